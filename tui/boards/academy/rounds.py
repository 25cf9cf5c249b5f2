"""What a round of Medieval Academy has brought to whom, gathered from the lines that told it.

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
        """Where a squire has a shield that we do not see."""
        self.given: dict[tuple[str, int], int] = {}
        """Alms: what a squire has more by them of coats of arms from a track, or less, as far as we see it."""
        self._points: dict[tuple[str, int], int] = {}
        self._moves: dict[tuple[str, int], list[tuple[str, int]]] = {}
        for event in events:
            self._add(event)

    def points(self, track: str, squire: int) -> int | None:
        """What a squire has from a track, as far as we see it; None if nothing."""
        return self._points.get((track, squire))

    def moves(self, track: str, squire: int) -> list[tuple[str, int]]:
        """Gallantry: which of his discs a squire has moved, and how far."""
        return self._moves.get((track, squire), [])

    def sum(self, squire: int) -> int:
        """What a squire has from all tracks, as far as we see it."""
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
