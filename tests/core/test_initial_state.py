"""The opening: every game of ours begins as it may; what begins otherwise is none."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.play import seed_of, tables

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


@GAMES
@given(data=st.data())
def test_every_deal_of_ours_begins_as_a_game_may(game, data):
    seats, options = data.draw(tables(game))
    dealer = core.Dealer(game, seats, options, seed=seed_of(data.draw(st.integers(0, 2**63))))
    for seat in (None, *range(seats)):
        core.check_opening(game, seats, seat, core.mask(game, dealer.state, seat))


BETTER = {
    "academy": {
        "a disc on its way": lambda state: state.tracks["quests"].walked.__setitem__(1, 15),
        "a later round": lambda state: setattr(state, "round", 5),
        "a hand that another one sees": lambda state: setattr(state.hands[1], "audience", core.only(0)),
        "a first player who is not there": lambda state: setattr(state, "starter", 9),
    },
    "grail": {
        "twelve spears": lambda state: state.spears.__setitem__(1, 12),
        "tokens that all see": lambda state: setattr(next(iter(state.tokens.values())), "audience", core.EVERYONE),
        "a token too many": lambda state: state.tokens.__setitem__(0, core.Pile("token", faces=[None])),
        "a knight halfway": lambda state: state.at.__setitem__(0, 15),
    },
    "nobles": {
        "fifteen coins": lambda state: state.coins.__setitem__(1, 15),
        "a deck that all see": lambda state: setattr(state.noble_deck, "audience", core.EVERYONE),
    },
    "histrio": {
        "fifteen coins": lambda state: setattr(state.troupes[1], "money", 15),
        "a later turn": lambda state: setattr(state, "turn", 5),
        "a needle beyond its end": lambda state: setattr(state, "needle", 3),
    },
}  # fmt: skip


@pytest.mark.parametrize(("game", "what"), [(game, what) for game, found in BETTER.items() for what in found])
def test_luck_chooses_no_more_than_it_does(game, what):
    """Fault 39: nobody begins with more than others, further on, or seeing more."""
    game_of = core.game(game)
    state = core.mask(game_of, core.Dealer(game_of, game_of.seats[-1], seed=bytes(32)).state, 0)
    BETTER[game][what](state)
    with pytest.raises(core.BadReport):
        core.check_opening(game_of, game_of.seats[-1], 0, state)


@GAMES
def test_what_begins_otherwise_is_refused(game):
    """Fault 39: numbers that cannot be, more of anything than there is, and another number of players."""
    seats = not_the_fewest(game)
    plain = msgspec.msgpack.decode(core.Dealer(game, seats, seed=bytes(32)).snapshot(0).state)
    wrong = 0
    for at, part in enumerate(plain):
        for other in (4096, [*part, *part, 5] if isinstance(part, list) else None):
            try:
                state = game.decode(msgspec.msgpack.encode([*plain[:at], other, *plain[at + 1 :]]))
            except msgspec.ValidationError:
                continue
            if state == game.decode(msgspec.msgpack.encode(plain)):
                continue
            wrong += 1
            with pytest.raises(core.BadReport):
                core.check_opening(game, seats, 0, state)
    assert wrong > 1
    with pytest.raises(core.BadReport):
        core.check_opening(game, 9, 0, game.decode(msgspec.msgpack.encode(plain)))


def not_the_fewest(game):
    """A number of players with whom something lies open and something is dealt."""
    return game.seats[1] if len(game.seats) > 1 else game.seats[0]


def view_and_truth(game):
    """A beginning as seat 0 sees it, and each of its piles beside the same one as it is."""
    dealer = core.Dealer(game, not_the_fewest(game), seed=seed_of(3))
    view = core.mask(game, dealer.state, 0)
    return view, list(zip(core.piles_of(view), core.piles_of(dealer.state), strict=True))


def refused(game, view, pile, faces):
    """With these faces in one of its piles it is no beginning."""
    pile.faces, before = faces, pile.faces
    with pytest.raises(core.BadReport):
        core.check_opening(game, not_the_fewest(game), 0, view)
    pile.faces = before


@GAMES
def test_every_pile_shows_what_the_seat_may_see_and_no_more(game):
    """The hands of others and the decks, too, which luck has dealt, or nothing of one's own."""
    view, piles = view_and_truth(game)
    hidden = [(pile, true.faces) for pile, true in piles if None in pile.faces]
    shown = [pile for pile, _ in piles if pile.known()]
    assert hidden
    assert shown
    for pile, faces in hidden:
        refused(game, view, pile, faces)
        refused(game, view, pile, [*faces[:1], *pile.faces[1:]])
    for pile in shown:
        refused(game, view, pile, [None] * len(pile))
    core.check_opening(game, not_the_fewest(game), 0, view)


@GAMES
def test_no_face_is_shown_more_often_than_it_is_there(game):
    """In one pile, or in several of a kind."""
    view, piles = view_and_truth(game)
    box, wrong = game.components(view), 0
    shown = [pile for pile, _ in piles if pile.known()]
    for pile in shown:
        others = [face for each in shown if each is not pile and each.kind == pile.kind for face in each.faces]
        for face in {*pile.faces, *others}:
            if len(pile) + others.count(face) > box[pile.kind][face]:
                wrong += 1
                refused(game, view, pile, [face] * len(pile))
    assert wrong


# In the middle of a game


def in_the_middle(game, steps: int = 20) -> core.Dealer:
    dealer, rng = core.Dealer(game, game.seats[0], seed=bytes(32)), random.Random(3)
    while dealer.seq < steps:
        seat = dealer.to_act[0]
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))
    return dealer


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_a_state_in_the_middle_is_accepted_from_the_seat_that_sees_it_and_from_no_other(game):
    dealer = in_the_middle(game)
    for seat in (None, *range(dealer.seats)):
        core.check_middle(game, dealer.seats, seat, core.mask(game, dealer.state, seat))
    with pytest.raises(core.BadReport, match="cannot go on"):
        core.check_middle(game, dealer.seats, 0, dealer.state)
    with pytest.raises(core.BadReport):
        core.check_middle(game, dealer.seats + 1, 0, core.mask(game, dealer.state, 0))


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_a_game_begins_in_the_middle_and_goes_on_from_there(game):
    before, rng = in_the_middle(game), random.Random(4)
    dealer = core.Dealer(game, before.seats, seed=bytes(range(32)), begins=before.state)
    replica = core.Replica(game, 0, dealer.first_snapshot(0))
    assert dealer.state == before.state
    assert dealer.state is not before.state
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        replica.follow(dealer.act(seat, rng.choice(list(dealer.legal(seat)))).report(0))
    assert replica.outcome == dealer.outcome
    assert before.outcome is None, "the game that it left stands where it stood"
