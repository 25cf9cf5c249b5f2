"""Alms: after everything else, the charitable give what they would rather not have, and are thanked for it.

Knows: who gives to whom, and what may be given and taken.
Must not know: how shields are earned.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import Decline, Give, Name, Slip, Take
from core.games.academy.base import different
from core.games.academy.book import Book, tasks
from core.games.academy.components import ALMS_MOST, ALMS_SECOND_FROM, ALMS_TAKEN, TRACKS
from core.games.academy.state import NEUTRAL, AcademyTask, SquireQuestion, State
from core.games.academy.tracks import best, worst
from core.piles import Face, Pile
from core.scheduler import Answers, Handler, Work

from . import codex

ALMS = ("first gives", "first takes", "second gives", "second takes")
"""What is done in round VI, once it is clear who is last."""


def change(book: Book) -> None:
    """Charity pays no shields: the first gives, then takes; then the second does the same."""
    book.scores["charity"] = ["alms"]


def open_alms(state: State, task: AcademyTask, chance: Chance) -> None:
    """In round VI. If several are at 0, the first always names one of them before giving. [R7]"""
    if state.round not in TRACKS["charity"].rounds:
        return
    state.then(*tasks(ALMS))
    chance.say("scores", track="charity")
    givers, last = best(state.tracks["charity"]), worst(state.tracks["charity"])[0]
    if givers and len(last) > 1:
        state.ask("name", givers[0])


def first_to_last(state: State) -> tuple[int, int] | None:
    """The first on charity, if not at 0, and the last, or whom the first has named."""
    givers, last = best(state.tracks["charity"]), worst(state.tracks["charity"])[0]
    if not givers:
        return None
    return givers[0], last[0] if state.named is None else state.named


def second_to_second_last(state: State) -> tuple[int, int] | None:
    """With four or more squires the second, if not at 0, and the second to last, if there is one. [R16]"""
    givers, second_last = best(state.tracks["charity"])[1:2], worst(state.tracks["charity"])[1]
    if len(state.owners) < ALMS_SECOND_FROM or not (givers and second_last):
        return None
    return givers[0], second_last[0]


def first_gives(state: State, task: AcademyTask, chance: Chance) -> None:
    """Gives to the last, or to the squire that was named."""
    if pair := first_to_last(state):
        give(state, *pair, chance)


def first_takes(state: State, task: AcademyTask, chance: Chance) -> None:
    """Takes from the squire that was given to."""
    if pair := first_to_last(state):
        offer(state, *pair, ALMS_TAKEN[0])


def second_gives(state: State, task: AcademyTask, chance: Chance) -> None:
    """To the second to last."""
    if pair := second_to_second_last(state):
        give(state, *pair, chance)


def second_takes(state: State, task: AcademyTask, chance: Chance) -> None:
    """Takes from the squire that was given to."""
    if pair := second_to_second_last(state):
        offer(state, *pair, ALMS_TAKEN[1])


def give(state: State, giver: int, receiver: int, chance: Chance) -> None:
    """Giving is not optional; who has no education shield skips it. [R7]"""
    (give_codex if state.codex.kept else give_open)(state, giver, receiver, chance)


def give_open(state: State, giver: int, receiver: int, chance: Chance) -> None:
    """The giver's choice, asked if its shields differ in value."""
    values = penalties(state, giver)
    if len(values) > 1:
        state.ask("give", giver, other=receiver)
    elif values:
        hand_over(state, giver, receiver, values[0], "gives", chance)


def give_codex(state: State, giver: int, receiver: int, chance: Chance) -> None:
    """The giver's choice, asked if it has two or more; of the neutral squire’s unseen ones, one at random. [R10]"""
    number = sum(map(len, state.codex.kept[giver]))
    if number > 1 and state.owners[giver] != NEUTRAL:
        state.ask("give", giver, other=receiver)
    elif number:
        codex.mix(state, chance)
        own = state.codex.kept[giver][0]
        if number > 1:
            chance.shuffle(own)
        slip(state, giver, receiver, own.faces[0], chance)


def slip(state: State, giver: int, receiver: int, shield: Face | None, chance: Chance) -> None:
    """A codex shield is seen by giver and receiver alone; one given to the neutral squire, by its giver. [R10]"""
    if state.owners[receiver] == NEUTRAL:
        state.codex.kept[receiver].append(Pile(codex.MIXED, state.eyes(giver)))
    target = state.codex.kept[receiver][-1]
    chance.move(state.codex.kept[giver][0], target, shield)
    seen = shield or target.faces[-1]
    chance.say("gives", squire=giver, other=receiver, track="education", value=codex.value_of(seen))


def offer(state: State, giver: int, receiver: int, most: int) -> None:
    """Then the giver takes none, one or more of the receiver's shields, one after the other. Not asked if there is
    none."""
    if most and takable(state, receiver):
        state.ask("take", giver, most, receiver)


def penalties(state: State, squire: int) -> list[int]:
    """The values of a squire's open education shields."""
    return sorted({shield.value for shield in state.shields[squire] if shield.track == "education"})


def takable(state: State, squire: int) -> list[int]:
    """The values of a squire's positive shields of at most 3."""
    return sorted({shield.value for shield in state.shields[squire] if 0 < shield.value <= ALMS_MOST}, reverse=True)


def hand_over(state: State, source: int, target: int, value: int, key: str, chance: Chance) -> None:
    """A shield of this value changes hands, openly. Shields alike in value are alike."""
    shield = next(shield for shield in state.shields[source] if shield.value == value)
    state.shields[source].remove(shield)
    state.shields[target].append(shield)
    giver, receiver = (source, target) if key == "gives" else (target, source)
    chance.say(key, squire=giver, other=receiver, track=shield.track, value=value)


def squires_to_name(state: State, question: SquireQuestion) -> list[Action]:
    """Returns an action for each squire that is last."""
    return [Name(squire) for squire in worst(state.tracks["charity"])[0]]


def shields_to_give(state: State, question: SquireQuestion) -> list[Action]:
    """Returns an action for each different value."""
    if state.codex.kept:
        return [Slip(shield) for shield in different(*state.codex.kept[question.squire])]
    return [Give(value) for value in penalties(state, question.squire)]


def shields_to_take(state: State, question: SquireQuestion) -> list[Action]:
    """Returns an action for each different value, or for none."""
    return [*(Take(value) for value in takable(state, question.other)), Decline()]


def answer_name(state: State, question: SquireQuestion, action: Name, chance: Chance) -> None:
    """The named squire will receive."""
    state.named = action.squire
    chance.say("names", squire=question.squire, other=action.squire)


def answer_give(state: State, question: SquireQuestion, action: Give, chance: Chance) -> None:
    """An open shield."""
    hand_over(state, question.squire, question.other, action.value, "gives", chance)


def answer_slip(state: State, question: SquireQuestion, action: Slip, chance: Chance) -> None:
    """A codex shield; nobody else can tell from which round it is."""
    codex.mix(state, chance)
    slip(state, question.squire, question.other, action.shield, chance)


def answer_take(state: State, question: SquireQuestion, action: Take, chance: Chance) -> None:
    """The squire may go on if it may take more."""
    hand_over(state, question.other, question.squire, action.value, "takes", chance)
    offer(state, question.squire, question.other, question.amount - 1)


WORK: dict[str, Work[State, AcademyTask]] = {
    "alms": open_alms,
    "first gives": first_gives,
    "first takes": first_takes,
    "second gives": second_gives,
    "second takes": second_takes,
}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {
    "name": squires_to_name,
    "give": shields_to_give,
    "take": shields_to_take,
}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {
    Name: answer_name,
    Give: answer_give,
    Slip: answer_slip,
    Take: answer_take,
}
