"""Validates the first state of a game that a peer sent: a beginning against one of our own, another by itself.

Knows: how a game of ours begins, what luck may change of that, and what is true of every state.
Must not know: the network, or who sent the beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, TypeVar, cast

import msgspec

from .chance import SEED_BYTES, BadReport, SeededChance, Stream
from .contract import Game
from .piles import Face, piles_of
from .secrecy import seen
from .sentence import clause

S = TypeVar("S", bound=msgspec.Struct)


def check_opening(game: Game[S], seats: int, seat: int | None, state: S) -> None:
    """Compare a beginning that a stranger sent with one of our own, of as many players with the same options: there are
    as many of everything, nothing differs but by luck, and the faces that are shown are those that the seat may see.
    Raises BadReport."""
    try:
        options = game.configure(seats, msgspec.structs.asdict(cast("Any", state).options))
        ours = game.setup(seats, options, SeededChance(Stream(bytes(SEED_BYTES))))
        box = game.components(ours)
        faces = {face for kind in box.values() for face in kind}
        parts = zip(_plain(seen(game, ours, seat)), _plain(game.encode(state)), strict=True)
        fields = msgspec.structs.fields(game.state)
        begins = all(
            _alike(mine, yours, faces, game.drawn.get(field.name, ()))
            for field, (mine, yours) in zip(fields, parts, strict=True)
        )
    except ValueError as error:
        raise BadReport(f"The game that was sent cannot be: {clause(error)}.") from None
    if not begins or not _shows_what_it_may(box, seat, state):
        raise BadReport("The game that was sent does not begin like this game.")


def check_middle(game: Game[S], seats: int, seat: int | None, state: S) -> None:
    """Checks a state in the middle of a game, from which another begins: its options can be played, it is not over,
    somebody is asked, and the faces that are shown are those that the seat may see, none more often than there are.

    That a game could have come there is not asked. Raises BadReport."""
    try:
        game.configure(seats, msgspec.structs.asdict(cast("Any", state).options))
        box = game.components(state)
        goes_on = game.players(state) == seats and game.outcome(state) is None and bool(game.to_act(state))
        fits = goes_on and _shows_what_it_may(box, seat, state)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadReport(f"The game that was sent cannot be: {clause(error)}.") from None
    if not fits:
        raise BadReport("The game that was sent cannot go on from where it begins.")


def _plain(state: bytes) -> list[Any]:
    return msgspec.msgpack.decode(state)


def _alike(ours: Any, theirs: Any, faces: set[Any], drawn: Collection[int]) -> bool:
    """True if these parts of two initial states differ only where luck chooses: in faces, and in these numbers."""
    both: list[Any] = [ours, theirs]
    if ours == theirs and type(both[0]) is type(both[1]):
        return True
    if isinstance(ours, list) and isinstance(theirs, list):
        all_ours, all_theirs = cast("list[Any]", ours), cast("list[Any]", theirs)
        pairs = zip(all_ours, all_theirs, strict=False)
        return len(all_ours) == len(all_theirs) and all(_alike(*each, faces, drawn) for each in pairs)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        mine, yours = cast("dict[Any, Any]", ours), cast("dict[Any, Any]", theirs)
        return mine.keys() == yours.keys() and all(_alike(mine[key], yours[key], faces, drawn) for key in mine)
    if [type(each) for each in both] == [int, int]:
        return ours in drawn and theirs in drawn
    return all(each is None or (type(each) is str and each in faces) for each in both)


def _shows_what_it_may(box: Mapping[str, Mapping[Face, int]], seat: int | None, state: msgspec.Struct) -> bool:
    """True if faces are shown where the seat may look and hidden elsewhere, none more often than there are of
    it in the box."""
    shown = {kind: Counter[Face]() for kind in box}
    for pile in piles_of(state):
        if any((face is not None) != pile.seen_by(seat) for face in pile.faces):
            return False
        shown[pile.kind].update(pile.known())
    return all(faces <= Counter(box[kind]) for kind, faces in shown.items())
