"""Grail Cup, what a seat remembers: packs it held, tokens it laid. The law that the truth is always allowed is general;
here is what must be ruled out."""

from __future__ import annotations

import random

import pytest

import core
from core.games.grail.actions import Choose, Keep, Lay, Pass, Ride
from core.games.grail.components import ALLIES, TOKENS
from tests.games.grail.race import GAME, Race
from tests.play import seed_of


class Draft:
    """A new game in which everybody follows from the first snapshot."""

    def __init__(self, seats, way="left", **options):
        self.dealer, self.way = core.Dealer(GAME, seats, options, seed=seed_of(3)), way
        self.replicas = [core.Replica(GAME, seat, self.dealer.snapshot(seat)) for seat in range(seats)]
        self.spectator = core.Replica(GAME, None, self.dealer.snapshot(None))
        self.packs, self.kept = [], []

    @property
    def state(self):
        return self.dealer.state

    @property
    def everybody(self):
        return [self.spectator, *self.replicas]

    def pick(self, times=1):
        """So many allies are kept, each the first of the pack."""
        for _ in range(times):
            self.packs.append(list(self.state.pack.faces))
            self.kept.append(self.packs[-1][0])
            self.do(Keep(self.kept[-1]))
            if self.state.asked[0].ask == "pass":
                self.do(Pass(self.way))
        return self

    def do(self, action):
        step = self.dealer.act(self.dealer.to_act[0], action)
        for replica in self.everybody:
            replica.follow(step.report(replica.seat))

    def seat_of(self, pick):
        by = 1 if self.way == "left" else -1
        return (self.state.first + by * pick) % len(self.replicas)

    def of(self, pick):
        """The view and the memory of the seat that made this pick."""
        replica = self.replicas[self.seat_of(pick)]
        return replica.state, replica.recall()


def holds(draft, pick, other):
    """What the maker of one pick thinks that the maker of another may hold."""
    view, memory = draft.of(pick)
    return set(memory.faces(view.kept[draft.seat_of(other)], ALLIES))


@pytest.mark.parametrize("way", ["left", "right"])
def test_who_chose_before_me_kept_nothing_that_i_saw_and_who_chose_after_me_something_that_i_passed_on(way):
    draft = Draft(6, way).pick(5)
    pack = draft.packs[2]
    assert holds(draft, 2, 0) == holds(draft, 2, 1) == set(ALLIES) - set(pack)
    assert holds(draft, 2, 3) == holds(draft, 2, 4) == set(pack) - {draft.kept[2]}


def test_the_first_player_remembers_the_first_pack_though_the_log_begins_after_it_was_shown():
    draft = Draft(5).pick(3)
    passed = set(draft.packs[0]) - {draft.kept[0]}
    assert holds(draft, 0, 1) == holds(draft, 0, 2) == passed
    view, memory = draft.of(0)
    assert set(memory.faces(view.face_down, ALLIES)) == set(ALLIES) - set(draft.packs[0])
    assert set(memory.faces(view.pack, ALLIES)) == passed


def test_with_3_the_first_player_knows_what_was_set_aside_first_and_between_the_laps_one_of_those_passed_on():
    draft = Draft(3).pick(3)
    view, memory = draft.of(0)
    (missing,) = set(ALLIES) - set(draft.packs[0])
    gone = set(draft.packs[0]) - {draft.kept[0]} - set(draft.state.pack.faces)
    draft.pick()
    view, memory = draft.of(0)
    assert set(memory.faces(view.face_down, ALLIES)) == {missing} | gone
    assert holds(draft, 0, 1) == holds(draft, 0, 2) == gone


def test_with_3_each_kept_one_ally_in_each_lap_and_one_of_the_first_lies_aside():
    draft = Draft(3).pick(5)
    view, memory = draft.of(3)
    early = set(draft.packs[0]) - {draft.kept[0]} - set(draft.packs[3])
    late = set(draft.packs[3]) - {draft.kept[3]}
    for pile, sets in (
        (view.kept[draft.seat_of(1)], [early, late]),
        (view.kept[draft.seat_of(2)], [early]),
        (view.face_down, [set(ALLIES) - set(draft.packs[0]), early]),
    ):
        may = [{ally for ally in ALLIES if memory.may_at(pile, place, ally)} for place in range(len(pile))]
        assert may == sets


def test_with_3_a_revealed_ally_tells_from_which_lap_the_other_is():
    draft = Draft(3).pick(6)
    seat = draft.seat_of(1)
    for _ in range(200):
        shown = draft.state.revealed[seat].faces
        if shown or draft.state.phase != "call":
            break
        draft.do(draft.dealer.legal(draft.dealer.to_act[0])[0])
    (shown,) = draft.state.revealed[seat].faces
    late = set(draft.packs[3]) - {draft.kept[3]}
    early = set(draft.packs[0]) - {draft.kept[0]} - set(draft.packs[3])
    assert holds(draft, 0, 1) == (early if shown in late else late)


def test_with_8_the_last_may_have_taken_the_ally_set_aside_and_alone_knows_which_one_was_left():
    draft = Draft(8).pick(8)
    assert holds(draft, 2, 7) == set(ALLIES) - {draft.kept[2]} - set(draft.kept[:2]) | set(ALLIES) - set(draft.packs[2])
    view, memory = draft.of(7)
    (left,) = set(draft.packs[7]) - {draft.kept[7]}
    assert memory.faces(view.face_down, ALLIES) == [left]


def test_in_the_next_round_nothing_of_it_holds_any_more():
    draft, rng = Draft(4).pick(4), random.Random(1)
    while draft.state.round == 1:
        draft.do(rng.choice(draft.dealer.legal(draft.dealer.to_act[0])))
    for replica in draft.replicas:
        memory = replica.recall()
        assert memory.faces(replica.state.face_down, ALLIES) == list(ALLIES)


def test_in_the_next_round_the_packs_of_that_round_are_remembered():
    draft, rng = Draft(4), random.Random(1)
    while draft.state.round == 1:
        draft.do(rng.choice(draft.dealer.legal(draft.dealer.to_act[0])))
    draft.packs.clear()
    draft.kept.clear()
    draft.pick(3)
    assert holds(draft, 1, 0) == set(ALLIES) - set(draft.packs[1])
    assert holds(draft, 1, 2) == set(draft.packs[1]) - {draft.kept[1]}


def test_a_log_that_begins_in_the_middle_of_a_draft_tells_nothing_of_the_allies():
    """With three players it holds a whole pack all the same, but not which pick that was."""
    draft = Draft(3).pick()
    seat = draft.seat_of(1)
    late = core.Replica(GAME, seat, draft.dealer.snapshot(seat))
    draft.pick(4)
    for report in draft.dealer.history(seat, late.seq):
        late.follow(report)
    assert any(event.key == "pack" and event.args["seat"] == seat for event in late.log)
    memory = late.recall()
    assert all(memory.faces(pile, ALLIES) == list(ALLIES) for pile in core.piles_of(late.state) if pile.kind == "ally")


# Tokens


def fairies():
    """The fairy of knight 1 lays boots on 19, magnet on 10 and goblin on 15."""
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={10: "boots", 15: "goblin", 19: "magnet"})
    return race.do(Choose(19), Choose(10), Choose(15), Lay("boots"), Lay("magnet"))


def on(race, seat, space):
    replica = race.replicas[seat]
    return replica.recall().faces(replica.state.tokens[space], TOKENS)


def test_the_fairy_remembers_where_she_laid_which_token():
    race = fairies()
    assert [on(race, 1, space) for space in (19, 10, 15)] == [["boots"], ["magnet"], ["goblin"]]
    assert on(race, 1, 22) == list(TOKENS)
    for other in (None, 0, 2):
        assert [on(race, other, space) for space in (19, 10, 15)] == [list(TOKENS)] * 3


def test_a_token_that_was_turned_and_covered_is_remembered_no_more():
    race = fairies().do(Ride(3))
    assert race.told("covers") == [{"space": 15}]
    assert on(race, 1, 15) == list(TOKENS)
    assert on(race, 1, 19) == ["boots"]


def test_when_another_fairy_has_looked_they_may_lie_in_any_order_on_her_spaces():
    mine = fairies().replicas[1]
    race = Race([30, 12, 1], {"fairy": 0}, dragon=49, tokens={10: "magnet", 15: "goblin", 19: "boots"})
    replica = race.replicas[1]

    def may_lie(pile):
        return GAME.recall(replica.state, 1, mine.log + replica.log).faces(pile, TOKENS)

    race.do(Choose(10), Choose(15))
    assert may_lie(replica.state.tokens[10]) == ["magnet"]
    race.do(Choose(19))
    assert may_lie(replica.state.look) == ["boots", "goblin", "magnet"]
    race.do(Lay("boots"), Lay("magnet"))
    assert [may_lie(replica.state.tokens[space]) for space in (10, 15, 19)] == [["boots", "goblin", "magnet"]] * 3


def test_a_token_that_was_looked_at_among_unknown_ones_may_be_any():
    mine = fairies().replicas[1]
    race = Race([30, 12, 1], {"fairy": 0}, dragon=49).do(Choose(10), Choose(15), Choose(22))
    replica = race.replicas[1]
    memory = GAME.recall(replica.state, 1, mine.log + replica.log)
    assert memory.faces(replica.state.look, TOKENS) == list(TOKENS)
    assert memory.faces(replica.state.tokens[19], TOKENS) == ["boots"]


def open_draft_of_eight(picks):
    """Eight players, what is set aside lies open; so many picks. Which ally lay open, and the draft."""
    draft = Draft(8, open_allies=True)
    (aside,) = draft.state.face_up.faces
    return aside, draft.pick(picks)


@pytest.mark.parametrize("kept", [0, 1], ids=["leaves it", "keeps it"])
def test_with_8_and_open_allies_nobody_but_the_last_is_thought_to_hold_the_ally_that_lay_open(kept):
    aside, draft = open_draft_of_eight(7)
    last = draft.seat_of(7)
    for step in ("added", "kept"):
        if step == "kept":
            draft.do(Keep(draft.state.pack.faces[kept]))
        for replica in draft.everybody:
            memory, view = replica.recall(), replica.state
            holders = [seat for seat in range(8) if memory.may(view.kept[seat], aside)]
            assert set(holders) <= {last}, (step, replica.seat)
            world = core.determinize(GAME, view, random.Random(1), memory)
            assert not any(aside in world.kept[seat].faces for seat in range(8) if seat != last)


def test_with_8_and_open_allies_the_log_of_all_names_the_ally_that_is_added():
    aside, draft = open_draft_of_eight(7)
    for replica in draft.everybody:
        assert [event.args["ally"] for event in replica.log if event.key == "adds"] == [aside]
