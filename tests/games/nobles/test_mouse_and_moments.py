"""Duelling Nobles on the screen. Clicks, moments and words."""

from __future__ import annotations

import asyncio
import re

import pytest
from rich.text import Text
from textual.app import App

from core.games.nobles.actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Lay,
    Substitute,
)
from tests.games.nobles.screen import (
    BOARD,
    BOARDS,
    NAMES,
    Watched,
    after_the_duel,
    buy,
    challenge,
    challenger_arms,
    chosen,
    drawing,
    duel,
    moment,
    over,
    rich_table,
    tithe,
    view,
)
from tests.games.nobles.table import Table, card
from tests.tui.game_tables import ask, at_table
from tests.tui.local import show, until
from tests.tui.painted import answer_at
from tui.boards import View
from tui.draw.canvas import Canvas
from tui.screens.game.room import hand_room
from tui.text.words import Words
from tui.widgets.answer_rows import Listing
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing

# --- The mouse ---


def clicked(replica, size=(82, 28), cursor=0, selects=False):
    """Every answer that a click on the board or the hand gives, or to which it moves the cursor."""
    now, board, room = view(replica, cursor), Canvas(*size), hand_room(120, 40)
    BOARD.draw(now, board)
    hand = BOARD.hand(now, room)
    places = [(canvas, x, y) for canvas in (board, hand) for x in range(canvas.width) for y in range(canvas.height)]
    spots = [spot for canvas, x, y in places if (spot := canvas.spot_at(x, y)) is not None]
    return [now.legal[spot.answer] for spot in spots if spot.selects == selects]


@pytest.mark.parametrize("size", [(80, 12), (82, 28)], ids=["80x24", "120x40"])
def test_our_noble_that_is_clicked_is_selected_and_theirs_is_challenged(size):
    at = view(challenge()).legal.index(Challenge(card("Qd"), card("Qs")))
    mine = {Challenge(card(noble), card("Qs")) for noble in ("Kh", "Qd", "Jc")}
    theirs = {Challenge(card("Qd"), card(noble)) for noble in ("Ks", "Qs", "Js")}
    assert set(clicked(challenge(), size, at, selects=True)) == mine
    assert set(clicked(challenge(), size, at)) == theirs


@pytest.mark.parametrize("size", [(80, 12), (80, 22), (82, 28), (122, 38)], ids=str)
def test_digits_of_challenges_stand_in_the_table_of_chances_alone_and_those_of_kings_on_their_cards(size):
    assert digits_on(challenge(), size) == [], "each noble is in several challenges"
    assert digits_on(tithe(), size) == ["1"]


def digits_on(replica, size):
    """The digits of answers that stand on the nobles of a board."""
    canvas = Canvas(*size)
    BOARD.draw(view(replica), canvas)
    gold = [cell.character for row in canvas.rows() for cell in row if cell.names == "gold bold"]
    return [character for character in gold if character.isdigit()]


def test_a_click_on_our_noble_challenges_nobody_and_the_next_on_theirs_does():
    local = at_table("nobles", lambda r: ask(r) == "challenge" and len(list(r.legal())) > 4)
    replica = local.clients[0].state.games.replica
    legal = list(replica.legal())
    last = next(each for each in reversed(legal) if isinstance(each, Challenge))

    async def script(app, pilot):
        board = app.screen.query_one("#board", Drawing)

        def places(wanted, selects):
            canvas = board.canvas
            return [
                (x, y) for y in range(canvas.height) for x in range(canvas.width)
                if (spot := canvas.spot_at(x, y)) and spot.selects == selects and wanted(legal[spot.answer])
            ]  # fmt: skip

        async def click(wanted, selects):
            await until(pilot, lambda: bool(places(wanted, selects)))
            await pilot.click(board, offset=places(wanted, selects)[0])

        app.before = replica.seq
        await click(lambda each: isinstance(each, Challenge) and each.noble == last.noble, True)
        app.between, app.cursor = replica.seq, legal[app.screen.answers.cursor]
        await click(lambda each: each == last, False)
        app.picked = replica.seq
        await click(lambda each: each == last, False)

    app = show(local.clients[0], script)
    assert app.picked == app.between == app.before, "nobody chose a target, or only picked one"
    assert app.cursor.noble == last.noble
    assert local.table.play.dealer.steps[app.before].action == replica.game.pack(last)


def test_a_card_with_several_targets_is_selected_and_its_target_takes_it():
    table = Table(courts=("Kh Qd Jc", "Ks"), hands=("3d 2c", ""), ask="equip")
    assert {type(each) for each in clicked(table.replicas[0], selects=True)} == {Arm}
    given = clicked(table.replicas[0])
    assert {each.noble for each in given if isinstance(each, Arm)} == {card("Kh"), card("Qd"), card("Jc")}


@pytest.mark.parametrize("rows", range(2, 12))
def test_no_challenge_is_in_sight_at_every_size_and_on_0(rows):
    now = view(challenge())
    none = now.legal.index(Done())
    assert [BOARD.digit(now, at) for at in range(len(now.legal))] == [*range(1, none + 1), 0]
    keys = [str(BOARD.digit(now, at)) for at in range(len(now.legal))]
    texts = Listing([[Text(cell) for cell in BOARD.cells(now, each)] for each in now.legal], keys)

    class OneList(App):
        def compose(self):
            yield Answers()

    async def run():
        app = OneList()
        async with app.run_test(size=(72, rows)) as pilot:
            for cursor in (0, none // 2, none):
                answers = app.query_one(Answers)
                answers.show(texts, cursor, none)
                await pilot.pause()
                last = answers.query_one(Drawing).canvas.text().splitlines()[min(rows, none + 1) - 1]
                assert last.startswith("0 no challenge")
                answers.cursor = cursor
                assert any(
                    line.startswith(f"{keys[cursor]} ")
                    for line in answers.query_one(Drawing).canvas.text().splitlines()
                )

    asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 12), (82, 28)], ids=["80x24", "120x40"])
def test_decks_are_bought_from_by_clicks(size):
    now = view(buy())
    assert set(clicked(buy(), size)) == set(now.legal[:2])


def test_every_weapon_of_the_hand_is_laid_by_a_click():
    assert set(clicked(challenger_arms())) == {Lay(card(short)) for short in ("9h", "2c", "Ad", "7c", "5s")}


def test_every_card_of_a_large_hand_can_be_clicked():
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)][:20]
    table = Table(courts=("Kh Qd Jc", "Ks"), hands=(" ".join(faces), ""), ask="challenge", luck=(1, 1, 1, 1))
    table.do(Challenge(card("Kh"), card("Ks")))
    now = view(table.replicas[0])
    hand = BOARD.hand(now, hand_room(80, 24))
    found = {answer_at(hand, x, y) for x in range(hand.width) for y in range(hand.height)}
    assert found - {None} == {at for at, action in enumerate(now.legal) if isinstance(action, Lay)}


def a_fall():
    table = Watched(("Kh Qd", "Js Ks"), ("9h", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5), number=31)
    table.duel("Kh", "Js", "9h", "5d")
    return table.replicas[0]


def a_purchase():
    table = rich_table(courts=("Kh Jc", "Ks Qs Js"), ask="buy")
    table.do(BuyWeapon(), BuyNoble())
    return table.replicas[0]


def a_substitute():
    table = rich_table(ask="challenge")
    table.do(Challenge(card("Kh"), card("Js")), Substitute(card("Ks")))
    return table.replicas[1]


def a_card_taken():
    table = rich_table()
    table.do(Favour(card("7c"), card("Ac")))
    return table.replicas[1]


MOMENTS = {
    "court": chosen, "substitute": a_substitute, "takes": a_card_taken, "challenge": duel, "rolls": duel,
    "lays": after_the_duel, "wounded": after_the_duel, "falls": a_fall, "buys-weapon": a_purchase,
    "buys-noble": a_purchase,
}  # fmt: skip


@pytest.mark.parametrize("size", [(82, 28), (122, 38)], ids=["120x40", "160x50"])
@pytest.mark.parametrize("key", MOMENTS)
def test_a_moment_is_drawn_differently_at_its_beginning_its_middle_and_its_end(key, size):
    made = MOMENTS[key]()
    replica = getattr(made, "replicas", {1: made})[1]
    pictures = [moment(replica, key, phase, size) for phase in (0.0, 0.5, 1.0)]
    assert 1 < pictures[0][0] <= 8
    assert pictures[0][1] != pictures[2][1], "the beginning"
    assert pictures[1][1] != pictures[2][1], "the middle"
    assert pictures[0][1] != pictures[1][1], "something goes on"


@pytest.mark.parametrize("size", [(80, 12), (80, 22)], ids=["80x24", "118x34"])
@pytest.mark.parametrize("key", ["rolls", "lays", "wounded", "buys-weapon"])
def test_a_moment_is_seen_on_small_boards_too(key, size):
    made = MOMENTS[key]()
    replica = getattr(made, "replicas", {1: made})[1]
    assert moment(replica, key, 0.0, size)[1] != moment(replica, key, 1.0, size)[1]


def test_a_weapon_counts_when_it_has_been_turned():
    replica = after_the_duel()
    told = max(at for at, event in enumerate(replica.log) if event.key == "lays")
    before, after = (at_moment(replica, told, phase) for phase in (0.0, 1.0))
    assert "K♥ leads by 7" in before
    assert "8♠ +8 +2" not in before
    assert "J♠ leads by 3" in after
    assert "8♠ +8 +2" in after


def test_who_fell_bears_all_wounds():
    assert [row for row in drawing(over(), (82, 28)).splitlines() if "××" in row and "○○○" in row]


def test_dice_that_roll_do_not_show_yet_what_they_will():
    replica = duel().replicas[0]
    told = next(at for at, event in enumerate(replica.log) if event.key == "rolls")
    assert "[4] [6]" in at_moment(replica, told, 1.0)
    assert "[4] [6]" not in at_moment(replica, told, 0.0)


def at_moment(replica, told, phase):
    """The smallest board while this line of the log is told."""
    news, log = replica.log[told], replica.log[: told + 1]
    state = replica.moment(told)
    now = View(replica.game, replica.seat, state, log, Words("en"), NAMES, news=news, phase=phase)
    canvas = Canvas(80, 12)
    BOARD.draw(now, canvas)
    return canvas.text()


def test_duellists_are_painted_as_large_as_there_is_room_for():
    sizes = {size: widest(drawing(challenger_arms(), size)) for size in BOARDS.values()}
    assert list(sizes.values()) == sorted(sizes.values())
    assert sizes[(122, 38)] == 2 * sizes[(82, 28)]


def widest(shown):
    """The columns of the broadest stroke in a picture: half blocks and full ones."""
    return max(len(run) for run in re.findall("[▀▄█]+", shown) if "▀" * 12 not in run)
