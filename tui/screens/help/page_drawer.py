"""Draws the pages of a spread: that which is read has its links, and each its ornament where that has room.

Knows: how a page is laid out, what is searched for, which link is under the cursor.
Must not know: the screen, or which pages are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console

from tui.draw.canvas import Canvas
from tui.text.words import Words

from . import page_layout
from .pages import Page, page_of, pages


class PageDrawer(NamedTuple):
    """What the drawing of a page depends on."""

    words: Words
    console: Console
    height: int
    """The rows of the screen's page: an ornament never makes a page higher than that."""
    read: Page
    """The page that is read."""
    found: str
    """The text that is searched for."""
    link: int | None
    """The number of the link under the cursor."""
    tall: bool = False
    """True if an ornament below a text is larger."""

    def __call__(self, page: Page, width: int) -> Canvas:
        """Returns a page in so many columns."""
        forms = page_layout.forms(page, width, self.words, self.console, tall=self.tall)
        plain = page_layout.drawn(page, width, self.words, self.console, self.found)
        whole = [self._with_links(page, form) for form in (*forms, plain)]
        return next((form for form in whole if form.height <= self.height), whole[-1])

    def _with_links(self, page: Page, canvas: Canvas) -> Canvas:
        """Returns a page with its links below it if it is the one that is read."""
        see = page.see if page == self.read else ()
        titles = [page_of(pages(self.words, page.game), name).title for name in see]
        return page_layout.with_links(canvas, titles, self.words("help-see"), self.link)
