"""A replica: the game as one seat sees it, kept in step by following reports.

Knows: the rules, the masked state, and the log.
Must not know: the network, names, or anything its seat may not see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from .chance import BadReport, ReportedChance
from .contract import Action, Event, Game, IllegalAction, Outcome, Refusal, TakeBack
from .dealer import Report, Snapshot
from .memory import Memory
from .piles import Face, Pile, piles_of
from .secrecy import digest
from .sentence import clause
from .taking_back import Course, line_of, standing, taken_in

S = TypeVar("S", bound=msgspec.Struct)

STUMBLES = (
    ArithmeticError, AttributeError, IllegalAction, LookupError, RuntimeError, StopIteration, TypeError, ValueError,
)  # fmt: skip
"""The exceptions of rules given an impossible state or action."""
NOTHING: frozenset[Face | None] = frozenset()


class Replica(Generic[S]):
    """A game as one seat sees it (seat None: a spectator). Raises BadReport if the snapshot is no state of the game.

    With `moments` it can tell, for each line of its log, the state as it was when that line was said; they may be known
    already.
    """

    def __init__(self, game: Game[S], seat: int | None, snapshot: Snapshot, moments: bool | Past[S] = False) -> None:
        self.game = game
        self.seat = seat
        self.seq = snapshot.seq
        self.log: list[Event] = []
        self.began = 0
        """How many lines the log had before the last step."""
        self._past = Past(game, seat, snapshot) if moments is True else moments or None
        self._first, self._reports = snapshot, list[Report]()
        self._ends: list[int] = []
        """The length of the log after each report."""
        self._course = Course()
        self._may_lie: Mapping[str, frozenset[Face | None]] = {}
        try:
            self.state: S = game.decode(snapshot.state)
        except (msgspec.MsgspecError, *STUMBLES) as error:
            raise BadReport(f"The game that was sent cannot be: {clause(error)}.") from None
        self._touched = list(piles_of(self.state))
        self._stands: tuple[Outcome | None, tuple[int, ...]] | None = None
        """What was found out of the state as it is now: it is asked several times a step."""
        self.check()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._standing()[1]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the game goes on."""
        return self._standing()[0]

    def _standing(self) -> tuple[Outcome | None, tuple[int, ...]]:
        if self._stands is None:
            self._stands = self.game.outcome(self.state), self.game.to_act(self.state)
        return self._stands

    def legal(self) -> Sequence[Action]:
        """The legal actions of this seat; empty for a spectator."""
        return [] if self.seat is None else self.game.legal(self.state, self.seat)

    def refused(self) -> Sequence[Refusal]:
        """The refused actions of this seat with reasons; empty for a spectator."""
        return [] if self.seat is None else self.game.refused(self.state, self.seat)

    @property
    def can_be_taken_back(self) -> tuple[int, ...]:
        """The numbers of the steps since which nobody has learned anything."""
        return self._course.open if self.outcome is None else ()

    def secret_choice(self) -> TakeBack | None:
        """What takes this seat's last secret choice back, while not all have chosen; None if there is none."""
        seq = None if self.seat is None else self._choice_of(self.seat)
        return None if seq is None else TakeBack((seq,))

    def _choice_of(self, seat: int) -> int | None:
        return self._course.choice_of(seat, self.game.simultaneous(self.state))

    def moment(self, line: int) -> S:
        """The state as it was when line number `line` of the log was said. Ours to change.

        Raises IndexError if there is no such line, or this replica was not asked to keep its past.
        """
        if self._past is None:
            raise IndexError(line)
        return self.game.decode(self._past.at(range(len(self.log))[line]))

    def opening(self) -> S:
        """The state as it was before the first line of the log. Ours to change. Raises IndexError if this replica was
        not asked to keep its past."""
        if self._past is None:
            raise IndexError(0)
        return self.game.decode(self._past.first)

    def earlier(self, snapshot: Snapshot, lines: int) -> Replica[S]:
        """This game as it was at an earlier snapshot, when its log had so many lines: to be looked at, not to follow
        reports."""
        then = Replica(self.game, self.seat, snapshot)
        then.log, then._past = self.log[:lines], self._past
        return then

    def recall(self) -> Memory:
        """The memory of this seat: what it could have written down of what is hidden now."""
        return self.game.recall(self.state, self.seat, standing(self.log))

    def follow(self, report: Report) -> Sequence[Event]:
        """Carry out what was reported; the new lines of the log.

        Raises BadReport if it is not the next step, is of a seat that is not asked, is no action of this game, makes
        the rules stumble, tells more, less or something else than they reveal, or leads elsewhere than the dealer's
        game; the replica is then of no use any more, and a new snapshot is needed. Whether the action was one of those
        that its seat could choose is not asked: this view may not show it. Who holds the whole game can, after its end.
        """
        if report.seq != self.seq + 1:
            raise BadReport(f"Step {report.seq} was reported after step {self.seq}.")
        chance = ReportedChance(self.seat, report.told)
        self._apply(report, chance)
        self._stands = None
        if digest(self.game, self.state) != report.digest:
            raise BadReport(f"After step {report.seq} this copy of the game differs from the host's.")
        self.seq = report.seq
        self._touched += chance.touched
        self._reports.append(report)
        events = [Event(key, args) for key, args in chance.lines]
        self.began = len(self.log)
        self.log += events
        self._ends.append(len(self.log))
        return events

    def check(self) -> None:
        """A state comes from a stranger too: its faces must be in the box, and the rules must find their way in it.
        Raises BadReport; to be asked after each report of a table that is not to be trusted."""
        try:
            self._check()
        except STUMBLES as error:
            raise BadReport(f"The game that was sent cannot be: {clause(error)}.") from None

    def _check(self) -> None:
        if self.game.players(self.state) not in self.game.seats:
            raise ValueError("so many do not play this game")
        if not self._in_box(self._touched):
            self._open_box()
            if not self._in_box(piles_of(self.state)):
                raise ValueError("there is a card that is not in the box")
        self._touched = []
        outcome, to_act = self._standing()
        if outcome is None and not to_act:
            raise ValueError("nobody is asked, and it is not over")
        self.legal()

    def _in_box(self, piles: Iterable[Pile]) -> bool:
        """Faces come in by a report alone, so that it is nearly always enough to look at the piles that it touched; but
        some of those may have been put away since."""
        for pile in piles:
            if pile.faces and not self._may_lie.get(pile.kind, NOTHING).issuperset(pile.faces):
                return False
        return True

    def _open_box(self) -> None:
        """Find what may lie in piles of each kind, known or not. It changes so rarely that it is found anew only when
        something does not fit."""
        box = self.game.components(self.state)
        self._may_lie = {kind: frozenset({None, *faces}) for kind, faces in box.items()}

    def _apply(self, report: Report, chance: ReportedChance) -> None:
        """A report comes from a stranger: whatever it makes the rules stumble over is its fault, not theirs."""
        try:
            action: Action = self.game.unpack(report.action)
            if isinstance(action, TakeBack):
                self._take_back(report, action, chance)
                return
            if report.actor not in self.to_act:
                raise BadReport(f"Seat {report.actor} was reported to act out of turn.")
            if any((getattr(action, field) is None) is (report.actor == self.seat) for field in action.secret):
                raise BadReport("The report shows a secret of another player, or hides one of this seat's own.")
            taken = taken_in(self.game, self.state, report.seq, report.actor, action)
            self.game.apply(self.state, report.actor, action, chance)
            chance.finish()
            self._course.went_on(taken, chance.revealing, self.game, self.state)
            if self._past is not None:
                self._past.goes_on(report)
        except BadReport:
            raise
        except STUMBLES as error:
            raise BadReport(f"Step {report.seq} does not fit the rules: {clause(error)}.") from error

    def _take_back(self, report: Report, action: TakeBack, chance: ReportedChance) -> None:
        """Goes on without the steps that are taken back. Raises BadReport if somebody has learned something since."""
        players, actor = self.game.players(self.state), report.actor
        if self.outcome is not None or actor >= players or not self._course.allows(action.steps):
            raise BadReport(f"Step {report.seq} takes back what cannot be taken back.")
        chance.finish()
        secret = action.steps == (self._choice_of(actor),)
        lines = [line for seq in action.steps for line in self._lines_of(seq)]
        self.state = self._played({*self._course.void, *action.steps})
        self._course.took_back(report.seq, action.steps)
        event = line_of(actor, action, secret, lines)
        chance.lines.append((event.key, event.args))
        if self._past is not None:
            self._past.became(self.game.encode(self.state))

    def _lines_of(self, seq: int) -> range:
        """The lines of the log that a step has said."""
        at = seq - self._first.seq - 1
        return range(self._ends[at - 1] if at else 0, self._ends[at])

    def _played(self, void: Collection[int]) -> S:
        """The state after all steps but the void ones."""
        state = self.game.decode(self._first.state)
        for report in self._reports:
            if report.seq not in void:
                if report.actor not in self.game.to_act(state):
                    raise BadReport(f"Step {report.seq} does not stand without those that are taken back.")
                chance = ReportedChance(self.seat, report.told)
                self.game.apply(state, report.actor, self.game.unpack(report.action), chance)
        return state


class Past(Generic[S]):
    """The states at each line of a log. The steps are played a second time only when somebody looks back, and only as
    far as that."""

    def __init__(self, game: Game[S], seat: int | None, snapshot: Snapshot) -> None:
        self._game, self._seat, self._first = game, seat, snapshot
        self._state: S | None = None
        self._ahead: deque[Report | bytes] = deque()
        """The steps that were not played a second time yet; of one that took others back, the state after it."""
        self._stood: list[bytes] = []

    @property
    def first(self) -> bytes:
        """The state before the first line, encoded."""
        return self._first.state

    def goes_on(self, report: Report) -> None:
        """There is a step more to look back at."""
        self._ahead.append(report)

    def became(self, state: bytes) -> None:
        """There is a step more, with one line, which took others back; its state is known."""
        self._ahead.append(state)

    def stood(self, state: bytes) -> None:
        """There is a line more, and its state is known already."""
        self._stood.append(state)

    def at(self, line: int) -> bytes:
        """The state when line number `line` was said, encoded."""
        while line >= len(self._stood):
            self._play(self._ahead.popleft())
        return self._stood[line]

    def _play(self, report: Report | bytes) -> None:
        if isinstance(report, bytes):
            self._state = self._game.decode(report)
            self._stood.append(report)
            return
        state = self._state = self._state or self._game.decode(self._first.state)
        chance = ReportedChance(self._seat, report.told, lambda: self._stood.append(self._game.encode(state)))
        self._game.apply(state, report.actor, self._game.unpack(report.action), chance)
