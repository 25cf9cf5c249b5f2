"""Every game has all that a game needs; see docs/adding-a-game.md."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import core
from ai import heuristic
from ai.lab.actions import all_actions
from ai.registry import bots
from ai.values import values_module, weights_of
from tui.app.settings import LANGUAGES
from tui.boards import board
from tui.text.words import Words

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("id", core.IDS)
def test_a_game_has_all_that_a_game_needs(id):
    assert import_module(f"tests.games.{id}.truths")
    assert (ROOT / "tests" / "golden" / f"{id}.toml").is_file()
    assert callable(heuristic(id))
    assert bots(id).version
    assert values_module(id).NAMES
    assert {kind.key for kind in bots(id).kinds} == set(weights_of(id).tables), "each kind that is learnt has weights"
    assert all_actions(id)
    assert board(id).id == id
    for language in LANGUAGES:
        assert (ROOT / "tui" / "locale" / language / f"{id}.ftl").is_file()


RULINGS = [(game.id, ruling) for game in core.all_games() for ruling in game.rulings]


@pytest.mark.parametrize(("id", "ruling"), RULINGS, ids=str)
def test_every_ruling_has_a_test_that_names_it_and_a_place_in_the_rules(id, ruling):
    """In the name of a test or of one of its cases; in the code after the clause that it covers."""
    tests = text_of(ROOT / "tests" / "games" / id, "test_*.py")
    assert re.search(rf'def test_(\w+_)?{ruling}[_(]|"{ruling} |[\w ] {ruling}"', tests)
    assert re.search(rf"\[{ruling}\]|# .*\b{ruling}\b", text_of(ROOT / "core" / "games" / id, "*.py"))


def text_of(folder: Path, pattern: str) -> str:
    """All files of a folder that are called so."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", core.IDS)
def test_a_manifest_says_what_box_and_readme_say(id, language):
    manifest = core.games.manifest(id)
    assert re.search(rf"\b{manifest.minutes}\b", Words(language)(f"{id}-blurb"))
    assert language in manifest.languages
    rows, name = (ROOT / "README.md").read_text("utf-8").splitlines(), Words("en")(f"{id}-name")
    row = next(row for row in rows if f"**{name}**" in row)
    assert f"| {manifest.minutes} |" in row
