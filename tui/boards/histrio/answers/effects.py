"""What a choice does to actors, shows, écus and the needle, as tables: the court, chameleons, the fire eater, theft.

Knows: the show and the earnings after each choice.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from msgspec.structs import replace

import core
from core.games.histrio.actions import Court, Disguise, FireEater, Steal
from core.games.histrio.cards import pull
from core.games.histrio.components import MOOD_OF, TURNS
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from core.games.histrio.theatre import mood_at, moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import mark, shade

from ..expected import disguised, earnings, joined, without
from ..vocabulary import Vocabulary, to_come
from .columns import (
    WAYS,
    Tables,
    festival_head,
    forecast,
    heads,
    needle_after,
    quiet_festival_head,
    show_in_colour,
    without_unit,
)

Worded = Callable[[View, core.Face], str]
"""A wording of one encounter."""
Sending = tuple[list[str], list[list[str]]]
"""Headings, and rows of which the last cell holds earnings."""


def court(words: Vocabulary, view: View) -> Tables:
    """The actors just gained: show and earnings with all of them, and without each; the needle too where it moves and
    has room. Below, what earnings are meant, and what sending one is good for. The headings are the same in all."""
    long, short = (_sending(words, view, spelled, sign=False) for spelled in (True, False))
    signs = _without_units(_sending(words, view, spelled=False, sign=True))
    told = _with_needle(words, view, (long, _without_units(short), signs)) if _moves(view) else []
    told += [long, _without_units(long), _without_units(short)]
    told += [_sending(words, view, spelled, sign) for spelled, sign in product((True, False), (False, True))]
    last = view.state.turn == TURNS
    notes = [view.words("histrio_board-note-festival"), _sending_is_for(view), *to_come(words, view)[: int(last)]]
    yield from (AnswerTable(heads, rows, notes) for heads, rows in (*told, signs))


def _with_needle(words: Vocabulary, view: View, tables: tuple[Sending, Sending, Sending]) -> list[Sending]:
    """These tables with the needle: with its way, its end, and its end by a sign."""
    king = view.words("histrio_board-column-king")
    needles = [[_needle_then(words, view, each, way) for each in view.legal] for way in WAYS]
    needles.append([_needle_sign(view, each) for each in view.legal])
    return [_with_king(table, king, needle) for table, needle in zip(tables, needles, strict=True)]


def _with_king(table: Sending, head: str, needles: Sequence[str]) -> Sending:
    """The same with the needle before the earnings."""
    heads, rows = table
    longer = [[*row[:-1], needle, row[-1]] for row, needle in zip(rows, needles, strict=True)]
    return [*heads[:-1], head, heads[-1]], longer


def _sending_is_for(view: View) -> str:
    """What an actor at court is good for: the needle, unless it cannot move, and some requests."""
    return view.words("histrio_board-note-court", moves="yes" if _moves(view) else "no")


def _moves(view: View) -> bool:
    """True if an actor sent to court would move the needle."""
    sent = [each.actor for each in view.legal if isinstance(each, Court)]
    return any(moved(view.state.needle, pull([actor])) != view.state.needle for actor in sent)


def _sending(words: Vocabulary, view: View, spelled: bool, sign: bool) -> Sending:
    """The headings and the rows of the table, with the show in words, or with its sign."""
    rows = [_sent(words, view, each, spelled) for each in view.legal]
    if sign:
        shows = [show_of(_after(view, each), view.own) for each in view.legal]
        signs = [shade(show.mood or "dim", words.signed(view, show)) for show in shows]
        rows = [[row[0], shown, row[2]] for row, shown in zip(rows, signs, strict=True)]
    return [*heads(words, view, "choice"), words.text(view, "head-play"), festival_head(view)], rows


def _without_units(table: Sending) -> Sending:
    """The same with earnings as a number alone."""
    heads, rows = table
    return heads, [[*row[:-1], without_unit(row[-1])] for row in rows]


def _after(view: View, action: core.Action) -> State:
    """The state after an actor just gained was sent to court, or none was."""
    return without(view.state, view.own, action.actor) if isinstance(action, Court) else joined(view.state)


def _sent(words: Vocabulary, view: View, action: core.Action, spelled: bool) -> list[str]:
    """The choice, with actors in words or by their signs, the show, and what it earns then."""
    said = _chosen(words, view, action, words.card if spelled else words.short)
    most = _most(view, [_after(view, each) for each in view.legal])
    return [said, *_show(words, view, _after(view, action), most)]


def _most(view: View, states: Sequence[State]) -> int:
    """The écus that we would earn at a festival held in the best of these states."""
    return max(earnings(state, view.own).sum for state in states)


def _needle_then(words: Vocabulary, view: View, action: core.Action, way: bool) -> str:
    """The needle after an actor just gained was sent to court, or none was."""
    return needle_after(words, view, pull([action.actor]) if isinstance(action, Court) else 0, way=way)


def _needle_sign(view: View, action: core.Action) -> str:
    """The same by the sign of the King's mood."""
    start = view.state.needle
    end = moved(start, pull([action.actor])) if isinstance(action, Court) else start
    said = f"{glyph(mood_at(end), view.ascii_only)} {abs(end)}"
    return shade("dim" if end == start else mood_at(end), said)


def _chosen(words: Vocabulary, view: View, action: core.Action, named: Worded) -> str:
    """The choice: to keep the actors just gained, or to send one of them, by its name if there are several."""
    several = len(view.state.gained.known()) > 1
    if isinstance(action, Court):
        sent = words.text(view, "column-send-brief", card=named(view, action.actor))
        return sent if several else view.words("histrio_board-column-send")
    return words.text(view, "column-keep-all") if several else view.words("histrio_board-column-keep")


def _show(words: Vocabulary, view: View, state: State, most: int) -> list[str]:
    """Our show in a state, and what it would earn at a festival held then, where the best choice earns `most`."""
    show, pays = show_of(state, view.own), earnings(state, view.own).sum
    return [show_in_colour(words, view, show), forecast(words, view, pays, most)]


def disguise(words: Vocabulary, view: View) -> Tables:
    """Comedian or tragedian: the show with each, its levels where they have room, and its earnings."""
    masks = [each for each in view.legal if isinstance(each, Disguise)]
    thens = [disguised(view.state, view.own, each.talent or "") for each in masks]
    most = _most(view, thens)
    told = [
        [shade(MOOD_OF[each.talent or ""], words.cells(view, each)[0]), *_show(words, view, then, most)]
        for each, then in zip(masks, thens, strict=True)
    ]
    notes, levels = _about_masks(view, told), view.words("histrio_board-head-levels")
    shows = [words.reckoned(view, show_of(then, view.own)) for then in thens]
    sums = [[name, said, *rest] for (name, *rest), said in zip(told, shows, strict=True)]
    mask, show = heads(words, view, "mask", "show")
    yield AnswerTable([mask, levels, show, festival_head(view)], sums, notes)
    yield AnswerTable([mask, show, festival_head(view)], told, notes)
    yield AnswerTable(*_without_units(([mask, show, festival_head(view)], told)), notes)


def _about_masks(view: View, rows: Sequence[Sequence[str]]) -> list[str]:
    """If all choices earn as much, that they do."""
    alike = len({row[-1] for row in rows}) == 1
    return [view.words("histrio_board-note-alike")] * alike


def fire(words: Vocabulary, view: View) -> Tables:
    """The movements of the needle: the King then, and what our show would earn."""
    head = [words.text(view, "acrobat-fire_eater"), *heads(words, view, "needle-head"), festival_head(view)]
    for way, brief in product(WAYS, (False, True)):
        yield AnswerTable(head, [_swung(words, view, each, way, brief) for each in view.legal])
    yield AnswerTable(head[:2], [_swung(words, view, each, False, True)[:2] for each in view.legal])


def _swung(words: Vocabulary, view: View, action: core.Action, way: bool, brief: bool) -> list[str]:
    """One of them, or none; `brief` leaves out what the heading of a column says."""
    steps = action.steps if isinstance(action, FireEater) else 0
    most = _most(view, [_swing(view, each) for each in view.legal])
    none = words.text(view, "no-acrobat") if brief else words.cells(view, action)[0]
    said, pays = words.swing(view, steps) if steps else none, _show(words, view, _swing(view, action), most)[1]
    return [said, needle_after(words, view, steps, way=way), without_unit(pays) if brief else pays]


def _swing(view: View, action: core.Action) -> State:
    """The state after the needle was moved, or not."""
    steps = action.steps if isinstance(action, FireEater) else 0
    return replace(view.state, needle=moved(view.state.needle, steps)) if steps else view.state


def steal(words: Vocabulary, view: View) -> Tables:
    """The players who can be robbed: what each has and, where there is room, would earn at a festival held now, where
    the actors just gained play, as in the rows of the troupes. Below, what this seat has then, from whomever."""
    cast = joined(view.state)
    money = [troupe.money for troupe in view.state.troupes]
    seats = [each.victim for each in view.legal if isinstance(each, Steal)]
    rows = [[mark(seat), words.text(view, "coins", count=money[seat])] for seat in seats]
    then = words.text(view, "coins", count=money[view.own] + 1)
    note = view.words("histrio_board-note-stolen", then=then)
    head = heads(words, view, "victim", "theirs")
    longer = [[*row, f"+{earnings(cast, seat).sum}"] for seat, row in zip(seats, rows, strict=True)]
    now = view.words("histrio_board-note-festival")
    yield AnswerTable([*head, quiet_festival_head(view)], longer, [now, note])
    yield AnswerTable(head, rows, [note])
