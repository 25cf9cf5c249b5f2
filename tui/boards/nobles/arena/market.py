"""Duelling Nobles on the screen: the decks, the discard and the fallen, with the chances or an aid below them.

Knows: piles, prices, and what the cursor would take from them.
Must not know: courts, or how a duel or a chance is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles import offers
from core.games.nobles.actions import Challenge
from core.games.nobles.components import NOBLE_PRICE, RANKS, WEAPON_PRICE
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted, heading

from .. import cards as faces
from .. import moments as moments
from ..asides.rules import asked
from ..clicks import answer_by_kind
from ..duel import Scene, verdict
from ..plan import Table
from . import chances as chances
from . import glossary as glossary
from . import lying as lying


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
    """The piles side by side, below them what lies in the open ones, and the chances of the duels to come."""
    if not table.state.turn.number:
        _aid(table, room)
        return
    high = _piles(table, room)
    facts = glossary.facts(table)
    lists = 0 if size(room) == LOW else LISTS
    titled = 1 + bool(lists)  # with a free row above the title
    least = len(facts) + titled if facts else 0 if _are_listed(table) else chances.rows(table)
    free = int(room.height >= HIGH and not facts and lying.is_listed(table))  # the lists stand apart from the prices
    below = room.part(1, high + free, room.width - 2, room.height - high - free)
    used = _told(table, below.part(0, 0, below.width, max(0, below.height - least)), last, lists)
    rest = below.part(0, used, below.width, below.height - used)
    if not facts:
        _to_come(table, rest, least)
        return
    least = chances.rows(table)
    used = glossary.draw(table, rest, facts, least + BETWEEN)
    if rest.height - used > least:
        _to_come(table, rest.part(0, used, rest.width, rest.height - used), least)


def _are_listed(table: Table) -> bool:
    """True if the chances stand in the table of challenges, and there is little room to tell them here too."""
    return not table.plan.card and any(isinstance(each, Challenge) for each in table.view.legal)


def _told(table: Table, room: Canvas, last: Scene | None, lists: int) -> int:
    """How the duel of the turn before ended, where the log has only a few rows, and the cards of the open piles in at
    most so many rows; the rows they take."""
    told = table.plan.card or table.plan.arena >= LOGGED
    recent = last is not None and last.turns_ago == 1 and not told
    text = verdict(table.view, last)[0] if last is not None and recent else ""
    used = int(bool(text) and room.height > 0 and cell_len(text) <= room.width)
    if used:
        room.put(0, 0, text, "ink")
    return used + lying.draw(table, room.part(0, used, room.width, min(lists, room.height - used)))


BETWEEN = 2
"""Rows between a list and the chances: a free one, and the title."""
LOGGED = 17
"""Rows of an arena below the courts from which there is room for a long log too."""
LISTS = 4
"""Rows of the open piles at most."""


def _to_come(table: Table, room: Canvas, least: int) -> None:
    """The chances of each noble, in at least so many rows; below them, where there is room, the rules of duels, but on
    a large screen, where they stand beside the hand and beside the board."""
    rules = REMINDERS if _holds_weapons(table) and table.plan.card <= faces.NARROW else ()
    if not least or room.height < least:
        _reminders(table, room, rules, "soft-dim")
        return
    lines = len(_broken(table, rules, room.width))
    spare = room.height - 1 - least - lines  # with the title of the chances
    if spare < 1 or not rules:
        above = int(room.height > least + 1)  # a free row above the title
        chances.draw(table, room.part(0, above, room.width, room.height - above))
        return
    above, headed = int(spare > HEADED), min(spare, HEADED)  # a free row below the lists
    used = above + chances.draw(table, room.part(0, above, room.width, room.height - above - lines - headed)) + 1
    if headed == HEADED:
        heading(room.part(0, used, room.width, 1), table.say("aid-title"), "soft-dim", bold=False)
    _reminders(table, room.part(0, used + headed - 1, room.width, lines), rules, "soft-dim")


def _holds_weapons(table: Table) -> bool:
    """False if the rules of duels stand in the place of this seat's hand."""
    return table.view.seat is None or len(table.state.hands[table.view.seat]) > 0


HEADED = 2
"""Rows of a heading and of the free row above it."""
REMINDERS = ("court", "jack-short", "suit", "ace")
"""The rules that matter in a duel: those of nobles, then those of weapons."""


# --- The piles ---


def heaps(table: Table) -> list[Heap]:
    """Both decks, and what lies open."""
    state, view = table.state, table.view
    discard, fallen = state.discard.known(), state.fallen.known()
    return [
        Heap("nobles", len(state.noble_deck), faces.NOBLE_BACK, NOBLE_PRICE, offers.noble_for_sale(state)),
        Heap("weapons", len(state.weapon_deck), faces.BACK, WEAPON_PRICE, offers.weapons_for_sale(state) > 0),
        Heap("discard", len(discard), _top(table, discard)),
        Heap("fallen", len(fallen), _named(faces.noble_card(view, fallen[-1], 0)) if fallen else faces.NOBLE_BACK),
    ]


def _top(table: Table, discard: Sequence[str]) -> Card:
    """The card on the discard: the latest, or the one that the cursor would take."""
    if not discard:
        return faces.BACK
    return _named(faces.weapon_card(table.view, table.outlook.taken or discard[-1]))


def _named(top: Card) -> Card:
    """An open card that is named in its upper corner only: the number of the pile's cards stands in its lower edge."""
    return replace(top, corner=False)


def size(room: Canvas) -> Size:
    """The size of the piles' cards."""
    width, height = step(room) - 1, room.height * 2 // 5
    sizes = (cards.LARGE, cards.MEDIUM) if room.height >= HIGH else (cards.MEDIUM,)
    return next((each for each in sizes if each.width <= width and each.height <= height), LOW)


HIGH = 24
"""Rows of the arena from which the piles are as large as cards that are held."""
LOW = Size(7, 3)
"""The size of a deck where there is little room: the number of its cards stands in its lower edge, and the open piles
are texts beside it."""
PILES = ("nobles", "weapons", "discard", "fallen")
"""The piles from the left."""
APART = 8
"""Columns between two piles at most."""


def step(room: Canvas) -> int:
    """Columns from one pile to the next, if all are as wide."""
    return (room.width - 1) // len(PILES)


def pile_at(table: Table, room: Canvas, name: str) -> tuple[int, int]:
    """The place of a pile in the arena: below the middle of its name, with as much room between all of them."""
    card = size(room)
    if card == LOW:
        return _beside_decks(name)
    wide = [max(card.width + cards.UNDER, cell_len(table.say(f"pile-{each}"))) for each in PILES]
    gap = min(APART, (room.width - 2 - sum(wide)) // (len(PILES) - 1))
    at, left = PILES.index(name), (room.width - sum(wide) - gap * (len(PILES) - 1)) // 2
    return left + sum(wide[:at]) + gap * at + (wide[at] - card.width) // 2, 1


def _piles(table: Table, room: Canvas) -> int:
    """The piles with their names, and with prices where there is room, but for an open one that is empty; the rows
    they take."""
    card = size(room)
    if card == LOW:
        return _low_piles(table, room)
    priced = asked(table.view) != "tithe"
    for heap in heaps(table):
        if not heap.cards and not heap.price:
            continue
        x, _ = pile_at(table, room, heap.name)
        _title(table, room, (x, card.width), heap)
        place = room.part(x, 0, card.width + cards.UNDER, room.height)
        _pile(table, place, heap, card)
        if heap.price and priced:
            text = table.say("coins", count=heap.price)
            place.center(0, card.height + 1, card.width, text, "ink bold" if heap.sold else "dim")
    return 1 + card.height + priced


def _low_piles(table: Table, room: Canvas) -> int:
    """The decks as low cards below their names, beside them what lies in the open piles; the rows they take."""
    for heap in heaps(table)[: len(DECKS)]:
        x, y = _beside_decks(heap.name)
        _title(table, room, (x, LOW.width), heap)
        _low_deck(table, room.part(x, y, *LOW), heap)
    x = _beside_decks("discard")[0]
    lying.beside(table, room.part(x, 0, room.width - x, 1 + LOW.height))
    return 1 + LOW.height


DECKS = PILES[:2]
"""The piles that lie face down."""


def _beside_decks(name: str) -> tuple[int, int]:
    """The place of a deck's card where there is little room; of the first card of an open pile beside both."""
    at = min(PILES.index(name), len(DECKS))
    return 1 + at * (LOW.width + 2), 1 + 2 * (name == PILES[-1])


def _low_deck(table: Table, lying: Canvas, heap: Heap) -> None:
    """A deck as one low card, in its lower edge the number of its cards."""
    chosen = table.outlook.pile == heap.name
    if heap.cards:
        cards.card(lying, replace(heap.top, value="", name="", sign="", corner=False), chosen=chosen)
        lying.center(0, lying.height - 1, lying.width, f" {heap.cards} ", "gold bold" if chosen else "ink bold")
    else:
        cards.empty(lying, "0")
    lying.named(heap.name)
    _sells(table, lying, heap)


def _title(table: Table, room: Canvas, at: tuple[int, int], heap: Heap) -> None:
    """The name of a pile above the middle of its card, which stands at this column and is so wide."""
    title, (x, width) = table.say(f"pile-{heap.name}"), at
    style = "gold bold" if table.outlook.pile == heap.name else "ink"
    room.put(x + (width - cell_len(title)) // 2, 0, title, style)


def _pile(table: Table, place: Canvas, heap: Heap, card: Size) -> None:
    chosen = table.outlook.pile == heap.name
    lying = place.part(0, 1, card.width + cards.UNDER, card.height)
    if heap.cards:
        cards.pile(lying, heap.cards, heap.top)
    else:
        cards.empty(place.part(0, 1, *card), "0")
    if chosen and heap.cards:
        top = place.part(0, 1, *card)
        cards.card(top, heap.top, chosen=True)
        top.center(0, card.height - 1, card.width, f" {heap.cards} ", "gold bold")
    place.part(0, 1, *card).named(heap.name)
    _sells(table, lying, heap)


def _sells(table: Table, lying: Canvas, heap: Heap) -> None:
    """A click on a pile buys from it, or says why that cannot be done."""
    sells = SELLS.get(heap.name, "")
    answer = answer_by_kind(table.view, sells)
    answer = table.view.why(buys=sells) if answer is None else answer
    if answer is not None:
        lying.hot(answer)


SELLS = {"weapons": "buy-weapon", "nobles": "buy-noble"}
"""The kind of answer that buys from a pile."""


# --- The aid ---


def _aid(table: Table, room: Canvas) -> None:
    """While courts are chosen: what nobles can do, with their pictures where there is room; what weapons do."""
    if room.height >= len(RANKS) * AID + 2:
        _ranks(table, room.part(1, 0, room.width - 2, room.height))
        return
    _portraits(table, room.part(0, 1, room.width, room.height - 1))
    used = AID + 1
    below = room.part(1, used, room.width - 2, room.height - used)
    _reminders(table, below, REMINDERS, "soft-dim")


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
    (left, top), (x, y) = plan.arena_at(canvas), pile_at(table, plan.arena_room(canvas), name)
    start = (left + x, top + y)
    end = (canvas.width - 10 if seat == table.seats[1] else 5, plan.top if name == "nobles" else 1)
    way = [round(a + (b - a) * table.view.phase) for a, b in zip(start, end, strict=True)]
    back = faces.NOBLE_BACK if name == "nobles" else faces.BACK
    cards.card(canvas.part(way[0], way[1], *cards.SMALL), back, chosen=True)
