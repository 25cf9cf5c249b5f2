"""Medieval Academy as people see it, with every variant: a picture in text to compare with, and what it must say."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

import core
from core.games.academy.actions import Decline, Keep, Play
from core.games.academy.state import Shield
from core.piles import Pile
from tests.tui.local import LocalTable, press, show
from tests.tui.test_locale import prose
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.academy.squires import Squires
from tui.draw.canvas import Canvas
from tui.text.words import LOCALES, Words, plain

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
PEOPLE = ("Anna", "Boris", "Chloé")
SIDES = dict.fromkeys(("knights_duel", "gallantry_bets", "secret_codex", "scrolls", "dragon_bonus", "alms"), True)
BRAVE = dict.fromkeys(("open_scores", "excalibur", "step_back", "staggered_reset"), True)
KARADOC = {"two_player": "karadoc"}
NAMES = ("Anna", "Boris", "Cleo", "Dmytro")
THE_BOARD = board("academy")


def asked(ask, number=1):
    """Until Anna is asked this in this round or later."""

    def holds(replica):
        question = replica.game.question(replica.state, 0)
        return replica.state.round >= number and question is not None and question.ask == ask

    return holds


def seen(until, options, size, *keys, people=PEOPLE, bots=1, seed=5):
    """What Anna sees when something holds."""
    local = LocalTable(*people)
    local.start(options, bots)
    local.play(until, random.Random(seed))
    return show(local.clients[0], press(*keys), size).seen


PHASES = {
    "bet": (asked("bet", 2), SIDES, PEOPLE, 1, ("Your bet: which track", "card fits")),
    "look": (asked("look", 2), SIDES, PEOPLE, 1, ("look at place 1", "do not look", "codex")),
    "claim": (asked("claim", 4), SIDES, PEOPLE, 1, ("which coat of arms do you take from the codex",)),
    "duel": (asked("play", 3), SIDES, PEOPLE, 1, ("cup", "white", "black", "card 1 of 4")),
    "excalibur": (asked("excalibur", 2), BRAVE, ("Anna",), 1, ("Excalibur: move a disc", "Anna’s", "no, leave the")),
    "split": (asked("split", 2), {}, ("Anna",), 1, ("Card 1 of the first stack",)),
    "stack": (asked("stack", 2), {}, ("Anna",), 1, ("two stacks", "stack 1", "stack 2")),
    "arm": (asked("arm", 2), {}, ("Anna",), 1, ("Card 1 for Anna’s red", "for red", "3 of")),
    "lancelot": (asked("play", 3), {}, ("Anna",), 1, ("play a card", "card 1 of 3", "R", "G")),
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
    assert shown == snapshot


@SIZES
@pytest.mark.parametrize("two", [False, True], ids=["five squires", "lancelot"])
def test_the_end_tells_what_the_points_are_made_of(two, size, snapshot):
    people, bots = (("Anna",), 1) if two else (PEOPLE, 2)
    pages = (seen(lambda replica: False, {**SIDES, **BRAVE}, size, *keys, people=people, bots=bots)
             for keys in ((), ("pagedown",)))  # fmt: skip
    shown = "\n".join(pages)
    for head in ("white", "black", "codex", "king", "dragon", "alms", "total"):
        assert head in shown
    assert ("Each player scores the sum of both squires." in shown) is two
    assert shown == snapshot


# Single things, seen on the board without a screen around it


class Seat:
    """A game that is played until something holds, as one seat sees it."""

    def __init__(self, seats, options, seat=0, seed=1, until=None):
        self.game = core.game("academy")
        self.dealer = core.Dealer(self.game, seats=seats, options=options, seed=bytes([seed] * 32))
        self.replica = core.Replica(self.game, seat, self.dealer.snapshot(seat), moments=True)
        self.seat, self.rng = seat, random.Random(seed)
        while until and self.dealer.outcome is None and not until(self):
            actor = self.rng.choice(self.dealer.to_act)
            self.do(actor, self.rng.choice(self.dealer.legal(actor)))

    def do(self, actor, action):
        self.replica.follow(self.dealer.act(actor, action).report(self.seat))

    def ask(self):
        question = self.game.question(self.replica.state, self.seat)
        return question.ask if question else None

    def view(self, cursor=None):
        legal = list(self.replica.legal())
        return View.of(self.replica, Words("en"), NAMES, cursor=cursor, legal=legal)

    def says(self, text):
        return plain(text, NAMES)

    def answers(self):
        view = self.view()
        return [self.says(THE_BOARD.answer(view, action)) for action in view.legal]

    def lines(self, key):
        return [self.says(THE_BOARD.line(self.view(), event)) for event in self.replica.log if event.key == key]

    def canvas(self, cursor=None, width=80, room=12, **more):
        view = self.view(cursor)
        for name, value in more.items():
            setattr(view, name, value)
        canvas = Canvas(width, THE_BOARD.height(view, width, room))
        THE_BOARD.draw(view, canvas)
        return canvas

    def drawn(self, cursor=None, width=80, room=12):
        return self.canvas(cursor, width, room).text()


def test_what_was_seen_in_the_codex_is_kept_until_the_round_ends():
    table = Seat(3, {"secret_codex": True}, until=lambda t: t.ask() == "look")
    look = table.replica.legal()[1]
    table.do(0, look)
    told = next(event.args for event in reversed(table.replica.log) if event.key == "looks")
    value = str(told["shield"]).replace("-", "−")
    assert f"2:{value}A" in table.drawn()
    assert table.lines("looks")[-1] == f"Anna looks at place 2 of the codex: {value}."
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
    assert table.lines("looks")[-1].endswith(f"looks at place {told['place'] + 1} of the codex.")


def test_answers_of_lancelot_say_for_which_squire():
    table = Seat(2, {}, until=lambda t: t.ask() == "play")
    squire = table.replica.state.asked[0].squire
    ask = table.says(THE_BOARD.ask(table.view()))
    assert ask == f"Anna’s {('red', 'yellow')[squire]}: play a card."
    table = Seat(2, {}, until=lambda t: t.replica.state.round == 2)
    told = " ".join(table.lines("plays"))
    for squire in ("Anna’s red", "Anna’s yellow", "Boris’s blue", "Boris’s green"):
        assert told.count(f"{squire} plays") == 3


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_squire_of_the_other_player_has_is_never_told_of_one_alone(language, width):
    """The division is secret: each has some of all his player's cards, until there are no more than he has."""
    left, quarter = Words(language)("academy-note-left"), width // 4
    for played, *begins in (((0, 0), "3 ", "3 "), ((3, 0), "", left), ((3, 3), "", "")):
        table = Seat(
            2, {}, until=lambda t, p=played: (*map(len, t.replica.state.played[2:]),) == p and t.ask() == "play"
        )
        canvas = table.canvas(width=width, room=14, words=Words(language))
        for squire, begin in enumerate(begins, 2):
            tile = canvas.part(squire * quarter, canvas.height - 1, quarter, 1).text().strip()
            assert tile.startswith(begin)
            assert len(re.findall(r"[^\w\s]\d", tile)) == {"": 0, left: 3}.get(begin, 6)


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
        0: "king 5: 0→5, worth 2",
        1: "king 5: 1→6, worth 4, takes a scroll",
        9: "king 5: 9→12, worth 6, takes both scrolls",
        12: "king 5: 12→12 (no effect: already at the end), takes both scrolls",
    }.items():
        king.walked[0] = start
        assert answer in table.answers()
    assert "◇" in table.drawn()


def test_totals_are_shown_only_if_they_are_public():
    closed = Seat(3, {}, until=lambda t: t.replica.state.round == 3)
    opened = Seat(3, {"open_scores": True}, until=lambda t: t.replica.state.round == 3)
    assert "coats" in closed.drawn()
    assert "point" not in closed.drawn()
    assert "point" in opened.drawn()


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


def standing(track, *walked, seat=0, **options):
    """A table of four with one track set."""
    table = Seat(4, options, seat=seat, until=lambda t: t.ask() == "keep")
    table.replica.state.tracks[track].walked = list(walked)
    return table


def row_of(table, track, **drawn):
    return next(row for row in table.drawn(**drawn).splitlines() if row.split()[1:2] == [track])


@pytest.mark.parametrize("width", [60, 80, 116])
def test_the_number_of_discs_on_a_square_is_no_distance(width):
    """A figure as large as those of the order would be one."""
    shown = row_of(standing("quests", 3, 3, 3, 7), "quests", width=width)
    assert "C³" in shown
    assert len(re.findall("C ?3", shown)) == 1, "in the order"


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


def test_at_the_start_our_own_disc_is_on_top_and_set_off():
    for seat, letter in enumerate("ABCD"):
        table = standing("quests", 0, 0, 0, 0, seat=seat)
        canvas = Canvas(80, 12)
        THE_BOARD.draw(table.view(), canvas)
        row = row_of(table, "quests")
        assert row.split()[3].startswith(f"{letter}⁴")
        assert "A0 B0 C0 D0" in row, "nobody is ahead"
        at = row.index(letter)
        style = canvas._cells[canvas.text().splitlines().index(row)][at].names
        assert "under" in style


@pytest.mark.parametrize("at", range(13))
def test_no_disc_hides_what_the_king_pays(at):
    """The squares from 6 on show it, not the sixth alone."""
    for width in (60, 80, 116):
        row = row_of(standing("king", at, 0, 0, 0), "king", width=width)
        assert "6" in row.split("king")[1][:44].replace("12", "")
    high = standing("king", at, 0, 0, 0).drawn(room=28).splitlines()
    floor = next(y for y, row in enumerate(high) if " king" in row) + 2
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
    at, high = lines[0].index("order"), {12: 1, 18: 2, 26: 3}[room]
    for name, values in pays.items():
        top = next(y for y, line in enumerate(lines) if f" {name}" in line)
        order, *below = (line[at:] for line in lines[top : top + high])
        cells = re.findall(r"[A-E] ?(\d+)(?= |$)", order)
        assert sorted(map(int, cells)) == sorted(walked[:seats]), order
        behind = re.split(r"[A-E] ?\d+ *", order)[-1]
        assert (values in behind or f"{behind[:-1]} " in values) if high == 1 else not behind, order
        assert all(value in f"{values} −10".split() for line in below for value in line.split()), below


def test_a_figure_right_behind_a_disc_would_be_read_as_its_own():
    assert "A·666" in row_of(standing("king", 5, 0, 0, 0), "king", width=60)


def test_the_cards_of_neighbours_are_kept_apart():
    table = Seat(4, {}, until=lambda t: t.ask() == "play" and len(t.replica.state.played[0]) == 3)
    cards = table.drawn().splitlines()[-1]
    tiles = [cards[20 * at : 20 * at + 20] for at in range(4)]
    assert all(tile.startswith(" ") for tile in tiles)
    assert [len(re.findall(r"\d", tile)) for tile in tiles] == [3, 3, 3, 3]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_beside_the_hand_every_answer_is_in_a_row_of_its_own(language):
    """On the smallest full screen: with the same move and place, but without whom it passes. Wider ones say all."""
    local = LocalTable(*PEOPLE)
    local.start({}, 1)
    local.play(asked("play", 3), random.Random(5))
    full = [line for line in show(local.clients[0], press(), (120, 40), language).seen.splitlines() if "→" in line]
    brief = show(local.clients[0], press(), (80, 24), language).seen.splitlines()[-9:]
    replica = local.clients[0].state.games.replica
    view = View.of(replica, Words(language), ["?"] * 4)
    assert len(view.legal) == 7
    for number, text in enumerate(THE_BOARD.brief_answers(view), 1):
        assert any(line.endswith(f" {number} {text}") for line in brief), text
        moved = re.search(r"\d+→\d+", text)[0]
        assert any(f" {number} " in line and moved in line for line in full), text
    assert "†" in "".join(brief)


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
        assert any("sword 5, king 2, gallantry 3" in table.says(fact) for fact in THE_BOARD.facts(view))


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
        "quests 3: 0→3, past C, B and D, first", "quests 2: 0→2, past B and D, second",
        "quests 4: 0→4, past C, B and D, first",
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
        assert row_of(table, "quests").split()[-3 - len(walked) : -3] == short
        tight = next(row for row in THE_BOARD.brief(view, 80) if "quests" in row)
        assert [letter + distance for letter, distance in re.findall(r"([A-Z]) (\d+)", table.says(tight))] == short
        names = [Squires(view).name(letters.index(letter)) for letter in order]
        told = ", ".join(f"{name} {distance}" for name, distance in zip(names, distances, strict=True))
        assert f"The order now: {told}." in THE_BOARD.explain(view, Play("quests-3", "quests"))
        assert any(line.startswith("quests") and told in line for line in THE_BOARD.facts(view))


def test_a_move_from_0_passes_nobody_who_is_at_0():
    table = playing(["quests-3"], quests=(0, 0, 2, 0))
    track = table.replica.state.tracks["quests"]
    for track.stacked in ([0, 1, 2, 3], [3, 2, 1, 0]):
        assert table.answers() == ["quests 3: 0→3, past C, first"]
    track.walked = [0, 0, 0, 0]
    assert table.answers() == ["quests 3: 0→3, first"]


def told(*lines):
    return [core.Event(key, args) for key, args in lines]


def moved(squire, track, squares):
    return "moves", {"squire": squire, "track": track, "squares": squares, "start": 0, "end": squares, "place": 1}


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
        ["", "A", "B", "C"],
        ["gallantry", "qst +3 gal −1", "jou +2", "·"],
        ["jousts", "·", "+3", "+2"],
        ["education", "−3", "·", "−1"],
        ["total", "−3", "+3", "+1"],
    ]
    assert tally.title == "Round I has scored"
    assert not tally.notes


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
        ["quests", "+4", "·", "·"],
        ["charity", "+5", "▒", "−5 ▒"],
        ["total", "+9", "0", "−6"],
    ]
    assert tally.notes == ["▒ is a coat of arms whose value you do not see."]


@pytest.mark.parametrize("options", [{}, {**SIDES, **BRAVE}], ids=["base", "everything"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_round_ends_with_a_table_that_fits_and_adds_up(seats, options):
    table = Seat(seats, options, until=lambda t: False)
    replica, begun, ended, sums = table.replica, 0, 0, [0] * len(table.replica.state.owners)
    for number, event in enumerate(replica.log, 1):
        if THE_BOARD.round_ends(event):
            tally = THE_BOARD.round_table(table.view(), replica.log[begun:number])
            cells = [[plain(cell, NAMES) for cell in row] for row in (tally.head, *tally.rows)]
            assert sum(max(map(len, column)) + 2 for column in zip(*cells, strict=True)) <= 74
            assert len(cells) + 2 + len(tally.notes) <= 18
            values = [int(cell.replace("−", "-")) for cell in cells[-1][1:]]
            sums, ended, begun = [a + b for a, b in zip(sums, values, strict=True)], ended + 1, number
    assert ended == 6
    if not options.get("secret_codex"):
        assert sums == [event.args["points"] for event in replica.log if event.key == "total"]


def number(cell):
    """What a cell of a table counts; a sign for what is hidden counts nothing."""
    return int(cell.replace("▒", "").replace("·", "").replace("−", "-").strip() or 0)


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
            assert [number(cell) for cell in re.sub(r" ▒", "▒", line)[17:].split()] == [*map(number, row[1:])]
        went += sum(map(abs, map(number, alms)))
    assert went


def read(cells):
    """The points of a round's cells: of gallantry, which has moves, none."""
    return [number(cell) if re.fullmatch(r"[−+]?\d*[ ▒·]*", cell) else 0 for cell in cells]


@pytest.mark.parametrize("squire", [0, 1], ids=["red", "yellow"])
def test_at_120_by_40_a_squire_who_acts_keeps_his_colour_in_words(squire):
    """By the last column of his tile."""
    table = Seat(2, {}, until=lambda t: t.ask() == "play" and t.replica.state.asked[0].squire == squire)
    name = next(row for row in table.drawn(width=82, room=28).splitlines() if "Boris" in row)
    assert re.search(f"Anna’s {('red', 'yellow')[squire]} (★ )?►", re.sub(" +", " ", name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True], ids=["coats", "points"])
def test_what_is_counted_is_said_in_full_where_the_row_is_empty_beside_it(language, opened):
    """At 120x40 four tiles are narrow, and what the round brings has a row of its own."""
    table = Seat(4, {"open_scores": opened}, until=lambda t: t.ask() == "keep")
    canvas = table.canvas(width=82, room=32, words=Words(language))
    kind = "academy-points" if opened else "academy-shields"
    full = Words(language)(kind, count=0)
    assert canvas.text().count(full if cell_len(full) < 18 else Words(language)(f"{kind}-short", count=0)) == 4
    assert not canvas.clipped


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


# Where a piece would go, and what would change


def playing(hand, room=28, **walked):
    """A table of four whose first player is to play from this hand, with these distances on these tracks."""
    table = Seat(4, {}, until=lambda t: t.ask() == "play" and t.replica.state.first == 0)
    state = table.replica.state
    for name, track in state.tracks.items():
        track.walked, track.stacked = list(walked.get(name, (0, 0, 0, 0))), [3, 2, 1, 0]
    state.hands[0].faces = list(hand)
    return table


def lane(canvas, name, rows=3):
    """The rows of a track's lane."""
    lines = canvas.text().splitlines()
    top = next(y for y, line in enumerate(lines) if re.match(rf"\W*{name}\b", line[9:]))
    return lines[top : top + rows]


def test_where_a_disc_would_go_is_drawn_with_the_order_that_would_be():
    table = playing(["sword-4", "charity-2"], jousts=(2, 4, 5, 0))
    before = lane(table.canvas(room=26), "jousts")
    after = lane(table.canvas(table.replica.legal()[0], room=26), "jousts")
    assert before[0].split()[-4:] == ["C5", "B4", "A2", "D0"]
    assert after[0].split()[-4:] == ["A6", "C5", "B4", "D0"], "past C and B, and first"
    assert after[1].split()[-3:] == ["3", "2", "1"]
    assert after[1].index("►A") == before[1].index("C ") + 2, "one square further than C"
    assert "A " in after[1].split("C ")[0], "the disc itself is where it was"
    assert after[2].count("━") == 6, "three squares are passed"
    assert not before[2].count("━")


def test_a_disc_that_would_arrive_on_others_comes_to_lie_above_them():
    table = playing(["sword-4"], tournaments=(0, 4, 4, 0))
    for room, row in ((26, 0), (12, 0)):
        canvas = table.canvas(table.replica.legal()[1], room=room)
        shown = (
            lane(canvas, "tournaments")
            if room > 12
            else [row_of(table, "tournaments", cursor=table.replica.legal()[1])]
        )
        assert "A" in shown[row].split("tournaments")[1]
        assert re.search("A[46] [BC]4", shown[0]), "at the same distance, and ahead"


def test_what_an_answer_changes_in_the_points_of_the_round_is_told():
    table = playing(["sword-4", "quests-2"], jousts=(2, 4, 5, 0), education=(1, 2, 3, 4))
    lines = table.canvas(table.replica.legal()[0], room=26).text().splitlines()
    arms = next(line for line in lines if "coats" in line)
    assert "−2→0" in arms[:20], "third on jousts and last on education; then first"
    assert "+1→0" in arms[20:40]
    quests = table.canvas(next(a for a in table.replica.legal() if a.track == "quests"), room=26).text()
    assert "→" not in quests, "quests bring nothing in this round"


def test_a_card_that_may_be_kept_shows_where_it_would_lead():
    table = Seat(4, {}, until=lambda t: t.ask() == "keep")
    table.replica.state.packs[0].faces = ["sword-5", "king-2"]
    canvas = table.canvas(Keep("sword-5"), room=26)
    assert all("►A" in "".join(lane(canvas, name)) for name in ("jousts", "tournaments"))
    assert "►A" not in "".join(lane(canvas, "king"))


def test_every_disc_is_seen_where_there_is_room():
    shown = lane(standing("quests", 3, 3, 3, 7).canvas(room=26), "quests")
    discs = "".join(line[22:66] for line in shown)
    assert all(letter in discs for letter in "ABCD")


@pytest.mark.parametrize("room", [(54, 7), (94, 8), (94, 10), (134, 12)])
def test_names_on_cards_are_whole(room):
    table = playing(["education-3", "gallantry-4", "sword-3", "king-2", "charity-2"])
    hand = THE_BOARD.hand(table.view(), room)
    assert hand.width <= room[0]
    assert hand.height <= room[1]
    names = next(line for line in hand.text().splitlines() if "charity" in line)
    assert all(name in names for name in ("education", "gallantry", "sword", "king", "charity"))


# Clicks


def spots(canvas):
    """The answers that clicks give, each with a place where it is."""
    places = ((x, y) for y in range(canvas.height) for x in range(canvas.width))
    found = {}
    for x, y in places:
        found.setdefault(canvas.answer_at(x, y), (x, y))
    return found


def test_a_card_that_is_clicked_is_its_answer_and_a_track_is_where_it_goes():
    table = playing(["charity-3", "sword-4", "king-2"])
    legal = table.replica.legal()
    for at, action in enumerate(legal):
        hand = THE_BOARD.hand(table.view(action), (54, 7))
        for number in spots(hand):
            assert number is None or legal[number].card == action.card or legal[number].track != "tournaments"
        assert at in spots(hand), "the card under the cursor is the answer under the cursor"
        board_spots = spots(table.canvas(action, room=26))
        assert at in board_spots
        assert sorted(
            (legal[number].track for number in board_spots if number is not None),
            key=["charity", "king", "jousts", "tournaments"].index,
        ) == ["charity", "king", "jousts", "tournaments"]


def test_a_click_on_a_track_plays_the_card_under_the_cursor_there():
    table = playing(["sword-4", "sword-3"])
    for card in ("sword-4", "sword-3"):
        canvas = table.canvas(Play(card, "jousts"), room=26)
        row = canvas.text().splitlines().index(lane(canvas, "tournaments")[0])
        assert table.replica.legal()[canvas.answer_at(40, row)] == Play(card, "tournaments")


def test_what_is_not_an_answer_cannot_be_clicked():
    table = playing(["charity-3"])
    canvas = table.canvas(legal=())
    assert set(spots(canvas)) == {None}
    kept = Seat(4, {}, until=lambda t: t.ask() == "keep" and len(t.replica.state.hands[0]) == 2)
    hand, legal = THE_BOARD.hand(kept.view(), (94, 8)), kept.replica.legal()
    pack = kept.replica.state.packs[0].known()
    assert {legal[at].card for at in spots(hand) if at is not None} == set(pack)
    right = hand.width - 3
    assert hand.answer_at(right, 3) is None, "what was kept lies there"


def test_stacks_places_of_the_codex_and_players_can_be_clicked():
    table = Seat(2, {}, until=lambda t: t.ask() == "stack")
    assert {0, 1} <= set(spots(THE_BOARD.hand(table.view(), (54, 7))))
    table = Seat(3, {"secret_codex": True}, until=lambda t: t.ask() == "look")
    looks = {at for at, action in enumerate(table.replica.legal()) if hasattr(action, "place")}
    for room in (12, 28):
        assert looks <= set(spots(table.canvas(room=room)))
    table = Seat(4, {"alms": True}, until=lambda t: t.ask() == "play")
    state = table.replica.state
    state.tracks["charity"].walked = [3, 0, 2, 0]
    state.asked.clear()
    state.ask("name", 0)
    canvas, legal = table.canvas(room=26), table.replica.legal()
    assert [legal[canvas.answer_at(x, canvas.height - 2)].squire for x in (25, 65)] == [1, 3]
    assert canvas.answer_at(45, canvas.height - 2) is None, "Cleo is not last"


# Moments


@pytest.mark.parametrize("options", [{}, {"two_player": "karadoc"}, {"two_player": "lancelot"}], ids=str)
def test_the_end_is_not_said_before_the_game_is_over(options):
    """While news are told nothing is asked: the title says what they are about."""
    table = Seat(2 if options else 4, options, until=lambda t: t.replica.state.over)
    log, titles = table.replica.log, {}
    for at, event in enumerate(log[:-1]):
        view = View(table.game, table.seat, table.replica.moment(at), log[: at + 1], Words("en"), NAMES, news=event)
        titles.setdefault(event.key, set()).add(THE_BOARD.title(view).partition("   ")[2])
    assert {key for key, found in titles.items() if "the end" in found} <= {"total", "over"}
    assert titles["plays"] == {
        f"card {number} of {len(titles['plays'])}" for number in range(1, 1 + len(titles["plays"]))
    }
    assert titles["shield"] == {"scoring"}
    assert "the end" in THE_BOARD.title(table.view())


def moments(table, key):
    """The views of all events of this kind, at the moment when each was told."""
    log = table.replica.log
    for at, event in enumerate(log):
        if event.key == key:
            yield View(table.game, table.seat, table.replica.moment(at), log[: at + 1], Words("en"), NAMES, news=event)


def pictured(view, phase):
    view.phase = phase
    canvas = Canvas(82, THE_BOARD.height(view, 82, 28))
    THE_BOARD.draw(view, canvas)
    return canvas


@pytest.mark.parametrize("key", ["plays", "moves", "shield", "cup", "looks"])
def test_a_moment_is_drawn_in_several_pictures(key):
    options = {"plays": {}, "moves": {}, "shield": {}, "cup": {"knights_duel": True}, "looks": {"secret_codex": True}}
    table = Seat(4, options[key], seat=2, until=lambda t: t.replica.state.round == 3)
    views = [view for view in moments(table, key) if key != "looks" or view.news.args["shield"] is not None]
    assert views
    long = next(view for view in views if key not in ("plays", "moves", "cup") or THE_BOARD.frames(view.news) > 3)
    assert THE_BOARD.frames(long.news) > 1
    begin, middle, end = (pictured(long, phase).text() for phase in (0, 0.4, 1))
    assert begin != end
    assert (middle != begin) or key == "looks"
    assert middle != end


def test_a_disc_walks_from_where_it_was_to_where_it_is():
    table = Seat(4, {}, until=lambda t: t.replica.state.round == 2)
    view = next(v for v in moments(table, "plays") if v.news.args["end"] - v.news.args["start"] == 4)
    squire, name, start = (view.news.args[key] for key in ("squire", "track", "start"))
    for phase, distance in ((0, start), (0.5, start + 2), (1, start + 4)):
        ranks = lane(pictured(view, phase), name)[0]
        assert f"{'ABCD'[squire]}{distance}" in ranks.replace(" ", "")


def test_no_moment_is_long_and_each_can_be_drawn_at_every_size():
    options = {**SIDES, **BRAVE}
    table = Seat(4, options, until=lambda t: False)
    for event in table.replica.log:
        assert 1 <= THE_BOARD.frames(event) <= 8
    seen = {}
    for event in table.replica.log:
        seen.setdefault(event.key, next(moments(table, event.key)))
    for view in seen.values():
        for phase in (0, 0.3, 1):
            view.phase = phase
            for width, room in ((80, 12), (82, 28), (122, 38)):
                canvas = Canvas(width, THE_BOARD.height(view, width, room))
                THE_BOARD.draw(view, canvas)
                assert not canvas.clipped, (view.news, phase)


FIVE = ("Anna", "Борс", "Chloé", "Bohort", "Дмитро")


def tiles_row(replica, names, language):
    """The row of names of a board of 80 columns and 12 rows."""
    view = View.of(replica, Words(language), names, legal=list(replica.legal()))
    canvas = Canvas(80, 12)
    THE_BOARD.draw(view, canvas)
    rows = canvas.text().split("\n")
    return next(row for row in rows if re.search(" A  .* B  .* E  ", row))


@pytest.mark.parametrize("options", [{}, SIDES, {**SIDES, **BRAVE}], ids=["plain", "sides", "sides, open scores"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_not_cut_for_what_stands_behind_them(language, options):
    local = LocalTable(*FIVE)
    local.start(options)
    local.play(asked("play"), random.Random(5))
    for client in local.clients:
        replica = client.state.games.replica
        for name in FIVE:
            shown = re.search(f"{name[:3]}(\\S*)", tiles_row(replica, FIVE, language))
            assert shown, name
            assert name == shown[0] or shown[0] == f"{name[: len(shown[0]) - 1]}…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_arms_in_short_are_known_for_what_they_are(language):
    words = Words(language)
    short = words("academy-shields-short", count=5).split()[1].rstrip(".")
    assert len(short) >= 4
    assert short in words("academy-shields", count=5)
    for count in (1, 2, 5):  # as many of them as the number says
        said = words("academy-shields-short", count=count)
        assert said.endswith(".") or said in words("academy-shields", count=count)


# Words

OTHER_WORDS = {"uk": r"\bджур|\bдиск", "fr": r"\bdisque", "ru": r"\bдиск|\bфишк"}
"""What squires and discs might be called besides."""


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_squires_and_discs_have_one_word(language):
    said = (LOCALES / language / "academy.ftl").read_text(encoding="utf-8")
    assert re.findall(OTHER_WORDS[language], said, re.IGNORECASE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_which_other_sides_are_not_reset_after_round_iii(language):
    """The scrolls' king track and the knights' tracks: what is said of the reset names only quests and charity."""
    help_text = Words(language)("academy-help").splitlines()
    duel = next(line for line in help_text if "5, 3" in line)
    scrolls = next(line for line in help_text if "12" in line and line.lstrip().split("  ")[0].isupper())
    for said in (duel, scrolls):
        assert re.search(r"\bIII\b", said), said
    aside = [line for line in scrolls.split(".") if re.search(r"\b6\b", line)]
    assert len(aside) == 2, "the scroll of 6 lies there, and is set aside until that of 12 is taken"
    assert "12" in aside[-1]


def test_the_cups_scale_has_each_of_its_numbers():
    for cup in (-10, -9, 0, 4, 10):
        table = Seat(4, {"knights_duel": True}, until=lambda t: t.ask() == "play")
        table.replica.state.cup = cup
        scale = next(row for row in table.drawn(width=116, room=26).splitlines() if "white" in row and " 9 " in row)
        numbers = scale.partition("white")[2].partition("black")[0].split()
        assert numbers == [str(abs(number)) for number in range(-10, 11)]


# Tiles side by side

SOME_SHIELDS = (0, 3, 2, 1, 9)
SOME_NAMES = ("Anna", "Boris", "Cleo", "Dmytro", "Egon")


def facts_of_tiles(table, language, width, room, row):
    """What stands in one of the rows of the tiles, tile by tile: the row of names is 0, the last one −1."""
    view = View.of(table.replica, Words(language), SOME_NAMES, legal=[])
    canvas = Canvas(width, THE_BOARD.height(view, width, room))
    THE_BOARD.draw(view, canvas)
    assert not canvas.clipped
    count, rows = len(view.state.owners), canvas.text().splitlines()
    names = next(y for y, line in enumerate(rows) if " B  Bor" in line)
    line = rows[names:][row].ljust(width)
    return [line[width * at // count : width * (at + 1) // count].strip() for at in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True], ids=["arms", "points"])
@pytest.mark.parametrize(("seats", "width"), [(3, 80), (4, 80), (4, 95), (4, 99), (4, 100), (5, 118), (5, 119)])
def test_what_squires_have_is_said_alike_in_all_tiles(seats, width, opened, language):
    """The last tile is a column wider: it used to say in full what others said in short."""
    table = Seat(seats, {"open_scores": opened}, until=lambda t: t.ask() == "play")
    for squire, most in enumerate(SOME_SHIELDS[:seats]):
        table.replica.state.shields[squire] = [Shield("jousts", 5)] * most
    said = [text.replace("▼", "").strip() for text in facts_of_tiles(table, language, width, 18, 1)]
    words = Words(language)
    kind = "points" if opened else "shields"
    counts = [5 * most if opened else most for most in SOME_SHIELDS[:seats]]
    forms = [[words(f"academy-{kind}{form}", count=count) for count in counts] for form in ("", "-short")]
    assert said in forms
    if opened:
        low = facts_of_tiles(table, language, width, 12, 0)
        assert len({text.endswith(short) for text, short in zip(low, forms[1], strict=True)}) == 1, low


def test_in_french_a_bet_is_called_as_on_its_printed_card():
    assert [key for key, piece in prose("fr") if "academy" in key and re.search("défi|pari", piece)] == []
    table = Seat(4, {"gallantry_bets": True}, until=lambda t: t.ask() == "play")
    table.replica.state.bets.on = ["education", "quests", "charity", "king"]
    for width, said in ((80, "chall. quêtes ×"), (100, "challenge quêtes ×")):
        assert facts_of_tiles(table, "fr", width, 12, -1)[1].startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("width", [80, 92, 100, 120])
def test_bets_and_the_codex_are_noted_alike_in_all_tiles(width, seats, language):
    """With the word or without; shields of the codex do not run together like a sum, and are said to be such."""
    table = Seat(seats, dict.fromkeys(("gallantry_bets", "secret_codex"), True), until=lambda t: t.ask() == "play")
    state = table.replica.state
    bets = ["jousts", "education", "charity", "gallantry", "king"][:seats]
    state.bets.on, state.bets.cards = list(bets), [1, 0, 2, 0, 0][:seats]
    words = Words(language)
    for kept in ([[], [], [], [], []], [["-3", "-1", "-3"], [None], [], ["-1"], [None] * 6]):
        state.codex.kept = [[Pile("codex", 0, [face]) for face in faces] for faces in kept[:seats]]
        notes = facts_of_tiles(table, language, width, 12, -1)
        bet = words("academy-note-bet", track="#", count=7).split("#")[0]
        assert len({note.startswith(bet) for note in notes}) == 1, notes
        assert all(" ×" in note for note in notes)
        for note, faces in zip(notes, kept, strict=False):
            codex = re.split(r"×\d ?", note, maxsplit=1)[1].strip()
            assert bool(codex) == bool(faces)
            assert not re.search(r"\d−", codex), codex
            named = codex.startswith((words("academy-note-codex", shields="").strip(), "≡"))
            assert named or not faces, codex


def test_the_order_has_whole_names_where_there_is_room():
    """Longer than a short name's columns; where there is none, they are cut so that nobody loses his distance."""
    table = Seat(4, {}, until=lambda t: t.ask() == "keep" and t.replica.state.round == 3)
    names = ("Anna", "Bohort II", "Cleo", "Guinevere")
    for width, whole in ((196, True), (140, False)):
        view = replace(table.view(), names=names)
        canvas = Canvas(width, THE_BOARD.height(view, width, 46))
        THE_BOARD.draw(view, canvas)
        lines = canvas.text().splitlines()
        at = lines[0].index("order")
        order = next(line[at:] for line in lines if " jousts" in line)
        assert len(re.findall(r" \d+(?= |$)", order)) == 4, order
        assert all(name in order for name in names) == whole, order
