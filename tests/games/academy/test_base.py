"""Medieval Academy, the base game: each test is named after the sentence or ruling it holds the rules to."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import core
from core.chance import SeededChance, Stream
from core.games.academy.actions import Advance, Keep, Play
from core.games.academy.components import CARDS, TRACKS
from core.games.academy.scoring import final
from core.games.academy.state import Shield
from core.games.academy.tracks import best, ranking, worst
from tests.games.academy.table import GAME, Table
from tests.play import play, seed_of

SUITS = ("gallantry", "education", "king", "quests", "charity")


def movers(t: Table) -> list[tuple[int, int]]:
    """Who is asked for a gallantry move of how many squares, from now on."""
    found: list[tuple[int, int]] = []
    while t.ask == "advance":
        found.append((t.state.asked[0].squire, t.state.asked[0].amount))
        t.act(Advance("charity"))
    return found


# Components


def test_there_are_52_cards():
    assert sum(CARDS.values()) == 52
    assert {card: CARDS[card] for card in ("sword-5", "sword-4", "sword-3")} == {
        "sword-5": 2, "sword-4": 4, "sword-3": 6,
    }  # fmt: skip
    for suit in SUITS:
        assert [CARDS[f"{suit}-{value}"] for value in (5, 4, 3, 2)] == [1, 2, 3, 2]


def test_seven_tracks_in_scoring_order_with_every_disc_on_square_0():
    tracks = Table(5).state.tracks
    assert list(tracks) == ["gallantry", "jousts", "tournaments", "education", "king", "quests", "charity"]
    assert all(track.walked == [0] * 5 for track in tracks.values())


@pytest.mark.parametrize("track", [name for name in TRACKS if name != "king"])
def test_loops_a_disc_that_comes_round_goes_on_and_its_laps_are_marked(track):
    card = f"{TRACKS[track].suit}-3"
    t = Table(3).stand(track, 18, 19, 16).hold(card, "sword-4", "sword-4").act(Play(card, track))
    assert t.walked(track) == [21, 19, 16]
    assert t.told("lap", "squire", "track") == [(0, track)]
    assert ranking(t.state.tracks[track]) == [0, 1, 2]


@pytest.mark.parametrize(("start", "lap"), [(16, False), (17, True), (37, True), (20, False)])
def test_loops_a_lap_is_marked_when_the_disc_comes_to_square_0(start, lap):
    t = Table(3).stand("quests", start, 0, 0).hold("quests-3", "sword-4", "sword-4").act(Play("quests-3", "quests"))
    assert bool(t.told("lap", "squire")) is lap


def test_king_ends_at_12_a_disc_never_goes_past():
    t = Table(3).stand("king", 9, 0, 0).hold("king-5", "sword-3", "sword-3").act(Play("king-5", "king"))
    assert t.walked("king") == [12, 0, 0]
    assert t.told("plays", "start", "end", "squares") == [(9, 12, 5)]


def test_king_a_card_on_a_disc_at_12_may_be_played_to_no_effect():
    t = Table(3).stand("king", 12, 12, 0, stack=(2, 0, 1)).hold("king-5 king-4", "sword-3", "sword-3")
    t.act(Play("king-5", "king"))
    assert t.walked("king") == [12, 12, 0]
    assert t.state.tracks["king"].stacked == [2, 0, 1], "a disc that does not move keeps its place"
    assert t.state.played[0].faces == ["king-5"]


# Order on a track


ORDERS = {
    "the further is ahead": ([3, 7, 5], (0, 1, 2), [1, 2, 0]),
    "any number of laps": ([25, 19, 41], (0, 1, 2), [2, 0, 1]),
    "square 0 after one lap is at 20": ([20, 19, 3], (0, 1, 2), [0, 1, 2]),
    "equal distance: who arrived later is ahead": ([4, 4, 4], (1, 2, 0), [0, 2, 1]),
    "a stack counts only at equal distance": ([4, 5, 4], (1, 2, 0), [1, 0, 2]),
    "the same square with a lap more is no tie": ([24, 4, 4], (0, 1, 2), [0, 2, 1]),
}


@pytest.mark.parametrize("name", ORDERS)
def test_order_on_a_track(name):
    walked, stack, order = ORDERS[name]
    assert ranking(Table(3).stand("quests", *walked, stack=stack).state.tracks["quests"]) == order


def test_order_a_disc_arrives_on_top():
    t = Table(3).stand("quests", 1, 4, 4, stack=(0, 2, 1)).hold("quests-3", "sword-3", "sword-3")
    t.act(Play("quests-3", "quests"))
    assert ranking(t.state.tracks["quests"]) == [0, 1, 2]
    assert t.told("plays", "place") == [1]


@pytest.mark.parametrize(
    ("walked", "stack", "paid", "last"),
    [
        ([0, 0, 3, 5], (3, 2, 1, 0), [3, 2], ([0, 1], [])),
        ([0, 0, 0, 0], (3, 2, 1, 0), [], ([0, 1, 2, 3], [])),
        ([0, 1, 3, 5], (3, 2, 1, 0), [3, 2, 1], ([0], [1])),
        ([2, 1, 3, 5], (3, 2, 1, 0), [3, 2, 0, 1], ([1], [0])),
        ([2, 2, 3, 5], (3, 2, 1, 0), [3, 2, 0, 1], ([1], [0])),
    ],
)
def test_R1_square_0_every_disc_there_is_last_whatever_lies_on_what(walked, stack, paid, last):
    track = Table(4).stand("charity", *walked, stack=stack).state.tracks["charity"]
    assert (best(track), worst(track)) == (paid, last)


@pytest.mark.parametrize("track", ["jousts", "tournaments"])
def test_a_place_that_only_discs_at_0_hold_is_not_paid(track):
    assert Table(4).stand(track, 0, 2, 0, 0).score("I").shields(track) == [[], [3], [], []]


def test_a_disc_at_0_makes_no_gallantry_move():
    t = Table(4).stand("gallantry", 0, 2, 0, 1).score("I")
    assert movers(t) == [(3, 2), (1, 3)], "first and second; the third is at 0"


@pytest.mark.parametrize(
    ("walked", "paid"),
    [
        ([9, 5, 2, 7], [[], [-1], [-3], []]),
        ([9, 5, 0, 7], [[], [-1], [-3], []]),
        ([9, 0, 0, 7], [[], [-3], [-3], []]),
        ([0, 0, 0, 7], [[-3], [-3], [-3], []]),
        ([0, 0, 0, 0], [[-3], [-3], [-3], [-3]]),
    ],
)
def test_negative_tracks_one_at_0_is_last_several_all_take_the_last_shield(walked, paid):
    t = Table(4).stand("education", *walked).stand("charity", *walked).score("VI")
    assert t.shields("education") == paid
    assert t.shields("charity") == [[{-3: -10, -1: -4}[value] for value in values] for values in paid], "C1"


# A round


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R2_the_first_player_is_drawn_among_the_people_and_the_role_passes_left(players):
    assert {core.Dealer(GAME, players, seed=seed_of(n)).state.first for n in range(60)} == set(range(players))
    t = Table(players, script=(players,))
    firsts = [t.state.first]
    for number in range(2, 7):
        while t.state.round < number and not t.state.over:
            t.act(t.legal[0])
        firsts.append(t.state.first)
    assert firsts == [(players - 1 + n) % players for n in range(6)]


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (2, {"two_player": "karadoc"}), (2, {})], ids=str
)
def test_R2_the_draw_is_fair_among_the_people(players, options):
    class Sides(SeededChance):
        def roll(self, sides):
            rolled.append(sides)
            return super().roll(sides)

    rolled: list[int] = []
    GAME.setup(players, GAME.configure(players, options), Sides(Stream(seed_of(1))))
    assert rolled == [players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deal_all_52_cards_are_shuffled_and_five_dealt_to_each_seen_by_their_owner_alone(players):
    deal = core.Dealer(GAME, players, seed=seed_of(1))
    seen: list[Counter[str]] = []
    for number in range(1, 7):
        assert Counter(face for pile in core.piles_of(deal.state) for face in pile.faces) == Counter(CARDS)
        assert [len(pack) for pack in deal.state.packs] == [5] * players
        assert [pack.audience for pack in deal.state.packs] == [core.only(seat) for seat in range(players)]
        seen.append(Counter(deal.state.packs[0].faces))
        while deal.outcome is None and deal.state.round == number:
            seat = deal.to_act[0]
            deal.act(seat, deal.legal(seat)[0])
    assert len({tuple(sorted(pack.elements())) for pack in seen}) == 6, "shuffled anew"


def test_draft_is_all_at_once_and_keeps_one_card_face_down():
    deal = core.Dealer(GAME, 3, seed=seed_of(2))
    assert deal.to_act == (0, 1, 2)
    card = deal.state.packs[1].faces[2]
    step = deal.act(1, Keep(card))
    assert deal.to_act == (0, 2)
    assert deal.state.hands[1].faces == [card]
    assert step.report(1).action == ["keep", card]
    assert step.report(0).action == step.report(None).action == ["keep", None]
    assert card not in step.report(0).told


@pytest.mark.parametrize(("number", "to"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1), (6, -1)])
def test_draft_odd_rounds_pass_left_even_rounds_right(number, to):
    t = Table(4)
    t.state.round = number
    before = [sorted(pack.faces) for pack in t.state.packs]
    kept = [pack.faces[0] for pack in t.state.packs]
    t.act(*(Keep(card) for card in kept))
    for squire in range(4):
        pack = t.state.packs[(squire + to) % 4]
        assert sorted([*pack.faces, kept[squire]]) == before[squire]
        assert pack.audience == core.only((squire + to) % 4)


def test_draft_five_times_and_the_last_card_is_kept_without_asking():
    t = Table(3)
    asked = 0
    while t.ask == "keep":
        assert len(t.state.packs[t.seat]) >= 2
        t.act(t.legal[0])
        asked += 1
    assert asked == 4 * 3
    assert [len(hand) for hand in t.state.hands] == [5, 5, 5]
    assert [hand.audience for hand in t.state.hands] == [core.only(seat) for seat in range(3)]


def test_play_clockwise_from_the_first_player_until_everyone_has_played_four():
    t = Table(4, script=(3,)).until("play")
    order = []
    while t.ask == "play":
        order.append(t.seat)
        t.act(t.legal[0])
    assert order == [2, 3, 0, 1] * 4
    assert [len(played) for played in t.state.played] == [4] * 4


@pytest.mark.parametrize("card", ["gallantry-5", "education-4", "king-3", "quests-2", "charity-2"])
def test_play_moves_your_disc_on_the_cards_track_by_its_value(card):
    suit, value = card.split("-")
    t = Table(3).hold(card, "sword-3", "sword-3")
    assert t.legal == [Play(card, suit)], "asked even if there is one answer: playing is always asked"
    t.act(Play(card, suit))
    assert t.walked(suit) == [int(value), 0, 0]
    told = t.told("plays", "squire", "track", "squares", "start", "end", "place")
    assert told == [(0, suit, int(value), 0, int(value), 1)]


@pytest.mark.parametrize("track", ["jousts", "tournaments"])
def test_play_a_sword_card_goes_wholly_to_jousts_or_wholly_to_tournaments(track):
    t = Table(3).hold("sword-5 sword-5", "sword-3", "sword-3")
    assert t.legal == [Play("sword-5", "jousts"), Play("sword-5", "tournaments")], "card and track are one answer"
    t.act(Play("sword-5", track))
    assert {name: t.walked(name)[0] for name in ("jousts", "tournaments")} == {"jousts": 0, "tournaments": 0, track: 5}


def test_play_cards_stay_face_up_until_the_round_ends_and_the_fifth_is_discarded_unseen():
    t = Table(3).until("play")
    for pile in t.state.played:
        assert pile.audience == core.EVERYONE
    while sum(map(len, t.state.hands)) > 4:
        t.act(t.legal[0])
    t.act(t.legal[0]).until("advance")
    assert [len(pile) for pile in t.state.played] == [4, 4, 4]
    assert [len(hand) for hand in t.state.hands] == [0, 0, 0]
    assert (len(t.state.discard), t.state.discard.audience) == (3, core.NOBODY)


# Scoring


def test_scoring_gallantry_first_third_then_second_then_first():
    t = Table(4).stand("gallantry", 5, 9, 3, 7).score("I")
    assert t.told("scores", "track") == ["gallantry"]
    assert [(q.squire, q.amount) for q in t.state.asked] == [(0, 1)]
    t.act(Advance("quests"), Advance("charity"))
    assert (t.walked("quests"), t.walked("charity")) == ([1, 0, 0, 0], [0, 0, 0, 2])
    t.act(Advance("quests"))
    assert t.walked("quests") == [1, 3, 0, 0]
    assert t.told("moves", "squire", "squares") == [(0, 1), (3, 2), (1, 3)]


def test_scoring_moving_on_gallantry_does_not_change_this_rounds_order():
    t = Table(4).stand("gallantry", 5, 6, 5, 6, stack=(2, 0, 3, 1)).score("I")
    t.act(Advance("gallantry"))
    assert ranking(t.state.tracks["gallantry"])[0] == 0, "third goes 5 to 6, on top of all"
    assert movers(t) == [(3, 2), (1, 3)]


def test_R17_a_gallantry_move_goes_to_any_track_is_not_split_and_not_declined():
    t = Table(4).stand("gallantry", 5, 0, 0, 0).stand("king", 12, 0, 0, 0).score("I")
    assert t.legal == [Advance(track) for track in TRACKS]
    t.act(Advance("king"))
    assert t.walked("king") == [12, 0, 0, 0]
    assert t.told("moves", "track", "start", "end") == [("king", 12, 12)]


SCORES = {
    "gallantry": {"I", "II", "III", "IV", "V", "VI"},
    "jousts": {"I", "II", "III", "IV", "V", "VI"},
    "tournaments": {"I", "II", "III", "IV", "V", "VI"},
    "education": {"I", "II", "III", "IV", "V", "VI"},
    "king": {"III", "VI"},
    "quests": {"VI"},
    "charity": {"VI"},
}


@pytest.mark.parametrize("number", ["I", "II", "III", "IV", "V", "VI"])
def test_scoring_each_track_scores_in_its_rounds_in_order(number):
    scored = [track for track, rounds in SCORES.items() if number in rounds]
    told = Table(4).score(number).told("scores", "track")
    assert told == scored


PAYS = {
    "jousts": ("I", [9, 5, 2, 7], [[3], [1], [], [2]]),
    "tournaments": ("II", [1, 1, 1, 1], [[], [1], [2], [3]]),
    "education": ("IV", [9, 5, 2, 7], [[], [-1], [-3], []]),
    "king": ("III", [0, 5, 6, 11], [[], [], [6], [6]]),
    "king at the end": ("VI", [12, 12, 1, 6], [[12], [12], [], [6]]),
    "quests C1": ("VI", [9, 5, 2, 7], [[17], [4], [], [10]]),
    "charity C1": ("VI", [9, 5, 2, 7], [[], [-4], [-10], []]),
}


@pytest.mark.parametrize("name", PAYS)
def test_scoring_by_the_table(name):
    number, walked, paid = PAYS[name]
    track = name.split()[0]
    t = Table(4).stand(track, *walked).score(number)
    assert t.shields(track) == paid
    assert sorted(t.told("shield", "squire", "value")) == sorted(
        [(squire, value) for squire, values in enumerate(paid) for value in values]
        + [(squire, -3) for squire in range(4) if track != "education"]
        + [(squire, -10) for squire in range(4) if track != "charity" and number == "VI"]
    )


@pytest.mark.parametrize("track", ["jousts", "tournaments", "quests"])
def test_three_squires_third_place_never_earns_anything(track):
    assert sorted(map(len, Table(3).stand(track, 3, 2, 1).score("VI").shields(track))) == [0, 1, 1]
    assert sorted(map(len, Table(4).stand(track, 3, 2, 1, 0).score("VI").shields(track))) == [0, 1, 1, 1]


def test_three_squires_third_place_makes_no_gallantry_move():
    t = Table(3).stand("gallantry", 3, 2, 1).score("I")
    assert movers(t) == [(1, 2), (0, 3)]


def test_three_squires_negative_shields_are_paid_to_two():
    assert Table(3).stand("education", 3, 2, 1).score("I").shields("education") == [[], [-1], [-3]]


def test_R8_shields_are_announced_when_paid_and_stay_public():
    t = Table(3).stand("jousts", 3, 2, 1).score("I")
    assert ("shield", {"squire": 0, "track": "jousts", "value": 3}) in t.chance.lines
    for seat in (None, 0, 1, 2):
        assert core.mask(GAME, t.state, seat).shields == t.state.shields


def test_shields_are_without_limit_and_each_payment_is_one_shield():
    t = Table(3)
    for _ in range(3):
        t.stand("jousts", 3, 2, 1).stand("education", 3, 2, 1).score("VI")
        t.state.over = False
    assert t.shields("jousts") == [[3, 3, 3], [2, 2, 2], []]
    assert t.shields("education") == [[], [-1, -1, -1], [-3, -3, -3]]


# Reset


@pytest.mark.parametrize("number", ["I", "II", "III", "IV", "V"])
def test_reset_after_round_III_by_the_table(number):
    t = Table(3)
    for track in TRACKS:
        t.stand(track, 3, 24, 5)
    t.stand("gallantry", 0, 0, 0).score(number)
    for track in TRACKS:
        back = number == "III" and track not in ("quests", "charity")
        assert t.walked(track) == ([0, 0, 0] if back or track == "gallantry" else [3, 24, 5]), track
    assert len([key for key, _ in t.chance.lines if key == "reset"]) == (number == "III")


def test_reset_R1_a_disc_reset_to_0_is_at_0():
    t = Table(3).stand("education", 3, 24, 5).score("III")
    assert t.shields("education") == [[-3], [], [-1]]
    assert worst(t.state.tracks["education"]) == ([0, 1, 2], [])


# End


def ended(*, gallantry: list[int], stack: tuple[int, ...] | None = None, points: list[int]) -> core.Outcome:
    t = Table(len(points)).stand("gallantry", *gallantry, stack=stack)
    t.state.shields = [[Shield("quests", value)] for value in points]
    return final(t.state)


ENDS = {
    "most points win": ([0, 0, 9], None, [5, 7, 3], ((1,), (0,), (2,)), "points"),
    "tie: further on gallantry": ([3, 4, 9], None, [7, 7, 3], ((1,), (0,), (2,)), "gallantry"),
    "tie: on top on gallantry": ([4, 4, 9], (1, 0, 2), [7, 7, 3], ((0,), (1,), (2,)), "gallantry"),
    "tie: not at 0 beats at 0": ([0, 1, 9], None, [7, 7, 3], ((1,), (0,), (2,)), "gallantry"),
    "R18 tie at 0: shared": ([0, 0, 9], None, [7, 7, 3], ((0, 1), (2,)), "shared"),
    "the same for lower places": ([0, 3, 2, 0, 0], None, [9, 4, 4, 1, 1], ((0,), (1,), (2,), (3, 4)), "points"),
    "points below zero": ([0, 0, 0], None, [-5, -7, -3], ((2,), (0,), (1,)), "points"),
}


@pytest.mark.parametrize("name", ENDS)
def test_end_ranking_and_tie_break(name):
    gallantry, stack, points, ranking, reason = ENDS[name]
    outcome = ended(gallantry=gallantry, stack=stack, points=points)
    assert (outcome.ranking, outcome.scores, outcome.reason) == (ranking, tuple(points), reason)


def test_end_after_round_VI_all_shields_are_added_up():
    t = Table(3).stand("quests", 9, 5, 2).stand("charity", 1, 2, 3).stand("education", 1, 2, 3).score("VI")
    outcome = GAME.outcome(t.state)
    assert outcome is not None
    assert outcome.scores == (17 - 10 - 3, 10 - 4 - 1, 0)
    assert t.chance.lines[-1][0] == "over"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_end_six_rounds_whoever_plays(players):
    deal = core.Dealer(GAME, players, seed=seed_of(5))
    rounds = []
    for seat, action in play(deal, random.Random(5)):
        rounds.append(deal.state.round)
        deal.act(seat, action)
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]


def test_gallantry_as_it_stands_at_the_end_breaks_the_tie():
    """The last gallantry move counts: scoring VI is over when places are decided."""
    t = Table(3).stand("gallantry", 5, 6, 0).score("VI")
    t.state.shields = [[Shield("quests", 9)], [Shield("quests", 9)], []]
    t.act(Advance("gallantry"), Advance("quests"))
    t.state.shields = [[Shield("quests", 9)], [Shield("quests", 9)], []]
    outcome = GAME.outcome(t.state)
    assert outcome is not None
    assert (outcome.ranking[0], outcome.reason) == ((0,), "gallantry")
