"""The board of Duelling Nobles."""
