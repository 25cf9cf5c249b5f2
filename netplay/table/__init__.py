"""One table, sans-I/O: a message and the time in, messages out."""
