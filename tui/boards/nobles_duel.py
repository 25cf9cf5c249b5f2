"""Duelling Nobles' duels on the screen: the two sides, their sums spelled out, and how it stands.

Knows: the duel under way from the state, the last one from the log.
Must not know: where on the screen a duel is drawn, but for its width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import core
from core.games.nobles.components import ACE, RANKS, rank_of
from core.games.nobles.duel import CLOSENESS, Blow, closeness, has_ace, scores
from core.games.nobles.rules import asked_now
from core.games.nobles.state import Duel, State

from ..canvas import Canvas
from ..words import mark, rich
from .base import Tally, View
from .nobles_cards import DIE, ink, short


@dataclass
class Side:
    """One side of a duel. What is not known (any more) is None."""

    seat: int
    noble: str
    armour: int | None = None
    queen: int | None = None
    dice: Sequence[int] = ()
    running: int | None = None
    """All but the weapons."""
    blows: list[Blow] = field(default_factory=list)
    arms: str = "none"
    """Without weapons: whether they come later, now, or not at all."""

    @property
    def strength(self) -> int:
        return RANKS[rank_of(self.noble)].strength

    @property
    def total(self) -> int | None:
        return None if self.running is None else self.running + sum(blow.value + blow.suit for blow in self.blows)


@dataclass
class Scene:
    """A duel, under way or over."""

    sides: dict[int, Side]
    ace: bool = False
    over: bool = False
    won: int | None = None
    fell: set[str] = field(default_factory=set)


def scene(view: View) -> Scene | None:
    """The duel to show: the one under way, or else the last one; it is that one too when a duellist has just fallen."""
    state: State = view.state
    standing = state.duel and all(noble in state.armour for noble in state.duel.nobles)
    return _under_way(state, state.duel) if state.duel and standing else _last(view.log)


def _under_way(state: State, duel: Duel) -> Scene:
    sides = {}
    for seat, score in enumerate(scores(state)):
        sides[seat] = Side(
            seat, duel.nobles[seat], score.armour, score.queen, score.dice,
            score.running if score.dice else None, list(score.weapons), _arms(state, seat),
        )  # fmt: skip
    return Scene(sides, has_ace(duel))


def _arms(state: State, seat: int) -> str:
    """Whether this side lays weapons later, now, or is through with it."""
    if asked_now(state) == "weapons" and state.asked[0].seat == seat:
        return "now"
    through = asked_now(state) == "weapons" and seat == state.turn.seat
    return "none" if through else "later"


def _last(log: Sequence[core.Event]) -> Scene | None:
    """The last duel of the log."""
    start = next((at for at in range(len(log) - 1, -1, -1) if log[at].key == "challenge"), None)
    if start is None:
        return None
    seen = Scene({}, over=True)
    for event in log[start:]:
        if event.key == "turn":
            break
        _note(seen, event.key, event.args)
    return seen


def _note(seen: Scene, key: str, args: dict) -> None:
    """What one event of the log tells about a duel."""
    side = seen.sides.get(args.get("seat", -1))
    if key == "challenge":
        seen.sides[args["seat"]] = Side(args["seat"], args["noble"])
        seen.sides[args["challenged"]] = Side(args["challenged"], args["target"])
    elif key in ("wins", "tie"):
        seen.ace = args["by"] == "ace"
        seen.won = args.get("seat")
    elif side is None:
        return
    elif key == "substitute":
        side.noble = args["noble"]
    elif key == "rolls":
        side.dice, side.running = args["dice"], args["total"]
    elif key == "lays":
        side.blows.append(Blow(args["weapon"], args["value"], args["suit"]))
    elif key == "score":
        side.armour, side.queen = args["armour"], args["queen"]
    elif key == "falls":
        seen.fell.add(args["noble"])


# --- In words ---


def _term(view: View, what: str, value: int | str) -> str:
    return view.words(f"nobles-term-{what}", value=value)


def sum_before(view: View, side: Side) -> str:
    """Strength, armour, queen and dice as a sum."""
    if side.armour is None and side.running is not None:
        return view.words("nobles-before-weapons", value=side.running)
    terms = [_term(view, "strength", side.strength)]
    terms += [_term(view, "armour", side.armour)] if side.armour else []
    terms += [_term(view, "queen", side.queen)] if side.queen else []
    if not side.dice:
        return " + ".join([*terms, DIE * RANKS[rank_of(side.noble)].dice])
    rolled = "die" if len(side.dice) == 1 else "dice"
    terms.append(_term(view, rolled, " + ".join(map(str, side.dice))))
    return " + ".join(terms) + f" = {side.running}"


def sum_of_weapons(view: View, side: Side, ace: bool) -> str:
    """The weapons as the rest of the sum."""
    if not side.blows:
        return view.words(f"nobles-arms-{side.arms}")
    terms = [_blow(view, side, blow) for blow in side.blows]
    return "+ " + " + ".join(terms) + ("" if ace else f" = {side.total}")


def _blow(view: View, side: Side, blow: Blow) -> str:
    card = short(view, blow.card)
    if rank_of(blow.card) == ACE:
        return f"{card} {fatal(view, side, blow.card)}"
    return f"{card} {blow.value}" + (f" + {_term(view, 'suit', blow.suit)}" if blow.suit else "")


def fatal(view: View, side: Side, ace: str) -> str:
    """How close an ace is to its noble."""
    return view.words("nobles-fatal", closeness=CLOSENESS[closeness(side.noble, ace)])


def verdict(view: View, seen: Scene) -> list[str]:
    """How it stands, or how it ended."""
    if seen.over:
        return _ended(view, seen)
    if seen.ace:
        return [view.words("nobles-duel-ace")]
    best, worst = sorted(seen.sides.values(), key=lambda side: -(side.total or 0))
    if best.total is None or worst.total is None:
        mover = seen.sides[view.state.turn.seat].noble
        target = seen.sides[1 - view.state.turn.seat].noble
        return [view.words("nobles-duel-answer", noble=short(view, target), challenger=short(view, mover))]
    if best.total == worst.total:
        return [view.words("nobles-duel-level", score=best.total)]
    return [view.words("nobles-duel-leads", noble=short(view, best.noble), more=best.total, less=worst.total)]


def _ended(view: View, seen: Scene) -> list[str]:
    losers = [side for side in seen.sides.values() if side.seat != seen.won]
    costs = [
        view.words("nobles-duel-loser", noble=short(view, side.noble), fell="yes" if side.noble in seen.fell else "no")
        for side in losers
    ]
    if seen.won is None:
        return [view.words("nobles-duel-tied"), *(cost for cost in costs if seen.fell)]
    best, worst = seen.sides[seen.won], losers[0]
    by = "ace" if seen.ace else "score"
    name = short(view, best.noble)
    return [view.words("nobles-duel-won", noble=name, by=by, more=best.total or 0, less=worst.total or 0), *costs]


# --- Drawn ---


def lines(view: View, canvas: Canvas, x: int, y: int, seen: Scene, seat: int) -> None:
    """One side in two lines: the sum before the weapons, and the weapons."""
    side = seen.sides[seat]
    style = "dim" if seen.over else ""
    after = canvas.put(x, y, short(view, side.noble), f"{ink(side.noble)} {style}")
    canvas.put(after + 1, y, sum_before(view, side), style)
    canvas.put(after + 1, y + 1, sum_of_weapons(view, side, seen.ace), style if side.arms != "now" else "gold")


NAMES, CELL = 14, 13
"""Columns of the table's first column and of the others."""


def table(view: View, canvas: Canvas, x: int, y: int, seen: Scene, seats: Sequence[int]) -> None:
    """Both sides as a table, term by term; how it stands below."""
    style = "dim" if seen.over else ""
    weapons = max(RANKS[rank_of(side.noble)].weapons for side in seen.sides.values())
    names = ["strength", "armour", "queen", "dice", *["weapon"] * weapons, "total"]
    for row, name in enumerate(names, 1):
        canvas.put(x, y + row, view.words(f"nobles-row-{name}"), "dim")
    for at, seat in enumerate(seats):
        column = x + NAMES + CELL * at
        side = seen.sides[seat]
        after = canvas.put(column, y, short(view, side.noble), ink(side.noble))
        name = rich(mark(seat), view.names)
        name.truncate(CELL - 5, overflow="ellipsis")
        canvas.write(after + 1, y, name)
        for row, text in enumerate(_cells(view, seen, side, weapons), 1):
            canvas.put(column, y + row, text, "gold bold" if row == len(names) and not seen.over else style)
    for row, text in enumerate(verdict(view, seen), len(names) + 1):
        canvas.put(x, y + row, text, "dim" if seen.over else "gold")


def tally(view: View) -> Tally | None:
    """The last duel of the log as a table, term by term, and how it ended."""
    seen = _last(view.log)
    if seen is None:
        return None
    sides = list(seen.sides.values())
    weapons = max(len(side.blows) for side in sides)
    names = ["strength", "armour", "queen", "dice", *["weapon"] * weapons, "total"]
    columns = [[*_cells(view, seen, side, weapons)[: 4 + weapons], _total(seen, side)] for side in sides]
    rows = [[view.words(f"nobles-row-{name}"), *cells] for name, *cells in zip(names, *columns, strict=True)]
    one, other = (short(view, side.noble) for side in sides)
    head = ["", *(f"{short(view, side.noble)} {mark(side.seat)}" for side in sides)]
    return Tally(view.words("nobles-tally-title", one=one, other=other), head, rows, verdict(view, seen))


def _total(seen: Scene, side: Side) -> str:
    return "–" if seen.ace else "·" if side.total is None else f"= {side.total}"


def _cells(view: View, seen: Scene, side: Side, weapons: int) -> list[str]:
    """One side's column of the table, with so many rows for weapons."""
    rolled = " ".join(f"[{die}]" for die in side.dice) or DIE * RANKS[rank_of(side.noble)].dice
    terms = ["·" if value is None else f"+{value}" if value else "–" for value in (side.armour, side.queen)]
    blows = [_cell(view, blow) for blow in side.blows]
    to_come = {"none": "–", "now": "?", "later": "·"}[side.arms]
    blows += [to_come] * (RANKS[rank_of(side.noble)].weapons - len(blows))
    blows += [""] * (weapons - len(blows))
    return [str(side.strength), *terms, rolled, *blows, _total(seen, side)]


def _cell(view: View, blow: Blow) -> str:
    if rank_of(blow.card) == ACE:
        return f"{short(view, blow.card)} {view.words('nobles-short-fatal')}"
    return f"{short(view, blow.card)} +{blow.value}" + (f" +{blow.suit}" if blow.suit else "")
