"""Skeleton, the smallest game there is: draw a card, keep one of two; the highest wins."""

from core import Manifest

MANIFEST = Manifest(id="skeleton", seats=range(2, 5), minutes=5, languages=("en",))
