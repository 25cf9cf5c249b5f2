"""Histrio as it is about to be: troupes with the actors just gained, what a visit to a city would bring, and who can
share it.

Knows: caravels, travel cards, and the rules, which carry a visit out on a copy of what this seat sees.
Must not know: how anything is said or drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

import core
from core.games.histrio.actions import KeepAll
from core.games.histrio.cities import entering, friends_at, players_at, visit
from core.games.histrio.state import Caravel, Errand, State, Troupe
from core.games.histrio.travel import friend_left, travel_left
from core.piles import Face
from tui.boards.view import View

Company = tuple[int, bool]
"""A troupe by its player's seat, and whether it is the friendly one."""


def joined(state: State) -> State:
    """The state as if the actors just gained had joined their troupe: what is said of a troupe is said of all actors
    that are seen before it."""
    gained = state.gained.known()
    if not gained:
        return state
    hosts = entering(state, state.city)
    troupes = [larger(troupe, gained) if seat in hosts else troupe for seat, troupe in enumerate(state.troupes)]
    return replace(state, troupes=troupes)


def larger(troupe: Troupe, gained: list[Face]) -> Troupe:
    """A troupe with these actors more."""
    return replace(troupe, actors=replace(troupe.actors, faces=[*troupe.actors.faces, *gained]))


def money_alone(view: View, city: int) -> int:
    """The écus that this seat would gain, or lose if negative, if it came to a city alone and kept all actors."""
    seat, before = view.own, view.state.troupes[view.own].money
    copy: State = view.game.decode(view.game.encode(view.state))
    copy.asked, copy.todo, copy.caravels, copy.barred = [], [], [Caravel(seat, False, city, f"city-{city}")], None
    found = core.foreseen(copy, seat, lambda chance: _visit(view, copy, city, chance))
    return found.state.troupes[seat].money - before


def _visit(view: View, state: State, city: int, chance: core.Chance) -> None:
    """Resolves a city. This seat robs the first who can be robbed, and keeps all actors."""
    game = view.game
    assert isinstance(game, core.AskingGame)
    visit(state, Errand("city", city), chance)
    while state.todo[0].do != "depart":
        if state.asked:
            question = state.asked.pop(0)
            answers = game.answers[question.ask](state, question)
            action = next((each for each in answers if isinstance(each, KeepAll)), answers[0])
            game.handlers[type(action)](state, question, action, chance)
        else:
            task = state.todo.pop(0)
            game.work[task.do](state, task, chance)


# Who shares a city


def company(state: State, seat: int, city: int) -> list[Company]:
    """The troupes that a player who gets in there meets now: no player whom the ox keeps out, but all friendly ones."""
    players = [(other, False) for other in entering(state, city) if other != seat]
    return players + [(owner, True) for owner in friends_at(state, city)]


def shut_out(state: State, seat: int, city: int) -> tuple[list[int], int]:
    """The other players at a city, whom this one's ox would keep out, and how many there are elsewhere."""
    here = [other for other in players_at(state, city) if other != seat]
    return here, len(state.others(seat)) - len(here)


def friends_come(view: View, city: int) -> bool:
    """True if this seat has seen that its friendly troupe travels there."""
    friends = view.state.friends
    return bool(friends) and view.seat is not None and f"city-{city}" in friends[view.seat].looked.known()


def rivals(view: View, city: int) -> list[Company]:
    """The troupes of others that have the travel card of a city left; where our own friends go we know."""
    state: State = view.state
    card, others = f"city-{city}", [seat for seat in state.seats if seat != view.seat]
    players = [(seat, False) for seat in others if card in travel_left(state, seat)]
    return players + [(seat, True) for seat in others if state.friends and card in friend_left(state, seat)]
