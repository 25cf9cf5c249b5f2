"""What the fields of the actions of Medieval Academy can hold: for numbered actions (`ai.lab.actions`).

Knows: the tables of what is in the box.
Must not know: when an action is possible.
"""

from __future__ import annotations

from typing import Any

from core.games.academy import components as academy

SQUIRES = range(5)


def _of_its_suit(play: Any) -> bool:
    return academy.BOARDS[play.track].suit == play.card.split("-")[0]


DOMAINS = {
    "card": academy.CARDS, "track": academy.BOARDS, "squire": SQUIRES, "place": SQUIRES,
    "shield": ("0", *academy.CODEX_PENALTIES), "stack": range(2),
    "give.value": academy.TRACKS["education"].worst,
    "take.value": range(1, academy.ALMS_MOST + 1),
}  # fmt: skip
FITS = {"play": _of_its_suit}
