"""A game's guide: the sections of its rules, and the things on its board, each with the text that explains it.

Knows: which text explains what, and which section of the rules it belongs to.
Must not know: where a guide is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from core.games import package_of, part
from tui.draw.canvas import Canvas
from tui.text.words import Words


class Explanation(NamedTuple):
    """A thing and the text about it."""

    title: str
    text: str


@dataclass(frozen=True)
class Term:
    """A thing on the board, or a word there."""

    name: str
    section: str
    """The section of the rules it belongs to."""
    title: str = ""
    """The key of its name; empty: the first line of its own text."""
    text: str = ""
    """The key of the text that explains it; empty: its own text, `terms-<game>-<name>`."""
    args: Mapping[str, str] = field(default_factory=dict[str, str])
    """The arguments of both."""


class Example(NamedTuple):
    """A drawing in a section, made of the parts of the board."""

    rows: int
    draw: Callable[[Canvas, Words], None]


@dataclass(frozen=True)
class Guide:
    """The guide to one game."""

    game: str
    rules: Sequence[str]
    """The sections of the rules, as a newcomer reads them."""
    options: Sequence[str]
    """The sections about what a table may choose."""
    terms: Sequence[Term]
    examples: Mapping[str, Example] = field(default_factory=dict[str, Example])
    """The drawings of sections."""

    def section(self, name: str, words: Words) -> Explanation:
        """A section of the rules."""
        return parted(words(f"rules-{self.game}-{name}"))

    def term(self, name: str) -> Term:
        """The thing of this name."""
        return next(term for term in self.terms if term.name == name)

    def explained(self, name: str, words: Words) -> Explanation:
        """A thing of the board, as the rules have it."""
        term = self.term(name)
        text = words(term.text or f"terms-{self.game}-{name}", **term.args)
        found = Explanation(words(term.title, **term.args), text) if term.title else parted(text)
        return found._replace(title=found.title[:1].upper() + found.title[1:])

    def of_section(self, name: str) -> Sequence[Term]:
        """The things that belong to a section."""
        return [term for term in self.terms if term.section == name]

    def read_aloud(self, words: Words) -> str:
        """All sections one after the other, for readers of lines."""
        sections = (self.section(name, words) for name in (*self.rules, *self.options))
        return "\n\n".join(f"{each.title}. {each.text}" for each in sections)


def parted(text: str) -> Explanation:
    """A text whose first line is its title."""
    title, _, rest = text.partition("\n")
    return Explanation(title.strip(), rest.strip("\n"))


def guide(game: str) -> Guide:
    """The guide to this game; where it has none, one with the aim of the game only."""
    found = part(game, package_of(game, "board", __name__.rpartition(".")[0]), "guide")
    return getattr(found, "GUIDE", Guide(game, rules=("aim",), options=(), terms=()))
