"""Secret codex: education hands out shields that nobody has seen, save those who have studied.

Knows: the numbered places, the shields on them, and those that squires keep face down.
Must not know: how education cards are come by.

The shields of each round are a kind of their own, "codex-1" to "codex-6": of each round one -3 and one -1 stay
with their takers, and everybody saw who took shields in which round. Only a gift in alms mixes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import chain

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import Claim, Decline, Look
from core.games.academy.book import Book
from core.games.academy.components import CODEX_PENALTIES, ROUNDS
from core.games.academy.state import NEUTRAL, AcademyTask, Codex, SquireQuestion, State
from core.games.academy.tracks import at_start, best
from core.piles import EVERYONE, NOBODY, Face, Pile
from core.scheduler import Answers, Handler, Work

ZERO = "0"
MIXED = "codex"
"""The kind of the shields that have been mixed."""


def change(book: Book) -> None:
    """Education pays no -3 and -1: each squire takes a shield of the codex, the first on the track first."""
    book.setup.append("new codex")
    book.deal.append("lay codex")
    book.after_card.append("study")
    book.scores["education"] = ["open codex"]
    book.end.insert(0, "turn up codex")


def new_codex(state: State, task: AcademyTask, chance: Chance) -> None:
    """Nobody has a shield of it."""
    state.codex = Codex([], [[] for _ in state.squires])


def lay_codex(state: State, task: AcademyTask, chance: Chance) -> None:
    """Every round after the deal: -3, -1 and zeros, one shield per squire, shuffled face down onto the places."""
    kind = f"codex-{state.round}"
    stack = Pile(kind, EVERYONE, [*CODEX_PENALTIES, *zeros(state)])
    chance.turn(stack, NOBODY)
    chance.shuffle(stack)
    state.codex.places = [Pile(kind) for _ in state.squires]
    for place in state.codex.places:
        chance.deal(stack, place)
    chance.say("codex", places=len(state.codex.places))


def zeros(state: State) -> list[Face]:
    """As many as make, with the penalties, one shield per squire."""
    return [ZERO] * (len(state.owners) - len(CODEX_PENALTIES))


def study(state: State, task: AcademyTask, chance: Chance) -> None:
    """Having played an education card you may look at one shield. The neutral squire never looks. [R10]"""
    if task.track == "education" and state.owners[task.squire] != NEUTRAL:
        state.ask("look", task.squire)


def open_codex(state: State, task: AcademyTask, chance: Chance) -> None:
    """One squire after the other takes the shield of a place it names; the last place is taken without asking."""
    *asked, last = choosers(state)
    claims = [AcademyTask("claim", squire=squire) for squire in asked]
    state.then(*claims, AcademyTask("claim last", squire=last), AcademyTask("settle codex"))
    chance.say("scores", track="education")


def choosers(state: State) -> list[int]:
    """First on the track, then second, and so on; squires at 0 after all others, in turn order. [R5]"""
    track = state.tracks["education"]
    idle = at_start(track)
    return best(track) + [squire for squire in state.order if squire in idle]


def claim(state: State, task: AcademyTask, chance: Chance) -> None:
    """The squire names a place."""
    state.ask("claim", task.squire)


def claim_last(state: State, task: AcademyTask, chance: Chance) -> None:
    """The squire has no choice."""
    take(state, task.squire, places_left(state)[0], chance)


def take(state: State, squire: int, place: int, chance: Chance) -> None:
    """The shield is seen by its taker alone; the place is empty."""
    codex = state.codex
    shield, codex.places[place] = codex.places[place], Pile(codex.places[place].kind)
    codex.kept[squire].append(shield)
    chance.turn(shield, state.eyes(squire))
    chance.say("claims", squire=squire, place=place, shield=value_of(shield.faces[0]))


def settle(state: State, task: AcademyTask, chance: Chance) -> None:
    """When all have one, zeros are shown and given back; -3 and -1 stay with their takers, face down."""
    for squire in choosers(state):
        shield = state.codex.kept[squire][-1]
        if chance.announce(partial(is_zero, shield), (True, False)):
            chance.turn(state.codex.kept[squire].pop(), EVERYONE)
            chance.say("gives_back", squire=squire)
        else:
            chance.say("holds", squire=squire, shield=value_of(shield.faces[0]))
    state.codex.places = []
    chance.say("settled", round=state.round)


def is_zero(shield: Pile) -> bool:
    """Only to be asked by `Chance.announce`."""
    return shield.faces == [ZERO]


def turn_up(state: State, task: AcademyTask, chance: Chance) -> None:
    """After round VI all shields are turned up."""
    if state.round == ROUNDS:
        for pile in chain.from_iterable(state.codex.kept):
            chance.turn(pile, EVERYONE)


def mix(state: State, chance: Chance) -> None:
    """Each squire's shields are put together, so that one can be given without showing its round."""
    if state.codex.mixed:
        return
    state.codex.mixed = True
    for squire, kept in enumerate(state.codex.kept):
        mixed = Pile(MIXED, state.eyes(squire))
        for shield in kept:
            chance.deal(shield, mixed)
        state.codex.kept[squire] = [mixed]


def box(state: State) -> Mapping[str, Mapping[Face, int]]:
    """The codex shields in play, by kind."""
    codex = state.codex
    if codex.mixed:
        return {MIXED: dict.fromkeys(CODEX_PENALTIES, ROUNDS)}
    shields = Counter(pile.kind for pile in (*codex.places, *chain.from_iterable(codex.kept)) if pile.faces)
    return {
        kind: Counter({**dict.fromkeys(CODEX_PENALTIES, 1), ZERO: number - len(CODEX_PENALTIES)})
        for kind, number in shields.items()
    }


def places_left(state: State) -> list[int]:
    """The places that still have a shield."""
    return [number for number, place in enumerate(state.codex.places) if place.faces]


def places_to_look_at(state: State, question: SquireQuestion) -> list[Action]:
    """Any one place, or none."""
    return [*(Look(place) for place in places_left(state)), Decline()]


def places_to_claim(state: State, question: SquireQuestion) -> list[Action]:
    """Any place that has a shield."""
    return [Claim(place) for place in places_left(state)]


def answer_look(state: State, question: SquireQuestion, action: Look, chance: Chance) -> None:
    """All see which place, only you the shield."""
    (face,) = chance.peek(state.codex.places[action.place], question.seat)
    chance.say("looks", squire=question.squire, place=action.place, shield=value_of(face))


def answer_claim(state: State, question: SquireQuestion, action: Claim, chance: Chance) -> None:
    """All see which place."""
    take(state, question.squire, action.place, chance)


def value_of(shield: Face | None) -> int | None:
    """The points of a shield; None if we do not see it."""
    return None if shield is None else int(shield)


WORK: dict[str, Work[State, AcademyTask]] = {
    "new codex": new_codex,
    "lay codex": lay_codex,
    "study": study,
    "open codex": open_codex,
    "claim": claim,
    "claim last": claim_last,
    "settle codex": settle,
    "turn up codex": turn_up,
}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {"look": places_to_look_at, "claim": places_to_claim}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {Look: answer_look, Claim: answer_claim}
