"""The choices of Duelling Nobles: in words, in columns below headings, as grids, and the pictures that explain them."""
