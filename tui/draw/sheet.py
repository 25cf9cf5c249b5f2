"""A sheet of all parts, to be looked at: `python -m tui.draw [theme] [--ascii] [--svg]`.

Knows: every part, and made-up things to show with them.
Must not know: games.
"""

from __future__ import annotations

import argparse
import io
from itertools import chain

from rich.console import Console
from rich.segment import Segment, Segments
from rich.style import Style

from . import cards, lanes, meters, panels, people, pictures, styles
from .canvas import Canvas
from .cards import LARGE, MEDIUM, SMALL, Card
from .lanes import Lane, Piece
from .meters import Scale
from .panels import Key, Part
from .people import Fact, Player
from .signs import SIGNS, glyph
from .themes import GROUPS, THEMES, Theme

WIDTH, HEIGHT = 120, 112


def sheet(ascii_only: bool = False, width: int = WIDTH) -> Canvas:
    """All parts on one canvas."""
    canvas = Canvas(width, HEIGHT, ascii_only)
    panels.title_line(
        canvas,
        [Part("♔ Round Table", "gold bold", 9), Part("round ◆◆◆◇◇◇"), Part("cards ■□□□"), Part("passed to the left ◂")],
        [Part("your turn, Anna", "gold bold", 5), Part("Anna's table", "dim"), Part("?", "gold", 2)],
    )
    _lanes(canvas, 2)
    _people(canvas, 18)
    _cards(canvas, 24)
    _meters(canvas, 50)
    _pictures(canvas, 62)
    _colours(canvas, 101)
    panels.key_line(
        canvas.part(0, HEIGHT - 1, width, 1),
        [Key("←→", "choose", 9), Key("Enter", "play", 9), Key("1-5", "at once"), Key("i", "explain"), Key("l", "log"),
         Key("t", "talk"), Key("?", "rules", 5), Key("esc", "leave", 4)],
    )  # fmt: skip
    return canvas


def _lanes(canvas: Canvas, y: int) -> None:
    a, b, c, d = (Piece(letter, f"seat{seat}") for seat, letter in enumerate("ABCD"))
    shown = [
        Lane("gallantry", "gallantry", "rose", pieces={0: [a], 3: [d], 4: [c], 6: [b]}),
        Lane("jousts", "jousts", "helm", pieces={0: [a], 6: [b], 7: [c, d]}),
        Lane(
            "tournaments", "tournaments", "shield", pieces={8: [a], 9: [b, c, d]}, path=(8, 9, 10, 11), mover=a
        ),
        Lane("king", "king", "crown", 13, {0: [d, c, b], 7: [a]}, {6: "6", 12: "12"}, note="at III", bright=False),
        Lane("quests", "quests", "map", pieces={0: [a, b, c, d], 7: [c, b], 10: [d]}, note="at VI", bright=False),
    ]  # fmt: skip
    for at, one in enumerate(shown):
        lanes.lane(canvas.part(0, y + 3 * at, 84, 3), one, 3)
        canvas.right(83, y + 3 * at + 1, ("+3 +2 +1", "3  2  1", "3  2  1", "6:6 12:12", "17 10 4")[at], one.colour)
    room = panels.panel(canvas.part(85, y, 34, 15), "What happened")
    rows = [("Yvain", "quests 3", "4 → 7"), ("Bors", "tournaments 4", "5 → 9"), ("Ector", "quests 3", "7 → 10")]
    panels.table(room, panels.Table(("who", "what", "from to"), rows, lefts=2, marked=1))


def _people(canvas: Canvas, y: int) -> None:
    players = [
        Player(0, "A", "Anna", you="you", to_act=True),
        Player(1, "B", "Yvain", first=True, done=True),
        Player(2, "C", "Bors the long-named", bot=True, thinking=True),
        Player(3, "D", "Ector", away=True),
    ]  # fmt: skip
    for at, player in enumerate(players):
        shields = Fact("▼" * (at + 2) + f" {at + 2} shields", "gold")
        people.tile(canvas.part(1 + 21 * at, y, 20, 4), player, [shields, Fact("played quests 3", "dim")])
    for seat in range(4, 8):
        people.name_line(
            canvas.part(86, y + seat - 4, 30, 1), Player(seat, "ABCDEFGH"[seat], f"Knight {seat + 1}", bot=True)
        )


def _cards(canvas: Canvas, y: int) -> None:
    faces = [
        Card("sword", "3", "sword", "sword", glyph("sword")),
        Card("quests", "2", "quests", "map", glyph("quests")),
        Card("charity", "2", "charity", "heart", glyph("charity")),
        Card("king", "4", "king", "crown", glyph("king")),
        Card("education", "5", "education", "book", glyph("education")),
        Card("gallantry", "1", "gallantry", "rose", glyph("gallantry"), short="gallant"),
    ]
    cards.hand(canvas.part(1, y, 62, 7), faces, 1, playable=[True, True, True, False, True, True])
    cards.hand(canvas.part(64, y, 24, 7), faces, 2)
    cards.hand(canvas.part(91, y, 28, 7), [*faces, Card("cloth", face_down=True)], 0, size=SMALL)
    large = [
        Card("spades", "K", "king", "king", "♠", notes=["♥♥♡  13"]),
        Card("hearts", "Q", "queen", "queen", "♥"),
        Card("clubs", "J", "jack", "jack", "♣"),
        Card("comedy", "5", "comedian", "comedy", glyph("comedy")),
        Card("tragedy", "4", "tragedian", "tragedy", glyph("tragedy")),
        Card("dragon", "", "dragon", "dragon"),
        Card("king", "4", "king", "crown", glyph("king")),
        Card("tournaments", "4", "shield", "shield"),
    ]
    cards.hand(canvas.part(1, y + 7, 112, 10), large, 3, size=LARGE)
    allies = ["witch", "squire", "fairy", "smith", "wizard", "princess", "priest", "horse", "unicorn"]
    for at, name in enumerate(allies):
        cards.card(canvas.part(1 + 10 * at, y + 18, *MEDIUM), Card("clover", str(at + 1), name, name), chosen=at == 4)
    cards.back(canvas.part(91, y + 18, *MEDIUM))
    cards.empty(canvas.part(101, y + 18, *MEDIUM), "empty")
    cards.pile(canvas.part(111, y + 18, SMALL.width + cards.UNDER, SMALL.height), 7)


def _meters(canvas: Canvas, y: int) -> None:
    marks = [*range(-8, 0), *range(1, 9)]
    panels.panel(canvas.part(1, y, 54, 5), "the King wants comedy", "comedy")
    meters.gauge(canvas.part(4, y + 1, 48, 2), Scale(marks, ("tragedy", "comedy")), 3, ghost=6)
    canvas.put(3, y + 3, "◠ tragedy", "tragedy")
    canvas.right(52, y + 3, "comedy ◡", "comedy")
    for at, face in enumerate((1, 2, 3, 4, 5, 6, 0)):
        meters.die(canvas.part(1 + 10 * at, y + 6, 9, 5), face, f"seat{at % 2}" if at < 6 else "ink")
    panels.panel(canvas.part(57, y, 30, 5), "the duel", bright=True)
    canvas.write(59, y + 1, meters.pips(2, 3, "bad", ("♥", "♡")))
    meters.bar(canvas.part(59, y + 2, 20, 1), 0.6)
    canvas.write(59, y + 3, meters.pips(3, 6, "gold", ("◆", "◇")))
    x = panels.badge(canvas, 66, y + 1, "K♠", "spades")
    panels.badge(canvas, x + 1, y + 1, "7♥", "hearts")
    canvas.write(canvas.write(75, y + 3, meters.small_die(5)) + 1, y + 3, meters.small_die(0))
    panels.heading(canvas.part(74, y + 6, 44, 1), "What happened")
    x = 74
    for name, sign in SIGNS.items():
        if x > 112:
            x, y = 74, y + 1
        canvas.put(x, y + 7, glyph(name, canvas.ascii_only), f"{sign.style} bold")
        x += 3
    small = canvas.part(90, y - 3, 28, 1), canvas.part(90, y - 2, 28, 1)
    panels.title_line(small[0], [Part("♔ Round Table", "gold bold", 9), Part("round III"), Part("pass left")])
    panels.key_line(small[1], [Key("←→", "choose", 9), Key("i", "explain"), Key("esc", "leave", 4)])


def _pictures(canvas: Canvas, y: int) -> None:
    names = [name for name in pictures.gallery() if not name.endswith((" large", " little"))]
    for at, name in enumerate(names):
        row, column = divmod(at, 13)
        pictures.place(canvas.part(1 + 9 * column, y + 4 * row, 7, 3), name, ("king", "hearts", "comedy")[row % 3])
        canvas.center(1 + 9 * column, y + 4 * row + 3, 8, name[:8], "dim")
    names = [name for name in pictures.gallery() if name.endswith(" large")]
    for at, name in enumerate(names):
        row, column = divmod(at, 9)
        room = canvas.part(1 + 13 * column, y + 22 + 6 * row, 11, 5)
        pictures.place(room, name.removesuffix(" large"), "tournaments")


def _colours(canvas: Canvas, y: int) -> None:
    for row, (group, names) in enumerate(GROUPS.items()):
        canvas.put(1, y + row, group, "dim")
        for at, name in enumerate(names):
            x = canvas.put(12 + 13 * at, y + row, " A ", f"on-{name} bold")
            x = canvas.put(x, y + row, f"{name[:7]:7}", f"{name} tint-{name}")
            canvas.put(x, y + row, "··", f"faint-{name} wash-{name}")
    x = 12
    for name in ("ink", "dim", "line", "gold", "good", "bad", "panel", "raised", "title", "cursor"):
        x = canvas.put(x, y + 6, f" {name} ", name) + 1


def exported(theme: Theme, ascii_only: bool = False, *, svg: bool = False) -> str:
    """The sheet in a theme, as a terminal would get it or as a picture."""
    before, stream = styles.current(), io.StringIO()
    styles.use(theme)
    try:
        console = Console(
            width=WIDTH, file=stream, record=svg, force_terminal=True, color_system="truecolor", legacy_windows=False
        )
        ground = styles.style("ink over-paper") if theme.colours else Style.null()
        lines = [[*strip, Segment.line()] for strip in sheet(ascii_only).segments(ground)]
        console.print(Segments(chain.from_iterable(lines)), end="")
        return console.export_svg(title=theme.name) if svg else stream.getvalue()
    finally:
        styles.use(before)


def main() -> None:
    """Print the sheet."""
    reader = argparse.ArgumentParser(prog="python -m tui.draw", description="Show all parts of which boards are drawn.")
    reader.add_argument("theme", nargs="?", choices=[*THEMES], default="dark")
    reader.add_argument("--ascii", action="store_true", help="with plain ASCII characters")
    reader.add_argument("--svg", action="store_true", help="as a picture")
    asked = reader.parse_args()
    print(exported(THEMES[asked.theme], asked.ascii, svg=asked.svg))
