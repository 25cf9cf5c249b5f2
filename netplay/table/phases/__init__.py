"""The phases of a table, a module each, and the table of transitions between them."""
