"""Histrio on the stage: each city is a scene, and the festival is one; the weight of what happens.

Knows: which events matter how much.
Must not know: the map, the troupes, or how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import core
from tui.boards.base import HELD, LONG, SLOW
from tui.boards.view import View
from tui.text.words import mark

from .results import Results


class Scenes(Results):
    """The scenes of a turn and of a festival."""

    scenes = frozenset({"turn", "city", "festival", "season"})
    shown_on_board = frozenset({"curtain"})
    rolling = frozenset({"toss"})
    silent = frozenset({"answers", "blank", "caravel", "chooses", "curtain", "disguises", "done", "swings"})
    beats: ClassVar[Mapping[str, float]] = {
        "travels": 0.7, "swings": 0.5, "money": 1, "city": SLOW, "meets": SLOW, "court": LONG, "manager": SLOW,
        "mood": HELD, "toss": LONG, "strongman": LONG, "ox": LONG, "fire_eater": LONG, "steals": SLOW,
        "festival": HELD, "disguised": LONG, "show": HELD, "request": LONG, "curtain": HELD + LONG,
    }  # fmt: skip
    """The needle moves mark by mark, caravels come one by one, and every coin is seen."""

    def weight(self, event: core.Event) -> float | None:
        """At a festival the amount that is paid is seen to grow."""
        if event.key == "money" and event.args["why"] in ("actors", "show", "request"):
            return LONG
        return super().weight(event)

    def nothing_happens(self, event: core.Event) -> bool:
        """A player plays no request."""
        return event.key == "no_request"

    def together(self, view: View, events: Sequence[core.Event]) -> str:
        """The players who play no request, in one line."""
        return view.words("stage-no-request", names=", ".join(mark(event.args["seat"]) for event in events))
