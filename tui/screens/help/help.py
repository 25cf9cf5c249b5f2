"""The help on the screen: contents at the left, the page beside it, a search.

Knows: the pages of each game.
Must not know: what is said on them, or what is played.
"""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

import core
from tui.draw.styles import style
from tui.screens.base import STYLES
from tui.screens.dialogs import DIALOGS, Dialog, closing
from tui.screens.key_line import GAP, key_line, two_ends
from tui.text.words import Words
from tui.widgets.drawing import Drawing
from tui.widgets.text_line import TextLine

from . import page_layout
from .contents import APART, Contents, contents_width
from .page_drawer import PageDrawer
from .pages import Page, page_of, pages, searched
from .spread import Spread, spread

MOST = 60
"""Characters that can be searched for."""


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
        self._opened = game, page
        self._before: list[Page] = []
        """The pages from which links have led here."""
        self._link: int | None = None
        """The number of the link under the cursor."""
        self._found = ""
        """The text that is searched for."""
        self._at_hand = game
        """The game whose help was open when the search began."""

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
        game, name = self._opened
        self.page = page_of(pages(self.app.words, game), name)
        """The page that is read."""
        self._last = self.page
        """The last page that is shown below it."""
        self.query_one("#find").display = False
        self._fill()
        self.query_one(Contents).focus()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self._fill)

    # The pages

    def _fill(self) -> None:
        """Lists the pages of the game, or those of all games for the text that is searched for, and draws."""
        words, contents = self.app.words, self.query_one(Contents)
        of_game = pages(words, self.page.game)
        listed = searched(words, self._at_hand, self._found) if self._found else of_game
        contents.fill(words, listed, contents_width(self.app.size.width, of_game) - 2, bool(self._found))
        if listed and self.page not in listed:
            self.page = listed[0]
        if listed:
            contents.highlighted = contents.get_option_index(self.page.address)
        self._draw()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        page = self.query_one(Contents).at(event.option.id)
        if page is not None and page != self.page:
            self.page, self._link = page, None
            self._draw()

    def _draw(self) -> None:
        app, contents = self.app, contents_width(self.app.size.width, pages(self.app.words, self.page.game))
        self.query_one(Contents).styles.width = contents
        shown = self.query_one("#page", Drawing)
        drawn, self._last = self._spread(app.size.width - contents - APART)
        shown.styles.width = drawn.width
        shown.show(drawn)
        if self._link is None:
            self.query_one("#help-page", VerticalScroll).scroll_home(animate=False)
        self._draw_edges()

    def _spread(self, width: int) -> Spread:
        """The page with its links in so many columns, and those that follow as far as there is room; while something
        is searched for it stands alone. An ornament is larger where that leaves as many pages in sight."""
        listed = self.query_one(Contents).listed
        following = listed[listed.index(self.page) + 1 :] if self.page in listed and not self._found else ()
        height = self.query_one("#help-page").size.height
        draw = PageDrawer(self.app.words, self.app.console, height, self.page, self._found, self._link)
        plain, tall = (
            spread([self.page, *following], (width, height), draw._replace(tall=tall)) for tall in (False, True)
        )
        return tall if tall.last == plain.last and tall.canvas.height <= height else plain

    def _draw_edges(self) -> None:
        """The row with the games, and the row with the keys."""
        title = page_layout.games(self.page.game, self.app.size.width, self.app.words)
        self.query_one("#help-title", Drawing).show(title)
        self.query_one("#help-keys", Static).update(self._key_row())

    def _key_row(self) -> Text:
        words, search = self.app.words, self.query_one("#find", TextLine)
        if search.display:
            count = len(self.query_one(Contents).listed)
            line = search_line(words, self._found, count, search.has_focus)
        else:
            first, *others = words("help-keys" if self._link is None else "help-keys-link").split(GAP)
            line = two_ends([first], others, self.app.size.width - 2)
        line.no_wrap = True
        return line

    # Keys and mouse

    def action_read(self, way: int) -> None:
        """Scrolls the page; from its end on to the one after all that are shown, from its beginning to the one
        before."""
        scroll, end = self.query_one("#help-page", VerticalScroll), self._last if way > 0 else self.page
        if scroll.scroll_offset.y != (scroll.max_scroll_y if way > 0 else 0):
            (scroll.scroll_page_down if way > 0 else scroll.scroll_page_up)(animate=False)
        elif (page := self.query_one(Contents).neighbour(end, way)) is not None:
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
        self._before.append(self.page)
        self.go(page_of(pages(self.app.words, self.page.game), self.page.see[link]))

    def action_back(self) -> None:
        """Goes back to the page from which a link led here."""
        if self._before:
            self.go(self._before.pop())

    def go(self, page: Page) -> None:
        """Shows a page; a search ends if it is not among those found."""
        if page not in self.query_one(Contents).listed:
            self._end_search()
        self.page, self._link = page, None
        self._fill()

    def action_game(self, at: int) -> None:
        """Shows the help of another game; while searching, what was found of it."""
        found = (page for page in self.query_one(Contents).listed if page.game == core.IDS[at])
        self.go(next(found, pages(self.app.words, core.IDS[at])[0]))

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
        if not line.display:
            line.display, self._at_hand = True, self.page.game
        line.focus()
        self._draw_edges()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._found, self._link = event.value.strip(), None
        if self._found:
            self.page = next(iter(searched(self.app.words, self._at_hand, self._found)), self.page)
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


def search_line(words: Words, text: str, count: int, typing: bool) -> Text:
    """Returns the keys of the search, while its text is typed or while its pages are read, and in how many pages the
    text was found."""
    if not text:
        asked, *keys = words.shown(words("help-find-keys")).split(GAP)
        return Text(asked + GAP, style("ink")).append_text(key_line(GAP.join(keys)))
    found = Text(words.shown(words("help-found", count=count, text=text)), style("soft-dim"))
    keys = words("help-found-typing" if typing else "help-found-reading") if count else ""
    return Text(GAP).join([key_line(words.shown(keys)), found] if keys else [found])
