"""Duelling Nobles on the screen: moments, and how far each has come.

Knows: which events are moments, and what of them is seen at which phase.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from typing import Any

from core.games.nobles.components import DIE
from tui.boards.view import View

FRAMES = {
    "court": 6, "draws": 4, "takes": 4, "buys-weapon": 5, "buys-noble": 6, "challenge": 6,
    "substitute": 6, "rolls": 8, "lays": 6, "wounded": 6, "falls": 6,
}  # fmt: skip
"""The number of frames of each event's moment."""


def now(view: View, *keys: str) -> dict[str, Any] | None:
    """The arguments of the event that is happening, if it is one of these and not yet over."""
    if view.news is None or view.phase >= 1 or view.news.key not in keys:
        return None
    return view.news.args


def still_hidden(view: View, seat: int, at: int) -> bool:
    """True if this noble of a court is still to be turned. A court is turned one after the other; a bought noble is
    turned last."""
    if (args := now(view, "court")) is not None:
        return args["seat"] == seat and view.phase * 4 < at + 1
    args = now(view, "buys-noble")
    last = len(view.state.courts[seat]) - 1
    return args is not None and args["seat"] == seat and at == last and view.phase < 0.6


def struck(view: View, noble: str) -> str:
    """The ground on which this noble flashes, because of a wound or in its fall; empty: it does not."""
    args = now(view, "wounded", "falls")
    if args is None or args["noble"] != noble or falling(view, noble):
        return ""
    return ("wash-bad", "low-bad")[int(view.phase * 6) % 2]


def entering(view: View, noble: str) -> float:
    """The progress of a duellist from the court to the arena, from 0 to 1."""
    args = now(view, "challenge", "substitute")
    return view.phase if args is not None and noble in (args["noble"], args.get("target")) else 1.0


def tumbling(view: View, seat: int) -> float | None:
    """The progress of this side's dice; None if they lie still."""
    args = now(view, "rolls")
    return view.phase if args is not None and args["seat"] == seat else None


def shown(die: int, at: int, rolls: float | None) -> int:
    """The side of a rolling die: one after another, and in the end the result."""
    return die if rolls is None else 1 + (die + at + 1 + int(rolls * 10)) % DIE


def drawn_up(view: View, weapon: str) -> float:
    """The progress of a weapon that is laid, from 0 (face down) to 1."""
    args = now(view, "lays")
    return view.phase if args is not None and args["weapon"] == weapon else 1.0


def falling(view: View, noble: str) -> bool:
    """True if this noble's fall is still to be shown."""
    args = now(view, "falls")
    return args is not None and args["noble"] == noble and view.phase < 0.4


def fallen(view: View, noble: str) -> bool:
    """True if this noble's fall has been told and it lies there by now."""
    args = now(view, "falls")
    return args is None or args["noble"] != noble


FLIGHTS = {"draws": "weapons", "buys-weapon": "weapons", "buys-noble": "nobles", "takes": "discard"}
"""Events by which a card leaves a pile for a player, and which pile."""


def flight(view: View) -> tuple[str, int] | None:
    """The pile that a card flies from, and the seat that it flies to."""
    args = now(view, *FLIGHTS)
    return None if args is None or view.news is None else (FLIGHTS[view.news.key], args["seat"])
