"""Grail Cup: what is in the box, and what is printed on path, allies and tokens.

Knows: path, allies, tokens, die, spears. Plain tables; an owner of the box can correct them without touching a rule.
Must not know: how a step of an effect is carried out, or who is asked.
"""

from __future__ import annotations

from typing import NamedTuple


class Board(NamedTuple):
    """The printed table of one path. Spaces are numbered from 0, the rearmost."""

    starts: dict[int, int]
    """The space of each start label."""
    clover: tuple[int, ...]
    castle: tuple[int, ...]
    """Without the finish, which counts as one too."""
    church: tuple[int, ...]
    village: tuple[int, ...]
    dragon: int
    """Where the dragon starts."""
    finish: int


BOARDS = {
    "forest": Board(
        starts={9: 0, 8: 1, 7: 2, 6: 3, 5: 4, 4: 5, 3: 6, 2: 7, 1: 8},
        clover=(10, 15, 19, 22, 25, 29, 33, 36, 39, 42, 47),
        castle=(16, 22, 30, 36, 45),
        church=(13, 20, 27, 34, 41, 48),
        village=(11, 18, 24, 31, 38, 44),
        dragon=14,
        finish=50,
    ),
}
BOARDS["pairs"] = BOARDS["forest"]._replace(starts={9: 0, 8: 2, 7: 2, 6: 4, 5: 4, 4: 6, 3: 6, 2: 8, 1: 8})
"""The paths, by the name of the option `board`. With `pairs` two numbers share a start space, as the rule book lets
them; which do is a guess, as everything on the path is. [C1]"""

ALLIES = ("witch", "squire", "fairy", "smith", "wizard", "princess", "priest", "horse", "unicorn")
"""In the order of their numbers, 1 to 9. [C2]"""

TOKENS = {"boots": 4, "goblin": 4, "bait": 4, "fake_grail": 3, "magnet": 3}
"""The clover tokens, and how many there are of each."""

LOOKS = 3
"""How many clover spaces the fairy looks at."""

EFFECTS: dict[str, tuple[tuple[str, int], ...]] = {
    "witch": (("forward", 1), ("curse", 0)),
    "squire": (("point", 0), ("forward", 2)),
    "fairy": (*(("choose", 0),) * LOOKS, ("look", 0), *(("lay", 0),) * (LOOKS - 1), ("lay the last", 0), ("ride", 0)),
    "smith": (("take a spear", 0), ("forward", 4)),
    "wizard": (("move the dragon", 0), ("forward", 5)),
    "princess": (("castle", 0),),
    "priest": (("church", 0),),
    "horse": (("ride", 0),),
    "unicorn": (("overtake", 0),),
    "curse": (("swap", 0), ("forward", 1)),
    "jump": (("jump", 0),),
    "boots": (("forward", 4),),
    "goblin": (("backward", 2),),
    "bait": (("move the dragon", 0),),
    "fake_grail": (("push", 2),),
    "magnet": (("steal", 0),),
}  # fmt: skip
"""What each ally and token does, step by step, each with its number of spaces; also what a curse does when the cursed
ally is revealed, and the squire's jump at the end of the round. [C2]"""

DISTANCES = {"fairy": (1, 2, 3), "horse": (2, 4, 6)}
"""The distances that an ally lets her knight choose from."""

VILLAGE_DIE = ("seal", "thief", "thief", "spear", "spear", "spear")
"""The six sides of the village die."""

SPEARS = 12
ARMED_LABELS = (7, 8, 9)
"""Who starts on one of these labels takes a spear."""

FACE_UP = {3: 0, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0}
"""How many allies are set aside face up before the draft, by the number of players."""
FACE_DOWN = 1
"""How many are set aside face down, with any number of players."""

LAPS = {3: 2}
"""How often the draft goes round, by the number of players; once with any other number."""
EXTRA = 1
"""How many more are set aside face down between two laps."""
