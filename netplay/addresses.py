"""Addresses and ports as people write them, and sentences for those that are invalid.

Knows: how addresses are written, which of a machine's friends most likely reach, and why a port is unavailable.
Must not know: trio, or what is said over a connection. So a command line is answered without loading either.
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable, Sequence
from ipaddress import AddressValueError, IPv4Address, IPv6Address, ip_address, ip_interface, ip_network
from typing import NamedTuple
from unicodedata import normalize
from urllib.parse import SplitResult, urlsplit

from core import Sentence
from netplay.protocol import plain_text

LOOPBACK = "127.0.0.1"
PORT = 4747
"""The default port of a table; unassigned, and easy to say aloud."""
RELAY_PORT = 4748
"""The default port of a relay."""
EVERYWHERE = ("", "0.0.0.0", "::")
"""Notations for all addresses of a machine."""
TUNNELS = ("tun", "tap", "utun", "wg", "tailscale", "zt", "ppp", "ipsec", "nordlynx", "proton", "wireguard", "openvpn")
"""Prefixes of the names of VPN interfaces."""
INNER = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "lxc", "lxd", "incus", "podman", "cni")
"""Prefixes of interfaces that reach only containers and virtual machines."""
PRIVATE = [ip_network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")]
"""The networks of homes and offices."""
SHARED = ip_network("100.64.0.0/10")
"""Shared addresses, which VPNs and carriers assign (RFC 6598)."""
LAN, OTHER, TUNNEL, CONTAINER, LINK, OURSELVES = range(6)
"""Ranks of addresses, the likeliest to be reached by friends first: of a home network, another of a real interface, of
a VPN, of a container, link-local, loopback. A private address of IPv6 is `OTHER`: it often stands beside one that
is reachable from farther away."""
SSH_PORT, WEB_PORT = 4722, 4780
"""The default ports of the ssh door and of the door for browsers."""
LABEL, ENCODED = 63, "xn--"
"""Characters of a label of a name at most, and the beginning of one that stands for letters beyond ASCII."""


class CannotJoin(Exception):
    """The table cannot be joined; the sentence says why, and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    @property
    def code(self) -> str:
        """The code of the sentence; "" if it has none."""
        return self.sentence.code if isinstance(self.sentence, Sentence) else ""


def parse_address(text: str, port: int) -> tuple[str, int]:
    """Host and port of `host`, `host:port`, `[v6]:port` or a bare IPv6 address. Raises CannotJoin."""
    text = text.strip()
    parts = _split(f"//[{text}]" if _is_ipv6(text) else f"//{text}")
    number = parts.netloc.rpartition("]")[2].partition(":")[2] if parts else ""
    if parts is None or not parts.hostname or not ((number.isascii() and number.isdigit()) or not number):
        raise CannotJoin(_no_address(text, f"192.168.1.5:{port}"))
    if number and not (len(number) < 10 and 0 < int(number) < 65536):
        shown = plain_text.clean(number, 20)
        raise CannotJoin(Sentence("no-port", "There is no port {port}: ports go from 1 to 65535.", port=shown))
    return parts.hostname, int(number or port)


def web_url(text: str) -> str:
    """The address at which browsers reach a door behind a proxy or under another name: `NAME`, or a URL of it; the
    scheme is https if none is written. A name with letters beyond ASCII is written as browsers send it. Raises
    CannotJoin."""
    scheme, _, rest = text.strip().rpartition("://")
    where, _, path = rest.partition("/")
    if scheme.lower() not in ("", "http", "https") or not _is_plain_path(path):
        raise CannotJoin(_no_address(text, "https://table.example"))
    try:
        parse_address(where, WEB_PORT)
    except CannotJoin as error:
        raise error if error.code == "no-port" else CannotJoin(_no_address(text, "https://table.example")) from None
    where = f"[{where}]" if _is_ipv6(where) else _as_browsers_send(where)
    if where is None:
        raise CannotJoin(_no_address(text, "https://table.example"))
    return f"{scheme.lower() or 'https'}://{where}/{path}".rstrip("/")


def _as_browsers_send(where: str) -> str | None:
    """A host and its port with each label beyond ASCII as Punycode: browsers send no other form, and guests are told
    none. None if a label becomes too long for a name."""
    host, colon, port = where.partition(":")
    labels = [_as_punycode(label) for label in host.split(".")]
    return None if any(len(label) > LABEL for label in labels) else f"{'.'.join(labels)}{colon}{port}"


def _as_punycode(label: str) -> str:
    """A label of a name; one beyond ASCII is composed and lower before it is encoded."""
    if label.isascii():
        return label
    plain = normalize("NFKC", label).lower()
    return plain if plain.isascii() else f"{ENCODED}{plain.encode('punycode').decode('ascii')}"


def _is_plain_path(path: str) -> bool:
    """True if the path of a URL can be shown as it is."""
    return plain_text.clean(path) == path and not any(each in path for each in " ?#\\")


def _split(url: str) -> SplitResult | None:
    """The parts of a URL that is nothing but host and port, brackets closed, no character that `urlsplit` passes over;
    None if it is anything else."""
    try:
        parts = urlsplit(url)
        beyond = parts.netloc.rpartition("]")[2] if "]" in parts.netloc else ""
    except ValueError:
        return None
    whole = url == f"//{parts.netloc}" == plain_text.clean(url) and not any(each in url for each in " @")
    return parts if whole and beyond[:1] in ("", ":") else None


def _no_address(text: str, like: str) -> Sentence:
    """The sentence for a text that is no address, with one that would be."""
    if shown := plain_text.clean(text, 60):
        return Sentence("no-address", "{text} is not an address. Write it like {like}.", text=shown, like=like)
    return Sentence("empty-address", "Write an address, such as {like}.", like=like)


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except AddressValueError:
        return False
    return True


class Interface(NamedTuple):
    """An address of this machine."""

    name: str
    """The system's name of the interface."""
    address: str
    bits: int
    """The length of its network prefix."""


def rank(address: str, interface: str = "") -> int:
    """Returns the rank of an address at the interface of that name."""
    parsed = ip_address(address)
    if parsed.is_loopback:
        return OURSELVES
    if parsed.is_link_local:
        return LINK
    if interface.lower().startswith(INNER):
        return CONTAINER
    if interface.lower().startswith(TUNNELS) or (isinstance(parsed, IPv4Address) and parsed in SHARED):
        return TUNNEL
    return LAN if parsed.version == 4 and _is_private(address) else OTHER


def interfaces() -> list[Interface]:
    """The addresses of this machine, the likeliest first; of equals the one that leads out, IPv4, and one that is known
    farther away."""
    import ifaddr

    found = [
        Interface(adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0], ip.network_prefix)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    leading = _leading_out()

    def order(each: Interface) -> tuple[int, bool, bool, bool]:
        address = each.address
        return rank(address, each.name), address != leading, ":" in address, _is_private(address)

    return sorted(found, key=order)


def best(own: Sequence[Interface]) -> list[Interface]:
    """Returns the interfaces that friends may reach: real ones, or if there are none the next best; never the
    loopback."""
    ranks = [rank(each.address, each.name) for each in own]
    worst = min(LINK, max(OTHER, min(ranks, default=LINK)))
    return [each for each, its in zip(own, ranks, strict=True) if its <= worst]


def nearest(addresses: Iterable[str], own: Sequence[Interface]) -> list[str]:
    """Returns the addresses of another machine that may be in one of our networks, or in a private one: the likeliest
    first, and those in a network of ours before others of their rank."""
    found: list[tuple[int, bool, str]] = []
    for address in dict.fromkeys(addresses):
        at = next((each for each in own if _in_network(address, each)), None)
        if at is not None or _is_private(address):
            found.append((rank(address, at.name if at else ""), at is None, address))
    return [address for _, _, address in sorted(found, key=lambda each: each[:2])]


def _is_private(address: str) -> bool:
    parsed = ip_address(address)
    return any(parsed in network for network in PRIVATE if network.version == parsed.version)


def _in_network(address: str, of: Interface) -> bool:
    network = ip_interface(f"{of.address}/{of.bits}").network
    return ip_address(address).version == network.version and ip_address(address) in network


def heard_at(listening: Sequence[str], own: Sequence[Interface]) -> list[Interface]:
    """Returns the interfaces through which a table that listens on these addresses can be joined."""
    every = {6 if ":" in each else 4 for each in listening if each in EVERYWHERE}
    return [each for each in own if each.address in listening or (6 if ":" in each.address else 4) in every]


def lan_address(bind: str | None = None) -> str:
    """Returns the address of this machine that friends on the network most likely reach; if it listens on all of one
    family, an address of that family. Sends nothing."""
    own = heard_at([bind], interfaces()) if bind else interfaces()
    return next((each.address for each in best(own)), "") or socket.gethostname()


def _leading_out() -> str:
    """Returns the source address of this machine's default route; empty if there is none. Sends nothing."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    except OSError:
        return ""
    finally:
        probe.close()


def reachable(bind: str | None, port: int) -> str:
    """Returns the address that friends type to reach a table that listens there."""
    return written(lan_address(bind) if not bind or bind in EVERYWHERE else bind, port)


def written(host: str, port: int) -> str:
    """An address and a port as people write them."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def is_own(host: str) -> bool:
    """True for a name or an address by which a machine reaches itself, which is of no use to others."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reached_at(bind: str | None) -> str:
    """Returns the address by which a program of this machine reaches a table that listens there."""
    if bind in (None, "", "0.0.0.0"):
        return LOOPBACK
    return "::1" if bind == "::" else bind


def why_no_port(port: int, error: OSError) -> Sentence:
    """The sentence for a port that cannot be listened on."""
    if not 0 <= port < 65536:
        text = "There is no port {port}: ports go from 0 to 65535, and 0 means any that is free."
        return Sentence("no-port-here", text, port=str(port))
    if isinstance(error, PermissionError):
        text = "Port {port} needs special rights. Choose one above 1023, such as --port {usual}."
        return Sentence("port-rights", text, port=str(port), usual=str(PORT))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        text = "This machine has no such address. Without --bind the table listens on all it has."
        return Sentence("not-our-address", text)
    if error.errno == errno.EADDRINUSE:
        text = (
            "Port {port} cannot be used: another program has it, perhaps a table that is open already. "
            "Join that one, or start with --port 0 for any port that is free."
        )
        return Sentence("port-taken", text, port=str(port))
    if error.strerror:
        text = "Port {port} cannot be used: {reason}. Try --port 0."
        return Sentence("port-fails", text, port=str(port), reason=error.strerror)
    text = "Port {port} cannot be used; the system does not say why. Try --port 0."
    return Sentence("port-unusable", text, port=str(port))
