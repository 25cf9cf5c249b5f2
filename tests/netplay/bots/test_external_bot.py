"""External bots: what their programs are told, and what happens when one fails; in memory."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace

import trio
import trio.testing

import core
from ai import plain_data
from netplay.bots.external_bot import BEAT, FAILURE_NOTICE, ExternalBot
from netplay.bots.program import Failed
from netplay.client.state import ClientState
from netplay.protocol import messages as p
from netplay.table.table import Table
from tests.netplay.bots.visited_table import COME, Scripted, VisitedTable, reached


async def played(game: str, answer, bots: int = 1):
    """A whole game with such a program: the dealer, the program, and what the visitor said."""
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world, program = VisitedTable(game, nursery), Scripted(answer)
            await reached(lambda: world.anna.state.table.lobby is not None)
            client, said = await world.visitor(program)
            await world.play(bots)
            await reached(
                lambda: client.state.games.finished is not None and client.state.games.finished.verdict is not None
            )
            game = client.state.games.finished
            nursery.cancel_scope.cancel()
    assert game.verdict.fair
    return world.table.play.dealer, program, said


async def test_it_says_when_the_table_is_out_of_reach_and_reached_again(autojump_clock):
    with trio.fail_after(100):
        async with trio.open_nursery() as nursery:
            world = VisitedTable("nobles", nursery)
            await reached(lambda: world.anna.state.table.lobby is not None)
            client, said = await world.visitor(Scripted(lambda question: 0))
            for _ in range(2):
                world.cut(client)
                await reached(lambda: client.status == "lost")
                await reached(lambda: client.status == "open")
            nursery.cancel_scope.cancel()
    lost = "The connection to the table is lost. Calling again."
    assert said == [*COME, *2 * [lost, "At the table again."]]


async def test_it_is_told_what_its_seat_sees_and_every_line_of_the_log_once(autojump_clock):
    dealer, program, said = await played("histrio", lambda asked: asked["legal"][-1], bots=2)
    assert said == COME
    again = core.Replica(dealer.game, 1, dealer.first_snapshot(1))
    for report in dealer.history(1):
        again.follow(report)
    lines = [line for each in (*program.asked, *program.told) for line in each["log"]]
    assert lines == json.loads(json.dumps(plain_data.log(again.log)))
    assert [each["first"] for each in program.asked] == [True] + [False] * (len(program.asked) - 1)
    (end,) = program.told
    assert (end["say"], end["ranking"]) == ("over", dealer.outcome.ranking)
    mine = [step.seq for step in dealer.steps if step.actor == 1]
    assert all(each["step"] <= step for each, step in zip(program.asked, mine, strict=True))
    for asked in program.asked:
        copy = core.Replica(dealer.game, 1, dealer.first_snapshot(1))
        for report in dealer.history(1)[: asked["step"] - 1]:
            copy.follow(report)
        assert asked["view"] == json.loads(json.dumps(plain_data.view(copy)))
        assert asked["legal"] == json.loads(json.dumps([plain_data.action(each) for each in copy.legal()]))


NO_ANSWERS = [
    (-1, "The program answered -1, which is not possible now."),
    (10**9, "The program answered 1000000000, which is not possible now."),
    (True, "The program answered true, which is not possible now."),
    ({"do": "win"}, 'The program answered {"do":"win"}, which is not possible now.'),
    (None, "The program answered null, which is not possible now."),
    (["\x1b[31m"], 'The program answered ["\\u001b[31m"], which is not possible now.'),
    (Failed("The program ended (status 1)."), "The program ended (status 1)."),
]


async def test_for_an_answer_that_is_none_a_squire_answers(autojump_clock):
    failed = []

    def every_third(asked):
        if asked["step"] % 3:
            return 0
        answer, sentence = NO_ANSWERS[len(failed) % len(NO_ANSWERS)]
        failed.append(f"Step {asked['step']}: {sentence} A squire answers instead.")
        return answer

    _, _, said = await played("nobles", every_third)
    assert len(failed) >= len(NO_ANSWERS)
    assert said[2:] == failed


async def test_the_table_hears_once_a_game_that_its_program_failed(autojump_clock):
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world, program = VisitedTable("nobles", nursery), Scripted(lambda asked: None)
            await reached(lambda: world.anna.state.table.lobby is not None)
            _, said = await world.visitor(program)
            await world.play(enough=lambda: len(said) > 6)
            lines = [line for line in world.anna.state.talk.lines if isinstance(line, p.Said)]
            nursery.cancel_scope.cancel()
    assert [(line.name, line.text) for line in lines] == [("Greedy", FAILURE_NOTICE)]


async def test_the_time_of_an_answer_tells_nothing(autojump_clock, monkeypatch):
    """Whatever it thinks about, and for whatever time: from a question to the answer it takes whole beats."""
    act, asked, times, worlds = core.Dealer.act, [0.0], [], []

    def timed(dealer, seat, action):
        if dealer is not worlds[0].table.play.dealer:  # who checks the deal plays it over
            return act(dealer, seat, action)
        lone, now = len(list(dealer.legal(seat))) == 1, trio.current_time()
        if seat == 1 and dealer.seq > 10:  # before that both choose their courts at once
            times.append((lone, now - asked[0]))
        asked[0] = now
        return act(dealer, seat, action)

    class Slow(Scripted):
        async def ask(self, question):
            await trio.sleep(0 if len(question["legal"]) == 1 else 0.5 if len(self.asked) % 9 else 1.3)
            return await super().ask(question)

    monkeypatch.setattr(core.Dealer, "act", timed)
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world, program = VisitedTable("nobles", nursery), Slow(lambda asked: 0)
            worlds.append(world)
            await reached(lambda: world.anna.state.table.lobby is not None)
            await world.visitor(program)
            await world.play(enough=lambda: len(times) > 40 and max(time for _, time in times) > 1.5 * BEAT)
            nursery.cancel_scope.cancel()
    beats = [round(time / BEAT, 6) for _, time in times]
    assert {*beats} <= {1, 2}, {*beats}
    assert {lone for lone, _ in times} == {True, False}
    assert 2 in beats


async def begun(game: str, program: Scripted, enough, opened=lambda world: None) -> list[str]:
    """As much of a game as is enough, by what the visitor says, which comes back. `opened` gets the table."""
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world = VisitedTable(game, nursery)
            opened(world)
            await reached(lambda: world.anna.state.table.lobby is not None)
            _, said = await world.visitor(program)
            await world.play(enough=lambda: enough(said))
            nursery.cancel_scope.cancel()
    return said


async def test_when_the_squire_fails_too_the_answer_is_drawn_by_lot(autojump_clock, monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("netplay.bots.external_bot.Bot", lambda *_: type("Sick", (), {"choose": stumble})())
    said = await begun("nobles", Scripted(lambda asked: None), lambda said: len(said) > 9)
    assert set(said[3:10:2]) == {"The squire failed too (ZeroDivisionError): this answer is drawn by lot."}


async def test_who_was_started_anew_is_told_everything_again(autojump_clock):
    program = Scripted(None)

    def answer(asked):
        if len(program.asked) == 3:
            program.starts = 2
        return 0

    program._answer = answer
    await begun("nobles", program, lambda said: len(program.asked) == 5)
    assert [each["first"] for each in program.asked[:5]] == [True, False, False, True, False]
    before = [line for each in program.asked[:3] for line in each["log"]]
    assert program.asked[3]["log"][: len(before)] == before


async def test_who_comes_back_to_a_game_is_asked_when_it_is_known_who_plays(autojump_clock):
    """The table tells the game before it tells who sits where."""
    table, mirrors = Table("Camelot", "nobles", random.Random(1)), {"Anna": ClientState(), "Greedy": ClientState()}
    for name in mirrors:
        told(mirrors, table.join(name, p.greeting(name, None, ())))
    for name, message in (("Greedy", p.Ready(True)), ("Anna", p.Start())):
        told(mirrors, table.receive(name, message))
    token = mirrors["Greedy"].table.token
    told(mirrors, table.leave("Greedy"))
    program, client_state = Scripted(lambda asked: asked["legal"][0]), ClientState()
    visitor = ExternalBot(program, lambda said: None, random.Random(2))
    visitor.client, visitor.client_state = SimpleNamespace(status="open", send=lambda message: True), client_state
    for _, message in [mail for mail in table.join("back", p.greeting("Greedy", token, ())) if mail[0] == "back"]:
        client_state.receive(message)
        await visitor._play()
    assert [asked["names"] for asked in program.asked] == [["Anna", "Greedy"]]


def told(mirrors: dict[str, ClientState], mail) -> None:
    """Each hears what is meant for him."""
    for peer, message in mail:
        mirrors[peer].receive(message)


async def full_table(nursery: trio.Nursery) -> VisitedTable:
    """Anna, and a bot on the only other seat."""
    world = VisitedTable("nobles", nursery)
    await reached(lambda: world.anna.state.table.lobby is not None)
    world.anna.send(p.AddBot(1, "page"))
    await reached(lambda: world.anna.state.table.lobby.seats[1].bot)
    return world


async def test_it_says_where_it_sits_or_why_it_does_not(autojump_clock):
    with trio.fail_after(500):
        async with trio.open_nursery() as nursery:
            world = await full_table(nursery)
            _, said = await world.visitor(Scripted(lambda asked: 0))
            client_state = world.anna.state
            world.anna.send(p.Start())
            await reached(lambda: client_state.table.lobby.phase == "playing")
            world.anna.send(p.Abandon())
            await reached(lambda: client_state.table.lobby.phase == "lobby")
            for message, happened in [
                (
                    p.Free(1),
                    lambda: client_state.table.lobby.seats[1].person and client_state.table.lobby.seats[1].ready,
                ),
                (p.Free(1), lambda: not client_state.table.lobby.seats[1].person),
                (p.TableSettings(ask=True), lambda: client_state.table.lobby.house.ask),
            ]:
                world.anna.send(message)
                await reached(happened)
            client, other = await world.visitor(Scripted(lambda asked: 0))
            await reached(lambda: client_state.table.lobby.asking)
            world.anna.send(p.Grant(client.state.table.welcome.person, yes=False))
            await trio.sleep(2)
            nursery.cancel_scope.cancel()
    assert said == [
        "At the table Camelot, as Greedy.",
        "All seats are taken. It looks on, and sits down when one is free.",
        "It has no seat in this game. It looks on, and sits down when the next one is set up.",
        "All seats are taken. It looks on, and sits down when one is free.",
        "It sits on seat 2.",
        "It was told to get up, and watches. To sit down again it must be started again.",
    ]
    assert other[1:] == [
        "The host is asked whether it may sit down.",
        "The host has not let it sit down. It looks on.",
    ]


async def test_it_sits_down_by_itself_but_not_again_when_it_was_told_to_stand(autojump_clock):
    with trio.fail_after(500):
        async with trio.open_nursery() as nursery:
            world = await full_table(nursery)
            client, _ = await world.visitor(Scripted(lambda asked: 0))
            assert client.state.table.my_seat is None
            world.anna.send(p.Free(1))
            await reached(lambda: client.state.table.my_seat == 1 and client.state.table.lobby.seats[1].ready)
            world.anna.send(p.Free(1))
            await reached(lambda: client.state.table.my_seat is None)
            await trio.sleep(5)
            assert client.state.table.my_seat is None
            nursery.cancel_scope.cancel()


async def test_who_came_too_late_for_a_seat_takes_the_next(autojump_clock):
    with trio.fail_after(500):
        async with trio.open_nursery() as nursery:
            world = await full_table(nursery)
            clients = [(await world.visitor(Scripted(lambda asked: 0)))[0] for _ in range(2)]
            world.anna.send(p.Free(1))
            await reached(lambda: any(client.state.table.my_seat == 1 for client in clients))
            await trio.sleep(5)
            world.anna.send(p.Stand())
            await reached(lambda: {client.state.table.my_seat for client in clients} == {0, 1})
            nursery.cancel_scope.cancel()


async def test_what_was_refused_besides_is_no_answer(autojump_clock):
    """Another request that the table does not grant, in the middle of a game."""
    clients = []

    def also_asks_for_more(asked):
        clients[0].send(p.Ready(True))
        return 0

    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world, program = VisitedTable("nobles", nursery), Scripted(also_asks_for_more)
            await reached(lambda: world.anna.state.table.lobby is not None)
            client, said = await world.visitor(program)
            clients.append(client)
            await world.play(enough=lambda: len(program.asked) > 5 or len(said) > 2)
            assert client.state.requests.rejected is not None
            nursery.cancel_scope.cancel()
    assert said == COME


async def test_an_answer_that_the_rules_stumble_over_is_not_given_twice(autojump_clock, monkeypatch):
    act, failed, worlds = core.Dealer.act, [], []

    def stumble(dealer, seat, action):
        own = dealer is worlds[0].table.play.dealer  # another test's game may still be checked in a thread
        if own and seat == 1 and len(failed) < 2 and len(dealer.legal(seat)) > 2:
            failed.append(action)
            raise core.RulesFailed
        return act(dealer, seat, action)

    monkeypatch.setattr(core.Dealer, "act", stumble)
    said = await begun("nobles", Scripted(lambda asked: 0), lambda said: len(said) > 3, worlds.append)
    assert (len(failed), len(said)) == (2, 4), "each time another answer is drawn by lot"
    assert all(line.endswith("The answer is drawn by lot instead.") for line in said[2:])
    assert all("did not take its answer: That move failed and was undone" in line for line in said[2:])
