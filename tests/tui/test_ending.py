"""The end of a game: the winner in large, and bars whose lengths are the scores."""

from __future__ import annotations

import asyncio
import random
import re
from itertools import pairwise
from time import monotonic

import pytest
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import OptionList

from core import Outcome
from tests.cases import each_pair
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.course import Course, course_of
from tui.draw.canvas import Canvas
from tui.draw.charts import Curve, Marks, hills, line
from tui.draw.figures import Column, Figures, Player, Terms
from tui.game_view.outcome_text import tally_lines
from tui.input.stale_input import CALM
from tui.screens.game.ending_dialog import EndingDialog
from tui.screens.game.game import GameScreen
from tui.screens.game.result import HIGH, LOW, Broad, End, curves, end_of, overview, ranking
from tui.text import columns
from tui.text.words import Words
from tui.widgets.drawing import Drawing

NAMES = ["Anna", "Boris", "Chloé"]
LOST = Outcome(((1,), (0, 2)), (10, 20, -5), "points")
WHAT_NOW = ("1.", "8.", "the Grail Cup", "swaps", "Look at the table", "Leave the table", "Back to the lobby")
COURSE = Course([1, 1, 2, 2, 2], [(0, 0, 0), (30, 5, 0), (30, 8, 0), (12, 15, -5), (10, 20, -5)])


def end(outcome=LOST, names=NAMES, course=COURSE):
    figures = "Points each {}".format
    return End(outcome, names, course, "Points", lambda part: f"Round {part}", unit="round", of_figures=figures)


def bars(it, share=1.0, ascii_only=False):
    """The rows of the bars."""
    rows = ranking(it, LOW[0], share, ascii_only).text().split("\n")
    return [row for row in rows if row.strip()[:2] in ("1.", "2.", "3.")]


def test_the_winner_stands_in_the_banner_and_has_the_longest_bar():
    canvas = ranking(end(), HIGH)
    assert "B O R I S" in canvas.text()
    assert not canvas.clipped
    first, second, third = bars(end())
    assert first.split()[:4] == ["1.", "B", "Boris", "20"]
    assert second.split()[:4] == ["2.", "A", "Anna", "10"]
    assert third.split() == ["2.", "C", "Chloé", "−5"]
    assert first.count("▆") == pytest.approx(2 * second.count("▆"), abs=1)
    assert len(first) == canvas.width


@pytest.mark.parametrize(("lower", "high"), [(10, 1), (13, 2), (16, 3), (19, 4)])
def test_the_bars_beside_the_curves_are_as_high_as_there_is_room(lower, high):
    said = [Text("Boris has won."), Text("You never led.")]
    drawn = overview(end(), said, (104, Broad(5), lower)).text().split("\n")
    of_bars = [row[:41] for row in drawn[6:]]
    assert sum("█" in row or "▆" in row for row in of_bars) == 2 * high, "Chloé has less than nothing"


def test_a_table_stands_apart_as_far_as_it_has_room_and_its_columns_stay_below_each_other():
    rows = [Text("by     a  total"), Text("Anna   2     12"), Text("Bo    10      4")]
    told = [row.plain for row in columns.spread(rows, 20, 6)]
    assert told == ["by       a    total", "Anna     2       12", "Bo      10        4"]
    assert [row.plain for row in columns.spread(rows, 16, 6)] == [row.plain for row in rows]
    assert max(row.cell_len for row in columns.spread(rows, 80, 6)) == 15 + 2 * 6


def test_bars_below_each_other_do_not_touch():
    text = ranking(end(), LOW[-1]).text()
    assert "▆" in text
    assert "█" not in text


def test_who_has_more_than_at_the_end_has_a_longer_bar_than_others():
    first, second, third = bars(end(), share=0.5)
    assert (first.split()[2:4], second.split()[2:4], third.split()[2:4]) == (
        ["Anna", "30"],
        ["Boris", "8"],
        ["Chloé", "0"],
    )
    assert first.count("▆") == pytest.approx(30 / 8 * second.count("▆"), abs=3)


def test_who_shares_a_victory_shares_the_banner():
    shared = Outcome(((0, 2), (1,)), (7, 3, 7), "shared")
    assert "A N N A" in ranking(end(shared), LOW[0]).text()
    assert "C H L O É" in ranking(end(shared), LOW[0]).text()
    assert [row.split()[0] for row in bars(end(shared))] == ["1.", "1.", "3."]


def test_without_points_and_in_ascii_it_can_be_drawn():
    nothing = Outcome(((0,), (1,), (2,)), (0, 0, -1), "none")
    assert "#" not in "".join(bars(end(nothing), ascii_only=True))
    plain = end(names=["Anna", "Boris", "Cleo"])
    assert ranking(plain, LOW[0], ascii_only=True).text().isascii()
    assert curves(plain, ascii_only=True).text().isascii()


# How it came to that


def finished(game: str, bots: int, seed: int = 3, **table: bool) -> LocalTable:
    """A game of Anna and so many bots that has been played to its end."""
    local = LocalTable("Anna", game=game, seed=seed, **table)
    local.start(bots=bots)
    local.play(lambda replica: False, random.Random(seed))
    return local


def test_while_the_scores_grow_nothing_tells_who_wins():
    first, second, third = bars(end(), 0.25)
    assert [row.split()[1] for row in (first, second, third)] == ["A", "B", "C"]
    assert first.split()[3] == "30"
    head = ranking(end(), LOW[0], 0.25).text()
    assert "Round 1" in head
    assert "B O R I S" not in head
    assert "Round 2" in ranking(end(), LOW[0], 0.8).text()


@pytest.mark.parametrize("rows", [6, 12])
def test_while_the_scores_grow_players_stand_as_they_sit_and_later_figures_are_blank(rows):
    shown = [row for row in curves(end(), rows, 0.7).text().split("\n") if row.strip()]
    letters = [re.findall(r"(?:^ | )([ABC])(?: |$)", row) for row in shown]
    assert [each[0] for each in letters if each] == ["A", "B", "C"]
    assert not re.search(r"−5|\b20\b", "\n".join(shown))


def test_the_curves_end_by_their_letters_the_best_on_top():
    rows = curves(end(), 12).text().rstrip().split("\n")
    assert rows[1].startswith("Points")
    ends = [row.rstrip()[-1] for row in rows[2:-1] if row.rstrip()[-1:] in ("A", "B", "C")]
    assert ends == ["B", "A", "C"]
    assert rows[2].split()[0] == "30"
    assert rows[-2].split()[0] == "0", "what is little below that is told by a minus"
    assert "−" in rows[-2]
    assert rows[-1].split() == ["round", "1", "2"]


def test_where_hills_have_no_room_figures_tell_what_each_had_after_each_part():
    rows = curves(end(), 5).text().rstrip().split("\n")
    assert [row.split() for row in rows[1:]] == [
        ["Points", "each", "1", "─" * 52],
        ["round", "1", "2"],
        ["B", "5", "20"],
        ["A", "30", "10"],
        ["C", "0", "−5"],
        ["leads"],
    ]


def test_figures_mark_who_led_and_no_one_where_all_have_the_same():
    canvas = Canvas(30, 4)
    columns = [Column("1", [0, 0]), Column("2", [3, 5]), Column("3", [8, 8]), Column("4", [9, 8])]
    Figures(30, [Player("A", "seat0"), Player("B", "seat1")], columns, Terms("turn", "leads")).draw(canvas)
    marked = [[cell.character for cell in row[4:] if "on-seat" in str(cell.names)] for row in canvas.rows()]
    assert ["".join(each).split() for each in marked] == [[], ["9"], ["5"], []], "the legend has no player's colour"
    assert canvas.text().split("\n")[3].split() == ["leads"]


@pytest.mark.parametrize("parts", [3, 8, 9, 17, 60])
def test_figures_are_shown_of_parts_whose_numbers_the_distance_divides_and_always_of_the_last(parts):
    canvas = Canvas(40, 2)
    table = Figures(40, [Player("A", "seat0")], [Column(str(at), [at]) for at in range(1, parts + 1)], Terms("turn"))
    table.draw(canvas)
    assert not canvas.clipped
    shown = [int(each) for each in canvas.text().split("\n")[0].split()[1:]]
    assert shown[-1] == parts
    assert shown[:-1] == [*range(table.step, parts, table.step)]


def test_figures_of_parts_that_begin_again_are_shown_at_even_distances():
    canvas = Canvas(40, 2)
    Figures(40, [Player("A", "seat0")], [Column(each, [1]) for each in "123456" * 4], Terms("turn")).draw(canvas)
    assert [each for each in canvas.text().split("\n")[0].split()[1:] if each != "│"] == ["4", "3", "2", "1", "6"]


@pytest.mark.parametrize(("parts", "apart"), [(8, {2}), (11, {1}), (12, {3})])
def test_figures_stand_closer_only_where_all_have_room_by_that(parts, apart):
    canvas = Canvas(40, 3)
    columns = [Column(str(at), [10, 20]) for at in range(1, parts + 1)]
    Figures(40, [Player("A", "seat0"), Player("B", "seat1")], columns, Terms("turn")).draw(canvas)
    row = canvas.text().split("\n")[1]
    found = [each.span() for each in re.finditer(r"\d+", row)]
    assert {after - end for (_, end), (after, _) in pairwise(found)} == apart


def test_a_long_legend_begins_further_left():
    canvas = Canvas(24, 4)
    columns, terms = [Column(each, [1, 2]) for each in "1212"], Terms("turn", "the leader", "new season")
    Figures(24, [Player("A", "seat0"), Player("B", "seat1")], columns, terms).draw(canvas)
    assert not canvas.clipped
    assert canvas.text().rstrip().endswith("the leader  │ new season")


def test_a_line_parts_numbers_that_begin_again():
    canvas = Canvas(40, 3)
    columns, terms = [Column(each, [1]) for each in "123123"], Terms("turn", "leads", "new season")
    Figures(40, [Player("A", "seat0")], columns, terms).draw(canvas)
    heads, _, legend = canvas.text().rstrip().split("\n")
    assert heads.split() == ["turn", "1", "2", "3", "│", "1", "2", "3"]
    assert legend.strip() == "│ new season", "what the line means, and no mark that is not there"
    canvas = Canvas(80, 4)
    hills(canvas, [Curve("A", "seat0", range(60))], Marks([(at / 6, str(1 + at % 3)) for at in range(6)], "turn"))
    assert canvas.text().split("\n")[-1].split() == ["turn", "1", "2", "3", "│", "1", "2", "3"]


def test_a_line_of_few_values_has_its_sign_at_each_of_them():
    canvas = Canvas(40, 5)
    line(canvas, Curve("●", "gold", [9, 5, 1]))
    rows = canvas.text().split("\n")
    assert [row.index("●") for row in rows if "●" in row] == [5, 20, 35]
    assert canvas.text().count("●") == 3


def test_a_line_is_where_its_number_is_and_has_its_colour():
    canvas = Canvas(40, 11)
    line(canvas, Curve("A", "seat0", range(11)))
    rows = canvas.rows()
    assert rows[9][5].names == "seat0"
    assert rows[0][-5].names == "seat0"
    assert "A" in canvas.text().split("\n")[0]


def test_the_highest_number_at_the_side_is_where_a_line_is():
    canvas = Canvas(40, 6)
    line(canvas, Curve("A", "seat0", [99 if at == 31 else at % 7 for at in range(500)]))
    assert canvas.text().split()[0] == "6"


@pytest.mark.parametrize("turns", [2, 9, 12, 19, 40, 140])
def test_what_stands_below_the_curves_stands_at_even_distances(turns):
    canvas = Canvas(72, 6)
    hills(canvas, [Curve("A", "seat0", range(turns))], Marks([(at / (turns - 1), str(at + 1)) for at in range(turns)]))
    row = canvas.text().split("\n")[-1]
    shown = [*map(int, row.split())]
    (step,) = {after - before for before, after in pairwise(shown)}
    assert all(number % step == 0 for number in shown), "round numbers"
    places = [found.start() for found in re.finditer(r"\d+", row)]
    apart = [after - before for before, after in pairwise(places)]
    assert max(apart) - min(apart) <= 1
    assert min(apart) > 4, "so far apart that a column more or less is not seen"


def test_hills_lie_apart_for_readers_without_colours():
    canvas = Canvas(40, 12)
    hills(canvas, [Curve(each, f"seat{at}", [8, 8]) for at, each in enumerate("ABC")])
    blank = [not row[5:8].strip() for row in canvas.text().split("\n")]
    assert [at for at, each in enumerate(blank) if each] == [3, 7, 11], "the marks are below"


@pytest.mark.parametrize(("game", "bots"), [("academy", 2), ("grail", 3), ("nobles", 1), ("histrio", 2)])
def test_the_course_of_a_game_ends_with_its_scores_and_never_goes_back(game, bots):
    local = finished(game, bots, seed=4)
    replica = local.clients[0].state.games.replica
    drawn, outcome = board(game), replica.outcome
    course = course_of(drawn, replica, outcome)
    assert tuple(course.scores[-1]) == outcome.scores
    assert list(course.parts) == sorted(course.parts)
    assert {*course.parts} == {drawn.standing(replica.moment(line)).part for line in range(len(replica.log))} - {0}
    assert tuple(drawn.standing(replica.state).scores) == outcome.scores, "nothing was secret in this game"
    seen = {tuple(drawn.standing(replica.moment(line)).scores) for line in range(len(replica.log))}
    assert {*map(tuple, course.scores)} <= seen


def test_the_scores_grow_until_any_key_and_that_key_does_nothing_else():
    local = finished("nobles", 1)

    async def script(app, pilot):
        def takes_keys():
            return isinstance(app.screen, EndingDialog) and app.screen.fresh.counts(monotonic())

        await until(pilot, lambda: takes_keys() and "Turn" in screen_text(app))
        app.growing = screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: "court has fallen." in screen_text(app))
        app.still, app.over = isinstance(app.screen, EndingDialog), "The game is over" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        app.closed = not isinstance(app.screen, EndingDialog)

    app = show(local.clients[0], script, (120, 40), pause=1.5)  # by themselves they would grow for long
    assert "Turn" in app.growing
    assert "court has fallen." not in app.growing
    assert "The game is over" not in app.growing, "the race is not"
    assert app.over
    assert app.still
    assert app.closed


def test_who_wants_no_motion_sees_the_end_at_once():
    local = finished("nobles", 1)

    async def script(app, pilot):
        app.settings.motion = "off"
        await until(pilot, lambda: "Look at the table" in screen_text(app))
        app.seen = screen_text(app)

    app = show(local.clients[0], script, (120, 40), pause=0.05)
    assert "1." in app.seen
    assert "Stamina, turn by turn" in app.seen


def test_one_enter_too_many_begins_no_other_game_before_the_end_was_seen():
    """Other keys count as soon as the dialog takes keys, and Enter does after some more moments."""
    local = finished("nobles", 1)

    async def script(app, pilot):
        def ended(within):
            return isinstance(app.screen, EndingDialog) and app.screen.fresh.counts(monotonic() - within)

        app.asked = []
        app.session.rematch = lambda: app.asked.append("rematch")
        await until(pilot, lambda: ended(0))
        await pilot.press("enter")
        await pilot.pause()
        app.after_one = isinstance(app.screen, EndingDialog), [*app.asked]
        await until(pilot, lambda: ended(app.patience * CALM))
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, EndingDialog))

    app = show(local.clients[0], script, (120, 40), patience=0.5)
    assert app.after_one == (True, [])
    assert app.asked == ["rematch"]


def test_an_enter_that_is_held_down_on_a_game_that_is_over_shows_the_result_and_begins_no_other():
    """A key repeats after half a second, and then many times a second."""
    local = finished("nobles", 1)

    async def script(app, pilot):
        app.asked = []
        app.session.rematch = lambda: app.asked.append("rematch")
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))
        await pilot.pause(app.patience)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        for wait in (0.3, 0.5, *[0.05] * 12):
            await asyncio.sleep(wait)
            await pilot.press("enter")
        app.held = isinstance(app.screen, EndingDialog), [*app.asked]
        await asyncio.sleep(app.patience * CALM)
        await pilot.press("enter")
        await until(pilot, lambda: app.asked)

    app = show(local.clients[0], script, (120, 40), patience=0.25)
    assert app.held == (True, [])
    assert app.asked == ["rematch"]


def end_seen(seed, size):
    """The rows of the screen at the end of a game of two courts."""
    local = LocalTable("Anna", game="nobles", seed=seed)
    local.start(bots=1)
    local.play(lambda replica: False, random.Random(seed))

    async def script(app, pilot):
        await until(pilot, lambda: "Look at the table" in screen_text(app))
        app.seen = screen_text(app)

    return show(local.clients[0], script, size).seen.split("\n")[: size[1]]


@pytest.mark.parametrize("size", [(60, 24), (62, 70)])
def test_banner_and_curves_are_no_wider_than_a_narrow_screen(size):
    rows = end_seen(1, size)
    assert [row for row in rows if re.search(r"stamina \d+ to \w+(’s)? 0 +│", row)], "\n".join(rows)
    assert [row for row in rows if re.search(r"[▀█] +A +│$", row)], "the curve ends by its letter"


@pytest.mark.parametrize("seed", [1, 3])
def test_the_frame_of_the_end_leaves_no_single_row_beside_it(seed):
    rows = end_seen(seed, (80, 24))
    edges = [at for at, row in enumerate(rows) if row[:1] + row[-1:] in ("╭╮", "╰╯")]
    assert len(rows) - 1 - edges[-1] + edges[0] != 1, "\n".join(rows)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_can_be_done_now_is_in_sight_however_many_play(size):
    local = finished("grail", 7)

    async def script(app, pilot):
        await until(pilot, lambda: all(words in screen_text(app) for words in WHAT_NOW))
        await pilot.press("pagedown")
        await until(pilot, lambda: "Spaces after" in screen_text(app))

    show(local.clients[0], script, size)


@pytest.mark.parametrize(("bots", "language", "proven"), each_pair([2, 3, 4], LANGUAGES, [False, True]))
def test_on_a_low_screen_what_the_scores_are_made_of_is_seen_first(bots, language, proven):
    """The banner is lower or gone, and free rows are fewer, so that bars and table are in sight as the end comes up.
    Proof takes two rows, and a tie one more to explain, which the cards of a proven game may bring or not: so without
    proof there are two less."""
    local = finished("academy", bots, proven=proven)

    async def script(app, pilot):
        await until(pilot, lambda: app.words("table-end-again") in screen_text(app))
        await pilot.pause()
        app.seen = screen_text(app)

    app = show(local.clients[0], script, (80, 24 if proven else 22), language)
    state = local.clients[0].state.games.replica.state
    seen = app.seen[app.seen.index("╭") :]
    for squire in state.squires:
        assert len(re.findall(rf" {'ABCDE'[squire]} +[^\W\d]\w* +[−·\d]", seen)) == 2, seen
    assert app.words("academy-total") in seen
    assert (app.words("table-end-deal", fair="no") in seen) is proven


@pytest.mark.parametrize(("game", "bots"), [("academy", 3), ("grail", 3), ("nobles", 1), ("histrio", 3)])
def test_all_of_the_end_is_in_sight_on_a_low_screen_and_enter_wants_a_rematch(game, bots):
    local = finished(game, bots)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, EndingDialog) and not app.screen.growing)
        await until(pilot, lambda: "Esc look at the table" in screen_text(app))
        scroll = app.screen.query_one(VerticalScroll)
        assert scroll.max_scroll_y == 0
        assert app.screen.query_one("#ranking", Drawing).canvas.width >= 74, "the curves stand beside the bars"
        rows = app.screen.query_one(OptionList)
        assert "Rematch" in str(rows.get_option_at_index(rows.highlighted).prompt)
        assert re.search(r"│ Enter rematch .*│\s*╰", screen_text(app)), "in the last row of the dialog"
        await pilot.press("down")
        await until(pilot, lambda: "Enter back to the lobby " in screen_text(app))
        assert "Esc leave" not in screen_text(app), "keys of the screen below do nothing now"
        await pilot.press("escape")
        await until(pilot, lambda: "Esc leave" in screen_text(app) and "Enter the result" in screen_text(app))
        assert re.search(r"Enter the result .* m rematch .*\? help  Esc leave", screen_text(app))
        await until(pilot, lambda: app.screen.fresh.counts(monotonic()))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))

    show(local.clients[0], script, (80, 24))


def test_the_keys_of_the_end_stand_at_its_right_edge_in_every_size():
    local = finished("nobles", 1)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, EndingDialog) and not app.screen.growing)
        for size in ((120, 40), (80, 24), (160, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
            assert any(re.search(r"Esc look at the table +│$", row) for row in screen_text(app).splitlines())

    show(local.clients[0], script, (80, 24))


@pytest.mark.parametrize("kept", [True, False])
def test_who_leaves_is_told_where_the_game_is_kept_if_it_is(kept):
    local = finished("nobles", 1)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, EndingDialog) and not app.screen.growing)
        app.keeps_games = kept
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, EndingDialog))
        app.screen.action_open("outcome")
        await until(pilot, lambda: "4 Leave the table" in screen_text(app))
        app.seen = screen_text(app)

    seen = show(local.clients[0], script, (80, 24)).seen
    assert re.search(r"4 Leave the table(.*?)\s+│", seen)[1] == (
        ": replay and statistics are under “Finished games”" if kept else ""
    )
    assert "↑↓ 1-4 choose" in seen, "as many digits as choices"


@pytest.mark.parametrize(("game", "bots"), [("academy", 1), ("histrio", 1)])
def test_on_a_narrow_screen_a_table_that_has_no_room_has_a_column_for_each_row(game, bots):
    """Each part of a score begins a row; none of it is prose."""
    local = finished(game, bots)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, EndingDialog) and not app.screen.growing)
        for size, turned in (((66, 66), True), ((120, 66), False), ((66, 66), True)):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
            shown = screen_text(app)
            view = app.screen_stack[-2].view()
            table = board(game).end_table(view)
            parts = [part for part in table.head[1:] if part]
            firsts = [line.strip("│ ").partition("  ")[0] for line in shown.splitlines()]
            assert {part in firsts for part in parts} == {turned}, shown
            assert not any(line in shown for line in tally_lines(table, view.names))

    show(local.clients[0], script, (66, 66))


def test_the_banner_says_in_large_who_has_won():
    for heads, said in ((("", "YOU WON", ""), "Y O U   W O N"), (("", "Boris wins", ""), "B O R I S   W I N S")):
        assert said in ranking(End(LOST, NAMES, COURSE, "Points", str, heads=heads), HIGH).text()


def test_the_banner_says_of_a_draw_once_that_it_is_one():
    drawn = End(Outcome(((0, 1),), (6, 6), ""), NAMES[:2], Course([1], [(6, 6)]), "Points", str,
        heads=["You share the win", "Boris shares the win"], totals=["stamina 6", "stamina 6"], draw="A draw",
    )  # fmt: skip
    assert "A   D R A W" in ranking(drawn, HIGH).text()
    assert "S H A R E" not in ranking(drawn, HIGH).text().replace("   ", " ")
    assert ranking(drawn, HIGH).text().count("stamina 6") == 1


def test_the_banner_says_of_two_of_three_that_they_share_the_win():
    shared = End(Outcome(((0, 1), (2,)), (6, 6, 1), ""), NAMES, Course([1], [(6, 6, 1)]), "Points", str,
        heads=["You share the win", "Boris shares the win", ""], draw="A draw",
    )  # fmt: skip
    said = ranking(shared, LOW[0]).text()
    assert "BORIS SHARES THE WIN" in said.replace("  ", " ")
    assert "DRAW" not in said


@pytest.mark.parametrize("game", ["academy", "nobles"])
def test_the_banner_speaks_to_its_reader(game):
    local = finished(game, 1)
    replica = local.clients[0].state.games.replica
    outcome = replica.outcome
    winner = outcome.ranking[0][0]
    for seat in (winner, 1 - winner, None):
        view = View.of(replica, Words("en"), ["Anna", "Boris"])
        view.seat = seat
        it = end_of(view, replica, outcome)
        assert it.head(winner) == ("YOU WON" if seat == winner else f"{'Anna' if winner == 0 else 'Boris'} wins")
        behind = outcome.scores[winner] - outcome.scores[1 - winner]
        margin = f"you lost by {behind}" if seat == 1 - winner else f"by {behind}"
        kept = "to your 0" if seat == 1 - winner else f"to {'Anna' if winner else 'Boris'}’s 0"
        assert it.margin == (kept if game == "nobles" else margin), "where scores only fall, both numbers are said"


@pytest.mark.parametrize("form", [HIGH, LOW[0], LOW[2]])
def test_the_banner_is_gold_for_who_has_won_and_quieter_for_who_has_lost(form):
    local = finished("nobles", 1)
    replica = local.clients[0].state.games.replica
    winner = replica.outcome.ranking[0][0]
    for seat, ground in ((winner, "on-gold"), (1 - winner, f"wash-seat{winner}"), (None, f"on-seat{winner}")):
        view = View.of(replica, Words("en"), ["Anna", "Boris"])
        view.seat = seat
        rows = ranking(end_of(view, replica, replica.outcome), form).rows()[: form.banner]
        names = {name for row in rows for cell in row for name in str(cell.names).split()}
        grounds = names & {"on-gold", f"on-seat{winner}", f"wash-seat{winner}"}
        assert grounds == {ground}, (seat, names)


def test_where_there_is_room_the_banner_has_its_crown():
    named = end(names=["Anna", "Boris", "Chloé"])
    heights = [ranking(named, form).height for form in (HIGH, *LOW)]
    assert heights == sorted(heights, reverse=True)
    for form in (HIGH, *LOW):
        canvas = ranking(named, form)
        assert not canvas.clipped
        assert ("B O R I S" in canvas.text()) is (form.banner > 0)
        assert not form.banner or ("█" in canvas.text().split("\n")[form.banner // 2]) is (form.banner > 1)
        assert ("Round" in ranking(named, form, 0.3).text()) is (form.banner > 0)


def test_the_banner_says_the_winners_score_with_its_unit_in_the_middle():
    totals = ["10 points", "20 points", "−5 points"]
    it = End(LOST, NAMES, COURSE, "Points", str, totals=totals, margin="you lost by 10")
    high, low = (ranking(it, form).text().split("\n")[: form.banner] for form in (HIGH, LOW[0]))
    assert [bool(re.search(r"\w{3}", row) or "B O" in row) for row in high] == [False, True, False, True, False]
    assert "20 points  ·  you lost by 10" in high[3]
    assert re.search(r"B O R I S +· +20 points", low[1])


def test_where_scores_only_fall_the_banner_says_both_and_each_player_has_a_full_bar_of_their_own():
    outcome, course = Outcome(((0,), (1,)), (2, 0), ""), Course([1, 2], [(8, 6), (2, 0)])
    totals, of = ["stamina 2", "stamina 0"], ["of 8", "of 6"]
    it = End(outcome, NAMES[:2], course, "Stamina", str, totals=totals, margin="to Boris’s 0", full=[8, 6], of_full=of)
    shown = ranking(it, LOW[0]).text()
    assert "stamina 2 to Boris’s 0" in shown
    first, second = (row for row in shown.split("\n") if " of " in row)
    assert (first.split()[3:6], second.split()[3:6]) == (["2", "of", "8"], ["0", "of", "6"])
    bars = [len(row.split()[6]) for row in (first, second)]
    assert bars[0] == bars[1]


def test_what_has_no_room_in_the_banner_is_left_out_from_the_end():
    long = ["Anna", "Boris the very long name of a knight", "Chloé"]
    it = End(LOST, long, COURSE, "Points", str, totals=["", "20 points", ""], margin="you lost by 10")
    canvas = ranking(it, LOW[0])
    assert not canvas.clipped
    assert "BORIS THE VERY LONG NAME OF A KNIGHT  ·  20 points" in canvas.text()
    assert "lost" not in canvas.text()


def test_strips_are_of_one_height_and_one_scale():
    rows = curves(end(), 12).text().split("\n")
    tops = [at for at, row in enumerate(rows) if row.rstrip()[-1:] in ("A", "B", "C")]
    assert len({after - before for before, after in pairwise(tops)}) == 1
    assert [rows[at].split()[0] for at in tops] == ["30"] * 3
    assert [rows[at - 2].split()[0] for at in tops[1:]] == ["0"] * 2, "a free row is between two"


def test_each_of_two_players_has_a_strip_of_the_course():
    two = end(Outcome(((1,), (0,)), (10, 20), "points"), NAMES[:2], Course([1, 2], [(0, 0), (10, 20)]))
    canvas = curves(two)
    rows = [
        {str(cell.names).split()[0] for cell in row[5:-4] if cell.character in "▁▂▃▄▅▆▇█"}
        for row in canvas.rows()[2:-1]
    ]
    assert {"seat0"} in rows
    assert {"seat1"} in rows
    assert {"seat0", "seat1"} not in rows


def test_hills_stand_on_zero_although_no_score_has_been_so_low():
    two = end(Outcome(((1,), (0,)), (5, 8), "points"), NAMES[:2], Course([1, 2], [(8, 8), (5, 8)]))
    scales = [row.split()[0] for row in curves(two).text().split("\n") if row.strip()[:1].isdigit()]
    assert scales[:4] == ["8", "0", "8", "0"]


@pytest.mark.parametrize("turns", [9, 17, 33, 41, 47])
def test_the_numbers_below_hills_lie_as_far_from_each_other_as_their_texts_say(turns):
    canvas = Canvas(36, 8)
    marks = [(at / turns, str(at + 1)) for at in range(turns + 1)]
    hills(canvas, [Curve(letter, "seat0", range(9)) for letter in "AB"], Marks(marks))
    shown = [at for at, cell in enumerate(canvas.rows()[-1]) if cell.character.isdigit()]
    starts = [at for at in shown if at - 1 not in shown]
    assert len({after - before for before, after in pairwise(starts)}) == 1


def test_at_the_end_only_the_highest_score_has_the_whole_bar_and_its_row_is_gold():
    close = Outcome(((1,), (0,), (2,)), (499, 500, 10), "race")
    first, second, _ = (row for row in ranking(end(close), LOW[0]).rows() if any(c.character == "▆" for c in row))
    whole, almost = (sum(cell.character == "▆" for cell in row) for row in (first, second))
    assert whole == almost + 1
    golden = [any("wash-gold" in str(cell.names) for cell in row) for row in (first, second)]
    assert golden == [True, False]
