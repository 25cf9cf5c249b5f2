"""An analysis of a finished game: at each choice of one seat the chances to win, as a king sees them from there.

Knows: opened games, the bots' search, the worker processes that it runs in, how an analysis is kept.
Must not know: screens, words.

A choice is judged by what its seat saw then, and by nothing that came to light later: good luck makes no choice better.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Annotated, Any, NamedTuple

import msgspec
import trio
from msgspec import Meta

import core
from ai import thinks, version
from ai.search import Option, Thought, strength_of
from netplay.protocol import codec, directions
from netplay.protocol.fields import POINTS, STEPS, MessageBase, Number, Plain, Seat, Text

from .file_format import NoKeptGame
from .opened_game import OpenedGame
from .store import ANALYSIS as SUFFIX
from .store import Archive, read_bytes

LEVEL = "king"
"""The level of the bot that judges."""
BYTES = 512 * 1024
"""Bytes of an analysis; one of a long game takes some 20 kB."""
Chance = Annotated[float, Meta(ge=0, le=1)]
assert thinks(LEVEL)


class Judgement(MessageBase, frozen=True, tag="judgement"):
    """One choice of the seat, and what the search says of it."""

    step: Number
    """The number of steps that the game had had before it."""
    chosen: Plain
    best: Plain
    """The answer that the search prefers; packed, as `chosen` is."""
    chosen_chance: Chance
    """The seat's expected share of the win after the answer that was chosen."""
    best_chance: Chance
    """The same after the best answer."""

    @property
    def cost(self) -> float:
        """The share of the win that the choice has cost; 0 if none, whatever the figures say of noise."""
        return max(0.0, self.best_chance - self.chosen_chance) if self.best != self.chosen else 0.0


class Analysis(MessageBase, frozen=True, tag="analysis"):
    """All judged choices of one seat, in their order."""

    game: Text
    """The identity of the kept game."""
    seat: Seat
    judge: Text
    """The version of the bots that judged."""
    judgements: Annotated[list[Judgement], Meta(max_length=STEPS)]

    def costliest(self, most: int = 3) -> list[Judgement]:
        """Returns the choices that have cost most, the worst first; fewer if fewer have cost anything."""
        worst = sorted(self.judgements, key=lambda each: (-each.cost, each.step))
        return [each for each in worst[:most] if each.cost > 0]


_ANALYSIS = directions.Direction({"analysis": Analysis}, BYTES, 4 * POINTS, 0, STEPS, False)


class Choice(NamedTuple):
    """A choice of the seat among several answers."""

    step: int
    replica: core.Replica[Any]
    """The game as the seat saw it when it chose."""
    action: core.Action


def choices(opened: OpenedGame, seat: int) -> Iterator[Choice]:
    """Yields each choice of a seat that stood and for which there was another. Raises ValueError if the game cannot be
    seen from there."""
    if seat not in opened.views():
        raise ValueError(seat)
    timeline, game, reports = opened.timeline(seat), opened.game, _reports(opened, seat)
    void = {seq for each in reports for seq in _taken_back(opened, each)}
    for step, report in enumerate(reports):
        if report.actor == seat and report.seq not in void:
            replica = timeline.at(step)
            if len(replica.legal()) > 1:
                yield Choice(step, replica, game.unpack(report.action))


def _taken_back(opened: OpenedGame, report: core.Report) -> tuple[int, ...]:
    """The steps that do not stand because of this one."""
    action = opened.game.unpack(report.action)
    return (report.seq, *action.steps) if isinstance(action, core.TakeBack) else ()


def _reports(opened: OpenedGame, seat: int) -> list[core.Report]:
    return opened.file.game.reports if seat == opened.seat or opened.dealer is None else opened.dealer.history(seat)


Judge = Callable[[Choice], Awaitable[Thought]]
"""Searches for the best answer to what the seat of a choice was asked."""


async def analyse(opened: OpenedGame, seat: int, judge: Judge, advanced: Callable[[int, int], None]) -> Analysis:
    """Returns the analysis of a game from a seat. `advanced` is called with how many choices of how many are judged.

    Cancellation stops all searches. Raises whatever `judge` raises.
    """
    asked = list(choices(opened, seat))
    found: dict[int, Judgement] = {}
    advanced(0, len(asked))

    async def one(choice: Choice) -> None:
        found[choice.step] = judged(choice, await judge(choice))
        advanced(len(found), len(asked))

    async with trio.open_nursery() as nursery:
        for choice in asked:
            nursery.start_soon(one, choice)
    game = opened.summary
    return Analysis(game.id, seat, version(game.game), [found[choice.step] for choice in asked])


def judged(choice: Choice, thought: Thought) -> Judgement:
    """Returns what a search says of a choice. An answer that the search gave up before it had tried it is worth no more
    than the worst that it did try."""
    game, seat = choice.replica.game, choice.replica.seat
    assert seat is not None
    tried = [_chance(option, seat) for option in thought.options if option.visits]
    chance = {option.action: _chance(option, seat) for option in thought.options if option.visits}
    worst = min(tried, default=0.0)
    best, chosen = chance.get(thought.action, worst), chance.get(choice.action, worst)
    return Judgement(choice.step, game.pack(choice.action), game.pack(thought.action), chosen, best)


def _chance(option: Option, seat: int) -> float:
    return max(0.0, min(1.0, option.expected[seat]))


async def by_a_king(choice: Choice) -> Thought:
    """Judges a choice in a worker process, always alike."""
    from netplay.server.workers import search_in_worker

    return await search_in_worker(choice.replica, _luck(choice), strength_of(LEVEL, choice.replica))


async def by_a_king_here(choice: Choice) -> Thought:
    """Does the same in this process, for one that may start no other."""
    from netplay.server.workers import search_in_thread

    return await search_in_thread(choice.replica, _luck(choice), strength_of(LEVEL, choice.replica))


def _luck(choice: Choice) -> bytes:
    return b"analysis" + choice.step.to_bytes(4, "big")


# Kept


def file_name(opened: OpenedGame, seat: int) -> str:
    """Returns the name of the file beside that of the game."""
    return f"{opened.summary.id}-{seat}{SUFFIX}"


def kept(archive: Archive, opened: OpenedGame, seat: int) -> Analysis | None:
    """Returns the analysis that is kept in the archive; None if there is none that fits."""
    try:
        data = read_bytes(archive.folder / file_name(opened, seat), codec.PREFIX + BYTES + 1)
    except NoKeptGame:
        return None
    return decode(data, opened, seat)


def keep(archive: Archive, opened: OpenedGame, analysis: Analysis) -> None:
    """Keeps an analysis of a game that the archive has; one of a stranger's file is not kept. Raises NotKept."""
    if archive.has(opened.summary.id):
        archive.write(file_name(opened, analysis.seat), encode(analysis))


def encode(analysis: Analysis) -> bytes:
    """Returns the bytes of an analysis."""
    return codec.encode(analysis)


def decode(data: bytes, opened: OpenedGame, seat: int) -> Analysis | None:
    """Returns a kept analysis; None unless it is whole, of this game and seat, and judged by this release's bots."""
    try:
        found = codec.Reader(_ANALYSIS).message(data[codec.PREFIX :]) if len(data) <= codec.PREFIX + BYTES else None
    except codec.ProtocolError:
        return None
    summary = opened.summary
    if not isinstance(found, Analysis):
        return None
    fits = (found.game, found.seat, found.judge) == (summary.id, seat, version(summary.game))
    return found if fits and _is_of(found, opened) else None


def _is_of(analysis: Analysis, opened: OpenedGame) -> bool:
    """True if the judgements are of the choices of the game, and name answers that could be given."""
    asked = list(choices(opened, analysis.seat))
    if [each.step for each in asked] != [each.step for each in analysis.judgements]:
        return False
    return all(_is_answer(choice, each) for choice, each in zip(asked, analysis.judgements, strict=True))


def _is_answer(choice: Choice, judgement: Judgement) -> bool:
    game = choice.replica.game
    try:
        best, chosen = game.unpack(judgement.best), game.unpack(judgement.chosen)
    except (core.IllegalAction, msgspec.MsgspecError, ValueError, TypeError, LookupError):
        return False
    return chosen == choice.action and best in choice.replica.legal()
