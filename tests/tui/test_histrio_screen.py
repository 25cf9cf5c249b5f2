"""Histrio on the screen: a picture of every question at both sizes, and the news as they are told."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

import core
from core.games.histrio.actions import Answer, Court, Discard, FireEater, KeepAll, Steal, Strongman, Travel
from core.games.histrio.cards import is_actor, level_of
from core.games.histrio.components import CITIES
from core.games.histrio.state import Bar, Caravel
from tests.games.histrio.table import Table
from tests.play import play, seed_of
from tests.tui.local import LocalTable, press, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import Tally, View, board
from tui.boards.histrio.layout import layout
from tui.boards.histrio.words import digits
from tui.draw.canvas import Canvas
from tui.screens.game.recap_dialog import tally_text
from tui.screens.game.room import hand_room
from tui.text.words import Words, letter, mark
from tui.widgets.feed import Feed

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
GAME = core.game("histrio")
BOARD = board("histrio")
WORDS = Words("en")
NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva")


def asked(ask, seed, bots, turn=0):
    """A person among pages, played at random until this is asked of him."""
    local = LocalTable("Anna", game="histrio", seed=seed)
    local.start(bots=bots, level="page")

    def until(replica):
        question = replica.game.question(replica.state, replica.seat)
        return question is not None and question.ask == ask and replica.state.turn >= turn

    local.play(until, random.Random(seed))
    return local


PICTURES = {
    "travel": ("travel", 5, 4, 4, "Where to? All cards are revealed together."),
    "travel for two": ("travel", 5, 1, 4, "Your friends (secret): "),
    "road": ("shown", 2, 1, 0, "Use an acrobat before the cities are resolved?"),
    "steal": ("steal", 5, 4, 0, "Steal 1 from "),
    "court": ("court", 5, 4, 0, "Send "),
    "discard": ("discard", 1, 4, 0, "You hold more than three requests."),
    "end": ("end", 3, 2, 0, "The turn is ending. Use an acrobat?"),
    "disguise": ("disguise", 4, 4, 0, "What will your chameleon be?"),
    "answer": ("answer", 13, 2, 0, "Play none and keep them hidden"),
}


@SIZES
@pytest.mark.parametrize("name", PICTURES)
def test_every_question(name, size, snapshot):
    ask, seed, bots, turn, says = PICTURES[name]
    app = show(asked(ask, seed, bots, turn).clients[0], press("down"), size)
    assert says in app.seen
    assert app.seen == snapshot


@SIZES
def test_the_end(size, snapshot):
    app = show(asked("never", 3, 2).clients[0], press("o"), size)
    assert "has the most écus and wins." in app.seen
    assert "Season: show, écus for actors + for the show + for requests" in app.seen
    assert app.seen == snapshot


def test_a_spectator_sees_no_requests(snapshot):
    from netplay.protocol.messages import Stand

    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.clients[2].send(Stand())
    local.start()
    app = show(local.clients[2], press())
    assert "Still choosing: Anna, Boris" in app.seen
    assert "my cards" not in app.seen
    assert not re.search(r"\?[A-E]", app.seen), "nobody's secret journey"
    assert app.seen == snapshot


# The direct way


def test_the_number_of_a_city_travels_there():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    client = local.clients[0]
    while client.state.games.replica.state.turn < 2:
        for each in local.clients:
            if legal := list(each.state.games.replica.legal()):
                each.send(each.state.act(legal[0]))
    assert Travel("city-1") not in client.state.games.replica.legal()
    app = show(client, press("1"))
    assert "Where to?" in app.seen
    app = show(client, press("6"))
    assert client.state.games.replica.state.troupes[0].chosen.known() == ["city-6"]
    assert "[6]" in app.seen
    assert "?A" in app.seen
    assert "Still choosing: Boris, Chloé" in app.seen


@pytest.mark.parametrize(
    ("players", "language"), [(2, "en"), (3, "en"), (4, "en"), (5, "en"), (5, "fr"), (2, "ru"), (2, "uk")]
)
def test_all_eight_cities_are_among_the_answers_at_80_by_24(players, language):
    local = LocalTable("Anna", game="histrio")
    local.start(bots=players - 1)
    rows = show(local.clients[0], press(), (80, 24), language=language).seen.splitlines()
    words = Words(language)
    answers = [row[38:] for row in rows[-9:-1]]
    for city, answer in zip(CITIES, answers, strict=True):
        assert f"{city} {words(f'histrio-town-{city}')}" in answer
    assert words("table-game-keys-few")[-9:] in rows[-1], "and nothing is pushed off the screen"


def test_left_and_right_walk_over_the_cities():
    async def script(app, pilot):
        seen = []
        for key in ("right", "right", "left"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(app.screen.view().cursor.card)
        app.seen = seen

    local = LocalTable("Anna", "Boris", game="histrio")
    local.start()
    assert show(local.clients[0], script).seen == ["city-2", "city-3", "city-2"]


# What the board says


def view_of(table: Table, seat: int | None = 0, **more) -> View:
    replica = core.Replica(GAME, seat, table.dealer.snapshot(seat))
    return View.of(replica, WORDS, NAMES, legal=list(replica.legal()), **more)


def drawn(view: View, width=80, height=None) -> list[str]:
    canvas = Canvas(width, height or BOARD.height(view, width, 12))
    BOARD.draw(view, canvas)
    return canvas.text().splitlines()


def needle_of(rows: list[str]) -> int:
    """The mark below the needle."""
    row = next(at for at, text in enumerate(rows) if "▼" in text)
    scale = rows[row + 1]
    below = scale[rows[row].index("▼")]
    return int(below) * (-1 if rows[row].index("▼") < scale.index("1 1 ") + 1 else 1)


def town(rows: list[str], name: str) -> str:
    """The row of a city's name, from its name on to the next city."""
    row = next(text for text in rows if name in text)
    return re.split(r"[ ╌][1-8] ", row[row.index(name) :])[0]


def troupe(rows: list[str], name: str) -> str:
    """A player's row."""
    return next(text for text in rows if name in text)


@pytest.mark.parametrize("needle", [-8, -1, 1, 5, 8])
def test_the_gauge_shows_needle_and_mood(needle):
    rows = drawn(view_of(Table(needle=needle)))
    assert needle_of(rows) == needle
    assert ("COMEDY" in rows[2]) == (needle > 0)
    assert ("TRAGEDY" in rows[2]) == (needle < 0)
    assert "8 7 6 5 4 3 2 1 1 2 3 4 5 6 7 8" in rows[4]


@pytest.mark.parametrize("needle", [-8, 8])
def test_the_lowest_board_shows_both_sides_of_the_gauge(needle):
    rows = drawn(view_of(Table(5, needle=needle)), height=11)
    assert needle_of(rows) == needle
    assert re.search("◠.*8 7 6 5 4 3 2 1 1 2 3 4 5 6 7 8.*◡", rows[3])


def test_encounters_lie_newest_first_and_the_stack_is_seen_whole():
    six = ["chameleon", "tightrope", "comedian-1", "bonus-2", "tragedian-5", "ox"]
    view = view_of(Table(cities={2: six, 5: ["strongman", "tragedian-3"]}))
    rows = drawn(view)
    assert re.search(r" cham rope ◡1 \+2 ◠5 ox ", rows[1])
    assert rows[6].endswith("strong man ◠3")
    large = "\n".join(drawn(view, 82, 26))
    assert [large.index(name) for name in ("chameleon", "tightrope walker", "◡1 comedian", "◉ 2 écus")] == sorted(
        large.index(name) for name in ("chameleon", "tightrope walker", "◡1 comedian", "◉ 2 écus")
    )
    assert "◠5" in large
    assert "ox" in large


def test_a_troupe_shows_actors_difference_and_whether_it_pleases():
    table = Table(needle=2)
    table.give(0, "comedian-3", "comedian-1", "tragedian-2", "ox")
    table.give(1, "comedian-5")
    table.give(2, "tragedian-4")
    rows = drawn(view_of(table))
    assert re.search(r"Anna +★ ► +◉ 3 +◡ 1 3 +◠ 2 +comedy 2 ✓ +· +ox tamer", troupe(rows, "Anna"))
    assert re.search(r"Boris .*◉ 3 +◡ 5 +◠ +comedy 5 ✓★", troupe(rows, "Boris"))
    assert re.search(r"Chloé .*◉ 3 +◡ +◠ 4 +tragedy 4 +·", troupe(rows, "Chloé"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_great_show_does_not_touch_the_requests_behind_it(language):
    table = Table(needle=-2)
    table.give(0, "tragedian-5", "tragedian-4", "tragedian-3", "ox")
    table.hold(0, "full_house", "all_ages")
    rows = drawn(replace(view_of(table), words=Words(language)))
    assert re.search(r" 12 ✓★ +▒▒ +\S", troupe(rows, "Anna"))


@pytest.mark.parametrize("size", [(82, 26), (122, 34)])
def test_a_troupe_has_a_card_for_each_actor_and_words_for_what_it_has(size):
    table = Table(needle=2)
    table.give(0, "comedian-3", "comedian-1", "tragedian-2", "ox")
    table.troupe(0).money = 7
    text = "\n".join(drawn(view_of(table), *size))
    assert "7 écus ♔" in text, "and leads"
    assert "ox tamer" in text
    assert "comedy 2 ✓★" in text


@pytest.mark.parametrize(("width", "height"), [(80, None), (100, 18), (82, 26), (122, 34)])
@pytest.mark.parametrize("money", [(3, 12, 5), (5, 5, 2), (4, 4, 4)])
def test_a_crown_marks_who_leads_at_every_size(width, height, money):
    table = Table()
    for seat, coins in enumerate(money):
        table.troupe(seat).money, table.troupe(seat).managers = coins, 3
    rows = drawn(view_of(table), width, height)
    names = [name for name, coins in zip(NAMES, money, strict=False) if coins == max(money) > min(money)]
    crowned = [at for at, row in enumerate(rows) if re.search(r"\d♔|écus ♔", row)]
    owners = [at for at, row in enumerate(rows) if any(f" {name} " in row for name in names)]
    assert len(crowned) == len(names)
    assert all(0 <= at - owner <= 1 for at, owner in zip(crowned, owners, strict=True))


@pytest.mark.parametrize(("width", "height"), [(80, None), (82, 26), (122, 34)])
def test_in_ascii_the_crown_is_no_part_of_the_figure_before_it(width, height):
    """4k would be four thousand."""
    table = Table()
    table.troupe(0).money = 4
    view = view_of(table, cursor=Steal(1), ascii_only=True)
    canvas = Canvas(width, height or BOARD.height(view, width, 12), ascii_only=True)
    BOARD.draw(view, canvas)
    assert len(re.findall(r"4( ecus)? k \+1\b", canvas.text())) == 1


def test_used_acrobats_are_in_brackets():
    table = Table()
    table.give(0, "ox", "horse", "fire_eater")
    table.give(1, "tightrope", "chameleon", "chameleon", "strongman")
    assert troupe(drawn(view_of(table)), "Anna").endswith(" ox horse fire")
    for seat, acrobat in ((0, "horse"), (1, "tightrope")):
        table.troupe(seat).acrobats.faces.remove(acrobat)
        table.troupe(seat).spent.faces.append(acrobat)
    rows = drawn(view_of(table))
    assert troupe(rows, "Anna").endswith(" ox fire (ho)")
    assert troupe(rows, "Boris").endswith(" ch ch st (ro)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_acrobats_in_two_letters_are_no_laughter(language):
    """Nor anything else that is a word when there are two chameleons."""
    assert Words(language)("histrio-code-chameleon") not in ("ха", "ca", "хм")


def test_managers_stand_on_the_theatre():
    table = Table()
    table.troupe(0).managers, table.troupe(2).managers = 2, 1
    rows = drawn(view_of(table))
    assert [troupe(rows, name).count("♙") for name in NAMES[:3]] == [2, 0, 1]
    assert "theatre ♙A ♙A ♙C" in "\n".join(drawn(view_of(table), 82, 26))


def test_requests_tell_what_is_missing():
    table = Table()
    table.hold(0, "full_house", "all_ages", "contrarian")
    table.give(0, "comedian-3", "tragedian-4", "tragedian-4")
    hand = BOARD.hand(view_of(table), hand_room(80, 24)).text()
    assert re.search(r"Full house 4 +3 actors", hand)
    assert re.search(r"All ages 6 +levels 1 2 5", hand)
    assert re.search(r"✓Contrarian 3 +now met", hand)
    assert BOARD.hand(view_of(table, None), hand_room(80, 24)) is None


def test_a_stranger_sees_how_many_requests_but_not_which():
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table, 1)
    assert "▒▒" in troupe(drawn(view), "Anna")
    assert "2 secret requests" in "\n".join(drawn(view, 122, 34))
    assert "Full house" not in BOARD.hand(view, hand_room(80, 24)).text()


def test_the_answers_tell_the_needle():
    table = Table(needle=1)
    answer = BOARD.answer(view_of(table), FireEater(-2))
    assert answer == "Fire: 2 toward tragedy, +1 → −2, now tragedy!"
    assert BOARD.answer(view_of(table), Court("comedian-3")) == "Send ◡3: needle +1 → +4"


def test_travel_tells_what_the_city_brings_alone_and_shared():
    """With whole names, where there is room for them."""
    table = Table(cities={3: ["tragedian-5", "chameleon", "comedian-2", "bonus-2"]})
    view = view_of(table)
    assert BOARD.answer(view, Travel("city-3")) == "Chinon: ◠5, chameleon, ◡2, +2; shared: ◠3"
    assert "Chinon: ◠5 cham ◡2 +2; shared: ◠3" in BOARD.brief_answers(view)
    assert BOARD.answer(view, Travel("city-4")) == "Dijon: empty; draw a request"


def test_only_we_see_where_our_friends_go():
    table = Table(2, friends=((4,), (7,)))
    ours = view_of(table)
    assert "Your friends (secret): 4 Dijon." in BOARD.ask(ours)
    assert "?A*" in "\n".join(drawn(ours))
    assert "?" not in "\n".join(drawn(view_of(table, None)))


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ([], ""),
        (["comedian-3", "comedian-1", "tragedian-2"], "1 3"),
        ([f"comedian-{n}" for n in (1, 1, 2, 3, 4, 5)], "11 2 3 4 5"),
        ([f"comedian-{n}" for n in (1, 1, 2, 2, 3, 4, 5)], "1122345"),
        ([f"comedian-{n}" for n in (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5)], "111222334…"),
    ],
    ids=["none", "few", "six", "seven", "eleven"],
)
def test_actors_are_told_by_their_levels(cards, shown):
    assert digits(cards, "comedian", 10) == shown


# What the answer under the cursor would do


def test_the_city_under_the_cursor_shows_us_there_and_the_needle_if_others_come_too():
    table = Table(needle=1, cities={3: ["tragedian-5", "comedian-2"]})
    rows = drawn(view_of(table, cursor=Travel("city-3")), 82, 26)
    assert "►A" in town(rows, "Chinon")
    assert "►A" not in town(rows, "Blois")
    row = next(at for at, text in enumerate(rows) if "▼" in text)
    assert rows[row + 1][rows[row].index("▽")] == "3"
    assert "if others come too" in "\n".join(rows)


def test_the_needle_is_not_shown_to_move_where_nobody_else_can_come():
    table = Table(needle=1, cities={3: ["tragedian-5"]})
    for seat in (1, 2):
        table.use(seat, 3)
    assert "▽" not in "\n".join(drawn(view_of(table, cursor=Travel("city-3")), 82, 26))


def test_sending_an_actor_to_court_shows_the_needle_and_the_show_that_is_left():
    table = Table(needle=1, cities={1: ["comedian-3", "tragedian-2"], 7: ["bonus-2"], 8: ["bonus-2"]})
    table.give(0, "comedian-1")
    table.travel(1, 7, 8)
    replica = table.replicas[0]
    keep, send = (View.of(replica, WORDS, NAMES, cursor=cursor) for cursor in (KeepAll(), Court("comedian-3")))
    assert re.search("comedy 2 ✓★(?! *→)", "\n".join(drawn(keep, 122, 34)))
    sent = drawn(send, 122, 34)
    assert "comedy 2 ✓★ → tragedy 1" in "\n".join(sent)
    assert next(row for row in sent if "▽" in row).index("▽") > next(row for row in sent if "▼" in row).index("▼")


@pytest.mark.parametrize("size", [(80, None), (82, 26), (122, 34)])
def test_what_is_said_of_a_troupe_counts_the_actors_just_gained(size):
    """They lie beside the others already: the show, and what a request lacks, are reckoned with them, for all."""
    table = Table(cities={1: ["comedian-5", "comedian-2"]})
    table.give(0, "comedian-3")
    table.give(1, "comedian-4")
    table.hold(0, "pure_comedy", "full_house")
    table.travel(1, 7, 8)
    assert table.asked == [("steal", 0)]
    view = view_of(table)
    shown = "\n".join(drawn(view, *size))
    assert len(re.findall("comedy 10 ✓", shown)) == 1
    assert len(re.findall("comedy 4 ✓(?!★)", shown)) == 1, "he has the best show no more"
    hand = BOARD.hand(view, hand_room(80, 24)).text()
    for said in (hand, " ".join(BOARD.brief(view, 80)), " ".join(BOARD.facts(view))):
        assert "Pure comedy 7 ✓" in said or "met" in said
        assert "3 actors" in said
        assert "comedy 10" in said or said is hand


@pytest.mark.parametrize("size", [(80, None), (82, 26), (122, 34)])
def test_whom_we_rob_is_shown_what_he_loses(size):
    rows = drawn(view_of(Table(), cursor=Steal(2)), *size)
    assert "\n".join(rows).count("−1") == 1
    assert "\n".join(rows).count("+1") == 1
    for name, change in (("Chloé", "−1"), ("Anna", "+1")):
        at = next(at for at, row in enumerate(rows) if name in row)
        assert change in "".join(rows[at : at + 2])


def test_a_closed_city_says_by_whom():
    table = Table(cities={1: ["bonus-1"]})
    table.state.barred = Bar(1, 1)
    assert "closed by B" in town(drawn(view_of(table)), "Amboise")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", [4, 8])
def test_who_stands_in_a_closed_city_is_read_whole(city, language):
    """The cities beside the theatre are the narrowest."""
    for players in (2, 3, 5):
        table = Table(players)
        table.state.barred = Bar(city, 1)
        for seat in range(players):
            troupe = table.troupe(seat)
            troupe.hand.faces.remove(f"city-{city}")
            troupe.used.faces.append(f"city-{city}")
            if seat != 2:
                table.state.caravels.append(Caravel(seat, False, city, f"city-{city}"))
        view = replace(view_of(table), words=Words(language))
        name = view.words(f"histrio-town-{city}")
        row = next(row.split(name)[1] for row in drawn(view) if name in row)
        wants = {2: " ×B ▲A ▲B ", 3: " ×B ▲A ▲B c ", 5: " ×B ▲ABDE c "}[players]
        assert row.startswith(wants), "with a ship each, as long as there is room"


# By mouse


def clicks(canvas: Canvas) -> set[int | None]:
    return {canvas.answer_at(x, y) for y in range(canvas.height) for x in range(canvas.width)} - {None}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_every_city_and_every_travel_card_is_its_answer(size):
    table = Table(cities={3: ["ox"]})
    table.use(0, 5)
    view = view_of(table)
    width = size[0] - 38 if size[0] >= 118 else size[0]
    canvas = Canvas(width, BOARD.height(view, width, size[1] - 12))
    BOARD.draw(view, canvas)
    hand = BOARD.hand(view, hand_room(*size))
    assert clicks(canvas) == clicks(hand) == set(range(7))
    rows = canvas.text().splitlines()
    y = next(at for at, row in enumerate(rows) if "Chinon" in row)
    for row in (y, y + 1):
        assert view.legal[canvas.answer_at(rows[y].index("Chinon"), row)] == Travel("city-3")
    x = next(row for row in rows if "Embrun" in row).index("Embrun")
    assert canvas.answer_at(x, next(at for at, row in enumerate(rows) if "Embrun" in row)) is None


def test_a_troupe_that_may_be_robbed_and_a_mark_of_the_needle_are_answers():
    view = view_of(Table(needle=1))
    view.legal = (Steal(1), Steal(2), FireEater(-2), FireEater(1))
    canvas = Canvas(82, 26)
    BOARD.draw(view, canvas)
    rows = canvas.text().splitlines()
    places = {name: next((row.index(name), y) for y, row in enumerate(rows) if name in row) for name in NAMES[:3]}
    assert [canvas.answer_at(*places[name]) for name in NAMES[:3]] == [None, 0, 1]
    y = next(at for at, row in enumerate(rows) if "8 7 6" in row)
    middle = rows[y].index("1 1 ")
    assert [canvas.answer_at(middle + x, y) for x in (-4, -2, 0, 2, 4)] == [None, 2, None, None, 3]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_requests_and_the_cards_of_a_question_are_answers(size):
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    assert clicks(BOARD.hand(view, hand_room(*size))) == {0, 1}


def test_the_cards_that_a_question_is_about_lie_in_the_hand():
    table = Table()
    for actor in ("comedian-3", "tragedian-5"):
        table.state.deck.faces.remove(actor)
        table.state.gained.faces.append(actor)
    view = view_of(table)
    view.legal = (KeepAll(), Court("comedian-3"), Court("tragedian-5"))
    view.cursor = view.legal[2]
    hand = BOARD.hand(view, hand_room(120, 40))
    rows = hand.text().splitlines()
    assert "comedian" in hand.text()
    assert rows[0].startswith(" " * 14 + "┏"), "the one under the cursor is raised"
    assert clicks(hand) == {1, 2}


@pytest.mark.parametrize(("size", "whole"), [((80, 24), False), ((118, 34), True), ((120, 40), True)])
def test_requests_are_cards_when_one_is_to_be_chosen(size, whole):
    table = Table()
    table.hold(0, "full_house", "all_ages")
    table.give(0, "comedian-3", "tragedian-4", "tragedian-4")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    view.cursor = view.legal[1]
    hand = BOARD.hand(view, hand_room(*size)).text()
    assert all(word in hand for word in ("Full house", "3 actors", "All ages", "levels 1 2 5"))
    assert ("┏" in hand) == whole, "the one under the cursor"


# The rows


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("room", [*range(11, 49)])
def test_the_board_fits_its_room_and_is_drawn_as_it_was_measured(players, room):
    state = Table(players).state
    plan = layout(state, room)
    assert plan.height <= room
    assert layout(state, plan.height) == plan
    assert plan.height == 2 * plan.side + plan.middle + players * plan.troupe + plan.head + len(state.friends)


# The news


def moments(replica: core.Replica, key: str) -> list[View]:
    """The views while events of this key are told."""
    log = replica.log
    return [
        View(GAME, replica.seat, replica.moment(at), log[: at + 1], WORDS, NAMES, news=event)
        for at, event in enumerate(log)
        if event.key == key
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_every_moment_of_a_game_can_be_drawn_at_both_sizes(players):
    dealer, rng = core.Dealer(GAME, players, {}, seed=seed_of(players)), random.Random(players)
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    for seat, action in play(dealer, rng):
        replica.follow(dealer.act(seat, action).report(0))
    for key in {event.key for event in replica.log}:
        for view in rng.sample(found := moments(replica, key), min(5, len(found))):
            assert drawn(view)
            assert drawn(view, 82, BOARD.height(view, 82, 40))
            assert BOARD.title(view)


@pytest.mark.parametrize(
    ("needle", "actor", "way"),
    [(1, "comedian-3", [2, 3, 4]), (2, "tragedian-3", [1, -1, -2]), (-1, "comedian-1", [1]), (8, "comedian-1", [])],
    ids=["comedy", "over the middle", "one", "stays"],
)
def test_the_needle_moves_mark_by_mark(needle, actor, way):
    table = Table(needle=needle, cities={1: [actor], 7: ["bonus-1"]})
    table.travel(1, 1, 7)
    replica = table.replicas[0]
    seen = [view.state.needle for view in moments(replica, "swings")]
    assert seen == way
    for mark_of_needle, view in zip(way, moments(replica, "swings"), strict=True):
        assert needle_of(drawn(view)) == mark_of_needle
    assert [view.state.needle for view in moments(replica, "needle")] == [way[-1] if way else needle]
    assert 0 < BOARD.beats["swings"] < 1


def test_caravels_come_one_by_one_and_nothing_that_follows_is_seen_yet():
    table = Table(cities={1: ["comedian-4"], 7: ["bonus-1"]})
    table.travel(1, 1, 7)
    replica = table.replicas[0]
    told = [drawn(view) for view in moments(replica, "travels")]
    there = [(re.findall("▲(.)", town(rows, "Amboise")), re.findall("▲(.)", town(rows, "Gien"))) for rows in told]
    assert there == [(["A"], []), (["A", "B"], []), (["A", "B"], ["C"])]
    for view in moments(replica, "travels"):
        assert "◡4" in drawn(view)[1]
        assert needle_of(drawn(view)) == 1
        assert BOARD.title(view).endswith("road")
    assert BOARD.beats["travels"] > 0


def test_coins_come_one_after_another():
    table = Table(4, cities={1: ["comedian-4"], 2: ["comedian-4"], 3: ["tragedian-4"], 4: ["tragedian-4"]})
    table.give(0, "strongman")
    table.travel(1, 2, 3, 4)
    table.keep_all(0, 1, 2, 3)
    table.act(0, Strongman())
    replica = table.replicas[0]
    assert [[troupe.money for troupe in view.state.troupes] for view in moments(replica, "steals")] == [
        [4, 2, 3, 3], [5, 2, 2, 3], [6, 2, 2, 2],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "phase"),
    [("chooses", "travel"), ("travels", "road"), ("meets", "cities"), ("caravel", "cities"), ("turn", "travel")],
)
def test_the_title_says_where_in_the_turn_the_news_are(key, phase):
    table = Table(cities={1: ["bonus-1"], 2: ["bonus-2"], 3: ["bonus-3"]})
    table.travel(1, 2, 3)
    replica = table.replicas[0]
    assert {BOARD.title(view).split()[-1] for view in moments(replica, key)[:2]} == {phase}


def test_the_title_at_the_first_lines_says_that_all_are_about_to_travel():
    """They are said of the time before the log begins, when nobody has chosen."""
    table = Table()
    table.travel(1, 2, 3)
    view = View(GAME, 0, table.replicas[0].opening(), [], WORDS, NAMES, news=core.Event(""))
    assert BOARD.title(view).split()[-1] == "travel"


PHASED = ("travels", "meets", "court", "money", "steals", "swings", "encounter", "mood", "toss")


@pytest.fixture(scope="module")
def played() -> core.Replica:
    """A whole game, with every moment of it."""
    dealer, rng = core.Dealer(GAME, 3, {}, seed=seed_of(7)), random.Random(7)
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    for seat, action in play(dealer, rng):
        replica.follow(dealer.act(seat, action).report(0))
    return replica


@pytest.mark.parametrize("height", [11, 26])
@pytest.mark.parametrize("key", PHASED)
def test_a_moment_is_drawn_in_several_pictures(played, key, height):
    """It begins otherwise than it ends, and the last picture is the one that is seen when it is over."""
    assert 1 < BOARD.frames(core.Event(key)) <= 8
    if key == "encounter" and height == 11:
        return  # there is no room for the back of a card
    seen = set()
    for view in moments(played, key)[-3:]:
        pictures = [cells(replace(view, phase=phase), height) for phase in (0, 0.5, 1)]
        seen.add((pictures[0] != pictures[2], pictures[1] != pictures[0] or pictures[1] != pictures[2]))
        assert pictures[2] == cells(view, height)
    assert (True, True) in seen


def cells(view: View, height: int) -> list:
    canvas = Canvas(82, height)
    BOARD.draw(view, canvas)
    return canvas.rows()


def test_a_caravel_sails_along_the_road_and_a_card_flies_to_its_troupe(played):
    sailing = next(view for view in moments(played, "travels") if view.news.args["city"] == 6)
    ship = f"▲{letter(sailing.news.args['seat'])}"
    places = [find(replace(sailing, phase=phase), ship) for phase in (0, 0.3, 0.6, 1)]
    assert len(set(places)) == 4
    paying = next(view for view in moments(played, "money") if view.news.args["amount"] == 2)
    coins = [find(replace(paying, phase=phase), "◉2") for phase in (0, 0.5, 0.9)]
    assert coins[0][1] < coins[1][1] < coins[2][1], "from the theatre down to the troupe"


def find(view: View, text: str) -> tuple[int, int]:
    """Where this is first written."""
    return next((row.index(text), y) for y, row in enumerate(drawn(view, 82, 26)) if text in row)


def test_what_does_not_move_is_one_picture():
    assert BOARD.frames(core.Event("festival")) == 1


# The table of a festival


def curtain(table: Table, words: Words = WORDS) -> Tally:
    """What is shown when the festival is over."""
    replica = table.replicas[0]
    at = next(at for at, event in enumerate(replica.log) if BOARD.round_ends(event))
    view = View(GAME, 0, replica.moment(at), replica.log[: at + 1], words, NAMES, news=replica.log[at])
    return BOARD.round_table(view, view.log)


def test_a_festival_ends_with_a_table_of_who_earned_what_and_why():
    table = Table(needle=2)
    table.give(0, "comedian-5", "comedian-1", "tragedian-2")
    table.give(1, "comedian-1")
    table.give(2, "tragedian-3", "tragedian-3")
    table.hold(0, "star_turn")
    table.festival()
    table.act(0, Answer("star_turn"))
    tally = curtain(table)
    assert tally.title == "Festival of season 1: the King wants comedy"
    assert list(tally.head) == ["troupe", "show", "actors", "prize", "requests", "total", "écus"]
    assert [list(row) for row in tally.rows] == [
        [mark(0), "comedy 4 ★", "+2", "+6", "+3", "+11", "14"],
        [mark(1), "comedy 1 ✓", "+1", "+3", "·", "+4", "7"],
        [mark(2), "tragedy 6  ", "·", "·", "·", "·", "3"],
    ]
    assert tally.notes == [f"{mark(0)} plays the request Star turn 3 and takes 3 écus."]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_table_of_a_festival_fits_the_screen(language):
    table = Table(5, needle=2, seasons=1)
    for seat in range(5):
        table.give(seat, *["tragedian-5"] * (seat == 4), "comedian-3" if seat < 4 else "comedian-5")
        table.hold(seat, ("in_favour", "in_favour", "star_turn", "mixed_bill", "contrarian")[seat])
        table.troupe(seat).money = 100
    table.festival()
    for seat in range(5):
        table.act(seat, table.legal(seat)[0])
    tally = curtain(table, Words(language))
    text = tally_text(tally, ["W" * 12] * 5).plain.splitlines()
    assert len(tally.rows) == 5
    assert max(map(cell_len, text[:6])) <= 72
    assert len(text) <= 16


def all_to_one_city(local):
    """Everybody but the first has secretly chosen the first city with an actor; the digit that goes there too."""
    state = local.clients[0].state.games.replica.state
    city = next(
        city for city in CITIES if is_actor(state.at(city).known()[0]) and level_of(state.at(city).known()[0]) > 1
    )
    for client in local.clients[1:]:
        client.send(client.state.act(Travel(f"city-{city}")))
    return str(city)


def feeds(app, pause=None):
    """The feeds of the screen, at another pace."""
    found = list(app.screen.query(Feed))
    for feed in found:
        feed._pause = feed._pause if pause is None else pause
    return found


def test_the_screen_shows_the_reveal_before_what_follows():
    """While the feed tells, caravels stand before the cities, and the needle is still on its way."""
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    digit = all_to_one_city(local)
    before = local.clients[0].state.games.replica.state.needle

    async def script(app, pilot):
        def shows(text):
            return text in screen_text(app)

        async def tell_next():
            """The feed's next line, long before it would come by itself; the board follows when it can."""
            for feed in feeds(app):
                feed._tick()
            await pilot.pause()

        feeds(app, 60.0)
        await pilot.press(digit)
        for _ in range(20):
            if not shows("All reveal: "):
                await tell_next()
        await until(pilot, lambda: shows("All reveal: ") and shows("▲"))
        app.reveal = screen_text(app)
        for _ in range(200):
            if any(feed.queue.telling for feed in feeds(app)):
                await tell_next()
        now = local.clients[0].state.games.replica.state.needle
        await until(pilot, lambda: not shows("▲") and needle_of(screen_text(app).splitlines()) == now)
        assert now != before

    app = show(local.clients[0], script)
    assert sorted(re.findall("▲([ABC])", app.reveal)) == ["A", "B", "C"]
    assert " together." not in app.reveal
    assert needle_of(app.reveal.splitlines()) == before


def test_a_key_hurries_the_news():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    digit = all_to_one_city(local)

    async def script(app, pilot):
        feeds(app, 30.0)
        await pilot.press(digit)
        await pilot.pause(0.1)
        app.before = any(feed.queue.telling for feed in feeds(app))
        await pilot.press("down")
        await pilot.pause(0.1)
        app.after = any(feed.queue.telling for feed in feeds(app))

    app = show(local.clients[0], script)
    assert app.before
    assert not app.after


# Words


def test_every_event_has_a_line():
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in Path(core.__file__).parent.glob("games/histrio/*.py")
    )
    keys = set(re.findall(r'say\(\s*"([a-z_]+)"', source))
    assert len(keys) > 30
    assert {key for key in keys if not WORDS.has(f"histrio-log-{key}")} == BOARD.silent


def test_many_events_are_told_in_one_line():
    table = Table(cities={1: ["bonus-1"], 2: ["bonus-2"], 3: ["bonus-3"]})
    table.travel(1, 2, 3)
    replica = table.replicas[0]
    view = View.of(replica, WORDS, NAMES)
    lines = [line for event in replica.log if (line := BOARD.line(view, event))]
    each = [f"{mark(seat)} → {city}" for seat, city in enumerate(("1 Amboise", "2 Blois", "3 Chinon"))]
    revealed = "   ".join(part.replace(" ", "\xa0") for part in each)
    assert f"All reveal: {revealed}" in lines, "what is told of one is not torn apart"
    new = [line for line in lines if line.startswith("New in the cities:")]
    assert len(new) == 1
    assert re.fullmatch(r"New in the cities: 1\xa0\S+   2\xa0.*   8\xa0\S+", new[0])


@pytest.mark.parametrize(
    ("missing", "text"),
    [
        ({"level-1": 2}, "level 1: 2 more"),
        ({"level-1": 1, "level-4": 1}, "levels 1, 4"),
        ({"comedian": 2, "no_tragedian": 1}, "2 ◡, 1 ◠ too many"),
        ({"pleasing": 3}, "3 levels short"),
        ({}, ""),
    ],
    ids=["level", "levels", "two things", "pleasing", "nothing"],
)
def test_what_is_missing_in_words(missing, text):
    assert BOARD.lacking(view_of(Table()), missing) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "level 1: 1 more"), ("fr", "+1 de niveau 1"), ("ru", "1 актёр ур. 1"), ("uk", "1 актор рів. 1")],
)
def test_a_level_that_is_missing_is_understood_alone_and_has_room_on_a_card(language, text):
    view = replace(view_of(Table()), words=Words(language))
    assert BOARD.lacking(view, {"level-1": 1}) == text
    assert cell_len(text) <= 15


@pytest.mark.parametrize(
    ("language", "words"), [("en", "set"), ("fr", "placée"), ("ru", "поставлена"), ("uk", "поставлено")]
)
def test_the_log_says_of_a_needle_set_by_a_coin_that_it_was_set_not_moved(language, words):
    toss, back = core.Event("toss", {"mood": "comedy"}), {"start": 8, "end": 1}
    set_, moved = core.Event("needle", back), core.Event("needle", back)
    view = replace(view_of(Table()), words=Words(language), log=(toss, set_, core.Event("done", {"seat": 0}), moved))
    assert [words in BOARD.line(view, event) for event in (set_, moved)] == [True, False]
