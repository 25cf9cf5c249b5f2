"""A game as plain data: how it began and every step since, enough to play it again to where it was.

Knows: what a game at a table consists of.
Must not know: tables, files, or when anything is saved. It holds every secret of the game: it belongs to the host's
machine alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
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
    """How a seed that nobody chose came to be, with the table's own nonce."""

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
    """When bots answered."""
    bots: str = ""
    """The release of those bots; "" if they were of several."""

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
            text = "This game was saved by a release that plays it by other rules. Please go on with that one."
            raise CannotResume(Sentence("resume-rules", text))
        luck = [*self.opening, *(each for step in self.steps for each in step.luck)]
        game, same_stream = core.game(self.game), self.stream == core.STREAM_VERSION
        seed, script = (self.seed, []) if same_stream else (secrets.token_bytes(core.SEED_BYTES), luck)
        try:
            dealer = core.Dealer(game, self.players, self.options, seed=seed, script=script)
            for step in self.steps:
                dealer.act(step.actor, game.unpack(step.action))
        except (core.IllegalAction, core.RulesFailed, core.BadOptions, ValueError) as error:
            raise CannotResume(damaged(type(error).__name__)) from None
        if luck != [*dealer.opening_luck, *(each for step in dealer.steps for each in step.luck)]:
            raise CannotResume(damaged("luck"))
        return dealer


def save_game(
    dealer: core.Dealer[Any], options: dict[str, Option], seats: Sequence[int], seed: bytes, bot_luck: bytes,
    stream: int, since: int = 0, deal: SavedDeal | None = None, bot_intervals: Sequence[BotInterval] = (),
    bots: str = "",
) -> SavedGame:  # fmt: skip
    """All of a game, up to now; of its steps those after step `since`. `stream`: by which its luck was drawn."""
    return SavedGame(
        game=dealer.game.id, fingerprint=dealer.game.fingerprint, stream=stream,
        players=dealer.seats, options=options, seats=list(seats), seed=seed, bot_luck=bot_luck,
        opening=dealer.opening_luck,
        steps=[SavedStep(step.actor, step.action, step.luck) for step in dealer.steps[since:]],
        deal=deal, bot_intervals=list(bot_intervals), bots=bots,
    )  # fmt: skip


def damaged(why: str) -> Sentence:
    """What is said of a game that cannot have been saved so; `why` is a word for whoever looks into it."""
    return Sentence("resume-damaged", "The saved game is damaged ({why}).", why=why)
