"""The pages of the help about one game.

Knows: the game's guide and picture, its rulings, the texts of signs and keys.
Must not know: how a page is laid out, or which one is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Any

import core
from tui.boards import look
from tui.boards.guide import Example, Explanation, Guide, Term, guide
from tui.boards.look import players_of
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.text.nearness import nearest
from tui.text.words import Words

PICTURE = 7
"""Rows of the picture of a game on the first page, and of the line below it."""


@dataclass(frozen=True)
class Page:
    """A page of the help."""

    name: str
    """Its chapter, and what it is about there: `rules/scoring`, `terms/quests`."""
    title: str
    body: str
    example: Example | None = None
    ornament: Example | None = None
    """A picture that tells nothing: it is left out where the page has no room for it."""
    see: Sequence[str] = ()
    """The names of pages that belong to this one."""
    game: str = ""

    @property
    def chapter(self) -> str:
        """The name of its chapter."""
        return self.name.partition("/")[0]

    @property
    def place(self) -> tuple[str, str]:
        """Its game and its chapter."""
        return self.game, self.chapter

    @property
    def address(self) -> str:
        """Its name among the pages of all games."""
        return f"{self.game}/{self.name}"

    @property
    def sought(self) -> tuple[str, str]:
        """By which texts it is found."""
        return self.title, self.body


@lru_cache(8)
def pages(words: Words, game_id: str) -> Sequence[Page]:
    """All pages about a game in the order in which they are read."""
    it, game = guide(game_id), core.game(game_id)
    return tuple(replace(page, game=game_id) for page in _all_pages(words, it, game))


def _all_pages(words: Words, it: Guide, game: core.Game[Any]) -> Iterator[Page]:
    for name in it.rules:
        yield _section(words, it, f"rules/{name}", name)
    yield Page("terms/signs", words("help-page-signs"), words(f"{it.game}-signs").partition("\n")[2])
    for term in it.terms:
        yield _term(words, it, term)
    for name in it.options:
        yield _section(words, it, f"options/{name}", name)
    yield Page("rulings/all", words("help-page-rulings"), _rulings(words, game))
    yield Page("keys/all", words("help-page-keys"), words("table-help"))


def _section(words: Words, it: Guide, name: str, section: str) -> Page:
    said = it.section(section, words)
    example, see = it.examples.get(section), [_named(term) for term in it.of_section(section)]
    ornament = _frontispiece(it.game) if section == it.rules[0] and example is None else None
    return Page(name, said.title, said.text, example, ornament, see)


def _frontispiece(game: str) -> Example:
    """The picture of the game, and for how many it is, on the first page of its rules."""
    picture, colour, *_ = look(game)

    def draw(canvas: Canvas, words: Words) -> None:
        pictures.place(canvas.part(0, 0, canvas.width, canvas.height - 1), picture, colour)
        canvas.center(0, canvas.height - 1, canvas.width, players_of(words, game), "dim")

    return Example(PICTURE, draw)


def _term(words: Words, it: Guide, term: Term) -> Page:
    """A thing on the board, with a mark behind its name if it lies there in some games only, by an option."""
    said: Explanation = it.explained(term.name, words)
    chapter = "rules" if term.section in it.rules else "options"
    title = words("help-page-optional", title=words.verbatim(said.title)) if chapter == "options" else said.title
    return Page(_named(term), title, said.text, see=[f"{chapter}/{term.section}"])


def _named(term: Term) -> str:
    return f"terms/{term.name}"


def _rulings(words: Words, game: core.Game[Any]) -> str:
    """The rulings with their numbers, one below the other."""
    listed = (f"  [{each[0]} {each[1:]}]  {words(f'{game.id}-{each}')}" for each in game.rulings)
    return "\n".join((words("help-rulings"), "", *listed))


def page_of(all_pages: Sequence[Page], name: str) -> Page:
    """The page of this name; the first, if there is none."""
    return next((page for page in all_pages if page.name == name), all_pages[0])


def searched(words: Words, game: str, text: str) -> Sequence[Page]:
    """The pages of all games for a text: each game and each chapter together, the nearest first; of what is as near,
    that of this game comes first."""
    games = sorted(core.IDS, key=lambda each: each != game)
    found = nearest(text, chain.from_iterable(pages(words, each) for each in games), lambda page: page.sought)
    order = {key: at for at, page in reversed([*enumerate(found)]) for key in (page.game, page.place)}
    return sorted(found, key=lambda page: (order[page.game], order[page.place]))
