"""The tournaments of a hall: their tables, their entrants, and who is told of them."""
