"""Duelling Nobles on the stage and in the log: a turn is a scene, a duel another, and a duel ends on the board.

Knows: which events matter how much, and how the sum that decides is told in a line.
Must not know: the arena, or how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import core
from tui.boards.base import HELD, LONG, SLOW, Board
from tui.boards.view import View
from tui.draw.cards import Card
from tui.text.words import mark

from . import duel as duels
from .cards import noble_card, short

CARD = 10
"""Columns of the card on the stage."""


class Scenes(Board):
    """The scenes of a turn."""

    headlines = frozenset({"turn", "over"})
    scenes = frozenset({"turn", "challenge", "first"})
    off_stage = frozenset({"score", "wins", "tie"})
    rolling = frozenset({"rolls"})
    beats: ClassVar[Mapping[str, float]] = {
        "court": LONG, "favour": SLOW, "buys-noble": LONG, "challenge": LONG, "substitute": LONG, "rolls": LONG,
        "lays": LONG, "wins": 0, "tie": 0, "wounded": LONG, "falls": HELD, "parts": HELD,
    }  # fmt: skip
    """A duel is won, paid and suffered at once."""
    shown_on_board = frozenset({"parts"})

    def summary(self, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
        return _summary(view, head, events)

    def weight(self, event: core.Event) -> float | None:
        """A wound of which a noble falls is told with that fall."""
        if event.key == "wounded" and event.args["wounds"] == event.args["bears"]:
            return 0
        return super().weight(event)

    def scene_title(self, view: View, head: core.Event) -> str:
        """The turn, the challenge; and when a duel is decided, how."""
        decided = duels.decided(view.log) if head.key == "challenge" else None
        if decided is not None:
            return duels.decision(view, decided)
        return super().scene_title(view, head)

    def stage_card(self, view: View, head: core.Event, size: tuple[int, int] = (0, 0)) -> Card | None:
        """The noble that was bought last in this scene."""
        return noble_card(view, head.args["noble"], CARD) if head.key == "buys-noble" else None


# In the log


def _summary(view: View, head: core.Event, events: Sequence[core.Event]) -> str:
    """The turn, whose it was, and how its duel was decided."""
    if head.key != "turn":
        return ""
    rolled = [event.args["noble"] for event in events if event.key == "rolls"][-2:]
    decided = next((event for event in reversed(events) if event.key in ("wins", "tie")), None)
    how, args = "none", {}
    if decided is not None and len(rolled) == 2:
        how = f"{decided.key}-{decided.args['by']}"
        first, other = sorted(rolled, key=lambda noble: noble != decided.args.get("noble"))
        totals = {event.args["noble"]: event.args["total"] for event in events if event.key == "score"}
        args = {"high": totals.get(first, 0), "low": totals.get(other, 0)}
        args |= {"first": short(view, first), "other": short(view, other)}
    return view.words("log-nobles-turn", number=head.args["number"], seat=mark(head.args["seat"]), how=how, **args)
