"""The recap of a round that is over: when it is shown, and how its table is set."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import core
from tests.play import all_tables
from tests.tui.game_tables import act, before_the_end_of_a_duel, followed
from tests.tui.local import LocalTable, screen_text, show, until, until_asked
from tui.app.settings import LANGUAGES
from tui.boards import Tally, View, board
from tui.draw.canvas import Canvas
from tui.draw.styles import seat_style
from tui.game_view.outcome_text import tally_lines
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog, tally_text
from tui.screens.home.home import Home
from tui.text.words import Words, mark, shade


async def to_the_end_of_the_round(app: Any, pilot: Any, local: LocalTable) -> None:
    """The first round of a Medieval Academy has been played, and its table is there."""
    local.play(lambda replica: any(map(board("academy").round_ends, replica.log)), random.Random(3))
    app.look_again()
    await until_asked(pilot, RecapDialog)


def academy() -> LocalTable:
    local = LocalTable("Anna", "Boris", "Cleo")
    local.start()
    return local


def test_a_round_that_is_over_shows_its_table_until_a_key_closes_it_and_r_shows_it_again():
    local = academy()
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        await to_the_end_of_the_round(app, pilot, local)
        app.table, before = screen_text(app), replica.seq
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await until(pilot, lambda: not app.screen.presenter.queue.telling)
        app.same = replica.seq == before
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RecapDialog))
        app.again = screen_text(app)

    app = show(local.clients[0], script)
    for text in ("Scores for round I", "jousts", "total", "Enter continue  ", "  r shows this again "):
        assert text in app.table
        assert text in app.again
    assert app.same


def test_nothing_of_the_board_is_left_beside_a_dialog_or_below_it():
    local = academy()

    async def script(app: Any, pilot: Any) -> None:
        await to_the_end_of_the_round(app, pilot, local)
        await pilot.pause()
        app.rows = screen_text(app).splitlines()

    rows = show(local.clients[0], script, (80, 24)).rows
    edge, *within, last = rows[next(at for at, row in enumerate(rows) if row.startswith("╭─")) :]
    assert {len(row) for row in (edge, *within, last)} == {80}
    assert {row[0] + row[-1] for row in within} == {"││"}
    assert (edge.strip("╭─╮"), last.strip("╰─╯")) == ("", "")
    assert len(within) > 5


def test_a_table_that_closes_while_the_scores_of_a_round_are_read_leads_home():
    """The screen below the scores comes up for a moment, and must not show them again, for ever."""
    local = academy()

    async def script(app: Any, pilot: Any) -> None:
        client = local.clients[0]
        await to_the_end_of_the_round(app, pilot, local)
        client.status, client.trouble = "closed", "The table has been closed."
        app.look_again()
        await until(pilot, lambda: isinstance(app.screen, Home))
        await pilot.pause(0.1)
        app.said = screen_text(app)

    assert "The table has been closed." in show(local.clients[0], script).said


def test_what_comes_after_a_round_is_told_when_its_table_has_been_read():
    local = academy()

    async def script(app: Any, pilot: Any) -> None:
        screen = app.screen
        await to_the_end_of_the_round(app, pilot, local)
        app.held = (
            screen.presenter.queue.held,
            screen.presenter.told < screen.presenter.narration.events,
            bool(screen.presenter.question.legal),
        )
        await pilot.press("space")
        await until(pilot, lambda: screen.presenter.told == screen.presenter.narration.events)

    assert show(local.clients[0], script).held == (True, True, False)


async def to_the_end_of_the_duel(app: Any, pilot: Any, local: LocalTable) -> None:
    """Anna is asked last: when she lays nothing more, the duel is over."""
    replica = local.clients[0].state.games.replica
    while not any(board("nobles").round_ends(event) for event in replica.log[app.start :]):
        act(local.clients[replica.to_act[0]], -1)
    app.look_again()
    while "parts" not in [key for _, key, _ in app.tops] or app.screen.presenter.telling:
        told = app.screen_stack[-1], app.screen_stack[0].presenter.told
        app.tops.append((type(told[0]), replica.log[told[1] - 1].key, screen_text(app)))
        await pilot.pause(0.05)


def test_a_duel_ends_on_the_board_with_the_sum_that_decides_and_r_shows_its_table():
    local = before_the_end_of_a_duel()
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        app.start, app.settings.lone_done = len(replica.log), False
        app.tops = []
        await to_the_end_of_the_duel(app, pilot, local)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RecapDialog))
        app.again = screen_text(app)

    app = show(local.clients[0], script, (120, 40), pause=0.1)
    assert {top for top, _, _ in app.tops} == {GameScreen}, "nothing lies over the cards"
    parting = [seen for _, key, seen in app.tops if key == "parts"]
    assert parting
    assert all(re.search(r"\w+[♥♦♣♠] \d+ ━━ BEATS ━━ \d+ \w+[♥♦♣♠]", seen) for seen in parting)
    for text in ("The duel of", "strength", "total", "Stamina left", "Enter continue  ", "  r shows this again "):
        assert text in app.again


def test_columns_of_a_table_stand_under_their_heads():
    tally = Tally("T", ["who", "sum"], [[mark(0), "−12"], [mark(1), "3"]], ["a note"])
    assert tally_text(tally, ["Anna", "Bo"]).plain == "who   sum\nAnna  −12\nBo      3\n\na note"


def test_signs_of_rows_stand_before_their_column_and_keep_it_aligned():
    rows = [["jousts", "+3"], ["quests", "0"], ["total", "+3"]]
    tally = Tally("T", ["", "sum"], rows, signs=[("J", "jousts"), ("", "")])
    assert tally_text(tally, []).plain == "          sum\nJ jousts   +3\n  quests    0\n  total    +3"
    told = tally._replace(head=["", "show"], signed=1)
    assert tally_text(told, []).plain.splitlines()[1] == "jousts    J +3"
    assert tally_lines(tally, []) == tally_lines(tally._replace(signs=()), [])


def test_signs_that_would_make_a_table_too_wide_are_left_out():
    tally = Tally("Title", ["who", "why"], [["Anna", "y" * 68]], signs=[("S", "gold")])

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna"], "keys"))
        await pilot.pause(0.05)
        app.narrow = screen_text(app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause(0.05)
        app.wide = screen_text(app)

    app = show(LocalTable("Anna", game="nobles").clients[0], script, (80, 24))
    assert f"Anna  {'y' * 68}" in app.narrow
    assert "S Anna" in app.wide


def stamp(wide: int, high: int) -> Canvas | None:
    """A picture of 30 columns by 3 rows."""
    if wide < 30 or high < 3:
        return None
    drawn = Canvas(30, 3)
    for row in range(3):
        drawn.put(0, row, f"picture {row}".ljust(30, "."))
    return drawn


@pytest.mark.parametrize(
    ("size", "cell", "place"),
    [((80, 24), "y", "beside"), ((80, 24), "y" * 60, "below"), ((80, 12), "y" * 60, ""), ((62, 70), "y", "below")],
)
def test_a_picture_stands_beside_the_table_or_below_it_where_there_is_room(size, cell, place):
    tally = Tally("Title", ["who", "why"], [["Anna", cell]] * 2, ["a note"], picture=stamp)

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna"], "keys"))
        await pilot.pause(0.05)
        app.seen = screen_text(app).splitlines()

    seen = show(LocalTable("Anna", game="nobles").clients[0], script, size).seen
    rows = [row for row in seen if "picture" in row]
    assert len(rows) == (3 if place else 0)
    assert any("Anna" in row for row in rows) is (place == "beside")
    assert any("keys" in row for row in seen)


def test_a_track_has_its_sign_and_its_best_stands_out_in_the_table_of_a_round():
    local = academy()
    replica = local.clients[0].state.games.replica
    local.play(lambda replica: any(map(board("academy").round_ends, replica.log)), random.Random(3))
    told = next(at for at, event in enumerate(replica.log, 1) if board("academy").round_ends(event))
    view = View(replica.game, 0, replica.moment(told - 1), replica.log[:told], Words("en"), ["A", "B", "C"])
    tally = board("academy").round_table(view, view.log)
    assert tally.signs[:2] == [("♞", "jousts"), ("╬", "tournaments")]
    jousts, tournaments, *_ = [[cell for cell in row if cell == shade("good bold", "+3")] for row in tally.rows]
    assert (len(jousts), len(tournaments)) == (1, 1)


def test_texts_of_a_table_are_aligned_to_the_left_and_numbers_to_the_right():
    rows = [["Anna", "smith +4", "1"], ["Bo", "horse +2, unicorn +4", "·"]]
    table = tally_text(Tally("T", ["", "by", "spears"], rows), []).plain
    assert table == (
        "      by                    spears\nAnna  smith +4                   1\nBo    horse +2, unicorn +4       ·"
    )


def test_the_heads_of_a_table_keep_the_colours_of_players():
    tally = Tally("Scores", ["", mark(0)], [["jousts", "+3"]])
    assert any(span.style == seat_style(0) for span in tally_text(tally, ["Anna"]).spans)


def test_a_cell_that_is_wider_than_its_screen_is_folded_and_loses_nothing():
    tally = Tally("Round 1", ["", "by"], [["Anna", "…"]], (), [["Anna", "goblin −2, swap +5, unicorn +7"]])
    table = tally_text(tally._replace(rows=tally.whole), [], 24).plain.splitlines()
    assert len(table) > 2
    assert max(map(cell_len, table)) <= 24
    assert " ".join(" ".join(table).split()) == "by Anna goblin −2, swap +5, unicorn +7"


def test_a_note_that_is_wider_than_its_table_is_wrapped_below_it():
    note = " ".join(f"word{number}" for number in range(20))
    tally = Tally("Title", ["who", "sum"], [[mark(0), "−12"], [mark(1), "3"]], [note, f"{mark(1)} again"])

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna", "Bo"], "keys"))
        await pilot.pause(0.05)
        app.seen = [" ".join(row.split("│")[1].split()) for row in screen_text(app).splitlines() if row.count("│") > 1]

    seen = show(LocalTable("Anna", game="nobles").clients[0], script, (80, 24)).seen
    at = seen.index("who sum")
    assert seen[at + 1 : at + 4] == ["Anna −12", "Bo 3", ""]
    assert " ".join(seen[at + 4 : at + 7]) == f"{note} Bo again"


@pytest.mark.parametrize("height", [20, 24])
def test_the_keys_stand_below_a_table_that_is_higher_than_the_screen(height):
    tally = Tally("Title", ["who", "sum"], [[mark(0), str(row)] for row in range(30)], [])

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna"], "Enter continue"))
        await pilot.pause(0.05)
        app.seen = screen_text(app).splitlines()

    seen = show(LocalTable("Anna", game="nobles").clients[0], script, (80, height)).seen
    assert "Enter continue" in seen[-2]
    assert "╰" in seen[-1]


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
