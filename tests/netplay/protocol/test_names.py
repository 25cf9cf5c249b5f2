"""Names: nobody is taken for somebody else (faults 14 and 16)."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from netplay.protocol import codec, names
from netplay.protocol import messages as p
from netplay.table.people import load_looks
from tests.netplay.room import Room

FILLERS = [chr(point) for point in range(0x1160, 0x1200)]
SPOOFS = [
    "Аnna", "Αnna", "Аnnа", "𝐀nna", "Ａnna", "Anna\u3164", "Anna\u1160", "A\u0335nna", "Anna\u20dd", "An\u034fna",
    "ANNA", "Anna\u180e", "An\u200dna", "An\ufe0fna", "A\u0301nna", "Ànna", "Anna\U000e0061", "ᗅnna",
]  # fmt: skip


@pytest.mark.parametrize("spoof", SPOOFS, ids=ascii)
def test_nobody_is_seated_who_looks_like_anna(spoof):
    """[F 16]"""
    room = Room("academy")
    room.join("a", name="Anna")
    told = room.join("b", name=spoof)[0]
    if isinstance(told, p.Refused):
        assert told.code == "bad-name"
    else:
        assert told.name.endswith(" 2"), ascii(told.name)


def test_a_volley_of_every_invisible_letter_makes_no_second_anna():
    """Those letters that this machine's tables know, not a list of ours."""
    hidden = [chr(i) for i in range(0x80, sys.maxunicode + 1) if unicodedata.category(chr(i))[0] in "LNSP"]
    hidden = [each for each in hidden if codec.width(each) == 0]
    assert len(hidden) > 200
    assert len(set(FILLERS) & set(hidden)) > 100
    for each in hidden:
        cleaned = codec.clean(f"Anna{each}")
        assert cleaned == "Anna" or codec.why_no_name(cleaned, 16) is not None, hex(ord(each))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ivan", "lvan"), ("Ivan", "1van"), ("Mary", "Mаry"), ("mary", "rnary"), ("Bora", "Вога"), ("Otto", "0tto"),
     ("Вера", "Bepa"), ("Zoé", "Zoe"), ("Андрей", "Андреи"), ("paul", "раul")],
)  # fmt: skip
def test_names_that_look_alike(one, other):
    assert names.looks(one) & names.looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Bert"), ("Анна", "Инна"), ("Ivan", "Evan"), ("Олег", "Oles")])
def test_names_that_do_not(one, other):
    assert not names.looks(one) & names.looks(other)


@pytest.mark.parametrize(
    "name", ["Zoé", "Андрій", "Ґалаган", "Їжак", "Žofie", "李小龍", "김철수", "مريم", "राम", "Łukasz", "Ünal"]
)
def test_names_of_the_world_will_do(name):
    assert codec.why_no_name(codec.clean(name), p.NAME_CELLS) is None


@pytest.mark.parametrize("name", ["host", "HOST", "h0st", "hоst", "Server", "spectatоr", "b0t"])
def test_what_would_be_taken_for_the_table_is_reserved(name):
    """[F 16]"""
    assert codec.why_no_name(name, p.NAME_CELLS).code == "name-reserved"


@pytest.mark.parametrize("name", ["you", "Vous", "вы", "готов", "hôte", "Bot squire", "bot 3", "host ready", "h o s t"])
def test_words_that_the_screen_puts_beside_names_are_no_names(name):
    """[F 16]"""
    assert codec.why_no_name(name, p.NAME_CELLS).code in ("name-reserved", "name-spelled")


@pytest.mark.parametrize(
    "name",
    ["Bot (squire)", "you, host, ready", "Anna (you)", "Anna [bot]", "Anna: hi", "A，B", "Anna•", "Anna ✓|", "<b>A"],
)
def test_signs_that_the_screen_puts_beside_names_are_in_no_name(name):
    """[F 16]"""
    why = codec.why_no_name(name, p.NAME_CELLS)
    assert why.code == "name-signs"
    assert why[-1] in names.SIGNS, "the sentence ends with the signs that may be used"


@pytest.mark.parametrize("name", ["A n n a", "A.n.n.a", "x A-n-n-a", "А н н а"])
def test_a_name_that_is_spelled_out_is_refused(name):
    """[F 16]"""
    assert codec.why_no_name(name, p.NAME_CELLS).code == "name-spelled"


@pytest.mark.parametrize("spoof", ["An na", "Anna!", "An-na", "A'nna", "Anna.", "an_NA"])
def test_spaces_and_signs_make_no_other_name(spoof):
    """[F 16]"""
    room = Room("academy")
    room.join("a", name="Anna")
    assert room.join("b", name=spoof)[0].name.endswith(" 2")


@pytest.mark.parametrize(
    "name", ["Jean-Luc", "O'Neil", "Anna B.", "J. R. Tolkien", "Ann & Bob", "x_X", "King", "Hosta", "Botticelli",
             "李 小 龍", "Anna 🐉", "Table Tom", "Robot"]
)  # fmt: skip
def test_ordinary_names_will_do(name):
    assert codec.why_no_name(codec.clean(name), p.NAME_CELLS) is None


def test_a_name_counts_in_code_points_too():
    long = "".join(f"{letter}\u0301" for letter in "qwrtpsdfghjkzxvb") + "\u0301"
    assert codec.width(long) <= p.NAME_CELLS
    assert codec.why_no_name(long, p.NAME_CELLS).code == "name-long"
    assert codec.why_no_name("a" + "\u0f71" * 990, p.NAME_CELLS).code == "name-long"


def test_what_is_said_of_ascii_without_the_table_is_what_the_table_says():
    ascii_letters = [chr(point) for point in range(33, 127)]
    like = names._like()
    assert {each: like(each, each) for each in ascii_letters if like(each, each) != each} == names.LIKE
    assert [names._skeleton(each) for each in ascii_letters] == [like(each, each) for each in ascii_letters]


def test_the_first_who_comes_waits_for_nothing_to_be_loaded():
    """A hall loads by what names are compared before it listens."""
    names._like.cache_clear()
    names.looks.cache_clear()
    load_looks()
    assert names._like.cache_info().currsize == 1
