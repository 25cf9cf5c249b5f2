"""A game as plain data: how it began and every step since, enough to play it again to where it was.

Knows: what a game at a table consists of.
Must not know: tables, files, or when anything is saved. It holds every secret of the game: it belongs to the host's
machine alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import core
from core import Sentence
from netplay.protocol.messages import SEATS, BotInterval, Deal, Option


class CannotResume(ValueError):
    """The saved table cannot go on; the sentence says why, and what to do."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class SavedStep(msgspec.Struct, frozen=True, array_like=True):
    """An action, who took it, and the luck that came of it."""

    actor: int
    action: list[Any]
    luck: list[Any]


class SavedDeal(msgspec.Struct, frozen=True):
    """The proof of a seed that nobody chose alone, with the table's own nonce."""

    deal: Deal
    nonce: bytes


RECORDED = 0
"""The version of no random stream: that of a game which went on by another than it began by. Its luck is recorded."""


class SavedGame(msgspec.Struct, frozen=True):
    """A game: how it began, and all that happened. By the same rules it is played over to where it was."""

    game: str
    fingerprint: str
    stream: int
    """The version of the random stream; luck was drawn by it from `seed`. `RECORDED` if it was not all drawn so."""
    players: int
    options: dict[str, Option]
    seats: Annotated[list[int], Meta(max_length=SEATS)]
    """For each player, the seat of the table."""
    seed: bytes
    bot_luck: bytes
    opening: list[Any]
    """The luck before the first question."""
    steps: list[SavedStep]
    deal: SavedDeal | None = None
    """None for a game that was dealt without proof."""
    bot_intervals: list[BotInterval] = msgspec.field(name="stints", default_factory=list)
    """Intervals in which bots answered."""
    bots: str = ""
    """The release of those bots; "" if they were of several."""
    branch: str = ""
    """How the game left another one; "" if it did not. See `Began.branch`."""
    begins: bytes = b""
    """The full state in which it begins, for one that begins in the middle of another; empty if it was dealt."""

    def after(self, steps: int) -> SavedGame:
        """Returns the game as it was after so many steps. Raises ValueError if it has not had so many."""
        if not 0 <= steps <= len(self.steps):
            raise ValueError(steps)
        intervals = [each for each in self.bot_intervals if each.seq <= steps]
        return msgspec.structs.replace(self, steps=self.steps[:steps], bot_intervals=intervals)

    def replayed(self) -> core.Dealer[Any]:
        """The game, where it was. Its luck goes on as it would have; if this release draws luck otherwise, it goes on
        from what was recorded with luck that is drawn anew. Raises CannotResume."""
        if self.game not in core.IDS or self.fingerprint != core.game(self.game).fingerprint:
            text = "This game was saved by a version that plays it by other rules. Please continue with that one."
            raise CannotResume(Sentence("resume-rules", text))
        luck = [*self.opening, *(each for step in self.steps for each in step.luck)]
        game, same_stream = core.game(self.game), self.stream == core.STREAM_VERSION
        seed, script = (self.seed, []) if same_stream else (secrets.token_bytes(core.SEED_BYTES), luck)
        try:
            begins = game.decode(self.begins) if self.begins else None
            dealer = core.Dealer(game, self.players, self.options, seed=seed, script=script, begins=begins)
            for step in self.steps:
                dealer.act(step.actor, game.unpack(step.action))
        except (core.IllegalAction, core.RulesFailed, core.BadOptions, ValueError, msgspec.MsgspecError) as error:
            raise CannotResume(damaged(type(error).__name__)) from None
        if luck != [*dealer.opening_luck, *(each for step in dealer.steps for each in step.luck)]:
            raise CannotResume(damaged("luck"))
        return dealer


@dataclass(frozen=True)
class Origin:
    """The origin of a game: options, seats, and the proof of its deal."""

    options: Mapping[str, Option]
    seats: Sequence[int]
    """For each player, the seat of the table."""
    seed: bytes
    bot_luck: bytes
    """The seed of the bots' random sources."""
    deal: SavedDeal | None = None
    """The commitment behind the seed; None if the seed cannot be proven."""
    stream: int = core.STREAM_VERSION
    """The version of the random stream that luck is drawn by."""
    bots: str | None = None
    """The release of the bots that have played so far; None in a new game."""
    branch: str = ""
    """How the game left another one; "" if it did not."""
    begins: bytes = b""
    """The full state in which it begins; empty if it was dealt."""


def save_game(
    dealer: core.Dealer[Any], origin: Origin, bot_intervals: Sequence[BotInterval] = (), since: int = 0
) -> SavedGame:  # fmt: skip
    """Returns all of a game up to now; of its steps those after step `since`."""
    return SavedGame(
        game=dealer.game.id, fingerprint=dealer.game.fingerprint, stream=origin.stream, players=dealer.seats,
        options=dict(origin.options), seats=list(origin.seats), seed=origin.seed, bot_luck=origin.bot_luck,
        opening=dealer.opening_luck,
        steps=save_steps(dealer, since),
        deal=origin.deal, bot_intervals=list(bot_intervals), bots=origin.bots or "",
        branch=origin.branch, begins=origin.begins,
    )  # fmt: skip


def save_steps(dealer: core.Dealer[Any], since: int) -> list[SavedStep]:
    """Returns the steps of a game after step `since`."""
    return [SavedStep(step.actor, step.action, step.luck) for step in dealer.steps[since:]]


def damaged(why: str) -> Sentence:
    """Returns the error for a saved game that is inconsistent; `why` is a word for the person who investigates."""
    return Sentence("resume-damaged", "The saved game is damaged ({why}).", why=why)
