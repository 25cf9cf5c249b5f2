"""Addresses as people write them."""

from __future__ import annotations

import pytest

from netplay.addresses import CannotJoin, parse_address


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("camelot", ("camelot", 4747)),
        (" camelot:5 ", ("camelot", 5)),
        ("192.168.1.5:65535", ("192.168.1.5", 65535)),
        ("[::1]:5", ("::1", 5)),
        ("[::1]", ("::1", 4747)),
        ("::1", ("::1", 4747)),
        ("fe80::1", ("fe80::1", 4747)),
        ("camelot:", ("camelot", 4747)),
        ("fe80::1%eth0", ("fe80::1%eth0", 4747)),
        ("[fe80::1%eth0]:7", ("fe80::1%eth0", 7)),
        ("Camelot.Example:7", ("camelot.example", 7)),
    ],
)
def test_addresses(text, parsed):
    assert parse_address(text, 4747) == parsed


@pytest.mark.parametrize(
    "text",
    ["", " ", ":5", "camelot:0", "camelot:65536", "camelot:x", "camelot:-1", "camelot:５", "[::1", "[::1]5", "[]:5",
     "1:2:3", "a b:5", "a\x1b[31m:5", "a\0:5", "camelot:99999999999999999999", "camelot:00000000199999", "http://camelot:5",
     "anna@camelot", "camelot/x", "camelot?x", "camelot#x", "[camelot]:5", "[::1]x:5", "::::", "1]2"],
)  # fmt: skip
def test_what_is_no_address(text):
    with pytest.raises(CannotJoin) as caught:
        parse_address(text, 4747)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert sentence[-1] == "."
