"""The answers on the screen: columns, keys on cards, clicks, and what goes on by itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tests.tui.game_tables import ask, at_table, seen
from tests.tui.local import LocalTable, screen_text, show, until
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.game_view.forced import BAR, ForcedSteps
from tui.screens.game.frame import own
from tui.screens.game.game import GameScreen
from tui.text.words import Words
from tui.widgets.answer_rows import Cell, Grid, Listing, Row, Spot, laid_out, neighbour
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.row_spacing import airy, headed, tight

CONSOLE = Console(width=80)


ALL = ("Anna", "Boris", "Chloé")


def listing(*rows: str, shorter: tuple[str, ...] = ()) -> Listing:
    def cells(texts: tuple[str, ...]) -> list[list[Text]]:
        return [[Text(cell) for cell in text.split("|")] for text in texts]

    keys = [str(number) for number in range(1, 1 + len(rows))]
    return Listing(cells(rows), keys, [cells(shorter)] if shorter else [])


def lines(found: Listing, width: int) -> list[str]:
    return [row.line.plain.rstrip() for row in laid_out(found, CONSOLE, width)]


def test_answers_stand_in_columns_as_long_as_there_is_room():
    found = listing("witch|move 1|curse", "princess|a castle", shorter=("witch|1|c", "princess|6"))
    assert lines(found, 40) == ["1 witch     move 1    curse", "2 princess  a castle"]
    assert lines(found, 18) == ["1 witch     1  c", "2 princess  6"], "in fewer words"
    assert lines(found, 14) == ["1 witch    1 c", "2 princess 6"], "closer together"
    assert len(lines(found, 10)) > 2, "in as many rows as they need"


def test_a_long_answer_does_not_part_the_columns_of_the_others():
    found = listing("a|b", "c|d", f"{'long ' * 6}|e")
    assert lines(found, 20)[:2] == ["1 a  b", "2 c  d"]


def test_a_grid_is_walked_by_rows_and_columns():
    cells = [[Cell(3 * row + column, Text(f"{row}{column}")) for column in range(3)] for row in range(2)]
    rows = [((Text(f"row {at}"), Text("more")), each) for at, each in enumerate(cells)]
    answers = [[Text(str(number))] for number in range(7)]
    found = Listing(
        answers, [str(number) for number in range(7)], (), Grid([(Text(each), Text()) for each in "abc"], rows)
    )
    shown = laid_out(found, CONSOLE, 40)
    assert shown[1].line.plain.strip().startswith("row 0 more"), "with what is said beside its head"
    assert [row.line.plain.strip()[:7] for row in laid_out(found, CONSOLE, 22)][1:3] == ["row 0  ", "row 1  "]
    assert min(spot.x for spot in shown[1].spots) > len("row 0 more"), "it stands in the middle of the room"
    assert [len(row.spots) for row in shown] == [0, 3, 3, 1]
    assert [neighbour(shown, at, 1) for at in (0, 1, 5, 6)] == [3, 4, 6, 0]
    assert neighbour(shown, 4, -1) == 1
    assert [len(row.spots) for row in laid_out(found, CONSOLE, 12)] == [1] * 7, "without room it is a list"


def matchups(width: int, answers: int = 4) -> list[Row]:
    """The rows of a grid of two by two answers, of which the fifth would stand below it."""
    cells = [Cell(at, Text(f"{at}0 % "), apart=True) for at in range(4)]
    rows = [((Text(name), Text()), cells[at : at + 2]) for name, at in (("K", 0), ("Q", 2))]
    heads = [(Text(name), Text()) for name in "ab"]
    grid = Grid(heads, rows, [[Text("a note")]], Text("attackers"))
    texts = [[Text(f"answer {at}")] for at in range(answers)]
    return laid_out(Listing(texts, [str(at + 1) for at in range(answers)], (), grid), CONSOLE, width)


def test_a_grid_begins_with_words_before_its_columns_and_its_notes_begin_below_it():
    heads, first, second, *_, note = (row.line.plain for row in matchups(50))
    left = heads.index("attackers")
    assert left < first.index("K") == second.index("Q") < left + len("attackers"), "below the middle of what they are"
    assert heads.index("b") == first.index("10 %") + 2, "the names of the columns stand over the effects"
    assert "1 00 % " in first, "a free column is between a key and a number"
    assert note.index("a note") == left, "nothing stands below the grid"
    *_, last, _, note = (row.line.plain for row in matchups(50, answers=5))
    assert last.index("5 answer") == left
    assert note.index("a note") == left + 2, "below the words of the last answer"


TABLE = [[Text(cell) for cell in row] for row in (("card", "for you"), ("quests 3", "+17"), ("sword 4", "+3"))]
LOOSE = Listing([[Text("a")], [Text("b")]], ["1", "2"], tables=[TABLE], airy=True)


@pytest.mark.parametrize(("width", "gap"), [(40, 4), (20, 3), (19, 2), (18, 1)])
def test_the_columns_of_an_airy_table_stand_apart_as_far_as_there_is_room(width, gap):
    heads, *_ = laid_out(LOOSE, CONSOLE, width)
    assert heads.line.plain.index("for you") - heads.line.plain.index("card") == len("quests 3") + gap
    wider = laid_out(LOOSE._replace(widest=10), CONSOLE, width)[0].line.plain
    assert wider.index("for you") - wider.index("card") == len("quests 3") + (10 if gap == 4 else gap)
    close = laid_out(LOOSE._replace(airy=False), CONSOLE, width)[0].line.plain
    assert close.index("for you") - close.index("card") == len("quests 3") + min(gap, 2)


def test_the_rows_of_an_airy_table_stand_apart_on_a_high_screen_only():
    rows = laid_out(LOOSE, CONSOLE, 40)
    told = [row.line.plain.strip()[:8].strip() for row in airy(rows, 10)]
    assert told == ["card", "", "1 quests", "", "2 sword"]
    assert airy(rows, 9) == rows
    many = [rows[0], *rows[1:] * 4]
    assert airy(many, 10) == many, "a row is free below the last one"
    assert [bool(row.spots) for row in airy([rows[0], *rows[1:2] * 5], 11)] == [False, *[True, False] * 4, True]


def test_what_all_columns_count_stands_above_the_headings_which_stay_with_it():
    titled = LOOSE._replace(title=Text("gain of all three"))
    rows = laid_out(titled, CONSOLE, 40)
    assert [row.line.plain.strip() for row in rows[:2]] == ["gain of all three", "card        for you"]
    told = [row.line.plain.strip()[:8].strip() for row in airy(rows, 10)]
    assert told == ["gain of", "card", "", "1 quests", "", "2 sword"]
    assert [row.line.plain.strip() for row in laid_out(titled, CONSOLE, 18)[:2]] == ["gain of all", "three"]
    assert [bool(row.spots) for row in headed(rows, 2)] == [True, True], "it gives way with them"


def test_headings_give_way_to_answers():
    rows = laid_out(LOOSE, CONSOLE, 40)
    assert headed(rows, 3) == rows
    assert [row.line.plain[:1] for row in headed(rows, 2)] == ["1", "2"]


def test_the_keys_of_a_grid_are_drawn_as_in_a_list():
    first = matchups(50)[1].line
    keys = {first.plain[span.start : span.end] for span in first.spans if span.style == style("gold")}
    assert keys == {"1", "2"}


def test_the_words_before_the_columns_of_a_grid_give_way_to_their_names():
    wide, narrow = ([row.line.plain for row in matchups(width)] for width in (32, 24))
    assert "attackers" in wide[0]
    assert "attackers" not in "".join(narrow)
    assert [len(row.spots) for row in matchups(24)] == [0, 2, 2, 0, 0]


def test_a_list_in_several_columns_begins_where_a_list_does_and_its_keys_are_marked_as_there():
    cells = [Cell(at, Text(f" {at * 10}")) for at in range(2)]
    answers, heads = [[Text("0")], [Text("10")]], [(Text("a"), Text()), (Text("b"), Text())]
    plain = Grid(heads, [((Text(), Text()), cells)])
    grids = plain, plain._replace(flush=True)
    in_middle, flush = (laid_out(Listing(answers, ["1", "2"], (), grid), CONSOLE, 50)[-1] for grid in grids)
    assert min(spot.x for spot in in_middle.spots) > 10
    assert flush.spots[0].x == 0
    assert (in_middle.marked, flush.marked) == ("cursor", "raised")
    (row,) = laid_out(Listing([[Text("0")]], ["1"]), CONSOLE, 50)
    assert (row.marked, [spot.key for spot in row.spots]) == ("raised", [1]) == (flush.marked, [flush.spots[0].key])


def test_the_key_of_the_answer_under_the_cursor_is_on_the_ground_of_the_question():
    local = at_table("histrio", lambda replica: ask(replica) == "travel")

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("down")
        rows = app.screen.query_one(Answers).query_one(Drawing)._rows
        app.grounds = [[cell.ground for cell in row[:3]] for row in rows]

    grounds = show(local.clients[0], script).grounds
    assert [row for row in grounds if any(row)] == [["cursor", "raised", "raised"]]


def test_in_a_grid_the_cursor_covers_an_answer_with_its_key():
    local = at_table("nobles", lambda replica: ask(replica) == "court")

    async def script(app: Any, pilot: Any) -> None:
        row = app.screen.query_one(Answers).query_one(Drawing)._rows[0]
        app.marked = "".join(cell.character for cell in row if cell.ground == "cursor")

    assert show(local.clients[0], script).marked.split()[0] == "1"


def test_one_click_picks_and_the_next_answers():
    local = at_table("histrio", lambda replica: ask(replica) == "travel")
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        seq, answers = replica.seq, app.screen.query_one(Answers)
        await pilot.click(answers, offset=(4, 3))  # below the headings
        assert replica.seq == seq
        assert answers.cursor == 2
        assert "click again" in screen_text(app)
        assert "or click again: " in screen_text(app).splitlines()[-1]
        await pilot.hover(answers, offset=(4, 5))
        assert answers.cursor == 2, "what was picked stays under the cursor"
        await pilot.click(answers, offset=(4, 4))
        assert (replica.seq, answers.cursor) == (seq, 3)
        await pilot.click(answers, offset=(4, 4))
        assert replica.seq > seq

    show(local.clients[0], script, (160, 50))


def test_one_click_answers_where_that_is_wanted():
    local = at_table("histrio", lambda replica: ask(replica) == "travel")
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        seq, app.settings.clicks = replica.seq, "one"
        await pilot.click(app.screen.query_one(Answers), offset=(4, 2))
        assert replica.seq > seq

    show(local.clients[0], script, (120, 40))


@pytest.mark.parametrize("game", ["academy", "nobles"])
def test_the_digit_of_an_answer_is_printed_on_its_card(game):
    wanted = {"academy": "keep", "nobles": "court"}[game]
    local = at_table(game, lambda replica: ask(replica) == wanted, ALL[:2] if game == "nobles" else ALL)
    replica = local.clients[0].state.games.replica
    drawn = board(game)
    view = View.of(replica, Words("en"), ALL, legal=drawn.arranged(replica.legal()))
    canvas = Canvas(94, drawn.height(view, 94, 24))
    drawn.draw(view, canvas)
    cards = canvas.text() + drawn.hand(view, (94, 10)).text()  # dealt nobles lie on the board
    for at in range(len(view.legal)):
        assert f"╰{drawn.digit(view, at)}" in cards, (at, cards)


def test_equal_cards_stand_once_with_their_number():
    local = at_table("academy", lambda replica: ask(replica) == "keep", ALL)
    replica = local.clients[0].state.games.replica
    replica.state.packs[0].faces = ["quests-3", "sword-4", "quests-3", "charity-5", "quests-3"]
    drawn = board("academy")
    view = View.of(replica, Words("en"), ALL)
    hand = drawn.hand(view, (94, 10)).text()
    assert hand.splitlines()[1].count("╭") == 3, "one card each"
    assert "─ ×3 ─" in hand
    assert hand.splitlines()[1].count("quests") <= 1
    listed = [drawn.cells(view, action)[0] for action in drawn.arranged(view.legal)]
    assert listed == ["sword 4", "quests 3 (1 of 3)", "charity 5"], "sorted as the hand is"


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
@pytest.mark.parametrize(
    ("game", "told"),
    [("grail", r"\d+ of 50"), ("histrio", "3 écus"), ("nobles", r"stamina \d+, theirs \d+"), ("academy", "0 points")],
)
def test_the_first_row_says_who_we_are_and_what_we_have(game, told, size):
    people = ALL if game in ("grail", "academy") else ALL[:2]
    local = at_table(game, lambda replica: bool(replica.legal()) and ask(replica) != "court", people)
    first = seen(local.clients[0], size=size).splitlines()[0]
    assert re.search(rf"A {'you ' if size[0] >= 120 else '(you )?'}{told}", first), first


def test_a_single_answer_of_a_list_keeps_its_key_and_its_headings():
    rows = [[Text(f"row {at}"), Text(f"+{at}")] for at in range(3)]
    heads = [Text("choice"), Text("points")]
    notes = [Text("a note")]
    found = Listing(rows, ["1", "2", "3"], [rows], None, [[heads, *rows, notes]]).only(1)
    shown = [row.line.plain for row in laid_out(found.told([Text("what came of it")]), CONSOLE, 60)]
    assert [line.split() for line in shown if line.strip()] == [
        ["choice", "points"], ["2", "row", "1", "+1"], ["what", "came", "of", "it"],
    ]  # fmt: skip
    grid = Listing(rows, ["1", "2", "3"], (), Grid([], []))
    assert grid.only(1) is grid


def test_our_place_is_told_only_where_scores_are_open():
    drawn = board("academy")
    for open_scores in (False, True):
        replica = at_table("academy", lambda replica: ask(replica) == "play", ALL).clients[0].state.games.replica
        view = View.of(replica, Words("en"), ALL)
        view.state.options = type(view.state.options)(open_scores=open_scores)
        view.state.shields[1] = [type_of_shield(view)("quests", 5)]
        assert ("2nd" in own(view, drawn)[0].plain) == open_scores
        assert ("others’ hidden" in own(view, drawn)[0].plain) != open_scores


def type_of_shield(view: View) -> Any:
    from core.games.academy.state import Shield

    return Shield


def test_steps_without_a_choice_stand_in_one_line_until_they_have_been_read():
    steps = ForcedSteps()
    steps.wait("no favour", 10)
    steps.wait("no armour", 10)
    steps.wait("no armour", 10)
    assert steps.line == "no favour · no armour"
    assert steps.waits
    assert steps.bar.count("▮") in (BAR - 1, BAR)
    steps.end()
    assert not steps.waits
    assert steps.many == 2
    steps.forget()
    assert steps.line == ""


def test_a_hint_gives_its_reason_in_words_of_the_game():
    replica = at_table("academy", lambda replica: ask(replica) == "play", ALL).clients[0].state.games.replica
    drawn, track = board("academy"), replica.state.tracks["quests"]
    replica.state.hands[0].faces = ["quests-4"]
    track.walked, track.stacked = [3, 5, 0], [2, 0, 1]
    view = View.of(replica, Words("en"), ALL)
    why = drawn.plain(view, drawn.because(view, view.legal[0]))
    assert why.startswith("you pass Boris on quests, points")
    track.walked = [5, 3, 0]
    assert "you stay ahead of Boris on quests" in drawn.plain(view, drawn.because(view, view.legal[0]))


@pytest.mark.parametrize(("height", "below", "above"), [(5, True, ""), (4, True, "b"), (4, False, ""), (3, True, "b")])
def test_the_only_free_row_of_a_list_lies_below_its_notes_where_it_is_wanted_there(height, below, above):
    texts = [(Text("a"), 0), (Text("b"), 1), (Text(), None), (Text("a note"), None)]
    rows = [Row(text, [] if number is None else [Spot(number, 0, 1, 0)]) for text, number in texts]
    assert tight(rows, height, below=below)[-2].line.plain == above


@pytest.mark.parametrize("steps", [0, 2])
def test_the_cursor_stays_on_its_answer_when_the_look_is_changed(steps):
    """The screen is replaced by one that looks otherwise: Enter must not give another answer there."""

    async def script(app, pilot):
        await pilot.press(*["right"] * steps)
        await until(pilot, lambda: app.screen.answers.cursor == steps)
        named = screen_text(app).splitlines()[-1]
        before = app.screen
        await pilot.press("f2", *["down"] * 5, "right", "escape")
        await until(
            pilot,
            lambda: (
                app.screen is not before
                and isinstance(app.screen, GameScreen)
                and app.screen.answers.cursor is not None
            ),
        )
        assert app.screen.answers.cursor == steps
        assert screen_text(app).splitlines()[-1] == named

    local = LocalTable("Anna", game="nobles")
    local.start(bots=1)
    show(local.clients[0], script)
