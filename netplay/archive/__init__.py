"""Finished games as files: what one client saw of each, kept here or handed on, and what follows from many of them."""
