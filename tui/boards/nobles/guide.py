"""Duelling Nobles' guide: its rules in sections, the things on its board, and drawings for both.

Knows: which text explains which thing, and the parts that the board is drawn of.
Must not know: any game that is played.
"""

from __future__ import annotations

from core.games.nobles.components import RANKS, SUITS
from tui.boards.guide import Example, Guide, Term
from tui.draw import cards, panels
from tui.draw.canvas import Canvas
from tui.draw.cards import LARGE, MEDIUM, SMALL, Card
from tui.draw.panels import Table
from tui.draw.signs import glyph
from tui.text.words import Words

from . import cards as faces

SUIT = {"king": ("spades", "♠"), "queen": ("hearts", "♥"), "jack": ("clubs", "♣")}


def _noble(room: Canvas, words: Words, rank: str) -> None:
    can, (suit, sign) = RANKS[rank], SUIT[rank]
    value = words(f"nobles-rank-{rank}") + sign
    dice = [f"+ {words('nobles_board-dice', count=can.dice)}"] if room.width > MEDIUM.width else []
    cards.card(room, Card(suit, value, words(f"nobles-name-{rank}"), rank, str(can.strength), notes=dice))
    room.put(1, room.height - 1, "○" * can.bears, "good bold")


def _weapon(room: Canvas, words: Words, value: str, suit: tuple[str, str], note: str) -> None:
    cards.card(room, Card(suit[0], value + suit[1], note, suit[0]))


def _ranks(room: Canvas, words: Words) -> None:
    """The three ranks as cards."""
    for at, rank in enumerate(RANKS):
        _noble(room.part(at * (LARGE.width + 2), 0, *LARGE), words, rank)


def _duel(room: Canvas, words: Words) -> None:
    """A king against a queen with their dice and weapons, and both sums."""
    sums = [("king", "[5] [4]", "+7", "29"), ("queen", "[6]", "+8 +2", "28")]
    for at, ((rank, *_), value) in enumerate(zip(sums, ("7", "8"), strict=True)):
        x = at * (2 * MEDIUM.width + 4)
        _noble(room.part(x, 0, *MEDIUM), words, rank)
        _weapon(room.part(x + MEDIUM.width, 0, *MEDIUM), words, value, SUIT["queen"], sums[at][2])
    rows = [
        (words(f"nobles-name-{rank}"), str(RANKS[rank].strength), dice, laid, total) for rank, dice, laid, total in sums
    ]
    panels.table(room.part(0, MEDIUM.height + 1, room.width, 2), Table((), rows, marked=0))


def _aces(room: Canvas, words: Words) -> None:
    """A king with an ace of its own suit."""
    _noble(room.part(0, 0, *MEDIUM), words, "king")
    suit = SUIT["king"]
    face = Card(suit[0], words("nobles-rank-ace") + suit[1], words("nobles-kind-ace"), "sword")
    cards.card(room.part(MEDIUM.width + 1, 0, *MEDIUM), face, chosen=True)


def _chosen(room: Canvas, words: Words) -> None:
    """Six nobles, three of them chosen."""
    step = min(SMALL.width + 3, room.width // 6)
    for at, (rank, kept) in enumerate(zip([*RANKS, *RANKS], (1, 0, 1, 0, 1, 0), strict=True)):
        suit, sign = SUIT[rank]
        face = Card(suit, words(f"nobles-rank-{rank}") + sign, words(f"nobles-name-{rank}"))
        cards.card(room.part(at * step, 0, step - 1, SMALL.height), face, chosen=bool(kept), faint=not kept)


def _favours(room: Canvas, words: Words) -> None:
    """A weapon of each suit, whose favour it can pay for."""
    for at, suit in enumerate(("hearts", "diamonds", "clubs", "spades")):
        place = room.part(at * (MEDIUM.width + 1), 0, *MEDIUM)
        value = f"{5 + at}{glyph(suit, room.ascii_only)}"
        cards.card(place, Card(suit, value, words(f"nobles-kind-favour-{suit}"), suit))


def _wounds(room: Canvas, words: Words) -> None:
    """A queen before a duel that she loses, and after it."""
    for at, wounds in enumerate((0, 1)):
        place = room.part(at * (MEDIUM.width + 6), 0, *MEDIUM)
        _noble(place, words, "queen")
        wound = glyph("wound", room.ascii_only)
        place.put(1, place.height - 1, wound * wounds, "bad bold")
    room.put(MEDIUM.width + 2, MEDIUM.height // 2, "─►", "gold bold")


def _fallen_court(room: Canvas, words: Words) -> None:
    """A court without nobles, and one in which one is left."""
    step = min(MEDIUM.width + 1, room.width // 5)
    for at in range(3):
        cards.empty(room.part(at * step, 0, step - 1, MEDIUM.height))
    _noble(room.part(4 * step, 0, min(MEDIUM.width, room.width - 4 * step), MEDIUM.height), words, "jack")


def _hidden(room: Canvas, words: Words) -> None:
    """A deck and a hand, of which only the numbers of cards are known; a card of the discard lies open."""
    cards.pile(room.part(0, 0, SMALL.width + 4, SMALL.height), 23, faces.BACK)
    for at in range(4):
        cards.card(room.part(SMALL.width + 7 + 3 * at, 0, *SMALL), faces.BACK)
    top = Card("clubs", "6" + SUIT["jack"][1], words("nobles-kind-weapon"))
    cards.pile(
        room.part(SMALL.width + 26, 0, min(MEDIUM.width + 2, room.width - SMALL.width - 26), SMALL.height), 9, top
    )


def _favour_of(suit: str) -> Term:
    """The favour of a suit."""
    return Term(f"favour-{suit}", "turn", "nobles-favour-of", f"nobles-about-favour-{suit}", {"suit": suit})


GUIDE = Guide(
    "nobles",
    rules=("aim", "cards", "setup", "turn", "duel", "aces", "after", "end", "secrets"),
    options=("options", "differs"),
    terms=(
        Term("noble", "cards"),
        Term("sum", "cards"),
        Term("wounds", "after"),
        Term("stamina", "end"),
        Term("income", "turn", title="nobles-step-income"),
        Term("favour", "turn", title="nobles-step-favour", text="nobles-about-favour"),
        Term("buy", "turn", title="nobles-step-buy"),
        Term("tithe", "turn", title="nobles-step-tithe", text="nobles-about-tithe"),
        Term("equip", "turn", title="nobles-step-equip"),
        Term("challenge", "turn", title="nobles-step-challenge", text="nobles-about-challenge"),
        Term("duel", "duel", title="nobles-step-duel"),
        Term("coins", "turn"),
        Term("favours", "turn", text="nobles-about-favour", title="nobles-favours"),
        *map(_favour_of, SUITS),
        Term("weapons", "turn", text="nobles-about-buy-weapon", title="nobles-pile-weapons"),
        Term("nobles", "turn", text="nobles-about-buy-noble", title="nobles-pile-nobles"),
        Term("discard", "after", title="nobles-pile-discard"),
        Term("fallen", "after", title="nobles-pile-fallen"),
        Term("sums", "duel"),
        Term("chances", "duel", title="nobles-chances-title", text="nobles-note-chances"),
        Term("near", "aces"),
        Term("hand", "duel"),
    ),
    examples={
        "cards": Example(LARGE.height, _ranks),
        "duel": Example(MEDIUM.height + 3, _duel),
        "aces": Example(MEDIUM.height, _aces),
        "setup": Example(SMALL.height, _chosen),
        "turn": Example(MEDIUM.height, _favours),
        "after": Example(MEDIUM.height, _wounds),
        "end": Example(MEDIUM.height, _fallen_court),
        "secrets": Example(SMALL.height, _hidden),
    },
)
