"""Histrio on the screen: what a visit to a city would bring, as far as this seat can tell.

Knows: the rules, which carry the visit out on a copy.
Must not know: who else travels there, or how any of it is worded.
"""

from __future__ import annotations

import core
from core.games.histrio.actions import KeepAll
from core.games.histrio.cities import visit
from core.games.histrio.state import Caravel, Errand, State
from tui.boards.base import View


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
