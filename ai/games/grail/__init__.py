"""Grail Cup for bots: heuristic, values of states, likelihoods, policies, weights and nets."""

from ai.manifest import Bots
from ai.styles import BOLD, CAREFUL, Character, Style

CHARACTERS = {
    "bold": Character("Percival", BOLD._replace(bonuses={"unicorn": 2.0, "princess": 2.0})),
    "careful": Character("Bedivere", CAREFUL._replace(bonuses={"fairy": 3.0, "horse": 2.0})),
    "greedy": Character("Sagramore", Style(
        feature_share=0.5, own={"spear": 1.0, "more spears": 3.0, "seal": 0.5}, bonuses={"smith": 4.0})),
    "spiteful": Character("Meleagant", Style(
        feature_share=0.5, theirs={"spaces": -3.0, "held": 2.0},
        bonuses={"witch": 3.0, "wizard": 3.0, "push": 2.0})),
}  # fmt: skip
"""The characters, by style."""
BOTS_VERSION = 2
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
BOTS = Bots(
    version=BOTS_VERSION,
    characters=CHARACTERS,
    nets={"king": 4},
    policy_players=4,
    likelihoods=True,
)
