"""A person at a table in lines of plain text: for screen readers, for scripts, for the slowest links.

Knows: the session, and what a line that was typed is for.
Must not know: screens, colours, where lines are read and written, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import trio

from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.messages import Abandon, Again, Lobby, Message, Notice, Sit
from tui.input.layouts import number_typed
from tui.lobby_view.exit_warning import others, stakes
from tui.lobby_view.lobby_text import ways_to
from tui.lobby_view.people_menu import Choice
from tui.session.session import Session
from tui.text.words import Words

from .commands import BOTH, IN_GAME, IN_LOBBY
from .game_lines import GameLines
from .hall_lines import HallLines
from .input_gate import LEAVING, InputGate, latin
from .output import Menu, Output
from .screen_reader import ScreenReaderWords
from .table_lines import TableLines


class Lines:
    """One person at a table, told in lines and asking by lines."""

    session: Session

    def __init__(
        self, words: Words, write: Callable[[str], None], *, typing: bool, lone_done: bool = False,
        hide: Callable[[bool], None] = lambda hidden: None,
    ) -> None:  # fmt: skip
        """`write` prints a line; `typing` is True for a person at a terminal; `hide` turns the echo of what is typed
        off or on; `lone_done` answers a question by itself whose only answer is to end a step."""
        self.words = ScreenReaderWords(words.language)
        self.output = Output(self.words, write, words.ascii_only)
        self.menu = Menu(self.output)
        self.table = TableLines(self.output, lambda: self.session, typing)
        self.hall = HallLines(self.output, lambda: self.session)
        self.game = GameLines(self.output, self.menu, lambda: self.session, typing)
        self.gate = InputGate(lambda: self.session, self.game, self.menu, typing)
        self.game.lone_done = lone_done and typing
        self.game.ended, self.game.stirred = self.end, self.gate.stirred
        self.scope = trio.CancelScope()
        """Cancelled when nothing more is to be said."""
        self.status = 0
        """The exit status."""
        self._typing, self._hide = typing, hide
        self._leaving = self._abandoning = False
        """True if leaving, or abandoning a game, waits to be confirmed by typing it again."""

    @property
    def over(self) -> bool:
        """True once nothing more is said."""
        return self.gate.over

    @property
    def client_state(self) -> ClientState:
        """The state of the table."""
        assert self.session.client is not None
        return self.session.client.state

    @property
    def lobby(self) -> Lobby:
        """The lobby of the table. There is one before anything is obeyed."""
        assert self.client_state.table.lobby is not None
        return self.client_state.table.lobby

    @property
    def alone(self) -> bool:
        """True for a game against bots only."""
        return self.session.plan.do == "solo"

    def end(self) -> None:
        """Ends everything."""
        self.gate.over = True
        self.scope.cancel()

    # What the table sends

    def heard(self, message: Message | None) -> None:
        """Tells what has changed at the table."""
        self.gate.replied()
        if isinstance(message, Notice) and message.code == "deal-off":
            self.gate.started()
        if not self.over:
            self._tell_news()
            self.gate.stirred()

    def _tell_news(self) -> None:
        client = self.session.client
        if self.session.failure or (client is not None and client.status == "closed"):
            self._tell_closed(self.session.failure or (client.trouble if client else ""))
        elif self.hall.here:
            self.hall.tell()
        elif client is not None:
            self.hall.left()
            self.table.tell_connection(client)
            if client.state.requests.rejected is not None:
                self.gate.rejected()
            self.table.tell_news(client.state)
            self._tell_table(client.state)

    def _tell_table(self, client_state: ClientState) -> None:
        """Tells the game or the lobby. A client that comes back receives its game before the lobby with the names, so
        it is told when both are there."""
        lobby, replica = client_state.table.lobby, client_state.games.replica
        if replica is not None and lobby is not None:
            self.gate.started()
            self.game.tell(replica)
        elif lobby is not None and lobby.phase == "lobby" and not self.session.at_once:
            self.game.leave()
            self.table.tell_lobby(client_state)

    def _tell_closed(self, sentence: str) -> None:
        """The connection is closed for good. A table that wants a password is joined again with the next line."""
        client = self.session.client
        refused = client.state.table.refused if client is not None else None
        if refused is not None and refused.code == "password" and not self.session.failure:
            self._lock(True)
            wrong = [self.words("table-no-password")] if self.session.plan.password else []
            self.output.once("password", *wrong, self.words("people-password-title"))
            return
        self.output.say(self.words.sentence(sentence))
        self.status = 1
        self.end()

    def _lock(self, locked: bool) -> None:
        """Makes the next line a password, which is not shown; or not."""
        self.gate.locked = locked
        self._hide(locked)

    # What is typed

    async def listen(self, lines: AsyncIterator[tuple[str, float]]) -> None:
        """Obeys the lines that come in, each with when it was typed, until there are no more."""
        await self.gate.listen(lines, self.obey)

    def asks_before_it_ends(self) -> bool:
        """True if the end of the input at a terminal was answered with a question."""
        if self._typing and not self.over:
            self.leave()
        return self._typing and not self.over

    def interrupted(self) -> bool:
        """Handles Ctrl-C. Returns True if the program ends by itself, or has asked whether to."""
        if not self._typing or self.over:
            return False
        self._abandoning = False
        self.leave("table-quit-again")
        return True

    def obey(self, line: str, when: float) -> None:
        """Does what a line asks for; `when` it was typed. Blanks count in a password, and around it."""
        if self.gate.locked:
            self._lock(False)
            self.output.forget("password")
            self.session.unlock(line.rstrip("\r\n"))
            return
        line = codec.clean(line)
        name = latin(line.partition(" ")[0])
        if self.hall.here and name not in LEAVING:
            if (message := self.hall.obey(line)) is not None:
                self.gate.sent(message)
                self.session.send(message)
            return
        if not self.gate.at_table and name not in LEAVING:
            self.output.say(self.words("table-connecting"))
            return
        self._obey_at_table(line, when)
        self._leaving = self._leaving and name in LEAVING
        self._abandoning = self._abandoning and name in ("a", "again")

    def _obey_at_table(self, line: str, when: float) -> None:
        word, _, rest = line.partition(" ")
        word = number_typed(word)
        is_number, choices = word.isascii() and word.isdigit(), self.menu.take()
        if is_number and rest.strip():  # two numbers: which one is meant is not guessed
            self.menu.choices = choices
            self.output.say(self.words("lines-no-answer", said=self.words.verbatim(" ".join(line.split()))))
        elif is_number and choices:
            self.menu.choose(choices, int(word))
        elif is_number:
            self._number(int(word), when)
        else:
            self._command(word, rest.strip())

    def _number(self, number: int, when: float) -> None:
        """Answers the open question; in the lobby, sits down."""
        question = self.game.presenter.question
        if self.game.replica is None:
            if (at := self.seat_said(str(number))) is not None:
                self.ask(Sit(at))
        elif not question.legal:
            self.output.say(self.words("lines-not-asked"))
        elif self._typing and not question.guard.counts(when):
            self.output.say(self.words("lines-too-soon"))
        elif number not in question.numbers:
            self.output.say(self.words("lines-no-answer", said=str(number)))
        else:
            action = question.legal[question.numbers.index(number)]
            question.close()
            self.output.forget("rejected")
            if not self.session.act(action):
                self.bell()

    def _command(self, word: str, rest: str) -> None:
        name = latin(word)
        table = IN_GAME if self.game.replica is not None else IN_LOBBY
        does = table.get(name) or BOTH.get(name)
        if does is None:
            self.output.say(self.words("lines-unknown", said=self.words.verbatim(word)))
        else:
            does(self, rest)

    # What a command may ask for

    def ask(self, message: Message) -> None:
        """Sends a request, whose reply is told."""
        self.output.forget("rejected")
        self.client_state.requests.rejected = None
        self.gate.sent(message)
        if not self.session.send(message):
            self.gate.rejected()
            self.bell()

    def send(self, message: Message) -> bool:
        """Sends a request; False if there is no connection to the table."""
        return self.session.send(message)

    def take_back(self, steps: int) -> bool:
        """Goes back to where the game was after so many steps; False unless it is the person's alone."""
        return self.session.take_back(steps)

    def to_list(self) -> None:
        """Goes back to the list of the hall; says so if there is none."""
        if self.session.in_hall:
            self.session.to_list()
        else:
            self.output.say(self.words("table-no-no-hall"))

    def bell(self) -> None:
        """Says that there is no connection to the table."""
        self.output.say(self.words("table-no-lost"))

    def choose(self, title: str, choices: list[Choice]) -> None:
        """Offers choices, and to choose none. With those about people goes how others come in."""
        if title == self.words("people-title"):
            self.output.say(*ways_to(self.words, self.session))
        self.menu.offer(title, [*choices, (self.words("people-nothing"), lambda: None)])

    def play_again(self) -> None:
        """For the host: goes back to the lobby. A running game is abandoned, which has to be confirmed."""
        if not (self.client_state.table.is_host and self.lobby.phase == "playing"):
            self.ask(Again())
        elif self._abandoning:
            self.ask(Abandon())
        else:
            self._abandoning = True
            keys = ("table-abandon-title", "table-abandon-body", "lines-abandon-again")
            self.output.say(*map(self.words, keys))

    def leave(self, how: str = "lines-leave-again") -> None:
        """Leaves. Where that closes the table for others or loses a game, it has to be confirmed; `how` is the key of
        the text that says by what."""
        client = self.session.client
        playing = client is not None and client.state.games.goes_on
        asks = self.session.hosting and (bool(others(self.session)) or (playing and self._typing))
        if asks and not self._leaving:
            self._leaving = True
            self.output.say(stakes(self.words, self.session), self.words(how))
        else:
            self.end()

    def seat_said(self, said: str) -> int | None:
        """The seat of this number; None if there is none, which is said."""
        said = number_typed(said)
        number = int(said) if said.isascii() and said.isdigit() else 0
        if 0 < number <= len(self.lobby.seats):
            return number - 1
        self.output.say(self.words("lines-no-answer", said=self.words.verbatim(said)))
        return None
