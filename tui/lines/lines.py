"""The same table as lines of plain text and a prompt: for screen readers, for scripts, for the slowest links.

Knows: the session, what a table says in lines, what may be typed.
Must not know: screens, colours, or the rules of any game.

What is typed at a terminal counts at once, but not for a question that has only just come. What comes through a pipe
waits, line by line, until it can be meant: until we are asked, or the lobby has answered.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any

import trio

import core
from netplay.protocol import codec
from netplay.protocol.messages import Abandon, Again, Chat, House, Message, Notice, Sit, Start
from tui.boards import Board, View, board
from tui.draw.styles import ASCII
from tui.game_view import outcome_text, plain_names, question_text, waiting_text
from tui.input import keys
from tui.input.stale_input import PATIENCE, StaleInputGuard, hesitation
from tui.lobby_view import lobby_text, people_names, problems, seat_text, talk_text
from tui.lobby_view.exit_warning import others, stakes
from tui.lobby_view.people_menu import Choice, code_lines
from tui.session.launch import LaunchRequest
from tui.session.session import Session
from tui.session.tasks import Task, spawn
from tui.text.words import Words

from .commands import AT_ONCE, BOTH, IN_GAME, IN_LOBBY
from .screen_reader import Aloud

if TYPE_CHECKING:
    from ai.search import Thought

WARNING = 10.0
"""Seconds before a bot moves for us at which that is said once more."""
OF_ONE_GAME = ("lobby", "unready", "title", "end", "deal", "rejected")
"""What was told of the last game and before it, and is told anew after the next."""
BEFORE = 10
"""Lines of the log that are told to who comes back to a game."""
LONGEST = 4096
"""Bytes of a line that is typed; the rest of it is dropped."""
WAITING = 20_000
"""Lines that are kept for who does not read them yet: some ten games. A table that says more fills no memory."""
PARTING = 2.0
"""Seconds for the last lines to be written."""

Reads = Callable[[], Awaitable[bytes]]
Writes = Callable[[str], Awaitable[Any]]


class Beside:
    """Runs the session's tasks in a nursery: what `Guest` is to the screens."""

    def __init__(self, nursery: trio.Nursery) -> None:
        self._nursery = nursery

    def spawn(self, task: Task, *args: Any) -> trio.CancelScope:
        """Start a task; cancel it by the scope that is returned."""
        return spawn(self._nursery, task, *args)


class Lines:
    """One person at a table that speaks in lines."""

    def __init__(
        self, words: Words, say: Callable[[str], None], *, typing: bool, lone_done: bool = False,
        hide: Callable[[bool], None] = lambda hidden: None,
    ) -> None:  # fmt: skip
        """`typing`: is it a person at a terminal who types? `hide` shows no more, or again, what is typed."""
        self.words, self._ascii = Aloud(words.language), words.ascii_only
        self._say, self._typing, self._hide = say, typing, hide
        self._lone_done = lone_done and typing
        self.scope = trio.CancelScope()
        """Ends all, when there is nothing more to be said."""
        self.status = 0
        """The exit status."""
        self.over = False
        self.session: Session
        self._stir = trio.Event()
        self._fresh = StaleInputGuard(PATIENCE if typing else 0.0)
        self._shown: dict[str, Any] = {}
        """What was told last, of each kind: nothing is told twice."""
        self.replica: core.Replica[Any] | None = None
        """The game that is told; None in the lobby."""
        self._events = self._said = 0
        """How much of the log and of the talk has been told."""
        self._asked: tuple[Any, ...] = ()
        self.legal: Sequence[core.Action] = ()
        self.numbers: list[int] = []
        """What can be answered, and by which number each."""
        self._awaited: set[tuple[str, int]] = set()
        """Whom we have been told that we wait for, and what of them."""
        self._menu: list[tuple[str, Callable[[], object]]] = []
        self._starting = self._waits = self._locked = self._leaving = self._abandoning = False
        self._hinting: trio.CancelScope | None = None
        """While a knight thinks about what we are asked."""

    def end(self) -> None:
        """Nothing more is said."""
        self.over = True
        self.scope.cancel()

    # What is said

    def say(self, *lines: str) -> None:
        """Tell these, in words. Nothing raw reaches the terminal."""
        for line in "\n".join(map(self.words.aloud, lines)).split("\n"):
            self._say(codec.clean(line.translate(ASCII) if self._ascii else line))

    def _once(self, kind: str, *lines: str) -> None:
        """Tell these, if they are not what was told last of this kind."""
        if self._shown.get(kind) != lines:
            self._shown[kind] = lines
            self.say(*lines)

    def heard(self, message: Message | None) -> None:
        """Something is different at the table."""
        self._waits = False
        if isinstance(message, Notice) and message.code == "deal-off":
            self._starting = False
        if not self.over:
            self._look()
            self._stirred()

    def _stirred(self) -> None:
        """A line that waits may be meant now."""
        self._stir.set()
        self._stir = trio.Event()

    def _look(self) -> None:
        """Tell what is new."""
        client = self.session.client
        if self.session.failure or (client is not None and client.status == "closed"):
            self._closed(self.session.failure or (client.trouble if client else ""))
            return
        if client is None:
            return
        if client.status in ("lost", "connecting") and client.trouble:
            self._once("line", problems.line_down(self.words, client))
        elif client.status == "open":
            self._shown.pop("line", None)
        self._look_at_table()

    def _closed(self, sentence: str) -> None:
        """The line is closed for good. A table that asks for a password is called again with what is typed next."""
        client = self.session.client
        refused = client.state.table.refused if client is not None else None
        if refused is not None and refused.code == "password" and not self.session.failure:
            self._lock(True)
            wrong = [self.words("table-no-password")] if self.session.plan.password else []
            self._once("password", *wrong, self.words("people-password-title"))
            return
        self.say(self.words.sentence(sentence))
        self.status = 1
        self.end()

    def _lock(self, locked: bool) -> None:
        """Is what is typed next the password? Who looks over a shoulder does not see it."""
        self._locked = locked
        self._hide(locked)

    def _look_at_table(self) -> None:
        client_state, lobby = self.client_state, self.client_state.table.lobby
        if self._typing and lobby is not None:
            self._once("hello", self.words("lines-hello"))
        self._tell_talk()
        if client_state.requests.code is not None:
            code, client_state.requests.code = client_state.requests.code, None
            self.say("\n".join(code_lines(self.words, client_state, code)))
        if client_state.requests.rejected is not None:
            self._waits = self._starting = False
            self._once("rejected", problems.rejected_line(self.words, client_state.requests.rejected))
        if lobby is not None and client_state.table.is_host:
            self._tell_house(lobby.house)
        if self._hinting is not None and lobby is not None and not lobby.house.hints:
            self._hinting.cancel()
        if (
            client_state.games.replica is not None and lobby is not None
        ):  # to who comes back his game is told before the names
            self._starting = False
            self._tell_game(client_state.games.replica)
        elif lobby is not None and lobby.phase == "lobby" and not self.session.at_once:
            self.replica = None
            self._once("lobby", *lobby_text.lobby_lines(self.words, client_state, self.ways_in()))
            if self._typing and seat_text.unready(client_state):
                self._once("unready", self.words("lines-unready"))

    def ways_in(self) -> list[str]:
        """How others come to a table that is open here."""
        session = self.session
        return lobby_text.ways_in(self.words, session.address, session.ssh, session.web)

    @property
    def client_state(self) -> Any:
        """What we know of the table."""
        assert self.session.client is not None
        return self.session.client.state

    def _tell_house(self, house: House) -> None:
        """What is decided otherwise now of who may come, sit and watch; what was decided before we came is known."""
        for kind, line in lobby_text.admission_lines(self.words, house).items():
            if kind in self._shown:
                self._once(kind, line)
            self._shown[kind] = (line,)

    def _tell_talk(self) -> None:
        new, self._said = self.client_state.talk.count - self._said, self.client_state.talk.count
        for line in self.client_state.talk.lines[-new:] if new > 0 else []:
            if not talk_text.was_away(self.client_state, line):
                self.say(talk_text.talk_line(self.words, self.client_state, line))

    # A game

    def _tell_game(self, replica: core.Replica[Any]) -> None:
        view, drawn = people_names.view_of(self.words, self.client_state, replica), board(replica.game.id)
        if replica is not self.replica:
            self.replica, self._asked, self._awaited = replica, (), set()
            for kind in OF_ONE_GAME:
                self._shown.pop(kind, None)
            self._events = max(0, len(replica.log) - BEFORE)
            self.say(self.words(f"{drawn.id}-name"))
            if not self._events and (laid := self.opening(drawn, view, replica)):
                self.say(*laid)
        self._tell_log(drawn, view)
        self._once("title", plain_names.named(drawn.title(view), view.names))
        if view.outcome is not None:
            self._tell_end(drawn, view)
        else:
            self._tell_question(drawn, view)

    def opening(self, drawn: Board, view: View, replica: core.Replica[Any]) -> list[str]:
        """How the table was laid."""
        return [plain_names.named(text, view.names) for text in outcome_text.opening_lines(drawn, view, replica)]

    def _tell_log(self, drawn: Board, view: View) -> None:
        """What has happened, and each round's table where it is over."""
        start, self._events = self._events, len(view.log)
        for told, event in enumerate(view.log[start:], start + 1):
            if text := drawn.line(view, event):
                self.say(plain_names.named(text, view.names))
            if drawn.round_ends(event):
                self.tell_round(drawn, view, told)

    def tell_round(self, drawn: Board, view: View, told: int) -> None:
        """What the round has brought that was over when so many lines had been told."""
        replica, log = self.replica, view.log
        if replica is None:
            return
        start = next((at + 1 for at in range(told - 2, -1, -1) if drawn.round_ends(log[at])), 0)
        then = View(replica.game, replica.seat, replica.moment(told - 1), log[:told], self.words, view.names)
        tally = drawn.round_table(then, log[start:told])
        if tally is not None:
            self.say(*outcome_text.tally_lines(tally, view.names))

    def _tell_question(self, drawn: Board, view: View) -> None:
        """What we are asked, once; or whom we wait for."""
        asked = (view.question, *view.legal)
        if self._hinting is not None and asked != self._asked:
            self._hinting.cancel()
        if self.client_state.requests.pending is not None:
            self._asked, self.legal = (), ()
        elif not view.legal:
            self._asked, self.legal = (), ()
            self._tell_waiting(drawn, view)
        elif asked != self._asked:
            self._asked, self.legal, self._menu = asked, tuple(view.legal), []
            self.numbers = [drawn.number(view, at) for at in range(len(view.legal))]
            self._awaited = set()
            self._fresh.show(by_itself=True)
            self.say(*question_text.question_lines(drawn, view, self.numbers), *self.clock(view))
            self._answer_lone_done(drawn, view)
            self._warn(view)

    def clock(self, view: View) -> list[str]:
        """How long we have, if a clock runs."""
        left = self.client_state.games.clocks().get(view.seat)
        return [] if left is None else [self.words("table-row-clock-on", time=self.words.duration(ceil(left)))]

    def _warn(self, view: View) -> None:
        """Say once more how long we have when a clock has nearly run down: nobody sees it run here."""
        left, asked = self.client_state.games.clocks().get(view.seat, 0.0), self._asked
        if not self._typing or left < 2 * WARNING:
            return

        async def later() -> None:
            await trio.sleep(left - WARNING)
            if self._asked is asked:
                self.say(*self.clock(view))

        self.session.beside(later)

    def _tell_waiting(self, drawn: Board, view: View) -> None:
        """Whom we wait for and who of them thinks, once: that there are fewer now is not said again."""
        now = {(kind, seat) for kind, seats in waiting_text.awaited(view, self.client_state).items() for seat in seats}
        if self._typing and not now <= self._awaited:
            self.say(waiting_text.waiting_line(self.words, drawn, view, self.client_state))
        self._awaited = now

    def _answer_lone_done(self, drawn: Board, view: View) -> None:
        """As the screen does, if the player wants it so."""
        if not self._lone_done or not drawn.answers_itself(view) or self.session.client is None:
            return
        asked = self._asked

        async def later() -> None:
            await trio.sleep(hesitation())
            if self._asked is asked:
                self.session.act(self.legal[0])

        self.session.beside(later)

    def _tell_end(self, drawn: Board, view: View) -> None:
        """The result, once, and when it is known whether the deal was fair, that."""
        assert view.outcome is not None
        self._asked, self.legal = (), ()
        self._once("end", *outcome_text.end_lines(self.words, drawn, view, view.outcome))
        game = self.client_state.games.current
        verdict = game.verdict if game is not None and game.proven else None
        if verdict is not None:
            self._once("deal", self.words.sentence(verdict.sentence))
        if self._ends and (verdict is not None or game is None or not game.proven):
            self.end()

    @property
    def _ends(self) -> bool:
        """Is all over with the game? So it is for a script that plays alone."""
        return self.session.plan.do == "solo" and not self._typing

    # What is typed

    @property
    def ready(self) -> bool:
        """Can a line that comes through a pipe be meant for what there is now?"""
        client = self.session.client
        if self._locked or self._menu:
            return True
        if client is None or client.status != "open" or self._starting or self._waits or self._hinting is not None:
            return False
        replica, lobby = client.state.games.replica, client.state.table.lobby
        if replica is not None and lobby is not None:
            return bool(self.legal) or replica.seat is None or (replica.outcome is not None and not self._ends)
        return lobby is not None and lobby.phase == "lobby" and not self.session.at_once

    @property
    def _at_table(self) -> bool:
        """Has the table shown itself?"""
        return self.session.client is not None and self.session.client.state.table.lobby is not None

    @property
    def _answered(self) -> bool:
        """Has the table shown itself, or is it known why it does not?"""
        client = self.session.client
        return self.over or self._locked or self._at_table or (client is not None and bool(client.trouble))

    def _may_be_meant(self, line: str) -> bool:
        """Can this line that comes through a pipe be obeyed now? What asks for nothing that others must do first waits
        only for what we have asked for ourselves."""
        client, name, here = self.session.client, _latin(line.partition(" ")[0]), self._at_table
        if self._locked or name not in (AT_ONCE if self.replica is not None else BOTH if here else ("q", "quit")):
            return self.ready
        if client is None or client.status != "open":
            return True
        ours = self._starting or self._waits or self._hinting is not None
        return not (ours or client.state.requests.pending is not None)

    async def listen(self, lines: AsyncIterator[tuple[str, float]]) -> None:
        """Do what is typed, line by line, until there are no more. Each comes with when it was typed. Who has come
        through a pipe hears a hint that he asked for, and whether there is a table at all, before it ends."""
        async for line, when in lines:
            await trio.lowlevel.checkpoint()
            while not self._typing and not self._may_be_meant(line):
                await self._stir.wait()
            self.obey(line, when)
        while (self._hinting is not None or not self._answered) and not self._typing:
            await self._stir.wait()

    def asks_before_it_ends(self) -> bool:
        """Has the end of what is typed, at a terminal, been answered with a question?"""
        if self._typing and not self.over:
            self.leave()
        return self._typing and not self.over

    def interrupted(self) -> bool:
        """Ctrl-C: will it end by itself, or has it been asked whether it shall?"""
        if not self._typing or self.over:
            return False
        self._abandoning = False
        self._leave("table-quit-again")
        return True

    def obey(self, line: str, when: float) -> None:
        """Do what a line asks for. A password is taken as it was typed: blanks in it and around it count."""
        if self._locked:
            self._lock(False)
            self._shown.pop("password", None)
            self.session.unlock(line.rstrip("\r\n"))
            return
        line = codec.clean(line)
        word, _, rest = line.partition(" ")
        if not self._at_table and _latin(word) not in ("q", "quit"):
            self.say(self.words("table-connecting"))
            return
        menu, self._menu = self._menu, []
        if word.isascii() and word.isdigit() and rest.strip():  # one answer is asked for: which of two is not guessed
            self._menu = menu
            self.say(self.words("lines-no-answer", said=self.words.verbatim(" ".join(line.split()))))
        elif word.isascii() and word.isdigit() and menu:
            self._choose(menu, int(word))
        elif word.isascii() and word.isdigit():
            self._number(int(word), when)
        else:
            self._command(word, rest.strip())
        self._leaving = self._leaving and _latin(word) in ("q", "quit")
        self._abandoning = self._abandoning and _latin(word) in ("a", "again")

    def _choose(self, menu: list[tuple[str, Callable[[], object]]], number: int) -> None:
        if 0 < number <= len(menu):
            menu[number - 1][1]()
        else:
            self._menu = menu
            self.say(self.words("lines-no-answer", said=str(number)))

    def _number(self, number: int, when: float) -> None:
        """An answer to the question; in the lobby, a seat."""
        if self.replica is None:
            if (at := self.seat_said(str(number))) is not None:
                self.ask(Sit(at))
        elif not self.legal:
            self.say(self.words("lines-not-asked"))
        elif self._typing and not self._fresh.counts(when):
            self.say(self.words("lines-too-soon"))
        elif number not in self.numbers:
            self.say(self.words("lines-no-answer", said=str(number)))
        else:
            action = self.legal[self.numbers.index(number)]
            self._asked, self.legal = (), ()
            self._shown.pop("rejected", None)
            if not self.session.act(action):
                self.bell()

    def _command(self, word: str, rest: str) -> None:
        name = _latin(word)
        table = IN_GAME if self.replica is not None else IN_LOBBY
        does = table.get(name) or BOTH.get(name)
        if does is None:
            self.say(self.words("lines-unknown", said=self.words.verbatim(word)))
        else:
            does(self, rest)

    def ask(self, message: Message) -> None:
        """Ask the table for something."""
        self._shown.pop("rejected", None)
        self.client_state.requests.rejected = None
        self._waits = not isinstance(message, (Chat, Start))
        self._starting = isinstance(message, Start)
        if not self.session.send(message):
            self._waits = self._starting = False
            self.bell()

    # What a command may ask for

    def view(self) -> View:
        """The game as it is, without answers."""
        assert self.replica is not None
        return people_names.view_of(self.words, self.client_state, self.replica)

    def hint(self) -> None:
        """What would a knight do? He thinks beside us, and it is told if the same is still asked."""
        from tui.game_view.hints import why_none

        replica = self.replica
        if why := why_none(self.client_state.table.lobby, replica, self.legal):
            self.say(self.words(f"table-hint-{why}"))
        elif replica is not None and self._hinting is None:
            self.say(self.words("lines-hint"))
            self._hinting = trio.CancelScope()
            self.session.beside(lambda: self._advise(replica))

    async def _advise(self, replica: core.Replica[Any]) -> None:
        from tui.game_view.hints import advised

        scope, asked = self._hinting, self._asked
        assert scope is not None
        with scope:
            thought = await advised(replica)
            if self._asked is asked and not scope.cancel_called:
                self.say(*self._told(thought))
        self._hinting = None
        self._stirred()

    def _told(self, thought: Thought | None) -> list[str]:
        """What he would do and why, with what he expects of the answers that he followed."""
        if thought is None:
            return [self.words("table-hint-failed")]
        view = self.view()
        view.legal = self.legal
        return question_text.hint_lines(board(view.game.id), view, self.numbers, thought)

    def play_again(self) -> None:
        """Host: back to the lobby. A game that goes on is abandoned, which is asked first."""
        client_state = self.client_state
        if not (client_state.table.is_host and client_state.table.lobby.phase == "playing"):
            self.ask(Again())
        elif self._abandoning:
            self.ask(Abandon())
        else:
            self._abandoning = True
            self.say(self.words("table-abandon-title"), self.words("table-abandon-body"),
                     self.words("lines-abandon-again"))  # fmt: skip

    def choose(self, title: str, choices: list[Choice]) -> None:
        """One of these, or nothing: for the desk."""
        self.offer(title, [*choices, (self.words("people-nothing"), lambda: None)])

    def send(self, message: Message) -> bool:
        """Ask the table for something; False if there is no line to it."""
        return self.session.send(message)

    def bell(self) -> None:
        """There is no line to the table."""
        self.say(self.words("table-no-lost"))

    def offer(self, title: str, choices: Iterable[tuple[str, Callable[[], object]]]) -> None:
        """Choose by a number what is done; whatever else is typed does nothing of it."""
        self._menu = list(choices)
        self.say(title, *(f"{at}: {text}" for at, (text, _) in enumerate(self._menu, 1)))

    def leave(self) -> None:
        """Leave; where that closes the table for others, or a game is lost by it, it is asked first."""
        self._leave("lines-leave-again")

    def _leave(self, again: str) -> None:
        """Asked first, with how it is answered."""
        client = self.session.client
        playing = client is not None and client.state.games.goes_on
        asks = self.session.hosting and (bool(others(self.session)) or (playing and self._typing))
        if asks and not self._leaving:
            self._leaving = True
            self.say(stakes(self.words, self.session), self.words(again))
        else:
            self.end()

    def seat_said(self, said: str) -> int | None:
        """The seat of this number; if there is none, that is said."""
        number = int(said) if said.isascii() and said.isdigit() else 0
        if 0 < number <= len(self.client_state.table.lobby.seats):
            return number - 1
        self.say(self.words("lines-no-answer", said=self.words.verbatim(said)))
        return None


def _latin(word: str) -> str:
    """A letter by its place on the keyboard; a longer word as it is."""
    return keys.in_latin(word).lower()


async def typed(read: Reads) -> AsyncIterator[tuple[str, float]]:
    """The lines that come in, each with when it came; the last one may lack its end."""
    rest = b""
    while data := await read():
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield line[:LONGEST].decode("utf-8", "replace"), monotonic()
        rest = rest[:LONGEST]
    if rest:
        yield rest.decode("utf-8", "replace"), monotonic()


async def _pour(told: trio.MemoryReceiveChannel[str], write: Writes, scope: trio.CancelScope) -> None:
    """Write what is said, all that waits at once: a slow line keeps nobody waiting. If that fails, all ends."""
    async for line in told:
        waiting = [line]
        while told.statistics().current_buffer_used:
            waiting.append(told.receive_nowait())
        try:
            await write("".join(f"{each}\n" for each in waiting))
        except OSError:
            scope.cancel()
            return


async def play(plan: LaunchRequest, lines: Callable[[Callable[[str], None]], Lines], read: Reads, write: Writes,
               session: Callable[[Any, Callable[[Message | None], None]], Session]) -> int:  # fmt: skip
    """Be at a table until it ends, or until nothing more is typed; the exit status."""
    sender, receiver = trio.open_memory_channel[str](WAITING)

    def tell(line: str) -> None:
        with suppress(trio.WouldBlock):
            sender.send_nowait(line)

    async with trio.open_nursery() as outer:
        outer.start_soon(_pour, receiver, write, outer.cancel_scope)
        at_table = lines(tell)
        async with trio.open_nursery() as nursery:
            with at_table.scope:
                at_table.session = session(Beside(nursery), at_table.heard)
                at_table.session.begin(plan)
                await at_table.listen(typed(read))
                while at_table.asks_before_it_ends():
                    await at_table.listen(typed(read))
            nursery.cancel_scope.cancel()
        sender.close()
        outer.cancel_scope.deadline = trio.current_time() + PARTING
    return at_table.status
