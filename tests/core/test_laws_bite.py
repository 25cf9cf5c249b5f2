"""The laws must be able to fail: small games with a mistake planted in each, and the law that catches it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import core
from core import EVERYONE, Action, AskingGame, Options, Outcome, Pile, Question, Task, only
from tests import test_laws


class Lay(Action, frozen=True, tag="lay"):
    secret = ("card",)
    card: str | None


class State(msgspec.Struct, array_like=True):
    deck: Pile
    hands: list[Pile]
    laid: list[Pile]
    asked: list[Question]
    todo: list[Task]
    shown: bool = False
    spilt: str = ""


class ToyOptions(Options, frozen=True):
    mistake: Literal["none"] = "none"


class Toy(AskingGame[State, Question, Task]):
    """Two players lay one of three cards each, face down; then all is shown."""

    id = "toy"
    seats = range(2, 3)
    options = ToyOptions
    state = State
    actions = Lay
    mistake = ""

    @property
    def answers(self):
        return {"lay": lambda state, question: [Lay(card) for card in self.choices_of(state, question.seat)]}

    @property
    def handlers(self):
        return {Lay: self.lay}

    def choices_of(self, state, seat):
        cards = list(dict.fromkeys(state.hands[seat].known()))
        if self.mistake == "legal looks at other hands" and "a" in state.hands[1 - seat].faces:
            return cards[:1]
        if self.mistake == "no answers":
            return []
        return cards + cards[:1] if self.mistake == "an answer twice" else cards

    @property
    def work(self):
        return {"show": self.show}

    rules_number = 1

    def begin(self, seats, options, chance):
        deck = Pile("card", faces=list("aaabbbccc"))
        chance.shuffle(deck)
        hands = [Pile("card", only(seat)) for seat in range(2)]
        for hand in hands:
            chance.deal(deck, hand, 3)
        return State(
            deck,
            hands,
            [Pile("card", only(seat)) for seat in range(2)],
            [Question("lay", s) for s in range(2)],
            [Task("show")],
        )

    def players(self, state):
        return 3 if self.mistake == "one player too many" else 2

    def components(self, state):
        return {"card": dict.fromkeys("abc", 2 if self.mistake == "a wrong box" else 3)}

    def lay(self, state, question, action, chance):
        seat = question.seat
        if self.mistake == "a look on the way":
            look_on_the_way(state.deck, chance)
        chance.move(state.hands[seat], state.laid[seat], action.card)
        chance.say("lays", seat=seat)
        if self.mistake == "a public field tells":
            state.spilt = str(action.card)
        if self.mistake == "news for all":
            chance.announce(lambda: state.deck.faces[0], "abc")
        if self.mistake == "luck from elsewhere":
            state.spilt = str(id(object()) % 1000) + str(len(self.drift))
            self.drift.append(1)

        if self.mistake == "luck of its own" and isinstance(chance, core.PlayoutChance):
            state.spilt = "thought of"

    drift: list[int] = []

    def show(self, state, task, chance):
        if self.mistake == "said before it happens":
            chance.say("shown")
        for pile in state.laid:
            chance.turn(pile, EVERYONE)
        state.shown = True
        if self.mistake != "said before it happens":
            chance.say("shown")

    def is_over(self, state):
        return state.shown

    def outcome(self, state):
        return Outcome(((0, 1),), (0, 0), "shown") if state.shown else None

    def recall(self, view, seat, log):
        memory = core.Memory()
        if self.mistake == "remembers wrongly" and seat is not None:
            memory.within(view.hands[1 - seat], "a")
        return memory


def look_on_the_way(deck, chance):
    """Seat 0 is shown a card that goes back unseen, and no state tells of it before or after."""
    shown = Pile("card", only(0))
    chance.deal(deck, shown)
    chance.turn(shown, core.NOBODY)
    chance.deal(shown, deck)


LAWS = {
    "1": test_laws.test_law_1_a_replica_is_the_masked_state,
    "2 bytes": test_laws.test_law_2_what_looks_the_same_sends_the_same_bytes,
    "2 told": test_laws.test_law_2_a_seat_is_told_only_what_it_sees_before_or_after,
    "2 legal": test_laws.test_law_2_what_a_seat_may_do_and_is_refused_depends_on_its_view_alone,
    "3": test_laws.test_law_3_an_imagined_state_agrees_with_the_view_and_with_the_box,
    "3 differs": test_laws.test_law_3_an_imagined_state_differs_wherever_it_can,
    "4": test_laws.test_law_4_same_seed_and_actions_make_the_same_game,
    "moments": test_laws.test_law_6_a_thing_is_said_after_it_has_happened,
    "memory": test_laws.test_law_3_the_truth_is_always_remembered_as_possible,
    "5": test_laws.test_law_5_legal_is_complete_exact_and_every_game_ends,
}


def once(law):
    """The law, which stops at the first game that breaks it: the smallest such game is of no interest here."""
    return settings(phases=[Phase.generate])(given(data=st.data())(law.hypothesis.inner_test))


def broken_laws(mistake: str, laws: Iterable[str] = tuple(LAWS)) -> set[str]:
    game = Toy()
    game.mistake, game.drift = mistake, []
    broken = set()
    for name in laws:
        try:
            once(LAWS[name])(game=game)
        except (AssertionError, core.BadReport, ValueError, IndexError, ExceptionGroup):
            broken.add(name)
    return broken


def test_a_sound_game_passes_every_law():
    assert broken_laws("") == set()


@pytest.mark.parametrize(
    ("mistake", "law"),
    [
        ("a public field tells", "1"),
        ("news for all", "2 bytes"),
        ("legal looks at other hands", "2 legal"),
        ("a look on the way", "2 told"),
        ("said before it happens", "moments"),
        ("remembers wrongly", "memory"),
        ("a wrong box", "3"),
        ("luck from elsewhere", "4"),
        ("one player too many", "4"),
        ("luck of its own", "4"),
        ("no answers", "5"),
        ("an answer twice", "5"),
    ],
)
def test_a_planted_mistake_is_caught(mistake, law):
    assert broken_laws(mistake, [law])
