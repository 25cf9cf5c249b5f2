"""What the fields of the actions of Duelling Nobles can hold: for numbered actions (`ai.lab.actions`).

Knows: the tables of what is in the box.
Must not know: when an action is possible.
"""

from __future__ import annotations

from typing import Any

from core.games.nobles import components as nobles

KINGS = [noble for noble in nobles.NOBLES if nobles.rank_of(noble) == "king"]
ARMOUR = [weapon for weapon in nobles.WEAPONS if nobles.rank_of(weapon) in nobles.ARMOUR]


def _aims(favour: Any) -> bool:
    """Hearts favour a noble, clubs a weapon of the discard, the others nothing."""
    kinds = {"hearts": nobles.NOBLES, "clubs": nobles.WEAPONS}
    return favour.target in kinds.get(nobles.suit_of(favour.card), (None,))


def _goes_elsewhere(move: Any) -> bool:
    return move.source != move.target


DOMAINS = {
    "noble": nobles.NOBLES, "card": nobles.WEAPONS, "king": KINGS, "arm.card": ARMOUR, "source": nobles.NOBLES,
    "target": nobles.NOBLES, "favour.target": (None, *nobles.NOBLES, *nobles.WEAPONS),
}  # fmt: skip
FITS = {"favour": _aims, "move-armour": _goes_elsewhere}
