"""Where things are on the screen of a game, at every size, and what is named in its last row."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len

import core
from tests.play import all_tables, play, seed_of
from tests.tui.game_tables import ask, at_table, before_the_end_of_a_duel, followed, seen
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.laws.tables import various
from tui.screens import key_row
from tui.screens.game.room import BOTTOM, FRAME, WIDE, board_width, frame_rows, hand_room
from tui.text.words import Words
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed


@pytest.mark.parametrize(("size", "shown"), [((120, 40), True), ((120, 30), False), ((100, 40), False)])
def test_beside_a_wide_board_stands_what_the_answer_under_the_cursor_means(size, shown):
    local = at_table("nobles", lambda r: ask(r) == "favour")
    assert ("What it means" in seen(local.clients[0], size=size)) is shown


def test_beside_a_wide_board_stands_what_is_good_to_know_while_another_player_is_asked():
    local = at_table("nobles", lambda r: ask(r) == "favour")
    waiting = next(each for each in local.clients if not each.state.games.replica.legal())
    shown = seen(waiting, size=(120, 40))
    assert "Good to know" in shown
    assert "What it means" not in shown


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


UPRIGHT = ((62, 46), (62, 60), (66, 66), (70, 52), (79, 48))
"""Columns and rows of telephones held upright, and of windows like them."""


@pytest.mark.parametrize("id", core.IDS)
def test_nothing_is_cut_off_on_a_screen_held_upright(id):
    drawn = board(id)
    views = [view for number in range(4) for view in sampled(id, *various(id)[number], number)]
    for view, (columns, rows) in product(views, UPRIGHT):
        canvas = Canvas(columns, drawn.height(view, columns, rows - frame_rows(columns, rows)))
        drawn.draw(view, canvas)
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


def dragon() -> LocalTable:
    """The wizard's dragon can be set down on very many spaces."""
    local = LocalTable("Anna", "Boris", "Chloé", game="grail")
    local.start()
    local.play(lambda replica: len(replica.legal()) > 12, random.Random(2))
    return local


def answers_of(app: Any) -> str:
    """What stands between the question and the last row."""
    return screen_text(app).rstrip().rpartition("\n")[0].split(app.seen_question)[-1]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 32)], ids=str)
def test_the_answer_under_the_cursor_is_always_in_sight(size):
    local = dragon()

    async def script(app: Any, pilot: Any) -> None:
        screen, words = app.screen, board("grail")
        many = len(screen.presenter.question.legal)
        for key in [*["down"] * (many + 1), *["up"] * 3, "end", "home", *["right"] * many]:
            await pilot.press(key)
            view = screen.view()
            space = re.compile(rf"(?<!\d){words.plain(view, words.cells(view, view.cursor)[0]).split()[0]}(?!\d)")
            await until(pilot, lambda space=space: space.search(answers_of(app)))
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
        app.preferences.choose("theme", theme)
        app.screen.answers.widget._top = 0
        app.screen.answers.widget.paint()
        await pilot.press("home", "down")
        await pilot.pause(0.05)
        strips = app.screen.answers.widget.query_one(Drawing)._strips
        app.rows = [[(s.text, s.style) for s in strip] for strip in strips[1:3]]  # below the headings
        app.gold, app.raised = styles.style("gold").color, styles.style("raised").bgcolor
        app.cursor = styles.style("cursor").bgcolor

    app = show(local.clients[0], script)
    first, second = app.rows
    assert {style.bgcolor for _, style in second} == {app.raised, app.cursor}, "its key stands on the cursor's ground"
    assert app.raised not in {style.bgcolor for _, style in first}
    assert first[0][0].startswith("1")
    assert first[0][1].color == app.gold
    assert second[0][1].bgcolor == app.cursor


@pytest.mark.parametrize(("size", "shown"), [((80, 24), BOTTOM), ((120, 44), BOTTOM + 1), ((120, 60), 20)], ids=str)
def test_answers_take_the_rows_that_are_free(size, shown):
    client = dragon().clients[0]
    app = show(client, rows_of, size)
    assert min(shown, len(client.state.games.replica.legal())) <= app.rows
    board_rows, feed_rows = app.left
    assert board_rows + feed_rows + app.rows + 3 == size[1], "title, question and keys: no row is pushed off the screen"


async def rows_of(app: Any, pilot: Any) -> None:
    await pilot.pause(0.05)
    app.rows = app.screen.query_one(Answers).size.height
    high = app.screen.query_one("#board").size.height
    app.left = (app.screen.query_one("#middle").size.height, 0) if app.size.width >= WIDE else (
        high, app.screen.query_one(Feed).size.height)  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_last_row_names_what_helps_as_long_as_there_is_room(language):
    """The same keys in every language on a narrow screen; undo is told nowhere else."""
    replica = before_the_end_of_a_duel().clients[0].state.games.replica
    view = View.of(replica, Words(language), ["Anna", "Boris"])
    every = dict.fromkeys(key_row.KEYS, True) | dict.fromkeys(("key-bot", "key-now", "key-why", "key-rematch"), False)

    def named(columns: int, rows: int) -> list[str]:
        row = f" {key_row.keys(view, (columns, rows), every).text()} "
        row = re.sub(r" 0-\d ", " 1-9 ", row)  # those that give choices now
        found = [
            key for key in [*key_row.KEYS, "game-keys-few"] if f" {view.words(f'table-{key}').strip()}  " in f"{row} "
        ]
        return [key for key in found if key != "game-keys-few" or "game-keys" not in found]  # its end, in English

    whole = [key for key, there in every.items() if there]
    assert named(160, 40) == whole
    needed = {"game-keys-few", "key-hint", "key-explain", "bar-help", "key-leave"}
    assert needed <= set(named(80, 24))
    assert "key-undo" in named(80, 24)
    assert needed - {"game-keys-few"} | {"game-keys", "key-log", "key-talk", "key-people"} <= set(named(120, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_named_in_one_row(language):
    words = Words(language)
    names = [words(f"table-{key}") for key in ("game-keys", "key-round", "key-bot", "key-leave")]
    assert cell_len("   ".join(names).replace("   ", "  ")) < 80
