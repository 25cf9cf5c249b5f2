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

from ..terms import Terms
from ..words import Wording, signed
from .cards import counted, counted_by_sign
from .legend import legend
from .stack_gains import StackGains

PAYS = 20
"""Columns of what a track pays, beside a card for a stack."""
FORMS = (("card", "due"), ("sign", "due"), ("card",))
"""The columns of a table of cards, from the longest form to the briefest."""
PLAIN = (("card",),)
"""The same without what a track pays."""
STACKS = (
    ("stack", "squares", "now", "later", "moves"), ("stack", "now", "later", "moves"), ("stack", "now", "later"),
    ("stack", "now-short", "later-short", "moves-short"), ("stack", "now-short", "later-short"),
)  # fmt: skip
"""The columns of a table of stacks, from the longest form to the briefest."""
SQUARES = (("stack", "squares"),)
"""The same without what a stack would bring."""


def tables_of_stacks(words: Wording, view: View, actions: Sequence[ChooseStack]) -> Sequence[AnswerTable]:
    """The stacks, the squares of their cards, and what they would bring, in fewer and fewer words."""
    gains = StackGains(words, view)
    rows = [_stack_columns(words, view, action, gains) for action in actions]
    kept = [name for name in rows[0] if name in ("stack", "squares") or any(row[name] != "0" for row in rows)]
    forms = [
        [name for name in form if name.partition("-")[0] in kept] for form in (STACKS if view.figures else SQUARES)
    ]
    return [
        AnswerTable(
            [view.words(f"academy_board-head-{name}") for name in form],
            [[row[name.partition("-")[0]] for name in form] for row in rows],
            [*_condition(view, form), *legend(view)],
        )
        for form in forms
    ]


def _condition(view: View, form: Sequence[str]) -> list[str]:
    """What the columns of a table of stacks count, and for which case."""
    moves = "yes" if form[-1].startswith("moves") else "no"
    return [view.words("academy_board-by-one", moves=moves)] if view.figures else []


def _stack_columns(words: Wording, view: View, action: ChooseStack, gains: StackGains) -> Mapping[str, str]:
    """The columns of a stack by name."""
    stack = view.state.exchange.stacks[1 - words.question(view).seat][action.stack].known()
    gain = gains.best(stack)
    return {
        "stack": words.text(view, "stack", number=action.stack + 1), "squares": str(sum(map(value_of, stack))),
        "now": signed(gain.now), "later": signed(gain.later), "moves": signed(gain.moves),
    }  # fmt: skip


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
    due = " / ".join(dict.fromkeys(_due(words, view, track) for track in tracks))
    return {"card": counted(words, view, action, card), "sign": counted_by_sign(view, action, card), "due": due}


def _due(words: Wording, view: View, track: str) -> str:
    """What a track pays, and in which round it does next."""
    terms = Terms(words, view)
    round_, now = terms.when(track)
    return view.words("academy_board-due", pays=terms.pays(track, PAYS), when="now" if now else round_ or "none")
