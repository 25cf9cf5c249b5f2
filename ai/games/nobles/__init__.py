"""Duelling Nobles for bots: heuristic, values of states, weights and nets."""

from ai.manifest import Bots
from ai.styles import BOLD, CAREFUL, Character, Style

CHARACTERS = {
    "bold": Character("La Hire", BOLD._replace(bonuses={"challenge": 1.0})),
    "careful": Character("Pallas", CAREFUL._replace(bonuses={"challenge": -1.0, "arm": 0.5})),
    "greedy": Character("Caesar", Style(
        feature_share=0.3, own={"coins to 2": 1.0, "coins to 5": 2.0, "coins": 2.0},
        bonuses={"tithe": 1.1, "buy-noble": -3.0})),
    "spiteful": Character("Judith", Style(
        feature_share=0.5, theirs={"bears": -1.5}, bonuses={"challenge": 0.5, "lay": 0.5})),
}  # fmt: skip
"""The characters, by style."""
BOTS_VERSION = 1
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
BOTS = Bots(
    version=BOTS_VERSION,
    characters=CHARACTERS,
    nets={"knight": 2, "king": 2},
)
