"""The bytes of a hall's messages: other releases read them, so they never change."""

from __future__ import annotations

import zlib

import pytest

from netplay.protocol import codec
from netplay.protocol import messages as p

ROW = p.ListedTable(
    "ab12cd", "Corner", "nobles", people=["Anna"], bots=1, free=2, watching=3, present=4, state="playing", watch=True,
    since=5,
)  # fmt: skip
BYTES = [
    (
        p.OpenTable("Corner", "nobles", {"a": 1}),
        b"\x84\xa1t\xaaopen-table\xa4name\xa6Corner\xa4game\xa6nobles\xa7options\x81\xa1a\x01",
    ),
    (p.JoinTable("ab12cd"), b"\x82\xa1t\xaajoin-table\xa5table\xa6ab12cd"),
    (p.ToList(), b"\x81\xa1t\xa7to-list"),
    (p.Announce("Hi"), b"\x82\xa1t\xa8announce\xa4text\xa2Hi"),
    (p.CloseTable("ab12cd"), b"\x82\xa1t\xabclose-table\xa5table\xa6ab12cd"),
    (p.AskWhereabouts(), b"\x81\xa1t\xacwho-is-where"),
    (
        p.InHall("h", "Club", 2, "Anna", "", False, 9, 6, ["hall"]),
        b"\x88\xa1t\xa4hall\xa2id\xa1h\xa4hall\xa4Club\xa6person\x02\xa4name\xa4Anna\xa4time\t\xa5minor\x06\xa3can\x91\xa4hall",
    ),
    (
        p.TablesChanged([ROW], ["ff00ff"]),
        b"\x83\xa1t\xaetables-changed\xa4rows\x91\x8b\xa2id\xa6ab12cd\xa4name\xa6Corner\xa4game\xa6nobles\xa6people\x91\xa4Anna\xa4bots\x01\xa4free\x02\xa8watching\x03\xa7present\x04\xa5state\xa7playing\xa5watch\xc3\xa5since\x05\xa4gone\x91\xa6ff00ff",
    ),
    (p.InList("kicked", "Why."), b"\x83\xa1t\xa7in-list\xa4code\xa6kicked\xa4text\xa4Why."),
    (
        p.Whereabouts([p.Whereabout("Anna", "ab12cd"), p.Whereabout("Bert")]),
        b"\x82\xa1t\xabwhereabouts\xa6people\x92\x82\xa4name\xa4Anna\xa5table\xa6ab12cd\x81\xa4name\xa4Bert",
    ),
    (
        p.PauseTable("ab12cd", False),
        b"\x83\xa1t\xabpause-table\xa5table\xa6ab12cd\xa2on\xc2",
    ),
    (
        p.GiveTime("ab12cd", 60, 2),
        b"\x84\xa1t\xa9give-time\xa5table\xa6ab12cd\xa7seconds<\xa6person\x02",
    ),
    (p.MovePerson(2, "ab12cd"), b"\x83\xa1t\xabmove-person\xa6person\x02\xa5table\xa6ab12cd"),
    (p.ReadLog("ab12cd"), b"\x82\xa1t\xa8read-log\xa5table\xa6ab12cd"),
    (p.ProtectHall("key", True), b"\x83\xa1t\xacprotect-hall\xa8password\xa3key\xa6phrase\xc3"),
    (p.HallProtected(True, "a-1-b"), b"\x83\xa1t\xaehall-protected\xa6locked\xc3\xa6phrase\xa5a-1-b"),
    (p.SentTo("ab12cd", "Olga"), b"\x83\xa1t\xa7sent-to\xa5table\xa6ab12cd\xa2by\xa4Olga"),
    (
        p.TableLog("ab12cd", None, [p.Said("Anna", "Hi", 1)]),
        b"\x83\xa1t\xa9table-log\xa5table\xa6ab12cd\xa5lines\x91\x84\xa1t\xa4said\xa4name\xa4Anna\xa4text\xa2Hi\xa1n\x01",
    ),
    (
        p.Challenge("t", b"n" * 16, None, 6, True),
        b"\x85\xa1t\xa4door\xa5table\xa1t\xa5nonce\xc4\x10nnnnnnnnnnnnnnnn\xa5minor\x06\xa4hall\xc3",
    ),
]
"""Messages, each with its body as it is sent."""


@pytest.mark.parametrize(("message", "body"), BYTES, ids=[type(message).__name__ for message, _ in BYTES])
def test_a_message_is_always_sent_in_the_same_bytes(message, body):
    assert codec.encode(message)[4:] == body
    from_client = isinstance(message, p.FromVisitor | p.FromOrganiser)
    reader = codec.Reader.of_client() if from_client else codec.Reader.of_server()
    assert list(reader.feed(p.MAGIC + codec.encode(message))) == [message]


def test_the_list_is_the_rows_compressed():
    rows = [ROW, p.ListedTable("ff00ff", "Round", "grail")]
    packed = codec.pack_rows(rows)
    assert codec.rows(packed) == rows
    body = codec.encode(p.TablesChanged([ROW]))[4:]
    assert body[-30:] in zlib.decompress(codec.pack_rows([ROW]))


@pytest.mark.parametrize("packed", [
    b"", b"no zlib", zlib.compress(b"\x90")[:-1], zlib.compress(b"\x90") + b"more", zlib.compress(b"\x81\xa1a\xa1b"),
    zlib.compress(b"\x91\x81\xa2id\x01"), zlib.compress(bytes(2 * 1024 * 1024)),
])  # fmt: skip
def test_a_list_that_cannot_be_read_is_refused(packed):
    with pytest.raises(codec.ProtocolError):
        codec.rows(packed)


def test_text_in_a_list_is_cleaned():
    (row,) = codec.rows(codec.pack_rows([p.ListedTable("ab12cd", "\x1b[2JEvil\u202e", "nobles", people=["A\x07"])]))
    assert (row.name, row.people) == ("[2JEvil", ["A"])
