"""Grail Cup: setting allies aside, and the draft.

Knows: who chooses when, what is set aside, and who may look at it.
Must not know: what an ally does, or what comes after the draft.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.piles import NOBODY, Pile, only

from .actions import Keep, Pass
from .components import ALLIES, EXTRA, FACE_DOWN, FACE_UP, LAPS
from .state import KnightQuestion, KnightTask, State, Way


def set_aside(state: State, task: KnightTask, chance: Chance) -> None:
    """Shuffle all nine allies anew; some are set aside at random, face up and face down."""
    chance.turn(state.pack, NOBODY)
    for pile in (state.face_up, state.face_down, *state.kept, *state.revealed):
        chance.deal(pile, state.pack, len(pile))
    chance.shuffle(state.pack)
    chance.deal(state.pack, state.face_up, FACE_UP[len(state.seats)])
    chance.deal(state.pack, aside(state), FACE_DOWN)
    chance.say("aside", allies=list(state.face_up.faces), hidden=len(state.face_down))


def aside(state: State) -> Pile:
    """Returns the pile in which an ally is set aside: unseen, or with the option `open_allies` seen by all."""
    return state.face_up if state.options.open_allies else state.face_down


def picks(state: State) -> int:
    """Returns how many allies were kept in this draft so far."""
    return sum(map(len, state.kept))


def chooser(state: State, pick: int) -> int:
    """The seat that makes this pick: the first player makes pick 0, and from there it goes round."""
    return seat_along(state, state.first, state.way or "left", pick)


def seat_along(state: State, seat: int, way: Way, places: int = 1) -> int:
    """The player who sits so many places from this one; left is clockwise."""
    return (seat + (places if way == "left" else -places)) % len(state.seats)


def all_picks(state: State) -> int:
    """Returns how many allies are kept in a draft: one per player, or two with three players."""
    return len(state.seats) * LAPS.get(len(state.seats), 1)


def adds_aside(state: State) -> bool:
    """Are there no more allies in the pack than are kept (eight players)? Then the last adds the one set aside."""
    return len(ALLIES) - FACE_UP[len(state.seats)] - FACE_DOWN == all_picks(state)


def draft(state: State, task: KnightTask, chance: Chance) -> None:
    """Hand the pack to the next chooser; when all have chosen, what is left over is set aside."""
    pick = picks(state)
    if pick == all_picks(state):
        leave_last(state, chance)
        return
    state.then(task)
    if pick == len(state.seats):
        set_aside_extra(state, chance)
    seat = chooser(state, pick)
    chance.turn(state.pack, only(seat))
    chance.say("pack", seat=seat, allies=list(state.pack.faces))
    if pick == all_picks(state) - 1 and adds_aside(state):
        add_aside(state, seat, chance)
    state.ask("keep", seat, "draft")


def set_aside_extra(state: State, chance: Chance) -> None:
    """With three players: after the first lap one more ally at random is set aside, unseen."""
    chance.turn(state.pack, NOBODY)
    chance.shuffle(state.pack)
    chance.deal(state.pack, aside(state), EXTRA)
    chance.say("extra", ally=aside(state).faces[-1])


def add_aside(state: State, seat: int, chance: Chance) -> None:
    """With eight players the last is handed one ally, and adds the one set aside. If that lay open, everybody's log
    names it: the state shows it no more."""
    pile = aside(state)
    lay_open = pile.faces[-1]
    chance.deal(pile, state.pack, FACE_DOWN)
    chance.say("adds", seat=seat, ally=state.pack.faces[-1] or lay_open)


def leave_last(state: State, chance: Chance) -> None:
    """Sets the rest of the pack aside, face down; the last chooser's log remembers it."""
    seat, left = chooser(state, picks(state) - 1), state.pack.faces[-1]
    chance.move(state.pack, aside(state), left)
    chance.say("leaves", seat=seat, ally=left or aside(state).faces[-1])


def allies_to_keep(state: State, question: KnightQuestion) -> list[Action]:
    """Every ally of the pack, in the order of their numbers."""
    return [Keep(ally) for ally in ALLIES if ally in state.pack.known()]


def ways(state: State, question: KnightQuestion) -> list[Action]:
    """Left or right."""
    return [Pass("left"), Pass("right")]


def answer_keep(state: State, question: KnightQuestion, action: Keep, chance: Chance) -> None:
    """The ally lies face down before its player. After the first pick the direction is chosen, the rest in hand."""
    chance.move(state.pack, state.kept[question.seat], action.ally)
    chance.say("keeps", seat=question.seat, ally=action.ally)
    if state.way is None:
        state.ask("pass", question.seat, "draft")


def answer_pass(state: State, question: KnightQuestion, action: Pass, chance: Chance) -> None:
    """The direction holds for the whole draft."""
    state.way = action.way
    chance.say("passes", seat=question.seat, way=action.way, allies=list(state.pack.faces))
