"""Histrio: before the first turn. The needle tossed, the start player drawn, decks shuffled, cities laid out.

Knows: what lies where at the start, and how encounters come to the cities.
Must not know: what a turn is made of.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.chance import Chance
from core.piles import EVERYONE, Face, Pile, only

from .cards import blank
from .components import CITIES, COPIES, ENCOUNTERS, MASKS, REQUESTS, START_MONEY, TRAVEL
from .state import Friend, HistrioOptions, State, Troupe, errands
from .theatre import toss

TWO = 2
"""With so many players, each has a friendly troupe."""


def begin(seats: int, options: HistrioOptions, chance: Chance) -> State:
    """Toss for the needle [R1], draw the start player, shuffle both decks, one encounter at each city."""
    state = State(
        options=options,
        season=1,
        turn=0,
        needle=toss(chance),
        start=chance.roll(seats) - 1,
        city=0,
        asked=[],
        todo=errands("turn"),
        caravels=[],
        journeys=[],
        barred=None,
        troupes=[new_troupe(seat) for seat in range(seats)],
        friends=[new_friend(seat) for seat in range(seats)] if seats == TWO else [],
        deck=Pile("encounter", faces=each(ENCOUNTERS)),
        discard=Pile("encounter", EVERYONE),
        cities=[Pile("encounter", EVERYONE) for _ in CITIES],
        gained=Pile("encounter", EVERYONE),
        request_deck=Pile("request", faces=each(dict.fromkeys(REQUESTS, COPIES))),
        request_discard=Pile("request"),
        festivals=[],
        blanks=Pile("request", EVERYONE, [blank(seat) for seat in range(seats)]),
    )
    for deck in (state.deck, state.request_deck, *(friend.deck for friend in state.friends)):
        chance.shuffle(deck)
    lay_out(state, chance)
    return state


def new_troupe(seat: int) -> Troupe:
    """3 écus and all eight travel cards."""
    mine = only(seat)
    return Troupe(
        money=START_MONEY,
        managers=0,
        hand=Pile(f"travel-{seat}", mine, each(TRAVEL)),
        chosen=Pile(f"travel-{seat}", mine),
        used=Pile(f"travel-{seat}", EVERYONE),
        actors=Pile("encounter", EVERYONE),
        acrobats=Pile("encounter", EVERYONE),
        spent=Pile("encounter", EVERYONE),
        requests=Pile("request", mine),
        answer=Pile("request", mine),
        played=Pile("request", EVERYONE),
        wardrobe=Pile(f"mask-{seat}", mine, each(MASKS)),
        disguise=Pile(f"mask-{seat}", mine),
    )


def new_friend(seat: int) -> Friend:
    """Eight travel cards, face down."""
    kind = f"friendly-{seat}"
    return Friend(Pile(kind, faces=each(TRAVEL)), Pile(kind, only(seat)), Pile(kind, EVERYONE))


def each(counts: Mapping[Face, int]) -> list[Face | None]:
    """Every face as often as there are of it."""
    return [face for face, count in counts.items() for _ in range(count)]


def lay_out(state: State, chance: Chance) -> None:
    """Deal one encounter to each city, 1 to 8, onto those there."""
    for city in CITIES[: len(state.deck)]:
        encounters = state.at(city)
        chance.deal(state.deck, encounters)
        encounters.faces.insert(0, encounters.faces.pop())
        chance.say("encounter", city=city, card=encounters.faces[0])
