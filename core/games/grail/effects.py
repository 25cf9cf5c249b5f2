"""Grail Cup: what each step of an effect does, and the answers it may ask for.

Knows: the steps named in the table of effects: moves, curse, swap, pointing, the fairy's look, dragon, spears.
Must not know: the order in which allies are called, or when a landing is resolved.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.piles import NOBODY, Pile, only

from .actions import Choose, Curse, Lay, PlaceDragon, Point, Push, Ride, Spear, Steal
from .components import ALLIES, DISTANCES
from .moving import carry, drop_spear, march, move, put_dragon, stop_at_dragon, swap, take_spear
from .path import back, board, dragon_spaces, next_castle, next_church, overtaking, reach, steps_ahead
from .state import KnightQuestion, KnightTask, State

# Moves


def forward(state: State, task: KnightTask, chance: Chance) -> None:
    """Moves this many spaces forward."""
    march(state, task.seat, steps_ahead(state, task.seat, task.number), task.cause, chance)


def backward(state: State, task: KnightTask, chance: Chance) -> None:
    """Moves this many spaces back; the dragon is ignored."""
    move(state, task.seat, back(state, task.seat, task.number), task.cause, chance)


def castle(state: State, task: KnightTask, chance: Chance) -> None:
    """To the next castle ahead."""
    march(state, task.seat, next_castle(state, task.seat), task.cause, chance)


def church(state: State, task: KnightTask, chance: Chance) -> None:
    """To the next church ahead; if there is none, the knight does not move. [R1]"""
    goal = next_church(state, task.seat)
    march(state, task.seat, state.at[task.seat] if goal is None else goal, task.cause, chance)


def overtake(state: State, task: KnightTask, chance: Chance) -> None:
    """Past the nearest knights ahead; the dragon never blocks this move. Nobody ahead: no move. [R4]"""
    goal = overtaking(state, task.seat)
    move(state, task.seat, state.at[task.seat] if goal is None else goal, task.cause, chance)


def jump(state: State, task: KnightTask, chance: Chance) -> None:
    """The squire, at the end of the round: to the space directly ahead of the named knight. [R5]"""
    march(state, task.seat, state.at[task.number] + 1, task.cause, chance)


def ride(state: State, task: KnightTask, chance: Chance) -> None:
    """As far as the player chooses."""
    state.ask("ride", task.seat, task.cause)


def distances(state: State, question: KnightQuestion) -> list[Action]:
    """The distances of the ally, those that come to the same included."""
    return [Ride(steps) for steps in DISTANCES[question.cause]]


def answer_ride(state: State, question: KnightQuestion, action: Ride, chance: Chance) -> None:
    """The move is made by this distance."""
    march(state, question.seat, steps_ahead(state, question.seat, action.steps), question.cause, chance)


def past_or_stop(state: State, question: KnightQuestion) -> list[Action]:
    """Spend a spear or not."""
    return [Spear(True), Spear(False)]


def answer_spear(state: State, question: KnightQuestion, action: Spear, chance: Chance) -> None:
    """One spear passes the dragon once; unspent, the knight stops just behind it."""
    seat, cause = question.seat, question.cause
    stop, past = reach(state, seat, question.number)
    if past is not None and action.spend:
        drop_spear(state, seat, "spends", cause, chance)
        move(state, seat, past, cause, chance)
    else:
        stop_at_dragon(state, seat, stop, cause, chance)


# Witch and squire


def curse(state: State, task: KnightTask, chance: Chance) -> None:
    """Moved or not, the witch names an ally."""
    state.ask("curse", task.seat, task.cause)


def allies_to_curse(state: State, question: KnightQuestion) -> list[Action]:
    """All the others, even one that lies face up aside or her own second ally."""
    return [Curse(ally) for ally in ALLIES if ally != "witch"]


def answer_curse(state: State, question: KnightQuestion, action: Curse, chance: Chance) -> None:
    """The curse is public, and ends with the round."""
    state.cursed = action.ally
    chance.say("curses", seat=question.seat, ally=action.ally)


def swap_places(state: State, task: KnightTask, chance: Chance) -> None:
    """The witch and the holder of the cursed ally swap spaces, whatever the dragon does.

    Onto another space, the swap is a move of the witch; the holder was moved by somebody else. [R7]
    """
    witch, holder = task.seat, task.number
    there, here = state.at[holder], state.at[witch]
    state.moved |= swap(state, witch, holder)
    chance.say("swaps", seat=witch, knight=holder, start=here, end=there)


def point(state: State, task: KnightTask, chance: Chance) -> None:
    """The squire names another knight."""
    state.ask("point", task.seat, task.cause)


def knights_to_point_at(state: State, question: KnightQuestion) -> list[Action]:
    """Every knight but the squire's own. [R5]"""
    return [Point(knight) for knight in others(state, question.seat)]


def answer_point(state: State, question: KnightQuestion, action: Point, chance: Chance) -> None:
    """Whether the squire's target leads is looked at when the round ends."""
    state.pointed = action.knight
    chance.say("points", seat=question.seat, knight=action.knight)


# The fairy


def choose(state: State, task: KnightTask, chance: Chance) -> None:
    """One of three clover spaces."""
    state.ask("choose", task.seat, task.cause)


def spaces_to_choose(state: State, question: KnightQuestion) -> list[Action]:
    """Every clover space not yet chosen."""
    return [Choose(space) for space in board(state).clover if space not in state.looked]


def answer_choose(state: State, question: KnightQuestion, action: Choose, chance: Chance) -> None:
    """Openly."""
    state.looked.append(action.space)
    chance.say("chooses", seat=question.seat, space=action.space)


def look(state: State, task: KnightTask, chance: Chance) -> None:
    """The fairy's player alone looks at the three tokens together."""
    state.look = Pile("token", only(task.seat))
    for space in state.looked:
        chance.deal(state.tokens[space], state.look)
        state.tokens[space] = Pile("token", only(task.seat))
    chance.say("looks", seat=task.seat, spaces=list(state.looked), tokens=list(state.look.faces))


def space_to_lay_on(state: State) -> int:
    """The next of the chosen spaces that is still without token."""
    return state.looked[-len(state.look)]


def lay(state: State, task: KnightTask, chance: Chance) -> None:
    """The token that is laid back on this space."""
    state.ask("lay", task.seat, task.cause, space_to_lay_on(state))


def tokens_to_lay(state: State, question: KnightQuestion) -> list[Action]:
    """Equal tokens are interchangeable."""
    return [Lay(token) for token in dict.fromkeys(state.look.known())]


def answer_lay(state: State, question: KnightQuestion, action: Lay, chance: Chance) -> None:
    """Secretly."""
    chance.move(state.look, state.tokens[question.number], action.token)
    chance.say("lays", seat=question.seat, space=question.number, token=action.token)


def lay_last(state: State, task: KnightTask, chance: Chance) -> None:
    """The third token goes on the space that is left, and the look ends."""
    space, token = space_to_lay_on(state), state.look.faces[0]
    chance.deal(state.look, state.tokens[space])
    for chosen in state.looked:
        chance.turn(state.tokens[chosen], NOBODY)
    chance.say("lays", seat=task.seat, space=space, token=token)


# Dragon and spears


def dragon(state: State, task: KnightTask, chance: Chance) -> None:
    """The player must put the dragon somewhere else. [R3]"""
    state.ask("dragon", task.seat, task.cause)


def spaces_for_dragon(state: State, question: KnightQuestion) -> list[Action]:
    """Every other space free of knights, but the finish."""
    return [PlaceDragon(space) for space in dragon_spaces(state)]


def answer_dragon(state: State, question: KnightQuestion, action: PlaceDragon, chance: Chance) -> None:
    """The dragon comes to stand there."""
    put_dragon(state, question.seat, action.space, question.cause, chance)


def spear(state: State, task: KnightTask, chance: Chance) -> None:
    """A spear from the supply, if one is left."""
    take_spear(state, task.seat, task.cause, chance)


def steal(state: State, task: KnightTask, chance: Chance) -> None:
    """A spear from another player; with only one who has any, it is taken unasked."""
    victims = [other for other in others(state, task.seat) if state.spears[other]]
    if len(victims) > 1:
        state.ask("steal", task.seat, task.cause)
    elif victims:
        steal_from(state, task.seat, victims[0], task.cause, chance)
    else:
        chance.say("no_spear", seat=task.seat, cause=task.cause)


def players_to_steal_from(state: State, question: KnightQuestion) -> list[Action]:
    """Every other player who has a spear."""
    return [Steal(other) for other in others(state, question.seat) if state.spears[other]]


def answer_steal(state: State, question: KnightQuestion, action: Steal, chance: Chance) -> None:
    """It changes hands."""
    steal_from(state, question.seat, action.knight, question.cause, chance)


def steal_from(state: State, seat: int, victim: int, cause: str, chance: Chance) -> None:
    """One spear goes from the victim to the player."""
    state.spears[victim] -= 1
    state.spears[seat] += 1
    chance.say("steals", seat=seat, knight=victim, cause=cause, spears=state.spears[seat])


def push(state: State, task: KnightTask, chance: Chance) -> None:
    """The player must move another knight back, even if that one cannot move."""
    state.ask("push", task.seat, task.cause, task.number)


def knights_to_push(state: State, question: KnightQuestion) -> list[Action]:
    """Every other knight."""
    return [Push(knight) for knight in others(state, question.seat)]


def answer_push(state: State, question: KnightQuestion, action: Push, chance: Chance) -> None:
    """The knight is moved by another's effect, so its landing has no effect."""
    knight = action.knight
    chance.say("pushes", seat=question.seat, knight=knight, cause=question.cause)
    carry(state, knight, back(state, knight, question.number), question.cause, chance)


def others(state: State, seat: int) -> list[int]:
    """Returns all players but this one."""
    return [other for other in state.seats if other != seat]
