"""The turn clock, and the bot that stands in for an absent player: what happens at zero, and when time stands still."""

from __future__ import annotations

import argparse
import random

import msgspec
import pytest
import trio
import trio.testing

import core
from netplay.cli.arguments import _limit, arguments, settings_from
from netplay.client.state import ClientState
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from netplay.table.turn_timers import ASLEEP
from tests.netplay.fair import fair
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room, hello

MINUTE = 60


class Timed(Room):
    """A room whose clients can show the clock."""

    def join(self, peer: str, token: str | None = None, name: str | None = None) -> list[p.Message]:
        before = len(self.heard.get(peer, []))
        greeting = msgspec.structs.replace(hello(name or peer, token), can=["clock"])
        self.deliver(self.table.join(peer, greeting))
        return self.heard[peer][before:]

    def wait(self, seconds: float) -> None:
        """Lets time pass, and calls `tick` whenever it is due."""
        end = self.clock + seconds
        while self.table.due <= end:
            self.clock = max(self.clock, self.table.due)
            self.deliver(self.table.tick())
            self.bots()
        self.clock = end

    def bots(self) -> None:
        while asks := self.table.decision_requests():
            self.deliver(self.table.answered(asks[0], asks[0].decide()))

    def left(self, peer: str) -> dict[int, float]:
        """The seconds left that this peer was sent last, for each seat that is asked."""
        return {seat: milliseconds / 1000 for seat, milliseconds in self.last(peer, p.Clock).left.items()}


def timed(game: str = "academy", **house: int) -> Timed:
    """A game of three in which everybody is asked at once, with these table settings."""
    room = Timed(game)
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    assert room.ask("Anna", p.TableSettings(**house)) is None
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    return room


def chosen(room: Timed, peer: str, seat: int) -> None:
    assert room.act(peer, room.dealer.legal(seat)[0]) is None


# The turn clock


def test_there_is_no_clock_unless_the_host_sets_one():
    room = timed()
    room.wait(36_000)
    assert room.dealer.seq == 0
    assert not any(isinstance(message, p.Clock) for message in room.heard["Anna"])


def test_the_host_sets_it_and_all_are_told_before_the_game():
    room = Timed()
    room.join("Anna")
    room.join("Bert")
    assert room.code("Bert", p.TableSettings(clock=60)) == "not-host"
    assert room.ask("Anna", p.TableSettings(clock=60, stand_in=300)) is None
    assert room.last("Bert", p.Lobby).house == p.TableSettings(clock=60, stand_in=300)


def test_seats_asked_at_once_share_a_deadline_that_all_are_told():
    room = timed(clock=MINUTE)
    assert room.left("Cleo") == dict.fromkeys((0, 1, 2), MINUTE)
    room.clock = 20
    chosen(room, "Bert", 1)
    assert room.dealer.to_act == (0, 2)
    assert room.left("Anna") == room.left("Bert") == dict.fromkeys((0, 2), MINUTE - 20)
    room.wait(39.9)
    assert room.dealer.seq == 1
    room.wait(0.2)
    assert room.dealer.to_act != (0, 2)
    assert {step.actor for step in room.dealer.steps[1:]} == {0, 2}


def test_at_zero_a_bot_plays_this_one_move_and_the_person_stays():
    room = timed(clock=MINUTE)
    chosen(room, "Anna", 0)
    chosen(room, "Bert", 1)
    room.clock = MINUTE
    room.deliver(room.table.tick())
    assert room.notices("Anna")[-1] == ("time-up", "Cleo")
    assert room.lobby().seats[2].bot == "squire", "who decided is shown before the step is told"
    room.bots()
    assert room.lobby().seats[2] == p.Seated(person=3, name="Cleo", ready=True)
    assert [step.actor for step in room.dealer.steps] == [0, 1, 2]
    assert ("bot-out", "Cleo") not in room.notices("Anna")
    chosen(room, "Cleo", 2)
    assert [(interval.player, interval.level) for interval in room.table.play.bot_intervals] == [(2, "squire"), (2, "")]


@pytest.mark.parametrize("how", ["an answer that cannot be", "an old answer", "coming back"])
def test_a_lost_move_is_not_won_back(how):
    """The bot that makes the move is still waiting for its moment."""
    room = timed(clock=MINUTE)
    token = room.token("Cleo")
    room.clock = MINUTE
    room.deliver(room.table.tick())
    before = len(room.notices("Anna"))
    if how == "coming back":
        room.join("Cleo again", token)
    else:
        assert room.act("Cleo", ["nonsense"], seq=9 if how == "an old answer" else None)
    assert room.lobby().seats[2].bot == "squire"
    assert room.left("Cleo") == {}
    assert "bot-out" not in [code for code, *_ in room.notices("Anna")[before:]]
    room.bots()
    assert [step.actor for step in room.dealer.steps] == [0, 1, 2]
    assert room.table.seats.bots == {}


def test_each_decision_has_the_full_time():
    room = timed(clock=MINUTE)
    room.clock = 50
    for seat, name in enumerate(("Anna", "Bert", "Cleo")):
        chosen(room, name, seat)
    assert room.left("Anna") == dict.fromkeys(room.dealer.to_act, MINUTE)


def test_the_same_question_again_has_the_full_time():
    room, rng, alike = Timed("nobles"), random.Random(2), 0
    for name in ("Anna", "Bert"):
        room.join(name)
    room.ask("Anna", p.TableSettings(clock=MINUTE))
    room.ask("Bert", p.Ready(True))
    room.start("Anna")
    while room.dealer.outcome is None:
        room.clock += 1
        seat = rng.choice(room.dealer.to_act)
        question = list(room.dealer.legal(seat))
        assert room.act(("Anna", "Bert")[seat], rng.choice(question)) is None
        room.ask("Anna", p.Resync())
        alike += question == list(room.dealer.legal(seat))
        assert room.left("Anna").get(seat, MINUTE) == MINUTE
    assert alike


def test_an_answer_at_the_last_moment_counts():
    room = timed(clock=MINUTE)
    room.clock = MINUTE
    room.deliver(room.table.tick())
    (ask, *_) = room.table.decision_requests()
    chosen(room, "Anna", 0)
    assert room.table.answered(ask, None) == []
    assert room.lobby().seats[0].bot is None
    assert room.notices("Bert")[-3:] == [("time-up", name) for name in ("Anna", "Bert", "Cleo")]


def test_while_nobody_is_there_time_stands_still():
    room = timed(clock=MINUTE)
    room.join("Dora")
    room.clock = 20
    for name in ("Anna", "Bert", "Cleo"):
        room.leave(name)
    assert room.table.due == float("inf")
    assert room.last("Dora", p.Clock).running is False, "who only looks on is not waited with"
    room.wait(36_000)
    assert room.dealer.seq == 0
    room.join("Bert again", room.token("Bert"), "Bert")
    assert room.left("Bert again") == dict.fromkeys((0, 1, 2), MINUTE - 20)
    room.wait(MINUTE - 19)
    assert room.dealer.seq >= 3, "the others are away, and their time is up like Bert's"


def test_a_loaded_game_gives_everybody_the_full_time():
    room = timed(clock=MINUTE, stand_in=300)
    room.clock = 55
    there = Timed("academy")
    there.table = Table.resumed(from_bytes(room.table.save()), now=lambda: there.clock)
    there.join("Anna", room.token("Anna"))
    assert there.lobby().house == p.TableSettings(clock=MINUTE, stand_in=300)
    assert there.left("Anna") == dict.fromkeys((0, 1, 2), MINUTE)
    there.wait(MINUTE - 1)
    assert there.dealer.seq == 0


def test_a_bot_for_one_move_does_not_outlive_its_host():
    room = timed(clock=MINUTE)
    room.clock = MINUTE
    room.deliver(room.table.tick())
    assert set(room.table.seats.bots) == {0, 1, 2}
    assert not Table.resumed(from_bytes(room.table.save())).seats.bots


def test_a_machine_that_slept_has_let_nobodys_time_run():
    """[F 33] Everybody has the full time again, and absences are counted from now on."""
    room = timed(clock=MINUTE, stand_in=300)
    room.leave("Cleo")
    room.clock += 8 * 3600
    room.deliver(room.table.tick())
    assert (room.dealer.seq, room.table.seats.bots) == (0, {})
    assert room.left("Anna") == dict.fromkeys((0, 1, 2), MINUTE)
    room.clock += MINUTE + ASLEEP
    room.deliver(room.table.tick())
    assert set(room.table.seats.bots) == {0, 1, 2}, "some seconds late is only a busy machine"


def test_a_machine_that_slept_hears_of_something_before_it_looks_at_the_time():
    room = timed(clock=MINUTE, stand_in=300)
    room.clock += 8 * 3600
    room.leave("Cleo")
    assert room.left("Anna") == dict.fromkeys((0, 1, 2), MINUTE)
    room.wait(MINUTE - 1)
    assert (room.dealer.seq, room.table.seats.bots) == (0, {})


def test_a_limit_that_is_over_when_it_is_set_holds_and_is_not_taken_for_sleep():
    room = timed(clock=300)
    room.leave("Cleo")
    room.wait(110)
    assert room.ask("Anna", p.TableSettings(clock=300, stand_in=MINUTE)) is None
    room.wait(0)
    assert room.table.seats.bots == {2: "squire"}
    assert room.left("Anna") == dict.fromkeys((0, 1), 190)


def test_nobody_wins_time_by_changing_the_other_limit():
    room = timed(clock=MINUTE)
    room.leave("Cleo")
    for number in range(4):
        room.wait(14)
        room.ask("Anna", p.TableSettings(clock=MINUTE, stand_in=5 * (number % 2)))
    room.ask("Anna", p.Resync())
    assert room.left("Anna")[0] == MINUTE - 4 * 14


def test_while_a_game_is_on_nobodys_time_is_made_shorter():
    room = timed(clock=MINUTE)
    assert room.code("Anna", p.TableSettings(clock=30)) == "clock"
    assert room.ask("Anna", p.TableSettings(clock=120)) is None
    assert room.left("Bert") == dict.fromkeys((0, 1, 2), 120)
    assert room.ask("Anna", p.TableSettings(stand_in=30)) is None
    assert room.left("Bert") == {}
    assert room.code("Anna", p.TableSettings(clock=120)) == "clock"


@pytest.mark.parametrize("limit", ["clock", "stand_in"])
def test_no_limit_is_too_short_to_be_kept(limit):
    room = timed(clock=MINUTE)
    assert room.code("Anna", p.TableSettings(**{"clock": MINUTE, limit: p.SHORTEST - 1})) == "clock-short"
    assert room.table.settings == p.TableSettings(clock=MINUTE)


def test_when_a_game_is_over_the_next_one_may_be_quicker():
    room = timed("nobles", clock=MINUTE)
    room.ask("Cleo", p.Bye())
    room.wait(36_000)
    assert room.table.play.over
    assert room.ask("Anna", p.TableSettings(clock=30)) is None
    assert room.lobby().house.clock == 30


def test_a_return_or_a_resync_brings_the_time_left():
    room = timed(clock=MINUTE)
    room.clock = 30
    assert [m.left[0] for m in room.join("Bert again", room.token("Bert"), "Bert") if isinstance(m, p.Clock)] == [
        30_000
    ]
    room.ask("Bert again", p.Resync())
    assert room.left("Bert again")[1] == 30
    assert room.left("Anna")[1] == MINUTE, "the others were told nothing new"


def test_a_program_that_knows_no_clock_is_not_told_of_it():
    room = timed(clock=MINUTE)
    Room.join(room, "Dora")
    chosen(room, "Anna", 0)
    assert not any(isinstance(message, p.Clock) for message in room.heard["Dora"])


def test_without_the_wish_of_anybody_a_whole_game_is_played_by_the_clock_and_the_deal_was_fair():
    """The proof at the end also holds for moves that a bot made in a person's place."""
    hall = fair("academy", 3)
    now = [0.0]
    hall.table.now = lambda: now[0]
    hall.say(hall.people[0], p.TableSettings(clock=5))
    hall.start()
    hall.play(10)
    for _ in range(2000):
        if hall.table.play.over:
            break
        now[0] = hall.table.due
        hall.deliver(hall.table.tick())
        while asks := hall.table.decision_requests():
            hall.deliver(hall.table.answered(asks[0], asks[0].decide()))
    assert {(interval.player, interval.level) for interval in hall.table.play.bot_intervals} == {
        (seat, "squire") for seat in range(3)
    }
    for person in hall.people:
        assert person.verdict().fair is True, person.verdict()


def test_a_client_counts_down_by_its_own_clock():
    now = [100.0]
    client_state, room = ClientState(lambda: now[0]), timed(clock=MINUTE)
    for message in room.heard["Bert"]:
        client_state.receive(message)
    assert client_state.games.clocks() == dict.fromkeys((0, 1, 2), MINUTE)
    now[0] += 59.5
    assert client_state.games.clocks() == dict.fromkeys((0, 1, 2), 0.5)
    now[0] += 99
    assert client_state.games.clocks() == dict.fromkeys((0, 1, 2), 0.0)
    client_state.receive(p.Clock({1: 5000}, running=False))
    now[0] += 99
    assert client_state.games.clocks() == {1: 5.0}


def test_a_returning_client_drops_a_clock_stopped_meanwhile():
    client_state, room = ClientState(), timed(clock=MINUTE)
    for message in room.heard["Bert"]:
        client_state.receive(message)
    room.leave("Bert")
    room.ask("Anna", p.TableSettings())
    for message in room.join("Bert again", room.token("Bert"), "Bert"):
        client_state.receive(message)
    assert client_state.games.replica is not None
    assert client_state.games.clocks() == {}


async def test_a_table_that_fails_over_the_time_is_looked_at_again(nursery, autojump_clock, monkeypatch, caplog):
    hall = Hall(nursery)
    anna, tick = hall.client("Anna"), hall.table.tick
    await settled()
    failures = iter([RuntimeError("a secret")])

    def fails_once():
        for error in failures:
            raise error
        return tick()

    monkeypatch.setattr(hall.table, "tick", fails_once)
    anna.send(p.TableSettings(clock=5))
    anna.send(p.AddBot(1, "page"))
    anna.send(p.AddBot(2, "page"))
    anna.send(p.Start())
    await trio.sleep(10)
    assert "The time could not be kept: RuntimeError at " in caplog.text
    assert "a secret" not in caplog.text
    assert "time-up" in [line.code for line in anna.state.talk.lines if isinstance(line, p.Notice)]


async def test_the_server_looks_at_the_time(nursery, autojump_clock):
    """Over lines, with a real bot that takes its time."""
    hall = Hall(nursery)
    hall.server.pace = 2.0
    clients = []
    for name in ("Anna", "Bert", "Cleo"):
        clients.append(hall.client(name))
        await settled()
    clients[0].send(p.TableSettings(clock=30))
    for client in clients[1:]:
        client.send(p.Ready(True))
    await settled()
    clients[0].send(p.Start())
    await settled()
    began = trio.current_time()
    with trio.fail_after(60):
        while hall.table.seq < 3:
            await trio.sleep(0.1)
    assert 30 <= trio.current_time() - began < 40
    assert [line.code for line in clients[2].state.talk.lines if isinstance(line, p.Notice)].count("time-up") == 3


# The bot that sits in


def test_a_bot_stands_in_after_a_long_absence_until_the_return():
    """[F 37] A game goes on without a player who has left."""
    room = timed(stand_in=90)
    room.leave("Cleo")
    room.wait(89)
    assert not room.table.seats.bots
    room.wait(2)
    assert room.notices("Anna")[-2:] == [("dropped", "Cleo"), ("bot-in", "Cleo")]
    assert room.lobby().seats[2].bot == "squire"
    assert [step.actor for step in room.dealer.steps] == [2]
    room.join("Cleo again", room.token("Cleo"), "Cleo")
    assert room.notices("Anna")[-1] == ("bot-out", "Cleo")
    assert room.lobby().seats[2].bot is None


def test_each_absence_is_timed_anew():
    room = timed(stand_in=90)
    for _ in range(3):
        room.leave("Cleo" if room.table.people.at("Cleo") else "again")
        room.wait(60)
        room.join("again", room.token("Cleo"), "Cleo")
        room.wait(60)
    assert room.dealer.seq == 0


def test_if_everybody_leaves_no_bot_sits_in():
    """[F 37] The table waits for its people."""
    room = timed(stand_in=90)
    for name in ("Anna", "Bert", "Cleo"):
        room.leave(name)
    room.wait(36_000)
    assert not room.table.seats.bots
    room.join("Anna again", room.token("Anna"), "Anna")
    room.wait(91)
    assert set(room.table.seats.bots) == {1, 2}


def test_a_bot_for_one_move_becomes_one_that_stays():
    room = timed(clock=MINUTE, stand_in=60)
    room.leave("Cleo")
    room.clock = MINUTE
    room.deliver(room.table.tick())
    assert room.table.seats.single_move == {0, 1}
    assert room.ask("Anna", p.AddBot(1, "page")) is None
    assert room.notices("Anna")[-1] == ("bot-in", "Bert")
    assert room.table.seats.single_move == {0}
    room.ask("Anna", p.Kick(room.last("Cleo", p.Welcome).person))
    assert room.table.seats.bots[2] == "squire"


# The command line


@pytest.mark.parametrize("said", ["4", "3601", "-5", "x", "1.5", "", "99999999999999999999", "00000000099999999"])
def test_limits_that_cannot_be(said):
    with pytest.raises(argparse.ArgumentTypeError, match="from 5 to 3600"):
        _limit(said)


def test_what_is_said_holds_and_what_is_not_stays_as_it_was():
    asked = arguments().parse_args(["--clock", "0", "--stand-in", "90"])
    assert settings_from(p.TableSettings(ask=True, clock=60, stand_in=5), asked) == p.TableSettings(
        ask=True, stand_in=90
    )
    assert settings_from(p.TableSettings(), arguments().parse_args(["--no-ask"])) == p.TableSettings()
    forbidden = settings_from(p.TableSettings(clock=60), arguments().parse_args(["--no-hints"]))
    assert forbidden == p.TableSettings(clock=60, hints=False)
    assert settings_from(forbidden, arguments().parse_args([])) == forbidden


# Random order


def test_waits_are_kept_in_any_order_of_things():
    """At every moment exactly the seats that are asked and have no bot are timed, with at most the full time."""
    for seed in range(15):
        room, rng = timed(clock=MINUTE, stand_in=100), random.Random(seed)
        here = {"Anna": "Anna", "Bert": "Bert", "Cleo": "Cleo"}
        for number in range(60):
            name = rng.choice(list(here))
            seat = list(here).index(name)
            kind = rng.choice(["act", "act", "leave", "back", "wait", "wait"])
            if kind == "act" and room.table.people.at(here[name]) and seat in room.dealer.to_act:
                chosen(room, here[name], seat)
            elif kind == "leave":
                room.leave(here[name])
            elif kind == "back" and not room.table.people.at(here[name]):
                here[name] = f"{name} {number}"
                room.join(here[name], room.token(name), name)
            elif kind == "wait":
                room.wait(rng.choice([1, 20, 61]))
            if room.table.play.over:
                break
            asked = {each for each in room.dealer.to_act if each not in room.table.seats.bots}
            left = room.table.phase.timing.timers.left()
            assert set(left) == asked
            assert all(0 <= each <= MINUTE for each in left.values())
            assert room.table.seats.single_move <= set(room.table.seats.bots)


def test_every_game_has_a_clock():
    for game in core.IDS:
        room = Timed(game)
        for name in ("Anna", "Bert", "Cleo")[: core.game(game).seats[-1]]:
            room.join(name)
        room.ask("Anna", p.TableSettings(clock=5))
        for name in list(room.heard)[1:]:
            room.ask(name, p.Ready(True))
        room.start("Anna")
        room.wait(60)
        assert room.dealer.seq >= 5, game


# After a host's restart


def resumed(room: Timed) -> Timed:
    """The same table after its host was started again; nobody has come back."""
    there = Timed("academy")
    there.clock = 1000.0
    there.table = Table.resumed(from_bytes(room.table.save()), now=lambda: there.clock)
    there.acts = room.acts
    return there


def test_in_a_resumed_game_nobodys_time_runs_until_all_are_back():
    room = timed(clock=20)
    there = resumed(room)
    there.wait(300)
    for name in ("Anna", "Bert"):
        there.join(name, room.token(name))
        there.wait(25)
        assert there.last("Anna", p.Clock).running is False
    assert there.dealer.seq == 0, "no bot has moved for Cleo, who is not back"
    there.join("Cleo", room.token("Cleo"))
    assert there.last("Anna", p.Clock).running is True
    assert there.left("Cleo") == {0: 20, 1: 20, 2: 20}
    there.wait(19)
    assert there.dealer.seq == 0
    there.wait(2)
    assert there.dealer.seq >= 3


def test_in_a_resumed_game_time_runs_a_minute_after_the_first_return():
    room = timed(clock=20, stand_in=30)
    there = resumed(room)
    there.join("Bert", room.token("Bert"))
    there.wait(59)
    assert there.dealer.seq == 0
    assert ("bot-in", "Cleo") not in there.notices("Bert")
    there.wait(2)
    assert there.last("Bert", p.Clock).running is True
    there.wait(20)
    assert ("time-up", "Cleo") in there.notices("Bert")


def test_a_resumed_game_without_limits_wakes_for_nothing():
    room = timed()
    there = resumed(room)
    there.join("Anna", room.token("Anna"))
    there.wait(120)
    assert there.dealer.seq == 0


def test_who_leaves_again_after_all_were_back_does_not_stop_the_time():
    room = timed(clock=20)
    there = resumed(room)
    for name in ("Anna", "Bert", "Cleo"):
        there.join(name, room.token(name))
    there.leave("Cleo")
    there.wait(21)
    assert ("time-up", "Cleo") in there.notices("Anna")
