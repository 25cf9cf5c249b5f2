"""Grail Cup: rounds of drafting and calling allies, until a knight reaches the finish.

Knows: the setup, the phases of a round, who acts when an ally is called, and which step asks what.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...asking import Answers, AskingGame, Handler
from ...chance import BadReport, Chance
from ...contract import Action, Outcome
from ...piles import EVERYONE, NOBODY, Face, Pile, only
from . import actions, draft, effects, landing
from .actions import GrailAction
from .components import ALLIES, ARMED_LABELS, BOARDS, TOKENS
from .moving import take_spear
from .state import GrailOptions, State, Task

Step = Callable[[State, Chance], None]
Doing = Callable[[State, Task, Chance], None]


def begin(seats: int, options: GrailOptions, chance: Chance) -> State:
    """Every player draws an ally, which says where his knight starts."""
    printed = BOARDS[options.board]
    labels = draw_labels(seats, chance)
    at = [printed.starts[label] for label in labels]
    line = sorted(range(seats), key=lambda seat: (-at[seat], seat))
    state = State(
        options=options,
        at=at,
        line=line,
        dragon=printed.dragon,
        spears=[0] * seats,
        first=line[-1],
        seal=line[-1],
        round=0,
        phase="draft",
        asked=[],
        todo=[Task("round")],
        pack=Pile("ally", faces=list(ALLIES)),
        kept=[Pile("ally", only(seat)) for seat in range(seats)],
        revealed=[Pile("ally", EVERYONE) for _ in range(seats)],
        face_up=Pile("ally", EVERYONE),
        face_down=Pile("ally"),
        tokens={space: Pile("token") for space in printed.clover},
        supply=Pile("token", faces=[token for token, count in TOKENS.items() for _ in range(count)]),
        look=Pile("token"),
        looked=[],
    )
    arm(state, labels, chance)
    lay_tokens(state, chance)
    proceed(state, chance)
    return state


def draw_labels(seats: int, chance: Chance) -> list[int]:
    """Each player draws a different ally; its number is the label of his start space."""
    deck, drawn = Pile("ally", faces=list(ALLIES)), Pile("ally", EVERYONE)
    chance.shuffle(deck)
    chance.deal(deck, drawn, seats)
    return [1 + ALLIES.index(ally) for ally in drawn.known()]


def arm(state: State, labels: list[int], chance: Chance) -> None:
    """Who drew 7, 8 or 9 takes a spear; if nobody did, the knight in last position takes one."""
    armed = [seat for seat in state.seats if labels[seat] in ARMED_LABELS] or state.line[-1:]
    for seat in armed:
        take_spear(state, seat, "start", chance)


def lay_tokens(state: State, chance: Chance) -> None:
    """One token face down on every clover space; the rest are the supply."""
    chance.shuffle(state.supply)
    for place in state.tokens.values():
        chance.deal(state.supply, place)


def proceed(state: State, chance: Chance) -> None:
    """Do what is to be done, then go on with the phase, up to the next question or the end."""
    while not state.asked and not state.over:
        if state.todo:
            task = state.todo.pop()
            TASKS[task.do](state, task, chance)
        else:
            PHASES[state.phase](state, chance)


def call(state: State, chance: Chance) -> None:
    """Call the next ally. Its holder reveals it and acts fully; nobody answers for those set aside."""
    if len(state.answers) == len(ALLIES):
        state.phase = "end"
        return
    ally = ALLIES[len(state.answers)]
    holder = announced(state, ally, chance)
    state.answers.append(holder)
    if holder is None:
        chance.say("nobody", ally=ally, cursed=ally == state.cursed)
        return
    chance.move(state.kept[holder], state.revealed[holder], ally)
    chance.say("reveals", seat=holder, ally=ally)
    state.then(*curse_on(state, holder, chance), Task("act", holder, ally))


def announced(state: State, ally: Face, chance: Chance) -> int | None:
    """Who holds an ally, or that nobody does: all are told."""
    holder = chance.announce(lambda: next((seat for seat in state.seats if ally in state.kept[seat].faces), None))
    if holder is not None and holder not in state.seats:
        raise BadReport("The report names a player who is not at the table.")
    return holder


def curse_on(state: State, holder: int, chance: Chance) -> list[Task]:
    """If the ally is cursed, the witch acts first; but not if it is her own second ally. [R6]"""
    witch = state.holder("witch")
    if state.calling != state.cursed or witch is None:
        return []
    if witch == holder:
        chance.say("own_curse", seat=witch, ally=state.cursed)
        return []
    return [Task("act", witch, "curse", holder)]


def end_round(state: State, chance: Chance) -> None:
    """If the knight at whom the squire pointed leads now, the squire jumps ahead of him; then the next round."""
    state.then(Task("round"))
    squire = state.holder("squire")
    if squire is None or state.pointed is None:
        return
    leads = state.line[0] == state.pointed
    chance.say("jumps" if leads else "no_jump", seat=squire, knight=state.pointed)
    if leads:
        state.then(Task("act", squire, "jump", state.pointed))


PHASES: dict[str, Step] = {"draft": draft.draft, "call": call, "end": end_round}
"""The phases of a round, in order."""

TASKS: dict[str, Doing] = {
    "round": draft.start_round,
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
    "lay_last": effects.lay_last,
    "dragon": effects.dragon,
    "spear": effects.spear,
    "steal": effects.steal,
    "push": effects.push,
}
"""What each task does, those of the table of effects among them."""

ANSWERS: dict[str, Answers] = {
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

HANDLERS: dict[type[Action], Handler] = {
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


class GrailCup(AskingGame[State]):
    """Grail Cup, by Bruno Faidutti."""

    id = "grail"
    seats = range(3, 9)
    options = GrailOptions
    state = State
    actions = GrailAction
    rules_number = 1
    rulings = ("C1", "C2", "R1", "R8", "R2", "R3", "R4", "R5", "R9", "R6", "R7")
    answers = ANSWERS
    handlers = HANDLERS

    def begin(self, seats: int, options: GrailOptions, chance: Chance) -> State:
        return begin(seats, options, chance)

    def setup(self, seats: int, options: GrailOptions, chance: Chance) -> State:
        return self.begin(seats, options, chance)

    def components(self, state: State) -> Mapping[str, Mapping[str, int]]:
        return {"ally": dict.fromkeys(ALLIES, 1), "token": TOKENS}

    def proceed(self, state: State, chance: Chance) -> None:
        proceed(state, chance)

    def plausible(self, state: State, pile: Pile, face: Face) -> bool:
        """An ally that was called and not revealed is held by nobody: it lies face down aside."""
        held = pile.kind == "ally" and pile.audience != NOBODY
        return not (held and face in state.called)

    def outcome(self, state: State) -> Outcome | None:
        """Who reached the finish has won; the others are ranked by position. There are no ties."""
        if not state.over:
            return None
        return Outcome(tuple((seat,) for seat in state.line), tuple(state.at), "finish")
