"""Lancelot's exchange as tables: the cards for a stack with what their tracks pay, and the stacks to choose from.

Knows: what is on a card, and the terms of its tracks.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.games.academy.actions import ChooseStack, Split
from core.games.academy.base import tracks_of, value_of
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import mark

from ..terms import Terms
from ..words import Wording, minus, signed
from .cards import counted, counted_by_sign
from .legend import legend
from .stack_gains import Gain, StackGains

PAYS = 20
"""Columns of what a track pays, beside a card for a stack."""
FORMS = (("card", "due"), ("card", "due-short"), ("sign", "due"), ("card",))
"""The columns of a table of cards, from the longest form to the briefest."""
PLAIN = (("card",),)
"""The same without what a track pays."""
STACKS = (
    ("take", "you-when", "other-when"), ("take", "you", "other"), ("take", "you", "other-name"),
    ("you", "other"), ("you", "other-name"), ("you", "other-short"), ("take", "you"),
)  # fmt: skip
"""The columns of a table of stacks, from the longest form to the briefest. The digit that takes a stack stands for its
name where there is no room for both."""
SQUARES = (("take", "squares"),)
"""The same without what a stack would bring."""


def tables_of_stacks(words: Wording, view: View, actions: Sequence[ChooseStack]) -> Sequence[AnswerTable]:
    """The stacks, and what the one that is taken would bring us and the other one its maker, in fewer and fewer
    words."""
    maker = 1 - words.question(view).seat
    stacks = [pile.known() for pile in view.state.exchange.stacks[maker]]
    ours, theirs = ([StackGains(words, view, seat).best(stack) for stack in stacks] for seat in (1 - maker, maker))
    rows = [_stack_columns(words, view, each.stack, ours[each.stack], theirs[1 - each.stack]) for each in actions]
    condition = [view.words("academy_board-by-one")] if view.figures else []
    heads, notes = _stack_heads(view, maker), [*condition, *legend(view)]
    return [
        AnswerTable([heads[name] for name in form], [[row[name] for name in form] for row in rows], notes)
        for form in (STACKS if view.figures else SQUARES)
    ]


def _stack_heads(view: View, maker: int) -> Mapping[str, str]:
    """The headings of the columns by name: who gets what."""
    said = view.words
    heads = {name: said(f"academy_board-head-{name}") for name in ("take", "squares", "other-short")}
    you, other = said("academy_board-head-yours"), said("academy_board-head-other", name=mark(maker))
    heads["other-name"] = said("academy_board-head-other-name", name=mark(maker))
    return heads | dict.fromkeys(("you", "you-when"), you) | dict.fromkeys(("other", "other-when"), other)


def _stack_columns(words: Wording, view: View, at: int, ours: Gain, theirs: Gain) -> Mapping[str, str]:
    """The columns of a stack by name: what it brings us, and what the one that is left brings its maker."""
    stack = view.state.exchange.stacks[1 - words.question(view).seat][at].known()
    gains = {"you": ours, "other": theirs}
    return {
        "take": words.text(view, "stack", number=at + 1), "squares": str(sum(map(value_of, stack))),
        **{name: _brought(view, gain) for name, gain in gains.items()},
        **{f"{name}-when": _brought_when(view, gain) for name, gain in gains.items()},
        **dict.fromkeys(("other-name", "other-short"), _brought(view, theirs)),
    }  # fmt: skip


def _brought(view: View, gain: Gain) -> str:
    """All points that a stack brings, and squares of gallantry."""
    return ", ".join([*([signed(gain.points)] if gain.points or not gain.moves else []), *_moved(view, gain)])


def _brought_when(view: View, gain: Gain) -> str:
    """The same, with points of this round apart from those of later ones."""
    when = {"now": gain.now, "later": gain.later}
    parts = [view.words(f"academy_board-brings-{name}", points=signed(value)) for name, value in when.items() if value]
    return ", ".join([*parts, *_moved(view, gain)]) or signed(0)


def _moved(view: View, gain: Gain) -> list[str]:
    """The squares of gallantry, as its lane says them, if there are any."""
    return [view.words("academy_board-pays-move", pays=minus(str(gain.moves)))] if gain.moves else []


def tables_of_cards(words: Wording, view: View, actions: Sequence[Split]) -> Sequence[AnswerTable]:
    """Cards for a stack, and what their tracks pay when, as their lanes say it, in fewer and fewer words."""
    heads = [view.words("academy_board-head-card"), view.words("academy_board-head-track-pays")]
    rows = [_card_columns(words, view, action) for action in actions]
    return [
        AnswerTable(heads[: len(form)], [[row[name] for name in form] for row in rows], legend(view))
        for form in (FORMS if view.figures else PLAIN)
    ]


def _card_columns(words: Wording, view: View, action: Split) -> Mapping[str, str]:
    """The columns of a card for a stack by name."""
    card = action.card or ""
    tracks = tracks_of(card, view.state.tracks)
    terms = Terms(words, view)
    return {
        "card": counted(words, view, action, card), "sign": counted_by_sign(view, action, card),
        "due": _due(view, terms, {name: terms.pays(name, PAYS) for name in tracks}),
        "due-short": _due(view, terms, {name: terms.pays_in_numbers(name, PAYS) for name in tracks}),
    }  # fmt: skip


def _due(view: View, terms: Terms, pays: Mapping[str, str]) -> str:
    """What tracks pay, and in which round they do next."""
    found = []
    for track, paid in pays.items():
        round_, now = terms.when(track)
        found.append(view.words("academy_board-due", pays=paid, when="now" if now else round_ or "none"))
    return " / ".join(dict.fromkeys(found))
