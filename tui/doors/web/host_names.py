"""The names under which browsers reach a web door, and which pages may call it.

Knows: the headers Host, Origin and X-Forwarded-For.
Must not know: HTTP servers, visits.

A browser states with each WebSocket the origin of the page that opens it, and no page can change that. So a page of
another site is told from the door's own. A door that listens on the loopback only must be called by a name of this
machine, unless the host has allowed another: a page under any other was led here by another site (DNS rebinding).
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from netplay.door_launcher import DoorRequest
from netplay.server import rate_limits

PORTS = {"http": 80, "https": 443}
LONGEST_NAME = 100
"""Cells of a name that is shown."""


@dataclass(frozen=True)
class Names:
    """Names by which a door may be requested: `allowed` by the host, and otherwise any address that reaches it."""

    allowed: frozenset[str]
    local: bool
    """True if the door listens where only this machine reaches it."""

    @classmethod
    def of(cls, wanted: DoorRequest) -> Names:
        """Returns those of a door."""
        hosts = (urlsplit(url).hostname or "" for url in wanted.urls)
        return cls(frozenset(host.lower() for host in hosts), _is_loopback(wanted.bind or ""))

    @property
    def proxied(self) -> bool:
        """True if browsers may come through a proxy."""
        return bool(self.allowed)

    def from_our_page(self, headers: Mapping[str, str]) -> bool:
        """True if the page that calls is the door's own, as its browser says."""
        scheme, _, rest = headers.get("Origin", "").partition("://")
        if scheme not in PORTS:
            return False
        origin, host = _host_and_port(rest, PORTS[scheme]), _host_and_port(headers.get("Host", ""), PORTS[scheme])
        if not (origin[0] and host[0]):
            return False
        if origin[0] in self.allowed:  # a proxy may pass its own name for the door on
            return host[0] in self.allowed or _is_loopback(host[0]) or not self.local
        return origin == host and (not self.local or _is_loopback(host[0]))

    def origin(self, address: str, headers: Mapping[str, str]) -> str:
        """The address of a caller, for limits: the one that a proxy of this machine states, if there is a proxy."""
        stated = headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if not (self.proxied and _is_loopback(address) and stated):
            return address
        with suppress(ValueError):
            return rate_limits.origin(str(ip_address(stated)))
        return address


def called_by(headers: Mapping[str, str]) -> str:
    """The name under which the calling page was opened; empty if it states none."""
    return _host_and_port(headers.get("Origin", "").partition("://")[2], 0)[0]


def _is_loopback(host: str) -> bool:
    """True for a name or an address by which only this machine is reached."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _host_and_port(said: str, usual: int) -> tuple[str, int]:
    """Host and port of what a header says; no host if it is malformed."""
    with suppress(ValueError):
        parts = urlsplit(f"//{said}")
        if parts.netloc == said and "@" not in said:
            return parts.hostname or "", parts.port or usual
    return "", usual
