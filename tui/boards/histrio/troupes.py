"""Tiles of Histrio's troupes: one for each player with actors as cards, show, money, acrobats and requests.

Knows: what lies before a player, and how much of it there is room for.
Must not know: what a player may do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.actions import Steal
from core.games.histrio.cards import city_of, level_of, talent_of
from core.games.histrio.components import CITIES, COMEDIAN, TALENTS, TRAGEDIAN
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import show_of
from core.games.histrio.state import Show
from core.games.histrio.travel import travel_left
from tui.boards.view import View
from tui.draw import people
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.draw.people import Player
from tui.text.words import letter

from .expected import earnings
from .faces import ENCOUNTER, WIDTH, portrait, style_of, whole, write
from .friends import ALL, draw_friends
from .scene import STYLES, Scene
from .words import digits

NAME, MONEY, COMEDIANS, TRAGEDIANS, SHOW, EARNS, REQUESTS, ACROBATS = 1, 19, 26, 34, 42, 52, 59, 60
"""Columns of a troupe in one row: money ends in its, before a crown; earnings and requests end before theirs; the
others begin. Three managers have room between the crown and the actors."""
RUN = 8
"""Columns of the actors of one talent in one row."""
Naming = tuple[str, Callable[[View, core.Face], str]]
"""What stands between names, and the name of each."""
FEW = 5
"""Actors that leave room for wider columns beside them."""
LEFT, RIGHT = 26, 26
"""Columns of a tile left and right of the actors."""
NARROW = 80
"""Columns below which the actors have no room between them, and acrobats none behind them in a row."""
ABOVE, ROWED = 2, 2
"""Rows of a tile above the actors then, and the rows for which these are told in rows."""


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
        draw_friends(scene, room.part(0, y, room.width, 1))


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
        text.append(f" {scene.sign('king')}", "gold bold")
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
    """The écus that the troupe would take at a festival held now."""
    pays = earnings(scene.cast, seat).sum
    return Text.assemble((f"+{pays}", "good bold" if pays else "dim"), end="")


def earned_style(scene: Scene, seat: int) -> str:
    """The colour of that amount."""
    return str(earned(scene, seat).spans[0].style)


def requests(scene: Scene, seat: int) -> Text:
    """The number of secret requests, and a full card for each that was played."""
    held = len(unplayed(scene.state, seat))
    played = len(scene.state.troupes[seat].played)
    text = Text.assemble((str(held), "request bold" if held else "dim"), end="")
    return text.append(f" {'■' * played}", "request") if played else text


def acrobats(scene: Scene, seat: int, width: int) -> Text:
    """A player's acrobats by name, used ones behind a word, or by number where they are too many; of too many ready
    ones the one with the shortest name and the number of the others."""
    mine, words = scene.state.troupes[seat], scene.words
    ready, used = mine.acrobats.known(), mine.spent.known()
    whole, short = (", ", words.card), (" ", words.short)
    texts = [_named(scene, ready, used, how) for how in (whole, short)]
    number = f"({scene.text('used', count=len(used))})" if used else ""
    for between, name in (whole, short):
        texts.append(_listed(between.join(name(scene.view, card) for card in ready), number))
    first = min((words.card(scene.view, card) for card in ready), key=cell_len, default="")
    many = f"{first} +{len(ready) - 1}" if len(ready) > 1 else first
    texts += [_listed(many, number), _listed(many, "")]
    return next((text for text in texts if text.cell_len <= width), texts[-1])


def _named(scene: Scene, ready: Sequence[core.Face], used: Sequence[core.Face], how: Naming) -> Text:
    """Ready and used acrobats by name."""
    between, name = how
    said = [between.join(name(scene.view, card) for card in cards) for cards in (ready, used)]
    return _listed(said[0], scene.board_text("used", names=said[1]) if used else "")


def _listed(ready: str, used: str) -> Text:
    """Ready acrobats, and what is said of used ones."""
    text = Text.assemble((ready, "acrobat bold"), (" " if ready and used else "", ""), end="")
    return text.append(used, "dim")


def travels(scene: Scene, seat: int, width: int) -> str:
    """The cities that a player can still travel to, in words; as many of these as there is room for."""
    left = [str(city_of(card)) for card in ALL if card in travel_left(scene.state, seat)]
    if len(left) == len(ALL):
        return scene.text("troupe-all")
    gone = [str(city) for city in CITIES if str(city) not in left]
    forms = [
        scene.text("troupe-left", cities=" ".join(left)),
        scene.text("troupe-but", cities=" ".join(gone)),
        scene.text("troupe-left", cities="".join(left)),
    ]
    return next((said for said in forms if cell_len(said) <= width), forms[-1])


# A troupe in one row


def headline(scene: Scene, room: Canvas) -> None:
    """The headings of the columns of troupes drawn in one row."""
    begin = (("troupe", NAME + 1), ("acrobats", ACROBATS))
    for key, x in begin if room.width >= NARROW else begin[:1]:
        room.put(x, 0, scene.text(f"head-{key}"), "dim")
    room.put(COMEDIANS, 0, scene.board_text("head-actors"), "dim")
    room.right(EARNS, 0, scene.board_text("head-festival"), "dim")
    for key, x in (("money", MONEY), ("requests", REQUESTS)):
        room.right(x, 0, scene.text(f"head-{key}"), "dim")
    for x in (EARNS, REQUESTS):  # there is no room for two spaces
        room.put(x, 0, "│", "line")
    if any(len(troupe.played) for troupe in scene.state.troupes):
        room.right(room.width, 0, f"■ {scene.text('played')}", "dim")
    if any(troupe.managers for troupe in scene.state.troupes):
        room.right(COMEDIANS - 1, 0, scene.sign("manager"), "dim")


def row(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in one row."""
    player(scene, seat, room.part(NAME, 0, MONEY - NAME - 5, 1))
    room.put(MONEY - 4, 0, scene.sign("coin"), "gold")
    write(room, MONEY - len(str(scene.scored.troupes[seat].money)), 0, money(scene, seat, False))
    if not change(scene, seat):
        room.right(COMEDIANS - 1, 0, scene.sign("manager") * scene.state.troupes[seat].managers, f"seat{seat}")
    room.part(MONEY - 4, 0, 6, 1).named("coins", seat)
    room.part(COMEDIANS - 4, 0, 3, 1).named("theatre")
    held = actors_of(scene, seat)
    for talent, x in ((COMEDIAN, COMEDIANS), (TRAGEDIAN, TRAGEDIANS)):
        if levels := digits(held, talent, RUN - 2):
            room.put(x, 0, f"{scene.sign(STYLES[talent])}{levels}", f"{STYLES[talent]} bold")
    pays, asked = earned(scene, seat), requests(scene, seat)
    write(room, SHOW, 0, show(scene, seat, sign=True))
    room.write(EARNS - pays.cell_len, 0, pays)
    room.part(SHOW, 0, EARNS - SHOW, 1).named("show", seat)
    room.write(REQUESTS - asked.cell_len, 0, asked)
    room.part(EARNS + 1, 0, REQUESTS - EARNS - 1, 1).named("requests", seat)
    if room.width >= NARROW:
        write(room, ACROBATS, 0, acrobats(scene, seat, room.width - ACROBATS - 1))
    room.part(ACROBATS, 0, room.width - ACROBATS, 1).named("acrobats", seat)


# A troupe as a tile


def tile(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in two rows or more: name and belongings; actors; show, acrobats and requests."""
    held = actors_of(scene, seat)
    if room.width < NARROW and room.height > 2:
        stacked(scene, room, seat, held)
        return
    spare = room.width >= 110 and len(held) <= FEW
    left = LEFT + 8 * spare
    owner(scene, room.part(1, 0, left - 2, room.height), seat)
    right = RIGHT + 10 * spare
    cast = room.part(left, 0, room.width - left - right - 1, room.height)
    (company if room.height > 2 else levels)(scene, cast, held)
    stage(scene, room.part(room.width - right, 0, right - 1, room.height), seat)


def stacked(scene: Scene, room: Canvas, seat: int, held: Sequence[core.Face]) -> None:
    """The same on a narrow board: the actors below the show and the acrobats."""
    owner(scene, room.part(1, 0, LEFT - 3, room.height), seat)
    beside = room.part(LEFT, 0, room.width - LEFT - 1, room.height)
    performs(scene, beside, seat)
    high = room.height - ABOVE
    cast = beside.part(0, ABOVE - (high > ROWED), beside.width, high)
    (company if high > ROWED else levels)(scene, cast, held)
    if high > ROWED:
        played(scene, beside.part(0, room.height - 1, beside.width, 1), seat)


def owner(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's name, money, managers, and the cities still open to travel."""
    player(scene, seat, room.part(0, 0, room.width, 1))
    x = write(room, 4, 1, money(scene, seat, True)) + 2
    room.part(4, 1, x - 6, 1).named("coins", seat)
    managers = scene.state.troupes[seat].managers
    if room.height == 2:
        left = travels(scene, seat, room.width - x)
        room.right(room.width, 1, left if x + cell_len(left) <= room.width else "", "dim")
        return
    if room.height > 2:
        room.put(min(x, room.width - managers), 1, scene.sign("manager") * managers, f"seat{seat}")
        room.put(4, 2, fitted(travels(scene, seat, room.width - 4), room.width - 4), "ink")
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
        step = next((each for each in (4, 2) if len(mine) * each <= room.width - x + 1), 1)
        for at, level in enumerate(mine[: room.width - x]):
            room.put(x + at * step, y, f" {level} " if step > 3 else str(level), f"on-{colour} bold")
        if not mine:
            room.put(x, y, "·", "dim")


def company(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The actors as cards side by side; where they have no room, equal ones once, and then like a fan."""
    named = room.height > ENCOUNTER.height and len(held) * (ENCOUNTER.width + 1) <= room.width + 1
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
    performs(scene, room, seat)
    if room.height == 2:
        held = Text.assemble((f"{scene.sign('request')} ", "request"), requests(scene, seat), end="")
        room.write(room.width - held.cell_len, 0, held)
        return
    played(scene, room.part(0, 3, room.width, 1), seat)


def performs(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's show and what it would earn, and below them the acrobats."""
    x = write(room, 0, 0, show(scene, seat)) + 2
    pays = scene.text("coins", count=earnings(scene.cast, seat).sum)
    said = f"+{pays}" if room.height == 2 else scene.text("earns-now", coins=pays)
    room.put(x, 0, fitted(said, room.width - x), earned_style(scene, seat))
    room.part(0, 0, room.width, 1).named("show", seat)
    write(room, 0, 1, acrobats(scene, seat, room.width))


def played(scene: Scene, room: Canvas, seat: int) -> None:
    """The requests that the player has played, in a row."""
    names = ", ".join(scene.words.request(scene.view, card) for card in scene.state.troupes[seat].played.known())
    if names:
        room.put(0, 0, fitted(f"■ {names}", room.width), "request")
