"""The ssh door."""
