"""Medieval Academy on the stage: a round of cards, then each track as it scores, and the weight of what happens.

Knows: which events matter how much, and how a disc's way is told in a line.
Must not know: lanes and tiles, or how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import core
from tui.boards.base import HELD, LONG, SLOW
from tui.boards.values import Way
from tui.boards.view import View

from .squires import Squires
from .tables import Tables
from .terms import Terms
from .words import minus, signed

PAYS = 30
"""Columns of what a track pays, in the headline of its scene."""


class Scenes(Tables):
    """The scenes of a round."""

    read_first = frozenset({"reset"})
    scenes = frozenset({"round", "scores"})
    beats: ClassVar[Mapping[str, float]] = {
        "plays": SLOW, "moves": LONG, "lifts": HELD, "scores": SLOW, "shield": SLOW, "bonus": LONG, "cup": SLOW,
        "looks": SLOW, "holds": SLOW, "gives": LONG, "takes": LONG, "reset": HELD, "duel_ends": LONG, "turns_up": SLOW,
    }  # fmt: skip

    def scene_title(self, view: View, head: core.Event) -> str:
        """The round, or the track that scores, with what it pays."""
        if head.key != "scores":
            return super().scene_title(view, head)
        track = head.args["track"]
        pays = Terms(self, view).pays(track, PAYS)
        return view.words("stage-scores", track=self.track(view, track), pays=pays)

    def ways(self, view: View, event: core.Event) -> Sequence[Way]:
        """The way of the disc that moves."""
        if event.key not in ("plays", "moves", "steps_back"):
            return ()
        args, squires = event.args, Squires(view)
        squire, track = args["squire"], self.track(view, args["track"])
        letter, colour = squires.letter(squire), squires.style(squire)
        steps = minus(signed(args["end"] - args["start"]))
        return [Way(letter, colour, args["start"], args["end"], f"{track} {steps}")]
