"""Duelling Nobles' duels on the screen: the two sides, their sums spelled out, and how it stands.

Knows: the duel under way from the state, the last one from the log.
Must not know: where on the screen a duel is drawn, or how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import core
from core.games.nobles.actions import Challenge, Lay, Substitute
from core.games.nobles.components import ACE, RANKS, rank_of
from core.games.nobles.duel import CLOSENESS, Blow, blow, closeness, has_ace, scores, standing
from core.games.nobles.rules import asked_now
from core.games.nobles.state import Duel, State, other
from tui.boards.standings import standings
from tui.boards.values import Standings, Tally
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import mark, shade

from .cards import BORNE, TAKEN, dice, short, tinted
from .outcome import odds


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
    blows: list[Blow] = field(default_factory=list[Blow])
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
    fell: set[str] = field(default_factory=set[str])
    struck: dict[str, int] = field(default_factory=dict[str, int])
    """The wounds of the nobles that it has wounded."""
    gained: int = 0
    """The coins that the winner has taken."""
    turns_ago: int = 0
    """The turns that have begun since."""
    would: Blow | None = None
    """The weapon under the cursor."""
    would_be: bool = False
    """It is only under the cursor."""
    spared: str = ""
    """The challenged noble, if the cursor would send another in its place."""


def scene(view: View) -> Scene | None:
    """The duel to show: the one that the cursor would begin, or the one under way, or else the last one; it is that one
    too when a duellist has just fallen."""
    state, action = view.state, view.cursor
    if isinstance(action, Challenge) and view.seat is not None:
        sides = {view.seat: action.noble, other(view.seat): action.target}
        return Scene({seat: _fresh(state, seat, noble) for seat, noble in sides.items()}, would_be=True)
    alive = state.duel and all(noble in state.armour for noble in state.duel.nobles)
    if not state.duel or not alive or decided(view.log) is not None:
        return _last(view.log)
    return _with_cursor(view, _under_way(state, state.duel, view.log))


def _fresh(state: State, seat: int, noble: str) -> Side:
    """A side before the dice."""
    known = standing(state, seat, noble)
    return Side(seat, noble, known.armour, known.queen, arms="later")


def _with_cursor(view: View, seen: Scene) -> Scene:
    """The duel with the substitute that we would send, or the weapon that we would lay."""
    state, action, seat = view.state, view.cursor, view.seat
    if seat is not None and isinstance(action, Substitute):
        seen.spared, seen.would_be = seen.sides[seat].noble, True
        seen.sides[seat] = _fresh(state, seat, action.noble)
    if seat is not None and isinstance(action, Lay):
        seen.would = blow(state, seen.sides[seat].noble, action.card)
    return seen


def _under_way(state: State, duel: Duel, log: Sequence[core.Event]) -> Scene:
    sides, summed = {}, _summed(log)
    for seat, score in enumerate(scores(state)):
        sides[seat] = Side(
            seat, duel.nobles[seat], score.armour, score.queen, score.dice,
            score.running if score.dice else None, list(score.weapons), "none" if summed else _arms(state, seat),
        )  # fmt: skip
    return Scene(sides, has_ace(duel))


def _summed(log: Sequence[core.Event]) -> bool:
    """True if the sums of the duel under way have been told: no more weapons are laid."""
    last = next((event.key for event in reversed(log) if event.key in ("challenge", "score", "ace")), "")
    return last in ("score", "ace")


def _arms(state: State, seat: int) -> str:
    """The weapons of this side: to be laid later, being laid, or finished."""
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
        seen.turns_ago += event.key == "turn"
        if not seen.turns_ago:
            _note(seen, event.key, event.args)
    return seen


def decided(log: Sequence[core.Event]) -> Scene | None:
    """The last duel of the log if it has been decided."""
    for event in reversed(log):
        if event.key in ("wins", "tie"):
            return _last(log)
        if event.key == "challenge":
            return None
    return None


def settled(view: View) -> Scene | None:
    """The duel that has been fought in this turn, until the next turn begins or the game is over."""
    seen = None if view.state.duel or view.outcome else decided(view.log)
    return None if seen is None or seen.turns_ago else seen


def _note(seen: Scene, key: str, args: Mapping[str, Any]) -> None:
    """Notes what one event of the log tells about a duel."""
    side = seen.sides.get(args.get("seat", -1))
    if key == "challenge":
        seen.sides[args["seat"]] = Side(args["seat"], args["noble"])
        seen.sides[args["challenged"]] = Side(args["challenged"], args["target"])
    elif key in ("wins", "tie"):
        seen.ace = args["by"] == "ace"
        seen.won, seen.gained = args.get("seat"), args.get("gained", 0)
    elif side is None:
        return
    elif key == "substitute":
        side.noble = args["noble"]
    elif key == "rolls":
        side.dice, side.running = args["dice"], args["total"]
        side.armour, side.queen = args["armour"], args["queen"]
    elif key == "lays":
        side.blows.append(Blow(args["weapon"], args["value"], args["suit"]))
    elif key == "wounded":
        seen.struck[args["noble"]] = args["wounds"]
    elif key == "falls":
        seen.fell.add(args["noble"])


# --- In words ---


def verdict(view: View, seen: Scene) -> list[str]:
    """The state of the duel, or its result."""
    if seen.over:
        return _ended(view, seen)
    if seen.ace:
        return [view.words("nobles-duel-ace")]
    best, worst = sorted(seen.sides.values(), key=lambda side: -(side.total or 0))
    if best.total is None or worst.total is None:
        return [_before_dice(view, seen)]
    if best.total == worst.total:
        return [view.words("nobles-duel-level", score=best.total)]
    return [view.words("nobles-duel-leads", noble=short(view, best.noble), by=best.total - worst.total)]


def _before_dice(view: View, seen: Scene) -> str:
    """The chances of a challenge under the cursor, or who is challenged, or who would be sent instead."""
    mover, target = (seen.sides[seat].noble for seat in view.state.mover_first())
    nobles = {"noble": short(view, target), "challenger": short(view, mover)}
    if seen.spared:
        return view.words("nobles-duel-instead", spared=short(view, seen.spared), **nobles)
    if seen.would_be:
        return view.words("nobles-duel-would", **nobles, **odds(view.state, mover, target)._asdict())
    return view.words("nobles-duel-answer", **nobles)


def sums(view: View, seen: Scene) -> str:
    """The sums that decide a duel that is over."""
    first, last = _winner_first(view, seen)
    key = "tie" if seen.won is None else "beats"
    return f"{_sum_of(view, seen, first)} ━━ {view.words(f'stage-{key}')} ━━ {_sum_of(view, seen, last, True)}"


def in_short(view: View, seen: Scene) -> str:
    """The same with the wounds of the side that has lost."""
    last = _winner_first(view, seen)[1]
    hurt = seen.won is not None and last.noble in seen.struck
    return f"{sums(view, seen)} {_wounds(seen, last)}" if hurt else sums(view, seen)


def _winner_first(view: View, seen: Scene) -> list[Side]:
    """Both sides, the winner first, or in a tie the side at the left of the board."""
    return sorted(seen.sides.values(), key=lambda side: (side.seat != seen.won, side.seat != (view.seat or 0)))


def decision(view: View, seen: Scene) -> str:
    """The sums that decide a duel that is over, the wounds it has cost and the coin it has brought, in a line."""
    sides, parts = _winner_first(view, seen), [sums(view, seen)]
    parts += [_cost(view, seen, side) for side in sides if side.seat != seen.won and side.noble in seen.struck]
    if seen.won is not None and seen.gained:
        parts.append(f"+{seen.gained} {glyph('coin', view.ascii_only)} {mark(seen.won)}")
    return " · ".join(parts)


def _sum_of(view: View, seen: Scene, side: Side, right: bool = False) -> str:
    """A duellist with its total, or the ace that it has used."""
    aces = [short(view, blow.card) for blow in side.blows if rank_of(blow.card) == ACE]
    total = (aces or ["–"])[0] if seen.ace else str(side.total or 0)
    return f"{total} {short(view, side.noble)}" if right else f"{short(view, side.noble)} {total}"


def _cost(view: View, seen: Scene, side: Side) -> str:
    """A duellist that is wounded, with its wounds, or falls."""
    if side.noble in seen.fell:
        return view.words("stage-falls", noble=short(view, side.noble))
    return view.words("stage-wounded", noble=short(view, side.noble), wounds=_wounds(seen, side))


def _wounds(seen: Scene, side: Side) -> str:
    """The wounds of a duellist that was struck, and those that it can still bear."""
    taken, bears = seen.struck[side.noble], RANKS[rank_of(side.noble)].bears
    return TAKEN * taken + BORNE * (bears - taken)


def _ended(view: View, seen: Scene, told: str = "duel") -> list[str]:
    """The result and its costs, as the board or the table (`tally`) says it."""
    losers = [side for side in seen.sides.values() if side.seat != seen.won]
    costs = [
        view.words("nobles-duel-loser", noble=short(view, side.noble), fell="yes" if side.noble in seen.fell else "no")
        for side in losers
    ]
    if seen.won is None:
        return [view.words(f"nobles-{told}-tied"), *(cost for cost in costs if seen.fell or told == "tally")]
    best, worst = seen.sides[seen.won], losers[0]
    by = "ace" if seen.ace else "score"
    name = short(view, best.noble)
    scores = {"more": best.total or 0, "less": worst.total or 0}
    return [view.words(f"nobles-{told}-won", noble=name, by=by, **scores), *costs]


# --- As a table ---


def tally(view: View) -> Tally | None:
    """The last duel of the log as a table, term by term, but for those that neither side has, and how it ended; the
    sides as their courts lie on the board."""
    seen = _last(view.log)
    if seen is None:
        return None
    sides = sorted(seen.sides.values(), key=lambda side: side.seat != (view.seat or 0))
    weapons = max(len(side.blows) for side in sides)
    columns = [[*_cells(view, side)[: 4 + weapons], total(view, seen, side)] for side in sides]
    names = [view.words(f"nobles-row-{term}") for term in terms(seen, weapons)]
    one, two = (short(view, side.noble) for side in sides)
    head = ["", *(f"{tinted(short(view, side.noble))} {mark(side.seat)}" for side in sides)]
    title = view.words("nobles-tally-title", one=one, other=two)
    rows = [row for row in zip(names, *columns, strict=True) if set(row[1:]) != {"–"}]
    *parts, (term, *sums) = rows
    totals = (shade("ink bold", term), *(_marked(seen, side, cell) for side, cell in zip(sides, sums, strict=True)))
    return Tally(title, head, [*parts, totals], [result(view, seen)], standings=stamina_left(view))


def _marked(seen: Scene, side: Side, total: str) -> str:
    """A total in the last row: that of the winner stands out."""
    return shade("good bold" if side.seat == seen.won else "ink bold", total)


def result(view: View, seen: Scene) -> str:
    """Who has won and what it has cost, in a sentence."""
    return view.words.spaced(f"{'; '.join(_ended(view, seen, 'tally'))}.")


def stamina_left(view: View) -> Standings | None:
    """The wounds that both courts can still bear; None once one of them has fallen."""
    left = [view.state.stamina(seat) for seat in range(len(view.state.coins))]
    return standings(view, left, left)._replace(title=view.words("nobles-tally-stamina")) if min(left) else None


def terms(seen: Scene, weapons: int) -> list[str]:
    """The labels of the rows of the sum, with so many for weapons: those of a jack are counted."""
    laid = ["weapon"] if weapons == 1 else [f"weapon-{number}" for number in range(1, weapons + 1)]
    return ["strength", "dice", "armour", "queen", *laid, "ace" if seen.ace else "total"]


def total(view: View, seen: Scene, side: Side) -> str:
    """A side's sum; with an ace in the duel, how close its own is."""
    if seen.ace:
        aces = [closeness(side.noble, blow.card) for blow in side.blows if rank_of(blow.card) == ACE]
        return view.words("nobles-near", closeness=CLOSENESS[max(aces)]) if aces else "–"
    return "·" if side.total is None else str(side.total)


def added(side: Side) -> list[str]:
    """The additions of armour and queen; a dash for nothing, a dot for unknown."""
    return ["·" if value is None else f"+{value}" if value else "–" for value in (side.armour, side.queen)]


def _cells(view: View, side: Side) -> list[str]:
    """One side's terms of a duel that is over, with two rows for weapons; dice as their sum, as the picture shows
    each."""
    rolled = f"+{sum(side.dice)}" if side.dice else dice(view, side.noble)
    blows = [cell(view, blow) for blow in side.blows]
    return [str(side.strength), rolled, *added(side), *blows, *["–"] * (2 - len(blows))]


def cell(view: View, blow: Blow) -> str:
    """A weapon and what it adds."""
    if rank_of(blow.card) == ACE:
        return f"{short(view, blow.card)} {view.words('nobles-kind-ace')}"
    return f"{short(view, blow.card)} +{blow.value}" + (f" +{blow.suit}" if blow.suit else "")
