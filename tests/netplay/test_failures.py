"""What is written down of a failure: what and where, and nothing of what it was about; and the log it goes to."""

from __future__ import annotations

import logging
import os
import stat
import sys

import pytest

from netplay.failures import LOG_BYTES, Discreet, log_path, log_to_file, log_to_stderr, redacted_traceback


@pytest.fixture(autouse=True)
def as_before():
    """The log of the test run is put back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers[:], root.level = handlers, level


def failure() -> Exception:
    """What is caught when something secret goes wrong."""

    def inner(card: str) -> None:
        raise KeyError(card)

    try:
        try:
            inner("queen-hearts")
        except KeyError as error:
            raise RuntimeError("over queen-hearts") from error
    except RuntimeError as error:
        return error
    raise AssertionError


def test_a_sketch_says_what_and_where_and_nothing_else():
    """[F 24]"""
    text = redacted_traceback(failure())
    assert text.startswith("RuntimeError at tests/netplay/test_failures.py:")
    assert "; because of KeyError at tests/netplay/test_failures.py:" in text
    assert text.endswith(" inner")
    assert "queen" not in text
    assert redacted_traceback(ValueError("queen-hearts")) == "ValueError at an unknown place"
    assert redacted_traceback(None) == ""


def test_a_sketch_of_endless_causes_ends():
    error = ValueError()
    error.__cause__ = error
    assert len(redacted_traceback(error)) < 1000


def test_the_log_is_a_file_of_our_own_that_does_not_grow_for_ever(tmp_path):
    """[F 17] A line is one line, whatever is in it."""
    path = tmp_path / "deep" / "log.txt"
    log_to_file(path)
    log = logging.getLogger("netplay.game.play")
    try:
        raise failure()
    except RuntimeError:
        log.exception("The rules\nfailed\x1b[31m for %s", "seat 2")
    log.warning("once")
    log.info("never")
    first, second = path.read_text(encoding="utf-8").splitlines()
    assert "ERROR netplay.game.play: The rules\\nfailed\\x1b[31m for seat 2 RuntimeError at tests/netplay" in first
    assert "queen" not in first
    assert second.endswith("once")
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for _ in range(40):
        log.warning("x" * (LOG_BYTES // 8))
    files = list(path.parent.iterdir())
    assert len(files) == 3
    assert all(file.stat().st_size <= LOG_BYTES for file in files)
    if os.name == "posix":
        assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)


def test_without_a_file_that_can_be_written_there_is_no_log(tmp_path, capfd):
    (tmp_path / "file").write_text("")
    log_to_file(tmp_path / "file" / "log.txt")
    logging.getLogger("netplay").error("lost")
    assert capfd.readouterr() == ("", "")


def test_the_log_of_a_screen_is_where_the_platform_keeps_logs(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert log_path().name == "round-table.log"
    if sys.platform == "linux":
        assert log_path().is_relative_to(tmp_path)


def test_without_a_screen_the_log_goes_to_stderr(capsys):
    log_to_stderr()
    logging.getLogger("netplay").error("A bot failed.")
    logging.getLogger("netplay").info("never")
    assert capsys.readouterr().err.endswith(" ERROR netplay: A bot failed.\n")
    assert isinstance(logging.getLogger().handlers[0].formatter, Discreet)


def test_of_what_came_together_the_first_is_told():
    def stumble() -> None:
        raise KeyError("secret")

    try:
        try:
            stumble()
        except KeyError as error:
            raise ExceptionGroup("several", [error]) from None
    except ExceptionGroup as error:
        said = redacted_traceback(error)
    assert said.startswith("ExceptionGroup at tests/netplay/test_failures.py")
    assert "KeyError at" in said
    assert "stumble" in said
    assert "secret" not in said
