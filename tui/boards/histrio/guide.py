"""Histrio's guide: its rules in sections, the things on its board, and drawings for both.

Knows: which text explains which thing, and the parts that the board is drawn of.
Must not know: any game that is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.histrio.components import ACROBATS, CITIES
from tui.boards.guide import Example, Guide, Term
from tui.draw import cards, meters, panels
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.signs import glyph
from tui.text.words import Words

from .theatre import MARKS, SCALE

CARD = Size(11, 6)
TALENTS = {"comedian": "comedy", "tragedian": "tragedy"}


def _actor(room: Canvas, words: Words, talent: str, level: int) -> None:
    colour = TALENTS[talent]
    name = words(f"histrio-talent-{talent}")
    cards.card(room, Card(colour, str(level), name, colour, glyph(colour, room.ascii_only)))


def _levels(room: Canvas, words: Words) -> None:
    """An actor of each level, of both talents."""
    step = min(CARD.width + 1, room.width // 5)
    for level in range(1, 6):
        place = room.part((level - 1) * step, 0, step - 1, CARD.height)
        _actor(place, words, "tragedian" if level % 2 else "comedian", level)


def _needle(room: Canvas, words: Words) -> None:
    """The needle on the comedians' side, and where a tragedian of level 3 at court would send it."""
    step = 2 if room.width < 3 * len(MARKS) else 3
    scale = room.part(0, 0, step * len(MARKS), 2)
    meters.gauge(scale, SCALE, 2, -2)
    room.put(0, 2, f"{glyph('tragedy', room.ascii_only)} {words('histrio-quiet-tragedy')}", "tragedy")
    said = f"{words('histrio-quiet-comedy')} {glyph('comedy', room.ascii_only)}"
    room.right(scale.width, 2, said, "comedy bold")


def _travel(room: Canvas, words: Words) -> None:
    """The eight travel cards, one of them chosen; used ones are faint."""
    step = min(7, room.width // len(CITIES))
    for at in range(len(CITIES)):
        face = Card("ink", str(at + 1), picture="", corner=False)
        place = room.part(at * step, 0, step - 1 if step > 5 else step, 4)
        cards.card(place, face, chosen=at == 4, faint=at in (1, 6))
    room.put(4 * step + 1, 2, glyph("ship", room.ascii_only) + "A", "seat0 bold")


def _city(room: Canvas, number: int, signs: Sequence[tuple[str, int]], ships: str) -> None:
    """A city with its encounters and the caravels there."""
    inner = panels.panel(room, str(number))
    x = 0
    for talent, level in signs:
        colour = TALENTS[talent]
        x = inner.put(x, 0, f"{glyph(colour, room.ascii_only)}{level} ", f"{colour} bold")
    x = 0
    for letter in ships:
        x = inner.put(x, 1, f" {letter} ", f"on-seat{'ABC'.index(letter)} bold") + 1


def _cities(room: Canvas, words: Words) -> None:
    """The first cities, from left to right: with one caravel, with none, with two."""
    step = room.width // 3
    _city(room.part(0, 0, step - 1, 4), 1, [("comedian", 3)], "A")
    _city(room.part(step, 0, step - 1, 4), 2, [("tragedian", 1)], "")
    _city(room.part(2 * step, 0, step - 1, 4), 3, [("tragedian", 4), ("comedian", 1)], "BC")


def _together(room: Canvas, words: Words) -> None:
    """Two caravels in one city: its actors move the needle by 3 − 1 marks towards comedy."""
    _city(room.part(0, 0, 14, 4), 5, [("comedian", 3), ("tragedian", 1)], "AB")
    room.put(16, 1, "3 − 1 = 2", "comedy bold")
    scale = room.part(0, 5, 2 * len(MARKS) if room.width < 3 * len(MARKS) else 3 * len(MARKS), 2)
    meters.gauge(scale, SCALE, 2, 4)


def _turn_end(room: Canvas, words: Words) -> None:
    """The deck of encounters, and a new one that comes to a city; the next player becomes first."""
    cards.pile(room.part(0, 0, 9, 4), 12)
    room.put(10, 2, "─►", "gold bold")
    _city(room.part(13, 0, 14, 4), 1, [("comedian", 2)], "")
    first = glyph("first", room.ascii_only)
    x = room.put(29, 2, f" A {first} ", "dim")
    x = room.put(x, 2, "─► ", "gold bold")
    room.put(room.put(x, 2, " B ", "on-seat1 bold"), 2, f" {first}", "gold bold")


REQUESTS = (("in_favour", 4), ("pure_comedy", 7), ("all_ages", 6))


def _requests(room: Canvas, words: Words) -> None:
    """Three requests with what they pay."""
    step = min(17, room.width // len(REQUESTS))
    for at, (request, pays) in enumerate(REQUESTS):
        name = words(f"histrio-request-{request}")
        face = Card("request", f"{pays}{glyph('coin', room.ascii_only)}", name, corner=False)
        cards.card(room.part(at * step, 0, step - 1, 4), face)


def _between(room: Canvas, words: Words) -> None:
    """All actors and encounters in one deck, and the needle back in the middle."""
    cards.pile(room.part(0, 0, 9, 4), 48)
    _city(room.part(12, 0, 14, 4), 1, [("tragedian", 3)], "")
    meters.gauge(room.part(0, 5, 2 * len(MARKS) if room.width < 3 * len(MARKS) else 3 * len(MARKS), 2), SCALE, 1, -1)


def _two(room: Canvas, words: Words) -> None:
    """A player's caravel with a friendly one in a city: company, so that nobody takes its encounter."""
    _city(room.part(0, 0, 14, 4), 4, [("tragedian", 2)], "A")
    room.put(6, 2, " B*", "seat1 bold")
    _city(room.part(16, 0, 14, 4), 6, [("comedian", 5)], "B")


def _reading(room: Canvas, words: Words) -> None:
    """An actor as a card, and the sign that stands for it."""
    step = CARD.width + 8
    for at, (talent, level) in enumerate((("comedian", 3), ("tragedian", 5))):
        colour, x = TALENTS[talent], at * step
        _actor(room.part(x, 0, *CARD), words, talent, level)
        room.put(x + CARD.width + 1, 2, "=", "dim")
        room.put(x + CARD.width + 3, 2, f"{glyph(colour, room.ascii_only)}{level}", f"{colour} bold")


SHOW = (("comedian", 5), ("comedian", 3), ("tragedian", 2))


def _show(room: Canvas, words: Words) -> None:
    """A troupe with a show: five and three against two are comedy 6."""
    step = min(CARD.width + 1, room.width // (len(SHOW) + 1))
    for at, (talent, level) in enumerate(SHOW):
        _actor(room.part(at * step, 0, step - 1, CARD.height), words, talent, level)
    x = len(SHOW) * step + 1
    room.put(x, 2, "5 + 3 − 2", "ink")
    room.put(x, 3, f"= {words('histrio-show', mood='comedy', difference=6)} ✓", "comedy bold")


def _acrobats(room: Canvas, words: Words) -> None:
    """The acrobats by their pictures, as many as there is room for."""
    step = CARD.width + 1
    for at, acrobat in enumerate(list(ACROBATS)[: room.width // step]):
        name, short = words(f"histrio-acrobat-{acrobat}"), words(f"histrio-short-{acrobat}")
        cards.card(room.part(at * step, 0, *CARD), Card("acrobat", "", name, acrobat, short=short))


GUIDE = Guide(
    "histrio",
    rules=(
        "aim", "travel", "cities", "alone", "together", "king", "turn_end", "acrobats", "requests", "festival",
        "between", "two", "reading",
    ),
    options=(),
    terms=(
        Term("city", "travel"),
        Term("alone", "alone"),
        Term("shared", "together"),
        Term("caravels", "travel"),
        Term("needle", "king"),
        Term("theatre", "king"),
        Term("troupe", "festival"),
        Term("show", "festival"),
        Term("forecast", "festival"),
        Term("coins", "festival"),
        Term("requests", "requests"),
        Term("missing", "requests"),
        Term("friends", "travel"),
        Term("acrobats", "acrobats"),
        *(
            Term(acrobat, "acrobats", title=f"histrio-acrobat-{acrobat}", text=f"histrio-about-{acrobat}")
            for acrobat in ACROBATS
        ),
        Term("hand", "travel"),
        Term("title", "travel"),
    ),
    examples={
        "alone": Example(CARD.height, _levels),
        "king": Example(3, _needle),
        "festival": Example(CARD.height, _show),
        "acrobats": Example(CARD.height, _acrobats),
        "travel": Example(4, _travel),
        "cities": Example(4, _cities),
        "together": Example(7, _together),
        "turn_end": Example(4, _turn_end),
        "requests": Example(4, _requests),
        "between": Example(7, _between),
        "two": Example(4, _two),
        "reading": Example(CARD.height, _reading),
    },
)  # fmt: skip
