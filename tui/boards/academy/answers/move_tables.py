"""The moves of Medieval Academy as tables: what is moved, from where to where, to which place, and what it would bring.

Knows: the columns of a table, and which of them are left out first.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import core
from core.games.academy.actions import Advance, Arm, Keep, Play, PlayTurned
from core.games.academy.base import suit_of
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import shade

from ..moves import Move
from ..standing import Outlook
from ..terms import Terms
from ..words import Wording
from .cards import by_sign, counted_by_sign, counted_by_times, counted_in_short
from .earnings import difference, next_paying
from .paying import paid
from .ways import place_reached

FORMS = (
    ("what", "way", "place", "gain", "when"), ("what", "place", "gain", "when"), ("short", "place", "gain", "when"),
    ("short", "place", "gain", "soon"), ("what", "place", "paid"), ("short", "place", "paid"),
    ("short", "place", "brief"), ("what", "paid"), ("short", "paid"), ("short", "brief"), ("sign", "paid"),
    ("what", "brief"),
)  # fmt: skip
"""The columns of a table of moves, what is moved before all others, from the longest form to the briefest."""
SPOKEN = (("what", "place", "gain", "soon"), ("what", "gain", "soon"), ("what", "said"), *FORMS[7:])
"""Those of gallantry moves on a narrower screen, without headings: of so many, no row is left for these. The cells say
by themselves what they count."""
APART, LONGEST = ("card", "track"), 5
"""Where a card is played on a track that is chosen: two columns for the first, in so many of the longest forms."""
PLAIN = (("what", "way", "place", "when"), ("what", "place", "when"), ("what", "place"), ("what", "way"))
"""The same without what a move would bring."""
PAID = ("gain", "paid", "said", "brief")
"""The columns that tell what a track pays more after a move, from the longest form to the briefest."""
HEADED = {
    **{name: name for name in ("card", "track", "way", "place", "when")}, "soon": "when", **dict.fromkeys(PAID, "gain"),
}  # fmt: skip
"""The columns that have a heading, by name, each with the name of its heading: that of a thing in each of its forms."""
NONE = ""
"""Stands in a column that says nothing of a move."""

Rows = Sequence[Mapping[str, str]]
"""The columns of each move, by name."""


def tables_of_moves(words: Wording, view: View) -> Sequence[AnswerTable]:
    """The same table in fewer and fewer columns."""
    rows, heads = [_columns(words, view, action) for action in view.legal], _heads(view)
    forms: list[Sequence[str]] = [*(FORMS if view.figures else PLAIN)]
    if _is_track_chosen(view):
        most = LONGEST if view.figures else len(PLAIN) - 1
        forms = [*((*APART, *form[1:]) for form in forms[:most]), *forms[most - 1 :]]
    if isinstance(view.legal[0], Advance) and view.figures:
        bare = dict.fromkeys(heads, "")
        headed = (*forms[:2], FORMS[3])
        return [*(_table(form, heads, rows) for form in headed), *(_table(form, bare, rows) for form in SPOKEN)]
    notes = _notes(words, view)
    return [_table(form, heads, rows)._replace(notes=notes) for form in forms]


def _notes(words: Wording, view: View) -> Sequence[str]:
    """That a card is told as if played alone, where its squire has others of this round already: which four of five are
    played, in which order, and where a sword goes, is open until then."""
    held = view.state.hands[words.question(view).squire].faces
    is_later = isinstance(view.legal[0], (Keep, Arm)) and view.figures and held
    return [shade("soft-dim", view.words("academy_board-note-alone"))] if is_later else []


def _is_track_chosen(view: View) -> bool:
    """True if a card may be played on a track of another name."""
    return any(isinstance(action, Play) and suit_of(action.card) != action.track for action in view.legal)


def _heads(view: View) -> Mapping[str, str]:
    """The headings of the columns by name."""
    kinds = {Advance: "track", PlayTurned: "track"}
    first = "played" if _is_track_chosen(view) else kinds.get(type(view.legal[0]), "card")
    heads = {name: view.words(f"academy_board-head-{head}") for name, head in HEADED.items()}
    return heads | dict.fromkeys(("what", "short", "sign"), view.words(f"academy_board-head-{first}"))


def _columns(words: Wording, view: View, action: core.Action) -> Mapping[str, str]:
    """The columns of a move by name: of a card with several tracks the gain is that of the best."""
    moves = Outlook(words, replace(view, cursor=action)).moves
    best_of = _best_of(words, view, action)
    told = moves.values() if _is_alike(words, view, action) else [moves[best_of]]
    return {
        "card": words.card(view, action.card) if isinstance(action, Play) else "",
        "track": words.text(view, f"row-{moves[best_of].track}"),
        "what": _what(words, view, action, moves[best_of]),
        "short": _in_short(words, view, action, moves[best_of]),
        "sign": _by_sign(words, view, action, moves[best_of]),
        "way": " / ".join(dict.fromkeys(f"{move.start} → {move.end}" for move in told)),
        "place": _place(words, view, action, best_of),
        **{form: _quietly(words, view, action, best_of, form) for form in PAID},
        "when": when_it_scores(words, view, best_of),
        "soon": when_it_scores(words, view, best_of, "soon") if _brings(words, view, action, best_of) else "",
    }


def _best_of(words: Wording, view: View, action: core.Action) -> str:
    """Of the tracks on which a card may be played that where it brings most; of several the one with the best place."""
    moves = Outlook(words, replace(view, cursor=action)).moves

    def worth(name: str) -> tuple[int, int]:
        return difference(words, view, action, name), -len(words.ahead(view, moves[name]) or [])

    return max(moves, key=worth)


def _place(words: Wording, view: View, action: core.Action, best_of: str) -> str:
    """The place to which a move leads, behind its track where another track of the card brings another place or
    gain."""
    moves = Outlook(words, replace(view, cursor=action)).moves
    place = place_reached(words, view, moves[best_of])
    if _is_alike(words, view, action):
        return place
    return view.words("academy_board-place-on", track=words.text(view, f"row-{best_of}"), place=place).strip()


def _brings(words: Wording, view: View, action: core.Action, name: str) -> bool:
    """True if an answer changes what a track would pay, or leads toward that."""
    return bool(difference(words, view, action, name) or next_paying(words, view, action, name))


def _is_alike(words: Wording, view: View, action: core.Action) -> bool:
    """True if an answer leads to the same place and gain on all tracks where its card may be played."""
    moves = Outlook(words, replace(view, cursor=action)).moves
    gains = {name: difference(words, view, action, name) for name in moves}
    return len({(place_reached(words, view, move), gains[name]) for name, move in moves.items()}) == 1


def _what(words: Wording, view: View, action: core.Action, move: Move) -> str:
    """A card, if it is only taken, or if each is played on the track of its name; else the track on which a disc moves,
    behind the card in short."""
    if isinstance(action, (Keep, Arm)):
        return counted_by_times(words, view, action, action.card or "")
    if isinstance(action, Play) and not _is_track_chosen(view):
        return words.card(view, action.card)
    track = words.text(view, f"row-{move.track}")
    return f"{by_sign(view, action.card).replace(' ', '')} {track}" if isinstance(action, Play) else track


def _in_short(words: Wording, view: View, action: core.Action, move: Move) -> str:
    """The same with a card that is only taken by a shorter name."""
    if isinstance(action, (Keep, Arm)):
        return counted_in_short(words, view, action, action.card or "")
    return _what(words, view, action, move)


def _by_sign(words: Wording, view: View, action: core.Action, move: Move) -> str:
    """The same with a card that is only taken in short, too."""
    if isinstance(action, (Keep, Arm)):
        return counted_by_sign(view, action, action.card or "")
    return _what(words, view, action, move)


def _quietly(words: Wording, view: View, action: core.Action, name: str, form: str) -> str:
    """What a track would pay us more; dim if that is nothing yet."""
    said = paid(words, view, action, name, form)
    return said if difference(words, view, action, name) else shade("dim", said)


def when_it_scores(words: Wording, view: View, name: str, form: str = "when") -> str:
    """The round in which a track scores next; in the form "soon" in short."""
    round_, now = Terms(words, view).when(name)
    return view.words(f"academy_board-{form}", round="now" if now else round_) if round_ or now else NONE


def _table(form: Sequence[str], heads: Mapping[str, str], rows: Rows) -> AnswerTable:
    """A table of these columns, without those that say nothing of any move."""
    kept = [name for name in form if any(row[name] != NONE for row in rows)]
    return AnswerTable([heads[name] for name in kept], [[row[name] for name in kept] for row in rows])
