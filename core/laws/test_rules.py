"""The laws of the design: every game, option, seat and step goes through them. A new game gets them free.

Each law runs over the same games every time, and over a few fresh ones: the head of a test run says how to repeat
them.

Knows: rules, dealers, replicas, imagined states; what a game says of itself (`truths.py`).
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import hypothesis
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core.chance import SeededChance, Stream
from core.laws.golden import truths_of
from core.laws.play import play, playable, seed_of, tables
from core.laws.profile import FRESH
from core.piles import sees

every_game = pytest.mark.every_game
SEEDS = st.integers(0, 2**63)


def start(game: core.Game[Any], data: st.DataObject) -> tuple[core.Dealer[Any], random.Random]:
    seats, options = data.draw(tables(game))
    seed = data.draw(SEEDS)
    return core.Dealer(game, seats, options, seed=seed_of(seed)), random.Random(seed)


def everybody(dealer: core.Dealer[Any]) -> list[int | None]:
    return [None, *range(dealer.seats)]


@every_game
@given(data=st.data())
def test_law_1_a_replica_is_the_masked_state(game, data):
    dealer, rng = start(game, data)
    replicas = {seat: core.Replica(game, seat, dealer.snapshot(seat)) for seat in everybody(dealer)}
    for seat, action in play(dealer, rng):
        step = dealer.act(seat, action)
        for who, replica in replicas.items():
            replica.follow(step.report(who))
            replica.check()  # what the rules have made is never taken for a stranger's
            assert replica.state == core.mask(game, dealer.state, who), (who, action)
            assert (replica.to_act, replica.outcome) == (dealer.to_act, dealer.outcome), (who, action)
            assert replica.legal() == ([] if who is None else dealer.legal(who)), (who, action)
    for who in everybody(dealer):
        late = core.Replica(game, who, dealer.first_snapshot(who))
        for report in dealer.history(who):
            late.follow(report)
        assert (late.state, late.log) == (replicas[who].state, replicas[who].log)


class Observed(SeededChance):
    """The dealer's chance, which also notes what each seat was let look at without the state showing it after."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.looks: list[tuple[int, list[Any]]] = []

    def peek(self, pile, seat):
        self.looks.append((seat, list(pile.faces)))
        return super().peek(pile, seat)


def observe(game, state, actor, action, who, seed):
    """What `who` sees after the action, and the bytes of what it is told of it."""
    after, chance = game.clone(state), Observed(Stream(seed_of(seed)))
    game.apply(after, actor, action, chance)
    news, luck = chance.take()
    step = core.Step(1, actor, game.pack(action), game.pack(action.masked()), news, luck, core.digest(game, after))
    looks = [faces for seat, faces in chance.looks if seat == who]
    view = game.encode(core.mask(game, after, who))
    return (view, looks), core.dealer.msgspec.msgpack.encode(step.report(who))


@every_game
@given(data=st.data())
def test_law_2_what_looks_the_same_sends_the_same_bytes(game, data):
    dealer, rng = start(game, data)
    compared = 0
    for number, (actor, action) in enumerate(play(dealer, rng)):
        who = rng.choice(everybody(dealer))
        other = core.determinize(game, core.mask(game, dealer.state, who), rng)
        twins = [twin for twin in game.legal(other, actor) if twin.masked() == action.masked()]
        twin = action if actor == who else rng.choice(twins) if twins else None
        if twin is not None:
            seen, told = observe(game, dealer.state, actor, action, who, number)
            seen_there, told_there = observe(game, other, actor, twin, who, number)
            if seen == seen_there:
                compared += 1
                assert told == told_there, (who, actor, action, twin)
        dealer.act(actor, action)
    hypothesis.assume(compared)  # a run in which no game was compared fails


class Audible(SeededChance):
    """The dealer's chance, with the looks that a rule grants on purpose left out of its news."""

    def __init__(self, stream):
        super().__init__(stream)
        self.in_hand: dict[int, set[str]] = {}
        """By audience, what was taken out of piles: what only one seat sees is in its hand."""

    def move(self, source, target, face):
        self.in_hand.setdefault(source.audience, set()).add(face)
        super().move(source, target, face)

    def peek(self, pile, seat):
        already = len(self.news)
        shown = super().peek(pile, seat)
        del self.news[already:]
        return shown


def faces_in(value: Any) -> set[str]:
    """The texts in a piece of news."""
    return (
        {value} if isinstance(value, str) else set().union(*map(faces_in, value)) if isinstance(value, list) else set()
    )


def faces_seen(game, state, who) -> set[str]:
    """Every face that `who` sees in a state."""
    return {face for pile in core.piles_of(core.mask(game, state, who)) for face in pile.known()}


@every_game
@given(data=st.data())
def test_law_2_a_seat_is_told_only_what_it_sees_before_or_after(game, data):
    """Or what is laid open to all, or passes through its own hand (a shield of the secret codex that is taken and must
    be given at once): else a face shown to some on the way, and hidden from them again, is a leak."""
    dealer, rng = start(game, data)
    box = {face for faces in game.components(dealer.state).values() for face in faces}
    for number, (actor, action) in enumerate(play(dealer, rng)):
        after, chance = game.clone(dealer.state), Audible(Stream(seed_of(number)))
        game.apply(after, actor, action, chance)
        opened = set().union(*(faces_in(value) for audience, value in chance.news if sees(audience, None)))
        for who in everybody(dealer):
            told = set().union(*(faces_in(value) for audience, value in chance.news if sees(audience, who))) & box
            if told - opened:
                passed = set() if who is None else chance.in_hand.get(core.only(who), set())
                seen = faces_seen(game, dealer.state, who) | faces_seen(game, after, who) | passed
                assert told - opened <= seen, (who, action)
        dealer.act(actor, action)


class Laying(SeededChance):
    """The dealer's chance, which also notes the cards that a player chose, each with who saw it on its way."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.laid: list[tuple[Any, Any]] = []

    def move(self, source, target, face):
        self.laid.append((source.audience | target.audience, face))
        super().move(source, target, face)


@every_game
@given(data=st.data())
def test_law_2_a_card_that_is_laid_unseen_is_not_named_by_the_answer_that_laid_it(game, data):
    """A field of an answer that names such a card belongs in `secret`: else the report of the answer tells it."""
    dealer, rng = start(game, data)
    for number, (actor, action) in enumerate(play(dealer, rng)):
        after, chance = game.clone(dealer.state), Laying(Stream(seed_of(number)))
        game.apply(after, actor, action, chance)
        told = faces_in(game.pack(action.masked()))
        for who in everybody(dealer):
            unseen = {face for audience, face in chance.laid if who != actor and not sees(audience, who)}
            if told & unseen:
                seen = faces_seen(game, dealer.state, who) | faces_seen(game, after, who)
                assert told & unseen <= seen, f"{who} is told by {action.masked()} which card was laid; see `secret`"
        dealer.act(actor, action)


@every_game
@given(data=st.data())
def test_law_2_what_a_seat_may_do_and_is_refused_depends_on_its_view_alone(game, data):
    """[F 22]"""
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        for who in range(dealer.seats):
            view = core.mask(game, dealer.state, who)
            assert game.legal(view, who) == dealer.legal(who)
            assert game.refused(view, who) == game.refused(dealer.state, who)
            assert game.to_act(view) == dealer.to_act
            assert game.outcome(view) == dealer.outcome
        assert game.to_act(core.mask(game, dealer.state, None)) == dealer.to_act
        dealer.act(seat, action)
    assert game.outcome(core.mask(game, dealer.state, None)) == dealer.outcome


@every_game
@given(data=st.data())
def test_law_3_an_imagined_state_agrees_with_the_view_and_with_the_box(game, data):
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        who = rng.choice(everybody(dealer))
        view = core.mask(game, dealer.state, who)
        full = core.determinize(game, view, rng)
        assert core.mask(game, full, who) == view
        assert in_piles(full) == in_piles(dealer.state) == in_box(game, dealer.state)
        dealer.act(seat, action)


def in_piles(state) -> dict[str, Counter[Any]]:
    found: dict[str, Counter[Any]] = {}
    for pile in core.piles_of(state):
        found.setdefault(pile.kind, Counter()).update(pile.faces)
    return found


def in_box(game, state) -> dict[str, Counter[Any]]:
    return {kind: +Counter(faces) for kind, faces in game.components(state).items()}


@every_game
@given(data=st.data())
def test_law_3_the_truth_is_always_remembered_as_possible(game, data):
    dealer, rng = start(game, data)
    replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in everybody(dealer)]
    for number, (seat, action) in enumerate(play(dealer, rng)):
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))
        replica = rng.choice(replicas)
        memory = replica.recall()
        for seen, true in zip(core.piles_of(replica.state), core.piles_of(dealer.state), strict=True):
            for place, (glimpse, face) in enumerate(zip(seen.faces, true.faces, strict=True)):
                assert glimpse is not None or memory.may_at(seen, place, face), (number, replica.seat, seen.kind, face)
        if number % 8 == 0:
            imagination = core.Determinizer(game, replica.state, rng, memory)
            for full in (imagination.draw(), imagination.draw()):
                assert core.mask(game, full, replica.seat) == replica.state
                assert in_piles(full) == in_box(game, full)
                for seen, drawn in zip(core.piles_of(replica.state), core.piles_of(full), strict=True):
                    if None in seen.faces:
                        where = number, replica.seat, seen.kind
                        assert all(memory.may_at(seen, place, face) for place, face in enumerate(drawn.faces)), where
                        assert all(game.plausible(replica.state, seen, face) for face in drawn.faces)


class Told:
    """What a seat was told of piles, by the pile itself: equal piles are others."""

    def __init__(self) -> None:
        self._of: dict[int, tuple[core.Pile, Counter[Any]]] = {}

    def of(self, pile: core.Pile) -> Counter[Any]:
        return self._of.get(id(pile), (pile, Counter[Any]()))[1]

    def note(self, pile: core.Pile, faces: Counter[Any]) -> None:
        self._of[id(pile)] = pile, faces


class Watching(SeededChance):
    """The dealer's chance, which also keeps what one seat was told of each pile, and not everybody, and has not left it
    since. When a face has left a pile and the seat was not told which one, nothing is known of that pile any more."""

    def __init__(self, seat: int, luck: list[Any], told: Told) -> None:
        super().__init__(Stream(seed_of(0)), luck)
        self.seat, self.told = seat, told

    def deal(self, source, target, n=1):
        faces = source.faces[:n]
        super().deal(source, target, n)
        self.carried(source, target, faces)

    def move(self, source, target, face):
        super().move(source, target, face)
        self.carried(source, target, [face])

    def carried(self, source, target, faces) -> None:
        audience = source.audience | target.audience
        left = self.told.of(source) - Counter(faces)
        self.told.note(source, left if sees(audience, self.seat) else Counter())
        if self.alone(audience):
            self.told.note(target, self.told.of(target) + Counter(faces))

    def turn(self, pile, audience):
        if self.alone(pile.audience | audience):
            self.told.note(pile, Counter(pile.faces))
        super().turn(pile, audience)

    def peek(self, pile, seat):
        if seat == self.seat:
            self.told.note(pile, Counter(pile.faces))
        return super().peek(pile, seat)

    def alone(self, audience) -> bool:
        """True if the seat is told, and not everybody: what all know belongs to `Game.plausible`."""
        return sees(audience, self.seat) and not sees(audience, None)


@every_game
@given(data=st.data())
def test_law_3_what_a_seat_was_told_and_has_not_left_its_place_is_remembered(game, data):
    dealer, rng = start(game, data)
    who = rng.randrange(dealer.seats)
    replica = core.Replica(game, who, dealer.snapshot(who))
    state, told = game.clone(dealer.state), Told()
    for number, (seat, action) in enumerate(play(dealer, rng)):
        step = dealer.act(seat, action)
        replica.follow(step.report(who))
        game.apply(state, seat, action, Watching(who, step.luck, told))
        if number % 4 == 0:
            assert forgotten(game, replica, state, told) == [], (number, who)


def forgotten(game, replica, state, told) -> list[tuple[str, Any]]:
    """The faces of which the box has one, and which the memory allows in another pile than the seat was told. Where
    there are several of a face, a memory need not say how many lie in which pile."""
    view, memory, box = replica.state, replica.recall(), game.components(state)
    both = zip(core.piles_of(view), core.piles_of(state), strict=True)
    hidden = [(seen, told.of(true)) for seen, true in both if None in seen.faces]
    return [
        (other.kind, face)
        for seen, faces in hidden
        for face in faces
        if box[seen.kind][face] == 1
        for other, _ in hidden
        if other is not seen and other.kind == seen.kind
        if memory.may(other, face) and game.plausible(view, other, face)
    ]


SAMPLES = 64
"""With a face that fills at most three quarters of its pool, missing every other one 64 times: (3/4)**64 < 1e-7."""


@every_game
@given(data=st.data())
def test_law_3_an_imagined_state_differs_wherever_it_can(game, data):
    dealer, rng = start(game, data)
    stop = rng.randrange(60)
    for number, (seat, action) in enumerate(play(dealer, rng)):
        if number == stop:
            break
        dealer.act(seat, action)
    who = rng.choice(everybody(dealer))
    view = core.mask(game, dealer.state, who)
    samples = [list(core.piles_of(core.determinize(game, view, rng))) for _ in range(SAMPLES)]
    for index, (seen, true) in enumerate(zip(core.piles_of(view), core.piles_of(dealer.state), strict=True)):
        for at, face in enumerate(true.faces):
            if seen.faces[at] is None and could_differ(game, view, dealer.state, seen, face):
                assert any(sample[index].faces[at] != face for sample in samples), (seen.kind, index, at)


def could_differ(game, view, state, place, face) -> bool:
    """True if at least a quarter of the hidden faces of this kind are others, and plausible here.

    Where a game narrows what is plausible, an arrangement may still be forced: then nothing is claimed.
    """
    hidden = [
        true
        for seen, full in zip(core.piles_of(view), core.piles_of(state), strict=True)
        for glimpse, true in zip(seen.faces, full.faces, strict=True)
        if seen.kind == place.kind and glimpse is None
    ]
    if not all(game.plausible(view, pile, each) for pile in core.piles_of(view) for each in set(hidden)
               if pile.kind == place.kind and None in pile.faces):  # fmt: skip
        return False
    return hidden.count(face) <= 0.75 * len(hidden)


@every_game
@given(data=st.data())
def test_law_4_same_seed_and_actions_make_the_same_game(game, data):
    dealer, rng = start(game, data)
    options = {choice.name: getattr(dealer.options, choice.name) for choice in game.choices}
    actions = []
    for seat, action in play(dealer, rng):
        actions.append((seat, action))
        dealer.act(seat, action)
    again = core.Dealer(game, dealer.seats, options, seed=dealer_seed(dealer))
    luck = [*dealer.opening_luck, *(outcome for step in dealer.steps for outcome in step.luck)]
    recorded = core.Dealer(game, dealer.seats, options, seed=seed_of(12345), script=luck)
    chance = core.PlayoutChance(Stream(dealer_seed(dealer)).below)
    thought_of = game.setup(dealer.seats, dealer.options, chance)
    for seat, action in actions:
        assert game.players(thought_of) == dealer.seats
        assert not game.is_over(thought_of)
        again.act(seat, game.unpack(game.pack(action)))
        recorded.act(seat, action)
        game.apply(thought_of, seat, action, chance)
    assert game.encode(again.state) == game.encode(dealer.state) == game.encode(recorded.state)
    assert game.encode(thought_of) == game.encode(dealer.state)
    assert game.is_over(thought_of)


def dealer_seed(dealer) -> bytes:
    return dealer._chance._stream._seed


@every_game
@given(data=st.data())
def test_law_5_legal_is_complete_exact_and_every_game_ends(game, data):
    dealer, rng = start(game, data)
    universe: list[core.Action] = []
    for seat, action in play(dealer, rng):
        assert dealer.to_act == tuple(sorted(set(dealer.to_act)))
        for who in range(dealer.seats):
            legal = dealer.legal(who)
            assert bool(legal) == (who in dealer.to_act)
            assert len(set(map(repr, legal))) == len(legal)
            universe += [each for each in legal if not universe or rng.random() < 0.1]
        before = game.encode(dealer.state)
        for who in (-1, *range(dealer.seats), dealer.seats):
            for wrong in rng.sample(universe, min(3, len(universe))):
                if not (0 <= who < dealer.seats) or wrong not in dealer.legal(who):
                    with pytest.raises(core.IllegalAction):
                        dealer.act(who, wrong)
        assert game.encode(dealer.state) == before
        dealer.act(seat, action)
    outcome = dealer.outcome
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(dealer.seats))
    assert len(outcome.scores) == dealer.seats
    with pytest.raises(core.IllegalAction):
        dealer.act(0, universe[0])


@every_game
@given(data=st.data())
def test_law_5_what_is_refused_is_refused_for_its_reason(game, data):
    """Each game says of each of its reasons what must hold of the answer (its `truths.py`)."""
    reasons = truths_of(game.id).REASONS
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        for who in dealer.to_act:
            for refusal in game.refused(dealer.state, who):
                assert reasons[refusal.why](dealer.state, who, refusal.action), refusal
        dealer.act(seat, action)


@every_game
@given(data=st.data())
def test_law_5_every_refusal_is_there_and_names_what_it_is_about(game, data):
    """Each game lists by question and reason what is refused then (`REFUSED` in its `truths.py`)."""
    expected = truths_of(game.id).REFUSED
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        for who in dealer.to_act:
            listed = expected.get(game.question(dealer.state, who).ask, {})
            wanted = [(why, about) for why, abouts in listed.items() for about in abouts(dealer.state, who)]
            refused = [(refusal.why, refusal.args) for refusal in game.refused(dealer.state, who)]
            assert sorted(map(repr, refused)) == sorted(map(repr, wanted)), dealer.state
        dealer.act(seat, action)


def drawn(game, state) -> dict[str, Any]:
    """What of a state anybody may look at."""
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in game.bookkeeping}


@every_game
@given(data=st.data())
def test_law_6_a_thing_is_said_after_it_has_happened(game, data):
    """What anybody sees change is told by a line, and the line comes after it: whoever has been told the last line
    of a step sees the step done."""
    dealer, rng = start(game, data)
    who = rng.choice(everybody(dealer))
    replica = core.Replica(game, who, dealer.snapshot(who), moments=True)
    for seat, action in play(dealer, rng):
        before = game.clone(replica.state)
        lines = replica.follow(dealer.act(seat, action).report(who))
        last = replica.moment(-1) if lines else before
        assert drawn(game, last) == drawn(game, replica.state), (action, [line.key for line in lines])


@every_game
@given(data=st.data())
def test_law_6_what_is_said_is_so_when_it_is_said(game, data):
    """Each game says of each of its lines what must hold of the state then (its `truths.py`)."""
    truths = truths_of(game.id).TRUTHS
    dealer, rng = start(game, data)
    who = rng.choice(everybody(dealer))
    replica = core.Replica(game, who, dealer.snapshot(who), moments=True)
    for seat, action in play(dealer, rng):
        first = len(replica.log)
        for number, event in enumerate(replica.follow(dealer.act(seat, action).report(who)), first):
            assert truths[event.key](replica.moment(number), event.args), event


@every_game
def test_options_that_cannot_be_are_refused_with_a_sentence(game):
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(core.BadOptions, match="players"):
            core.Dealer(game, seats, seed=seed_of(1))
    with pytest.raises(core.BadOptions, match="option"):
        core.Dealer(game, game.seats[0], {"no_such_option": True}, seed=seed_of(1))
    assert all(playable(game, seats, {}) for seats in game.seats)


LAWS = [test for name, test in globals().items() if name.startswith("test_law_")]
FRESH_GAMES = 3


@every_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_over_fresh_games(law, game):
    """The same laws over games that no run before had."""
    fresh = settings(max_examples=FRESH_GAMES, derandomize=False)(given(data=st.data())(law.hypothesis.inner_test))
    hypothesis.seed(FRESH)(fresh)(game=game)
