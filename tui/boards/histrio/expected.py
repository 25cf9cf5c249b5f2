"""Histrio as it is about to be: troupes with the actors just gained, and what a visit to a city would bring.

Knows: the rules, which carry a visit out on a copy of what this seat sees.
Must not know: who else travels there, or how anything is said or drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

import core
from core.games.histrio.actions import KeepAll
from core.games.histrio.cities import entering, visit
from core.games.histrio.state import Caravel, Errand, State, Troupe
from core.piles import Face
from tui.boards.view import View


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
