"""Tables of the network, told in lines: whoever hears them chooses by a number."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from netplay.discovery.announcement import Announcement, FoundTable
from tests.tui.test_cli import planned, sentence
from tui.app.settings import LANGUAGES
from tui.lines import found_tables
from tui.lines.found_tables import chosen
from tui.text.words import Words

FOUND = (
    FoundTable(Announcement("Anna’s table", "grail", 2, False, True), "192.0.2.5", 4747),
    FoundTable(Announcement("Evil \x1b[2J", "chess", 0, True, False), "2001:db8::1", 4748),
)


class Around:
    """What is found, as soon as somebody looks."""

    def __init__(self, *found: FoundTable, deaf: bool = False) -> None:
        self.found, self.deaf, self.open = found, deaf, False

    def start(self) -> None:
        self.open = True

    def close(self) -> None:
        self.open = False

    def join(self, seconds: float) -> None:
        assert not self.open


def typing(said: str):
    return lambda: said


@pytest.mark.parametrize(
    ("said", "address"),
    [("1", "192.0.2.5:4747"), ("2", "[2001:db8::1]:4748"), ("3", "3"), ("host:4000", "host:4000"), ("", "")],
)
def test_a_table_is_chosen_by_its_number_or_an_address_is_typed(said, address, capsys):
    assert chosen(Words("en"), Around(*FOUND), typing(said), looking=0) == address
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "1: Anna’s table · Grail Cup · 2 seats free · password · 192.0.2.5:4747"
    assert lines[2].endswith("a game is on · [2001:db8::1]:4748")
    assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deaf", [False, True])
def test_where_none_is_found_that_is_said_and_an_address_can_be_typed(deaf, language, capsys):
    words = Words(language)
    assert chosen(words, Around(deaf=deaf), typing(" host "), looking=0).strip() == "host"
    none = words("table-around-deaf" if deaf else "table-around-nothing")
    assert capsys.readouterr().out.splitlines()[1:] == [none, words("lines-nobody-next-door")]


@pytest.mark.parametrize("how", [EOFError(), KeyboardInterrupt(), UnicodeDecodeError("utf-8", b"\xb2", 0, 1, "")])
def test_who_types_nothing_chooses_none(how):
    def ended():
        raise how

    assert chosen(Words("en"), Around(*FOUND), ended, looking=0) == ""


def test_join_in_lines_without_an_address_asks_a_person_and_no_script(monkeypatch):
    assert "needs an address" in sentence("join", "--lines")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(found_tables, "chosen", lambda words, browser: "192.0.2.5:4747")
    found = planned("join", "--lines")
    assert (found.do, found.host, found.port) == ("join", "192.0.2.5", 4747)
    monkeypatch.setattr(found_tables, "chosen", lambda words, browser: "")
    assert "needs an address" in sentence("join", "--lines")
