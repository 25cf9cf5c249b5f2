"""Opens the connection of a client: to its table, or to a relay or another process that passes it on.

Knows: sockets, relays, and why a connection could not be made.
Must not know: what is said over it.
"""

from __future__ import annotations

import trio

from core import Sentence
from netplay.addresses import CannotJoin
from netplay.protocol import codec
from netplay.protocol.relay_lines import FULL, NOBODY, Join, Pass
from netplay.transport.relay_calls import NO_RELAY, RelayRefuses, call

from .route import Place

CONNECT = 10.0
"""Seconds until a connection must stand."""
NO_RELAY_HERE = "{where} is no relay of Round Table, or its line is disturbed."
NO_WAY = "{where} cannot be reached."
RELAY_SENTENCES = {
    NOBODY: "Nobody waits there at {where}. Is the phrase right, and the table open?",
    FULL: "The relay at {where} has no room for more. Please try again later.",
}


async def dial(place: Place, said: Join | Pass | None) -> trio.SocketStream:
    """Returns a connection to this address, or to whom what is `said` there leads. Raises CannotJoin."""
    try:
        with trio.fail_after(CONNECT):
            stream = await trio.open_tcp_stream(place.host, place.port)
        return stream if said is None else await _passed_on(stream, said, place.shown)
    except trio.TooSlowError:
        text = "{where} does not answer. Is the address right, and no firewall in the way?"
        raise CannotJoin(Sentence("no-answer", text, where=place.shown)) from None
    except OSError as error:
        raise CannotJoin(_why_not(place.shown, error)) from None
    except ValueError:
        text = "{host} cannot be the name of a machine. Please check the spelling."
        raise CannotJoin(Sentence("no-name", text, host=codec.clean(place.host, 60))) from None


async def _passed_on(stream: trio.SocketStream, said: Join | Pass, where: str) -> trio.SocketStream:
    """Returns the stream once it is passed on. Raises CannotJoin."""
    try:
        await call(stream, said)
    except (RelayRefuses, trio.BrokenResourceError, trio.ClosedResourceError) as error:
        await trio.aclose_forcefully(stream)
        if isinstance(said, Pass):
            raise CannotJoin(Sentence("no-way", NO_WAY, where=said.address)) from None
        code = error.code if isinstance(error, RelayRefuses) else NO_RELAY
        raise CannotJoin(Sentence(f"relay-{code}", RELAY_SENTENCES.get(code, NO_RELAY_HERE), where=where)) from None
    return stream


def _why_not(where: str, error: OSError) -> Sentence:
    """Returns the sentence for a connection that could not be made."""
    causes = [error, *getattr(error, "exceptions", ()), error.__cause__, error.__context__]
    causes += [each for group in causes for each in getattr(group, "exceptions", ())]
    if any(isinstance(each, ConnectionRefusedError) for each in causes):
        text = "Nothing is listening at {where}. Is the table open there, on that port?"
        return Sentence("nobody-listens", text, where=where)
    if any(type(each).__name__ == "gaierror" for each in causes):
        text = "No machine is called {host}. Please check the spelling."
        return Sentence("no-machine", text, host=where.rsplit(":", 1)[0])
    if reason := getattr(error, "strerror", None):
        return Sentence("unreachable", "{where} cannot be reached: {reason}.", where=where, reason=reason)
    return Sentence("no-way", NO_WAY, where=where)
