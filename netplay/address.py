"""Where a table is: addresses and ports as people write them, and sentences for those that will not do.

Knows: how addresses are written, and why a port cannot be had.
Must not know: trio, or what is said over a connection. So a command line is answered without loading either.
"""

from __future__ import annotations

import errno
import socket
from ipaddress import AddressValueError, IPv6Address
from urllib.parse import SplitResult, urlsplit

from core import Sentence

from . import wire

PORT = 4747
"""Where a table listens if nobody says otherwise; unassigned, and easy to say aloud."""
SSH_PORT = 4722
"""Where its ssh door is."""


class CannotJoin(Exception):
    """The table cannot be joined; the sentence says why, and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def parse_address(text: str, port: int) -> tuple[str, int]:
    """Host and port of `host`, `host:port`, `[v6]:port` or a bare IPv6 address. Raises CannotJoin."""
    text = text.strip()
    parts = _split(f"//[{text}]" if _is_ipv6(text) else f"//{text}")
    number = parts.netloc.rpartition("]")[2].partition(":")[2] if parts else ""
    if parts is None or not parts.hostname or not ((number.isascii() and number.isdigit()) or not number):
        raise CannotJoin(_no_address(text, f"192.168.1.5:{port}"))
    if number and not 0 < int(number[:9]) < 65536:
        shown = wire.clean(number, 20)
        raise CannotJoin(Sentence("no-port", "There is no port {port}: ports go from 1 to 65535.", port=shown))
    return parts.hostname, int(number or port)


def _split(url: str) -> SplitResult | None:
    """The parts of a URL that is nothing but host and port, brackets closed, no character that `urlsplit` passes over;
    None if it is anything else."""
    try:
        parts = urlsplit(url)
        beyond = parts.netloc.rpartition("]")[2] if "]" in parts.netloc else ""
    except ValueError:
        return None
    whole = url == f"//{parts.netloc}" == wire.clean(url) and not any(each in url for each in " @")
    return parts if whole and beyond[:1] in ("", ":") else None


def _no_address(text: str, like: str) -> Sentence:
    """The sentence for a text that is no address, with one that would be."""
    if shown := wire.clean(text, 60):
        return Sentence("no-address", "{text} is no address. Write it like {like}.", text=shown, like=like)
    return Sentence("empty-address", "Nothing is no address. Write it like {like}.", like=like)


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except AddressValueError:
        return False
    return True


def lan_address() -> str:
    """The address of this machine that friends on the network most likely reach. Sends nothing."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()


LOOPBACK = "127.0.0.1"


def reached_at(bind: str | None) -> str:
    """Where a program of this machine calls a table that listens on this address."""
    if bind in (None, "", "0.0.0.0"):
        return LOOPBACK
    return "::1" if bind == "::" else bind


def why_no_port(port: int, error: OSError) -> Sentence:
    """The sentence for a port that cannot be listened on."""
    if not 0 <= port < 65536:
        text = "There is no port {port}: ports go from 0 to 65535, and 0 is any that is free."
        return Sentence("no-port-here", text, port=str(port))
    if isinstance(error, PermissionError):
        text = "Port {port} needs special rights. Choose one above 1023, such as --port {usual}."
        return Sentence("port-rights", text, port=str(port), usual=str(PORT))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        text = "That address is not one of this machine. Without --bind the table listens on all of them."
        return Sentence("not-our-address", text)
    if error.errno == errno.EADDRINUSE:
        text = "Port {port} cannot be used: another program has it. Choose another, or --port 0 for any that is free."
        return Sentence("port-taken", text, port=str(port))
    if error.strerror:
        text = "Port {port} cannot be used: {reason}. Try --port 0."
        return Sentence("port-fails", text, port=str(port), reason=error.strerror)
    text = "Port {port} cannot be used: the system does not say why. Try --port 0."
    return Sentence("port-unusable", text, port=str(port))
