"""Histrio on the screen: a picture of every question at both sizes, and the news as they are told."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

import core
from core.games.histrio.actions import Court, FireEater, Travel
from core.games.histrio.cards import is_actor, level_of
from core.games.histrio.components import CITIES
from tests.games.histrio.table import Table
from tests.play import all_tables, play, seed_of
from tests.tui.local import LocalTable, screen_text, show
from tui.boards import View, board
from tui.boards.histrio_stage import staged, swung
from tui.boards.histrio_words import digits
from tui.canvas import Canvas
from tui.widgets.feed import Feed
from tui.words import Words, initial, mark

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
GAME = core.game("histrio")
BOARD = board("histrio")
WORDS = Words("en")
NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva")


def press(*keys):
    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return script


def asked(ask, seed, bots, turn=0):
    """A person among bots, played at random until this is asked of him."""
    local = LocalTable("Anna", game="histrio", seed=seed)
    local.start(bots=bots)

    def until(replica):
        question = replica.game.question(replica.state, replica.seat)
        return question is not None and question.ask == ask and replica.state.turn >= turn

    local.play(until, random.Random(seed))
    return local


PICTURES = {
    "travel": ("travel", 5, 4, 4, "Where to? All cards are shown together."),
    "travel for two": ("travel", 5, 1, 4, "Your friends (secret): "),
    "road": ("shown", 2, 1, 0, "Do you use an acrobat before the cities are resolved?"),
    "steal": ("steal", 5, 4, 0, "Steal 1 from "),
    "court": ("court", 5, 4, 0, "Send "),
    "discard": ("discard", 5, 4, 0, "You hold more than three requests."),
    "end": ("end", 3, 2, 0, "The turn ends. Do you use an acrobat?"),
    "disguise": ("disguise", 4, 4, 0, "What is your chameleon?"),
    "answer": ("answer", 6, 2, 0, "Play none, and keep them hidden"),
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
    assert "has most écus and wins." in app.seen
    assert "Season: show, écus for actors + for the show + for requests" in app.seen
    assert app.seen == snapshot


def test_a_spectator_sees_no_requests(snapshot):
    from netplay.protocol import Stand

    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.clients[2].send(Stand())
    local.start()
    app = show(local.clients[2], press())
    assert "Still choosing: Anna, Boris" in app.seen
    assert "my cards" not in app.seen
    assert "?" not in app.seen.splitlines()[6]
    assert app.seen == snapshot


# The direct way


def test_the_number_of_a_city_travels_there():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    client = local.clients[0]
    while client.mirror.replica.state.turn < 2:
        for each in local.clients:
            if legal := list(each.mirror.replica.legal()):
                each.send(each.mirror.act(legal[0]))
    assert Travel("city-1") not in client.mirror.replica.legal()
    app = show(client, press("1"))
    assert "Where to?" in app.seen
    app = show(client, press("6"))
    assert client.mirror.replica.state.troupes[0].chosen.known() == ["city-6"]
    assert "[6]" in app.seen
    assert "?A" in app.seen
    assert "Still choosing: Boris, Chloé" in app.seen


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


@pytest.mark.parametrize("needle", [-8, -1, 1, 5, 8])
def test_the_gauge_shows_needle_and_mood(needle):
    row = drawn(view_of(Table(needle=needle)))[0]
    assert f"►{abs(needle)}◄" in row
    assert ("COMEDY" in row) == (needle > 0)
    assert ("TRAGEDY" in row) == (needle < 0)
    assert (row.index("►") > row.index("│")) == (needle > 0)
    assert row[11:46].translate(str.maketrans("►◄", "  ")).split() == list("87654321│12345678")


def test_encounters_lie_newest_first_and_the_stack_is_seen_whole():
    six = ["chameleon", "tightrope", "comedian-1", "bonus-2", "tragedian-5", "ox"]
    rows = drawn(view_of(Table(cities={2: six, 5: ["strongman", "tragedian-3"]})))
    assert [row[11:20].strip() for row in rows[3:5]] == ["ch ro C1", "+2 T5 ox"]
    assert rows[3][41:50].strip() == "strong T3"
    large = drawn(view_of(Table(cities={2: six})), 82, 21)
    assert [row[11:20].strip() for row in large[6:12]] == ["cham", "rope", "C1", "+2", "T5", "ox"]


def test_a_troupe_shows_actors_difference_and_whether_it_pleases():
    table = Table(needle=2)
    table.give(0, "comedian-3", "comedian-1", "tragedian-2", "ox")
    table.give(1, "comedian-5")
    table.give(2, "tragedian-4")
    rows = drawn(view_of(table))
    assert re.search(r"Anna +★ +3 1 3 +2 +comedy 2 ✓ +· +ox", rows[7])
    assert re.search(r"Boris +3 5 +· +comedy 5 ✓★", rows[8])
    assert re.search(r"Chloé +3 · +4 +tragedy 4 +·", rows[9])


def test_used_acrobats_are_in_brackets():
    table = Table()
    table.give(0, "ox", "horse", "fire_eater")
    table.give(1, "tightrope", "chameleon", "chameleon", "strongman")
    assert drawn(view_of(table))[7].endswith(" ox horse fire")
    for seat, acrobat in ((0, "horse"), (1, "tightrope")):
        table.troupe(seat).acrobats.faces.remove(acrobat)
        table.troupe(seat).spent.faces.append(acrobat)
    rows = drawn(view_of(table))
    assert rows[7].endswith(" ox fi (ho)")
    assert rows[8].endswith(" ch ch st (ro)")


def test_managers_stand_on_the_theatre():
    table = Table()
    table.troupe(0).managers, table.troupe(2).managers = 2, 1
    assert drawn(view_of(table))[0].endswith("theatre AA C")


def test_requests_tell_what_is_missing():
    table = Table()
    table.hold(0, "full_house", "all_ages", "contrarian")
    table.give(0, "comedian-3", "tragedian-4", "tragedian-4")
    hand = BOARD.hand(view_of(table)).text()
    assert re.search(r"Full house 4 +3 actors", hand)
    assert re.search(r"All ages 6 +levels 1 2 5", hand)
    assert re.search(r"✓Contrarian 3 +now met", hand)
    assert BOARD.hand(view_of(table, None)) is None


def test_a_stranger_sees_how_many_requests_but_not_which():
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table, 1)
    assert "▒▒" in drawn(view)[7]
    assert "Full house" not in BOARD.hand(view).text()


def test_the_answers_tell_the_needle():
    table = Table(needle=1)
    answer = BOARD.answer(view_of(table), FireEater(-2))
    assert answer == "Fire: 2 toward tragedy, +1 → −2, now tragedy!"
    assert BOARD.answer(view_of(table), Court("comedian-3")) == "Send C3: needle +1 → +4"


def test_travel_tells_what_the_city_brings_alone_and_shared():
    table = Table(cities={3: ["tragedian-5", "comedian-2", "bonus-2"]})
    view = view_of(table)
    assert BOARD.answer(view, Travel("city-3")) == "Chinon: T5 C2 +2; shared: tragedy 3"
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
        ([f"comedian-{n}" for n in (1, 1, 2, 3, 4, 5)], "112345"),
        ([f"comedian-{n}" for n in (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5)], "111222334…"),
    ],
    ids=["none", "few", "six", "eleven"],
)
def test_actors_are_told_by_their_levels(cards, shown):
    assert digits(cards, "comedian", 10) == shown


# The news


def follow(seats, options, seed):
    """A random game: each replica's state before a step, what happened, and its view after it."""
    dealer, rng = core.Dealer(GAME, seats, options, seed_of(seed)), random.Random(seed)
    replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in (None, *range(seats))]
    for seat, action in play(dealer, rng):
        step = dealer.act(seat, action)
        for replica in replicas:
            before = GAME.encode(replica.state)
            events = replica.follow(step.report(replica.seat))
            yield before, events, View.of(replica, WORDS, NAMES)


@pytest.mark.parametrize("number", range(4))
def test_when_all_is_told_the_board_is_as_it_is(number):
    """What is drawn after the last of the news, carried out one by one, is what the state shows."""
    seats, options = random.Random(number).choice(all_tables(GAME))
    for before, events, view in follow(seats, options, number):
        if not events:
            continue
        view.news = events[-1]
        told = replace(view, state=BOARD.stage(GAME.decode(before), events, 9))
        for width, height in ((80, BOARD.height(view, 80, 12)), (82, BOARD.height(view, 82, 28))):
            is_, was_told = drawn(view, width, height), drawn(told, width, height)
            is_ = [without_secrets(row) for row in is_]
            assert was_told == is_


def without_secrets(row: str) -> str:
    """A row of the board without what only we know of: the caravels behind `?`."""
    return re.sub(r"(\?[A-E]\*?)+([a-e*]*)", lambda found: found[2].ljust(len(found[0])), row).rstrip()


@pytest.mark.parametrize("number", range(2))
def test_every_part_of_the_news_can_be_drawn(number):
    for before, events, view in follow((3, 2)[number], {}, 10 + number):
        for many in range(1, len(events) + 1):
            for frame in (1, BOARD.frames(events[many - 1])):
                view.state = BOARD.stage(GAME.decode(before), events[:many], frame)
                view.news = events[many - 1]
                assert drawn(view)
                assert BOARD.title(view)


@pytest.mark.parametrize(
    ("start", "end", "way"),
    [(1, 4, [2, 3, 4]), (2, -2, [1, -1, -2]), (-1, 1, [1]), (8, 8, [8])],
    ids=["comedy", "over the middle", "one", "stays"],
)
def test_the_needle_moves_mark_by_mark(start, end, way):
    event = core.Event("needle", {"start": start, "end": end})
    assert [swung(start, end, frame) for frame in range(1, BOARD.frames(event) + 1)] == way
    state = Table(needle=start).state
    assert staged(state, [event], 1).needle == way[0]


def all_to_one_city(local):
    """Everybody but the first has secretly chosen the first city with an actor; the digit that goes there too."""
    state = local.clients[0].mirror.replica.state
    city = next(
        city for city in CITIES if is_actor(state.at(city).known()[0]) and level_of(state.at(city).known()[0]) > 1
    )
    for client in local.clients[1:]:
        client.send(client.mirror.act(Travel(f"city-{city}")))
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
    before = local.clients[0].mirror.replica.state.needle

    async def script(app, pilot):
        feeds(app, 0.3)
        await pilot.press(digit)
        frames = []
        while len(frames) < 200 and (not frames or any(feed.telling for feed in feeds(app))):
            await pilot.pause(0.04)
            frames.append(screen_text(app))
        app.frames = frames

    frames = show(local.clients[0], script).frames
    first = next(frame for frame in frames if "All show: " in frame)
    assert re.search("►[ABC]{3}", first.splitlines()[6])
    assert "meet." not in first
    needles = [int(re.search(r"►(\d)◄", frame)[1]) for frame in frames if "All show: " in frame]
    assert needles[0] == abs(before)
    assert needles[-1] == abs(local.clients[0].mirror.replica.state.needle)
    assert len(set(needles)) > 1
    assert "►" not in frames[-1].splitlines()[6]


def test_a_key_hurries_the_news():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    digit = all_to_one_city(local)

    async def script(app, pilot):
        feeds(app, 30.0)
        await pilot.press(digit)
        await pilot.pause(0.1)
        app.before = any(feed.telling for feed in feeds(app))
        await pilot.press("down")
        await pilot.pause(0.1)
        app.after = any(feed.telling for feed in feeds(app))

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
    assert [key for key in sorted(keys) if not WORDS.has(f"histrio-log-{key}")] == []


def test_many_events_are_told_in_one_line():
    table = Table(cities={1: ["bonus-1"], 2: ["bonus-2"], 3: ["bonus-3"]})
    table.travel(1, 2, 3)
    replica = table.replicas[0]
    view = View.of(replica, WORDS, NAMES)
    lines = [line for event in replica.log if (line := BOARD.line(view, event))]
    assert f"All show: {mark(0)} → 1 Amboise   {mark(1)} → 2 Blois   {mark(2)} → 3 Chinon" in lines
    new = [line for line in lines if line.startswith("New at the cities:")]
    assert len(new) == 1
    assert re.fullmatch(r"New at the cities: 1 \S+   2 .*   8 \S+", new[0])


@pytest.mark.parametrize(
    ("missing", "text"),
    [
        ({"level-1": 2}, "2 of level 1"),
        ({"level-1": 1, "level-4": 1}, "levels 1 4"),
        ({"comedian": 2, "no_tragedian": 1}, "2 C, 1 T too many"),
        ({"pleasing": 3}, "3 toward the King"),
        ({}, ""),
    ],
    ids=["level", "levels", "two things", "pleasing", "nothing"],
)
def test_what_is_missing_in_words(missing, text):
    assert BOARD.lacking(view_of(Table()), missing) == text


def test_letters_of_who_goes_home():
    event = core.Event("mood", {"mood": "comedy", "managers": [2, 0, 1]})
    line = BOARD.line(view_of(Table()), event)
    assert line == f"The King's mood changes: COMEDY! All managers go home: {initial(0)}2 {initial(2)}1."
