"""What a player of Histrio has, piece by piece: name, money, show, requests, acrobats, the cities still open.

Knows: what lies before a player, in words and signs of several lengths.
Must not know: where any of it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.cards import city_of, level_of, talent_of
from core.games.histrio.components import CHAMELEON_LEVEL, CITIES, TALENTS
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import show_of
from core.games.histrio.state import Show
from core.games.histrio.travel import travel_left
from tui.boards.view import View
from tui.draw import people
from tui.draw.canvas import Canvas
from tui.draw.people import Player
from tui.text.words import letter

from .expected import earnings
from .scene import STYLES, Scene, paid_now

ALL = [f"city-{city}" for city in CITIES]
"""The travel cards, by city."""
APART = " · "
"""What stands between money, who leads, and managers."""
WORDED = 20
"""Columns of a name from which words stand behind it."""


def actors_of(scene: Scene, seat: int) -> list[core.Face]:
    """A player's actors, those just gained too, comedians first, the lowest levels first."""
    held = scene.cast.troupes[seat].actors.known()
    return sorted(held, key=lambda card: (TALENTS.index(talent_of(card)), level_of(card)))


def masks_of(scene: Scene, seat: int) -> list[core.Face]:
    """The talents of a player's chameleons, that of the answer under the cursor too."""
    return list((scene.aims.then or scene.cast).troupes[seat].disguise.known())


def mask_chip(scene: Scene, talent: core.Face) -> Text:
    """A chameleon that counts as an actor of level 1; as the choice under the cursor says while it is not made."""
    style = f"{STYLES[talent]} wash-acrobat bold"
    return Text.assemble((f"{scene.sign(STYLES[talent])}{CHAMELEON_LEVEL}", style), end="")


def player(scene: Scene, seat: int, room: Canvas) -> None:
    """Letter, name and marks; that of the first player with its word where the room is a tile's."""
    view, is_first, worded = scene.view, seat == scene.state.start, room.width > WORDED
    acting = seat in view.to_act
    words = [scene.text("you")] * (seat == view.seat) + [scene.board_text("head-first")] * is_first
    plain = Player(
        seat, letter(seat), view.names[seat], to_act=acting,
        away=bool(view.away) and view.away[seat], first=is_first, done=chosen(scene, seat),
    )  # fmt: skip
    spelled = replace(plain, you="  ".join(words), first=False)
    fits = worded and people.whole(spelled) + cell_len(spelled.you) < room.width
    people.name_line(room, spelled if fits else plain)


def chosen(scene: Scene, seat: int) -> bool:
    """True if the player has chosen in secret while others have not."""
    troupe = scene.state.troupes[seat]
    return bool(len(troupe.chosen) or len(troupe.answer)) and seat not in scene.view.to_act


def any_chosen(scene: Scene) -> bool:
    """True if a player is marked as having chosen. The log then says who plays first."""
    return any(chosen(scene, seat) for seat in scene.state.seats)


def money(scene: Scene, seat: int, width: int = 0) -> Text:
    """Écus, and those that come or go: by the answer under the cursor, or in the news, one by one. In so many columns:
    in words, and whether the player leads if that has room; in none, the number alone, with the one that
    the answer would make of it behind an arrow."""
    now, delta = scene.scored.troupes[seat].money, change(scene, seat)
    if scene.phase < 1 and now + paid_now(scene.view)[seat] == scene.state.troupes[seat].money:
        now += round(paid_now(scene.view)[seat] * scene.phase)
    number = scene.text("coins", count=now) if width else str(now)
    text = Text.assemble((number, "gold bold" if leads(scene, seat) else "ink bold"), end="")
    if delta:
        aimed = not (width or (scene.phase < 1 and paid_now(scene.view)[seat]))
        then = f"→{now + delta}" if aimed else f"{' ' * (len(number) < 2 or bool(width))}{delta:+d}".replace("-", "−")
        text.append(then, "good bold" if delta > 0 else "bad bold")
    said = f"{APART}{scene.board_text('leads')}"
    return text.append(said, "gold bold") if leads(scene, seat) and text.cell_len + cell_len(said) <= width else text


def change(scene: Scene, seat: int) -> int:
    """The change of écus: in the news, else by the answer under the cursor."""
    told = paid_now(scene.view)[seat] if scene.phase < 1 else 0
    return told or scene.aims.coins.get(seat, 0)


def leads(scene: Scene, seat: int) -> bool:
    """True if the player has more écus than most, and nobody has more."""
    money = [troupe.money for troupe in scene.scored.troupes]
    return money[seat] == max(money) > min(money)


def show(scene: Scene, seat: int, *, sign: bool = False) -> Text:
    """The show as it stands, loud if it pleases the King, by its `sign` or in words. What the answer under the cursor
    would make of it is told beside that answer."""
    return (signed if sign else show_text)(scene, show_of(scene.cast, seat))


def show_text(scene: Scene, it: Show) -> Text:
    """A show in the colour of its mood."""
    style = f"{it.mood} bold" if it.pleases else it.mood or "dim"
    return Text.assemble((scene.words.show(scene.view, it), style), end="")


def signed(scene: Scene, it: Show) -> Text:
    """The same by the sign of its mood."""
    style = f"{it.mood} bold" if it.pleases else it.mood or "dim"
    return Text.assemble((scene.words.signed(scene.view, it), style), end="")


def earned(scene: Scene, seat: int) -> Text:
    """The écus that the troupe would take at a festival held now; empty for none."""
    pays = earnings(scene.cast, seat).sum
    return Text.assemble((f"+{pays}" if pays else "", earned_style(scene, seat)), end="")


def earned_style(scene: Scene, seat: int) -> str:
    """The colour of that amount."""
    return "good bold" if earnings(scene.cast, seat).sum else "dim"


def requests(scene: Scene, seat: int) -> Text:
    """The number of secret requests, and of those that were played and lie open; empty for none."""
    held = len(unplayed(scene.state, seat))
    played = len(scene.state.troupes[seat].played)
    text = Text.assemble((str(held or ""), "request bold"), end="")
    return text.append(played_text(scene, played, held), "request") if played else text


def in_hand(scene: Scene, seat: int, width: int) -> Text:
    """The number of secret requests in words, if there are any, and of those that were played; a full card for each of
    these where words have no room, nothing where these have none either."""
    held, shown = len(unplayed(scene.state, seat)), len(scene.state.troupes[seat].played)
    text = Text.assemble((scene.board_text("requests", count=held) if held else "", "request"), end="")
    if not shown:
        return text
    forms = (played_text(scene, shown, held), f"{' ' * bool(held)}{'■' * shown}")
    return text.append(next((said for said in forms if text.cell_len + cell_len(said) <= width), ""), "request")


def played_text(scene: Scene, shown: int, held: int) -> str:
    """The number of requests that were played, behind that of those still held, if there are any."""
    said = scene.board_text("played", count=shown)
    return said if held else said.lstrip(APART)


def acrobats(scene: Scene, seat: int, width: int) -> Text:
    """A player's acrobats by name, used ones behind a word, or by number where they are too many; of too many ready
    ones the one with the shortest name and the number of the others, or their number alone."""
    mine = scene.state.troupes[seat]
    ready, used = mine.acrobats.known(), mine.spent.known()
    if not ready:
        return _used_up(scene, used, width)
    texts = [_named(scene, ready, used), *_with_used(scene, ready, used), *_ready_alone(scene, ready)]
    return next((text for text in texts if text.cell_len <= width), texts[-1])


def _with_used(scene: Scene, ready: Sequence[core.Face], used: Sequence[core.Face]) -> list[Text]:
    """Ready acrobats by name, in fewer and fewer letters, then by number, and the number of used ones; nothing if none
    is used."""
    words, number = scene.words, scene.text("used", count=len(used))
    names = [_names(scene, ready, name) for name in (words.card, words.short, words.clipped, words.code)]
    names += [_many(scene, [words.short(scene.view, card) for card in ready])]
    names += [scene.board_text("ready", count=len(ready))]
    said = (scene.board_text("others-used", count=len(used)), f"+ {number}")
    return [_listed(*form) for form in product(names, said)] if used else []


def _ready_alone(scene: Scene, ready: Sequence[core.Face]) -> list[Text]:
    """Ready acrobats by name, the shortest name and the number of the others, or their number."""
    forms = (scene.words.card, scene.words.short)
    names = [_names(scene, ready, name) for name in forms]
    names += [_many(scene, [name(scene.view, card) for card in ready]) for name in forms]
    return [_listed(said, "") for said in (*names, scene.board_text("ready", count=len(ready)), str(len(ready)))]


def _names(scene: Scene, cards: Sequence[core.Face], name: Callable[[View, core.Face], str]) -> str:
    """Acrobats, each as it is named."""
    return ", ".join(name(scene.view, card) for card in cards)


def _used_up(scene: Scene, used: Sequence[core.Face], width: int) -> Text:
    """A player's acrobats where all of them are used: by name, a single one by its short name, or by number."""
    texts = [_named(scene, (), used)]
    if len(used) == 1:
        name = scene.words.short(scene.view, used[0])
        texts.append(_listed("", scene.board_text("one-used", name=name)))
    numbers = scene.board_text("acrobats-used", count=len(used)), scene.text("used", count=len(used))
    texts += [_listed("", said) for said in numbers]
    return next((text for text in texts if text.cell_len <= width), texts[-1]) if used else Text(end="")


def acrobats_in_rows(scene: Scene, seat: int, width: int, rows: int) -> list[Text]:
    """The same, used ones in a row of their own where there are two and one has no room for all by name."""
    mine = scene.state.troupes[seat]
    ready, used = (_named(scene, *held) for held in ((mine.acrobats.known(), ()), ((), mine.spent.known())))
    apart = rows > 1 and ready and used and ready.cell_len + 1 + used.cell_len > width
    return [ready, used] if apart and max(ready.cell_len, used.cell_len) <= width else [acrobats(scene, seat, width)]


def _many(scene: Scene, names: Sequence[str]) -> str:
    """The shortest of these names, and the number of the others."""
    first = min(names, key=cell_len, default="")
    return scene.board_text("and-more", name=first, count=len(names) - 1) if len(names) > 1 else first


def _named(scene: Scene, ready: Sequence[core.Face], used: Sequence[core.Face]) -> Text:
    """Ready and used acrobats by name."""
    said = [", ".join(scene.words.card(scene.view, card) for card in cards) for cards in (ready, used)]
    return _listed(said[0], scene.board_text("used", names=said[1]) if used else "")


def _listed(ready: str, used: str) -> Text:
    """Ready acrobats, and what is said of used ones."""
    text = Text.assemble((ready, "acrobat bold"), (" " if ready and used else "", ""), end="")
    return text.append(used, "dim")


def travels(scene: Scene, seat: int, width: int) -> Text:
    """The cities that a player can still travel to, each number in its place, with a dot for those whose cards are
    used; behind the longest words that have room."""
    left = travel_left(scene.state, seat)
    numbers = Text(" ", end="").join(
        Text(str(city_of(card)), "ink", end="") if card in left else Text("·", "dim", end="") for card in ALL
    )
    said = [scene.board_text(key) for key in ("goes-to", "goes-to-brief")]
    word = next((each for each in said if cell_len(each) + 1 + numbers.cell_len < width), said[-1])
    return Text.assemble((f"{word} ", "dim"), numbers, end="")
