"""What the fields of the actions of Histrio can hold: for numbered actions (`ai.lab.actions`).

Knows: the tables of what is in the box.
Must not know: when an action is possible.
"""

from __future__ import annotations

from typing import Any

from core.games.histrio import components as histrio

BLANKS = [f"blank-{seat}" for seat in range(5)]


def _goes_elsewhere(move: Any) -> bool:
    return move.start != move.end


DOMAINS = {
    "card": histrio.TRAVEL, "answer.card": (*histrio.REQUESTS, *BLANKS), "request": histrio.REQUESTS,
    "start": histrio.CITIES, "end": histrio.CITIES, "city": histrio.CITIES, "steps": histrio.FIRE,
    "victim": range(5), "talent": histrio.TALENTS,
    "actor": [face for face in histrio.ENCOUNTERS if face.split("-")[0] in histrio.TALENTS],
}  # fmt: skip
FITS = {"tightrope": _goes_elsewhere}
