"""Duelling Nobles on the screen: the decks, the discard and the fallen, with the last duel or an aid below them.

Knows: piles, prices, and what the cursor would take from them.
Must not know: courts, or how a duel is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles import offers
from core.games.nobles.components import NOBLE_PRICE, RANKS, WEAPON_PRICE
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted, heading
from tui.draw.signs import glyph

from .. import cards as faces
from .. import moments as moments
from ..clicks import answer_by_kind
from ..duel import Scene, verdict
from ..plan import Table
from . import chances as chances
from . import stage as stage


class Heap(NamedTuple):
    """One of the piles."""

    name: str
    cards: int
    top: Card
    price: int = 0
    """Coins for its top card; 0: it is not for sale."""
    sold: bool = False
    """True if the player to move can buy it."""


def draw(table: Table, room: Canvas, last: Scene | None) -> None:
    """The piles side by side, what lies in the open ones, and below them the last duel, or else the chances of the
    first one."""
    if not table.state.turn.number:
        _aid(table, room)
        return
    high = _piles(table, room)
    below = room.part(1, high, room.width - 2, room.height - high)
    used = _open_piles(table, below)
    rest = below.part(0, used, below.width, below.height - used)
    if last is None:
        _before_duels(table, room.part(1, high + used, room.width - 2, rest.height))
    elif rest.height > 10:
        heading(rest, table.say("last-duel"))
        stage.draw(table, rest.part(0, 1, rest.width, rest.height - 1), last)
    else:
        texts = [line for text in verdict(table.view, last) for line in wrap(text, rest.width)]
        free, least = rest.height - len(texts), chances.rows(table)
        if free >= least > 0:
            chances.draw(table, rest.part(0, 0, rest.width, free - (free > least)))
        for row, text in enumerate(texts, max(0, free)):
            rest.put(0, row, fitted(text, rest.width), "ink")


def _before_duels(table: Table, room: Canvas) -> None:
    """The chances of the first duel; below them, where there is room, the rules of weapons."""
    least = chances.rows(table)
    if not least or room.height < least:
        _reminders(table, room, REMINDERS, "dim")
        return
    aid = len(_broken(table, REMINDERS, room.width)) + 1  # with a free row above
    if room.height - 1 < least + aid:
        chances.draw(table, room)
        return
    chances.draw(table, room.part(0, 0, room.width, room.height - aid))
    _reminders(table, room.part(0, room.height - aid + 1, room.width, aid - 1), REMINDERS, "dim")


REMINDERS = ("court", "jack-short", "suit", "ace")
"""The rules that matter in a duel."""


# --- The piles ---


def heaps(table: Table) -> list[Heap]:
    """Both decks, and what lies open."""
    state, view = table.state, table.view
    discard, fallen = state.discard.known(), state.fallen.known()
    return [
        Heap("nobles", len(state.noble_deck), faces.NOBLE_BACK, NOBLE_PRICE, offers.noble_for_sale(state)),
        Heap("weapons", len(state.weapon_deck), faces.BACK, WEAPON_PRICE, offers.weapons_for_sale(state) > 0),
        Heap("discard", len(discard), _top(table, discard)),
        Heap("fallen", len(fallen), faces.noble_card(view, fallen[-1], 0) if fallen else faces.NOBLE_BACK),
    ]


def _top(table: Table, discard: Sequence[str]) -> Card:
    """The card on the discard: the latest, or the one that the cursor would take."""
    if not discard:
        return faces.BACK
    return faces.weapon_card(table.view, table.outlook.taken or discard[-1])


def size(room: Canvas) -> Size:
    """The size of the piles' cards."""
    width, height = step(room) - 1, room.height * 2 // 5
    fitting = (each for each in (cards.LARGE, cards.MEDIUM) if each.width <= width and each.height <= height)
    return next(fitting, cards.SMALL)


PILES = ("nobles", "weapons", "discard", "fallen")
"""The piles from the left."""
APART = 8
"""Columns between two piles at most."""


def step(room: Canvas) -> int:
    """Columns from one pile to the next, if all are as wide."""
    return (room.width - 1) // len(PILES)


def pile_at(table: Table, room: Canvas, name: str) -> tuple[int, int]:
    """The place of a pile in the arena: below the middle of its name, with as much room between all of them."""
    card = size(room).width
    wide = [max(card + cards.UNDER, cell_len(table.say(f"pile-{each}"))) for each in PILES]
    gap = min(APART, (room.width - 2 - sum(wide)) // (len(PILES) - 1))
    at, left = PILES.index(name), (room.width - sum(wide) - gap * (len(PILES) - 1)) // 2
    return left + sum(wide[:at]) + gap * at + (wide[at] - card) // 2, 1


def _piles(table: Table, room: Canvas) -> int:
    """The piles with their names and prices; the rows they take."""
    card = size(room)
    priced = card.height > cards.SMALL.height
    for heap in heaps(table):
        place = room.part(pile_at(table, room, heap.name)[0], 0, card.width + cards.UNDER, room.height)
        _title(table, room, place, heap)
        if not priced:
            _low_pile(table, room, heap)
            continue
        _pile(table, place, heap, card)
        if heap.price:
            text = f"{glyph('coin', room.ascii_only)} {heap.price}"
            place.center(0, card.height + 1, card.width, text, "gold bold" if heap.sold else "dim")
    return 1 + card.height + priced


def _low_pile(table: Table, room: Canvas, heap: Heap) -> None:
    """A pile as one low card, with the number of its cards below; no card where none lies."""
    chosen, width, (x, y) = table.outlook.pile == heap.name, cards.SMALL.width, pile_at(table, room, heap.name)
    lying = room.part(x, y, width, cards.SMALL.height - 1)
    if heap.cards:
        cards.card(lying, replace(heap.top, name="", sign="", corner=False), chosen=chosen)
    text = str(heap.cards)
    style = "gold bold" if chosen else "ink" if heap.cards else "dim"
    room.put(x + (width - cell_len(text)) // 2, cards.SMALL.height, text, style)
    _sells(table, lying, heap)


def _title(table: Table, room: Canvas, place: Canvas, heap: Heap) -> None:
    """The name of a pile above the middle of its card."""
    title = table.say(f"pile-{heap.name}")
    style = "gold bold" if table.outlook.pile == heap.name else "ink" if heap.sold else "dim"
    room.put(pile_at(table, room, heap.name)[0] + (place.width - cards.UNDER - cell_len(title)) // 2, 0, title, style)


def _pile(table: Table, place: Canvas, heap: Heap, card: Size) -> None:
    chosen = table.outlook.pile == heap.name
    lying = place.part(0, 1, card.width + cards.UNDER, card.height)
    if heap.cards:
        cards.pile(lying, heap.cards, heap.top)
    else:
        lying.center(0, card.height // 2, card.width, "0", "dim")
    if chosen and heap.cards:
        top = place.part(0, 1, *card)
        cards.card(top, heap.top, chosen=True)
        top.center(0, card.height - 1, card.width, f" {heap.cards} ", "on-gold bold")
    _sells(table, lying, heap)


def _sells(table: Table, lying: Canvas, heap: Heap) -> None:
    """A click on a pile buys from it, or says why that cannot be done."""
    lying.named(heap.name)
    sells = SELLS.get(heap.name, "")
    answer = answer_by_kind(table.view, sells)
    answer = table.view.why(buys=sells) if answer is None else answer
    if answer is not None:
        lying.hot(answer)


SELLS = {"weapons": "buy-weapon", "nobles": "buy-noble"}
"""The kind of answer that buys from a pile."""


# --- What lies open, and the aid ---


def _open_piles(table: Table, room: Canvas) -> int:
    """The cards of the open piles, the latest first; the rows they take. Of a pile of one, the card is on top of it."""
    state, row = table.state, 0
    for name, lying in (("discard", state.discard.known()), ("fallen", state.fallen.known())):
        if len(lying) > 1 and (room.height > SHORT or name == "discard"):
            x = room.put(0, row, table.say(f"deck-{name}", count=len(lying)), "dim") + 1
            row += _listed(table, room.part(0, row, room.width, 2), x, lying[::-1])
    return row


def _listed(table: Table, room: Canvas, x: int, lying: Sequence[str]) -> int:
    """The cards of a pile in a row from column `x`, and those that find no room there in a second one; the rows."""
    ends = list(accumulate(cell_len(faces.short(table.view, face)) + 1 for face in lying))
    first = sum(x + end - 1 <= room.width for end in ends)
    faces.put_cards(table.view, room.part(0, 0, room.width, 1), x, lying[:first])
    faces.put_cards(table.view, room.part(0, 1, room.width, 1), 0, lying[first:])
    return 1 + (first < len(lying))


SHORT = 4
"""Rows below the piles up to which only the discard is listed."""


def _aid(table: Table, room: Canvas) -> None:
    """While courts are chosen: what nobles can do, with their pictures where there is room; what weapons do."""
    if room.height >= len(RANKS) * AID + 2:
        _ranks(table, room.part(1, 0, room.width - 2, room.height))
        return
    _portraits(table, room.part(0, 1, room.width, room.height - 1))
    used = AID + 1
    below = room.part(1, used, room.width - 2, room.height - used)
    _reminders(table, below, REMINDERS, "dim")


AID = 4
"""Rows for what a rank can do."""


def _reminders(table: Table, room: Canvas, names: Sequence[str], style: str) -> None:
    """Rules in a few words, in rows of their own; broken where there are rows enough for all of them, else cut."""
    lines = _broken(table, names, room.width)
    if len(lines) > room.height:
        lines = [_reminder(table, name) for name in names][: room.height]
    for row, line in enumerate(lines):
        room.put(0, row, fitted(line, room.width), style)


def _broken(table: Table, names: Sequence[str], width: int) -> list[str]:
    """The same as lines of so many columns."""
    return [line for name in names for line in wrap(_reminder(table, name), width)]


def _reminder(table: Table, name: str) -> str:
    """A rule in a few words, as the options have it."""
    options = table.state.options
    only = "suit" if options.same_suit else "colour" if options.same_colour else "none"
    return table.say(f"aid-{name}", only=only)


def _portraits(table: Table, room: Canvas) -> None:
    """The three ranks side by side, with the letters that stand for them and their strengths."""
    wide = room.width // len(RANKS)
    for at, (rank, can) in enumerate(RANKS.items()):
        place = room.part(at * wide, 0, wide, AID)
        pictures.place(place.part(0, 0, wide, 3), f"{rank} bust", "king")
        text = f"{table.say(f'rank-{rank}')} {table.say(f'name-{rank}')} {can.strength}"
        place.center(0, 3, wide, fitted(text, wide), "ink bold")


def _ranks(table: Table, room: Canvas) -> None:
    """The three ranks one below the other, with all that they can do, and with large pictures if they fit."""
    large = room.height > len(RANKS) * (AID + 2) + 2
    high, wide = (AID + 2, 12) if large else (AID, 8)
    spare = room.height - len(RANKS) * high - len(_broken(table, ("suit", "ace"), room.width))
    y = int(spare > 0)
    for rank, can in RANKS.items():
        place = room.part(0, y, room.width, high)
        pictures.place(place.part(0, 0, wide - 1, high - 1), rank, "king")
        text = table.say(f"aid-{rank}", card=table.say(f"rank-{rank}"), **can._asdict())
        place.put(wide + 1, int(large), table.say(f"name-{rank}"), "ink bold")
        for row, line in enumerate(wrap(text, place.width - wide - 1)[: AID - 1], 1 + large):
            place.put(wide + 1, row, line, "ink")
        y += high
    y -= spare == -1  # onto the row below the last rank, which is empty
    _reminders(table, room.part(0, y, room.width, room.height - y), ("suit", "ace"), "ink")


# --- A card on its way ---


def fly(table: Table, canvas: Canvas) -> None:
    """A card that leaves its pile for a player, a back as far on its way as the moment has come."""
    flight, plan = moments.flight(table.view), table.plan
    if flight is None:
        return
    name, seat = flight
    arena = canvas.part(plan.side, plan.top, canvas.width - 2 * plan.side, canvas.height - plan.top)
    x, y = pile_at(table, arena, name)
    start = (plan.side + x, plan.top + y)
    end = (canvas.width - 10 if seat == table.seats[1] else 5, plan.top if name == "nobles" else 1)
    way = [round(a + (b - a) * table.view.phase) for a, b in zip(start, end, strict=True)]
    back = faces.NOBLE_BACK if name == "nobles" else faces.BACK
    cards.card(canvas.part(way[0], way[1], *cards.SMALL), back, chosen=True)
