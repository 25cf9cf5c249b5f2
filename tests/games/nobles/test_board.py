"""Duelling Nobles on the screen. What the board shows."""

from __future__ import annotations

import re
from itertools import product

import pytest
from rich.cells import cell_len

import core
from core.games.nobles.actions import (
    Arm,
    Challenge,
    Done,
    Favour,
    Lay,
    MoveArmour,
    Substitute,
)
from core.games.nobles.duel import blow
from tests.games.nobles.screen import (
    BOARD,
    BOARDS,
    NAMES,
    PICTURES,
    after_the_duel,
    buy,
    challenge,
    challenged_arms,
    challenged_table,
    challenger_arms,
    courts_chosen,
    drawing,
    duel,
    favour,
    look,
    name,
    over,
    rich_table,
    substitute,
    told,
    view,
)
from tests.games.nobles.table import GAME, Table, card
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.nobles.cards import BACK, NOBLE_BACK, short
from tui.boards.nobles.clicks import answer_about
from tui.boards.nobles.outcome import by_dice, odds
from tui.boards.nobles.plan import plan
from tui.draw.canvas import Canvas
from tui.draw.colours import contrast, rgb
from tui.draw.themes import THEMES
from tui.screens.game.room import hand_room
from tui.text.words import Words, plain


def answers(replica):
    now = view(replica)
    return [BOARD.plain(now, BOARD.answer(now, action)) for action in now.legal]


def question(replica):
    now = view(replica)
    return BOARD.plain(now, BOARD.ask(now))


every_size = pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)


def sums(replica, size, cursor=None):
    """Both sums as they are drawn: what stands at the left and at the right of each term."""
    found, side = {}, plan(*size).side
    for row in drawing(replica, size, cursor).splitlines():
        row = row[side : size[0] - side]
        for term in ("strength", "armour", "queen", "dice", "weapon 1", "total"):
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
    assert ("+3", "+3") in both["queen"]
    assert ("[5]", "[4] [6]") in both["dice"]
    assert ("10♠ +10 +2", "9♥ +9 +2") in both["weapon 1"]
    assert ("33", "40") in both["total"]


@every_size
def test_what_the_weapon_under_the_cursor_would_bring_stands_in_the_sums(size):
    now = view(challenged_arms())
    at = now.legal.index(Lay(card("8s")))
    shown = drawing(challenged_arms(), size, at)
    assert "8♠ +8 +2" in shown
    assert re.search("33 +→ 43", shown)


@every_size
def test_a_challenge_under_the_cursor_is_drawn_as_the_duel_it_would_be(size):
    now = view(challenge())
    shown = drawing(challenge(), size, now.legal.index(Challenge(card("Jc"), card("Ks"))))
    chances = odds(now.state, card("Jc"), card("Ks"))
    assert f"J♣ wins {chances.wins} %, ties {chances.ties} %" in shown
    assert "15–20" in shown
    assert shown.count("►") == 3, "the step that is open, whose turn it is, and the jack"
    assert shown.count("◄") == 1, "the king"


@every_size
def test_the_price_and_the_pile_of_a_purchase_are_shown(size):
    now = view(buy())
    weapon, noble = (drawing(buy(), size, at) for at in (0, 1))
    assert [type(action).__name__ for action in now.legal[:2]] == ["BuyWeapon", "BuyNoble"]
    assert [each.rows[at][1] for each in BOARD.tables(now) for at in (0, 1)] == ["6 → 5", "6 → 1"]
    assert "6 coins" in weapon
    assert "?" in noble, "the place that the noble would take"


@every_size
def test_all_six_nobles_lie_side_by_side_and_those_that_are_kept_are_told_from_the_one_under_the_cursor(size):
    six = [name(each) for each in ("Kh", "Ks", "Qd", "Qs", "Jc", "Js")]
    for at, answer in enumerate(view(courts_chosen()).legal):
        rows = drawing(courts_chosen(), size, at).splitlines()
        (top,) = (row for row in rows if all(f"{short}─" in row or f"{short}━" in row for short in six))
        below = next(row for row in rows if "✓ kept" in row)
        assert top.index(name("Qd")) < below.index("✓ kept") < top.index(name("Qs"))
        chosen = top.index(f"{short_of(answer)}━")
        assert chosen < below.index("▲ keep?") < chosen + 13


def short_of(answer):
    """The short name of the noble that is kept by this answer."""
    return BOARD.plain(view(courts_chosen()), short(view(courts_chosen()), answer.noble))


def test_how_many_nobles_each_player_has_kept_stands_below_their_name():
    assert drawing(courts_chosen()).count("1 of 3 kept") == 2


@every_size
def test_who_fights_steps_forward_and_so_does_a_substitute(size):
    assert (drawing(challenger_arms(), size).count("►"), drawing(challenger_arms(), size).count("◄")) == (3, 1)
    shown = drawing(substitute(), size, 0)
    assert "K♠" in [short for row in shown.splitlines() if " versus " in row for short in row.split()]


def test_the_duel_under_way_reads_the_same_without_its_log():
    table = duel(Lay(card("9h")))
    fresh = core.Replica(GAME, 0, table.dealer.snapshot(0))
    assert not fresh.log
    assert drawing(fresh) == drawing(table.replicas[0])


@pytest.mark.parametrize(
    ("mine", "theirs", "verdict"),
    [
        ("9h", "As", "last duel: J♠ won by an ace"),
        ("Ad", "", "last duel: K♥ won by an ace"),
        ("9h", "10s 5d", "last duel: K♥ won, 40 to 35"),
    ],
)
def test_the_duel_of_the_turn_before_is_told_in_a_row_where_the_log_has_few(mine, theirs, verdict):
    table = rich_table(courts=("Kh Qd", "Ks Js"), ask="challenge", luck=(4, 6, 5))
    table.duel("Kh", "Js", mine, theirs)
    assert drawing(table.replicas[None]).count("last duel") == drawing(table.replicas[None]).count(verdict) == 1
    for large in (BOARDS["120x40"], (62, 36)):
        assert "last duel" not in drawing(table.replicas[None], large), "the log beside or below the board tells it"
    table.until("challenge")
    table.do(Done())
    assert "last duel" not in drawing(table.replicas[None]), "no duel was fought in the turn before"


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
    told = zip(("armour", "queen"), helps, strict=True)
    assert {name: cells for name, cells in rows.items() if name in ("armour", "queen")} == {
        name: [f"+{each}", "–"] for name, each in told if each
    }, "a term that neither side has is left out"


def test_armour_that_was_moved_is_that_of_who_wears_it_when_an_ace_decides():
    table = Table(("Kh Qd Jc", "Ks"), ("3d Ad", "5d Ac As"), ask="equip", luck=(1,) * 8)
    table.do(Arm(card("3d"), card("Kh")), Done(), Done())
    table.do(*[Done()] * 5)
    table.do(*[Done()] * 3, MoveArmour(card("Kh"), card("Jc")), Done())
    table.duel("Kh", "Ks", "Ad")
    now = view(table.replicas[None])
    rows = {name: cells for name, *cells in BOARD.round_table(now, now.log).rows}
    assert rows["queen"] == ["+3", "–"]
    assert "armour" not in rows, "neither side wears any"
    assert "·" not in str(rows)


def test_a_tie_and_who_fell_are_told():
    table = Table(("Kh Jc", "Kd Js"), ask="challenge", wounds={"Kh": 2}, luck=(4, 6, 5, 5))
    table.duel("Kh", "Kd")
    shown = drawing(table.replicas[0])
    assert "last duel: a tie" in shown
    assert "K♥" not in shown.partition("fallen")[0], "it has left its court"
    assert "K♥" in shown.partition("fallen")[2], "and lies on the pile of the fallen"


def test_a_card_that_was_taken_openly_stays_shown_beside_the_hand():
    table = rich_table()
    table.do(Favour(card("7c"), card("Ac")))
    assert "5 cards A♣" in drawing(table.replicas[1])


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


@pytest.mark.parametrize(
    ("hand", "armour", "asked"),
    [
        ("2c", {}, "Equip: lay a 2 or 3 as armour?"),
        ("9c", {"Kh": "3d"}, "Equip: move armour?"),
        ("2c", {"Kh": "3d"}, "Equip: lay a 2 or 3 as armour, or move armour?"),
    ],
)
def test_the_question_about_armour_offers_only_what_can_be_done(hand, armour, asked):
    table = Table(("Kh Qs", "Ks"), (hand, ""), ask="equip", armour=armour)
    assert question(table.replicas[0]) == asked


def test_a_noble_without_usable_weapons_is_told():
    table = Table(hands=("7s", ""), ask="challenge", same_suit=True, luck=(1, 1, 1, 1))
    table.do(Challenge(card("Kh"), card("Ks")))
    assert question(table.replicas[0]) == "Weapons: you have none that K♥ can use. The score is level at 18."


@pytest.mark.parametrize(
    ("luck", "said"),
    [((6, 6, 1), "You lead 25 to 12."), ((1, 1, 6), "You trail 15 to 17."), ((1, 2, 5), "level at 16.")],
)
def test_who_lays_is_told_whether_they_lead(luck, said):
    table = Table(("Kh", "Js"), ("4h", ""), ask="challenge", luck=luck)
    table.do(Challenge(card("Kh"), card("Js")))
    assert question(table.replicas[0]).endswith(said)


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Substitute(card("Qs")), "send Q♠, 12 + 1 die, wins 0\u00a0%, coins 3 → 1"),
        (Done(), "J♠ stays, 16 + 1 die, wins 0\u00a0%"),
    ],
    ids=["substitute", "done"],
)
def test_answers_say_what_they_do(action, expected):
    now = view(substitute())
    assert BOARD.answer(now, action) == expected


def test_left_and_right_change_whom_a_noble_challenges():
    now = view(challenge())
    ours = [each for each in now.legal if isinstance(each, Challenge) and each.noble == card("Kh")]
    at = now.legal.index(ours[0])
    assert now.legal[BOARD.walk(now, at, "right")] == ours[1]
    assert now.legal[BOARD.walk(now, at, "left")] == ours[-1]


def test_challenges_are_a_table_of_chances_by_the_dice():
    now = view(challenge())
    grid = BOARD.grid(now)
    numbers = [number for _, cells in grid.rows for number, _ in cells]
    assert [now.legal[number] for number in numbers] == [each for each in now.legal if isinstance(each, Challenge)]
    assert len(grid.heads) == len(now.state.court(1))
    assert BOARD.grid(view(favour())) is None


def test_a_chance_is_tinted_by_how_good_it_is_and_a_head_is_the_card():
    grid = BOARD.grid(view(challenge()))
    cells = [(number, text) for _, row in grid.rows for number, text in row]
    good = [number for number, text in cells if int(text.split()[0]) >= 60]
    assert good
    assert [number for number, _ in cells if grid.styles[number] == "wash-good bold"] == good
    assert all(grid.styles[number].endswith("-bad") == (int(text.split()[0]) < 40) for number, text in cells)
    assert grid.styles[" Q♠ "] == "spades bold"
    assert not grid.beside, "what a noble brings stands on its card: a head is as wide as its chances"


def test_an_ended_game_says_on_the_board_who_has_won_and_whose_court_has_fallen():
    shown = drawing(over())
    assert "winner" in shown
    assert "defeated" in shown
    assert drawing(over(), (120, 28)).count("fallen") >= 3, "the places of the court that has fallen"


def test_the_wound_of_the_last_duel_is_marked():
    canvas = Canvas(80, 12)
    BOARD.draw(view(after_the_duel()), canvas)
    marked = [cell.character for row in canvas.rows() for cell in row if cell.names == "on-bad bold"]
    assert marked == ["×"]


@pytest.mark.parametrize(
    ("ahead", "dice", "against", "expected"),
    [(0, 1, 1, (42, 17)), (6, 1, 1, (100, 0)), (-6, 1, 1, (0, 0)), (0, 2, 1, (84, 7)), (5, 1, 2, (62, 12))],
)
def test_the_chances_are_those_of_the_dice(ahead, dice, against, expected):
    rolls = list(product(range(1, 7), repeat=dice + against))
    sums = [(ahead + sum(roll[:dice]), sum(roll[dice:])) for roll in rolls]
    counted = (sum(a > b for a, b in sums), sum(a == b for a, b in sums))
    assert by_dice(ahead, dice, against) == tuple(round(100 * each / len(rolls)) for each in counted) == expected


def test_a_weapon_of_the_challenged_says_how_the_duel_ends():
    now = view(challenged_arms())
    said = {action: BOARD.cells(now, action)[-1] for action in now.legal}
    assert {"you win, K♥ wounded", "you lose, J♠ wounded"} <= set(said.values())
    for action, end in said.items():
        table = challenged_table()
        table.do(action)
        if action != Done():
            table.do(Done())
        won = [event.args["seat"] for event in table.replicas[1].log if event.key == "wins"][-1:]
        assert end.startswith("you win" if won == [1] else "you lose" if won else "a tie"), (action, end)


def test_a_weapon_of_the_challenger_leaves_the_end_open():
    now = view(challenger_arms())
    assert {BOARD.plain(now, BOARD.cells(now, action)[-1]) for action in now.legal} == {"then Boris lays"}


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
        "J♠ wins by the higher score: Boris takes 1\u00a0coin (now 4).",
        "K♥ is wounded: 2 of 3.",
        "— Turn 15: Boris takes 1\u00a0coin (now 5).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_cards_say_what_they_are_as_long_as_there_is_room(language):
    table, words = Table(hands=("2h 9d 10c 3s 4h 5d 6c", "")), Words(language)
    hand = BOARD.hand(View.of(table.replicas[0], words, NAMES), hand_room(80, 24))
    assert hand.text().count(words("nobles-kind-weapon")) == 5, hand.text()


def test_small_cards_have_their_keys_in_their_lower_edges():
    table = Table(("Kh", "Ks"), ("2h 9d 10c 3s 4h 5d 6c", ""), ask="challenge", luck=(6, 6, 1, 1))
    table.do(Challenge(card("Kh"), card("Ks")))
    now = view(table.replicas[0])
    now.legal = BOARD.arranged(now.legal)
    rows = BOARD.hand(now, hand_room(80, 24)).text().splitlines()
    assert "".join(re.findall(r"╰(\d)─", rows[2] + rows[5])) == "1234567"


def test_a_fan_that_is_not_asked_for_says_of_all_its_cards_what_they_are_or_of_none():
    few, many = (view(Table(hands=(held, ""), ask="tithe").replicas[0]) for held in ("9h Ad 7c", "9h Ad 7c 2c 5s"))
    few, many = (BOARD.hand(now, hand_room(80, 24)).text() for now in (few, many))
    assert [name in few for name in ("weapon", "ace")] == [True, True]
    assert [name in many for name in ("weapon", "ace", "armour")] == [False] * 3


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
def test_each_noble_that_was_dealt_is_named_whole(language):
    words = Words(language)
    drawn, canvas = View.of(courts_chosen(), words, NAMES), Canvas(80, 12)
    BOARD.draw(drawn, canvas)
    shown = canvas.text()
    for rank in ("king", "queen", "jack"):
        assert len(re.findall(rf"\b{words(f'nobles-name-{rank}')}\b", shown)) == 2


def watched_choice(**options):
    """The choice of the courts as those who watch see it."""
    return core.Replica(GAME, None, core.Dealer(GAME, 2, options, seed=bytes(32)).snapshot(None))


def test_the_letters_of_nobles_are_explained_to_those_who_watch_the_choice_of_courts():
    drawn = drawing(watched_choice())
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
    early = rich_table(last_duel=0, number=3, discard="", fallen="", ask="buy").replicas[0]
    for replica, names in ((early, ("court", "jack-short", "suit", "ace")), (watched_choice(), ("suit", "ace"))):
        if replica is early and rows == 12:
            continue  # the chances of a duel take all the room
        drawn = " ".join(in_the_arena(replica, language, rows))
        for aid in names:
            assert " ".join(Words(language)(f"nobles-aid-{aid}", only="none").split()) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [12, 18, 22])
@pytest.mark.parametrize(
    ("options", "only"), [({"same_suit": True}, "suit"), ({"same_colour": True}, "colour")], ids=["suit", "colour"]
)
def test_where_an_option_narrows_the_weapons_that_is_what_one_is_reminded_of(options, only, rows, language):
    words = Words(language)
    said = {which: " ".join(words("nobles-aid-suit", only=which).split()) for which in ("none", only)}
    early = rich_table(last_duel=0, number=3, discard="", fallen="", ask="buy", **options)
    for replica in ([early.replicas[0]] if rows > 12 else []) + [watched_choice(**options)]:
        drawn = " ".join(in_the_arena(replica, language, rows))
        assert said[only] in drawn
        assert said["none"] not in drawn
    assert ("+2" in said[only]) == (blow(early.state, card("Kh"), card("9h")).suit > 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [12, 22])
def test_piles_have_their_whole_names(rows, language):
    names = [Words(language)(f"nobles-pile-{name}") for name in ("nobles", "weapons", "discard", "fallen")]
    shown = [row.split() for row in in_the_arena(rich_table(last_duel=0).replicas[0], language, rows)]
    if plan(80, rows).card:
        assert shown[0] == names
    else:  # beside the decks, with the number of cards
        assert shown[0] == [*names[:3], "(3)"]
        assert shown[2][-2:] == [names[3], "(1)"]


def listed(replica, pile, size):
    """The rows in which the cards of an open pile are listed, and the column where each begins."""
    side, found = plan(*size).side, list[tuple[int, list[str]]]()
    for row in drawing(replica, size).splitlines():
        inner = row[side : size[0] - side]
        cards = re.search(r"(?:[\dAKQJ]+[♥♦♣♠] ?(?:\+\d+)?)+", inner)
        if cards and (re.match(rf" {pile}  ", inner) or (found and not inner[: cards.start()].strip())):
            found.append((cards.start(), cards[0].split()))
        elif found:
            break
    return found


@pytest.mark.parametrize("many", [1, 4, 5, 12, 30])
def test_where_there_is_little_room_the_latest_of_the_discard_lie_below_its_name_and_number(many):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 10)]
    replica = Table(courts=("Kh", "Ks"), discard=" ".join(faces[:many]), ask="buy").replicas[0]
    rows = drawing(replica).splitlines()[3:]
    column = rows[0].index("discard")
    assert rows[0][column:].startswith(f"discard ({many}) "), "no card: 2 A♥"
    told = rows[1][column:57].split()
    latest = [name(short) for short in faces[:many][::-1]]
    shown = len(told) - 1
    assert told == latest or (told[-1] == f"+{many - shown}" and shown in (3, 4) and told[:-1] == latest[:shown])


def test_the_card_that_the_cursor_would_take_is_the_first_of_the_discard():
    replica = Table(("Kh", "Ks"), ("7c", ""), discard="4d 5d 6d 7d 8d 9d").replicas[0]
    takes = [getattr(each, "target", None) for each in view(replica).legal]
    rows = drawing(replica, cursor=takes.index(card("4d"))).splitlines()[3:]
    assert rows[1][rows[0].index("discard") :].startswith("4♦ 9♦ ")


@pytest.mark.parametrize("size", [size for size in BOARDS.values() if size != BOARDS["80x24"]], ids=str)
@pytest.mark.parametrize("many", [2, 4, 8, 12, 30])
def test_a_long_discard_takes_two_rows_of_as_many_cards_that_begin_in_the_same_column(many, size):
    faces = [f"{value}{suit}" for suit in "hdcs" for value in range(2, 11)]
    replica = Table(courts=("Kh", "Ks"), discard=" ".join(faces[:many]), ask="buy").replicas[0]
    rows = listed(replica, "discard", size)
    latest, told = [name(short) for short in faces[:many][::-1]], [card for _, row in rows for card in row]
    shown = len(told) - 1
    assert told == latest or (told[-1] == f"+{many - shown}" and told[:-1] == latest[:shown])
    assert len(told) > min(many, 13) - 1
    assert len({start for start, _ in rows}) == 1
    if told == latest and len(rows) == 2:
        assert 0 <= len(rows[0][1]) - len(rows[1][1]) <= 1, "no card stands alone"


def test_the_chances_come_before_the_open_piles_where_there_is_not_room_for_all():
    replica = Table(("Kh Qd Jc", "Ks Qs Js"), discard="4d 5d", fallen="Kd Qc", ask="equip").replicas[0]
    assert drawing(replica).count("with ") == 3
    assert listed(replica, "fallen", BOARDS["120x40"])


def test_a_discard_of_one_card_is_not_listed_below_its_pile():
    replica = Table(courts=("Kh", "Ks"), discard="4d", ask="buy").replicas[0]
    assert drawing(replica).count("discard") == 1
    assert listed(replica, "discard", (80, 12)) == []


@pytest.mark.parametrize("done", [{}, {"favoured": True, "weapons_bought": 1}], ids=["nothing", "something"])
def test_the_open_step_has_a_sign_whatever_was_done_in_those_before_it(done):
    shown = drawing(Table(ask="equip", turn=done).replicas[0])
    assert "income · favour · buy · tithe ► equip · challenge · duel" in shown


def test_that_the_challenged_noble_fights_comes_last_as_what_declines_elsewhere_and_is_on_0():
    now = view(substitute())
    now.legal = BOARD.arranged(now.legal)
    last = len(now.legal) - 1
    assert isinstance(now.legal[last], Done)
    assert [BOARD.digit(now, at) for at in range(len(now.legal))] == [*range(1, last + 1), 0]
    (table,) = BOARD.tables(now)
    assert table.rows[last][0] == BOARD.plain(now, now.words("nobles-column-accepts", noble=name("Js")))


def test_the_chances_of_those_who_could_fight_are_told_to_be_without_weapons():
    (table,) = BOARD.tables(view(substitute()))
    chances = [int(plain(row[1], NAMES).split()[0]) for row in table.rows]
    assert len(set(chances)) > 1
    assert list(table.notes) == ["Chances to win, before weapons."]


def test_the_challenged_noble_is_the_answer_that_it_fights_itself():
    now = view(substitute())
    assert now.legal[answer_about(now, card("Js"))] == Done()
    assert now.legal[answer_about(now, card("Ks"))] == Substitute(card("Ks"))


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
    for ascii_only in (False, True):
        canvas = Measured(*size, ascii_only)
        now = view(replica, plain=ascii_only)
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


@pytest.mark.parametrize("back", [BACK, NOBLE_BACK], ids=["weapon", "noble"])
@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.colours], ids=lambda theme: theme.name)
def test_the_back_of_a_card_is_seen_on_the_ground_of_the_board(theme, back):
    colour = theme.colours[back.colour]
    assert min(contrast(rgb(colour), rgb(theme.colours[ground])) for ground in ("paper", "panel")) > 2.9
