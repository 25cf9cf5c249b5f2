"""Tournaments without I/O: who meets whom, what a result counts, and who is first."""
