"""What is saved of a table, and how it is made again from that."""
