"""Other people's bots: at a real table with a real program, and whatever a program can do wrong."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import trio
import trio.testing

import core
from ai import plain_data
from netplay.audit.verification import verify
from netplay.bots.external_bot import BEAT, FAILURE_NOTICE, ExternalBot, SeatToken, _legal_action, main
from netplay.bots.program import Failed, Program
from netplay.client.client import Client
from netplay.client.state import ClientState
from netplay.client.tokens import TokenStore
from netplay.protocol import messages as p
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table

COME = ["At the table Camelot, as Greedy.", "It sits on seat 2."]
"""What it says when it has come."""
EXAMPLE = Path(__file__).parents[2] / "docs" / "greedy_bot.py"


async def reached(condition) -> None:
    """Wait until it is so."""
    while not condition():
        await trio.sleep(0.01)


# A whole game over a socket


async def at_a_real_table(nursery: trio.Nursery, program: str) -> tuple[Client, list[str]]:
    """Anna, the host, and how a visitor called Greedy is sent there for whom this program answers."""
    server = Server(Table("Camelot", "nobles"), UNLIMITED)
    port = await nursery.start(server.serve, "127.0.0.1", 0)
    anna = Client("127.0.0.1", port, "Anna", lambda message: None)
    nursery.start_soon(anna.run)
    await reached(lambda: anna.state.table.lobby is not None)
    visit = [sys.executable, "-m", "netplay", "bot", f"127.0.0.1:{port}", "--exec", program]
    return anna, [*visit, "--name", "Greedy"]


async def deal(anna: Client) -> None:
    """A page takes her seat, and the game begins when the visitor is ready."""
    await reached(lambda: anna.state.table.lobby.seats[1].ready)
    for message in (p.Stand(), p.AddBot(0, "page"), p.Start()):
        anna.send(message)


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.process
async def test_the_example_plays_a_whole_game_at_a_real_table():
    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            anna, command = await at_a_real_table(nursery, f"{sys.executable} {EXAMPLE}")
            guest = await trio.lowlevel.open_process([*command, "--beat", "0"], stderr=subprocess.PIPE)
            await deal(anna)
            await reached(lambda: anna.state.table.lobby.phase == "over")
            outcome = anna.state.games.replica.outcome
            assert not any(notice.code == "bot-in" for notice in anna.state.talk.lines if isinstance(notice, p.Notice))
            anna.send(p.Again())
            await reached(lambda: anna.state.table.lobby.phase == "lobby" and anna.state.table.lobby.seats[1].ready)
            said = await stopped(guest)
            await reached(lambda: anna.state.table.lobby.seats[1].person is None)
            nursery.cancel_scope.cancel()
    place = next(place for place, seats in enumerate(outcome.ranking, 1) if 1 in seats)
    assert said == [*COME, f"I came in as number {place} of 2."]


async def stopped(guest: trio.Process) -> list[str]:
    """What a program has said that is sent Ctrl-C now."""
    guest.send_signal(signal.SIGINT)
    assert await guest.wait() == 0
    return (await guest.stderr.receive_some()).decode().splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.process
async def test_who_is_stopped_in_a_game_comes_back_to_its_seat():
    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            anna, command = await at_a_real_table(nursery, f"{sys.executable} -S -c 'import time; time.sleep(60)'")
            guest = await trio.lowlevel.open_process(command, stderr=subprocess.PIPE)
            await deal(anna)
            await reached(lambda: anna.state.table.lobby.phase == "playing")
            assert await stopped(guest) == COME
            await reached(lambda: not anna.state.table.lobby.seats[1].here)
            guest = await trio.lowlevel.open_process(command, stderr=subprocess.PIPE)
            await reached(lambda: anna.state.table.lobby.seats[1].here)
            assert await stopped(guest) == COME
            nursery.cancel_scope.cancel()
    assert anna.state.table.lobby.watching == ["Anna"]


class At:
    """A mirror of somebody who was welcomed, or was not."""

    def __init__(self, phase: str = "", seat: int | None = 1) -> None:
        self.table = SimpleNamespace(my_seat=seat, welcome=None, lobby=None)
        if phase:
            self.table.welcome = SimpleNamespace(table_id="camelot", token="new")
            self.table.lobby = SimpleNamespace(phase=phase)


@pytest.mark.parametrize(
    ("client_state", "kept"),
    [
        (At("playing"), "new"),
        (At("over"), "new"),
        (At("lobby"), None),
        (At("playing", seat=None), None),
        (At(), "old"),
    ],
    ids=["in a game", "after it", "in the lobby", "watching", "never let in"],
)
def test_a_key_lies_on_disk_only_while_nobody_uses_it(client_state, kept, tmp_path):
    ring = TokenStore(tmp_path)
    ring.keep("camelot", "Greedy", "old", "here:1")
    back, other = SeatToken(ring, "Greedy"), SeatToken(ring, "Greedy")
    back.where = other.where = "here:1"
    assert [back.key("camelot"), other.key("camelot")] == ["old", None]
    back.keep(client_state)
    other.keep(At())
    assert ring.get("camelot", "Greedy", "here:1") == kept


async def test_it_says_when_the_table_is_out_of_reach_and_reached_again(autojump_clock):
    with trio.fail_after(100):
        async with trio.open_nursery() as nursery:
            world = World("nobles", nursery)
            await reached(lambda: world.anna.state.table.lobby is not None)
            client, said = await world.visitor(Scripted(lambda question: 0))
            for _ in range(2):
                world.cut(client)
                await reached(lambda: client.status == "lost")
                await reached(lambda: client.status == "open")
            nursery.cancel_scope.cancel()
    lost = "The connection to the table is lost. Calling again."
    assert said == [*COME, *2 * [lost, "At the table again."]]


def test_what_is_said_on_a_command_line_reaches_no_terminal_raw(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["\x1b[31mred", "--exec", "cat", "\x1b]2;title\x07"])
    assert "\x1b" not in capsys.readouterr().err


# In memory, with a program that is made up


class Scripted:
    """Answers as a function of the question says, and keeps all questions."""

    def __init__(self, answer) -> None:
        self.starts, self._answer, self.asked, self.told = 0, answer, [], []

    async def ready(self) -> None:
        self.starts = self.starts or 1

    async def ask(self, question):
        await trio.sleep(0.1)
        self.asked.append(json.loads(json.dumps(question)))
        answer = self._answer(question)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def tell(self, news) -> None:
        self.told.append(news)


class World:
    """A table with Anna, its host, and visitors, over lines in memory, on a clock that jumps."""

    def __init__(self, game: str, nursery: trio.Nursery) -> None:
        self.table, self.nursery = Table("Camelot", game, random.Random(1), trio.current_time), nursery
        self.server = Server(self.table, UNLIMITED)
        self.lines: dict[Client, trio.StapledStream[Any, Any]] = {}
        nursery.start_soon(self.server.play_bots)
        self.anna = self.client("Anna", lambda message: None)
        nursery.start_soon(self.anna.run)

    def client(self, name: str, changed) -> Client:
        world = self

        class Local(Client):
            async def _open(self):
                ours, theirs = trio.testing.memory_stream_pair()
                world.nursery.start_soon(world.server.serve_stream, theirs)
                world.lines[self] = theirs
                return ours

            async def _verify(self, game, told):
                game.verdict = verify(told)

        return Local("camelot", 4747, name, changed)

    def cut(self, client: Client) -> None:
        """His line is gone."""
        stream = self.lines[client]
        stream.send_stream.close()
        stream.receive_stream.close()

    async def visitor(self, program: Scripted) -> tuple[Client, list[str]]:
        """A visitor who has come in, and what he says."""
        said: list[str] = []
        visitor = ExternalBot(program, said.append, random.Random(2))
        client = self.client("Greedy", visitor.changed)
        self.nursery.start_soon(visitor.visit, client)
        await reached(lambda: client.state.table.lobby is not None)
        return client, said

    async def play(self, bots: int = 1, enough=lambda: False) -> None:
        """Anna makes room for bots, and deals when the visitor is ready; to the end, or until it is enough."""
        await reached(lambda: self.anna.state.table.lobby is not None and self.anna.state.table.lobby.seats[1].ready)
        self.anna.send(p.Stand())
        for seat in (0, 2, 3)[:bots]:
            self.anna.send(p.AddBot(seat, "page"))
        self.anna.send(p.Start())
        await reached(lambda: self.table.play is not None and (self.table.play.over or enough()))
        await trio.testing.wait_all_tasks_blocked()


async def played(game: str, answer, bots: int = 1):
    """A whole game with such a program: the dealer, the program, and what the visitor said."""
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world, program = World(game, nursery), Scripted(answer)
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
            world, program = World("nobles", nursery), Scripted(lambda asked: None)
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
            world, program = World("nobles", nursery), Slow(lambda asked: 0)
            worlds.append(world)
            await reached(lambda: world.anna.state.table.lobby is not None)
            await world.visitor(program)
            await world.play(enough=lambda: len(times) > 40)
            nursery.cancel_scope.cancel()
    beats = [round(time / BEAT, 6) for _, time in times]
    assert {*beats} <= {1, 2}, {*beats}
    assert {lone for lone, _ in times} == {True, False}
    assert 2 in beats


async def begun(game: str, program: Scripted, enough) -> list[str]:
    """As much of a game as is enough, by what the visitor says, which comes back."""
    with trio.fail_after(5000):
        async with trio.open_nursery() as nursery:
            world = World(game, nursery)
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


async def full_table(nursery: trio.Nursery) -> World:
    """Anna, and a bot on the only other seat."""
    world = World("nobles", nursery)
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
        "It was told to get up, and looks on. To sit down again it must be started anew.",
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
            world, program = World("nobles", nursery), Scripted(also_asks_for_more)
            await reached(lambda: world.anna.state.table.lobby is not None)
            client, said = await world.visitor(program)
            clients.append(client)
            await world.play(enough=lambda: len(program.asked) > 5 or len(said) > 2)
            assert client.state.requests.rejected is not None
            nursery.cancel_scope.cancel()
    assert said == COME


async def test_an_answer_that_the_rules_stumble_over_is_not_given_twice(autojump_clock, monkeypatch):
    act, failed = core.Dealer.act, []

    def stumble(dealer, seat, action):
        if seat == 1 and len(failed) < 2 and len(dealer.legal(seat)) > 2:
            failed.append(action)
            raise core.RulesFailed
        return act(dealer, seat, action)

    monkeypatch.setattr(core.Dealer, "act", stumble)
    said = await begun("nobles", Scripted(lambda asked: 0), lambda said: len(said) > 3)
    assert (len(failed), len(said)) == (2, 4), "each time another answer is drawn by lot"
    assert all(line.endswith("The answer is drawn by lot instead.") for line in said[2:])
    assert all("did not take its answer: The rules of this program went wrong" in line for line in said[2:])


# A real process


def python(code: str, patience: float = 10.0) -> Program:
    return Program([sys.executable, "-S", "-c", code], patience)


ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"


@pytest.mark.process
async def test_a_program_is_asked_again_and_again_and_ends_when_told():
    program = python(ECHO)
    for question in ({"n": 1}, [None, "é\n"], "x" * 30_000):
        assert await program.ask(question) == question
    process = program._process
    assert program.starts == 1
    await program.end()
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "The program ended (status 3)."),
        ("import sys; sys.exit(4)", "The program ended (status 4)."),
        ("import os, time; input(); os.close(1); time.sleep(60)", "goes on, but hears or says nothing any more"),
        ("while input(): print('Yes, I think so', flush=True)", "answered 'Yes, I think so', which is no JSON."),
        ("while input(): print(flush=True)", "answered an empty line."),
        ("import os\nwhile input(): os.write(1, b'\\xff\\xfe\\n')", "answered '\ufffd\ufffd', which is no JSON."),
        ("while input(): print('[' * 60_000, flush=True)", r"answered '\[{60}', which is no JSON."),
        ("while input(): print('1' * 100_000, flush=True)", "a line that is too long"),
    ],
)
@pytest.mark.process
async def test_what_a_program_does_instead_of_answering_is_said_and_it_may_try_again(code, sentence):
    program = python(code)
    with trio.fail_after(20):
        for _ in range(2):
            with pytest.raises(Failed, match=sentence.replace("(", r"\(").replace(")", r"\)")):
                await program.ask("x" * 100)
        await program.end()


@pytest.mark.process
async def test_what_was_said_before_a_question_answers_it_not():
    program = python("for n in range(9): input(); print(n, 'null', 'null', sep='\\n', flush=True)")
    with trio.fail_after(20):
        assert [await program.ask("x") for _ in range(3)] == [0, 1, 2]
        await program.end()


@pytest.mark.process
async def test_a_program_that_never_stops_talking_is_killed(monkeypatch):
    program = python("input()\nwhile True: print('null', flush=True)")
    with trio.fail_after(20):
        await program.ask("x")
        program._patience = 0.3
        monkeypatch.setattr("netplay.bots.program.UNASKED", 10.0)  # on a busy machine it may take a breath
        with pytest.raises(Failed, match="talks without being asked"):
            await program.ask("x")
        assert program._process is None


def test_an_answer_of_any_depth_is_refused_with_a_sentence():
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Failed, match="too deep to tell, which is not possible now"):
        _legal_action(deep, [])


@pytest.mark.process
async def test_a_program_that_says_nothing_is_killed_with_all_that_it_has_started(tmp_path):
    pid = tmp_path / "pid"
    program = Program(["sh", "-c", f"sleep 60 & echo $! > {pid}; wait"], 0.3)
    with trio.fail_after(20):
        with pytest.raises(Failed, match=r"did not answer within 0\.3 s\."):
            await program.ask("Well?")
        await reached(lambda: not alive(int(pid.read_text())))


def alive(pid: int) -> bool:
    """Does it run? Who has ended and was not buried does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="there the name of a file says by what it is run")
@pytest.mark.process
async def test_why_a_file_that_may_be_run_cannot_be_started(tmp_path):
    for text, sentence in [
        ("#!/no/such/thing\n", r"what its first line \(#!\) names is not on this machine"),
        ("print(1)\n", "its first line does not say by what it is run, such as #!/usr/bin/env python3"),
    ]:
        path = tmp_path / "bot"
        path.write_text(text)
        path.chmod(0o755)
        with pytest.raises(Failed, match=f"^The program could not be started: {sentence}\\.$"):
            await Program([str(path)], 1).ask(1)


@pytest.mark.process
async def test_what_is_no_program_is_said_before_anybody_is_called(capsys):
    with pytest.raises(Failed, match="The program could not be started"):
        await Program([os.devnull], 1).ask(1)
    for said, sentence in [
        (["localhost", "--exec", "./no-such-bot"], "There is no program './no-such-bot', or it may not be run."),
        (["localhost", "--exec", os.devnull], "or it may not be run."),
        (["localhost", "--exec", "a 'b"], '--exec "a \'b" cannot be taken apart: No closing quotation.'),
        (["localhost", "--exec", ""], "There is no program"),
        (["no where", "--exec", "sh"], "no where is not an address. Write it like"),
        (["localhost:99999", "--exec", "sh"], "There is no port 99999"),
        (["localhost", "--exec", "sh", "--seconds", "nan"], "--seconds takes a number above 0"),
        (["localhost", "--exec", "sh", "--name", "\x1b"], "name"),
    ]:
        with pytest.raises(SystemExit, match="2"):
            main(said)
        assert sentence in capsys.readouterr().err
