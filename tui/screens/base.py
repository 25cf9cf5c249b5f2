"""The base of all screens: the stale-input guard, the notice for small terminals, the rows of keys.

Knows: the app's protocol.
Must not know: what else is on a screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.screen import Screen

from tui.input import keys
from tui.input.bindings import in_force
from tui.input.stale_input import StaleInputGuard

from .key_line import GAP, key_line, two_ends

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

Result = TypeVar("Result")
More = ParamSpec("More")


STYLES = Path(__file__).parents[1] / "app"
"""The folder of the style sheets. A screen reads its own as it is first shown: the main menu does not wait for
those of others."""
FUNCTION_KEY = re.compile(r"f\d|ctrl\+")
"""Keys that the keyboard of a telephone does not have."""
TELEPHONE = 80
"""Columns that a screen held upright has fewer of, if it is a telephone's."""
AIRY = 46
"""Rows from which each choice has two on such a screen."""


def is_upright(columns: int, rows: int) -> bool:
    """True for a screen that is higher than wide, and small: that of a telephone held upright."""
    return columns < TELEPHONE and columns < rows


def is_airy(columns: int, rows: int) -> bool:
    """True for such a screen with so many rows that each choice has two, which a finger hits."""
    return is_upright(columns, rows) and rows >= AIRY


def airy(row: Text, size: tuple[int, int]) -> Text:
    """Returns the row of a list with a free row below, which belongs to it, where each choice has two."""
    return row.append("\n") if is_airy(*size) else row


def leaves_undrawable_game(
    draw: Callable[Concatenate[Any, More], Result],
) -> Callable[Concatenate[Any, More], Result | None]:
    """Wraps a method that draws a game from outside: if it raises, the app leaves the table instead of failing."""

    @wraps(draw)
    def drawn(screen: Any, *args: More.args, **more: More.kwargs) -> Result | None:
        try:
            return draw(screen, *args, **more)
        except Exception as error:
            screen.app.cannot_draw(error)
            return None

    return drawn


class GuardedScreen(Screen[Result]):
    """A screen that takes a key only if the screen was visible when the key was pressed."""

    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]
    by_itself = False
    """True if no key opened the screen."""
    takes_any_key = False
    """True if the screen wants each key as it was pressed, whatever it stands for as a command."""
    stays = False
    """True if the screen stays until the player has closed it, and the screen of a game waits for that: keys that are
    meant for this one could be answers there."""

    @property
    def fresh(self) -> StaleInputGuard:
        """Decides which keys count."""
        if "_fresh" not in self.__dict__:
            self._fresh = StaleInputGuard(self.app.patience)
        return self._fresh

    def takes(self, event: events.InputEvent) -> bool:
        """True if a key or a click goes on to what is on the screen."""
        return self.fresh.counts(event.time)

    def on_screen_suspend(self) -> None:
        self.fresh.cover()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.call_after_refresh(self._visible, self.since(event))

    def since(self, resumed: events.ScreenResume) -> float:
        """Returns since when keys count that were pressed before this screen could be seen."""
        return resumed.time

    def on_resize(self) -> None:
        self.app.check_size()

    def on_unmount(self) -> None:
        """Lets the screen come that has waited for this one."""
        if self.stays:
            self.app.look_again()

    def _visible(self, since: float) -> None:
        """Accepts keys once the screen is painted, unless another has covered it meanwhile.

        A key that waits in the queue behind the painting counts if it is not older than the screen: it may have been
        pressed at the sight of it.
        """
        if self.app.screen is self:
            self.fresh.show(self.by_itself, since)
            if self.by_itself:
                self.app.came_up()


class MainScreen(GuardedScreen[None]):
    """A screen that fills the terminal and lies under dialogs."""

    going = False
    """True while the screen and its dialogs are being removed. Nothing more opens by itself then."""

    def on_screen_suspend(self) -> None:
        """Hides the last row, whose keys do nothing beside a dialog."""
        super().on_screen_suspend()
        self._name_keys(False)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self._name_keys(True)

    def _name_keys(self, shown: bool) -> None:
        for row in self.query("#keys"):
            row.visible = shown

    @property
    def reading(self) -> bool:
        """True while the player still looks at a game that is over, so that no other screen replaces it."""
        return False

    def offers(self, action: str) -> bool:
        """True if an action with a described key can be done now."""
        return True

    def help_page(self) -> tuple[str, str]:
        """Returns the game and the page of the help that are about what is under the cursor; empty: the first."""
        return "", ""

    def named_keys(self) -> list[Binding]:
        """Returns the bindings with a description that do something now, those of the app too; one for each
        description."""
        kinds = (*type(self).__mro__, *type(self.app).__mro__)
        bindings = [each for kind in kinds for each in vars(kind).get("BINDINGS", ()) if isinstance(each, Binding)]
        ours = [each for each in bindings if self.app.words.has(each.description) and self.offers(each.action)]
        keymap = self.app.preferences.keymap
        return [in_force(each, keymap) for each in {each.description: each for each in reversed(ours)}.values()][::-1]

    def key_rows(self, *bindings: Binding, first: Sequence[tuple[str, str]] = ()) -> Text:
        """Returns the keys at the bottom: `first`, keys and the names of their texts, at the left end, and these at the
        right end; in several rows where one has no room for all."""
        left, right, width = self.named(first=first), self.named(*bindings), self.app.size.width - 2
        if cell_len(GAP.join([*left, *right])) <= width:
            return two_ends(left, right, width)
        listed = [*first, *self._listed(bindings)]
        return key_line(self.app.words.shown(keys.rows(listed, self.app.words, width)))

    def named(self, *bindings: Binding, first: Sequence[tuple[str, str]] = ()) -> Sequence[str]:
        """Returns the keys `first` and those of the bindings, each with what it does."""
        said = keys.named([*first, *self._listed(bindings)], self.app.words)
        return [self.app.words.shown(each) for each in said]

    def keys_everywhere(self) -> Sequence[str]:
        """Returns the keys that do something on every screen, each with what it does, the most needed last: the palette
        lists all others. The one that ends the program is not named: leaving offers that."""
        return self.named(*(each for each in self.app.BINDINGS if isinstance(each, Binding) and each.action != "quit"))

    def _listed(self, bindings: Sequence[Any]) -> list[tuple[str, str]]:
        """Returns the keys in force and the names of their texts, without those that a telephone does not have."""
        keymap = self.app.preferences.keymap
        shown = [in_force(each, keymap) for each in bindings if isinstance(each, Binding)]
        upright = is_upright(*self.app.size)
        return [(each.key, each.description) for each in shown if not (upright and FUNCTION_KEY.match(each.key))]

    def table_changed(self) -> None:
        """Draws the table again, after something there has changed."""
        raise NotImplementedError

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        """Returns the screen that replaces this one, with what the player was in the middle of."""
        return kind()


async def redraw(app: TableApp, before: tuple[Any, ...]) -> None:
    """Replaces each main screen by a new one of its kind, if the preferences' appearance is not what it was `before`.
    Dialogs over them stay."""
    if before == app.preferences.appearance:
        return
    for main in [screen for screen in app.screen_stack if isinstance(screen, MainScreen)]:
        await app.switch_below(main, await main.followed_by(type(main)))
