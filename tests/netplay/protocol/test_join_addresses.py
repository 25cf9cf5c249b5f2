"""How others join: guests pass it on to a shell and to a browser, so a table that means no good can say nothing there
that either obeys, nothing that a terminal obeys, and no more than has room."""

from __future__ import annotations

import struct
from typing import Any

import msgpack
import pytest

from netplay.protocol import codec
from netplay.protocol import messages as p

KEY = "SHA256:" + "W" * 43
HONEST = {
    "t": "join-addresses", "host": "192.168.1.5", "port": 4747, "relay": "relay.example:4748", "room": 4177,
    "ssh": {"port": 4722, "fingerprint": KEY}, "web": {"port": 4780, "scheme": "https", "urls": ["https://a.example/b"]},
    "locked": True,
}  # fmt: skip
NO_NAMES = {
    "empty": "",
    "an escape": "a\x1b[2J",
    "a line": "a\nb",
    "a line at its end": "a.example\n",
    "C1": "a\x9b2J",
    "from right to left": "a\u202eb",
    "a blank": "a b",
    "a command behind it": "a.example;reboot",
    "a command in it": "$(reboot)",
    "a command in backticks": "`reboot`",
    "a pipe": "a|sh",
    "an option": "-oProxyCommand=reboot",
    "a look-alike": "ехample.org",
    "markup": "[@click=app.quit]x[/]",
    "too long": "a" * 101,
    "10 000 letters": "a" * 10_000,
}
NO_URLS = {
    **NO_NAMES,
    "another scheme": "javascript:alert(1)",
    "a file": "file:///etc/passwd",
    "a user": "https://bank.example@evil.example/",
    "a query": "https://a.example/?x=1",
    "too long": "https://a.example/" + "b" * 200,
}
NO_TYPES: list[Any] = [7, True, 1.5, ["a.example"], {"a": "b"}, b"a.example"]


def read(plain: Any) -> Any:
    """What a client makes of a message, however another program has written it."""
    body = msgpack.packb(plain)
    reader = codec.Reader.of_server()
    (message,) = reader.feed(p.MAGIC + struct.pack(">I", len(body)) + body)
    return message


def changed(name: str, value: Any) -> Any:
    """The honest message with another field; with a dot, with another field of a door."""
    door, _, field = name.rpartition(".")
    return {**HONEST, door: {**HONEST[door], field: value}} if door else {**HONEST, name: value}


def test_what_an_honest_table_sends_is_understood():
    told = read(HONEST)
    assert (told.host, told.port, told.relay, told.room, told.locked) == (
        "192.168.1.5", 4747, "relay.example:4748", 4177, True,
    )  # fmt: skip
    assert told.ssh == p.SshAddress(4722, KEY)
    assert told.web == p.WebDoorAddress(4780, "https", ["https://a.example/b"])
    assert read({"t": "join-addresses"}) == p.JoinAddresses()


@pytest.mark.parametrize("host", ["camelot", "my_host.local", "10.0.0.7", "fd00::7", "fe80::1%eth0", "::1"])
def test_hosts_are_names_and_addresses_of_both_families(host):
    assert read(changed("host", host)).host == host


@pytest.mark.parametrize("field", ["host", "relay"])
@pytest.mark.parametrize("value", NO_NAMES.values(), ids=NO_NAMES)
def test_fault_39_a_host_that_a_shell_or_a_terminal_could_obey_is_no_message(field, value):
    """[F 39]"""
    with pytest.raises(codec.ProtocolError):
        read(changed(field, value))


@pytest.mark.parametrize("value", NO_URLS.values(), ids=NO_URLS)
def test_fault_39_an_address_that_no_browser_should_open_is_no_message(value):
    """[F 39]"""
    with pytest.raises(codec.ProtocolError):
        read(changed("web.urls", [value]))


@pytest.mark.parametrize("value", ["", "MD5:aa", KEY + "\n", KEY + "\x1b[2J", KEY + "x" * 100])
def test_fault_39_a_key_of_another_form_is_no_message(value):
    """[F 39]"""
    with pytest.raises(codec.ProtocolError):
        read(changed("ssh.fingerprint", value))


@pytest.mark.parametrize("field", ["host", "relay", "ssh", "web", "ssh.fingerprint", "web.urls", "web.scheme"])
@pytest.mark.parametrize("value", NO_TYPES, ids=repr)
def test_fault_39_wrong_types_are_no_message(field, value):
    """[F 39]"""
    if field == "web.urls" and isinstance(value, list):
        value = [7]
    with pytest.raises(codec.ProtocolError):
        read(changed(field, value))


@pytest.mark.parametrize("field", ["port", "ssh.port", "web.port"])
@pytest.mark.parametrize("value", [0, -1, 65536, 2**31, 2**64 - 1, "4747", 4747.0, True])
def test_fault_39_a_port_that_there_is_not_is_no_message(field, value):
    """[F 39]"""
    with pytest.raises(codec.ProtocolError):
        read(changed(field, value))


@pytest.mark.parametrize("count", [5, 1000, 10_000, 100_000])
def test_fault_39_more_addresses_than_a_table_has_are_no_message(count):
    """[F 39] Ten thousand take less than the largest message, and would fill the lobby of every guest."""
    with pytest.raises(codec.ProtocolError):
        read(changed("web.urls", ["https://a.example"] * count))


def test_no_field_is_there_for_what_opens_a_table():
    """A phrase, a password, a key or a code has no place in it."""
    fields = {*p.JoinAddresses.__struct_fields__, *p.SshAddress.__struct_fields__, *p.WebDoorAddress.__struct_fields__}
    assert fields == {"host", "port", "relay", "room", "ssh", "web", "locked", "fingerprint", "scheme", "urls"}
