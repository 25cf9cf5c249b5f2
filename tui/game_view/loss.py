"""By how much this seat has lost, where most of it was lost, and when it last led; or where it was most ahead.

Knows: the course of the scores, and the part of them that a board names.
Must not know: rules, or where the line is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from tui.boards import View, board
from tui.boards.course import Course
from tui.boards.rows import gained
from tui.text.words import mark


def loss_line(view: View, outcome: core.Outcome, course: Course) -> str:
    """Returns the line for the reader's own seat; empty for spectators and those who have won."""
    seat, first = view.seat, outcome.ranking[0]
    if seat is None or seat in first:
        return ""
    count = outcome.scores[first[0]] - outcome.scores[seat]
    return view.words("stage-lost", count=count, **_loss(view, seat, first[0], course))


def behind_lines(view: View, outcome: core.Outcome, course: Course) -> list[str]:
    """Returns the same in short lines without by how much, which a banner says."""
    seat, first = view.seat, outcome.ranking[0]
    if seat is None or seat in first:
        return []
    loss = _loss(view, seat, first[0], course)
    return [
        *(view.words("ending-behind", name=mark(first[0]), **loss) for _ in range(loss["on"] != "none")),
        view.words("ending-led", **loss),
    ]


def ahead_lines(view: View, outcome: core.Outcome) -> list[str]:
    """Returns by how much a lone winner at this seat leads the next player, and what that lead is made of: the part of
    the scores that gave most of it, and all else; nothing for others, or where the scores are equal."""
    seat, ranking = view.seat, outcome.ranking
    if ranking[0] != (seat,) or len(ranking) < 2:
        return []
    second = ranking[1][0]
    on, more = board(view.game.id).lost_on(view, second, view.own) or ("none", 0)
    count = outcome.scores[view.own] - outcome.scores[second]
    if on == "none" or count <= 0:
        return []
    rest = gained(count - more) if count != more else 0
    return [view.words("stage-ahead", count=count, more=more, rest=rest, on=on, name=mark(second))]


def _loss(view: View, seat: int, winner: int, course: Course) -> dict[str, str | int]:
    """Where most of it was lost, and after which part of the game this seat last led."""
    drawn = board(view.game.id)
    on, less = drawn.lost_on(view, seat, winner) or ("none", 0)
    part = last_led(course, seat)
    return {"on": on, "less": less, "led": "none" if part is None else drawn.after(view, part)}


def last_led(course: Course, seat: int) -> int | None:
    """Returns the number of the last part of the game at whose end this seat led alone; None if it never did."""
    led = [part for part, at in course.ends().items() if _leads(course.scores[at], seat)]
    return led[-1] if led else None


def _leads(scores: Sequence[int], seat: int) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
