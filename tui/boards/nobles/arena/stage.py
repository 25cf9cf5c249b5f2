"""Duelling Nobles on the screen: the duel in the arena, as a scene and as a sum.

Knows: how a duel is drawn, in as much room as there is.
Must not know: how a duel is reckoned; that is told by its scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles.actions import Done, Lay
from core.games.nobles.components import RANKS, rank_of, suit_of
from core.games.nobles.duel import Blow
from tui.draw import cards, meters
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter, plain

from .. import cards as faces
from .. import moments as moments
from ..court import flash, wounds
from ..duel import Scene, Side, added, cell, decision, in_short, terms, total, verdict
from ..plan import Table

# --- The scene ---


def draw(table: Table, room: Canvas, scene: Scene) -> None:
    """Both duellists, their dice and weapons as far as there is room, their sums, and how it stands."""
    sums, (width, height) = len(_terms(scene)) + 1, room.size
    stage = _stage_rows(width, height - sums - 1)
    if stage:
        room = _narrowed(room, stage)
        width = room.width
    if any(moments.entering(table.view, side.noble) < 1 for side in scene.sides.values()):
        _enter(table, room, scene, stage)
        return
    if stage:
        fighters(table, room.part(0, 0, width, stage), scene)
    under = _card_width(stage) if stage else 0
    dice = DICE if width >= DICE_WIDE and height >= stage + DICE + sums + 2 else 0
    if dice:
        roll(table, room.part(0, stage, width, dice), scene, under)
    scene, above = _before(table, scene), stage + dice
    sums += height - above - sums > LOOSE  # a free row above the totals
    ledger(table, room.part(0, above, width, sums), scene, under)
    said(table, room.part(1, above + sums, width - 2, height - above - sums), scene)


def _enter(table: Table, room: Canvas, scene: Scene, stage: int) -> None:
    """The duellists on their way from their places in the courts to the upper edge."""
    if not stage:
        return
    for side in scene.sides.values():
        court = table.state.courts[side.seat].faces
        place = court.index(side.noble) * table.plan.noble if side.noble in court and not table.plan.arena else 0
        y = round((1 - moments.entering(table.view, side.noble)) * (place or RISE))
        x, wide = _at(table, room, side.seat, stage)
        _fighter(table, room.part(x, y, wide, stage), scene, side)


LOOSE = 3
"""Free rows below the sums up to which they get none of these."""
RISE = 3
"""Rows that a duellist rises from the top of its court."""


def _at(table: Table, room: Canvas, seat: int, stage: int) -> tuple[int, int]:
    """The place of a duellist's card on a stage of this height, and its width."""
    wide = _card_width(stage)
    return room.width - wide if seat == table.seats[1] else 0, wide


def _narrowed(room: Canvas, stage: int) -> Canvas:
    """The middle of a room that is wider than both duellists with a weapon of each: they stand near their sums."""
    spare = max(0, room.width // 2 - _card_width(stage) - WEAPON)
    return room.part(spare, 0, room.width - 2 * spare, room.height)


WEAPON = 13
"""Columns of a weapon at most."""


def _card_width(stage: int) -> int:
    """The columns of a duellist's card on a stage of so many rows."""
    return next(wide for high, wide, _ in STAGES if high <= stage)


def _stage_rows(width: int, free: int) -> int:
    """The rows of the duellists' cards: the highest that fit, 0 if none do."""
    return next((high for high, wide, least in STAGES if high <= free and least <= width), 0)


STAGES = ((15, 26, 72), (13, 26, 72), (8, 13, 38), (6, 9, 30))
"""Rows and columns of a duellist's card, and how wide the arena must be."""
DICE, DICE_WIDE = 5, 40
"""Rows of dice, and the columns that the arena must have."""


def said(table: Table, room: Canvas, scene: Scene) -> None:
    """The state of the duel, or its result; what is at stake where the question above the answers tells the state. It
    stands apart from the sums where there is room."""
    asked = any(isinstance(each, Lay | Done) for each in table.view.legal) and not scene.would_be
    under_way = [table.say("stage-stake")] if asked else verdict(table.view, scene)
    texts = _decision(table, scene) if scene.over else under_way
    if room.height < len(texts):
        whole = "   ".join(texts)
        texts = [in_short(table.view, scene) if scene.over and len(whole) > room.width else whole]
    free = int(room.height > len(texts))
    for row, text in enumerate(texts[: room.height], free):
        if scene.over and row == free:
            room.fill(0, row, room.width, 1, "wash-gold")
        room.center(0, row, room.width, fitted(text, room.width), "ink bold")


def _decision(table: Table, scene: Scene) -> list[str]:
    """The sum that decides, and below it what it has cost and brought."""
    first, _, rest = decision(table.view, scene).partition(" · ")
    return [plain(text, table.view.names) for text in (first, rest) if text]


def fighters(table: Table, room: Canvas, scene: Scene) -> None:
    """The duellists' cards at both sides, and their weapons between them."""
    for seat, side in scene.sides.items():
        x, wide = _at(table, room, seat, room.height)
        gap = room.width // 2 - wide
        _fighter(table, room.part(x, 0, wide, room.height), scene, side)
        _arms(table, room.part(x - gap if x else wide, 0, gap, room.height), scene, side)


def _fighter(table: Table, room: Canvas, scene: Scene, side: Side) -> None:
    fallen = side.noble in scene.fell and moments.fallen(table.view, side.noble)
    sure = side.strength + (side.armour or 0) + (side.queen or 0)
    face = replace(faces.noble_card(table.view, side.noble, room.width, sure), notes=())
    if fallen:
        cards.card(room, face, faint=True)
        wounds(table, room, side.noble, (1, room.height - 1))
        room.center(0, room.height // 2, room.width, f" {table.say('fallen')} ", "on-bad bold")
        return
    won = scene.over and scene.won == side.seat
    cards.card(room, face, chosen=won or not scene.over, faint=scene.over and not won)
    wounds(table, room, side.noble, (1, room.height - 1))
    flash(table, room, side.noble)


def _arms(table: Table, room: Canvas, scene: Scene, side: Side) -> None:
    """The weapons that were laid, one below the other; and a place for each that may still be."""
    most = RANKS[rank_of(side.noble)].weapons
    would = [scene.would] if scene.would and side.seat == table.view.seat else []
    high, wide = min(room.height // most, HIGHEST), min(room.width, WEAPON)
    x = room.width - wide if side.seat == table.seats[1] else 0
    places = [room.part(x, high * at, wide, high) for at in range(most)]
    blows = [*side.blows, *would]
    for place in places[len(blows) :] if side.arms != "none" else ():
        cards.empty(place, fitted(table.say("row-weapon"), wide))
    for place, blow in zip(places, blows, strict=False):
        note = "" if scene.ace or not blow.value else f"+{blow.value + blow.suit}"
        _weapon(table, place, blow, note)


HIGHEST = 9
"""Rows of a weapon at most."""


def _weapon(table: Table, room: Canvas, blow: Blow, note: str) -> None:
    """A weapon; one that is being laid is turned, and stands out until it lies."""
    come, mine = moments.drawn_up(table.view, blow.card), table.outlook.laid == blow.card
    face = faces.weapon_card(table.view, blow.card, note)
    cards.card(room, faces.BACK if come < 0.5 else face, chosen=mine or come < 1)


def roll(table: Table, room: Canvas, scene: Scene, under: int) -> None:
    """The dice of both sides, large, each side's below its card, which is so wide."""
    half = room.width // 2
    for seat in table.seats:
        side, right = scene.sides[seat], seat == table.seats[1]
        rolls = moments.tumbling(table.view, seat)
        values = list(side.dice) or [0] * RANKS[rank_of(side.noble)].dice
        column = Column(room.part(half if right else 0, 0, half, room.height), right, under)
        x = column.start(len(values) * meters.DIE_WIDTH)
        for at, die in enumerate(values):
            place = column.room.part(x + at * meters.DIE_WIDTH, 0, meters.DIE_WIDTH, meters.DIE_HEIGHT)
            meters.die(place, moments.shown(die, at, rolls), f"seat{seat}")


# --- The sums ---


class Column(NamedTuple):
    """The place of a side's sum."""

    room: Canvas
    right: bool
    under: int
    """The columns of the card above it, in the middle of which each cell stands; 0: there is none, and each cell
    begins, or at the left ends, beside the names of the terms."""

    def start(self, width: int, apart: int = 1) -> int:
        """The column at which a cell so wide begins."""
        room = self.room.width
        if self.under and width <= room:
            inner = max(0, min(room - width, (self.under - width) // 2))
            return room - width - inner if self.right else inner
        return apart if self.right else room - apart - width


def ledger(table: Table, room: Canvas, scene: Scene, under: int = 0) -> None:
    """Both sums term by term, each below its card, which is so wide, and their names between them. A line takes the row
    above the totals if it is free."""
    room.named("sums")
    rows = _rows(table, scene)
    loose = [("", "", "")] * (room.height - 1 - len(rows))
    names, *columns = zip(*rows[:-1], *loose, rows[-1], strict=True)
    middle = _between(table, scene, room.width, max(cell_len(text) for column in columns for text in column))
    half = (room.width - middle) // 2
    for seat, texts in zip(table.seats, columns, strict=True):
        right = seat == table.seats[1]
        side = Column(room.part(half + middle if right else 0, 0, half, room.height), right, under)
        _names(table, side, scene.sides[seat])
        _sums(side, texts, _total_style(scene, scene.sides[seat]))
    for row, name in enumerate(names):
        style = "ink bold" if row == len(names) - 1 else "dim"
        room.center(half, row + 1, middle, fitted(name, middle), style)
    room.center(half, 0, middle, table.say("versus"), "dim")
    if not names[-2]:
        room.put(1, len(names) - 1, "─" * (room.width - 2), "dim")


def _between(table: Table, scene: Scene, width: int, widest: int) -> int:
    """The columns of the names of the terms, with a free one on both sides where the widest cell leaves them."""
    longest = max(len(table.say(f"row-{term}")) for term in _terms(scene))
    least = min(longest + (longest + width) % 2, max(8, width - 22))
    return least + 2 if longest > least - 2 and width - least - 2 >= 2 * (widest + 2) else least


def _rows(table: Table, scene: Scene) -> list[tuple[str, ...]]:
    """The terms with the cells of both sides. Of those that neither side has, a second weapon leaves its row free above
    the totals, and so does the help of a queen where no court has one: so no row moves with the cursor."""
    names = [table.say(f"row-{term}") for term in _terms(scene)]
    columns = [_column(table, scene, scene.sides[seat]) for seat in table.seats]
    *rows, totals = zip(names, *columns, strict=True)
    spared = {table.say(f"row-{term}") for term in (*([] if _has_queen(table, scene) else ["queen"]), "weapon-2")}
    told = [row for row in rows if row[0] not in spared or not _is_nothing(row[1:])]
    return [*_alone(table, told), *[("", "", "")] * (len(rows) - len(told)), totals]


def _has_queen(table: Table, scene: Scene) -> bool:
    """True if a queen is in a court, or has helped in this duel and fallen."""
    helped = any(side.queen for side in scene.sides.values())
    return helped or any(rank_of(each) == "queen" for seat in table.seats for each in table.state.court(seat))


def _alone(table: Table, told: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The same rows, without a number before a weapon to which there is no second one."""
    one, first, second = (table.say(f"row-weapon{number}") for number in ("", "-1", "-2"))
    if any(row[0] == second for row in told):
        return told
    return [(one, *row[1:]) if row[0] == first else row for row in told]


def _before(table: Table, scene: Scene) -> Scene:
    """A weapon counts when it has been turned, dice when they lie still."""
    args = moments.now(table.view, "lays", "rolls") or {}
    if "dice" in args:
        rolling = scene.sides[args["seat"]]
        return replace(scene, sides={**scene.sides, rolling.seat: replace(rolling, running=None)})
    if not args:
        return scene
    sides = {
        seat: replace(side, blows=[blow for blow in side.blows if blow.card != args["weapon"]])
        for seat, side in scene.sides.items()
    }
    return replace(scene, sides=sides)


def _terms(scene: Scene) -> list[str]:
    """The rows of both sums, one for each weapon that may be laid; before the dice one for all that come later."""
    if not scene.over and not any(side.dice for side in scene.sides.values()):
        return terms(scene, 1)
    return terms(scene, max(RANKS[rank_of(side.noble)].weapons for side in scene.sides.values()))


def _names(table: Table, column: Column, side: Side) -> None:
    """A duellist in the colour of its suit, and at the outer side its player's name, or the letter."""
    room, noble = column.room, f" {faces.short(table.view, side.noble)} "
    name = table.view.names[side.seat]
    name = name if cell_len(name) <= room.width - cell_len(noble) - 3 else letter(side.seat)
    parts = [(noble, f"{suit_of(side.noble)} bold"), (" ", "ink"), (name, f"seat{side.seat}")]
    _put(column, 0, parts if column.right else parts[::-1])


def _is_nothing(cells: Sequence[str]) -> bool:
    """True if neither side has this term."""
    return set(cells) == {"–"}


def _sums(column: Column, texts: Sequence[str], total: str) -> None:
    """One side's terms below its name, the last one in the style of the total."""
    width = column.room.width
    for row, text in enumerate(texts[:-1], 1):
        usual = "dim" if text == "–" else "ink"
        style, text = ("gold bold", text[1:]) if text.startswith(NEW) else (usual, text)
        text = text if cell_len(text) < width else text.removeprefix("→ ")
        _put(column, row, [(text, style)])
    now, arrow, then = texts[-1].partition(" → ")
    whole = f" {now} " if cell_len(now) + 2 <= width else f" {now}" if column.right else f"{now} "
    parts = [(whole, "ink bold" if arrow else total), (f" → {then} " if arrow else "", "gold bold")]
    _put(column, len(texts), parts, 0)


def _put(column: Column, row: int, parts: Sequence[tuple[str, str]], apart: int = 1) -> None:
    """A cell of one side in its parts, each with its style."""
    x = column.start(sum(cell_len(text) for text, _ in parts), apart)
    for text, style in parts:
        x = column.room.put(x, row, text, style)


NEW = "\0"
"""Before what the cursor would bring."""


def _total_style(scene: Scene, side: Side) -> str:
    """The style of a total: the leading side's is on its colour."""
    others = [each for each in scene.sides.values() if each is not side]
    leads = all((side.total or 0) > (each.total or 0) for each in others)
    ahead = scene.won == side.seat if scene.over else leads and bool(side.dice) and not scene.ace
    return f"on-seat{side.seat} bold" if ahead else "ink bold"


def _column(table: Table, scene: Scene, side: Side) -> list[str]:
    """One side's terms as texts, with so many rows for weapons as the other side has."""
    rolls, weapons = moments.tumbling(table.view, side.seat), len(_terms(scene)) - 5
    rolled = " ".join(f"[{moments.shown(die, at, rolls)}]" for at, die in enumerate(side.dice))
    blows = [cell(table.view, blow) for blow in side.blows]
    would = scene.would if side.seat == table.view.seat and not scene.over else None
    blows += [f"{NEW}→ {cell(table.view, would)}"] if would else []
    blows += _to_come(table, scene, side, RANKS[rank_of(side.noble)].weapons - len(blows))
    blows += ["–"] * (weapons - len(blows))  # only a jack lays two
    terms = [str(side.strength), rolled or faces.dice(table.view, side.noble), *added(side), *blows[:weapons]]
    return [*terms, _sum(table, scene, side, would)]


def _to_come(table: Table, scene: Scene, side: Side, count: int) -> Sequence[str]:
    """How many weapons of its hand a side may still lay, in the first of so many rows."""
    laid = bool(scene.would) and side.seat == table.view.seat
    most = min(count, len(table.state.hands[side.seat]) - laid)
    may = side.arms != "none" and not scene.over and most > 0
    return [table.say("arms-left", count=most) if may else "–", *["–"] * (count - 1)][:count]


def _sum(table: Table, scene: Scene, side: Side, would: Blow | None) -> str:
    """The total; before the dice what is known of it; and what the cursor would make of it."""
    if not side.dice and side.armour is not None and not scene.over:
        sure = side.strength + side.armour + (side.queen or 0)
        known = RANKS[rank_of(side.noble)].dice
        return faces.reach(sure, known) if table.view.figures else faces.brings(table.view, side.noble, sure)
    if would and not scene.ace and side.total is not None and would.value:
        return f"{side.total} → {side.total + would.value + would.suit}"
    return total(table.view, scene, side)
