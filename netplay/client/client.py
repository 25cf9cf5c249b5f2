"""The trio side of a client: one connection to a table, made again when it is cut.

Knows: streams, deadlines, when to try again.
Must not know: screens, or the rules of any game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import trio

from netplay.addresses import CannotJoin
from netplay.audit.transcript import Transcript
from netplay.protocol import codec
from netplay.protocol.messages import (
    CAPABILITIES,
    HALL,
    MAGIC,
    MOVED,
    TOURNAMENT,
    Bye,
    Challenge,
    Entered,
    HallAddresses,
    InHall,
    JoinTable,
    Message,
    Moved,
    OpenTable,
    Ping,
    Refused,
    Welcome,
    greeting,
)
from netplay.secure_channel.wire import ChannelError, NotPrivate, RefusedLine, WrongSecret
from netplay.transport.line import Line
from netplay.transport.socket_io import immediate_write, receive_opened
from netplay.transport.writer import ConnectionWriter, extend

from . import troubles
from .admission import Admission, Locked, Way
from .dialing import dial
from .game_checks import GameChecks
from .private_line import open_private
from .route import Route
from .state import ClientState

PING = 20.0
"""Seconds between pings."""
GREETING = 15.0
"""Seconds until a table must have answered the hello."""
PARTING = 3.0
"""Seconds for a goodbye to be sent."""
SILENCE = 50.0
"""Seconds without a message until the table counts as gone: two pings and a slow connection."""
BACKOFF = (0.5, 15.0)
"""Seconds before the first new try, and at most; doubled each time, with jitter."""
OUTBOX = 64 * 1024
"""Bytes that may wait for a table that does not read."""
HANG_UPS = 4
"""Silent hang-ups in a row before a client that was never let in gives up. Returning hosts and bad lines cause some."""
WRITE = 20.0
"""Seconds until the table must have taken what was sent."""


def capabilities(way: Way) -> tuple[str, ...]:
    """Returns what the client of this way says that it can. One that calls through a relay cannot be sent on."""
    moves = () if way.room else (MOVED,)
    to_hall = (HALL, TOURNAMENT) if way.hall or way.wish is not None else ()
    return (*CAPABILITIES, *moves, *to_hall)


class SentOn(Exception):
    """The hall has sent this client on to another address."""


class Client:
    """One person's connection to a table.

    `changed` is called after every message and every change of `status`; `keep` gets the transcript of a game when it
    is over or left.
    """

    def __init__(
        self, host: str, port: int, name: str, changed: Callable[[Message | None], None], way: Way | None = None,
        keep: Callable[[Transcript], None] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.route = Route(host, port, way.room if way else 0, stays=way is not None and way.stays)
        self.state = ClientState()
        self.status = "connecting"
        """`connecting`, `open`, `lost` (trying again) or `closed` (for good)."""
        self.trouble: str = ""
        """The reason why the connection is lost or closed: a Sentence, or nothing."""
        self._changed = changed
        self._admission = Admission(way or Way())
        self._admission.reserved = lambda: self.state.hall.tournaments.tables
        self._line = Line()
        self._can = capabilities(way or Way())
        self.state.hall.wish = way.wish if way is not None else None
        self._private = way is not None and way.private
        """True if lines to the table are private. Once they are, no plain one is tried."""
        self._asks_first = way is not None and bool(way.code)
        """True while it is not known whether lines to the table are private, and a seat code is to be shown: nothing is
        said in plain before the table has said so."""
        self._calls_again = False
        """True if the table is called again at once: with a private line, or with another secret."""
        self._checks = GameChecks(self.state, lambda: changed(None), keep)
        self._outbox: ConnectionWriter | None = None
        self._scope = trio.CancelScope()
        self._left = False
        self._hung_up = 0
        """The number of times in a row that the table hung up before its challenge."""
        self._nursery: trio.Nursery | None = None
        """Runs what goes on beside the connections."""

    @property
    def where(self) -> str:
        """The address that is called, as people write it."""
        return self.route.here.shown

    def send(self, message: Message) -> bool:
        """Enqueues a message. False if the connection does not take it: nothing is sent or pending then."""
        if self.status != "open" or not self.state.hall.takes(message) or not self._say(message):
            return False
        if isinstance(message, JoinTable | OpenTable):
            self._admission.to_table()
        self.state.sent(message)
        return True

    def _say(self, message: Message) -> bool:
        if self._outbox is None or not self._outbox.put(codec.encode(message)):
            return False
        self._outbox.flush()
        return True

    @property
    def hall_key(self) -> str | None:
        """The key by which the hall knows this client again; None if it has none."""
        return self._admission.hall_key

    def leave(self) -> None:
        """Says goodbye and ends. Before a game, the seat is given up."""
        self._left = True
        if self._outbox is None or not self.send(Bye()):
            self._scope.cancel()
        else:
            self._outbox.close()
            self._scope.deadline = trio.current_time() + PARTING

    def hang_up(self) -> None:
        """Ends without a goodbye: the table keeps the seat, and the token brings it back."""
        self._left = True
        self._scope.cancel()

    async def run(self) -> None:
        """Connects, and connects again when the connection is cut, until it is left or refused for good."""
        try:
            with self._scope:
                async with trio.open_nursery() as self._nursery:
                    await self._keep_connected()
                    self._nursery.cancel_scope.cancel()
        finally:  # also where the whole program ends
            self._checks.leave()
        self._become("closed", self.trouble)

    async def _keep_connected(self) -> None:
        pause = BACKOFF[0]
        while True:
            try:
                await self._connect_once()
            except CannotJoin as error:
                self.trouble = self.route.why_not_reached(error)
            if self._left:
                return
            if self._calls_again:
                self._calls_again = False
                continue
            if self._refused_for_good() or self._not_let_in():
                return
            if self.status == "open":
                pause = BACKOFF[0]
            else:
                self.route.move_on()
            self._become("lost", self.trouble or troubles.LOST)
            await trio.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(2 * pause, BACKOFF[1])

    def _not_let_in(self) -> bool:
        """True if it is useless to go on calling a table that has never let this client in."""
        if self.state.let_in or self._admission.asked:
            return False
        self._hung_up += 1
        if not self.trouble and self._hung_up >= HANG_UPS:
            self.trouble = troubles.hung_up(self.where)
        return bool(self.trouble)

    def _refused_for_good(self) -> bool:
        refused = self.state.table.refused
        if refused is not None:
            self.trouble = troubles.refusal(refused, self._admission.has_password)
        return refused is not None and refused.code not in ("silence", "failed")

    async def _connect_once(self) -> None:
        stream = await self._open()
        self.trouble, self._line = "", Line()
        self._admission.connect()
        async with stream:
            opening = await self._open_line(stream)
            if opening is not None:
                await self._talk(stream, opening)

    async def _talk(self, stream: trio.SocketStream, opening: bytes) -> None:
        """Says hello, then sends and receives until the connection ends. `opening` has been received already."""
        self._outbox = ConnectionWriter(OUTBOX, WRITE, immediate_write(stream), self._line)
        token = self._admission.old_token(self.state.table.welcome)
        self._outbox.put(MAGIC + codec.encode(greeting(self.name, token, self._can)))
        try:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(_write, stream, self._outbox, nursery.cancel_scope)
                nursery.start_soon(self._ping)
                await self._read(stream, opening)
                nursery.cancel_scope.cancel()
        finally:
            self._outbox = None

    async def _open_line(self, stream: trio.abc.Stream) -> bytes | None:
        """Makes the line private if the table's lines are; returns the data that has come already, None if there is no
        line."""
        if not (self._private or self._asks_first):
            return b""
        try:
            with trio.fail_after(GREETING):
                opening = await open_private(stream, self._admission, self._line)
            self._private = True
            return opening
        except trio.TooSlowError:
            self.trouble = troubles.silent(self.where, self.state.let_in)
        except Locked:
            self.state.table.refused = troubles.LOCKED
        except RefusedLine as error:
            self._line_refused(error.code)
        except NotPrivate:
            self._not_private()
        except WrongSecret:
            self.trouble = troubles.impostor(self.where)
        except (ChannelError, trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        return None

    def _line_refused(self, code: str) -> None:
        """Takes the table's reason for refusing a private line. A key that it does not know gives way to a password."""
        if code == "no-such-key" and self._admission.skip_shown():
            self._calls_again = True
        elif code == "no-such-key":
            self.state.table.refused = troubles.WRONG_CODE
        elif code == "password" and not self.state.let_in:
            self.state.table.refused = troubles.WRONG_PASSWORD
        elif code == "password":  # not by the table that let this client in, or the line was disturbed
            self.trouble = troubles.BROKEN
        else:
            self._not_private()

    def _not_private(self) -> None:
        """Calls again with a plain line if it was only asked whether lines are private. Ends the client where a table
        with a password is expected and none answers: nothing is said in plain then."""
        if not self._private:
            self._asks_first, self._calls_again = False, True
            return
        if not self.state.let_in:
            self.state.table.refused = troubles.not_private(self.where)
        else:
            self.trouble = troubles.another(self.where)

    async def _open(self) -> trio.SocketStream:
        return await dial(*self.route.call())

    async def _read(self, stream: trio.abc.Stream, opening: bytes) -> None:
        """Receives until the table hangs up or is silent for too long."""
        try:
            with trio.CancelScope(deadline=trio.current_time() + GREETING) as patience:
                await self._listen(stream, opening, patience)
            if patience.cancelled_caught:
                self.trouble = troubles.silent(self.where, self.state.let_in)
        except SentOn:
            pass
        except Locked:
            self.state.table.refused = troubles.LOCKED
        except codec.ProtocolError as error:
            self._misunderstood(error)
        except (trio.BrokenResourceError, trio.ClosedResourceError, ChannelError):
            if self.state.let_in:
                self.trouble = troubles.INTERRUPTED

    def _misunderstood(self, error: codec.ProtocolError) -> None:
        """Ends the client, unless another program answers in place of a table that may still come back."""
        if type(error) is codec.NotARoundTable and self.state.let_in:
            self.trouble = troubles.another(self.where)
        else:
            self.state.table.refused = troubles.misunderstood(error, self.where)

    async def _listen(self, stream: trio.abc.Stream, opening: bytes, patience: trio.CancelScope) -> None:
        reader = codec.Reader.of_server()
        while data := opening or await receive_opened(stream, self._line, 65536):
            opening = b""
            for body in reader.bodies(data):
                self._take(reader.message(body))
                extend(patience, SILENCE)
        self._line.check_end()

    def _take(self, message: Message) -> None:
        if isinstance(message, Refused) and message.code == "private" and not self._private:
            self._private = self._calls_again = True
            return
        if isinstance(message, Challenge):
            entry = self._admission.answer(message, self._line.binding)
            self._hung_up = 0
            self._say(entry)
            return
        if isinstance(message, Moved):
            self._follow(message)
        if isinstance(message, HallAddresses):
            self.route.learn(message.addresses)
        if isinstance(message, Welcome):
            message = self._admission.admit(message)
            self.route.arrive()
        if isinstance(message, InHall):
            self._admission.enter_hall(message)
        if isinstance(message, Entered):
            self._admission.enter_tournament(message)
        if self.state.hall.goes_back(message):
            self._checks.leave()
        answers = self.state.receive(message)
        if self.state.let_in and self.state.table.refused is None:
            self.status = "open"
        if self.state.hall.turned_back and self.state.table.refused and self._outbox is not None:
            self._outbox.close()  # the hall keeps the line, but the table is lost
        for answer in answers:
            self.send(answer)
        self._changed(message)
        self._checks.update(self._nursery)

    def _follow(self, moved: Moved) -> None:
        """Goes where the hall sends this client: over a new connection, with its keys, to the same table. Raises
        SentOn."""
        if MOVED not in self._can:
            raise codec.ProtocolError("The hall sends us on, which we have not asked for.")
        try:
            self._calls_again = self.route.send_on(moved.address)
        except CannotJoin as error:
            raise codec.ProtocolError(f"The hall sends us on. {error.sentence}") from None
        trouble = troubles.sent_on(self.where, in_circle=not self._calls_again)
        wish = JoinTable(moved.table)
        self.state.hall.wish = wish
        self._admission.go_to(wish)
        self._can = (*CAPABILITIES, MOVED, HALL, TOURNAMENT)
        self._become("lost", trouble)
        raise SentOn

    async def _ping(self) -> None:
        number = 0
        while True:
            await trio.sleep(PING)
            number += 1
            self.send(Ping(number))

    def _become(self, status: str, trouble: str) -> None:
        self.status, self.trouble = status, trouble
        self._changed(None)


async def _write(stream: trio.abc.SendStream, outbox: ConnectionWriter, scope: trio.CancelScope) -> None:
    """Sends what is put into the outbox; ends the connection with it."""
    with suppress(trio.BrokenResourceError, trio.ClosedResourceError):
        await outbox.run(stream)
    scope.cancel()
