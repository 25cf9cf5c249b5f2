"""Histrio while its news are told: an earlier state with the events carried out that were told so far.

Knows: what each event changes on the table.
Must not know: why it happens, or how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from core.games.histrio.cards import is_acrobat, is_actor
from core.games.histrio.components import CHAMELEON
from core.games.histrio.state import Bar, Caravel, State
from core.games.histrio.travel import redirect


def staged(state: State, told: Sequence[core.Event], frame: int) -> State:
    """This state, changed to how it is after the events told; of the last, only so many frames."""
    for event in told:
        CHANGES.get(event.key, nothing)(state, **event.args)
    if told and told[-1].key == "needle":
        state.needle = swung(told[-1].args["start"], told[-1].args["end"], frame)
    return state


def swung(start: int, end: int, frame: int) -> int:
    """Where the needle is after so many marks of its way."""
    step = 1 if end > start else -1
    way = [mark for mark in range(start, end + step, step) if mark]
    return way[min(frame, len(way) - 1)]


def swings(event: core.Event) -> int:
    """Over how many marks a needle moves."""
    start, end = event.args["start"], event.args["end"]
    return max(1, abs(end - start) - (start * end < 0))


def nothing(state: State, **args: Any) -> None:
    """Nothing on the table changes."""


def turn(state: State, season: int, turn: int, seat: int) -> None:
    state.season, state.turn, state.start = season, turn, seat
    state.barred = None


def festival(state: State, season: int, mood: str) -> None:
    """The last turn is over: the start player has moved on."""
    state.start = (state.start + 1) % len(state.troupes)
    state.barred = None


def season(state: State, season: int) -> None:
    state.season, state.turn = season, 0
    for pile in state.cities:
        pile.faces = []
    for troupe in state.troupes:
        troupe.actors.faces = []
        troupe.disguise.faces = []
        troupe.acrobats.faces += troupe.spent.faces
        troupe.spent.faces = []


def encounter(state: State, city: int, card: core.Face) -> None:
    state.at(city).faces.insert(0, card)


def travels(state: State, seat: int, friendly: bool, city: int) -> None:
    card = f"city-{city}"
    (state.friends if friendly else state.troupes)[seat].used.faces.append(card)
    state.caravels.append(Caravel(seat, friendly, city, card))


def tightrope(state: State, seat: int, start: int, end: int) -> None:
    spend(state, seat, "tightrope")
    redirect(state, seat, start, end)


def ox(state: State, seat: int, city: int) -> None:
    spend(state, seat, "ox")
    state.barred = Bar(city, seat)


def fire_eater(state: State, seat: int, steps: int) -> None:
    spend(state, seat, "fire_eater")


def spend(state: State, seat: int, acrobat: core.Face) -> None:
    """An acrobat is used."""
    troupe = state.troupes[seat]
    troupe.acrobats.faces.remove(acrobat)
    troupe.spent.faces.append(acrobat)


def spender(acrobat: core.Face) -> Callable[..., None]:
    return lambda state, seat: spend(state, seat, acrobat)


def city(state: State, city: int, seats: list[int], friends: list[int], barred: list[int]) -> None:
    state.city = city


def meets(state: State, seat: int, city: int, card: core.Face) -> None:
    state.at(city).faces.remove(card)
    if is_acrobat(card):
        state.troupes[seat].acrobats.faces.append(card)
    elif is_actor(card):
        state.gained.faces.append(card)


def leaves(state: State, seat: int, card: core.Face) -> None:
    """An actor just met goes, unpaid or to the court."""
    state.gained.faces.remove(card)


def joins(state: State, seat: int, cards: list[core.Face]) -> None:
    state.troupes[seat].actors.faces += cards
    state.gained.faces = []


def clears(state: State, city: int, cards: list[core.Face]) -> None:
    state.at(city).faces = []


def caravel(state: State, seat: int, friendly: bool, city: int, home: bool) -> None:
    card = f"city-{city}"
    gone = next(c for c in state.caravels if (c.seat, c.friendly, c.card) == (seat, friendly, card))
    state.caravels.remove(gone)
    state.city = 0


def takes_back(state: State, seat: int, friendly: bool) -> None:
    (state.friends if friendly else state.troupes)[seat].used.faces = []


def money(state: State, seat: int, amount: int, why: str) -> None:
    state.troupes[seat].money += amount


def steals(state: State, seat: int, victim: int) -> None:
    state.troupes[seat].money += 1
    state.troupes[victim].money -= 1


def manager(state: State, seat: int, managers: int) -> None:
    state.troupes[seat].managers = managers


def needle(state: State, start: int, end: int) -> None:
    state.needle = end


def mood(state: State, mood: str, managers: list[int]) -> None:
    for troupe in state.troupes:
        troupe.managers = 0


def draws(state: State, seat: int, request: core.Face | None) -> None:
    state.troupes[seat].requests.faces.append(request)


def discards(state: State, seat: int, request: core.Face | None) -> None:
    state.troupes[seat].requests.faces.remove(request)


def disguises(state: State, seat: int, talent: core.Face | None) -> None:
    spend(state, seat, CHAMELEON)
    state.troupes[seat].disguise.faces.append(talent)


def disguised(state: State, seat: int, talents: list[core.Face]) -> None:
    state.troupes[seat].disguise.faces = [*talents]


def request(state: State, seat: int, request: core.Face, again: bool, lacks: dict[str, int]) -> None:
    troupe = state.troupes[seat]
    if not again:
        held = troupe.answer if len(troupe.answer) else troupe.requests
        held.faces.remove(request if request in held.faces else None)
        troupe.played.faces.append(request)


CHANGES: dict[str, Callable[..., None]] = {
    "turn": turn,
    "festival": festival,
    "season": season,
    "encounter": encounter,
    "travels": travels,
    "tightrope": tightrope,
    "ox": ox,
    "horse": spender("horse"),
    "fire_eater": fire_eater,
    "strongman": spender("strongman"),
    "city": city,
    "meets": meets,
    "unpaid": leaves,
    "court": leaves,
    "joins": joins,
    "clears": clears,
    "caravel": caravel,
    "takes_back": takes_back,
    "money": money,
    "steals": steals,
    "manager": manager,
    "needle": needle,
    "mood": mood,
    "draws": draws,
    "discards": discards,
    "disguises": disguises,
    "disguised": disguised,
    "request": request,
}
"""What each event changes; the others change nothing that is drawn."""
