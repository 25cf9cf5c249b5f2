"""Medieval Academy on the stage and in the log: a round of cards, then each track as it scores; the weight of events.

Knows: which events matter how much, and how a disc's way is told in a line.
Must not know: lanes and tiles, or how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.cells import cell_len

import core
from tui.boards.base import HELD, LONG, SLOW
from tui.boards.values import Way
from tui.boards.view import View

from .rounds import Earnings
from .squires import Squires, sentence
from .tables import Tables
from .terms import Terms
from .words import Wording, minus, signed

PAYS = 30
"""Columns of what a track pays, in the headline of its scene."""


class Scenes(Tables):
    """The scenes of a round."""

    read_first = frozenset({"reset"})
    headlines = frozenset({"round"})
    scenes = frozenset({"round", "scores"})
    beats: ClassVar[Mapping[str, float]] = {
        "plays": SLOW, "moves": LONG, "lifts": HELD, "scores": SLOW, "shield": SLOW, "bonus": LONG, "cup": SLOW,
        "looks": SLOW, "holds": SLOW, "gives": LONG, "takes": LONG, "reset": HELD, "duel_ends": LONG, "turns_up": SLOW,
    }  # fmt: skip

    def summary(self, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
        return _summary(self, view, head, events)

    def short_line(self, view: View, event: core.Event) -> str:
        return _move(self, view, event) if event.key == "plays" else ""

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


# In the log


WIDEST = 34
"""Columns that a row of columns may take."""
FAR = 2
"""Columns of the square to which a disc goes."""


def _summary(words: Wording, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
    """The round, and what it has brought each squire as far as it is seen, the most first."""
    squires, earnings = Squires(view), Earnings(events)
    if not earnings.tracks:
        return ""
    order = sorted(view.state.squires, key=lambda squire: (-earnings.sum(squire), squire))
    earned = ", ".join(f"{squires.name(squire)} {signed(earnings.sum(squire))}" for squire in order)
    number = words.arguments(view, head)["round"]
    return view.words("log-academy-round", round=number, earned=earned)


def _move(words: Wording, view: View, event: core.Event) -> str:
    """A disc's move in columns: squire, track, squares, from where to where, place. Empty if the widest row of the game
    would be too wide, so that all moves are told in the same form."""
    args, squires = words.arguments(view, event), Squires(view)
    names = [words.plain(view, squires.name(each)) for each in view.state.squires]
    tracks = [words.text(view, f"row-{track}") for track in view.state.tracks]
    name, track = sentence(squires.name(event.args["squire"])), words.text(view, f"row-{event.args['track']}")
    gap = max(map(cell_len, names)) - cell_len(words.plain(view, name))
    wide = max(map(cell_len, tracks)) - cell_len(track)
    way = f"{args['squares']}  {args['start']:>2}→"
    start, end = f"{name}{' ' * gap} {track}{' ' * wide} {way}", f"{args['end']}{_place_short(view, args['place'])}"
    last = max(cell_len(_place_short(view, at + 1)) for at in view.state.squires)
    return start + end if cell_len(words.plain(view, start)) + FAR + last <= WIDEST else ""


def _place_short(view: View, place: int | str) -> str:
    """A place behind a way; nothing where places do not count."""
    return "" if place == "none" else f" {view.words('answers-place-short', place=place)}"
