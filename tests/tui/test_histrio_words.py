"""Histrio in words, in every language: what answers promise, what is told, and what is explained."""

from __future__ import annotations

import re

import pytest

import core
from tests.games.histrio.table import Table
from tests.tui.test_histrio_screen import BOARD, view_of
from tests.tui.test_locale import prose
from tui.boards import View
from tui.settings import LANGUAGES
from tui.words import Words

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def said(view: View, key: str, **args) -> str:
    """The line of the log for an event, with the names set in."""
    return BOARD.plain(view, BOARD.line(view, core.Event(key, args)))


def view_in(language: str, table: Table, seat: int | None = 0, **more) -> View:
    """The view of a table in a language."""
    view = view_of(table, seat, **more)
    view.words = Words(language, view.ascii_only)
    return view


# Things have one name

OTHER_NAMES = {
    "en": re.compile("in the theatre"),
    "fr": re.compile(r"\b(le|du|au) roi\b"),
    "ru": re.compile(r"стрелк|дружеск|\bкорол|желает"),
    "uk": re.compile("антрепренер|бажає"),
}
"""What needle, King, managers and friendly troupes might be called besides."""


@everywhere
def test_a_thing_has_one_name_in_all_texts(language):
    assert [key for key, piece in prose(language) if "histrio" in key and OTHER_NAMES[language].search(piece)] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Boris sends a manager to the theatre and now has 1 there."),
        ("fr", "Boris envoie un régisseur au théâtre et y en a 1."),
        ("ru", "Boris ставит распорядителя в театр (своих там 1)."),
        ("uk", "Boris посилає розпорядника до театру, своїх там 1."),
    ],
)
def test_the_managers_that_are_counted_are_said_to_be_ones_own(language, line):
    table = Table()
    table.troupe(0).managers = 2
    assert said(view_in(language, table), "manager", seat=1, managers=1) == line
