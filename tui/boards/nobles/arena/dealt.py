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
BESIDE = 3
"""This seat's nobles in a row on a narrow, high screen: in two rows they are as large as their pictures."""
HIGH = 30
"""Rows of the room from which there are two."""
BACKS = cards.MEDIUM
"""The size of the other player's cards where they have no room to be as large as this seat's."""
LESS = 2
"""Columns by which they are narrower than these else: without a picture they would stand as one block."""
THEIRS = 1 + BACKS.height
"""The rows of these with their heading, which says how many are kept."""
FREE = 3
"""Rows that the board may have more on a narrow, high screen while courts are chosen: there is no log to show."""
MOST = 39
"""Rows of the board from which these have nothing to add."""
AIDED = 8
"""Rows from which there is room for the rules of weapons: beside these cards none are held."""


def shown(view: View) -> bool:
    """True while a player at the table chooses a court, and until both courts are shown."""
    state: State = view.state
    return view.seat is not None and asked_now(state) == "court" and moments.now(view, "court") is None


def rows(usual: int) -> int:
    """The rows of the board on such a screen, which has so many while other questions are asked."""
    return max(usual, min(usual + FREE, MOST))


def draw(table: Table, room: Canvas) -> None:
    """This seat's six nobles below their heading, since they lie under both players' heads, with a row below them for
    what becomes of each; below that the other player's cards, face down, where there is room, and what weapons do."""
    across = BESIDE if table.plan.arena and room.height >= HIGH else DEALT
    size, rows = _size(room, across), DEALT // across
    _title(room, table.say("dealt-yours"), f"seat{table.view.own}", table.say("dealt-legend", sign=faces.BORNE))
    _own(table, room.part(0, 1, room.width, (size.height + 1) * rows), (size.width, across))
    below = 2 + (size.height + 1) * rows
    rest = room.part(0, below, room.width, room.height - below)
    if rest.height < THEIRS:
        return
    kept = len(table.state.courts[table.seats[1]])
    theirs = table.say("dealt-theirs", name=table.view.names[table.seats[1]], kept=kept)
    _title(rest, plain(theirs, table.view.names), f"seat{table.seats[1]}")
    large = across == DEALT and rest.height > size.height
    back = Size(size.width - LESS, min(size.height, rest.height - 2)) if large else BACKS
    _backs(rest.part(0, 1, room.width, back.height), size.width if across == DEALT else BACKS.width, back)
    free = rest.part(1, THEIRS + 1, room.width - 2, rest.height - THEIRS - 1)
    if table.plan.arena and free.height >= AIDED:
        rules.draw(table.view, free, "rules-weapons")


def _size(room: Canvas, across: int) -> Size:
    """The size of this seat's cards, so many in a row; two rows leave the other player's cards their room."""
    size = next((each for each in SIZES if across * each.width < room.width - 1), SIZES[-1])
    free = room.height - 1 if across == DEALT else (room.height - 2 - THEIRS) // (DEALT // across)
    return Size(size.width, min(size.height, free - 1))


def _title(room: Canvas, text: str, colour: str, legend: str = "") -> None:
    """Whose cards lie below, in the player's colour; at the right what the sign on their edges stands for."""
    row = room.part(1, 0, room.width - 2, 1)
    heading(row, fitted(text, room.width - 4), colour)
    if legend and cell_len(text) + cell_len(legend) + 4 <= row.width:
        row.right(row.width, 0, f" {legend}", "dim")


def _places(room: Canvas, width: int, across: int = DEALT) -> list[Canvas]:
    """The places of six cards so wide, so many in a row, with as much room between all of them."""
    gap, high = min(3, (room.width - across * width) // (across + 1)), room.height * across // DEALT
    left = (room.width - across * width - gap * (across - 1)) // 2
    at = [divmod(number, across) for number in range(DEALT)]
    return [room.part(left + column * (width + gap), row * high, width, high) for row, column in at]


def _own(table: Table, room: Canvas, shape: tuple[int, int]) -> None:
    """This seat's nobles as they are held, so wide and so many in a row: none moves when it is kept."""
    state, seat = table.state, table.view.own
    kept = state.courts[seat].known()
    six = sorted([*kept, *state.dealt[seat].known()], key=faces.place_in_hand)
    for place, noble in zip(_places(room, *shape), six, strict=False):
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
        _is_kept(table, place.part(0, card.height, place.width, 1), table.view.own)
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


def _is_kept(table: Table, row: Canvas, seat: int) -> None:
    """Below a card that its player keeps: that it is kept, in the player's colour."""
    row.fill(0, 0, *row.size, f"on-seat{seat}")
    row.center(0, 0, row.width, fitted(f"✓ {table.say('place-kept')}", row.width), f"on-seat{seat} bold")


def _backs(room: Canvas, width: int, size: Size) -> None:
    """The other player's cards, each in the middle of so many columns; nothing on them says which are kept."""
    for place in _places(room, width):
        cards.card(place.part((width - size.width) // 2, 0, *size), faces.NOBLE_BACK)
