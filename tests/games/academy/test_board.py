"""Medieval Academy on the screen. What the board shows."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

import core
from core.games.academy.actions import Play
from tests.games.academy.screen import (
    BRAVE,
    NAMES,
    PEOPLE,
    SIDES,
    THE_BOARD,
    Seat,
    asked,
    playing,
    row_of,
    seen,
    standing,
)
from tests.tui.local import LocalTable, press, show
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.academy.squires import Squires
from tui.draw.canvas import Canvas
from tui.text.words import Words, plain

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
KARADOC = {"two_player": "karadoc"}


PHASES = {
    "bet": (asked("bet", 2), SIDES, PEOPLE, 1, ("Your bet: which track", "card fits")),
    "look": (asked("look", 2), SIDES, PEOPLE, 1, ("look at no. 1 of the codex", "do not look", "codex")),
    "claim": (asked("claim", 4), SIDES, PEOPLE, 1, ("which coat of arms do you take from the codex",)),
    "duel": (asked("play", 3), SIDES, PEOPLE, 1, ("cup", "white", "black")),
    "excalibur": (asked("excalibur", 2), BRAVE, ("Anna",), 1, ("Excalibur: move a disc", "your red", "no, leave the")),
    "split": (asked("split", 2), {}, ("Anna",), 1, ("card 1 of stack 1.",)),
    "stack": (asked("stack", 2), {}, ("Anna",), 1, ("two stacks", "take stack 1", "points")),
    "arm": (asked("arm", 2), {}, ("Anna",), 1, ("card 1 for your red", "for red", "each has 3 of these:")),
    "lancelot": (asked("play", 3), {}, ("Anna",), 1, ("Play a card for your yellow.", "R", "G")),
    "karadoc": (asked("turned", 2), KARADOC, ("Anna",), 1, ("Karadoc reveals sword", "jousts", "C")),
    "everything for two": (asked("play", 3), {**SIDES, **BRAVE}, ("Anna",), 1, (" ×0", " 8 p", "codex")),
}


@SIZES
@pytest.mark.parametrize("phase", PHASES)
def test_a_phase(phase, size, snapshot):
    until, options, people, bots, texts = PHASES[phase]
    shown = seen(until, options, size, people=people, bots=bots)
    for text in texts:
        assert text in shown
    assert "card 1 of" in shown or phase not in ("duel", "lancelot") or size == (80, 24), "the title has room for it"
    assert shown == snapshot


@SIZES
@pytest.mark.parametrize("two", [False, True], ids=["five squires", "lancelot"])
def test_the_end_tells_what_the_points_are_made_of(two, size, snapshot):
    people, bots = (("Anna",), 1) if two else (PEOPLE, 2)
    pages = (seen(lambda replica: False, {**SIDES, **BRAVE}, size, *keys, people=people, bots=bots)
             for keys in ((), ("pagedown",)))  # fmt: skip
    shown = "\n".join(pages)
    for head in ("white", "black", "codex", "serv.", "dragon", "alms", "total"):
        assert head in shown
    assert bool(re.search(r"total +both", shown)) is two
    assert shown == snapshot


def test_what_was_seen_in_the_codex_is_kept_until_the_round_ends():
    table = Seat(3, {"secret_codex": True}, until=lambda t: t.ask() == "look")
    look = table.replica.legal()[1]
    table.do(0, look)
    told = next(event.args for event in reversed(table.replica.log) if event.key == "looks")
    value = str(told["shield"]).replace("-", "−")
    assert f"2:{value}A" in table.drawn()
    assert table.lines("looks")[-1] == f"Anna looks at no. 2 of the codex: {value}."
    while table.ask() not in ("claim", "look"):
        table.do(actor := table.dealer.to_act[0], table.dealer.legal(actor)[0])
    assert any(f"you saw {value}" in answer for answer in table.answers())
    other = Seat(3, {"secret_codex": True}, seat=1, until=lambda t: t.replica.state.round == 2)
    assert ":▒" in other.drawn()
    assert not any(mark in other.drawn() for mark in (":0", ":−"))


def test_others_see_where_somebody_looked_but_not_what():
    def looked(table):
        last = table.replica.log[-1] if table.replica.log else core.Event("")
        return last.key == "looks" and last.args["squire"] != 1

    table = Seat(3, {"secret_codex": True}, seat=1, until=looked)
    told = table.replica.log[-1].args
    assert told["shield"] is None
    assert f"{told['place'] + 1}:▒" in table.drawn()
    assert "AC"[told["squire"] // 2] in table.drawn().split("codex")[1].split()[told["place"]]
    assert table.lines("looks")[-1].endswith(f"looks at no. {told['place'] + 1} of the codex.")


def test_answers_of_lancelot_say_for_which_squire():
    table = Seat(2, {}, until=lambda t: t.ask() == "play")
    squire = table.replica.state.asked[0].squire
    ask = table.says(THE_BOARD.ask(table.view()))
    assert ask == f"Play a card for your {('red', 'yellow')[squire]}."
    table = Seat(2, {}, until=lambda t: t.replica.state.round == 2)
    told = " ".join(table.lines("plays"))
    for squire in ("Your red", "Your yellow", "Boris’s blue", "Boris’s green"):
        assert told.count(f"{squire} plays") == 3


def test_our_own_squires_are_called_ours_at_the_beginning_of_a_sentence_and_within_it():
    """To all others they are those of their player by name."""
    table = Seat(2, {}, until=lambda t: t.replica.state.round == 2)
    view = table.view()
    event = core.Event("round", {"round": 2, "squire": 0})
    assert "Round II. Your red is first player." in table.says(THE_BOARD.line(view, event))
    assert "Round II. Anna’s red is first player." in table.says(THE_BOARD.line(replace(view, seat=1), event))
    moves = core.Event("moves", {"squire": 0, "squares": 2, "track": "quests", "start": 0, "end": 2, "place": 1})
    assert table.says(THE_BOARD.line(view, moves)) == "Gallantry: your red moves 2 on quests, 0 → 2, first."


def has_played(table, counts):
    """True once the squires of the other player have played so many cards each, and something is asked."""
    return (*map(len, table.replica.state.played[2:]),) == counts and table.dealer.state.asked[0].ask == "play"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_squire_of_the_other_player_has_is_never_told_of_one_alone(language, width):
    """The division is secret: the cards of both lie in one row across their tiles, until one of them has played all its
    cards. They are told once, whatever has been played: below how many each has while that is the same."""
    words, half, quarter = Words(language), width // 2, width // 4
    both, left = (
        plain(words(key, name="Boris"), NAMES).replace("\u00a0", " ")
        for key in ("academy_board-cards-of", "academy-note-left")
    )
    each = words("academy_board-each-has", count=3).replace("\u00a0", " ")
    for played, cards in (((0, 0), 6), ((1, 0), 5), ((3, 0), 3), ((3, 3), 0)):
        table = Seat(2, {}, until=lambda t, p=played: has_played(t, p))
        canvas = table.canvas(width=width, room=14, words=Words(language))
        rows = [canvas.part(half, y, half, 1).text() for y in range(canvas.height - 3, canvas.height)]
        assert sum(both in row for row in rows) == (cards == 5)
        assert sum(each in row for row in rows) == (cards == 6)
        assert not (cards == 6 and any(words("academy_board-held", count=3) in row for row in rows)), "said once"
        assert sum(left in row for row in rows) == (cards == 3)
        assert all(row.find(left) in (-1, quarter + 1) for row in rows), "in the tile of the squire that has them"
        known = next((row for row in rows if both in row or left in row), rows[-1] if cards == 6 else "")
        assert len(re.findall(r"[^\w\s]\d", known)) == cards


def test_the_neutral_squire_has_a_name_and_no_player():
    table = Seat(2, {"two_player": "karadoc"}, until=lambda t: t.ask() == "turned")
    assert table.says(THE_BOARD.ask(table.view())).startswith("Karadoc reveals sword")
    tile = next(row for row in table.drawn().splitlines() if "Karadoc" in row)
    assert tile.split("C  Karadoc")[1].split() == ["►"]
    assert any(line.startswith("Karadoc reveals") for line in table.lines("turns_up"))
    assert table.lines("keeps").count("") >= 5  # what Karadoc and Boris keep is not told


def test_the_cup_and_what_it_pays_follow_the_answer_under_the_cursor():
    table = Seat(4, {"knights_duel": True}, until=lambda t: t.ask() == "play" and t.replica.state.round == 2)
    table.replica.state.cup = 0
    for action in table.replica.legal():
        rows = {row.split()[1]: row for row in table.drawn(action).splitlines()[7::-1] if row.split()[1:]}
        assert ("8 5 2" in rows["white"]) is (action.track == "white")
        assert ("8 5 2" in rows["black"]) is (action.track == "black")


@pytest.mark.parametrize(
    ("track", "cup", "shown"), [("white", 0, "·····◇━━━━◆"), ("black", 0, "◆━━━━◇·····"), ("white", 8, "◇━◆·······│")]
)
def test_in_one_row_the_way_of_the_cup_is_shown(track, cup, shown):
    table = Seat(4, {"knights_duel": True}, until=lambda t: t.ask() == "play")
    table.replica.state.cup = cup
    table.replica.state.hands[0].faces[0] = "sword-5"
    row = next(row for row in table.drawn(Play("sword-5", track)).splitlines() if row.startswith(" cup"))
    assert shown in row
    assert "◇" not in next(row for row in table.drawn().splitlines() if row.startswith(" cup"))


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The cup stays at its end: white 10."),
        ("fr", "La coupe reste au bout de sa piste\u00a0: blanc 10."),
        ("ru", "Чаша остаётся у края: белый 10."),
        ("uk", "Чаша лишається на краю: білий 10."),
    ],
)
def test_a_cup_at_its_end_is_said_to_stay_there(language, says):
    view = Seat(4, {"knights_duel": True}).view()
    view.words = Words(language)
    assert THE_BOARD.line(view, core.Event("cup", {"start": 10, "end": 10})) == says
    assert "10 → " in THE_BOARD.line(view, core.Event("cup", {"start": 10, "end": 6}))


def test_a_king_card_says_what_its_square_is_worth_and_which_scrolls_it_takes():
    table = Seat(3, {"scrolls": True}, until=lambda t: t.ask() == "play")
    king = table.replica.state.tracks["king"]
    hand = table.replica.state.hands[0]
    hand.faces[0] = "king-5"
    for start, answer in {
        0: "service 5, 0→5, worth 2",
        1: "service 5, 1→6, worth 4, takes a scroll",
        9: "service 5, 9→12, worth 6, takes both scrolls",
        12: "service 5, 12→12 (no effect: already at the end), takes both scrolls",
    }.items():
        king.walked[0] = start
        assert answer in table.answers()
    assert "◇" in table.drawn()


def test_totals_are_shown_only_if_they_are_public():
    closed = Seat(3, {}, until=lambda t: t.replica.state.round == 3)
    opened = Seat(3, {"open_scores": True}, until=lambda t: t.replica.state.round == 3)
    assert "coats" in closed.drawn()
    assert not re.search(r"\d pt ", closed.drawn())
    assert re.search(r"\d pt +if scored: \+", opened.drawn()), "what is only a condition is said to be one"


def test_alms_are_told_with_giver_and_receiver():
    told = {key: [] for key in ("gives", "takes", "hidden")}
    for seed in range(1, 7):
        table = Seat(4, {"alms": True, "secret_codex": seed % 2 == 0}, seed=seed, until=lambda t: False)
        for event in table.replica.log:
            if event.key in told:
                line = table.says(THE_BOARD.line(table.view(), event))
                told["hidden" if event.args["value"] is None else event.key].append(line)
                assert f"{NAMES[event.args['squire']]} {event.key}" in line
                assert NAMES[event.args["other"]] in line
    assert any(line.endswith(" (education).") for line in told["gives"])
    assert any(line.endswith("a coat of arms from the codex, face down.") for line in told["hidden"])
    assert any(" takes +" in line for line in told["takes"])


@pytest.mark.parametrize("width", [60, 80, 116])
def test_the_number_of_discs_on_a_square_is_no_distance(width):
    """A figure as large as those of the order would be one."""
    shown = row_of(standing("quests", 3, 3, 3, 7), "quests", width=width)
    assert "C³" in shown
    assert len(re.findall("C {0,2}3", shown)) == 1, "in the order"


@pytest.mark.parametrize("width", [80, 100, 116])
def test_without_small_figures_the_number_of_discs_stands_before_the_letter(width):
    """A plus is a disc that has completed a lap, and nothing else; a figure behind a letter is a distance."""
    table = standing("quests", 3, 3, 3, 20)
    canvas = Canvas(width, 12, ascii_only=True)
    view = table.view()
    view.ascii_only = True
    THE_BOARD.draw(view, canvas)
    lane = next(row for row in canvas.text().splitlines() if row.split()[1:2] == ["quests"])
    squares = lane[: lane.index("20") - 2]
    assert "3C" in squares, "three discs on square 3, of which C lies on top"
    assert "D+" in squares
    assert squares.count("+") == 1
    assert "C3" not in squares


@pytest.mark.parametrize(("ascii_only", "heap"), [(False, "C³"), (True, "3C")])
def test_discs_that_share_a_place_are_counted_with_the_one_that_is_named(ascii_only, heap):
    """Four on two rows of two columns: the top one, and the three below it."""
    table = standing("quests", 3, 3, 3, 3)
    view = table.view()
    view.ascii_only = ascii_only
    canvas = Canvas(80, THE_BOARD.height(view, 80, 18), ascii_only)
    THE_BOARD.draw(view, canvas)
    rows = canvas.text().splitlines()
    low = next(y for y, row in enumerate(rows) if "17 10 4" in row)
    assert rows[low - 1][: rows[low].index(heap) + 2].endswith("D ")


def test_at_the_start_our_own_disc_is_on_top():
    for seat, letter in enumerate("ABCD"):
        table = standing("quests", 0, 0, 0, 0, seat=seat)
        canvas = Canvas(80, 12)
        THE_BOARD.draw(table.view(), canvas)
        row = row_of(table, "quests")
        start = row.split()[3]
        assert start.startswith(letter)
        assert sorted(start[:4]) == ["A", "B", "C", "D"], "all are seen, since none is ahead"
        assert "all on 0" in row, "nobody is ahead, and no row of zeros says so"


@pytest.mark.parametrize("at", range(13))
def test_no_disc_hides_what_the_king_pays(at):
    """The squares from 6 on show it, not the sixth alone."""
    for width in (60, 80, 116):
        row = row_of(standing("king", at, 0, 0, 0), "king", width=width)
        assert "6" in row.split("service")[1][:44].replace("12", "")
    high = standing("king", at, 0, 0, 0).drawn(room=28).splitlines()
    floor = next(y for y, row in enumerate(high) if " service" in row) + 2
    assert "6" in high[floor].replace("12", "")
    assert "12" in high[floor]


@pytest.mark.parametrize("room", [12, 18, 26])
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(
    "walked", [(10, 16, 20, 10, 16), (8, 16, 20, 10, 16), (0, 12, 10, 0, 0), (3, 10, 0, 11, 9)], ids=str
)
def test_in_the_order_a_free_column_is_left_between_two_squires(seats, walked, room):
    """Also where their distances, or what they would have below them, are large. What a track pays stays behind it in
    whole numbers."""
    table = Seat(seats, {}, until=lambda t: t.ask() == "keep" and t.replica.state.round == 6)
    pays = {"jousts": "3 2 1", "quests": "17 10 4", "charity": "−10 −4"}
    for name in pays:
        table.replica.state.tracks[name].walked = list(walked[:seats])
    canvas = table.canvas(room=room)
    assert not canvas.clipped
    lines = canvas.text().splitlines()
    at, high = lines[0].index("1st"), {12: 1, 18: 2, 26: 3}[room]
    for name, values in pays.items():
        top = next(y for y, line in enumerate(lines) if f" {name}" in line)
        order, *below = (line[at:] for line in lines[top : top + high])
        cells = re.findall(r"[A-E] {0,2}(\d+)(?= |│|$)", order)
        assert sorted(map(int, cells)) == sorted(walked[:seats]), order
        behind = re.split(r"[A-E] {0,2}\d+[ │]*", order)[-1]
        assert (values in behind or f"{behind[:-1]} " in values) if high == 1 else not behind, order
        assert all(value in f"{values} −10".split() for line in below for value in line.split()), below


def test_a_figure_right_behind_a_disc_would_be_read_as_its_own():
    assert "A·666" in row_of(standing("king", 5, 0, 0, 0), "king", width=60)


def test_the_cards_of_neighbours_are_kept_apart():
    table = Seat(4, {}, until=lambda t: t.ask() == "play" and len(t.replica.state.played[0]) == 3)
    cards = table.drawn().splitlines()[-1]
    tiles = [cards[20 * at : 20 * at + 20] for at in range(4)]
    assert all(tile.startswith(" ") for tile in tiles)
    assert [len(re.findall(r"\d", re.sub(r"\d in hand", "", tile))) for tile in tiles] == [3, 3, 3, 3]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_beside_the_hand_every_answer_is_in_a_row_of_its_own(language):
    """On the smallest full screen: what it brings, with its unit. Wider ones say more."""
    local = LocalTable(*PEOPLE)
    local.start({}, 1)
    local.play(asked("play", 3), random.Random(5))
    full = show(local.clients[0], press(), (120, 40), language).seen.splitlines()[-11:]
    brief = show(local.clients[0], press(), (80, 24), language).seen.splitlines()[-9:]
    replica = local.clients[0].state.games.replica
    view = View.of(replica, Words(language), ["?"] * 4)
    assert len(view.legal) == 7
    view.legal = THE_BOARD.arranged(view.legal)
    _, *tables = THE_BOARD.tables(view)
    shown = ([[plain(cell, NAMES) for cell in row] for row in table.rows] for table in tables)
    for number, told in enumerate(zip(*shown, strict=True), 1):
        text = tuple(f" {number} {' '.join(row)}" for row in told[1:])
        assert any(re.sub(" +", " ", f" {line}").rstrip().endswith(text) for line in brief), text
        assert any(f" {number} " in line and all(cell in line for cell in row) for row in told[:7] for line in full), (
            text
        )


@pytest.mark.parametrize("ask", ["bet", "keep", "play", "split", "arm"])
def test_our_cards_are_told_where_there_is_no_room_for_the_board(ask):
    """Also those that were only dealt to us: who bets has to know them, and who waits for others may look."""
    options, seats = {"gallantry_bets": True}, 2 if ask in ("split", "arm") else 3
    table = Seat(seats, options, until=lambda t: t.ask() == ask)
    state = table.replica.state
    pile = {"split": state.exchange.dealt, "arm": state.exchange.shares, "play": state.hands}.get(ask, state.packs)[0]
    pile.faces = ["sword-5", "king-2", "gallantry-3"]
    for answered in (False, True):
        if answered:
            state.asked = [question for question in state.asked if question.seat]
        view = table.view()
        assert any("sword 5 ♔2 ♡3" in table.says(row) for row in THE_BOARD.brief(view, 58))
        assert any("sword 5, service 2, gallantry 3" in table.says(fact) for fact in THE_BOARD.facts(view))


def test_what_we_have_kept_is_told_apart_from_the_pack():
    table = Seat(3, {}, until=lambda t: t.ask() == "keep" and len(t.replica.state.hands[0]) == 2)
    state = table.replica.state
    state.packs[0].faces, state.hands[0].faces = ["king-2", "sword-5", "king-3"], ["charity-4", "quests-2"]
    assert THE_BOARD.brief(table.view(), 58)[-1] == "Your cards: ♔2 sword 5 ♔3  kept: ♥4 ◊2"
    assert "Your cards (kept): charity 4, quests 2." in THE_BOARD.facts(table.view())


def test_whom_a_move_passes_is_a_list_in_words():
    table = standing("quests", 0, 2, 3, 1)
    table.replica.state.packs[0].faces = []
    table.replica.state.hands[0].faces = ["quests-3", "quests-2", "quests-4"]
    table.replica.state.asked = []
    table.replica.state.ask("play", 0)
    assert table.answers() == [
        "quests 3, 0→3, past C, B and D, first, points 0 → 17 in VI",
        "quests 2, 0→2, past B and D, second, points 0 → 10 in VI",
        "quests 4, 0→4, past C, B and D, first, points 0 → 17 in VI",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "walked", "order"),
    [(2, (0, 0, 0, 0), "RYBG"), (4, (0, 0, 3, 0), "CABD"), (5, (2, 0, 0, 1, 0), "ADBCE")],
)
def test_discs_at_0_are_told_in_one_order_wherever_the_order_is_told(seats, walked, order):
    """They are all last, whatever lies on what: the stack in which they happen to lie is no order."""
    table = Seat(seats, {}, until=lambda t: t.ask() == "play")
    track = table.replica.state.tracks["quests"]
    track.walked = list(walked)
    letters = "RYBG" if seats == 2 else "ABCDE"
    distances = [walked[letters.index(letter)] for letter in order]
    for track.stacked in (list(range(len(walked))), [*reversed(range(len(walked)))]):
        view = table.view()
        short = [f"{letter}{distance}" for letter, distance in zip(order, distances, strict=True)]
        shown = short if any(walked) else ["all", "on", "0"]
        assert row_of(table, "quests").replace("│", " ").split()[-3 - len(shown) : -3] == shown
        tight = next(row for row in THE_BOARD.brief(view, 80) if "quests" in row)
        assert [letter + distance for letter, distance in re.findall(r"([A-Z]) (\d+)", table.says(tight))] == short
        names = [Squires(view).name(letters.index(letter)) for letter in order]
        told = ", ".join(f"{name} {distance}" for name, distance in zip(names, distances, strict=True))
        ranks = (
            THE_BOARD.explain(view, Play("quests-3", "quests")).split("Before this move:\nQuests:")[1].split("\n")[1:]
        )
        assert [[name, str(at)] for name, at in zip(names, distances, strict=True)] == [
            re.split(" {2,}", rank)[:2] for rank in ranks[: len(names)]
        ]
        assert any(line.startswith("quests") and told in line for line in THE_BOARD.facts(view))


def test_a_move_from_0_passes_nobody_who_is_at_0():
    table = playing(["quests-3"], quests=(0, 0, 2, 0))
    track = table.replica.state.tracks["quests"]
    for track.stacked in ([0, 1, 2, 3], [3, 2, 1, 0]):
        assert table.answers() == ["quests 3, 0→3, past C, first, points 0 → 17 in VI"]
    track.walked = [0, 0, 0, 0]
    assert table.answers() == ["quests 3, 0→3, first, points 0 → 17 in VI"]
