"""Commands in messages are those that started and installed the program; a Python that lacks something is told so."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

from netplay import invocation, start
from netplay.invocation import command, headless_command, install_command, version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FIRST = ("netplay/start.py", "netplay/__main__.py", "tui/__main__.py", "netplay/__init__.py", "tui/__init__.py")
"""What runs before the program knows which Python it has."""


@pytest.mark.parametrize(
    ("program", "variable", "screen", "headless"),
    [
        ("/x/bin/round-table", "", "round-table join", "round-table table"),
        ("C:/x/Scripts/round-table.exe", "", "round-table join", "round-table table"),
        ("/x/tui/__main__.py", "", "python -m tui join", "python -m tui table"),
        ("/x/netplay/__main__.py", "", "python -m tui join", "python -m netplay"),
        ("/x/tui/__main__.py", "./scripts/play", "./scripts/play join", "./scripts/play table"),
        ("/x/tui/__main__.py", "rm -r", "python -m tui join", "python -m tui table"),
        ("/x/pytest/__main__.py", "", "./scripts/play join", "./scripts/play table"),
    ],
)
def test_the_command_is_named_as_the_program_was_started(monkeypatch, program, variable, screen, headless):
    monkeypatch.setattr(sys, "argv", [program, "host"])
    monkeypatch.setenv(invocation.STARTED_BY, variable)
    assert command("join") == screen
    assert headless_command("table") == headless
    assert headless_command("verify") == f"{headless.removesuffix(' table')} verify"


def test_outside_a_checkout_any_other_start_is_that_of_the_installed_command(monkeypatch, tmp_path):
    monkeypatch.setattr(invocation, "PROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(sys, "argv", ["/x/pytest/__main__.py"])
    monkeypatch.delenv(invocation.STARTED_BY, raising=False)
    assert command("join") == "round-table join"


@pytest.mark.parametrize(
    ("marker", "expected"),
    [
        ("pipx_metadata.json", "pipx inject round-table 'round-table[doors]'"),
        ("uv-receipt.toml", f"uv pip install --python {sys.executable} 'round-table[doors]'"),
        ("pyvenv.cfg", f"{sys.executable} -m pip install 'round-table[doors]'"),
    ],
)
def test_extras_are_installed_by_what_installed_the_program(monkeypatch, tmp_path, marker, expected):
    (tmp_path / marker).touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(metadata, "version", lambda name: "1.0.0")
    assert install_command("doors") == expected


def test_in_a_checkout_extras_are_added_by_its_script(monkeypatch):
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert install_command("doors").endswith(" scripts/environment.py doors")
    assert version() == PROJECT["version"]
    monkeypatch.setattr(invocation, "PROJECT", ROOT / "nowhere")
    assert version() == "unknown"


def test_every_dependency_is_looked_for_before_the_program_is_imported():
    ours = dependencies()
    names = {name for name, of in metadata.packages_distributions().items() for each in of if each in ours}
    assert {name for name in names if not name.startswith("_")} == set(start.PACKAGES)
    assert start.missing_packages() == []


def dependencies() -> set[str]:
    """The names of the distributions that playing needs."""
    said = {each.partition("==")[0] for each in PROJECT["dependencies"]}
    return {each.metadata["Name"] for each in metadata.distributions() if each.metadata["Name"] in said}


@pytest.mark.parametrize("path", FIRST)
def test_what_runs_before_the_version_is_checked_can_be_read_by_any_python(path):
    """No syntax that came after Python 3.0, nor a character for which an old Python wants a declaration."""
    text = (ROOT / path).read_text("ascii")
    for part in ast.walk(ast.parse(text)):
        assert not isinstance(part, ast.JoinedStr | ast.NamedExpr | ast.AnnAssign | ast.Match | ast.AsyncFunctionDef)
        if isinstance(part, ast.FunctionDef):
            assert part.returns is None
            assert not any(each.annotation for each in part.args.args)
        assert not (isinstance(part, ast.ImportFrom) and part.module == "__future__")


@pytest.fixture
def checkout(tmp_path) -> Path:
    """A checkout in which nothing is set up: only what runs before anything is imported."""
    for path in FIRST:
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_bytes((ROOT / path).read_bytes())
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "environment.py").touch()
    return tmp_path


def run(checkout: Path, module: str, *before: str) -> subprocess.CompletedProcess[str]:
    """Runs a module by a Python that has no packages."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    program = "; ".join((*before, f"import runpy; runpy.run_module({module!r}, run_name='__main__', alter_sys=True)"))
    command = [sys.executable, "-S", "-c", program]
    return subprocess.run(command, cwd=checkout, env=kept, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("module", ["tui", "netplay"])
def test_a_python_without_the_packages_is_told_how_to_get_them(checkout, module):
    done = run(checkout, module)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Round Table needs packages that this Python does not have: ")
    assert done.stderr.endswith(f"python3 {Path('scripts', 'environment.py')}\n")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("module", ["tui", "netplay"])
def test_a_python_that_is_too_old_is_told_so(checkout, module):
    done = run(checkout, module, "import sys", "sys.version_info = (3, 10, 4)", "sys.version = '3.10.4 (main)'")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Round Table needs Python 3.11 or newer; this is Python 3.10.4.\n"


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the Python of .venv")
@pytest.mark.parametrize("module", ["tui", "netplay"])
def test_a_python_without_the_packages_goes_on_in_the_environment_of_the_checkout(checkout, module):
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$PYTHONPATH" "$@"\n')
    python.chmod(0o755)
    kept = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-S", "-m", module, "host", "--port", "a b"]
    done = subprocess.run(command, cwd=checkout, env=kept, capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == (f"{checkout} -m {module} host --port a b\n", "")


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the Python of .venv")
@pytest.mark.parametrize("module", ["tui", "netplay"])
def test_a_python_that_is_too_old_goes_on_in_the_environment_of_the_checkout(checkout, module):
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho goes on "$2"\n')
    python.chmod(0o755)
    done = run(checkout, module, "import sys", "sys.version_info = (3, 8, 1)", "sys.version = '3.8.1 (main)'")
    assert (done.stdout, done.stderr) == (f"goes on {module}\n", "")


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the Python of .venv")
@pytest.mark.parametrize(
    "damaged",
    [
        lambda python: python.symlink_to("nowhere"),
        lambda python: python.mkdir(),
        lambda python: python.write_text("#!/bin/sh\nexit 0\n"),  # which nobody may run
        lambda python: (python.write_text("#!/bin/sh\nexit 3\n"), python.chmod(0o755)),
        lambda python: (python.write_bytes(b"\x7fELF junk"), python.chmod(0o755)),
        lambda python: (python.write_text("#!/no/such/python\n"), python.chmod(0o755)),
    ],
    ids=["a link to nothing", "a folder", "no permission", "fails", "junk", "its interpreter has gone"],
)
def test_an_environment_whose_python_cannot_run_is_passed_over(checkout, damaged: Callable[[Path], object]):
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    damaged(python)
    done = run(checkout, "tui")
    assert done.returncode == 1
    assert done.stderr.startswith("Round Table needs packages that this Python does not have: ")
    assert len(done.stderr.splitlines()) == 1
