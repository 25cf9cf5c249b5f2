"""The command `replay` without a screen: the list, a game in lines, and the table of statistics."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import core
from netplay.archive import csv_table, store
from tests.replay import kept
from tui import cli
from tui.game_view.replay.replay import Replay
from tui.text.words import Words

WORDS = Words("en")


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The folder of this user's games, which is empty."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return store.archive_folder()


def said(monkeypatch, capsys, *words: str) -> tuple[int, str, str]:
    """The exit status of a command, and what it prints."""
    monkeypatch.setattr(sys, "argv", ["round-table", "--lang=en", *words])
    status = cli.main()
    out, err = capsys.readouterr()
    return status, out, err


def test_all_games_are_listed_without_their_results(folder, monkeypatch, capsys):
    assert said(monkeypatch, capsys, "replay", "list") == (0, "", WORDS("replay-none") + "\n")
    for game in core.IDS:
        kept.kept(game, folder)
    status, out, _ = said(monkeypatch, capsys, "replay")
    assert (status, len(out.splitlines())) == (0, len(core.IDS))
    for listed in store.Archive(folder).games():
        (row,) = (row for row in out.splitlines() if row.startswith(listed.summary.id))
        assert WORDS(f"{listed.summary.game}-name") in row
        assert row.rstrip().endswith(", ".join(WORDS.called(name) for name in listed.summary.names))


@pytest.mark.parametrize("game", core.IDS)
def test_a_game_is_told_in_lines(game, folder, monkeypatch, capsys):
    opened = kept.opened(game, folder)
    status, out, _ = said(monkeypatch, capsys, "replay", opened.summary.id[:6], "--lines")
    replay = Replay(opened, lambda: WORDS)
    told = [line.text.plain for line in replay.chapter.lines if line.text.plain]
    assert status == 0
    assert [row[2:] for row in out.splitlines() if row.startswith("  ")] == told
    assert all(f": {score}" in out for score in opened.summary.scores)


def test_a_file_is_told_and_a_wrong_one_gets_a_sentence(folder, tmp_path, monkeypatch, capsys):
    kept.kept("nobles", tmp_path / "theirs")
    path = store.Archive(tmp_path / "theirs").games()[0].path
    assert said(monkeypatch, capsys, "replay", str(path))[0] == 0
    (tmp_path / "wrong.rtgame").write_bytes(path.read_bytes()[:200])
    for wrong in (tmp_path / "wrong.rtgame", tmp_path / "none.rtgame", "nonsense", "\x1b[31m"):
        status, out, err = said(monkeypatch, capsys, "replay", str(wrong))
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert err.strip().endswith(".")
        assert "\x1b" not in err


def test_statistics_go_out_and_come_in_as_a_table(folder, tmp_path, monkeypatch, capsys):
    kept.kept("grail", folder)
    table = tmp_path / "all.csv"
    assert said(monkeypatch, capsys, "replay", "--csv", str(table)) == (0, "", "")
    (summary,) = csv_table.read(table.read_text(encoding="utf-8"))
    assert summary.game == "grail"
    status, _, err = said(monkeypatch, capsys, "replay", "--csv", str(table))
    assert (status, err) == (1, WORDS("table-no-export-there", name="all.csv") + "\n")
    store.Archive(folder).games()[0].path.unlink()
    status, out, _ = said(monkeypatch, capsys, "replay", "--take", str(table))
    assert (status, out.strip()[-1]) == (0, "1")
    (tmp_path / "wrong.csv").write_text("a,b\n1,2\n")
    status, _, err = said(monkeypatch, capsys, "replay", "--take", str(tmp_path / "wrong.csv"))
    assert (status, err) == (1, WORDS("table-no-csv-columns") + "\n")
