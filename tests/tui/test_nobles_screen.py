"""Duelling Nobles on the screen: each step of a turn as people see it, and what must be found there at a glance."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from rich.cells import cell_len

import core
from core.games.nobles.actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Keep,
    Lay,
    MoveArmour,
    Substitute,
)
from core.games.nobles.components import rank_of
from core.games.nobles.duel import blow
from netplay.client.state import ClientState
from netplay.protocol.messages import House
from tests.games.nobles.table import GAME, Table, card
from tests.tui.local import press, show
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.nobles.cards import short
from tui.boards.nobles.plan import plan
from tui.draw.canvas import Canvas
from tui.screens.game.room import hand_room
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
NAMES = ["Anna", "Boris"]
BOARD = board("nobles")


class OneCopy(ClientState):
    """A table at which one copy of a game lies, and nothing else is known."""

    is_host = True

    def __init__(self, replica, names):
        super().__init__()
        self._copy, self._names = replica, names
        self.lobby, self.welcome = SimpleNamespace(game="nobles", house=House()), SimpleNamespace(table="Anna's table")

    @property
    def replica(self):
        return self._copy

    def names(self):
        return self._names

    def away(self):
        return [False, False]


class Sitting:
    """A person who sits before one copy of the game and answers nothing."""

    status, trouble, name = "open", "", "Anna"

    def __init__(self, replica, names=NAMES):
        self.state = OneCopy(replica, names)


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


class Watched(Table):
    """A table whose replicas keep every moment, as those of screens do."""

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.replicas = {
            seat: core.Replica(GAME, seat, self.dealer.snapshot(seat), moments=True) for seat in self.replicas
        }


def rich_table(**more):
    """A position in which every step has something to offer."""
    position = {
        "courts": ("Kh Qd Jc", "Ks Qs Js"), "hands": ("9h 2c Ad 7c 5s", "10s 5d As 8s"), "coins": (6, 3),
        "wounds": {"Kh": 1, "Qs": 1}, "armour": {"Kh": "3h", "Js": "2s"}, "favours": ("8d", "4c"),
        "discard": "6h 4d Ac", "fallen": "Kc", "number": 14, "last_duel": 12,
    }  # fmt: skip
    return Watched(**{**position, **more})


# --- Pictures of each step ---


def courts_chosen():
    dealer = core.Dealer(GAME, 2, seed=bytes(32), script=[[card(s) for s in ("Kh", "Qd", "Jc", "Ks", "Qs", "Js")], []])
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
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


def ended():
    """A game in which the court of seat 1 falls."""
    table = Table(("Kh Qd", "Js"), ("9h", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5), number=31)
    table.duel("Kh", "Js", "9h", "5d")
    return table


def over():
    return ended().replicas[0]


PICTURES = {
    "court": (courts_chosen, (), ["Your court: keep 2 more.", "choosing the courts", "╲╱"]),
    "favour": (favour, (), ["► favour ♥♣♠", "9♥: heal K♥, wounds 1 → 0", "can bear 6", "favours ♥ 8♦ ♣ ♠"]),
    "look": (look, (), ["hand 4 10♠ 5♦ A♠ 8♠", "You see the other hand above"]),
    "buy": (buy, (), ["► buy 3 +noble", "a noble, coins 6 → 1"]),
    "tithe": (tithe, ("down",), ["► tithe K♥", "K♥: wounds 1 → 2 of 3, coins 6 → 7"]),
    "equip": (equip, (), ["► equip", "2♣ on Q♦: 12 → 14", "3♥ from K♥ to Q♦: 12 → 15"]),
    "challenge": (challenge, ("right", "down"), ["► challenge", "Q♦ 12+□ challenges Q♠ 12+□", "◄"]),
    "substitute": (substitute, (), ["send K♠ 16+□□, coins 3 → 1", "no substitute: J♠ 16+□ accepts"]),
    "challenger arms": (challenger_arms, (), ["9♥: +9 +2 suit, 29 → 40", "A♦: fatal, same colour", "29 to 21"]),
    "challenged arms": (challenged_arms, (), ["8♠: +8 +2 suit, 33 → 43", "33 to 40"]),
    "aces": (aces, (), ["A♠: fatal, same suit: beats their ace", "10♠: adds nothing, an ace decides"]),
    "after the duel": (after_the_duel, (), ["last duel: J♠ won, 43 to 40", "K♥ took a wound"]),
    "spectator": (spectator, (), ["Boris may lay weapons…", "K♥ leads, 40 to 21"]),
    "end": (over, (), ["The other court has fallen: Anna wins.", "1.  A  Anna   5"]),
}


@SIZES
@pytest.mark.parametrize("name", PICTURES)
def test_picture(name, size, snapshot):
    replica, keys, wanted = PICTURES[name]
    shown = seen(replica(), *keys, size=size)
    assert [text for text in wanted if text not in shown] == []
    assert shown == snapshot


def test_nobody_wounds_his_own_king_by_a_quick_enter():
    """Where the tithe is asked for the cursor begins on going on; elsewhere on the first answer."""
    starts = {}
    for moment in (tithe, favour, buy, equip, challenge, substitute, challenger_arms):
        replica = moment()
        now = View.of(replica, Words("en"), NAMES, legal=list(replica.legal()))
        starts[moment] = BOARD.start(now)
        assert isinstance(now.legal[starts[moment]], Done) == (moment is tithe)
    assert not any(at for moment, at in starts.items() if moment is not tithe)


@pytest.mark.parametrize(
    ("language", "won", "lost", "watched"),
    [
        ("en", "The other court has fallen", "Your court has fallen", "The court of Boris has fallen"),
        ("fr", "L’autre cour est tombée", "Votre cour est tombée", "Boris a perdu sa cour"),
        ("ru", "Двор соперника пал", "Ваш двор пал", "Двор игрока Boris пал"),
        ("uk", "Двір суперника знищено", "Ваш двір знищено", "Двір гравця Boris знищено"),
    ],
)
def test_whoever_looks_hears_whose_court_has_fallen(language, won, lost, watched):
    replicas = ended().replicas
    for seat, said in ((0, won), (1, lost), (None, watched)):
        now = View.of(replicas[seat], Words(language), NAMES)
        why = BOARD.plain(now, BOARD.reason(now, replicas[seat].outcome))
        assert why.startswith(said)
        assert "Anna" in why


def test_explain_tells_the_card_and_lists_what_lies_open(snapshot):
    shown = seen(favour(), "i", size=(100, 40))
    assert "Discard, latest first (3): A♣ 4♦ 6♥" in shown
    assert "Nobles out of the game (1): K♣" in shown
    assert "The favour of hearts: heal one wound" in shown
    assert shown == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_favour_of_spades_showed_stays_in_the_log_and_that_is_said(language):
    table, words = rich_table(), Words(language)
    table.do(Favour(card("5s")))
    seen = table.replicas[0].log
    table.do(Done())
    now = View.of(table.replicas[0], words, NAMES, legal=list(table.replicas[0].legal()))
    assert not now.state.hands[1].known()
    looks = next(event for event in seen if event.key == "looks")
    assert looks in now.log
    assert all(short(now, face) in BOARD.line(now, looks) for face in looks.args["weapons"])
    log = {"en": "your log", "fr": "votre journal", "ru": "вашем журнале", "uk": "вашому журналі"}[language]
    told = [words("nobles-about-favour-spades"), words("nobles-about-done", step="favour"), words("nobles-help")]
    assert all(log in text for text in told)


def test_explain_without_a_cursor_still_lists_what_lies_open():
    assert "Discard, latest first (3): A♣ 4♦ 6♥" in seen(spectator(), "i", size=(100, 40))


def test_help_tells_how_it_differs_and_that_aces_of_the_suit_tie():
    shown = seen(favour(), "question_mark", "end", size=(100, 100))
    assert "HOW THIS DIFFERS FROM THE PUBLISHED GAME" in shown
    assert "Two aces then always tie" in shown
    assert "[R 9] No weapons are dealt at the start" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_tables_in_the_help_is_too_long_for_the_smallest_screen(language):
    lines = Words(language)("nobles-help").splitlines()
    assert [line for line in lines if line.startswith("  ") and cell_len(line) > 72] == []


def test_ascii_only_reaches_every_text(snapshot):
    shown = seen(challenger_arms(), ascii_only=True)
    assert shown.isascii()
    assert "9h: +9 +2 suit, 29 > 40" in shown
    assert seen(challenger_arms(), "i", ascii_only=True).replace("▁", "").isascii()
    assert shown == snapshot


# --- What must be found at a glance ---


def drawing(replica, size=(80, 12), cursor=None):
    canvas = Canvas(*size)
    BOARD.draw(view(replica, cursor), canvas)
    return canvas.text()


BOARDS = {"80x24": (80, 12), "100x30": (100, 18), "118x34": (80, 22), "120x40": (82, 28), "160x50": (122, 38)}
"""The board's columns and rows on a screen of this size."""

every_size = pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)


def sums(replica, size, cursor=None):
    """Both sums as they are drawn: what stands at the left and at the right of each term."""
    found = {}
    for row in drawing(replica, size, cursor).splitlines():
        for term in ("strength", "armour", "queen’s help", "dice", "weapon", "total"):
            left, there, right = row.partition(f" {term} ")
            if there and left.strip() and right.strip():
                found.setdefault(term, []).append((left, right))
    return found


def read(cells, side):
    """One side of a row of the sums, as far as the next wide gap."""
    text = cells[side].strip()
    return text.split("  ")[-1 if side == 0 else 0].strip()


@every_size
def test_a_duel_is_spelled_out_as_two_sums(size):
    rows = sums(challenged_arms(), size)
    both = {term: [(read(cells, 0), read(cells, 1)) for cells in found] for term, found in rows.items()}
    assert ("11", "13") in both["strength"]
    assert ("+2", "+3") in both["armour"]
    assert ("+3", "+3") in both["queen’s help"]
    assert ("[5]", "[4] [6]") in both["dice"]
    assert ("10♠ +10 +2", "9♥ +9 +2") in both["weapon"]
    assert ("33", "40") in both["total"]


@every_size
def test_what_the_weapon_under_the_cursor_would_bring_stands_in_the_sums(size):
    now = view(challenged_arms())
    at = now.legal.index(Lay(card("8s")))
    shown = drawing(challenged_arms(), size, at)
    assert "8♠ +8 +2" in shown
    assert "33 → 43" in shown


@every_size
def test_a_challenge_under_the_cursor_is_drawn_as_the_duel_it_would_be(size):
    now = view(challenge())
    shown = drawing(challenge(), size, now.legal.index(Challenge(card("Jc"), card("Ks"))))
    assert "J♣ against K♠?" in shown
    assert "14+□" in shown
    assert shown.count("►") == 3, "the step that is open, whose turn it is, and the jack"
    assert shown.count("◄") == 1, "the king"


@every_size
def test_the_price_and_the_pile_of_a_purchase_are_shown(size):
    now = view(buy())
    weapon, noble = (drawing(buy(), size, at) for at in (0, 1))
    assert [type(action).__name__ for action in now.legal[:2]] == ["BuyWeapon", "BuyNoble"]
    assert "→ 5" in weapon
    assert "hand 5  → 6" in weapon
    assert "→ 1" in noble
    assert "?" in noble, "the place that the noble would take"


@every_size
def test_the_noble_under_the_cursor_is_drawn_in_the_court_that_is_chosen(size):
    for at, face in enumerate(view(courts_chosen()).legal):
        shown = drawing(courts_chosen(), size, at)
        short = name(f"{face.noble[0].upper()}{face.noble.split('-')[1][0]}")
        assert short in shown, face
    assert short not in drawing(courts_chosen(), size, 0)


@every_size
def test_who_fights_steps_forward_and_so_does_a_substitute(size):
    assert (drawing(challenger_arms(), size).count("►"), drawing(challenger_arms(), size).count("◄")) == (3, 1)
    shown = drawing(substitute(), size, 0)
    assert "K♠" in [short for row in shown.splitlines() if " versus " in row for short in row.split()]
    assert "→ 1" in shown, "what he costs"


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
        ("9h", "10s 5d", ["last duel: K♥ won, 40 to 38", "J♠ took a wound"]),
    ],
)
def test_the_last_duel_stays_to_be_read(mine, theirs, verdict):
    table = rich_table(ask="challenge", luck=(4, 6, 5))
    table.duel("Kh", "Js", mine, theirs)
    shown = drawing(table.replicas[None])
    assert [text for text in verdict if text not in shown] == []


@pytest.mark.parametrize(
    ("court", "equips", "noble", "helps"),
    [
        ("Kh Qd Jc", [Arm("3-diamonds", "king-hearts")], "Kh", (3, 3)),
        ("Kh Kd Jc", [Arm("3-diamonds", "king-hearts")], "Kh", (3, 0)),
        ("Kh Qd Jc", [], "Kh", (0, 3)),
        ("Kh Qd Jc", [Arm("3-diamonds", "jack-clubs")], "Kh", (0, 3)),
        ("Kh Qd Jc", [Arm("2-hearts", "king-hearts")], "Kh", (3, 3)),
        ("Kh Kd Jc", [Arm("2-hearts", "king-hearts")], "Kh", (3, 0)),
        ("Kh Kd Jc", [Arm("2-clubs", "king-hearts")], "Kh", (2, 0)),
        ("Kh Kd Jc", [], "Kh", (0, 0)),
        ("Kh Qd Jc", [Arm("3-diamonds", "queen-diamonds")], "Qd", (4, 0)),
        ("Qh Qd Jc", [], "Qd", (0, 0)),
        ("Kd Qh Jc", [Arm("3-diamonds", "king-diamonds")], "Kd", (4, 3)),
        ("Kd Jh Jc", [Arm("3-diamonds", "king-diamonds")], "Kd", (4, 0)),
    ],
)
def test_what_armour_and_queen_added_is_told_too_where_an_ace_decided(court, equips, noble, helps):
    table = Table((court, "Ks"), ("3d 2h 2c Ad", "5d"), ask="equip", wounds={noble: 1}, luck=(1,) * 4, armour_suit=True)
    table.do(*equips, Done())
    table.duel(noble, "Ks", "Ad")
    assert not any(event.key == "score" for event in table.replicas[None].log)
    now = view(table.replicas[None])
    rows = {name: cells for name, *cells in BOARD.round_table(now, now.log).rows}
    armour, queen = (f"+{each}" if each else "–" for each in helps)
    assert (rows["armour"], rows["queen’s help"]) == ([armour, "–"], [queen, "–"])


def test_armour_that_was_moved_is_that_of_who_wears_it_when_an_ace_decides():
    table = Table(("Kh Qd Jc", "Ks"), ("3d Ad", "5d Ac As"), ask="equip", luck=(1,) * 8)
    table.do(Arm(card("3d"), card("Kh")), Done(), Done())
    table.do(*[Done()] * 5)
    table.do(*[Done()] * 3, MoveArmour(card("Kh"), card("Jc")), Done())
    table.duel("Kh", "Ks", "Ad")
    now = view(table.replicas[None])
    rows = {name: cells for name, *cells in BOARD.round_table(now, now.log).rows}
    assert (rows["armour"], rows["queen’s help"]) == (["–", "–"], ["+3", "–"])
    assert "·" not in str(rows)


def test_a_tie_and_who_fell_are_told():
    table = Table(("Kh Jc", "Kd Js"), ask="challenge", wounds={"Kh": 2}, luck=(4, 6, 5, 5))
    table.duel("Kh", "Kd")
    shown = drawing(table.replicas[0])
    assert "last duel: a tie" in shown
    assert "K♥ fell" in shown
    assert "out of the game 1: K♥" in drawing(table.replicas[0], (82, 28))


def test_a_card_that_was_taken_openly_stays_shown_beside_the_hand():
    table = rich_table()
    table.do(Favour(card("7c"), card("Ac")))
    assert "hand 5 ▒▒▒▒ A♣" in drawing(table.replicas[1])


def test_the_screen_of_another_never_shows_a_hidden_hand():
    shown = drawing(favour(), (82, 28))
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
    assert question(table.replicas[0]) == "Weapons: you have none that K♥ can use. The score is 18 to 18."


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_cards_say_what_they_are_as_long_as_there_is_room(language):
    table, words = Table(hands=("2h 9d 10c 3s 4h 5d 6c", "")), Words(language)
    hand = BOARD.hand(View.of(table.replicas[0], words, NAMES), hand_room(80, 24))
    assert hand.text().count(words("nobles-kind-weapon")) == 5, hand.text()


@pytest.mark.parametrize("held", [1, 6, 7, 8, 9, 14, 33])
def test_a_hand_of_any_size_shows_every_card(held):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)]
    table = Table(hands=(" ".join(faces[:held]), ""))
    hand = BOARD.hand(view(table.replicas[0]), hand_room(80, 24))
    shown = hand.text()
    words = [BOARD.plain(view(table.replicas[0]), short) for short in map(name, faces[:held])]
    assert [short for short in words if short not in shown] == []
    assert hand.width <= 36
    assert hand.height == 7
    assert held == 1 or sum(map(bool, shown.split("\n"))) >= 6, "no rows are left free below it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_covered_nobles_show_their_letter_and_no_piece_of_a_word(language):
    dealer = core.Dealer(GAME, 2, seed=bytes(32), script=[[card(s) for s in ("Kh", "Qd", "Jc", "Ks", "Qs", "Js")], []])
    replica = core.Replica(GAME, 0, dealer.snapshot(0))
    for cursor in range(6):
        now = view(replica, cursor)
        now.words = Words(language)
        names = {now.words(f"nobles-name-{rank}") for rank in ("king", "queen", "jack")}
        shown = BOARD.hand(now, hand_room(80, 24)).text()
        assert set(re.findall(r"[^\W\d_]{2,}", shown)) <= names, shown
        assert now.words(f"nobles-name-{rank_of(now.cursor.noble)}") in shown
        assert all(shown.count(short(now, action.noble)) >= 1 for action in now.legal), shown


def test_the_letters_of_nobles_are_explained_while_a_court_is_chosen():
    drawn = drawing(courts_chosen())
    assert all(text in drawn for text in ("K king 13", "Q queen 12", "J jack 11"))


def in_the_arena(replica, language, rows):
    """The rows between the courts, on a board of 80 columns and so many rows."""
    now, canvas = View.of(replica, Words(language), NAMES), Canvas(80, rows)
    BOARD.draw(now, canvas)
    high = plan(80, rows)
    drawn = [row.ljust(80)[high.side : 80 - high.side] for row in canvas.text().split("\n")[high.top :]]
    return [" ".join(row.split()) for row in drawn]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [12, 18, 22])
def test_reminders_of_the_rules_can_be_read_to_their_end(rows, language):
    early = rich_table(last_duel=0, number=3, discard="", fallen="").replicas[0]
    for replica, names in ((early, ("court", "jack-short", "suit", "ace")), (courts_chosen(), ("suit", "ace"))):
        drawn = " ".join(in_the_arena(replica, language, rows))
        for name in names:
            assert " ".join(Words(language)(f"nobles-aid-{name}", only="none").split()) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [12, 18, 22])
@pytest.mark.parametrize(
    ("options", "only"), [({"same_suit": True}, "suit"), ({"same_colour": True}, "colour")], ids=["suit", "colour"]
)
def test_where_an_option_narrows_the_weapons_that_is_what_one_is_reminded_of(options, only, rows, language):
    words = Words(language)
    said = {which: " ".join(words("nobles-aid-suit", only=which).split()) for which in ("none", only)}
    early = rich_table(last_duel=0, number=3, discard="", fallen="", **options)
    first = core.Dealer(GAME, 2, options, seed=bytes(32)).snapshot(0)
    for replica in (early.replicas[0], core.Replica(GAME, 0, first)):
        drawn = " ".join(in_the_arena(replica, language, rows))
        assert said[only] in drawn
        assert said["none"] not in drawn
    assert ("+2" in said[only]) == (blow(early.state, card("Kh"), card("9h")).suit > 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [12, 22])
def test_piles_have_their_whole_names(rows, language):
    names = [Words(language)(f"nobles-pile-{name}") for name in ("nobles", "weapons", "discard", "fallen")]
    assert in_the_arena(rich_table(last_duel=0).replicas[0], language, rows)[0].split() == names


def name(short):
    return short[:-1] + dict(zip("hdcs", "♥♦♣♠", strict=True))[short[-1]]


@pytest.mark.parametrize("many", [3, 4, 12, 30])
def test_a_long_discard_ends_behind_a_whole_card(many):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)]
    drawn = drawing(Table(courts=("Kh", "Ks"), discard=" ".join(faces[:many])).replicas[0])
    row = next(row for row in drawn.splitlines() if f"discard {many}: " in row)
    shown = row.split(f"discard {many}: ")[1].split("   ")[0].split()
    latest = [name(short) for short in faces[:many][::-1]]
    assert shown == (latest if many < 5 else [*latest[: len(shown) - 1], "…"])


class Measured(Canvas):
    """A canvas that does not bear anything to be cut off."""

    def put(self, x, y, text, names=""):
        assert x >= 0, text
        assert x + cell_len(text) <= self.width, text
        assert 0 <= y < self.height, text
        return super().put(x, y, text, names)


@every_size
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_is_cut_off_not_even_with_the_longest_names(name, size):
    replica = PICTURES[name][0]()
    for plain in (False, True):
        canvas = Measured(*size, plain)
        now = view(replica, plain=plain)
        now.names = ["Wolfram von Esch", "Guillaume de Mac"]
        BOARD.draw(now, canvas)
        assert "Guillaume de Mac" in canvas.text()


@every_size
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_which_court_is_ours_is_said_beside_the_longest_name_too(seat, language, size):
    words, canvas = Words(language), Canvas(*size)
    now = View.of(rich_table().replicas[seat], words, ["Wilhelmina-Annab", "Guillaume de Mac"], away=[True, False])
    BOARD.draw(now, canvas)
    row = next(row for row in canvas.text().splitlines() if " A " in row and " B " in row)
    ours = row[: len(row) // 2]
    assert re.search(rf" {words('nobles-you')}\b", ours), row
    assert now.names[seat][:12] in ours


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [("en", "can bear", "can bear"), ("fr", "endurez", "endure"), ("ru", "вынесете", "вынесет"),
     ("uk", "витримаєте", "витримає")],
)  # fmt: skip
def test_what_a_court_can_bear_is_said_of_you_and_of_the_other_in_their_persons(language, you, other):
    words, canvas = Words(language), Canvas(*BOARDS["160x50"])
    BOARD.draw(View.of(rich_table().replicas[0], words, NAMES), canvas)
    row = next(row for row in canvas.text().splitlines() if "■" in row)
    ours, _, theirs = row.partition("■   ■")
    assert re.search(rf"{words('nobles-you')}\s.*\b{you}\s", ours), row
    assert re.search(rf"\b{other}\b", theirs), row


# --- The mouse ---


def clicked(replica, size=(82, 28), cursor=0):
    """Every answer that can be clicked on the board, and on the hand."""
    now, board, room = view(replica, cursor), Canvas(*size), hand_room(120, 40)
    BOARD.draw(now, board)
    hand = BOARD.hand(now, room)
    places = [(canvas, x, y) for canvas in (board, hand) for x in range(canvas.width) for y in range(canvas.height)]
    return [now.legal[at] for canvas, x, y in places if (at := canvas.answer_at(x, y)) is not None]


@pytest.mark.parametrize("size", [(80, 12), (82, 28)], ids=["80x24", "120x40"])
def test_a_noble_that_is_clicked_challenges_whom_the_cursor_means_and_the_other_way_round(size):
    at = view(challenge()).legal.index(Challenge(card("Qd"), card("Qs")))
    mine = {Challenge(card(noble), card("Qs")) for noble in ("Kh", "Qd", "Jc")}
    theirs = {Challenge(card("Qd"), card(noble)) for noble in ("Ks", "Qs", "Js")}
    assert set(clicked(challenge(), size, at)) == mine | theirs


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
    found = {hand.answer_at(x, y) for x in range(hand.width) for y in range(hand.height)}
    assert found - {None} == {at for at, action in enumerate(now.legal) if isinstance(action, Lay)}


# --- Moments ---


def moment(replica, key, phase, size):
    """What is drawn while the last event of this kind is told."""
    told = max(at for at, event in enumerate(replica.log) if event.key == key)
    news, log = replica.log[told], replica.log[: told + 1]
    now = View(
        replica.game, replica.seat, replica.moment(told), log, Words("en"), NAMES, news=news, phase=phase
    )  # fmt: skip
    canvas = Canvas(*size)
    BOARD.draw(now, canvas)
    return BOARD.frames(news), [tuple(row) for row in canvas.rows()]


def a_fall():
    table = Watched(("Kh Qd", "Js Ks"), ("9h", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5), number=31)
    table.duel("Kh", "Js", "9h", "5d")
    return table.replicas[0]


def a_purchase():
    table = rich_table(courts=("Kh Jc", "Ks Qs Js"), ask="buy")
    table.do(BuyWeapon(), BuyNoble())
    return table.replicas[0]


def chosen():
    dealer = core.Dealer(GAME, 2, {}, seed=bytes(32))
    replica = core.Replica(GAME, 1, dealer.snapshot(1), moments=True)
    while dealer.state.turn.number == 0:
        seat = dealer.to_act[0]
        replica.follow(dealer.act(seat, dealer.legal(seat)[0]).report(1))
    return replica


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
    assert "K♥ leads, 40 to 33" in before
    assert "8♠ +8 +2" not in before
    assert "J♠ leads, 43 to 40" in after
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
