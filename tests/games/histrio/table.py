"""A table of Histrio for the tests: cards are put where a test wants them, and every peer follows along.

No card is made up: what is laid somewhere is taken from a deck, and the box is counted after every action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import core
from core.games.histrio.actions import Answer, Done, KeepAll, Travel
from core.games.histrio.cards import is_actor
from core.games.histrio.components import CITIES, END, REQUESTS
from core.games.histrio.requests import unplayed
from core.games.histrio.rules import FESTIVAL
from core.games.histrio.state import State, Troupe, errands
from core.games.histrio.travel import on_board

GAME = core.game("histrio")


class Table:
    """Players at seats 0, 1, ...; seat `start` is start player. The cities are bare until a test lays cards.

    `requests` and `friends` are the first cards of those decks; `later` is luck for what comes after the setup.
    """

    def __init__(
        self,
        players: int = 3,
        start: int = 0,
        needle: int = 1,
        cities: dict[int, Sequence[str]] | None = None,
        requests: Sequence[str] = (),
        friends: Sequence[Sequence[int]] = ((), ()),
        later: Sequence[Any] = (),
        **options: Any,
    ) -> None:
        friendly = [[f"city-{city}" for city in order] for order in friends] if players == 2 else []
        luck = [1, start + 1, [], list(requests), *friendly, *later]
        self.dealer = core.Dealer(GAME, players, options, seed=bytes(32), script=luck)
        self.state: State = self.dealer.state
        self.state.needle = needle
        self.bare()
        for city, cards in (cities or {}).items():
            self.lay(city, *cards)

    def bare(self) -> None:
        """No encounters at any city any more; a test sets up anew."""
        self.replicas: dict[int | None, core.Replica[State]] = {}
        for pile in self.state.cities:
            shift(pile, self.state.deck, len(pile))

    def lay(self, city: int, *cards: str) -> None:
        """Encounters at a city, the newest first."""
        for card in cards:
            pick(self.state.deck, self.state.at(city), card)

    def give(self, seat: int, *cards: str) -> None:
        """Actors and acrobats before a player."""
        troupe = self.troupe(seat)
        for card in cards:
            pick(self.state.deck, troupe.actors if is_actor(card) else troupe.acrobats, card)

    def hold(self, seat: int, *requests: str) -> None:
        """Unplayed requests of a player."""
        for request in requests:
            pick(self.state.request_deck, self.troupe(seat).requests, request)

    def use(self, seat: int, *cities: int) -> None:
        """Travel cards of a player that are used already."""
        for city in cities:
            pick(self.troupe(seat).hand, self.troupe(seat).used, f"city-{city}")

    def troupe(self, seat: int) -> Troupe:
        return self.state.troupes[seat]

    def money(self) -> list[int]:
        return [troupe.money for troupe in self.state.troupes]

    def hand(self, seat: int) -> list[int]:
        return sorted(int(card[-1]) for card in self.troupe(seat).hand.known())

    def board(self, seat: int, friendly: bool = False) -> list[int]:
        return on_board(self.state, seat, friendly)

    @property
    def asked(self) -> list[tuple[str, int]]:
        """The questions that are open now."""
        return [(question.ask, question.seat) for question in GAME.open_questions(self.state)]

    def legal(self, seat: int) -> list[core.Action]:
        return list(self.dealer.legal(seat))

    def act(self, seat: int, *actions: core.Action) -> None:
        """Answers of one seat; every peer follows and sees what it may."""
        if not self.replicas:
            everybody = [None, *self.state.seats]
            self.replicas = {who: core.Replica(GAME, who, self.dealer.snapshot(who), moments=True) for who in everybody}
        for action in actions:
            step = self.dealer.act(seat, action)
            for who, replica in self.replicas.items():
                replica.follow(step.report(who))
                assert replica.state == core.mask(GAME, self.state, who)
            assert box(self.state) == {kind: +Counter(faces) for kind, faces in GAME.components(self.state).items()}

    def travel(self, *cities: int) -> None:
        """Seat 0, 1, ... travel to these cities."""
        for seat, city in enumerate(cities):
            self.act(seat, Travel(f"city-{city}"))

    def keep_all(self, *seats: int) -> None:
        for seat in seats:
            self.act(seat, KeepAll())

    def festival(self, season: int = 1) -> None:
        """The last turn of the season ends now, without any encounter left."""
        state = self.state
        state.season, state.turn = season, 6
        shift(state.deck, state.discard, len(state.deck))
        state.asked = [core.Question(END, 0)]
        state.todo = errands(*FESTIVAL)
        self.replicas = {}
        self.act(0, Done())

    def refuse(self, *seats: int) -> None:
        """Festival: these play no request."""
        for seat in seats:
            self.act(seat, Answer(f"blank-{seat}"))

    def held(self, seat: int, by: int | None = None) -> list[str | None]:
        """The unplayed requests of a player, as they are, or as another sees them."""
        return unplayed(core.mask(GAME, self.state, seat if by is None else by), seat)

    def said(self, key: str, by: int | None = None) -> list[dict[str, Any]]:
        """The log's lines of one key, as a seat or (None) a spectator has them."""
        return [event.args for event in self.replicas[by].log if event.key == key]

    def paid(self, seat: int, why: str) -> list[int]:
        """What a player got from the bank for one reason, payment by payment."""
        return [line["amount"] for line in self.said("money") if (line["seat"], line["why"]) == (seat, why)]


def pick(source: core.Pile, target: core.Pile, card: str) -> None:
    source.faces.remove(card)
    target.faces.append(card)


def shift(source: core.Pile, target: core.Pile, n: int) -> None:
    target.faces += source.faces[:n]
    del source.faces[:n]


def box(state: State) -> dict[str, Counter[Any]]:
    found: dict[str, Counter[Any]] = {}
    for pile in core.piles_of(state):
        found.setdefault(pile.kind, Counter()).update(pile.faces)
    return found


EVERY_CITY = list(CITIES)
EVERY_REQUEST = list(REQUESTS)
