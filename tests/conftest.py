"""Settings that every test shares."""

from __future__ import annotations

import atexit
import gc
import os
import re
import shutil
import signal
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from core.laws import profile
from core.laws.profile import FRESH
from tests import marks
from tests.marks import pytest_runtest_protocol  # noqa: F401  pytest takes its hooks from here
from tests.sample import LAW_GAMES, sample

FAULT_GAMES = int(os.environ.get("FAULT_GAMES", "12"))
"""How many worlds of `tests/netplay/harness.py` are played, the same each time, before a few fresh ones."""

HOST_KILLS = int(os.environ.get("HOST_KILLS", "3"))
"""How often a real host's process is killed in the middle of real games, at random moments."""

with suppress(ValueError):  # only the main thread may; a run in the background of a shell has it ignored
    signal.signal(signal.SIGINT, signal.default_int_handler)

HOME = os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="round-table-tests-")
"""No test writes into the journal of who runs it; what a test starts inherits this."""
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ["ROUND_TABLE_LAN"] = ""
"""No table of a test is announced to the network, and none is looked for there."""

os.environ["TERM"] = "xterm-256color"
os.environ.pop("NO_COLOR", None)
"""Screens look alike wherever the tests are run."""

profile.load()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--count-flaky", action="store_true", help="this run repeats what failed: count what passes now")
    parser.addoption("--sample", action="store_true", help="run each test in one of its cases: see tests/sample.py")


def pytest_configure(config: pytest.Config) -> None:
    marks.watch_processes()
    if config.getoption("--sample"):
        profile.load(LAW_GAMES)
    if config.getoption("--count-flaky"):
        config.pluginmanager.register(marks.FlakyTests())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Passes over files without a test of the mark asked for: to import a file takes longer than to search it."""
    wanted = [mark for mark in ("timed", "process") if re.search(rf"(?<!not ){mark}\b", config.option.markexpr)]
    if not wanted or collection_path.suffix != ".py" or collection_path.parent.name == "package":
        return None
    text = collection_path.read_text(encoding="utf-8")
    return None if any(f"mark.{mark}" in text for mark in wanted) else True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """Every test of the package starts programs: environments, and what was installed into them. A sample is drawn
    before the tests of a mark are chosen, so that it is the same in each part of a run."""
    for item in items:
        if item.path.parent.name == "package":
            item.add_marker("process")
    if config.getoption("--sample"):
        kept = sample(items)
        config.hook.pytest_deselected(items=list(set(items) - set(kept)))
        items[:] = kept


def pytest_report_header() -> str:
    return f"fresh games of the laws: LAW_SEED={FRESH} plays them again"


def pytest_collection_finish() -> None:
    """What was collected stays to the end: whoever looks for garbage need not walk over all of it again and again, and
    looks seldom: an app leaves so much behind that looking after every 700 objects takes a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
