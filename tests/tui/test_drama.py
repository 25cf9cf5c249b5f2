"""Moments by their weight, the stage below the board, the standings behind a round, and the loser's line."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from rich.text import Text

import core
from core import Event, Outcome
from tests.cases import each_value
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.base import HELD
from tui.boards.course import Course, course_of
from tui.boards.grail.aim import NOTHING, Spots
from tui.boards.grail.people import Crowd
from tui.boards.grail.roster import draw_roster
from tui.boards.leading import leading
from tui.boards.stage import draw_stage, draw_way, scene_of
from tui.boards.standings import standings
from tui.boards.values import Way
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.game_view.loss import ahead_lines, last_led, loss_line
from tui.game_view.moments import Moments
from tui.game_view.narration import lines_of
from tui.game_view.telling import NarrationLine
from tui.screens.game.animation import MOVING
from tui.screens.game.ending_dialog import EndingDialog
from tui.screens.game.game import GameScreen
from tui.screens.game.game_dialogs import pauses_to_read
from tui.screens.game.recap_dialog import RecapDialog, standings_rows, standings_text, tally_text
from tui.text.words import Words, plain
from tui.widgets.feed import Feed
from tui.widgets.pace import PAUSE

WORDS = Words("en")


class Played:
    """A game that has been played to its end by a first player among bots."""

    client_state, reading = None, True

    def __init__(self, game: str, seed: int = 3, options: dict[str, Any] | None = None, language: str = "en") -> None:
        local = LocalTable("Anna", game=game, seed=seed)
        local.start(options, bots=3 if core.game(game).seats[-1] > 3 else 1)
        local.play(lambda replica: False, random.Random(seed))
        games = local.clients[0].state.games
        self.replica, self.names, self.board = games.replica, games.names(), board(game)
        self.moments = Moments(self, lambda: Words(language))

    def view(self, mark: int | None = None, phase: float = 1.0) -> View:
        if mark is None:
            return self.moments.now(self.replica, legal=())
        return self.moments.at(self.replica, mark, phase)

    def lines(self) -> list[NarrationLine]:
        return lines_of(self.replica, self.view(), 0)

    def marks(self, *keys: str) -> list[int]:
        return [mark for mark, event in enumerate(self.replica.log, 1) if event.key in keys]

    def stage(self, mark: int, phase: float = 1.0, size: tuple[int, int] = (100, 7)) -> str:
        canvas = Canvas(*size)
        draw_stage(self.board, self.view(mark, phase), canvas)
        return canvas.text()


# Weights


def test_what_changes_much_is_still_for_a_second_and_a_half_after_it_has_moved():
    assert pytest.approx(1.5, abs=0.2) == HELD * (1 - MOVING) * PAUSE
    grail, nobles = board("grail"), board("nobles")
    for key, args in (("swaps", {"start": 4, "end": 17}), ("clover", {}), ("wins", {})):
        assert grail.weight(Event(key, args)) >= HELD
    for cause in ("goblin", "boots", "fake_grail", "jump", "curse"):
        assert grail.weight(Event("moves", {"cause": cause})) >= HELD
    assert grail.weight(Event("moves", {"cause": "horse"})) < HELD
    assert grail.weight(Event("swaps", {"start": 4, "end": 4})) < HELD, "nobody has moved"
    assert nobles.weight(Event("falls")) >= HELD
    assert nobles.weight(Event("parts")) * PAUSE == pytest.approx(2, abs=0.1), "the sum that decides"


def test_several_events_in_which_nothing_happens_are_one_line():
    for seed in range(3, 9):
        played = Played("grail", seed)
        log, said = played.replica.log, [line.text.plain for line in played.lines()]
        alone = [line for line in said if line.endswith(": set aside.")]
        together = [line for line in said if line.startswith("Set aside: ")]
        calls = [event for event in log if event.key == "nobody" and not event.args["cursed"]]
        assert len(alone) + sum(line.count(",") + 1 for line in together) == len(calls)
        if together:
            return
    raise AssertionError("no allies without holders followed each other")


def test_a_curse_without_effect_is_not_lost_among_those_lines():
    game = board("grail")
    assert not game.nothing_happens(Event("nobody", {"ally": "smith", "cursed": True}))
    assert game.nothing_happens(Event("nobody", {"ally": "smith", "cursed": False}))


@pytest.mark.parametrize("pause", [0.3, 0])
def test_the_words_for_dice_wait_until_they_lie_still(pause):
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        feed = Feed(pause=pause)
        await app.screen.mount(feed)
        feed.add([NarrationLine(Text("K rolls 6"), 1, 3, rolls=True)])
        app.rolling = [line.plain for line in feed.lines.texts]
        feed.settle()
        app.still = [line.plain for line in feed.lines.texts]
        feed.settle()
        app.again = [line.plain for line in feed.lines.texts]

    app = show(local.clients[0], script)
    assert app.rolling == ([] if pause else ["K rolls 6"])
    assert app.still == app.again == ["K rolls 6"]


def test_a_line_that_takes_no_time_is_told_with_the_next_one():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        feed = Feed(pause=9)
        await app.screen.mount(feed)
        feed.add([NarrationLine(Text(said), mark, beats) for mark, (said, beats) in enumerate(lines, 1)])
        app.told = [line.plain for line in feed.lines.texts]
        app.mark = feed.queue.mark

    lines = [("K wins", 0), ("J is wounded", 3), ("turn 2", 1)]
    app = show(local.clients[0], script)
    assert app.told == ["K wins", "J is wounded"]
    assert app.mark == 2


@pytest.mark.parametrize("seed", range(3, 7))
def test_the_coin_of_a_duel_is_told_with_its_wound_and_a_fatal_wound_with_the_fall(seed):
    played = Played("nobles", seed)
    log, beats = played.replica.log, {line.mark: line.beats for line in played.lines()}
    for mark in played.marks("wins", "wounded"):
        event, following = log[mark - 1], log[mark]
        if event.key == "wins":
            assert (beats[mark], following.key) == (0, "wounded")
        elif event.args["wounds"] == event.args["bears"]:
            assert beats[mark] == 0
        else:
            assert beats[mark] > 1


# The stage


def test_the_stage_shows_the_ally_that_is_called_who_answers_and_who_comes_next():
    played = Played("grail")
    mark = next(mark for mark in played.marks("reveals") if played.replica.log[mark - 1].args["ally"] == "smith")
    args, text = played.replica.log[mark - 1].args, played.stage(mark)
    assert f"4, the smith: {played.names[args['seat']]}!" in text
    assert "next: 5 wizard" in text
    assert "╔" in text or "┏" in text, "the card"


def test_a_duel_that_ends_is_told_once_on_the_stage_which_leaves_the_sums_to_the_board():
    played = Played("nobles")
    mark = next(mark for mark in played.marks("parts") if played.replica.log[mark - 2].key == "wounded")
    head, *lines = played.stage(mark).strip().splitlines()
    assert re.search(r"━━ BEATS ━━ .* wounded ×○+ · \+1 ◉", head)
    assert lines[-1].strip().endswith(("is wounded: 1 of 2.", "is wounded: 1 of 3."))
    assert not re.search("roll [0-9]|wins by", "".join(lines))


def test_a_way_grows_as_far_as_the_knight_has_come():
    way = Way("C", "seat2", 22, 20, "Arthur first", "Goblin!")
    drawn = []
    for phase in (0.2, 1.0):
        canvas = Canvas(60, 1)
        draw_way(canvas, way, phase, True)
        drawn.append(canvas.text().rstrip())
    assert drawn[0].startswith("Goblin!   C       ◄ 22"), "the arrow grows from where the knight was"
    assert "20" not in drawn[0]
    assert drawn[1].startswith("Goblin!   C  20 ◄══ 22  Arthur first")


def test_the_standing_and_the_rows_of_the_players_change_when_a_knight_has_come():
    played, changes = Played("grail"), 0
    for mark in played.marks("moves", "swaps"):
        before, walking, come = played.view(mark - 1), played.view(mark, 0.5), played.view(mark)
        assert told_of_players(walking) == told_of_players(before)
        changes += told_of_players(walking) != told_of_players(come)
    assert changes > 10


def told_of_players(view: View) -> tuple[list[str], str]:
    """What the first row says of the standing, and the rows of the players."""
    canvas = Canvas(42, 4)
    draw_roster(canvas, Crowd(replace(view, news=None, seat=None), NOTHING, Spots()))
    return leading(view, board("grail")), canvas.text()


def test_a_result_that_rolls_is_not_on_the_stage_yet():
    for seed in range(3, 9):
        played = Played("grail", seed)
        for mark in played.marks("village"):
            said = plain(played.board.line(played.view(mark), played.replica.log[mark - 1]), played.names)
            assert said not in played.stage(mark, 0.5)
            assert said in played.stage(mark)
            return


@pytest.mark.parametrize(("game", "language"), each_value(core.IDS, LANGUAGES))
def test_every_moment_of_a_game_has_a_stage_in_every_language_and_width(game, language):
    played = Played(game, 4, language=language)
    seen = set()
    for mark in range(1, len(played.replica.log) + 1, 4):
        size = ((40, 7), (78, 7), (118, 9))[mark % 3]
        seen.add(played.stage(mark, random.Random(mark).random(), size))
    assert len(seen) > 15
    assert not [text for text in seen if f"{game}-" in text or "stage-" in text]


def test_a_key_goes_on_and_the_row_says_so():
    local = LocalTable("Anna", game="grail")
    local.start(bots=3)

    async def script(app: Any, pilot: Any) -> None:
        screen = app.screen
        local.play(lambda replica: replica.seq > 30 and bool(replica.legal()), random.Random(3))
        app.look_again()
        await until(pilot, lambda: screen.presenter.queue.waiting)
        app.before = screen_text(app)
        for _ in range(9):
            await pilot.press("space")
            await pilot.pause(0.05)
            if isinstance(app.screen, RecapDialog):
                await until(pilot, lambda: app.screen.fresh.counts(monotonic()))
        app.after, app.telling = screen_text(app), screen.presenter.telling

    app = show(local.clients[0], script, (120, 40), pause=2)
    assert WORDS("answers-skip") in app.before
    assert not app.telling
    assert WORDS("answers-skip") not in app.after


# Scoring


def test_the_reset_is_told_when_the_scores_before_it_have_been_read():
    played = Played("academy", options={"open_scores": True})
    (reset,) = played.marks("reset")
    lines = played.lines()
    stop = next(at for at, line in enumerate(lines) if line.stops and line.mark == reset - 1)
    assert lines[stop + 1].mark == reset
    assert [line.mark for line in lines if line.ends] == [
        *(mark if mark < reset or mark > reset + 1 else reset - 1 for mark in played.marks("round_ends"))
    ]
    view = played.view(reset - 1)
    assert any(max(track.walked) for name, track in view.state.tracks.items() if name == "gallantry")


def test_a_disc_that_scores_lights_up_and_a_loss_is_red():
    played = Played("academy")
    styles: dict[bool, set[str]] = {True: set(), False: set()}
    for mark in played.marks("shield"):
        view, args = played.view(mark), played.replica.log[mark - 1].args
        canvas = Canvas(120, played.board.height(view, 120, 30))
        played.board.draw(view, canvas)
        letter = "ABCDE"[args["squire"]]
        styles[args["value"] > 0] |= {
            str(cell.names)
            for row in canvas.rows()
            for cell in row
            if cell.character == letter and "on-" in str(cell.names)
        }
    assert any("on-gold" in names for names in styles[True])
    assert any("on-bad" in names for names in styles[False])
    assert not any("on-bad" in names for names in styles[True])


def recap(played: Played, number: int) -> Any:
    """The table of a round."""
    marks = [line.mark for line in played.lines() if line.ends]
    tally = played.moments.recap(played.replica, marks[number])
    assert tally is not None
    return tally


def test_moves_are_a_block_of_their_own_and_standings_come_last():
    played = Played("academy", options={"open_scores": True})
    tally = recap(played, 1)
    assert tally.before[0].startswith("Gallantry: ")
    assert "gallantry" not in [plain(row[0], played.names) for row in tally.rows]
    text = standings_text(tally.standings, played.names).plain.replace("\u00a0", " ")
    state = played.view([line.mark for line in played.lines() if line.ends][1]).state
    scores = played.board.standing(state).scores
    best = max(range(len(scores)), key=lambda seat: (scores[seat], -seat))
    assert text.startswith(f"Standings   1. {played.names[best]} {scores[best]}".replace("-", "−"))


def test_standings_keep_secret_what_the_table_keeps_secret():
    (own,) = recap(Played("academy"), 1).standings.cells
    assert "?" not in own, "totals are not shown at this table"
    assert recap(Played("academy", options={"open_scores": True}), -1).standings is None, "they would tell who has won"
    grail = recap(Played("grail"), 0).standings
    assert any("▲" in cell for cell in grail.cells)
    assert grail.legend == "▲▼ places won or lost in this round"
    assert recap(Played("grail"), -1).standings is None


def test_nobody_falls_from_a_tie_of_all():
    view = Played("grail").view()
    assert not any("▼" in cell for cell in standings(view, [0, 0, 0], [5, 2, 1]).cells)
    assert any("▼" in cell for cell in standings(view, [0, 0, 1], [5, 2, 1]).cells)


def test_places_gained_and_lost_are_told_by_arrows_and_in_words():
    view = Played("grail").view()
    view.names = ["Ann", "Bo", "Cy"]
    it = standings(view, [5, 4, 1], [5, 9, -2])
    assert [plain(cell, view.names) for cell in it.cells] == ["1. Bo 9 ▲1", "2. Ann 5 ▼1", "3. Cy −2"]
    assert plain(it.told, view.names) == "Standings: 1. Bo 9 (up 1); 2. Ann 5 (down 1); 3. Cy −2."
    assert [plain(cell, view.names)[0] for cell in standings(view, [0, 0, 0], [3, 3, 1]).cells] == ["1", "1", "3"]


def test_standings_have_a_bar_for_each_player_as_long_as_their_score():
    view = Played("grail").view()
    view.names = ["Ann", "Bo", "Cy"]
    title, *rows = standings_rows(standings(view, [5, 4, 1], [5, 10, -2]), view.names, 33)
    assert title.plain == "Standings"
    assert [row.plain.count("▆") for row in rows] == [20, 10, 0]
    assert [row.plain.partition(" ")[0] for row in rows] == ["1.", "2.", "3."]


def test_bars_of_a_race_are_measured_by_its_length():
    view = Played("grail").view()
    race = recap(Played("grail"), 0).standings
    assert race.full == 50
    even = race._replace(scores=[(seat, 25) for seat, _ in race.scores], began={}, gained="")
    title, *rows = standings_rows(even, view.names, 60)
    wide = len(rows[0].plain) - rows[0].plain.index("━")
    assert [row.plain.count("━") for row in rows] == [wide // 2] * len(rows), "halfway to the finish"
    assert {len(row.plain) for row in (title, *rows)} == {60}
    assert title.plain.split() == ["Standings", "50"]


def test_a_bar_of_a_race_is_thick_where_it_is_new():
    view = Played("grail").view()
    race = recap(Played("grail"), 0).standings
    assert [race.began[seat] for seat, _ in race.scores] != [score for _, score in race.scores]
    told = race._replace(cells=race.cells[:3], scores=[(0, 50), (1, 40), (2, 10)], began={0: 25, 1: 40, 2: 20})
    title, *rows = standings_rows(told, view.names, 72)
    wide = 72 - min(row.plain.index("─") for row in rows)
    bars = [[span for span in row.spans if span.style == style(f"seat{seat}")][-1] for seat, row in enumerate(rows)]
    own = [row.plain[bar.start : bar.end] for row, bar in zip(rows, bars, strict=True)]
    assert [bar.count("━") for bar in own] == [wide // 2, 0, 0], "of the spaces of this round"
    thin = [bar.count("─") for bar in own]
    assert thin == pytest.approx([wide / 2, wide * 0.8, wide * 0.2], abs=1), "one who went back has only what is left"
    assert race.gained in title.plain
    assert race.gained not in standings_rows(told, view.names, 33)[0].plain


def test_a_loss_in_a_table_is_red():
    tally = recap(Played("academy"), 0)
    text = tally_text(tally, ["Anna", "Bo", "Cy", "Di"])
    red = {text.plain[span.start : span.end] for span in text.spans if "color" in repr(span.style)}
    assert "−3" in red


# The loser's line

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
COURSE = Course([1, 1, 2, 2, 3], [(0, 0), (3, 2), (5, 2), (4, 6), (5, 9)])


@pytest.mark.parametrize(("seat", "part"), [(0, 1), (1, 3)])
def test_a_seat_has_last_led_after_the_last_part_at_whose_end_it_was_ahead_of_all(seat, part):
    """Within the second part seat 0 was ahead too, but not at its end."""
    assert last_led(COURSE, seat) == part
    assert last_led(Course([1], [(0, 0)]), seat) is None


@pytest.mark.parametrize(("game", "seed"), [("academy", 3), ("grail", 3), ("nobles", 2), ("histrio", 3)])
def test_what_the_line_says_of_the_lead_is_what_the_table_of_the_parts_shows(game, seed):
    """Each part of the course ends with the scores behind its last line, as the table shows them."""
    played = Played(game, seed)
    view, outcome, replica, drawn = played.view(), played.replica.outcome, played.replica, played.board
    course = course_of(drawn, replica, outcome)
    after = [drawn.standing(replica.moment(line)) for line in range(len(replica.log))]
    shown = {each.part: tuple(each.scores) for each in after if each.part} | {course.parts[-1]: outcome.scores}
    assert {part: tuple(course.scores[at]) for part, at in course.ends().items()} == shown
    for seat in {*range(len(played.names))} - {*outcome.ranking[0]}:
        led = [part for part, scores in shown.items() if scores[seat] > max(scores[:seat] + scores[seat + 1 :])]
        view.seat = seat
        said = f"you last led {drawn.after(view, led[-1])}." if led else "you never led."
        assert loss_line(view, outcome, course).endswith(f"; {said}")


def test_the_line_says_by_how_much_where_and_when_this_seat_last_led():
    played = Played("academy")
    view, outcome = played.view(), played.replica.outcome
    course = course_of(played.board, played.replica, outcome)
    winner = outcome.ranking[0][0]
    for seat in range(len(played.names)):
        view.seat = seat
        line = loss_line(view, outcome, course)
        if seat in outcome.ranking[0]:
            assert line == ""
            continue
        assert line.startswith(f"You lost by {outcome.scores[winner] - outcome.scores[seat]} (")
        on, less = played.board.lost_on(view, seat, winner)
        assert f"({less} fewer on {on})" in line
        part = last_led(course, seat)
        led = "you never led." if part is None else f"you last led after round {ROMAN[part]}."
        assert line.endswith(f"; {led}")
    view.seat = None
    assert loss_line(view, outcome, course) == "", "spectators have lost nothing"


def test_who_wins_is_told_their_lead_and_the_part_of_the_scores_that_gave_most_of_it(monkeypatch):
    played = Played("academy")
    view, outcome = played.view(), played.replica.outcome
    view.seat, second = outcome.ranking[0][0], outcome.ranking[1][0]
    lead = outcome.scores[view.seat] - outcome.scores[second]

    def told(more: int) -> str:
        monkeypatch.setattr(type(played.board), "lost_on", lambda self, view, loser, winner: ("charity", more))
        return plain(ahead_lines(view, outcome)[0], view.names)

    name = view.names[second]
    assert told(lead) == f"{lead} ahead of {name}, all of it on charity."
    assert told(lead + 4) == f"{lead} ahead of {name}: +{lead + 4} on charity, −4 on all else."
    assert told(lead - 1) == f"{lead} ahead of {name}: +{lead - 1} on charity, +1 on all else."
    level = core.Outcome(outcome.ranking, (0,) * len(outcome.scores), outcome.reason)
    assert ahead_lines(view, level) == [], "no lead has decided"
    view.seat = second
    assert ahead_lines(view, outcome) == []


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_is_there_in_every_game_and_language(game, language):
    played = Played(game, 3, language=language)
    view, outcome = played.view(), played.replica.outcome
    course = course_of(played.board, played.replica, outcome)
    view.seat = outcome.ranking[-1][0]
    line = loss_line(view, Outcome(outcome.ranking, outcome.scores, outcome.reason), course)
    assert str(outcome.scores[outcome.ranking[0][0]] - outcome.scores[view.seat]) in line
    assert "stage-" not in line
    assert "{" not in line


def test_the_line_stands_below_the_result():
    local = LocalTable("Anna", seed=3)
    local.start(bots=2)
    local.play(lambda replica: False, random.Random(3))
    outcome = local.clients[0].state.games.replica.outcome
    assert 0 not in outcome.ranking[0]

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: "you lost by" in screen_text(app))
        app.below = app.screen_stack[0]

    assert isinstance(show(local.clients[0], script, (120, 40)).below, GameScreen)


@pytest.mark.parametrize("game", core.IDS)
def test_the_last_event_is_still_for_one_and_a_half_seconds_before_the_result(game):
    view = Played(game).view()
    assert pauses_to_read(view) * PAUSE >= 1.4
    weight = board(game).weight(view.log[-1]) or 1
    assert pauses_to_read(view) >= weight * (1 - MOVING), "a weighty event is read as long as in the middle of a game"


@pytest.mark.parametrize("game", core.IDS)
def test_the_stage_stays_until_the_result_has_been_told(game):
    local = LocalTable("Anna", game=game, seed=3)
    local.start(bots=3 if core.game(game).seats[-1] > 3 else 1)
    local.play(lambda replica: False, random.Random(3))

    async def script(app: Any, pilot: Any) -> None:
        view = app.screen.view()
        app.title = plain(board(game).scene_title(view, scene_of(board(game), view.log)[0]), view.names)
        app.below = screen_text(app).partition(WORDS("answers-skip"))[2]
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))

    app = show(local.clients[0], script, (120, 40), pause=5)
    assert app.title[:12] in app.below
