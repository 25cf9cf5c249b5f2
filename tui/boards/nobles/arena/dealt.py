"""Duelling Nobles on the screen: the six nobles of which a player keeps three, side by side.

Knows: which of them are kept, which is under the cursor, and how many cards the other player has.
Must not know: what is legal, or what lies face down.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich.cells import cell_len

from core.games.nobles.components import COURT
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State
from tui.boards.view import View
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted, heading
from tui.text.words import plain

from .. import cards as faces
from .. import moments as moments
from ..asides import rules
from ..clicks import from_hand
from ..court import LARGE, hot, notes, wounds
from ..plan import Table

DEALT = 6
"""The nobles of which a player keeps a court."""
SIZES = (Size(15, 13), Size(13, 10), Size(9, 8))
"""Cards at most so high, the widest first."""
BACKS = 6
"""Rows from which the other player's cards are drawn."""
AIDED = 8
"""Rows from which there is room for the rules of weapons: beside these cards none are held."""


def shown(view: View) -> bool:
    """True while a player at the table chooses a court, and until both courts are shown."""
    state: State = view.state
    return view.seat is not None and asked_now(state) == "court" and moments.now(view, "court") is None


def draw(table: Table, room: Canvas) -> None:
    """This seat's six nobles below their heading, since they lie under both players' heads, with a row below them for
    what becomes of each; below that the other player's cards, face down, where there is room, and what weapons do."""
    size = next((each for each in SIZES if DEALT * each.width < room.width - 1), SIZES[-1])
    width, high = size.width, min(size.height, room.height - 2)
    _title(room, table.say("dealt-yours"), f"seat{table.view.own}", table.say("dealt-legend", sign=faces.BORNE))
    _own(table, room.part(0, 1, room.width, high + 1), width)
    below = high + 3
    rest = room.part(0, below, room.width, room.height - below)
    if rest.height > BACKS + 1:
        theirs = table.say("dealt-theirs", name=table.view.names[table.seats[1]])
        _title(rest, plain(theirs, table.view.names), f"seat{table.seats[1]}")
        backs = min(rest.height - 2, high)
        _backs(table, rest.part(0, 1, room.width, backs), width)
        free = rest.part(1, backs + 2, room.width - 2, rest.height - backs - 2)
        if free.height >= AIDED:
            rules.draw(table.view, free, "rules-weapons")


def _title(room: Canvas, text: str, colour: str, legend: str = "") -> None:
    """Whose cards lie below, in the player's colour; at the right what the sign on their edges stands for."""
    row = room.part(1, 0, room.width - 2, 1)
    heading(row, fitted(text, room.width - 4), colour)
    if legend and cell_len(text) + cell_len(legend) + 4 <= row.width:
        row.right(row.width, 0, f" {legend}", "dim")


def _places(room: Canvas, width: int) -> list[Canvas]:
    """The places of six cards so wide, with as much room between all of them."""
    gap = min(3, (room.width - DEALT * width) // (DEALT + 1))
    left = (room.width - DEALT * width - gap * (DEALT - 1)) // 2
    return [room.part(left + at * (width + gap), 0, width, room.height) for at in range(DEALT)]


def _own(table: Table, room: Canvas, width: int) -> None:
    """This seat's nobles as they are held: none moves when it is kept."""
    state, seat = table.state, table.view.own
    kept = state.courts[seat].known()
    six = sorted([*kept, *state.dealt[seat].known()], key=faces.place_in_hand)
    for place, noble in zip(_places(room, width), six, strict=False):
        place.named("noble", noble)
        _noble(table, place, noble, noble in kept)
        hot(table, place, noble)


def _noble(table: Table, place: Canvas, noble: str, kept: bool) -> None:
    """A noble as a card; below it, that it is kept, or whether to keep it."""
    card = place.part(0, 0, place.width, place.height - 1)
    chosen, refused = from_hand(table.view.cursor) == noble, len(table.state.court(table.view.own)) == COURT
    face = replace(faces.noble_card(table.view, noble, card.width), key=table.key(noble))
    face = replace(face, **_worth(table, noble, card))
    cards.card(card, face, chosen=chosen, faint=refused and not kept)
    wounds(table, card, noble, (1 + 2 * bool(face.key), card.height - 1))
    if kept:
        text = fitted(f"✓ {table.say('place-kept')}", place.width)
        place.fill(0, card.height, place.width, 1, f"on-seat{table.view.own}")
        place.center(0, card.height, place.width, text, f"on-seat{table.view.own} bold")
    elif chosen:
        asked = table.say("place-keep")
        text = next((form for form in (f"▲ {asked}", asked) if cell_len(form) <= place.width), "▲")
        place.center(0, card.height, place.width, text, "gold bold")


def _worth(table: Table, noble: str, card: Canvas) -> dict[str, Any]:
    """What a noble brings into a duel: on a large card in words, else in a line; where that has no room, its strength
    in the corner and its dice below the picture, as the card has them."""
    if card.height > LARGE and card.width == SIZES[0].width:
        return {"sign": "", "notes": notes(table, noble)}
    line = faces.brings(table.view, noble, int(faces.strength(noble)))
    return {"sign": "", "notes": [line]} if cell_len(line) <= card.width - 2 else {}


def _backs(table: Table, room: Canvas, width: int) -> None:
    """The other player's cards."""
    for place in _places(room, width):
        cards.card(place, faces.NOBLE_BACK)
