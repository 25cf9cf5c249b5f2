"""Checks the ports and packages of a table and its doors before the host is asked for anything.

Knows: sockets, and the sentences for ports that cannot be had.
Must not know: tables, or what is said on a port.

What is free here may be taken a moment later: whoever listens in earnest still gets the same sentence.
"""

from __future__ import annotations

import errno
import os
import socket
from contextlib import ExitStack

from core import Sentence

from .addresses import why_no_port

ABSENT = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT)
"""The errors of a family of addresses that this machine does not have."""


def why_not_opened(bind: str | None, table: int, ssh: int | None, web: int | None) -> Sentence | None:
    """The sentence for the first port that cannot be had at this address, or for missing packages of a door; None if a
    table and its doors can be opened there. None stands for no door, and 0 for any free port."""
    return _why_no_door(ssh, web) or _why_not_free(bind or None, table, ssh, web)


def _why_no_door(ssh: int | None, web: int | None) -> Sentence | None:
    if ssh is None and web is None:
        return None
    from .door_launcher import SSH_DOOR, WEB_DOOR, why_no_door

    wanted = [program for program, port in ((SSH_DOOR, ssh), (WEB_DOOR, web)) if port is not None]
    return next(filter(None, map(why_no_door, wanted)), None)


def _why_not_free(bind: str | None, table: int, ssh: int | None, web: int | None) -> Sentence | None:
    """Ports are held until the last is tried, so that two of the same number are noticed."""
    with ExitStack() as held:
        for kind, port in (("table", table), ("ssh", ssh), ("web", web)):
            if port:
                try:
                    _hold(bind, port, held)
                except (OSError, OverflowError) as error:
                    return _why_not(kind, port, error)
    return None


def _hold(bind: str | None, port: int, held: ExitStack) -> None:
    """Binds the port at this address, or at all, until `held` is closed. Raises OSError, OverflowError."""
    found = socket.getaddrinfo(bind or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            listener = held.enter_context(socket.socket(family, kind, protocol))
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
            listener.listen(1)
        except OSError as error:
            if bind or error.errno not in ABSENT:
                raise


def _why_not(kind: str, port: int, error: OSError | OverflowError) -> Sentence:
    if kind != "table":
        return why_no_door_port(kind, port, error)
    return why_no_port(port, error if isinstance(error, OSError) else OSError())


def why_no_door_port(kind: str, port: int, error: OSError | OverflowError) -> Sentence:
    """The sentence for a port on which the `ssh` or `web` door cannot listen."""
    what = "ssh" if kind == "ssh" else "browser's"
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        text = (
            f"The {what} door cannot be opened on port {{port}}: another program has it, perhaps another table. "
            "Choose another port, such as --{kind} {other}, or --{kind} 0 for any that is free."
        )
        return Sentence("door-port-taken", text, port=str(port), kind=kind, other=str(port + 1 if port < 65535 else 0))
    reason = os.strerror(number) if number else type(error).__name__
    text = f"The {what} door cannot be opened on port {{port}}: {{reason}}. Choose another port: --{kind} PORT."
    return Sentence(f"no-{kind}-port", text, port=str(port), reason=reason)
