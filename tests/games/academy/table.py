"""A table for the conformance tests: set the boards, the hands and the round; then let the rules go on.

`Table` is the full game with all its lines told, so that a test can put a situation on the boards in one line
and read in plain data what came of it.
"""

from __future__ import annotations

from typing import Any

import core
from core.chance import SeededChance, Stream
from core.games.academy.book import tasks
from core.games.academy.components import CARDS
from core.games.academy.rules import book_for, book_of
from core.games.academy.state import AcademyTask, Shield, State
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

    def expect(self, *outcomes: Any) -> None:
        """These are the next outcomes of luck."""
        self._script.extend(outcomes)

    def reseed(self, number: int) -> None:
        """Luck goes on as from this seed."""
        self._stream = Stream(seed_of(number))


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
            state.played[squire].faces = []
            for card in hand.split():
                deck.remove(card)
        for pack in state.packs:
            pack.faces = []
        state.deck.faces, state.discard.faces = deck, []
        for seat, known in enumerate(state.exchange.known):
            known[:] = [card for squire in (2 * seat, 2 * seat + 1) for card in state.hands[squire].known()]
            state.exchange.dealt[seat].faces = []
        return self.go("play")

    def luck(self, *outcomes: Any) -> Table:
        """The next outcomes of luck."""
        self.chance.expect(*outcomes)
        return self

    def own(self, squire: int, track: str, *values: int) -> Table:
        """Give a squire open shields."""
        self.state.shields[squire] += [Shield(track, value) for value in values]
        return self

    def keep_codex(self, *shields: str) -> Table:
        """What each squire has kept of the codex, as if each were of another round."""
        codex = self.state.codex
        codex.places = []
        codex.kept = [
            [
                core.Pile(f"codex-{number}", self.state.eyes(squire), [face])
                for number, face in enumerate(own.split(), 1)
            ]
            for squire, own in enumerate(shields)
        ]
        return self

    # how it goes on

    def turn_to(self, number: str) -> Table:
        """Make it this round, with its turn order."""
        state = self.state
        state.round = ROUND[number]
        state.order = book_for(state.seats, state.options).turn_order(state.round, state.starter)
        return self

    def go(self, phase: str) -> Table:
        """Go on from the beginning of this phase of the round."""
        self.state.asked, self.state.todo = [], rest_of_round(self.state, phase)
        self.chance.lines.clear()
        GAME.proceed(self.state, self.chance)
        return self

    def score(self, number: str) -> Table:
        """Go on from the scoring of this round."""
        self.turn_to(number)
        return self.go("scoring")

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

    def asked(self) -> tuple[str, int, int]:
        """What is asked, of which seat, for which squire."""
        return self.ask or "", self.seat, self.state.asked[0].squire

    def view(self, seat: int | None) -> State:
        """What a seat, or a spectator, sees."""
        return core.mask(GAME, self.state, seat)

    def shields(self, track: str) -> list[list[int]]:
        """The values of each squire's shields from this track."""
        return [[s.value for s in shields if s.track == track] for shields in self.state.shields]

    def walked(self, track: str) -> list[int]:
        return self.state.tracks[track].walked


def rest_of_round(state: State, phase: str) -> list[AcademyTask]:
    """What is to be done of a round from this phase, or from the scoring of this track, to its end."""
    book = book_of(state)
    phases = [*tasks(("deal", "draft", "play")), *book.parts(AcademyTask("scoring")), AcademyTask("end")]
    if phase == "scoring":
        return phases[3:]
    names = [task.track or task.do for task in phases]
    return phases[names.index(phase) :]
