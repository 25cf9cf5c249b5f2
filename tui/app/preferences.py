"""Consequences of the settings: the texts, keys, characters, theme and pace, and the options offered.

Knows: settings, words, keys, themes, games' options.
Must not know: screens, the session.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from ai import split_level
from tui.draw import styles
from tui.draw.themes import DARK, SIXTEEN, THEMES, Theme
from tui.input.keys import Keymap
from tui.text.words import Words

from .settings import TELLING, Settings


class Preferences:
    """The settings as they apply to this run of the program on this terminal."""

    words: Words
    keymap: Keymap
    ascii_only: bool
    pause: float
    """Seconds between two lines of the feed; 0 in tests."""

    def __init__(self, settings: Settings, needs_ascii: bool, pause: float, colour_system: str | None) -> None:
        """`needs_ascii` and `colour_system` describe the terminal; `pause` is that of the normal pace, in seconds."""
        self.settings = settings
        self._needs_ascii, self._normal_pause, self._colour_system = needs_ascii, pause, colour_system
        self.tried: tuple[str, Any] | None = None
        """The language or the theme that is shown without being chosen."""
        self.changed: Callable[[], None] = lambda: None
        """Called after every change."""
        self._apply()

    def _apply(self) -> None:
        self.ascii_only = self.settings.ascii_only(self._needs_ascii)
        self.keymap = Keymap(self.settings.keymap)
        tried = dict([self.tried] if self.tried is not None else [])
        tongue, theme = tried.get("language", self.settings.tongue()), tried.get("theme", self.settings.theme)
        self.words = Words(tongue, self.ascii_only, self.keymap.signs())
        self.pause = self._normal_pause * TELLING[self.settings.telling]
        styles.use(theme_of(theme, self._colour_system))

    @property
    def appearance(self) -> tuple[Any, ...]:
        """Everything on which the drawing of a screen depends; equal if nothing needs to be drawn again."""
        return self.words, self.pause, styles.current()

    def chosen(self, key: str) -> Any:
        """Returns the value that a setting has now."""
        now = {"name": self.settings.person, "language": self.settings.tongue, "characters": self.settings.drawn_with}
        return now[key]() if key in now else getattr(self.settings, key)

    def choose(self, key: str, value: Any) -> None:
        """Changes a setting at once, and saves it."""
        self.tried = None
        self.settings.choose(key, value)
        self._apply()
        self.changed()

    def try_out(self, setting: tuple[str, Any] | None) -> None:
        """Shows this language or theme, a setting and its value, until another is tried out or chosen; with None what
        is in force."""
        self.tried = setting
        self._apply()
        self.changed()

    def last_game(self) -> str:
        """Returns the game that was chosen last."""
        return self.settings.game if self.settings.game in core.IDS else core.IDS[0]

    def last_options(self, game: str) -> dict[str, Any]:
        """Returns the options that were chosen last for this game, as far as it still has them."""
        saved = self.settings.options.get(game, {})
        choices = core.game(game).choices if saved else ()
        return {choice.name: saved[choice.name] for choice in choices if choice.takes(saved.get(choice.name))}

    def last_bots(self, game: str) -> list[str]:
        """Returns the levels of the bots that this game was played against last; empty if one is not known here."""
        levels = self.settings.bots.get(game, [])
        return levels if all(map(is_level, levels)) else []

    def remember_bots(self, game: str, levels: Sequence[str]) -> None:
        """Saves the levels of the bots that a game is played against."""
        self.settings.bots[game] = list(levels)
        self.settings.save()

    def remember(self, game: str, options: dict[str, Any]) -> None:
        """Saves a game and its options, to be offered next time."""
        self.settings.game = game
        self.settings.options[game] = options
        self.settings.save()


def is_level(level: str) -> bool:
    """True if there is such a bot."""
    try:
        split_level(level)
    except ValueError:
        return False
    return True


def theme_of(setting: str, colour_system: str | None) -> Theme:
    """Returns the theme of a setting; for `auto`, the one that suits a terminal with these colours (rich's name)."""
    if setting == "auto":
        return styles.fitting(SIXTEEN.name if colour_system == "standard" else DARK.name)
    return styles.fitting(setting if setting in THEMES else DARK.name)
