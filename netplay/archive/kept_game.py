"""A kept game: what one client saw of a finished game from its seat, and the summary that stands before it.

Knows: the fields of both, with their bounds.
Must not know: files, sockets, how either is written or shown.

Until the table has opened a game, nothing here depends on what the seat may not see.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

import core
from netplay.protocol.fields import SEATS, STEPS, MessageBase, Number, Option, Seat, Secret, State, Text
from netplay.protocol.server_messages import Began, Played

LATEST = 2.0**35
"""Latest time in seconds since 1970: a calendar can show it."""
LONGEST = 10 * 24 * 3600
"""Seconds that a game lasts at most; a longer one counts as so long."""
Time = Annotated[float, Meta(ge=0, le=LATEST)]
Score = Annotated[int, Meta(gt=-(2**31), lt=2**31)]


class Summary(MessageBase, frozen=True, tag="summary"):
    """The part of a kept game that lists and statistics need; it can be read without the game."""

    id: Text
    game: Text
    rules: Text
    """The fingerprint of the rules that it was played by."""
    rules_number: Number
    table_id: Text
    """The identity of the table, as the journal has it."""
    table: Text
    """The name of the table."""
    ended: Time
    seconds: Number
    """Its duration, as far as the client saw it; 0 if that is not known."""
    names: Annotated[list[Text], Meta(max_length=SEATS)]
    """The players' names, by seat of the game."""
    levels: Annotated[list[Text], Meta(max_length=SEATS)]
    """For each seat, the level of the bot that played; "" for a person."""
    seat: Seat | None
    """The seat of the client; None for a spectator."""
    options: Annotated[dict[Text, Option], Meta(max_length=100)]
    steps: Number
    scores: Annotated[list[Score], Meta(max_length=SEATS)]
    places: Annotated[list[Number], Meta(max_length=SEATS)]
    """For each seat, its place from 1; equal players share one."""
    reason: Text
    branch: Text = ""
    """How it left another game; "" if it did not. See `Began.branch`."""
    feats: Annotated[dict[Text, Annotated[list[Score], Meta(max_length=SEATS)]], Meta(max_length=20)] = {}
    """What its players can boast of, see `core.Game.feats`; empty if an older version kept it."""


class Disclosed(msgspec.Struct, frozen=True):
    """All of a game that is over: with it every seat can be seen."""

    seed: Secret
    steps: Annotated[list[Played], Meta(max_length=STEPS)]
    begins: State = b""
    """The full state in which a game begins that was not dealt."""


class KeptGame(MessageBase, frozen=True, tag="kept"):
    """A finished game as one seat was told of it."""

    began: Began
    """Its beginning; the reports are those below."""
    reports: Annotated[list[core.Report], Meta(max_length=STEPS)]
    disclosed: Disclosed | None = None
    """None if the table has not opened the game."""
