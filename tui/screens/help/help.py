"""The help on the screen: contents at the left, the page beside it, a search.

Knows: the pages of each game.
Must not know: what is said on them, or what is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

import core
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.screens.base import STYLES
from tui.screens.dialogs import DIALOGS, Dialog, closing
from tui.screens.key_line import GAP, key_line, two_ends
from tui.text.words import Words
from tui.widgets.drawing import Drawing
from tui.widgets.text_line import TextLine

from . import page_layout
from .pages import Page, page_of, pages, searched

CONTENTS = 24
"""Columns of the contents at least."""
NARROWEST, WIDEST = 58, 84
"""Columns of a page where the contents need more: at least, and at most, as longer lines are hard to read."""
APART = 5
"""Columns between contents and page and at the edges."""
MOST = 60
"""Characters that can be searched for."""


def contents_width(screen: int, listed: Sequence[Page]) -> int:
    """The columns of the contents on a screen of so many: the longest title has room where the page leaves it."""
    wanted = page_layout.ENTRY + max(cell_len(page.title) for page in listed) + 2
    return max(CONTENTS, min(wanted, screen - APART - NARROWEST))


class Contents(OptionList, inherit_bindings=False):
    """The contents. Only the arrows are its own: all other keys are those of the page."""

    BINDINGS = [Binding("down", "cursor_down", show=False), Binding("up", "cursor_up", show=False)]

    @property
    def listed(self) -> Sequence[str]:
        """The names of the pages, in their order."""
        return [option.id for option in self.options if option.id]

    def neighbour(self, name: str, way: int) -> str | None:
        """Returns the page after this one (`way` is 1) or before it (−1); the first if it is not listed, None at an
        end."""
        at = self.listed.index(name) + way if name in self.listed else 0
        return self.listed[at] if 0 <= at < len(self.listed) else None


class HelpScreen(Dialog[None]):
    """The help of a game, open at a page."""

    CSS_PATH = [DIALOGS, STYLES / "help.tcss"]
    BINDINGS = [
        Binding("space", "read(1)", show=False),
        Binding("pagedown", "read(1)", show=False),
        Binding("pageup", "read(-1)", show=False),
        Binding("home", "edge('first')", show=False),
        Binding("end", "edge('last')", show=False),
        Binding("tab,right", "link(1)", show=False),
        Binding("shift+tab", "link(-1)", show=False),
        Binding("enter", "follow", show=False),
        Binding("backspace,left", "back", show=False),
        Binding("slash", "find", show=False),
        *[Binding(str(at + 1), f"game({at})", show=False) for at in range(len(core.IDS[:9]))],
        *closing("close", "help"),
    ]

    def __init__(self, game: str, page: str = "") -> None:
        super().__init__()
        self._game, self._shown = game, page
        self._before: list[tuple[str, str]] = []
        """The games and pages from which a link has led here."""
        self._link: int | None = None
        """The number of the link under the cursor."""
        self._found = ""
        """The text that is searched for."""

    def compose(self) -> ComposeResult:
        with Vertical(id="help"):
            yield Drawing(id="help-title")
            with Horizontal(id="help-middle"):
                yield Contents(id="contents", markup=False)
                with VerticalScroll(id="help-page", can_focus=False):
                    yield Drawing(id="page")
            yield TextLine(id="find", max_length=MOST)
            yield Static(id="help-keys", classes="hint")

    def on_mount(self) -> None:
        self.query_one("#find").display = False
        self._fill()
        self.query_one(Contents).focus()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self._fill)

    # The pages

    @property
    def _pages(self) -> Sequence[Page]:
        return pages(self.app.words, self._game)

    @property
    def page(self) -> Page:
        """The page that is read."""
        return page_of(self._pages, self._shown)

    def _fill(self) -> None:
        """Lists the pages for the searched text, the nearest first, or all in their chapters, and draws."""
        listed, contents = searched(self._pages, self._found), self.query_one(Contents)
        width = contents_width(self.app.size.width, self._pages) - 2
        contents.clear_options()
        for chapter, run in groupby(listed, key=lambda page: "" if self._found else page.chapter):
            if chapter:
                title = self.app.words(f"help-chapter-{chapter}")
                contents.add_option(Option(Text(title, style=style("gold bold")), disabled=True))
            contents.add_options([_entry(self.app.words, page, width) for page in run])
        names = [page.name for page in listed]
        if names:
            self._shown = self.page.name if self.page.name in names else names[0]
            contents.highlighted = contents.get_option_index(self._shown)
        self._draw()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id is not None and event.option.id != self._shown:
            self._shown, self._link = event.option.id, None
            self._draw()

    def _draw(self) -> None:
        app, contents = self.app, contents_width(self.app.size.width, self._pages)
        self.query_one(Contents).styles.width = contents
        room = min(WIDEST, app.size.width - contents - APART)
        shown = self.query_one("#page", Drawing)
        shown.styles.width = room
        shown.show(self._page_drawn(room))
        if self._link is None:
            self.query_one("#help-page", VerticalScroll).scroll_home(animate=False)
        self._draw_edges()

    def _page_drawn(self, room: int) -> Canvas:
        """The page with its links in so many columns, with its ornament where it needs no scrolling for that."""
        words, page = self.app.words, self.page
        titles = [page_of(self._pages, name).title for name in page.see]

        def whole(it: Page) -> Canvas:
            canvas = page_layout.drawn(it, room, words, self.app.console, self._found)
            return page_layout.with_links(canvas, titles, words("help-see"), self._link)

        adorned = whole(replace(page, example=page.ornament or page.example))
        return adorned if adorned.height <= self.query_one("#help-page").size.height else whole(page)

    def _draw_edges(self) -> None:
        """The row with the games, and the row with the keys."""
        title = page_layout.games(self._game, self.app.size.width, self.app.words)
        self.query_one("#help-title", Drawing).show(title)
        words, search = self.app.words, self.query_one("#find", TextLine)
        if search.display:
            count = len(searched(self._pages, self._found)) if self._found else 0
            said = words.shown(search_keys(words, self._found, count, search.has_focus))
        else:
            said = words("help-keys" if self._link is None else "help-keys-link")
        first, *others = said.split(GAP)
        line = key_line(said) if search.display else two_ends([first], others, self.app.size.width - 2)
        line.no_wrap = True
        self.query_one("#help-keys", Static).update(line)

    # Keys and mouse

    def action_read(self, way: int) -> None:
        """Scrolls the page; from its end on to the next one, from its beginning to the one before."""
        scroll = self.query_one("#help-page", VerticalScroll)
        if scroll.scroll_offset.y != (scroll.max_scroll_y if way > 0 else 0):
            (scroll.scroll_page_down if way > 0 else scroll.scroll_page_up)(animate=False)
        elif (page := self.query_one(Contents).neighbour(self._shown, way)) is not None:
            self.go(page)

    def action_edge(self, which: str) -> None:
        """Goes to the first page, or to the last."""
        listed = self.query_one(Contents).listed
        if listed:
            self.go(listed[0 if which == "first" else -1])

    def action_link(self, way: int) -> None:
        """Moves the cursor to the next link."""
        count = len(self.page.see)
        if count:
            self._link = (0 if way > 0 else count - 1) if self._link is None else (self._link + way) % count
            self._draw()
            self.query_one("#help-page", VerticalScroll).scroll_end(animate=False)

    def action_follow(self) -> None:
        """Follows the link under the cursor; without one, reads on."""
        if self._link is None:
            self.action_read(1)
        else:
            self.follow(self._link)

    def follow(self, link: int) -> None:
        """Goes to the page that a link of this page leads to."""
        self._before.append((self._game, self._shown))
        self.go(self.page.see[link])

    def action_back(self) -> None:
        """Goes back to the page from which a link led here."""
        if self._before:
            self._game, name = self._before.pop()
            self.go(name)

    def go(self, name: str) -> None:
        """Shows a page; a search ends if it is not among those found."""
        self._shown, self._link = name, None
        if self.page not in searched(self._pages, self._found):
            self._end_search()
        self._fill()

    def action_game(self, at: int) -> None:
        """Shows the help of another game."""
        self._game, self._shown, self._link = core.IDS[at], "", None
        self._fill()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.pressed is not None:
            self.follow(message.answer)

    def action_close(self) -> None:
        """Ends the search, or closes the help."""
        if self.query_one("#find").display:
            self._end_search()
            self._fill()
        else:
            self.dismiss()

    # Search

    def action_find(self) -> None:
        """Opens the line of search."""
        line = self.query_one("#find", TextLine)
        line.display = True
        line.focus()
        self._draw_edges()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._found, self._link = event.value.strip(), None
        if self._found:
            self._shown = next((page.name for page in searched(self._pages, self._found)), self._shown)
        self._fill()

    def on_input_submitted(self) -> None:
        """Goes to the pages that were found; the line of search stays until Esc."""
        self.query_one(Contents).focus()

    def on_descendant_focus(self) -> None:
        """The last row names the keys of what has the focus."""
        self._draw_edges()

    def _end_search(self) -> None:
        line = self.query_one("#find", TextLine)
        line.display, line.value, self._found = False, "", ""
        self.query_one(Contents).focus()


def _entry(words: Words, page: Page, width: int) -> Option:
    """Returns the line of the contents for a page."""
    line = page_layout.entry(page.title, width)
    return Option(Text(words.shown(line.plain)) if words.ascii_only else line, id=page.name)


def search_keys(words: Words, text: str, count: int, typing: bool) -> str:
    """Returns what was found for a text, in so many pages, and the keys of the search: while it is typed, and while its
    pages are read."""
    if not text:
        return words("help-find-keys")
    said = words("help-found", count=count, text=text)
    return f"{words('help-found-typing' if typing else 'help-found-reading')}   {said}" if count else said
