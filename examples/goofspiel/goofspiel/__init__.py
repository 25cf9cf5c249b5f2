"""Goofspiel, the game of pure strategy: whoever bids most for a prize gets it, and all bid at once."""

from core import Manifest

MANIFEST = Manifest(id="goofspiel", seats=range(2, 6), minutes=10, languages=("en",))
