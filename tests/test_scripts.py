"""Scripts that are asked how they are called say so, and do nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[1] / "scripts"
pytestmark = [pytest.mark.process, pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")]


def said(name: str, option: str, folder: Path) -> tuple[int, str, str]:
    done = subprocess.run([SCRIPTS / name, option], cwd=folder, capture_output=True, text=True, timeout=20, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("name", "usage"),
    [
        (
            "bench",
            "./scripts/bench [clone play relay bytes screen crowd verify resume floods relay-floods doors hall "
            "thoughts private mutations replays hall-floods cost store]",
        ),
        ("soak", "./scripts/soak [GAMES per law and game] [MINUTES at most]"),
        ("browsers", "./scripts/browsers [FOLDER for the pictures]"),
        ("test", "./scripts/test [--all] [what pytest takes]"),
    ],
)
def test_a_script_says_how_it_is_called(name, usage, tmp_path):
    status, text, errors = said(name, "--help", tmp_path)
    assert (status, errors) == (0, "")
    assert text.endswith(f"{usage}\n")
    top = [line.removeprefix("# ") for line in (SCRIPTS / name).read_text("utf-8").splitlines()[1:]]
    assert text.splitlines() == top[: top.index("set -eu")]
    assert said(name, "-h", tmp_path) == (0, text, "")
    if name != "test":  # whose other options are pytest's
        assert said(name, "--nonsense", tmp_path) == (2, "", text)
