"""The hands of all players side by side, for a replay with open cards.

Knows: boards that draw a hand.
Must not know: widgets, where the hands stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted


def open_hands(views: Sequence[View], width: int, rows: int) -> Canvas:
    """Draws as many hands as fit, each below the name of its player; the others are named."""
    plain = views[0].ascii_only
    canvas = Canvas(width, rows, plain)
    x = 0
    for view in views:
        seat = view.own
        hand = board(view.game.id).hand(view, (max(1, width - x), rows - 1))
        needed = max(hand.width if hand is not None else 0, 12)
        if x + needed > width:
            break
        canvas.put(x, 0, fitted(view.names[seat], needed), f"seat{seat} bold")
        if hand is not None:
            canvas.stamp(x, 1, hand)
        x += needed + 1
    return canvas
