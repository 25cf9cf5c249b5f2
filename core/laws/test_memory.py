"""Law 3: what a seat imagines agrees with what it has seen and been told.


Knows: rules, dealers, replicas, imagined states.
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import core
from core.chance import SeededChance, Stream
from core.laws.play import play, seed_of
from core.laws.tables import every_game, everybody, start
from core.piles import sees


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
