"""External bots: programs of other people at a table."""
