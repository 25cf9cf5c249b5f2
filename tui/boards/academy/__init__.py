"""The board of Medieval Academy."""
