"""Protects a table by a phrase, and lets friends come through a relay.

Knows: phrases, the place of a table, what can go wrong at a relay.
Must not know: screens, command lines.
"""

from __future__ import annotations

from collections.abc import Callable

import trio
from msgspec.structs import replace

from core import Sentence
from netplay.addresses import RELAY_PORT, CannotJoin, parse_address
from netplay.phrases.phrase import Phrase, new_phrase
from netplay.table.table import Table
from netplay.transport.relay_calls import RelayRefuses

from .relayed import RelayedTable
from .server import Server


class NoRelay(Exception):
    """Friends cannot come through the relay; the sentence says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def protect(table: Table, password: str, language: str, *, phrase: bool) -> None:
    """Sets the password that was typed; or makes up a phrase in this language if one is wanted, unless the table has
    one already."""
    if password:
        table.place = replace(table.place, phrase="")
        table.admission.set_password(password)
    elif (phrase or table.place.relay) and not table.place.phrase:
        table.place = replace(table.place, phrase=new_phrase(language))
        table.admission.set_password(table.place.phrase)


async def open_relay(server: Server, nursery: trio.Nursery, changed: Callable[[], None]) -> RelayedTable | None:
    """Opens a room for the table at its relay, if it has one. Raises NoRelay."""
    table = server.table
    if not table.place.relay:
        return None
    try:
        relayed = RelayedTable(server, parse_address(table.place.relay, RELAY_PORT), table.place.room, changed)
        await nursery.start(relayed.run)
    except CannotJoin as error:
        raise NoRelay(error.sentence) from None
    except RelayRefuses as refused:
        text = "The relay {where} refuses the table."
        raise NoRelay(Sentence(f"relay-{refused.code}", text, where=table.place.relay)) from None
    except (OSError, trio.TooSlowError, trio.BrokenResourceError, trio.ClosedResourceError):
        text = "The relay {where} cannot be reached. Is its address right, and does it run?"
        raise NoRelay(Sentence("relay-away", text, where=table.place.relay)) from None
    table.place = replace(table.place, room=relayed.room)
    server.deliver([])
    return relayed


def told_address(table: Table, address: str) -> str:
    """Returns what friends type behind `join`: the address, and the phrase if there is one."""
    return f"{address} {table.place.phrase}".strip()


def told_relay(table: Table) -> str:
    """Returns what friends type behind `join` to come through the relay; empty without one."""
    place = table.place
    return f"{place.relay}/{Phrase(place.phrase, place.room)}" if place.relay else ""
