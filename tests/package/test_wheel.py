"""The wheel: what is in it, and whole games played by the command that it installs, outside the checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package.lines_player import LinesPlayer
from tui.app.settings import LANGUAGES
from tui.text.words import Words

ROOT = Path(__file__).parents[2]
PACKAGES = ("ai", "core", "netplay", "tui")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def files(package: str) -> set[str]:
    """The files of a package in the checkout, as they are named in a wheel."""
    found = (path for path in (ROOT / package).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT).as_posix() for path in found}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """A wheel of this checkout, built by pip from a copy of what belongs in it."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    (source / "tests").mkdir()
    (source / "tests" / "__init__.py").touch()
    (source / "scripts").mkdir()
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", target, source]
    done = subprocess.run(build, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, done.stderr
    return next(target.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The folder of the commands of a fresh environment that has the wheel; its dependencies are those of the tests."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True, timeout=60)
    commands = place / ("Scripts" if os.name == "nt" else "bin")
    library = subprocess.run(
        [commands / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True, timeout=60,
    ).stdout.strip()  # fmt: skip
    (Path(library) / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", commands / "python"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True, timeout=60)
    return commands


@pytest.fixture
def environment(tmp_path) -> dict[str, str]:
    """Variables of a user with an empty home, in which no package of the checkout is found."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "ROUND_"))}
    return {**kept, "HOME": str(tmp_path), "APPDATA": str(tmp_path), "LC_ALL": "C.UTF-8"}


@pytest.fixture
def start(installed, environment, tmp_path) -> Iterator[object]:
    """Starts `round-table` with these words, in a folder that is no checkout."""
    started: list[LinesPlayer] = []

    def run(*words: str) -> LinesPlayer:
        started.append(LinesPlayer([str(installed / "round-table"), *words], tmp_path, environment))
        return started[-1]

    yield run
    for player in started:
        player.kill()


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_packages_and_nothing_else(wheel):
    names = {name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")}
    metadata = {name for name in names if name.partition("/")[0].endswith(".dist-info")}
    assert names - metadata == set.union(*map(files, PACKAGES))
    for language in LANGUAGES:
        assert f"tui/locale/{language}/table.ftl" in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_help_is_in_four_languages_and_names_the_command(installed, environment, tmp_path, language):
    command = [installed / "round-table", "--lang", language, "host", "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    words = Words(language)
    assert done.stdout.startswith(f"{words('cli-usage')} round-table host ")
    assert words("academy-name") in done.stdout


def test_the_installed_version_is_that_of_the_project(installed, environment, tmp_path):
    command = [installed / "round-table", "--version"]
    shown = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60).stdout
    assert shown == f"Round Table {PROJECT['version']}\n"


def test_a_whole_game_against_a_bot_is_played_by_the_installed_command(start):
    player = start("solo", "academy", "--lines", "--bots", "1", "--level", "page", "--pace", "0", "--name", "Eva")
    player.play_until("The deal was fair")
    assert "The game is over" in player.text
    assert player.end() == 0


def test_two_installed_programs_play_a_game_and_name_the_installed_command(start):
    host = start("host", "nobles", "--lines", "--port", "0", "--bind", "127.0.0.1", "--quiet", "--name", "Anna")
    address = re.search(r"round-table join (127\.0\.0\.1:\d+)", host.wait_for("round-table join"))[1]
    guest = start("join", address, "--lines", "--name", "Boris")
    guest.wait_for("you are Boris")
    guest.say("ready")
    host.wait_for("Boris, ready")
    host.say("start")
    host.wait_for("1: ")
    guest.wait_for("Your court: keep 3")
    assert (guest.end(), host.end()) == (0, 0)


def test_the_headless_table_of_the_installed_command_names_it_too(start):
    table = start("table", "--port", "0", "--bind", "127.0.0.1", "--quiet", "--no-journal")
    assert "Friends join with: round-table join 127.0.0.1:" in table.wait_for("Friends join with")


@pytest.mark.parametrize("name", ["table", "verify", "bot"])
def test_commands_without_a_screen_are_named_as_they_were_started(installed, environment, tmp_path, name):
    command = [installed / "round-table", name, "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith(f"usage: round-table {name} ")


def test_what_doors_need_is_told_as_pip_spells_it(installed, environment, tmp_path):
    asked = [installed / "python", "-c", "from netplay.invocation import install_command as of; print(of('doors'))"]
    shown = subprocess.run(asked, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60).stdout
    assert shown.endswith("-m pip install 'round-table[doors]'\n")
    assert {"doors", "lab"} <= PROJECT["optional-dependencies"].keys()
