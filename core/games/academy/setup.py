"""Medieval Academy: what lies on the table before round I.

Knows: squires, tracks, piles, and who is first player.
Must not know: what a round is made of.
"""

from __future__ import annotations

from core.chance import Chance
from core.piles import EVERYONE, Pile

from .book import tasks
from .components import CARDS
from .rules import book_for
from .state import AcademyOptions, State
from .tracks import new_track


def begin(seats: int, options: AcademyOptions, chance: Chance) -> State:
    """All discs on 0; the first player is drawn at random among the people. [R2]"""
    book = book_for(seats, options)
    starter = chance.roll(seats) - 1
    n = len(book.owners)
    state = State(
        options=options,
        seats=seats,
        owners=list(book.owners),
        starter=starter,
        order=book.turn_order(1, starter),
        round=1,
        asked=[],
        todo=tasks([*book.setup, "round"]),
        tracks={name: new_track(n) for name in book.tracks},
        shields=[[] for _ in range(n)],
        deck=Pile("learning", faces=[card for card, count in CARDS.items() for _ in range(count)]),
        discard=Pile("learning"),
        packs=[Pile("learning") for _ in range(n)],
        hands=[Pile("learning") for _ in range(n)],
        played=[Pile("learning", EVERYONE) for _ in range(n)],
    )
    for squire in state.squires:
        chance.turn(state.packs[squire], state.eyes(squire))
        chance.turn(state.hands[squire], state.eyes(squire))
    return state
