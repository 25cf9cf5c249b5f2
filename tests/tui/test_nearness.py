"""The order of what is found by its words: whole words, beginnings of words, parts of words; names before the rest."""

from __future__ import annotations

import pytest

from tui.text.nearness import nearest, places

CARDS = ("Recast the die", "Castles", "The castle", "Castle", "Clover")


def found(sought, *things):
    return nearest(sought, things, lambda thing: tuple(thing.split("|"))[:2] if "|" in thing else (thing, ""))


def test_whole_words_come_before_beginnings_and_those_before_parts():
    assert found("cast", "recast", "castle", "cast") == ["cast", "castle", "recast"]
    assert found("castle", *CARDS) == ["Castle", "The castle", "Castles"]


def test_a_name_comes_before_what_is_said_of_a_thing_but_for_parts_of_words():
    assert found("cast", "a|cast", "castle|b", "recast|c", "d|e") == ["castle|b", "a|cast", "recast|c"]


def test_scattered_letters_are_not_found_and_equals_keep_their_places():
    assert found("cstl", *CARDS) == []
    assert found("the", "the one", "the other") == ["the one", "the other"]


def test_where_nothing_has_all_words_what_has_most_is_found():
    assert found("castle clover", *CARDS) == ["The castle", "Castle", "Clover", "Castles"]


@pytest.mark.parametrize(("sought", "thing"), [("ЕЛКА", "ёлка"), ("ім'я", "Ім’я")])
def test_words_are_found_however_they_are_typed(sought, thing):
    assert found(sought, thing) == [thing]


def test_the_places_of_the_words_are_told():
    assert places("cast die", "Recast the die") == [(2, 6), (11, 14)]
    assert places(" ", "Recast") == ()
