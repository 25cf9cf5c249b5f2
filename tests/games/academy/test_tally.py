"""Medieval Academy on the screen. The table at the end of a round, and what is told in words."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

import core
from core.games.academy.actions import Decline
from core.games.academy.state import Shield
from tests.games.academy.screen import BRAVE, NAMES, SIDES, THE_BOARD, Seat, moved, number, told
from tui.app.settings import LANGUAGES
from tui.boards.academy.squires import Squires
from tui.text.words import Words, plain, shade


def paid(squire, track, value):
    return "shield", {"squire": squire, "track": track, "value": value}


def table_of(view, *lines):
    tally = THE_BOARD.round_table(view, told(*lines, ("round_ends", {"round": 6})))
    return [[plain(cell, NAMES) for cell in row] for row in (tally.head, *tally.rows)], tally


def test_at_a_rounds_end_a_table_says_who_has_what_from_which_track():
    view = Seat(3, {}).view()
    rows, tally = table_of(
        view, ("scores", {"track": "gallantry"}), moved(1, "jousts", 2), moved(0, "quests", 3),
        ("steps_back", {"squire": 0, "track": "gallantry", "start": 3, "end": 2, "place": 1}),
        ("scores", {"track": "jousts"}), paid(1, "jousts", 3), paid(2, "jousts", 2),
        ("scores", {"track": "education"}), paid(0, "education", -3), paid(2, "education", -1),
    )  # fmt: skip
    assert rows == [
        ["", *NAMES[:3]],
        ["jousts", "0", "+3", "+2"],
        ["education", "−3", "0", "−1"],
        ["total", "−3", "+3", "+1"],
    ]
    assert tally.rows[-1][1:] == [shade("ink bold", "−3"), shade("good bold", "+3"), shade("ink bold", "+1")]
    assert tally.title == "Scores for round I"
    (moves,) = tally.before
    gone = "Anna moves 3 squares on quests, Anna moves 1 square back on gallantry, Boris moves 2 squares on jousts"
    assert plain(moves, NAMES) == f"Gallantry: {gone}."
    (reset,) = tally.notes
    assert reset.startswith("After round III discs go back to the start: gallantry, jousts,")
    own, *others = (plain(cell, NAMES) for cell in tally.standings.cells)
    assert re.fullmatch(r"Anna −?\d+", own)
    assert not others, "the totals of others are hidden"
    assert re.match(r"You have −?\d+ points? so far\. The points of the others are hidden", tally.standings.told)


def test_points_of_a_round_are_drawn_as_signs_of_their_tracks():
    lines = (
        ("scores", {"track": "jousts"}), paid(1, "jousts", 3), paid(2, "jousts", 2),
        ("scores", {"track": "education"}), paid(0, "education", -3), paid(1, "education", -1),
    )  # fmt: skip
    _, tally = table_of(Seat(3, {}).view(), *lines)
    assert [row.split() for row in tally.picture(60, 9).text().splitlines()[::2]] == [
        ["Anna", "≡", "≡", "≡", "│", "−3"],
        ["Boris", "≡", "│", "♞", "♞", "♞", "+2"],
        ["Cleo", "│", "♞", "♞", "+2"],
    ]
    assert len(tally.picture(60, 4).text().splitlines()) == 3, "without free rows"
    assert tally.picture(15, 9) is None
    assert tally.picture(60, 2) is None


def test_the_table_has_the_codex_as_we_see_it_the_dragon_and_alms():
    rows, tally = table_of(
        Seat(3, {}).view(),
        ("scores", {"track": "education"}), ("gives_back", {"squire": 0}),
        ("holds", {"squire": 1, "shield": None}), ("holds", {"squire": 2, "shield": -1}),
        ("scores", {"track": "quests"}), ("bonus", {"squire": 0, "shields": 4, "points": 4}),
        ("scores", {"track": "charity"}),
        ("gives", {"squire": 0, "other": 2, "track": "education", "value": -3}),
        ("takes", {"squire": 0, "other": 2, "track": "jousts", "value": 2}),
        ("gives", {"squire": 1, "other": 2, "track": "education", "value": None}),
    )  # fmt: skip
    assert rows[1:] == [
        ["education", "0", "▒", "−1"],
        ["quests", "+4", "0", "0"],
        ["charity", "+5", "▒", "−5 ▒"],
        ["total", "+9", "0", "−6"],
    ]
    assert tally.notes[1:] == ["▒ is a coat of arms whose value you do not see."]


@pytest.mark.parametrize("options", [{}, {**SIDES, **BRAVE}], ids=["base", "everything"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_round_ends_with_a_table_that_fits_and_adds_up(seats, options):
    table = Seat(seats, options, until=lambda t: False)
    replica, begun, ended, sums = table.replica, 0, 0, [0] * len(table.replica.state.owners)
    for told_of, event in enumerate(replica.log, 1):
        if THE_BOARD.round_ends(event):
            tally = THE_BOARD.round_table(table.view(), replica.log[begun:told_of])
            cells = [[plain(cell, NAMES) for cell in row] for row in (tally.head, *tally.rows)]
            assert sum(max(map(len, column)) + 2 for column in zip(*cells, strict=True)) <= 74
            assert len(cells) + 2 + len(tally.notes) <= 18
            values = [int(cell.replace("−", "-")) for cell in cells[-1][1:]]
            sums, ended, begun = [a + b for a, b in zip(sums, values, strict=True)], ended + 1, told_of
    assert ended == 6
    if not options.get("secret_codex"):
        assert sums == [event.args["points"] for event in replica.log if event.key == "total"]


@pytest.mark.parametrize("options", [{}, {"secret_codex": True}, SIDES], ids=["alms", "codex", "sides"])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_at_the_end_alms_have_brought_what_their_round_told(seats, options):
    """What went over counts there, and in its own track for who had earned it: so all rounds' tables add up to it."""
    went = 0
    for seed in (1, 2, 4):
        table = Seat(seats, {**options, "alms": True}, seed=seed, until=lambda t: False)
        log, view = table.replica.log, table.view()
        told, begun = {}, 0
        for at, event in enumerate(log, 1):
            if THE_BOARD.round_ends(event):
                for name, *cells in THE_BOARD.round_table(view, log[begun:at]).rows:
                    told[name] = [a + b for a, b in zip(told.get(name, [0] * 9), read(cells), strict=False)]
                begun = at
        head, rows = THE_BOARD.end_table(view)[1:3]
        squires = [Squires(view).name(squire) for squire in view.state.squires]
        codex = bool(options)
        for name, *cells in rows:
            *each, total = map(number, cells)
            assert sum(each) == total
            for track, earned in zip(head[1:-1], each, strict=True):
                assert earned == told[track][squires.index(name)] or (codex and track == "education")
        alms = [row[head.index("charity")] for row in rows]
        gifts = [event.args for event in log if event.key == "gives"]
        assert any("▒" in cell for cell in alms) is any(gift["value"] is None for gift in gifts)
        assert any("▒" in line for line in THE_BOARD.end_table(view).notes) is any("▒" in cell for cell in alms)
        shown = [plain(line, NAMES) for line in THE_BOARD.end(view)]
        for row, line in zip(rows, shown[1:], strict=False):
            cells = [number(cell) for cell in re.findall(r"(?<= )−?\d+(?: ▒)?(?= |$)", line.translate(NO_BRACES))]
            assert cells[: len(row) - 1] == [*map(number, row[1:])]
        went += sum(map(abs, map(number, alms)))
    assert went


NO_BRACES = str.maketrans("╮╯", "  ")


def read(cells):
    """The points of a round's cells: of gallantry, which has moves, none."""
    shown = [plain(cell, NAMES) for cell in cells]
    return [number(cell) if re.fullmatch(r"[−+]?\d*[ ▒·]*", cell) else 0 for cell in shown]


@pytest.mark.parametrize("squire", [0, 1], ids=["red", "yellow"])
def test_at_120_by_40_a_squire_who_acts_keeps_its_colour_in_words(squire):
    """By the last column of his tile."""
    table = Seat(2, {}, until=lambda t: t.ask() == "play" and t.replica.state.asked[0].squire == squire)
    name = next(row for row in table.drawn(width=82, room=28).splitlines() if "Boris" in row)
    assert re.search(f"your {('red', 'yellow')[squire]} (★ )?►", re.sub(" +", " ", name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_said_in_full_where_the_row_is_empty_beside_it(language):
    """At 120x40 four tiles are narrow, and what the round brings has a row of its own."""
    table = Seat(4, {"open_scores": True}, until=lambda t: t.ask() == "keep")
    canvas = table.canvas(width=82, room=32, words=Words(language))
    assert said_in_tiles(canvas, Words(language), "academy-points") == 4
    assert not canvas.clipped


@pytest.mark.parametrize("language", LANGUAGES)
def test_coats_of_arms_are_counted_once_a_squire_has_one(language):
    """Before that all have none."""
    words = Words(language)
    canvas = Seat(4, {}, until=lambda t: t.ask() == "keep").canvas(width=82, room=32, words=words)
    assert said_in_tiles(canvas, words, "academy-shields") == 0
    table = Seat(4, {}, until=lambda t: t.ask() == "keep" and any(map(len, t.replica.state.shields)))
    canvas = table.canvas(width=82, room=32, words=words)
    for shields in table.replica.state.shields:
        forms = [words(f"academy-shields{form}", count=len(shields)) for form in ("", "-short")]
        assert any(form in canvas.text() for form in forms)
    assert not canvas.clipped


def said_in_tiles(canvas, words, kind):
    """The number of tiles that say in full, or in short where that is too long, that there is none of a kind."""
    full = words(kind, count=0)
    return canvas.text().count(full if cell_len(full) < 18 else words(f"{kind}-short", count=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_has_the_same_number_everywhere(language):
    """Also where the end counts up what each round has brought."""
    view = Seat(4, {}, until=lambda t: t.replica.state.round == 4).view()
    view.words = Words(language)
    numbers = [
        re.split(r"\W", view.words("academy-part", part=each).replace("\u00a0", " "))[-1] for each in range(1, 7)
    ]
    assert numbers == ["I", "II", "III", "IV", "V", "VI"]
    assert " IV " in THE_BOARD.title(view).replace("\u00a0", " ")


def test_no_order_is_told_of_discs_at_0():
    view = Seat(4, {}, until=lambda t: t.ask() == "play").view()
    back = {"squire": 1, "track": "gallantry", "start": 2, "end": 1, "place": 3}
    order = {"track": "jousts", "squires": [3, 1], "last": [0, 2]}
    for sentence, event in {
        "Boris steps back on gallantry: 2 → 1, third.": core.Event("steps_back", back),
        "Boris steps back on gallantry: 1 → 0, last, with everyone on 0.":
            core.Event("steps_back", {**back, "start": 1, "end": 0, "place": None}),
        "On jousts the order is kept: D and B; last A and C.": core.Event("staggers", order),
        "On jousts the order is kept: last A, B, C and D.":
            core.Event("staggers", {**order, "squires": [], "last": [0, 1, 2, 3]}),
    }.items():  # fmt: skip
        assert plain(THE_BOARD.line(view, event), NAMES) == sentence


def at_alms(most: int, *shields: Shield) -> Seat:
    """We are asked what we take in alms of Cleo's shields, and may take so many."""
    table = Seat(3, {"alms": True}, until=lambda t: t.ask() == "advance" and t.replica.state.round == 6)
    state = table.replica.state
    state.asked.clear()
    state.shields[2] = [*shields]
    state.ask("take", 0, most, 2)
    return table


def test_taking_says_how_many_there_are():
    table = at_alms(2, Shield("jousts", 3), Shield("tournaments", 3), Shield("jousts", 2), Shield("king", 12))
    assert table.says(THE_BOARD.ask(table.view())) == "Alms: take from Cleo? Up to 2 coats of arms."
    assert table.answers() == ["take 3 (2 there)", "take 2 (1 there)", "take nothing"]


@pytest.mark.parametrize(
    ("language", "nothing", "more"),
    [
        ("en", "nothing", "nothing more"),
        ("fr", "rien", "de plus"),
        ("ru", "ничего", "больше"),
        ("uk", "нічого", "більше"),
    ],
)
def test_who_has_not_taken_anything_takes_nothing_rather_than_nothing_more(language, nothing, more):
    """Of another’s taking before him nothing is said."""
    table = at_alms(1, Shield("jousts", 3), Shield("jousts", 2))
    log = table.replica.log
    for taker in (1, 0):
        log.append(core.Event("takes", {"squire": taker, "other": 2, "track": "jousts", "value": 3}))
        view = table.view()
        view.words = Words(language)
        answer = THE_BOARD.answer(view, Decline())
        log.append(core.Event("declines", {"squire": 0, "ask": "take"}))
        for said in (answer, THE_BOARD.line(view, log[-1])):
            assert nothing in said
            assert (more in said) is (taker == 0)
        log.pop()


@pytest.mark.parametrize(
    ("option", "track", "words"),
    [
        (None, "education", "−3 for last place"),
        ("secret_codex", "education", "the codex holds"),
        ("scrolls", "king", "Scrolls (◇)"),
        ("dragon_bonus", "quests", "The dragon waits"),
        ("alms", "charity", "Alms are given"),
        ("gallantry_bets", "gallantry", "they bet on"),
        ("step_back", "gallantry", "steps back one square"),
        ("knights_duel", "white", "moves the cup"),
    ],
)
def test_explaining_a_track_speaks_of_the_side_that_is_played(option, track, words):
    table = Seat(3, {option: True} if option else {}, until=lambda t: t.ask() == "keep")
    suit = {"white": "sword"}.get(track, track)
    table.replica.state.packs[0].faces[0] = f"{suit}-3"
    view = table.view()
    assert words in THE_BOARD.explain(view, view.legal[0])
