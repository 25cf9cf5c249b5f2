"""Grail Cup on the screen: a picture of each question at both sizes, and what a board must show."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Steal
from core.games.grail.components import ALLIES, TOKENS
from core.games.grail.state import KnightQuestion
from netplay.protocol.messages import Stand
from tests.games.grail.race import GAME, Race
from tests.play import seed_of
from tests.tui.local import LocalTable, press, show
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.grail.aim import aim, spots
from tui.boards.grail.allies import ally_face, court, draw_cards, whereabouts
from tui.boards.grail.people import Crowd, columns_of, helped
from tui.boards.grail.plan import plan
from tui.boards.grail.road import known_tokens
from tui.boards.grail.said import said
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size, spread
from tui.draw.themes import THEMES
from tui.game_view.outcome_text import tally_lines
from tui.screens.game.recap_dialog import tally_text
from tui.screens.game.room import hand_room
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva", "Fred", "Greta", "Hugo")
WORDS = Words("en")
DRAWN = board("grail")


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
    assert "passed" in app.seen
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_each_token_does_and_how_many_there_are(language):
    words = Words(language)
    (told,) = [part for part in words("grail-help").split("\n") if "18" in part]
    for token, count in TOKENS.items():
        name = words("grail-token", token=token)
        assert f"{name} ({count})".lower() in told.lower()


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


def view_of(race, seat=0, cursor=None, plain=False, words=WORDS):
    replica = race.replicas[seat]
    names = NAMES[: len(race.state.at)]
    return View.of(replica, words, names, legal=list(replica.legal()), cursor=cursor, ascii_only=plain)


def drawn(view, size=(80, 12)):
    """The rows of the board, as text."""
    canvas = Canvas(size[0], DRAWN.height(view, *size), view.ascii_only)
    DRAWN.draw(view, canvas)
    return [row.ljust(size[0]) for row in canvas.text().split("\n")]


def at(view, space, size=(80, 12)):
    """What is drawn on a space, row by row; of trees and pictures only what is not of blocks."""
    fold = plan(view, *size).fold
    x, y = fold.where(space)
    found = [row[x : x + fold.cell] for row in drawn(view, size)[y : y + fold.band]]
    return ["".join(" " if each in "▀▄█▲" else each for each in row).rstrip() for row in found]


def knights(view, space, size=(80, 12)):
    """The letters that stand on a space, row by row, without what lies between them."""
    rows = at(view, space, size)[:-1]
    return [found for row in rows if (found := "".join(re.findall("[A-H]", row)))]


def answers(view):
    return [DRAWN.plain(view, DRAWN.answer(view, action)) for action in view.legal]


ALL_SIZES = pytest.mark.parametrize("size", [(80, 12), (80, 22), (82, 28), (122, 38)])
"""Columns and rows of a board on screens of 80x24, 118x34, 120x40 and 160x50."""


@ALL_SIZES
def test_the_front_knight_stands_furthest_along_the_road(size):
    race = Race([20, 20, 20, 5], {"squire": 3}, line=[2, 0, 1, 3])
    assert knights(view_of(race), 20, size) == ["BAC"]
    assert at(view_of(race), 20, size)[-1].split()[-1].endswith("†")


def test_knights_on_neighbouring_spaces_stay_apart():
    race = Race([20, 20, 20, 21, 21], {"squire": 4}, line=[3, 4, 2, 0, 1])
    assert at(view_of(race), 20) == ["B", "AC", "†"]
    assert at(view_of(race), 21) == ["", "ED", "21"]


def test_eight_on_one_space_are_named_in_full_by_the_list_and_where_there_is_room():
    race = Race([20] * 8, {"squire": 0}, line=[7, 6, 5, 4, 3, 2, 1, 0])
    assert at(view_of(race), 20) == ["+DE", "FGH", "†"]
    assert knights(view_of(race), 20, (82, 28)) == ["ABC", "DEFGH"]
    assert knights(view_of(race), 20, (122, 38)) == ["ABCDEFGH"]
    listed = drawn(view_of(race))[9:]
    assert re.findall(r"\d[ ►]([A-H]) ", "".join(listed)) == list("HGFEDCBA")


def test_the_longest_name_of_an_ally_stays_apart_from_who_revealed_it():
    """Russian "оруженосец" takes all of its ten columns."""
    race = Race([20] * 8, {"squire": 1, "priest": 2})
    race.do(Point(3))
    view = replace(view_of(race), words=Words("ru"))
    assert "оруженосец Boris" in "\n".join(drawn(view))


@ALL_SIZES
def test_players_lie_in_the_order_of_the_race(size):
    race = Race([8, 22, 30, 5, 12], {"squire": 0})
    it = plan(view_of(race), *size)
    rows = drawn(view_of(race), size)[it.road + it.allies :]
    named = re.findall(r"([A-H]) +(Anna|Boris|Chloé|Dmytro|Eva)", "\n".join(rows))
    assert [letter for letter, _ in named] == list("CBEAD")


@ALL_SIZES
def test_names_keep_their_marks_and_wide_ones_are_cut_without_a_gap(size):
    race = Race([8, 22, 30, 5, 12], {"squire": 0})
    view = replace(view_of(race), names=("हिन्दी", "Éạ̈lë̃ö̀ñô̧ŗë", "圓桌武士蘭斯洛騎", "สมชัย", "Eva"))
    text = "\n".join(drawn(view, size))
    assert all(name in text for name in ("हिन्दी", "Éạ̈lë̃ö̀ñô̧ŗë", "สมชัย"))
    assert re.search("圓桌武士[^ ]*(…|騎)", text)


def test_people_show_space_seal_and_spears():
    race = Race([20, 8, 3], {"squire": 0}, spears=[0, 2, 4], seal=1)
    row = drawn(view_of(race))[9]
    assert row.split("2 B Boris")[1].split()[0] == "8★↑↑"
    assert row.split("3 C Chloé")[1].split() == ["3", "↑4"]


def test_the_dragon_and_the_letters_of_moved_knights():
    race = Race([9, 20, 3], {"horse": 0}, dragon=30).do(Ride(6))
    assert race.told("moves")[0]["end"] == 15
    lines = view_of(Race([9, 20, 3], {"horse": 0, "unicorn": 1, "witch": 2}, dragon=30).do(Curse("squire"), Ride(4)))
    assert at(lines, 30)[1] == "<§>"
    assert at(lines, 13)[1] == "A"


@ALL_SIZES
def test_a_small_letter_shows_where_a_knight_came_from(size):
    view = view_of(Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2)))
    assert at(view, 13, size)[-2].strip() == "a"
    assert knights(view, 15, size) == ["A"]


@ALL_SIZES
@pytest.mark.parametrize(
    ("spears", "marks"),
    [([0] * 3, {13: "▼"}), ([1, 0, 0], {13: "▼", 17: "▼↑"})],
    ids=["stopped by the dragon", "past it with a spear"],
)
def test_the_goal_of_the_answer_under_the_cursor_is_marked(size, spears, marks):
    race = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=spears)
    view = view_of(race, cursor=Ride(6))
    assert {space: top for space in range(51) if (top := at(view, space, size)[0].strip())} == marks


def test_a_goal_does_not_hide_who_stands_there():
    race = Race([18, 20, 20, 20], {"horse": 0}, dragon=30, line=[3, 1, 2, 0])
    assert at(view_of(race, cursor=Ride(2)), 20) == ["AC▼", "BD", "†"]


@ALL_SIZES
def test_where_a_knight_would_stand_and_what_he_would_pass_is_drawn(size):
    race = Race([15, 18, 3], {"horse": 0}, dragon=30)
    before, view = view_of(race), view_of(race, cursor=Ride(6))
    assert knights(view, 21, size) == ["A"]
    assert knights(before, 21, size) == []
    assert [space for space in range(51) if "──" in at(view, space, size)[-2]] == [16, 17, 19, 20]
    assert knights(view, 18, size) == ["B"]


@ALL_SIZES
@pytest.mark.parametrize("plain", [False, True], ids=["unicode", "ascii"])
def test_the_dragon_is_known_by_its_sign_and_whom_it_threatens_by_a_number(size, plain):
    styles.use(THEMES["mono"])
    view = view_of(Race([25, 23, 28, 20], {"squire": 1}, dragon=26), plain=plain)
    sign = "<&>" if plain else "<§>"
    assert [space for space in range(51) if sign in at(view, space, size)[-2]] == [26]
    people = "\n".join(drawn(view, size)[plan(view, *size).road :]).split("25")[-1]
    assert sorted(re.findall(rf"{sign}(\d)", people)) == ["1", "3", "6"]
    styles.use(THEMES["dark"])


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("language", LANGUAGES)
@ALL_SIZES
def test_whom_the_dragon_threatens_is_said_whatever_he_has(size, language, seats):
    """Where a knight has more than one row."""
    race = Race([19] * seats, {"squire": 0}, dragon=24, spears=[0, 1, 2, 3, 4, 0, 1, 2][:seats])
    race.state.revealed[1].faces[:] = race.state.revealed[2].faces[:] = ["witch", "princess"]
    view = view_of(race, words=Words(language))
    view.state = race.state
    it, lines = plan(view, *size), -(-seats // columns_of(seats))
    assert "\n".join(drawn(view, size)).count("<§>5") == (seats if it.tiles or it.people > lines else 0)


def test_where_the_dragon_would_come_to_stand_is_drawn():
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30), cursor=PlaceDragon(25))
    assert at(view, 25)[1] == "<§>"
    assert at(view, 30)[1] == "<§>"
    canvas = Canvas(82, 28)
    DRAWN.draw(view, canvas)
    grounds = [plan(view, 82, 28).fold.room(canvas, space).rows()[0][0].ground for space in (25, 30)]
    assert grounds == ["wash-dragon", "tint-dragon"]


def test_what_an_answer_changes_is_said_in_the_tiles():
    view = view_of(Race([11, 20, 3], {"horse": 0}, dragon=49), cursor=Ride(4))
    assert "2nd · 11 → 2nd · 15" in "\n".join(drawn(view, (82, 28)))
    race = Race([8, 20, 3], {"squire": 0, "horse": 2}, dragon=49, spears=[0, 2, 1], tokens={10: "magnet"})
    view = view_of(race.do(Point(1)), cursor=Steal(1))
    assert view.question.ask == "steal"
    tiles = "\n".join(drawn(view, (82, 28))[22:])
    assert "↑↑ 2 spears −1" in tiles
    assert "no spear +1" in tiles


def test_the_cursor_begins_right_ahead_of_the_leader_and_walks_along_the_path():
    race = Race([9, 20, 3], {"wizard": 0}, dragon=30)
    view = view_of(race)
    start = DRAWN.start(view)
    assert view.legal[start] == PlaceDragon(21)
    assert view.legal[DRAWN.walk(view, start, "right")] == PlaceDragon(22)
    assert view.legal[DRAWN.walk(view, start, "left")] == PlaceDragon(19)


BEHIND = {"en": "behind", "fr": "derrière", "ru": "позади", "uk": "позаду"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_space_behind_all_knights_is_said_to_be_behind_anybody(language):
    """Where the dragon may go is told from the knights behind that space."""
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30))
    view.words = Words(language)
    spaces = {action.space: DRAWN.answer(view, action) for action in view.legal}
    assert {space for space, told in spaces.items() if BEHIND[language] in told} == {0, 1, 2}


def test_knights_are_walked_over_in_the_order_of_the_race():
    view = view_of(Race([9, 20, 3, 15], {"squire": 0}))
    assert view.legal == [Point(1), Point(2), Point(3)]
    assert [view.legal[DRAWN.walk(view, number, "right")] for number in range(3)] == [Point(2), Point(3), Point(1)]


def test_the_digit_of_an_answer_is_the_number_it_has_on_the_table():
    """An ally's own, the spaces of a ride: 7 is the priest wherever she stands in the list."""
    curse = view_of(Race([9, 20, 3], {"witch": 0, "priest": 1}).do())
    digits = {each.ally: DRAWN.digit(curse, at) for at, each in enumerate(curse.legal)}
    assert digits == {ally: number for number, ally in enumerate(ALLIES, 1) if ally != "witch"}
    ride = view_of(Race([11, 20, 3], {"horse": 0}))
    assert [DRAWN.digit(ride, at) for at in range(3)] == [2, 4, 6]
    local = table("keep", 8, 1)
    hand = local.clients[0].state.games.replica.legal()
    app = show(local.clients[0], press(str(ALLIES.index(hand[1].ally) + 1)))
    assert local.table.play.dealer.state.kept[0].faces == [hand[1].ally], app.seen


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_only_who_has_somebody_to_pass_to_is_told_to_pass_on(seats):
    dealer = core.Dealer(GAME, seats, None, seed=seed_of(4))
    asked = []
    while dealer.state.phase == "draft":
        seat = dealer.to_act[0]
        view = View.of(core.Replica(GAME, seat, dealer.snapshot(seat)), WORDS, NAMES)
        asked += [DRAWN.ask(view)] if view.question.ask == "keep" else []
        dealer.act(seat, dealer.legal(seat)[0])
    *others, last = asked
    assert {"pass the others on" in text for text in others} == {True}
    assert last == "Keep one ally, face down; the other is set aside."


def test_in_few_rows_too_the_dragon_is_seen_wherever_it_lies_and_who_has_the_seal():
    race = Race([30, 20, 3], {"horse": 0}, dragon=8, seal=1)
    told = [DRAWN.plain(view_of(race), line) for line in DRAWN.brief(view_of(race), 60)]
    road = next(line for line in told if "<§>" in line)
    assert road.startswith("8<§> … 28 ")
    assert "★ 20 ↑0" in told[0]
    assert "★" not in "".join(told).replace("★ 20", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_few_rows_it_is_said_of_every_ally_that_is_known_where_it_is(language):
    race = Race([30, 20, 3], {"witch": 0, "squire": 1, "fairy": 2, "priest": 0, "horse": 1, "unicorn": 2})
    rng, most = random.Random(2), 0
    while race.state.round == 1 and race.dealer.outcome is None:
        view = View.of(race.replicas[race.dealer.to_act[0]], Words(language), ["Guillaume", "Boris", "Chloé"])
        told = "  ".join(DRAWN.plain(view, line) for line in DRAWN.brief(view, 60))
        whole = next(line for line in DRAWN.facts(view)[::-1] if line)
        known = re.findall(r"[1-9] [^,:(]*", whole.partition(":")[2])
        assert [ally for ally in known if ally.strip() not in told] == []
        most = max(most, len(known))
        race.do(rng.choice(race.legal))
    assert most >= 5


def test_answers_say_what_they_lead_to():
    ride = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=[1, 0, 0])
    assert answers(view_of(ride)) == [
        "Move 2: 11 → 13 (church), second",
        "Move 4: 11 → 13 (church), stopped (↑\u00a015)",
        "Move 6: 11 → 13 (church), stopped (↑\u00a017)",
    ]
    assert answers(view_of(ride.do(Ride(6)))) == ["Go past: 17, second; your last spear", "Stop on 13 (church), second"]
    push = Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2))
    assert answers(view_of(push)) == ["Boris: 30 → 28, first", "Chloé: 1 → 0, third"]
    assert DRAWN.plain(view_of(push), DRAWN.ask(view_of(push))) == "The fake grail: which knight moves 2 back?"
    assert view_of(push).legal == [Push(1), Push(2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [79, 80, 81, 82])
def test_names_on_neighbouring_cards_stay_apart(width, language):
    view = view_of(Race([8, 22, 3], {"squire": 0}), words=Words(language))
    canvas = Canvas(width, 6)
    nine = court(view, aim(view), spots(view))
    draw_cards(canvas, nine)
    found = re.findall(r"[^\s│┃]+", canvas.text().split("\n")[4])
    names = [{said(view, key, ally=ally) for key in ("ally-name", "ally-card")} for ally in ALLIES]
    assert all(shown in known for shown, known in zip(found, names, strict=True)), f"one is cut: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["open", "hand", "mine", "passed", "left", "nobody"])
def test_where_an_ally_is_leaves_the_corners_of_a_narrow_card(status, language):
    view = view_of(Race([8, 22, 3], {"squire": 0}), words=Words(language))
    canvas = Canvas(81, 6)
    draw_cards(canvas, court(view, aim(view), spots(view))._replace(known=dict.fromkeys(ALLIES[1:], status)))
    *_, last = canvas.text().split("\n")
    for at, ally in enumerate(ALLIES[2:], 2):
        edge = last[9 * at : 9 * at + 9]
        assert re.fullmatch(f"╰[─ ]?{said(view, 'status', status=status, ally=ally)}[─ ]?╯", edge), edge


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_names_of_tokens_have_room_on_their_cards(size, language):
    for seed in range(3):
        view = table_view("lay", 4, seed)
        view.words = Words(language)
        hands = [DRAWN.hand(replace(view, cursor=action), hand_room(*size)).text() for action in view.legal]
        assert "…" not in "".join(hands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spear_is_named_below_the_road_and_is_no_tree(language):
    view = view_of(Race([9, 20, 3], {"horse": 0}, spears=[0, 0, 0]), words=Words(language, True), plain=True)
    *board, legend = "\n".join(drawn(view)).rstrip().split("\n")
    assert f"^ {said(view, 'legend', sign='spear')}" in legend
    assert "^" not in "".join(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_allies_have_room_in_the_list_and_on_a_card_of_ours(language):
    words, view = Words(language), table_view("keep", 8)
    view.words = words
    view.cursor = next(action for action in view.legal if action.ally in ("princess", "wizard", "priest", "witch"))
    names = [words("grail-ally-name", ally=ally) for ally in ALLIES]
    assert max(map(cell_len, names)) <= 10
    nine = court(view, aim(view), spots(view))
    assert [nine.name(ally, 10) for ally in ALLIES] == names
    brief = DRAWN.hand(view, hand_room(80, 24)).text()
    assert re.search(rf"\d {words('grail-ally-name', ally=view.cursor.ally)}$", brief, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_allies_before_a_player_are_named_in_full_or_by_their_numbers(language):
    race = Race([8, 22, 3], {"squire": 0, "wizard": 0, "priest": 0})
    view = view_of(race, words=Words(language))
    crowd = Crowd(view, aim(view), spots(view))
    names = [said(view, "ally", ally=ally) for ally in ("squire", "wizard", "priest")]
    wide = cell_len("2 ▮5 ▮7 " + names[-1])
    assert helped(crowd, 0, 60).plain == f"2 {names[0]} ▮5 {names[1]} ▮7 {names[2]}"
    assert helped(crowd, 0, wide).plain == f"2 ▮5 ▮7 {names[2]}"
    assert helped(crowd, 0, wide - 1).plain == "2 ▮5 ▮7"


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
    dealer = core.Dealer(GAME, 5, {}, seed=seed_of(3))
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


def test_who_was_called_last_round_is_nobodys_when_the_next_begins():
    replica = played_out(4)
    begun = [at for at, event in enumerate(replica.log) if event.key == "round"][1:]
    assert begun
    for at in begun:
        view = View(GAME, 0, replica.moment(at), replica.log[: at + 1], WORDS, NAMES)
        assert "mine" not in whereabouts(view).values()
        before = View(GAME, 0, replica.moment(at - 1), replica.log[:at], WORDS, NAMES)
        assert "mine" in whereabouts(before).values()


def test_the_last_round_has_a_table_too_and_no_first_player_after_it():
    replica = played_out(4)
    ends = [at for at, event in enumerate(replica.log) if DRAWN.round_ends(event)]
    assert [replica.log[at].key for at in ends] == ["round"] * (len(ends) - 1) + ["wins"]
    view = View(GAME, 0, replica.moment(ends[-1]), replica.log[: ends[-1] + 1], WORDS, NAMES)
    tally = DRAWN.round_table(view, replica.log[ends[-2] + 1 : ends[-1] + 1])
    assert tally.title == f"Round {replica.state.round} of the race"
    assert tally.notes == ()


def played_out(number):
    """A game for three, as seat 0 followed it to its end."""
    dealer, rng = core.Dealer(GAME, 3, {}, seed=seed_of(number)), random.Random(number)
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        replica.follow(dealer.act(seat, rng.choice(list(dealer.legal(seat)))).report(0))
    return replica


def test_the_table_of_a_round_has_room_for_the_longest_way():
    moves = [core.Event("moves", {"seat": 0, "cause": "fake_grail", "start": 9 - at, "end": 7 - at}) for at in range(9)]
    race = Race([9, 20, 3], {"squire": 0})
    tally = DRAWN.round_table(view_of(race), moves)
    how = tally.rows[1][3]
    assert how.startswith("…, fake grail −2")
    assert how.count("fake grail") == 3, "names, spaces and spears are short here"
    assert max(map(cell_len, tally_text(tally, NAMES).plain.splitlines())) <= 72
    told = tally_lines(tally, NAMES)
    assert told[2] == f"Anna: from 9, to 9, by {', '.join(['fake grail −2'] * 9)}", "who hears it needs no room"
    assert not any("…" in line for line in told)


def test_the_table_of_a_round_leaves_out_no_move_that_there_is_room_for():
    ways = [("horse", 21, 28), ("boots", 28, 32), ("swap", 32, 25), ("curse", 25, 26)]
    moves = [core.Event("moves", {"seat": 0, "cause": by, "start": here, "end": there}) for by, here, there in ways]
    tally = DRAWN.round_table(view_of(Race([26, 20, 3], {"squire": 0})), moves)
    assert tally.rows[0][3] == "horse +7, boots +4, swap −7, the curse +1"
    long = replace(view_of(Race([26, 20, 3], {"squire": 0}, spears=[3, 0, 0])), names=("A" * 16, "B" * 16, "C" * 16))
    assert DRAWN.round_table(long, moves).rows[0][3] == "…, boots +4, swap −7, the curse +1"


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_cards_beside_the_answers_hold_what_they_say(language):
    words = Words(language)
    for name in (*ALLIES, "curse", "jump", "boots", "goblin", "bait", "fake_grail", "magnet"):
        view = view_of(Race([9, 20, 3], {"squire": 0}))
        view.words = words
        view.state.asked[0] = KnightQuestion("point", 0, name)
        rows = DRAWN.hand(view, hand_room(80, 24)).text().split("\n")[1:]
        said = " ".join(row[9 if at < 3 else 1 :] for at, row in enumerate(rows)).split()
        assert said == words(f"grail-does-{name}").replace("\u00a0", " ").replace("\u202f", " ").split()
        beside = " ".join(row[13:] for row in DRAWN.hand(view, hand_room(118, 34)).text().split("\n")).split()
        assert beside == said


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("ally", ALLIES)
def test_large_cards_of_allies_say_all_of_what_they_do(ally, language):
    view = view_of(Race([9, 20, 3], {"squire": 0}))
    view.words = Words(language)
    said = " ".join(ally_face(view, ally, 13).notes).split()
    assert said == view.words(f"grail-brief-{ally}").split()


FURTHER = {
    "en": "one space further back", "fr": "une case plus loin|une case de plus|ou de 3",
    "ru": "ещё на область", "uk": "ще на клітинку",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_says_what_becomes_of_a_move_back_that_would_end_on_the_dragon(language):
    words = Words(language)
    dragon = next(part for part in words("grail-help").split("\n\n") if re.match(" *(DRAGON|ДРАКОН) ", part))
    for text in (dragon, words("grail-about-goblin"), words("grail-about-fake_grail")):
        assert re.search(FURTHER[language], text), text


@pytest.mark.parametrize(("language", "other"), [("fr", r"\btour\b"), ("uk", r"викли[кч]|призов")])
def test_notes_and_signs_call_a_round_and_a_call_what_the_board_calls_them(language, other):
    words = Words(language)
    for text in [words("grail-signs"), *(words(f"grail-first-{name}") for name in ("won", "round", "mind"))]:
        assert not re.search(other, text.lower()), text


def told_of(race, *keys, words=WORDS):
    """The lines of a race with these keys, in words."""
    view = view_of(race, words=words)
    found = [DRAWN.plain(view, DRAWN.line(view, event)) for event in view.log if event.key in keys]
    return [line.replace("\u00a0", " ") for line in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_stopped_on_his_way_to_a_church_does_not_read_that_there_is_none(language):
    """A priest right before the dragon; and one who has the last church behind him."""
    words, holds = Words(language), {"squire": 1, "priest": 0}
    stopped, late = (Race([at, 9, 5], holds, dragon=2).do(Point(2)) for at in (1, 49))
    why, where = told_of(stopped, "blocked", "stays", words=words)
    assert why == words("grail-log-blocked", seat="Anna", dragon=2)
    assert where == words("grail-log-stays", seat="Anna", cause="none", space=1)
    (none,) = told_of(late, "stays", words=words)
    assert none == words("grail-log-stays", seat="Anna", cause="priest", space=49)
    assert none != words("grail-log-stays", seat="Anna", cause="none", space=49)


WOMEN = {
    "fr": ("écartée", "passée", "maudite", {"witch", "fairy", "princess", "unicorn"}),
    "ru": ("открыто", "отдано", "проклята", {"witch", "fairy", "princess"}),
    "uk": ("збоку", "віддано", "проклято", {}),
}


@pytest.mark.parametrize("language", WOMEN)
def test_where_an_ally_is_and_that_it_is_cursed_is_said_in_the_gender_of_its_name(language):
    words, (*feminine, women) = Words(language), WOMEN[language]
    for ally in ALLIES:
        told = [words("grail-status", status=status, ally=ally) for status in ("open", "passed")]
        told.append(words("grail-cursed", ally=ally))
        changed = (one != other for one, other in zip(told, feminine, strict=True))
        assert not any(changed) if ally in women or not women else any(changed), (ally, told)
    statuses = [words("grail-status", status=status, ally="fairy") for status in ("hand", "mine", "nobody", "left")]
    assert len({*statuses}) == 4
    assert not {*statuses} & {"ваш", "нічий"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_ally_that_lies_aside_is_not_said_to_be_many(language):
    view = view_of(Race([9, 20, 3], {"squire": 0}), words=Words(language))
    events = [core.Event("aside", {"allies": aside, "hidden": 1}) for aside in (["fairy"], ["fairy", "horse"])]
    one, two = (DRAWN.line(view, event) for event in events)
    assert one.split(":")[0] != two.split(":")[0]


def test_a_card_that_is_cursed_says_so_of_a_woman_and_of_a_man():
    for ally, word in (("princess", " maudite "), ("priest", " maudit ")):
        race = Race([9, 20, 3], {"witch": 0, "horse": 1}).do(Curse(ally))
        assert word in "\n".join(drawn(view_of(race, words=Words("fr")), (122, 38))).replace("─", " ")


# Cards, clicks, moments


def test_the_cards_in_hand_are_those_of_the_pack_and_the_one_under_the_cursor_is_lifted():
    view = table_view("keep", 5)
    view.cursor = view.legal[1]
    hand = DRAWN.hand(view, hand_room(160, 50)).text().split("\n")
    assert all(DRAWN.text(view, "ally", ally=action.ally) in "".join(hand) for action in view.legal)
    assert hand[0].strip().startswith("┏")
    assert hand[0].count("┏") == 1


def table_view(ask, seats, first=0):
    """What the first seat that is asked this sees, in a game played at random."""
    for seed in range(first, 200):
        dealer = core.Dealer(GAME, seats, {}, seed=seed_of(seed))
        rng = random.Random(seed)
        replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(seats)]
        while dealer.outcome is None:
            seat = dealer.to_act[0]
            if dealer.state.asked[0].ask == ask and len(dealer.legal(seat)) > 1:
                return View.of(replicas[seat], WORDS, NAMES[:seats])
            step = dealer.act(seat, rng.choice(list(dealer.legal(seat))))
            for each, replica in enumerate(replicas):
                replica.follow(step.report(each))
    raise AssertionError(f"Nobody is ever asked to {ask}.")


def test_a_long_name_is_said_in_short_rather_than_split_under_no_picture():
    canvas = Canvas(52, 8)
    face = Card("jousts", "6", "princesse", "crown", short="princ.")
    spread(canvas, [Card("ink", str(number), "fée", "crown") for number in range(1, 5)] + [face], 0, size=Size(13, 7))
    rows = canvas.text().split("\n")
    assert rows[6].endswith(" princ. │"), canvas.text()
    assert "█" in rows[3][-9:]


@pytest.mark.parametrize("size", [(100, 30), (120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_full_hand_every_number_is_seen_and_how_every_name_begins(language, size):
    view = table_view("keep", 8)
    view.words = Words(language)
    numbers = [str(ALLIES.index(each.ally) + 1) for each in view.legal]
    for cursor in (None, *view.legal):
        text = DRAWN.hand(replace(view, cursor=cursor), hand_room(*size)).text()
        assert sorted(re.findall(r"[╭┏](\d)", text)) == numbers
        for each in view.legal:
            name = view.words("grail-ally-name", ally=each.ally)
            assert any(edge + name[0] in text for edge in "│┃ "), name


@ALL_SIZES
@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_click_on_what_an_answer_names_is_that_answer(ask, size):
    view = table_view(ask, 4)
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    hot = {canvas.answer_at(x, y) for x in range(canvas.width) for y in range(canvas.height)} - {None}
    hand = DRAWN.hand(view, (94, 10))
    held = {hand.answer_at(x, y) for x in range(hand.width) for y in range(hand.height)} - {None} if hand else set()
    assert hot | held
    assert hot | held <= set(range(len(view.legal)))
    if ask not in ("ride", "spear"):
        assert hot | held == set(range(len(view.legal)))


def test_a_click_on_a_space_puts_the_dragon_there():
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30))
    canvas = Canvas(82, 28)
    DRAWN.draw(view, canvas)
    fold = plan(view, 82, 28).fold
    x, y = fold.where(25)
    assert view.legal[canvas.answer_at(x, y)] == PlaceDragon(25)
    assert view.legal[canvas.answer_at(x + fold.cell - 1, y + fold.band - 1)] == PlaceDragon(25)
    assert canvas.answer_at(*fold.where(30)) is None


MOMENTS = {
    "moves": {"seat": 0, "cause": "horse", "start": 9, "end": 15, "place": 2},
    "swaps": {"seat": 0, "knight": 1, "start": 20, "end": 15},
    "dragon": {"seat": 0, "cause": "bait", "start": 22, "end": 30},
    "village": {"seat": 0, "space": 18, "side": "seal"},
    "clover": {"seat": 0, "space": 19, "token": "goblin"},
    "reveals": {"seat": 0, "ally": "horse"},
    "curses": {"seat": 2, "ally": "unicorn"},
    "steals": {"seat": 0, "knight": 1, "cause": "magnet", "spears": 1},
}
"""Events that are drawn in several pictures, in a race where Anna is on 15, Boris on 20 and the dragon on 30."""


@pytest.mark.parametrize("size", [(82, 28), (122, 38)])
@pytest.mark.parametrize("key", MOMENTS)
def test_a_moment_is_drawn_in_pictures_that_differ(key, size):
    event = core.Event(key, MOMENTS[key])
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30, cursed="unicorn"))
    view.news, view.legal, view.log = event, (), [*view.log, event]
    assert 1 < DRAWN.frames(event) <= 8
    seen = []
    for view.phase in (0.0, 0.5, 1.0):
        canvas = Canvas(size[0], DRAWN.height(view, *size))
        DRAWN.draw(view, canvas)
        seen.append([[(cell.character, cell.style) for cell in row] for row in canvas.rows()])
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_a_knight_walks_from_space_to_space():
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    event = view.news = core.Event("moves", MOMENTS["moves"])
    steps = DRAWN.frames(event) - 1
    found = []
    for step in range(steps + 1):
        view.phase = step / steps
        found += [space for space in range(51) if knights(view, space, (82, 28)) == ["A"]]
    assert found == [9, 10, 11, 12, 13, 14, 15]


def test_what_has_no_moment_is_one_picture():
    assert DRAWN.frames(core.Event("keeps", {"seat": 0})) == 1


@ALL_SIZES
def test_what_the_die_shows_and_who_wins_is_laid_over_the_road(size):
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    before = drawn(view, size)
    view.news = core.Event("wins", {"seat": 1, "cause": "horse", "round": 3})
    assert sum("Boris" in row for row in drawn(view, size)) == 1 + sum("Boris" in row for row in before)
    view.news = core.Event("village", MOMENTS["village"])
    assert any("┏━━━━━━━┓" in row for row in drawn(view, size))


@pytest.mark.parametrize("size", [(80, 12), (82, 28)])
def test_a_click_on_a_player_names_him(size):
    view = view_of(Race([9, 20, 20, 3], {"squire": 0}))
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    it = plan(view, *size)
    top = it.road + it.allies
    rows = canvas.text().split("\n")
    for seat in (1, 2, 3):
        y = next(y for y in range(top, canvas.height) if NAMES[seat] in rows[y])
        assert view.legal[canvas.answer_at(rows[y].index(NAMES[seat]), y)] == Point(seat)


def test_the_one_card_of_a_small_hand_is_a_click_too():
    view = table_view("keep", 4)
    view.cursor = view.legal[1]
    hand = DRAWN.hand(view, hand_room(80, 24))
    assert DRAWN.text(view, "ally", ally=view.cursor.ally) in hand.text()
    assert hand.answer_at(5, 5) == 1


def test_a_token_is_shown_to_the_one_who_laid_it_alone():
    tokens = {10: "boots", 15: "magnet", 19: "bait"}
    race = Race([8, 20, 3], {"fairy": 0}, dragon=30, tokens=tokens)
    race.do(Choose(10), Choose(15), Choose(19), Lay("bait"), Lay("magnet"))
    assert [known_tokens(view_of(race, seat)) for seat in (0, 1)] == [{10: "bait", 15: "magnet", 19: "boots"}, {}]
    ours, theirs = (drawn(view_of(race, seat, plain=True), (82, 28)) for seat in (0, 1))
    assert "H H" in ours[4]
    assert "H H" not in theirs[4]
