"""Histrio: the festival, and what happens between the seasons.

Knows: chameleons, what shows and requests pay, what is cleared away for the second season.
Must not know: how actors came to a troupe.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.piles import EVERYONE, Face, only
from core.scheduler import Question

from .actions import Answer, Disguise
from .cards import blank, talent_of
from .components import BEST_SHOW, CHAMELEON, MOOD_OF, REQUESTS, SHOW_PAYS, TALENTS
from .requests import lacks, met
from .shows import best_shows, chameleons, show_of
from .state import Errand, Festival, Performance, Show, State
from .theatre import mood, take


def performance(state: State, seat: int) -> Performance:
    """A player's part in the festival that goes on."""
    return state.festivals[-1].performances[seat]


def disguise(state: State, errand: Errand, chance: Chance) -> None:
    """First of all: all at once, each owner chooses what each of their chameleons is."""
    state.festivals.append(Festival(mood(state), [Performance([]) for _ in state.seats]))
    chance.say("festival", season=state.season, mood=mood(state))
    for seat in state.clockwise():
        if chameleons(state, seat):
            state.ask("disguise", seat)


def talents_to_be(state: State, question: Question) -> list[Action]:
    """Comedian or tragedian, in this order wherever those masks lie that were used before."""
    return [Disguise(talent) for talent in TALENTS if talent in state.troupes[question.seat].wardrobe.known()]


def answer_disguise(state: State, question: Question, action: Disguise, chance: Chance) -> None:
    """The choice stays secret until all are shown; who has another chameleon chooses for that one too."""
    troupe = state.troupes[question.seat]
    chance.move(troupe.acrobats, troupe.spent, CHAMELEON)
    chance.move(troupe.wardrobe, troupe.disguise, action.talent)
    chance.say("disguises", seat=question.seat, talent=action.talent)
    if chameleons(state, question.seat):
        state.asked.append(question)


def show_disguises(state: State, errand: Errand, chance: Chance) -> None:
    """All chameleons are shown together."""
    for seat in state.clockwise():
        disguises = state.troupes[seat].disguise
        chance.turn(disguises, EVERYONE)
        performance(state, seat).chameleons = disguises.known()
        if len(disguises):
            chance.say("disguised", seat=seat, talents=disguises.known())


def pay_actors(state: State, errand: Errand, chance: Chance) -> None:
    """1 écu per actor of the King's mood."""
    for seat in state.clockwise():
        actors = state.troupes[seat].actors.known()
        liked = sum(MOOD_OF[talent_of(actor)] == mood(state) for actor in actors)
        performance(state, seat).actors = liked
        take(state, seat, liked, "actors", chance)


def pay_shows(state: State, errand: Errand, chance: Chance) -> None:
    """A show of the King's mood earns 3 or 5 écus by season; the best, and all as good, twice as much."""
    best = best_shows(state)
    for seat in state.clockwise():
        part = performance(state, seat)
        part.show = show = show_of(state, seat)
        tell(show, seat, seat in best, chance)
        if show.pleases:
            part.prize = SHOW_PAYS[state.season] * (BEST_SHOW if seat in best else 1)
            take(state, seat, part.prize, "show", chance)


def tell(show: Show, seat: int, best: bool, chance: Chance) -> None:
    """Tells the King's opinion of a show."""
    chance.say("show", seat=seat, difference=show.difference, mood=show.mood, pleases=show.pleases, best=best)


def ask_requests(state: State, errand: Errand, chance: Chance) -> None:
    """All at once: every player with an unplayed request answers, and takes a blank to answer none with. [R6]"""
    asked = [seat for seat in state.clockwise() if len(state.troupes[seat].requests)]
    for seat in asked:
        chance.move(state.blanks, state.troupes[seat].requests, blank(seat))
        chance.say("blank", seat=seat)
    for seat in asked:
        state.ask("answer", seat)


def cards_to_answer(state: State, question: Question) -> list[Action]:
    """Any different request whose condition the player meets now, or the blank: a met one may be kept."""
    seat = question.seat
    cards = dict.fromkeys(state.troupes[seat].requests.known())
    return [Answer(card) for card in cards if card == blank(seat) or met(state, seat, card)]


def answer_request(state: State, question: Question, action: Answer, chance: Chance) -> None:
    """The chosen card lies hidden until all have answered."""
    troupe = state.troupes[question.seat]
    chance.move(troupe.requests, troupe.answer, action.card)
    chance.say("answers", seat=question.seat, card=action.card)


def pay_requests(state: State, errand: Errand, chance: Chance) -> None:
    """What was played before pays again if its condition is met again; then the answers are shown and pay. [R6]"""
    for seat in state.clockwise():
        for request in state.troupes[seat].played.known():
            pay_request(state, seat, request, True, chance)
    answered = [seat for seat in state.clockwise() if len(state.troupes[seat].answer)]
    for seat in answered:
        chance.turn(state.troupes[seat].answer, EVERYONE)
    for seat in answered:
        reveal(state, seat, chance)


def pay_request(state: State, seat: int, request: Face, again: bool, chance: Chance) -> None:
    """A played request pays if its condition is met now."""
    lacking = lacks(state, seat, request)
    chance.say("request", seat=seat, request=request, again=again, lacks=lacking)
    if not lacking:
        performance(state, seat).requests += REQUESTS[request].pays
        take(state, seat, REQUESTS[request].pays, "request", chance)


def reveal(state: State, seat: int, chance: Chance) -> None:
    """A request pays and stays face up; the blank says that none is played."""
    troupe = state.troupes[seat]
    card = troupe.answer.known()[0]
    chance.deal(troupe.answer, state.blanks if card == blank(seat) else troupe.played)
    chance.turn(troupe.answer, only(seat))
    if card == blank(seat):
        chance.say("no_request", seat=seat)
        return
    chance.move(troupe.requests, state.blanks, blank(seat))
    performance(state, seat).request = card
    pay_request(state, seat, card, False, chance)


def clear_away(state: State, chance: Chance) -> None:
    """Discard all actors and the encounters at the cities; the discard, shuffled, is the new deck."""
    for pile in (*(troupe.actors for troupe in state.troupes), *state.cities):
        chance.deal(pile, state.discard, len(pile))
    chance.deal(state.discard, state.deck, len(state.discard))
    chance.shuffle(state.deck)


def refresh(state: State, chance: Chance) -> None:
    """Acrobats are fresh again; chameleons are undecided."""
    for seat, troupe in enumerate(state.troupes):
        chance.deal(troupe.spent, troupe.acrobats, len(troupe.spent))
        chance.deal(troupe.disguise, troupe.wardrobe, len(troupe.disguise))
        chance.turn(troupe.disguise, only(seat))
