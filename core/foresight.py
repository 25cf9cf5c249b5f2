"""Foresight: what an action does for certain, by the rules, as far as one seat can tell.

Knows: the rules, a masked state, and where luck or a hidden card would decide.
Must not know: any game, or what is likely.

The rules are carried out on a copy of the state. Where they ask for luck, or for a card that the seat does not see,
they stop, and so does what can be foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar, cast

from .chance import ReportedChance
from .contract import Action, Event, Game
from .piles import Audience

T = TypeVar("T")


class Unforeseen(Exception):
    """The rules ask for what this seat cannot know."""


class Foreseen(NamedTuple):
    """What is certain to follow."""

    state: Any
    """A state of its own: as it is then, or as it is where the rules have stopped."""
    events: list[Event]
    """What would be told until then."""
    whole: bool
    """False if luck or a hidden card stopped the rules."""

    def first(self, *keys: str) -> Event | None:
        """The first event of one of these kinds."""
        return next((event for event in self.events if event.key in keys), None)

    def all(self, *keys: str) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if event.key in keys]


class ForeseenChance(ReportedChance):
    """The chance of a seat that is told nothing new: it knows what it sees, and stops at anything else."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat, ())

    def announce(self, question: Callable[[], T], answers: Iterable[T]) -> T:
        raise Unforeseen

    def _learn(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        if not self._sees(viewers):
            return None
        known = make()
        if known is None or (isinstance(known, list) and None in cast("list[Any]", known)):
            raise Unforeseen
        return cast("Any", known)

    def _lucky(self, draw: Callable[[Callable[[int], int]], T]) -> T:
        raise Unforeseen


def foresee(game: Game[Any], state: Any, seat: int, *actions: Action) -> Foreseen:
    """Returns what follows if this seat does these things one after the other, as far as it can tell from the masked
    state. An action for which the seat is not asked any more is left out."""
    copy = game.decode(game.encode(state))

    def answer(chance: ForeseenChance) -> None:
        for action in actions:
            if seat in game.to_act(copy) and game.outcome(copy) is None:
                game.apply(copy, seat, action, chance)

    return foreseen(copy, seat, answer)


def foreseen(state: Any, seat: int | None, happens: Callable[[ForeseenChance], None]) -> Foreseen:
    """Returns what follows from something that is done to this state, which is changed."""
    chance, whole = ForeseenChance(seat), True
    try:
        happens(chance)
    except Unforeseen:
        whole = False
    return Foreseen(state, [Event(key, args) for key, args in chance.lines], whole)
