"""What holds of the state when each line of the log has been said, and when an answer is refused for a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import core
from core.games.histrio.cards import blank, is_acrobat, is_actor, level_of
from core.games.histrio.components import ACROBATS, CITIES, END, LEVELS, REQUESTS, SHOWN, TRAVEL
from core.games.histrio.requests import COUNTS, lacks
from core.games.histrio.shows import best_shows, show_of
from core.games.histrio.state import Bar, Caravel, Friend, State, Troupe
from core.games.histrio.theatre import mood
from core.games.histrio.travel import on_board

Args = dict[str, Any]


def traveller(state: State, a: Args) -> Troupe | Friend:
    return (state.friends if a["friendly"] else state.troupes)[a["seat"]]


def last(pile: core.Pile, face: str | None) -> bool:
    """This face came to the pile last; whoever is not told of it does not see it."""
    return len(pile) > 0 and pile.faces[-1] == face


def used_up(state: State, a: Args, acrobat: str) -> bool:
    return last(state.troupes[a["seat"]].spent, acrobat)


def travels(state: State, a: Args) -> bool:
    caravel = Caravel(a["seat"], a["friendly"], a["city"], f"city-{a['city']}")
    known = state.caravels[-1] == state.journeys[-1] == caravel
    return known and last(traveller(state, a).used, caravel.card)


def moored(state: State, a: Args) -> bool:
    """The caravel waits no more: it marks its city, or is at home."""
    card = f"city-{a['city']}"
    waits = any((c.seat, c.friendly, c.card) == (a["seat"], a["friendly"], card) for c in state.caravels)
    return not waits and (a["city"] in on_board(state, a["seat"], a["friendly"])) != a["home"] and not state.city


def visited(state: State, a: Args) -> bool:
    """Whoever is named has a caravel there, and nobody else."""
    here = [caravel for caravel in state.caravels if caravel.city == a["city"]]
    players = {caravel.seat for caravel in here if not caravel.friendly}
    friends = sorted(caravel.seat for caravel in here if caravel.friendly)
    barred = state.barred is not None and state.barred.city == a["city"]
    return (
        state.city == a["city"]
        and players == {*a["seats"], *a["barred"]}
        and friends == sorted(a["friends"])
        and set(a["barred"]) == (players - {state.barred.seat} if barred else set())
    )


def met(state: State, a: Args) -> bool:
    """An actor waits for the court, but one who cannot be paid lies with the bonuses."""
    troupe, card = state.troupes[a["seat"]], a["card"]
    pile = troupe.acrobats if is_acrobat(card) else state.discard
    if is_actor(card) and (level_of(card) < max(LEVELS) or troupe.money):
        pile = state.gained
    return state.city == a["city"] and last(pile, card)


def all_back(state: State, a: Args) -> bool:
    mine = traveller(state, a)
    where = mine.deck if isinstance(mine, Friend) else mine.hand
    return not len(mine.used) and len(where) == len(TRAVEL) - len(hidden(mine))


def hidden(mine: Troupe | Friend) -> core.Pile:
    return mine.looked if isinstance(mine, Friend) else mine.chosen


def paid(state: State, a: Args) -> bool:
    """Nobody is ever in debt, and what the festival paid is written down."""
    if a["why"] not in ("actors", "show", "request"):
        return state.troupes[a["seat"]].money >= max(0, a["amount"])
    part = state.festivals[-1].performances[a["seat"]]
    earned = {"actors": part.actors, "show": part.prize, "request": part.requests}[a["why"]]
    return state.troupes[a["seat"]].money >= earned >= a["amount"] > 0


def shown(state: State, a: Args) -> bool:
    show = show_of(state, a["seat"])
    told = (a["difference"], a["mood"], a["pleases"], a["best"])
    part = state.festivals[-1].performances[a["seat"]]
    return told == (show.difference, show.mood, show.pleases, a["seat"] in best_shows(state)) and part.show == show


def requested(state: State, a: Args) -> bool:
    """The request lies open, and its owner lacks what was said."""
    troupe = state.troupes[a["seat"]]
    lies = a["request"] in troupe.played.faces if a["again"] else last(troupe.played, a["request"])
    return lies and lacks(state, a["seat"], a["request"]) == a["lacks"] and (a["again"] or not a["lacks"])


def gone_home(state: State, a: Args) -> bool:
    return mood(state) == a["mood"] and not any(troupe.managers for troupe in state.troupes)


def fresh(state: State, a: Args) -> bool:
    bare = not any(len(state.at(city)) for city in CITIES) and not len(state.discard)
    return (
        bare
        and (state.season, state.turn) == (a["season"], 0)
        and not any(len(t.actors) or len(t.spent) or len(t.disguise) for t in state.troupes)
    )


TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "turn": lambda s, a: (s.season, s.turn, s.start, s.barred) == (a["season"], a["turn"], a["seat"], None),
    "season": fresh,
    "encounter": lambda s, a: s.at(a["city"]).faces[0] == a["card"],
    "looks": lambda s, a: s.friends[a["seat"]].looked.faces == [a["card"]],
    "chooses": lambda s, a: s.troupes[a["seat"]].chosen.faces == [a["card"]],
    "travels": travels,
    "tightrope": lambda s, a: used_up(s, a, "tightrope")
    and any((c.seat, c.city, c.friendly) == (a["seat"], a["end"], False) for c in s.caravels),
    "ox": lambda s, a: used_up(s, a, "ox") and s.barred == Bar(a["city"], a["seat"]),
    "horse": lambda s, a: used_up(s, a, "horse"),
    "fire_eater": lambda s, a: used_up(s, a, "fire_eater"),
    "strongman": lambda s, a: used_up(s, a, "strongman"),
    "done": lambda s, a: len(s.troupes[a["seat"]].acrobats) > 0,
    "city": visited,
    "meets": met,
    "unpaid": lambda s, a: last(s.discard, a["card"]) and not s.troupes[a["seat"]].money,
    "court": lambda s, a: last(s.discard, a["card"]),
    "joins": lambda s, a: s.troupes[a["seat"]].actors.faces[-len(a["cards"]) :] == a["cards"] and not len(s.gained),
    "clears": lambda s, a: not len(s.at(a["city"])) and s.discard.faces[-len(a["cards"]) :] == a["cards"],
    "caravel": moored,
    "takes_back": all_back,
    "money": paid,
    "steals": lambda s, a: s.troupes[a["seat"]].money > 0 and s.troupes[a["victim"]].money >= 0,
    "manager": lambda s, a: s.troupes[a["seat"]].managers == a["managers"] > 0,
    "swings": lambda s, a: s.needle == a["mark"] != 0,
    "needle": lambda s, a: s.needle == a["end"],
    "mood": gone_home,
    "toss": lambda s, a: (s.season, s.turn) == (2, 0) and all(len(s.at(city)) == 1 for city in CITIES),
    "draws": lambda s, a: last(s.troupes[a["seat"]].requests, a["request"]),
    "discards": lambda s, a: last(s.request_discard, None) and len(s.troupes[a["seat"]].requests) == 3,
    "reshuffles": lambda s, a: len(s.request_deck) > 0 and not len(s.request_discard),
    "festival": lambda s, a: s.festivals[-1].mood == mood(s) == a["mood"]
    and len(s.festivals) == a["season"] == s.season,
    "disguises": lambda s, a: used_up(s, a, "chameleon") and last(s.troupes[a["seat"]].disguise, a["talent"]),
    "disguised": lambda s, a: s.troupes[a["seat"]].disguise.faces == a["talents"]
    == s.festivals[-1].performances[a["seat"]].chameleons,
    "show": shown,
    "blank": lambda s, a: blank(a["seat"]) not in s.blanks.faces
    and s.troupes[a["seat"]].requests.faces[-1] in (blank(a["seat"]), None),
    "answers": lambda s, a: s.troupes[a["seat"]].answer.faces == [a["card"]],
    "request": requested,
    "no_request": lambda s, a: last(s.blanks, blank(a["seat"])) and not len(s.troupes[a["seat"]].answer),
    "curtain": lambda s, a: len(s.festivals) == s.season == a["season"] and not any(len(t.answer) for t in s.troupes),
    "over": lambda s, a: s.over and s.season == s.options.seasons,
}  # fmt: skip


# Why an answer is refused


def acrobat_of(action: core.Action) -> str:
    """An action that uses one has its name."""
    return core.game("histrio").pack(action)[0]


def has_no_ship(state: State, seat: int, city: int) -> bool:
    """No caravel of the player's own troupe waits before the city."""
    return (seat, False, city) not in [(each.seat, each.friendly, each.city) for each in state.caravels]


def wrong_time(state: State, seat: int, acrobat: str) -> bool:
    """The acrobat is at hand, but not for the window that is open."""
    return acrobat in state.troupes[seat].acrobats.faces and ACROBATS[acrobat].window != state.asked[0].ask


def falls_short(state: State, seat: int, request: str) -> bool:
    """Of something there is less than the request takes."""
    return any(COUNTS[what](state, seat) < least for what, least in REQUESTS[request].needs.items())


REASONS: dict[str, Callable[[State, int, Any], bool]] = {
    "used": lambda s, seat, a: a.card in s.troupes[seat].used.faces and a.card not in s.troupes[seat].hand.faces,
    "spent": lambda s, seat, a: acrobat_of(a) in s.troupes[seat].spent.faces,
    "window": lambda s, seat, a: wrong_time(s, seat, acrobat_of(a)),
    "not-there": lambda s, seat, a: has_no_ship(s, seat, a.city),
    "poor": lambda s, seat, a: s.troupes[a.victim].money <= 0,
    "joined": lambda s, seat, a: a.actor in s.troupes[seat].actors.faces and a.actor not in s.gained.faces,
    "unmet": lambda s, seat, a: falls_short(s, seat, a.card),
}


# What is refused, and with what the sentence is about: all of it


def can_do_something(state: State, seat: int, acrobat: str) -> bool:
    """There is a way to use the acrobat, were it its time."""
    needed = {
        "tightrope": any((each.seat, each.friendly) == (seat, False) for each in state.caravels),
        "ox": any((each.seat, each.friendly) == (seat, False) for each in state.caravels),
        "horse": len(state.troupes[seat].hand) > 0,
        "chameleon": False,
    }
    return needed.get(acrobat, True)


def idle_acrobats(state: State, seat: int, acrobats: list[Any]) -> list[Args]:
    able = [acrobat for acrobat in acrobats if can_do_something(state, seat, acrobat)]
    return [{"card": acrobat, "window": ACROBATS[acrobat].window} for acrobat in able]


def spent_acrobats(state: State, seat: int) -> list[Args]:
    return idle_acrobats(state, seat, state.troupes[seat].spent.faces)


def untimely_acrobats(state: State, seat: int) -> list[Args]:
    """Those that are at hand for another window, and are not spent already, being two of a kind."""
    troupe = state.troupes[seat]
    waiting = [acrobat for acrobat in troupe.acrobats.faces if acrobat not in troupe.spent.faces]
    return idle_acrobats(state, seat, [acrobat for acrobat in waiting if wrong_time(state, seat, acrobat)])


def closed_cities(state: State, seat: int) -> list[Args]:
    """Those that an ox, which could be used now, cannot bar."""
    at_hand = "ox" in state.troupes[seat].acrobats.faces and ACROBATS["ox"].window == state.asked[0].ask
    return [{"city": city} for city in CITIES if at_hand and has_no_ship(state, seat, city)]


def unmet_requests(state: State, seat: int) -> list[Args]:
    """Each with how many of what is missing."""
    held = {card for card in state.troupes[seat].requests.faces if card in REQUESTS}
    missing = {card: lacking(state, seat, card) for card in held}
    return [{"request": card, "lacks": lacks} for card, lacks in missing.items() if lacks]


def lacking(state: State, seat: int, request: str) -> dict[str, int]:
    needs = REQUESTS[request].needs
    return {what: needs[what] - COUNTS[what](state, seat) for what in needs if COUNTS[what](state, seat) < needs[what]}


def joined_before(state: State, seat: int) -> list[Args]:
    return [{"card": actor} for actor in set(state.troupes[seat].actors.faces) if actor not in state.gained.faces]


WINDOW = {"spent": spent_acrobats, "window": untimely_acrobats, "not-there": closed_cities}
REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {
    "travel": {"used": lambda s, seat: [{"city": int(card[-1])} for card in s.troupes[seat].used.faces]},
    SHOWN: WINDOW,
    END: WINDOW,
    "steal": {"poor": lambda s, seat: [{"victim": at} for at in s.others(seat) if not s.troupes[at].money]},
    "court": {"joined": joined_before},
    "answer": {"unmet": unmet_requests},
}
"""By question and reason, what each refusal says it is about."""
