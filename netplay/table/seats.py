"""Seats: the game and options chosen for them, the people and bots on them, and why no game can start.

Knows: seats, bots, options, and which people are ready.
Must not know: a running game, or what anybody is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import core
from ai import DEFAULT_LEVEL, split_level
from ai.registry import bots
from netplay.protocol.messages import SEATS, Option, Seated
from netplay.protocol.refusal import Refusal

from .people import BOT_NAMES, People, Person

STAND_IN = DEFAULT_LEVEL
"""The level of bots that play for people."""


class Problem(NamedTuple):
    """The obstacle to a start: a key, a sentence, and the people concerned. Without a sentence there is none."""

    code: str = ""
    sentence: str | None = None
    names: list[str] = []


class Seats:
    """The seats of a table for the chosen game. A person's seat is stored with the person."""

    def __init__(
        self, people: People, game: str, options: Mapping[str, Option] | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:  # fmt: skip
        self._people = people
        self.game = game
        self.options: dict[str, Option] = dict(options or {})
        self.bots: dict[int, str] = dict(bots or {})
        """The level of the bot on each seat that a bot has, or on which one stands in."""
        self.single_move: set[int] = set()
        """The seats on which a bot stands in for one move only."""
        self.established: set[int] = set()
        """The people who have played at this table, or whom the host has seated: they keep their seats while away."""

    # Look-up

    @property
    def count(self) -> int:
        """The number of seats: the most that the game takes."""
        return core.game(self.game).seats[-1]

    def holder(self, seat: int) -> Person | None:
        """The person with this seat."""
        for person in self._people:  # asked several times a step, where a generator costs more than the search
            if person.seat == seat:
                return person
        return None

    def taken(self) -> list[int]:
        """The seats that a person or a bot has, in order."""
        return sorted({*self.bots, *(person.seat for person in self._people if person.seat is not None)})

    def free(self) -> list[int]:
        """The seats that nobody has, in order."""
        taken = self.taken()
        return [seat for seat in range(self.count) if seat not in taken]

    def shown(self, seat: int) -> Seated:
        """A seat as everybody sees it."""
        person, bot = self.holder(seat), self.bots.get(seat)
        if person is None:
            return Seated(bot=bot, name=self.name(seat), ready=bot is not None)
        ready = person.ready or person is self._people.host
        return Seated(person=person.id, bot=bot, name=person.name, here=self._people.here(person), ready=ready)

    def name(self, seat: int) -> str:
        """The name of the person or bot on this seat."""
        person, bot = self.holder(seat), self.bots.get(seat)
        return person.name if person is not None else self._bot_name(seat, bot) if bot else ""

    def _bot_name(self, seat: int, level: str) -> str:
        """The name of a bot: by its seat or, for the first bot with a style, that of the game's character of this
        style."""
        _, style = split_level(level)
        others = [bot for other, bot in self.bots.items() if other < seat and self.holder(other) is None]
        first = style and style not in (split_level(bot)[1] for bot in others)
        return bots(self.game).characters[style].name if first else BOT_NAMES[seat]

    # Bots that stand in

    def stood_in(self, seat: int) -> bool:
        """True if a bot plays for the person on this seat, and not for a single move only."""
        return seat in self.bots and seat not in self.single_move

    def stand_in(self, seat: int, level: str, single_move: bool = False) -> bool:
        """Lets a bot play for the person on this seat, or make a single move. Returns True if no bot played there."""
        new = not self.stood_in(seat)
        self.bots[seat] = level
        (self.single_move.add if single_move else self.single_move.discard)(seat)
        return new

    def stand_down(self, seat: int) -> None:
        """Removes the bot from this seat."""
        self.bots.pop(seat, None)
        self.single_move.discard(seat)

    # Changes

    def seat_newcomer(self, person: Person) -> None:
        """Gives this person the first free seat, if there is one."""
        person.seat = next(iter(self.free()), None)

    def sit(self, person: Person, seat: int) -> None:
        """Gives this person a free seat. Raises Refusal."""
        if not self._people.plays(person, self.game, self.options):
            raise Refusal("other-rules", "Your program plays this game by other rules than this table. "
                                         "Please use the same version as the host.")  # fmt: skip
        if seat >= self.count or seat in self.taken():
            raise Refusal("seat-taken", "That seat is taken. Please choose another.")
        person.seat, person.ready = seat, False

    def give(self, person: Person, seat: int) -> None:
        """Gives this person a seat of a game that goes on."""
        person.seat, person.ready = seat, True
        self.established.add(person.id)

    def stand(self, person: Person) -> None:
        """Frees this person's seat."""
        person.seat, person.ready = None, False

    def be_ready(self, person: Person, ready: bool) -> None:
        """Marks this person as ready, or not. Raises Refusal."""
        if person.seat is None:
            raise Refusal("not-seated", "Take a seat first.")
        person.ready = ready

    def seat_bot(self, seat: int, level: str) -> None:
        """Puts a bot on a seat that no person has. Raises Refusal."""
        check_level(level)
        if seat >= self.count or self.holder(seat) is not None:
            raise Refusal("seat-taken", "That seat is taken. Please choose another.")
        self.bots[seat] = level

    def pick(self, game: str, options: Mapping[str, Option]) -> list[Person]:
        """Chooses the game and its options. Nobody is ready any more, and people on seats that the game lacks move to
        free ones, if there are any. Returns the people who lost their seat since their program plays the game by other
        rules. Raises Refusal."""
        _check_choice(game, options)
        self.game, self.options = game, dict(options)
        for seat in range(self.count, SEATS):
            self.bots.pop(seat, None)
        for person in self._people:
            person.ready = False
            if person.seat is not None and person.seat >= self.count:
                self.seat_newcomer(person)
        return self.stand_strangers()

    def stand_strangers(self) -> list[Person]:
        """Frees the seats of people whose program plays the game by other rules, and returns those people."""
        strangers = [
            p for p in self._people if p.seat is not None and not self._people.plays(p, self.game, self.options)
        ]
        for person in strangers:
            self.stand(person)
        return strangers

    def clear(self) -> None:
        """After a game: removes the bots that stood in. Everybody keeps their seat, and nobody is ready."""
        for person in self._people:
            person.ready = False
            if person.seat is not None:
                self.established.add(person.id)
                self.stand_down(person.seat)

    # The start of a game

    def problem(self) -> Problem:
        """Returns the obstacle to a start, if there is one."""
        game, seats = core.game(self.game), self.taken()
        try:
            game.configure(len(seats), self.options)
        except core.BadOptions as error:
            return Problem("options" if len(seats) in game.seats else "players", str(error))
        seated = [person for person in self._people if person.seat is not None]
        away = [person.name for person in seated if not self._people.here(person)]
        if away:
            return Problem("away", f"Not here: {', '.join(away)}. Wait, or free the seat.", away)
        host = self._people.host
        waiting = [person.name for person in seated if not person.ready and person is not host]
        if waiting:
            return Problem("waiting", f"Not ready yet: {', '.join(waiting)}.", waiting)
        if host is None or not self._people.here(host):
            return Problem("no-host", "Everybody is ready, and waits for the host, who is away.")
        return Problem()


def check_level(level: str) -> None:
    """Raises Refusal if there is no such bot."""
    try:
        split_level(level)
    except ValueError as error:
        raise Refusal("no-such-bot", str(error)) from None


def _check_choice(game: str, options: Mapping[str, Option]) -> None:
    if game not in core.IDS:
        raise Refusal("no-such-game", f"Unknown game. Choose from: {', '.join(core.IDS)}.")
    known = {choice.name: choice for choice in core.game(game).choices}
    for name, value in options.items():
        if name not in known or not known[name].takes(value):
            raise Refusal("bad-options", "This game has no such option, or not with that value.")
