"""The opening: can a game begin like this?

Knows: how a game of ours begins, and what luck may change of that.
Must not know: the network, or who sent the beginning.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

from .chance import SEED_BYTES, BadReport, SeededChance, Stream
from .contract import Game
from .secrecy import seen

S = TypeVar("S", bound=msgspec.Struct)

PLACES = range(-1, 16)
"""Numbers that luck may choose: of a seat, a squire, a space to start from; -1 is none of them."""
AUDIENCES = frozenset(1 << seat for seat in range(8))
"""Who may look at a pile, if that is one seat."""


def check_opening(game: Game[S], seats: int, seat: int | None, state: S) -> None:
    """Compare a beginning that a stranger sent with one of our own, of as many players with the same options: there are
    as many of everything, and nothing differs but by luck. Raises BadReport."""
    try:
        options = game.configure(seats, msgspec.structs.asdict(cast("Any", state).options))
        ours = game.setup(seats, options, SeededChance(Stream(bytes(SEED_BYTES))))
        faces = {face for kind in game.components(ours).values() for face in kind}
        begins = _alike(_plain(seen(game, ours, seat)), _plain(game.encode(state)), faces)
    except ValueError as error:
        raise BadReport(f"The game that was sent cannot be: {error}.") from None
    if not begins:
        raise BadReport("The game that was sent does not begin like this game.")


def _plain(state: bytes) -> Any:
    return msgspec.msgpack.decode(state)


def _alike(ours: Any, theirs: Any, faces: set[Any]) -> bool:
    """Are these parts of two beginnings alike, but for luck?"""
    both: list[Any] = [ours, theirs]
    if ours == theirs and type(both[0]) is type(both[1]):
        return True
    if isinstance(ours, list) and isinstance(theirs, list):
        all_ours, all_theirs = cast("list[Any]", ours), cast("list[Any]", theirs)
        pairs = zip(all_ours, all_theirs, strict=False)
        return len(all_ours) == len(all_theirs) and all(_alike(*each, faces) for each in pairs)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        mine, yours = cast("dict[Any, Any]", ours), cast("dict[Any, Any]", theirs)
        return mine.keys() == yours.keys() and all(_alike(mine[key], yours[key], faces) for key in mine)
    if [type(each) for each in both] == [int, int]:
        return theirs in PLACES or theirs in AUDIENCES
    return all(each is None or (type(each) is str and each in faces) for each in both)
