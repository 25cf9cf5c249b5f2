"""`scripts/play` sets up an environment that is right, heals it, and is not disturbed by what the user has set.

Each checkout here is small: the scripts, a lock of tiny packages that lie beside it, and a `tui` that tells where it
runs. Nothing is fetched from an index. [F 47]
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ("environment", "environment.py", "play", "gallery", "arena")
SECONDS = 120
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
TUI = """
import os, sys, tiny
print("runs", tiny.VERSION, os.getcwd(), *sys.argv[1:])
"""
SETTING_UP = "Setting up, once"


def wheel_of(name: str, folder: Path) -> str:
    """Writes the wheel of a package `name`, with a command of that name; returns its line in a lock."""
    data = {
        f"{name}.py": f"VERSION = 'right'\ndef main(): print('{name} runs')\n",
        f"{name}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{name}-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{name}-1.0.dist-info/entry_points.txt": f"[console_scripts]\n{name} = {name}:main\n",
    }
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for each, text in data.items():
            wheel.writestr(each, text)
        wheel.writestr(f"{name}-1.0.dist-info/RECORD", "".join(f"{each},,\n" for each in data))
    return f"{name}==1.0 \\\n    --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


class Checkout:
    """A small checkout, and what its scripts say."""

    def __init__(self, root: Path, home: Path) -> None:
        self.root, self.home = root, home
        self.said = ""
        """All that the last script said."""

    @property
    def environment(self) -> Path:
        """The folder of the environment."""
        return self.root / ".venv"

    def variables(self, **more: str) -> dict[str, str]:
        """Variables of a user whose pip finds the tiny packages beside the checkout."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
        return {**kept, "HOME": str(self.home), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.home), **more}

    def play(self, *words: str, by: Path | None = None, folder: Path | None = None, **more: str) -> str:
        """Runs `scripts/play`; returns what the program printed."""
        command = [by or self.root / "scripts" / "play", *words]
        done = subprocess.run(
            command, cwd=folder or self.root, env=self.variables(**more), timeout=SECONDS, check=False,
            capture_output=True, stdin=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self.said = done.stdout + done.stderr
        return done.stdout

    @property
    def is_right(self) -> bool:
        """True if the next start would not make the environment anew."""
        command = [self.environment / "bin" / "python", "-I", self.root / "scripts" / "environment.py", "--check"]
        try:
            return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
        except FileNotFoundError:
            return False

    @property
    def was_set_up(self) -> bool:
        """True if the last script made an environment."""
        return SETTING_UP in self.said and "Ready." in self.said


def small_checkout(folder: Path) -> Checkout:
    """A checkout in which nothing is set up."""
    root, home = folder / "check out", folder / "home"
    (root / "scripts").mkdir(parents=True)
    (root / "tui").mkdir()
    home.mkdir()
    for name in SCRIPTS:
        shutil.copy(ROOT / "scripts" / name, root / "scripts")
    (root / "tui" / "__init__.py").touch()
    (root / "tui" / "__main__.py").write_text(TUI)
    door = wheel_of("door", home).replace("door==1.0", "door==1.0 ; extra == 'doors'")
    (root / "requirements.txt").write_text(wheel_of("tiny", home) + door)
    return Checkout(root, home)


@pytest.fixture
def fresh(tmp_path) -> Checkout:
    """A checkout in which nothing is set up."""
    return small_checkout(tmp_path)


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Checkout:
    """A checkout that is set up; tests may damage its environment if they heal it."""
    checkout = small_checkout(tmp_path_factory.mktemp("made"))
    checkout.play()
    assert checkout.was_set_up, checkout.said
    return checkout


def test_the_first_start_sets_up_and_plays_and_the_second_only_plays(made):
    assert made.play("host", "a b") == f"runs right {made.root} host a b\n"
    assert made.said == f"runs right {made.root} host a b\n"
    assert not (made.root / ".venv.new").exists()
    tool = subprocess.run([made.environment / "bin" / "tiny"], capture_output=True, text=True, timeout=60, check=False)
    assert tool.stdout == "tiny runs\n", "its programs name a Python that is not there"


def remove_pip(environment: Path) -> None:
    """Leaves what `python3 -m venv` leaves on Debian without python3-venv."""
    shutil.rmtree(environment)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True, timeout=60)


def dangle(environment: Path) -> None:
    """Takes away the Python that the environment was made with."""
    python = environment / "bin" / "python3"
    for name in ("python", "python3"):
        (environment / "bin" / name).unlink()
    python.symlink_to("/nowhere/python3")
    (environment / "bin" / "python").symlink_to("python3")


def change_python(environment: Path) -> None:
    """Makes it an environment of another Python, as if its link led to a newer one now."""
    stamp = environment / "made-of"
    stamp.write_text(stamp.read_text().replace(sys.version.split()[0], "3.11.0rc1", 1))


def change_lock(environment: Path) -> None:
    """Asks for other packages than those that are there."""
    lock = environment.parent / "requirements.txt"
    lock.write_text(lock.read_text() + "# changed\n")


def remove_stamp(environment: Path) -> None:
    """Leaves an environment without its stamp, as one that was never completed."""
    (environment / "made-of").unlink()


@pytest.mark.parametrize("damage", [dangle, change_python, change_lock, remove_stamp])
def test_an_environment_that_is_not_right_is_not_taken_for_right(made, tmp_path, damage: Callable[[Path], None]):
    lock = made.root / "requirements.txt"
    kept = lock.read_bytes()
    shutil.copytree(made.environment, tmp_path / "kept", symlinks=True)
    assert made.is_right
    damage(made.environment)
    assert not made.is_right
    shutil.rmtree(made.environment)
    (tmp_path / "kept").rename(made.environment)
    lock.write_bytes(kept)
    assert made.is_right


@pytest.mark.slow
@pytest.mark.parametrize("damage", [remove_pip, dangle])
def test_an_environment_that_is_not_right_is_made_anew(made, damage: Callable[[Path], None]):
    damage(made.environment)
    assert made.play() == f"runs right {made.root}\n", made.said
    assert made.was_set_up
    assert made.play() == made.said, "the second start says something else"


@pytest.mark.slow
def test_a_checkout_that_was_moved_heals(made, tmp_path):
    moved = Checkout(tmp_path / "elsewhere", made.home)
    shutil.copytree(made.root, moved.root, symlinks=True)
    assert moved.play() == f"runs right {moved.root}\n", moved.said
    assert (moved.environment / "bin" / "pip").read_text().count(str(made.root)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("part", [".venv.new", ".venv.new/bin/pip3"])
def test_after_ctrl_c_the_next_start_heals(fresh, part):
    command = [fresh.root / "scripts" / "play"]
    process = subprocess.Popen(
        command, env=fresh.variables(), start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    end = time.monotonic() + SECONDS
    while not (fresh.root / part).exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=SECONDS)
    assert process.returncode not in (0, 1)
    assert b"Traceback" not in said
    assert not fresh.environment.exists()
    assert fresh.play() == f"runs right {fresh.root}\n", fresh.said


def start(checkout: Checkout) -> subprocess.Popen[str]:
    """Starts `scripts/play` and does not wait for it."""
    command, pipe = [checkout.root / "scripts" / "play"], subprocess.PIPE
    return subprocess.Popen(command, env=checkout.variables(), stdout=pipe, stderr=subprocess.STDOUT, text=True)


@pytest.mark.slow
def test_of_two_first_starts_one_sets_up_and_the_other_waits_for_it(fresh):
    first = start(fresh)
    end = time.monotonic() + SECONDS
    while not (fresh.root / ".venv.new").exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    second = start(fresh)
    said = [process.communicate(timeout=SECONDS)[0].splitlines() for process in (first, second)]
    assert (first.returncode, second.returncode) == (0, 0), said
    assert said[0][-2:] == ["Ready.", f"runs right {Path.cwd()}"]
    assert said[1] == ["Another start is setting up here: waiting for it.", f"runs right {Path.cwd()}"]


@pytest.mark.slow
def test_what_the_user_has_set_for_pip_and_python_changes_nothing(fresh, tmp_path):
    spoilt = tmp_path / "spoilt"
    spoilt.mkdir()
    (spoilt / "tiny.py").write_text("VERSION = 'wrong'\n")
    (spoilt / "sitecustomize.py").write_text("raise SystemExit(7)\n")
    config = fresh.home / ".config" / "pip" / "pip.conf"
    config.parent.mkdir(parents=True)
    config.write_text(f"[global]\nuser = true\n[install]\ntarget = {spoilt / 'target'}\n")
    bad = {"PIP_USER": "1", "PIP_PREFIX": str(spoilt), "PIP_REQUIRE_VIRTUALENV": "1", "PIP_DRY_RUN": "1"}
    bad |= {"PYTHONPATH": str(spoilt), "PYTHONHOME": "/nowhere", "PYTHONUSERBASE": str(spoilt), "PYTHONINSPECT": "1"}
    assert fresh.play(**bad) == f"runs right {fresh.root}\n", fresh.said
    assert fresh.play(**bad) == fresh.said
    assert not (spoilt / "target").exists()


def test_by_a_link_from_elsewhere_it_plays_in_the_folder_of_the_user(made, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "tui").mkdir()  # which is not the one that is meant
    (tmp_path / "tui" / "__init__.py").write_text("raise SystemExit('another tui')\n")
    link, second = tmp_path / "bin" / "play", tmp_path / "bin" / "again"
    link.symlink_to(made.root / "scripts" / "play")
    second.symlink_to("play")
    for by in (link, second, made.root / "scripts" / "play"):
        assert made.play("solo", by=by, folder=tmp_path) == f"runs right {tmp_path} solo\n", made.said


def test_few_other_programs_are_needed(made, tmp_path):
    for name in ("sh", "env", "sed", "dirname", "readlink"):
        (tmp_path / name).symlink_to(shutil.which(name) or "/nowhere")
    assert made.play(PATH=str(tmp_path)) == f"runs right {made.root}\n", made.said
    assert made.play() == made.said, "the environment was made again"


def test_without_a_python_that_is_new_enough_there_is_a_sentence(fresh, tmp_path):
    for name in ("sh", "env", "sed", "dirname", "readlink"):
        (tmp_path / name).symlink_to(shutil.which(name) or "/nowhere")
    assert fresh.play(PATH=str(tmp_path)) == ""
    assert fresh.said == "Round Table needs Python 3.11 or newer. Please install it and try again.\n"


def test_the_true_cause_is_told_if_no_environment_can_be_made(fresh):
    (fresh.root / ".venv.new").write_text("a file where the environment would be")
    fresh.play()
    assert "Unable to create directory" in fresh.said
    assert not any(word in fresh.said for word in ("python3-venv", "connection", "Traceback"))


def test_the_true_cause_is_told_if_there_is_no_room(fresh):
    limited = ["sh", "-c", 'ulimit -f 64; exec "$0"', str(fresh.root / "scripts" / "play")]
    done = subprocess.run(limited, cwd=fresh.root, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 1
    assert "File too large" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert not fresh.environment.exists()


@pytest.mark.slow
def test_the_true_cause_is_told_if_a_package_cannot_be_installed(fresh):
    lock = fresh.root / "requirements.txt"
    lock.write_text(lock.read_text().replace("sha256:", "sha256:0000", 1)[: -len("0000") or None])
    fresh.play()
    assert "The packages could not be installed. pip says:" in fresh.said
    assert "hash" in fresh.said.lower()
    assert "connection" not in fresh.said
    assert not fresh.environment.exists()


@pytest.mark.parametrize("name", ["play", "gallery", "arena"])
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_sets_nothing_up(fresh, name, option):
    shown = fresh.play(option, by=fresh.root / "scripts" / name)
    assert f"./scripts/{name} [" in shown or f"./scripts/{name} GAME" in shown
    assert SETTING_UP not in fresh.said
    assert not fresh.environment.exists()


@pytest.mark.slow
def test_an_extra_is_added_and_kept(made):
    add = [sys.executable, made.root / "scripts" / "environment.py", "doors"]
    subprocess.run(add, env=made.variables(), check=True, timeout=SECONDS, capture_output=True)
    door = [made.environment / "bin" / "python", "-c", "import door; print(door.VERSION)"]
    change_lock(made.environment)
    assert made.play() == f"runs right {made.root}\n"
    assert made.was_set_up
    assert subprocess.run(door, capture_output=True, text=True, timeout=60, check=False).stdout == "right\n"


@pytest.mark.slow
def test_a_link_to_an_environment_elsewhere_is_replaced_and_what_it_leads_to_is_left(fresh, tmp_path):
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "kept").touch()
    fresh.environment.symlink_to(tmp_path / "shared")
    assert fresh.play() == f"runs right {fresh.root}\n", fresh.said
    assert not fresh.environment.is_symlink()
    assert (tmp_path / "shared" / "kept").exists()
