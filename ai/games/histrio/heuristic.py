"""The heuristic of Histrio: what the festival would pay, what a city brings alone or in company.

Knows: the public standing, the seat's own cards and requests, and which requests it remembers.
Must not know: anybody else's.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cached_property

import core
from ai import Rate
from core.games.histrio.actions import (
    Answer,
    Court,
    Discard,
    Disguise,
    Done,
    FireEater,
    Horse,
    KeepAll,
    Ox,
    Steal,
    Strongman,
    Tightrope,
    Travel,
)  # fmt: skip
from core.games.histrio.cards import amount_of, city_of, is_acrobat, is_actor, level_of, pull, talents
from core.games.histrio.cities import friends_at, has_company, is_barred, players_at
from core.games.histrio.components import (
    BEST_SHOW,
    CHAMELEON_LEVEL,
    COPIES,
    MOST_REQUESTS,
    REQUESTS,
    SHOW_PAYS,
    TALENTS,
    TOWARD,
    TURNS,
)
from core.games.histrio.notes import copies_seen
from core.games.histrio.requests import lacks, unplayed
from core.games.histrio.state import State
from core.games.histrio.theatre import has_manager, managers_on_theatre, moved, solvent
from core.games.histrio.travel import friend_left, travel_left

REQUEST = 0.4
"""The share that a request not yet seen is worth of what it would pay; less the more are held."""
ACROBAT = 1.4
"""Écus that an acrobat is worth, about what using it once brings."""
SAVED = 0.8
"""Écus that an acrobat's use must bring now rather than later in the season."""
CARD = 0.2
"""Écus that a used travel card is worth in hand again."""
WASTED = -9.0
"""Écus that using an acrobat to no effect is worth: less than any style likes to use one."""
SPITE = 0.3
"""Écus that taking one from somebody else is worth besides."""
CITY_NOISE, CROWDED_CITY_NOISE = 1.0, 2.0
"""Écus that a choice of city may be worse than the best, with two players and with more: whoever always wants the best
meets the others there. With 2.0 a squire wins 36 % of games against two or three with 1.0, but 42 % against one."""


class Situation:
    """The state as one seat sees it at one question. What does not depend on the answer is computed once."""

    def __init__(self, state: State, seat: int, memory: core.Memory) -> None:
        self.state = state
        self.seat = seat
        self.memory = memory
        self._rivals = [lean(state, other) for other in state.others(seat)]
        self._hopes: dict[tuple[core.Face | None, ...], float] = {}

    def prospects(self, needle: int) -> float:
        """Returns the prospects of the seat with the actors now before it, and the needle at this mark."""
        return show_prospects(self.state, self.seat, needle, self._rivals) + self._hoped()

    def _hoped(self) -> float:
        """Returns the value of the seat's requests with the actors now before it."""
        actors = tuple(self.state.troupes[self.seat].actors.faces)
        found = self._hopes.get(actors)
        if found is None:
            found = self._hopes[actors] = hopes(self.state, self.seat)
        return found

    @cached_property
    def now(self) -> float:
        """The prospects as things stand."""
        return self.prospects(self.state.needle)

    @cached_property
    def request(self) -> float:
        """Returns the value of one more request."""
        return request_worth(self.state, self.seat, self.memory)


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Écus that an answer is expected to bring to this seat, more or less."""
    situation = Situation(state, seat, memory)
    return lambda action: rate(situation, action)


def rate(situation: Situation, action: core.Action) -> float:
    """Écus that the answer is expected to bring."""
    state, seat = situation.state, situation.seat
    match action:
        case Travel(card=str(card)):
            return journey(situation, city_of(card))
        case Tightrope(start=start, end=end):
            return visit(situation, end) - visit(situation, start)
        case Ox(city=city):
            return barring(situation, city)
        case Horse(card=card):
            return visit(situation, city_of(card))
        case FireEater(steps=steps):
            return swing(situation, steps) if moved(state.needle, steps) != state.needle else WASTED
        case Strongman():
            return len(solvent(state, seat)) * (1 + SPITE) or WASTED
        case Done():
            return SAVED if state.turn < TURNS else 0.05
        case Steal(victim=victim):
            return state.troupes[victim].money
        case Court(actor=actor):
            return hired(situation, state.gained.known(), actor)
        case KeepAll():
            return hired(situation, state.gained.known())
        case Discard(request=str(request)):
            return -hope(state, seat, request)
        case Disguise(talent=str(talent)):
            return TOWARD[talent] * state.needle
        case Answer(card=str(card)):
            return REQUESTS[card].pays if card in REQUESTS else 0.5
        case _:
            return 0.0


def noise(state: State, action: core.Action) -> float:
    """The noise of an answer: only choices of a city have some, so that like bots part."""
    if not isinstance(action, Travel):
        return 0.0
    return CITY_NOISE if len(state.troupes) == 2 else CROWDED_CITY_NOISE


def lean(state: State, seat: int) -> int:
    """Returns the lean of a player's show: above 0 toward comedy, below 0 toward tragedy."""
    disguised = state.troupes[seat].disguise.known()
    return pull(state.troupes[seat].actors.known()) + CHAMELEON_LEVEL * sum([TOWARD[talent] for talent in disguised])


def prospects(state: State, seat: int, needle: int, rivals: Sequence[int]) -> float:
    """Écus that the festival would bring with the actors now before this seat, the needle at this mark, against others
    whose shows lean so."""
    return show_prospects(state, seat, needle, rivals) + hopes(state, seat)


def show_prospects(state: State, seat: int, needle: int, rivals: Sequence[int]) -> float:
    """Returns the expected value of the show with these troupe members."""
    left = max(0, TURNS - state.turn)
    counted = needle - 0.5 * (1 if needle > 0 else -1)
    comedy = 1 / (1 + math.exp(-counted / (0.6 + 0.6 * math.sqrt(left))))
    mine = lean(state, seat)
    actors = talents(state.troupes[seat].actors.known())
    total = 0.0
    for talent, chance in zip(TALENTS, (comedy, 1 - comedy), strict=True):
        way = TOWARD[talent]
        rival = max(1, *[each * way for each in rivals])
        total += chance * (actors.count(talent) + prize(state, mine * way, rival))
    return total


def hopes(state: State, seat: int) -> float:
    """Returns the expected value of the requests with these troupe members."""
    return sum([hope(state, seat, request) for request in unplayed(state, seat) if request])


def prize(state: State, lead: int, rival: int) -> float:
    """Returns the payment of a show with this lead in the King's mood, against the best other show as it stands."""
    if lead <= 0:
        return 0.4 * math.exp(lead / 2)
    return SHOW_PAYS[state.season] * (1 + (BEST_SHOW - 1) / (1 + math.exp((rival - lead) / 2)))


def hope(state: State, seat: int, request: core.Face) -> float:
    """Returns the value of a request; it falls with every troupe member that is lacking."""
    lacking = sum(lacks(state, seat, request).values())
    left = max(0, TURNS - state.turn)
    return REQUESTS[request].pays * (0.8 if not lacking else 0.45 * math.exp(-lacking / (0.5 + 0.4 * left)))


@contextmanager
def joined(state: State, seat: int, actors: Sequence[core.Face]) -> Generator[None]:
    """The state with these actors before the seat."""
    pile = state.troupes[seat].actors
    before = pile.faces
    pile.faces = [*before, *actors]
    try:
        yield
    finally:
        pile.faces = before


def hired(situation: Situation, actors: list[core.Face], sent: core.Face | None = None) -> float:
    """The prospects with these actors, one of them sent to the court."""
    kept, needle = list(actors), situation.state.needle
    if sent is not None:
        kept.remove(sent)
        needle = moved(needle, pull([sent]))
    with joined(situation.state, situation.seat, kept):
        return situation.prospects(needle)


def swing(situation: Situation, steps: int) -> float:
    """Returns the value of moving the needle; none if it is at its end."""
    return situation.prospects(moved(situation.state.needle, steps)) - situation.now


def alone(situation: Situation, city: int) -> float:
    """Returns the value of a city's encounters for a single visitor."""
    state, seat = situation.state, situation.seat
    cards = state.at(city).known()
    if not cards:
        return situation.request
    actors = [card for card in cards if is_actor(card)]
    gain = sum(effect(state, seat, card) for card in cards)
    if actors:
        best = max(hired(situation, actors, sent) for sent in (None, *dict.fromkeys(actors)))
        gain += best - situation.now
    return gain


def effect(state: State, seat: int, card: core.Face) -> float:
    """Returns the immediate value of taking an encounter."""
    troupe = state.troupes[seat]
    if not is_actor(card):
        return ACROBAT if is_acrobat(card) else amount_of(card)
    match level_of(card):
        case 1:
            return CARD * (len(troupe.used) + 1)
        case 2:
            return (1 + SPITE) if solvent(state, seat) else 0
        case 3:
            return managers_on_theatre(state) + has_manager(state, seat)
        case 5:
            return -1
        case _:
            return 0


def together(situation: Situation, city: int) -> float:
    """Returns the value of a shared visit to a city: a request, and a moved needle."""
    return situation.request + swing(situation, pull(situation.state.at(city).known()))


def request_worth(state: State, seat: int, memory: core.Memory) -> float:
    """Returns the value of one more request, by those that can still be drawn."""
    source = state.request_deck if len(state.request_deck) else state.request_discard
    unseen = [request for request in REQUESTS if copies_seen(request, state, seat) < COPIES]
    pays = [REQUESTS[request].pays for request in memory.faces(source, unseen)]
    held = min(MOST_REQUESTS, len(state.troupes[seat].requests))
    return REQUEST * sum(pays) / max(1, len(pays)) / (1 + 0.5 * held)


def journey(situation: Situation, city: int) -> float:
    """Returns the expected value of travelling to a city, by the players who may come there too."""
    undisturbed = solitude(situation.state, situation.seat, city)
    return undisturbed * alone(situation, city) + (1 - undisturbed) * together(situation, city)


def solitude(state: State, seat: int, city: int) -> float:
    """Returns the probability that nobody else comes, if others choose among their cards at random."""
    card = f"city-{city}"
    chance = 1.0
    for other in state.others(seat):
        left = travel_left(state, other)
        if card in left:
            chance *= 1 - 1 / len(left)
    for owner, friend in enumerate(state.friends):
        if owner == seat:
            chance *= card not in friend.looked.faces
        elif card in friend_left(state, owner):
            chance *= 1 - 1 / len(friend_left(state, owner))
    return chance


def visit(situation: Situation, city: int) -> float:
    """Returns the value of visiting a city once the caravels are seen."""
    if is_barred(situation.state, situation.seat, city):
        return 0.0
    brings = together if has_company(situation.state, situation.seat, city) else alone
    return brings(situation, city)


def barring(situation: Situation, city: int) -> float:
    """Returns the value of barring a city to the players there."""
    if players_at(situation.state, city) == [situation.seat]:
        return WASTED
    after = together if friends_at(situation.state, city) else alone
    return after(situation, city) - visit(situation, city)
