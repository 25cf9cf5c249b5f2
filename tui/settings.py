"""What this person set before: name, language, last table, last options. A small JSON file.

Knows: where the platform keeps settings.
Must not know: screens, the network. A file that cannot be read or written loses nothing but the convenience.
"""

from __future__ import annotations

import getpass
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

LANGUAGES = ("en", "fr", "ru", "uk")


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

    @classmethod
    def load(cls) -> Settings:
        """The saved settings, or the first ones."""
        try:
            return msgspec.json.decode(_path().read_bytes(), type=cls)
        except (OSError, msgspec.MsgspecError):
            return cls()

    def save(self) -> None:
        """Write whole or not at all."""
        path = _path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_suffix(".new")
            draft.write_text(json.dumps(msgspec.to_builtins(self), ensure_ascii=False, indent=1), encoding="utf-8")
            draft.replace(path)
        except OSError:
            return

    def person(self) -> str:
        """The name to offer: the last one, else that of the account."""
        if self.name:
            return self.name
        try:
            return getpass.getuser()[:12].capitalize()
        except (OSError, KeyError):
            return "Squire"

    def tongue(self) -> str:
        """The language to use: the chosen one, else that of the environment, else English."""
        if self.language in LANGUAGES:
            return self.language
        spoken = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
        return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def _path() -> Path:
    return platformdirs.user_config_path("round-table") / "settings.json"
