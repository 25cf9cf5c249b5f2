"""Lancelot's exchange as tables: the cards for a stack, and the stacks to choose from with what they bring.

Knows: what is on a card, and when its tracks score.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.games.academy.actions import ChooseStack, Split
from core.games.academy.base import tracks_of, value_of
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import shade

from ..hand.faces import place_in_hand
from ..terms import Terms
from ..words import Wording, signed
from .cards import by_sign, counted_by_sign, counted_by_times
from .move_tables import when_it_scores
from .stack_gains import Gain, StackGains

FORMS = (("card", "track", "when"), ("card", "when"), ("sign", "when"), ("card",))
"""The columns of a table of cards, from the longest form to the briefest."""
STACKS = (("cards", "now", "later", "moves"), ("cards", "pays", "moves"), ("pays", "moves"), ("pays", "few"))
"""The columns of a table of stacks, from the longest form to the briefest. The cards and their
squares lie in the hand, behind the key that chooses the stack here too."""
PAYS = 30
"""Columns of what a track pays."""
NO_MOVE = "0"
"""Stands in the column of gallantry moves for none; the column is left out where it says nothing else."""
SQUARES = (("take", "squares"), ("squares",))
"""The same without what a stack would bring."""
HEADED = ("take", "squares", "cards", "pays", "now", "later", "moves", "few")
"""The columns of a table of stacks."""


def tables_of_stacks(words: Wording, view: View, actions: Sequence[ChooseStack]) -> Sequence[AnswerTable]:
    """The stacks, and what the one that is taken would bring us, in fewer and fewer words."""
    heads = {name: view.words(f"academy_board-head-{name}") for name in HEADED}
    seat, rows = words.question(view).seat, list[Mapping[str, str]]()
    gains = StackGains(words, view, seat)
    for action in actions:
        cards = view.state.exchange.stacks[1 - seat][action.stack].known()
        rows.append(_stack_columns(words, view, action.stack, cards, gains.best(cards)))
    if not view.figures:
        return _in_forms(heads, rows, SQUARES)
    unsaid = {"moves", "few"} if len({row["moves"] for row in rows} | {NO_MOVE}) == 1 else set[str]()
    forms = [[name for name in form if name not in unsaid] for form in STACKS]
    return _in_forms(heads, rows, forms, view.words("academy_board-by-one"))


def _in_forms(
    heads: Mapping[str, str],
    rows: Sequence[Mapping[str, str]],
    forms: Sequence[Sequence[str]],
    title: str = "",
) -> Sequence[AnswerTable]:
    """A table in each of these forms."""
    return [
        AnswerTable([heads[name] for name in form], [[row[name] for name in form] for row in rows], title=title)
        for form in forms
    ]


def _stack_columns(words: Wording, view: View, at: int, cards: Sequence[str], gain: Gain) -> Mapping[str, str]:
    """The columns of a stack by name: its cards and squares, and the points and the squares of gallantry that it brings
    us."""
    pays, now, later = (signed(each) if each else "0" for each in (gain.points, gain.now, gain.later))
    held = sorted(cards, key=place_in_hand)
    return {
        "take": words.text(view, "stack", number=at + 1), "squares": str(sum(map(value_of, cards))),
        "cards": " ".join(by_sign(view, card).replace(" ", "") for card in held), "pays": pays,
        "now": now, "later": later, "moves": _squares_more(view, gain.moves),
        "few": signed(gain.moves) if gain.moves else NO_MOVE,
    }  # fmt: skip


def _squares_more(view: View, count: int) -> str:
    """The squares of gallantry moves that a stack brings, with their unit."""
    said = view.words("academy_board-squares", count=abs(count))
    return f"{signed(count)[0]}{said}" if count else NO_MOVE


def tables_of_cards(words: Wording, view: View, actions: Sequence[Split]) -> Sequence[AnswerTable]:
    """Cards for a stack, and when their tracks score next, in fewer and fewer words."""
    heads = {"when": view.words("academy_board-head-when"), "track": view.words("academy_board-head-track-pays")}
    heads |= dict.fromkeys(("card", "sign"), view.words("academy_board-head-card"))
    rows = [_card_columns(words, view, action) for action in actions]
    note = shade("soft-dim", view.words("academy_board-note-split"))
    return [
        AnswerTable([heads[name] for name in form], [[row[name] for name in form] for row in rows], [note])
        for form in FORMS
    ]


def _card_columns(words: Wording, view: View, action: Split) -> Mapping[str, str]:
    """The columns of a card for a stack by name."""
    card = action.card or ""
    tracks, terms = tracks_of(card, view.state.tracks), Terms(words, view)
    times = [when_it_scores(words, view, name) for name in tracks]
    return {
        "track": " / ".join(dict.fromkeys(terms.pays(name, PAYS) for name in tracks)),
        "card": counted_by_times(words, view, action, card), "sign": counted_by_sign(view, action, card),
        "when": " / ".join(dict.fromkeys(times)),
    }  # fmt: skip
