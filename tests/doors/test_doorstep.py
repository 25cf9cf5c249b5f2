"""What a visitor with a browser sees before there is a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Static

from tests.tui.local import LocalSession, LocalTable, screen_text
from tui.app.settings import Settings
from tui.doors.visit.app import WalkIn
from tui.session.launch import LaunchRequest


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_behind_the_question_for_a_name_nothing_says_that_it_connects(language, tmp_path: Path, monkeypatch: Any):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("ROUND_TABLE_SEATS", str(tmp_path))

    async def run() -> tuple[str, str, str]:
        app = WalkIn(LaunchRequest("join", host="localhost"), Settings(language=language), pause=0, patience=0)
        app.session = LocalSession(None, app.navigation.heard)
        async with app.run_test(size=(80, 24)) as pilot:
            app.begin(app.launcher.plan)
            await pilot.pause()
            asked, shown = bool(app.screen.query(Input)), screen_text(app)
            step = app.screen_stack[-2]
            before = str(step.query_one("#notice", Static).render())
            client = LocalTable("Anna", "Boris").clients[0]
            client.state.table.lobby = None
            app.session.client = client
            step.table_changed()
            after = str(step.query_one("#notice", Static).render())
        assert asked
        return before, after, shown

    before, after, shown = asyncio.run(run())
    assert before.strip() == ""
    assert after.endswith("…")
    assert after not in shown
