"""Law 2: what looks the same to a seat sends it the same bytes.


Knows: rules, dealers, and chance that notes what it shows.
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

from typing import Any

import hypothesis
import msgspec
from hypothesis import given
from hypothesis import strategies as st

import core
from core.chance import SeededChance, Stream
from core.laws.play import play, seed_of
from core.laws.tables import every_game, everybody, start
from core.piles import sees


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
    return (view, looks), msgspec.msgpack.encode(step.report(who))


def read(told: bytes) -> Any:
    """What a seat is told, to be compared where it differs."""
    return msgspec.msgpack.decode(told)


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
                differs = f"{who} sees the same in two worlds, and is told otherwise of {actor}'s {action} and {twin}"
                assert read(told) == read(told_there), f"{differs}: was something seen that is hidden again?"
                assert told == told_there, differs
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
