"""What starts a process is marked, and what passes only when repeated is counted."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys

import pytest

from tests.marks import FLAKY_MOST, FlakyTests


def test_a_process_is_refused_to_a_test_without_the_mark():
    with pytest.raises(RuntimeError, match=r"test_marks\.py.* starts a process: mark it"):
        subprocess.run([sys.executable, "-c", ""], check=True)
    with pytest.raises(RuntimeError, match="mark it"):
        multiprocessing.get_context("spawn").Process(target=print).start()


@pytest.mark.process
def test_a_process_is_started_by_a_test_with_the_mark():
    subprocess.run([sys.executable, "-c", ""], check=True)


class Reports:
    """What a flaky-test counter asks of pytest."""

    def __init__(self) -> None:
        self.exitstatus, self.lines = 0, list[str]()

    def write_line(self, text: str, **_: bool) -> None:
        self.lines.append(text)


@pytest.mark.parametrize(("passed", "status"), [(FLAKY_MOST, 0), (FLAKY_MOST + 1, 1)])
def test_more_than_two_flaky_tests_fail_the_run(passed, status):
    counter, run = FlakyTests(), Reports()
    for number in range(passed):
        for outcome, when in (("passed", "setup"), ("passed", "call"), ("passed", "teardown")):
            counter.pytest_runtest_logreport(
                pytest.TestReport(f"test_{number}", ("", 0, ""), {}, outcome, None, when)  # type: ignore[arg-type]
            )
    counter.pytest_runtest_logreport(pytest.TestReport("broken", ("", 0, ""), {}, "failed", None, "call"))
    counter.pytest_sessionfinish(run)  # type: ignore[arg-type]
    counter.pytest_terminal_summary(run)  # type: ignore[arg-type]
    assert run.exitstatus == status
    assert run.lines[:passed] == [f"flaky: test_{number}" for number in range(passed)]
