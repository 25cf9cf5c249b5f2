"""The last row of a game: the effect of Enter at its left end, and the other keys at its right end.

Knows: the order of the keys, and how many of them there is room for.
Must not know: what keys do, or which of them do something now; it is told.

The keys that have columns of their own on a screen of this width keep them in every state of every game: one that does
nothing now leaves its columns free.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rich.cells import cell_len

from tui.boards import View, board
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.screens.base import TELEPHONE
from tui.screens.game.room import WIDE, Size, is_tight
from tui.text.words import Words

LEAVE, BACK, CHOICES = "key-leave", "key-now", "game-keys"
DIGITS, ARROWS = "digits", "arrow-keys"
"""Whether a digit gives any choice, and the text that names the arrows alone if none does."""
STEADY = (CHOICES, "key-hint", "key-explain", "key-log", "key-talk", "key-people", "key-look", "bar-help", LEAVE)
"""The keys with columns of their own, in this order. The last place is that of the key back to now, too."""
NEEDED = (LEAVE, "bar-help", CHOICES, "key-hint", "key-explain", "key-log", "key-talk", "key-people", "key-look")
"""The same, the most needed first: a narrow screen names as many of them as leave `EFFECT` columns."""
LASTING = ("key-talk", "key-people")
"""Keys that are there for a whole game or never; in a game without them they have no columns."""
LONGER = ("key-why",)
"""Keys whose effect is said in full where there is room."""
PASSING = ("key-bot", "key-round", "key-undo", "key-why", "key-rematch")
"""Keys that stand before those, while they do something and there is room; the first ones give way first. Behind them
stand the lasting keys, where those have no columns of their own; they give way before all others."""
KEYS = (*PASSING, *STEADY[:-1], BACK, LEAVE)
"""All keys that the last row may name, besides Enter."""
SMALL = (
    BACK, LEAVE, "key-fold", "key-hint", "key-explain", CHOICES, *PASSING, "key-log", *LASTING, "key-look",
)  # fmt: skip
"""The keys of a small screen, the most needed first. That for help is named in its first row."""
ALWAYS = (LEAVE, "key-fold", "key-explain", CHOICES, "key-log", "key-talk")
"""Keys of a small screen that are there unless they are listed as absent; others only if they are listed as there."""
SELDOM = (BACK, "key-rematch")
"""Keys that are named only if they are listed as there."""
ALL_DIGITS = "1-9"
"""Stands in the texts for the digits that give choices."""
ENTER = "Enter"
GAP, APART = 3, 2
"""Columns behind the effect of Enter, and between keys."""
EFFECT = 28
"""Columns that Enter, its effect and the gap behind it have at least, where the screen is not very narrow."""
LEAST_EFFECT = 12
"""Columns that the effect of Enter keeps beside the other keys, if it needs them."""
SIGN = re.compile(r"(?:^|(?<=  ))\S+(?: \d(?:-\d)?(?= ))*")
"""Each key before its effect, of one or of two beside each other; or several digits."""

Line = Sequence[tuple[str, int]]
"""Keys beside each other: each with its effect, and the columns reserved for it."""


class Lines(NamedTuple):
    """The same keys, each time fewer of them."""

    whole: Sequence[Line]
    """With all that have columns of their own."""
    fewer: Sequence[Line]
    """Without the first ones of those."""


def keys(view: View, size: Size, there: Mapping[str, bool], effects: Sequence[str] = ()) -> Canvas:
    """The last row: the effect of Enter, then the keys that do something. Keys that are not `there` are left out.
    `effects`: the forms of the effect, the longest first. The last column is free."""
    canvas, room = Canvas(size[0], 1, view.ascii_only), size[0] - 2
    lines = _lines(view.words, size, tuple(there.items()))
    effect, line = _beside_enter(_with_digits(view, lines, is_tight(*size)), effects, room)
    for key in LONGER if _given(view) else (*LONGER, ARROWS):
        line = _said_at_length(view.words, line, key, room - _columns(effect))
    x = 1
    if effect:
        said = panels.fitted(effect, room - _wide(line) - cell_len(ENTER) - 1 - bool(line) * GAP)
        x = canvas.put(canvas.put(1, 0, ENTER, "gold bold") + 1, 0, said, "ink bold") + GAP
    _put(canvas, x if is_tight(*size) else canvas.width - 1 - _wide(line), line)
    return canvas


def _given(view: View) -> list[int]:
    """The digits that give choices now."""
    found = [board(view.game.id).digit(view, at) for at in range(len(view.legal))]
    return sorted({digit for digit in found if digit < 10})


def _with_digits(view: View, lines: Lines, tight: bool) -> Sequence[Sequence[Line]]:
    """The same keys with the digits that give choices now: first all of those keys with each digit, if there are gaps
    between them; then, as far as a key has columns for it, with the least digit and the most."""
    given = _given(view)
    if not given:
        return lines
    reach = f"{given[0]}-{given[-1]}"
    rough = [[_naming(line, reach, 0) for line in each] for each in lines]
    if given[-1] - given[0] < len(given):
        return rough
    whole = lines.whole[:1] if tight else lines.whole
    return [[_naming(line, spans(given), 1) for line in whole], *rough]


def _naming(line: Line, digits: str, wider: int) -> Line:
    """The same keys with these digits; their columns may become more if it is to be `wider`."""
    named = [(said.replace(ALL_DIGITS, digits), columns) for said, columns in line]
    return [(said, max(columns, cell_len(said) * wider)) for said, columns in named]


def spans(given: Sequence[int]) -> str:
    """Digits one by one, and from the first to the last of each three or more that follow each other."""
    runs: list[list[int]] = []
    for digit in given:
        if runs and digit == runs[-1][-1] + 1:
            runs[-1].append(digit)
        else:
            runs.append([digit])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs)


def _said_at_length(words: Words, line: Line, key: str, room: int) -> Line:
    """The same keys, with what this one does said in full where there is room for that."""
    bare, whole = (words(f"table-{key}{few}") for few in ("-few", ""))
    longer = [(whole, max(columns, cell_len(whole))) if said == bare else (said, columns) for said, columns in line]
    return longer if _wide(longer) <= room else line


def _put(canvas: Canvas, x: int, line: Line) -> None:
    """Draws keys from this column on, each told from its effect by colour."""
    for said, columns in line:
        canvas.put(x, 0, said, "soft-dim")
        for sign in SIGN.finditer(said):
            canvas.put(x + cell_len(said[: sign.start()]), 0, sign[0], "gold")
        x += columns + APART


def _wide(line: Line) -> int:
    """The columns of keys beside each other."""
    return sum(columns for _, columns in line) + APART * max(0, len(line) - 1)


def _beside_enter(tiers: Sequence[Sequence[Line]], effects: Sequence[str], room: int) -> tuple[str, Line]:
    """The form of the effect of Enter, and the keys beside it, of the first of these tiers that has room. The verb of
    the effect gives way before the keys that have columns of their own, but not for each digit; the effect is cut only
    beside the fewest keys."""
    longest, shortest = (effects[0], effects[-1]) if effects else ("", "")
    *exact, whole, fewer = tiers
    tries = [*product((longest, shortest), (*exact, whole)), *product((longest, shortest), (fewer,))]
    for effect, tried in tries:
        for line in tried:
            if _wide(line) + _columns(effect) <= room:
                return effect, line
    least = min(_columns(shortest), cell_len(ENTER) + 1 + LEAST_EFFECT + GAP)
    fits = (line for line in (*whole, *fewer) if _wide(line) + least <= room)
    return shortest, next(fits, ())


def _columns(effect: str) -> int:
    """The columns of the effect of Enter with its name and the gap behind it; none if Enter does nothing."""
    return cell_len(f"{ENTER} {effect}") + GAP if effect else 0


@lru_cache(maxsize=8)
def _lines(words: Words, size: Size, listed: tuple[tuple[str, bool], ...]) -> Lines:
    """The other keys. While the cursor moves they stay the same."""
    there = dict(listed)
    if is_tight(*size):
        return _tight_lines(words, there)
    reserved = _columns_of(words, size[0], there)
    steady = tuple((_said(words, size[0], key, there), reserved[key]) for key in STEADY if key in reserved)
    passing, lasting = (
        [(said, cell_len(said)) for key in some if there.get(key, key not in SELDOM) and (said := _briefly(words, key))]
        for some in (PASSING, [key for key in reversed(LASTING) if key not in reserved])
    )
    whole = [(*passing, *lasting[left:], *steady) for left in range(len(lasting))]
    whole += [(*passing[left:], *steady) for left in range(len(passing) + 1)]
    return Lines(whole, [steady[left:] for left in range(1, len(steady) + 1)])


def _columns_of(words: Words, width: int, there: Mapping[str, bool]) -> Mapping[str, int]:
    """The columns of the keys that have some of their own on a screen of this width. On a telephone choices are
    touched."""
    lasting = [key for key in NEEDED if key not in LASTING or there.get(key, True)]
    columns = {key: _reserved(words, width, key) for key in lasting if key != CHOICES or width >= TELEPHONE}
    while len(columns) > 1 and sum(columns.values()) + APART * (len(columns) - 1) + EFFECT > width - 2:
        columns.popitem()
    return columns


def _reserved(words: Words, width: int, key: str) -> int:
    """The columns of a key; those of the last are enough for each of the two that stand there."""
    return max(cell_len(_said(words, width, key, {BACK: each, DIGITS: each})) for each in (False, True))


def _said(words: Words, width: int, key: str, there: Mapping[str, bool]) -> str:
    """The text of a key, without the space that French has before a question mark; empty if it does nothing now."""
    if key == LEAVE and there.get(BACK, False):
        key = BACK
    if not there.get(key, True):
        return ""
    if key == CHOICES:
        key = f"{_choosing(there)}{'-few' * (width < WIDE)}"
    return words(f"table-{key}").strip()


def _briefly(words: Words, key: str) -> str:
    """The text of a key in few words."""
    return words(f"table-{key}-few" if key in (CHOICES, ARROWS, *LONGER) else f"table-{key}")


def _choosing(there: Mapping[str, bool]) -> str:
    """The text that names the keys of choices: without digits where these choose nothing."""
    return CHOICES if there.get(DIGITS, True) else ARROWS


def _tight_lines(words: Words, there: Mapping[str, bool]) -> Lines:
    """The keys of a small screen, the last ones left out one after the other."""
    named = [key for key in SMALL if there.get(key, key in ALWAYS)]
    shown = [_briefly(words, _choosing(there) if key == CHOICES else key) for key in named]
    line = [(each, cell_len(each)) for each in shown]
    return Lines([line[:count] for count in range(len(line), 0, -1)], [])
