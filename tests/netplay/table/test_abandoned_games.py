"""An abandoned game is opened when all its players agree, and only then."""

from __future__ import annotations

import pytest

from netplay.protocol import messages as p
from tests.netplay.fair import Fair, Person, fair


def test_a_game_that_is_broken_off_is_opened_when_all_agree():
    hall = fair("academy", 3)
    hall.start()
    hall.play(50)
    hall.say(hall.people[0], p.Abandon())
    for person in hall.people[:2]:
        hall.say(person, p.Disclose())
        assert person.state.audit.opened is None
    hall.say(hall.people[0], p.Disclose())
    assert hall.notices()[-2:] == [("discloses", "Anna"), ("discloses", "Bert")], "nobody counts twice"
    shown = [person.state.table.lobby.broken for person in hall.people]
    assert shown == [p.AbandonedGame(1, [1, 2, 3], [1, 2])] * 3, "all see who agrees so far"
    assert [person.state.table.asked_to_open for person in hall.people] == [None, None, shown[0]]
    hall.say(hall.people[2], p.Disclose())
    assert hall.notices()[-1] == ("opened",)
    for person in hall.people:
        assert person.verdict().fair is True
        assert person.state.audit.opened is person.state.games.broken
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game"


def broken_off() -> Fair:
    """A game of three that the host has abandoned; two agree to open it."""
    hall = fair("academy", 3)
    hall.start()
    hall.play(50)
    hall.say(hall.people[0], p.Abandon())
    for person in hall.people[:2]:
        hall.say(person, p.Disclose())
    return hall


def stays_closed(hall: Fair, *said: tuple[str, ...]) -> None:
    """Nobody was shown anything, all were told so, and who agrees now is too late."""
    assert hall.notices()[-len(said) :] == list(said)
    assert [person.state.audit.opened for person in hall.people] == [None] * len(hall.people)
    assert hall.people[0].state.table.lobby.broken is None
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game"


def test_an_answer_about_another_broken_game_opens_and_closes_nothing():
    hall = broken_off()
    for agree in (True, False):
        hall.say(hall.people[2], p.Disclose(agree, 2))
        assert hall.people[2].state.requests.rejected.code == "no-broken-game"
    assert hall.people[2].state.table.lobby.broken == p.AbandonedGame(1, [1, 2, 3], [1, 2])
    hall.say(hall.people[2], hall.people[2].state.table.disclosed(True))
    assert hall.notices()[-1] == ("opened",)


def test_a_broken_game_stays_closed_when_one_says_no():
    hall = broken_off()
    hall.say(hall.people[2], p.Disclose(False))
    stays_closed(hall, ("not-opened", "Cleo"))
    assert hall.people[2].state.table.asked_to_open is None


def test_an_agreement_can_be_taken_back_until_the_game_is_opened():
    hall = broken_off()
    hall.say(hall.people[1], p.Disclose(False))
    stays_closed(hall, ("not-opened", "Bert"))


@pytest.mark.parametrize("how", ["says goodbye", "stands up and is cut off", "is sent away"])
def test_a_broken_game_stays_closed_when_one_leaves(how):
    hall = broken_off()
    anna, _, cleo = hall.people
    if how == "says goodbye":
        hall.say(cleo, p.Bye())
    elif how == "is sent away":
        hall.say(anna, p.Kick(cleo.state.table.welcome.person))
    else:
        hall.say(cleo, p.Stand())
        hall.leave(cleo)
    stays_closed(hall, ("kicked" if how == "is sent away" else "left", "Cleo"), ("never-opened",))


def test_a_game_that_somebody_had_left_for_good_is_never_opened():
    hall = fair("academy", 3)
    hall.start()
    hall.say(hall.people[0], p.Kick(hall.people[2].state.table.welcome.person))
    hall.say(hall.people[0], p.Abandon())
    stays_closed(hall, ("abandoned", "Anna"), ("never-opened",))


def test_an_absent_player_is_awaited_until_the_next_game():
    hall = broken_off()
    hall.leave(hall.people[2])
    assert hall.people[0].state.table.lobby.broken is not None
    hall.join(hall.people[2])
    assert hall.people[2].state.table.asked_to_open is not None
    hall.start()
    told = [line for line in hall.people[0].state.talk.lines[-2:] if isinstance(line, p.Notice)]
    assert [(each.code, *each.names) for each in told] == [("not-opened", "Cleo"), ("began", "Anna")]
    assert hall.people[0].state.table.lobby.broken is None


def test_a_player_away_at_the_opening_sees_it_on_return():
    hall = broken_off()
    bert = hall.people[1]
    hall.leave(bert)
    hall.say(hall.people[2], p.Disclose())
    assert bert.state.audit.opened is None
    hall.join(bert)
    assert bert.verdict().fair is True


def test_a_return_before_all_agree_shows_nothing():
    hall = broken_off()
    for person in hall.people:
        hall.leave(person)
        hall.join(person)
    assert not any(isinstance(each, p.Record) for person in hall.people for each in person.heard)


def test_a_seat_is_not_what_agrees():
    """In the lobby people may have changed seats, or stand."""
    hall = broken_off()
    hall.say(hall.people[2], p.Stand())
    hall.say(hall.people[2], p.Disclose())
    assert hall.notices()[-1] == ("opened",)


def test_only_its_players_can_open_an_abandoned_game():
    hall = fair("academy", 3)
    hall.start()
    watcher = Person("Walter")
    hall.join(watcher)
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game", "nor while it goes on"
    hall.say(hall.people[0], p.Abandon())
    hall.say(watcher, p.Disclose())
    assert watcher.state.requests.rejected.code == "no-broken-game"
