"""The table this program is at, and the trio loop that runs it."""
