"""The table as lines of text and a prompt."""
