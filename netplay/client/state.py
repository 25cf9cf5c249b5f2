"""What a client knows of its table, without any input or output: messages in, and what to answer.

Knows: the lobby, the talk, and the game as it was told to this seat, the present one and the last that was finished.
Must not know: sockets, trio, screens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

import msgspec

import core
from ai import thinks
from netplay.audit.commitment import CAPABILITY, ClientDeals
from netplay.audit.transcript import Anomaly, Transcript
from netplay.audit.verdict import THROWN, Verdict, failed_with
from netplay.protocol import codec
from netplay.protocol.messages import (
    MINOR,
    NOTICES,
    AbandonedGame,
    Act,
    Began,
    Clock,
    Commitments,
    Deal,
    DealAnnounced,
    Disclose,
    Line,
    Lobby,
    Message,
    Notice,
    Option,
    Ready,
    Record,
    Refused,
    Rejected,
    RequestSeatCode,
    Resync,
    Said,
    SeatCode,
    Seated,
    Unknown,
    Welcome,
)

FOLLOWED = 4
"""Games of which it is remembered what was told, should a table tell one anew."""
HASTE = 2.0
"""Seconds within which nobody has seen what a deal has brought and breaks the game off: its table throws it away."""
MOMENT = 1.0
"""Seconds between two deals of a table that throws away one after the other, at least."""
SENT = 64
"""Actions that are remembered; nobody sends so many before one of them is answered."""
RESYNCS = 3
"""How often in a game a copy that has lost step asks for the whole game again."""
LINES = 500
"""Lines of the talk that are kept."""


class ReplicatedGame:
    """A game as this seat was told of it: all that is needed to see it again from its beginning."""

    def __init__(self, began: Began) -> None:
        """Raises BadReport if it cannot be."""
        game = core.game(began.game)
        self.seats = began.seats
        """For each player, the seat of the table."""
        self.first = core.Snapshot(0, codec.scrub(began.state))
        """The game as this seat saw it before the first step."""
        self.reports: list[core.Report] = []
        """Every report since, in order."""
        self.names = [str(seat + 1) for seat in began.seats]
        """The players' names, as they were last known while it was played."""
        self._named = False
        self.replica = core.Replica(game, began.seat, self.first, moments=True)
        core.check_opening(game, len(began.seats), began.seat, self.replica.state)
        self.movers: list[str | None] = []
        """For each report, the level of the bot whose answer it was as the lobby showed; None if we were not there."""
        self.doubt: Anomaly | None = None
        """What was seen to be wrong with what we were told."""
        self.record: Record | None = None
        """All of the game, when it is over and has been opened."""
        self.verdict: Verdict | None = None
        """Was the deal fair? None while that is not known."""
        self.odd: list[core.Report] = []
        """Reports that our copy could not follow."""
        self._logged: list[int] = []
        """How long the log was after each report."""
        self._began, self._party, self._there = began, ClientDeals(), False
        for report in began.reports:
            self.follow(report)

    @property
    def proven(self) -> bool:
        """Was it dealt so that it can be proven when it is over?"""
        return self._began.deal is not None

    @property
    def number(self) -> int:
        """Which deal of its table it was; 0 for one without proof."""
        return _which(self._began)[1]

    def follow(self, report: core.Report, mover: str | None = None) -> None:
        """One step further. Raises BadReport."""
        self.replica.follow(report)
        self.replica.check()
        self.reports.append(report)
        self._logged.append(len(self.replica.log))
        self.movers.append(mover)

    def logged(self, seq: int) -> int:
        """How long the log was after so many steps; as long as it is now, if there have not been so many."""
        return self._logged[seq - 1] if 0 < seq <= len(self._logged) else len(self.replica.log) if seq else 0

    def hold_against(self, party: ClientDeals, before: ReplicatedGame | None, there: bool) -> None:
        """Remember whether we were `there` when it began, how the deal was shown to us, and whether the game has been
        told otherwise before."""
        deal, self._there = self._began.deal, there
        if before is None and party.shown and deal and _numbered(party.shown) == _which(self._began):
            self._party = party.handed_over()
        if before is not None and deal is not None:
            self.doubt, self.odd = before.doubt or self._doubt(before), before.odd
            self.movers = [*before.movers, *self.movers[len(before.movers) :]][: len(self.movers)]
            self._party, self._there = before._party, before._there
            if before.seats == self.seats:
                self.names, self._named = before.names, before._named

    def is_of(self, began: Began) -> bool:
        """Is this a part of the same game, as the same seat sees it? One without proof is known by its first cards."""
        same = _which(began) == _which(self._began) and began.seat == self._began.seat
        return same and (self.proven or began.state == self._began.state)

    def _doubt(self, before: ReplicatedGame) -> Anomaly | None:
        if before._began.state != self._began.state or before._began.deal != self._began.deal:
            return Anomaly("retold", 0)
        for number, (then, now) in enumerate(zip(before.reports, self.reports, strict=False), 1):
            if then != now:
                return Anomaly("retold", number)
        return Anomaly("taken-back", len(self.reports) + 1) if len(self.reports) < len(before.reports) else None

    def told(self, welcome: Welcome) -> Transcript:
        """All that we were told of it."""
        party = self._party
        return Transcript(
            welcome.table_id, welcome.table, self.names, msgspec.structs.replace(self._began, reports=[]),
            list(self.reports), self.movers, party.shown, party.seat, party.nonce, party.skipped, self.doubt, self.odd,
            self.record, self._there, party.thrown,
        )  # fmt: skip

    def withhold(self) -> None:
        """The table has not shown all of the game, and will not."""
        if self.proven and self.record is None:
            self.verdict = failed_with("withheld")

    def name_by(self, lobby: Lobby) -> None:
        """Take the players' names from the lobby, unless they are known and the game is over: others may sit there."""
        if self._named and self.replica.outcome is not None:
            return
        seats, self._named = lobby.seats, True
        self.names = [seats[seat].name if seat < len(seats) else "" for seat in self.seats]


def _which(began: Began) -> tuple[str, int]:
    """Which deal of which table this is; a deal without proof is none."""
    return _numbered(began.deal) if began.deal else ("", 0)


def _numbered(deal: Deal) -> tuple[str, int]:
    return deal.terms.table, deal.terms.number


class ClientState:
    """The table as one client knows it. A server is a stranger too: whatever does not fit raises ProtocolError.

    When a game is over and the host opens the lobby again, or even begins the next game, `finished` keeps the game that
    ended: whoever still reads its scores goes on doing so until he leaves them himself. The table waits for him: after
    a game nobody is ready until he says so.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self.welcome: Welcome | None = None
        self.lobby: Lobby | None = None
        self.chat: list[Line] = []
        """The last lines of the talk."""
        self.told = 0
        """How many lines of the talk there have been, also those that are not kept any more."""
        self._told_before = 0
        """How many there had been when the last game began."""
        self.refused: Refused | None = None
        self.rejected: Rejected | None = None
        """The last request that was turned down, until the next is made."""
        self.code: SeatCode | None = None
        """The last seat code that we asked for."""
        self._codes = 0
        """So many we have asked for and not been shown."""
        self._clock, self._clock_since = Clock(), 0.0
        """The last that we heard of how long those have who are asked, and when."""
        self._asked: dict[int, float] = {}
        """The players who are asked, and since when, as far as we saw it."""
        self.game: ReplicatedGame | None = None
        """The game on the table, running or over."""
        self.finished: ReplicatedGame | None = None
        """The last game that came to its end here, also while it is still on the table."""
        self.broken: ReplicatedGame | None = None
        """The last game that was broken off, until the next is dealt: all who played may agree to open it."""
        self.party = ClientDeals()
        """Our side of the deals."""
        self._lost: ReplicatedGame | None = None
        """The game in which our copy lost step."""
        self._followed: dict[tuple[str, int, int | None], ReplicatedGame] = {}
        """The last games that can be proven, each as it was last told to a seat."""
        self._begun = -inf
        """When the last game began; long ago, if it came to its end."""
        self._dealt = -inf
        """When the last deal was announced."""
        self._there = False
        """Have we seen the table over this line? Who comes to a game is told that first: what begins later is dealt
        before our eyes."""
        self.pending: Act | None = None
        """The action that was sent and not yet answered."""
        self._sent: deque[Act] = deque(maxlen=SENT)
        """The last that were sent."""
        self.opened: ReplicatedGame | None = None
        """A game that was opened and is not yet checked."""
        self._n = 0
        self._resyncs = 0

    # The game on the table

    @property
    def replica(self) -> core.Replica[Any] | None:
        """Our copy of it."""
        return self.game.replica if self.game else None

    @property
    def first(self) -> core.Snapshot | None:
        """How we saw it begin."""
        return self.game.first if self.game else None

    @property
    def reports(self) -> list[core.Report]:
        """Everything we were told of it since, in order."""
        return self.game.reports if self.game else []

    @property
    def seats(self) -> list[int]:
        """For each of its players, the seat of the table."""
        return self.game.seats if self.game else []

    @property
    def goes_on(self) -> bool:
        """Is there a game that is not over?"""
        return self.replica is not None and self.replica.outcome is None

    def overheard(self) -> list[tuple[int, Line]]:
        """What has been said since this game began, as far as it is known when: each line with the length of the log
        by then."""
        if self.game is None:
            return []
        begun = max((at for at, line in enumerate(self.chat, 1) if _begins(line)), default=0)
        return [(self.game.logged(line.seq), line) for line in self.chat[begun:] if line.seq is not None]

    def names(self) -> list[str]:
        """The names of its players, in the order of the game's seats."""
        return self.game.names if self.game else []

    def away(self) -> list[bool]:
        """Who of the players is not here."""
        lobby = self.lobby
        return [bool(lobby and seat < len(lobby.seats) and not lobby.seats[seat].here) for seat in self.seats]

    def played_for(self) -> list[bool]:
        """For whom of the players a bot stands in: the seat is still somebody's."""
        lobby = self.lobby
        shown = [lobby.seats[seat] if lobby and seat < len(lobby.seats) else Seated() for seat in self.seats]
        return [None not in (seated.person, seated.bot) for seated in shown]

    def clocks(self) -> dict[int, float]:
        """For each player who is asked, the seconds that he has left; empty without a turn clock."""
        passed = self._now() - self._clock_since if self._clock.running else 0.0
        left = {seat: max(0.0, milliseconds / 1000 - passed) for seat, milliseconds in self._clock.left.items()}
        return {player: left[seat] for player, seat in enumerate(self.seats) if seat in left}

    def thinking(self) -> dict[int, tuple[str, float]]:
        """The players whose bots think about what they are asked: the level, and for how many seconds, as we saw it."""
        levels = {player: self._mover(player) or "" for player in self._asked}
        return {
            player: (levels[player], self._now() - since)
            for player, since in self._asked.items()
            if levels[player] and thinks(levels[player])
        }

    # Who we are

    @property
    def token(self) -> str | None:
        """The key to our seat."""
        return self.welcome.token if self.welcome else None

    @property
    def is_host(self) -> bool:
        """Do we decide about game, options, bots and start?"""
        return bool(self.lobby and self.welcome and self.lobby.host == self.welcome.person)

    @property
    def called(self) -> str:
        """What we are called at the table now; "" before it has let us in."""
        if not self.welcome:
            return ""
        seats, watching = (self.lobby.seats, self.lobby.watching) if self.lobby else ([], [])
        watchers = self.lobby.watchers if self.lobby else []
        people = [(seated.person, seated.name) for seated in seats] + list(zip(watchers, watching, strict=False))
        return next((name for person, name in people if person == self.welcome.person), self.welcome.name)

    @property
    def my_seat(self) -> int | None:
        """Our seat of the table, in the lobby."""
        if not self.lobby or not self.welcome:
            return None
        people = [seated.person for seated in self.lobby.seats]
        return people.index(self.welcome.person) if self.welcome.person in people else None

    @property
    def asked_to_open(self) -> AbandonedGame | None:
        """The game that was broken off and that we played, while we have not said that it may be opened."""
        broken = self.lobby.broken if self.lobby else None
        if broken is None or self.welcome is None or self.welcome.person not in broken.people:
            return None
        return broken if self.welcome.person not in broken.agreed else None

    @property
    def watching(self) -> bool:
        """Are we only looking on? During a game: at that game; else, in the lobby."""
        if self.game is not None:
            return self.game.replica.seat is None
        return self.lobby is not None and self.my_seat is None

    # What we say and hear

    def toggled(self) -> Ready:
        """The message that says we are ready for what the lobby shows, or no longer."""
        lobby, seat = self.lobby, self.my_seat
        if lobby is None:
            return Ready(True)
        return Ready(seat is None or not lobby.seats[seat].ready, lobby.game, lobby.options)

    def disclosed(self, agree: bool) -> Disclose:
        """The message that says whether the game that was broken off may be opened."""
        broken = self.lobby.broken if self.lobby else None
        return Disclose(agree, broken.number if broken else None)

    def act(self, action: core.Action) -> Act:
        """The message that asks for an action."""
        if self.game is None:
            raise ValueError("There is no game.")
        self._n += 1
        self.rejected = None
        self.pending = Act(self._n, self.game.replica.seq, self.game.replica.game.pack(action))
        self._sent.append(self.pending)
        return self.pending

    def note(self, message: Message) -> None:
        """This is being sent: what it asks for may come."""
        self._codes += isinstance(message, RequestSeatCode)

    def receive(self, message: Message) -> list[Message]:
        """Take in what the server says; what to answer at once."""
        match message:
            case core.Report():  # nearly always
                return self._follow(message)
            case Welcome():
                self._greet(message)
            case Lobby():
                self._look(message)
            case Said() | Notice():
                self._hear(message)
            case DealAnnounced() | Commitments():
                return self._take_part(message)
            case Began():
                self._begin(message)
            case Record():
                self._open(message)
            case Rejected():
                self._turn_down(message)
            case Refused():
                self.refused = message
            case SeatCode():
                self._take_code(message)
            case Clock():
                self._clock, self._clock_since = message, self._now()
            case Unknown():
                self._pass_over(message)
            case _:
                pass  # a Pong says only that the line is there, and a Door is answered by the client
        return []

    def _greet(self, welcome: Welcome) -> None:
        """A new connection tells everything anew."""
        if self.welcome is None or self.welcome.token != welcome.token:
            self.pending, self.game = None, None
        if self.welcome is None or self.welcome.table_id != welcome.table_id or welcome.minor == 0:
            self.chat = []
        self._clock, self._there = Clock(), False
        self._n = max(self._n, welcome.n)
        self.welcome, self.refused = welcome, None

    def _look(self, lobby: Lobby) -> None:
        if lobby.game not in core.IDS:
            raise codec.ProtocolError("The table has chosen a game that this release does not have. "
                                     "Please use the same release as the host.")  # fmt: skip
        lobby = msgspec.structs.replace(lobby, options=_known(lobby.game, lobby.options))
        self.lobby, self._there = lobby, True
        if lobby.phase == "lobby":
            self._put_away()
            self.game, self.pending = None, None
            self._resyncs = 0
        if self.game is not None:
            self.game.name_by(lobby)

    def _put_away(self) -> None:
        """The game goes from the table."""
        if self.game is not None and self.game is not self.finished:
            self.broken = self.game if self.game.proven else None
        elif self.game is not None:
            self.game.withhold()

    def _open(self, record: Record) -> None:
        """A game is opened: the one on the table if it is over, or the one that was broken off."""
        for game in (self.finished, self.broken):
            if game is not None and game.number == record.number and game.record is None:
                game.record, game.verdict = record, None
                self.opened = game

    def _hear(self, line: Line) -> None:
        """A line that we were told before is passed over, and so is a notice of a newer table that we have no words
        for. Another line of the same number is new: what was said while nothing was saved has died with the host, and
        the table counts on from before it; who heard it keeps it."""
        if line.n and line in self.chat:
            return
        if isinstance(line, Said) or line.code in NOTICES:
            self.chat = [*self.chat, line][-LINES:]
            self.told += 1

    def go_on_from(self, before: ClientState) -> None:
        """Remember what was shown of deals and told of games while this program was at the table before."""
        self.party, self._followed = before.party, before._followed

    def remark(self, notice: Notice) -> None:
        """A line of this program's own beside the talk. Its key is none of `NOTICES`: no table can say it."""
        self.chat = [*self.chat, notice][-LINES:]
        self.told += 1

    def _begin(self, began: Began) -> None:
        if began.game not in core.IDS:
            raise codec.ProtocolError("The table plays a game that is not known here.")
        game = core.game(began.game)
        if len(began.seats) not in game.seats or (began.seat is not None and began.seat >= len(began.seats)):
            raise codec.ProtocolError("The table plays with a number of players that cannot be.")
        before, self.broken, self._lost = self.game or self._lost or self.broken, None, None
        try:
            self.game = ReplicatedGame(began)
        except core.BadReport as error:
            raise codec.ProtocolError(str(error)) from None
        told = self._remember(self.game, began)
        self.game.hold_against(self.party, told, self._there)
        self._begun = self._now() if told is None else self._begun
        if before is None or not before.is_of(began):
            self._note_unproven()
        if before is not None and before is self.finished and not before.is_of(began):
            before.withhold()
        self.pending = self.rejected = None
        if self.lobby is not None:
            self.game.name_by(self.lobby)
        self._note_asked(self.game)
        self._note_end(self.game)

    def _note_unproven(self) -> None:
        """A table that can deal with a proof says why it does not; where it does not say so, we do."""
        new, self._told_before = self.chat[max(0, len(self.chat) - self.told + self._told_before) :], self.told
        said = any(isinstance(line, Notice) and line.code == "unproven" for line in new)
        if self.game and not self.game.proven and self.welcome and CAPABILITY in self.welcome.can and not said:
            self.remark(Notice("no-proof", seq=self.game.replica.seq))

    def _remember(self, game: ReplicatedGame, began: Began) -> ReplicatedGame | None:
        """Keep what is told of a game, whatever is told in between, and to whomever; how it was told before."""
        key = (*_which(began), began.seat)
        before = self._followed.pop(key, None)
        if game.proven:
            self._followed[key] = game
        if len(self._followed) > FOLLOWED:
            del self._followed[next(iter(self._followed))]
        return before

    def _follow(self, report: core.Report) -> list[Message]:
        """One step further. A copy that has lost step asks for the whole game, once in a while, and goes on."""
        if self.game is None:
            return []
        try:
            self.game.follow(report, self._mover(report.actor))
        except core.BadReport as error:
            self.game.odd.append(report)
            self._resyncs += 1
            if self._resyncs > RESYNCS:
                raise codec.ProtocolError(f"This copy of the game keeps losing step: {error}") from None
            self._lost, self.game = self.game, None
            return [Resync()]
        if report.actor == self.game.replica.seat:
            self.pending = None
            self._check_ours(self.game, report)
        self._note_asked(self.game, report.actor)
        self._note_end(self.game)
        return []

    def _check_ours(self, game: ReplicatedGame, report: core.Report) -> None:
        """What is told as our own move, as it happens, is one that we have sent since our last. What happened while we
        were away may be that of another program of ours, and is passed over; so is what a bot did for us."""
        last = max((each.seq for each in game.reports[:-1] if each.actor == report.actor), default=0)
        told = _written(report.action)
        sent = any(act.seq >= last and _written(act.action) == told for act in self._sent)
        if game.movers[-1] == "" and not sent and game.doubt is None:
            game.doubt = Anomaly("not-yours", report.seq)

    def _mover(self, player: int) -> str | None:
        """Who plays for a player, as the lobby shows it: a bot's level, "" for the player himself."""
        if self.game is None or self.lobby is None or player >= len(self.game.seats):
            return None
        seat = self.game.seats[player]
        return (self.lobby.seats[seat].bot or "") if seat < len(self.lobby.seats) else None

    def _note_asked(self, game: ReplicatedGame, actor: int | None = None) -> None:
        """Who is asked now. Whoever was asked already, and has not acted, still is."""
        before, now = self._asked if actor is not None else {}, self._now()
        asked = () if game.replica.outcome is not None else game.replica.to_act
        self._asked = {each: before[each] if each in before and each != actor else now for each in asked}

    def _note_end(self, game: ReplicatedGame) -> None:
        if game.replica.outcome is not None:
            self.finished, self._begun, self.party.thrown = game, -inf, 0

    def _take_part(self, message: DealAnnounced | Commitments) -> list[Message]:
        """In a deal of the table that we are at: the names of others could fill our memory."""
        welcome = self.welcome
        if welcome is None or (isinstance(message, DealAnnounced) and message.deal.terms.table != welcome.table_id):
            raise codec.ProtocolError("The table deals in the name of another.")
        if isinstance(message, DealAnnounced):
            self._note_thrown()
        return self.party.receive(message, welcome.person)

    def _note_thrown(self) -> None:
        """A deal is announced: was the one before thrown away when our number was known, or the game at once?"""
        now = self._now()
        if self.party.opened or now - self._begun < HASTE:
            self.party.thrown += 1
        if self.party.opened and self.party.thrown > THROWN and now - self._dealt < MOMENT:
            raise codec.ProtocolError("The table deals faster than people would, and throws all of it away.")
        self._dealt, self._begun = now, -inf

    def _take_code(self, code: SeatCode) -> None:
        """A seat code that nobody has asked for is shown to nobody."""
        if self._codes:
            self.code, self._codes = code, self._codes - 1

    def _turn_down(self, rejected: Rejected) -> None:
        """Something was not granted; if it was anything but the action that we wait for, we wait for that still."""
        self.rejected = rejected
        if self.pending is not None and self.pending.n == rejected.n:
            self.pending = None

    def _pass_over(self, message: Unknown) -> None:
        """A newer table may say what we do not know; any other may not."""
        if self.welcome is None or self.welcome.minor <= MINOR:
            raise codec.ProtocolError(f"There is no message of the kind {message.kind}.")


_written = msgspec.msgpack.Encoder().encode
"""How an action is sent: whether it is in lists or tuples makes no difference there."""


def _begins(line: Line) -> bool:
    """Does the table say here that it deals?"""
    return isinstance(line, Notice) and line.code == "began"


def _known(game: str, options: dict[str, Option]) -> dict[str, Option]:
    """The options that this release has, as far as they are what they can be here: a table of other rules may have
    more, and we only look on there."""
    choices = core.game(game).choices
    return {choice.name: options[choice.name] for choice in choices if choice.takes(options.get(choice.name))}
