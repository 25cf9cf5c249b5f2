"""Keys by their place on the keyboard: who writes Cyrillic need not change the layout to press a letter.

Knows: where Latin letters lie under the Russian and Ukrainian layouts.
Must not know: what a key does.
"""

from __future__ import annotations

LATIN = "qwertyuiopasdfghjklzxcvbnm"
CYRILLIC = ("йцукенгшщзфывапролдячсмить", "йцукенгшщзфівапролдячсмить")


def letter(latin: str) -> str:
    """The keys, as a binding lists them, that lie where this Latin letter does."""
    places = [layout[LATIN.index(latin)] for layout in CYRILLIC]
    return ",".join(dict.fromkeys((latin, *places)))
