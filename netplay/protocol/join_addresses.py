"""How others join a table or a hall: what every guest is told of its addresses and doors.

Knows: the fields, their types and bounds.
Must not know: sockets, how an address is found, or how it is shown.

Guests pass these on, to be typed into a shell or opened in a browser. So each has a form that holds nothing which a
shell or a terminal could obey; a message with any other is no message. The phrase or the password is never sent.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .fields import MessageBase, Number

SINCE = 8
"""The minor version of the first programs that know the message. In the list of a hall no older one is sent it: there
these take what they do not know for a mistake."""
URLS = 4
"""Addresses for browsers at most; a door has one, or those of its proxies."""
Host = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[0-9A-Za-z_:][0-9A-Za-z_.:%-]*\Z")]
"""The name or the address of a machine, without a port."""
Relay = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[0-9A-Za-z_\[][0-9A-Za-z_.:%\[\]-]*\Z")]
"""The name or the address of a relay, with a port if it has another than the default one."""
WebAddress = Annotated[str, Meta(max_length=200, pattern=r"^https?://[0-9A-Za-z_.:\[\]-]+(/[0-9A-Za-z_.~/-]*)?\Z")]
Fingerprint = Annotated[str, Meta(max_length=100, pattern=r"^SHA256:[0-9A-Za-z+/=]+\Z")]
Port = Annotated[int, Meta(ge=1, lt=65536)]


class SshAddress(msgspec.Struct, frozen=True, omit_defaults=True):
    """The door for ssh."""

    port: Port
    fingerprint: Fingerprint
    """The fingerprint of its key."""


class WebDoorAddress(msgspec.Struct, frozen=True, omit_defaults=True):
    """The door for browsers."""

    port: Port
    scheme: Literal["http", "https"] = "http"
    urls: Annotated[list[WebAddress], Meta(max_length=URLS)] = []
    """Its addresses, if they are others than host and port."""


class JoinAddresses(MessageBase, frozen=True, tag="join-addresses"):
    """How others join. Sent after `Welcome` or `InHall`, and whenever it changes. Since 2.8."""

    host: Host | None = None
    """The address that the host's own screen shows; None if it has none that can be sent."""
    port: Port | None = None
    relay: Relay | None = None
    """The relay through which others may come; None without one."""
    room: Number = 0
    """The room of the table at that relay."""
    ssh: SshAddress | None = None
    web: WebDoorAddress | None = None
    locked: bool = False
    """True if others also need the phrase or the password."""
