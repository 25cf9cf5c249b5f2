"""Medieval Academy on the screen. Headings, cards that are only seen, equal cards, the last move."""

from __future__ import annotations

import re
from textwrap import wrap

import pytest
from msgspec import structs

import core
from core.games.academy.base import value_of
from core.games.academy.state import AcademyTask
from tests.games.academy.screen import NAMES, THE_BOARD, Seat, playing, standing
from tui.app.settings import LANGUAGES
from tui.boards.academy.hand.sizes import STACKED
from tui.boards.academy.tiles.played import HOLE
from tui.draw import styles
from tui.draw.themes import THEMES
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
    chosen = any(each.card.startswith("sword") for each in view.legal if ask == "play")
    assert full.heads == ["card", *["track"] * chosen, "disc goes", "place", "for you", "when"]
    assert brief.heads == ["card → track" if chosen else "card", "for you"]
    assert all("→" in row[1 + chosen] for row in full.rows)
    said = r"same|[+−]\d+ (now|in I*VI*)|[+−]\d squares?|avoids −\d+|−\d, not −\d+|\d to \d+: \+\d+"
    assert all(re.fullmatch(said, plain(row[1], NAMES)) for row in brief.rows)


def test_a_column_stands_below_its_heading_even_if_all_rows_are_alike_in_it():
    seat = at("keep")
    view = seat.view()
    view.state.packs[0].faces = ["quests-3", "quests-2"]
    view.legal = seat.game.legal(view.state, 0)
    full, *_ = THE_BOARD.tables(view)
    assert full.heads == ["card", "disc goes", "place", "for you", "when"]
    assert full.rows[0] == ["quests 3", "0 → 3", "1st", "+17 points", "round VI"]
    view.state.packs[0].faces = ["king-3", "king-2"]
    view.legal = seat.game.legal(view.state, 0)
    assert "place" not in THE_BOARD.tables(view)[0].heads, "no column that says nothing"


def test_of_a_sword_that_is_only_taken_the_better_track_is_told():
    seat = at("keep")
    view = seat.view()
    view.state.packs[0].faces = ["sword-4", "education-2"]
    view.legal = seat.game.legal(view.state, 0)
    brief = next(table for table in THE_BOARD.tables(view) if table.heads == ["card", "for you"])
    gains = {row[0]: row[-1] for row in brief.rows}
    assert gains == {"sword 4": "+3 now", "education 2": "avoids −3 now"}


def test_cards_are_all_told_in_one_form():
    """Where one is played on a track that is chosen, each stands beside its track, or by its sign before it."""
    table = playing(["sword-4", "education-3", "gallantry-1", "king-1"])
    full, *_, brief = THE_BOARD.tables(table.view())
    assert sorted(row[:2] for row in full.rows) == [
        ["education 3", "education"], ["gallantry 1", "gallantry"], ["service 1", "service"],
        ["sword 4", "jousts"], ["sword 4", "tournaments"],
    ]  # fmt: skip
    firsts = {row[0] for row in brief.rows}
    assert firsts == {"†4 jousts", "†4 tournaments", "≡3 education", "♡1 gallantry", "♔1 service"}
    table = playing(["education-3", "gallantry-1", "king-1"])
    full, *_ = THE_BOARD.tables(table.view())
    assert full.heads[:2] == ["card", "disc goes"]
    assert full.rows[0][0] in ("education 3", "gallantry 1", "service 1")


def stacks_of(*stacks, **walked):
    """A view of these stacks, with discs at these distances by squire: red and yellow are ours."""
    view = at("stack", seats=2).view()
    for name, distances in walked.items():
        view.state.tracks[name].walked = list(distances)
    for pile, faces in zip(view.state.exchange.stacks[1], stacks, strict=True):
        pile.faces = faces.split()
    return view


def test_stacks_are_told_below_headings_with_what_they_would_bring():
    """Swords go to the better track; of several cards on one track the place counts once."""
    view = stacks_of(
        "sword-6 education-3 gallantry-2", "quests-3 quests-2 king-5", jousts=(1, 2, 9, 9), tournaments=(1, 2, 5, 4)
    )
    full, keyed, brief, briefest = tables = THE_BOARD.tables(view)
    assert full.heads == ["cards", "points now", "points later", "gallantry"]
    assert keyed.heads == ["cards", "points", "gallantry"], "the points of all rounds together"
    assert brief.heads == ["points", "gallantry"]
    assert brief.rows == [["+5", "+3 squares"], ["+17", "0"]]
    assert (briefest.heads, briefest.rows) == (["points", "moves"], [["+5", "+3"], ["+17", "0"]])
    assert full.rows == [["♡2 †6 ≡3", "+5", "0", "+3 squares"], ["♔5 ◊3 ◊2", "0", "+17", "0"]]
    assert {table.title for table in tables} == {"gain if one squire plays all three"}, "above what it is about"
    assert not any(table.notes for table in tables)


def test_a_stack_is_explained_by_the_moves_of_its_cards():
    """Two cards on one track are one way; a sword goes where it brings more."""
    view = stacks_of(
        "sword-6 quests-3 quests-2", "charity-1 king-5 king-2", jousts=(1, 2, 9, 9), tournaments=(1, 2, 5, 4)
    )
    first, second = (plain(THE_BOARD.explain(view, action), NAMES).split("\n\n")[0] for action in view.legal)
    assert first.splitlines() == [
        "If your red plays all three:",
        "tournaments 1 → 7, +2 points now",
        "quests 0 → 5, +17 points in VI",
    ]
    assert second.splitlines()[1:] == [
        "service 0 → 7, +6 points in III",
        "charity 0 → 1, avoids −10 in VI",
    ]
    view.figures = False
    assert "points" not in THE_BOARD.explain(view, view.legal[0]).split("\n\n")[0]


def test_equal_cards_of_a_stack_lie_beside_each_other():
    view = stacks_of("king-2 king-1 king-1", "king-5 quests-1 quests-1")
    edges = THE_BOARD.hand(view, LOW).text().splitlines()[1]
    assert len(edges.split()) == 6
    assert "━" not in edges
    assert re.findall(r"\d", edges) == ["2", "1", "1", "5", "1", "1"]


def test_the_squire_that_a_stack_brings_most_plays_it():
    view = stacks_of("king-2 king-1 king-1", "king-1 king-1 king-1", king=(1, 2, 0, 0))
    full, *_ = THE_BOARD.tables(view)
    assert [row[1:] for row in full.rows] == [["0", "+6"], ["0", "0"]], "no gallantry move, and no column for it"


def test_stacks_are_told_without_what_they_bring_where_figures_are_hidden():
    view = stacks_of("king-2 king-1 king-1", "king-1 king-1 king-1")
    view.figures = False
    table, brief = THE_BOARD.tables(view)
    assert table.heads == ["take", "squares"]
    assert brief.heads == ["squares"]
    assert not table.title + brief.title


def test_cards_for_stacks_are_told_with_when_their_tracks_score():
    """What these pay stands in their lanes: to whom a card will go is not known yet."""
    seat = at("split", seats=2)
    view = seat.view()
    view.state.exchange.dealt[0].faces = ["sword-4", "sword-4", "education-3", "king-5", "quests-1"]
    view.legal = THE_BOARD.arranged(seat.game.legal(view.state, 0))
    longest, full, brief, least = THE_BOARD.tables(view)
    assert longest.heads == ["card", "track pays", "when"]
    assert [row[1] for row in longest.rows] == ["3 2 1", "−3 −1", "by square", "17 10 4"]
    assert full.heads == brief.heads == ["card", "when"]
    assert [row[1] for row in full.rows] == ["this round", "this round", "round III", "round VI"]
    assert brief.rows[1:] == [["≡ 3", "this round"], ["♔ 5", "round III"], ["◊ 1", "round VI"]]
    assert least.heads == ["card"]
    assert {table.rows[0][0] for table in (longest, full, least)} == {"sword 4 ×2"}, "as on the card"
    assert [plain(note, NAMES) for note in full.notes] == ["Then each player takes one of the other’s two stacks."]


def tiles_of(seat, cursor=None):
    """The last two rows of the tiles: ours, and those of the other player, with two squires each. While stacks are made
    and taken, each has a row."""
    *_, above, below = seat.canvas(cursor=cursor, legal=list(seat.replica.legal())).text().splitlines()
    return (above[:40], below[:40]), (above[40:], below[40:])


def squares_of(cards):
    return sum(map(value_of, cards))


def dividing(ask, placed):
    """A table of two at a question that divides cards, with so many of the first three given, and the next chosen."""
    seat = at(ask, seats=2)
    for _ in range(placed):
        seat.do(0, seat.replica.legal()[0])
    return seat, seat.replica.legal()[0]


def test_cards_that_are_not_placed_yet_lie_in_no_stack():
    seat, cursor = dividing("split", 1)
    (one, two), (first, second) = tiles_of(seat, cursor)
    (placed,) = seat.replica.state.exchange.stacks[0][0].known()
    way = value_of(placed) + value_of(cursor.card)
    assert re.fullmatch(rf" stack 1 .\d .\d ╌╌ +{way} squares so far *", one), "a card, the chosen one, a place"
    assert two.split() == ["stack", "2", *["╌╌"] * 3, "the", "3", "cards", "left"]
    assert one.index(f"{way} ") == two.index("the 3")
    assert (first.strip(), second.strip()) == ("is making two stacks", "")


@pytest.mark.parametrize(("theme", "signs", "grounds"), [("dark", 8, 8), ("mono", 8, 0)])
def test_the_places_of_cards_to_come_are_dashed_on_a_ground_where_there_are_colours(theme, signs, grounds):
    seat, cursor = dividing("split", 1)
    try:
        styles.use(THEMES[theme])
        rows = seat.canvas(cursor=cursor, legal=list(seat.replica.legal())).rows()[-2:]
    finally:
        styles.use(THEMES["dark"])
    cells = [cell for row in rows for cell in row[:40]]
    assert sum(cell.character == "╌" for cell in cells) == signs
    assert sum(cell.ground == HOLE for cell in cells) == grounds


def test_stacks_that_another_player_has_made_lie_face_down_in_wide_tiles():
    """Before that, and of our own, no back is seen."""
    seat, cursor = dividing("split", 0)
    for _ in range(3):
        seat.do(1, seat.game.legal(seat.dealer.state, 1)[0])
    made = seat.canvas(cursor, 130, 42, legal=list(seat.replica.legal())).text().splitlines()
    assert max(row[65:].count("╭") for row in made) == 6, "two stacks of three"
    assert not any("╲╱" in row[:65] for row in made)


def test_the_last_card_of_a_stack_shows_what_is_left_as_the_other():
    seat, cursor = dividing("split", 2)
    (one, two), _ = tiles_of(seat, cursor)
    dealt, given = seat.replica.state.exchange.dealt[0].known(), seat.replica.state.exchange.stacks[0][0].known()
    dealt.remove(cursor.card)
    assert "╌" not in one + two
    before = squares_of(given)
    assert f" {before + value_of(cursor.card)} squares" in one
    assert two.rstrip().endswith(f" {squares_of(dealt)} squares")
    assert sorted(map(int, re.findall(r"\d", two[8:18]))) == sorted(map(value_of, dealt))


@pytest.mark.parametrize("width", [80, 130])
def test_cards_that_are_not_given_yet_lie_with_no_squire(width):
    seat, cursor = dividing("arm", 1)
    text = seat.canvas(cursor, width, 30).text()
    (given,) = seat.replica.state.hands[0].known()
    assert any(row.count("gets 3 cards") == 2 for row in text.splitlines()), "of each squire the same is said"
    below = text[text.index("gets 3 cards") :]
    assert all(re.search(rf"\D{value_of(card)}\D", below) for card in (given, cursor.card))


@pytest.mark.parametrize(("placed", "places"), [(0, 5), (1, 4), (2, 0)])
def test_places_of_cards_to_come_are_empty_in_a_wide_tile(placed, places):
    seat, cursor = dividing("arm", placed)
    rows = seat.canvas(cursor, 130, 42).text().splitlines()
    assert len(re.findall(r"card \d|│ +\d +│", " ".join(row[:64] for row in rows))) == places


def test_cards_in_both_hands_lie_on_one_ground_and_arms_beside_the_names():
    """It is known which cards the other player has, and not which of the two squires has which."""
    seat = at("play", seats=2)
    canvas = seat.canvas()
    *_, names, cards, hands = canvas.rows()
    assert "each has 3 of these:" in "".join(cell.character for cell in cards)
    for row in (names, cards, hands):
        assert {cell.ground for cell in row[40:] if not cell.names.startswith("on-")} == {"tint-seat1"}, "without a gap"
    *_, held, known = canvas.text().splitlines()
    assert held[40:].split() == ["each", "has", "3", "of", "these:"]
    assert len(known[40:].split()) == 6


def test_the_other_player_gets_three_of_the_cards_while_they_are_divided():
    (gets, _), (others, cards) = tiles_of(at("arm", seats=2))
    assert gets.split() == ["gets", "3", "cards"] * 2
    assert others.strip() == "each has 3 of these:"
    assert len(cards.split()) == 6


def test_a_squire_has_kept_cards_in_the_draft_and_holds_them_later():
    drafting = Seat(3, {}, until=lambda t: t.ask() == "keep" and len(t.replica.state.hands[1]) == 2).canvas().text()
    assert "2 kept" in drafting
    assert "in hand" not in drafting
    assert "kept" not in at("play").canvas().text()


@pytest.mark.parametrize(("width", "signed"), [(62, False), (90, True)])
def test_played_cards_are_bars_as_wide_as_a_tile_and_names_come_before_signs(width, signed):
    seat = Seat(2, {}, until=lambda t: len(t.replica.state.played[2]) == 2)
    seat.replica.state.played[2].faces = ["gallantry-2", "sword-4"]
    seat.replica.state.exchange.known[1] = ["gallantry-2", "sword-4", "king-1"] * 2
    canvas = seat.canvas(width=width, room=52)
    start = width // 2 + 1
    rows = [row[start : start + width // 4 - 3] for row in canvas.rows()]
    shown = {"".join(cell.character for cell in row).strip(): {cell.ground for cell in row} for row in rows}
    assert shown["♡ gallantry 2" if signed else "gallantry 2"] == {"wash-gallantry"}
    assert shown["† sword 4" if signed else "sword 4"] == {"wash-sword"}


def test_a_long_name_gives_way_to_the_cards_of_its_player():
    seat = Seat(2, {}, until=lambda t: len(t.replica.state.played[2]) == 1 and t.dealer.state.asked[0].ask == "play")
    hands = seat.canvas(names=["Anna", "Bartholomew-Maximilian"]).text().splitlines()[-1]
    assert "both hold: " in hands


def test_the_hand_behind_cards_that_are_played_is_told_in_words_where_there_is_room():
    four, five = (
        Seat(seats, {}, until=lambda t: t.ask() == "play" and len(t.replica.state.played[1]) == 1).canvas().text()
        for seats in (4, 5)
    )
    assert four.splitlines()[-1].count("4 in hand") == 3
    assert "▮" not in four, "nothing to explain above"
    assert "in hand" not in five.splitlines()[-1], "in one form in all tiles"
    assert "▮=held" in five.splitlines()[0]


def test_where_all_discs_are_on_0_no_order_is_shown():
    text = at("keep", seats=4).canvas(width=82, room=34).text()
    assert text.count("all on 0") == 7
    assert re.search(r"all on 0\n.*−3 each", text), "what each of them would get"
    assert "1st → last, pay\n" in text


def test_signs_of_cards_stand_beside_the_names_of_their_tracks():
    for rows in (12, 34):
        text = at("keep", seats=4).canvas(width=120, room=rows).text()
        assert all(
            re.search(rf"{sign} +{name}|{name} +{sign}", text) for sign, name in (("≡", "education"), ("♔", "service"))
        )


def test_without_pictures_the_sign_of_a_track_stands_once_in_its_lane():
    styles.use(THEMES["mono"])
    try:
        text = at("keep", seats=4).canvas(width=120, room=34).text()
    finally:
        styles.use(THEMES["dark"])
    assert text.count("≡") == 1


def test_distances_look_alike_whether_a_track_scores_now_or_not():
    table = standing("jousts", 5, 0, 0, 0)
    table.replica.state.tracks["quests"].walked = [5, 0, 0, 0]
    now, later = (table.canvas().rows()[1 + [*table.replica.state.tracks].index(name)] for name in ("jousts", "quests"))
    distances = [[cell.names for cell in row[57:69] if cell.character.isdigit()] for row in (now, later)]
    assert distances == [["ink", "dim", "dim", "dim"]] * 2


def test_what_gallantry_pays_is_said_in_whole_words():
    head, first, *_ = at("keep", seats=4).canvas().text().splitlines()
    assert first.rstrip().endswith("  │move 3 2 1"), "apart from the order"
    assert head.index("track pays") == first.index("move 3")
    assert len(first.rstrip()) < 80, "apart from the edge"


def test_a_low_board_leaves_a_row_to_the_answers_for_their_headings():
    """At 80 × 24: the name of a squire and two rows, and no edge above."""
    board = at("keep", seats=4).canvas(room=12)
    assert board.height == 1 + 7 + 3
    assert "▀" not in board.text()
    assert "▀" in at("keep", seats=4).drawn(room=13)


@pytest.mark.parametrize(
    ("number", "told"),
    [(1, r"if scored now: −3"), (3, r"[▼ ]*\d coats +(?:if scored|if scored now|now): [−+]?\d+")],
    ids=["first round", "later"],
)
def test_what_the_round_brings_stands_behind_the_arms_or_alone_before_there_are_any(number, told):
    drawn = at("keep", seats=3, number=number).drawn(room=12)
    assert max(len(re.findall(told, row)) for row in drawn.splitlines()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", ["arm", "stack", "split"])
def test_narrow_tiles_say_whole_what_lies_in_them(ask, language):
    """On a telephone a tile has 13 columns: there the number of cards or the name of a stack is enough."""
    canvas = at(ask, seats=2).canvas(width=62, room=52, words=Words(language))
    shown = [row for row in canvas.text().splitlines()[-6:] if "…" in row]
    assert not shown


def labels(view):
    """What stands above the groups of cards in the hand."""
    return plain(THE_BOARD.hand(view, LOW).text().splitlines()[0], NAMES)


def test_a_stack_that_can_be_taken_lies_in_our_hand_alone():
    """Those that are not chosen from now stay in the tile of the player who made them."""
    seat = at("stack", seats=2)
    maker = 1 - seat.replica.state.asked[0].seat
    assert maker == 1
    (one, two), next_ = tiles_of(seat)
    worths = [squares_of(pile.known()) for pile in seat.replica.state.exchange.stacks[0]]
    assert re.fullmatch(rf" you give .\d .\d .\d +{worths[0]} squares *", one)
    assert re.fullmatch(rf" or +.\d .\d .\d +{worths[1]} squares *", two), "below the first, cards below cards"
    assert "then takes one of yours" in " ".join(" ".join(next_).split())
    view = seat.view(seat.replica.legal()[1])
    first, second = (squares_of(pile.known()) for pile in seat.replica.state.exchange.stacks[maker])
    assert re.fullmatch(rf"1 stack: {first} squares +2 stack: {second} squares *", labels(view)), (
        "the list has the gains"
    )
    edges = [cell.names for cell in THE_BOARD.hand(view, LOW).rows()[1]]
    assert not any(names.startswith("faint-") for names in edges), "both stacks can be chosen"


def test_equal_cards_are_counted_in_the_list_too():
    seat = at("keep")
    view = seat.view()
    pack = view.state.packs[0]
    pack.faces = ["quests-3", "quests-3", "sword-4"]
    rows = {THE_BOARD.cells(view, action)[0] for action in seat.game.legal(view.state, 0)}
    assert "quests 3 (1 of 2)" in rows, "no factor of what they bring"
    assert "sword 4" in rows


def test_the_number_of_the_start_stands_apart_from_the_heading_of_the_rounds():
    """Read together they would be a round 0."""
    head, *_ = at("play", seats=2).canvas().text().splitlines()
    assert re.search(r"round {3}0 ", head)
    high, *_ = at("play", seats=2).canvas(width=82, room=40).text().splitlines()
    assert re.search(r"track +0 ", high)


@pytest.mark.parametrize(("width", "ahead"), [(122, r" [RYBG]  \d+ "), (82, r" [RYBG]\d+ ")])
def test_a_distance_stands_apart_from_the_block_of_a_letter_or_there_is_no_block(width, ahead):
    rows = advancing().canvas(width=width, room=40).text().splitlines()
    gallantry = next(row for row in rows if "gallantry" in row)
    assert re.search(ahead, gallantry)


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
    assert "in hand: ♥5 ◊1 ◊1" in (above + below)[20 * (1 - squire) :]
    told = seat.canvas(words=Words(language), legal=[]).text()
    label = Words(language)("academy_board-waiting").replace("\u00a0", " ")
    assert f"{label} ♥5 ◊1 ◊1" in told


@pytest.mark.parametrize("ask", ["split", "stack", "arm", "keep", "play"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_hand_is_whole(ask, language):
    """At the smallest full size, however different the cards are: each with its edges and its name, long or short; the
    whole name, where stacks are chosen from."""
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
    assert canvas.width <= LOW[0] + STACKED * (ask == "stack")
    assert len(top.split()) == len(names), "edges with a column between"
    for name in names:
        full, short = (THE_BOARD.text(view, f"{form}-{name.partition('-')[0]}") for form in ("suit", "face"))
        assert full in text or (short in text and (ask != "stack" or len(full) > 9))


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
    owners = [line.split()[1] for line in lines[1:5]]
    assert owners[0] == owners[1] != owners[2] == owners[3]
    for reason in ("points", "gallantry", "shared"):
        monkeypatch.setattr(type(view), "outcome", structs.replace(outcome, reason=reason))
        notes = [plain(line, NAMES) for line in THE_BOARD.end(view)]
        assert any(line.startswith("Gallantry, which breaks ties: ") for line in notes) is (reason != "points")
        assert "" not in notes[:5]
        assert ("" in notes[5:6]) is (reason != "points"), "apart from the table"
    cells = [line[17:].split() for line in lines[1:5]]
    assert [next(cell for cell in row if cell in "╮╯") for row in cells] == ["╮", "╯"] * 2, "a brace for each player"
    sums = [[int(cell.replace("−", "-").replace("·", "0")) for cell in row if cell not in "╮╯"] for row in cells]
    assert [pair[-1] for pair in sums[1::2]] == [sums[at][-1] + sums[at + 1][-2] for at in (0, 2)]
    view.ascii_only = True
    assert all(re.search(rf" \{brace}", line) for line, brace in zip(THE_BOARD.end(view)[1:5], "\\/\\/", strict=True))


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("seats", [2, 4])
def test_squires_stand_in_one_order_above_and_below_at_the_end(seats, seed):
    seat = Seat(seats, {}, seed=seed, until=lambda seat: seat.dealer.outcome is not None)
    view = seat.view()
    text = ranking(end_of(view, seat.replica, view.outcome), HIGH).text()
    above = re.findall(r"^ *\d\. +((?:[A-Z] )+)", text, re.M)
    below = [plain(line, NAMES).split()[0] for line in THE_BOARD.end(view)[1:5]]
    assert "".join(above).replace(" ", "") == "".join(below)


def test_at_the_end_a_player_has_the_letters_of_their_squires():
    """A letter is a squire on all of the screen: none of them is a player's."""
    seat = Seat(2, {}, until=lambda seat: seat.dealer.outcome is not None)
    end = end_of(seat.view(), seat.replica, seat.dealer.outcome)
    text = ranking(end, HIGH).text() + curves(end).text()
    assert [text.count(letters) for letters in ("R Y", "B G", "RY", "BG")] == [1] * 4, "by the bars, and by the hills"
    assert not re.search(r"(?<!\w)[AB](?!\w)", text.replace("B G", ""))


WALL = "│┃"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [LOW, hand_room(100, 30), hand_room(120, 40)])
def test_no_picture_breaks_the_edge_of_a_card(language, room):
    """Only a name may: it is whole where its row is as wide as the card."""
    view = at("keep", seats=4).view()
    view.words = Words(language)
    view.state.packs[0].faces = ["gallantry-1", "education-2", "king-3", "quests-4", "charity-5"]
    below = THE_BOARD.hand(view, room).text().splitlines()
    edges = [sum(sign in WALL for sign in row) for row in below[2:-1]]
    named = {row for row, line in enumerate(below[2:-1]) if sum(map(str.isalpha, line)) > len("gallantry")}
    assert {count for row, count in enumerate(edges) if row not in named} in ({0}, {10}), "all of them, or none"


def test_equal_cards_are_one_card_with_their_count_which_stands_out():
    view = at("keep").view()
    view.state.packs[0].faces = ["quests-3", "quests-3", "sword-4"]
    top, *_, bottom = THE_BOARD.hand(view, LOW).text().splitlines()[1:]
    assert len(top.split()) == 2
    assert (top.count("◊"), bottom.count("×2")) == (1, 1), "it does not hide the sign of the suit"
    (row,) = [row for row in THE_BOARD.hand(view, (18, 7)).rows() if "×" in "".join(cell.character for cell in row)]
    x = next(x for x, cell in enumerate(row) if cell.character == "×")
    assert [cell.names for cell in row[x : x + 2]] == ["on-quests bold"] * 2
    *_, bottom = THE_BOARD.hand(view, hand_room(120, 40)).text().splitlines()
    assert re.search("─ ×2 ─+3╯", bottom), "apart from the value of a large card"


@pytest.mark.parametrize(("size", "free"), [((62, 70), 1), ((80, 24), 0), ((120, 40), 0), ((160, 50), 0)])
@pytest.mark.parametrize(("ask", "seats"), [("keep", 3), ("advance", 2)])
def test_cards_do_not_touch_the_list_below_them(ask, seats, size, free):
    """On a telephone it stands there; else it stands beside them."""
    room = hand_room(*size)
    hand = THE_BOARD.hand(at(ask, seats).view(), room)
    blank = [all(cell.character == " " and not cell.ground for cell in row) for row in hand.rows()]
    assert blank[-2:] == [False, free == 1]
    assert hand.height == THE_BOARD.hand_size(at(ask, seats).view(), room)[1]


def test_the_key_of_a_card_stands_on_gold_as_its_value_does_not():
    view = at("keep").view()
    cells = [cell for row in THE_BOARD.hand(view, hand_room(120, 40)).rows() for cell in row]
    keys = [cell.character for cell in cells if cell.names == "on-gold bold"]
    values = {cell.names for cell in cells if cell.character.isdigit() and cell.names != "on-gold bold"}
    assert sorted(keys) == list("12345")
    assert not any("on-" in names for names in values)


def test_a_card_below_the_first_square_that_pays_tells_which_square_does():
    view = at("keep").view()
    view.state.packs[0].faces = ["king-5", "education-1"]
    view.legal = THE_BOARD.arranged(view.game.legal(view.state, 0))
    tables = THE_BOARD.tables(view)
    told = [plain(row[-2], NAMES) for row in tables[1].rows]
    assert told == ["avoids −3", "1 more square to 6: +6"], "no gain that this card does not bring"
    assert plain(tables[-1].rows[1][-1], NAMES) == "1 to 6: +6"
    view.state.tracks["king"].walked[0] = 2
    assert THE_BOARD.tables(view)[1].rows[1][-2] == "+6 points", "5 squares from 2 come to 7"
    assert "more square to 6" not in THE_BOARD.explain(view, view.legal[1])
    view.state.tracks["king"].walked[0] = 0
    assert "service 0 → 5, 1 more square to 6: +6 in III" in THE_BOARD.explain(view, view.legal[1])


def test_a_smaller_loss_is_told_as_one():
    view = at("keep", seats=4).view()
    view.state.packs[0].faces = ["education-1", "quests-1"]
    view.legal = THE_BOARD.arranged(view.game.legal(view.state, 0))
    view.state.tracks["education"].walked = [0, 3, 4, 0]
    assert THE_BOARD.tables(view)[1].rows[0][-2] == "−1, not −3"
    assert "education 0 → 1, 3rd place, −1, not −3 now" in THE_BOARD.explain(view, view.legal[0])


def test_of_a_sword_the_place_is_told_with_its_track_where_the_other_brings_another():
    view = at("keep").view()
    view.state.packs[0].faces = ["sword-3", "quests-1"]
    view.legal = THE_BOARD.arranged(view.game.legal(view.state, 0))
    assert THE_BOARD.tables(view)[1].rows[0][1:3] == ["1st", "+3 points"]
    view.state.tracks["jousts"].walked = [0, 5, 0]
    assert THE_BOARD.tables(view)[1].rows[0][1:3] == ["tournaments 1st", "+3 points"]


def test_gallantry_moves_do_not_change_what_gallantry_gives_this_round():
    """Its order is fixed before the first of them."""
    for number in (1, 2, 3):
        view = advancing(number).view()
        rows = [row for row in THE_BOARD.tables(view)[0].rows if "gallantry" in row[0]]
        assert all("no change" in cell for (*_, cell, _when) in rows)


def test_a_lap_is_explained_where_a_disc_has_one():
    table = standing("quests", 11, 22, 19, 3)
    assert "+=lap" in table.drawn(width=82, room=28).splitlines()[0]
    assert "+=lap" not in standing("quests", 11, 2, 19, 3).drawn(width=82, room=28)
    assert "20 squares" in THE_BOARD.about(table.view(), "quests").text
    assert "20 squares" not in THE_BOARD.about(table.view(), "charity").text
    assert "20 squares" in THE_BOARD.about(table.view(), "lap", 1).text


def test_the_reset_is_told_before_it_comes():
    view = at("keep").view()
    assert "back to the start" in THE_BOARD.about(view, "jousts").text
    assert "back to the start" not in THE_BOARD.about(view, "quests").text
    lines = at("keep", number=4).lines("round")
    assert len(lines) > 2
    assert all(("5 tracks go back" in line) is ("Round III." in line) for line in lines)
    assert "back to the start" not in THE_BOARD.about(at("keep", number=4).view(), "jousts").text


def test_a_loss_that_a_choice_avoids_is_told_as_such():
    """Education pays nobody: leaving the last place there brings no points."""
    view = at("keep").view()
    view.state.packs[0].faces = ["education-4"]
    view.legal = view.game.legal(view.state, 0)
    (row,) = next(table for table in THE_BOARD.tables(view) if table.heads == ["card", "for you"]).rows
    assert row == ["education 4", "avoids −3 now"]
    assert "avoids −3 now" in THE_BOARD.explain(view, view.legal[0])


def test_of_a_card_that_is_taken_it_is_told_that_its_effect_is_that_of_itself_alone():
    view = at("keep").view()
    assert not any(table.notes for table in THE_BOARD.tables(view)), "none has been kept yet"
    assert "This card, if played alone:\n" in THE_BOARD.explain(view, view.legal[0])
    view.state.hands[0].faces = ["quests-3"]
    assert all("those you have are not counted" in table.notes[0] for table in THE_BOARD.tables(view))
    assert not any(table.notes for table in THE_BOARD.tables(at("play").view()))


def test_a_column_has_one_heading_in_all_its_forms():
    for view in (at("keep").view(), at("play").view(), advancing().view()):
        heads = {head for table in THE_BOARD.tables(view) for head in table.heads if head}
        assert heads <= {"card", "track", "card → track", "disc goes", "place", "for you", "when"}


def advancing(number=1):
    """A table of two whose player moves a disc for gallantry."""
    return at("advance", seats=2, number=number)


def test_gallantry_moves_say_by_themselves_what_they_count():
    view = advancing().view()
    spoken = THE_BOARD.tables(view)[3:5]
    assert [len(table.rows[0]) for table in spoken] == [4, 3]
    assert not any(head for table in spoken for head in table.heads), "of seven moves none stands right above the keys"
    for row in spoken[-1].rows:
        said = " ".join(plain(cell, NAMES) for cell in row[1:]).strip()
        points = r".* points? (now|in I*VI*)|avoids −\d+ in VI|−\d, not −\d+ .*|\d more squares? to \d+: \+6 in III"
        assert re.fullmatch(rf"no change|{points}", said), "gallantry gives as much as before"


@pytest.mark.parametrize("walked", [(0, 0, 0, 0), (4, 4, 4, 1), (3, 0, 7, 7)])
def test_a_disc_that_would_move_keeps_its_colour_and_only_its_way_is_golden(walked):
    """The colour of another player is near to gold. The place that it leaves has its letter without its ground."""
    table = playing(["quests-4", "gallantry-1"], quests=walked)
    (cursor,) = [each for each in table.replica.legal() if each.card == "quests-4"]
    row = next(row for row in table.canvas(cursor).rows() if "quests" in "".join(cell.character for cell in row[:12]))
    squares = row[:54]
    assert [cell.names for cell in squares if cell.character == "A"] == ["seat0 wash-gold bold", "on-seat0 bold"]
    assert all("on-gold" not in cell.names and cell.names != "cursor" for cell in squares)
    assert all(cell.names.split()[0] == "gold" for cell in squares if cell.character in "━►")


@pytest.mark.parametrize("ascii_only", [False, True])
def test_who_has_moved_a_disc_is_told_from_who_does_so_later(ascii_only):
    """They stand by their places, though the lower ones move first."""
    seat = advancing()
    view = seat.view()
    view.ascii_only = ascii_only
    done = "v" if ascii_only else "✓"
    asked = view.asked.squire
    others = [squire for squire in range(4) if squire != asked]
    move = {"squire": others[0], "squares": 1, "track": "quests", "start": 0, "end": 1, "place": 1}
    view.log = [*view.log, core.Event("moves", move)]
    view.state.todo.append(AcademyTask("gallant", squire=others[1], amount=3))
    rows = [plain(row, NAMES) for row in THE_BOARD.hand(view, LOW).text().splitlines()]
    place = {3: "1st", 2: "2nd", 1: "3rd"}
    now = rf"{'>' if ascii_only else '►'} {place[view.asked.amount]} .* {view.asked.amount} square"
    told = [
        next(row for row in rows if re.search(it, row)) for it in (rf"3rd .*{done} quests \+1", now, "1st .* 3 squares")
    ]
    assert told == sorted(told, key=rows.index, reverse=True)
    assert "lower places move first" in rows[2], "below a free row and the heading"
    assert not rows[0].strip()
    assert sum("no move" in row for row in rows) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_a_sword_with_two_tracks_is_read_at_once_at_80_by_24(language):
    view = at("keep").view()
    view.words = Words(language)
    view.state.packs[0].faces = ["sword-3"]
    view.cursor = view.game.legal(view.state, 0)[0]
    told = plain(THE_BOARD.told_beside(view, view.cursor), NAMES)
    tracks = len(THE_BOARD.parts_shown(view, view.cursor)) + 1
    assert sum(len(wrap(line, 58)) or 1 for line in told.splitlines()) + tracks <= 18


@pytest.mark.parametrize("walked", [(1, 1, 1, 1), (12, 1, 1, 1)])
def test_what_tracks_pay_stands_in_one_column(walked):
    table = standing("quests", *walked)
    head, *rows = table.canvas().text().splitlines()
    column = head.index("track pays") if "track pays" in head else head.index("pays")
    assert all(rows[at][column - 1] in " │" and rows[at][column] != " " for at in range(7))


def test_what_a_track_pays_stays_whole_behind_a_long_order():
    rows = standing("quests", 12, 13, 14, 15).canvas().text().splitlines()
    assert [row.rstrip().split("  ")[-1].split()[-1] for row in rows[1:8]] == ["1", "1", "1", "−1", "square", "4", "−4"]


def test_the_cards_that_a_player_has_got_until_now_are_told_of_both_squires_together():
    """While the second player takes a stack, nobody has given a card to a squire yet."""
    seat = Seat(2, {}, until=lambda t: any(map(len, t.dealer.state.exchange.known)))
    known = seat.replica.state.exchange.known
    *_, last = seat.canvas().text().splitlines()
    for row, cards in zip((last[:40], last[40:]), known, strict=True):
        assert re.fullmatch(rf" cards so far:{''.join(f' .{value_of(card)}' for card in cards)} *", row)


def test_squires_of_two_players_are_called_by_whose_they_are():
    """Ours as the question calls them, those of the other player by name."""
    seat = at("play", seats=2)
    *_, names, _, _ = seat.canvas().text().splitlines()
    assert re.findall(r"your \w+|Boris’s \w+", names) == ["your red", "your yellow", "Boris’s blue", "Boris’s green"]
    question = plain(THE_BOARD.ask(seat.view()), NAMES)
    assert re.fullmatch(r"Play a card for your (red|yellow)\.", question)


def test_a_low_card_has_its_value_once_and_a_high_one_twice():
    """In the upper corner, also where cards lie over each other."""
    view = playing(["sword-4", "education-3", "gallantry-1", "king-1"]).view()
    view.legal = []  # no keys beside the values
    low, high = (THE_BOARD.hand(view, room).text() for room in (LOW, hand_room(120, 40)))
    assert sorted(re.findall(r"\d", low)) == ["1", "1", "3", "4"]
    assert sorted(re.findall(r"\d", high)) == ["1", "1", "1", "1", "3", "3", "4", "4"]
    covered = THE_BOARD.hand(view, (30, 6)).text()
    assert sorted(re.findall(r"\d", covered)) == ["1", "1", "3", "4"]


@pytest.mark.parametrize("ask", ["split", "arm"])
def test_the_card_under_the_cursor_is_golden_where_it_would_lie_in_a_wide_tile(ask):
    """It does not lie there yet; those given before are no more golden than others."""
    seat, cursor = dividing(ask, 1)
    rows = seat.canvas(cursor, 130, 42).rows()
    heavy = [x for row in rows for x, cell in enumerate(row) if cell.character in "┏┓" and "gold" in cell.names]
    assert len(heavy) == 2, "the corners of one card"


def tiles_after_a_round():
    """The tiles of two players' squires when all cards are played: a row of names and one of cards."""
    seat = advancing(2)
    assert any(seat.replica.state.shields)
    return seat.canvas(names=["Anna", "Bartholomew"]).text().splitlines()[-3:-1]


def test_cards_that_are_played_stand_without_a_word_beside_the_sign_of_the_first_player():
    """What is told of a hand has a word; the sign of the first player has one too, where the name leaves it no room."""
    names, cards = tiles_after_a_round()
    assert len(re.findall(r"(?<!\S)(\S\d ?){3}", cards)) == 4
    assert ("★" in names, cards.count("★ first")) == (False, 1)


def test_while_stacks_are_made_the_first_player_is_called_so_beside_the_name():
    seat, cursor = dividing("split", 1)
    names, *_ = seat.canvas(cursor=cursor, legal=list(seat.replica.legal())).text().splitlines()[-3:]
    assert re.search("Anna ★ first ►", names)


def test_a_squire_of_the_other_player_is_called_by_that_name_alone_where_its_colour_has_no_room():
    names, _ = tiles_after_a_round()
    assert re.search(r" B  Bartholomew .* G  Bartholomew$", names)


def test_a_squire_of_the_other_player_is_called_by_its_colour_too_where_its_tile_has_room_with_its_signs():
    seat = advancing(2)
    names = seat.canvas(names=["Anna", "Yvain"]).text().splitlines()[-3]
    assert re.search(r" B  Yvain’s blue +G  Yvain’s green$", names)


def test_what_the_round_brings_is_told_of_every_squire_whose_cards_are_played():
    told = advancing(2).canvas(names=["Anna", "Yvain"]).text().splitlines()[-1]
    assert len(re.findall(r"if scored now: [+−]?\d", told)) == 4
