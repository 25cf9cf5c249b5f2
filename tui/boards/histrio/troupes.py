"""Tiles of Histrio's troupes: one for each player with actors as cards, show, money, acrobats and requests.

Knows: what lies before a player, and how much of it there is room for.
Must not know: what a player may do.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.actions import Steal
from core.games.histrio.cards import city_of, level_of, talent_of
from core.games.histrio.components import CITIES, COMEDIAN, TALENTS, TRAGEDIAN
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import best_shows, show_of
from core.games.histrio.state import Show
from core.games.histrio.travel import friend_left, travel_left
from tui.draw import people
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.draw.people import Player
from tui.text.words import letter

from .faces import ENCOUNTER, WIDTH, portrait, style_of, whole, write
from .scene import STYLES, Scene
from .words import digits

ALL = [f"city-{city}" for city in CITIES]
"""The travel cards, by city."""
NAME, MONEY, COMEDIANS, TRAGEDIANS, SHOW, REQUESTS, ACROBATS = 1, 19, 25, 36, 47, 61, 66
"""Columns of a troupe in one row: money ends in its, before a crown (in ASCII one before); the others begin, acrobats
one later where there are many requests. Between a crown and three managers one is free."""
RUN = 11
"""Columns of the actors of one talent in one row."""
FRIEND = 14
"""Columns of a friendly troupe."""
LOUD = 30
"""Columns from which a show says in words that it pleases."""
FEW = 5
"""Actors that leave room for wider columns beside them."""
LEFT, RIGHT = 26, 26
"""Columns of a tile left and right of the actors."""


def draw(scene: Scene, room: Canvas, rows: int, head: bool) -> None:
    """Every troupe in so many rows, then the friendly ones in one each."""
    y = 0
    if head:
        headline(scene, room.part(0, 0, room.width, 1))
        y = 1
    for seat in scene.state.seats:
        place = room.part(0, y, room.width, rows)
        place.named("troupe", seat)
        ground(scene, place, seat)
        (row if rows == 1 else tile)(scene, place, seat)
        hot(scene, place, seat)
        y += rows
    if scene.state.friends:
        friends(scene, room.part(0, y, room.width, 1))


def hot(scene: Scene, room: Canvas, seat: int) -> None:
    """A click on a troupe that may be robbed robs it."""
    robs = (at for at, action in enumerate(scene.view.legal) if isinstance(action, Steal) and action.victim == seat)
    answer = next(robs, scene.view.why(victim=seat))
    if answer is not None:
        room.hot(answer)
        room.put(0, 0, scene.words.keys(scene.view, [answer]), "on-gold bold")


def ground(scene: Scene, room: Canvas, seat: int) -> None:
    """The ground in the player's colour: fuller for players to act, and for those the news or the answer under the
    cursor are about."""
    colour = f"seat{seat}"
    about = seat in scene.aims.coins or seat in [scene.news.args.get(name) for name in ("seat", "victim")]
    loud = about or seat in scene.view.to_act
    room.fill(0, 0, *room.size, f"wash-{colour}" if loud else f"tint-{colour}")
    for y in range(room.height):
        room.put(0, y, "█" if loud else "▌", colour)


def actors_of(scene: Scene, seat: int) -> list[core.Face]:
    """A player's actors, those just gained too, comedians first, the lowest levels first."""
    held = scene.cast.troupes[seat].actors.known()
    return sorted(held, key=lambda card: (TALENTS.index(talent_of(card)), level_of(card)))


# What stands in a row or a corner


def player(scene: Scene, seat: int, room: Canvas) -> None:
    """Letter, name and marks."""
    view = scene.view
    acting, ours = seat in view.to_act, seat == view.seat
    people.name_line(
        room,
        Player(
            seat, letter(seat), view.names[seat], scene.text("you") if ours and room.width > 20 else "",
            to_act=acting, thinking=acting and not ours, away=bool(view.away) and view.away[seat],
            first=seat == scene.state.start, done=chosen(scene, seat),
        ),
    )  # fmt: skip


def chosen(scene: Scene, seat: int) -> bool:
    """True if the player has chosen in secret while others have not."""
    troupe = scene.state.troupes[seat]
    return bool(len(troupe.chosen) or len(troupe.answer)) and seat not in scene.view.to_act


def money(scene: Scene, seat: int, whole: bool) -> Text:
    """Écus, and those that come or go: by the answer under the cursor, or in the news, one by one."""
    now, delta = scene.scored.troupes[seat].money, change(scene, seat)
    if scene.phase < 1 and scene.scored is scene.state:
        told = coming(scene, seat)
        now += round(told * scene.phase) - told
    number = scene.text("coins", count=now) if whole else str(now)
    text = Text.assemble((f"{scene.sign('coin')} " if whole else "", "gold"), (number, "ink bold"), end="")
    if leads(scene, seat):
        apart = whole or scene.view.ascii_only  # a letter behind a figure would be read as thousands
        text.append(f"{' ' * apart}{scene.sign('king')}", "gold bold")
    if delta:
        text.append(f" {delta:+d}".replace("-", "−"), "good bold" if delta > 0 else "bad bold")
    return text


def change(scene: Scene, seat: int) -> int:
    """The change of écus: in the news, else by the answer under the cursor."""
    told = coming(scene, seat) if scene.phase < 1 else 0
    return told or scene.aims.coins.get(seat, 0)


def leads(scene: Scene, seat: int) -> bool:
    """True if the player has more écus than most, and nobody has more."""
    money = [troupe.money for troupe in scene.scored.troupes]
    return money[seat] == max(money) > min(money)


def coming(scene: Scene, seat: int) -> int:
    """The écus that the news bring to the player."""
    args = scene.news.args
    if scene.told("money") and args["seat"] == seat:
        return args["amount"]
    if scene.told("steals"):
        return {args["seat"]: 1, args["victim"]: -1}.get(seat, 0)
    return 0


def show(scene: Scene, seat: int, width: int = 0) -> Text:
    """The show as it stands: its mood and difference, and whether it would please the King now (a tick), or be the
    best (a star); and what it would become by the answer under the cursor."""
    now, then = show_of(scene.cast, seat), scene.aims.show
    best = now.pleases and seat in best_shows(scene.cast)
    text = show_text(scene, now)
    text.append("★" if best else "", "good bold")
    if then is None and now.pleases and width > LOUD:
        text.append(f" {scene.text('best' if best else 'pleases')}", "good")
    if then is not None and seat == scene.view.seat and then != now:
        more = Text.assemble(("→ ", "gold"), show_text(scene, then), end="")
        text = Text.assemble(text, " ", more, end="") if width else more
    return text


def show_text(scene: Scene, it: Show) -> Text:
    """A show in its colour, with a tick if it pleases."""
    style = f"{it.mood} bold" if it.pleases else it.mood or "dim"
    text = Text.assemble((scene.words.show(scene.view, it), style), end="")
    return text.append(" ✓", "good bold") if it.pleases else text


def requests(scene: Scene, seat: int) -> Text:
    """A back for each secret request, a full card for each that was played."""
    held = len(unplayed(scene.state, seat))
    played = len(scene.state.troupes[seat].played)
    text = Text.assemble(("▒" * held, "request"), ("■" * played, "request"), end="")
    return text if held or played else Text.assemble(("·", "dim"), end="")


def acrobats(scene: Scene, seat: int, width: int) -> Text:
    """A player's acrobats by name, used ones in brackets; in two letters each if they are many, used ones first."""
    mine, words = scene.state.troupes[seat], scene.words
    text = Text(end="")
    for between, of_ready, of_spent in (
        (", ", words.card, words.card), (" ", words.short, words.short), (" ", words.short, words.code),
        (" ", words.code, words.code),
    ):  # fmt: skip
        ready = between.join(of_ready(scene.view, card) for card in mine.acrobats.known())
        spent = between.join(of_spent(scene.view, card) for card in mine.spent.known())
        text = Text.assemble((ready, "acrobat bold"), (" " if ready and spent else "", ""), end="")
        text.append(f"({spent})" if spent else "", "dim")
        if cell_len(text.plain) <= width:
            break
    return text


def travels(scene: Scene, seat: int) -> str:
    """The travel cards that a player has left; a dot for one that is used."""
    left = travel_left(scene.state, seat)
    return "".join(str(city_of(card)) if card in left else "·" for card in ALL)


# A troupe in one row


def headline(scene: Scene, room: Canvas) -> None:
    """The headings of the columns of troupes drawn in one row."""
    columns = (("troupe", NAME + 1), ("comedians", COMEDIANS), ("tragedians", TRAGEDIANS), ("show", SHOW))
    end = 0
    for key, x in (*columns, ("requests", REQUESTS), ("acrobats", ACROBATS)):
        talent = key.removesuffix("s")
        sign = f"{scene.sign(STYLES[talent])} " if talent in STYLES else ""
        end = room.put(max(x, end + 1), 0, sign + scene.text(f"head-{key}"), STYLES.get(talent, "dim"))
    room.right(MONEY + 1, 0, scene.text("head-money"), "dim")
    room.right(COMEDIANS - 1, 0, scene.sign("manager"), "dim")


def row(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in one row."""
    end = MONEY - scene.view.ascii_only
    player(scene, seat, room.part(NAME, 0, end - NAME - 4, 1))
    room.put(end - 3, 0, scene.sign("coin"), "gold")
    write(room, end - len(str(scene.scored.troupes[seat].money)), 0, money(scene, seat, False))
    if not change(scene, seat):
        room.right(COMEDIANS - 1, 0, scene.sign("manager") * scene.state.troupes[seat].managers, f"seat{seat}")
    room.part(end - 3, 0, 5, 1).named("coins", seat)
    room.part(COMEDIANS - 4, 0, 3, 1).named("theatre")
    held = actors_of(scene, seat)
    for talent, x in ((COMEDIAN, COMEDIANS), (TRAGEDIAN, TRAGEDIANS)):
        levels = digits(held, talent, RUN - 3)
        room.put(x, 0, f"{scene.sign(STYLES[talent])} {levels}", f"{STYLES[talent]} bold" if levels else "dim")
    room.part(SHOW, 0, REQUESTS - SHOW - 1, 1).named("show", seat)
    x = max(REQUESTS, write(room, SHOW, 0, show(scene, seat)) + 1)
    then = max(ACROBATS, write(room, x, 0, requests(scene, seat)) + 1)
    room.part(x, 0, then - x - 1, 1).named("requests", seat)
    write(room, then, 0, acrobats(scene, seat, room.width - then))
    room.part(then, 0, room.width - then, 1).named("acrobats", seat)


# A troupe as a tile


def tile(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in two rows or more: name and belongings; actors; show, acrobats and requests."""
    held = actors_of(scene, seat)
    spare = room.width >= 110 and len(held) <= FEW
    left = LEFT + 8 * spare
    owner(scene, room.part(1, 0, left - 2, room.height), seat)
    right = RIGHT + 10 * spare
    cast = room.part(left, 0, room.width - left - right - 1, room.height)
    (company if room.height > 2 else levels)(scene, cast, held)
    stage(scene, room.part(room.width - right, 0, right - 1, room.height), seat)


def owner(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's name, money, managers, and the cities still open to travel."""
    player(scene, seat, room.part(0, 0, room.width, 1))
    x = write(room, 4, 1, money(scene, seat, True)) + 2
    room.part(4, 1, x - 6, 1).named("coins", seat)
    managers = scene.state.troupes[seat].managers
    if room.height == 2:
        left = travels(scene, seat)
        room.right(room.width, 1, left if x + len(left) <= room.width + 1 else "", "dim")
        return
    if room.height > 2:
        room.put(min(x, room.width - managers), 1, scene.sign("manager") * managers, f"seat{seat}")
        room.put(room.put(4, 2, f"{scene.sign('ship')} ", f"seat{seat}"), 2, travels(scene, seat))
    if room.height > 3:
        secret = len(unplayed(scene.state, seat))
        text = scene.text("secret", count=secret)
        x = max(0, min(4, room.width - cell_len(text) - 2))  # a long text begins a little before the rows above it
        x = room.put(x, 3, f"{scene.sign('request')} ", "request")
        room.put(x, 3, fitted(text, room.width - x), "ink" if secret else "dim")


def levels(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The actors by talent, a row each: small cards that show the level."""
    for y, talent in enumerate(TALENTS):
        mine = [level_of(card) for card in held if talent_of(card) == talent]
        colour = STYLES[talent]
        x = room.put(0, y, scene.sign(colour), f"{colour} bold" if mine else f"faint-{colour}") + 1
        step = 4 if len(mine) * 4 <= room.width - x else 2
        for at, level in enumerate(mine):
            room.put(x + at * step, y, f" {level} " if step > 3 else str(level), f"on-{colour} bold")
        if not mine:
            room.put(x, y, "·", "dim")


def company(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The actors as cards side by side; where they have no room, equal ones once, and then like a fan."""
    named = room.height > ENCOUNTER.height
    size = ENCOUNTER if named else Size(WIDTH, 3)
    shown = held if len(held) * (size.width + 1) <= room.width + 1 else list(dict.fromkeys(held))
    step = max(2, min(size.width + 1, (room.width - size.width) // max(1, len(shown) - 1)))
    for at, card in enumerate(shown):
        place = room.part(at * step, 1, *size)
        if named:
            whole(scene, place, card)
        else:
            portrait(place, card)
        if len(shown) < len(held) and (count := held.count(card)) > 1:
            place.put(0, 1, f"×{count}", f"on-{style_of(card)} bold")
    if not held:
        room.put(0, room.height // 2, fitted(scene.text("no-actors"), room.width), "dim")


def stage(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's show, acrobats and requests."""
    write(room, 0, 0, show(scene, seat, room.width))
    room.part(0, 0, room.width, 1).named("show", seat)
    if room.height == 2:
        room.right(room.width, 0, requests(scene, seat).plain, "request")
        write(room, 0, 1, acrobats(scene, seat, room.width))
        return
    write(room, 0, 1, acrobats(scene, seat, room.width))
    played = ", ".join(scene.words.request(scene.view, card) for card in scene.state.troupes[seat].played.known())
    if played:
        room.put(0, 3, fitted(f"■ {played}", room.width), "request")


def friends(scene: Scene, room: Canvas) -> None:
    """The friendly troupes: which travel cards each has left."""
    room.named("friends")
    shown = range(len(scene.state.friends))
    start = room.width - len(shown) * FRIEND
    room.put(1, 0, fitted(scene.text("friends-left"), start - 2), "dim")
    for seat in shown:
        place = room.part(start + seat * FRIEND, 0, FRIEND, 1)
        place.fill(0, 0, *place.size, f"tint-seat{seat}")
        left = friend_left(scene.state, seat)
        x = place.put(1, 0, f"{letter(seat)}*", f"seat{seat} bold")
        place.put(x + 1, 0, "".join(str(city_of(card)) if card in left else "·" for card in ALL), "ink")
