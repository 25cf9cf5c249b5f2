"""The marks `process` and `timed`, which keep a test out of the part of a run that fills all cores.

Knows: pytest's hooks, and how Python starts a process.
Must not know: any test.
"""

from __future__ import annotations

import multiprocessing.util
import sys
from collections.abc import Iterator
from typing import Any

import ifaddr  # noqa: F401  its import runs ldconfig, so it is imported before any test
import pytest

STARTS = frozenset({"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn"})
"""The audit events that Python raises before it starts a process."""
FLAKY_MOST = 2
"""A run in which more tests than these passed only when repeated has failed."""

current: list[pytest.Item] = []
"""The test that runs now, if any."""


def must_be_marked(event: str, _: Any = None) -> None:
    """Raises if the test that runs now starts a process and is not marked for it."""
    if event in STARTS and current and not current[0].get_closest_marker("process"):
        raise RuntimeError(f"{current[0].nodeid} starts a process: mark it with pytest.mark.process.")


def watch_processes() -> None:
    """Checks each start of a process from now on. `multiprocessing` starts its own without an audit event."""
    spawn = multiprocessing.util.spawnv_passfds

    def spawn_if_marked(*args: Any) -> int:
        must_be_marked("os.posix_spawn")
        return spawn(*args)

    multiprocessing.util.spawnv_passfds = spawn_if_marked
    sys.addaudithook(must_be_marked)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Keeps which test runs, its fixtures included."""
    current[:] = [item]
    try:
        return (yield)
    finally:
        current.clear()


class FlakyTests:
    """Counts the tests that failed and passed when they were repeated; registered for the repetition of a run."""

    def __init__(self) -> None:
        self.passed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self.passed) > FLAKY_MOST:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test in self.passed:
            terminalreporter.write_line(f"flaky: {test}")
        if len(self.passed) > FLAKY_MOST:
            terminalreporter.write_line(f"{len(self.passed)} flaky tests, and at most {FLAKY_MOST} may be.", red=True)
