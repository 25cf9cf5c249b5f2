"""A move in a player's name: of a bot that everybody was told of, or of a host that has told nobody. [F 45]"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from netplay.protocol import messages as p
from tests.netplay.fair import Fair, Person, fair


def hall_of_three() -> Fair:
    """Anna, Bert and Cleo, some steps into a game, at a moment when Bert is asked."""
    hall = fair("academy", 3)
    hall.start()
    hall.play(20)
    until_asked(hall)
    return hall


def until_asked(hall: Fair, player: int = 1) -> None:
    """Plays on until this player is asked."""
    while player not in hall.dealer.to_act:
        assert hall.step()


def moves_for(hall: Fair, player: int, level: str = "knight") -> int:
    """Lets the host choose a move on this seat, in the name of a bot that is there for this step only. Returns the
    step."""
    hall.table.seats.bots[player] = level
    hall.deliver(hall.table.lobby())
    (ask,) = (each for each in hall.table.decision_requests() if each.bot.player == player)
    hall.deliver(hall.table.answered(ask, hall.dealer.legal(player)[-1]))
    del hall.table.seats.bots[player]
    hall.deliver(hall.table.lobby())
    return hall.dealer.seq


def judged(person: Person, *expected: object) -> None:
    verdict = person.verdict()
    assert (verdict.fair, verdict.code, verdict.step) == expected, verdict


def shown_to(bert: Person, change: Callable[[p.Lobby], p.Lobby]) -> Callable[[Person, p.Message], list[p.Message]]:
    """A lie in each lobby that Bert is sent."""
    return lambda person, message: [change(message) if person is bert and isinstance(message, p.Lobby) else message]


def test_a_bot_that_moves_for_a_present_player_untold_is_found_out():
    """[F 25] One lobby shows a bot on Bert's seat, then comes the host's move, then the true lobby."""
    hall = hall_of_three()
    step = moves_for(hall, 1)
    bert = hall.people[1]
    assert [line.code for line in bert.state.talk.lines if isinstance(line, p.Notice)][-1] == "not-yours"
    hall.play()
    judged(bert, False, "bot-untold", step)
    for person in (hall.people[0], hall.people[2]):
        judged(person, True, "fair", None)
        assert "Bots answered for: Bert (1)." in person.verdict().checked


def without_bert(lobby: p.Lobby) -> p.Lobby:
    """The lobby with a bot that has Bert's seat for itself."""
    seats = [*lobby.seats]
    seats[1] = p.Seated(bot="knight", name="Yvain", ready=True)
    return msgspec.structs.replace(lobby, seats=seats)


@pytest.mark.parametrize(
    ("lie", "code"),
    [
        (without_bert, "bot-untold"),
        (lambda lobby: msgspec.structs.replace(lobby, seats=[]), "not-yours"),
        (lambda lobby: msgspec.structs.replace(lobby, seats=lobby.seats[:1]), "not-yours"),
    ],
    ids=["a bot has the seat", "no seats", "not this seat"],
)
def test_another_lobby_that_hides_who_moved_is_found_out(lie, code):
    hall = hall_of_three()
    bert, true = hall.people[1], hall.forge
    hall.forge = shown_to(bert, lie)
    step = moves_for(hall, 1)
    hall.forge = true
    hall.deliver(hall.table.lobby())
    hall.play()
    judged(bert, False, code, step)


def test_a_time_that_is_up_without_a_clock_is_found_out():
    hall = hall_of_three()
    hall.deliver(hall.table.notice("time-up", "Bert"))
    step = moves_for(hall, 1)
    hall.play()
    judged(hall.people[1], False, "bot-untold", step)


@pytest.mark.parametrize("code", ["bot-in", "time-up"])
def test_a_notice_about_another_player_excuses_nothing(code):
    hall = fair("academy", 3)
    hall.say(hall.people[0], p.TableSettings(clock=60))
    hall.start()
    hall.play(20)
    until_asked(hall)
    hall.deliver(hall.table.notice(code, "Cleo"))
    step = moves_for(hall, 1)
    hall.play()
    judged(hall.people[1], False, "bot-untold", step)


def test_a_bot_that_was_told_and_has_left_excuses_no_later_one():
    hall = hall_of_three()
    hall.say(hall.people[0], p.AddBot(1, "squire"))
    hall.step()
    until_asked(hall)
    hall.say(hall.people[1], hall.people[1].act(hall.dealer.legal(1)[0]))
    assert ("bot-out", "Bert") in hall.notices()
    until_asked(hall)
    step = moves_for(hall, 1)
    hall.play()
    judged(hall.people[1], False, "bot-untold", step)


def test_bots_that_everybody_was_told_of_are_named_by_the_verdict():
    hall = fair("academy", 3)
    hall.say(hall.people[0], p.TableSettings(clock=5))
    hall.start()
    hall.play(10)
    until_asked(hall)
    hall.clock += 6
    hall.deliver(hall.table.tick())
    asks = [each for each in hall.table.decision_requests() if each.bot.player == 1]
    hall.deliver(hall.table.answered(asks[0], asks[0].decide()))
    until_asked(hall, 2)
    hall.say(hall.people[0], p.AddBot(2, "page"))
    hall.play()
    counts = [sum(hall.table.play.bot_intervals != [] and each for each in by(hall, player)) for player in (1, 2)]
    for person in hall.people:
        judged(person, True, "fair", None)
        assert f"Bots answered for: Bert ({counts[0]}), Cleo ({counts[1]})." in person.verdict().checked


def by(hall: Fair, player: int) -> list[bool]:
    """For each step of a player, True if a bot made it."""
    mine = [each for each in hall.table.play.bot_intervals if each.player == player]
    steps = [step.seq for step in hall.dealer.steps if step.actor == player]
    return [bool(next((each.level for each in reversed(mine) if each.seq <= seq), "")) for seq in steps]


def test_a_player_who_is_renamed_between_two_lobbies_is_told_of_the_bot():
    """Lobbies are coalesced on a slow line, so the new name may come with the bot."""
    hall = hall_of_three()
    bert, kept = hall.people[1], []
    hall.forge = lambda person, message: (
        kept.append(message) or [] if person is bert and isinstance(message, p.Lobby) else [message]
    )
    hall.say(bert, p.Rename("Bertram"))
    hall.deliver(hall.table.notice("bot-in", "Bertram"))
    hall.forge = lambda person, message: [message]
    moves_for(hall, 1)
    hall.play()
    judged(bert, True, "fair", None)


def told_twice(person: Person, hall: Fair) -> None:
    """Sends the last report a second time, so that the client asks for the whole game; the host moves first."""
    last = person.state.games.reports[-1]
    hall.forge = lambda who, message: [] if who is person and isinstance(message, p.Began) else [message]
    hall.deliver([(person, last)])
    assert person.state.games.current is None


def test_a_move_that_hides_in_a_game_told_again_is_found_out():
    """The client is made to ask for the whole game, and is sent it with a move that it never made."""
    hall = hall_of_three()
    bert = hall.people[1]
    told_twice(bert, hall)
    step = moves_for(hall, 1)
    hall.forge = lambda person, message: [message]
    hall.say(bert, p.Resync())
    hall.play()
    judged(bert, False, "not-yours", step)


def test_a_move_while_this_program_was_cut_off_is_told():
    """[F 25] Another program with the same key may have made it, so nobody is accused."""
    hall = hall_of_three()
    bert = hall.people[1]
    hall.leave(bert)
    elsewhere = Person("Bert")
    elsewhere.state.table.welcome = bert.state.table.welcome
    hall.join(elsewhere)
    hall.say(elsewhere, elsewhere.act(hall.dealer.legal(1)[0]))
    hall.leave(elsewhere)
    hall.join(bert)
    hall.play()
    verdict = bert.verdict()
    assert (verdict.fair, verdict.code, verdict.sentence.args["count"]) == (True, "elsewhere", 1)


def test_a_bot_that_moved_while_this_program_was_cut_off_is_only_named():
    hall = hall_of_three()
    bert = hall.people[1]
    hall.leave(bert)
    hall.people.remove(bert)
    hall.say(hall.people[0], p.AddBot(1, "page"))
    hall.play(10)
    hall.people.insert(1, bert)
    hall.join(bert)
    hall.play()
    judged(bert, True, "fair", None)
    assert any(each.startswith("Bots answered for: Bert") for each in bert.verdict().checked)


def test_a_move_that_was_rejected_and_is_carried_out_later_is_found_out():
    hall = hall_of_three()
    bert = hall.people[1]
    act = bert.act(hall.dealer.legal(1)[0])
    bert.state.receive(p.Rejected(act.n, "stale", "The game has moved on since. Please choose again.", act.seq))
    hall.say(bert, act)
    step = hall.dealer.seq
    hall.play()
    judged(bert, False, "not-yours", step)
