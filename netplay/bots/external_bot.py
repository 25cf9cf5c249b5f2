"""An external bot: a client that sits at a table as a person does, and lets another program decide.

Knows: the client, the program, and how a seat's replica becomes plain data.
Must not know: more of the game than its seat is told. The format is described in docs/bots.md.
"""

from __future__ import annotations

import argparse
import random
import shlex
import signal
import sys
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path
from typing import Any, Protocol

import msgspec
import trio

import core
from ai import DEFAULT_LEVEL, Bot, plain_data
from netplay.addresses import PORT, RELAY_PORT, CannotJoin, parse_address
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.client.replicated_game import ReplicatedGame
from netplay.client.tokens import TokenStore, token_store_path
from netplay.console import Parser, password_typed
from netplay.invitations import Invitation
from netplay.invocation import headless_command
from netplay.phrases.phrase import parse as parse_phrase
from netplay.protocol import codec
from netplay.protocol.messages import NAME_CELLS, Chat, Lobby, Message, Sit

from .arena import Arena, Connects
from .program import Failed, Program
from .seat_token import SeatToken

PATIENCE = 10.0
"""Seconds for an answer."""
BEAT = 1.0
"""Seconds of the beat on which answers are given, so that the time of an answer reveals nothing about the hand."""
FAILURE_NOTICE = "My program has not answered as it should: a bot that decides quickly answers instead."
"""Told to the table once a game, if the program has failed."""
ASKED = "The host is asked whether it may sit down."
"""The place sentence while the host has not answered."""
KEYS = "bots"
"""The folder of seat tokens of external bots, beside that of people's."""
STALE = "stale"
"""The code with which a table rejects an answer to an earlier question; the program is asked again."""


class Answers(Protocol):
    """The interface of a program; tests replace it."""

    starts: int

    async def ready(self) -> None: ...
    async def ask(self, question: Any) -> Any: ...
    async def tell(self, news: Any) -> None: ...


class ExternalBot:
    """A player whose answers a program gives, on a beat of so many seconds (0: at once). `say` gets a sentence whenever
    the place changes, and whenever the fallback policy had to answer."""

    def __init__(
        self, program: Answers, say: Callable[[str], None], rng: random.Random | None = None, beat: float = BEAT,
        told_end: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        self._program, self._say, self._beat = program, say, beat
        self._rng = rng or random.Random()
        self._told_end = told_end
        """Called once the program was told how a game has ended."""
        self._changed = trio.Event()
        self._seated = self._greeted = False
        self._place = ""
        """The last place sentence that was said."""
        self._failure_told: ReplicatedGame | None = None
        """The game in which the table was told that the program failed."""
        self._away = False
        """True if it was said that the table does not answer."""
        self._tried: list[int] = []
        """The seats that were free at the last request for one."""
        self._last: int | None = None
        """The number of the last action that was sent."""
        self._told: tuple[ReplicatedGame | None, int, int] = (None, 0, 0)
        """The game that the program was told of, which start of the program was, and the number of log lines told."""
        self._ended: ReplicatedGame | None = None
        """The game whose end was handled."""

    async def visit(self, client: Client) -> None:
        """Plays at the table until the connection is left or closed."""
        self.client, self.client_state = client, client.state
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._take_turns)
            await client.run()
            nursery.cancel_scope.cancel()

    def changed(self, message: Message | None) -> None:
        """Handles a message or a change of status; called by the client after each."""
        self._seated = self._seated or self.client_state.table.my_seat is not None
        self._tell_connection()
        self._tell_place()
        self._changed.set()

    def _tell_connection(self) -> None:
        """Says when the connection is lost, and when it is made again."""
        away = self.client.status == "lost"
        if self._greeted and away != self._away and self.client.status in ("lost", "open"):
            self._away = away
            self._say(f"{self.client.trouble} Calling again." if away else "At the table again.")

    def _tell_place(self) -> None:
        """Says the place, or the reason why there is none, whenever it changes."""
        client_state, lobby = self.client_state, self.client_state.table.lobby
        if self.client.status != "open" or client_state.table.welcome is None or lobby is None:
            return
        if not self._greeted:
            self._greeted = True
            self._say(f"At the table {client_state.table.welcome.table}, as {client_state.table.welcome.name}.")
        place = self._place_sentence(lobby, client_state.table.welcome.person)
        if place and place != self._place:
            self._place = place
            self._say(place)

    def _place_sentence(self, lobby: Lobby, person: int) -> str:
        """Returns the sentence for the place of the bot; empty while it is about to sit down."""
        seat = self.client_state.table.my_seat
        if seat is not None:
            return f"It sits on seat {seat + 1}."
        if lobby.phase != "lobby":
            return "It has no seat in this game. It looks on, and sits down when the next one is set up."
        if person in lobby.asking:
            return ASKED
        if self._seated:
            return "It was told to get up, and watches. To sit down again it must be started again."
        if not _free(lobby):
            return "All seats are taken. It looks on, and sits down when one is free."
        return "The host has not let it sit down. It looks on." if self._place == ASKED else ""

    async def _take_turns(self) -> None:
        while True:
            self._changed = trio.Event()
            self._sit_down()
            if not await self._play():
                await self._changed.wait()

    # In the lobby

    def _sit_down(self) -> None:
        """Takes the first free seat, unless the host has removed the bot from one; says ready in each lobby."""
        client_state, lobby = self.client_state, self.client_state.table.lobby
        if (
            self.client.status != "open"
            or client_state.table.welcome is None
            or lobby is None
            or lobby.phase != "lobby"
        ):
            return
        if client_state.table.my_seat is not None:
            if not lobby.seats[client_state.table.my_seat].ready:
                self.client.send(client_state.table.toggled())
        elif not self._seated:
            free = _free(lobby)
            if free and free != self._tried and self.client.send(Sit(free[0])):
                self._tried = free

    # In a game

    async def _play(self) -> bool:
        """Answers an open question, or tells the program that the game is over. Returns False if nothing is to do."""
        game = self.client_state.games.finished
        if game is not None and game is not self._ended and game.replica.seat is not None:
            self._ended = game
            await self._tell_end(game)
            self._told_end()
            return True
        game = self.client_state.games.current
        if self.client.status != "open" or self.client_state.requests.pending is not None or game is None:
            return False
        if self.client_state.table.lobby is None:  # on return, the game comes before the lobby
            return False
        if game.replica.outcome is not None or not game.replica.legal():
            return False
        asked = trio.current_time()
        action = await self._decide(game)
        await self._wait_for_beat(asked)
        if action is not None and self.client_state.games.current is game and action in game.replica.legal():
            act = self.client_state.act(action)
            if not self.client.send(act):
                return False
            self._last = act.n
        return True

    async def _wait_for_beat(self, asked: float) -> None:
        """Waits for the next beat after the question was asked, also if there is only one answer."""
        if self._beat:
            beats = max(1, ceil((trio.current_time() - asked) / self._beat))
            await trio.sleep_until(asked + beats * self._beat)

    async def _decide(self, game: ReplicatedGame) -> core.Action | None:
        """Returns the program's answer, or that of the fallback policy. None if nothing is asked any more."""
        replica, rejected = game.replica, self.client_state.requests.rejected
        ours = rejected is not None and rejected.n == self._last and rejected.code != STALE
        refused = rejected if ours else None
        step, legal = replica.seq + 1, list(replica.legal())
        try:
            if refused is not None:
                raise Failed(f"The table did not take its answer: {refused.text}")
            await self._program.ready()
            return _legal_action(await self._program.ask(self._question(game, legal)), legal)
        except Failed as failure:
            if self.client_state.games.current is not game or not replica.legal():
                return None
            instead = "The answer is drawn by lot" if refused else f"A {DEFAULT_LEVEL} answers"
            self._say(f"Step {step}: {failure} {instead} instead.")
            self._tell_failure(game)
            return self._rng.choice(legal) if refused else self._fallback(replica)

    def _tell_failure(self, game: ReplicatedGame) -> None:
        """Tells the table, once a game, that the program has failed."""
        if self._failure_told is not game and self.client.send(Chat(FAILURE_NOTICE)):
            self._failure_told = game

    def _fallback(self, replica: core.Replica[Any]) -> core.Action:
        try:
            return Bot(DEFAULT_LEVEL, self._rng).choose(replica)
        except Exception as error:
            self._say(f"The {DEFAULT_LEVEL} failed too ({type(error).__name__}): this answer is drawn by lot.")
            return self._rng.choice(list(replica.legal()))

    def _question(self, game: ReplicatedGame, legal: Sequence[core.Action]) -> dict[str, Any]:
        return {"say": "act", **self._observation(game), "legal": [plain_data.action(each) for each in legal]}

    def _observation(self, game: ReplicatedGame) -> dict[str, Any]:
        """Returns what the seat sees, and the log lines that the program was not told."""
        known, start, lines = self._told
        first = known is not game or start != self._program.starts
        replica, since = game.replica, 0 if first else lines
        self._told = game, self._program.starts, len(replica.log)
        return {
            "game": replica.game.id, "players": len(game.seats), "seat": replica.seat, "names": game.names,
            "step": replica.seq + 1, "first": first, "log": plain_data.log(replica.log[since:]),
            "view": plain_data.view(replica),
        }  # fmt: skip

    async def _tell_end(self, game: ReplicatedGame) -> None:
        """Tells a program that has played the game how it ended."""
        outcome, (known, start, _) = game.replica.outcome, self._told
        if outcome is None or known is not game or start != self._program.starts:
            return
        ended = {"ranking": outcome.ranking, "scores": outcome.scores, "reason": outcome.reason}
        await self._program.tell({"say": "over", **self._observation(game), **ended})


def _free(lobby: Lobby) -> list[int]:
    """Returns the free seats."""
    return [seat for seat, who in enumerate(lobby.seats) if who.person is None and who.bot is None]


def _legal_action(answer: object, legal: Sequence[core.Action]) -> core.Action:
    """Returns the legal action of an answer: its index in the list, or the action as listed. Raises Failed."""
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(legal):
        return legal[answer]
    for each in legal:
        if plain_data.action(each) == answer:
            return each
    raise Failed(f"The program answered {_quoted(answer)}, which is not possible now.")


def _quoted(answer: object) -> str:
    """Returns an answer as it is shown to people."""
    try:
        return codec.clean(msgspec.json.encode(answer).decode(), 60)
    except RecursionError:
        return "something too deep to tell"


# The command line


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command `bot`."""
    about = "Sit at a table as a player whose answers a program gives; docs/bots.md describes what it reads and says."
    parser = Parser(prog=headless_command("bot"), description=about)
    parser.add_argument("address", nargs="+", metavar="HOST:PORT", help=f"where the table is (without a port, {PORT})")
    parser.add_argument("--exec", required=True, metavar="PROGRAM", help='the program, such as "./mybot --fast"')
    parser.add_argument("--name", metavar="NAME", help="what it is called at the table (as its file is)")
    parser.add_argument("--seconds", type=float, default=PATIENCE, help="how long an answer may take (%(default)s)")
    beat = "answers are given on this beat, so that their time tells nothing (%(default)s; 0: at once)"
    parser.add_argument("--beat", type=float, default=BEAT, metavar="SECONDS", help=beat)
    parser.add_argument("--seat", default="", metavar="CODE", help="take this seat: the code that p shows at the table")
    parser.add_argument("--password", action="store_true", help="the table has a password, which you are asked for now")
    arena = "enter the open tournament of the hall there, and play game after game"
    parser.add_argument("--arena", action="store_true", help=arena)
    return parser


def main(argv: Sequence[str]) -> int:
    """Plays at a table until it closes, or until interrupted. Returns the exit status."""
    parser = arguments()
    asked = parser.parse_args(argv)
    try:
        invitation = Invitation.parse(" ".join(asked.address))
        phrase = parse_phrase(invitation.phrase)
        room = phrase.room if phrase is not None else 0
        host, port = parse_address(invitation.address, RELAY_PORT if room else PORT)
        command = shlex.split(asked.exec)
    except CannotJoin as error:
        parser.error(str(error))
    except ValueError as error:
        parser.error(f"--exec {asked.exec!r:.80} cannot be taken apart: {error}.")
    program = Program(command, asked.seconds)
    name = codec.clean(Path(command[0]).stem if asked.name is None and command else asked.name or "", NAME_CELLS)
    if not 0 < asked.seconds <= 3600:
        parser.error("--seconds takes a number above 0, and at most an hour.")
    if not 0 <= asked.beat <= 60:
        parser.error("--beat takes a number of seconds, from 0 to 60.")
    if sentence := program.why_not() or codec.why_no_name(name, NAME_CELLS):
        parser.error(sentence)
    secret = phrase.secret if phrase is not None else ""
    password = password_typed("Password of the table: ") if asked.password else secret
    if password is None:
        _say("No password was typed, so the table is not visited.")
        return 1
    if asked.arena:
        connects = Connects(host, port, name, password, room)
        return trio.run(_run_arena, connects, program, asked.beat)
    back = SeatToken(TokenStore(token_store_path().with_name(KEYS)), name)
    bot = ExternalBot(program, _say, beat=asked.beat)
    client = Client(host, port, name, bot.changed, Way(back.key, asked.seat, password, room=room))
    back.where = client.where
    return trio.run(_run_bot, client, bot, program, back)


async def _run_bot(client: Client, bot: ExternalBot, program: Program, back: SeatToken) -> int:
    async with trio.open_nursery() as nursery:
        nursery.start_soon(_leave_when_told, client)
        try:
            await bot.visit(client)
        finally:
            back.keep(client.state)
            await program.end()
        nursery.cancel_scope.cancel()
    if client.trouble:
        _say(client.trouble)
    return 1 if client.trouble else 0


async def _run_arena(connects: Connects, program: Program, beat: float) -> int:
    def bot(told_end: Callable[[], None]) -> ExternalBot:
        return ExternalBot(program, _say, beat=beat, told_end=told_end)

    visits = Arena(connects, bot, _say, TokenStore(token_store_path().with_name(KEYS)))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(_leave_when_told, visits)
        try:
            await visits.run()
        finally:
            await program.end()
        nursery.cancel_scope.cancel()
    if visits.trouble:
        _say(visits.trouble)
    return 1 if visits.trouble else 0


async def _leave_when_told(client: Client | Arena) -> None:
    """Leaves with a goodbye at the first signal, and without at the second; a closed terminal sends one, too."""
    ends = [number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    with trio.open_signal_receiver(*ends) as signals:
        await anext(signals)
        client.leave()
        await anext(signals)
        client.hang_up()


def _say(sentence: str) -> None:
    print(codec.clean(sentence), file=sys.stderr, flush=True)
