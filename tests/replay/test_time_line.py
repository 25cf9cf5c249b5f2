"""The time line of a replay: its track, and who led when."""

from __future__ import annotations

import re

import pytest

import core
from netplay.archive.opened_game import ALL_OPEN
from tests.cases import each_value
from tests.replay import kept
from tui.app.settings import LANGUAGES
from tui.boards import board
from tui.game_view.replay.lead import NOBODY, Lead
from tui.game_view.replay.replay import Replay
from tui.screens.replay.time_line import free_rows, line_rows, runs, time_line
from tui.screens.replay.track import named_track
from tui.text.words import Words

WORDS = Words("en")
each_game = pytest.mark.parametrize("game", core.IDS)


def replay_of(game, folder, language="en") -> Replay:
    return Replay(kept.opened(game, folder), lambda: Words(language))


def rows_of(replay, width=80, rows=2, words=WORDS):
    return time_line(replay, words, width, rows).text().splitlines()


@pytest.mark.parametrize(
    ("width", "rounds"), each_value([12, 40, 64, 100, 150], [[0, 9], [0, 24, 52], [0, 11, 29, 30, 88, 119]])
)
def test_each_column_of_a_track_leads_to_a_step_that_stands_there(width, rounds):
    names = [f"round {number}" for number in range(1, len(rounds))]
    there = named_track(rounds, names, width)
    steps = [there.step(x) for x in range(width)]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, rounds[-1])
    columns = [there.column(step) for step in range(rounds[-1] + 1)]
    assert columns == sorted(columns)
    assert columns[-1] == width - 1
    cells = [x for each in there.stretches for x in each.cells]
    assert set(columns) <= set(cells)
    dense = len(set(steps)) == rounds[-1] + 1
    assert all(there.column(there.step(x)) == x for x in cells) or dense or width > rounds[-1]


def test_a_track_names_its_rounds_its_first_round_or_no_round():
    rounds, names = [0, 40, 50, 119], ["round 1", "round 2", "round 3"]

    def said(width):
        there = named_track(rounds, names, width)
        return there.word, [each.name for each in there.stretches]

    assert said(140) == ("", names)
    assert said(70) == ("round", ["1", "2", "3"])
    assert said(30) == ("round", ["1", "2"]), "a round that is too short is part of the one before"
    assert said(7) == ("", [""])
    assert [each.name for each in named_track([0, 9], names[:1], 60).stretches] == [""], "a single round"


@each_game
def test_a_lead_is_what_the_scores_on_the_board_say_unless_they_are_hidden(game, tmp_path):
    replay = replay_of(game, tmp_path)
    leads, drawn = replay.chapter.leads, board(game)
    assert len(leads) == replay.steps + 1
    for step in range(replay.steps):
        replay.go(step)
        view, lead = replay.view(), leads[step]
        scores = drawn.standing(view.state).scores
        if drawn.hides_scores(view) or lead == NOBODY:
            assert lead == NOBODY
            assert drawn.hides_scores(view) or sorted(scores)[-2:] == [max(scores)] * 2
        else:
            assert scores[lead.seat] == max(scores)
            assert lead.points == scores[lead.seat] - sorted(scores)[-2]
    winners = replay.chapter.timeline.last.outcome.ranking[0]
    assert leads[-1].seat == (winners[0] if len(winners) == 1 else None)


def test_hidden_scores_are_no_lead_however_the_game_is_seen(tmp_path):
    replay = replay_of("academy", tmp_path)
    assert board("academy").hides_scores(replay.view()), "the case that is tested"
    for view in replay.opened.views():
        replay.look_from(view)
        assert {*replay.chapter.leads[:-1]} == {NOBODY}
    assert replay.seen_from == ALL_OPEN


def test_an_order_decides_between_knights_on_one_space(tmp_path):
    replay = replay_of("grail", tmp_path)
    level = [step for step, lead in enumerate(replay.chapter.leads) if lead == Lead(lead.seat, 0) and lead != NOBODY]
    replay.go(level[0])
    assert replay.presenter.moments.names()[replay.chapter.leads[level[0]].seat] in rows_of(replay)[0]
    assert "by 0" not in rows_of(replay)[0]


def test_the_leads_are_drawn_up_to_the_step_that_is_shown(tmp_path):
    replay = replay_of("histrio", tmp_path)
    led = next(step for step, lead in enumerate(replay.chapter.leads) if lead.points > 2)
    for step in (led, replay.steps - 1):
        replay.go(step)
        above, below = rows_of(replay, 120)
        here, lead = below.index("●"), replay.chapter.leads[step]
        name = replay.presenter.moments.names()[lead.seat]
        said = f"lead: {name} +{lead.points}"
        assert above[: len(said) + 2] == f" {said} ", "always at the same place"
        assert set(above[len(said) + 2 : here + 1]) <= {*" AB▁▂▃▄▅▆▇█▀"}
        assert not above[here + 1 :].strip()
    replay.go(0)
    assert rows_of(replay)[0].split() == ["who", "leads", "tied"]


def test_a_lead_has_its_letter_where_it_begins_unless_it_is_short():
    assert [*runs([None, 0, 0, 0, 1, 1, 0, 0, 0, 0, None])] == [(1, 0), (6, 0)]


def test_hidden_and_equal_scores_are_said_instead_of_a_lead(tmp_path):
    replay = replay_of("academy", tmp_path)
    replay.go(replay.steps // 2)
    assert re.fullmatch(r" who leads +others’ hidden", rows_of(replay)[0].rstrip())


def test_a_place_from_where_a_game_is_seen_is_always_named_and_while_it_runs_its_pace(tmp_path):
    replay = replay_of("grail", tmp_path)
    assert rows_of(replay)[1].rstrip().endswith("seen by Anna")
    replay.play()
    assert "speed 4" in rows_of(replay)[1]


def test_on_a_narrow_screen_the_only_place_leaves_its_columns_to_the_time_line(tmp_path, monkeypatch):
    replay = replay_of("grail", tmp_path)
    monkeypatch.setattr(replay.opened, "views", lambda: [0])
    below = rows_of(replay, width=62)[1]
    assert "seen by" not in below
    assert below.rstrip().endswith("━")


def test_a_screen_that_is_tight_or_low_has_the_bar_alone_and_an_upright_one_more_of_the_leads():
    assert [line_rows(*size) for size in ((60, 20), (80, 24), (120, 40), (160, 50), (62, 70))] == [1, 1, 2, 2, 3]


def test_a_free_row_parts_the_time_line_from_the_keys_unless_the_screen_is_tight():
    assert [free_rows(*size) for size in ((60, 20), (80, 24), (120, 40), (62, 70))] == [0, 1, 1, 1]


@pytest.mark.parametrize(("language", "game"), each_value([*LANGUAGES], [*core.IDS]))
def test_nothing_of_a_time_line_is_cut_off_in_80_columns(language, game, tmp_path):
    replay, words = replay_of(game, tmp_path, language), Words(language)
    for step in (0, replay.steps // 2, replay.steps):
        replay.go(step)
        canvas = time_line(replay, words, 80, 2)
        assert not canvas.clipped
        above, below = canvas.text().splitlines()
        lead = replay.chapter.leads[step]
        assert above[1] != " ", "who leads, or that this is told here"
        assert not lead.points or {replay.presenter.moments.names()[lead.seat], str(lead.points)} <= {
            *re.split(r"[\W+]+", above)
        }
        assert words("replay-step", step=step, steps=replay.steps) in below
        assert replay.view_name() in below
