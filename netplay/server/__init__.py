"""The trio side of a table: connections, bots' time and worker processes."""
