"""The contents of the help: pages below their chapters, and where several games are searched, below these.

Knows: the pages to list, and which of them is a neighbour of which.
Must not know: what is searched for, or how a page is laid out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tui.draw.styles import style
from tui.text.words import Words

from . import page_layout
from .pages import Page

CONTENTS, WIDEST = 25, 28
"""Columns of the contents at least, and at most: a longer title goes on in further rows."""
NARROWEST = 58
"""Columns of a page at least where the contents need more."""
APART = 5
"""Columns between contents and page and at the edges."""


def contents_width(screen: int, listed: Sequence[Page]) -> int:
    """The columns of the contents on a screen of so many: the longest title has room where the page leaves it."""
    wanted = page_layout.ENTRY + max(cell_len(page.title) for page in listed) + 2
    return max(CONTENTS, min(wanted, WIDEST, screen - APART - NARROWEST))


class Contents(OptionList, inherit_bindings=False):
    """The contents. Only the arrows are its own: all other keys are those of the page."""

    BINDINGS = [Binding("down", "cursor_down", show=False), Binding("up", "cursor_up", show=False)]
    listed: Sequence[Page] = ()
    """The pages in their order."""

    def fill(self, words: Words, listed: Sequence[Page], width: int, by_game: bool) -> None:
        """Lists pages in so many columns, each below its chapter, and if asked below its game. A free row parts the
        chapters."""
        self.listed = listed
        self.clear_options()
        for game, of_game in groupby(listed, key=lambda page: page.game):
            if by_game:
                self._head(words(f"{game}-name"), apart=True)
            for at, (chapter, run) in enumerate(groupby(of_game, key=lambda page: page.chapter)):
                self._head(words(f"help-chapter-{chapter}"), quiet=by_game, apart=at > 0 or not by_game)
                self.add_options([_entry(words, page, width) for page in run])

    def _head(self, title: str, *, quiet: bool = False, apart: bool) -> None:
        """Adds the line for a chapter, or for a game, if asked below a free row; the first one stands at the top."""
        if apart and self.option_count:
            self.add_option(Option("", disabled=True))
        self.add_option(Option(Text(title, style=style("dim" if quiet else "gold bold")), disabled=True))

    def at(self, address: str | None) -> Page | None:
        """Returns the listed page with this address."""
        return next((page for page in self.listed if page.address == address), None)

    def neighbour(self, page: Page, way: int) -> Page | None:
        """Returns the page after this one (`way` is 1) or before it (−1); the first if it is not listed, None at an
        end."""
        at = self.listed.index(page) + way if page in self.listed else 0
        return self.listed[at] if 0 <= at < len(self.listed) else None


def _entry(words: Words, page: Page, width: int) -> Option:
    """Returns the line for a page."""
    line = page_layout.entry(page.title, width)
    return Option(Text(words.shown(line.plain)) if words.ascii_only else line, id=page.address)
