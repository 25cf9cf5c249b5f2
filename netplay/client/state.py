"""A client's knowledge of its table, without I/O: messages go in, and answers come out.

Knows: the parts of that state, and which of them a message concerns.
Must not know: sockets, trio, screens.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import core
from netplay.audit.commitment import CAPABILITY
from netplay.audit.transcript import Anomaly
from netplay.protocol import codec
from netplay.protocol.messages import (
    MINOR,
    Abandon,
    Act,
    Began,
    Clock,
    Commitments,
    DealAnnounced,
    HallProtected,
    InHall,
    InList,
    JoinAddresses,
    Line,
    Lobby,
    Message,
    Notice,
    Record,
    Refused,
    Rejected,
    Resync,
    Said,
    SeatCode,
    SentTo,
    TableList,
    TableLog,
    TablesChanged,
    TournamentList,
    TournamentShown,
    Unknown,
    Welcome,
    Whereabouts,
)

from .deal_audit import DealAudit
from .games import Games
from .hall import HallState
from .replicated_game import ReplicatedGame
from .requests import Requests
from .table import TableState
from .talk import Talk


class ClientState:
    """The table as one client knows it. A server is not trusted: whatever does not fit raises ProtocolError."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self.hall = HallState()
        """The hall that the table is in, and its list."""
        self.join_addresses: JoinAddresses | None = None
        """How others join, as the table or its hall has told; None before it has."""
        self._come_new()

    def _come_new(self) -> None:
        """Knows of no table, as before the first."""
        self.table = TableState()
        """The last welcome and lobby, and who this client is there."""
        self.talk = Talk()
        """Chat and notices."""
        self.games = Games(self.table, self._now)
        """The game on the table, the last finished and the last abandoned one."""
        self.audit = DealAudit(self._now)
        """The proofs of deals, and contradictions in them."""
        self.requests = Requests()
        """Requests to the table, and their answers."""

    @property
    def let_in(self) -> bool:
        """True if this client has been let in, to a table or a hall."""
        return self.table.welcome is not None or self.hall.welcome is not None

    def act(self, action: core.Action) -> Act:
        """Returns the message that asks for an action. It is pending only after `sent`."""
        game = self.games.current
        if game is None:
            raise ValueError("There is no game.")
        return Act(self.requests.next_number, game.replica.seq, game.replica.game.pack(action))

    def sent(self, message: Message) -> None:
        """Marks a message as sent. Call it after the connection has taken the message."""
        self.requests.sent(message)
        self.hall.sent(message)
        if isinstance(message, Abandon):
            self.audit.abandon()

    def receive(self, message: Message) -> list[Message]:
        """Takes in a message of the server; returns the messages to answer at once."""
        match message:
            case core.Report():  # nearly always
                return self._follow(message)
            case DealAnnounced() | Commitments():
                return self.audit.take_part(message, self.table.welcome)
            case Welcome():
                self._greet(message)
            case Lobby():
                self._update(message)
            case Said() | Notice():
                self._hear(message)
            case Began():
                self._begin(message)
            case Record():
                self.audit.opened = self.games.open(message) or self.audit.opened
            case InHall():
                return self.hall.enter(message)
            case SentTo():
                return self.hall.follow(message)
            case Clock():
                self.games.start_clock(message)
                self.audit.stand_ins.see_timer() if message.left else None
            case _:
                self._answered(message)
        return []

    def _answered(self, message: Message) -> None:
        """Takes in an answer to a request; a Pong means nothing more, and a Door is answered by the client."""
        match message:
            case TableList() | TablesChanged():
                self.hall.update(message)
            case TournamentList() | TournamentShown():
                self.hall.tournaments.update(message)
            case JoinAddresses():
                self.join_addresses = message
            case Whereabouts():
                self.hall.whereabouts = message
            case TableLog():
                self.hall.log = message
            case HallProtected():
                self.hall.protected = message
            case InList() if self.hall.goes_back(message):
                self._come_new()
                self.hall.turn_back(message.code, message.text)
            case InList():
                self._turned_back(message.code, message.text)
            case Rejected() if self.hall.turns_back(message):
                self._turned_back(message.code, message.text)
            case Rejected():
                self.requests.turn_down(message)
            case Refused():
                self.table.refused = message
            case SeatCode():
                self.requests.take_code(message)
            case Unknown():
                self._pass_over(message)
            case _:
                pass

    def _turned_back(self, code: str, text: str) -> None:
        """Takes in that a table of the hall does not let this client in; or does so no longer, which ends the client as
        a single table would."""
        if self.table.welcome is not None:
            self.table.refused = Refused(code, text)
        self.hall.turn_back(code, text)

    def _greet(self, welcome: Welcome) -> None:
        """Takes in the welcome of a new connection, over which everything is told anew."""
        before = self.table.welcome
        if before is None or before.token != welcome.token:
            self.requests.settle()
            self.games.drop()
        if before is None or before.table_id != welcome.table_id or welcome.minor == 0:
            self.talk.clear()
        if self.hall.welcome is None:
            self.join_addresses = None
        self.games.start_clock(Clock())
        self.audit.there = False
        self.requests.count_from(welcome.n)
        self.table.greet(welcome)
        self.hall.came_to(welcome)
        if self.hall.moved_by:
            self.talk.remark(Notice("moved", [self.hall.moved_by]))
            self.hall.moved_by = ""

    def _hear(self, line: Line) -> None:
        if self.hall.in_list:
            self.hall.talk.hear(line)
            return
        self.talk.hear(line)
        if isinstance(line, Notice):
            self.audit.stand_ins.hear(line)

    def _update(self, lobby: Lobby) -> None:
        self._note_rematch(self.table.lobby, lobby)
        self.table.update(lobby)
        self.audit.stand_ins.see(lobby, self.table.my_seat, self.table.called)
        self.audit.there = True
        if lobby.phase == "lobby":
            self.games.put_away()
            self.requests.settle()
        if self.games.current is not None:
            self.games.current.name_by(lobby)

    def _note_rematch(self, before: Lobby | None, now: Lobby) -> None:
        """Adds a notice for each player who is ready for another game after one is over, and for the host who opens the
        lobby again."""
        if before is None or before.phase != "over":
            return
        was_ready = {seated.person for seated in before.seats if seated.ready}
        wanting = [seated for seated in now.seats if seated.person is not None and seated.ready]
        if now.phase == "over":
            names = [each.name for each in wanting if each.person not in was_ready and each.person != now.host]
        else:
            names = [each.name for each in wanting if each.person == now.host and now.phase == "lobby"]
        for name in names:
            self.talk.remark(Notice("rematch", [name]))

    def _begin(self, began: Began) -> None:
        before = self.games.begin(began)
        if (game := self.games.current) is None:
            return
        self.audit.begin(game, self.requests)
        if before is None or not before.is_of(began):
            self._note_unproven(game)
            if before is not None and before is self.games.finished:
                before.withhold()
        self.requests.settle()
        self.requests.rejected = None
        if self.table.lobby is not None:
            game.name_by(self.table.lobby)
        self.games.note_asked()
        self._note_end(game)

    def _note_unproven(self, game: ReplicatedGame) -> None:
        """Adds a notice if a table that can deal with a commitment has not, and does not say why."""
        new, welcome = self.talk.since_last_game(), self.table.welcome
        said = any(isinstance(line, Notice) and line.code == "unproven" for line in new)
        if not game.proven and welcome and CAPABILITY in welcome.can and not said:
            self.talk.remark(Notice("no-proof", seq=game.replica.seq))

    def _follow(self, report: core.Report) -> list[Message]:
        """Applies a report. A replica that has lost step asks for the whole game."""
        game = self.games.current
        if game is None:
            return []
        if not self.games.follow(report):
            return [Resync()]
        if report.actor == game.replica.seat:
            self.requests.settle()
            self._check_own(game, report)
        elif core.TakeBack.is_packed(report.action) and game.replica.log[-1].key == core.UNDONE:
            self._check_agreed(game, report)
        self.games.note_asked(report.actor)
        self._note_end(game)
        return []

    def _check_own(self, game: ReplicatedGame, report: core.Report) -> None:
        """Adds a notice if a move of this client's seat is not its own, and the table has told of no bot."""
        before = game.anomaly
        self.audit.check_own(game, report, self.requests)
        if game.anomaly is not before:
            self.talk.remark(Notice("not-yours", seq=report.seq))

    def _check_agreed(self, game: ReplicatedGame, report: core.Report) -> None:
        """Adds a notice if something was taken back to which this client's player has not agreed."""
        if game.replica.seat is None or self.games.mover(game.replica.seat):
            return
        if self.requests.agreed_after != report.seq - 1:
            game.anomaly = game.anomaly or Anomaly("taken-back", report.seq)
            self.talk.remark(Notice("not-agreed", seq=report.seq))

    def _note_end(self, game: ReplicatedGame) -> None:
        if game.replica.outcome is not None:
            self.games.finished = game
            self.audit.end()

    def _pass_over(self, message: Unknown) -> None:
        """Ignores an unknown message of a newer table or hall. Raises ProtocolError for that of any other."""
        if all(welcome is None or welcome.minor <= MINOR for welcome in (self.table.welcome, self.hall.welcome)):
            raise codec.ProtocolError(f"There is no message of the kind {message.kind}.")
