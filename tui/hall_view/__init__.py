"""A hall in words, without Textual: its tournaments."""
