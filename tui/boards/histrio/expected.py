"""Histrio as it is about to be: troupes with the actors just gained, what a visit to a city would bring, and who can
share it.

Knows: caravels, travel cards, and the rules, which carry a visit out on a copy of what this seat sees.
Must not know: how anything is said or drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

import core
from core.games.histrio.actions import KeepAll
from core.games.histrio.cards import pull, talent_of
from core.games.histrio.cities import entering, friends_at, players_at, visit
from core.games.histrio.components import BEST_SHOW, MOOD_OF, SHOW_PAYS
from core.games.histrio.shows import best_shows, show_of
from core.games.histrio.state import Caravel, Errand, State, Troupe
from core.games.histrio.theatre import mood, moved
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


def without(state: State, seat: int, sent: Face) -> State:
    """The same if one of these actors has gone to the court, and has moved the needle."""
    troupes, cast = list(joined(state).troupes), list(joined(state).troupes[seat].actors.faces)
    if sent in cast:
        cast.remove(sent)
    troupes[seat] = replace(troupes[seat], actors=replace(troupes[seat].actors, faces=cast))
    return replace(state, troupes=troupes, needle=moved(state.needle, pull([sent])))


def disguised(state: State, seat: int, talent: str) -> State:
    """The same if a chameleon has become an actor of this talent."""
    troupes, troupe = list(state.troupes), state.troupes[seat]
    troupes[seat] = replace(troupe, disguise=replace(troupe.disguise, faces=[*troupe.disguise.faces, talent]))
    return replace(state, troupes=troupes)


class Earnings(NamedTuple):
    """The écus that a troupe would take at a festival held now, without requests."""

    actors: int
    prize: int

    @property
    def sum(self) -> int:
        return self.actors + self.prize


def earnings(state: State, seat: int) -> Earnings:
    """An écu for each actor of the King's mood, and the prize of a show that pleases."""
    liked = sum(MOOD_OF[talent_of(actor)] == mood(state) for actor in state.troupes[seat].actors.known())
    best = BEST_SHOW if seat in best_shows(state) else 1
    return Earnings(liked, SHOW_PAYS[state.season] * best if show_of(state, seat).pleases else 0)


def money_alone(view: View, city: int) -> int:
    """The écus that this seat would gain, or lose if negative, if it came to a city alone and kept all actors."""
    return alone(view, city).troupes[view.own].money - view.state.troupes[view.own].money


def alone(view: View, city: int) -> State:
    """The state after this seat came to a city alone and kept all actors."""
    copy: State = view.game.decode(view.game.encode(view.state))
    copy.asked, copy.todo, copy.caravels, copy.barred = [], [], [Caravel(view.own, False, city, f"city-{city}")], None
    return core.foreseen(copy, view.own, lambda chance: _visit(view, copy, city, chance)).state


def _visit(view: View, state: State, city: int, chance: core.Chance) -> None:
    """Resolves a city. This seat robs the first who can be robbed, and keeps all actors."""
    game = view.game
    assert isinstance(game, core.AskingGame)
    visit(state, Errand("city", city), chance)
    while state.asked or state.todo[0].do != "depart":
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
