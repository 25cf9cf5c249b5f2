"""Duelling Nobles on the screen: the steps of the turn, and above each court the player it belongs to.

Knows: coins, hands, favours, and the wounds a court can still bear.
Must not know: nobles, duels, what is legal, or what the cursor would change: the choices tell that.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.nobles.actions import Done
from core.games.nobles.components import COURT, RANKS, SUITS, rank_of, suit_of
from core.games.nobles.rules import asked_now, steps_of_turn
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.people import Player, name_line, whole
from tui.draw.signs import glyph
from tui.text.words import letter

from . import cards as cards
from .duel import settled
from .plan import Table

BEFORE_YOU = 2
"""Columns between a player's name and the word for oneself."""
NAME_LEAST = 8
"""Columns of a player's row beside the name, the marks and the bar."""

# --- The steps of the turn ---


def steps(table: Table, room: Canvas) -> None:
    """The steps of the turn in a row: those that are over, the one that is open behind its sign, and those to come."""
    room.fill(0, 0, *room.size, "tint-leather")
    if asked_now(table.state) == "court":
        room.put(1, 0, table.say("step-court"), "dim")
        return
    now = step_now(table.view)
    told = [_step(table, name, now) for name in _names(table)]
    while sum(cell_len(each.text) + len(NEXT) for each in told) > room.width and told[0].over:
        told.pop(0)
    x = 1
    for at, each in enumerate(told):
        sign, style = (NOW, "gold bold") if each.name == now else (NEXT * bool(at), "dim")
        x = room.put(x, 0, sign if at else sign.lstrip(), style)
        after = room.put(x, 0, each.text, each.style)
        room.part(x, 0, after - x, 1).named(each.name)
        x = after


NOW, NEXT = " ► ", " · "
"""Before the step that is open, and before any other."""


STEP_OF = {
    "turn": "income", "favour": "favour", "heals": "favour", "draws": "favour", "takes": "favour", "looks": "favour",
    "buys-weapon": "buy", "buys-noble": "buy", "tithe": "tithe", "wounded": "tithe", "arms": "equip",
    "moves-armour": "equip",
}  # fmt: skip
"""The step of the turn to which an event belongs, outside of duels."""


def step_now(view: View) -> str:
    """The step of the turn that is open, or that of the event that is told; none before the first turn and after the
    last."""
    if view.outcome:
        return ""
    if view.state.duel or settled(view):
        return "duel"
    told = (STEP_OF[event.key] for event in reversed(view.log) if event.key in STEP_OF)
    return asked_now(view.state) or next(told, "")


class Step(NamedTuple):
    """A step of the turn as it is drawn."""

    name: str
    over: bool
    text: str
    """Its name, and in a duel what is asked."""
    style: str


def _step(table: Table, name: str, now: str) -> Step:
    """A step of the turn, of which one is open `now`; none before the first turn and after the last."""
    names = _names(table)
    passed = not now or names.index(name) < names.index(now)
    style = "gold bold" if name == now else "dim" if passed else "ink"
    text = f"{table.say(f'step-{name}')}{_asked_in_duel(table, name)}"
    return Step(name, bool(now) and passed, text, "ink bold" if name == _coming(table, now) else style)


def _coming(table: Table, now: str) -> str:
    """The step that the answer under the cursor would go on to."""
    names = _names(table)
    if not isinstance(table.view.cursor, Done) or now not in names[:-2]:
        return ""
    return names[names.index(now) + 1]


def _names(table: Table) -> list[str]:
    """The steps of a turn at this table, in order."""
    return [*steps_of_turn(table.state), "duel"]


def _asked_in_duel(table: Table, step: str) -> str:
    """What is asked in the duel, behind its name."""
    asked = asked_now(table.state) if step == "duel" and table.state.duel else ""
    return f" {table.say(f'now-{asked}')}" if asked else ""


# --- A player ---


def head(table: Table, room: Canvas, seat: int) -> None:
    """Draws a player above their court: the name at the outer side, the court's remaining wounds towards the other one;
    below it coins, hand, and favours."""
    view, ended = table.view, _ended(table, seat)
    acts = seat in view.to_act or ended == "won"
    room.fill(0, 0, *room.size, f"wash-seat{seat}" if acts else f"tint-seat{seat}")
    edge = table.plan.head > 2
    if edge:
        room.put(0, 0, ("▀" if acts else "▔") * room.width, f"seat{seat}")
    right = seat == table.seats[1]
    if right:
        room = _apart(room, edge)
    bar = _health(table, seat, room.width - (not right))
    name = room.width - len(bar.plain) - 1
    _named(table, room.part(room.width - name if right else 0, edge, name, 1), seat, acts=acts and not ended)
    room.write(0 if right else name, edge, bar)
    room.part(0 if right else name, edge, bar.cell_len, 1).named("stamina", seat)
    _holdings(table, room.part(1, room.height - 1, room.width - 2, 1), seat)


def _apart(room: Canvas, edge: int) -> Canvas:
    """A line before the right one of two heads, whose grounds differ by colour only; the room behind it."""
    for row in range(edge, room.height):
        room.put(0, row, "│", "line")
    return room.part(1, 0, room.width - 1, room.height)


def _named(table: Table, room: Canvas, seat: int, *, acts: bool) -> None:
    """A player's letter and name at the outer side, before them the sign of the one to act: behind them it would point
    at what the court can bear."""
    view, ended = table.view, _ended(table, seat)
    you = view.words("nobles_board-ended", how=ended) if ended else table.say("you") if seat == view.seat else ""
    away = bool(view.away) and view.away[seat]
    player = Player(seat, letter(seat), view.names[seat], to_act=acts, signed=False, away=away, you=you)
    wide = min(room.width - 2, whole(player) + bool(you) * (cell_len(you) + BEFORE_YOU))
    x = room.width - 1 - wide if seat == table.seats[1] else 1
    if acts:
        room.put(x - 1, 0, glyph("turn", room.ascii_only), "gold bold")
    name_line(room.part(x, 0, wide, 1), player)


def _ended(table: Table, seat: int) -> str:
    """How the game has ended for a player; empty while it goes on."""
    outcome = table.view.outcome
    if outcome is None:
        return ""
    first = outcome.ranking[0]
    return "lost" if seat not in first else "won" if len(first) == 1 else "shared"


def _health(table: Table, seat: int, width: int) -> Text:
    """The wounds of all nobles of the court, a cross for each taken and a ring for each that can still be borne, and
    the number of rings with its noun, or the number alone for both players where one of them lacks the room."""
    if not table.state.turn.number:
        return Text()
    rings = _rings(table, seat)
    spare = min(
        width - len(_told(table, each)) - _bears(table, each) - 2 - _name_columns(table, each) for each in table.seats
    )
    word = _told(table, seat) if spare >= 0 else str(table.state.stamina(seat))
    if seat == table.seats[1]:
        return Text.assemble(" ", *rings[::-1], " ", (word, "ink"))
    return Text.assemble((word, "ink"), " ", *rings, " ")


def _rings(table: Table, seat: int) -> list[tuple[str, str]]:
    """Crosses for wounds taken, and rings for those still to be borne."""
    left = table.state.stamina(seat)
    return [(cards.TAKEN * (_bears(table, seat) - left), "bad bold"), (cards.BORNE * left, f"seat{seat}")]


def _bears(table: Table, seat: int) -> int:
    """The wounds that a court bears, those taken included."""
    return sum(RANKS[rank_of(noble)].bears for noble in table.state.court(seat))


def _told(table: Table, seat: int) -> str:
    """The wounds that a court can still bear, in words."""
    return table.say("left", count=table.state.stamina(seat))


def _name_columns(table: Table, seat: int) -> int:
    """The columns of a player's name, the sign before it and the word behind it."""
    ended = _ended(table, seat)
    you = table.view.words("nobles_board-ended", how=ended) if ended else table.say("you")
    return NAME_LEAST + len(table.view.names[seat]) + (len(you) if ended or seat == table.view.seat else 0)


def _holdings(table: Table, room: Canvas, seat: int) -> None:
    """Coins, hand, favours. While we may look at the hand, it takes all the room. Before the first turn, how many
    nobles are kept."""
    state = table.state
    if not state.turn.number:
        kept = len(state.courts[seat])
        room.put(0, 0, table.say("kept", count=kept, most=COURT), "ink bold" if kept == COURT else "ink")
        return
    coins, label = _worded(table, room, seat)
    x = _coins(table, room, seat, coins) + APART
    favours_at = room.width if _is_seen(table, seat) else _favours(table, room, seat, label)
    _hand(table, room.part(x, 0, max(0, favours_at - x - 1), 1), seat)


def _is_seen(table: Table, seat: int) -> bool:
    """True while this seat may look at the other hand."""
    return seat != table.view.seat and len(table.state.hands[seat].known()) > 0


def _worded(table: Table, room: Canvas, seat: int) -> tuple[str, str]:
    """The coins and the label of the favours, which is the same for both players where it says that some are left."""
    width = room.width - (seat == table.seats[0])  # a line takes a column of the right one
    labels = {each: _fitting(table, width, each)[1] for each in table.seats if _left(table, each)}
    open_ = [label for each, label in labels.items() if not _is_seen(table, each)]
    shared = min(open_, key=len) if seat in labels and open_ else None
    return _fitting(table, room.width, seat, shared)


def _fitting(table: Table, width: int, seat: int, label: str | None = None) -> tuple[str, str]:
    """The coins and the label of the favours, or this one, in the longest words that leave the hand its room: the noun
    of the coins matters most; in a narrow room their sign makes room for the label."""
    coins = table.state.coins[seat]
    said, sign = table.say("coins", count=coins), glyph("coin", table.view.ascii_only)
    money = [*([f"{sign} {said}"] if width >= WIDE else []), *([said] if width >= NARROW else []), f"{sign} {coins}"]
    still = len(_left(table, seat))
    labels = [""] if _is_seen(table, seat) else _labels(table, width, still) if label is None else [label]
    between = cell_len(_held(table, seat)) + 2 * APART + bool(still) * (1 + len(SUITS))
    forms = [*product(money, labels), (money[-1], "" if still else labels[-1])]
    fitting = (form for form in forms if sum(map(cell_len, form)) + between <= width)
    return next(fitting, forms[-1])


def _labels(table: Table, width: int, still: int) -> list[str]:
    """The label of the favours, the longest first, by the room alone; that none are left is said in full where there is
    room."""
    if not still:
        return [table.say("favours-none"), f"{table.say('favours')} –"]
    none = [""] if width < NARROW else []
    return [table.say("favours-left"), table.say("favours"), *none]


def _coins(table: Table, room: Canvas, seat: int, said: str) -> int:
    """The coins in these words, their sign in its colour; the column behind them."""
    x = room.put(0, 0, said, "ink")
    if said.startswith(sign := glyph("coin", table.view.ascii_only)):
        room.put(0, 0, sign, "gold")
    room.part(0, 0, x, 1).named("coins", seat)
    return x


APART = 2
"""Columns at least between coins, hand and favours."""
WIDE = 45
"""Columns from which on there is room for the sign of coins beside their noun."""
NARROW = 36
"""Columns below which coins have a sign instead of their noun, and the suits of favours may stand without a label."""


def _hand(table: Table, room: Canvas, seat: int) -> None:
    """The number of cards in a hand, with those that everybody saw go there; faces while they may be seen, but for
    our own."""
    lit = _is_seen(table, seat) or table.outlook.looks_at == seat
    x = room.put(0, 0, _number_held(table, seat), "gold bold" if lit else "ink")
    cards.put_cards(table.view, room, x + 1, _shown(table, seat))


def _number_held(table: Table, seat: int) -> str:
    """The number of cards in a hand."""
    count = len(table.state.hands[seat])
    return table.say("held", count=count) if count else table.say("hand-empty")


def _shown(table: Table, seat: int) -> list[str]:
    """The cards of a hand that are shown beside their number."""
    pile = table.state.hands[seat]
    return pile.known() if _is_seen(table, seat) else [
        face for face, holder in table.state.openly_taken.items() if holder == seat
    ]  # fmt: skip


def _held(table: Table, seat: int) -> str:
    """All that is told of a hand."""
    return " ".join(filter(None, (_number_held(table, seat), cards.shorts(table.view, _shown(table, seat)))))


def _left(table: Table, seat: int) -> list[str]:
    """The suits whose favours a player can still ask for."""
    used = {suit_of(face) for face in table.state.favours[seat].known()}
    return [suit for suit in SUITS if suit not in used]


def _favours(table: Table, room: Canvas, seat: int, label: str) -> int:
    """The suits whose favours are left at the right behind this label; the column where they begin. No suits if all
    were used: the label says it."""
    still = _left(table, seat)
    start = room.width - cell_len(label) - len(still) - bool(still)
    x = room.put(start, 0, label, "ink") + 1
    room.part(start, 0, x + len(still) - start, 1).named("favours", seat)
    for suit in still:
        room.part(x, 0, 1, 1).named(f"favour-{suit}")
        x = room.put(x, 0, cards.SUIT[suit], suit)
    return start
