"""The analysis of a finished game: which choices are judged, by what, and how it is kept and shown."""

from __future__ import annotations

import re

import pytest
import trio
from textual.widgets import OptionList

import core
from ai.search import STRENGTHS, Option, Thought, think
from netplay.archive import analysis, store
from netplay.archive.opened_game import OpenedGame
from netplay.game.bot_seats import BotRandom
from tests.cases import each_value
from tests.replay.kept import kept, opened
from tests.tui.local import screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.draw import charts
from tui.draw.canvas import Canvas
from tui.game_view.replay.analysis_request import AnalysisRequest
from tui.screens.replay.analysis import AnalysisDialog, curve
from tui.screens.replay.replay import ReplayScreen
from tui.session.trio_guest import Guest
from tui.text.words import Words

QUICK = STRENGTHS["knight"]._replace(iterations=12)


async def quickly(choice):
    """A short search, in this process."""
    await trio.lowlevel.checkpoint()
    return think(choice.replica, BotRandom(bytes([choice.step % 256])), QUICK)


async def first_is_best(choice):
    """Pretends that the first answer is certain to win, and all others to lose."""
    await trio.lowlevel.checkpoint()
    first, *others = choice.replica.legal()
    seats = choice.replica.game.players(choice.replica.state)
    options = (Option(first, 9, (1.0,) * seats), *(Option(each, 1, (0.25,) * seats) for each in others[:1]))
    return Thought((*options, *(Option(each, 0, ()) for each in others[1:])), 10, True)


def analysed(game, judge=first_is_best, seat=None):
    seat = game.seat if seat is None else seat
    return trio.run(analysis.analyse, game, seat, judge, lambda done, all: None)


@pytest.mark.parametrize("game_id", core.IDS)
def test_every_choice_of_the_seat_is_judged_by_what_it_saw_then(game_id, tmp_path):
    game = opened(game_id, tmp_path)
    asked = list(analysis.choices(game, game.seat))
    reports = game.file.game.reports
    assert {each.step for each in asked} <= {at for at, report in enumerate(reports) if report.actor == game.seat}
    assert asked, "a game without a choice would show nothing"
    for choice in asked:
        assert (choice.replica.seat, choice.replica.seq) == (game.seat, choice.step)
        assert choice.action in choice.replica.legal()
    judged = {report.seq - 1 for report in reports if report.actor == game.seat} - {each.step for each in asked}
    timeline = game.timeline(game.seat)
    assert all(len(timeline.at(step).legal()) == 1 for step in judged), "only what was no choice is left out"


def test_the_costliest_choices_come_first_and_cost_what_the_best_promised_more(tmp_path):
    game = opened("nobles", tmp_path)
    found = analysed(game)
    worst = found.costliest()
    assert len(worst) == 3
    assert all(each.cost == pytest.approx(0.75) for each in worst)
    assert [each.step for each in worst] == sorted(each.step for each in worst)
    for each in found.judgements:
        assert (each.cost > 0) == (each.chosen != each.best)


def test_a_short_search_judges_alike_each_time(tmp_path):
    game = opened("nobles", tmp_path)
    assert analysed(game, quickly) == analysed(game, quickly)


def test_progress_is_told_choice_by_choice(tmp_path):
    game, told = opened("nobles", tmp_path), []
    trio.run(analysis.analyse, game, game.seat, first_is_best, lambda done, all: told.append((done, all)))
    number = len(list(analysis.choices(game, game.seat)))
    assert told == [(done, number) for done in range(number + 1)]


def test_what_was_never_shown_is_not_judged(tmp_path):
    game = opened("nobles", tmp_path, proven=False)
    other = 1 - game.seat
    with pytest.raises(ValueError, match=str(other)):
        list(analysis.choices(game, other))


# Kept


@pytest.fixture
def known(tmp_path):
    """An archive with a game, and its analysis."""
    game = OpenedGame(kept("nobles", tmp_path))
    archive = store.Archive(tmp_path)
    found = analysed(game)
    analysis.keep(archive, game, found)
    return archive, game, found


def test_an_analysis_is_kept_with_its_game_and_goes_with_it(known):
    archive, game, found = known
    assert analysis.kept(archive, game, game.seat) == found
    assert analysis.kept(archive, game, 1 - game.seat) is None
    archive.remove(archive.find(game.summary.id))
    assert analysis.kept(archive, game, game.seat) is None
    assert list(archive.folder.glob("*.analysis")) == []
    analysis.keep(archive, game, found)
    assert list(archive.folder.glob("*.analysis")) == [], "of a game that is not here nothing is kept"


def test_a_damaged_analysis_is_none(known):
    archive, game, _ = known
    path = archive.folder / analysis.file_name(game, game.seat)
    whole = path.read_bytes()
    spoilt = [whole[:-1], b"", whole + b"x", b"\0" * len(whole), whole[:40] + b"\xff" * 9 + whole[49:]]
    for data in spoilt:
        path.write_bytes(data)
        assert analysis.kept(archive, game, game.seat) is None


def test_an_analysis_of_other_choices_or_by_other_bots_is_none(known, tmp_path):
    _, game, found = known
    other = opened("nobles", tmp_path / "other", seed=4)
    assert analysis.decode(analysis.encode(found), other, other.seat) is None
    for change in (
        {"judge": "1-old"}, {"judgements": found.judgements[1:]}, {"seat": 1 - game.seat},
        {"judgements": [type(found.judgements[0])(0, ["no"], ["no"], 0, 0), *found.judgements[1:]]},
    ):  # fmt: skip
        changed = type(found)(**{**{name: getattr(found, name) for name in found.__struct_fields__}, **change})
        assert analysis.decode(analysis.encode(changed), game, game.seat) is None


# Shown


async def asked_for(app, pilot, game):
    """Opens the analysis of a game from its replay."""
    app.guest = Guest(app.fail)
    await app.guest.start()
    app.push_screen(ReplayScreen(game))
    await pilot.pause(0.1)
    await pilot.press("a")


def test_the_dialog_shows_progress_then_the_curve_and_leads_to_a_choice(tmp_path, monkeypatch):
    game = opened("nobles", tmp_path)
    go, worst = trio.Event(), analysed(game).costliest()[1]

    async def when_asked(choice):
        await go.wait()
        return await first_is_best(choice)

    monkeypatch.setattr("tui.screens.replay.analysis.by_a_king", when_asked)

    async def script(app, pilot):
        await asked_for(app, pilot, game)
        await until(pilot, lambda: "A king judges your choices: 0 of" in screen_text(app))
        go.set()
        await until(pilot, lambda: "chances to win" in screen_text(app))
        rows = [option.prompt.plain for option in app.screen.query_one(OptionList).options]
        assert len(rows) == 3
        for lines in (row.splitlines() for row in rows):
            assert lines[0].endswith(" 25 %")
            assert "a king" in lines[1]
            assert lines[1].endswith("100 %")
        because = [row.splitlines()[2] for row in rows if len(row.splitlines()) > 2]
        assert because, "what the king's choice is good for is said where the game has words for it"
        assert all("Why: " in line for line in because)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.replay.step == worst.step

    show(None, script, size=(100, 40))


def open_found(language, size, game, found, seen):
    """Opens the dialog of an analysis that is known, and notes what it shows."""

    async def script(app, pilot):
        await app.push_screen(ReplayScreen(game))
        await pilot.pause(0.1)
        request = AnalysisRequest(game, game.seat, None)
        request.found = found
        await app.push_screen(AnalysisDialog(app.screen.replay, request))
        await pilot.pause(0.5)
        seen.append([option.prompt.plain for option in app.screen.query_one(OptionList).options])
        seen.append(screen_text(app))
        seen.append(app.words("analysis-keys").split("   ")[0])

    show(None, script, size=size, language=language)


@pytest.mark.parametrize(("game_id", "language"), each_value(core.IDS, LANGUAGES))
def test_mistakes_stand_in_columns_with_their_moment_and_the_keys_stay_in_sight(game_id, language, tmp_path):
    game, seen = opened(game_id, tmp_path), []
    found = analysed(game, quickly)
    open_found(language, (80, 24), game, found, seen)
    rows, text, enter = seen
    worst, words = found.costliest(), Words(language)
    assert len(rows) == len(worst)
    for number, (row, judgement) in enumerate(zip(rows, worst, strict=True), 1):
        first, second, *_ = row.splitlines()
        assert first.startswith(f"{number}  ")
        assert words("analysis-step", step=judgement.step) in second
        assert f"{100 * judgement.best_chance:.0f} %" in second
        assert first.index(words("analysis-chosen")) == second.index(words("analysis-king"))
        assert "…" not in row
    assert len({row.index(words("analysis-chosen")) for row in rows}) <= 1
    assert enter in text


def test_the_costliest_choices_are_pinned_to_the_curve_by_their_numbers(tmp_path):
    game = opened("nobles", tmp_path)
    found = analysed(game, quickly)
    plot = "".join(row[charts.SCALE :] for row in curve(found, 8).text().splitlines())
    assert sorted(re.findall(r"\d", plot)) == [str(number) for number in range(1, len(found.costliest()) + 1)]


def test_pins_that_would_share_a_column_stand_side_by_side():
    canvas = Canvas(40, 4)
    charts.line(canvas, charts.Curve("A", "seat0", [5] * 200), {150: "1", 151: "2", 199: "4", 198: "3"})
    (row,) = [row for row in canvas.text().splitlines() if "1" in row]
    assert "12" in row
    assert "34" in row


def test_closing_the_dialog_stops_the_search(tmp_path, monkeypatch):
    game, stopped = opened("nobles", tmp_path), []

    async def never(choice):
        try:
            await trio.sleep_forever()
        finally:
            stopped.append(choice.step)

    monkeypatch.setattr("tui.screens.replay.analysis.by_a_king", never)

    async def script(app, pilot):
        await asked_for(app, pilot, game)
        await until(pilot, lambda: isinstance(app.screen, AnalysisDialog))
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: bool(stopped))
        assert app.screen.replay.step == 0

    show(None, script)


def test_a_search_that_fails_is_said(tmp_path):
    game = opened("nobles", tmp_path)

    async def broken(choice):
        raise RuntimeError("a worker died")

    request = AnalysisRequest(game, game.seat, None)
    trio.run(request.run, broken)
    assert (request.failed, request.found) == (True, None)
