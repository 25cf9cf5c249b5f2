"""The interface of the app for screens and for its own parts.

Knows: the public interface of Textual's app, the preferences, the session.
Must not know: the app class, which screens there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rich.console import Console
from textual.await_complete import AwaitComplete
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from tui.session.launch import LaunchRequest
from tui.text.words import Words

from .no_session import NoSession
from .preferences import Preferences
from .settings import Settings

if TYPE_CHECKING:
    from tui.session.session import Session
    from tui.session.trio_guest import Guest

Result = TypeVar("Result")


class ScreenHost(Protocol):
    """The part of Textual's app that shows screens."""

    console: Console

    @property
    def BINDINGS(self) -> Sequence[Any]: ...
    @property
    def size(self) -> Size: ...
    @property
    def focused(self) -> Widget | None: ...
    @property
    def screen(self) -> Screen[Any]: ...
    @property
    def screen_stack(self) -> list[Screen[Any]]: ...
    def push_screen(self, screen: Screen[Result], callback: Callable[[Result | None], Any] | None = None) -> Any: ...
    def pop_screen(self) -> AwaitComplete: ...
    async def switch_below(self, old: Screen[Any], screen: Screen[Any]) -> None:
        """Replaces a screen by another one; those above it stay."""

    def switch_screen(self, screen: Screen[Any]) -> AwaitComplete: ...
    async def run_action(self, action: str, default_namespace: Any = None) -> bool: ...
    def call_next(self, callback: Callable[..., Any]) -> None: ...
    def bell(self) -> None: ...
    def export_screenshot(self, *, title: str | None = None) -> str: ...
    def exit(self, result: str | None = None, return_code: int = 0) -> None: ...


class Shared(Protocol):
    """The parts that all screens share: settings and what follows from them, and the session."""

    @property
    def ALONE(self) -> bool:
        """True if this process may not start others."""
        ...

    settings: Settings
    preferences: Preferences
    session: Session | NoSession
    guest: Guest | None
    """Runs the session's tasks; None until it has been started."""
    notice: str
    """A sentence for the main menu: why there is no table, or what is wrong with the settings."""
    patience: float
    """Seconds for which a screen that nobody asked for takes no key; 0 in tests."""

    @property
    def words(self) -> Words: ...
    @property
    def ascii_only(self) -> bool: ...
    @property
    def pause(self) -> float:
        """Seconds between two lines of the feed; 0 in tests."""
        ...

    @property
    def motion(self) -> str:
        """The amount of motion: `full`, `quick` or `off`."""
        ...


class Joins(Protocol):
    """The request that the program carries out, as screens know it."""

    plan: LaunchRequest

    @property
    def connecting(self) -> str:
        """The address of the table that is being joined for the first time; empty if none is."""
        ...

    @property
    def unanswered(self) -> bool:
        """True while the request that the program was started with has not led to a table."""
        ...

    def cancel(self) -> None:
        """Gives up the request in force."""


class TableApp(ScreenHost, Shared, Protocol):
    """The app, as screens know it."""

    @property
    def launcher(self) -> Joins: ...

    keeps_games: bool
    """True if finished games are kept, and can be looked at again."""
    ending: bool
    """True once the app has been told to exit."""
    handling: float | None
    """The time of the key or click that is being handled; None if none is."""

    def begin(self, plan: LaunchRequest) -> None:
        """Opens or joins a table, or plays alone; asks first if that gives up a table."""

    def ask_leave(self) -> None:
        """Leaves the table; asks first if something would be lost."""

    def look_again(self) -> None:
        """Has the state of the table shown again."""

    def came_up(self) -> None:
        """Something that takes input has come up by itself."""

    def cannot_draw(self, error: Exception) -> None:
        """Leaves a table whose game cannot be drawn."""

    def check_size(self) -> None:
        """Shows a notice while the terminal is too small."""

    def open_help(self, game: str, page: str) -> None:
        """Opens the help of a game at a page."""

    def action_help(self) -> None: ...
    def action_settings(self, key: str = "") -> None: ...
    async def action_quit(self) -> None: ...
    def action_suspend_process(self) -> None: ...
