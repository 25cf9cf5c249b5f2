"""The files with the texts of a key: those of the program, and those that installed games bring.

Knows: where texts lie: `tui/locale/<language>`, and `texts/<language>.ftl` in the package of an installed game.
Must not know: what a text says.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from core.games import OURS, registry

LOCALES = Path(__file__).parents[1] / "locale"
LEARNT = "learn_"
"""Begins the first word of the keys of a game's lesson: `learn_goofspiel-bid`."""
PLAIN = "plain"
"""The file of texts for games that lack them: `plain-title` stands in for `<id>-title`."""


def files(key: str, language: str) -> dict[str, Path]:
    """The files in which a key may be, by language: the reader's first, then English. A game's own texts are looked for
    in its own languages last."""
    game = installed_game(key)
    if not game:
        name = key.partition("-")[0]
        paths = {each: LOCALES / each / f"{name}.ftl" for each in (language, "en")}
    else:
        folder, known = texts_of(game), registry().manifests[game].languages
        paths = {each: folder / f"{each}.ftl" for each in (language, "en", *known)}
    return {each: path for each, path in paths.items() if path.exists()}


def installed_game(key: str) -> str:
    """The installed game that a key belongs to, by its first word (`goofspiel-name`) or by the second, behind that of
    a file for all games (`rules-goofspiel-aim`); "" if it belongs to none."""
    if len(registry().manifests) == len(OURS):
        return ""
    ours = {listed.id for listed in OURS}
    words = (word.removeprefix(LEARNT) for word in key.split("-", 2)[:2])
    return next((word for word in words if word in registry().manifests and word not in ours), "")


def texts_of(game: str) -> Path:
    """The folder with the texts of an installed game."""
    return Path(str(import_module(registry().packages[game]).__file__)).parent / "texts"


def stand_in(key: str) -> str:
    """The key of the plain text for one that an installed game lacks; "" for any other key."""
    first, _, rest = key.partition("-")
    return f"{PLAIN}-{rest}" if rest and installed_game(key) == first else ""
