"""The sentences that say why a client has no connection, or none any more.

Knows: the refusals of a table, errors of the protocol, the address that is called.
Must not know: streams, when a client tries again, or the rules of any game.
"""

from __future__ import annotations

from core import Sentence
from netplay.protocol import codec
from netplay.protocol.messages import Refused

LOST = Sentence("lost", "The connection to the table is lost.")
BROKEN = Sentence("broke", "The connection to the table broke.")
INTERRUPTED = Sentence("broke", "The connection to the table was interrupted.")
LOCKED = Refused("password", "This table asks for a password.")
WRONG_PASSWORD = Refused("password", "This table asks for a password, and that was not it.")
WRONG_CODE = Refused("no-such-code", "That seat code opens nothing here, or no longer does. Ask for a new one.")


def hung_up(where: str) -> Sentence:
    """A program closes the connection again and again."""
    return Sentence("hung-up", "{where} closed the connection. Is it a Round Table?", where=where)


def silent(where: str, let_in: bool) -> Sentence:
    """Nothing is heard, of a table that has let the client in or of a program that may be none."""
    if let_in:
        return Sentence("silent", "The table does not respond any more.")
    return Sentence("dumb", "{where} accepts the connection but sends nothing. Is it a Round Table?", where=where)


def impostor(where: str) -> Sentence:
    """The other side does not have the secret that the client has."""
    text = "Who answers at {where} does not know the password, so it is not the table."
    return Sentence("impostor", text, where=where)


def another(where: str) -> Sentence:
    """Another program listens where the table was."""
    return Sentence("another", "At {where} another program answers now, not the table.", where=where)


def sent_on(where: str, in_circle: bool) -> Sentence:
    """The hall sends the client to another address, or back to one from where it came."""
    if in_circle:
        text = "The hall sends this program in a circle, from {where}. It tries again in a moment."
        return Sentence("circle", text, where=where)
    return Sentence("sent-on", "The hall sends you on to {where}.", where=where)


def not_private(where: str) -> Refused:
    """No table with a password answers where one is expected."""
    text = f"{where} is no table with a password, or an older release. Join without a password if it has none."
    return Refused("not-private", text)


def misunderstood(error: codec.ProtocolError, where: str) -> Refused:
    """The other side violates the protocol."""
    if isinstance(sentence := error.args[0], Sentence):
        return Refused(sentence.code, sentence)
    return Refused("protocol", f"{where}: {error}")


def refusal(refused: Refused, has_password: bool) -> Sentence:
    """The table refuses the client."""
    if refused.code == "password" and not has_password:
        return Sentence("password-needed", "This table asks for a password.")
    text = refused.text
    return text if isinstance(text, Sentence) else Sentence(refused.code, text)
