"""Fixtures of the tests of doors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def inn(tmp_path, monkeypatch) -> Callable[..., Any]:
    """Makes ssh doors whose visits run the small program of `tests.doors.inn`."""
    from tests.doors.inn import PROGRAM, Inn
    from tui.doors.visit import screen

    monkeypatch.setattr(screen, "COMMAND", [sys.executable, "-S", "-c", PROGRAM])
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    return lambda *args, **more: Inn(tmp_path, *args, **more)
