"""Lines of the table's chat: what people say, and notices of what has happened.

Knows: fields, bounds, and the codes of notices.
Must not know: how a notice is worded on the screen, or who has read it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .fields import SEATS, MessageBase, Number, Seat, Text


class Said(MessageBase, frozen=True, tag="said"):
    """A line that a person has written."""

    name: Text
    text: Text
    n: Number = 0
    """Number of the line at this table, from 1: a client that returns misses none and is told none twice."""
    seat: Seat | None = None
    """Seat of the person then."""
    seq: Number | None = None
    """Steps of the current game by then, so that a client that joins later can place the line. None in the lobby, and
    at tables before 2.4."""


class Notice(MessageBase, frozen=True, tag="notice"):
    """An event at the table: a code of `NOTICES`, and the people concerned. Each client words it in its own language
    and skips a code that it does not know."""

    code: Text
    names: Annotated[list[Text], Meta(max_length=SEATS)] = []
    n: Number = 0
    """See `Said`."""
    seq: Number | None = None
    """See `Said`."""


Line = Said | Notice
"""A line of the table's chat. Everybody is sent it, and newcomers are sent the last ones."""

NOTICES = {
    "joined": "has joined and taken a seat",
    "watches": "has joined as a spectator",
    "dropped": "is away; the seat is kept",
    "away": "is away, has no seat, and stays the host",
    "back": "has returned",
    "left": "has left the table",
    "time-up": "has used up the time for a decision: a bot decides this once",
    "host": "is host now",  # sent by older tables
    "bot-in": "is played by a bot from now on",
    "bot-out": "plays again instead of the bot",
    "bot-failed": "is a bot that failed: this answer was drawn by lot",
    "bot-replaced": "is a searching bot that failed: a fast policy decides whenever that happens",
    "stuck": "is a bot none of whose answers the rules could carry out: the host can abandon the game",
    "began": "has dealt; the game begins",
    "unproven": "has a program that cannot take part in a fair deal: the cards are dealt without proof",
    "left-out": "did not answer in time: the cards are dealt without their nonce",
    "unopened": "did not reveal the nonce in time: the deal is called off",
    "deal-off": "nobody: the table has changed, and the deal is called off",
    "discloses": "consents to disclose the abandoned game",
    "opened": "nobody: all its players consent, and the abandoned game is disclosed",
    "not-opened": "has not consented: the abandoned game stays closed",
    "never-opened": "nobody: one of its players has left, and the abandoned game stays closed",
    "abandoned": "has abandoned the game",
    "not-saved": "nobody: the game is no longer saved, and goes on",
    "journal-trouble": "is the path of the journal, which cannot be written (second name: why); sent to the host only",
    "game-evicted": "is an unfinished game that was deleted since the journal was full; sent to the host only",
    "saved-again": "nobody: the game is saved again",
    "store-away": "nobody: the hall cannot save at the moment; its tables wait",
    "store-back": "nobody: the hall can save again; its tables go on",
    "called": "is the reader's name here: the name that was asked for is taken",
    "kicked": "has been removed by the host",
    "not-kept-out": "came from the host's own machine, which cannot be banned; sent to the host only",
    "code": "is away, and the host has been shown a seat code for the seat",
    "took-over": "plays on in the seat of the second, who was away: the host has given it away",
    "asks": "asks for a seat",
    "turned-down": "asked for a seat, and the host gives none; sent to them only",
    "hints-on": "allows hints from now on",
    "hints-off": "forbids hints from now on",
    "take-back-asked": "asks the other players to take something back",
    "take-back-refused": "does not agree: what was done stands",
    "take-back-dropped": "asked to take something back, but the game has gone on",
    "other-rules": "has a program with other rules of the chosen game, and watches the lobby",
    "paused": "is the organiser of the hall, who has stopped the game for a while",
    "goes-on": "is the organiser of the hall, who lets the game go on",
    "given-time": "is given time to decide by the organiser of the hall (second name: seconds)",
    "announced": "is the organiser of the hall, who tells everybody something (second name)",
    "lacks-game": "has a program without the chosen game (second name), and cannot stay",
}
"""The codes of notices, each with what it says of the first of its names."""
