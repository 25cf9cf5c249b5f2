"""Who may see what is decided by piles: all are found, whatever they lie in, and nothing hidden is left open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

import msgspec
import pytest

import core
from core import EVERYONE, NOBODY, Pile, only
from core.piles import hidden_from


class Chest(msgspec.Struct):
    lid: Pile
    size: int
    drawers: list[Pile]


class Stone(msgspec.Struct):
    weight: int


class Bag(msgspec.Struct):
    inside: list[Pile]


class TableSettings(msgspec.Struct):
    by_name: dict[str, Pile]
    rows: list[list[Pile]]
    chests: list[Chest]
    shelf: dict[int, list[Pile]]
    number: int
    top: Pile
    attic: Chest | None = None
    yard: Stone | Bag | Chest | None = None
    key: Pile | None = None
    bottom: Pile = msgspec.field(default_factory=lambda: pile("bottom"))


def pile(kind: str) -> Pile:
    return Pile(kind)


def chest(name: str) -> Chest:
    return Chest(pile(f"{name} lid"), 3, [pile(f"{name} 1"), pile(f"{name} 2")])


def test_every_pile_is_found_and_of_each_part_first_what_is_a_pile_itself():
    house = TableSettings(
        {"a": pile("a")}, [[pile("b")], [], [pile("c")]], [chest("d"), chest("e")], {7: [pile("f")]}, 1, pile("top")
    )
    inside = ["a", "b", "c", "d lid", "d 1", "d 2", "e lid", "e 1", "e 2", "f"]
    assert [each.kind for each in core.piles_of(house)] == ["top", "bottom", *inside]
    house.attic, house.key = chest("g"), pile("key")
    assert [each.kind for each in core.piles_of(house)] == ["top", "bottom", *inside, "g lid", "g 1", "g 2", "key"]


@pytest.mark.parametrize(
    ("part", "inside"), [(Stone(1), []), (Bag([Pile("b")]), ["b"]), (Chest(Pile("l"), 1, []), ["l"])]
)
def test_of_parts_of_several_kinds_it_is_found_what_lies_in_this_one(part, inside):
    house = TableSettings({}, [], [], {}, 1, pile("top"), yard=part)
    assert [each.kind for each in core.piles_of(house)] == ["top", "bottom", *inside]


class Marked(Pile):
    """A pile that is more than a pile."""


class Pair(NamedTuple):
    """Something with a pile in it."""

    pile: Pile


@dataclass
class Sack:
    """Likewise."""

    pile: Pile


class Shelf(TypedDict):
    """Likewise."""

    pile: Pile


@pytest.mark.parametrize(
    "hint",
    [
        Any,
        object,
        list,
        dict,
        list[Any],
        dict[str, object],
        Any | None,
        tuple[Pile, Pile],
        tuple[Pile, ...],
        Marked,
        Pair,
        Sack,
        Shelf,
        list[Pair],
        dict[str, Sack],
        Shelf | None,
        Pile | Bag,
        list[Pile] | list[Bag],
    ],
    ids=str,
)
def test_a_state_that_does_not_say_where_piles_can_lie_is_none(hint):
    """Else such a pile would be shown to all, with all that is in it."""
    state = msgspec.defstruct("Secretive", [("deck", Pile), ("box", hint)])
    with pytest.raises(TypeError, match="No pile would be found"):
        core.piles_of(state(pile("deck"), None))


def test_nothing_is_found_where_no_pile_can_lie():
    assert list(core.piles_of(core.Snapshot(0, b""))) == []


def test_hidden_is_every_pile_of_which_a_face_is_known_that_should_not_be():
    """Also one of which only the last is known, as a stranger may send it; not what is hidden already."""
    mixed, mine, blank = Pile("x", NOBODY, [None, "a"]), Pile("x", only(1), ["a"]), Pile("x", NOBODY, [None, None])
    piles = [mixed, mine, blank, Pile("x", NOBODY), Pile("x", EVERYONE, ["a"]), Pile("x", EVERYONE & ~only(1), ["a"])]
    assert hidden_from(piles, None) == [(mixed, mixed.faces), (mine, mine.faces)]
    assert hidden_from(piles, 0) == [(mixed, mixed.faces), (mine, mine.faces)]
    assert hidden_from(piles, 1) == [(mixed, mixed.faces), (piles[-1], piles[-1].faces)]


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_no_face_is_empty(game):
    """Whether a face is known is seen by that."""
    for seats in game.seats:
        box = game.components(core.Dealer(game, seats, seed=bytes(core.SEED_BYTES)).state)
        assert all(face for faces in box.values() for face in faces)
