"""Writes a page of pictures: every screen, and every kind of question of every game. `./scripts/gallery --help`.

Knows: the screens' test table, how each screen is reached, how a screen becomes a picture.
Must not know: the network; the page names no other host.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import core
from scripts import asides, moving
from scripts.pictures import in_full_colour, shot
from tests.tui.local import LocalClient, LocalTable, Script, show
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.draw.themes import THEMES
from tui.text.words import Words

SIZES = ((80, 24), (120, 40), (160, 50))
SEEDS = (1, 2)
"""The games that are played, with each number of players, to meet every kind of question."""
SCREENS: dict[str, tuple[bool, tuple[str, ...]]] = {
    "home": (False, ()),
    "help": (False, ("question_mark", "end", "enter")),
    "settings": (False, ("f2",)),
    "lobby": (True, ()),
}
"""The screens without a game: is it at a table, and which keys lead there."""


BEFORE: dict[str, tuple[str, ...]] = dict.fromkeys(("buy", "end", "substitute", "histrio-court", "histrio-answer"), ())
"""The keys before the picture of a question, of every game or of one, if it is not one choice down."""


class Wanted(NamedTuple):
    """The pictures to make, and their folder."""

    folder: Path
    sizes: Sequence[tuple[int, int]]
    themes: Sequence[str]
    languages: Sequence[str]
    ascii_only: bool = False

    @property
    def many(self) -> int:
        """Pictures of each thing that is shown."""
        return len(self.sizes) * len(self.themes) * len(self.languages)


class Taken(NamedTuple):
    """A picture: of what, and in which file."""

    group: str
    """The game; "table" for what belongs to none."""
    what: str
    detail: str
    file: str


def pictures(wanted: Wanted, games: Sequence[str]) -> Iterator[list[Taken]]:
    """Writes the pictures, and gives those of one thing after the other."""
    for what, (seated, keys) in SCREENS.items():
        client = LocalTable("Anna", "Boris").clients[0] if seated else None
        yield taken(wanted, client, "table", what, asides.presses(*keys))
    for game in games:
        for what, client in moments(game):
            yield taken(wanted, client, game, what, asides.presses(*before(game, what)))
    for found in (asides.of_table(), *map(asides.of_game, games)):
        for aside in found:
            yield taken(wanted, aside.client, aside.group, aside.what, aside.reach)


def before(game: str, what: str) -> tuple[str, ...]:
    """The keys before the picture of a question of this game."""
    return BEFORE.get(f"{game}-{what}", BEFORE.get(what, ("down",)))


def moments(game: str) -> Iterator[tuple[str, LocalClient]]:
    """A table of the game at the first question of every kind, and one at the end."""
    met: set[str] = set()
    for seats, seed in product(core.game(game).seats, SEEDS):
        local, rng = LocalTable("Anna", game=game, seed=seed), random.Random(seed)
        local.start(bots=seats - 1)
        client = local.clients[0]
        while True:
            local.play(lambda replica: is_new(replica, met), rng)
            what = kind(client.state.games.replica)
            if what in met:
                break
            met.add(what)
            yield what, client
            client.heard = lambda message: None  # the app that was shown has ended; the game goes on


def is_new(replica: Any, met: set[str]) -> bool:
    """True at the end, or at a question of a kind not yet met that the screen does not answer by itself."""
    if kind(replica) in met:
        return False
    if replica.outcome is not None:
        return True
    view = View.of(replica, Words("en"), [""] * 8)
    return not board(replica.game.id).answers_itself(view)


def kind(replica: Any) -> str:
    """The kind of the open question; "end" when the game is over."""
    if replica.outcome is not None:
        return "end"
    questions = replica.game.open_questions(replica.state)
    return next(question.ask for question in questions if question.seat == replica.seat)


def taken(wanted: Wanted, client: LocalClient | None, group: str, what: str, reach: Script) -> list[Taken]:
    """The pictures of what this client is shown after this script, in every language, size and theme."""
    result: list[Taken] = []
    for language, theme in product(wanted.languages, wanted.themes):

        async def script(app: Any, pilot: Any, language: str = language, theme: str = theme) -> None:
            await reach(app, pilot)
            for size in wanted.sizes:
                await pilot.resize_terminal(*size)
                detail = f"{size[0]}x{size[1]} {theme} {language}"
                file = f"{group}-{what}-{detail.replace(' ', '-')}.svg"
                (wanted.folder / file).write_text(await shot(app, pilot), encoding="utf-8")
                result.append(Taken(group, what, detail, file))

        show(client, script, wanted.sizes[0], language, theme=theme, ascii_only=wanted.ascii_only)
    return result


STYLE = """
body { background: #171613; color: #e6dfd0; font: 16px/1.4 serif; margin: 2em }
h1, h2, h3 { color: #e8b84a } nav a { color: inherit; margin-right: 1.5em }
div { display: flex; flex-wrap: wrap; gap: 1em } figure { margin: 0; max-width: 48em } img { width: 100% }
"""


def page(shown: Sequence[Sequence[Taken]]) -> str:
    """The index: a part for each game, a row for each thing, all its pictures side by side."""
    groups = list(dict.fromkeys(row[0].group for row in shown))
    nav = "".join(f'<a href="#{group}">{escape(title(group))}</a>' for group in groups)
    parts = (part(group, [row for row in shown if row[0].group == group]) for group in groups)
    head = f'<meta charset="utf-8"><title>Round Table</title><style>{STYLE}</style>'
    return f"<!doctype html>\n{head}\n<h1>Round Table</h1>\n<nav>{nav}</nav>\n{''.join(parts)}"


def part(group: str, rows: Sequence[Sequence[Taken]]) -> str:
    """The pictures of one game."""
    shown = "".join(f"<h3>{escape(row[0].what)}</h3>\n<div>{''.join(map(figure, row))}</div>\n" for row in rows)
    return f'<h2 id="{group}">{escape(title(group))}</h2>\n{shown}'


def figure(picture: Taken) -> str:
    """One picture and what it is."""
    caption = escape(picture.detail)
    image = f'<img loading="lazy" src="{picture.file}" alt="{caption}">'
    return f'<figure><a href="{picture.file}">{image}</a><figcaption>{caption}</figcaption></figure>\n'


def title(group: str) -> str:
    """The title of a part of the page."""
    return Words("en")(f"{group}-name") if group in core.IDS else "Round Table"


def size_of(text: str) -> tuple[int, int]:
    """Columns and rows, as `120x40`."""
    columns, rows = map(int, text.split("x"))
    return columns, rows


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="gallery", description="A page of pictures of every screen and question.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/gallery"), help="default: %(default)s")
    add: Callable[..., Any] = parser.add_argument
    add("--game", nargs="+", choices=core.IDS, default=core.IDS)
    add("--size", nargs="+", type=size_of, default=SIZES, metavar="COLUMNSxROWS")
    add("--theme", nargs="+", choices=tuple(THEMES), default=("dark",))
    add("--lang", nargs="+", choices=tuple(LANGUAGES), default=("en",))
    add("--moving", action="store_true", help="instead, write the moving pictures of the README")
    add("--ascii", action="store_true", help="as on a terminal without Unicode")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    asked = arguments(sys.argv[1:] if argv is None else argv)
    in_full_colour()
    if asked.moving:
        moving.main()
        return
    wanted = Wanted(asked.folder, asked.size, asked.theme, asked.lang, asked.ascii)
    asked.folder.mkdir(parents=True, exist_ok=True)
    shown: list[list[Taken]] = []
    for row in pictures(wanted, asked.game):
        shown.append(row)
        print(f"{title(row[0].group)}: {row[0].what}, {len(row)} pictures", flush=True)
    index = asked.folder / "index.html"
    index.write_text(page(shown), encoding="utf-8")
    print(f"{wanted.many * len(shown)} pictures. Open {index} in a browser.")


if __name__ == "__main__":
    main()
