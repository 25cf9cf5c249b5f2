"""One game at a table: who plays it, its bots' seats."""
