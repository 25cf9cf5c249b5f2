"""Histrio: travel cards and caravels.

Knows: choosing, showing, where caravels wait and stand, taking everything back.
Must not know: what happens in a city.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.piles import Face
from core.scheduler import Question

from .actions import Travel
from .cards import city_of
from .components import CITIES, TRAVEL
from .state import Caravel, Errand, State


def travel_left(state: State, seat: int) -> list[Face]:
    """The travel cards that a player has not used, the secretly chosen one among them. Everybody knows them."""
    used = state.troupes[seat].used.faces
    return [card for card in TRAVEL if card not in used]


def friend_left(state: State, seat: int) -> list[Face]:
    """The travel cards that a friendly troupe has not used. Everybody knows them, but not their order."""
    used = state.friends[seat].used.faces
    return [card for card in TRAVEL if card not in used]


def on_board(state: State, seat: int, friendly: bool = False) -> list[int]:
    """The cities on the board that a troupe's caravels mark: those of its used cards, if they wait nowhere."""
    used = (state.friends if friendly else state.troupes)[seat].used.known()
    waiting = [caravel.card for caravel in state.caravels if (caravel.seat, caravel.friendly) == (seat, friendly)]
    return [city for city in CITIES if f"city-{city}" in used and f"city-{city}" not in waiting]


def own_caravels(state: State, seat: int) -> list[Caravel]:
    """A player's caravels that wait to be resolved."""
    return [caravel for caravel in state.caravels if caravel.seat == seat and not caravel.friendly]


def look(state: State, errand: Errand, chance: Chance) -> None:
    """Two players: before choosing, each looks at the top card of their friendly troupe."""
    for seat, friend in enumerate(state.friends):
        chance.deal(friend.deck, friend.looked)
        chance.say("looks", seat=seat, card=friend.looked.faces[0])


def travel(state: State, errand: Errand, chance: Chance) -> None:
    """All at once and secretly, everyone chooses a travel card."""
    for seat in state.clockwise():
        state.ask("travel", seat)


def cards_to_travel(state: State, question: Question) -> list[Action]:
    """Any card of the hand."""
    return [Travel(card) for card in sorted(state.troupes[question.seat].hand.known())]


def answer_travel(state: State, question: Question, action: Travel, chance: Chance) -> None:
    """The chosen card is shown when all have chosen."""
    troupe = state.troupes[question.seat]
    chance.move(troupe.hand, troupe.chosen, action.card)
    chance.say("chooses", seat=question.seat, card=action.card)


def show(state: State, errand: Errand, chance: Chance) -> None:
    """All travel cards are shown and used, those of friendly troupes too; caravels go before the cities."""
    state.journeys = []
    for seat in state.clockwise():
        troupe = state.troupes[seat]
        chance.deal(troupe.chosen, troupe.used)
        sail(state, seat, False, troupe.used.known()[-1], chance)
    for seat, friend in enumerate(state.friends):
        chance.deal(friend.looked, friend.used)
        sail(state, seat, True, friend.used.known()[-1], chance)


def sail(state: State, seat: int, friendly: bool, card: Face, chance: Chance) -> None:
    """Put a caravel before the city of a travel card that was just used."""
    city = city_of(card)
    caravel = Caravel(seat, friendly, city, card)
    state.caravels.append(caravel)
    state.journeys.append(caravel)
    chance.say("travels", seat=seat, friendly=friendly, city=city)


def redirect(state: State, seat: int, start: int, end: int) -> None:
    """Another city for one of a player's waiting caravels: its travel card stays what it is."""
    here = next(caravel for caravel in own_caravels(state, seat) if caravel.city == start)
    there = Caravel(seat, False, end, here.card)
    state.caravels[state.caravels.index(here)] = there


def take_back(state: State, seat: int, chance: Chance) -> None:
    """All used travel cards to the hand, and with them the caravels. One that waits before a later city
    visits it as usual; its card is in hand already, so it goes home then. [R8]"""
    troupe = state.troupes[seat]
    chance.deal(troupe.used, troupe.hand, len(troupe.used))
    chance.say("takes_back", seat=seat, friendly=False)


def depart(state: State, errand: Errand, chance: Chance) -> None:
    """The visitors' caravels go onto the board. Whose cards are nearly gone takes all back, barred or not."""
    state.city = 0
    gone = [caravel for caravel in state.caravels if caravel.city == errand.about]
    for caravel in gone:
        lands(state, caravel, chance)
    for seat in state.seats:
        if any(caravel.seat == seat and not caravel.friendly for caravel in gone):
            recover(state, seat, chance)
        if any(caravel.seat == seat and caravel.friendly for caravel in gone):
            reshuffle(state, seat, chance)


def lands(state: State, caravel: Caravel, chance: Chance) -> None:
    """A caravel goes onto the city of its travel card, or home if that was taken back."""
    state.caravels.remove(caravel)
    used = (state.friends if caravel.friendly else state.troupes)[caravel.seat].used
    home = caravel.card not in used.faces
    chance.say("caravel", seat=caravel.seat, friendly=caravel.friendly, city=city_of(caravel.card), home=home)


def recover(state: State, seat: int, chance: Chance) -> None:
    """A player with one travel card left in hand, or none, takes all back."""
    if len(state.troupes[seat].hand) <= 1:
        take_back(state, seat, chance)


def reshuffle(state: State, seat: int, chance: Chance) -> None:
    """When one card of a friendly troupe is left, all eight are shuffled anew and its caravels come off."""
    friend = state.friends[seat]
    if len(friend.deck) == 1:
        chance.deal(friend.used, friend.deck, len(friend.used))
        chance.shuffle(friend.deck)
        chance.say("takes_back", seat=seat, friendly=True)
