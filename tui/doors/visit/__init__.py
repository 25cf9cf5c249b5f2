"""A visit: the game's own screen at one table, in a sandboxed process that a door starts."""
