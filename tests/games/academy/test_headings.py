"""Medieval Academy on the screen. Headings, cards that are only seen, equal cards, the last move."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from tests.games.academy.screen import NAMES, THE_BOARD, Seat
from tui.app.settings import LANGUAGES
from tui.screens.game.result import HIGH, curves, end_of, ranking
from tui.screens.game.room import hand_room
from tui.text.words import Words, plain

LOW = hand_room(80, 24)


def at(ask, seats=3, number=1, seed=1):
    return Seat(seats, {}, seed=seed, until=lambda seat: seat.ask() == ask and seat.replica.state.round >= number)


@pytest.mark.parametrize("ask", ["keep", "play"])
def test_cards_are_told_below_headings(ask):
    view = at(ask, number=3).view()
    tables = THE_BOARD.tables(view)
    full, *_, brief = tables
    first = "card" if ask == "keep" else "card → track"
    assert full.heads == [first, "disc goes", "place", "gain", "scores"]
    assert brief.heads == [first, "pays"]
    assert all("→" in row[1] for row in full.rows)
    assert all(re.fullmatch(r"\+0|[+−]\d+ (now|I*VI*)|move \d", row[1]) for row in brief.rows)


def test_what_a_column_has_in_all_rows_is_said_once_above():
    seat = at("keep")
    view = seat.view()
    view.state.packs[0].faces = ["quests-3", "quests-2", "quests-1"]
    view.legal = seat.game.legal(view.state, 0)
    full, *tables = THE_BOARD.tables(view)
    assert full.heads == ["card", "disc goes", "place: all 1st", "gain: all +17 points", "scores: all round VI"]
    assert [len(row) for row in full.rows] == [2, 2, 2]
    assert [["quests 3"], ["quests 2"], ["quests 1"]] in [table.rows for table in tables]
    assert tables[-1].rows[0] == ["quests 3", "+17 VI"], "in each row, where there is no room for such a heading"
    view.legal = view.legal[:1]
    assert THE_BOARD.tables(view)[0].heads[2:] == ["place", "gain", "scores"], "one row alone says it itself"


@pytest.mark.parametrize(("ask", "heads"), [("split", ["card"]), ("stack", ["stack", "squares"])])
def test_cards_for_stacks_and_stacks_are_told_below_headings(ask, heads):
    (table,) = THE_BOARD.tables(at(ask, seats=2).view())
    assert table.heads == heads
    assert all(len(row) == len(heads) for row in table.rows)
    assert all(cell.isdigit() for row in table.rows for cell in row[1:])


def tiles_of(seat, cursor=None):
    """The last two rows of the tiles: ours, and those of the other player, with two squires each."""
    *_, above, below = seat.canvas(cursor=cursor, legal=list(seat.replica.legal())).text().splitlines()
    return (above[:40], below[:40]), (above[40:], below[40:])


def test_the_stack_that_is_made_lies_in_our_tile_and_the_rest_in_our_hand_alone():
    seat = at("split", seats=2)
    view = seat.view(seat.replica.legal()[0])
    (label, cards), (first, second) = tiles_of(seat, view.cursor)
    assert "stack 1: 1 of 3" in label
    assert "stack 2: the rest" in label
    assert cards.split() == f"►{THE_BOARD.card(view, view.cursor.card)}".split()
    assert f"{first.strip()} {second.strip()}" == "Then each player takes one of the other’s two stacks."


def test_a_stack_that_can_be_taken_lies_in_our_hand_alone():
    """Those that are not chosen from now stay in the tile of the player who made them."""
    seat = at("stack", seats=2)
    ours, theirs = ("stack 1" in tile[0] for tile in tiles_of(seat))
    maker = 1 - seat.replica.state.asked[0].seat
    assert (ours, theirs) == (maker != 0, maker != 1)
    view = seat.view(seat.replica.legal()[1])
    hand = THE_BOARD.hand(view, LOW).text()
    assert "2 stack 2 → you" in hand
    assert f"1 stack 1 → {NAMES[maker]}"[:20] in plain(hand, NAMES)


def test_equal_cards_are_counted_in_the_list_too():
    seat = at("keep")
    view = seat.view()
    pack = view.state.packs[0]
    pack.faces = ["quests-3", "quests-3", "sword-4"]
    rows = {THE_BOARD.cells(view, action)[0] for action in seat.game.legal(view.state, 0)}
    assert "quests 3 ×2" in rows
    assert "sword 4" in rows


def test_every_track_has_headings_and_nothing_stands_for_square_0():
    seat = at("keep")
    head, first, *_ = seat.canvas().text().splitlines()
    assert all(word in head for word in ("track", "round", "1st → last", "pays"))
    assert "A0" not in first


def test_the_kings_service_says_that_squares_pay():
    rows = at("keep").canvas().text().splitlines()
    assert next(row for row in rows if "service" in row).rstrip().endswith("by square")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_squire_that_waits_lie_in_its_tile_and_not_in_our_hand(language):
    seat = at("play", seats=2)
    view = seat.view()
    squire = view.state.asked[0].squire
    view.state.hands[squire].faces = ["king-2", "king-3", "king-4"]
    view.state.hands[1 - squire].faces = ["charity-5", "quests-1", "quests-1"]
    hand, ((above, below), _) = THE_BOARD.hand(view, LOW).text(), tiles_of(seat)
    assert hand.count("service") == 3
    assert "charity" not in hand
    assert "waiting: ♥5 ◊1 ◊1" in (above + below)[20 * (1 - squire) :]
    told = seat.canvas(words=Words(language), legal=[]).text()
    label = Words(language)("academy_board-waiting").replace("\u00a0", " ")
    assert f"{label} ♥5 ◊1 ◊1" in told


@pytest.mark.parametrize("ask", ["split", "stack", "arm", "keep", "play"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_hand_is_whole(ask, language):
    """At the smallest full size, however different the cards are: each with its edges and its name, long or short."""
    view = at(ask, seats=4 if ask == "keep" else 2).view()
    view.words, state = Words(language), view.state
    names = ["gallantry-1", "sword-5", "education-2", "king-3", "quests-4", "charity-5"]
    pile = {"split": state.exchange.dealt, "arm": state.exchange.shares, "keep": state.packs, "play": state.hands}
    if ask == "stack":
        first, second = state.exchange.stacks[1 - state.asked[0].seat]
        first.faces, second.faces = names[:3], names[3:]
    else:
        pile[ask][state.asked[0].squire if ask in ("keep", "play") else 0].faces = names = names[
            : {"keep": 5, "play": 3}.get(ask, 6)
        ]
    canvas = THE_BOARD.hand(view, LOW)
    top, text = canvas.text().splitlines()[1], canvas.text()
    assert canvas.width <= LOW[0]
    assert top.count("╭") == top.count("╮") == len(names)
    for name in names:
        full, short = (THE_BOARD.text(view, f"{form}-{name.partition('-')[0]}") for form in ("suit", "face"))
        assert full in text or short in text


def test_the_last_move_of_a_disc_stays_marked():
    seat = at("play", number=2)
    while not any(event.key == "plays" for event in seat.replica.log[-1:]):
        actor = seat.dealer.to_act[0]
        seat.do(actor, seat.dealer.legal(actor)[0])
    event = seat.replica.log[-1]
    row = 1 + [*seat.replica.state.tracks].index(event.args["track"])
    marked, plain_row = ([cell.style for cell in canvas.rows()[row]] for canvas in (seat.canvas(), seat.canvas(log=[])))
    changed = [x for x, pair in enumerate(zip(marked, plain_row, strict=True)) if pair[0] != pair[1]]
    assert len(changed) >= event.args["end"] - event.args["start"] > 0


def test_the_end_groups_squires_by_player_and_tells_gallantry(monkeypatch):
    seat = Seat(2, {}, until=lambda seat: seat.dealer.outcome is not None)
    view = seat.view()
    outcome = view.outcome
    lines = [plain(line, NAMES) for line in THE_BOARD.end(view)]
    owners = [line.split("’")[0].split()[-1] for line in lines[1:5]]
    assert owners[0] == owners[1] != owners[2] == owners[3]
    for reason in ("points", "gallantry", "shared"):
        monkeypatch.setattr(type(view), "outcome", structs.replace(outcome, reason=reason))
        notes = [plain(line, NAMES) for line in THE_BOARD.end(view)]
        assert any(line.startswith("Gallantry, which breaks ties: ") for line in notes) is (reason != "points")
    cells = [line[17:].split() for line in lines[1:5]]
    assert [next(cell for cell in row if cell in "╮╯") for row in cells] == ["╮", "╯"] * 2, "a brace for each player"
    sums = [[int(cell.replace("−", "-").replace("·", "0")) for cell in row if cell not in "╮╯"] for row in cells]
    assert [pair[-1] for pair in sums[1::2]] == [sums[at][-1] + sums[at + 1][-2] for at in (0, 2)]
    view.ascii_only = True
    assert all(re.search(rf" \{brace}", line) for line, brace in zip(THE_BOARD.end(view)[1:5], "\\/\\/", strict=True))


def test_at_the_end_a_player_has_the_letters_of_their_squires():
    """A letter is a squire on all of the screen: none of them is a player's."""
    seat = Seat(2, {}, until=lambda seat: seat.dealer.outcome is not None)
    end = end_of(seat.view(), seat.replica, seat.dealer.outcome)
    text = ranking(end, HIGH).text() + curves(end).text()
    assert text.count("RY") == text.count("BG") == 2
    assert not re.search(r"(?<!\w)[AB](?!\w)", text)


WALL = "│┃"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [LOW, hand_room(100, 30), hand_room(120, 40)])
def test_no_name_breaks_the_edge_of_a_card(language, room):
    """Where the longest name needs the columns of the edges, no card of the hand has any at its sides."""
    view = at("keep", seats=4).view()
    view.words = Words(language)
    view.state.packs[0].faces = ["gallantry-1", "education-2", "king-3", "quests-4", "charity-5"]
    below = THE_BOARD.hand(view, room).text().splitlines()
    edges = [sum(sign in WALL for sign in row) for row in below[2:-1]]
    assert set(edges) in ({0}, {10}), "all of them, or none"


def test_equal_cards_are_counted_on_a_block_in_the_edge():
    view = at("keep").view()
    view.state.packs[0].faces = ["quests-3", "quests-3", "sword-4"]
    canvas = THE_BOARD.hand(view, LOW)
    (row,) = [row for row in canvas.rows() if "×" in "".join(cell.character for cell in row)]
    x = next(x for x, cell in enumerate(row) if cell.character == "×")
    assert [cell.names for cell in row[x : x + 2]] == ["on-quests bold"] * 2
    assert row[x - 1].character == row[x + 2].character == "─"
