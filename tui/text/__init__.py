"""Texts in the reader's language, and how they are wrapped."""
