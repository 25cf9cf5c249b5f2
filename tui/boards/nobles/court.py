"""Duelling Nobles on the screen: a court, its nobles one below the other, as cards or as pictures beside their facts.

Knows: wounds, armour, what the cursor would change of them, and which nobles step forward.
Must not know: the arena, players' heads, or what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

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
    middle: bool = False
    """True between two others."""


STEP = 1
"""Columns between the outer edge and a noble's card."""


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
            _hidden(table, place, right)
        else:
            faint = table.state.duel is not None and noble not in about and not _may_fight(table, noble)
            place.named("noble", noble)
            _noble(table, place, noble, Look(noble in about, faint, right, middle=at % 2 == 1))
            hot(table, place, noble)
            _key(table, place, noble, Look(noble in about, right=right))


def _hidden(table: Table, place: Canvas, right: bool) -> None:
    """A noble that is not shown yet: its back, as large as its card or its picture."""
    room = _card_room(table, place, Look(right=right))
    if not table.plan.card:
        room = _face_room(place, right)
    cards.card(room, faces.NOBLE_BACK)


def _face_room(place: Canvas, right: bool) -> Canvas:
    """The room of what stands in place of a noble's picture."""
    return place.part(place.width - FACE if right else 2, 0, FACE - 2, LOW)


def _picture_room(place: Canvas, right: bool) -> Canvas:
    """The room of a noble's picture at the outer side, behind the column of the key."""
    return place.part(place.width - 1 - FACE if right else 1, 0, FACE, place.height)


def _facts_room(place: Canvas, right: bool) -> Canvas:
    """The room of a noble's facts beside its picture."""
    return place.part(2 if right else FACE + 2, int(place.height > LOW), place.width - FACE - 3, LOW)


def _about(table: Table) -> frozenset[str]:
    """The nobles of the duel, and those of the answer under the cursor."""
    duel, outlook = table.state.duel, table.outlook
    return frozenset((*(duel.nobles if duel else ()), *outlook.about)) - {outlook.spared}


def _may_fight(table: Table, noble: str) -> bool:
    """True if this noble is in the duel or may be sent into it."""
    return noble == table.outlook.spared or answer_about(table.view, noble) is not None


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
    if not digit or (table.plan.card and _fights(table, noble)):
        return
    if table.plan.card:
        room = _card_room(table, place, look)
        room.put(1, room.height - 1, digit, "gold bold")
    else:
        place.put(place.width - 1 if look.right else 0, int(place.height > LOW), digit, "gold bold")


def _nobody(table: Table, place: Canvas, right: bool, joins: bool) -> None:
    """A place where nobody stands: in gold where a bought noble would stand; else, that its noble has fallen."""
    room = _card_room(table, place, Look(right=right)) if table.plan.card else place
    if joins:
        room.fill(0, 0, *room.size, "wash-gold")
        room.center(0, room.height // 2, room.width, "?", "gold bold")
    elif table.state.turn.number:
        _grave(table, room, right)


def _grave(table: Table, room: Canvas, right: bool) -> None:
    """The place of a noble that has fallen: a grave as large as the noble's picture, below or beside it the word."""
    said, own = table.say("place-fallen"), f"seat{table.seats[right]}"
    if table.plan.card:
        cards.empty(room)
        pictures.place(room.part(1, 1, room.width - 2, room.height - 3), "grave", own, faint=True)
        room.center(0, room.height - 2, room.width, fitted(said, room.width), "dim")
        return
    pictures.place(_picture_room(room, right), "grave", own, faint=True)
    facts = _facts_room(room, right)
    facts.put(0, 1, fitted(said, facts.width), "dim")


def _card_room(table: Table, place: Canvas, look: Look) -> Canvas:
    """The room of the card, a column from the outer edge."""
    width = table.plan.card
    return place.part(place.width - width - STEP if look.right else STEP, 0, width, place.height)


def _noble(table: Table, place: Canvas, noble: str, look: Look) -> None:
    room = _card_room(table, place, look)
    if table.plan.card:
        (_away if _fights(table, noble) else _card)(table, room, noble, look)
        _beside(table, place, noble, look)
    else:
        _plaque(table, place, noble, look)
    if look.forward and table.plan.card:
        place.put(place.width - 1 if look.right else 0, place.height // 2, "◄" if look.right else "►", "gold bold")


# --- As a card ---


def _fights(table: Table, noble: str) -> bool:
    """True if this noble's card lies in the arena."""
    duel = table.state.duel
    return duel is not None and noble in duel.nobles and noble != table.outlook.spared


def _away(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """The place of a noble that fights in the arena."""
    middle, bears = room.height // 2, RANKS[rank_of(noble)].bears
    room.center(0, middle - 1, room.width, faces.short(table.view, noble), f"{suit_of(noble)} bold")
    room.center(0, middle, room.width, fitted(table.say("place-duels"), room.width), "dim")
    wounds(table, room, noble, ((room.width - bears) // 2, middle + 1))


def _card(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """A picture card; the wounds lie on its lower edge."""
    face = faces.noble_card(table.view, noble, room.width, _sure(table, noble))
    if room.height > LARGE or (face.notes and _queen(table, noble)):
        face = replace(face, notes=notes(table, noble))
    cards.card(room, face, chosen=look.forward, faint=look.faint)
    flash(table, room, noble)
    wounds(table, room, noble, (1 + 2 * bool(table.key(noble)), room.height - 1))
    if care := _care(table, noble):
        in_place_of_its_name(room, care)


def in_place_of_its_name(card: Canvas, text: str) -> None:
    """Words over the row of a card that has its noble's name, in gold: what would happen to the noble."""
    row = card.part(1, card.height - 2, card.width - 2, 1)
    row.put(0, 0, fitted(text, row.width).center(row.width), "gold bold")


LARGE = 8
"""Rows of a card from which on it has its facts in words."""


def notes(table: Table, noble: str) -> list[str]:
    """What a card has in words: its strength, with the queen's help if it has that, and its dice. Armour lies beside
    it."""
    helps, strength = _queen(table, noble), faces.strength(noble)
    sure = f"{strength} +{helps} {table.say('name-queen')}" if helps else f"{table.say('row-strength')} {strength}"
    return [sure, f"+ {faces.dice(table.view, noble)}"]


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
        style = faces.PREVIEW if now != then else "on-bad bold" if new else "bad bold" if now else "ink"
        x = room.put(x, y, faces.TAKEN if then else faces.BORNE, style)


def _beside(table: Table, place: Canvas, noble: str, look: Look) -> None:
    """Draws beside the card, towards the arena: its strength in a duel, and its armour."""
    left = table.plan.card + STEP
    room = place.part(0 if look.right else left, 0, place.width - left, place.height)
    row = int(place.height > TIGHT)
    for at, (text, style) in enumerate(_additions(table, noble, room.width)):
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


def _additions(table: Table, noble: str, width: int) -> list[tuple[str, str]]:
    """What the card has no room for: dice and the queen's help, each with its style."""
    if table.plan.card > faces.NARROW:
        return []
    helps = _queen(table, noble)
    queen = [(f"+{helps} {table.say('rank-queen')}", "ink")] if helps else []
    return [(fitted(f"+{faces.dice(table.view, noble)}", width), "ink bold"), *queen]


def _queen(table: Table, noble: str) -> int:
    """The help that a noble gets from a queen of its court, while there are duels."""
    if noble not in table.state.wounds:
        return 0
    return standing(table.state, owner(table.state, noble), noble).queen


def _armour(table: Table, noble: str) -> tuple[str | None, bool]:
    """The armour of a noble, now or by the answer under the cursor; and whether that would be new."""
    worn = table.state.worn(noble) if noble in table.state.armour else None
    would = table.outlook.armour.get(noble, worn)
    return would, would != worn


# --- As a picture beside its facts ---

FACE = 7
"""Columns of a noble's picture beside its facts."""
LOW = 3
"""Rows of a noble's place that its facts fill: a picture is lower by half a row then, to stay apart from the next."""


def _plaque(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """The picture at the outer side, behind the column of the key; the facts towards the arena, on a ground of the
    player's colour if the noble steps forward."""
    suit, view, low = suit_of(noble), table.view, room.height <= LOW
    room.fill(0, 0, *room.size, moments.struck(view, noble) or _ground(table, look, low))
    picture = _picture_room(room, look.right)
    pictures.place(picture, f"{rank_of(noble)} bust" if low else rank_of(noble), suit, look.faint)
    facts = _facts_room(room, look.right)
    for row, fact in enumerate(FACTS):
        fact(table, facts.part(0, row, facts.width, 1), noble, look)
    if look.forward:  # below the key
        room.put(room.width - 1 if look.right else 0, 1 + (not low), "◄" if look.right else "►", "gold bold")


def _ground(table: Table, look: Look, low: bool) -> str:
    """The ground of a noble; where no row is free between two of them, that of the middle one parts them."""
    way = "wash" if look.forward else "breath" if look.middle and low else "tint"
    return f"{way}-seat{table.seats[look.right]}"


def _who(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """The card and its name, and at the right the wounds."""
    bears = RANKS[rank_of(noble)].bears
    after = room.put(0, 0, faces.short(table.view, noble), "dim" if look.faint else f"{suit_of(noble)} bold") + 1
    name = fitted(table.say(f"name-{rank_of(noble)}"), room.width - after - bears - 1)
    room.put(after, 0, name, "dim" if look.faint else "ink")
    wounds(table, room, noble, (room.width - bears, 0))


def _brings(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """All that the noble brings into a duel."""
    said = faces.brings(table.view, noble, _sure(table, noble))
    room.put(0, 0, said, "dim" if look.faint else "ink bold")


def _sure(table: Table, noble: str) -> int:
    """What is sure of a noble's sum in a duel, as things are."""
    known = noble in table.state.wounds
    return strength_before_dice(table.state, noble) if known else RANKS[rank_of(noble)].strength


def _made_of(table: Table, room: Canvas, noble: str, look: Look) -> None:
    """The parts of what is sure in that sum, where there is more than the noble's strength, which gives way first; in
    gold only what the answer under the cursor would change: a wound, or the armour it would lay or take away."""
    if noble not in table.state.wounds:
        return
    armour = table.say("row-armour")
    if care := _care(table, noble):
        room.put(0, 0, fitted(care, room.width), "gold bold")
        return
    if change := _change(table, noble):
        forms = [f"→ {change} {armour}", f"→ {change}"]
        room.put(0, 0, next((form for form in forms if cell_len(form) <= room.width), change), "gold bold")
        return
    (strength, *added), (_, *brief) = (_parts(table, noble, word) for word in ("name", "rank"))
    named = [armour] if _armour(table, noble)[0] else []
    full = [*added, *named]
    whole = [strength, *full], [strength, *added]
    signed = [each for parts in whole for each in (["=", *parts], parts)]
    forms = map(" ".join, (*signed, added, [strength, *brief], brief))
    if added:
        said = next((form for form in forms if cell_len(form) <= room.width), "")
        room.put(0, 0, said, "dim" if look.faint else "soft-dim")


def _care(table: Table, noble: str) -> str:
    """The wound that the answer under the cursor would take or heal, in a word; empty if it changes none."""
    now = table.state.wounds.get(noble, 0)
    would = table.outlook.wounds.get(noble, now)
    return "" if would == now else f"→ {table.say('place-wounded' if would > now else 'place-healed')}"


def _change(table: Table, noble: str) -> str:
    """The armour that the answer under the cursor would lay on a noble, or the one that it would take away; empty if it
    changes none."""
    (worn, changed), was = _armour(table, noble), table.state.worn(noble) if noble in table.state.armour else None
    if not changed:
        return ""
    return _worth(table, noble, worn) if worn else _worth(table, noble, was or noble).replace("+", "−")


def _parts(table: Table, noble: str, word: str) -> list[str]:
    """Strength, the queen's help with her name or her letter, and the armour."""
    helps = _queen(table, noble)
    queen = [f"+{helps} {table.say(f'{word}-queen')}"] if helps else []
    worn, _ = _armour(table, noble)
    return [faces.strength(noble), *queen, *([_worth(table, noble, worn)] if worn else [])]


def _worth(table: Table, noble: str, armour: str) -> str:
    """Armour as a card, with its worth if that is not the card's."""
    worth, short = armour_worth(table.state, noble, armour), faces.short(table.view, armour)
    return f"+{short}" if short.startswith(str(worth)) else f"+{worth} {short}"


FACTS: tuple[Callable[[Table, Canvas, str, Look], None], ...] = (_who, _brings, _made_of)
