"""Grail Cup: rounds of drafting and calling allies, until a knight reaches the finish.

Knows: the course of a round, who acts when an ally is called, and what does each task, question and answer.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.chance import Chance
from core.contract import Action
from core.piles import Face
from core.scheduler import Answers, Handler, Work

from . import actions, draft, effects, landing
from .components import ALLIES
from .state import KnightQuestion, KnightTask, State

ROUND = ("set aside", "draft", "begin calling", "call", "end of round", "round")
"""The parts of a round, in order; the last begins the next round."""


def start_round(state: State, task: KnightTask, chance: Chance) -> None:
    """The seal decides the first player if it was rolled last round; else the knight in last position is it."""
    state.round += 1
    state.first = state.seal = state.seal if state.sealed else state.line[-1]
    state.phase = "draft"
    state.looked = []
    state.way = state.cursed = state.pointed = None
    state.sealed = False
    chance.say("round", round=state.round, seat=state.first)
    state.then(*map(KnightTask, ROUND))


def begin_calling(state: State, task: KnightTask, chance: Chance) -> None:
    """The record of the last calling gives way to that of this one."""
    state.phase = "call"
    state.answers, state.landings = [], []


def call(state: State, task: KnightTask, chance: Chance) -> None:
    """Call the next ally. Its holder reveals it and acts fully; nobody answers for those set aside."""
    ally = ALLIES[len(state.answers)]
    if len(state.answers) + 1 < len(ALLIES):
        state.then(task)
    holder = announced(state, ally, chance)
    state.answers.append(holder)
    if holder is None:
        chance.say("nobody", ally=ally, cursed=ally == state.cursed)
        return
    chance.move(state.kept[holder], state.revealed[holder], ally)
    chance.say("reveals", seat=holder, ally=ally)
    state.then(*curse_on(state, holder, chance), KnightTask("act", holder, ally))


def announced(state: State, ally: Face, chance: Chance) -> int | None:
    """Announces the holder of an ally, or that nobody holds it."""
    holders = (seat for seat in state.seats if ally in state.kept[seat].faces)
    return chance.announce(lambda: next(holders, None), (None, *state.seats))


def curse_on(state: State, holder: int, chance: Chance) -> list[KnightTask]:
    """If the ally is cursed, the witch acts first; but not if it is her own second ally. [R6]"""
    witch = state.holder("witch")
    if state.calling != state.cursed or witch is None:
        return []
    if witch == holder:
        chance.say("own_curse", seat=witch, ally=state.cursed)
        return []
    return [KnightTask("act", witch, "curse", holder)]


def end_round(state: State, task: KnightTask, chance: Chance) -> None:
    """If the knight at whom the squire pointed leads now, the squire jumps ahead of it."""
    state.phase = "end"
    squire = state.holder("squire")
    if squire is None or state.pointed is None:
        return
    leads = state.line[0] == state.pointed
    chance.say("jumps" if leads else "no_jump", seat=squire, knight=state.pointed)
    if leads:
        state.then(KnightTask("act", squire, "jump", state.pointed))


WORK: Mapping[str, Work[State, KnightTask]] = {
    "round": start_round,
    "set aside": draft.set_aside,
    "draft": draft.draft,
    "begin calling": begin_calling,
    "call": call,
    "end of round": end_round,
    "act": landing.act,
    "land": landing.land,
    "cover": landing.cover,
    "forward": effects.forward,
    "backward": effects.backward,
    "castle": effects.castle,
    "church": effects.church,
    "overtake": effects.overtake,
    "jump": effects.jump,
    "ride": effects.ride,
    "curse": effects.curse,
    "swap": effects.swap_places,
    "point": effects.point,
    "choose": effects.choose,
    "look": effects.look,
    "lay": effects.lay,
    "lay the last": effects.lay_last,
    "move the dragon": effects.dragon,
    "take a spear": effects.spear,
    "steal": effects.steal,
    "push": effects.push,
}
"""What does each task, those of the table of effects among them."""

ANSWERS: Mapping[str, Answers[State, KnightQuestion]] = {
    "keep": draft.allies_to_keep,
    "pass": draft.ways,
    "ride": effects.distances,
    "spear": effects.past_or_stop,
    "curse": effects.allies_to_curse,
    "point": effects.knights_to_point_at,
    "choose": effects.spaces_to_choose,
    "lay": effects.tokens_to_lay,
    "dragon": effects.spaces_for_dragon,
    "steal": effects.players_to_steal_from,
    "push": effects.knights_to_push,
}
"""All answers to each question."""

HANDLERS: Mapping[type[Action], Handler[State, KnightQuestion]] = {
    actions.Keep: draft.answer_keep,
    actions.Pass: draft.answer_pass,
    actions.Ride: effects.answer_ride,
    actions.Spear: effects.answer_spear,
    actions.Curse: effects.answer_curse,
    actions.Point: effects.answer_point,
    actions.Choose: effects.answer_choose,
    actions.Lay: effects.answer_lay,
    actions.PlaceDragon: effects.answer_dragon,
    actions.Steal: effects.answer_steal,
    actions.Push: effects.answer_push,
}
"""What each answer does."""
