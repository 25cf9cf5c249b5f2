"""The hall as its client knows it: the list, the talk there, and the table that the client wants to be at.

Knows: the messages of a hall.
Must not know: what happens at a table, sockets, trio, screens.
"""

from __future__ import annotations

from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import (
    Abandon,
    Act,
    AddBot,
    Again,
    Commit,
    Consent,
    Disclose,
    Free,
    Grant,
    HallProtected,
    InHall,
    InList,
    JoinTable,
    Kick,
    ListedTable,
    Message,
    OpenTable,
    Pick,
    Ready,
    Rejected,
    RequestSeatCode,
    Resync,
    Reveal,
    SentTo,
    Sit,
    Stand,
    Start,
    TableList,
    TableLog,
    TablesChanged,
    TableSettings,
    ToList,
    Welcome,
    Whereabouts,
)

from .talk import Talk
from .tournaments import Tournaments

FOR_TABLES = (
    Abandon, Act, AddBot, Again, Commit, Consent, Disclose, Free, Grant, Kick, Pick, Ready, RequestSeatCode, Resync,
    Reveal, Sit, Stand, Start, TableSettings,
)  # fmt: skip
"""What only a table handles."""
MOVED = "moved"
"""The reason for which the organiser takes a client from its table."""
MOST = 4000
"""Tables that a client keeps; no hall of ours has so many."""


class HallState:
    """The last state of the hall, as it was sent. Without `welcome` the client is in no hall."""

    def __init__(self) -> None:
        self.welcome: InHall | None = None
        self.tables: dict[str, ListedTable] = {}
        """The list, by the numbers of the tables."""
        self.talk = Talk()
        self.turned_back: InList | None = None
        """The reason why the client did not come to a table; None once it tries again."""
        self.whereabouts: Whereabouts | None = None
        """Who is where, for the organiser."""
        self.tournaments = Tournaments()
        """The tournaments of the hall."""
        self.wish: JoinTable | OpenTable | None = None
        """The table to go to, also after a cut line; None to look at the list."""
        self.joining = False
        """True from the wish to its answer."""
        self.listed = False
        """True once the list has come over the present connection."""
        self.in_list = False
        """True while the client is at no table, over the present connection."""
        self.leaving = False
        """True from the wish to leave a table to its answer."""
        self.moved_by = ""
        """The organiser who sends the client to a table, until it is there."""
        self.log: TableLog | None = None
        """The log of a table, for the organiser."""
        self.protected: HallProtected | None = None
        """The hall's new protection, for the organiser."""

    def enter(self, welcome: InHall) -> list[Message]:
        """Takes in the welcome of a new connection; returns what takes the client to its table."""
        if self.welcome is None or self.welcome.id != welcome.id:
            self.talk.clear()
        self.welcome, self.tables, self.in_list, self.listed = welcome, {}, True, False
        self.tournaments.enter(welcome)
        self.leaving, self.moved_by = False, ""
        return [self.wish] if self.wish is not None else []

    def takes(self, message: Message) -> bool:
        """False for what is meant for a table while the client is on its way there."""
        return not self.in_list or self.wish is None or not isinstance(message, FOR_TABLES)

    def turns_back(self, rejected: Rejected) -> bool:
        """True if the client does not come to its table since this was rejected, and not something else."""
        return self.joining and not (rejected.code == "store-away" and isinstance(self.wish, JoinTable))

    def sent(self, message: Message) -> None:
        """Takes note of a wish that was sent."""
        if isinstance(message, JoinTable | OpenTable):
            self.wish, self.joining, self.turned_back = message, True, None
        elif isinstance(message, ToList):
            self.leaving = True

    def came_to(self, welcome: Welcome) -> None:
        """The client is at a table: it comes back to that one, whatever it has wished for."""
        if self.welcome is not None:
            self.joining = self.in_list = False
            self.wish = JoinTable(number_of(welcome.table_id))

    def turn_back(self, code: str, text: str) -> None:
        """The client did not come to a table."""
        self.wish, self.joining, self.in_list, self.leaving = None, False, True, False
        self.turned_back = InList(code, text)

    def goes_back(self, message: Message) -> bool:
        """True if this leads from a table to the list as the client has wished, or the organiser."""
        return isinstance(message, InList) and (self.leaving or message.code == MOVED)

    def follow(self, message: SentTo) -> list[Message]:
        """The organiser sends the client to a table; returns what takes it there. Raises ProtocolError."""
        if not self.in_list:
            raise codec.ProtocolError("The hall sends us to a table from another one.")
        self.moved_by = message.by
        return [JoinTable(message.table)]

    def update(self, message: TableList | TablesChanged) -> None:
        """Takes in the list, or what has changed of it. Raises ProtocolError."""
        if self.welcome is None:
            raise codec.ProtocolError("A table sends a list of tables, as if it were a hall.")
        if isinstance(message, TableList):
            self.tables, self.listed = {row.id: row for row in codec.rows(message.packed)}, True
        else:
            self.tables |= {row.id: row for row in message.rows}
            for gone in message.gone:
                self.tables.pop(gone, None)
        if len(self.tables) > MOST:
            raise codec.ProtocolError("The hall names too many tables.")
