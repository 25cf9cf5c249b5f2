"""The encounters that a question of Histrio is about: actors just gained, acrobats, masks; as pictures in few rows.

Knows: the card that each answer is about.
Must not know: requests, or travel cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

import core
from core.games.histrio.actions import Court, Disguise, FireEater, Horse, KeepAll, Ox, Steal, Strongman, Tightrope
from core.games.histrio.cards import is_actor, level_of, pull
from core.games.histrio.components import CHAMELEON
from core.games.histrio.theatre import moved
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter
from tui.text.wrap import wrapped

from ..faces import WIDTH, portrait
from ..scene import Scene, style_of
from .requests import TOP

ACROBATS: dict[type[core.Action], core.Face] = {
    Tightrope: "tightrope", Ox: "ox", Horse: "horse", FireEater: "fire_eater", Strongman: "strongman",
}  # fmt: skip
"""The acrobat that an answer uses."""
MASKS = {"comedian": "comedian-1", "tragedian": "tragedian-1"}
"""The actors that a chameleon can be."""
STEALS = 2
"""The level of an actor who steals."""
PURSE, COIN = 12, range(14, 21)
"""Columns of what a player has before and after a theft, and those of the coin between two of these."""
FIGURE, BESIDE = 3, 16
"""Rows of the pictures of what a question is about on a low screen, and columns of the words beside them."""


def subject_of(action: core.Action) -> core.Face | None:
    """The card that an answer is about."""
    match action:
        case Court(actor=actor):
            return actor
        case Disguise(talent=str(talent)):
            return MASKS[talent]
        case _:
            return ACROBATS.get(type(action))


def subjects(scene: Scene) -> list[core.Face]:
    """The encounters that our question is about, each once: actors just gained, usable acrobats, masks."""
    found = (subject_of(action) for action in scene.view.legal)
    return list(dict.fromkeys(card for card in found if card is not None))


def first_answer(scene: Scene, subject: core.Face) -> int:
    """The first answer about this card."""
    return next(at for at, action in enumerate(scene.view.legal) if subject_of(action) == subject)


def masked(scene: Scene) -> bool:
    """True while our chameleons choose."""
    return any(isinstance(action, Disguise) for action in scene.view.legal)


def figures(scene: Scene, canvas: Canvas, top: int = TOP) -> int:
    """The encounters that the question is about as pictures in the first rows, that of the answer under the cursor
    bright, with its name and effect beside it, below so many free rows; a chameleon for all that it can be. Returns
    the rows that they take."""
    subject = subjects(scene) or thief(scene)
    if not subject:
        return 0
    if masked(scene):
        subject = [CHAMELEON]
    chosen = under_cursor(scene, subject)
    row, step = canvas.part(0, top, canvas.width, FIGURE), WIDTH + 1
    shown = subject[: max(1, (row.width - BESIDE) // step)]
    for at, card in enumerate(shown):
        figure(scene, row.part(at * step, 0, WIDTH, FIGURE), card, card == chosen and len(shown) > 1)
    told(scene, row.part(len(shown) * step, 0, row.width - len(shown) * step, FIGURE), subject)
    return top + FIGURE


def under_cursor(scene: Scene, subject: Sequence[core.Face]) -> core.Face | None:
    """The one of these cards that the answer under the cursor is about."""
    cursor = scene.view.cursor
    chosen = subject_of(cursor) if cursor is not None else None
    return chosen if chosen in subject else None


def thief(scene: Scene) -> list[core.Face]:
    """The actor who steals while a player to steal from is chosen: the one that this seat met last."""
    if not any(isinstance(action, Steal) for action in scene.view.legal):
        return []
    met = (event.args["card"] for event in reversed(scene.view.log) if event.key == "meets")
    return [card for card in met if is_actor(card) and level_of(card) == STEALS][:1]


def transfer(scene: Scene, room: Canvas) -> None:
    """An écu on its way from the player under the cursor to us, and what both have before and after, if it has room."""
    cursor = scene.view.cursor
    if not isinstance(cursor, Steal) or cursor.victim is None or room.height < FIGURE:
        return
    start = purse(scene, room.part(0, 0, PURSE, FIGURE), cursor.victim) + 1
    pictures.place(room.part(COIN.start, 0, len(COIN), FIGURE), "coin", "gold")
    room.put(start, 1, "─" * (COIN.start - 1 - start), "gold")
    room.put(COIN.stop, 1, "─▸", "gold bold")
    purse(scene, room.part(COIN.stop + 3, 0, PURSE, FIGURE), scene.view.own)


def purse(scene: Scene, room: Canvas, seat: int) -> int:
    """A player's name, and their écus now and after the choice under the cursor; the column after these."""
    x = room.put(0, 0, f" {letter(seat)} ", f"on-seat{seat} bold") + 1
    room.put(x, 0, fitted(scene.view.names[seat], room.width - x), f"seat{seat} bold")
    now, change = scene.scored.troupes[seat].money, scene.aims.coins[seat]
    end = room.put(x, 1, f"{now} → ", "ink")
    return room.put(end, 1, str(now + change), "good bold" if change > 0 else "bad bold")


def figure(scene: Scene, place: Canvas, card: core.Face, chosen: bool) -> None:
    """One of them, on gold if it is the one under the cursor and not the only one."""
    portrait(place, card, named=True)
    if chosen:
        for y in range(place.height):
            place.paint(0, y, place.width, "wash-gold")
    make_hot(scene, place, card)


def make_hot(scene: Scene, place: Canvas, card: core.Face) -> None:
    """A click on a card is the first answer about it, if there is one."""
    if card in subjects(scene):
        place.hot(first_answer(scene, card))


def told(scene: Scene, room: Canvas, subject: Sequence[core.Face]) -> int:
    """The name of the encounter under the cursor, or of the first, and its effect; that all of them stay, if they are
    to be kept. Returns the number of rows."""
    about = under_cursor(scene, subject) or subject[0]
    name, effects = named_card(scene, about, room.width), effects_of(scene, about)
    if isinstance(scene.view.cursor, KeepAll):
        name = scene.text("column-keep-all") if len(subject) > 1 else scene.words.card(scene.view, about)
        effects = [scene.board_text("figure-keep", count=len(subject))]
    wordings = [[name, *wrapped(effect, room.width - 1)] for effect in effects]
    lines = next((each for each in wordings if len(each) <= room.height), wordings[-1])[: room.height]
    for y, line in enumerate(lines):
        room.put(0, y, fitted(line, room.width), "ink" if y else f"{style_of(about)} bold")
    return len(lines)


def named_card(scene: Scene, card: core.Face, width: int) -> str:
    """An encounter by name; an actor at court as such, if there is room to say so."""
    name = scene.words.card(scene.view, card)
    at_court = scene.board_text("figure-at-court", card=name) if is_actor(card) and not thief(scene) else name
    return at_court if cell_len(at_court) <= width else name


def effects_of(scene: Scene, card: core.Face) -> Sequence[str]:
    """The effect of an acrobat, of a thief, or of sending an actor to the court; the longest wording first."""
    if not is_actor(card):
        return [scene.text(f"figure-{card}", letter=letter(scene.view.own))]
    if thief(scene):
        return [scene.board_text("figure-steal")]
    needle, steps = scene.state.needle, pull([card])
    key = "figure-end" if moved(needle, steps) == needle else "figure-court"
    swing = scene.words.swing(scene.view, steps)
    return [scene.board_text(each, swing=swing) for each in (key, f"{key}-brief")]
