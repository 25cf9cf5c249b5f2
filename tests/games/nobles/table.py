"""A table for the conformance tests: any position of Duelling Nobles, scripted luck, and every seat watching.

Cards are written short: `Kh` is the king of hearts, `10s` the ten of spades, `Ac` the ace of clubs.
"""

from __future__ import annotations

from typing import Any

import core
from core.games.nobles.actions import Challenge, Done, Lay
from core.games.nobles.components import NOBLES, WEAPONS
from core.games.nobles.rules import turn_of
from core.games.nobles.state import State, Turn
from core.scheduler import tasks

GAME = core.game("nobles")
RANK = {"K": "king", "Q": "queen", "J": "jack", "A": "ace"}
SUIT = {"h": "hearts", "d": "diamonds", "c": "clubs", "s": "spades"}

MINE, THEIRS = "Kh Qd Jc", "Ks Qs Js"


def card(short: str) -> str:
    """The face of a card in short."""
    return f"{RANK.get(short[:-1], short[:-1])}-{SUIT[short[-1]]}"


def cards(text: str) -> list[str]:
    """The faces of some cards in short."""
    return [card(short) for short in text.split()]


class Table:
    """A position with seat 0 to move unless `mover` says otherwise, asked the question `ask`.

    Cards that are named nowhere lie at the bottom of the decks, or where `rest` says: "discard", or "hand", the
    hand of seat 1. `turn` is what was done in this turn already; `luck` is what dice show, and what shuffles bring to
    the top.
    """

    def __init__(
        self,
        courts: tuple[str, str] = (MINE, THEIRS),
        hands: tuple[str, str] = ("", ""),
        coins: tuple[int, int] = (0, 0),
        ask: str = "favour",
        mover: int = 0,
        wounds: dict[str, int] | None = None,
        armour: dict[str, str] | None = None,
        favours: tuple[str, str] = ("", ""),
        discard: str = "",
        deck: str = "",
        nobles: str = "",
        fallen: str = "",
        rest: str = "deck",
        number: int = 1,
        turn: dict[str, Any] | None = None,
        last_duel: int = 0,
        luck: tuple[Any, ...] = (),
        **options: Any,
    ) -> None:
        self.dealer = core.Dealer(GAME, 2, options, seed=bytes(32), script=[[], [], *luck])
        self.state: State = self.dealer.state
        self._courts(courts, wounds or {}, armour or {}, nobles, fallen)
        self._weapons(hands, favours, discard, deck, rest)
        self.state.coins = list(coins)
        self.state.turn = Turn(number, mover, **(turn or {}))
        self.state.last_duel = last_duel
        turn_tasks = turn_of(self.state)
        self.state.todo = tasks(*turn_tasks[turn_tasks.index(ask) + 1 :])
        self.state.asked = [core.Question(ask, mover)]
        self.replicas = {
            seat: core.Replica(GAME, seat, self.dealer.snapshot(seat), moments=True) for seat in (None, 0, 1)
        }
        self.last: core.Step | None = None

    def _courts(
        self, courts: tuple[str, str], wounds: dict[str, int], armour: dict[str, str], nobles: str, fallen: str
    ) -> None:
        state = self.state
        for seat, text in enumerate(courts):
            state.dealt[seat].faces = []
            state.courts[seat] = core.Pile("noble", core.EVERYONE, cards(text))
            for short in text.split():
                state.wounds[card(short)] = wounds.get(short, 0)
                state.armour[card(short)] = core.Pile("weapon", core.EVERYONE, cards(armour.get(short, "")))
        state.fallen.faces = cards(fallen)
        placed = [*cards(" ".join(courts)), *cards(fallen), *cards(nobles)]
        state.noble_deck.faces = cards(nobles) + [face for face in NOBLES if face not in placed]

    def _weapons(self, hands: tuple[str, str], favours: tuple[str, str], discard: str, deck: str, rest: str) -> None:
        state = self.state
        for seat in (0, 1):
            state.hands[seat].faces = cards(hands[seat])
            state.favours[seat].faces = cards(favours[seat])
        state.discard.faces, state.weapon_deck.faces = cards(discard), cards(deck)
        placed = [face for pile in core.piles_of(state) if pile.kind == "weapon" for face in pile.faces]
        others = [face for face in WEAPONS if face not in placed]
        {"deck": state.weapon_deck, "discard": state.discard, "hand": state.hands[1]}[rest].faces += others

    @property
    def asked(self) -> tuple[str, int]:
        """The open question, and whose it is."""
        return self.state.asked[0].ask, self.state.asked[0].seat

    @property
    def legal(self) -> list[core.Action]:
        """The answers to the open question."""
        return list(self.dealer.legal(self.dealer.to_act[0]))

    def offers(self, kind: type[core.Action]) -> list[Any]:
        """The answers of one kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def do(self, *actions: core.Action) -> list[core.Event]:
        """Answer, one after the other; what the log says to a spectator. Each replica must stay the masked state."""
        events: list[core.Event] = []
        for action in actions:
            step = self.last = self.dealer.act(self.dealer.to_act[0], action)
            for seat, replica in self.replicas.items():
                told = replica.follow(step.report(seat))
                events += told if seat is None else []
                assert replica.state == core.mask(GAME, self.state, seat)
        return events

    def done(self, times: int = 1) -> list[core.Event]:
        """Answer `done`, so often."""
        return self.do(*[Done()] * times)

    def until(self, ask: str) -> None:
        """Answer `done` until this is asked."""
        while self.asked[0] != ask:
            self.done()

    def duel(self, mine: str, theirs: str, my_weapons: str = "", their_weapons: str = "") -> list[core.Event]:
        """A whole duel of the player to move, without a substitute."""
        events = self.do(Challenge(card(mine), card(theirs)))
        if self.asked[0] == "substitute":
            events += self.done()
        for weapons in (my_weapons, their_weapons):
            events += self.do(*map(Lay, cards(weapons)))
            events += self.done()
        return events


def keys(events: list[core.Event]) -> list[str]:
    """The keys of some events."""
    return [event.key for event in events]


def only(events: list[core.Event], key: str) -> list[dict[str, Any]]:
    """The arguments of the events with this key."""
    return [event.args for event in events if event.key == key]
