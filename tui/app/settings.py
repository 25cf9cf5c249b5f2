"""What this person set before: name, language, how things are shown, last table, last options. A small JSON file.

Knows: where the platform keeps settings.
Must not know: screens, the network. A file that cannot be written loses nothing but the convenience (`unsaved` says
so); one that cannot be understood is kept aside.
"""

from __future__ import annotations

import getpass
import json
import os
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs

from netplay.atomic_files import write_atomically
from netplay.protocol import codec
from netplay.protocol.messages import NAME_CELLS

LANGUAGES = ("en", "fr", "ru", "uk")
TELLING = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "at-once": 0.0}
"""How fast news are told, and how many times the usual pause is between two lines."""


class Settings(msgspec.Struct, dict=True):
    """The settings, each with what it is before anybody has chosen."""

    name: str = ""
    language: str = ""
    address: str = ""
    """The table that was joined last."""
    game: str = ""
    options: dict[str, dict[str, Any]] = {}
    """For each game, the options of the last table."""
    lone_done: bool = True
    """Answer a question by itself whose only answer is `done`."""
    characters: Literal["auto", "ascii", "unicode"] = "auto"
    """What is drawn with; `auto`: what the terminal says of itself."""
    telling: Literal["slow", "normal", "quick", "at-once"] = "normal"
    theme: Literal["auto", "dark", "light", "contrast", "safe", "sixteen", "mono"] = "auto"
    """The colours; `auto`: what the terminal can show."""
    motion: Literal["full", "quick", "off"] = "full"
    """Whether pieces walk and dice roll."""
    confirmations: Literal["all", "few"] = "all"
    """What is asked before it is done. `few`: only what others would feel, or what cannot be taken back."""
    keymap: dict[str, str] = {}
    """The keys that are not the usual ones, by the names of what they do; see `keys`, which passes over what cannot
    be."""
    bell: bool = True
    """Ring when somebody who has not touched a key for a while is to act."""

    @classmethod
    def load(cls) -> Settings:
        """The saved settings, or the first ones. A file that cannot be understood is set aside, see `kept_aside`."""
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
        """Where the file is now that could not be understood; empty if there was none."""
        return self.__dict__.get("_kept", "")

    @property
    def unsaved(self) -> bool:
        """Could the settings not be written when they were last to be?"""
        return self.__dict__.get("_unsaved", False)

    def save(self) -> None:
        """Write whole or not at all."""
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

    # What the command line says holds for this run and is not saved

    def for_now(self, name: str | None = None, language: str | None = None, characters: str | None = None) -> Settings:
        """Another name, language or kind of characters until the program ends, or until it is set anew."""
        said = {"name": name, "language": language, "characters": characters}
        vars(self)["_now"] = {key: value for key, value in said.items() if value is not None}
        return self

    def choose(self, key: str, value: Any) -> None:
        """Set and save; what the command line said of it no longer holds."""
        self.__dict__.get("_now", {}).pop(key, None)
        setattr(self, key, value)
        self.save()

    def _said(self, key: str) -> Any:
        return self.__dict__.get("_now", {}).get(key) or getattr(self, key)

    def person(self) -> str:
        """The name to offer: the last one, else that of the account."""
        for name in (self._said("name"), _account()):
            cleaned = codec.clean(name)
            if cleaned and codec.why_no_name(cleaned, NAME_CELLS) is None:
                return cleaned
        return "Squire"

    def tongue(self) -> str:
        """The language to use: the chosen one, else that of the environment, else English."""
        chosen = self._said("language")
        if chosen in LANGUAGES:
            return chosen
        spoken = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
        return spoken[:2] if spoken[:2] in LANGUAGES else "en"

    def ascii_only(self, terminal: bool) -> bool:
        """Draw with ASCII? `terminal` is what the terminal needs by itself."""
        return {"ascii": True, "unicode": False}.get(self._said("characters"), terminal)

    def drawn_with(self) -> str:
        """What is drawn with: `auto`, `ascii` or `unicode`."""
        return self._said("characters")


def _account() -> str:
    """What the account is called."""
    try:
        return getpass.getuser()[:12].capitalize()
    except (OSError, KeyError, ImportError):
        return ""


def _set_aside(path: Path) -> str:
    """Keep a file under another name; which."""
    aside = path.with_suffix(".damaged.json")
    try:
        path.replace(aside)
    except OSError:
        return str(path)
    return str(aside)


def settings_path() -> Path:
    """Where the settings are kept."""
    return platformdirs.user_config_path("round-table") / "settings.json"
