"""Histrio in words, in every language: what answers promise, what is told, and what is explained."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

import core
from core.games.histrio.actions import (
    Answer,
    Court,
    Disguise,
    Done,
    FireEater,
    Horse,
    KeepAll,
    Ox,
    Steal,
    Strongman,
    Tightrope,
    Travel,
)
from core.games.histrio.components import ACROBATS, REQUESTS
from core.games.histrio.state import Festival, Performance, Show
from tests.games.histrio.screen import BOARD, GAME, NAMES, view_of
from tests.games.histrio.table import Table, pick
from tests.tui.local import LocalTable, screen_text, show
from tests.tui.test_locale import TORN, prose
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.guide import guide
from tui.boards.histrio.hand.requests import Held, lines
from tui.boards.histrio.scene import scene
from tui.boards.rows import BROAD, MOST
from tui.draw.canvas import Canvas
from tui.draw.styles import ASCII_CELLS
from tui.game_view.outcome_text import end_lines
from tui.game_view.plain_names import named
from tui.lines.screen_reader import ScreenReaderWords
from tui.text.words import Words

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def said(view: View, key: str, **args) -> str:
    """The line of the log for an event, with the names set in."""
    return BOARD.plain(view, BOARD.line(view, core.Event(key, args)))


def view_in(language: str, table: Table, seat: int | None = 0, **more) -> View:
    """The view of a table in a language."""
    view = view_of(table, seat, **more)
    view.words = Words(language, view.ascii_only)
    return view


# Things have one name

OTHER_NAMES = {
    "en": re.compile("in the theatre"),
    "fr": re.compile(r"\b(le|du|au) roi\b"),
    "ru": re.compile(r"\bигл[аеоуы]|дружеск|\bкорол|желает"),
    "uk": re.compile("антрепренер|бажає"),
}
"""What needle, King, managers and friendly troupes might be called besides."""


@everywhere
def test_a_thing_has_one_name_in_all_texts(language):
    assert [key for key, piece in prose(language) if "histrio" in key and OTHER_NAMES[language].search(piece)] == []


INFLECTED = {"огонь": "огня", "віл": "вола"}
"""Short names of acrobats that stand in the full ones in another case."""


@everywhere
def test_an_acrobats_short_name_is_a_part_of_the_full_one(language):
    """Two words would be taken for two acrobats."""
    words = Words(language)
    rules = guide("histrio").section("acrobats", words).text
    for acrobat in ACROBATS:
        full, short, code = (words(f"histrio-{kind}-{acrobat}") for kind in ("acrobat", "short", "code"))
        assert INFLECTED.get(short, short).rstrip(".") in full
        assert short.startswith(code[0])
        assert re.search(rf"^ +({re.escape(short)} +)?{full}", rules, re.MULTILINE)
        assert full.startswith(short) or f" {short} " in rules, "only the first of its words needs no explanation"
        assert f"{code} " in words("histrio-signs")


@everywhere
def test_the_signs_say_when_the_needle_would_go_where_the_hollow_one_stands(language):
    """In the words that stand beside the needle, where there is room for them."""
    words = Words(language)
    hollow = [line for line in words("histrio-signs").splitlines() if line.lstrip().startswith("▽")]
    assert len(hollow) == 1
    condition = words("histrio_board-king-by-shared", mark="").rstrip(": \u00a0")
    assert hollow[0].endswith(condition)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Boris sends a manager to the theatre and now has 1 there."),
        ("fr", "Boris envoie un régisseur au théâtre et y en a 1."),
        ("ru", "Boris ставит распорядителя в театр (своих там 1)."),
        ("uk", "Boris посилає розпорядника до театру, своїх там 1."),
    ],
)
def test_the_managers_that_are_counted_are_said_to_be_ones_own(language, line):
    table = Table()
    table.troupe(0).managers = 2
    assert said(view_in(language, table), "manager", seat=1, managers=1) == line


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Boris’s chameleon is revealed: tragedian.", "Boris’s chameleons are revealed: comedian, tragedian."),
        (
            "fr",
            "Le caméléon se montre (Boris)\u00a0: tragédien.",
            "Les caméléons se montrent (Boris)\u00a0: comédien, tragédien.",
        ),
        ("ru", "Boris открывает хамелеона: трагик.", "Boris открывает хамелеонов: комедиант, трагик."),
        ("uk", "Хамелеон (Boris): трагік.", "Хамелеони (Boris): комедіант, трагік."),
    ],
)
def test_two_chameleons_are_told_as_two(language, one, two):
    view = view_in(language, Table())
    assert said(view, "disguised", seat=1, talents=["tragedian"]) == one
    assert said(view, "disguised", seat=1, talents=["comedian", "tragedian"]) == two


@pytest.mark.parametrize(
    ("language", "asks"),
    [
        ("en", ["What will your chameleon be?", "your first chameleon be?", "your second chameleon be?"]),
        ("fr", ["votre caméléon", "votre premier caméléon", "votre second caméléon"]),
        ("ru", ["ваш хамелеон?", "ваш первый хамелеон?", "ваш второй хамелеон?"]),
        ("uk", ["ваш хамелеон?", "ваш перший хамелеон?", "ваш другий хамелеон?"]),
    ],
)
def test_of_two_chameleons_it_is_said_which_is_asked_about(language, asks):
    one, two = Table(), Table()
    one.give(0, "chameleon")
    two.give(0, "chameleon", "chameleon")
    for table in (one, two):
        table.festival()
    said = [BOARD.ask(view_in(language, table)) for table in (one, two)]
    two.act(0, Disguise("comedian"))
    for text, ask in zip([*said, BOARD.ask(view_in(language, two))], asks, strict=True):
        assert ask in text


@everywhere
@pytest.mark.parametrize("ascii_only", [False, True])
def test_managers_that_go_home_are_not_taken_for_actors(language, ascii_only):
    """In ASCII C2 is a comedian of level 2."""
    view = view_in(language, Table(), ascii_only=ascii_only)
    view.words = Words(language, ascii_only)
    event = core.Event("mood", {"mood": "comedy", "managers": [2, 0, 1]})
    assert not re.search(r"[CT][1-8]", BOARD.plain(view, BOARD.line(view, event)))
    told = named(BOARD.line(view, event), view.names)
    assert told.endswith("(Anna 2, Chloé 1).")


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "season 2/2   the King wants COMEDY   new season"),
        ("fr", "saison 2/2   le Roi veut une COMÉDIE   nouvelle saison"),
        ("ru", "сезон 2/2   Король: КОМЕДИЯ   новый сезон"),
        ("uk", "сезон 2/2   король хоче КОМЕДІЮ   новий сезон"),
    ],
)
def test_between_the_seasons_no_turn_is_named(language, title):
    table = Table(needle=2, later=[[], 1])
    table.festival()
    replica, words = table.replicas[0], Words(language)
    titles = {}
    for at, event in enumerate(replica.log):
        view = View(GAME, 0, replica.moment(at), replica.log[: at + 1], words, NAMES, news=event)
        titles[event.key] = BOARD.title(view)
    assert titles["season"] == titles["toss"] == title
    assert " 1/6 " in titles["turn"]


# What answers promise


def answers(table: Table, seat: int, *actions: core.Action, language: str = "en") -> list[str]:
    """Answers of a seat in words, with the letters set in."""
    view = view_in(language, table, seat)
    return [BOARD.plain(view, BOARD.answer(view, action)) for action in actions]


def test_the_ox_names_whom_it_bars_and_no_friendly_troupe():
    three, five = Table(cities={3: ["bonus-1"]}), Table(5, cities={3: ["bonus-1"]})
    two = Table(2, cities={3: ["bonus-1"]}, friends=((3,), (3,)))
    for table, cities in ((three, (3, 3, 3)), (five, (3, 3, 4, 3, 5)), (two, (3, 3))):
        table.give(0, "ox")
        table.travel(*cities)
    assert answers(three, 0, Ox(3)) == ["ox tamer: close 3 Chinon, nothing there for B C"]
    assert answers(five, 0, Ox(3)) == ["ox tamer: close 3 Chinon, nothing there for B D and others"]
    assert answers(two, 0, Ox(3)) == ["ox tamer: close 3 Chinon, nothing there for B"]


@pytest.mark.parametrize(
    ("language", "whom"),
    [
        ("en", ("for all others", "for the other player")),
        ("fr", ("pour les autres", "pour l’autre joueur")),
        ("ru", ("для остальных", "для другого игрока")),
        ("uk", ("для всіх інших", "для іншого гравця")),
    ],
)
def test_the_ox_where_nobody_else_is_bars_who_might_come(language, whom):
    for table, says in zip((Table(cities={3: ["bonus-1"]}), Table(2, cities={3: ["bonus-1"]})), whom, strict=True):
        table.give(0, "ox")
        table.travel(3, *[4, 5][: len(table.state.troupes) - 1])
        assert answers(table, 0, Ox(3), language=language)[0].endswith(says)


@everywhere
def test_who_comes_to_a_closed_city_is_told_that_they_get_nothing(language):
    table = Table(cities={1: ["bonus-2"], 8: ["comedian-3"]})
    table.give(0, "ox")
    table.give(1, "tightrope", "horse")
    table.travel(1, 2, 3)
    open_ = answers(table, 1, Horse("city-1"), Tightrope(2, 1), language=language)
    table.act(0, Ox(1))
    shut = answers(table, 1, Horse("city-1"), Tightrope(2, 1), language=language)
    by = view_in(language, table, 1).words("histrio-closed", by="A")
    assert all(by in answer for answer in shut)
    assert not any(by in answer for answer in open_)
    assert not any("+2" in answer or "◡" in answer for answer in shut)
    view = view_in(language, table, 1)
    closed = BOARD.plain(view, view.words("histrio-about-closed", by="Anna"))
    assert closed in BOARD.plain(view, BOARD.explain(view, Tightrope(2, 1)))
    assert closed not in BOARD.plain(view, BOARD.explain(view, Tightrope(2, 3)))


def test_who_closed_a_city_meets_nobody_there_whom_they_shut_out():
    table = Table(cities={1: ["bonus-2"], 2: ["bonus-1"]})
    table.give(0, "ox", "tightrope", "horse")
    table.travel(1, 1, 3)
    assert answers(table, 0, Tightrope(1, 2)) == ["tightrope walker: 1 Amboise → 2 Blois, alone: +1 écu"]
    table.act(0, Ox(1), Tightrope(1, 2))
    assert answers(table, 0, Horse("city-1"), Horse("city-3")) == [
        "horse rider to Amboise, alone: +2 écus", "horse rider to Chinon, with C: needle stays",
    ]  # fmt: skip


@everywhere
def test_few_words_of_a_journey_leave_out_the_needle(language):
    view = view_in(language, Table(needle=-1, cities={4: ["tragedian-3"]}))
    assert BOARD.parted(BOARD.brief_answers(view)[3])[1].endswith(" 3")
    assert len(BOARD.parted(BOARD.brief_answers(view)[3])) == 2


@everywhere
def test_answers_tell_the_needle_without_minus_signs(language):
    table = Table(needle=-1, cities={4: ["tragedian-3"], 5: ["ox"]})
    view = view_in(language, table)
    moves, stays = answers(table, 0, Travel("city-4"), Travel("city-5"), language=language)
    mark = f"{view.words('histrio-quiet-tragedy')}\u00a0"
    assert moves.endswith(f"{mark}1 → 4")
    assert stays.endswith(view.words("histrio-still"))


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Dijon, with your friends: ◡3, ◠5, shared: needle comedy\u00a01 → tragedy\u00a02"),
        ("fr", "Dijon, avec vos amis\u00a0: ◡3, ◠5, à plusieurs\u00a0: aiguille comédie\u00a01 → tragédie\u00a02"),
        ("ru", "Дижон, с друзьями: ◡3, ◠5, вместе: стрелка комедия\u00a01 → трагедия\u00a02"),
        ("uk", "Діжон, з друзями: ◡3, ◠5, разом: стрілка комедія\u00a01 → трагедія\u00a02"),
    ],
)
def test_the_city_that_our_friends_go_to_can_only_be_shared(language, says):
    table = Table(2, cities={4: ["comedian-3", "tragedian-5"], 7: ["comedian-3", "tragedian-5"]}, friends=((4,), (7,)))
    ours, other = answers(table, 0, Travel("city-4"), Travel("city-7"), language=language)
    assert ours == says
    assert (
        other == answers(Table(3, cities={7: ["comedian-3", "tragedian-5"]}), 0, Travel("city-7"), language=language)[0]
    )
    assert "(" not in BOARD.brief_answers(view_in(language, table))[3], "nothing is gained there alone"


def test_what_a_city_is_about_counts_friendly_troupes_and_knows_where_ours_go():
    def company(city: int, seat: int | None = 0) -> list[str]:
        view = view_in("en", table, seat)
        return BOARD.plain(view, BOARD.explain(view, Travel(f"city-{city}"))).split("\n\n")[1:-1]

    table = Table(2, cities={4: ["comedian-3"]}, friends=((4,), (7,)))
    ours, both = "Your friendly troupe comes here: you will share the city.", "May also come: "
    assert company(4) == [ours, f"{both}Boris, Boris*."]
    assert company(3) == [f"{both}Boris, Boris*."]
    assert company(4, 1) == [f"{both}Anna, Anna*."]
    assert company(4, None) == [f"{both}Anna, Boris, Anna*, Boris*."]
    table.use(1, 3, 4)
    assert company(3) == [f"{both}Boris*."]
    for city in (3, 4):
        table.state.friends[1].deck.faces.remove(f"city-{city}")
        table.state.friends[1].used.faces.append(f"city-{city}")
    assert company(3) == ["No other troupe can travel here this turn."], "our own friends go elsewhere"
    assert company(4) == [ours]


def test_the_needle_goes_for_certain_where_our_friends_go():
    """And is not shown to go where nobody else can come."""

    def board(city: int) -> str:
        canvas = Canvas(82, 26)
        BOARD.draw(view_of(table, cursor=Travel(f"city-{city}")), canvas)
        return canvas.text()

    table = Table(2, cities={city: ["comedian-3"] for city in (3, 4)}, friends=((4,), (7,)))
    table.use(1, 3)
    perhaps = "if others"
    assert ["▽" in board(city) for city in (3, 4)] == [True, True]
    assert [perhaps in board(city) for city in (3, 4)] == [True, False]
    table.state.friends[1].deck.faces.remove("city-3")
    table.state.friends[1].used.faces.append("city-3")
    assert ["▽" in board(city) for city in (3, 4)] == [False, True]


# What has room

MISSING = {
    "full_house": {"actor": 6},
    "pure_comedy": {"comedian": 3, "no_tragedian": 6},
    "pure_tragedy": {"tragedian": 3, "no_comedian": 6},
    "mixed_bill": {"comedian": 1, "tragedian": 2, "balance": 1},
    "star_turn": {"level-5": 1},
    "understudies": {"level-1": 3},
    "all_ages": {f"level-{level}": 1 for level in range(1, 6)},
    "ringmaster": {"acrobat": 2},
    "court_circle": {"manager": 2},
    "in_favour": {"pleasing": 13},
    "contrarian": {"contrary": 13},
}
"""As much of a request as can be missing."""


@everywhere
@pytest.mark.parametrize("request_", MISSING)
def test_what_a_request_lacks_is_read_whole_in_a_narrow_row(language, request_):
    drawing, canvas = scene(BOARD, view_in(language, Table())), Canvas(36, 2)
    about = Held(request_, False, MISSING[request_])
    lines(drawing, canvas, [about])
    assert "…" not in canvas.text()
    _, row = canvas.text().splitlines()
    assert f" {drawing.text(f'request-{request_}')} " in row
    assert row.rstrip().endswith(f" {REQUESTS[request_].pays}")


@pytest.mark.parametrize(
    ("language", "missing", "excess"),
    [
        ("en", "still missing 2 ◡", "1 ◠ too many"), ("fr", "il manque 2 ◡", "1 ◠ de trop"),
        ("ru", "не хватает: 2 ◡", "1 лишний ◠"), ("uk", "бракує: 2 ◡", "1 зайвий ◠"),
    ],
)  # fmt: skip
def test_what_there_is_too_much_of_is_not_called_missing(language, missing, excess):
    """In sentences; and the heading above the requests in the hand does not say so, since a met one stands below it."""
    view, called = view_in(language, Table()), missing.split(":")[0].removesuffix(" 2 ◡").removeprefix("still ")
    for lacks, wants in (
        ({"comedian": 2}, missing), ({"no_tragedian": 1}, excess),
        ({"comedian": 2, "no_tragedian": 1}, f"{excess}, {missing}"),
    ):  # fmt: skip
        about = {"request": "pure_comedy", "lacks": lacks}
        told = said(view, "request", seat=1, again=True, pays=7, **about)
        refused = BOARD.refusal(view, core.Refusal(Horse("city-1"), "unmet", about))
        for sentence in (told, refused):
            assert wants in sentence
            assert (called in sentence) is ("comedian" in lacks)
    assert called not in view.words("histrio-panel-requests")


@pytest.mark.parametrize(
    ("words", "lacks", "text"),
    [
        (Words("ru"), {"pleasing": 3}, "3 ур. для Короля"),
        (Words("ru"), {"contrary": 1}, "1 ур. против Короля"),
        (Words("ru"), {"level-1": 3}, "3 актёра ур. 1"),
        (ScreenReaderWords("ru"), {"level-2": 1}, "1 актёр 2-го уровня"),
        (ScreenReaderWords("ru"), {"contrary": 5}, "5 уровней против Короля"),
        (Words("uk"), {"pleasing": 2}, "2 рівні для короля"),
        (Words("uk"), {"contrary": 1}, "1 рівень проти короля"),
        (Words("uk"), {"level-1": 3}, "3 актори рів. 1"),
        (ScreenReaderWords("uk"), {"level-2": 1}, "1 актор 2-го рівня"),
    ],
)
def test_what_a_request_lacks_is_a_finished_phrase(words, lacks, text):
    """Whom it is to please or to cross is said, and of what there is to be one more."""
    view = view_of(Table())
    view.words = words
    assert BOARD.lacking(view, lacks) == text


@everywhere
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_where_there_is_no_room_for_the_board_all_our_requests_are_read(players, language):
    """With what they lack. Four: who discards one has as many."""
    words = Words(language)
    longest = sorted(REQUESTS, key=lambda request: -cell_len(words(f"histrio-request-{request}")))
    for requests in (longest[:4], ["pure_comedy", "all_ages", "full_house"]):
        table = Table(players)
        table.hold(0, *requests)
        table.give(0, "comedian-3", "comedian-4", "tragedian-1")
        view = view_in(language, table)
        told = BOARD.brief(view, 58)
        assert len(told) <= MOST
        assert all(cell_len(BOARD.plain(view, row)) <= 58 for row in told)
        assert all(any(BOARD.request_in_brief(view, request) in row for row in told) for request in requests)
        assert "…" not in "".join(told[4 + players :])
    assert any(BOARD.lacking(view, {"actor": 3}) in row for row in told)


@everywhere
@pytest.mark.parametrize("ascii_only", [False, True])
def test_nothing_in_a_row_of_a_troupe_touches_its_neighbour(language, ascii_only):
    table = Table()
    table.hold(0, "full_house", "all_ages", "star_turn")
    table.hold(1, "full_house", "all_ages", "star_turn", "contrarian")
    for seat, requests in ((0, ("in_favour", "ringmaster")), (1, ("mixed_bill",))):
        for request in requests:
            pick(table.state.request_deck, table.troupe(seat).played, request)
    table.give(0, "ox", "comedian-1")
    table.troupe(0).money, table.troupe(0).managers = 34, 3
    view = view_in(language, table, ascii_only=ascii_only)
    canvas = Canvas(80, 11, ascii_only)
    BOARD.draw(view, canvas)
    head, *rows = canvas.text().splitlines()[7:10]
    told = view.words("histrio_board-head-requests"), view.words("histrio-head-acrobats")
    named = f"(?:{told[0]}|{view.words('histrio-head-requests')})"
    expected = rf"{named} +{view.words('histrio_board-head-managers')} {{1,2}}{told[1]}"
    assert re.search(expected.translate(ASCII_CELLS if ascii_only else {}), head)
    opened = [view.words("histrio_board-played", count=count) for count in (2, 1)]
    said = [each.translate(ASCII_CELLS if ascii_only else {}) for each in opened]
    assert re.search(rf"  3{re.escape(said[0])} +3  \S", rows[0]), "requests, managers, acrobats"
    assert re.search(rf"  4{re.escape(said[1])}$", rows[1])


@everywhere
@pytest.mark.parametrize("key", ["meets", "court", "money"])
def test_what_is_on_its_way_leaves_the_heads_of_columns_alone(key, language):
    args = {"card": "tragedian-1", "seat": 0, "city": 6, "amount": 2, "why": "actors"}
    for phase in (at / 40 for at in range(40)):
        table = Table()
        table.give(0, "comedian-5", "ox")
        view = view_in(language, table, news=core.Event(key, args), phase=phase)
        canvas = Canvas(80, BOARD.height(view, 80, 12))
        BOARD.draw(view, canvas)
        heads = [view.words("histrio-head-acrobats")]
        heads += [view.words(f"histrio_board-head-{head}") for head in ("first", "actors", "festival")]
        assert any(all(head in row for head in heads) for row in canvas.text().splitlines())


def test_an_ecu_that_comes_is_not_hidden_by_managers():
    table = Table()
    table.troupe(0).managers = 3
    view = view_of(table, news=core.Event("steals", {"seat": 0, "victim": 1}), phase=0.5)
    canvas = Canvas(80, 11)
    BOARD.draw(view, canvas)
    anna, boris = canvas.text().splitlines()[8:10]
    assert " +1 " in anna
    assert " −1" in boris


@everywhere
def test_how_many_requests_a_troupe_holds_has_room_on_its_tile(language):
    table = Table(2)
    table.hold(0, "full_house", "all_ages", "star_turn")
    table.hold(1, "in_favour")
    view = view_in(language, table)
    canvas = Canvas(82, 27)
    BOARD.draw(view, canvas)
    told = [row.split("▤ ")[1].strip() for row in canvas.text().splitlines() if "▤ " in row]
    assert told == [view.words("histrio-secret", count=count) for count in (3, 1)]


# What is short


@everywhere
def test_the_help_says_which_acrobat_is_meant_by_a_few_letters(language):
    words = Words(language)
    for acrobat in ACROBATS:
        short, code, name = (words(f"histrio-{form}-{acrobat}") for form in ("short", "code", "acrobat"))
        rows = [row.split("  ", 1) for row in words("histrio-signs").splitlines()]
        told = {letters: names for letters, *names in rows if code in letters.split()}
        assert len(told) == 1, code
        ((letters, names),) = told.items()
        assert names[0].split(", ")[letters.split().index(code)] == name
        rules = guide("histrio").section("acrobats", words).text
        assert any(row.replace(":", "").split()[:1] == [short] and name in row for row in rules.splitlines())


# All that is public


def rich_table() -> Table:
    """Boris has more than any row of a small screen can show."""
    table = Table(needle=2)
    table.give(1, *[f"comedian-{level}" for level in (1, 1, 1, 2, 2, 2, 3, 3, 4, 5)], "ox", "chameleon", "fire_eater")
    table.troupe(1).managers = 2
    pick(table.troupe(1).acrobats, table.troupe(1).spent, "fire_eater")
    pick(table.state.request_deck, table.troupe(1).played, "all_ages")
    table.hold(1, "full_house")
    return table


BORIS = (
    "Boris: 3 écus, 2 managers at the theatre, comedians 1 1 1 2 2 2 3 3 4 5, show now comedy 24, pleases the King, "
    "1 secret request, 1 request played so far (All ages +6), acrobats: ox tamer, chameleon, "
    "used acrobats: fire eater, can go anywhere."
)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_openly_before_a_troupe_is_told(seat):
    """By `s` in lines, and below what `i` explains."""
    view = view_in("en", rich_table(), seat)
    assert BORIS in [BOARD.plain(view, fact) for fact in BOARD.facts(view)]
    head, *rows = BOARD.plain(view, BOARD.at_length(view)).splitlines()
    table, more = "\n".join([head, *rows[: len(view.state.seats)], ""]), rows[len(view.state.seats) :]
    assert re.search("troupe +can go to +acrobats +écus +requests\n", table)
    assert re.search("Boris +anywhere +ox tamer, chameleon +3 +1\n", table)
    stage, used = BORIS.removeprefix("Boris: 3 écus, ").split(", 1 secret request, ")
    assert more == ["", f"Boris: {stage}, {used.replace('acrobats: ox tamer, chameleon, ', '').split(', can go')[0]}."]
    secret = "Full house"
    assert (secret in "".join(BOARD.facts(view))) == (seat == 1)
    assert secret not in BOARD.at_length(view)


@everywhere
def test_what_is_played_and_used_is_named_in_every_language(language):
    view = view_in(language, rich_table())
    told = BOARD.at_length(view)
    assert view.words("histrio-request-all_ages") in told
    assert view.words("histrio-acrobat-fire_eater") in told
    assert all(TORN.search(sentence) is None for sentence in told.split("\n")) or language != "fr"


def test_i_names_the_cities_that_a_troupe_can_or_cannot_go_to_where_they_have_room():
    view = view_in("en", rich_table())
    cases = (((4, 6), "anywhere but Dijon, Foix"), ((3, 4, 5, 6, 7, 8), "Amboise, Blois"))
    for used, told in cases:
        view.state.troupes[1].used.faces = [f"city-{city}" for city in used]
        table = BOARD.plain(view, BOARD.at_length(view)).split("\n\n")[0]
        assert re.search(f"Boris +{told} +ox tamer, chameleon +3 +1\n", table)


def test_i_tells_the_troupes_whatever_is_asked():
    local = LocalTable("Anna", "Boris", game="histrio")
    local.start()
    view = View.of(local.clients[0].state.games.replica, Words("en"), NAMES[:2])
    told = [" ".join(row.split()) for row in BOARD.plain(view, BOARD.at_length(view)).splitlines()]
    troupes = ["Anna anywhere 3", "Boris anywhere 3", "Anna* anywhere", "Boris* anywhere"]
    assert told == ["troupe can go to écus", *troupes]

    async def script(app, pilot):
        await pilot.press("i")
        await pilot.pause(0.05)
        app.seen = " ".join(screen_text(app).replace("│", " ").split())

    seen = show(local.clients[0], script, (100, 60)).seen
    assert "Alone in a city, you take its encounters one by one" in seen
    assert all(text in seen for text in told)


@everywhere
def test_what_festivals_brought_stands_in_columns_the_best_first(language):
    table = Table(4)
    state = table.state
    moods = [(2, 0, "comedy"), (0, 12, "tragedy"), (5, 5, None), (7, 0, "comedy")]
    shows = [Show(*each, pleases=False) for each in moods]
    earned = [(2, 0, 3), (12, 6, 4), (0, 0, 4), (7, 0, 3)]
    performances = [Performance([], a, show, b, None, c) for show, (a, b, c) in zip(shows, earned, strict=True)]
    state.festivals = [Festival("comedy", performances), Festival("tragedy", performances[::-1])]
    for troupe, money in zip(state.troupes, (3, 40, 8, 12), strict=True):
        troupe.money = money
    state.asked, state.todo, state.over = [], [], True
    view = view_in(language, table)
    view.names = ("Anna", "Boris the Long-winded", "Chloé", "Dmytro")
    head, king, *lines = [BOARD.plain(view, line) for line in BOARD.end(view)]
    moods = [view.words(f"histrio-quiet-{mood}") for mood in ("comedy", "tragedy")]
    assert [word for word in king.split() if word in moods] == moods
    assert [line[:5] for line in lines] == ["Boris", "Dmytr", "Chloé", "Anna "]
    assert all(cell_len(line) <= BROAD for line in (head, *lines)), lines
    ends = [[found.end() for found in re.finditer(r"\S+", line)][-6:] for line in lines]
    figures = [[*each[-4:-2], each[-1]] for each in ends]
    assert all(end == figures[0] for end in figures), lines
    told = end_lines(view.words, BOARD, view, view.outcome)
    assert not any("  " in line for line in told)


@everywhere
def test_every_choice_but_a_city_or_a_request_begins_small(language):
    """As in the other games, behind Enter and in the list of choices."""
    table = Table(cities={3: ["comedian-5"]})
    table.give(0, "tightrope", "strongman", "ox", "horse", "fire_eater")
    view = view_in(language, table)
    actions = (
        Horse("city-1"),
        Tightrope(1, 2),
        Ox(3),
        FireEater(1),
        Strongman(),
        Done(),
        Court("comedian-3"),
        Answer(""),
    )
    said = [BOARD.answer(view, action) for action in (*actions, Steal(1), KeepAll(), Disguise("comedian"))]
    assert [each for each in said if not each[0].islower()] == []


def test_each_encounter_of_a_city_is_explained_in_a_paragraph_of_its_own():
    table = Table(2, cities={1: ["tragedian-1", "comedian-4"]})
    view = view_in("en", table, 0)
    told = BOARD.plain(view, BOARD.explain(view, Travel("city-1"))).split("\n\n")
    assert [part.partition(":")[0] for part in told[:2]] == ["tragedian 1", "comedian 4"], "the newest first"
