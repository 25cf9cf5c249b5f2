"""The board of Histrio."""
