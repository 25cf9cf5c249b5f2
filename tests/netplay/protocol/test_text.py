"""Text from others: whatever it holds, a terminal gets harmless characters of a known width, and nothing as markup."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from netplay.protocol import codec
from netplay.protocol.messages import CHAT_CELLS, NAME_CELLS, POINTS, Said
from netplay.table.chat import Chat

DIRTY = {
    "escape": ("a\x1bb", "ab"),
    "colours by CSI": ("\x1b[31mred\x1b[0m", "[31mred[0m"),
    "title by OSC 0": ("\x1b]0;owned\x07x", "]0;ownedx"),
    "link by OSC 8": ("\x1b]8;;http://x\x1b\\y\x1b]8;;\x1b\\", "]8;;http://x\\y]8;;\\"),
    "clipboard by OSC 52": ("\x1b]52;c;Zm9v\x07", "]52;c;Zm9v"),
    "C1 CSI and OSC": ("\x9b31mred\x9d0;x\x9c", "31mred0;x"),
    "bell and null": ("a\x07\x00b", "ab"),
    "backspace and delete": ("ab\b\bXY\x7f", "abXY"),
    "carriage return and line feed": ("Anna: hi\r\nHost: bye", "Anna: hi Host: bye"),
    "line and paragraph separators": ("a\u2028b\u2029c", "a b c"),
    "tabs, many and odd spaces": ("  a \t\u00a0\u3000 b  ", "a b"),
    "bidi overrides": ("\u202egnaw\u202c \u2066x\u2069", "gnaw x"),
    "bidi marks": ("a\u200e\u200f\u061cb", "ab"),
    "zero width joiner, non-joiner and space": ("a\u200d\u200c\u200b\ufeff\u2060b", "ab"),
    "soft hyphen": ("co\u00adop", "coop"),
    "tag characters": ("x\U000e0041\U000e007f", "x"),
    "private use": ("a\ue000\U000f0000\U0010fffdb", "ab"),
    "unassigned and no characters": ("a\u0378\uffff\ufdd0b", "ab"),
    "a lone surrogate": ("a\ud800b", "ab"),
    "letters that show as nothing": ("a\u115f\u1160\u3164\uffa0\u2800b", "a b"),
    "variation selectors": ("a\ufe0f\U000e0100b", "ab"),
    "the invisible joiner": ("a\u034f\u17b4b", "ab"),
    "a tower of marks": ("Z" + "\u0335\u0336\u0337" * 30 + "a", "Z\u0335\u0336a"),
    "marks over nothing": ("\u0301\u0302a \u0303b", "a b"),
    "marks that join letters": ("e\u200d\u0301", "é"),
    "a tower of the ends of Korean syllables": ("각" + "\u11a8" * 30 + "a", "각\u11a8\u11a8a"),
    "Korean letters that make a syllable": ("\u1112\u1161\u11ab", "한"),
    "two marks a language needs": ("ê\u0323", "ệ"),
    "umlauts, Cyrillic, Chinese": ("Müller Ёж 騎士", "Müller Ёж 騎士"),
    "an emoji sequence": ("\U0001f468\u200d\U0001f469", "\U0001f468\U0001f469"),
    "markup of the toolkit": (
        "[/] [b [@click=app.quit]x[/] [link=http://x]",
        "[/] [b [@click=app.quit]x[/] [link=http://x]",
    ),
    "format strings": ("{0.__class__} %s $x", "{0.__class__} %s $x"),
}


@pytest.mark.parametrize(("dirty", "clean"), DIRTY.values(), ids=DIRTY)
def test_text_is_cleaned(dirty, clean):
    assert codec.clean(dirty) == clean


@given(st.text(st.characters(codec=None), max_size=300))
def test_clean_text_holds_nothing_that_a_terminal_obeys(text):
    """[F 14]"""
    clean = codec.clean(text)
    assert all(unicodedata.category(each)[0] != "C" for each in clean)
    assert not set(clean) & (codec.BLANK | codec.INVISIBLE)
    assert clean == " ".join(clean.split())
    assert clean.isprintable()
    assert codec.clean(clean) == clean
    assert unicodedata.is_normalized("NFC", clean)


@given(st.text(st.characters(codec=None), max_size=200), st.integers(2, 40))
def test_cut_text_fits(text, cells):
    clean = codec.clean(text)
    cut = codec.cut(clean, cells)
    assert codec.width(cut) <= cells
    assert cut == clean or (cut[-1] == "…" and clean.startswith(cut[:-1]))


def test_floods_are_short_and_quick():
    """[F 14]"""
    for flood in ("騎" * 10_000, "\u0301" * 10_000, "\U0001f600" * 10_000, "a\u0301" * 10_000, "\x1b[" * 10_000):
        assert codec.width(codec.clean(flood, CHAT_CELLS)) <= CHAT_CELLS


@given(st.text(st.sampled_from("\ufb2c\u0344\u1fb7\u11a8\u1161\u0301각a ") | st.characters(codec=None), max_size=1500))
def test_what_takes_no_room_on_the_screen_makes_no_text_too_long_for_a_message(text):
    """[F 14] What is composed of several characters may become several, and some of them have no width."""
    assert len(codec.clean(text)) <= POINTS
    assert len(codec.clean(text, CHAT_CELLS)) <= POINTS


def test_a_line_that_grows_as_it_is_cleaned_throws_nobody_out():
    """[F 14] 1000 characters that came in made 1480 which no program took."""
    for line in ("\u11a8" * 760 + "\ufb2c" * 240, "\ufb2c" * 1000, "x" * 1000 + "\ufb2c" * 400):
        said = Chat().say("Eve", line)
        assert said is not None
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(said), type=Said) == said


def test_wide_text_is_cut_between_characters():
    assert codec.cut("騎士騎士", 6) == "騎士…"
    assert codec.cut("騎士騎士", 8) == "騎士騎士"
    assert codec.cut("ab", 1) == "…"


@pytest.mark.parametrize("name", ["", "   ", "\x1b", "\u200b\u2060", "...", "[/]", "\u3164", "\u0301"])
def test_a_name_needs_a_letter_or_digit(name):
    assert "letter" in codec.why_no_name(codec.clean(name), NAME_CELLS)


@pytest.mark.parametrize("name", ["x" * 17, "騎" * 9])
def test_a_name_may_not_be_too_wide(name):
    assert "16 characters" in codec.why_no_name(name, NAME_CELLS)


@pytest.mark.parametrize("name", ["host", "HOST", "Server", "ｈｏｓｔ", "table", "bot", "Spectator", "ho\u200bst"])
def test_a_name_may_not_be_the_tables_own(name):
    assert "mistaken" in codec.why_no_name(codec.clean(name), NAME_CELLS)


@pytest.mark.parametrize("name", ["Anna", "x" * 16, "騎" * 8, "7", "Ёж", "Jean-Luc O'Neil"])
def test_names_that_will_do(name):
    assert codec.why_no_name(name, NAME_CELLS) is None
