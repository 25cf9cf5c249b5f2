"""Duelling Nobles on the screen: a court, its nobles one below the other, as cards or as pictures beside their facts.

Knows: wounds, armour, what the cursor would change of them, and which nobles step forward.
Must not know: the arena, players' heads, or what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.games.nobles.components import COURT, RANKS, rank_of, suit_of
from core.games.nobles.duel import armour_worth, standing
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted

from . import cards as faces
from . import moments as moments
from .clicks import answer_about, is_means
from .outcome import owner, strength_before_dice
from .plan import Table


class Look(NamedTuple):
    """The pose of a noble."""

    forward: bool = False
    """True if this noble is in a duel, or under the cursor."""
    faint: bool = False
    """True if others fight a duel."""
    right: bool = False
    """True in the court at the right, which looks to the left."""


STEP = 1
"""Columns that a noble steps forward."""


def draw(table: Table, room: Canvas, seat: int) -> None:
    """A court: its nobles, and the places where nobody stands."""
    plan, right, about = table.plan, seat == table.seats[1], _about(table)
    court = table.state.courts[seat].faces
    room.fill(0, 0, *room.size, f"tint-seat{seat}")
    for at in range(COURT):
        place = room.part(0, plan.noble * at, room.width, plan.noble)
        noble = court[at] if at < len(court) else None
        if at >= len(court):
            _nobody(table, place, right, table.outlook.joins == seat and at == len(court))
        elif noble is None or moments.still_hidden(table.view, seat, at):
            cards.card(_card_room(table, place, Look(right=right)), faces.NOBLE_BACK)
        else:
            faint = table.state.duel is not None and noble not in about
            place.named("noble", noble)
            _noble(table, place, noble, Look(noble in about, faint, right))
            hot(table, place, noble)
            _key(table, place, noble, Look(noble in about, right=right))


def _about(table: Table) -> frozenset[str]:
    """The nobles of the duel, and those of the answer under the cursor."""
    duel, outlook = table.state.duel, table.outlook
    return frozenset((*(duel.nobles if duel else ()), *outlook.about)) - {outlook.spared}


def hot(table: Table, room: Canvas, face: str) -> None:
    """A click here is the answer that names this card, or selects the card for it."""
    answer = answer_about(table.view, face)
    if answer is not None:
        room.hot(answer, selects=is_means(table.view, answer, face))
    elif (why := table.view.why(noble=face)) is not None:
        room.hot(why)


def _key(table: Table, place: Canvas, noble: str, look: Look) -> None:
    """The digit of the answer that a noble is; of several, of the one that shares most with that under the cursor."""
    digit = table.key(noble)
    if not digit or _fights(table, noble):
        return
    room = _card_room(table, place, look)
    if table.plan.card:
        room.put(1, room.height - 1, digit, "on-gold bold")
    else:
        room.put(room.width - 2 if look.right else 1, room.height - 1, digit, "on-gold bold")


def _nobody(table: Table, place: Canvas, right: bool, joins: bool) -> None:
    """A place where nobody stands, in gold where the noble would stand that is bought or kept."""
    room = _card_room(table, place, Look(right=right))
    if joins and table.outlook.newcomer:
        look = Look(forward=True, right=right)
        (_card if table.plan.card else _plaque)(table, room, table.outlook.newcomer, look)
        return
    if joins:
        room.fill(0, 0, *room.size, "wash-gold")
    said = "?" if joins else "" if table.view.outcome is None else table.say("fallen")
    cards.empty(room, said, "gold" if joins else "line")


def _card_room(table: Table, place: Canvas, look: Look) -> Canvas:
    """The room of the card: at the outer edge, a step from it for a noble that steps forward."""
    width = table.plan.card or place.width - STEP
    x = STEP if look.forward else 0
    if look.right:
        x = place.width - width - x
    return place.part(x, 0, width, place.height)


def _noble(table: Table, place: Canvas, noble: str, look: Look) -> None:
    room = _card_room(table, place, look)
    if table.plan.card:
        (_away if _fights(table, noble) else _card)(table, room, noble, look)
        _beside(table, place, noble, look)
    else:
        _plaque(table, room, noble, look)
    if look.forward:
        row = 1 + (place.height > TIGHT) if table.plan.card else place.height - 1
        place.put(0 if look.right else place.width - 1, row, "◄" if look.right else "►", "gold bold")


# --- As a card ---


def _fights(table: Table, noble: str) -> bool:
    """True if this noble's card lies in the arena."""
    duel = table.state.duel
    return duel is not None and noble in duel.nobles and noble != table.outlook.spared


def _away(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """The place of a noble that fights in the arena."""
    cards.empty(room, faces.short(table.view, noble), "gold")
    wounds(table, room, noble, (1, room.height - 1))


def _card(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """A picture card; the wounds lie on its lower edge."""
    face = faces.noble_card(table.view, noble, room.width)
    if room.height > LARGE:
        face = faces.Card(**{**face.__dict__, "sign": faces.strength(noble), "notes": _notes(table, noble)})
    cards.card(room, face, chosen=look.forward, faint=look.faint)
    flash(table, room, noble)
    wounds(table, room, noble, (1 + 2 * bool(table.key(noble)), room.height - 1))


LARGE = 8
"""Rows of a card from which on it has its facts in words."""


def _notes(table: Table, noble: str) -> tuple[str, ...]:
    dice = faces.dice(table.view, noble)
    return (f"{table.say('row-strength')} {faces.strength(noble)}", f"{table.say('row-dice')} {dice}")


def flash(table: Table, room: Canvas, noble: str) -> None:
    """The ground of a card changes while its noble is struck."""
    ground = moments.struck(table.view, noble)
    for row in range(room.height if ground else 0):
        room.paint(0, row, room.width, ground)


def wounds(table: Table, room: Canvas, noble: str, at: tuple[int, int]) -> None:
    """A cross for each wound, a ring for each that can still be borne; what the cursor would change in gold."""
    x, y = at
    bears = RANKS[rank_of(noble)].bears
    taken = table.state.wounds.get(noble, bears if table.state.turn.number else 0)
    would = table.outlook.wounds.get(noble, taken)
    for number in range(bears):
        now, then = number < taken, number < would
        new = noble in table.fresh and number == taken - 1
        style = "on-gold bold" if now != then else "on-bad bold" if new else "bad bold" if now else "ink"
        x = room.put(x, y, faces.TAKEN if then else faces.BORNE, style)


def _beside(table: Table, place: Canvas, noble: str, look: Look) -> None:
    """Draws beside the card, towards the arena: its strength in a duel, and its armour."""
    left = table.plan.card + STEP
    room = place.part(0 if look.right else left, 0, place.width - left, place.height)
    row = int(place.height > TIGHT)
    for at, (text, style) in enumerate(_additions(table, noble)):
        room.put(room.width - len(text) if look.right else 0, row + at, text, "dim" if look.faint else style)
    worn, would = _armour(table, noble)
    if worn:
        width, height = ARMOUR[table.plan.card]
        face = faces.weapon_card(table.view, worn, f"+{armour_worth(table.state, noble, worn)}")
        x = room.width - width if look.right else 0
        cards.card(room.part(x, row + 2, width, height), face, chosen=would, faint=look.faint)


TIGHT = 6
"""Rows of a noble's place in which none is left free."""
ARMOUR = {9: (5, 4), 13: (5, 4), 15: (9, 6)}
"""Columns and rows of a card of armour, by the columns of its noble's card."""


def _additions(table: Table, noble: str) -> list[tuple[str, str]]:
    """Dice that the card has no room for and the queen's help, each with its style."""
    narrow, helps = table.plan.card <= faces.NARROW, _queen(table, noble)
    dice = [(f"+{faces.dice(table.view, noble)}", "ink bold")] if narrow else []
    return dice + ([(f"+{helps} {table.say('rank-queen')}", "gold bold")] if helps else [])


def _queen(table: Table, noble: str) -> int:
    """The help that a noble gets from a queen of its court, while there are duels."""
    if noble not in table.state.wounds:
        return 0
    return standing(table.state, owner(table.state, noble), noble).queen


def _brings(table: Table, noble: str) -> list[tuple[str, str]]:
    """The parts of the sum that a noble brings into a duel, each with its style: strength, what armour and queen add,
    dice."""
    known, own = noble in table.state.wounds, RANKS[rank_of(noble)].strength
    more = strength_before_dice(table.state, noble) - own if known else 0
    added = [(f"+{more}", "gold bold")] if more else []
    return [(str(own), "ink bold"), *added, (f"+{faces.dice(table.view, noble)}", "ink bold")]


def _armour(table: Table, noble: str) -> tuple[str | None, bool]:
    """The armour of a noble, now or by the answer under the cursor; and whether that would be new."""
    worn = table.state.worn(noble) if noble in table.state.armour else None
    would = table.outlook.armour.get(noble, worn)
    return would, would != worn


# --- As a picture beside its facts ---


def _plaque(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """A ground in the colour of the suit, the picture at the outer side, the facts towards the arena."""
    suit, view = suit_of(noble), table.view
    ground = f"wash-{suit}" if look.forward else f"tint-{suit}"
    room.fill(0, 0, *room.size, moments.struck(view, noble) or ground)
    edge = room.width - 1 if look.right else 0
    for row in range(room.height):
        room.put(edge, row, "▐" if look.right else "▌", "gold" if look.forward else suit)
    wide = 11 if room.height > 4 else 7
    picture = room.part(room.width - 1 - wide if look.right else 1, 0, wide, room.height)
    pictures.place(picture, rank_of(noble), suit, look.faint)
    facts = room.part(0 if look.right else wide + 1, room.height > 4, room.width - wide - 1, room.height)
    for row, fact in enumerate(FACTS):
        if row < facts.height:
            fact(table, facts.part(0, row, *facts.size), noble, look)


def _who(table: Table, room: Canvas, noble: str, look: Look) -> None:
    style = "dim" if look.faint else f"{suit_of(noble)} bold"
    after = room.put(0, 0, faces.short(table.view, noble), style) + 1
    name = table.say(f"name-{rank_of(noble)}")
    room.put(after, 0, fitted(name, room.width - after), "dim" if look.faint else "ink")


def _wounded(table: Table, room: Canvas, noble: str, look: Look) -> None:
    wounds(table, room, noble, (0, 0))
    parts = _brings(table, noble)
    x = room.width - sum(len(text) for text, _ in parts)
    for text, style in parts:
        x = room.put(x, 0, text, "dim" if look.faint else style)


def _armoured(table: Table, room: Canvas, noble: str, look: Look) -> None:
    worn, would = _armour(table, noble)
    if worn is None and not would:
        return
    after = room.put(2 * (look.forward and look.right), 0, table.say("row-armour"), "gold" if would else "dim") + 1
    text = faces.short(table.view, worn) if worn else "–"
    room.put(after, 0, text, "on-gold bold" if would else f"{faces.ink(worn or noble)} bold")


FACTS: tuple[Callable[[Table, Canvas, str, Look], None], ...] = (_who, _wounded, _armoured)
