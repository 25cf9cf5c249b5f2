"""The value that a board draws from: one moment of a game as one seat sees it.

Knows: the game's questions, and the answers of one seat.
Must not know: the network, widgets, or anything that our seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

import core
from tui.text.words import Words


@dataclass
class View:
    """All that a board draws from: a value. One moment of a game as one seat sees it, who plays, and the cursor."""

    game: core.Game[Any]
    seat: int | None
    """Our seat in the game; None for a spectator."""
    state: Any
    """The game as it is, or as it was when the line was said that is being told."""
    log: Sequence[core.Event]
    """All that has been told, up to this moment, without what was taken back."""
    words: Words
    names: Sequence[str]
    _: KW_ONLY
    legal: Sequence[core.Action] = ()
    """The answers to our question; none while there is none, and while news are told."""
    cursor: core.Action | None = None
    """The answer under the cursor."""
    refused: Sequence[core.Refusal] = ()
    """Answers that are refused now, each with its reason."""
    away: Sequence[bool] = ()
    ascii_only: bool = False
    figures: bool = True
    """False in an exercise: answers are listed without what they would bring, which the learner is to find."""
    keyed: bool = True
    """False in a replay: the choice is made, so that no card bears a key."""
    news: core.Event | None = None
    """The event that is being told; what is asked after it is not shown yet."""
    phase: float = 1.0
    """The progress of this moment from 0 to 1: pieces walk, dice roll. 1 if it is over, or nothing moves."""
    scored_at: Any = None
    """The state whose scores are shown, until the result of the game has been told; None: those of this moment."""

    @classmethod
    def of(cls, replica: core.Replica[Any], words: Words, names: Sequence[str], **more: Any) -> View:
        """The view of a replica now; with its legal answers unless others are given."""
        legal = more.pop("legal", None)
        if legal is None:
            legal = () if replica.outcome is not None else tuple(replica.legal())
        return cls(
            replica.game, replica.seat, replica.state, core.standing(replica.log), words, names, legal=legal, **more
        )  # fmt: skip

    @property
    def to_act(self) -> Sequence[int]:
        """The seats that may act now; none while news are told."""
        return () if self.news is not None else self.game.to_act(self.state)

    @property
    def scored(self) -> Any:
        """The state from which scores are shown: they give the end away until the result has been told."""
        return self.state if self.scored_at is None else self.scored_at

    @property
    def outcome(self) -> core.Outcome | None:
        """The outcome of the game; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def open_questions(self) -> Sequence[Any]:
        """The open questions of all seats; none while news are told."""
        if self.news is not None or not isinstance(self.game, core.AskingGame):
            return ()
        return self.game.open_questions(self.state)

    @property
    def question(self) -> Any | None:
        """The question to this seat; None if there is none."""
        return next((question for question in self.open_questions if question.seat == self.seat), None)

    @property
    def asked(self) -> Any:
        """The question to this seat. Raises ValueError if there is none: for callers that word an open question."""
        if self.question is None:
            raise ValueError("Nothing is asked of this seat.")
        return self.question

    def why(self, **about: Any) -> int | None:
        """The number under which a click asks why something cannot be answered: the first refusal that is about this.
        Those numbers follow those of the answers. None: there is nothing to say of it."""
        for number, refusal in enumerate(self.refused, len(self.legal)):
            if about.items() <= refusal.args.items():
                return number
        return None

    @property
    def own(self) -> int:
        """Our seat. Raises ValueError for a spectator: for what only a player is shown."""
        if self.seat is None:
            raise ValueError("A spectator has no seat.")
        return self.seat
