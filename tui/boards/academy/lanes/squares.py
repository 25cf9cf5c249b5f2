"""The squares of a lane of Medieval Academy: what they pay, what lies on them, and the way of a disc.

Knows: the floor on which discs stand.
Must not know: discs, or the order.
"""

from __future__ import annotations

from core.games.academy.components import LOOP
from core.games.academy.scoring import by_square

from .lane import Lane


def draw_squares(lane: Lane) -> None:
    """The floor, on which every fifth square has a mark; what squares pay; the scrolls."""
    end = LOOP - 1 if lane.table.end is None else lane.table.end
    squares = range(end + 1)
    fifth, other, rest = "┴╌╌" if lane.open_floor else "╵· "
    last = lane.place.at(end)
    lane.room.put(
        lane.place.start, lane.floor, rest * (last + lane.place.wide(end) - lane.place.start), f"faint-{lane.colour}"
    )
    for square in squares:
        sign, style = (other, f"faint-{lane.colour}") if square % 5 else (fifth, lane.colour)
        lane.room.put(lane.place.mark(square), lane.floor, sign, style)
    for square in squares if lane.table.squares else ():
        _worth(lane, square, lane.place.at(square), lane.place.wide(square))


def _worth(lane: Lane, square: int, x: int, wide: int) -> None:
    """Draws the worth of a square: a fuller ground, and the value where the worth begins, or wherever there is no
    room above the floor; behind the last square there is room for all of it. A scroll lies on it."""
    value = by_square(lane.table.squares, square)
    lying = square in lane.view.state.scrolls.lying
    if value:
        whole = len(str(value)) if square == lane.table.end else 0
        lane.room.paint(x, lane.floor, max(wide, whole), f"wash-{lane.colour}")
    if value and (not lane.open_floor or (square, value) in lane.table.squares) and not _behind(lane, square, wide):
        shown = str(value) if square == lane.table.end else str(value)[:wide]
        lane.room.put(
            lane.place.number(square, value), lane.floor, shown, f"{lane.colour} bold" if lane.now else lane.colour
        )
    if lying:
        lane.room.put(x + (wide > 2), lane.floor - lane.open_floor, "◇", "gold bold")


def _behind(lane: Lane, square: int, wide: int) -> bool:
    """True if a number here would be read as that of the disc on the square before."""
    return wide == 1 and any(walked == square - 1 for walked in lane.it.track.walked)


def draw_way(lane: Lane) -> None:
    """The way of a disc: a warm ground under it, and a line on the floor; of the last one told, the ground."""
    last = lane.common.last
    if last is not None and last.args["track"] == lane.name and not lane.it.path:
        for distance in range(last.args["start"], last.args["end"] + 1)[-LOOP:]:
            square = distance % LOOP if lane.table.end is None else distance
            lane.room.paint(
                lane.place.at(square), lane.floor, lane.place.wide(square),
                f"wash-{lane.squires.style(last.args['squire'])}",
            )  # fmt: skip
    seat = "gold" if lane.it.ahead or lane.it.mover is None else lane.squires.style(lane.it.mover)
    squares = [distance % LOOP for distance in lane.it.path]
    for square in squares[-LOOP:]:
        for row in range(lane.room.height):
            lane.room.paint(lane.place.at(square), row, lane.place.wide(square), f"wash-{seat}")
    for square in squares[1:-1]:
        lane.room.put(lane.place.at(square), lane.floor, "━" * lane.place.wide(square), seat)
