"""The saved settings of a player: name, language, appearance, keys, the last table and options. A small JSON file.

Knows: where the platform keeps settings.
Must not know: screens, the network.

If the file cannot be written, `unsaved` is true. A file that cannot be read is renamed; see `kept_aside`.
"""

from __future__ import annotations

import getpass
import os
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs

from netplay.atomic_files import write_atomically
from netplay.protocol import plain_text
from netplay.protocol.fields import NAME_CELLS

LANGUAGES = ("en", "fr", "ru", "uk")
TELLING = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "at-once": 0.0}
"""The paces of the feed: multiples of the usual pause between two lines."""


class Settings(msgspec.Struct, dict=True):
    """The settings, each with its default."""

    name: str = ""
    language: str = ""
    address: str = ""
    """The table that was joined last."""
    game: str = ""
    options: dict[str, dict[str, Any]] = {}
    """For each game, the options of the last table."""
    bots: dict[str, list[str]] = {}
    """For each game, the levels of the bots that it was played against last."""
    lone_done: bool | Literal["at-once"] = True
    """Automatic answer to a question whose only answer is `done`: after a moment (true), at once where
    nobody else plays, or never."""
    characters: Literal["auto", "ascii", "unicode"] = "auto"
    """The characters to draw with; `auto`: those that the terminal reports."""
    telling: Literal["slow", "normal", "quick", "at-once"] = "normal"
    theme: Literal["auto", "dark", "light", "contrast", "safe", "sixteen", "mono"] = "auto"
    """The colours; `auto`: what the terminal can show."""
    motion: Literal["full", "quick", "off"] = "full"
    """True if pieces walk and dice roll."""
    clicks: Literal["two", "one"] = "two"
    """The number of clicks that give an answer: the first of two only picks it."""
    confirmations: Literal["all", "few"] = "all"
    """The extent of confirmations. `few`: only what affects other players or cannot be undone."""
    keymap: dict[str, str] = {}
    """The chosen keys, by command; see `tui.input.keys`, which drops those that are not allowed."""
    bell: bool = True
    """True if the bell rings when a player who has pressed no key for a while must act."""

    @classmethod
    def load(cls) -> Settings:
        """Returns the saved settings, or the defaults. A file that cannot be read is renamed; see `kept_aside`."""
        path = settings_path()
        try:
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except OSError:
            return cls()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            fresh = cls()
            vars(fresh)["_kept"] = _set_aside(path)
            return fresh

    @property
    def kept_aside(self) -> str:
        """The path of the file that could not be read; empty if there was none."""
        return self.__dict__.get("_kept", "")

    @property
    def unsaved(self) -> bool:
        """True if the settings could not be written the last time."""
        return self.__dict__.get("_unsaved", False)

    def save(self) -> None:
        """Writes the file atomically."""
        import json  # a program that starts only reads it, and loading this takes a moment

        path = settings_path()
        vars(self)["_unsaved"] = True
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(msgspec.to_builtins(self), ensure_ascii=False, indent=1)
            with write_atomically(path, text.encode()) as draft:
                draft.replace(path)
        except (OSError, UnicodeEncodeError):
            return
        vars(self)["_unsaved"] = False

    # Overrides from the command line, which hold for this run and are not saved

    def for_now(self, name: str | None = None, language: str | None = None, characters: str | None = None) -> Settings:
        """Overrides the name, the language or the characters until the program ends, or until they are chosen."""
        said = {"name": name, "language": language, "characters": characters}
        vars(self)["_now"] = {key: value for key, value in said.items() if value is not None}
        return self

    def choose(self, key: str, value: Any) -> None:
        """Sets and saves a setting, and drops its override."""
        self.__dict__.get("_now", {}).pop(key, None)
        setattr(self, key, value)
        self.save()

    def _said(self, key: str) -> Any:
        return self.__dict__.get("_now", {}).get(key) or getattr(self, key)

    def person(self) -> str:
        """Returns the player's name: the last one, or else that of the account."""
        return _usable(self._said("name")) or _usable(_account()) or "Squire"

    def tongue(self) -> str:
        """Returns the language to use: the chosen one, else that of the environment, else English."""
        chosen = self._said("language")
        if chosen in LANGUAGES:
            return chosen
        spoken = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
        return spoken[:2] if spoken[:2] in LANGUAGES else "en"

    def ascii_only(self, terminal: bool) -> bool:
        """True if only ASCII is drawn. `terminal`: what the terminal needs, for the setting `auto`."""
        return {"ascii": True, "unicode": False}.get(self._said("characters"), terminal)

    def drawn_with(self) -> str:
        """Returns the characters to draw with: `auto`, `ascii` or `unicode`."""
        return self._said("characters")


def _usable(name: str) -> str:
    """Returns a name without what may not be shown; empty if it cannot be a player's name."""
    cleaned = plain_text.clean(name)
    return cleaned if cleaned and plain_text.why_no_name(cleaned, NAME_CELLS) is None else ""


def _account() -> str:
    """Returns the name of the user account; empty if there is none."""
    try:
        return getpass.getuser()[:12].capitalize()
    except (OSError, KeyError, ImportError):
        return ""


def _set_aside(path: Path) -> str:
    """Renames a file, and returns its path then."""
    aside = path.with_suffix(".damaged.json")
    try:
        path.replace(aside)
    except OSError:
        return str(path)
    return str(aside)


def settings_path() -> Path:
    """Returns the path of the settings."""
    return platformdirs.user_config_path("round-table") / "settings.json"
