"""What screens share: keys count only for what was seen, the app is told when the size changes, and at a table
people talk and leave.

Knows: the app, the line of chat.
Must not know: what else is on a screen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeVar

from textual import events
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input

from netplay.protocol.messages import Chat
from tui.input.keys import Keymap
from tui.input.stale_input import StaleInputGuard
from tui.terminal.message_queues import taken_by

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from tui.app.app import RoundTable

BRIEFLY = 1.0
"""Seconds that a letter on its way is waited for."""
Result = TypeVar("Result")
More = ParamSpec("More")


def over_what_comes(draw: Callable[Concatenate[Any, More], Result]) -> Callable[Concatenate[Any, More], Result | None]:
    """For what draws a game that comes from outside: if it cannot be drawn, the table is left, and the program goes
    on."""

    @wraps(draw)
    def drawn(screen: Any, *args: More.args, **more: More.kwargs) -> Result | None:
        try:
            return draw(screen, *args, **more)
        except Exception as error:
            screen.app.cannot_draw(error)
            return None

    return drawn


class Guarded(Screen[Result]):
    """A screen that takes a key only if it was seen when the key was pressed."""

    if TYPE_CHECKING:
        app: RoundTable  # pyright: ignore[reportIncompatibleMethodOverride]
    by_itself = False
    """Did it come up without a key that asked for it?"""
    stays = False
    """Does it stay until somebody is through with it, and the screen of a game waits? For what one presses there, again
    and again, would be an answer here."""

    @property
    def fresh(self) -> StaleInputGuard:
        """Since when its keys count."""
        if "_fresh" not in self.__dict__:
            self._fresh = StaleInputGuard(self.app.patience)
        return self._fresh

    def takes(self, event: events.InputEvent) -> bool:
        """May this key or click go on to what is on the screen?"""
        return self.fresh.counts(event.time)

    def on_screen_suspend(self) -> None:
        self.fresh.cover()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.call_after_refresh(self._seen, event.time)

    def on_resize(self) -> None:
        self.app.check_size()

    def on_unmount(self) -> None:
        """What has waited for it may come now."""
        if self.stays:
            self.app.look_again()

    def _seen(self, since: float) -> None:
        """It has been painted, unless something else has covered it meanwhile.

        Keys that came in before are gone; one that waits in line behind the painting may have been pressed at the
        sight of it, if it is not older than the screen.
        """
        if self.app.screen is self:
            self.fresh.show(self.by_itself, since)


def does(name: str, action: str, *, said: bool = True) -> Binding:
    """The keys that do this, which whoever wants can change: see `keys`. Those of a dialog are not `said`."""
    return Binding(Keymap().keys(name), action, f"table-does-{name}" if said else "", show=False, id=name)


class MainScreen(Guarded[None]):
    """A screen that fills the terminal and lives under dialogs."""

    going = False
    """Is it being taken away, with what lies over it? Then nothing more comes up by itself."""

    @property
    def reading(self) -> bool:
        """Is somebody still looking at what is over, so that he is left alone?"""
        return False

    def offers(self, action: str) -> bool:
        """Can this be done here now, by a key that has words?"""
        return True

    def named_keys(self) -> list[Binding]:
        """The keys that do something here now and have words for it, those of the program too; one for each."""
        kinds = (*type(self).__mro__, *type(self.app).__mro__)
        bindings = [each for kind in kinds for each in vars(kind).get("BINDINGS", ()) if isinstance(each, Binding)]
        ours = [each for each in bindings if self.app.words.has(each.description) and self.offers(each.action)]
        return [self.app.in_force(each) for each in {each.description: each for each in reversed(ours)}.values()][::-1]

    def table_changed(self) -> None:
        """Something at the table is different: draw it."""
        raise NotImplementedError

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        """The screen that stands in our place from now on, with what somebody was in the middle of."""
        return kind()


class TableScreen(MainScreen):
    """A main screen at a table: it has an Input `#chat`, which shows while somebody writes."""

    home: ClassVar[str]
    """The widget that has the focus otherwise."""
    draft: str | None = None
    """A line that was begun on the screen before this one; None: nobody was writing."""
    BINDINGS = [
        does("chat", "chat"),
        does("people", "app.people"),
        does("leave", "leave"),
    ]

    @property
    def client_state(self) -> ClientState | None:
        """What we know of the table; None while we are at none."""
        client = self.app.session.client
        return client.state if client else None

    @property
    def begun(self) -> bool:
        """Is there a line that somebody has begun to write?"""
        return any(chat.display for chat in self.query("#chat"))

    @property
    def writing(self) -> bool:
        """Do letters go to it? Then nothing comes up by itself that would take them for keys."""
        return any(chat.display and self.focused is chat for chat in self.query("#chat"))

    def takes(self, event: events.InputEvent) -> bool:
        """Letters of a line that is being written are nothing else, whatever has come meanwhile."""
        return super().takes(event) or (isinstance(event, events.Key) and self.writing)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, TableScreen) and self.begun:
            chat = self.query_one("#chat", Input)
            await taken_by([self, chat, self], BRIEFLY)  # a letter may be on its way to the line, or an Enter from it
            other.draft = chat.value if self.begun else None
        return other

    def take_up_chat(self) -> None:
        """At first there is no line of chat, but one that was begun is gone on with."""
        self.close_chat()
        if self.draft is not None:
            self.action_chat()
            chat = self.query_one("#chat", Input)
            chat.value, chat.cursor_position = self.draft, len(self.draft)
            self.set_focus(chat)  # at once: the next letter may be here already

    def action_chat(self) -> None:
        chat = self.query_one("#chat", Input)
        chat.placeholder = self.app.words("table-chat-keys")
        chat.display = True
        chat.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip() and not self.app.session.send(Chat(event.value)):
            self.app.bell()  # there is no line to the table: it can be sent when there is
            return
        self.close_chat()
        self.table_changed()

    def close_chat(self) -> None:
        """The line of chat goes away, empty."""
        chat = self.query_one("#chat", Input)
        chat.value = ""
        chat.display = False
        self.query_one(self.home).focus()

    def action_leave(self) -> None:
        """Out of the line of chat, or away from the table (that is asked)."""
        if self.begun:
            self.close_chat()
            self.table_changed()
        else:
            self.app.ask_leave()
