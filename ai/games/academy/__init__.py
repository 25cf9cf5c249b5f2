"""Medieval Academy for bots: heuristic, values of states, weights."""

from ai.manifest import Bots, Kind
from ai.styles import BOLD, CAREFUL, Character, Style

CHARACTERS = {
    "bold": Character("Tristan", BOLD._replace(bonuses={"quests": 2.5, "king": 2.5})),
    "careful": Character("Lucan", CAREFUL._replace(bonuses={"education": 2.5, "gallantry": 2.5})),
    "greedy": Character("Agravain", Style(
        feature_share=0.5, own={"points": 0.25}, bonuses={"jousts": 2.5, "tournaments": 2.5})),
    "spiteful": Character("Mordred", Style(feature_share=0.5, theirs={"points": -0.25}, bonuses={"charity": 2.5})),
}  # fmt: skip
"""The characters, by style."""
BOTS_VERSION = 1
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
BOTS = Bots(
    version=BOTS_VERSION,
    characters=CHARACTERS,
    kinds=(
        Kind("2-karadoc", 2, {"two_player": "karadoc"}),
        Kind("2-lancelot", 2, {"two_player": "lancelot"}),
        *(Kind(str(players), players, {}) for players in (3, 4, 5)),
    ),
    kept_options=("two_player",),
)
