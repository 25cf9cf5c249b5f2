"""The dealer: the one who holds the full state and the seed, and tells each seat what it may know.

Knows: the rules, the full state, every action so far.
Must not know: the network, names, time. Nothing here may be printed: it holds every secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .chance import SEED_BYTES, Mark, SeededChance, Stream
from .contract import Action, Game, IllegalAction, Outcome, RulesFailed, TakeBack
from .piles import Audience, only
from .plain import MAX_SEATS, Digest, Number, Plain, Seat
from .secrecy import digest, seen
from .taking_back import Course, taken_in

S = TypeVar("S", bound=msgspec.Struct)


class Report(msgspec.Struct, frozen=True, tag_field="t", tag="report", gc=False):
    """A step as one seat learns of it; a `Replica` follows it. It is plain data, sent and saved as it is: hence the
    tag, and bounds that hold for a report from a stranger."""

    seq: Number
    """The number of this step; the first is 1."""
    actor: Seat
    action: Plain
    """As `Game.pack` gives it; secret fields are None for everybody but the actor."""
    told: Plain
    """What this seat newly gets to see, in the order in which the rules reveal it."""
    digest: Digest
    """Of the public state after the step."""


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """The state as one seat sees it after step `seq`, as bytes."""

    seq: int
    state: bytes


class Step:
    """An action and its consequences. A dealer that is given `luck` as its script gets the same step again."""

    def __init__(
        self, seq: int, actor: int, action: list[Any], masked: list[Any],
        news: list[tuple[Audience, Any]], luck: list[Any], digest: bytes,
    ) -> None:  # fmt: skip
        self.seq = seq
        self.actor = actor
        self.luck = luck
        self.action = action
        self._masked = masked
        self._news = news
        self._digest = digest

    def report(self, seat: int | None) -> Report:
        """The report of this step to `seat` (None: a spectator)."""
        action = self.action if seat == self.actor else self._masked
        bit = MAX_SEATS if seat is None else seat  # beyond all seats: set in an audience that spectators belong to
        told = [value for audience, value in self._news if audience >> bit & 1]
        return Report(self.seq, self.actor, action, told, self._digest)

    def reports(self, seats: Iterable[int | None]) -> dict[int | None, Report]:
        """The report to each of these seats. All that are told no more and no less than a spectator share one."""
        reports, apart = dict.fromkeys(seats, self.report(None)), self._apart()
        for seat in reports if apart else ():
            if seat is not None and apart >> seat & 1:
                reports[seat] = self.report(seat)
        return reports

    def _apart(self) -> int:
        """The seats that are told otherwise than a spectator, one bit a seat."""
        apart = only(self.actor) if self._masked is not self.action else 0
        for audience, _ in self._news:
            apart |= audience if audience >= 0 else ~audience
        return apart


class Dealer(Generic[S]):
    """A running game in full, all of whose luck follows from `seed` (`SEED_BYTES` of them); `script` is luck that comes
    before it, for tests and for replaying what was recorded. With `begins` no game is dealt: this full state, one in
    the middle of a game that was only imagined (`determinize`), is the first, and a copy of it is played on.

    Raises BadOptions if the game cannot be played so, and ValueError if its beginning does not fit the script.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        seed: bytes,
        script: Iterable[Any] = (),
        begins: S | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.configure(seats, options)
        self._chance = SeededChance(Stream(seed), script)
        self.state: S = game.clone(begins) if begins else game.setup(seats, self.options, self._chance)
        _, self.opening_luck = self._chance.take()
        self._start = game.clone(self.state)
        self.steps: list[Step] = []
        self._course = Course()

    @property
    def seq(self) -> int:
        """The number of steps so far."""
        return len(self.steps)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the game goes on."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> Sequence[Action]:
        """Every action that `act` takes from this seat now, besides a `TakeBack`."""
        return self.game.legal(self.state, seat)

    @property
    def can_be_taken_back(self) -> tuple[int, ...]:
        """The numbers of the steps since which nobody has learned anything: `act` takes any of them back."""
        return self._course.open if self.outcome is None else ()

    def secret_choice(self, seat: int) -> TakeBack | None:
        """What takes the seat's last secret choice back, while not all have chosen; None if there is none."""
        seq = self._course.choice_of(seat, self.game.simultaneous(self.state))
        return None if seq is None else TakeBack((seq,))

    def act(self, seat: int, action: Action) -> Step:
        """Carry out an action, whole or not at all: after IllegalAction or RulesFailed nothing has changed."""
        if isinstance(action, TakeBack):
            return self._take_back(seat, action)
        self._check(self.state, seat, action)
        mark, taken = self._chance.mark(), taken_in(self.game, self.state, self.seq + 1, seat, action)
        try:
            step, final = self._carry_out(seat, action)
        except BaseException as error:
            self._go_back(mark)
            if isinstance(error, Exception):
                raise RulesFailed from error
            raise
        self._course.went_on(taken, final, self.game, self.state)
        self.steps.append(step)
        return step

    def _carry_out(self, seat: int, action: Action) -> tuple[Step, bool]:
        """Returns the step, and whether it is final."""
        self.game.apply(self.state, seat, action, self._chance)
        final = self._chance.revealing
        news, luck = self._chance.take()
        packed = self.game.pack(action)
        masked = self.game.pack(action.masked()) if action.secret else packed
        return Step(self.seq + 1, seat, packed, masked, news, luck, digest(self.game, self.state)), final

    def _go_back(self, mark: Mark) -> None:
        """Undo what a step that failed has done: play the game again up to it, with the luck that it had. A copy before
        every step would cost each of them a tenth. The state stays the same object."""
        self._become(self._played(self._course.void, self.seq))
        self._chance.return_to(mark)

    def _played(self, void: Collection[int], known: int) -> S:
        """The state after all steps but the void ones, with the luck that they had. Raises IllegalAction if a step
        after number `known` was possible only because of a void one."""
        state = self.game.clone(self._start)
        for step in self.steps:
            if step.seq in void:
                continue
            action = self.game.unpack(step.action)
            if step.seq > known:
                self._check(state, step.actor, action)
            self.game.apply(state, step.actor, action, SeededChance(Stream(bytes(SEED_BYTES)), step.luck))
        return state

    def _become(self, state: S) -> None:
        for name in state.__struct_fields__:
            setattr(self.state, name, getattr(state, name))

    def _take_back(self, seat: int, action: TakeBack) -> Step:
        """Raises IllegalAction, and then nothing has changed."""
        if self.outcome is not None:
            raise IllegalAction("game-over")
        if seat not in range(self.seats) or not self._course.allows(action.steps):
            raise IllegalAction("not-possible")
        self._become(self._played({*self._course.void, *action.steps}, action.steps[0]))
        packed = self.game.pack(action)
        step = Step(self.seq + 1, seat, packed, packed, [], [], digest(self.game, self.state))
        self._course.took_back(step.seq, action.steps)
        self.steps.append(step)
        return step

    def snapshot(self, seat: int | None) -> Snapshot:
        """The state as `seat` sees it now."""
        return Snapshot(self.seq, seen(self.game, self.state, seat))

    def first_snapshot(self, seat: int | None) -> Snapshot:
        """The state as `seat` saw it before the first step."""
        return Snapshot(0, seen(self.game, self._start, seat))

    def history(self, seat: int | None, since: int = 0) -> list[Report]:
        """Returns the reports to `seat` after step `since`. Together with the first snapshot, they are the whole game
        as this seat saw it."""
        return [step.report(seat) for step in self.steps[since:]]

    def _check(self, state: S, seat: int, action: Action) -> None:
        if self.game.is_over(state):
            raise IllegalAction("game-over")
        if action not in self.game.legal(state, seat):
            raise IllegalAction("not-possible" if seat in self.game.to_act(state) else "not-your-turn")
