"""Histrio: two seasons of six turns, each turn travel, cities and new encounters; a festival ends a season.

Knows: the tasks of a turn and of a festival, who is asked what, and who answers it.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from itertools import groupby

from core.chance import Chance
from core.contract import Action, Outcome
from core.scheduler import Answers, Handler, Question, Work

from . import acrobats, cities, festival, requests, travel
from .actions import Answer, Court, Discard, Disguise, KeepAll, Steal, Travel
from .components import END, SHOWN
from .setup import lay_out
from .state import Errand, State, errands
from .theatre import set_needle, toss

TURN = (
    "look", "travel", "show", "travel window",
    "cities",
    "end window", "new start player", "new encounters",
)  # fmt: skip
"""The tasks of a turn."""

FESTIVAL = (
    "disguise", "show disguises", "pay actors", "pay shows", "ask requests", "pay requests", "new season",
)  # fmt: skip
"""The tasks of a festival."""


def turn(state: State, errand: Errand, chance: Chance) -> None:
    """Every season lasts six turns: until the encounters run out."""
    state.turn += 1
    state.then(*errands(*TURN))
    chance.say("turn", season=state.season, turn=state.turn, seat=state.start)


def new_start_player(state: State, errand: Errand, chance: Chance) -> None:
    """The start player moves one to the left after every turn, through both seasons. [R2]"""
    state.start = (state.start + 1) % len(state.troupes)
    state.barred = None


def new_encounters(state: State, errand: Errand, chance: Chance) -> None:
    """With an empty deck the season ends; else there is one more encounter at each city, as far as it goes."""
    if len(state.deck):
        lay_out(state, chance)
        state.then(Errand("turn"))
    else:
        state.then(*errands(*FESTIVAL))


def new_season(state: State, errand: Errand, chance: Chance) -> None:
    """After the last festival the game is over; else all is prepared for the second season."""
    chance.say("curtain", season=state.season)
    if state.season == state.options.seasons:
        state.over = True
        chance.say("over")
        return
    festival.clear_away(state, chance)
    festival.refresh(state, chance)
    state.season += 1
    state.turn = 0
    chance.say("season", season=state.season)
    lay_out(state, chance)
    set_needle(state, toss(chance), chance)
    state.then(Errand("turn"))


WORK: dict[str, Work[State, Errand]] = {
    "turn": turn,
    "look": travel.look,
    "travel": travel.travel,
    "show": travel.show,
    "cities": cities.tour,
    "city": cities.visit,
    "crowd": cities.crowd,
    "clear": cities.clear,
    "meet": cities.meet,
    "court": cities.court,
    "draw": requests.draw,
    "depart": travel.depart,
    "new start player": new_start_player,
    "new encounters": new_encounters,
    "disguise": festival.disguise,
    "show disguises": festival.show_disguises,
    "pay actors": festival.pay_actors,
    "pay shows": festival.pay_shows,
    "ask requests": festival.ask_requests,
    "pay requests": festival.pay_requests,
    "new season": new_season,
    **acrobats.WORK,
}
"""What does each task."""

ANSWERS: dict[str, Answers[State, Question]] = {
    "travel": travel.cards_to_travel,
    SHOWN: acrobats.ways_to_use,
    "steal": cities.players_to_rob,
    "court": cities.actors_to_send,
    "discard": requests.requests_to_discard,
    END: acrobats.ways_to_use,
    "disguise": festival.talents_to_be,
    "answer": festival.cards_to_answer,
}

HANDLERS: dict[type[Action], Handler[State, Question]] = {
    Travel: travel.answer_travel,
    Steal: cities.answer_steal,
    Court: cities.answer_court,
    KeepAll: cities.answer_keep_all,
    Discard: requests.answer_discard,
    Disguise: festival.answer_disguise,
    Answer: festival.answer_request,
    **acrobats.USES,
}


def final(state: State) -> Outcome:
    """Most écus; equal écus share a place."""
    money = [troupe.money for troupe in state.troupes]
    order = sorted(state.seats, key=lambda seat: -money[seat])
    places = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: money[seat]))
    return Outcome(places, tuple(money), "money" if len(places[0]) == 1 else "shared")
