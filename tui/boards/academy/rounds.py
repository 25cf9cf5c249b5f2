"""The earnings of one round of Medieval Academy, gathered from the log lines that told it.

Knows: the events of a round, as one seat was told them.
Must not know: words, or how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core


class Earnings:
    """Points and moves by track and squire, in the order in which the tracks scored."""

    def __init__(self, events: Sequence[core.Event]) -> None:
        self.tracks: list[str] = []
        """The tracks that scored, in order."""
        self.hidden: set[tuple[str, int]] = set()
        """The squires that hold a shield hidden from this seat, by track."""
        self.given: dict[tuple[str, int], int] = {}
        """Alms: what a squire has more by them of coats of arms from a track, or less, as far as we see it."""
        self._points: dict[tuple[str, int], int] = {}
        self._moves: dict[tuple[str, int], list[tuple[str, int]]] = {}
        for event in events:
            self._add(event)

    def points(self, track: str, squire: int) -> int | None:
        """A squire's points on a track as far as this seat sees them; None if there are none."""
        return self._points.get((track, squire))

    def moves(self, track: str, squire: int) -> list[tuple[str, int]]:
        """The discs a squire has moved by gallantry, and how far."""
        return self._moves.get((track, squire), [])

    def sum(self, squire: int) -> int:
        """A squire's points on all tracks as far as this seat sees them."""
        return sum(points for (_, earner), points in self._points.items() if earner == squire)

    def _add(self, event: core.Event) -> None:
        args = event.args
        match event.key:
            case "scores":
                self.tracks.append(args["track"])
            case "moves":
                self._moves.setdefault(("gallantry", args["squire"]), []).append((args["track"], args["squares"]))
            case "steps_back":
                self._moves.setdefault(("gallantry", args["squire"]), []).append(("gallantry", -1))
            case "shield":
                self._pay(args["track"], args["squire"], args["value"])
            case "bonus":
                self._pay("quests", args["squire"], args["points"])
            case "gives_back":
                self._pay("education", args["squire"], 0)
            case "holds":
                self._pay("education", args["squire"], args["shield"])
            case "gives":
                self._pass(args["track"], args["squire"], args["other"], args["value"])
            case "takes":
                self._pass(args["track"], args["other"], args["squire"], args["value"])
            case _:
                pass

    def _pay(self, track: str, squire: int, points: int | None) -> None:
        if points is None:
            self.hidden.add((track, squire))
        else:
            self._points[track, squire] = self._points.get((track, squire), 0) + points

    def _pass(self, track: str, giver: int, receiver: int, points: int | None) -> None:
        """A shield from a track goes from one to another in alms."""
        self._pay("charity", giver, None if points is None else -points)
        self._pay("charity", receiver, points)
        for squire, change in ((giver, -(points or 0)), (receiver, points or 0)):
            self.given[track, squire] = self.given.get((track, squire), 0) + change
