"""Histrio: everything that changes during a game.

Knows: what lies where, and which questions are open.
Must not know: when anything may happen.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from core.contract import Options
from core.piles import Face, Pile
from core.scheduler import Question, Task


class HistrioOptions(Options, frozen=True):
    """The options of the rules file."""

    seasons: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    """With 1, the game ends after the first festival, which pays as the first."""


class Errand(Task, frozen=True, array_like=True):
    """A task, and the seat or the city that it is about; 0 if it is about neither."""

    about: int = 0


def errands(*names: str) -> list[Errand]:
    """Tasks that say all by their names."""
    return [Errand(name) for name in names]


class Caravel(msgspec.Struct, frozen=True, array_like=True):
    """A caravel that waits before the encounters of a city."""

    seat: int
    friendly: bool
    """True if it belongs to the friendly troupe of this seat."""
    city: int
    """Where it is resolved."""
    card: Face
    """The travel card it was put there for: afterwards it marks the city of this card."""


class Bar(msgspec.Struct, frozen=True, array_like=True):
    """A city that the ox has barred this turn to all players but one."""

    city: int
    seat: int


class Show(msgspec.Struct, frozen=True, array_like=True):
    """A show that a troupe would perform, or has performed."""

    comedy: int
    """The comedians' levels, and 1 for each chameleon shown as one."""
    tragedy: int
    mood: str | None
    """The larger side; None if they are equal."""
    pleases: bool
    """True if it is the mood the King is in."""

    @property
    def difference(self) -> int:
        """Returns the difference between the sides."""
        return abs(self.comedy - self.tragedy)


class Performance(msgspec.Struct, array_like=True):
    """A player's show and earnings at one festival."""

    chameleons: list[Face]
    """The talents of the player's chameleons."""
    actors: int = 0
    """Écus for the player's actors."""
    show: Show | None = None
    """None until shows have been compared."""
    prize: int = 0
    """Écus for the player's show."""
    request: Face | None = None
    """The request the player played; None if none, or not yet."""
    requests: int = 0
    """Écus for the player's requests, those of the season before too."""


class Festival(msgspec.Struct, array_like=True):
    """The shows of one festival."""

    mood: str
    """The mood the King was in."""
    performances: list[Performance]
    """By seat."""


class Troupe(msgspec.Struct, array_like=True):
    """The pieces before one player."""

    money: int
    """Écus."""
    managers: int
    """The number of the player's managers on the theatre."""
    hand: Pile
    """The travel cards the player has left."""
    chosen: Pile
    """The travel card the player has secretly chosen, until all are shown."""
    used: Pile
    """The travel cards the player has used."""
    actors: Pile
    """The actors in hand, without those gained in the city that is being resolved."""
    acrobats: Pile
    """The acrobats that are not used this season."""
    spent: Pile
    """The acrobats that are used this season."""
    requests: Pile
    """The player's unplayed requests; during the festival with the blank, a card that says: none."""
    answer: Pile
    """The request, or the blank, that the player has secretly chosen at the festival."""
    played: Pile
    """The requests the player has played, in order of the seasons."""
    wardrobe: Pile
    """The talents the player's chameleons can still be."""
    disguise: Pile
    """The talents of the player's chameleons at this festival, secret until all are shown."""


class Friend(msgspec.Struct, array_like=True):
    """A friendly troupe: with two players, each has one."""

    deck: Pile
    looked: Pile
    """The travel card its player has looked at, until all are shown."""
    used: Pile


class State(msgspec.Struct, array_like=True):
    """A game of Histrio. Players are known by their seats, cities by their numbers."""

    options: HistrioOptions
    season: int
    """1 or 2."""
    turn: int
    """1 to 6; it stays during the festival."""
    start: int
    """The start player."""
    needle: int
    """-8 to -1 and +1 to +8."""
    city: int
    """The city that is being resolved; 0: none."""
    asked: list[Question]
    """The open questions; the first is to be answered, or all if they are asked at once."""
    todo: list[Errand]
    """What is to be done when no question is open, the next task first."""
    caravels: list[Caravel]
    """The caravels that wait to be resolved, in the order in which they came."""
    journeys: list[Caravel]
    """The caravels as they were put before cities when travel cards were last shown, whatever came of them."""
    barred: Bar | None
    """What the ox has barred this turn."""
    troupes: list[Troupe]
    friends: list[Friend]
    """The friendly troupes by the seat of their player; none with three or more players."""
    deck: Pile
    discard: Pile
    """Encounters that are out, face up."""
    cities: list[Pile]
    """The encounters at the cities 1 to 8, the newest first."""
    gained: Pile
    """The actors gained so far in the city that is being resolved."""
    request_deck: Pile
    request_discard: Pile
    blanks: Pile
    """The blanks that nobody holds now."""
    festivals: list[Festival]
    """The festivals so far, the one that goes on too."""
    over: bool = False

    @property
    def seats(self) -> range:
        """The seats of all players."""
        return range(len(self.troupes))

    def clockwise(self) -> list[int]:
        """The seats in turn order from the start player."""
        return [(self.start + i) % len(self.troupes) for i in self.seats]

    def others(self, seat: int) -> list[int]:
        """The seats of the other players, clockwise from this one."""
        return [(seat + i) % len(self.troupes) for i in self.seats[1:]]

    def at(self, city: int) -> Pile:
        """The encounters at a city."""
        return self.cities[city - 1]

    def then(self, *errands: Errand) -> None:
        """Puts these tasks before all that are waiting."""
        self.todo[:0] = errands

    def ask(self, what: str, seat: int) -> None:
        """Open a question, to be answered after those that are open already."""
        self.asked.append(Question(what, seat))
