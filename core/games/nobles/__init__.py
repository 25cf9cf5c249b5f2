"""Duelling Nobles: two courts of three, and the last noble standing wins."""

from core.manifest import Manifest

MANIFEST = Manifest(id="nobles", seats=range(2, 3), minutes=30, languages=("en", "fr", "ru", "uk"))
