"""Doors: ways to a table for players with nothing installed. Each caller gets the game's own screen, in a sandboxed
process (`sandbox/`) that joins the table like any other client."""
