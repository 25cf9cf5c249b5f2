"""The heuristic of Grail Cup: how the race would stand after an answer.

Knows: the public standing, the allies and tokens that the seat sees, and what it remembers of the hidden ones.
Must not know: anybody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

import core
from ai import Rate
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import ALLIES, DISTANCES, EFFECTS, LAPS
from core.games.grail.draft import picks, seat_along
from core.games.grail.outlook import Outlook, outlook
from core.games.grail.path import board, kinds, steps_ahead
from core.games.grail.recall import packs_in, remember_allies
from core.games.grail.state import KnightQuestion, State

WIN = 100.0
"""Reaching the finish, in spaces."""
LEADER = 0.6
"""The weight of a space of the best rival against one's own."""
FIELD = 0.4
"""The weight of a space of the rivals' mean."""
SPEAR = 1.5
"""Spaces that the first spear is worth; each further one is worth half of the one before."""
CLOVER = 0.7
"""Spaces that turning an unknown token brings: boots 4, goblin -2, each 4 in 18, and something for the rest."""
VILLAGE = 0.4
SPRINT = 6
"""Whoever is more spaces from the finish does not reach it in one move, except by overtaking."""
TRAP = 5
"""A dragon at most so many spaces ahead holds a knight up, the nearer the more."""
HELD = 0.8
"""Spaces that a dragon `TRAP` spaces ahead holds up a knight without spear, and as many more for each space nearer."""
OFF = -1
"""A space for the dragon that is on no path."""
TOKENS = {"boots": 4.0, "bait": 1.5, "magnet": 0.8, "fake_grail": 1.2, "goblin": -2.0}
"""Spaces that a token is worth to the knight who turns it."""


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Returns the rating of answers: the standing of this seat in the race afterwards, in spaces."""
    question = next(question for question in state.asked if question.seat == seat)
    match question.ask, question.cause:
        case "keep", _:
            return keeping(state, question, memory)
        case "dragon", _:
            return placing(state, question)
        case "ride", "fairy":
            memory = with_tokens_just_laid(state, memory)
        case "curse", _:
            memory = with_packs_held(state, seat, memory)
        case _:
            pass
    return lambda action: rate(state, question, action, memory)


def with_tokens_just_laid(state: State, memory: core.Memory) -> core.Memory:
    """The fairy rides knowing what she has laid, also in imagined worlds, in which nobody writes anything down."""
    laid = [pile for space in state.looked if (pile := state.tokens[space]).known()]
    if not laid:
        return memory
    memory = core.Memory()
    for pile in laid:
        memory.within(pile, pile.known())
    return memory


def with_packs_held(state: State, seat: int, memory: core.Memory) -> core.Memory:
    """The witch curses knowing what went through her hand, likewise."""
    if any(None in held.faces for held in state.kept):
        return memory
    memory = core.Memory()
    remember_allies(memory, state, packs_in(state, seat))
    return memory


def rate(state: State, question: KnightQuestion, action: core.Action, memory: core.Memory) -> float:
    """Returns the standing in the race after this answer."""
    seat = question.seat
    match action:
        case Pass(way=way):
            return -state.at[seat_along(state, seat, way)]
        case Ride() | Spear() | Push():
            return moving(state, question, action, memory)
        case Curse(ally=ally):
            return cursing(state, seat, ally, memory)
        case Point(knight=knight):
            return pointing(state, knight)
        case Choose(space=space):
            return -abs(space - state.at[seat] - 2) if space > state.at[seat] else space - WIN
        case Lay(token=str(token)):
            return (
                TOKENS[token]
                if 0 < question.number - state.at[seat] <= max(DISTANCES[question.cause])
                else -TOKENS[token]
            )
        case Steal(knight=knight):
            return state.at[knight] - 3 * state.spears[knight]
        case _:
            return 0.0


def standing(state: State, seat: int, at: Sequence[int], dragon: int, spears: Sequence[int]) -> float:
    """Returns the seat's lead over the others, in spaces."""
    finish = board(state).finish
    worth = [progress(finish, space, dragon, armed) for space, armed in zip(at, spears, strict=True)]
    mine = worth.pop(seat)
    return mine - LEADER * max(worth) - FIELD * sum(worth) / len(worth)


def progress(finish: int, space: int, dragon: int, spears: int) -> float:
    """The value of a knight's place: the space, the spears, and whether the dragon holds it up."""
    if space == finish:
        return space + WIN
    worth = space + SPEAR * (2 - 2 * 0.5**spears)
    if 0 < dragon - space <= TRAP:
        worth -= HELD * (TRAP + 1 - (dragon - space)) * (0.4 if spears else 1.0)
    return worth


def landing(state: State, space: int, memory: core.Memory) -> float:
    """Returns the value of landing on a space."""
    found = kinds(state, space)
    brings = clover(state, space, memory) if "clover" in found else 0.0
    return brings + VILLAGE * ("village" in found)


def clover(state: State, space: int, memory: core.Memory) -> float:
    """Returns the value of turning a token, if this seat remembers which may lie there."""
    may_lie = memory.faces(state.tokens[space], TOKENS)
    if len(may_lie) == len(TOKENS):
        return CLOVER
    return sum(TOKENS[token] for token in may_lie) / len(may_lie)


def after_move(state: State, memory: core.Memory, seat: int, space: int, spent: int = 0) -> float:
    """The standing with this seat's knight on another space."""
    at, spears = state.at[:], state.spears[:]
    bonus = landing(state, space, memory) if space != at[seat] else 0.0
    at[seat] = space
    spears[seat] -= spent
    return standing(state, seat, at, state.dragon, spears) + bonus


def best_reach(state: State, memory: core.Memory, seen: Outlook) -> float:
    """The better of stopping behind the dragon and spending a spear to pass it."""
    stay = after_move(state, memory, seen.knight, seen.stop)
    return stay if seen.past is None else max(stay, after_move(state, memory, seen.knight, seen.past, spent=1))


def keeping(state: State, question: KnightQuestion, memory: core.Memory) -> Rate:
    """Returns the rating of an ally to keep: her move and her other effects, weighted by the probability that the race
    lasts until she is called."""
    seat, open_race = question.seat, max(state.at) < board(state).finish - SPRINT
    arrives = cache(partial(gets_there, state, seat))
    threats = cache(partial(threat, state, seat, memory=memory))

    def rate_one(action: core.Action) -> float:
        assert isinstance(action, Keep)
        assert action.ally is not None
        found = outlook(state, question, action)
        brings = max(best_reach(state, memory, each) for each in found) + besides(state, seat, action.ally)
        return brings if open_race else brings - 2 * WIN * beaten(state, seat, action.ally, arrives, threats)

    return rate_one


def beaten(
    state: State, seat: int, ally: str, arrives: Callable[[str], bool], threats: Callable[[str], float]
) -> float:
    """Returns the probability that a rival reaches the finish first: with any ally, or, if this seat gets there too,
    with one that is called earlier. Takes the ally that this seat finishes with, and each rival's probability to win
    with an ally."""
    mine = [ally, *state.kept[seat].known()]
    turn = min((ALLIES.index(each) for each in mine if arrives(each)), default=len(ALLIES))
    safe = 1.0
    for each in ALLIES[:turn]:
        if each not in mine and each not in state.face_up.faces:
            safe *= 1 - threats(each)
            if not safe:
                break
    return 1 - safe


def threat(state: State, seat: int, ally: str, memory: core.Memory) -> float:
    """Returns the probability that somebody wins with this ally: 1 if she is passed to that rival, else less by the
    chance that she lies aside."""
    rivals = [rival for rival in sprinters(state, ally) if rival != seat]
    if ally in state.pack.faces:
        most = LAPS.get(len(state.at), 1)
        return float(any(len(state.kept[rival]) < most and gets_there(state, rival, ally) for rival in rivals))
    holders = [rival for rival in rivals if len(state.kept[rival]) and memory.may(state.kept[rival], ally)]
    if not any(gets_there(state, rival, ally) for rival in holders):
        return 0.0
    kept = picks(state) - len(state.kept[seat])
    aside = len(state.face_down) if memory.may(state.face_down, ally) else 0
    return kept / (kept + aside)


def sprinters(state: State, ally: str) -> Sequence[int]:
    """The knights who may be near enough for this ally: who overtakes may come from anywhere."""
    finish = board(state).finish
    if ally == "unicorn":
        return state.seats if finish - 1 in (*state.at, state.dragon) else ()
    return [knight for knight, space in enumerate(state.at) if finish - space <= SPRINT]


def gets_there(state: State, seat: int, ally: str) -> bool:
    """True if this ally would take the knight to the finish if called now."""
    finish = board(state).finish
    found = outlook(state, KnightQuestion("keep", seat, "draft"), Keep(ally))
    return any(finish in (seen.stop, seen.past) for seen in found)


def besides(state: State, seat: int, ally: str) -> float:
    """Returns the value of an ally besides her move."""
    here, lead = state.at[seat], max(state.at)
    gaps = (sum(state.at) - here * len(state.at)) / (len(state.at) - 1)
    if ally == "witch":
        return 0.5 * max(0.0, gaps + 1)
    if ally == "squire":
        return 0.3 * max(0.0, min(lead - here, 10) + 3)
    if ally == "wizard":
        return 3.0
    return {"fairy": 0.8, "smith": 1.0}.get(ally, 0.0)


def moving(state: State, question: KnightQuestion, action: core.Action, memory: core.Memory) -> float:
    """The standing after this move."""
    seen = outlook(state, question, action)[0]
    if isinstance(action, Push):
        at = state.at[:]
        at[seen.knight] = seen.stop
        return standing(state, question.seat, at, state.dragon, state.spears)
    if isinstance(action, Spear):
        return after_move(state, memory, seen.knight, seen.stop, spent=int(action.spend))
    return best_reach(state, memory, seen)


def cursing(state: State, seat: int, ally: str, memory: core.Memory) -> float:
    """Returns the expected value of a swap with the holder of the ally, weighted by the probability that somebody holds
    her."""
    if ally in (*state.kept[seat].faces, *state.face_up.faces):
        return 0.0
    hands = [other for other in state.seats if other != seat and memory.may(state.kept[other], ally)]
    held = sum(len(state.kept[other]) for other in hands)
    aside = len(state.face_down) if memory.may(state.face_down, ally) else 0
    gain = sum(len(state.kept[other]) * swapped(state, seat, other) for other in hands)
    return gain / (held + aside) if held else 0.0


def swapped(state: State, seat: int, other: int) -> float:
    """Returns the seat's gain from a swap and one more space."""
    at = state.at[:]
    at[seat], at[other] = steps_ahead(state, other, 1), at[seat]
    after = standing(state, seat, at, state.dragon, state.spears)
    return after - standing(state, seat, state.at, state.dragon, state.spears)


def pointing(state: State, knight: int) -> float:
    """At whoever is likely to lead: the foremost whom the dragon does not hold up."""
    return progress(board(state).finish, state.at[knight], state.dragon, state.spears[knight])


def placing(state: State, question: KnightQuestion) -> Rate:
    """The standing with the dragon on a space. Wherever no knight comes near behind it, it is as good as off the path:
    one look does for most spaces."""
    walks = dict(EFFECTS[question.cause]).get("forward", 0)
    near = {ahead for here in state.at for ahead in range(here + 1, here + TRAP + 1)}
    near.update(range(state.at[question.seat] + 1, state.at[question.seat] + walks + TRAP + 1))
    far = dragging(state, question, OFF)

    def rate_one(action: core.Action) -> float:
        assert isinstance(action, PlaceDragon)
        return dragging(state, question, action.space) if action.space in near else far

    return rate_one


def dragging(state: State, question: KnightQuestion, space: int) -> float:
    """The standing with the dragon on this space; the wizard moves on after that."""
    at = state.at[:]
    for seen in outlook(state, question, PlaceDragon(space)):
        at[seen.knight] = seen.stop
    return standing(state, question.seat, at, space, state.spears)
