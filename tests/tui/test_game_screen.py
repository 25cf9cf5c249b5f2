"""The screen of a game: for which question input counts, what is told before it, and what each key does."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import core
from netplay.protocol.messages import AddBot, Again, Chat, Free, Stand, Start
from tests.tui.game_tables import act, ask, at_table, seen
from tests.tui.local import LocalClient, LocalTable, press, screen_text, show, until, until_asked
from tests.tui.painted import answer_at
from tests.tui.test_keys import GAME
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.input.stale_input import PATIENCE, StaleInputGuard
from tui.screens.command_palette import choose
from tui.screens.dialogs import Chooser
from tui.screens.game.game import GameScreen
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.words import Words
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing

SLOW = 30.0
"""A pause of the feed that no test waits for."""


@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize(
    ("seconds", "late", "counts"),
    [(0, 60, False), (60, 0, False), (0, 0, True)],
    ids=["pressed before", "at once", "later"],
)
@pytest.mark.parametrize("who", ["a lone answer by itself", "another player"])
def test_a_key_counts_only_for_a_question_that_could_be_read(who, key, seconds, late, counts):
    """Meanwhile the question that was there has been answered, and the next one is open: `late` seconds after the key
    was pressed, and for `seconds` nobody can have read it."""
    mine = who != "another player"
    holds = (lambda r: ask(r) == "buy") if mine else (lambda r: r.state.turn.number > 1 and r.to_act == (1,))
    local = at_table("nobles", holds)
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock = app.screen, StaleInputGuard()._clock
        screen.presenter.question.guard = StaleInputGuard(seconds, lambda: clock() + late)
        before = replica.seq
        while replica.seq == before or replica.to_act != (0,):
            act(local.clients[replica.to_act[0]], -1)
        await until(
            pilot,
            lambda: len(screen.presenter.question.legal) > 1 and screen.presenter.question.guard.counts(clock() + 200),
        )  # a lone answer has been given by itself
        before = replica.seq
        await pilot.press(key)
        await pilot.pause(0.05)
        app.acted = replica.seq > before

    assert show(local.clients[0], script).acted is counts


def test_a_new_question_cannot_be_read_at_once():
    local = at_table("nobles", lambda r: ask(r) == "favour")

    async def script(app: Any, pilot: Any) -> None:
        app.waits = app.screen.presenter.question.guard._seconds

    assert show(local.clients[0], script, patience=PATIENCE).waits == PATIENCE == 0.25


@pytest.mark.parametrize("game", core.IDS)
def test_no_question_is_shown_beside_a_moment_of_before(game):
    """The copy of the game has gone on to our next question; the feed tells before the screen has heard of it."""
    local = at_table(game, lambda r: 0 not in r.to_act, people=("Anna", "Boris", "Cleo"))
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        while 0 not in replica.to_act:
            act(local.clients[replica.to_act[0]])
        app.screen.on_feed_line_told()
        app.asked = app.screen.presenter.question.key
        await pilot.press("1")

    asked = show(local.clients[0], script).asked
    assert not asked or asked[0] is not None


async def point(app: Any, pilot: Any, answer: int, click: bool) -> None:
    """The mouse goes to where this answer is drawn on the board."""
    drawing = app.screen.query_one("#board", Drawing)
    room = Canvas(*drawing.size)
    room.part(3, 1, 4, 2).hot(answer)
    drawing._canvas = room
    await (pilot.click if click else pilot.hover)("#board", offset=(4, 2))
    await pilot.pause(0.05)


def test_the_mouse_on_a_place_is_the_cursor_on_its_answer_and_a_click_gives_it():
    local = at_table("nobles", lambda r: ask(r) == "favour" and len(r.legal()) > 1)
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        await point(app, pilot, 1, click=False)
        app.cursor, before, wanted = (
            app.screen.answers.widget.cursor,
            replica.seq,
            app.screen.presenter.question.legal[1],
        )
        await point(app, pilot, 1, click=True)
        assert replica.seq == before, "the first click only picks"
        await point(app, pilot, 1, click=True)
        app.acted = replica.seq > before and local.table.play.dealer.steps[before].action == replica.game.pack(wanted)

    app = show(local.clients[0], script)
    assert app.cursor == 1
    assert app.acted


def test_the_mouse_on_an_answer_of_the_list_is_the_cursor_and_lets_keys_lead_it_on():
    local = at_table("nobles", lambda r: ask(r) == "favour" and len(r.legal()) > 1)

    async def script(app: Any, pilot: Any) -> None:
        answers, app.cursors = app.screen.answers.widget, []
        canvas = answers.query_one(Drawing).canvas
        places = [next(y for y in range(9) if answer_at(canvas, 3, y) == number) for number in (1, 0)]
        for y, key in ((places[0], "up"), (places[1], "down")):
            await pilot.hover(Answers, offset=(3, y))
            await pilot.pause(0.05)
            app.cursors.append(answers.cursor)
            await pilot.press(key)
            await pilot.hover(Answers, offset=(4, y))
            await pilot.pause(0.05)
            app.cursors.append(answers.cursor)

    assert show(local.clients[0], script).cursors == [1, 0, 0, 1]


def test_a_click_on_an_answer_that_is_none_now_does_nothing():
    local = at_table("nobles", lambda r: ask(r) == "favour")
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        before = replica.seq
        await point(app, pilot, 99, click=True)
        app.acted = replica.seq > before

    assert not show(local.clients[0], script).acted


@pytest.mark.parametrize(("motion", "before"), [("full", [0.25, 0.5, 0.75]), ("quick", [0.5]), ("off", [])])
def test_a_moment_is_drawn_in_several_pictures_and_the_question_waits_for_the_last(motion, before, monkeypatch):
    local, drawn = at_table("nobles", lambda r: ask(r) == "buy"), board("nobles")
    replica, phases, draw = local.clients[0].state.games.replica, [], type(drawn).draw

    def noted(self: Any, view: View, canvas: Canvas) -> None:
        if view.news is not None and len(view.log) == len(replica.log):
            phases.append(view.phase)
            assert not view.legal
        draw(self, view, canvas)

    monkeypatch.setattr(type(drawn), "frames", lambda self, event: 4)
    monkeypatch.setattr(type(drawn), "draw", noted)

    async def script(app: Any, pilot: Any) -> None:
        app.settings.motion = motion
        act(local.clients[0])
        await until(
            pilot,
            lambda: (
                app.screen.presenter.narration.events == len(replica.log) and bool(app.screen.presenter.question.legal)
            ),
        )

    show(local.clients[0], script, pause=0.2)
    assert sorted(set(phases)) == pytest.approx(before)


def test_a_key_skips_what_moves():
    local = at_table("nobles", lambda r: ask(r) == "favour")

    async def script(app: Any, pilot: Any) -> None:
        screen = app.screen
        screen.presenter.queue.phase, screen.animation._timer = 0.25, screen.set_interval(SLOW, lambda: None)
        await pilot.press("x")
        app.phase = screen.presenter.queue.phase

    assert show(local.clients[0], script, pause=SLOW).phase == 1.0


def test_a_click_counts_like_a_key():
    local = at_table("nobles", lambda r: ask(r) == "favour")
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock, before = app.screen, StaleInputGuard()._clock, replica.seq
        screen.presenter.question.guard = StaleInputGuard(60, clock)
        screen.presenter.question.guard.show(by_itself=True)
        await pilot.click(Answers, offset=(4, 1))
        app.early = replica.seq > before
        screen.presenter.question.guard = StaleInputGuard(0)
        screen.presenter.question.guard.show()
        await pilot.click(Answers, offset=(4, 1))
        assert replica.seq == before, "the first only picks"
        await pilot.click(Answers, offset=(4, 1))
        await pilot.pause(0.05)
        app.late = replica.seq > before

    app = show(local.clients[0], script)
    assert (app.early, app.late) == (False, True)


@pytest.mark.parametrize("key", ["1", "enter", "l", "escape"])
def test_the_question_waits_for_the_news_and_the_key_that_skips_them_does_nothing_else(key):
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    for client in local.clients[1:]:
        act(client)
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("1")
        await until(pilot, lambda: app.screen.presenter.queue.telling)
        app.news, app.told = screen_text(app), app.screen.presenter.told
        app.view, app.legal = app.screen.view(), app.screen.presenter.question.legal
        before = replica.seq
        await pilot.press(key)
        await until(pilot, lambda: not app.screen_stack[0].presenter.queue.telling)
        await until(pilot, lambda: "any key shows" not in screen_text(app))
        app.skipped, app.same = screen_text(app), replica.seq == before and type(app.screen) is GameScreen

    app = show(local.clients[0], script, pause=SLOW)
    assert "any key shows the rest" in app.news
    assert not app.legal
    assert app.view.log == replica.log[: app.told]
    assert app.view.news == replica.log[app.told - 1]
    assert replica.game.encode(app.view.state) == replica.game.encode(replica.moment(app.told - 1))
    assert app.same
    words = Words("en")
    assert words(f"histrio-ask-{ask(replica)}", friend="none", mood="", city="")[:5] in app.skipped


def test_a_question_that_is_still_the_same_keeps_its_cursor():
    local = LocalTable("Anna", "Boris", "Chloé")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("down", "down")
        act(local.clients[1])
        await pilot.pause(0.05)
        app.cursor = app.screen.query_one(Answers).cursor

    assert show(local.clients[0], script).cursor == 2


def over(people: tuple[str, ...] = ("Anna", "Boris", "Chloé")) -> LocalTable:
    return at_table("academy", lambda replica: False, people)


def test_left_and_right_walk_over_the_answers():
    local = at_table("academy", lambda replica: len(replica.legal()) > 2)

    async def script(app: Any, pilot: Any) -> None:
        app.at = []
        for key in ("right", "right", "left", "left", "left"):
            await pilot.press(key)
            app.at.append(app.screen.answers.widget.cursor)

    many = len(local.clients[0].state.games.replica.legal())
    assert show(local.clients[0], script).at == [1, 2, 1, 0, many - 1]


def test_r_says_so_while_no_round_has_been_scored():
    local = LocalTable("Anna")
    local.start(bots=1)
    assert "There is nothing to recap yet." in show(local.clients[0], press("r")).seen


def test_o_shows_the_result_again():
    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        await pilot.press("3")
        await until_asked(pilot, GameScreen)
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, Chooser))
        app.seen = screen_text(app)

    assert "Back to the lobby: another game" in show(over().clients[0], script).seen


def test_every_binding_of_the_game_screen_has_its_test():
    here = {"walk('left')", "walk('right')", "open('recap')", "open('outcome')", "open('rematch')"}
    elsewhere = {"fold", "open('hint')", "open('undo')", "explain_things"}
    assert {binding.action for binding in GameScreen.BINDINGS} <= here | elsewhere | set(GAME)


def test_one_key_asks_for_a_rematch_and_all_read_the_same_words():
    local = over()
    host, guest = local.clients[:2]

    async def asks(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        assert "Rematch (m)" in screen_text(app)
        await pilot.press("m")
        await until(pilot, lambda: "You want a rematch." in screen_text(app))
        await until(pilot, lambda: "You want a rematch: Anna starts it. Enter shows the result." in screen_text(app))

    async def agrees(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        app.look_again()
        await until(pilot, lambda: "Boris wants a rematch." in screen_text(app))
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
        assert "Boris wants a rematch." in screen_text(app)

    show(guest, asks, (120, 40))
    show(host, agrees, (120, 40))
    assert [seated.name for seated in host.state.table.lobby.seats if seated.person and seated.ready][:2] == [
        "Anna", "Boris",
    ]  # fmt: skip


def test_a_guest_reads_the_scores_until_they_leave_them():
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        host.send(Again())
        await pilot.pause(0.1)
        app.scores = screen_text(app)
        await pilot.press("2")
        await until_asked(pilot, GameScreen)
        app.board = screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    app = show(guest, script)
    assert guest.state.games.replica is None
    assert "1.  " in app.scores
    assert "set the table up again" in " ".join(app.board.split())
    assert "Medieval Academy" in app.board


def test_a_guest_who_reads_the_scores_reads_on_when_a_setting_is_changed():
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        host.send(Again())
        await pilot.pause(0.1)
        await choose(app, "language", "fr")
        await pilot.pause(0.1)
        app.board = " ".join(screen_text(app).split())
        await until_asked(pilot, GameScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    board = show(guest, script).board
    assert " ".join(Words("fr")("table-set-up-again").split()) in board


@pytest.mark.parametrize("game", [game for game in core.IDS if game != "nobles"])
def test_who_reads_the_scores_reads_on_while_fewer_play_the_next_game(game):
    local = LocalTable("Anna", "Boris", game=game)
    fewest = max(2, core.game(game).seats[0])
    local.start(bots=fewest - 1)
    local.play(lambda replica: False, random.Random(3))
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, GameScreen | Chooser) and app.screen.is_mounted)
        host.send(Again())
        host.send(Free(fewest))
        guest.send(Stand())
        host.send(Free(1))
        host.send(AddBot(1, "page"))
        host.send(Start())
        assert host.state.games.replica is not None
        assert host.state.games.replica.game.id == game
        await pilot.pause(0.1)
        app.read = any(isinstance(screen, GameScreen) and screen.reading for screen in app.screen_stack)
        app.screen_stack[0].paint()

    assert show(guest, script).read
    assert len(host.state.games.seats) == fewest


@pytest.mark.parametrize("back", [False, True])
def test_a_bot_stands_in_for_who_is_away_and_not_for_who_is_back_meanwhile(back):
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    anna, boris = local.clients

    async def script(app: Any, pilot: Any) -> None:
        boris.leave()
        await pilot.pause(0.05)
        app.offered = "b bot" in screen_text(app)
        await pilot.press("b")
        await until(pilot, lambda: "Which player should a bot play for?" in screen_text(app))
        if back:
            boris.join()
        await pilot.press("1")
        await pilot.pause(0.05)
        app.offered_then = "b bot" in screen_text(app)

    app = show(anna, script)
    assert app.offered
    assert anna.state.games.played_for()[1] is not back
    assert not app.offered_then, "he is here, or a bot plays already"


def test_after_the_end_nobody_is_stood_in_for():
    local = over()
    local.clients[1].leave()

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.is_mounted)
        await pilot.press("3")
        await until(pilot, lambda: type(app.screen) is GameScreen)
        app.screen.paint()
        app.seen = screen_text(app)

    assert "b bot" not in show(local.clients[0], script).seen


@pytest.mark.parametrize("looks_first", [False, True], ids=["reading", "asked for again"])
def test_a_guest_who_reads_the_scores_is_shown_the_way_to_the_next_game(looks_first):
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        assert "set up again" not in screen_text(app)
        host.send(Again())
        host.send(Chat("Once more?"))
        await until(pilot, lambda: "4 To the table: it is set up again" in screen_text(app))
        if looks_first:
            await pilot.press("2")
            await until_asked(pilot, GameScreen)
            await pilot.press("o")
            await until_asked(pilot, Chooser)
        assert screen_text(app).count("To the table: it is set up again") == 1
        await pilot.press(re.search(r"(\d) To the table: it is set up again", screen_text(app))[1])
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    show(guest, script)


@pytest.mark.parametrize("after", [False, True], ids=["before the host", "after the host"])
def test_a_guest_who_wants_a_rematch_does_not_stay_behind_in_the_old_game(after):
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        if after:
            host.send(Again())
        await pilot.press("1")
        await until(pilot, lambda: after or host.state.table.lobby.seats[1].ready)
        if not after:
            host.send(Again())
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    show(guest, script)


def test_the_host_goes_to_the_lobby_when_they_play_again():
    local = over()

    async def script(app: Any, pilot: Any) -> None:
        await until_asked(pilot, Chooser)
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    show(local.clients[0], script)


def test_who_is_away_is_said_and_the_host_is_shown_the_key_for_a_bot():
    local = LocalTable("Anna", "Boris", "Chloé")
    local.start()
    act(local.clients[0])
    local.clients[1].leave()
    host = seen(local.clients[0])
    assert "Still choosing: Boris, Chloé… Boris is away." in host
    assert "b bot" in host.splitlines()[-1]
    assert "Boris" in host.split("Still choosing")[0]
    act(local.clients[2])
    guest = seen(local.clients[2])
    assert "Boris is away." in guest
    assert "b bot" not in guest


def test_who_comes_to_a_game_late_reads_what_was_said_in_its_place():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.clients[0].send(Chat("Who plays?"))
    local.start()
    local.play(lambda replica: len(replica.log) >= 12, random.Random(3))
    local.clients[1].send(Chat("Well hit"))
    before = len(local.clients[0].state.games.replica.log)
    local.play(lambda replica: len(replica.log) >= before + 6, random.Random(3))
    late = LocalClient(local, "Zoe")
    local.clients.append(late)
    late.join()

    async def script(app: Any, pilot: Any) -> None:
        lines = [(line.text.plain, line.mark) for line in app.screen.presenter.narration.lines]
        app.seen = [mark for text, mark in lines if "Well hit" in text], [text for text, _ in lines if "Who" in text]
        at = next(at for at, (text, _) in enumerate(lines) if "Well hit" in text)
        app.seen += ([mark for _, mark in lines[at - 1 : at + 2]],)

    said, in_lobby, around = show(late, script).seen
    assert said == [before], "once"
    assert in_lobby == [], "that was before the game"
    assert len(around) == 3
    assert around[0] <= before < around[2]


def test_one_who_watches_is_told_so():
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro")
    local.clients[3].send(Stand())
    local.start()
    assert "You are watching. Still choosing:" in seen(local.clients[3])
    assert "You are watching" not in seen(local.clients[0])


@pytest.mark.parametrize("game", core.IDS)
def test_a_question_that_the_game_has_left_behind_is_not_drawn(game):
    """The screen may paint (a cursor that moved, a window that grew) before it has heard what was done."""
    people = ("Anna", "Boris") if game == "nobles" else ("Anna", "Boris", "Chloé")
    local = at_table(game, lambda r: len(r.legal()) > 1, people)
    first = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        screen, replica = app.screen, first.state.games.replica
        await until(pilot, lambda: bool(screen.presenter.question.legal))
        heard, first.heard = first.heard, lambda message: None
        for _ in range(400):
            if not replica.legal():
                break
            act(first)
            view = screen.view()
            assert view is not None
            assert set(view.legal) <= set(replica.legal())
            screen.paint()
        app.left = not replica.legal()
        first.heard = heard

    assert show(first, script).left
