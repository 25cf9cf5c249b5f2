"""Kept games to bytes and back: bounded, canonical and typed, as what comes over the wire is.

Knows: the header, its version, the frames of summary and game.
Must not know: folders, or what a kept game is read for.

A file is `MAGIC`, a byte for the version, and two frames as on the wire: the summary, and the game. A list reads the
beginning of a file, and never the game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import core
from core import Sentence
from netplay.protocol import codec, directions
from netplay.protocol.fields import POINTS, STATE_BYTES, STEPS

from .kept_game import KeptGame, Summary

MAGIC = b"round-table game"
FIRST, VERSION = 1, 2
"""The version of a file that every release can read, and the latest one: of a game in which something was taken back,
or which left another."""
SUMMARY_BYTES = 8 * 1024
"""Bytes of a summary; one of eight players takes some 600."""
GAME_BYTES = 1024 * 1024
"""Bytes of a game; the longest takes some 50 KiB."""
HEAD_BYTES = len(MAGIC) + 1 + codec.PREFIX + SUMMARY_BYTES
"""Bytes of a file that hold its summary."""
LARGEST = HEAD_BYTES + codec.PREFIX + GAME_BYTES
_SUMMARY = directions.Direction({"summary": Summary}, SUMMARY_BYTES, 4 * POINTS, 0, 100, True)
_GAME = directions.Direction({"kept": KeptGame}, GAME_BYTES, 4 * POINTS, STATE_BYTES, STEPS, False)


class NoKeptGame(ValueError):
    """These bytes are no kept game that can be shown; the sentence says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class GameFile(NamedTuple):
    """The content of a file."""

    summary: Summary
    game: KeptGame


def encode(file: GameFile) -> bytes:
    """Returns the bytes of a file."""
    return MAGIC + bytes([_version(file)]) + codec.encode(file.summary) + codec.encode(file.game)


def _version(file: GameFile) -> int:
    back = any(core.TakeBack.is_packed(report.action) for report in file.game.reports)
    return VERSION if back or file.summary.branch else FIRST


def decode(data: bytes) -> GameFile:
    """Returns the content of a file. Raises NoKeptGame."""
    summary, rest = _summary(data)
    body, rest = _frame(rest, GAME_BYTES)
    game = _message(body, _GAME)
    if rest or not isinstance(game, KeptGame):
        raise damaged()
    return GameFile(summary, game)


def decode_summary(head: bytes) -> Summary:
    """Returns the summary of a file, given its first `HEAD_BYTES` or fewer. Raises NoKeptGame."""
    return _summary(head)[0]


def _summary(data: bytes) -> tuple[Summary, bytes]:
    if not data.startswith(MAGIC) or len(data) <= len(MAGIC):
        text = "This is no game of Round Table. Please choose a file that its replay has exported."
        raise NoKeptGame(Sentence("kept-foreign", text))
    if not FIRST <= data[len(MAGIC)] <= VERSION:
        text = "This game was kept by a newer version. Please open it with that one."
        raise NoKeptGame(Sentence("kept-newer", text))
    body, rest = _frame(data[len(MAGIC) + 1 :], SUMMARY_BYTES)
    summary = _message(body, _SUMMARY)
    if not isinstance(summary, Summary) or not _is_whole(summary):
        raise damaged()
    return summary, rest


def _is_whole(summary: Summary) -> bool:
    """True if all that is said by seat is said of the same number of seats."""
    seats = {len(summary.names), len(summary.levels), len(summary.scores), len(summary.places)}
    return len(seats) == 1 and (summary.seat or 0) < len(summary.names)


def _frame(data: bytes, most: int) -> tuple[bytes, bytes]:
    """Returns the body of the first frame, and what follows it. Raises NoKeptGame."""
    end = codec.PREFIX + int.from_bytes(data[: codec.PREFIX], "big")
    if len(data) < end or not codec.PREFIX < end <= codec.PREFIX + most:
        raise damaged()
    return data[codec.PREFIX : end], data[end:]


def _message(body: bytes, accepted: directions.Direction) -> Any:
    try:
        return codec.Reader(accepted).message(body)
    except codec.ProtocolError:
        raise damaged() from None


def damaged() -> NoKeptGame:
    """Returns the error for a file of ours that is damaged."""
    text = "This game is damaged, and cannot be shown. Please ask for it again where it came from."
    return NoKeptGame(Sentence("kept-damaged", text))
