"""Taking back: which steps of a game can be undone because nobody has learned anything since, and how the rest stands.

Knows: steps by their numbers, which of them have revealed something, who was asked when.
Must not know: any game, who has to agree, the network.

A step that drew luck, or let anybody see what they had not seen, is final, and so is every step before it. What a
`TakeBack` names is void from then on; all other steps stand. It is a step itself: nothing that was told is untold.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from .contract import Action, Event, Game, TakeBack

RECONSIDERED, UNDONE = "reconsidered", "undone"
"""The keys of the lines that tell of steps taken back: of one secret choice while others still choose, or of any."""


class StepTaken(msgspec.Struct, frozen=True):
    """A step that stands and is not final."""

    seq: int
    actor: int
    choice: str
    """What was chosen by several at the same time, see `Game.simultaneous`; "" if it was no secret choice."""
    asked: tuple[int, ...]
    """The seats that were asked before a secret choice."""


class Course:
    """The steps of a running game that can still be taken back, and those that were."""

    def __init__(self) -> None:
        self._open: list[StepTaken] = []
        self.void: set[int] = set()
        """The numbers of the steps that do not stand: those taken back, and those that took them back."""

    @property
    def open(self) -> tuple[int, ...]:
        """The numbers of the steps that stand and can be taken back, in order."""
        return tuple(taken.seq for taken in self._open)

    def went_on(self, taken: StepTaken, final: bool, game: Game[Any], state: Any) -> None:
        """There is a step more, which has led to this state. If it is final, nothing before it can be taken back
        either. If others are asked than before, those who chose together have all chosen."""
        self._open = [] if final else [*self._open, taken]
        if self._open and taken.choice and not set(game.to_act(state)) <= set(taken.asked):
            self._open = [msgspec.structs.replace(each, choice="") for each in self._open]

    def took_back(self, seq: int, steps: Collection[int]) -> None:
        """Step `seq` has taken these steps back."""
        self.void.update((seq, *steps))
        self._open = [taken for taken in self._open if taken.seq not in self.void]

    def allows(self, steps: Sequence[int]) -> bool:
        """True if these steps can be taken back: some of the open ones, each named once and in order."""
        return bool(steps) and list(steps) == [seq for seq in self.open if seq in steps]

    def choice_of(self, seat: int, choice: str) -> int | None:
        """The last secret choice of a seat, if others, or the seat itself, are still choosing with it: `choice` is what
        is asked now. None if there is none, or all have chosen."""
        together = takewhile(lambda taken: choice and taken.choice == choice, reversed(self._open))
        return next((taken.seq for taken in together if taken.actor == seat), None)


def taken_in(game: Game[Any], state: Any, seq: int, actor: int, action: Action) -> StepTaken:
    """Returns a step before it is carried out in this state."""
    choice = game.simultaneous(state) if action.secret else ""
    return StepTaken(seq, actor, choice, game.to_act(state) if choice else ())


def line_of(seat: int, action: TakeBack, secret: bool, lines: Sequence[int]) -> Event:
    """Returns the line that tells of steps taken back; `lines` are the lines of the log that they had said."""
    args = {"seat": seat, "steps": len(action.steps), "lines": list(lines)}
    return Event(RECONSIDERED if secret else UNDONE, args)


def standing(log: Sequence[Event]) -> Sequence[Event]:
    """The lines of a log that are still so: without what was taken back, and the lines that tell of it."""
    told = [at for at, event in enumerate(log) if event.key in (RECONSIDERED, UNDONE)]
    if not told:
        return log
    void = {*told, *(line for at in told for line in log[at].args["lines"])}
    return [event for at, event in enumerate(log) if at not in void]
