"""Histrio: two seasons of six turns, each turn travel, cities and new encounters; a festival ends a season.

Knows: the steps of a turn and of a festival, who is asked what, and who answers it.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby

from ...asking import Answers, AskingGame, Handler
from ...chance import Chance
from ...contract import Action, Outcome
from ...piles import EVERYONE, Face, Pile, only
from . import acrobats, cities, festival, requests, travel
from .actions import Answer, Court, Discard, Disguise, HistrioAction, KeepAll, Steal, Travel
from .cards import blank
from .components import CITIES, COPIES, ENCOUNTERS, END, MASKS, REQUESTS, SHOWN, START_MONEY, TRAVEL
from .state import Friend, HistrioOptions, State, Task, Troupe
from .theatre import set_needle, toss

Step = Callable[[State, int, Chance], None]
"""A step of the game: the state, the seat or city it is about (0 if it is about none), and chance."""


def begin(seats: int, options: HistrioOptions, chance: Chance) -> State:
    """Toss for the needle [R1], draw the start player, shuffle both decks, one encounter at each city."""
    state = State(
        options=options,
        season=1,
        turn=0,
        needle=toss(chance),
        start=chance.roll(seats) - 1,
        city=0,
        plan=[],
        asked=[],
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
    next_turn(state)
    proceed(state, chance)
    return state


TWO = 2
"""With so many players, each has a friendly troupe."""


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


def proceed(state: State, chance: Chance) -> None:
    """Take the steps of the plan, up to the next question or the end."""
    while not state.asked and not state.over:
        task = state.plan.pop(0)
        STEPS[task.step](state, task.about, chance)


TURN = (
    "look", "travel", "show", "travel window",
    "cities",
    "end window", "new start player", "new encounters",
)  # fmt: skip
"""The steps of a turn."""

FESTIVAL = (
    "disguise", "show disguises", "pay actors", "pay shows", "ask requests", "pay requests", "new season",
)  # fmt: skip
"""The steps of a festival."""


def next_turn(state: State) -> None:
    """Every season lasts six turns: until the encounters run out."""
    state.turn += 1
    state.plan = [Task(step) for step in TURN]


def new_start_player(state: State, about: int, chance: Chance) -> None:
    """The start player moves one to the left after every turn, through both seasons. [R2]"""
    state.start = (state.start + 1) % len(state.troupes)
    state.barred = None


def new_encounters(state: State, about: int, chance: Chance) -> None:
    """With an empty deck the season ends; else there is one more encounter at each city, as far as it goes."""
    if not len(state.deck):
        state.plan = [Task(step) for step in FESTIVAL]
        return
    lay_out(state, chance)
    next_turn(state)
    chance.say("turn", season=state.season, turn=state.turn, seat=state.start)


def lay_out(state: State, chance: Chance) -> None:
    """Deal one encounter to each city, 1 to 8, onto those there."""
    for city in CITIES[: len(state.deck)]:
        encounters = state.at(city)
        chance.deal(state.deck, encounters)
        encounters.faces.insert(0, encounters.faces.pop())
        chance.say("encounter", city=city, card=encounters.faces[0])


def new_season(state: State, about: int, chance: Chance) -> None:
    """After the last festival the game is over; else all is prepared for the second season."""
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
    next_turn(state)
    chance.say("turn", season=state.season, turn=state.turn, seat=state.start)


STEPS: dict[str, Step] = {
    "look": travel.look,
    "travel": travel.travel,
    "show": travel.show,
    "cities": cities.cities,
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
    **acrobats.STEPS,
}
"""Every step by its name in a plan."""

ANSWERS: dict[str, Answers] = {
    "travel": travel.cards_to_travel,
    SHOWN: acrobats.ways_to_use,
    "steal": cities.players_to_rob,
    "court": cities.actors_to_send,
    "discard": requests.requests_to_discard,
    END: acrobats.ways_to_use,
    "disguise": festival.talents_to_be,
    "answer": festival.cards_to_answer,
}

HANDLERS: dict[type[Action], Handler] = {
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


class Histrio(AskingGame[State]):
    """Histrio, by Bruno Cathala and Christian Martinez."""

    id = "histrio"
    seats = range(2, 6)
    options = HistrioOptions
    state = State
    actions = HistrioAction
    rules_number = 1
    rulings = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "C1", "C2", "C3")
    answers = ANSWERS
    handlers = HANDLERS
    at_once = frozenset({"travel", "disguise", "answer"})

    def begin(self, seats: int, options: HistrioOptions, chance: Chance) -> State:
        return begin(seats, options, chance)

    def setup(self, seats: int, options: HistrioOptions, chance: Chance) -> State:
        return self.begin(seats, options, chance)

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        blanks = {blank(seat): 1 for seat in state.seats}
        box: dict[str, Mapping[Face, int]] = {
            "encounter": ENCOUNTERS,
            "request": {**dict.fromkeys(REQUESTS, COPIES), **blanks},
        }
        for seat in state.seats:
            box |= {f"travel-{seat}": TRAVEL, f"mask-{seat}": MASKS}
        return box | {f"friendly-{seat}": TRAVEL for seat in range(len(state.friends))}

    def plausible(self, state: State, pile: Pile, face: Face) -> bool:
        """A blank lies with its owner; what he answered with is his blank, or a request that he meets."""
        return pile.kind != "request" or requests.may_lie(state, pile, face)

    def proceed(self, state: State, chance: Chance) -> None:
        proceed(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        return final(state) if state.over else None
