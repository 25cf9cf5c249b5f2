"""Phrases that protect a table: made up of words of a list, and read however they were typed."""
