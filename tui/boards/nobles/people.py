"""Duelling Nobles on the screen: the steps of the turn, and above each court the player it belongs to.

Knows: coins, hands, favours, the wounds a court can still bear, and what the cursor would change of them.
Must not know: nobles, duels, or what is legal.
"""

from __future__ import annotations

from rich.text import Text

from core.games.nobles import favours, offers
from core.games.nobles.actions import Done
from core.games.nobles.components import RANKS, SUITS, rank_of, suit_of
from core.games.nobles.rules import asked_now, steps_of_turn
from tui.draw.canvas import Canvas
from tui.draw.people import Player, name_line
from tui.draw.signs import glyph
from tui.text.words import letter

from . import cards as cards
from .plan import Table

BACKS = 6
"""Backs of a hand that are drawn at most."""
NAME_LEAST = 8
"""Columns of a player's row beside the name, the marks and the bar."""

# --- The steps of the turn ---


def steps(table: Table, room: Canvas) -> None:
    """The steps of the turn: those that are over, the one that is open, and what the others still offer."""
    step = asked_now(table.state)
    room.fill(0, 0, *room.size, "tint-leather")
    if step == "court":
        room.put(1, 0, table.say("step-court"), "gold")
        return
    now = "duel" if table.state.duel else step
    x, passed, coming = 0, True, _coming(table, now)
    for name in _names(table):
        passed = passed and name != now
        offer, possible = ("", True) if passed else _offer(table, name)
        sign = "" if not now else "✓ " if passed else "► " if name == now else ""
        text = f"{sign}{table.say(f'step-{name}')}{' ' if offer else ''}{offer}"
        style = "cursor" if name == now else "dim" if passed or not possible else "ink"
        after = room.put(x, 0, text, "gold bold" if name == coming else style)
        room.part(x, 0, after - x, 1).named(name)
        x = after + 2


def _coming(table: Table, now: str) -> str:
    """The step that the answer under the cursor would go on to."""
    names = _names(table)
    if not isinstance(table.view.cursor, Done) or now not in names[:-2]:
        return ""
    return names[names.index(now) + 1]


def _names(table: Table) -> list[str]:
    """The steps of a turn at this table, in order."""
    return [*steps_of_turn(table.state), "duel"]


def _offer(table: Table, step: str) -> tuple[str, bool]:
    """Returns what a step still offers the player to move, by public knowledge, and whether that is anything."""
    state = table.state
    if step == "favour":
        still = favours.open_favours(state, state.turn.seat)
        return "".join(cards.SUIT[suit] for suit in still), bool(still)
    if step == "buy":
        weapons, noble = offers.weapons_for_sale(state), offers.noble_for_sale(state)
        return table.say("can-buy", weapons=weapons, noble="yes" if noble else "no"), bool(weapons or noble)
    if step == "tithe":
        kings = offers.kings_to_tithe(state)
        return cards.shorts(table.view, kings), bool(kings)
    if step == "equip":
        return "", bool(offers.nobles_to_arm(state) or offers.armour_moves(state))
    asked = asked_now(state) if step == "duel" and state.duel else ""
    return (table.say(f"now-{asked}") if asked else ""), True


# --- A player ---


def head(table: Table, room: Canvas, seat: int) -> None:
    """Draws a player above their court: the name at the outer side, the court's remaining wounds towards the other one;
    below it coins, hand, and favours."""
    view, ended = table.view, _ended(table, seat)
    acts = seat in view.to_act or ended == "won"
    room.fill(0, 0, *room.size, f"wash-seat{seat}" if acts else f"tint-seat{seat}")
    edge = table.plan.head > 2
    if edge:
        room.put(0, 0, ("▀" if acts else "▔") * room.width, f"seat{seat}")
    right = seat == table.seats[1]
    player = Player(
        seat, letter(seat), view.names[seat], to_act=acts and not ended, away=bool(view.away) and view.away[seat],
        you=view.words("nobles_board-ended", how=ended) if ended else table.say("you") if seat == view.seat else "",
    )  # fmt: skip
    bar = _health(table, seat, room.width - NAME_LEAST - len(player.name) - len(player.you) - 2 * acts)
    name = room.width - len(bar.plain) - 1
    name_line(room.part(room.width - name if right else 1, edge, name - 2, 1), player)
    room.write(0 if right else name, edge, bar)
    room.part(0 if right else name, edge, bar.cell_len, 1).named("stamina", seat)
    _holdings(table, room.part(1, room.height - 1, room.width - 2, 1), seat)


def _ended(table: Table, seat: int) -> str:
    """How the game has ended for a player; empty while it goes on."""
    outcome = table.view.outcome
    if outcome is None:
        return ""
    first = outcome.ranking[0]
    return "lost" if seat not in first else "won" if len(first) == 1 else "shared"


def _health(table: Table, seat: int, free: int) -> Text:
    """The wounds that the court can still bear as a bar that grows towards the middle, and as a number behind it; with
    its word, if so many columns are free."""
    state = table.state
    if not state.turn.number:
        return Text()
    left = state.stamina(seat)
    most = sum(RANKS[rank_of(noble)].bears for noble in state.court(seat))
    word = table.say("you-bear" if seat == table.view.seat else "bears", count=left)
    word = word if len(word) + most + 2 <= free else str(left)
    lost, full = ("·" * (most - left), "dim"), ("■" * left, f"seat{seat}")
    if seat == table.seats[1]:
        return Text.assemble(" ", full, lost, " ", (word, "dim"))
    return Text.assemble((word, "dim"), " ", lost, full, " ")


def _holdings(table: Table, room: Canvas, seat: int) -> None:
    """Coins, hand, favours. While we may look at the hand, it takes all the room."""
    state = table.state
    x = _coins(table, room, seat) + 2
    looking = seat != table.view.seat and len(state.hands[seat].known()) > 0
    favours_at = room.width if looking else _favours(table, room, seat)
    _hand(table, room.part(x, 0, max(0, favours_at - x - 1), 1), seat)


def _coins(table: Table, room: Canvas, seat: int) -> int:
    coins = table.state.coins[seat]
    would = table.outlook.coins.get(seat, coins)
    x = room.put(0, 0, f"{glyph('coin', room.ascii_only)} ", "gold")
    text = str(coins) if room.width < WIDE else table.say("coins", count=coins)
    x = room.put(x, 0, text, "gold bold" if coins else "dim")
    room.part(0, 0, x, 1).named("coins", seat)
    return x if would == coins else room.put(x + 1, 0, f" → {would} ", "on-gold bold")


WIDE = 45
"""Columns from which on there is room for words."""


def _hand(table: Table, room: Canvas, seat: int) -> None:
    """A hand as backs, with what everybody saw go there; faces while they may be seen, but for our own."""
    view, pile = table.view, table.state.hands[seat]
    looked_at = table.outlook.looks_at == seat
    if not len(pile):
        room.put(0, 0, table.say("hand-empty"), "dim")
        return
    seen = pile.known() if seat != view.seat else []
    taken = [face for face, holder in table.state.openly_taken.items() if holder == seat]
    style = "on-gold bold" if looked_at else "gold" if seen else "ink"
    x = room.put(0, 0, f"{table.say('hand')} {len(pile)}", style) + 1
    would = table.outlook.hands.get(seat, len(pile))
    if would != len(pile):
        x = room.put(x, 0, f" → {would} ", "on-gold bold") + 1
    elif not seen:
        backs = min(len(pile) - len(taken), BACKS)
        x = room.put(x, 0, "▒" * backs, "cloth") + (backs > 0)
    cards.put_cards(view, room, x, seen or taken)


def _favours(table: Table, room: Canvas, seat: int) -> int:
    """The four suits at the right: a card where the favour was used, its faint sign where it is still open; the
    column where they begin."""
    used = {suit_of(face): face for face in table.state.favours[seat].known()}
    texts = [cards.short(table.view, used[suit]) if suit in used else cards.SUIT[suit] for suit in SUITS]
    crowded = room.width < WIDE and seat in table.outlook.coins
    label = "" if crowded else f"{table.say('favours')} "
    start = room.width - len(label) - sum(len(text) + 1 for text in texts) + 1
    x = room.put(start, 0, label, "dim")
    for suit, text in zip(SUITS, texts, strict=True):
        x = room.put(x, 0, text, f"on-{suit}" if suit in used else suit) + 1
    room.part(start, 0, x - 1 - start, 1).named("favours", seat)
    return start
