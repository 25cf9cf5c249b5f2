"""Grail Cup's guide: its rules in sections, the things on its board, and drawings for both.

Knows: which text explains which thing, and the parts that the board is drawn of.
Must not know: any game that is played.
"""

from __future__ import annotations

from core.games.grail.components import ALLIES, ARMED_LABELS, BOARDS, TOKENS
from tui.boards.guide import Example, Guide, Term
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.signs import SIGNS, glyph
from tui.text.words import Words, letter

from .allies import COLOURS
from .land import SHOWN

ALLY = Size(9, 6)
SPACE, BAND = 8, 4
"""Columns of a space, and rows of the road with what stands on it."""
DRAWN = (2, 5, 9)
"""The numbers that the three knights of an example have drawn for their start."""


def _allies(room: Canvas, words: Words) -> None:
    """The nine allies in the order in which they are called, in one row or two."""
    across = min(len(ALLIES), room.width // (ALLY.width + 1))
    for at, ally in enumerate(ALLIES[: 2 * across]):
        name = words("grail-ally-card", ally=ally)
        place = room.part(at % across * (ALLY.width + 1), at // across * ALLY.height, *ALLY)
        cards.card(place, Card(COLOURS[ally], str(at + 1), name, ally))


def _road(room: Canvas, first: int, spaces: int, cell: int = SPACE) -> None:
    """A piece of the road, with the numbers of its spaces."""
    room.fill(0, 0, room.width, BAND - 1, "tint-leaf")
    room.fill(0, BAND - 1, room.width, 1, "wash-leather")
    for at in range(spaces):
        room.put(1 + at * cell, BAND - 1, str(first + at), "ink")


def _knight(room: Canvas, at: int, seat: int, cell: int = SPACE) -> None:
    room.put(2 + at * cell, BAND - 2, f" {letter(seat)} ", f"on-seat{seat} bold")


def _dragon(room: Canvas, words: Words) -> None:
    """A knight who stops just behind the dragon."""
    _road(room, 20, room.width // SPACE)
    pictures.place(room.part(3 * SPACE, 0, SPACE - 1, BAND - 1), "dragon", "dragon")
    _knight(room, 0, 0)
    for at in (1, 2):
        room.put(at * SPACE, BAND - 2, "─" * (SPACE - 2 * (at - 1) * 2), "gold")
    room.put(2 + 2 * SPACE, BAND - 2, "→A", "seat0 bold under")


def _landing(room: Canvas, words: Words) -> None:
    """The kinds of spaces, each with its picture, sign and name."""
    for at, kind in enumerate(SHOWN):
        place = room.part(at * (room.width // len(SHOWN)), 0, room.width // len(SHOWN), BAND + 1)
        place.fill(0, 0, place.width - 1, 3, "tint-leaf")
        pictures.place(place.part(0, 0, place.width - 1, 3), kind, SIGNS[kind].style)
        place.center(0, 3, place.width - 1, SIGNS[kind].glyph, f"{SIGNS[kind].style} bold")
        place.center(0, 4, place.width - 1, words("grail-kind", kind=kind), "dim")


def _tokens(room: Canvas, words: Words) -> None:
    """The five tokens, with how many there are of each."""
    step = min(12, room.width // len(TOKENS))
    for at, (token, count) in enumerate(TOKENS.items()):
        name = words("grail-token-card", token=token)
        cards.card(room.part(at * step, 0, step - 1, 6), Card("clover", str(count), name, token))


def _setup(room: Canvas, words: Words) -> None:
    """Three knights on the start spaces of the numbers they drew: the last one has the seal, and a spear."""
    starts = BOARDS["forest"].starts
    cell = min(SPACE, room.width // len(starts))
    _road(room, 0, room.width // cell, cell)
    for seat, number in enumerate(DRAWN):
        _knight(room, starts[number], seat, cell)
        room.put(2 + starts[number] * cell, BAND - 3, f" {number} ", "ink bold")
        signs = ["spear"] * (number in ARMED_LABELS) + ["first"] * (number == max(DRAWN))
        marks = "".join(glyph(sign, room.ascii_only) for sign in signs)
        room.put(5 + starts[number] * cell, BAND - 2, marks, "gold bold")


def _draft(room: Canvas, words: Words) -> None:
    """An ally set aside face down, and a hand of which one is kept."""
    cards.back(room.part(0, 1, *ALLY))
    hand = ALLIES[:: -(-len(ALLIES) // min(4, (room.width - ALLY.width - 3) // (ALLY.width + 1)))]
    faces = [
        Card(COLOURS[ally], str(ALLIES.index(ally) + 1), words("grail-ally-card", ally=ally), ally) for ally in hand
    ]
    cards.hand(room.part(ALLY.width + 3, 0, room.width - ALLY.width - 3, ALLY.height + 1), faces, 1, size=ALLY)


def _first(room: Canvas, words: Words) -> None:
    """A knight at a village, with the seal that its die showed."""
    _road(room, 14, room.width // SPACE)
    pictures.place(room.part(SPACE, 0, SPACE - 1, BAND - 1), "village", SIGNS["village"].style)
    _knight(room, 2, 0)
    room.put(5 + 2 * SPACE, BAND - 2, f" {glyph('first', room.ascii_only)}", "gold bold")
    _knight(room, 0, 1)


def _reading(room: Canvas, words: Words) -> None:
    """A piece of the road with its signs, two knights, and where the choice under the cursor leads."""
    _road(room, 8, room.width // SPACE)
    for at, kind in ((1, "clover"), (3, "castle")):
        room.put(1 + at * SPACE, BAND - 1, f"{glyph(kind, room.ascii_only)} ", f"{SIGNS[kind].style} bold")
    room.put(1, BAND - 2, " B ", "on-seat1 bold")
    room.put(4, BAND - 2, " A ", "on-seat0 bold")
    room.put(2 + 2 * SPACE, BAND - 2, "→A", "seat0 bold under")


def _order(room: Canvas, words: Words) -> None:
    """Two knights on one space: the one in front stands further to the right."""
    _road(room, 7, room.width // SPACE)
    room.put(1 + SPACE, BAND - 2, " B ", "on-seat1 bold")
    room.put(4 + SPACE, BAND - 2, " A ", "on-seat0 bold")
    _knight(room, 3, 2)


def _term(what: str, name: str, section: str, title: str = "") -> Term:
    """A thing with a text of the board, whose name is one of several in a text."""
    return Term(name, section, title or f"grail-{what}", f"grail-about-{name}", {what: name})


GUIDE = Guide(
    "grail",
    rules=(
        "aim", "setup", "draft", "calling", "landing", "tokens", "dragon", "order", "first", "reading",
    ),
    options=(),
    terms=(
        *(_term("ally", ally, "calling", title="grail-ally-name") for ally in ALLIES),
        *(_term("kind", kind, "landing") for kind in (*SHOWN, "plain")),
        *(_term("token", token, "tokens") for token in TOKENS),
        _term("sign", "spear", "dragon", title="grail-legend"),
        Term("dragon", "dragon"),
        Term("curse", "calling"),
        Term("knight", "order"),
        Term("knights", "order"),
        Term("seal", "first"),
        Term("hand", "draft"),
        Term("status", "calling"),
        Term("recap", "calling"),
        Term("title", "calling"),
    ),
    examples={
        "calling": Example(2 * ALLY.height, _allies),
        "dragon": Example(BAND, _dragon),
        "landing": Example(BAND + 1, _landing),
        "tokens": Example(6, _tokens),
        "order": Example(BAND, _order),
        "setup": Example(BAND, _setup),
        "draft": Example(ALLY.height + 1, _draft),
        "first": Example(BAND, _first),
        "reading": Example(BAND, _reading),
    },
)  # fmt: skip
