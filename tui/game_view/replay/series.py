"""A line that counts the wins of each of the same players so far.

Knows: words.
Must not know: where games are kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.text.words import Words

LEAST = 2
"""Games that were won from which there is a series."""


def series_line(words: Words, wins: Sequence[int], names: Sequence[str]) -> str:
    """Returns the line, such as "So far: Ann 3 : 1 Yvain"; empty if there is no series yet."""
    if len(wins) != len(names) or sum(wins) < LEAST:
        return ""
    if len(names) == 2:
        score = f"{names[0]} {wins[0]} : {wins[1]} {names[1]}"
    else:
        order = sorted(range(len(names)), key=lambda seat: -wins[seat])
        score = ", ".join(f"{names[seat]} {wins[seat]}" for seat in order)
    return words("replay-series", score=words.verbatim(score))
