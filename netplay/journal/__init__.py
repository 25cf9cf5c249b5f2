"""Saves tables, and restores them."""
