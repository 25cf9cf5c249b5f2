"""A whole game at every step, as one seat saw it or with every card open: any of its steps is reached at once.

Knows: the rules, reports, snapshots.
Must not know: files, names, or where a game comes from.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .chance import SeededChance, Stream
from .contract import Action, Event, Game, TakeBack
from .dealer import Report, Snapshot
from .replica import Past, Replica
from .taking_back import Course, line_of, taken_in

S = TypeVar("S", bound=msgspec.Struct)


class Timeline(Generic[S]):
    """The steps of a game, each as a replica that was never further. Step 0 is the beginning."""

    def __init__(self, last: Replica[S]) -> None:
        """`last` is the game at its beginning, with its moments; it goes on with the timeline."""
        self.last = last
        self._steps: list[Snapshot] = []
        self._logged: list[int] = []
        """The length of the log after each step."""
        self._note()

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self._steps) - 1

    def add(self, report: Report) -> Sequence[Event]:
        """Carries out one step more; returns its lines. Raises BadReport."""
        events = self.last.follow(report)
        self.last.check()
        self._note()
        return events

    def at(self, step: int) -> Replica[S]:
        """The game after so many steps: to be looked at only."""
        return self.last.earlier(self._steps[step], self._logged[step])

    def logged(self, step: int) -> int:
        """The length of the log after so many steps."""
        return self._logged[step]

    def step_of(self, line: int) -> int:
        """The step that said line number `line` of the log; the first line is 1, and 0 is the beginning."""
        return min(bisect_left(self._logged, line), self.steps)

    def _note(self) -> None:
        self._steps.append(Snapshot(self.last.seq, self.last.game.encode(self.last.state)))
        self._logged.append(len(self.last.log))


def follow_game(
    game: Game[S],
    seat: int | None,
    first: Snapshot,
    reports: Iterable[Report],
    breathe: Callable[[], None] = lambda: None,
) -> Timeline[S]:
    """The game that a seat was told of, at every step. `breathe` is called after each. Raises BadReport."""
    timeline = Timeline(Replica(game, seat, first, moments=True))
    for report in reports:
        timeline.add(report)
        breathe()
    return timeline


class OpenTimeline(Timeline[S]):
    """A game of which every card is known: its states are the dealer's, and its log hides nothing."""

    def __init__(
        self, game: Game[S], seat: int | None, players: int, options: Mapping[str, Any], seed: bytes,
        steps: Iterable[tuple[int, Action]], begins: S | None = None,
    ) -> None:  # fmt: skip
        """`seat` is the seat from which it is looked at. The steps are those of a dealer, who has checked them; so is
        `begins`, the first state of a game that was not dealt."""
        chance = _TellingChance(Stream(seed))

        def begun(chance: SeededChance) -> S:
            return game.clone(begins) if begins else game.setup(players, game.configure(players, options), chance)

        state = begun(chance)
        past = Past[S](game, seat, Snapshot(0, game.encode(state)))
        super().__init__(Replica(game, seat, Snapshot(0, past.first), moments=past))
        chance.watch(lambda: past.stood(game.encode(state)))
        chance.take()
        course, taken_so_far = Course(), list[tuple[int, Action]]()
        for actor, action in steps:
            taken_so_far.append((actor, action))
            if isinstance(action, TakeBack):
                chance.lines.append(self._taken_back(course, actor, action, state))
                standing = [each for seq, each in enumerate(taken_so_far, 1) if seq not in course.void]
                state = _played(game, begun, seed, standing)
                past.stood(game.encode(state))
            else:
                taken = taken_in(game, state, len(taken_so_far), actor, action)
                game.apply(state, actor, action, chance)
                course.went_on(taken, chance.revealing, game, state)
                chance.take()
            self._carry_on(Snapshot(self.last.seq + 1, game.encode(state)), chance.lines)

    def _taken_back(self, course: Course, actor: int, action: TakeBack, state: Any) -> Event:
        game = self.last.game
        secret = action.steps == (course.choice_of(actor, game.simultaneous(state)),)
        course.took_back(self.steps + 1, action.steps)
        lines = [line for seq in action.steps for line in range(self.logged(seq - 1), self.logged(seq))]
        return line_of(actor, action, secret, lines)

    def _carry_on(self, now: Snapshot, lines: list[Event]) -> None:
        """One step more, without a report: its state and its lines are known."""
        before = self.last.log
        self.last = self.last.earlier(now, 0)
        self.last.log = [*before, *lines]
        lines.clear()
        self._note()


def _played(
    game: Game[S], begun: Callable[[SeededChance], S], seed: bytes, steps: Iterable[tuple[int, Action]]
) -> S:  # fmt: skip
    """The state after these steps from the beginning on."""
    chance = SeededChance(Stream(seed))
    state = begun(chance)
    for actor, action in steps:
        game.apply(state, actor, action, chance)
    return state


class _TellingChance(SeededChance):
    """The dealer's chance, which also keeps a log in which nothing is hidden."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.lines: list[Event] = []
        self._said: Callable[[], None] = lambda: None

    def watch(self, said: Callable[[], None]) -> None:
        """Calls `said` after each line from now on; what was said before is dropped, as a replica drops it."""
        self._said = said
        self.lines.clear()

    def say(self, key: str, **args: Any) -> None:
        self.lines.append(Event(key, args))
        self._said()
