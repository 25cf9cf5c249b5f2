"""Histrio on the screen. Clicks, moments and words."""

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
from tests.games.histrio.screen import BOARD, GAME, NAMES, WORDS, drawn, needle_of, town, view_of
from tests.games.histrio.table import Table
from tests.play import play, seed_of
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.painted import answer_at
from tui.boards import Tally, View
from tui.boards.histrio.layout import layout
from tui.draw.canvas import Canvas
from tui.screens.game.recap_dialog import tally_text
from tui.screens.game.room import hand_room
from tui.text.words import Words, letter, mark
from tui.widgets.feed import Feed

# By mouse


def clicks(canvas: Canvas) -> set[int | None]:
    return {answer_at(canvas, x, y) for y in range(canvas.height) for x in range(canvas.width)} - {None}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_every_city_and_every_travel_card_is_its_answer(size):
    table = Table(cities={3: ["ox"]})
    table.use(0, 5)
    view = view_of(table)
    width = size[0] - 38 if size[0] >= 118 else size[0]
    canvas = Canvas(width, BOARD.height(view, width, size[1] - 12))
    BOARD.draw(view, canvas)
    hand = BOARD.hand(view, hand_room(*size))
    assert clicks(canvas) == set(range(7))
    assert clicks(hand) == (set(range(7)) if size > (80, 24) else set()), "a low screen lists the cards only once"
    rows = canvas.text().splitlines()
    y = next(at for at, row in enumerate(rows) if "Chinon" in row)
    for row in (y, y + 1):
        assert view.legal[answer_at(canvas, rows[y].index("Chinon"), row)] == Travel("city-3")
    x = next(row for row in rows if "Embrun" in row).index("Embrun")
    assert answer_at(canvas, x, next(at for at, row in enumerate(rows) if "Embrun" in row)) is None


def test_a_troupe_that_may_be_robbed_and_a_mark_of_the_needle_are_answers():
    view = view_of(Table(needle=1))
    view.legal = (Steal(1), Steal(2), FireEater(-2), FireEater(1))
    canvas = Canvas(82, 26)
    BOARD.draw(view, canvas)
    rows = canvas.text().splitlines()
    places = {name: next((row.index(name), y) for y, row in enumerate(rows) if name in row) for name in NAMES[:3]}
    assert [answer_at(canvas, *places[name]) for name in NAMES[:3]] == [None, 0, 1]
    y = next(at for at, row in enumerate(rows) if "8 7 6" in row)
    middle = rows[y].index("1 1 ")
    assert [answer_at(canvas, middle + x, y) for x in (-4, -2, 0, 2, 4)] == [None, 2, None, None, 3]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_requests_and_the_cards_of_a_question_are_answers(size):
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    view.cursor = view.legal[1]
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


@pytest.mark.parametrize("size", [(118, 34), (120, 40)])
def test_requests_are_cards_when_one_is_to_be_chosen(size):
    table = Table()
    table.hold(0, "full_house", "all_ages")
    table.give(0, "comedian-3", "tragedian-4", "tragedian-4")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    view.cursor = view.legal[1]
    hand = BOARD.hand(view, hand_room(*size)).text()
    assert all(word in hand for word in ("Full house", "All ages", "┏"))


def test_a_request_to_discard_is_listed_once_on_a_small_screen():
    """The list of choices says what each lacks; the hand tells the one under the cursor in full."""
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    view.cursor = view.legal[1]
    hand = BOARD.hand(view, hand_room(80, 24)).text()
    assert all(said in hand for said in ("All ages", "actors of all five levels"))
    assert "Full house" not in hand
    assert [row[2] for row in BOARD.tables(view)[0].rows] == ["6 actors", "levels 1 2 3 4 5"]


# The rows


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("room", [*range(11, 49)])
def test_the_board_fits_its_room_and_is_drawn_as_it_was_measured(players, room):
    state = Table(players).state
    plan = layout(state, room)
    assert plan.height <= room
    assert layout(state, plan.height) == plan
    assert plan.height == 2 * plan.side + plan.middle + players * plan.troupe + plan.head + bool(state.friends)


# The news


def moments(replica: core.Replica, key: str) -> list[View]:
    """The views while events of this key are told."""
    log = replica.log
    return [
        View(GAME, replica.seat, replica.moment(at), log[: at + 1], WORDS, NAMES, news=event)
        for at, event in enumerate(log)
        if event.key == key
    ]


@pytest.mark.slow
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
    there = [tuple(re.findall(r"\b[ABC]\b", town(rows, name)) for name in ("Amboise", "Gien")) for rows in told]
    assert there == [(["A"], []), (["A", "B"], []), (["A", "B"], ["C"])]
    for view in moments(replica, "travels"):
        assert "◡4" in drawn(view)[1]
        assert needle_of(drawn(view)) == 1
        assert BOARD.title(view).endswith("acrobats")
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
    [("chooses", "travel"), ("travels", "acrobats"), ("meets", "cities"), ("caravel", "cities"), ("turn", "travel")],
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
    places = [find(replace(sailing, phase=phase), ship) for phase in (0.1, 0.3, 0.6)]
    assert len(set(places)) == 3
    assert f" {ship[1:]} " in town(drawn(replace(sailing, phase=1)), "Foix")
    paying = next(view for view in moments(played, "money") if view.news.args["amount"] == 2)
    coins = [find(replace(paying, phase=phase), "◉2") for phase in (0, 0.5, 0.9)]
    assert coins[0][1] < coins[1][1] < coins[2][1], "from the theatre down to the troupe"


def find(view: View, text: str) -> tuple[int, int]:
    """Where this is first written."""
    return next((row.index(text), y) for y, row in enumerate(drawn(view, 82, 26)) if text in row)


def test_what_does_not_move_is_one_picture():
    assert BOARD.frames(core.Event("turn")) == 1


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
    assert list(tally.head) == ["troupe", "show", "actors", "prize", "requests", "earned", "écus now"]
    assert [list(row) for row in tally.whole] == [
        [mark(0), "comedy 4, best show", "+2", "+6", "+3", "+11", "14"],
        [mark(1), "comedy 1, pleases", "+1", "+3", "·", "+4", "7"],
        [mark(2), "tragedy 6, displeases", "·", "·", "·", "·", "3"],
    ]
    assert tally.notes == [f"{mark(0)} plays the request Star turn and takes 3 écus."]
    assert tally.standings.cells == [f"1. {mark(0)} 14", f"2. {mark(1)} 7", f"3. {mark(2)} 3"], "all had as many before"
    assert tally.standings.legend == ""


def test_the_last_festival_has_no_standings_which_would_give_the_end_away():
    table = Table(2, needle=2, seasons=1)
    table.give(0, "comedian-5")
    table.festival()
    assert curtain(table).standings is None


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
        await until(pilot, lambda: shows("All reveal: ") and shows("Amboise A"))
        app.reveal = screen_text(app)
        for _ in range(200):
            if any(feed.queue.telling for feed in feeds(app)):
                await tell_next()
        now = local.clients[0].state.games.replica.state.needle
        await until(pilot, lambda: not shows("▲") and needle_of(screen_text(app).splitlines()) == now)
        assert now != before

    app = show(local.clients[0], script)
    assert "Amboise A B C" in app.reveal
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
    each = [f"{mark(seat)} → {city}" for seat, city in enumerate(("Amboise", "Blois", "Chinon"))]
    revealed = "   ".join(part.replace(" ", "\xa0") for part in each)
    assert f"All reveal: {revealed}" in lines, "what is told of one is not torn apart"
    new = [line for line in lines if line.startswith("New in cities")]
    assert [line.partition(":")[0] for line in new] == ["New in cities 1 to 4", "New in cities 5 to 8"]
    assert all(line.count(", ") == 3 for line in new), "in words, four in each line"
    assert not any(sign in line for line in new for sign in "◡◠")


@pytest.mark.parametrize(
    ("missing", "text"),
    [
        ({"level-1": 2}, "2 of level 1"),
        ({"level-1": 1, "level-4": 1}, "levels 1, 4"),
        ({"comedian": 2, "no_tragedian": 1}, "2 ◡, 1 ◠ too many"),
        ({"pleasing": 3}, "3 comedy levels"),
        ({}, ""),
    ],
    ids=["level", "levels", "two things", "pleasing", "nothing"],
)
def test_what_is_missing_in_words(missing, text):
    assert BOARD.lacking(view_of(Table()), missing) == text


@pytest.mark.parametrize(
    ("missing", "text"),
    [({"pleasing": 3}, "3 levels of comedy"), ({"contrary": 1}, "1 level of tragedy"), ({"balance": 2}, "differ by 2")],
    ids=["pleasing", "contrary", "balance"],
)
def test_a_show_lacks_levels_of_a_mood(missing, text):
    assert BOARD.lacks_in_words(view_of(Table(needle=2)), missing)[0].endswith(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "1 of level 1"), ("fr", "1 de niveau 1"), ("ru", "1 актёр ур. 1"), ("uk", "1 актор рів. 1")],
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
