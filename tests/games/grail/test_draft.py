"""Grail Cup, first player, setting aside and draft: each test is named after its rule."""

from __future__ import annotations

import random

import pytest

import core
from core.games.grail.actions import Choose, Curse, Keep, Pass, Point, Ride
from core.games.grail.components import ALLIES
from core.games.grail.state import Landing
from tests.games.grail.race import GAME, Race
from tests.play import play, seed_of

SET_ASIDE = {3: (0, 1), 4: (3, 1), 5: (2, 1), 6: (1, 1), 7: (0, 1), 8: (0, 1)}


def new(seats, script=(), **options):
    return core.Dealer(GAME, seats, options, seed=seed_of(3), script=script)


def keep(dealer, ally=None):
    """The chooser keeps an ally, the first of the pack unless another is named."""
    seat = dealer.to_act[0]
    return dealer.act(seat, Keep(ally or dealer.state.pack.faces[0]))


def draft(dealer, way="left", until="call"):
    """Everybody keeps the first of the pack, up to the calling; the seats in the order in which they chose."""
    chose = []
    while dealer.state.phase == "draft" and dealer.state.asked[0].ask in ("keep", "pass"):
        if dealer.state.asked[0].ask == "pass":
            dealer.act(dealer.to_act[0], Pass(way))
        else:
            chose.append(dealer.to_act[0])
            keep(dealer)
    return chose


# First player


def test_the_first_player_is_the_knight_in_last_position():
    race = Race([12, 6, 9], {"smith": 0}, dragon=40)
    assert race.state.round == 2
    assert (race.state.first, race.state.seal, race.state.asked[0].seat) == (1, 1, 1)


def test_on_a_shared_space_the_hindmost_is_last():
    race = Race([6, 6, 9], {"smith": 2}, line=[2, 1, 0])
    assert race.state.first == 0


def test_the_first_player_is_whoever_rolled_the_seal_last_in_the_previous_round():
    race = Race([14, 4, 3], {"smith": 0, "princess": 1}, script=[1], dragon=30)
    assert race.told("seal") == [{"seat": 0}]
    assert (race.state.round, race.state.first, race.state.seal) == (2, 0, 0)


def test_another_who_rolls_the_seal_later_in_the_round_is_first_instead():
    race = Race([14, 13, 3], {"smith": 0, "wizard": 1}, script=[1, 1], dragon=30)
    race.do(*[action for action in race.legal if action.space == 40])
    assert [args["seat"] for args in race.told("seal")] == [0, 1]
    assert race.state.first == 1


def test_a_seal_of_an_earlier_round_counts_no_more():
    race = Race([14, 4, 3], {"smith": 0}, script=[1], dragon=30)
    assert (race.state.round, race.state.seal, race.state.sealed) == (2, 0, False)
    race = Race([20, 5, 3], {}, seal=0, sealed=False)
    assert (race.state.first, race.state.seal) == (2, 2)


def test_what_was_said_in_a_round_ends_with_it():
    holds = {"witch": 0, "squire": 1, "fairy": 2}
    race = Race([6, 5, 4], holds, dragon=30)
    race.do(Curse("smith"), Point(0))
    race.do(*[Choose(space) for space in (10, 15, 19)])
    assert (race.state.cursed, race.state.pointed, race.state.looked) == ("smith", 0, [10, 15, 19])
    while race.state.round == 1:
        race.do(race.legal[0])
    state = race.state
    assert (state.cursed, state.pointed, state.looked, state.way) == (None, None, [], None)
    assert (state.calling, state.called) == (None, ())


def test_the_record_of_a_calling_is_kept_until_the_next_begins():
    race = Race([14, 4, 3], {"smith": 0, "unicorn": 2}, script=[4], dragon=30)
    assert race.state.round == 2
    assert race.state.answers == [None, None, None, 0, None, None, None, None, 2]
    assert race.state.landings == [Landing(0, 18, "spear", 4)]
    while race.state.phase == "draft":
        race.do(race.legal[0])
    assert len(race.state.answers) < 9
    assert Landing(0, 18, "spear", 4) not in race.state.landings


@pytest.mark.parametrize("who", [None, 0, 1, 2])
def test_whoever_was_told_something_can_see_from_the_state_what_it_was(who):
    """Two tokens that come to the same, or two holders: the views of after differ, as the reports do."""
    tokens = [Race([17, 2, 1], {"horse": 0}, dragon=20, tokens={19: token}) for token in ("boots", "magnet")]
    holders = [Race([48, 47, 46], {"horse": 0, "priest": seat}, dragon=49) for seat in (0, 2)]
    for pair in (tokens, holders):
        for race in pair:
            race.do(Ride(2))
        one, two = (core.mask(GAME, race.state, who) for race in pair)
        assert (one.answers, one.landings) != (two.answers, two.landings)


def test_in_the_draft_an_imagined_player_may_hold_any_ally_again():
    """The record of the last calling says nothing about the allies of this round."""
    race = Race([1, 2, 3], {}, dragon=40)
    race.do(race.legal[0])
    race.do(race.legal[0])
    view, rng = core.mask(GAME, race.state, None), random.Random(0)
    first = race.state.first
    assert {core.determinize(GAME, view, rng).kept[first].faces[0] for _ in range(200)} == set(ALLIES)


# Setting aside


@pytest.mark.parametrize("seats", SET_ASIDE)
def test_so_many_are_set_aside_face_up_and_face_down(seats):
    state = new(seats).state
    assert (len(state.face_up), len(state.face_down)) == SET_ASIDE[seats]
    assert state.face_up.audience == core.EVERYONE
    assert state.face_down.audience == core.NOBODY


def test_all_nine_are_shuffled_anew_and_set_aside_at_random():
    first = ["unicorn", "witch", "smith", "fairy", "horse"]
    dealer = new(4, script=[[], [], first])
    assert dealer.state.face_up.faces == ["unicorn", "witch", "smith"]
    assert dealer.state.face_down.faces == ["fairy"]
    assert dealer.state.pack.faces[0] == "horse"


def test_with_open_allies_the_one_face_down_lies_face_up_too():
    for seats, (up, down) in SET_ASIDE.items():
        state = new(seats, open_allies=True).state
        assert (len(state.face_up), len(state.face_down)) == (up + down, 0)


# Draft


def test_the_first_player_alone_looks_at_the_rest():
    dealer = new(5)
    first = dealer.state.first
    assert dealer.state.pack.audience == core.only(first)
    assert dealer.legal(first) == [Keep(ally) for ally in ALLIES if ally in dealer.state.pack.faces]
    assert len(dealer.legal(first)) == 6


def test_the_first_player_keeps_one_face_down():
    dealer = new(5)
    first, ally = dealer.state.first, dealer.state.pack.faces[2]
    step = keep(dealer, ally)
    assert dealer.state.kept[first] == core.Pile("ally", core.only(first), [ally])
    assert step.report(first).action == ["keep", ally]
    assert step.report((first + 1) % 5).action == step.report(None).action == ["keep", None]


def test_then_with_the_rest_still_in_hand_the_first_player_chooses_the_direction():
    dealer = new(5)
    first = dealer.state.first
    keep(dealer)
    assert dealer.to_act == (first,)
    assert dealer.legal(first) == [Pass("left"), Pass("right")]
    assert dealer.state.pack.audience == core.only(first)
    assert len(dealer.state.pack) == 5


@pytest.mark.parametrize("seats", SET_ASIDE)
@pytest.mark.parametrize(("way", "by"), [("left", 1), ("right", -1)])
def test_the_direction_holds_for_the_whole_draft_and_each_keeps_one_or_two(seats, way, by):
    dealer = new(seats)
    first = dealer.state.first
    laps = 2 if seats == 3 else 1
    assert draft(dealer, way) == [(first + by * pick) % seats for pick in range(seats * laps)]


def test_the_first_player_is_reminded_of_what_is_passed_on_and_the_others_are_told_how_many():
    dealer = new(5)
    first = dealer.state.first
    replicas = {seat: core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in (first, (first + 1) % 5, None)}
    keep(dealer)
    rest = list(dealer.state.pack.faces)
    step = dealer.act(first, Pass("left"))
    told = {}
    for seat, replica in replicas.items():
        replica.follow(dealer.steps[0].report(seat))
        told[seat] = replica.follow(step.report(seat))[0].args["allies"]
    assert told == {first: rest, (first + 1) % 5: [None] * 5, None: [None] * 5}


def test_the_others_of_the_pack_are_passed_on_and_seen_by_the_next_chooser_only():
    dealer = new(5)
    first, before = dealer.state.first, list(dealer.state.pack.faces)
    keep(dealer, before[0])
    dealer.act(first, Pass("right"))
    assert dealer.to_act == ((first - 1) % 5,)
    assert dealer.state.pack.faces == before[1:]
    assert dealer.state.pack.audience == core.only((first - 1) % 5)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_the_last_chooser_picks_from_two_and_what_is_left_is_set_aside_face_down(seats):
    dealer = new(seats)
    keep(dealer)
    dealer.act(dealer.to_act[0], Pass("left"))
    for _ in range(seats - 2):
        keep(dealer)
    one, other = dealer.state.pack.faces
    before = list(dealer.state.face_down.faces)
    keep(dealer, other)
    assert dealer.state.face_down == core.Pile("ally", core.NOBODY, [*before, one])
    assert len(dealer.state.pack) == 0
    assert dealer.state.phase == "call"


def test_with_8_the_last_adds_the_one_set_aside_keeps_one_of_two_and_sets_the_other_aside():
    dealer = new(8)
    (aside,) = dealer.state.face_down.faces
    keep(dealer)
    dealer.act(dealer.to_act[0], Pass("left"))
    for _ in range(6):
        keep(dealer)
    handed = dealer.state.pack.faces[0]
    last = dealer.to_act[0]
    assert dealer.state.pack == core.Pile("ally", core.only(last), [handed, aside])
    assert len(dealer.state.face_down) == 0
    keep(dealer, aside)
    assert dealer.state.face_down == core.Pile("ally", core.NOBODY, [handed])


def test_with_3_the_draft_goes_round_twice_and_one_more_at_random_is_set_aside_between_the_laps():
    dealer = new(3, script=[[], [], ["smith"], ["horse"]])
    first = dealer.state.first
    keep(dealer, "witch")
    dealer.act(first, Pass("left"))
    keep(dealer, "squire")
    keep(dealer, "fairy")
    assert dealer.state.face_down == core.Pile("ally", core.NOBODY, ["smith", "horse"])
    assert dealer.to_act == (first,)
    assert len(dealer.state.pack) == 4
    assert all(len(pile) == 1 for pile in dealer.state.kept)


def test_with_3_in_the_second_lap_the_ally_of_the_first_is_refused_since_it_was_kept_and_others_are_elsewhere():
    dealer = new(3)
    first = dealer.state.first
    keep(dealer)
    dealer.act(first, Pass("left"))
    keep(dealer)
    keep(dealer)
    (own,) = dealer.state.kept[first].faces
    why = {refusal.args["ally"]: refusal.why for refusal in GAME.refused(dealer.state, first)}
    assert why == {
        ally: "kept" if ally == own else "elsewhere" for ally in ALLIES if ally not in dealer.state.pack.faces
    }


def test_with_3_nobody_sees_what_is_set_aside_between_the_laps():
    dealer = new(3)
    replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(3)]
    for _ in range(4):
        seat = dealer.to_act[0]
        step = dealer.act(seat, dealer.legal(seat)[0])
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    for replica in replicas:
        assert replica.state.face_down.faces == [None, None]
        assert [event.args for event in replica.log if event.key == "extra"] == [{"ally": None}]


def test_with_3_the_first_player_is_not_told_the_pack_before_the_extra_ally_is_set_aside():
    """What he is told when it has come round is what he holds then: four allies, and not which one is missing."""
    dealer = new(3)
    first = dealer.state.first
    draft_of_a_lap = [dealer.act(dealer.to_act[0], dealer.legal(dealer.to_act[0])[0]) for _ in range(4)]
    assert told_allies(draft_of_a_lap[-1].report(first)) == set(dealer.state.pack.faces)
    for other in (None, (first + 1) % 3):
        assert told_allies(draft_of_a_lap[-1].report(other)) == set()


def test_with_3_the_last_of_the_first_lap_does_not_see_which_ally_is_set_aside():
    """He has just had the pack in hand: he is told of the ally he keeps, and nothing of how the rest is shuffled."""
    dealer = new(3)
    last = (dealer.state.first + 2) % 3
    for _ in range(3):
        dealer.act(dealer.to_act[0], dealer.legal(dealer.to_act[0])[0])
    assert dealer.to_act == (last,)
    step = keep(dealer)
    assert told_allies(step.report(last)) == set(dealer.state.kept[last].faces)
    assert step.report(last).told == dealer.state.kept[last].faces


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_is_told_only_allies_that_it_sees_before_or_after_or_that_were_revealed(seats):
    for number in range(3):
        dealer, rng = new(seats), random.Random(number)
        for seat, action in play(dealer, rng):
            before = {who: seen_allies(dealer, who) for who in (None, *range(seats))}
            step = dealer.act(seat, action)
            answers = zip(ALLIES, dealer.state.answers, strict=False)
            revealed = {ally for ally, holder in answers if holder is not None}
            for who, seen in before.items():
                assert told_allies(step.report(who)) <= seen | seen_allies(dealer, who) | revealed


def told_allies(report):
    """The allies that a report shows, wherever they stand in it."""
    return set(ALLIES) & {face for told in report.told for face in (told if isinstance(told, list) else [told])}


def seen_allies(dealer, who):
    """The allies that a seat sees now."""
    return {face for pile in core.piles_of(core.mask(GAME, dealer.state, who)) for face in pile.known()} & set(ALLIES)


def test_with_3_the_last_of_the_second_lap_picks_from_two_and_everyone_ends_with_two():
    dealer = new(3)
    while sum(map(len, dealer.state.kept)) < 5:
        seat = dealer.to_act[0]
        dealer.act(seat, dealer.legal(seat)[0])
    assert len(dealer.legal(dealer.to_act[0])) == 2
    one, other = dealer.state.pack.faces
    last = dealer.to_act[0]
    keep(dealer, one)
    assert dealer.state.face_down.faces[-1] == other
    both = [len(dealer.state.kept[seat]) + len(dealer.state.revealed[seat]) for seat in range(3)]
    assert both == [2, 2, 2]
    assert one in dealer.state.kept[last].faces + dealer.state.revealed[last].faces


@pytest.mark.parametrize("seats", SET_ASIDE)
def test_with_open_allies_everything_set_aside_lies_face_up_for_spectators_too(seats):
    dealer = new(seats, open_allies=True)
    spectator = core.Replica(GAME, None, dealer.snapshot(None))
    while dealer.state.phase == "draft":
        seat = dealer.to_act[0]
        spectator.follow(dealer.act(seat, dealer.legal(seat)[0]).report(None))
    kept = seats * (2 if seats == 3 else 1)
    assert len(spectator.state.face_up.known()) == 9 - kept
    assert len(spectator.state.face_down) == 0
    left = [event.args["ally"] for event in spectator.log if event.key == "leaves"]
    assert left == spectator.state.face_up.faces[-1:]


def test_the_log_of_a_chooser_keeps_the_pack_that_was_shown_and_the_state_does_not():
    dealer = new(4)
    second = (dealer.state.first + 1) % 4
    replica = core.Replica(GAME, second, dealer.snapshot(second))
    keep(dealer)
    dealer.act(dealer.to_act[0], Pass("left"))
    pack = list(dealer.state.pack.faces)
    keep(dealer)
    for report in dealer.history(second):
        replica.follow(report)
    shown = [event.args for event in replica.log if event.key == "pack"]
    assert shown == [{"seat": second, "allies": pack}, {"seat": (second + 1) % 4, "allies": [None] * 3}]
    assert replica.state.pack.faces == [None] * 3


# Calling


def test_allies_are_called_in_the_order_of_their_numbers_and_the_holder_reveals_and_acts_fully():
    race = Race([1, 2, 3], {"witch": 2, "squire": 0, "smith": 1}, dragon=40)
    assert race.question == ("curse", 2, "witch")
    assert race.state.answers == [2]
    assert race.state.revealed[2].faces == ["witch"]
    assert [len(pile) for pile in race.state.kept] == [1, 1, 0]
    race.do(Curse("priest"))
    assert race.question == ("point", 0, "squire")
    assert (race.state.calling, race.state.phase) == ("squire", "call")
    race.do(Point(1))
    assert [args["ally"] for args in race.told("reveals")] == ["witch", "squire", "smith"]


def test_nobody_answers_for_those_set_aside_and_everybody_knows_then():
    race = Race([1, 2, 3], {"wizard": 1}, dragon=40)
    assert race.state.answers == [None, None, None, None, 1]
    assert [args["ally"] for args in race.told("nobody")] == ["witch", "squire", "fairy", "smith"]
    assert race.state.holder("wizard") == 1
    assert race.state.holder("smith") is None
    assert race.state.holder("unicorn") is None


def test_with_3_players_each_acts_twice():
    holds = {"squire": 0, "smith": 0, "princess": 1, "priest": 1, "horse": 2, "unicorn": 2}
    race = Race([1, 2, 3], holds, dragon=40)
    while race.state.round == 1:
        race.do(race.legal[0])
    assert sorted(args["seat"] for args in race.told("reveals")) == [0, 0, 1, 1, 2, 2]


def test_called_allies_lie_open_until_the_next_round_begins():
    race = Race([1, 2, 3], {"smith": 0, "horse": 1}, dragon=40)
    assert race.state.revealed[0] == core.Pile("ally", core.EVERYONE, ["smith"])
    race.do(race.legal[0])
    assert race.state.round == 2
    assert [len(pile) for pile in race.state.revealed] == [0, 0, 0]


def test_an_imagined_state_gives_no_player_an_ally_that_nobody_revealed():
    race = Race([1, 2, 3, 4], {"fairy": 1, "horse": 2, "unicorn": 3}, dragon=40)
    assert race.state.calling == "fairy"
    view, rng = core.mask(GAME, race.state, 0), random.Random(0)
    found = set()
    for _ in range(60):
        full = core.determinize(GAME, view, rng)
        assert core.mask(GAME, full, 0) == view
        held = [ally for pile in full.kept for ally in pile.faces]
        assert not {"witch", "squire"} & set(held)
        found |= set(held)
    assert found == set(ALLIES) - {"witch", "squire", "fairy"}


@pytest.mark.parametrize("false", [9, -1, True, 1.0, "fairy"])
def test_a_report_that_names_a_holder_who_is_not_there_is_bad(false):
    dealer = new(4)
    while True:
        seat = dealer.to_act[0]
        snapshot = dealer.snapshot(None)
        step = dealer.act(seat, dealer.legal(seat)[0])
        if dealer.state.phase == "call":
            break
    report = step.report(None)
    holders = [told for told in report.told if told is None or isinstance(told, int)]
    assert holders
    told = [false if each in holders else each for each in report.told]
    wrong = core.dealer.msgspec.structs.replace(report, told=told)
    spectator = core.Replica(GAME, None, core.Snapshot(report.seq - 1, snapshot.state))
    with pytest.raises(core.BadReport, match="no answer"):
        spectator.follow(wrong)


def test_what_is_asked_in_the_draft_never_depends_on_what_is_hidden():
    """Every chooser is asked, and always has at least two allies to choose from."""
    for seats in GAME.seats:
        dealer, rng = new(seats), random.Random(seats)
        for seat, action in play(dealer, rng):
            if dealer.state.asked[0].ask == "keep":
                assert len(dealer.legal(seat)) >= 2
            dealer.act(seat, action)
