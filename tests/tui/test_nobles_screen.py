"""Duelling Nobles on the screen: each step of a turn as people see it, and what must be found there at a glance."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from rich.cells import cell_len

import core
from core.games.nobles.actions import Challenge, Done, Favour, Keep, Lay, Substitute
from tests.games.nobles.table import GAME, Table, card
from tests.tui.local import screen_text, show
from tui.boards import View, board
from tui.canvas import Canvas
from tui.screens.game import hand_room
from tui.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
NAMES = ["Anna", "Boris"]
BOARD = board("nobles")


class Sitting:
    """A person who sits before one copy of the game and answers nothing."""

    status, trouble, name = "open", "", "Anna"

    def __init__(self, replica, names=NAMES):
        self.mirror = SimpleNamespace(
            replica=replica, chat=[], pending=None, rejected="", is_host=True, lobby=SimpleNamespace(game="nobles"),
            welcome=SimpleNamespace(table="Anna's table"), names=lambda: names, away=lambda: [False, False],
        )  # fmt: skip


def press(*keys):
    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return script


def seen(replica, *keys, size=(80, 24), **more):
    return show(Sitting(replica), press(*keys), size, **more).seen


def view(replica, cursor=None, plain=False):
    legal = list(replica.legal())
    chosen = legal[cursor] if cursor is not None else None
    return View.of(replica, Words("en", plain), NAMES, legal=legal, cursor=chosen, ascii_only=plain)


def answers(replica):
    now = view(replica)
    return [BOARD.plain(now, BOARD.answer(now, action)) for action in now.legal]


def question(replica):
    now = view(replica)
    return BOARD.plain(now, BOARD.ask(now))


def told(replica):
    now = view(replica)
    return [line for event in replica.log if (line := BOARD.plain(now, BOARD.line(now, event)))]


def rich_table(**more):
    """A position in which every step has something to offer."""
    position = {
        "courts": ("Kh Qd Jc", "Ks Qs Js"), "hands": ("9h 2c Ad 7c 5s", "10s 5d As 8s"), "coins": (6, 3),
        "wounds": {"Kh": 1, "Qs": 1}, "armour": {"Kh": "3h", "Js": "2s"}, "favours": ("8d", "4c"),
        "discard": "6h 4d Ac", "fallen": "Kc", "number": 14, "last_duel": 12,
    }  # fmt: skip
    return Table(**{**position, **more})


# --- Pictures of each step ---


def courts_chosen():
    dealer = core.Dealer(GAME, 2, {}, bytes(32), script=[[card(s) for s in ("Kh", "Qd", "Jc", "Ks", "Qs", "Js")], []])
    replica = core.Replica(GAME, 0, dealer.snapshot(0))
    replica.follow(dealer.act(0, Keep(card("Qd"))).report(0))
    replica.follow(dealer.act(1, dealer.legal(1)[0]).report(0))
    return replica


def favour():
    return rich_table().replicas[0]


def look():
    table = rich_table()
    table.do(Favour(card("5s")))
    return table.replicas[0]


def buy():
    return rich_table(courts=("Kh Jc", "Ks Qs Js"), ask="buy").replicas[0]


def tithe():
    return rich_table(ask="tithe").replicas[0]


def equip():
    return rich_table(ask="equip").replicas[0]


def challenge():
    return rich_table(ask="challenge").replicas[0]


def substitute():
    table = rich_table(ask="challenge")
    table.do(Challenge(card("Kh"), card("Js")))
    return table.replicas[1]


def duel(*more, luck=(4, 6, 5)):
    """The king of hearts against the jack of spades."""
    table = rich_table(ask="challenge", luck=luck)
    table.do(Challenge(card("Kh"), card("Js")), Done(), *more)
    return table


def challenger_arms():
    return duel().replicas[0]


def challenged_arms():
    return duel(Lay(card("9h")), Done(), Lay(card("10s"))).replicas[1]


def aces():
    return duel(Lay(card("Ad")), Done()).replicas[1]


def after_the_duel():
    return duel(Lay(card("9h")), Done(), Lay(card("10s")), Lay(card("8s")), Done()).replicas[1]


def spectator():
    return duel(Lay(card("9h")), Done()).replicas[None]


def over():
    table = Table(("Kh Qd", "Js"), ("9h", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5), number=31)
    table.duel("Kh", "Js", "9h", "5d")
    return table.replicas[0]


PICTURES = {
    "court": (courts_chosen, (), ["Your court: keep 2 more.", "the courts are chosen", "▒▒▒▒▒▒▒▒"]),
    "favour": (favour, (), ["► favour ♥♣♠", "9♥: heal K♥, wounds 1 → 0", "can bear 6", "used for favours 8♦"]),
    "look": (look, (), ["hand 4 10♠ 5♦ A♠ 8♠", "You see the other hand above"]),
    "buy": (buy, (), ["► buy 3 +noble", "a noble, coins 6 → 1"]),
    "tithe": (tithe, (), ["► tithe K♥", "K♥: wounds 1 → 2 of 3, coins 6 → 7"]),
    "equip": (equip, (), ["► equip", "2♣ on Q♦: 12 → 14", "3♥ from K♥ to Q♦: 12 → 15"]),
    "challenge": (challenge, ("right", "down"), ["► challenge", "Q♦ 12+□ challenges Q♠ 12+□", "═"]),
    "substitute": (substitute, (), ["send K♠ 16+□□, coins 3 → 1", "no substitute: J♠ 16+□ accepts"]),
    "challenger arms": (challenger_arms, (), ["9♥: +9 +2 suit, 29 → 40", "A♦: fatal, same colour", "29 : 21"]),
    "challenged arms": (challenged_arms, (), ["8♠: +8 +2 suit, 33 → 43", "33 : 40"]),
    "aces": (aces, (), ["A♠: fatal, same suit: beats their ace", "10♠: adds nothing, an ace decides"]),
    "after the duel": (after_the_duel, (), ["last duel: J♠ won, 43 : 40", "K♥ took a wound"]),
    "spectator": (spectator, (), ["Boris may lay weapons…", "K♥ leads, 40 : 21"]),
    "end": (over, (), ["The other court has fallen: Anna wins.", "1.  Anna  5"]),
}


@SIZES
@pytest.mark.parametrize("name", PICTURES)
def test_picture(name, size, snapshot):
    replica, keys, wanted = PICTURES[name]
    shown = seen(replica(), *keys, size=size)
    assert [text for text in wanted if text not in shown] == []
    assert shown == snapshot


def test_explain_tells_the_card_and_lists_what_lies_open(snapshot):
    shown = seen(favour(), "i", size=(100, 40))
    assert "Discard, latest first (3): A♣ 4♦ 6♥" in shown
    assert "Nobles out of the game (1): K♣" in shown
    assert "The favour of hearts: heal one wound" in shown
    assert shown == snapshot


def test_explain_without_a_cursor_still_lists_what_lies_open():
    assert "Discard, latest first (3): A♣ 4♦ 6♥" in seen(spectator(), "i", size=(100, 40))


def test_help_tells_how_it_differs_and_that_aces_of_the_suit_tie():
    shown = seen(favour(), "question_mark", "end", size=(100, 100))
    assert "HOW THIS DIFFERS FROM THE PUBLISHED GAME" in shown
    assert "Two aces then always tie" in shown
    assert "[R 9] No weapons are dealt at the start" in shown


def test_no_line_of_the_tables_in_the_help_is_too_long_for_the_smallest_screen():
    lines = Words("en")("nobles-help").splitlines()
    assert [line for line in lines if line.startswith("  ") and cell_len(line) > 72] == []


def test_ascii_only_reaches_every_text(snapshot):
    shown = seen(challenger_arms(), ascii_only=True)
    assert shown.isascii()
    assert "9h: +9 +2 suit, 29 > 40" in shown
    assert seen(challenger_arms(), "i", ascii_only=True).replace("▁", "").isascii()
    assert shown == snapshot


# --- What must be found at a glance ---


def drawing(replica, size=(80, 11), cursor=None):
    canvas = Canvas(*size)
    BOARD.draw(view(replica, cursor), canvas)
    return canvas.text()


def test_a_duel_is_spelled_out_as_sums():
    shown = drawing(challenged_arms())
    assert "K♥ 13 + armour 3 + queen 3 + roll 4 + 6 = 29" in shown
    assert "+ 9♥ 9 + suit 2 = 40" in shown
    assert "J♠ 11 + armour 2 + queen 3 + roll 5 = 21" in shown
    assert "+ 10♠ 10 + suit 2 = 33" in shown


def test_a_duel_is_a_table_where_there_is_room():
    rows = {row[41:54].strip(): row[54:] for row in drawing(challenged_arms(), (82, 20)).splitlines()}
    assert rows["queen’s help"].split() == ["+3", "+3"]
    assert rows["dice"].split() == ["[4]", "[6]", "[5]"]
    assert rows["total"].split() == ["=", "40", "=", "33"]


def test_both_duellists_step_forward_and_so_does_a_substitute():
    assert drawing(challenger_arms()).count("╔") == 2
    table = rich_table(ask="challenge")
    table.do(Challenge(card("Kh"), card("Js")))
    raised = [row for row in drawing(table.replicas[1], cursor=0).splitlines() if "║" in row]
    assert any("K♠" in row for row in raised)
    assert not any("J♠ 11" in row.split("║")[1] for row in raised)


def test_the_duel_under_way_reads_the_same_without_its_log():
    table = duel(Lay(card("9h")))
    fresh = core.Replica(GAME, 0, table.dealer.snapshot(0))
    assert not fresh.log
    assert drawing(fresh) == drawing(table.replicas[0])


@pytest.mark.parametrize(
    ("mine", "theirs", "verdict"),
    [
        ("9h", "As", ["last duel: J♠ won by an ace", "K♥ took a wound"]),
        ("Ad", "", ["last duel: K♥ won by an ace", "J♠ took a wound"]),
        ("9h", "10s 5d", ["last duel: K♥ won, 40 : 38", "J♠ took a wound"]),
    ],
)
def test_the_last_duel_stays_to_be_read(mine, theirs, verdict):
    table = rich_table(ask="challenge", luck=(4, 6, 5))
    table.duel("Kh", "Js", mine, theirs)
    shown = drawing(table.replicas[None])
    assert [text for text in verdict if text not in shown] == []


def test_a_tie_and_who_fell_are_told():
    table = Table(("Kh Jc", "Kd Js"), ask="challenge", wounds={"Kh": 2}, luck=(4, 6, 5, 5))
    table.duel("Kh", "Kd")
    shown = drawing(table.replicas[0])
    assert "last duel: a tie   K♥ fell" in shown
    assert "out of the game 1: K♥" in drawing(table.replicas[0], (82, 23))


def test_a_card_that_was_taken_openly_stays_shown_beside_the_hand():
    table = rich_table()
    table.do(Favour(card("7c"), card("Ac")))
    assert "hand 5 ▒▒▒▒ A♣" in drawing(table.replicas[1])


def test_the_screen_of_another_never_shows_a_hidden_hand():
    shown = drawing(favour(), (82, 23))
    assert not [short for short in ("10♠", "5♦", "8♠") if short in shown]


def test_the_other_hand_stays_open_until_the_looker_goes_on():
    assert BOARD.lingers(view(look()))
    assert not BOARD.lingers(view(favour()))


def test_a_lone_done_says_why():
    table = Table(courts=("Qd Jc", "Ks"), hands=("", "7s"), coins=(0, 1), turn={"tithed": True}, favours=("", "2s"))
    said = []
    for step in ("favour", "buy", "tithe", "equip"):
        table.until(step)
        said.append((question(table.replicas[0]), len(answers(table.replicas[0]))))
    assert said == [
        ("Favour: you have no card of the right suit (♠).", 1),
        ("Buy: nothing more this turn. You have 0 coins.", 1),
        ("Tithe: already taken this turn.", 1),
        ("Equip: you have no armour to lay or move.", 1),
    ]


def test_a_noble_without_usable_weapons_is_told():
    table = Table(hands=("7s", ""), ask="challenge", same_suit=True, luck=(1, 1, 1, 1))
    table.do(Challenge(card("Kh"), card("Ks")))
    assert question(table.replicas[0]) == "Weapons: you have none that K♥ can use. The score is 18 : 18."


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Substitute(card("Qs")), "send Q♠ 12+□, coins 3 → 1"),
        (Done(), "no substitute: J♠ 16+□ accepts"),
    ],
    ids=["substitute", "done"],
)
def test_answers_say_what_they_do(action, expected):
    now = view(substitute())
    assert BOARD.answer(now, action) == expected


def test_left_and_right_change_the_own_noble_and_keep_the_target():
    now = view(challenge())
    at = now.legal.index(Challenge(card("Kh"), card("Qs")))
    assert now.legal[BOARD.walk(now, at, "right")] == Challenge(card("Qd"), card("Qs"))
    assert now.legal[BOARD.walk(now, at, "left")] == Done()


def test_the_log_tells_a_whole_duel():
    lines = told(after_the_duel())
    start = lines.index("Anna’s K♥ challenges Boris’s J♠.")
    assert lines[start:] == [
        "Anna’s K♥ challenges Boris’s J♠.",
        "Boris sends no substitute: J♠ accepts.",
        "K♥ rolls 4 + 6: 29 so far.",
        "J♠ rolls 5: 21 so far.",
        "K♥ uses 9♥: +9 +2 for its suit.",
        "J♠ uses 10♠: +10 +2 for its suit.",
        "J♠ uses 8♠: +8 +2 for its suit.",
        "K♥: 13 + armour 3 + queen 3 + roll 10 + weapons 11 = 40.",
        "J♠: 11 + armour 2 + queen 3 + roll 5 + weapons 22 = 43.",
        "J♠ wins by the higher score: Boris takes 1 coin (now 4).",
        "K♥ is wounded: 2 of 3.",
        "— Turn 15: Boris takes 1 coin (now 5).",
    ]


@pytest.mark.parametrize("held", [1, 6, 8, 9, 33])
def test_a_hand_of_any_size_shows_every_card(held):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)]
    table = Table(hands=(" ".join(faces[:held]), ""))
    hand = BOARD.hand(view(table.replicas[0]), hand_room(80, 24))
    shown = hand.text()
    words = [BOARD.plain(view(table.replicas[0]), short) for short in map(name, faces[:held])]
    assert [short for short in words if short not in shown] == []
    assert hand.width <= 36
    assert hand.height == 7


def name(short):
    return short[:-1] + dict(zip("hdcs", "♥♦♣♠", strict=True))[short[-1]]


@pytest.mark.parametrize("many", [3, 4, 12, 30])
def test_a_long_discard_ends_behind_a_whole_card(many):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)]
    row = drawing(Table(discard=" ".join(faces[:many])).replicas[0]).splitlines()[6]
    shown = row.split(f"discard {many}: ")[1].split()
    latest = [name(short) for short in faces[:many][::-1]]
    assert shown == [*latest[: len(shown) - 1], "…"]


class Measured(Canvas):
    """A canvas that does not bear anything to be cut off."""

    def put(self, x, y, text, names=""):
        assert x >= 0, text
        assert x + cell_len(text) <= self.width, text
        assert 0 <= y < self.height, text
        return super().put(x, y, text, names)


@pytest.mark.parametrize("size", [(80, 11), (82, 20), (82, 23)], ids=str)
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_is_cut_off_not_even_with_the_longest_names(name, size):
    replica = PICTURES[name][0]()
    for plain in (False, True):
        canvas = Measured(*size, plain)
        now = view(replica, plain=plain)
        now.names = ["Wolfram von Esch", "Guillaume de Mac"]
        BOARD.draw(now, canvas)
        assert "Guillaume de Mac" in canvas.text()
