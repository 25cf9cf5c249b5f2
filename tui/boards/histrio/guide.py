"""Histrio's guide: its rules in sections, the things on its board, and drawings for both.

Knows: which text explains which thing, and the parts that the board is drawn of.
Must not know: any game that is played.
"""

from __future__ import annotations

from core.games.histrio.components import ACROBATS
from tui.boards.guide import Example, Guide, Term
from tui.draw import cards, meters
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
    },
)  # fmt: skip
