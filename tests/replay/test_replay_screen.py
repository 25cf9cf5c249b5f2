"""The screens of finished games: the list, the replay with its keys and mouse, exports."""

from __future__ import annotations

import random
import re
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace
from rich.text import Text

import core
from netplay.archive import store
from netplay.archive.library import Library
from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from netplay.archive.recorder import GameRecorder
from tests.cases import each_value
from tests.replay import kept
from tests.tui.local import PATIENCE, screen_text, show, until
from tests.tui.test_keys import dialog_text
from tui.app.settings import LANGUAGES
from tui.boards import board
from tui.boards.stage import scene_of
from tui.draw.styles import style
from tui.game_view.replay.replay import Replay
from tui.input.keys import Keymap
from tui.screens.dialogs import Log, Reader
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog
from tui.screens.game.room import KEYS
from tui.screens.help.explaining import ExplainScreen
from tui.screens.replay.export import screen_text as exported_text
from tui.screens.replay.finished import FinishedGames, list_lines
from tui.screens.replay.replay import ReplayScreen
from tui.screens.replay.statistics import StatisticsScreen
from tui.screens.replay.time_line import free_rows, line_rows, time_line
from tui.text.words import Words, plain
from tui.widgets.drawing import Drawing

SIZES = [(80, 24), (120, 40), (60, 20)]
each_size = pytest.mark.parametrize("size", SIZES)


def watch(opened: OpenedGame, script: Any, **more: Any) -> Any:
    """Runs a script on the replay of a game."""

    async def run(app: Any, pilot: Any) -> None:
        app.push_screen(ReplayScreen(opened))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and bool(app.screen.size.width))
        await pilot.pause(0.1)
        await script(app, pilot, app.screen)

    return show(None, run, **more)


def browse(folder: Path, script: Any, **more: Any) -> Any:
    """Runs a script on the list of the games in a folder."""

    async def run(app: Any, pilot: Any) -> None:
        app.push_screen(FinishedGames(Library(store.Archive(folder), None)))
        await until(pilot, lambda: isinstance(app.screen, FinishedGames))
        await pilot.pause(0.1)
        await script(app, pilot, app.screen)

    return show(None, run, **more)


async def all_told(app: Any, pilot: Any) -> None:
    """Waits until the screen of a game has told everything; recaps are read at once."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        if isinstance(app.screen, GameScreen) and not app.screen.presenter.telling:
            return
        if isinstance(app.screen, RecapDialog):
            await pilot.press("escape")
        await pilot.pause(0.02)
    raise AssertionError(screen_text(app))


def rows_of(screen: Any, *names: str) -> list[Any]:
    """What these drawings of a screen show, cell by cell."""
    return [screen.query_one(f"#{name}", Drawing)._rows for name in names]


@pytest.mark.parametrize("game", core.IDS)
def test_the_replay_screen_is_the_live_screen_at_that_step(game, tmp_path):
    """Board, hand, question and title, cell by cell, at a dozen steps of a whole game; but for the cursor, which is at
    what was chosen."""
    made, frames = kept.table(game, tmp_path), {}
    made.start(bots=max(0, core.game(game).seats[0] - 2))
    rng = random.Random(3)

    def over(replica: Any) -> bool:
        return replica.outcome is not None

    async def live(app: Any, pilot: Any) -> None:
        app.settings.lone_done = False  # the screen chooses nothing by itself, however long a picture takes
        stops = iter(range(0, 400, 9))
        while not over(made.clients[0].state.games.replica):
            stop = next(stops)
            made.play(lambda replica, stop=stop: replica.seq >= stop, rng)
            replica = made.clients[0].state.games.replica
            if over(replica):
                return
            app.look_again()
            await pilot.pause(0.05)
            await all_told(app, pilot)
            frames[replica.seq] = rows_of(app.screen, "board", "hand")

    show(made.clients[0], live, size=(120, 40))
    GameRecorder(store.Archive(tmp_path)).update(made.clients[0].state)
    opened = OpenedGame(store.read(store.Archive(tmp_path).games()[0].path))

    async def again(app: Any, pilot: Any, screen: Any) -> None:
        screen.replay.shown = screen.replay.view
        for step, seen in frames.items():
            screen.action_to(step)
            await pilot.pause()
            assert rows_of(screen, "board", "hand") == seen, step

    assert len(frames) > 5
    watch(opened, again, size=(120, 40 + KEYS + line_rows(120, 40) + free_rows(120, 40)))


@pytest.mark.parametrize("game", core.IDS)
def test_the_cursor_of_a_replay_is_at_what_was_chosen_next(game, tmp_path):
    opened = kept.opened(game, tmp_path)
    replay, actions = Replay(opened, lambda: Words("en")), opened.file.game.reports
    asked = 0
    for step in range(replay.steps):
        replay.go(step)
        view = replay.shown()
        if view.legal:
            following = next(each for each in actions[step:] if each.actor == view.seat)
            assert view.cursor == opened.game.unpack(following.action)
            asked += 1
    assert asked


def test_keys_go_by_step_turn_and_round_and_to_the_ends(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        replay = screen.replay
        steps: list[int] = []
        for key in ("right", "right", "left", "down", "pagedown", "pageup", "up", "home", "end"):
            await pilot.press(key)
            steps.append(replay.step)
        assert steps[:3] == [1, 2, 1]
        assert steps[3] == replay.chapter.turns[1] or steps[3] > 1
        assert steps[4] == replay.chapter.rounds[1]
        assert steps[5] == 0
        assert steps[7:] == [0, replay.steps]
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen)

    watch(kept.opened("academy", tmp_path), script)


def test_space_plays_digits_set_the_pace_and_a_key_stops(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("9")
        assert (screen.replay.playing, screen.replay.speed) == (True, 9)
        await until(pilot, lambda: screen.replay.step >= 3)
        await pilot.press("space")
        assert not screen.replay.playing
        await pilot.press("space", "left")
        assert not screen.replay.playing
        await pilot.press("9", "end")
        await pilot.pause(0.2)
        assert screen.replay.at_end

    watch(kept.opened("nobles", tmp_path), script)


def test_a_click_on_the_time_line_and_on_the_log_leads_there(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        line = screen.query_one("#line", Drawing)
        await pilot.click(line, offset=(35, 0))
        middle = screen.replay.step
        assert 0 < middle < screen.replay.steps
        await pilot.click(line, offset=(48, 0))
        assert screen.replay.step > middle
        before = screen.replay.step
        await pilot.click("#news", offset=(3, 0))
        assert screen.replay.step <= before

    watch(kept.opened("histrio", tmp_path), script)


def bar_of(replay: Replay, width: int, language: str = "en") -> str:
    """The row of the bar of a time line."""
    return time_line(replay, Words(language), width, 2).text().splitlines()[1]


def test_each_round_stands_behind_its_name_or_where_that_has_no_room_behind_its_number(tmp_path):
    replay = Replay(kept.opened("grail", tmp_path), lambda: Words("en"))
    laps = [str(lap) for lap in replay.chapter.laps]
    assert len(laps) > 2
    assert re.findall(r"round (\d+) [●━]", bar_of(replay, 240)) == laps
    narrow = bar_of(replay, 80)
    assert narrow.count("round") == 1
    numbers = re.findall(r"(\d+) [●━]", narrow)
    assert numbers
    assert {*numbers} <= {*laps}


def test_the_season_of_histrio_and_the_turn_of_nobles_are_named_at_the_time_line(tmp_path):
    for game, name in (("histrio", "season 1 ●━"), ("nobles", "turn 1 ●━"), ("academy", "round I ●━")):
        assert name in bar_of(Replay(kept.opened(game, tmp_path / game), lambda: Words("en")), 120)


def test_the_time_line_says_from_where_a_game_is_seen_if_there_is_another_place(tmp_path, monkeypatch):
    replay, words = Replay(kept.opened("grail", tmp_path), lambda: Words("en")), Words("en")
    seen = words("replay-seat", name=replay.presenter.moments.names()[0])
    for views, said in (([0], False), ([0, 1], True)):
        monkeypatch.setattr(replay.opened, "views", lambda views=views: views)
        assert (f"s {seen}" in time_line(replay, words, 80).text()) == said


def test_s_goes_through_the_seats_to_open_cards_and_back(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("pagedown", "right")
        seen = [screen_text(app)]
        for _ in screen.replay.opened.views():
            await pilot.press("s")
            await pilot.pause()
            seen.append(screen_text(app))
        assert app.words("replay-open") in seen[-2]
        assert seen[-1] == seen[0]
        assert screen.replay.seen_from == 0
        assert len(set(seen)) == len(screen.replay.opened.views())

    watch(kept.opened("academy", tmp_path), script)


def test_the_result_is_hidden_until_it_is_asked_for(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        last = screen.replay.chapter.timeline.last
        assert not screen.replay.told_result
        await pilot.press("r")
        await pilot.pause(0.1)
        assert app.words("replay-result") in screen_text(app)
        assert re.search(r"1\. \w \w+: \S+ \S+", screen_text(app)), "each score has its noun"
        for score in last.outcome.scores:
            assert str(score) in screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert screen.replay.step == 0

    watch(kept.opened("grail", tmp_path), script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_result_is_not_broken_on_the_least_screen(language, tmp_path):
    opened = kept.opened("histrio", tmp_path)

    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("r")
        await pilot.pause(0.1)
        view = screen.replay.presenter.moments.now(screen.replay.chapter.timeline.last, legal=())
        seen = screen_text(app)
        assert all(plain(line, view.names) in seen for line in board("histrio").end(view))

    watch(opened, script, language=language)


def test_a_choice_has_a_tick_and_below_it_what_came_of_it(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        replay = screen.replay
        replay.go(next(step for step in range(replay.steps) if replay.opened.file.game.reports[step].actor == 0))
        screen.show()
        await pilot.pause()
        view, seen = replay.shown(), screen_text(app)
        told = [line.text.plain for line in replay.coming(view)]
        assert view.legal
        assert told
        rows = [row for row in seen.splitlines() if "✓ " in row]
        assert plain(board("nobles").cells(view, view.cursor)[0], view.names) in rows[-1]
        below = seen[seen.index("What came of it") :]
        assert told[0] in " ".join(below.split())

    watch(kept.opened("nobles", tmp_path), script, size=(120, 40))


@pytest.mark.parametrize("game", core.IDS)
def test_the_step_of_another_player_says_what_it_brings_or_at_least_whose_it_is(game, tmp_path):
    replay = Replay(kept.opened(game, tmp_path), lambda: Words("en"))
    replay.look_from(0)
    others = 0
    for step in range(replay.steps - 1):
        replay.go(step)
        view = replay.shown()
        actor = view.names[replay.chapter.actors[step]]
        if not view.legal:
            told = replay.chapter.lines_at(step + 1)[len(replay.chapter.lines_at(step)) :]
            said, status = [line.text.plain for line in told if line.text.plain.strip()], replay.status(view)
            assert (status.before or status.text) == f"{actor}’s move"
            assert plain(status.text, view.names) in (said[0] if said else f"{actor}’s move")
            others += 1
    assert others


def test_nothing_of_the_last_step_is_told_before_it_has_been_seen(tmp_path):
    replay = Replay(kept.opened("grail", tmp_path), lambda: Words("en"))
    replay.go(replay.steps - 1)
    assert not replay.coming(replay.shown())
    replay.go(replay.steps)
    replay.go(replay.steps - 1)
    assert replay.coming(replay.shown())


@pytest.mark.parametrize(("game", "size"), each_value(core.IDS, [(80, 24), (120, 40), (160, 50), (62, 70)]))
def test_every_part_of_the_replay_has_its_rows(game, size, tmp_path):
    """The board is drawn whole, and nothing pushes the keys off the screen."""

    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        for step in range(0, screen.replay.steps + 1, 9):
            screen.action_to(step)
            await pilot.pause()
            parts = [screen.query_one(f"#{name}", Drawing) for name in ("title", "board", "question", "line", "keys")]
            assert [len(part._rows) for part in parts] == [part.size.height for part in parts], step
            assert parts[-1].region.bottom == size[1]

    watch(kept.opened(game, tmp_path), script, size=size)


@pytest.mark.parametrize(("language", "size"), each_value(["en", "fr", "ru", "uk"], SIZES))
def test_the_replay_is_drawn_in_every_language_and_size(size, language, tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        for key in ("pagedown", "end", "home"):
            await pilot.press(key)
            await pilot.pause()
            seen = screen_text(app)
            assert "replay-" not in seen
            assert app.words("replay-key-back") in seen.splitlines()[-1]
            said = app.words("replay-step", step=screen.replay.step, steps=screen.replay.steps)
            assert said in seen.splitlines()[-2 - free_rows(*size)]
        screen.replay.look_from(ALL_OPEN)
        screen.show()
        await pilot.pause()

    watch(kept.opened("academy", tmp_path), script, size=size, language=language)


def test_exports_are_written_to_new_files_only(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    opened = kept.opened("nobles", tmp_path / "games")

    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("right", "right")
        seen = exported_text(screen)
        assert seen == screen_text(app).rstrip() + "\n"
        for number in ("1", "2", "3"):
            await pilot.press("e")
            await pilot.pause(0.1)
            await pilot.press(number)
            await pilot.pause(0.1)
            await pilot.press("enter")
            await pilot.pause(0.1)
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
        text, picture, game = (next(tmp_path.glob(f"*{end}")) for end in (".txt", ".svg", ".rtgame"))
        assert text.read_text(encoding="utf-8") == seen
        assert picture.read_text(encoding="utf-8").startswith("<svg")
        assert OpenedGame(store.read(game)).summary == opened.summary
        before = text.read_bytes()
        await pilot.press("left", "right", "e")
        await pilot.pause(0.1)
        await pilot.press("1")
        await pilot.pause(0.1)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.words("table-no-export-there", name=text.name)[:30] in screen_text(app)
        assert text.read_bytes() == before

    watch(opened, script)


def test_the_list_is_searched_and_opens_a_game_and_statistics(tmp_path):
    for game in core.IDS:
        kept.kept(game, tmp_path)

    async def script(app: Any, pilot: Any, screen: FinishedGames) -> None:
        seen = screen_text(app)
        assert all(app.words(f"{game}-name") in seen for game in core.IDS)
        summaries = Library(store.Archive(tmp_path), None).summaries()
        assert not any(f" {score}" in row for row in seen.splitlines() for score in (s.scores[0] for s in summaries)
                       if f" {score} " in row and "Anna" in row), "no result by itself"  # fmt: skip
        await pilot.press("r")
        await pilot.pause()
        assert "The others" in screen_text(app)
        await pilot.press("slash", *"grail anna")
        await pilot.pause(0.1)
        assert [each.game for each in screen._found] == ["grail"]
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert app.screen.replay.opened.summary.game == "grail"
        assert app.screen.replay.step == 0
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await pilot.pause(0.1)
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))
        await pilot.pause(0.1)
        await pilot.press("b", "p", "g")
        await pilot.pause(0.1)
        assert "Anna" in screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)

    browse(tmp_path, script)


def listed(folder: Path, width: int, language: str = "en", **changed: Any) -> list[Text]:
    """The heads and the row of a finished game with its result, of which this is changed."""
    kept.kept("grail", folder)
    (game,) = Library(store.Archive(folder), None).games()
    summary = replace(game.summary, **changed)
    return list_lines([game._replace(names=summary.names, summary=summary)], Words(language), width, True)


def test_the_own_place_and_score_stand_below_their_heads_and_the_others_behind_the_best_first(tmp_path):
    heads, line = listed(tmp_path, 116, names=["Bo", "2nd 7", "Cy"], scores=[9, 7, 11], places=[2, 3, 1], seat=1)
    (own,) = {line.plain[span.start : span.end].strip() for span in line.spans if span.style == style("ink bold")} - {
        "3rd"
    }
    assert (own, line.plain.index("3rd")) == ("7", heads.plain.index("You"))
    assert line.plain[: heads.plain.index("The others")].split()[-2:] == ["3rd", "7"]
    assert line.plain[heads.plain.index("The others") :] == "Cy 11, Bo 9"


def test_a_victory_is_green_and_a_spectator_has_no_place(tmp_path):
    players = {"names": ["Bo", "Al", "Cy"], "scores": [9, 7, 11], "places": [2, 3, 1]}
    _, line = listed(tmp_path / "won", 116, seat=2, **players)
    assert {line.plain[span.start : span.end].strip() for span in line.spans if span.style == style("good bold")} == {
        "won",
        "11",
    }
    _, watched = listed(tmp_path / "watched", 116, seat=None, **players)
    assert watched.plain.endswith("Cy 11, Bo 9, Al 7")
    assert not [span for span in watched.spans if "bold" in str(span.style)]


def test_a_shared_victory_is_called_so_and_is_not_green(tmp_path):
    _, line = listed(tmp_path, 116, names=["Bo", "Al", "Cy"], scores=[9, 9, 1], places=[1, 1, 3], seat=0)
    assert line.plain.split()[-5:] == ["9", "Al", "9,", "Cy", "1"]
    assert "tied" in line.plain
    assert style("good bold") not in [span.style for span in line.spans]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_finished_games_is_no_wider_than_the_list(tmp_path, language):
    names = ["Guinevere", "Percival", "Bartholomew"]
    for width in (56, 76, 116):
        found = listed(
            tmp_path / str(width), width, language, names=names, scores=[9, -7, 11], places=[2, 3, 1], seat=1
        )
        assert all(line.cell_len <= width for line in found)
        assert "−7" in found[1].plain


def test_other_keys_can_be_chosen_for_the_list_the_replay_and_the_statistics(tmp_path):
    kept.kept("grail", tmp_path)

    async def script(app: Any, pilot: Any, screen: FinishedGames) -> None:
        chosen = {"results": "z", "statistics": "x", "viewpoint": "v", "records": "m", "leave": "j"}
        app.preferences.choose("keymap", Keymap(chosen).chosen)
        screen.show()
        await pilot.press("r", "z")
        assert screen._results
        assert {"z hide", "x statistics"} <= {*re.findall(r"\w \w+", screen_text(app).splitlines()[-1])}
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))
        await pilot.press("m")
        await pilot.pause()
        assert app.screen._records
        assert "m totals" in screen_text(app)
        await pilot.press("j")
        await until(pilot, lambda: app.screen is screen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        seen_from = app.screen.replay.seen_from
        await pilot.press("s")
        assert app.screen.replay.seen_from == seen_from
        await pilot.press("v")
        await pilot.pause()
        assert app.screen.replay.seen_from != seen_from
        assert "v seen by" in screen_text(app)

    assert browse(tmp_path, script, size=(120, 40)).settings.keymap


@pytest.mark.parametrize(
    ("seat", "seed", "step", "sentence"),
    [
        (None, None, 3, "branch-play-closed"), (0, None, -1, "branch-play-over"), (0, None, 3, "branch-play-anew"),
        (0, bytes(32), 3, "branch-play-lay"),
    ],
)  # fmt: skip
def test_w_says_how_a_game_can_be_played_on_and_esc_goes_on_watching(seat, seed, step, sentence):
    """A spectator of a game that its table never opened knows no seat's cards; a player knows their own."""
    dealer, rng = core.Dealer(core.game("nobles"), 2, seed=bytes(32)), random.Random(1)
    while dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    seen = OpenedGame(kept.file_of_dealer(dealer, seed, seat))

    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        screen.action_to(step)
        await pilot.press("w")
        await until(pilot, lambda: app.screen is not screen)
        await pilot.pause(0.1)
        assert app.words(sentence) in dialog_text(app)
        assert (app.words("branch-play-lay") in dialog_text(app)) is (seed is not None)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await pilot.pause(0.1)
        assert app.screen is screen, "the replay goes on"

    watch(seen, script, size=(120, 40))


def test_a_damaged_game_in_the_list_gets_a_sentence(tmp_path):
    kept.kept("nobles", tmp_path)
    path = store.Archive(tmp_path).games()[0].path
    path.write_bytes(path.read_bytes()[:-5])

    async def script(app: Any, pilot: Any, screen: FinishedGames) -> None:
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.screen is screen
        assert app.words("table-no-kept-damaged")[:40] in screen_text(app)

    browse(tmp_path, script)


def test_a_file_of_a_friend_is_opened_by_its_path(tmp_path):
    kept.kept("histrio", tmp_path / "theirs")
    path = store.Archive(tmp_path / "theirs").games()[0].path
    (tmp_path / "bad").write_text("x")

    async def script(app: Any, pilot: Any, screen: FinishedGames) -> None:
        assert app.words("replay-none")[:30] in screen_text(app)
        await pilot.press("o")
        await pilot.pause(0.1)
        form = app.screen
        form.query_one("Input").value = str(tmp_path / "bad")
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.screen is form
        assert app.words("table-no-kept-foreign")[:30] in screen_text(app)
        form.query_one("Input").value = str(path)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert app.screen.replay.opened.summary.game == "histrio"

    browse(tmp_path / "ours", script)


def test_the_first_screen_leads_to_the_list_where_games_are_kept():
    async def script(app: Any, pilot: Any) -> None:
        assert app.words("table-home-finished") not in screen_text(app)
        app.keeps_games = True
        app.screen.show()
        await pilot.pause()
        assert app.words("table-home-finished") in screen_text(app)
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, FinishedGames))

    show(None, script)


def test_a_replay_draws_the_scene_row_by_row_where_the_answers_would_be(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        replay = screen.replay
        while replay.step < replay.steps:
            view = replay.view()
            if not view.legal and scene_of(board("grail"), view.log)[0] is not None:
                break
            await pilot.press("right")
        await pilot.pause()
        head = scene_of(board("grail"), replay.view().log)[0]
        title = plain(board("grail").scene_title(replay.view(), head), replay.view().names)
        stage = screen.query_one("#answers Drawing", Drawing).canvas
        assert stage is not None
        assert title[:20] in stage.text()

    watch(kept.opened("grail", tmp_path), script, size=(120, 40))


def test_tab_explains_what_a_replay_shows(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("right", "tab")
        await until(pilot, lambda: isinstance(app.screen, ExplainScreen))
        assert screen._layout_of_game.pointed is not None
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)

    watch(kept.opened("academy", tmp_path), script, size=(120, 40))


def test_i_explains_what_was_chosen_in_a_replay_and_l_lists_what_has_been_told(tmp_path):
    async def script(app: Any, pilot: Any, screen: ReplayScreen) -> None:
        await pilot.press("down", "down", "down", "i")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        before = screen.replay.step
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, Log))
        await pilot.press("home", "enter")
        await until(pilot, lambda: app.screen is screen)
        assert screen.replay.step < before

    watch(kept.opened("academy", tmp_path), script, size=(120, 40))
