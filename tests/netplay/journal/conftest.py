"""The place of a journal."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine" / "journal.sqlite"
