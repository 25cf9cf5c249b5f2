"""Histrio: troupes travel for two seasons to recruit actors for the King's festival."""

from core.manifest import Manifest

MANIFEST = Manifest(id="histrio", seats=range(2, 6), minutes=45, languages=("en", "fr", "ru", "uk"))
