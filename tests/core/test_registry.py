"""Games of installed packages are found as ours are; what is wrong with one is named, and the game is left out."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

import core
from core import games
from core.games.installed import Listed, installed

GAME = """
from core.games.nobles.game import Nobles
from . import MANIFEST

class Ours(Nobles):
    id = MANIFEST.id
    seats = MANIFEST.seats

GAME = Ours()
"""
MANIFEST = """
from core import Manifest
MANIFEST = Manifest(id={id!r}, seats=range(2, 3), minutes=5)
"""


def put(folder: Path, package: str, manifest: str = MANIFEST, game: str = GAME, id: str = "") -> None:
    """Installs a package with one game, as pip would leave it."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(manifest.format(id=id or package))
    (folder / package / "components.py").write_text("CARDS = 1\n")
    (folder / package / "game.py").write_text(game)
    listed = folder / f"{package}-1.0.dist-info"
    listed.mkdir()
    (listed / "entry_points.txt").write_text(
        f"[console_scripts]\nx = y:z\n\n[{'round_table.games'}]\n{package} = {package}\n"
    )


@pytest.fixture
def place(tmp_path, monkeypatch) -> Path:
    """A folder in which Python looks for packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_package_that_lists_a_game_is_found_wherever_python_looks(place):
    put(place, "alone_game")
    (place / "other-1.0.dist-info").mkdir()
    (place / "other-1.0.dist-info" / "entry_points.txt").write_text("[console_scripts]\nround_table.games = a:b\n")
    (place / "odd-1.0.dist-info").mkdir()
    (place / "odd-1.0.dist-info" / "entry_points.txt").write_bytes(b"[round_table.games]\nno list\n")
    assert installed() == [Listed("alone_game", "alone_game")]


def test_an_installed_game_follows_ours_and_is_played_by_its_own_rules(place):
    put(place, "late_game")
    found = games.registered(installed())
    assert (tuple(found.manifests), found.broken) == ((*(listed.id for listed in games.OURS), "late_game"), {})


@pytest.mark.parametrize(("why", "wrong"), [
    ("no attribute", {"manifest": ""}), ("ZeroDivisionError", {"manifest": "1 / 0"}),
    ("SystemExit", {"game": "exit(3)"}), ("SyntaxError", {"game": "def"}),
    ("its manifest calls it other", {"id": "other"}), ("no Game", {"game": "GAME = 3"}),
    ("no Manifest", {"manifest": "MANIFEST = 3", "game": "GAME = 3"}),
])  # fmt: skip
def test_a_broken_package_is_named_and_its_game_left_out(place, why, wrong):
    package = f"broken_{zlib.crc32(why.encode())}"
    put(place, package, **wrong)
    found = games.registered(installed())
    assert tuple(found.manifests) == tuple(listed.id for listed in games.OURS)
    assert why in found.broken[package]
    assert package in found.broken[package]


@pytest.mark.parametrize(
    ("id", "why"), [("academy", "another game"), ("Big Game", "small letters"), ("x" * 30, "small")]
)
def test_an_id_that_is_taken_or_none_is_refused(place, id, why):
    assert why in games.registered([Listed(id, "nothing")]).broken[id]


def test_a_part_that_is_not_there_is_none_and_one_that_fails_is_named(place, monkeypatch):
    put(place, "half_game")
    (place / "half_game" / "bots.py").write_text("import nothing_like_this\n")
    found = games.registered(installed())
    monkeypatch.setattr(games, "registry", lambda: found)
    assert games.part("half_game", games.package_of("half_game", "board", "tui.boards")) is None
    assert games.broken() == ()
    assert games.part("half_game", games.package_of("half_game", "bots", "ai.games")) is None
    assert "nothing_like_this" in games.broken()[0]


def test_what_fails_in_our_own_games_is_an_error(monkeypatch):
    with pytest.raises(ZeroDivisionError):
        games._note("academy", "ai.games.academy", ZeroDivisionError())


@pytest.mark.process
def test_an_installed_game_can_be_loaded_before_anything_else(place):
    """Its package imports `core`, which looks for games."""
    put(place, "first_game")
    program = "import first_game.game, core; print(core.IDS[-1], core.game('first_game').fingerprint)"
    root = str(Path(core.__file__).parents[1])
    env = {"PYTHONPATH": f"{place}:{root}"}
    run = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, timeout=60)
    assert re.fullmatch(r"first_game [0-9a-f]{16}\n", run.stdout), run.stderr
