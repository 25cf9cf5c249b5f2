"""Histrio on the stage and in the log: each city is a scene, and the festival is one; the weight of what happens.

Knows: which events matter how much.
Must not know: the map, the troupes, or how a scene is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import core
from tui.boards import rows
from tui.boards.base import HELD, LONG, SLOW
from tui.boards.view import View
from tui.text.words import mark

from .results import Results
from .vocabulary import Vocabulary, in_moods

STAGE = 38
"""Columns of the headline on the smallest stage."""


class Scenes(Results):
    """The scenes of a turn and of a festival."""

    headlines = frozenset({"turn", "season", "festival"})
    scenes = frozenset({"turn", "city", "festival", "season"})
    shown_on_board = frozenset({"curtain"})
    read_first = frozenset({"season"})
    rolling = frozenset({"toss"})
    silent = frozenset({"answers", "blank", "caravel", "chooses", "curtain", "disguises", "done", "swings"})
    inner = frozenset({
        "meets", "unpaid", "court", "joins", "clears", "takes_back", "steals", "manager", "needle", "mood", "money",
        "draws", "discards", "reshuffles",
    })  # fmt: skip
    beats: ClassVar[Mapping[str, float]] = {
        "travels": 0.7, "swings": 0.5, "money": 1, "city": SLOW, "meets": SLOW, "court": LONG, "manager": SLOW,
        "mood": HELD, "toss": LONG, "strongman": LONG, "ox": LONG, "fire_eater": LONG, "steals": SLOW,
        "festival": HELD, "disguised": LONG, "show": HELD, "request": LONG, "curtain": HELD + LONG,
    }  # fmt: skip
    """The needle moves mark by mark, caravels come one by one, and every coin is seen."""

    def summary(self, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
        return _summary(self, view, head, events)

    def weight(self, event: core.Event) -> float | None:
        """At a festival the amount that is paid is seen to grow."""
        if event.key == "money" and event.args["why"] in ("actors", "show", "request"):
            return LONG
        return super().weight(event)

    def scene_title(self, view: View, head: core.Event) -> str:
        """The line that began it; where it needs more than a small stage has, its first sentence, or those who meet in
        a city by their letters."""
        told = super().scene_title(view, head)
        if rows.wide(view, told) <= STAGE:
            return told
        if head.key != "city":
            return re.split(r"(?<=[.!]) ", told)[0]
        troupes = [(seat, friendly) for friendly, key in enumerate(("seats", "friends")) for seat in head.args[key]]
        names = self.letters((seat, bool(friendly)) for seat, friendly in troupes)
        return self.text(view, "log-city", **{**self.arguments(view, head), "names": names})

    def nothing_happens(self, event: core.Event) -> bool:
        """A player plays no request."""
        return event.key == "no_request"

    def together(self, view: View, events: Sequence[core.Event]) -> str:
        """The players who play no request, in one line."""
        return view.words("stage-no-request", names=", ".join(mark(event.args["seat"]) for event in events))


# In the log


def _summary(words: Vocabulary, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
    """The turn, who met whom where, and the way of the needle."""
    if head.key != "turn":
        return ""
    needle = [event.args for event in events if event.key == "needle"]
    start, end = (needle[0]["start"], needle[-1]["end"]) if needle else (0, 0)
    cities = [event.args for event in events if event.key == "city"]
    told = [*(_met(words, view, each) for each in cities if len(_troupes(each)) > 1)]
    before, after = in_moods(view, start, end) if needle else ("", "")
    told += [_barred(words, view, each) for each in cities if each["barred"]]
    return view.words(
        "log-histrio-turn", season=head.args["season"], turn=head.args["turn"],
        met="; ".join(told) or "none",
        moved="no" if start == end else "yes", start=before, end=after,
    )  # fmt: skip


def _troupes(city: Mapping[str, Sequence[int]]) -> list[str]:
    """The troupes in a city that are not shut out; a star marks friends."""
    return [*map(mark, city["seats"]), *(f"{mark(seat)}*" for seat in city["friends"])]


def _met(words: Vocabulary, view: View, city: Mapping[str, Any]) -> str:
    """A city in which some have met."""
    town = words.text(view, f"town-{city['city']}")
    if len(city["seats"]) == len(view.names):
        return view.words("log-histrio-all", town=town)
    return view.words("log-histrio-met", town=town, names=", ".join(_troupes(city)))


def _barred(words: Vocabulary, view: View, city: Mapping[str, Any]) -> str:
    """A city from which some have been shut out."""
    town = words.text(view, f"town-{city['city']}")
    return view.words("log-histrio-barred", town=town, names=", ".join(map(mark, city["barred"])))
