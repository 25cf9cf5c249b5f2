"""The end of Duelling Nobles in words: why it has come, the last blow, and who is left of each court.

Knows: the last duel of the log, and the nobles of both courts.
Must not know: how the end is drawn.
"""

from __future__ import annotations

import core
from core.games.nobles.components import ACE, rank_of
from tui.boards import rows
from tui.boards.values import Tally
from tui.boards.view import View
from tui.text.words import mark

from . import cards as cards
from . import duel as duels
from .cards import short
from .duel import Side


def reason(view: View, outcome: core.Outcome) -> str:
    """Whose court fell: the reader's own, or the other; for spectators by name. Behind it the duel in which it fell."""
    first, last = outcome.ranking[0], outcome.ranking[-1]
    names, loser = (", ".join(map(mark, seats)) for seats in (first, last))
    whose = "watched" if view.seat is None else "ours" if view.seat in last else "theirs"
    draw = "yes" if len(first) > 1 else "no"
    said = view.words(f"nobles-end-{outcome.reason}", name=names, loser=loser, whose=whose, draw=draw)
    return cards.tinted(" ".join(filter(None, (said, last_blow(view)))))


def last_blow(view: View) -> str:
    """The duel that ended the game: who struck whom with what, and both sums; empty where none did."""
    seen = duels.decided(view.log)
    if seen is None or not seen.fell or seen.turns_ago:
        return ""
    best, worst = sorted(seen.sides.values(), key=lambda side: side.seat != seen.won)
    how = "score" if seen.won is not None else "tie"
    how = {"score": "ace", "tie": "tie-ace"}[how] if seen.ace else how
    said = {"name": mark(best.seat), "noble": short(view, best.noble), "weapons": _weapons(view, best, seen.ace)}
    said |= {"loser": mark(worst.seat), "target": short(view, worst.noble)}
    return view.words("nobles-end-blow", how=how, **said, more=best.total or 0, less=worst.total or 0)


def _weapons(view: View, side: Side, ace: bool) -> str:
    """The weapons that a side has used, of those the aces where an ace decided; `none` if there are none."""
    used = [blow.card for blow in side.blows if not ace or rank_of(blow.card) == ACE]
    return ", ".join(short(view, card) for card in used) or "none"


NOBODY = "–"
"""Stands where no noble is left, or lost."""


def standing(view: View, seat: int) -> str:
    """The nobles that are left in a court, with their wounds."""
    nobles = view.state.court(seat)
    return cards.tinted("  ".join(f"{short(view, each)} {cards.wounds(view.state, each)}" for each in nobles)) or NOBODY


def lost(view: View, seat: int) -> str:
    """The nobles that a court has lost, in the order in which they fell."""
    falls = (event.args for event in view.log if event.key == "falls")
    return cards.tinted("  ".join(short(view, args["noble"]) for args in falls if args["seat"] == seat)) or NOBODY


def table(view: View, note: str) -> Tally:
    """The nobles that each court has left, with their wounds, and those it has lost; the best court first."""
    head = ["", view.words("ending-standing"), view.words("ending-out")]
    told = [[name, *map(view.words.shown, cells)] for name, *cells in _courts(view)]
    return Tally("", head, told, [note])


def lines(view: View) -> list[str]:
    """The same in columns."""
    words, nobody = view.words, view.words("ending-none")
    head = ["", words("ending-signs"), words("ending-out")]
    told = [[nobody if cell == NOBODY else cell for cell in line] for line in _courts(view)]
    return [words.shown(line) for line in rows.aligned(view, [head, *told], left=len(head))]


def _courts(view: View) -> list[list[str]]:
    """Each player's nobles that are left, and those that have fallen; the best court first."""
    order = view.outcome.ranking if view.outcome else [range(len(view.state.coins))]
    seats = [seat for group in order for seat in group]
    return [[mark(seat), standing(view, seat), lost(view, seat)] for seat in seats]
