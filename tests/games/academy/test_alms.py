"""Medieval Academy, alms."""

from __future__ import annotations

import pytest

import core
from core.chance import SeededChance, Stream
from core.games.academy.actions import Decline, Give, Name, Slip, Take
from core.games.academy.scoring import points
from tests.games.academy.table import GAME, ROUND, Table
from tests.games.academy.truths import REASONS
from tests.play import seed_of


def alms(players: int = 4, **options) -> Table:
    return Table(players, alms=True, **options).turn_to("VI")


def charity(t: Table, *walked: int) -> Table:
    """Set charity, and go on with it: nothing of the education of round VI comes between."""
    return t.stand("charity", *walked).go("charity")


@pytest.mark.parametrize("number", ROUND)
def test_charity_pays_no_shields_and_alms_are_given_in_round_VI_alone(number):
    t = alms().own(0, "education", -3).turn_to(number).stand("charity", 9, 7, 5, 3).go("charity")
    assert t.shields("charity") == [[], [], [], []]
    assert bool(t.told("gives", "squire")) == (number == "VI")


def test_after_everything_else_in_round_VI():
    t = alms(knights_duel=True, dragon_bonus=True).stand("charity", 9, 7, 5, 3).stand("white", 0, 0, 1, 2)
    t.stand("education", 0, 3, 4, 5).score("VI")
    assert t.told("scores", "track") == ["gallantry", "white", "black", "education", "king", "quests", "charity"]
    assert t.told("gives", "squire", "other", "value") == [(0, 3, -3), (1, 2, -1)], "shields of this very round"
    assert t.told("duel_ends", "start") == [0]
    assert (t.asked(), t.legal) == (("take", 1, 1), [Take(3), Decline()]), "the knight's 3; the last has but a 5"


def test_the_first_first_gives_then_takes_up_to_two():
    t = charity(alms(3).own(0, "education", -1).own(2, "jousts", 3, 2, 1), 9, 7, 5)
    assert t.told("gives", "squire", "other", "value") == [(0, 2, -1)]
    assert t.asked() == ("take", 0, 0)
    assert t.legal == [Take(3), Take(2), Take(1), Decline()]
    t.act(Take(3))
    assert t.legal == [Take(2), Take(1), Decline()]
    t.act(Take(1))
    assert t.state.over
    assert (t.shields("jousts"), t.shields("education")) == ([[3, 1], [], [2]], [[], [], [-1]])
    assert t.told("takes", "squire", "other", "track", "value") == [(0, 2, "jousts", 3), (0, 2, "jousts", 1)]


@pytest.mark.parametrize("taken", [[], [Take(3)], [Take(3), Take(3)]])
def test_takes_none_one_or_two(taken):
    t = charity(alms(3).own(2, "jousts", 3, 3, 3), 9, 7, 5).act(*taken)
    if len(taken) < 2:
        t.act(Decline())
    assert t.state.over
    assert t.shields("jousts") == [[3] * len(taken), [], [3] * (3 - len(taken))]


@pytest.mark.parametrize("squires", [3, 4, 5])
def test_the_first_takes_up_to_two_however_many_play(squires):
    last = squires - 1
    t = charity(alms(squires).own(last, "jousts", 3, 2, 1), *(9, 8, 7, 6, 5)[:squires])
    assert t.legal == [Take(3), Take(2), Take(1), Decline()]
    t.act(Take(3))
    assert t.legal == [Take(2), Take(1), Decline()]
    t.act(Take(1))
    assert t.state.over
    assert (t.shields("jousts")[0], t.shields("jousts")[last]) == ([3, 1], [2])


TAKABLE = {
    "at most 3": ("king", [6, 12, 5, 4], []),
    "positive": ("education", [-3, -1], []),
    "jousts": ("jousts", [3, 2, 1], [3, 2, 1]),
    "of a knight": ("white", [8, 5, 3, 2], [3, 2]),
    "of the king, with scrolls": ("king", [6, 5, 4, 2, 1], [2, 1]),
    "of quests, by its value": ("quests", [17, 10, 4], []),
    "of quests too, if an owner of the box corrects the table": ("quests", [17, 3, 2], [3, 2]),
}


@pytest.mark.parametrize("name", TAKABLE)
def test_positive_shields_of_at_most_3(name):
    track, values, takable = TAKABLE[name]
    t = charity(alms(3).own(2, track, *values), 9, 7, 5)
    if takable:
        assert t.legal == [*map(Take, takable), Decline()]
    else:
        assert t.state.over, "who has none to take skips that part"


def test_shields_alike_in_value_are_alike():
    t = charity(alms(3).own(2, "jousts", 2).own(2, "tournaments", 2), 9, 7, 5)
    assert t.legal == [Take(2), Decline()]


def test_the_giver_is_asked_only_if_the_open_shields_differ_in_value():
    t = charity(alms(3).own(0, "education", -3, -1, -3), 9, 7, 5)
    assert (t.asked(), t.legal) == (("give", 0, 0), [Give(-3), Give(-1)]), "giving is not optional"
    t.act(Give(-1))
    assert t.shields("education") == [[-3, -3], [], [-1]]
    t = charity(alms(3).own(0, "education", -3, -3), 9, 7, 5)
    assert t.shields("education") == [[-3], [], [-3]]


def test_only_education_shields_are_given():
    t = charity(alms(3).own(0, "charity", -10), 9, 7, 5)
    assert (t.state.over, t.told("gives", "value")) == (True, [])


def test_who_has_none_to_give_may_still_take():
    assert charity(alms(3).own(2, "jousts", 2), 9, 7, 5).legal == [Take(2), Decline()]


def test_R16_with_4_or_more_squires_the_second_does_the_same_with_the_second_to_last_taking_one():
    t = alms(5).own(3, "jousts", 3).own(1, "education", -3).own(2, "jousts", 2, 1).own(4, "jousts", 3)
    charity(t, 9, 7, 5, 3, 4)
    assert t.asked() == ("take", 0, 0)
    t.act(Take(3))
    assert t.told("gives", "squire", "other", "value") == [(1, 4, -3)], "the second to the second to last"
    assert (t.asked(), t.state.asked[0].amount) == (("take", 1, 1), 1)
    t.act(Take(3))
    assert t.state.over, "at most one"


def test_R16_the_first_gives_and_takes_before_the_second_gives():
    t = alms(4).own(1, "education", -3).own(3, "jousts", 3)
    charity(t, 9, 7, 5, 3)
    assert t.asked() == ("take", 0, 0)
    assert t.told("gives", "squire", "other") == [], "the second gives later"
    t.act(Take(3))
    assert [key for key, _ in t.chance.lines if key in ("gives", "takes")] == ["takes", "gives"]


def test_R16_lancelot_the_second_does_the_same_for_squires_are_counted_not_people():
    t = charity(alms(2).own(1, "education", -3).own(2, "jousts", 3, 2), 9, 7, 5, 3)
    assert t.told("gives", "squire", "other", "value") == [(1, 2, -3)]
    assert (t.asked(), t.state.asked[0].amount) == (("take", 0, 1), 1)
    t.act(Take(3))
    assert t.state.over


def test_R16_karadoc_has_three_squires_only_the_first():
    t = charity(alms(2, two_player="karadoc").own(1, "education", -3).own(1, "jousts", 3), 9, 7, 5)
    assert (t.state.over, t.told("gives", "squire")) == (True, [])


def test_with_3_squires_only_the_first():
    t = charity(alms(3).own(1, "education", -3).own(2, "jousts", 9), 9, 7, 5)
    assert (t.state.over, t.told("gives", "squire")) == (True, [])


def test_the_first_not_at_0():
    t = charity(alms().own(0, "education", -3).own(1, "jousts", 3), 0, 0, 0, 0)
    assert (t.state.over, t.told("gives", "squire"), t.told("takes", "squire")) == (True, [], [])


def test_the_second_not_at_0():
    t = charity(alms().own(1, "education", -3).own(2, "education", -3), 9, 0, 0, 0)
    assert t.ask == "name"
    t.act(Name(1))
    assert t.told("gives", "squire") == []


def test_R7_if_several_are_at_0_the_first_always_names_one_of_them_before_giving():
    t = charity(alms().own(0, "education", -3).own(2, "jousts", 2), 9, 7, 0, 0)
    assert (t.asked(), t.legal) == (("name", 0, 0), [Name(2), Name(3)])
    t.act(Name(2))
    assert t.told("names", "squire", "other") == [(0, 2)]
    assert t.told("gives", "squire", "other") == [(0, 2)]
    assert t.legal == [Take(2), Decline()]


def test_who_is_not_last_is_refused_for_that():
    t = charity(alms(), 9, 7, 0, 0)
    refused = GAME.refused(t.state, 0)
    assert [(each.action, each.why) for each in refused] == [(Name(0), "not-last"), (Name(1), "not-last")]
    assert all(REASONS["not-last"](t.state, 0, each.action) for each in refused)


def test_R7_always_even_with_nothing_to_give_and_nobody_to_take_from():
    assert charity(alms(), 9, 7, 0, 0).ask == "name"


def test_R7_several_at_0_nobody_is_second_to_last():
    t = charity(alms().own(1, "education", -3).own(1, "jousts", 3), 9, 7, 0, 0).act(Name(3))
    assert (t.state.over, t.told("gives", "squire")) == (True, [])


def test_one_at_0_is_last_and_the_next_one_up_second_to_last():
    t = charity(alms().own(0, "education", -3).own(1, "education", -1), 9, 7, 5, 0)
    assert t.told("gives", "squire", "other") == [(0, 3), (1, 2)]


def test_a_shield_that_was_given_counts_for_its_new_owner():
    t = charity(alms(3).own(0, "education", -3).own(2, "jousts", 3), 9, 7, 5).act(Take(3))
    assert [points(t.state, squire) for squire in range(3)] == [3, 0, -3]


def test_lancelot_alms_may_pass_between_squires_of_one_owner():
    t = charity(alms(2).own(0, "education", -3).own(1, "jousts", 3), 9, 3, 7, 5)
    assert t.told("gives", "squire", "other") == [(0, 1)]
    t.act(Take(3))
    assert t.shields("jousts") == [[3], [], [], []]


# With the secret codex


def hidden(players: int, *kept: str, **options) -> Table:
    return alms(players, secret_codex=True, **options).keep_codex(*kept)


def held(t: Table, view=None) -> list[list[str | None]]:
    return [[face for pile in own for face in pile.faces] for own in (view or t.state).codex.kept]


def test_codex_a_giver_of_two_or_more_is_asked_even_if_they_are_alike():
    t = charity(hidden(3, "-3 -3", "-1", ""), 9, 7, 5)
    assert (t.asked(), t.legal) == (("give", 0, 0), [Slip("-3")])
    t = charity(hidden(3, "-1 -3", "-1", ""), 9, 7, 5)
    assert t.legal == [Slip("-1"), Slip("-3")]


def test_codex_a_single_shield_is_given_without_asking():
    t = charity(hidden(3, "-3", "-1", "-1"), 9, 7, 5)
    assert held(t) == [[], ["-1"], ["-1", "-3"]]


@pytest.mark.parametrize("who", [None, 0, 1, 2])
def test_codex_shields_are_seen_by_giver_and_receiver_alone(who):
    t = charity(hidden(3, "-3 -1", "-1", "").own(2, "jousts", 3), 9, 7, 5)
    replica = core.Replica(GAME, who, core.dealer.Snapshot(0, GAME.encode(t.view(who))))
    step = apply(t, Slip("-3"))
    (gives,) = [event for event in replica.follow(step.report(who)) if event.key == "gives"]
    value = -3 if who in (0, 2) else None
    assert gives.args == {"squire": 0, "other": 2, "track": "education", "value": value}
    assert replica.state == t.view(who)
    assert held(t, replica.state)[2] == (["-3"] if who == 2 else [None])


def apply(t: Table, action: core.Action) -> core.Step:
    """The action as a dealer would carry it out and report it."""
    seat, chance = t.seat, SeededChance(Stream(seed_of(1)))
    GAME.apply(t.state, seat, action, chance)
    news, luck = chance.take()
    digest = core.digest(GAME, t.state)
    return core.Step(1, seat, GAME.pack(action), GAME.pack(action.masked()), news, luck, digest)


def test_codex_shields_cannot_be_taken_and_all_are_turned_up_at_the_end():
    t = charity(hidden(3, "-3 -1", "-1", "-3"), 9, 7, 5).act(Slip("-1"))
    assert t.state.over
    assert held(t, t.view(None)) == [["-3"], ["-1"], ["-3", "-1"]]
    assert [points(t.view(None), squire) for squire in range(3)] == [-3, -1, -4]


def test_codex_nobody_can_tell_from_which_round_a_given_shield_is():
    t = charity(hidden(3, "-3 -1", "-1", "-3").own(2, "jousts", 3), 9, 7, 5).act(Slip("-1"))
    assert {pile.kind for own in t.state.codex.kept for pile in own} == {"codex"}
