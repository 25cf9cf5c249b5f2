"""A table as it can be written down: all that it is, as plain data, so that it can be made again and go on alike.

Knows: what a table and a game consist of.
Must not know: files, or when anything is saved. What is written here holds every secret of the game: it belongs to the
host's machine alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

import core
from ai import parted
from core import Sentence

from .door import Shut
from .people import Person
from .protocol import SEATS, Deal, House, Line, Number, Option, Stint, Text

FORMAT = 1
"""Of saved tables. What is added later has a default; whatever else changes needs a new number."""


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
    stints: list[Stint] = []
    """When bots answered."""
    bots: str = ""
    """The release of those bots; "" if they were of several."""

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


class Place(msgspec.Struct, frozen=True):
    """Where a table is to be found, as its host once said it; its port is noted elsewhere."""

    bind: str = ""
    """The one address that it listens on; "" for all."""
    quiet: bool = False
    """Is it not announced on the local network?"""

    def anew(self, bind: str, quiet: bool) -> Place:
        """Where it is to be found when it is opened again: as before, but for what is said now."""
        return Place(bind or self.bind, quiet or self.quiet)


class SavedTable(msgspec.Struct, frozen=True):
    """A table. Who of its people is here is not saved: they come back, each with his token."""

    id: Text
    name: Text
    people: list[Person]
    next_id: Number
    game: str
    options: dict[str, Option]
    bots: dict[int, str]
    chat: list[Line]
    play: SavedGame | None = None
    deals: int = 0
    """How many there have been."""
    host: int | None = 1
    """Whose table it is; before this was written, whoever came first."""
    house: House = House()
    shut: Shut = Shut()
    place: Place = Place()
    format: int = FORMAT

    def check(self) -> None:
        """Raises CannotResume if two people are one, somebody sits where nobody can, or is a bot that this release does
        not have."""
        numbers = [each.id for each in self.people]
        if len(set(numbers)) < len(numbers) or any(number >= self.next_id for number in numbers):
            raise CannotResume(damaged("people"))
        people, bots = [each.seat for each in self.people if each.seat is not None], list(self.bots)
        count = core.game(self.game).seats[-1]
        plays = self.play.seats if self.play else []
        if not (_apart(people, count) and _apart(bots, count) and _apart(plays, SEATS)):
            raise CannotResume(damaged("seats"))
        if self.play is not None and len(plays) != self.play.players:
            raise CannotResume(damaged("players"))
        for level in self.bots.values():
            _check_bot(level)


def save_game(
    dealer: core.Dealer[Any], options: dict[str, Option], seats: Sequence[int], seed: bytes, bot_luck: bytes,
    stream: int, since: int = 0, deal: SavedDeal | None = None, stints: Sequence[Stint] = (), bots: str = "",
) -> SavedGame:  # fmt: skip
    """All of a game, up to now; of its steps those after step `since`. `stream`: by which its luck was drawn."""
    return SavedGame(
        game=dealer.game.id, fingerprint=dealer.game.fingerprint, stream=stream,
        players=dealer.seats, options=options, seats=list(seats), seed=seed, bot_luck=bot_luck,
        opening=dealer.opening_luck,
        steps=[SavedStep(step.actor, step.action, step.luck) for step in dealer.steps[since:]],
        deal=deal, stints=list(stints), bots=bots,
    )  # fmt: skip


def to_bytes(table: SavedTable) -> bytes:
    """The table as bytes."""
    return _ENCODER.encode(table)


def from_bytes(data: bytes) -> SavedTable:
    """The table of these bytes. Raises CannotResume."""
    try:
        table = _decoded(data)
    except (ValueError, RecursionError) as error:
        text = "This is no saved table ({why})."
        raise CannotResume(Sentence("resume-no-table", text, why=type(error).__name__)) from None
    if table.format != FORMAT:
        text = "This table was saved by a newer release. Please go on with that one."
        raise CannotResume(Sentence("resume-newer", text))
    if table.game not in core.IDS:
        text = "This table plays a game that this release does not have."
        raise CannotResume(Sentence("resume-no-game", text))
    return table


def _decoded(data: bytes) -> SavedTable:
    """The table of these bytes; a line of the talk that cannot be read is less than a game, and left out."""
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError:
        found = _PLAIN.decode(data)
        talk = cast("list[Any]", found.get("chat") if isinstance(found.get("chat"), list) else [])
        return msgspec.convert({**found, "chat": [each for each in talk if _is_line(each)]}, SavedTable)


def _is_line(plain: Any) -> bool:
    """Is this a line of the talk?"""
    try:
        msgspec.convert(plain, Line)
    except msgspec.ValidationError:
        return False
    return True


def _apart(seats: Sequence[int], count: int) -> bool:
    """Are these seats of so many, and no two the same?"""
    return len(set(seats)) == len(seats) and set(seats) <= set(range(count))


def _check_bot(level: str) -> None:
    """Raises CannotResume if there is no such bot: a later release may have more."""
    try:
        parted(level)
    except ValueError:
        text = "This table has a bot that this release does not have. Please go on with the release that saved it."
        raise CannotResume(Sentence("resume-no-bot", text)) from None


def damaged(why: str) -> Sentence:
    """What is said of a game that cannot have been saved so; `why` is a word for whoever looks into it."""
    return Sentence("resume-damaged", "The saved game is damaged ({why}).", why=why)


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(SavedTable)
_PLAIN = msgspec.msgpack.Decoder(dict[str, Any])
