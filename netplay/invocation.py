"""The command by which this program was started, as its messages name it.

Knows: the command line of this process, the checkout or the installation that it runs from.
Must not know: what the commands do.
"""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The folder that holds the packages: a checkout, or `site-packages`."""
PROJECT = ROOT / "pyproject.toml"
DISTRIBUTION = "round-table"
PLAY = "./scripts/play"
STARTED_BY = "ROUND_TABLE_STARTED_BY"
"""The environment variable by which `scripts/play` says that it started this process."""


def command(*words: str) -> str:
    """Returns the command that starts the program, as this process was started, followed by these words."""
    return " ".join((_program(), *words))


def headless_command(name: str) -> str:
    """Returns the command of `table`, `verify` or `bot`, which need no screen, as this process was started."""
    if _module() != "netplay":
        return command(name)
    return "python -m netplay" if name == "table" else f"python -m netplay {name}"


def _program() -> str:
    if os.environ.get(STARTED_BY) == PLAY:
        return PLAY
    if _module():
        return "python -m tui"
    if Path(sys.argv[0]).stem == DISTRIBUTION or not is_checkout():
        return DISTRIBUTION
    return PLAY


def _module() -> str:
    """Returns the package that was started with `python -m`; empty if the program was started otherwise."""
    main = Path(sys.argv[0])
    return main.parent.name if main.name == "__main__.py" and main.parent.name in ("netplay", "tui") else ""


def is_checkout() -> bool:
    """True if the packages lie in a checkout of the project, installed or not."""
    return PROJECT.exists()


def install_command(extra: str) -> str:
    """Returns the command that adds the packages of an extra to the environment that this process runs in."""
    wanted = f"{DISTRIBUTION}[{extra}]"
    if (Path(sys.prefix) / "pipx_metadata.json").exists():
        return f"pipx inject {DISTRIBUTION} {shlex.quote(wanted)}"
    if _installed_version() is None:
        return f"{'python' if os.name == 'nt' else 'python3'} {Path('scripts', 'environment.py')} {extra}"
    if (Path(sys.prefix) / "uv-receipt.toml").exists():
        return shlex.join(["uv", "pip", "install", "--python", sys.executable, wanted])
    return shlex.join([sys.executable, "-m", "pip", "install", wanted])


def version() -> str:
    """Returns the version of this program: of the checkout that it runs from, else of the installed distribution."""
    if not is_checkout():
        return _installed_version() or "unknown"
    import tomllib

    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]


def _installed_version() -> str | None:
    """Returns the version of the installed distribution; None if the program is not installed."""
    from importlib import metadata  # slow to import, and seldom needed

    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return None
