"""Encounters as cities show them, and the meaning of their signs."""
