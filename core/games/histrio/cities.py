"""Histrio: resolving the cities, alone and together.

Knows: who visits a city, what encounters do, the court.
Must not know: how caravels came there, or what a festival pays.
"""

from __future__ import annotations

from collections.abc import Callable

from core.chance import Chance
from core.contract import Action
from core.piles import Face, Pile
from core.scheduler import Question

from .actions import Court, KeepAll, Steal
from .cards import amount_of, is_acrobat, is_actor, level_of, pull
from .state import Errand, State
from .theatre import managers_on_theatre, move_needle, send_manager, solvent, steal, take
from .travel import take_back


def players_at(state: State, city: int) -> list[int]:
    """The players who visit a city, clockwise from the start player. Two caravels of one are one troupe. [R8]"""
    here = {caravel.seat for caravel in state.caravels if caravel.city == city and not caravel.friendly}
    return [seat for seat in state.clockwise() if seat in here]


def friends_at(state: State, city: int) -> list[int]:
    """The players whose friendly troupes visit a city."""
    return [caravel.seat for caravel in state.caravels if caravel.city == city and caravel.friendly]


def is_barred(state: State, seat: int, city: int) -> bool:
    """Has another player's ox barred the city to this one? [R7]"""
    return state.barred is not None and state.barred.city == city and state.barred.seat != seat


def entering(state: State, city: int) -> list[int]:
    """The players who visit a city and are not barred there, clockwise from the start player."""
    return [seat for seat in players_at(state, city) if not is_barred(state, seat, city)]


def has_company(state: State, seat: int, city: int) -> bool:
    """True if this player would meet another troupe that is not barred there, friendly ones included."""
    return bool(friends_at(state, city)) or any(other != seat for other in entering(state, city))


def tour(state: State, errand: Errand, chance: Chance) -> None:
    """The cities with caravels, 1 to 8."""
    visited = sorted({caravel.city for caravel in state.caravels})
    state.then(*(Errand("city", city) for city in visited))


def visit(state: State, errand: Errand, chance: Chance) -> None:
    """Resolve a city; then its visitors' caravels leave it."""
    state.city = city = errand.about
    players, friends = entering(state, city), friends_at(state, city)
    barred = [seat for seat in players_at(state, city) if seat not in players]
    chance.say("city", city=city, seats=players, friends=friends, barred=barred)
    state.then(*happenings(state, city, players, friends), Errand("depart", city))


def happenings(state: State, city: int, players: list[int], friends: list[int]) -> list[Errand]:
    """Returns the events at a city: "together" counts every troupe, friendly ones too, but no barred player."""
    encounters = len(state.at(city))
    draws = [Errand("draw", seat) for seat in players]
    if not encounters:
        return draws
    if len(players) + len(friends) > 1:
        return [Errand("crowd", city), *draws]
    if players:
        return [*[Errand("meet", players[0])] * encounters, Errand("court", players[0])]
    return [Errand("clear", city) for _ in friends]


def crowd(state: State, errand: Errand, chance: Chance) -> None:
    """Together: all encounters are discarded; the actors move the needle once, by the sum of their levels."""
    encounters = state.at(errand.about).known()
    clear(state, errand, chance)
    if any(map(is_actor, encounters)):
        move_needle(state, pull(encounters), chance)


def clear(state: State, errand: Errand, chance: Chance) -> None:
    """All encounters of a city are discarded; for a friendly troupe alone, without effect. [R5]"""
    encounters = state.at(errand.about)
    cards = encounters.known()
    chance.deal(encounters, state.discard, len(encounters))
    chance.say("clears", city=errand.about, cards=cards)


def meet(state: State, errand: Errand, chance: Chance) -> None:
    """Alone: take the newest encounter."""
    seat, encounters = errand.about, state.at(state.city)
    card = encounters.known()[0]
    chance.deal(encounters, goes_to(state, seat, card))
    chance.say("meets", seat=seat, city=state.city, card=card)
    if is_actor(card):
        hire(state, seat, card, chance)
    elif not is_acrobat(card):
        take(state, seat, amount_of(card), "bonus", chance)


def goes_to(state: State, seat: int, card: Face) -> Pile:
    """Returns the pile for an encounter that a player has met alone."""
    if is_acrobat(card):
        return state.troupes[seat].acrobats
    return state.gained if is_actor(card) and can_pay(state, seat, card) else state.discard


def can_pay(state: State, seat: int, actor: Face) -> bool:
    """A level 5 wants 1 écu; without it the actor is discarded without effect."""
    return level_of(actor) != DEAR or state.troupes[seat].money > 0


def hire(state: State, seat: int, actor: Face, chance: Chance) -> None:
    """The level of an actor just met takes effect, unless the actor cannot be paid."""
    if can_pay(state, seat, actor):
        EFFECTS[level_of(actor)](state, seat, chance)
    else:
        chance.say("unpaid", seat=seat, card=actor)


def thief(state: State, seat: int, chance: Chance) -> None:
    """Level 2: steal 1 écu from another player of your choice who has one, if any."""
    victims = solvent(state, seat)
    if len(victims) == 1:
        steal(state, seat, victims[0], chance)
    elif victims:
        state.ask("steal", seat)


def steward(state: State, seat: int, chance: Chance) -> None:
    """Level 3: put a manager on the theatre if one is left, then take 1 écu per manager there. [R3]"""
    send_manager(state, seat, chance)
    take(state, seat, managers_on_theatre(state), "managers", chance)


def nothing(state: State, seat: int, chance: Chance) -> None:
    """Level 4: no effect."""


def wage(state: State, seat: int, chance: Chance) -> None:
    """Level 5: pay 1 écu."""
    take(state, seat, -1, "wage", chance)


DEAR = 5
"""The level that wants to be paid."""
EFFECTS: dict[int, Callable[[State, int, Chance], None]] = {1: take_back, 2: thief, 3: steward, 4: nothing, DEAR: wage}
"""What an actor does when gained, by level."""


def players_to_rob(state: State, question: Question) -> list[Action]:
    """The other players who have an écu."""
    return [Steal(victim) for victim in solvent(state, question.seat)]


def answer_steal(state: State, question: Question, action: Steal, chance: Chance) -> None:
    """The thief takes the écu."""
    steal(state, question.seat, action.victim, chance)


def court(state: State, errand: Errand, chance: Chance) -> None:
    """Whoever gained an actor may send one of those to the court."""
    if len(state.gained):
        state.ask("court", errand.about)


def actors_to_send(state: State, question: Question) -> list[Action]:
    """Any different actor just gained, or none."""
    return [KeepAll(), *(Court(actor) for actor in dict.fromkeys(state.gained.known()))]


def answer_court(state: State, question: Question, action: Court, chance: Chance) -> None:
    """The needle moves by the actor's level toward the actor's talent; the others join."""
    chance.move(state.gained, state.discard, action.actor)
    chance.say("court", seat=question.seat, card=action.actor)
    move_needle(state, pull([action.actor]), chance)
    join(state, question.seat, chance)


def answer_keep_all(state: State, question: Question, action: KeepAll, chance: Chance) -> None:
    """All actors just gained join the troupe."""
    join(state, question.seat, chance)


def join(state: State, seat: int, chance: Chance) -> None:
    """The actors just gained join the troupe, face up."""
    cards = state.gained.known()
    if cards:
        chance.deal(state.gained, state.troupes[seat].actors, len(cards))
        chance.say("joins", seat=seat, cards=cards)
