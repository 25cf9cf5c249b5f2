"""Histrio for bots: heuristic, values of states, weights."""

from ai.manifest import Bots, Kind
from ai.styles import BOLD, CAREFUL, Character, Style

CHARACTERS = {
    "bold": Character("Scaramouche", BOLD._replace(
        bonuses={"tightrope": 1.5, "horse": 1.5, "fire_eater": 1.5, "court": 1.0})),
    "careful": Character("Pierrot", CAREFUL._replace(bonuses={"done": 3.0})),
    "greedy": Character("Pantalone", Style(feature_share=0.5, own={"money": 1.0}, bonuses={"keep_all": 2.0})),
    "spiteful": Character("Brighella", Style(
        feature_share=0.5, theirs={"money": -1.5, "prospects": -1.0}, bonuses={"ox": 3.0, "strongman": 2.0})),
}  # fmt: skip
"""The characters, by style."""
BOTS_VERSION = 2
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
BOTS = Bots(
    version=BOTS_VERSION,
    characters=CHARACTERS,
    kinds=(
        *(Kind(str(players), players, {}) for players in range(2, 6)),
        *(Kind(f"{players}-one season", players, {"seasons": 1}) for players in (2, 4)),
    ),
    kept_options=("seasons",),
)
