"""Grail Cup on the screen: what a round has brought, knight by knight, and at the end from where each has its spaces.

Knows: which lines of the log tell of moves and their causes, and how a move is said in a word and a number.
Must not know: why a knight may move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len

import core
from core.games.grail.components import ALLIES, BOARDS, TOKENS
from core.games.grail.path import board as path
from core.games.grail.path import knights_on
from core.games.grail.state import State
from tui.boards import rows
from tui.boards.base import Board
from tui.boards.standings import standings
from tui.boards.values import Tally
from tui.boards.view import View
from tui.text.words import initial, mark

WIDEST = 72
"""Columns of the whole table."""
GAP = 2
"""Columns between two columns of it."""
MOVES_AT = 3
"""The index of the column of moves."""
NOWHERE = ("priest", "unicorn")
"""Allies that may have nowhere to lead."""
BETWEEN = ", "
"""Between two moves."""
CAUSES: tuple[str, ...] = ("allies", "tokens", "swaps")
"""What moves a knight: an ally, a clover token, or the witch's curse, by which two knights change places."""
CAUSES_AT = 2
"""The column of the first cause, behind name and start."""
NAME = 20
"""Columns of a name, at most."""


def round_table(drawn: Board, view: View, events: Sequence[core.Event]) -> Tally:
    """Everybody's place before and after, in the order of the race, with what moved them."""
    state: State = view.state
    whole = [row(drawn, view, events, seat) for seat in state.line]
    head = ["", *(drawn.text(view, f"tally-{column}") for column in ("from", "to", "how", "spears"))]
    room = room_for_moves(drawn, view, [head, *whole])
    lines = [[*cells[:MOVES_AT], shortened(cells[MOVES_AT], room), *cells[MOVES_AT + 1 :]] for cells in whole]
    told = [sentence(drawn, view, events, seat) for seat in state.line]
    if events[-1].key != "round":  # it is the last one
        return Tally(drawn.text(view, "tally", round=state.round), head, lines, (), whole, told)
    first = drawn.text(view, "log-round", round=state.round, seat=mark(state.first)).lstrip("— \u00a0")
    title = drawn.text(view, "tally", round=state.round - 1)
    starts = [journey(drawn, view, events, seat)[0] for seat in state.seats]
    places = standings(view, starts, state.at, (order_before(view), state.line))
    bars = {"full": path(state).finish, "began": dict(enumerate(starts)), "gained": drawn.text(view, "tally-gained")}
    places = places._replace(**bars)
    return Tally(title, head, lines, (first, *shared(drawn, view)), whole, told, standings=places)


def shared(drawn: Board, view: View) -> list[str]:
    """Who stands in front of whom, for each space with several knights: their places follow from that."""
    spaces = list(dict.fromkeys(view.state.at[seat] for seat in view.state.line))
    found = [(space, knights_on(view.state, space)) for space in spaces]
    return [
        drawn.text(view, "tally-shared", space=space, names=", ".join(map(mark, seats)))
        for space, seats in found
        if len(seats) > 1
    ]


def row(drawn: Board, view: View, events: Sequence[core.Event], seat: int) -> list[str]:
    """One knight: name, from, to, cause, and spears."""
    state: State = view.state
    start, ways = journey(drawn, view, events, seat)
    how = ways or drawn.text(view, "tally-still", why=why_still(events, seat))
    return [mark(seat), str(start), str(state.at[seat]), how, str(state.spears[seat] or "·")]


def sentence(drawn: Board, view: View, events: Sequence[core.Event], seat: int) -> str:
    """The same for readers of lines."""
    state: State = view.state
    start, ways = journey(drawn, view, events, seat)
    more = {"ways": ways or "none", "spears": state.spears[seat]}
    return drawn.text(view, "tally-told", knight=mark(seat), start=start, end=state.at[seat], **more)


def journey(drawn: Board, view: View, events: Sequence[core.Event], seat: int) -> tuple[int, str]:
    """Returns the space where a knight began the round, and the causes of its moves."""
    moves = moves_of(events, seat)
    start = moves[0].start if moves else view.state.at[seat]
    ways = BETWEEN.join(told(drawn, view, move) for move in moves)
    return start, ways


def why_still(events: Sequence[core.Event], seat: int) -> str:
    """Why a knight has not moved: the dragon, nowhere to go, or the end of the race before its ally was called; `none`
    if nothing would have moved it."""
    found = {event.key: event for event in events if event.args.get("seat") == seat}
    if "blocked" in found:
        return "blocked"
    if "stays" in found:
        cause = found["stays"].args["cause"]
        return cause if cause in NOWHERE else "stays"
    return "over" if events[-1].key == "wins" else "none"


class Move(NamedTuple):
    """A move of a knight."""

    cause: str
    start: int
    end: int
    stopped: bool = False
    """True if the dragon has stopped it."""


def moves_of(events: Sequence[core.Event], seat: int) -> list[Move]:
    """The moves of a knight in order."""
    found: list[Move] = []
    stopped = False
    for event in events:
        args: dict[str, Any] = event.args
        if event.key == "moves" and args["seat"] == seat:
            found.append(Move(args["cause"], args["start"], args["end"], stopped))
        elif event.key == "swaps" and seat in (args["seat"], args["knight"]):
            way = (args["start"], args["end"])
            found.append(Move("swap", *(way if args["seat"] == seat else way[::-1])))
        stopped = event.key == "blocked" and args["seat"] == seat
    return [move for move in found if move.start != move.end]


def order_before(view: View) -> list[int]:
    """The order of the race when the round began that has just been told."""
    log, seats = view.log, view.state.seats
    began = next((at for at in range(len(log) - 2, -1, -1) if log[at].key == "round"), 0)
    at = [moves[0].start if (moves := moves_of(log, seat)) else view.state.at[seat] for seat in seats]
    line = sorted(seats, key=lambda seat: (-at[seat], seat))
    for event in log[:began]:
        follow(line, at, event)
    return line


def follow(line: list[int], at: list[int], event: core.Event) -> None:
    """Changes the order of the race, and the spaces of the knights, as this event did."""
    match event:
        case core.Event("moves", {"seat": seat, "end": end}):
            arrive(line, at, seat, end)
        case core.Event("swaps", {"seat": seat, "knight": knight, "start": start, "end": end}) if start != end:
            arrive(line, at, seat, end)
            arrive(line, at, knight, start)
        case core.Event("swaps", {"seat": seat, "knight": knight}):
            one, two = line.index(seat), line.index(knight)
            line[one], line[two] = knight, seat
        case _:
            pass


def arrive(line: list[int], at: list[int], seat: int, space: int) -> None:
    """Puts a knight on a space, behind those already there."""
    line.remove(seat)
    at[seat] = space
    line.insert(sum(at[other] >= space for other in line), seat)


def told(drawn: Board, view: View, move: Move) -> str:
    """A move in short: what did it, by how many spaces, and the dragon if that has stopped it."""
    cause, steps = move.cause, move.end - move.start
    if cause in ALLIES:
        name = drawn.text(view, "ally-name", ally=cause)
    elif cause in TOKENS:
        name = drawn.text(view, "token", token=cause)
    else:
        name = drawn.text(view, "tally-by", cause=cause)
    sign = "+" if steps > 0 else "-" if view.ascii_only else "−"
    dragon = f" ({drawn.text(view, 'legend', sign='dragon')})" if move.stopped else ""
    return f"{name} {sign}{abs(steps)}{dragon}"


def room_for_moves(drawn: Board, view: View, lines: Sequence[Sequence[str]]) -> int:
    """The columns that all else leaves to what has moved a knight."""
    wide = [max(cell_len(drawn.plain(view, cell)) for cell in column) for column in zip(*lines, strict=True)]
    return WIDEST - sum(wide) + wide[MOVES_AT] - GAP * (len(wide) - 1)


def shortened(text: str, room: int) -> str:
    """Shortens the text to as many of the last moves as there is room for."""
    ways = text.split(BETWEEN)
    while cell_len(text) > room and ways:
        ways = ways[1:]
        text = BETWEEN.join(["…", *ways])
    return text


# The end


def moved(log: Sequence[core.Event], seat: int) -> dict[str, int]:
    """How many spaces each cause has moved a knight in all; backward counts against it."""
    sums = dict.fromkeys(CAUSES, 0)
    for event in log:
        args = event.args
        if event.key == "moves" and args["seat"] == seat:
            sums["tokens" if args["cause"] in TOKENS else "allies"] += args["end"] - args["start"]
        elif event.key == "swaps" and seat in (args["seat"], args["knight"]):
            sums["swaps"] += (args["end"] - args["start"]) * (1 if args["seat"] == seat else -1)
    return sums


def end_table(view: View) -> Tally | None:
    """A row for each knight, the best first; None where the log does not go back to the start."""
    state, order, sums = view.state, _order(view), _sums(view)
    starts = [state.at[seat] - sum(sums[seat].values()) for seat in order]
    if not {*starts} <= {*BOARDS[state.options.board].starts.values()}:
        return None
    head = ["", *(view.words(f"ending-{each}") for each in ("start", *CAUSES, "space"))]
    told = [
        [mark(seat), str(start), *map(rows.gained, sums[seat].values()), f"= {state.at[seat]}"]
        for seat, start in zip(order, starts, strict=True)
    ]
    return Tally("", head, told, [rounds(view)])


def end_lines(view: View) -> list[str]:
    """The same aligned, with the highest of each cause marked."""
    table, order, sums = end_table(view), _order(view), _sums(view)
    if table is None:
        return [rounds(view)]
    columns = [[*column] for column in zip(*table.rows, strict=True)]
    for at, cause in enumerate(CAUSES, CAUSES_AT):
        columns[at] = rows.rated(columns[at], [sums[seat][cause] for seat in order])
    names = [_lettered(view, name) for name in columns[0]]
    told = [*zip(names, *columns[1:], strict=True)]
    forms = ((rows.aligned(view, [[made, *table.head[1:]], *told]), rating) for made, rating in rows.rating(view))
    rated = rows.fitting(view, (rows.with_rating(lines, rating) for lines, rating in forms))
    return [view.words.shown(line) for line in rated]


def _order(view: View) -> list[int]:
    """The seats, the best first."""
    return [seat for group in view.outcome.ranking for seat in group] if view.outcome else list(view.state.seats)


def _sums(view: View) -> dict[int, dict[str, int]]:
    """How many spaces each cause has moved each knight."""
    return {seat: moved(view.log, seat) for seat in view.state.seats}


def rounds(view: View) -> str:
    """How many rounds the race took."""
    state: State = view.state
    return view.words("ending-rounds", count=state.round)


def _lettered(view: View, name: str) -> str:
    """A player's name behind their letter."""
    return rows.cut(view, f"{initial(ord(name) - ord(mark(0)))} {name}", NAME)
