"""The base of all screens: the stale-input guard, the notice for small terminals, and at a table chat and leaving.

Knows: the app's protocol, the line of chat.
Must not know: what else is on a screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeVar

from textual import events
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input

from netplay.protocol.messages import Chat
from tui.input import keys
from tui.input.bindings import in_force, named_binding
from tui.input.stale_input import StaleInputGuard
from tui.terminal.message_queues import wait_for_queues

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from tui.app.protocol import TableApp

KEY_TIMEOUT = 1.0
"""Seconds that a key on its way to the line of chat is waited for."""
Result = TypeVar("Result")
More = ParamSpec("More")


STYLES = Path(__file__).parents[1] / "app"
"""The folder of the style sheets. A screen reads its own as it is first shown: the first screen does not wait for
those of others."""
FUNCTION_KEY = re.compile(r"f\d|ctrl\+")
"""Keys that the keyboard of a telephone does not have."""
TELEPHONE = 80
"""Columns that a screen held upright has fewer of, if it is a telephone's."""


def is_upright(columns: int, rows: int) -> bool:
    """True for a screen that is higher than wide, and small: that of a telephone held upright."""
    return columns < TELEPHONE and columns < rows


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

    def key_rows(self, *bindings: Binding, first: Sequence[tuple[str, str]] = ()) -> str:
        """Returns the rows of keys at the bottom: these and those of the app. `first`: keys and the names of their
        texts, which come before them."""
        keymap, words = self.app.preferences.keymap, self.app.words
        shown = [in_force(each, keymap) for each in (*bindings, *self.app.BINDINGS) if isinstance(each, Binding)]
        if is_upright(*self.app.size):
            shown = [each for each in shown if not FUNCTION_KEY.match(each.key)]
        listed = [(each.key, each.description) for each in shown]
        return words.shown(keys.rows([*first, *listed], words, self.app.size.width - 2))

    def table_changed(self) -> None:
        """Draws the table again, after something there has changed."""
        raise NotImplementedError

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        """Returns the screen that replaces this one, with what the player was in the middle of."""
        return kind()


async def redraw(app: TableApp, before: tuple[Any, ...]) -> None:
    """Replaces the main screen by a new one of its kind, if the preferences' appearance is not what it was `before`.
    Dialogs over it stay."""
    main = next((screen for screen in app.screen_stack if isinstance(screen, MainScreen)), None)
    if before != app.preferences.appearance and main is not None:
        await app.switch_below(await main.followed_by(type(main)))


class TableScreen(MainScreen):
    """A main screen at a table. It has an Input `#chat`, which is visible while the player writes."""

    home: ClassVar[str]
    """The widget that has the focus otherwise."""
    draft: str | None = None
    """A line of chat that was begun on the screen before; None if there was none."""
    BINDINGS = [
        named_binding("chat", "chat"),
        named_binding("people", "app.people"),
        named_binding("leave", "leave"),
    ]

    @property
    def client_state(self) -> ClientState | None:
        """The client's knowledge of the table; None while there is none."""
        client = self.app.session.client
        return client.state if client else None

    @property
    def begun(self) -> bool:
        """True if a line of chat was begun."""
        return any(chat.display for chat in self.query("#chat"))

    @property
    def writing(self) -> bool:
        """True while keys go to the line of chat, so that nothing else may open by itself and take them."""
        return any(chat.display and self.focused is chat for chat in self.query("#chat"))

    @cached_property
    def _said(self) -> StaleInputGuard:
        """Decides which Enter counts after a line of chat: one more was meant for the line."""
        guard = StaleInputGuard(self.app.patience)
        guard.show(since=0.0)
        return guard

    def takes(self, event: events.InputEvent) -> bool:
        """True if a key or a click goes on to the screen; keys of a line of chat always do."""
        if isinstance(event, events.Key):
            if self.writing:
                return True
            if event.key == "enter" and not self._said.counts(event.time):
                return False
        return super().takes(event)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, TableScreen) and self.begun:
            chat = self.query_one("#chat", Input)
            await wait_for_queues(
                [self, chat, self], KEY_TIMEOUT
            )  # a key may be on its way to the line, or an Enter back
            other.draft = chat.value if self.begun else None
        return other

    def take_up_chat(self) -> None:
        """Hides the line of chat, or goes on with the one begun on the screen before."""
        self.close_chat()
        if self.draft is not None:
            self.action_chat()
            chat = self.query_one("#chat", Input)
            chat.value, chat.cursor_position = self.draft, len(self.draft)
            self.set_focus(chat)  # at once: the next key may be here already

    def action_chat(self) -> None:
        """Opens the line of chat."""
        chat = self.query_one("#chat", Input)
        chat.placeholder = self.app.words("table-chat-keys")
        chat.display = True
        chat.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Sends the line of chat. Without a connection it stays, to be sent later."""
        if event.value.strip() and not self.app.session.send(Chat(event.value)):
            self.app.bell()
            return
        self._said.show(by_itself=True)
        self.close_chat()
        self.table_changed()

    def close_chat(self) -> None:
        """Empties and hides the line of chat."""
        chat = self.query_one("#chat", Input)
        chat.value = ""
        chat.display = False
        self.query_one(self.home).focus()

    def action_leave(self) -> None:
        """Closes the line of chat; if there is none, leaves the table after asking."""
        if self.begun:
            self.close_chat()
            self.table_changed()
        else:
            self.app.ask_leave()
