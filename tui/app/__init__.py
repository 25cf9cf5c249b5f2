"""The Textual app: navigation, settings and theme."""
