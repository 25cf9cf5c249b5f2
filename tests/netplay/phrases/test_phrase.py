"""Phrases: their words, their bits, and how they are read."""

from __future__ import annotations

import math
from importlib import import_module

import pytest

from netplay.phrases import phrase
from netplay.phrases.phrase import LISTS, NUMBERS, Phrase, language_of, new_phrase, new_room, parse, secret_of
from netplay.protocol.authentication import password_hash


@pytest.mark.parametrize("language", LISTS)
def test_a_list_has_256_words_that_stay_apart_without_accents(language):
    words = import_module(f"netplay.phrases.{LISTS[language]}").WORDS
    assert len({phrase._plain(word) for word in words}) == len(words) == 256
    assert all(word.isalpha() and word == word.lower() and 2 <= len(word) <= 10 for word in words)
    assert 3 * math.log2(len(words)) + math.log2(len(NUMBERS)) > 30


@pytest.mark.parametrize("language", [*LISTS, "de"])
def test_a_new_phrase_is_read_as_what_it_is(language):
    one, other = new_phrase(language), new_phrase(language)
    assert one != other
    assert parse(one) == Phrase(phrase._plain(one))
    room = new_room()
    assert parse(str(Phrase(one, room))) == Phrase(phrase._plain(one), room)


@pytest.mark.parametrize(
    ("environment", "encoding", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "utf-8", "fr"), ({"LANG": "fr_FR", "LC_ALL": "ru_RU.UTF-8"}, "utf-8", "ru"),
        ({"LANG": "uk_UA.UTF-8"}, "ascii", "en"), ({"LANG": "ru_RU.KOI8-R"}, "koi8-r", "ru"), ({}, "utf-8", "en"),
        ({"LANG": "de_DE.UTF-8"}, "utf-8", "en"), ({"LC_ALL": "", "LANG": "fr"}, "no such encoding", "en"),
    ],
)  # fmt: skip
def test_phrases_are_in_the_language_of_the_reader_if_the_terminal_can_show_it(environment, encoding, language):
    assert language_of(environment, encoding) == language


@pytest.mark.parametrize(
    "text",
    ["Lion-42-Maple-River", "lion 42 maple river", "LION — 42 — MAPLE — RIVER", "«lion-42-maple-river».",
     "4177-lion-42-maple-river"],
)  # fmt: skip
def test_a_phrase_is_the_same_secret_however_it_is_typed(text):
    assert secret_of(text) == "lion-42-maple-river"
    assert password_hash(text, b"s" * 16) == password_hash("lion-42-maple-river", b"s" * 16)


@pytest.mark.parametrize(
    "text", ["grail", "Lion 42", "a b c d", "lion-421-maple-river", "lion-42-m4ple-river", "", "9" * 99]
)
def test_any_other_password_is_taken_as_it_was_typed(text):
    assert secret_of(text) == text
    assert parse(text) is None
