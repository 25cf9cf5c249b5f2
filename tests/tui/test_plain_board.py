"""The plain board tells of any game how it begins, what a round has brought, and what lies behind the scores."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

import core
from core.laws.play import play
from tui.boards import View
from tui.boards.plain import PlainBoard, plain_board
from tui.game_view import moments
from tui.game_view.outcome_text import end_lines, opening_lines, tally_lines
from tui.text import __main__ as needed_texts
from tui.text.words import Words

NAMES = ("Anna", "Boris")


def nobles(steps: int = 10_000) -> core.Replica:
    """A game of Duelling Nobles after so many steps, as its first player sees it."""
    dealer = core.Dealer(core.game("nobles"), 2, seed=bytes(32))
    replica = core.Replica(dealer.game, 0, dealer.snapshot(0), moments=True)
    for number, (seat, action) in enumerate(play(dealer, random.Random(5))):
        if number == steps:
            break
        replica.follow(dealer.act(seat, action).report(0))
    return replica


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_log_of_any_game_begins_with_what_lies_on_the_table(language):
    replica, words = nobles(3), Words(language)
    drawn = plain_board("nobles")
    (line,) = opening_lines(drawn, View.of(replica, words, NAMES), replica)
    begun = drawn.position(View.of(replica, words, NAMES)).piles
    assert line.startswith(words("plain-opening", all="").strip())
    assert begun
    assert all(drawn.field(View.of(replica, words, NAMES), name, count=0) in line for name in begun)


def test_a_round_is_told_by_what_has_changed():
    drawn = plain_board("nobles")
    before, after = (View.of(nobles(steps), Words("en"), NAMES) for steps in (6, 60))
    table = drawn.gains(before, after)
    earlier, now = (drawn.position(view).figures for view in (before, after))
    changed = [name for name in now if list(now[name]) != list(earlier[name])]
    assert changed
    assert len(table.head) == len(changed) + 1
    assert all(len(row) == len(table.head) for row in table.rows)
    told = "\n".join(tally_lines(table, NAMES))
    for name in changed:
        for seat in (0, 1):
            by = now[name][seat] - earlier[name][seat]
            shown = f"{'+' * (by > 0)}{by} → {now[name][seat]}" if by else str(now[name][seat])
            assert shown.replace("-", "−") in told
    assert drawn.gains(before, before) is None


def test_a_table_follows_the_line_that_ends_a_round(monkeypatch):
    """Which lines do so can be said by a game; without a word it is `round-ends`."""
    assert plain_board("nobles").round_ends(core.Event("round-ends"))
    replica = nobles()
    drawn = type("Board", (PlainBoard,), {"id": "nobles", "round_lines": frozenset({"turn"})})()
    monkeypatch.setattr(moments, "board", lambda id: drawn)
    told = [at for at, event in enumerate(replica.log, 1) if drawn.round_ends(event)]
    assert len(told) > 3
    source = SimpleNamespace(names=NAMES, client_state=None, reading=True)
    its = moments.Moments(source, lambda: Words("en"))
    tables = [its.recap(replica, at) for at in told]
    assert any(tables)
    for start, end, table in zip(told, told[1:], tables[1:], strict=False):
        assert table == drawn.gains(its.at(replica, start), its.at(replica, end))


def test_the_end_tells_what_lies_behind_the_scores():
    replica, words = nobles(), Words("en")
    drawn, view = plain_board("nobles"), View.of(replica, words, NAMES)
    figures, scores = drawn.position(view).figures, replica.outcome.scores
    shown = {name: each for name, each in figures.items() if any(each) and list(each) != list(scores)}
    assert shown
    told = "\n".join(end_lines(words, drawn, view, replica.outcome))
    for name, each in shown.items():
        for value in each:
            assert not value or f"{drawn.field(view, name, count=0)} {value}".replace("-", "−") in told


def test_the_list_of_needed_texts_says_how_it_is_asked_for(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["tui.text", "--help"])
    assert needed_texts.main() == 0
    assert "ID [LANGUAGE ...]" in capsys.readouterr().out
