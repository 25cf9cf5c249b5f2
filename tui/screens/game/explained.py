"""Explains things on a game's screen: those that are shown, the one that is pointed at, and what it is.

Knows: the drawings of the board and the hand, and the board's explanations.
Must not know: how an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.text import Text

from tui.boards import View, board
from tui.boards.guide import Explanation
from tui.draw.canvas import Region
from tui.draw.cards import Card
from tui.screens.base import GuardedScreen
from tui.screens.help.about_choice import AboutChoice, Shown, Told, parts_of
from tui.screens.help.explaining import ExplainScreen, Thing, as_read, headed, once
from tui.text.words import rich
from tui.widgets.drawing import Drawing

from .enter_text import choice_text
from .frame import about
from .layout import GameLayout

DRAWN = ("title", "board", "hand")
"""The drawings whose parts can be explained."""

EDGES = ("bottom", "question", "news")
"""The parts of the screen at whose upper edge a panel may begin."""


class ExplainedThings:
    """The things on a screen that shows a game."""

    def __init__(
        self, screen: GuardedScreen[Any], layout: GameLayout, view: Callable[[], View | None],
        paint: Callable[[], None],
    ):  # fmt: skip
        self._screen, self._layout = screen, layout
        self._view, self._paint = view, paint

    def things(self) -> Sequence[Thing]:
        """Returns what is shown, in the order in which it is read."""
        return as_read([thing for name in DRAWN for thing in self._on(name)])

    def _on(self, name: str) -> Sequence[Thing]:
        drawing = self._screen.query_one(f"#{name}", Drawing)
        if not drawing.display:
            return ()
        at = drawing.region
        return [Thing(name, region, at.x + region.x, at.y + region.y) for region in drawing.regions]

    def point(self, thing: Thing | None) -> None:
        """Marks a thing on the board."""
        self._layout.pointed = (thing.drawing, thing.region) if thing else None
        self._paint()

    def edges(self) -> Sequence[int]:
        """Returns the rows at which a panel may begin without cutting anything in two."""
        found = [self._screen.query_one(f"#{name}").region for name in EDGES]
        return [region.y for region in found if region.area]

    def explained(self, region: Region) -> tuple[Explanation, Sequence[str]]:
        """Returns what a thing is, and the names of the players that the text may mark."""
        view = self._view()
        if view is None:
            return Explanation("", ""), ()
        return about(view, board(view.game.id), region), view.names

    def pictured(self, region: Region) -> Card | None:
        """Returns the card that a thing is; None: it is no card."""
        view = self._view()
        return board(view.game.id).card_shown(view, region.name, region.about) if view is not None else None

    def in_full(self, view: View) -> Told:
        """Returns what the mouse is over, or else the answer under the cursor, by its name, with more where the text
        begins with that; and all about it and the table, no paragraph of it twice."""
        drawn, over = board(view.game.id), self._layout.over
        if over is not None:
            name, told = about(view, drawn, over)
        else:
            name = drawn.cells(view, view.cursor)[0] if view.cursor is not None and view.cursor in view.legal else ""
            told = drawn.told_beside(view, view.cursor)
        name = choice_text(view, name) if name.isdigit() else name
        title = rich(name, view.names).plain
        title = title[:1].upper() + title[1:]
        longer = once(Explanation(title, told)) if told.startswith(f"{title},") else Explanation(title, told)
        said = list(dict.fromkeys(longer.text.split("\n\n")))

        def public(width: int) -> Text:
            known = dict.fromkeys(drawn.at_length(view, width).split("\n\n"))
            return headed(rich("\n\n".join(each for each in known if each not in said), view.names))

        text = headed(rich("\n\n".join(said), view.names), begins=longer.title == title)
        return Told(longer.title, text, public)

    def read(self) -> None:
        """Shows all about what the mouse is over, or else about the answer under the cursor, and about the table."""
        view, app = self._view(), self._screen.app
        if view is not None:
            told = self.in_full(view)
            told = told._replace(title=told.title or app.words("table-explain-title"))
            app.push_screen(AboutChoice(told, self.start, self._shown(view)))

    def _shown(self, view: View) -> Shown:
        """The pictures of what is explained in full."""
        drawn, over = board(view.game.id), self._layout.over
        if over is not None:
            card = drawn.card_shown(view, over.name, over.about)
            return Shown([card] if card else ())
        faces = drawn.cards_shown(view, view.cursor) if view.cursor is not None else ()
        return Shown(faces, partial(parts_of, drawn, view), partial(drawn.scenery, view))

    def move_over(self, region: Region | None, answer: int | None) -> None:
        """Explains what the mouse is over, unless it is an answer, which is explained as that."""
        view = self._view()
        if answer is not None and view is not None and answer < len(view.legal):
            region = None
        if region != self._layout.over:
            self._layout.over = region
            self._paint()

    def start(self) -> None:
        """Explains one thing after the other, beginning with the one under the mouse or the cursor."""
        under = self.under_cursor()
        first = next((thing for thing in self.things() if thing.region == under), None)
        self._screen.app.push_screen(ExplainScreen(self, first), self._read_more)

    def under_mouse(self) -> Region | None:
        """Returns what the mouse is over."""
        return self._layout.over

    def under_cursor(self) -> Region | None:
        """Returns what the mouse is over, or else what the answer under the cursor is about."""
        view = self._view()
        if self._layout.over is not None or view is None or view.cursor is None or view.cursor not in view.legal:
            return self._layout.over
        answer = list(view.legal).index(view.cursor)
        found = (self._screen.query_one(f"#{name}", Drawing).region_of(answer) for name in DRAWN)
        return next(filter(None, found), None)

    def help_page(self) -> tuple[str, str]:
        """Returns the game and the page of the help about what is under the cursor."""
        view, region = self._view(), self.under_cursor()
        return (view.game.id if view else "", f"terms/{region.name}" if region else "")

    def _read_more(self, term: str | None) -> None:
        view = self._view()
        if term and view is not None:
            self._screen.app.open_help(view.game.id, f"terms/{term}")
