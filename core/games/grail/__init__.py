"""Grail Cup: knights race along a forest path, carried by allies that are drafted anew every round."""

from core.manifest import Manifest

MANIFEST = Manifest(id="grail", seats=range(3, 9), minutes=30, languages=("en", "fr", "ru", "uk"))
