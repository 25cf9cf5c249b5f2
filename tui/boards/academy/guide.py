"""Medieval Academy's guide: its rules in sections, the things on its board, and drawings for both.

Knows: which text explains which thing, and the parts that the board is drawn of.
Must not know: any game that is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.academy.components import CARDS
from tui.boards.guide import Example, Guide, Term
from tui.draw import cards, lanes
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM, Card
from tui.draw.lanes import Lane, Piece
from tui.draw.signs import glyph
from tui.text.words import Words, letter

from .terms import picture_of

TRACKS = ("gallantry", "jousts", "tournaments", "education", "king", "quests", "charity")
KNIGHTS = ("white", "black")
DISCS = [Piece(letter(seat), f"seat{seat}") for seat in range(4)]
SQUARES = 13
"""Squares of a lane that is drawn: fewer than on the board, so that a piece has two columns or more."""
SUITS = ("gallantry", "sword", "education", "king", "quests", "charity")


def _cards(room: Canvas, words: Words) -> None:
    """A card of each suit, without sides so that every name has room."""
    faces = [
        Card(suit, value, words(f"academy-suit-{suit}"), picture_of(words, suit),
             glyph(suit, room.ascii_only), words(f"academy-face-{suit}"), walls=False, corners=False)
        for suit, value in example_cards()
    ]  # fmt: skip
    cards.hand(room, faces, size=MEDIUM)


def example_cards() -> list[tuple[str, str]]:
    """Returns a card of each suit, by suit and value, whose values are those of the box."""
    values = {suit: [card.partition("-")[2] for card in CARDS if card.startswith(f"{suit}-")] for suit in SUITS}
    return [(suit, values[suit][at % len(values[suit])]) for at, suit in enumerate(SUITS)]


def _lane(words: Words, track: str, pieces: dict[int, list[Piece]], note: str, path: range = range(0)) -> Lane:
    mover = DISCS[0] if path else None
    name, picture = words(f"academy-row-{track}"), picture_of(words, track)
    return Lane(track, name, picture, SQUARES, pieces, note=note, path=path, mover=mover)


def _move(room: Canvas, words: Words) -> None:
    """A disc that would move three squares."""
    a, b, c, d = DISCS
    lanes.lane(room, _lane(words, "quests", {4: [a], 7: [b, c], 9: [d]}, "17 10 4", range(4, 8)))


def _order(room: Canvas, words: Words) -> None:
    """A stack, a leader and a disc at the start; and the places of all four."""
    a, b, c, d = DISCS
    lanes.lane(room.part(0, 0, room.width, 3), _lane(words, "jousts", {0: [d], 6: [a, b], 9: [c]}, "3 2 1"))
    _gains(room, 3, [(c, "+3"), (b, "+2"), (a, "+1"), (d, "0")])


def _gains(room: Canvas, row: int, gains: Sequence[tuple[Piece, str]]) -> None:
    """The places of the discs, each with what it gains or loses."""
    x = 2
    for place, (piece, gain) in enumerate(gains, 1):
        x = room.put(x, row, f"{place} ", "dim")
        x = room.put(x, row, f" {piece.letter} ", f"on-{piece.colour} bold")
        look = "bad" if gain.startswith("−") else "good" if gain.startswith("+") else "dim"
        x = room.put(x, row, f" {gain}", look) + 3


def _scoring(room: Canvas, words: Words) -> None:
    """Jousts, which pay those in front, and education, which costs those behind."""
    a, b, c, d = DISCS
    lanes.lane(room.part(0, 0, room.width, 2), _lane(words, "jousts", {2: [d], 5: [a], 6: [b], 9: [c]}, "3 2 1"))
    _gains(room, 2, [(c, "+3"), (b, "+2"), (a, "+1"), (d, "0")])
    lane = _lane(words, "education", {1: [b], 4: [a], 7: [d, c]}, "−1 −3")
    lanes.lane(room.part(0, 4, room.width, 2), lane)
    _gains(room, 6, [(c, "0"), (d, "0"), (a, "−1"), (b, "−3")])


def _reset(room: Canvas, words: Words) -> None:
    """All discs back at 0 on jousts, and those of quests where they were."""
    a, b, c, d = DISCS
    lanes.lane(room.part(0, 0, room.width, 4), _lane(words, "jousts", {0: [a, b, c, d]}, ""))
    lanes.lane(room.part(0, 5, room.width, 2), _lane(words, "quests", {3: [a], 6: [c], 8: [d], 9: [b]}, ""))


def _end(room: Canvas, words: Words) -> None:
    """The last standing, a tie in it, and the lane that decides."""
    a, b, c, d = DISCS
    _gains(room, 0, [(b, "24"), (a, "24"), (d, "19"), (c, "17")])
    lane = _lane(words, "gallantry", {2: [c], 5: [a], 8: [b], 11: [d]}, "")
    lanes.lane(room.part(0, 2, room.width, 2), lane)


def _reading(room: Canvas, words: Words) -> None:
    """A stack, and where a disc would go onto it."""
    a, b, c, d = DISCS
    lanes.lane(room, _lane(words, "tournaments", {3: [a], 6: [b, c], 9: [d]}, "3 2 1", range(3, 7)))


def _dragon(room: Canvas, words: Words) -> None:
    a, b, c, d = DISCS
    lane = Lane("quests", words("academy-row-quests"), "dragon", pieces={0: [d], 5: [a], 8: [b], 11: [c]})
    lanes.lane(room, lane)


def _track(name: str) -> Term:
    return Term(name, "scoring", title=f"academy-track-{name}", text=f"academy-track-about-{name}")


def _knight(name: str) -> Term:
    """The track of a knight, by the knight's full name."""
    about = f"academy-track-about-{name}"
    return Term(name, "knights_duel", title="terms-academy-knight", text=about, args={"knight": name})


GUIDE = Guide(
    "academy",
    rules=("aim", "draft", "play", "order", "scoring", "reset", "end", "reading"),
    options=(
        "options", "open_scores", "excalibur", "step_back", "staggered_reset", "knights_duel", "gallantry_bets",
        "secret_codex", "scrolls", "dragon_bonus", "alms", "lancelot", "karadoc",
    ),
    terms=(
        *map(_track, TRACKS),
        *map(_knight, KNIGHTS),
        Term("pays", "scoring"),
        Term("order", "order"),
        Term("lap", "order"),
        Term("squire", "end"),
        Term("coats", "end"),
        Term("hand", "play"),
        Term("title", "play"),
        Term("cup", "knights_duel"),
        Term("codex", "secret_codex"),
    ),
    examples={
        "draft": Example(7, _cards),
        "play": Example(3, _move),
        "order": Example(4, _order),
        "scoring": Example(7, _scoring),
        "reset": Example(7, _reset),
        "end": Example(4, _end),
        "reading": Example(3, _reading),
        "dragon_bonus": Example(3, _dragon),
    },
)  # fmt: skip
