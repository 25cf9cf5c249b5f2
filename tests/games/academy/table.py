"""A table for the conformance tests: set the boards, the hands and the round; then let the rules go on.

`Table` is the full game with all its lines told, so that a test can put a situation on the boards in one line
and read in plain data what came of it.
"""

from __future__ import annotations

from typing import Any

import core
from core.chance import SeededChance, Stream
from core.games.academy.components import CARDS
from core.games.academy.game import book_for, proceed
from core.games.academy.state import State
from tests.play import seed_of

GAME = core.game("academy")
ROUND = {number: index for index, number in enumerate(("I", "II", "III", "IV", "V", "VI"), 1)}


class Told(SeededChance):
    """The dealer's chance, with the lines a spectator who sees everything would read."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.lines: list[tuple[str, dict[str, Any]]] = []

    def say(self, key: str, **args: Any) -> None:
        self.lines.append((key, args))


class Table:
    """A game of so many players; the first player is squire 0, or as the first roll of the script says."""

    def __init__(self, players: int = 4, script: tuple[Any, ...] = (1,), **options: Any) -> None:
        self.chance = Told(Stream(seed_of(1)), script)
        self.state = GAME.setup(players, GAME.configure(players, options), self.chance)

    # what lies on the table

    def stand(self, track: str, *walked: int, stack: tuple[int, ...] | None = None) -> Table:
        """Set a track: the distance of each squire's disc, and who arrived after whom."""
        self.state.tracks[track].walked = list(walked)
        self.state.tracks[track].stacked = list(stack or range(len(walked)))
        return self

    def hold(self, *hands: str) -> Table:
        """Give these hands, and go on with the first card to be played."""
        state = self.state
        deck = [card for card, count in CARDS.items() for _ in range(count)]
        for squire, hand in enumerate(hands):
            state.hands[squire].faces = hand.split()
            state.packs[squire].faces, state.played[squire].faces = [], []
            for card in hand.split():
                deck.remove(card)
        state.deck.faces, state.discard.faces = deck, []
        return self.go("play")

    # how it goes on

    def go(self, phase: str) -> Table:
        """Go on from the beginning of this phase of the round."""
        self.state.asked, self.state.step = [], start(self.state, phase)
        self.chance.lines.clear()
        proceed(self.state, self.chance)
        return self

    def score(self, number: str) -> Table:
        """Go on from the scoring of this round."""
        self.state.round = ROUND[number]
        return self.go("before_scoring")

    def act(self, *actions: core.Action) -> Table:
        """Whoever is asked first answers, one after the other."""
        for action in actions:
            seat = self.seat
            assert action in self.legal, (action, self.legal)
            GAME.apply(self.state, seat, action, self.chance)
        return self

    def until(self, *asks: str) -> Table:
        """Answer anything, up to a question like these or the end."""
        while not self.state.over and self.ask not in asks:
            self.act(self.legal[0])
        return self

    # what can be seen

    @property
    def ask(self) -> str | None:
        """What is asked now."""
        return self.state.asked[0].ask if self.state.asked else None

    @property
    def seat(self) -> int:
        return GAME.to_act(self.state)[0]

    @property
    def legal(self) -> list[core.Action]:
        return list(GAME.legal(self.state, self.seat))

    def told(self, key: str, *names: str) -> list[Any]:
        """These arguments of each line of this key, in order; of one name the bare values."""
        lines = [args for told, args in self.chance.lines if told == key]
        return [args[names[0]] if len(names) == 1 else tuple(args[name] for name in names) for args in lines]

    def shields(self, track: str) -> list[list[int]]:
        """The values of each squire's shields from this track."""
        return [[s.value for s in shields if s.track == track] for shields in self.state.shields]

    def walked(self, track: str) -> list[int]:
        return self.state.tracks[track].walked


def start(state: State, phase: str) -> int:
    """The step of the round with which a phase begins."""
    phases = book_for(state.seats, state.options).phases
    return sum(len(steps) for name, steps in phases.items() if list(phases).index(name) < list(phases).index(phase))
