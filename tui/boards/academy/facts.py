"""Medieval Academy without a picture: as sentences, and as a table in a few rows.

Knows: what of the board matters where there is no room for it.
Must not know: how it is drawn, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.academy.base import suit_of, value_of
from core.games.academy.scoring import shown_totals
from core.games.academy.state import State
from tui.boards import rows
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import tint

from .squires import Squires, sentence
from .terms import Terms, sign_of
from .words import Wording, in_order, minus, places_seen

NAME = 13
"""Columns of a track."""
PAYS = 20
"""Columns of what a track pays, so that it does not matter how long a text is."""
AROUND = 4
"""Columns around a squire's name: the sign of the one that is asked, the letter, and what parts them."""


def facts(words: Wording, view: View) -> list[str]:
    """Every squire, every track, and what lies beside them."""
    squires = [_squire(words, view, squire) for squire in view.state.squires]
    tracks = [_track(words, view, name) for name in view.state.tracks]
    return [*squires, *tracks, *_beside(words, view), *_hand(words, view)]


def brief(words: Wording, view: View, width: int) -> list[str]:
    """The squires, and a row for each track: who is how far, the first one first."""
    tracks = [_row(words, view, name, width) for name in view.state.tracks]
    more = [" ".join(_beside(words, view)), "  ".join(_held(words, view))]
    return [*_people(words, view, width), *tracks, *(rows.cut(view, line, width) for line in more if line)]


def _said(words: Wording, view: View, who: str, parts: Sequence[str]) -> str:
    """Joins what is told of a squire or a track into one sentence."""
    return words.text(view, "fact-of", who=who, parts=", ".join(part.strip() for part in parts if part.strip())) + "."


def _have(words: Wording, view: View, squire: int, short: bool = False) -> str:
    """A squire's points if they are shown, else the number of coats of arms."""
    totals = shown_totals(view.scored)
    kind, count = ("points", totals[squire]) if totals else ("shields", len(view.scored.shields[squire]))
    if short and kind == "shields":
        return f"{count}{glyph('shield', view.ascii_only)}"
    return minus(words.text(view, f"{kind}-short" if short else kind, count=count))


def _squire(words: Wording, view: View, squire: int) -> str:
    state: State = view.state
    played = words.cards(view, state.played[squire].known())
    ours = squire in Squires(view).of(view.seat)
    parts = [
        _have(words, view, squire),
        words.text(view, "fact-played", cards=played) if played else "",
        words.text(view, "fact-held", count=len(state.hands[squire])) if not ours else "",
        *_notes(words, view, squire),
    ]
    return _said(words, view, sentence(Squires(view).name(squire)), parts)


def _notes(words: Wording, view: View, squire: int) -> list[str]:
    """A squire's bet, and the codex shields in front of it."""
    state: State = view.state
    track = state.bets.on[squire] if state.bets.on else None
    kept = [face for pile in state.codex.kept[squire] for face in pile.faces] if state.codex.kept else []
    shields = " ".join("?" if face is None else minus(str(face)) for face in kept)
    bet = words.text(view, "note-bet", track=words.track(view, track), count=state.bets.cards[squire]) if track else ""
    return [bet, words.text(view, "note-codex", shields=shields) if shields else ""]


def _terms(words: Wording, view: View, name: str) -> list[str]:
    """The points of a track, and when it scores next."""
    terms = Terms(words, view)
    when, now = terms.when(name)
    coming = words.text(view, "lane-now") if now else words.text(view, "lane-when", round=when) if when else ""
    return [part for part in (terms.pays(name, PAYS), coming) if part]


def _track(words: Wording, view: View, name: str) -> str:
    track, squires = view.state.tracks[name], Squires(view)
    order = [f"{squires.name(squire)} {track.walked[squire]}" for squire in in_order(track)]
    return _said(words, view, f"{words.track(view, name)} ({'; '.join(_terms(words, view, name))})", order)


def _beside(words: Wording, view: View) -> list[str]:
    """The cup, and the places of the codex that we have seen."""
    state: State = view.state
    cup = _said(words, view, words.text(view, "cup"), [words.cup(view, state.cup)])
    found = [cup] if state.options.knights_duel else []
    if state.codex.places:
        seen = places_seen(view)
        places = [f"{at + 1}: {minus(str(seen[at])) if at in seen else '?'}" for at in range(len(state.codex.places))]
        found.append(_said(words, view, words.text(view, "codex"), places))
    return found


def _hand(words: Wording, view: View) -> list[str]:
    """Our cards, those that lie together in a sentence."""
    yours = words.text(view, "fact-yours")
    called = ((yours if label == yours else f"{yours} ({label})", cards) for label, cards in _ours(words, view))
    return [_said(words, view, label, [words.cards(view, cards)]) for label, cards in called]


def _ours(words: Wording, view: View) -> list[tuple[str, list[core.Face]]]:
    """Our cards that lie together, and what each such place is called: first what was dealt or passed to us."""
    squires = Squires(view)
    held = [(squire, view.state.hands[squire].known()) for squire in squires.of(view.seat)]
    if squires.doubled:
        found = [*_exchanged(words, view), *((squires.colour(squire), cards) for squire, cards in held)]
    else:
        found = list[tuple[str, list[core.Face]]]()
        for squire, hand in held:
            pack = view.state.packs[squire].known()
            yours, kept = words.text(view, "fact-yours"), words.text(view, "kept")
            found += [(yours, pack), (kept if pack else yours, hand)]
    return [(label, cards) for label, cards in found if cards]


def _exchanged(words: Wording, view: View) -> list[tuple[str, list[core.Face]]]:
    """Lancelot: our cards that no squire has yet, and the stacks that we make of them."""
    if view.seat is None:
        return []
    exchange, asked = view.state.exchange, {question.ask for question in view.open_questions}
    free = [*exchange.dealt[view.seat].known(), *exchange.shares[view.seat].known()]
    stacks = enumerate(exchange.stacks[view.seat] if "split" in asked else [], 1)
    named = [(words.text(view, "stack", number=number), pile.known()) for number, pile in stacks]
    return [(words.text(view, "fact-yours"), free), *named]


# In rows


def _held(words: Wording, view: View) -> list[str]:
    """Our cards, by sign and value: those of all suits but the sword's are explained by the rows of the tracks."""
    return [
        words.text(view, "fact-of", who=label, parts=" ".join(_sign(words, view, card) for card in cards))
        for label, cards in _ours(words, view)
    ]


def _sign(words: Wording, view: View, card: core.Face) -> str:
    """A card in a few columns."""
    suit = suit_of(card)
    return words.card(view, card) if suit == "sword" else f"{glyph(suit, view.ascii_only)}{value_of(card)}"


def _people(words: Wording, view: View, width: int) -> list[str]:
    """The squires with their points; with Lancelot, each by its colour."""
    squires = Squires(view)
    each = (width + 1) // len(view.state.owners) - 1
    have = [_have(words, view, squire, short=True) for squire in view.state.squires]
    left = each - max(rows.wide(view, what) for what in have) - AROUND
    names = squires.listed_names(view.state.squires, left)
    cells = [
        f"{rows.padded(view, _person(view, squire, words.plain(view, name)), each - rows.wide(view, what) - 1)} {what}"
        for squire, name, what in zip(view.state.squires, names, have, strict=True)
    ]
    return [" ".join(cells)]


def _person(view: View, squire: int, name: str) -> str:
    """A squire's letter and name, behind the sign of those who are asked."""
    squires, asked = Squires(view), squire in [question.squire for question in view.open_questions]
    return f"{'►' if asked else ' '}{squires.initial(squire)} {tint(squires.seat(squire), name)}"


def _row(words: Wording, view: View, name: str, width: int) -> str:
    """A track: its sign and name, the squires in their order, what it pays."""
    track, squires = view.state.tracks[name], Squires(view)
    sign = sign_of(name, view.ascii_only)[0]
    order = [f"{squires.initial(squire)} {track.walked[squire]:<3}" for squire in in_order(track)]
    left = width - NAME - 1 - sum(rows.wide(view, each) + 1 for each in order)
    return " ".join([
        rows.padded(view, f"{sign} {words.text(view, f'row-{name}')}", NAME), *order,
        rows.cut(view, _short(view, _terms(words, view, name), left), left),
    ])  # fmt: skip


def _short(view: View, terms: Sequence[str], width: int) -> str:
    """The points of a track and its next scoring, as much as fits whole."""
    both = view.words.spaced("; ".join(terms))
    return both if len(both) <= width else terms[-1] if terms and len(terms[-1]) <= width else ""
