"""Grail Cup on the screen: a picture of each question at both sizes, and what a board must show."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len

import core
from core.games.grail.actions import Curse, Keep, Pass, PlaceDragon, Point, Push, Ride
from core.games.grail.components import ALLIES
from core.games.grail.state import KnightQuestion
from netplay.protocol import Stand
from tests.games.grail.race import GAME, Race
from tests.play import seed_of
from tests.tui.local import LocalTable, screen_text, show
from tui.boards import View, board
from tui.boards.grail_parts import LARGE, SMALL, whereabouts
from tui.canvas import Canvas
from tui.screens.game import hand_room
from tui.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva", "Fred", "Greta", "Hugo")
WORDS = Words("en")
DRAWN = board("grail")


def press(*keys):
    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return script


def table(ask, seats, seed):
    """A table of Grail Cup, played at random until Anna is asked this, in round 2 or later."""
    local = LocalTable(*NAMES[:seats], game="grail")
    local.start()
    local.play(lambda r: r.legal() and r.state.asked[0].ask == ask and r.state.round > 1, random.Random(seed))
    return local


QUESTIONS = {
    "keep": (8, 1, "Keep one ally, face down"),
    "pass": (4, 1, "To the left: Boris is next"),
    "curse": (3, 1, "which ally do you curse?"),
    "point": (5, 2, "whose knight do you point at?"),
    "choose": (6, 1, "which clovers do you look under?"),
    "lay": (4, 2, "which token goes back"),
    "ride": (5, 1, "how far do you"),
    "dragon": (7, 3, "where does the dragon go?"),
    "spear": (4, 7, "Spend a spear to get past?"),
    "steal": (6, 6, "from whom do you take a spear?"),
    "push": (8, 4, "The fake grail: which knight moves 2 back?"),
}
"""Each question: how many players and which seed lead to it, and what the screen then says."""


@SIZES
@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_question(ask, size, snapshot):
    seats, seed, words = QUESTIONS[ask]
    app = show(table(ask, seats, seed).clients[0], press("right"), size)
    assert words in app.seen
    assert app.seen == snapshot


@SIZES
def test_waiting_while_others_choose(size, snapshot):
    app = show(table("pass", 4, 1).clients[0], press("1"), size)
    assert "Waiting for Boris" in app.seen
    assert "passed on" in app.seen
    assert app.seen == snapshot


@SIZES
def test_the_end(size, snapshot):
    local = LocalTable(*NAMES[:5], game="grail")
    local.start()
    local.play(lambda replica: False, random.Random(3))
    app = show(local.clients[0], press("down"), size)
    assert "reaches the finish and wins the Grail Cup" in app.seen
    assert "The numbers are the spaces where the knights ended." in app.seen
    assert app.seen == snapshot


def test_a_spectator_sees_no_ally_that_is_held(snapshot):
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro", game="grail")
    local.clients[3].send(Stand())
    local.start()
    app = show(local.clients[3], press())
    assert "yours" not in app.seen
    assert "in hand" not in app.seen
    assert app.seen == snapshot


def test_explain(snapshot):
    app = show(table("keep", 8, 1).clients[0], press("i"))
    assert "Knights on the same space stand in order" in app.seen
    assert app.seen == snapshot


def test_help_lists_rules_and_rulings():
    app = show(table("keep", 8, 1).clients[0], press("question_mark", "end"), (120, 40))
    assert "[R 9]" in app.seen
    assert "[R 7]" in app.seen


def test_ascii_only(snapshot):
    app = show(table("dragon", 7, 3).clients[0], press(), ascii_only=True)
    board = app.seen.splitlines()[1:12]
    assert all(line.replace("é", "e").isascii() for line in board)
    assert "<&>" in app.seen
    assert " v  c  + " in app.seen
    assert app.seen == snapshot


# What a board shows of a race that is set up


def view_of(race, seat=0, cursor=None, plain=False):
    replica = race.replicas[seat]
    names = NAMES[: len(race.state.at)]
    return View.of(replica, WORDS, names, legal=list(replica.legal()), cursor=cursor, ascii_only=plain)


def drawn(view, size=(80, 12)):
    """The rows of the board, as text."""
    canvas = Canvas(size[0], DRAWN.height(view, *size), view.ascii_only)
    DRAWN.draw(view, canvas)
    return [row.ljust(size[0]) for row in canvas.text().split("\n")]


def at(view, fold, space, size):
    """What is drawn on a space: its three rows."""
    x, y = fold.where(space)
    return [row[x : x + fold.cell - fold.boxed].rstrip() for row in drawn(view, size)[y : y + 3]]


def answers(view):
    return [DRAWN.plain(view, DRAWN.answer(view, action)) for action in view.legal]


def test_the_front_knight_is_named_first_on_a_space():
    race = Race([20, 20, 20, 5], {"squire": 3}, line=[2, 0, 1, 3])
    assert at(view_of(race), SMALL, 20, (80, 12)) == ["", "CAB", "†"]
    assert at(view_of(race), LARGE, 20, (82, 28)) == ["", "CAB", "20 †"]


def test_knights_on_neighbouring_spaces_stay_apart():
    race = Race([20, 20, 20, 21, 21], {"squire": 4}, line=[3, 4, 2, 0, 1])
    assert at(view_of(race), SMALL, 20, (80, 12)) == ["CA", "B", "†"]
    assert at(view_of(race), SMALL, 21, (80, 12)) == ["", "DE", "21"]


def test_eight_on_one_space_are_named_in_full_by_the_list_and_where_there_is_room():
    race = Race([20] * 8, {"squire": 0}, line=[7, 6, 5, 4, 3, 2, 1, 0])
    assert at(view_of(race), SMALL, 20, (80, 12)) == ["HGF", "ED+", "†"]
    assert at(view_of(race), LARGE, 20, (82, 28)) == ["HGFED", "CBA", "20 †"]
    listed = drawn(view_of(race))[9:]
    assert re.findall(r"\d[ ►]([A-H]) ", "".join(listed)) == list("HGFEDCBA")


def test_people_show_space_seal_and_spears():
    race = Race([20, 8, 3], {"squire": 0}, spears=[0, 2, 4], seal=1)
    row = drawn(view_of(race))[9]
    assert row.split("2 B Boris")[1].split()[0] == "8★↑↑"
    assert row.split("3 C Chloé")[1].split() == ["3", "↑4"]


def test_the_dragon_and_the_letters_of_moved_knights():
    race = Race([9, 20, 3], {"horse": 0}, dragon=30).do(Ride(6))
    assert race.told("moves")[0]["end"] == 15
    lines = view_of(Race([9, 20, 3], {"horse": 0, "unicorn": 1, "witch": 2}, dragon=30).do(Curse("squire"), Ride(4)))
    assert at(lines, SMALL, 30, (80, 12))[1] == "<§>"
    assert at(lines, SMALL, 13, (80, 12))[1] == "A"


@pytest.mark.parametrize("size", [(80, 12), (82, 28)], ids=["small", "large"])
@pytest.mark.parametrize(
    ("spears", "marks"),
    [([0] * 3, {13: "▼"}), ([1, 0, 0], {13: "▼", 17: "▼↑"})],
    ids=["stopped by the dragon", "past it with a spear"],
)
def test_the_goal_of_the_answer_under_the_cursor_is_marked(size, spears, marks):
    race = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=spears)
    fold = SMALL if size[0] == 80 else LARGE
    view = view_of(race, cursor=Ride(6))
    assert {space: at(view, fold, space, size)[0] for space in range(51) if at(view, fold, space, size)[0]} == marks


def test_a_goal_does_not_hide_who_stands_there():
    race = Race([18, 20, 20, 20], {"horse": 0}, dragon=30, line=[3, 1, 2, 0])
    assert at(view_of(race, cursor=Ride(2)), SMALL, 20, (80, 12)) == ["DB▼", "C", "†"]


def test_the_cursor_begins_right_ahead_of_the_leader_and_walks_along_the_path():
    race = Race([9, 20, 3], {"wizard": 0}, dragon=30)
    view = view_of(race)
    start = DRAWN.start(view)
    assert view.legal[start] == PlaceDragon(21)
    assert view.legal[DRAWN.walk(view, start, "right")] == PlaceDragon(22)
    assert view.legal[DRAWN.walk(view, start, "left")] == PlaceDragon(19)


def test_knights_are_walked_over_in_the_order_of_the_race():
    view = view_of(Race([9, 20, 3, 15], {"squire": 0}))
    assert view.legal == [Point(1), Point(2), Point(3)]
    assert [view.legal[DRAWN.walk(view, number, "right")] for number in range(3)] == [Point(2), Point(3), Point(1)]


def test_answers_say_what_they_lead_to():
    ride = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=[1, 0, 0])
    assert answers(view_of(ride)) == [
        "Move 2: 11 → 13 (church), second",
        "Move 4: 11 → 13 (church), stopped (↑ 15)",
        "Move 6: 11 → 13 (church), stopped (↑ 17)",
    ]
    assert answers(view_of(ride.do(Ride(6)))) == ["Go past: 17, second; your last spear", "Stop on 13 (church), second"]
    push = Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2))
    assert answers(view_of(push)) == ["Boris: 30 → 28, first", "Chloé: 1 → 0, third"]
    assert DRAWN.plain(view_of(push), DRAWN.ask(view_of(push))) == "The fake grail: which knight moves 2 back?"
    assert view_of(push).legal == [Push(1), Push(2)]


def test_the_calling_shows_who_answered_who_is_called_and_what_is_cursed():
    race = Race([8, 22, 3], {"witch": 0, "squire": 1, "horse": 2}, dragon=49)
    race.do(Curse("horse"), Point(2))
    rows = [row[53:].rstrip() for row in drawn(view_of(race, seat=1))[:9]]
    assert rows[:3] == [" 1 witch     Anna", " 2 squire    Boris →C", " 3 fairy     nobody"]
    assert rows[7] == "►8!horse     Chloé"
    assert rows[8] == " 9 unicorn"


def test_a_swap_is_told_with_both_ways():
    race = Race([9, 20, 3], {"witch": 0, "horse": 1}, dragon=49).do(Curse("horse"))
    view = view_of(race)
    lines = [DRAWN.plain(view, DRAWN.line(view, core.Event(key, args))) for key, args in race.chance.lines]
    assert "8, the horse: Boris!" in lines
    assert "The curse! Anna and Boris swap: Anna 10 → 20, Boris 20 → 10." in lines
    assert "The witch moves on: Anna 20 → 21, first." in lines


def test_what_we_saw_in_the_draft_stays_on_the_board():
    dealer = core.Dealer(GAME, 5, {}, seed_of(3))
    state = dealer.state
    replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in state.seats]

    def act(action):
        seat = dealer.to_act[0]
        step = dealer.act(seat, action)
        for each, replica in enumerate(replicas):
            replica.follow(step.report(each))
        return seat

    def known(seat):
        return whereabouts(View.of(replicas[seat], WORDS, NAMES))

    first, hand = dealer.to_act[0], list(state.pack.faces)
    opened = dict.fromkeys(state.face_up.faces, "open")
    assert known(first) == dict.fromkeys(hand, "hand") | opened
    act(Keep(hand[0]))
    act(Pass("left"))
    assert known(first) == {hand[0]: "mine"} | dict.fromkeys(hand[1:], "passed") | opened
    assert known((first + 1) % 5) == dict.fromkeys(hand[1:], "hand") | opened
    assert known((first + 2) % 5) == opened
    for ally in hand[1:4]:
        act(Keep(ally))
    last = act(Keep(hand[4]))
    assert known(last) == opened | {hand[4]: "mine", hand[5]: "left"}


def table_of(replica, ascii_only=False):
    """The table of the last round, as text, when its end has been told."""
    (end,) = [at for at, event in enumerate(replica.log) if DRAWN.round_ends(event)]
    view = View(GAME, replica.seat, replica.moment(end), replica.log[: end + 1], WORDS, NAMES, ascii_only=ascii_only)
    tally = DRAWN.round_table(view, view.log)
    return [[DRAWN.plain(view, cell) for cell in row] for row in ([tally.title], *tally.rows, tally.notes)]


def test_a_round_that_is_over_is_a_table_of_who_went_where_by_what():
    race = Race([8, 20, 3], {"witch": 0, "horse": 1}, dragon=49, spears=[0, 2, 0])
    replica = race.replicas[2] = core.Replica(GAME, 2, race.dealer.snapshot(2), moments=True)
    race.do(Curse("horse"), Ride(4))
    assert table_of(replica) == [
        ["Round 1 of the race"],
        ["Anna", "9", "21", "swap +11, the curse +1", ""],
        ["Boris", "20", "13", "swap −11, horse +4", "↑↑"],
        ["Chloé", "3", "3", "", ""],
        ["— Round 2. Chloé is first player."],
    ]
    assert table_of(replica, ascii_only=True)[2][3] == "swap -11, horse +4"


def test_the_table_of_a_round_has_room_for_the_longest_way():
    moves = [core.Event("moves", {"seat": 0, "cause": "fake_grail", "start": 9 - at, "end": 7 - at}) for at in range(9)]
    race = Race([9, 20, 3], {"squire": 0})
    how = DRAWN.round_table(view_of(race), moves).rows[1][3]
    assert how.startswith("…, fake grail −2")
    assert cell_len(how) <= 34


def test_cards_beside_the_answers_hold_what_they_say():
    for name in (*ALLIES, "curse", "jump", "boots", "goblin", "bait", "fake_grail", "magnet"):
        race = Race([9, 20, 3], {"squire": 0})
        view = view_of(race)
        race.replicas[0].state.asked[0] = KnightQuestion("point", 0, name)
        text = " ".join(
            row[1:-1].strip() for row in DRAWN.hand(view, hand_room(80, 24)).text().split("\n")[1:-1]
        ).split()
        assert text == WORDS(f"grail-does-{name}").split()
