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
from core.games.histrio.shows import show_of
from core.games.histrio.state import Show, State
from core.games.histrio.theatre import moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import mark

from ..expected import disguised, earnings, joined, without
from ..vocabulary import Vocabulary
from .columns import WAYS, Tables, festival_head, heads, needle_after

Naming = Callable[[View, Show], str]
"""How a show is told."""


def court(words: Vocabulary, view: View) -> Tables:
    """The actors just gained: show, earnings and needle with all of them, and without each."""
    notes = _about_court(words, view)
    for spelled, sign, way in product((True, False), (False, True), WAYS):
        head, rows = _sending(words, view, spelled, sign, way)
        yield AnswerTable(head, rows, notes)
        if not way:
            yield AnswerTable(head, _without_sums(rows), notes)
    (choice, shown, _, needle), rows = _sending(words, view, False, True, WAYS[-1])
    yield AnswerTable([choice, shown, *heads(words, view, "earns"), needle], _without_sums(rows), notes)


def _sending(words: Vocabulary, view: View, spelled: bool, sign: bool, way: bool) -> tuple[list[str], list[list[str]]]:
    """The headings and the rows of the table, with the show in words, or with its sign."""
    rows = [_sent(words, view, each, spelled, way) for each in view.legal]
    if sign:
        signs = [words.signed(view, show_of(_after(view, each), view.own)) for each in view.legal]
        rows = [[row[0], shown, *row[2:]] for row, shown in zip(rows, signs, strict=True)]
    shown = words.text(view, "head-play") if sign else words.text(view, "column-show" + "-brief" * (not way))
    choice, needle = heads(words, view, "choice", "needle-head")
    return [choice, shown, festival_head(view), needle], rows


def _without_sums(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows with earnings as a number alone."""
    return [[*row[:2], row[2].partition(" ")[0], row[3]] for row in rows]


def _about_court(words: Vocabulary, view: View) -> list[str]:
    """What sending an actor costs and brings, and what a festival pays for."""
    return [view.words("histrio_board-note-court"), *_about_shows(words, view)]


def _after(view: View, action: core.Action) -> State:
    """The state after an actor just gained was sent to court, or none was."""
    return without(view.state, view.own, action.actor) if isinstance(action, Court) else joined(view.state)


def _sent(words: Vocabulary, view: View, action: core.Action, spelled: bool, way: bool) -> list[str]:
    """The choice with the actor in words or by its sign, the show and what it earns then, and the needle."""
    named = words.card if spelled else words.short
    if isinstance(action, Court):
        form = "send" if spelled and way else "send-brief"
        said, steps = words.text(view, f"column-{form}", card=named(view, action.actor)), pull([action.actor])
    else:
        said, steps = _kept(words, view, [named(view, card) for card in view.state.gained.known()]), 0
    return [said, *_show(words, view, _after(view, action)), needle_after(words, view, steps, way=way)]


def _kept(words: Vocabulary, view: View, gained: Sequence[str]) -> str:
    """The choice to keep the actors just gained."""
    if len(gained) > 1:
        return words.text(view, "column-keep-all")
    return view.words("histrio_board-column-keep", card="".join(gained))


def _show(words: Vocabulary, view: View, state: State) -> list[str]:
    """Our show in a state, and what it would earn at a festival held then."""
    earned = words.text(view, "coins", count=earnings(state, view.own).sum)
    return [words.show(view, show_of(state, view.own)), f"+{earned}"]


def _about_shows(words: Vocabulary, view: View) -> list[str]:
    """What a festival pays for."""
    return [words.text(view, "note-earns", season=view.state.season)]


def disguise(words: Vocabulary, view: View) -> Tables:
    """Comedian or tragedian: the show with each, how it is reckoned, and its earnings."""
    masks = [each for each in view.legal if isinstance(each, Disguise)]
    thens = [disguised(view.state, view.own, each.talent or "") for each in masks]
    told = [[words.cells(view, each)[0], *_show(words, view, then)] for each, then in zip(masks, thens, strict=True)]
    head, notes = heads(words, view, "mask", "show", "earns"), _about_masks(words, view, told)
    for naming, unit in product((words.show, words.signed), (True, False)):
        shows = [_added_up(words, view, then, naming) for then in thens]
        rows = [[name, show, pays if unit else pays.partition(" ")[0]]
                for (name, _, pays), show in zip(told, shows, strict=True)]  # fmt: skip
        yield AnswerTable(head, rows, notes)
    yield AnswerTable(head, told, notes)


def _added_up(words: Vocabulary, view: View, then: State, naming: Naming) -> str:
    """A show as the sum of its levels, worded as on the stage; by its name alone where there is nothing to add."""
    said, show = words.reckoned(then, view.own), naming(view, show_of(then, view.own))
    return f"{said} = {show}" if said else show


def _about_masks(words: Vocabulary, view: View, rows: Sequence[Sequence[str]]) -> list[str]:
    """What a festival pays for; first, if all choices earn as much, that they do."""
    alike = len({row[-1] for row in rows}) == 1
    return [view.words("histrio_board-note-alike")] * alike + _about_shows(words, view)


def fire(words: Vocabulary, view: View) -> Tables:
    """The movements of the needle: the King then, and what our show would earn."""
    head = [words.text(view, "acrobat-fire_eater"), *heads(words, view, "needle-head"), festival_head(view)]
    for way, brief in product(WAYS, (False, True)):
        yield AnswerTable(head, [_swung(words, view, each, way, brief) for each in view.legal])
    yield AnswerTable(head[:2], [_swung(words, view, each, False, True)[:2] for each in view.legal])


def _swung(words: Vocabulary, view: View, action: core.Action, way: bool, brief: bool) -> list[str]:
    """One of them, or none; `brief` leaves out what the heading of a column says."""
    steps = action.steps if isinstance(action, FireEater) else 0
    then = replace(view.state, needle=moved(view.state.needle, steps)) if steps else view.state
    none = words.text(view, "passed") if brief else words.cells(view, action)[0]
    said, pays = words.swing(view, steps) if steps else none, _show(words, view, then)[1]
    return [said, needle_after(words, view, steps, way=way), pays.partition(" ")[0] if brief else pays]


def steal(words: Vocabulary, view: View) -> Tables:
    """The players who can be robbed: what each has, and would have. Below, what this seat has then, from whomever."""
    money = [troupe.money for troupe in view.state.troupes]
    seats = [each.victim for each in view.legal if isinstance(each, Steal)]
    rows = [[mark(seat), words.text(view, "coins", count=money[seat]), str(money[seat] - 1)] for seat in seats]
    then = words.text(view, "coins", count=money[view.own] + 1)
    note = view.words("histrio_board-note-stolen", then=then)
    head = [*heads(words, view, "victim", "theirs"), view.words("histrio_board-column-then")]
    yield AnswerTable(head, rows, [note])
