"""The game screen: when a question is shown, for which question a key counts, and what else it says."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import core
from netplay.protocol.messages import AddBot, Again, Chat, Free, Stand, Start
from tests.play import all_tables, play, seed_of
from tests.tui.local import LocalClient, LocalTable, press, screen_text, show, until
from tests.tui.test_keys import GAME
from tui.app.settings import LANGUAGES
from tui.boards import Tally, View, board
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.input.stale_input import PATIENCE, StaleInputGuard
from tui.screens.dialogs import Chooser
from tui.screens.game import frame
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog, tally_text
from tui.screens.game.room import BOTTOM, FRAME, WIDE, board_width, hand_room
from tui.screens.home.home import Home
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.words import Words, mark
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed

SLOW = 30.0
"""A pause of the feed that no test waits for."""


def seen(client: Any, *keys: str, **more: Any) -> str:
    """The screen after these keys."""

    async def script(app: Any, pilot: Any) -> None:
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return show(client, script, **more).seen


def at_table(game: str, holds: Callable[[Any], bool], people: tuple[str, ...] = ("Anna", "Boris")) -> LocalTable:
    """A game that has been played at random until something holds for the first person."""
    local = LocalTable(*people, game=game)
    local.start()
    local.play(holds, random.Random(3))
    return local


def act(client: Any, at: int = 0) -> None:
    """Somebody answers, on another screen or by itself."""
    client.send(client.state.act(list(client.state.replica.legal())[at]))


def ask(replica: core.Replica[Any], seat: int = 0) -> str:
    question = replica.game.question(replica.state, seat)
    return question.ask if question else ""


# For which question a key counts


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
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock = app.screen, StaleInputGuard()._clock
        screen.presenter.question.guard = StaleInputGuard(seconds, lambda: clock() + late)
        before = replica.seq
        while replica.seq == before or replica.to_act != (0,):
            act(local.clients[replica.to_act[0]], -1)
        await until(
            pilot,
            lambda: bool(screen.presenter.question.legal) and screen.presenter.question.guard.counts(clock() + 200),
        )
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
    replica = local.clients[0].state.replica

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
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        await point(app, pilot, 1, click=False)
        app.cursor, before, wanted = (
            app.screen.answers.widget.cursor,
            replica.seq,
            app.screen.presenter.question.legal[1],
        )
        await point(app, pilot, 1, click=True)
        app.acted = replica.seq > before and local.table.play.dealer.steps[before].action == replica.game.pack(wanted)

    app = show(local.clients[0], script)
    assert app.cursor == 1
    assert app.acted


def test_the_mouse_on_an_answer_of_the_list_is_the_cursor_and_lets_keys_lead_it_on():
    local = at_table("nobles", lambda r: ask(r) == "favour" and len(r.legal()) > 1)

    async def script(app: Any, pilot: Any) -> None:
        answers, app.cursors = app.screen.answers.widget, []
        canvas = answers.query_one(Drawing)._canvas
        places = [next(y for y in range(9) if canvas.answer_at(3, y) == number) for number in (1, 0)]
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
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        before = replica.seq
        await point(app, pilot, 99, click=True)
        app.acted = replica.seq > before

    assert not show(local.clients[0], script).acted


@pytest.mark.parametrize(("motion", "before"), [("full", [0.25, 0.5, 0.75]), ("quick", [0.5]), ("off", [])])
def test_a_moment_is_drawn_in_several_pictures_and_the_question_waits_for_the_last(motion, before, monkeypatch):
    local, drawn = at_table("nobles", lambda r: ask(r) == "buy"), board("nobles")
    replica, phases, draw = local.clients[0].state.replica, [], type(drawn).draw

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


@pytest.mark.parametrize(("size", "shown"), [((120, 40), True), ((120, 30), False), ((100, 40), False)])
def test_beside_a_wide_board_stands_what_the_answer_under_the_cursor_means(size, shown):
    local = at_table("nobles", lambda r: ask(r) == "favour")
    assert ("What it means" in seen(local.clients[0], size=size)) is shown


def test_a_click_counts_like_a_key():
    local = at_table("nobles", lambda r: ask(r) == "favour")
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock, before = app.screen, StaleInputGuard()._clock, replica.seq
        screen.presenter.question.guard = StaleInputGuard(60, clock)
        screen.presenter.question.guard.show(by_itself=True)
        await pilot.click(Answers, offset=(4, 0))
        app.early = replica.seq > before
        screen.presenter.question.guard = StaleInputGuard(0)
        screen.presenter.question.guard.show()
        await pilot.click(Answers, offset=(4, 0))
        await pilot.pause(0.05)
        app.late = replica.seq > before

    app = show(local.clients[0], script)
    assert (app.early, app.late) == (False, True)


# News, and the question after them


@pytest.mark.parametrize("key", ["1", "enter", "l", "escape"])
def test_the_question_waits_for_the_news_and_the_key_that_skips_them_does_nothing_else(key):
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    for client in local.clients[1:]:
        act(client)
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("1")
        await until(pilot, lambda: app.screen.presenter.queue.telling)
        app.news, app.told = screen_text(app), app.screen.presenter.told
        app.view, app.legal = app.screen.view(), app.screen.presenter.question.legal
        before = replica.seq
        await pilot.press(key)
        await until(pilot, lambda: not app.screen_stack[1].presenter.queue.telling)
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


@pytest.mark.parametrize("id", core.IDS)
def test_every_moment_of_a_game_can_be_drawn(id):
    """Sampled: each kind of event, at several tables, by a player and by one who only watches."""
    rng, drawn, words = random.Random(5), board(id), Words("en")
    for number in range(3):
        seats, options = rng.choice(all_tables(core.game(id)))
        for replica in followed(id, seats, options, number):
            kinds = {event.key: at for at, event in enumerate(replica.log)}
            for at in {*kinds.values(), *rng.sample(range(len(replica.log)), 15)}:
                view = View(replica.game, replica.seat, replica.moment(at), replica.log[: at + 1], words,
                            ["Anna", "Boris", "Cleo", "Dmytro", "Eva", "Filip", "Gwen", "Hanna"][:seats],
                            news=replica.log[at])  # fmt: skip
                canvas = Canvas(80, drawn.height(view, 80, 12))
                drawn.draw(view, canvas)
                drawn.hand(view, hand_room(80, 24))
                assert drawn.plain(view, drawn.title(view))
                assert "{" not in canvas.text()


def followed(id: str, seats: int, options: dict[str, Any], number: int) -> Iterator[core.Replica[Any]]:
    """A random game as a player and a spectator have followed it."""
    dealer = core.Dealer(core.game(id), seats, options, seed=seed_of(number))
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat), moments=True) for seat in (0, None)]
    for seat, action in play(dealer, random.Random(number)):
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    yield from replicas


def test_a_question_that_is_still_the_same_keeps_its_cursor():
    local = LocalTable("Anna", "Boris", "Chloé")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("down", "down")
        act(local.clients[1])
        await pilot.pause(0.05)
        app.cursor = app.screen.query_one(Answers).cursor

    assert show(local.clients[0], script).cursor == 2


# Room


@pytest.mark.parametrize("id", core.IDS)
def test_nothing_is_cut_off_at_any_width(id):
    """Whatever is written lies within the board, at every width from the smallest on, whoever plays and looks."""
    rng, drawn = random.Random(11), board(id)
    views = []
    for number in range(4):
        seats, options = rng.choice(all_tables(core.game(id)))
        views += sampled(id, seats, options, number)
    for columns in range(80, 201):
        view, rows = views[columns % len(views)], (24, 30, 40, 60)[columns % 4]
        for each in (view, rng.choice(views)):
            width = board_width(columns)
            canvas = Canvas(width, drawn.height(each, width, rows - FRAME))
            drawn.draw(each, canvas)
            assert not canvas.clipped, f"{''.join(canvas.clipped)!r} is cut off at {columns}x{rows}:\n{canvas.text()}"


def sampled(id: str, seats: int, options: dict[str, Any], number: int) -> list[View]:
    """Views of a random game, with long names."""
    names = ["Wolfram von Esch", "Guillaume de Mac", "Bo", "Dmytro", "Eva", "Filip", "Gwen", "Hanna"][:seats]
    dealer, rng = core.Dealer(core.game(id), seats, options, seed=seed_of(number)), random.Random(number)
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat)) for seat in (0, None)]
    views = []
    for seat, action in play(dealer, rng):
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))
        if rng.random() < 0.1:
            now = rng.choice(replicas)
            words = Words(LANGUAGES[number % len(LANGUAGES)])
            view = View(now.game, now.seat, dealer.game.clone(now.state), list(now.log), words, names)
            view.legal = tuple(now.legal()) if now.outcome is None else ()
            view.cursor = rng.choice(view.legal) if view.legal else None
            views.append(view)
    return rng.sample(views, min(8, len(views)))


def test_a_part_of_a_canvas_has_its_own_origin_and_edges():
    whole = Canvas(10, 4)
    part = whole.part(2, 1, 5, 2)
    part.put(0, 0, "abcdefg")
    part.right(5, 1, "z")
    part.part(1, 1, 2, 9).put(0, 0, "xyz")
    part.put(0, 2, "below")
    part.paint(-3, 0, 20, "gold")
    assert whole.text() == "\n  abcde\n   xy z\n"
    assert part.text() == "abcde\n xy z"
    assert "".join(whole.clipped) == "fgzbelow"
    assert [cell.names for cell in whole._cells[1]] == [""] * 2 + [" gold"] * 5 + [""] * 3


def test_the_board_has_the_columns_that_every_board_needs():
    assert min(map(board_width, range(80, 300))) == 80


# Answers out of sight


def dragon() -> LocalTable:
    """The wizard's dragon can be set down on very many spaces."""
    local = LocalTable("Anna", "Boris", "Chloé", game="grail")
    local.start()
    local.play(lambda replica: len(replica.legal()) > 12, random.Random(2))
    return local


@pytest.mark.parametrize("size", [(80, 24), (120, 32)], ids=str)
def test_the_answer_under_the_cursor_is_always_in_sight(size):
    local = dragon()

    async def script(app: Any, pilot: Any) -> None:
        screen, words = app.screen, board("grail")
        many = len(screen.presenter.question.legal)
        for key in [*["down"] * (many + 1), *["up"] * 3, "end", "home", *["right"] * 4]:
            await pilot.press(key)
            await pilot.pause()
            view = screen.view()
            answer = words.plain(view, words.answer(view, view.cursor))
            assert answer.split(":")[0] in screen_text(app).split(app.seen_question)[-1], key
            app.walked = app.walked | {screen.answers.widget.cursor}
        app.many = many

    async def begin(app: Any, pilot: Any) -> None:
        view = app.screen.view()
        app.seen_question, app.walked = board("grail").plain(view, board("grail").ask(view))[:20], set()
        await script(app, pilot)

    app = show(local.clients[0], begin, size)
    assert app.walked == set(range(app.many))


@pytest.mark.parametrize("theme", [name for name, theme in THEMES.items() if theme.colours])
def test_the_answer_under_the_cursor_lies_on_a_ground_of_its_own_and_the_digits_are_gold(theme):
    local = at_table("nobles", lambda r: ask(r) == "buy" and len(r.legal()) > 1)

    async def script(app: Any, pilot: Any) -> None:
        app.choose("theme", theme)
        app.screen.answers.widget._top = 0
        app.screen.answers.widget.paint()
        await pilot.press("down")
        await pilot.pause(0.05)
        strips = app.screen.answers.widget.query_one(Drawing)._strips
        app.rows = [[(s.text, s.style) for s in strip] for strip in strips[:2]]
        app.gold, app.raised = styles.style("gold").color, styles.style("raised").bgcolor

    app = show(local.clients[0], script)
    first, second = app.rows
    assert {style.bgcolor for _, style in second} == {app.raised}
    assert app.raised not in {style.bgcolor for _, style in first}
    assert first[0][0].startswith("1")
    assert first[0][1].color == second[0][1].color == app.gold


@pytest.mark.parametrize(("size", "shown"), [((80, 24), BOTTOM), ((120, 44), BOTTOM + 1), ((120, 60), 20)], ids=str)
def test_answers_take_the_rows_that_are_free(size, shown):
    client = dragon().clients[0]
    app = show(client, rows_of, size)
    assert min(shown, len(client.state.replica.legal())) <= app.rows
    board_rows, feed_rows = app.left
    assert board_rows + feed_rows + app.rows + 3 == size[1], "title, question and keys: no row is pushed off the screen"


async def rows_of(app: Any, pilot: Any) -> None:
    await pilot.pause(0.05)
    app.rows = app.screen.query_one(Answers).size.height
    high = app.screen.query_one("#board").size.height
    app.left = (app.screen.query_one("#middle").size.height, 0) if app.size.width >= WIDE else (
        high, app.screen.query_one(Feed).size.height)  # fmt: skip


# The table of a round that is over


def before_the_end_of_a_duel() -> LocalTable:
    return at_table("nobles", lambda r: ask(r) == "weapons" and r.state.duel.nobles[1] and r.state.turn.seat == 1)


async def to_the_end_of_the_duel(app: Any, pilot: Any, local: LocalTable) -> None:
    """Anna is asked last: when she lays nothing more, the duel is over."""
    replica = local.clients[0].state.replica
    while not any(board("nobles").round_ends(event) for event in replica.log[app.start :]):
        act(local.clients[replica.to_act[0]], -1)
    await until(pilot, lambda: isinstance(app.screen, RecapDialog) and app.screen.fresh.counts(monotonic()))


def test_a_round_that_is_over_shows_its_table_until_a_key_closes_it_and_r_shows_it_again():
    local = before_the_end_of_a_duel()
    replica = local.clients[0].state.replica

    async def script(app: Any, pilot: Any) -> None:
        app.start, app.settings.lone_done = len(replica.log), False
        await to_the_end_of_the_duel(app, pilot, local)
        app.table, before = screen_text(app), replica.seq
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await until(pilot, lambda: not app.screen.presenter.queue.telling)
        app.same = replica.seq == before
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RecapDialog))
        app.again = screen_text(app)

    app = show(local.clients[0], script)
    for text in ("The duel of", "strength", "total", "last duel:", "Any key closes this"):
        assert text in app.table
        assert text in app.again
    assert app.same


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_last_row_names_what_helps_as_long_as_there_is_room(language):
    """Who is new needs the explanation, unless it stands on the screen anyway."""
    replica = before_the_end_of_a_duel().clients[0].state.replica
    view = View.of(replica, Words(language), ["Anna", "Boris"])
    every = dict.fromkeys(frame.KEYS, True) | dict.fromkeys(("key-outcome", "key-bot", "key-now", "key-why"), False)

    def named(columns: int, rows: int) -> list[str]:
        row = f" {frame.keys(view, (columns, rows), every).text()} "
        return [key for key in [*frame.KEYS, "game-keys-few"] if f" {view.words(f'table-{key}')} " in row]

    whole = [key for key, there in every.items() if there]
    assert named(160, 40) == whole
    narrow = set(named(80, 24))
    assert {"key-explain", "key-hint", "key-log", "key-talk", "key-people", "key-leave"} <= narrow
    assert narrow & {"game-keys", "game-keys-few"}


def test_a_table_that_closes_while_the_scores_of_a_round_are_read_leads_home():
    """The screen below the scores comes up for a moment, and must not show them again, for ever."""
    local = before_the_end_of_a_duel()

    async def script(app: Any, pilot: Any) -> None:
        app.start, client = len(local.clients[0].state.replica.log), local.clients[0]
        await to_the_end_of_the_duel(app, pilot, local)
        client.status, client.trouble = "closed", "The table has been closed."
        app.look_again()
        await until(pilot, lambda: isinstance(app.screen, Home))
        await pilot.pause(0.1)
        app.said = screen_text(app)

    assert "The table has been closed." in show(local.clients[0], script).said


def test_what_comes_after_a_round_is_told_when_its_table_has_been_read():
    local = before_the_end_of_a_duel()

    async def script(app: Any, pilot: Any) -> None:
        app.start, screen = len(local.clients[0].state.replica.log), app.screen
        await to_the_end_of_the_duel(app, pilot, local)
        app.held = (
            screen.presenter.queue.held,
            screen.presenter.told < screen.presenter.narration.events,
            bool(screen.presenter.question.legal),
        )
        await pilot.press("space")
        await until(pilot, lambda: screen.presenter.told == screen.presenter.narration.events)

    assert show(local.clients[0], script).held == (True, True, False)


def test_columns_of_a_table_stand_under_their_heads():
    tally = Tally("T", ["who", "sum"], [[mark(0), "−12"], [mark(1), "3"]], ["a note"])
    assert tally_text(tally, ["Anna", "Bo"]).plain == "who   sum\nAnna  −12\nBo      3\n\na note"


def test_a_note_that_is_wider_than_its_table_is_wrapped_below_it():
    note = " ".join(f"word{number}" for number in range(20))
    tally = Tally("Title", ["who", "sum"], [[mark(0), "−12"], [mark(1), "3"]], [note, f"{mark(1)} again"])

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna", "Bo"], "keys"))
        await pilot.pause(0.05)
        app.seen = [" ".join(row.strip("│┃ ").split()) for row in screen_text(app).splitlines()]

    seen = show(LocalTable("Anna", game="nobles").clients[0], script, (80, 24)).seen
    at = seen.index("who sum")
    assert seen[at + 1 : at + 4] == ["Anna −12", "Bo 3", ""]
    assert " ".join(seen[at + 4 : at + 7]) == f"{note} Bo again"


@pytest.mark.parametrize("id", core.IDS)
def test_every_table_of_a_round_fits_the_smallest_screen(id):
    drawn, rng = board(id), random.Random(4)
    for number in range(4):
        seats, options = rng.choice(all_tables(core.game(id)))
        words, names = Words(LANGUAGES[number]), ["W" * 16] * seats
        for replica in followed(id, seats, options, number):
            start = 0
            for told, event in enumerate(replica.log, 1):
                if drawn.round_ends(event):
                    state, log = replica.moment(told - 1), replica.log
                    view = View(replica.game, replica.seat, state, log[:told], words, names, news=event)
                    tally, start = drawn.round_table(view, log[start:told]), told
                    assert tally is None or fits(tally, names)


def fits(tally: Tally, names: list[str]) -> bool:
    text = tally_text(tally, names)
    assert len(text.wrap(Console(), 72)) <= 16, tally
    assert max(cell_len(line) for line in text.plain.splitlines()[: 1 + len(tally.rows)]) <= 72, text.plain
    assert "{" not in tally.title
    assert all(len(row) == len(tally.head) for row in tally.rows)
    return True


# Every key, and what else is said


def over(people: tuple[str, ...] = ("Anna", "Boris", "Chloé")) -> LocalTable:
    return at_table("academy", lambda replica: False, people)


def test_left_and_right_walk_over_the_answers():
    local = at_table("academy", lambda replica: len(replica.legal()) > 2)

    async def script(app: Any, pilot: Any) -> None:
        app.at = []
        for key in ("right", "right", "left", "left", "left"):
            await pilot.press(key)
            app.at.append(app.screen.answers.widget.cursor)

    many = len(local.clients[0].state.replica.legal())
    assert show(local.clients[0], script).at == [1, 2, 1, 0, many - 1]


def test_r_says_so_while_no_round_has_been_scored():
    local = LocalTable("Anna")
    local.start(bots=1)
    assert "There is nothing to recap yet." in show(local.clients[0], press("r")).seen


def test_o_shows_the_result_again():
    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.fresh.counts(monotonic()))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, Chooser))
        app.seen = screen_text(app)

    assert "Play again" in show(over().clients[0], script).seen


def test_every_binding_of_the_game_screen_has_its_test():
    here = {"walk('left')", "walk('right')", "open('recap')", "open('outcome')"}
    elsewhere = {"fold", "open('hint')"}
    assert {binding.action for binding in GameScreen.BINDINGS} <= here | elsewhere | set(GAME)


def test_a_guest_reads_the_scores_until_he_leaves_them():
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        host.send(Again())
        await pilot.pause(0.1)
        app.scores = screen_text(app)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.fresh.counts(monotonic()))
        app.board = screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    app = show(guest, script)
    assert guest.state.replica is None
    assert "1.  " in app.scores
    assert "set the table up again" in " ".join(app.board.split())
    assert "Medieval Academy" in app.board


def test_a_guest_who_reads_the_scores_reads_on_when_a_setting_is_changed():
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        host.send(Again())
        await pilot.pause(0.1)
        await app.choose_and_show("language", "fr")
        await pilot.pause(0.1)
        app.board = " ".join(screen_text(app).split())
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.fresh.counts(monotonic()))
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
        assert host.state.replica is not None
        assert host.state.replica.game.id == game
        await pilot.pause(0.1)
        app.read = any(isinstance(screen, GameScreen) and screen.reading for screen in app.screen_stack)
        app.screen_stack[1].paint()

    assert show(guest, script).read
    assert len(host.state.seats) == fewest


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
        await until(pilot, lambda: "Who should a bot play for?" in screen_text(app))
        if back:
            boris.join()
        await pilot.press("1")
        await pilot.pause(0.05)
        app.offered_then = "b bot" in screen_text(app)

    app = show(anna, script)
    assert app.offered
    assert anna.state.played_for()[1] is not back
    assert not app.offered_then, "he is here, or a bot plays already"


def test_after_the_end_nobody_is_stood_in_for():
    local = over()
    local.clients[1].leave()

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.is_mounted)
        await pilot.press("1")
        await until(pilot, lambda: type(app.screen) is GameScreen)
        app.screen.paint()
        app.seen = screen_text(app)

    assert "b bot" not in show(local.clients[0], script).seen


@pytest.mark.parametrize("looks_first", [False, True], ids=["reading", "asked for again"])
def test_a_guest_who_reads_the_scores_is_shown_the_way_to_the_next_game(looks_first):
    local = over()
    host, guest = local.clients[:2]

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        assert "set up again" not in screen_text(app)
        host.send(Again())
        host.send(Chat("Once more?"))
        await until(pilot, lambda: "3 To the table: it is set up again" in screen_text(app))
        if looks_first:
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.fresh.counts(monotonic()))
            await pilot.press("o")
            await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        assert screen_text(app).count("To the table: it is set up again") == 1
        await pilot.press("3")
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

    show(guest, script)


def test_the_host_goes_to_the_lobby_when_he_plays_again():
    local = over()

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: isinstance(app.screen, Chooser) and app.screen.fresh.counts(monotonic()))
        await pilot.press("3")
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
    before = len(local.clients[0].state.replica.log)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_named_in_one_row(language):
    words = Words(language)
    names = [words(f"table-{key}") for key in ("game-keys", "key-round", "key-bot", "key-leave")]
    assert cell_len("   ".join(names).replace("   ", "  ")) < 80


@pytest.mark.parametrize("game", core.IDS)
def test_a_question_that_the_game_has_left_behind_is_not_drawn(game):
    """The screen may paint (a cursor that moved, a window that grew) before it has heard what was done."""
    people = ("Anna", "Boris") if game == "nobles" else ("Anna", "Boris", "Chloé")
    local = at_table(game, lambda r: len(r.legal()) > 1, people)
    first = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        screen, replica = app.screen, first.state.replica
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
