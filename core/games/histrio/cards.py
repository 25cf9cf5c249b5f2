"""Histrio: reading a card.

Knows: what is printed on a face.
Must not know: any state of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from core.piles import Face

from .components import ACROBATS, TALENTS, TOWARD

BLANK = "blank-"
"""With the number of its owner, a blank."""
TROUPES = 1 << 14
"""Groups of cards whose sums are kept: whoever thinks ahead meets the same troupes again and again."""


@lru_cache
def is_actor(card: Face) -> bool:
    """True for a comedian or a tragedian."""
    return talent_of(card) in TALENTS


def is_acrobat(card: Face) -> bool:
    """True for an acrobat."""
    return card in ACROBATS


@lru_cache
def talent_of(actor: Face) -> str:
    """Comedian or tragedian."""
    return actor.split("-")[0]


def level_of(actor: Face) -> int:
    """An actor's level of experience, 1 to 5."""
    return _number(actor)


def amount_of(bonus: Face) -> int:
    """The écus on a bonus."""
    return _number(bonus)


def city_of(travel: Face) -> int:
    """The city on a travel card."""
    return _number(travel)


def blank(seat: int) -> Face:
    """The blank of a player: laid down at a festival by a player who plays no request."""
    return f"{BLANK}{seat}"


def owner_of(request: Face) -> int | None:
    """The player whose blank this is; None for other requests."""
    return int(request.removeprefix(BLANK)) if request.startswith(BLANK) else None


def talents(actors: Iterable[Face]) -> Sequence[str]:
    """The talent of each actor."""
    return _talents(tuple(actors))


def levels(actors: Iterable[Face]) -> Sequence[int]:
    """The level of each actor."""
    return _levels(tuple(actors))


def total_level(actors: Iterable[Face], talent: str) -> int:
    """The sum of the levels of the actors of one talent."""
    return _total_level(tuple(actors), talent)


def pull(cards: Iterable[Face]) -> int:
    """Comedians' levels less tragedians': so far they move the needle toward comedy."""
    return _pull(tuple(cards))


@lru_cache(TROUPES)
def _talents(actors: tuple[Face, ...]) -> tuple[str, ...]:
    return tuple(map(talent_of, actors))


@lru_cache(TROUPES)
def _levels(actors: tuple[Face, ...]) -> tuple[int, ...]:
    return tuple(map(level_of, actors))


@lru_cache(TROUPES)
def _total_level(actors: tuple[Face, ...], talent: str) -> int:
    return sum(level_of(actor) for actor in actors if talent_of(actor) == talent)


@lru_cache(TROUPES)
def _pull(cards: tuple[Face, ...]) -> int:
    return sum(TOWARD[talent_of(card)] * level_of(card) for card in cards if is_actor(card))


@lru_cache
def _number(card: Face) -> int:
    return int(card.rsplit("-", 1)[1])
