"""The public part of a deal: its terms, and the commitments and nonces of all participants.

Knows: fields and bounds.
Must not know: how a commitment is computed or checked (`netplay.audit.commitment`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import NONCE_BYTES, SEATS, Number, Options, Seat, Secret, Text


class Terms(msgspec.Struct, frozen=True):
    """The game about to be dealt. Commitments are bound to a hash of it, so its fields never change; other fields need
    another capability."""

    table: Text
    """The table's identity, `Welcome.table_id`."""
    number: Number
    """Number of the deal at this table, from 1: a repeated deal is noticed."""
    game: Text
    rules: Text
    """Fingerprint of the game."""
    stream: Number
    """Version of the random stream."""
    options: Options
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    people: Annotated[dict[Seat, Number], Meta(max_length=SEATS)]
    """For each seat of a person, the person's number."""
    bots: Annotated[dict[Seat, Text], Meta(max_length=SEATS)]
    """For each seat of a bot, its level."""


class Contribution(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's contribution to the seed: the commitment, later the nonce; b"" if it was not revealed."""

    seat: Seat
    commitment: Secret = msgspec.field(name="seal")
    nonce: Annotated[bytes, Meta(max_length=NONCE_BYTES)] = b""


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public part of a deal: terms, the table's commitment, and the players' contributions."""

    terms: Terms
    commitment: Secret = msgspec.field(name="seal")
    parts: Annotated[list[Contribution], Meta(max_length=SEATS)] = []
