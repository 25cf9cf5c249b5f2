"""The choices of Grail Cup: in columns below headings, and the pictures that explain them."""
