"""The heuristic of Medieval Academy: what a square further is worth on each track, this round and later.

Knows: the public standing, the seat's own cards, and what it remembers of the codex.
Must not know: anybody else's, but for what it remembers of them.

Everything is judged by a margin: the points of this seat's squires less those of an average opponent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from statistics import mean
from typing import NamedTuple

import core
from ai import Rate
from core.games.academy import actions
from core.games.academy.base import suit_of, tracks_of, value_of
from core.games.academy.components import (
    ALMS_SECOND_FROM,
    ALMS_TAKEN,
    BOARDS,
    DRAGON_GAINS,
    DRAGON_LOSES,
    EVERY,
    KNIGHTS,
    LANCELOT_DEALT,
    LANCELOT_PLAYED,
    PLAYED,
    RESET_AFTER,
    ROUNDS,
)
from core.games.academy.rules import book_for
from core.games.academy.scoring import by_square, paid_places
from core.games.academy.state import NEUTRAL, SquireQuestion, State, Track
from core.games.academy.tracks import at_start, best, go, goal, put, worst
from core.games.academy.variants.alms import takable
from core.games.academy.variants.codex import box
from core.games.academy.variants.dragon import positive_shields
from core.games.academy.variants.duel import cup_after, pays

GALLANTRY_SQUARE = 0.9
"""Points that a square of a gallantry move is worth, about what a square is worth elsewhere."""
PROGRESS = 0.12
"""Points a square, for being nearer to the next place."""
PASSING = 1.0
"""Squares of lead that make a disc e times as likely to stay ahead, if each squire plays a single card until then."""
LATER = 0.35
"""Share that a round of waiting takes from what a track will pay: much will still move."""
CODEX_CHOICE = 1.0
"""Points between choosing first and last from the codex."""
ALMS_SHARE = (6.0, 2.5)
"""Points that the first, the second on charity gains by alms, and that the last, the second to last loses."""
SHIELDS_A_ROUND = 1.0
"""Positive shields that a squire may expect in a round."""
NEWS = 0.01
"""Points for a look at a shield that is not known yet; there is nothing to lose by it."""
MIDDLING = 3
"""Squares of a card of middling value."""
UNTAKEN = 0.5
"""Probability that a scroll will be taken while a disc is where it is."""
REMEMBERED = 1 << 14
"""Results of each kind that are kept, such as a track's prospects: in thought the same ones come up again and again.
Never without a bound, since a state may come from a stranger."""


Row = tuple[float, ...]


class TrackOutlook(NamedTuple):
    """The expected payments of a track as it stands."""

    weight: float
    doubt: float
    points: list[float]
    """For each squire what it may expect; nothing if it will not score any more."""


class Situation:
    """The state as one seat sees it at one question. What does not depend on the answer is computed once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.stakes = [stake(state, seat, squire) for squire in range(len(state.owners))]
        self._cards_left = cards_left(state)
        self._tracks: dict[str, TrackOutlook] = {}
        self._worths: dict[tuple[int, str], float] = {}

    def track(self, name: str) -> TrackOutlook:
        """Returns the expected payments of this track as it stands."""
        found = self._tracks.get(name)
        if found is None:
            scale, wide = weight(self.state, name), doubt(name, self.state.round, *self._cards_left)
            state = self.state
            points = standing(state, name, state.tracks[name], state.cup, wide) if scale else ()
            found = self._tracks[name] = TrackOutlook(scale, wide, [scale * each for each in points])
        return found

    def better(self, name: str, track: Track, cup: int) -> float:
        """Returns the seat's gain if the track and the cup stood like this."""
        scale, wide, now = self.track(name)
        if not scale:
            return 0.0
        then = standing(self.state, name, track, cup, wide)
        each = zip(self.stakes, now, then, strict=True)
        return sum([stake * change for stake, before, points in each if (change := scale * points - before)])

    def worth(self, squire: int, card: str) -> float:
        """A card, played where it helps most."""
        found = self._worths.get((squire, card))
        if found is None:
            tracks = tracks_of(card, self.state.tracks)
            found = max([gain(self, squire, track, value_of(card), card=True) for track in tracks])
            self._worths[squire, card] = found
        return found


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Points that an answer is expected to bring to this seat."""
    question = next(question for question in state.asked if question.seat == seat)
    situation = Situation(state, seat)
    return lambda action: rate(situation, question, action, memory)


def rate(situation: Situation, question: SquireQuestion, action: core.Action, memory: core.Memory) -> float:
    """Points that the answer to this question is expected to bring."""
    state, seat, squire, other = situation.state, situation.seat, question.squire, question.other
    match action:
        case actions.Keep(card=str(card)):
            return situation.worth(squire, card)
        case actions.Play(card=card, track=track):
            return gain(situation, squire, track, value_of(card), card=True)
        case actions.PlayTurned(track=track):
            return gain(situation, squire, track, value_of(state.played[squire].known()[-1]), card=True)
        case actions.Advance(track=track):
            return gain(situation, squire, track, question.amount)
        case actions.Lift(squire=lifted, track=track):
            return gain(situation, lifted, track, 0)
        case actions.Bet(track=track):
            return prospect(situation, question, track)
        case actions.Look(place=place):
            return NEWS if len(may_lie(state, seat, place, memory)) > 1 else -NEWS
        case actions.Claim(place=place):
            return claim(state, seat, squire, expected(state, seat, place, memory))
        case actions.Split(card=str(card)):
            return -unevenness(situation, squire, card)
        case actions.ChooseStack(stack=stack):
            return choice(situation, stack)
        case actions.Arm(card=str(card)):
            return situation.worth(squire, card) - situation.worth(squire + 1, card)
        case actions.Name(squire=named):
            return -situation.stakes[named] * (1 + sum(takable(state, named)[: ALMS_TAKEN[0]]))
        case actions.Give(value=value):
            return value * (situation.stakes[other] - situation.stakes[squire])
        case actions.Slip(shield=str(shield)):
            return int(shield) * (situation.stakes[other] - situation.stakes[squire])
        case actions.Take(value=value):
            return value * (situation.stakes[squire] - situation.stakes[other])
        case _:
            return 0.0


# Whose points count


def stake(state: State, seat: int, squire: int) -> float:
    """Returns the value of a point of this squire for the seat: 1 for its own, negative for another's, 0 for the
    neutral one's."""
    owner = state.owners[squire]
    if owner == seat:
        return 1.0
    return 0.0 if owner == NEUTRAL else -1.0 / (state.seats - 1)


# What a move is worth


def gain(situation: Situation, squire: int, name: str, squares: int, card: bool = False) -> float:
    """Returns the seat's gain on a track by the squire's move there."""
    state = situation.state
    before, cup = state.tracks[name], state.cup
    track, start = Track(before.walked[:], before.stacked[:]), before.walked[squire]
    if card:
        cup = cup_after(cup, name, squares)
        squares += reward(state, squire, name)
    end = goal(name, start, squares)
    (go if squares else put)(track, squire, end)
    change = situation.better(name, track, cup)
    if cup != state.cup:
        rival = next(knight for knight in KNIGHTS if knight != name)
        change += situation.better(rival, state.tracks[rival], cup)
    return change + PROGRESS * (end - start) * situation.track(name).weight * situation.stakes[squire]


def reward(state: State, squire: int, name: str) -> int:
    """Squares that gallantry would give for a card on the track the squire has bet on."""
    if not state.bets.on or state.bets.on[squire] != name:
        return 0
    moves = paid_places(len(state.owners), BOARDS["gallantry"].moves)
    places = best(state.tracks["gallantry"])
    place = places.index(squire) if squire in places else len(moves)
    return moves[place] if place < len(moves) else 0


def cards_left(state: State) -> tuple[int, float]:
    """The cards that each squire plays in a round, and how many of them are left in this one, on average."""
    cards = LANCELOT_PLAYED if state.exchange.dealt else PLAYED
    return cards, cards - sum([len(pile.faces) for pile in state.played]) / len(state.played)


@lru_cache(REMEMBERED)
def doubt(name: str, number: int, cards: int, left: float) -> float:
    """Squares of lead that make a disc e times as likely to stay ahead until the track scores; 0 if nobody plays. So in
    a round with this number, of so many cards each, of which so many are left."""
    rounds = BOARDS[name].coming(number)
    return PASSING * (left + cards * (rounds[0] - number)) ** 0.5 if rounds else 0.0


def weight(state: State, name: str) -> float:
    """A track that scores soon counts fully; one that scores later, less, since much will still move."""
    if name == "king" and state.options.scrolls:
        return 1.0 if state.scrolls.taken else UNTAKEN
    return soon(name, state.round)


@lru_cache(REMEMBERED)
def soon(name: str, number: int) -> float:
    """Returns the weight of a track in the round with this number: by when it scores, and how often until it is
    reset."""
    table = BOARDS[name]
    rounds = table.coming(number)
    if not rounds:
        return 0.0
    last = RESET_AFTER if number <= RESET_AFTER else ROUNDS
    often = min(last - number + 1, 2) if table.rounds == EVERY else 1
    return often / (1 + LATER * (rounds[0] - number))


# What a track would pay


def standing(state: State, name: str, track: Track, cup: int, wide: float = 0.0) -> Sequence[float]:
    """Points the track would pay each squire if it scored now; with discs that may pass each other before it does, what
    they may expect (`wide`: the lead that makes a disc e times as likely to stay ahead)."""
    options = state.options
    if name == "education" and options.secret_codex:
        return codex(track)
    if name == "quests" and options.dragon_bonus:
        return dragon(state, track, wide)
    if name == "charity" and options.alms:
        return alms(state, track, wide)
    if name == "king":
        squares = book_for(state.seats, options).tracks[name].squares
        return [square_pays(squares, walked) for walked in track.walked]
    return places(track, *places_pay(name, cup, len(track.walked)), wide)


square_pays = lru_cache(REMEMBERED)(by_square)
"""The same, worked out once for each square."""


@lru_cache(REMEMBERED)
def places_pay(name: str, cup: int, squires: int) -> tuple[Row, Row]:
    """Returns the values of the places of a track, from the top and from the bottom, for this number of squires and
    this cup."""
    table = BOARDS[name]
    earned = pays(name, cup) if name in KNIGHTS else table.moves or table.best
    value = GALLANTRY_SQUARE if table.moves else 1.0
    return tuple([value * each for each in paid_places(squires, earned)]), table.worst


def places(track: Track, pays: Sequence[float], worst_pays: Sequence[float], wide: float) -> Sequence[float]:
    """Points by places, from the top and from the bottom; or by the places that discs may come to."""
    if wide:
        return likely_places(tuple(track.walked), tuple(track.stacked), tuple(pays), tuple(worst_pays), wide)
    points = [0.0] * len(track.walked)
    for squire, value in zip(best(track), pays, strict=False):
        points[squire] += value
    for squires, value in zip(worst(track), worst_pays, strict=False):
        for squire in squires:
            points[squire] += value
    return points


@lru_cache(REMEMBERED)
def likely_places(walked: Row, stacked: tuple[int, ...], pays: Row, worst_pays: Row, wide: float) -> Sequence[float]:
    """Points by the place that each disc may expect: each other one ends ahead or behind, the likelier the nearer."""
    size = len(walked)
    by_place = [*pays, *[0.0] * (size + 1 - len(pays))]
    for place, value in enumerate(worst_pays, 2):
        by_place[-place] += value
    heights = [0.0] * size
    for above, squire in enumerate(stacked):
        heights[squire] = (walked[squire] + above / (2 * size)) / wide
    expected = [0.0] * size
    for one in range(size):
        for two in range(one):
            ahead = 1 / (1 + exp(heights[two] - heights[one]))
            expected[two] += ahead
            expected[one] += 1 - ahead
    points: list[float] = []
    for rank in expected:
        place = int(rank)
        points.append(by_place[place] + (rank - place) * (by_place[place + 1] - by_place[place]))
    return points


def codex(track: Track) -> list[float]:
    """The seat that chooses earlier may know more."""
    order = [*best(track), *at_start(track)]
    step = CODEX_CHOICE / max(1, len(order) - 1)
    return [-step * order.index(squire) for squire in range(len(order))]


def dragon(state: State, track: Track, wide: float) -> list[float]:
    """For the first and the second on quests, and against the last."""
    shares = places(track, [1 / each for each in DRAGON_GAINS], [-1 / DRAGON_LOSES], wide)
    shields = [positive_shields(state, s) + SHIELDS_A_ROUND * (ROUNDS - state.round) for s in state.squires]
    return [share * count for share, count in zip(shares, shields, strict=True)]


def alms(state: State, track: Track, wide: float) -> Sequence[float]:
    """The first gains what the last loses, the second what the second to last loses."""
    share = ALMS_SHARE if len(state.owners) >= ALMS_SECOND_FROM else ALMS_SHARE[:1]
    return places(track, share, [-points for points in share], wide)


# The codex


def may_lie(state: State, seat: int, place: int, memory: core.Memory) -> list[int]:
    """The shields that may lie on a place of the codex, as this seat sees it, each as often as there may be. In a world
    that is only thought of, too, it sees those that its own squires have taken, and no others."""
    places = state.codex.places
    unseen = Counter(box(state)[places[place].kind])
    for pile in core.piles_of(state):
        if pile.kind == places[place].kind:
            unseen.subtract(pile.known() if pile.seen_by(seat) else known(pile, unseen, memory))
    faces = known(places[place], unseen, memory) or memory.faces(places[place], list(unseen.elements()))
    return [int(face) for face in faces]


def known(pile: core.Pile, faces: Iterable[str], memory: core.Memory) -> list[str]:
    """The shield of a pile, if it can be but one."""
    may_be = memory.faces(pile, list(faces)) if pile.faces else []
    return may_be if len(may_be) == 1 else []


def expected(state: State, seat: int, place: int, memory: core.Memory) -> float:
    """The points that the shield on a place has on average, by what this seat sees and remembers."""
    return mean(may_lie(state, seat, place, memory))


def claim(state: State, seat: int, squire: int, points: float) -> float:
    """Points for the squire; what it takes, later squires cannot take."""
    rest = [stake(state, seat, task.squire) for task in state.todo if task.do in ("claim", "claim last")]
    return points * (stake(state, seat, squire) - mean(rest))


# Before the cards are played


def prospect(situation: Situation, question: SquireQuestion, track: str) -> float:
    """A bet: the cards of this seat's deal that could be played there. For the neutral squire anything will do."""
    state = situation.state
    if state.owners[question.squire] == NEUTRAL:
        return 0.0
    piles = state.exchange.dealt[situation.seat : situation.seat + 1] or [state.packs[question.squire]]
    cards = [card for pile in piles for card in pile.known() if suit_of(card) == BOARDS[track].suit]
    return len(cards) * gain(situation, question.squire, track, MIDDLING)


def unevenness(situation: Situation, squire: int, card: str) -> float:
    """Lancelot: the other takes one of our stacks, so neither should be much better."""
    exchange, seat = situation.state.exchange, situation.seat
    dealt, first = exchange.dealt[seat].known(), exchange.stacks[seat][0].known()
    values = {each: situation.worth(squire, each) + situation.worth(squire + 1, each) for each in dealt + first}
    total = sum(values[each] for each in dealt + first)
    laid = sum(values[each] for each in first) + values[card]
    return abs(laid - total / LANCELOT_DEALT * (len(first) + 1))


def choice(situation: Situation, stack: int) -> float:
    """Lancelot: what this stack brings us, and what the other one leaves to the other player."""
    they = Situation(situation.state, 1 - situation.seat)
    stacks = situation.state.exchange.stacks[they.seat]
    return stack_worth(situation, stacks[stack].known()) - stack_worth(they, stacks[1 - stack].known())


def stack_worth(situation: Situation, cards: Sequence[str]) -> float:
    """Each card for the squire of the seat whom it helps more."""
    own = [squire for squire in situation.state.squires if situation.state.owners[squire] == situation.seat]
    return sum(max(situation.worth(squire, card) for squire in own) for card in cards)
