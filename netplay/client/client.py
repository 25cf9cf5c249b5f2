"""The trio side of a client: one connection, which finds its way back to its seat when it is cut.

Knows: streams, deadlines, when to try again.
Must not know: screens, or the rules of any game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import msgspec
import trio

from core import Sentence
from netplay.addresses import CannotJoin
from netplay.audit.verification import Transcript, verify
from netplay.protocol import authentication, codec
from netplay.protocol.messages import (
    CAN,
    MAGIC,
    Bye,
    Door,
    Enter,
    Message,
    Ping,
    Refused,
    Welcome,
    greeting,
)
from netplay.transport.connection import at_once, hear
from netplay.transport.outbox import Outbox, extend

from .replicated_game import ReplicatedGame
from .state import ClientState

CONNECT = 10.0
"""Seconds until a connection must stand."""
PING = 20.0
GREETING = 15.0
"""Seconds until a table must have answered our hello."""
PARTING = 3.0
"""Seconds for a goodbye to be sent."""
SILENCE = 50.0
"""Seconds without a message until the table is taken to be gone: two pings and a slow line."""
BACKOFF = (0.5, 15.0)
"""Seconds before the first new try, and at most; doubled each time, with jitter."""
OUTBOX = 64 * 1024
"""Bytes that wait for a table that does not read, before nothing more is sent."""
OPENING = 10.0
"""Seconds until the table must have opened a game that is over."""
VERIFYING = 4
"""So many games are checked at a time at most: who opens one after the other is no table that people play at."""
HANG_UPS = 4
"""How often who was never let in is hung up on without a word, one call after the other, until he gives up: a host that
comes back, or a bad line, does it too."""
WRITE = 20.0
"""Seconds until the table must have taken what was sent."""


def no_key(table: str) -> str | None:
    """Of who has never been at any table."""
    return None


@dataclass(frozen=True)
class Way:
    """How one comes in."""

    keys: Callable[[str], str | None] = no_key
    """For the identity of a table, the key to our seat there."""
    code: str = ""
    """A seat code, instead."""
    password: str = ""
    watch: bool = False
    """To look on."""


class Client:
    """A person's line to a table. `changed` is called after every message and every change of `status`; `keep` with all
    that we were told of a game, when it is over or we leave it."""

    def __init__(
        self, host: str, port: int, name: str, changed: Callable[[Message | None], None], way: Way | None = None,
        keep: Callable[[Transcript], None] | None = None,
    ) -> None:  # fmt: skip
        self.host, self.port, self.name = host, port, name
        shown = codec.clean(host, 60)
        self.where = f"[{shown}]:{port}" if ":" in host else f"{shown}:{port}"
        self._way = way or Way()
        self._key: tuple[str, str] | None = None
        """The identity of the table we are at, and our key there."""
        self._plain: str | None = None
        """The key that the last table gave us, if it had asked for none at a door."""
        self.state = ClientState()
        self.status = "connecting"
        """`connecting`, `open`, `lost` (trying again) or `closed` (for good)."""
        self.trouble: str = ""
        """Why the line is lost or closed: a Sentence, or nothing."""
        self._changed = changed
        self._keep = keep
        self._outbox: Outbox | None = None
        self._scope = trio.CancelScope()
        self._left = False
        self._asked = False
        """Has the table asked for our key, over the present line?"""
        self._table: str | None = None
        """Which one the table at the other end is, as it has said over the present line."""
        self._welcomed = False
        """Has it welcomed us, over this line?"""
        self._hung_up = 0
        """How often, one call after the other, it was not even asked for."""
        self._nursery: trio.Nursery | None = None
        """What goes on beside the line, while we are at the table."""
        self._checked: set[ReplicatedGame] = set()
        """The games whose end has been seen to."""
        self._verifying: set[ReplicatedGame] = set()
        """Those that are being checked now."""

    def send(self, message: Message) -> bool:
        """Enqueues a message. False if the connection does not take it: nothing is sent or pending then."""
        if self.status != "open" or not self._say(message):
            return False
        self.state.sent(message)
        return True

    def _say(self, message: Message) -> bool:
        if self._outbox is None or not self._outbox.put(codec.encode(message)):
            return False
        self._outbox.flush()
        return True

    def leave(self) -> None:
        """Say goodbye and end: before a game, the seat is given up."""
        self._left = True
        if self._outbox is None or not self.send(Bye()):
            self._scope.cancel()
        else:
            self._outbox.close()
            self._scope.deadline = trio.current_time() + PARTING

    def hang_up(self) -> None:
        """End without a word: the seat is kept, and can be come back to with the token."""
        self._left = True
        self._scope.cancel()

    async def run(self) -> None:
        """Connect, and connect again when the line is cut, until it is left or refused for good."""
        try:
            with self._scope:
                async with trio.open_nursery() as self._nursery:
                    await self._keep_connected()
                    self._nursery.cancel_scope.cancel()
        finally:  # also where the whole program ends
            if (game := self.state.games.current) is not None and game.verdict is None:
                self._save(game)
        self._become("closed", self.trouble)

    async def _keep_connected(self) -> None:
        pause = BACKOFF[0]
        while True:
            try:
                await self._connect_once()
            except CannotJoin as error:
                self.trouble = error.sentence
            if self._left or self._refused_for_good():
                return
            if self._not_let_in():
                return
            if self.status == "open":
                pause = BACKOFF[0]
            self._become("lost", self.trouble or Sentence("lost", "The connection to the table is lost."))
            await trio.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(2 * pause, BACKOFF[1])

    def _not_let_in(self) -> bool:
        """Is it useless to go on calling a table that we were never at?"""
        if self.state.table.welcome is not None or self._asked:
            return False
        self._hung_up += 1
        if not self.trouble and self._hung_up >= HANG_UPS:
            self.trouble = self._sentence("hung-up", "{where} hung up without a word. Is it a Round Table?")
        return bool(self.trouble)

    def _refused_for_good(self) -> bool:
        refused = self.state.table.refused
        if refused is not None:
            self.trouble = Sentence(refused.code, refused.text)
        return refused is not None and refused.code not in ("silence", "failed")

    async def _connect_once(self) -> None:
        stream = await self._open()
        self.trouble, self._asked, self._table, self._welcomed = "", False, None, False
        self._outbox = Outbox(OUTBOX, WRITE, at_once(stream))
        self._outbox.put(MAGIC + codec.encode(greeting(self.name, self._old_token(), CAN)))
        try:
            async with stream, trio.open_nursery() as nursery:
                nursery.start_soon(self._write, stream, self._outbox, nursery.cancel_scope)
                nursery.start_soon(self._ping)
                await self._read(stream)
                nursery.cancel_scope.cancel()
        finally:
            self._outbox = None

    async def _open(self) -> trio.SocketStream:
        try:
            with trio.fail_after(CONNECT):
                return await trio.open_tcp_stream(self.host, self.port)
        except trio.TooSlowError:
            text = "{where} does not answer. Is the address right, and no firewall in the way?"
            raise CannotJoin(self._sentence("no-answer", text)) from None
        except OSError as error:
            raise CannotJoin(_why_not(self.where, error)) from None
        except ValueError:
            text = "{host} cannot be the name of a machine. Please check the spelling."
            raise CannotJoin(Sentence("no-name", text, host=codec.clean(self.host, 60))) from None

    async def _read(self, stream: trio.abc.Stream) -> None:
        """Take what the table says, until it hangs up or is silent for too long."""
        try:
            with trio.CancelScope(deadline=trio.current_time() + GREETING) as patience:
                await self._listen(stream, patience)
            if patience.cancelled_caught:
                self.trouble = Sentence("silent", "The table has gone silent.")
                if self.state.table.welcome is None:
                    text = "{where} answers the call but says nothing. Is it a Round Table?"
                    self.trouble = self._sentence("dumb", text)
        except _Locked:
            self.state.table.refused = Refused("password", "This table asks for a password.")
        except codec.ProtocolError as error:
            self._misunderstood(error)
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            if self.state.table.welcome is not None:
                self.trouble = Sentence("broke", "The connection to the table broke.")

    def _misunderstood(self, error: codec.ProtocolError) -> None:
        """What is no table cannot be the one that we were at: that may still come back. Anything else ends it."""
        if type(error) is codec.NotARoundTable and self.state.table.welcome is not None:
            self.trouble = self._sentence("another", "At {where} another program answers now, not the table.")
        else:
            self.state.table.refused = Refused("protocol", f"{self.where}: {error}")

    async def _listen(self, stream: trio.abc.Stream, patience: trio.CancelScope) -> None:
        reader = codec.Reader.of_server()
        while data := await hear(stream, 65536):
            for body in reader.bodies(data):
                self._take(reader.message(body))
                extend(patience, SILENCE)

    def _old_token(self) -> str | None:
        """A table of version 2.0 asks for no key, and is told it at once; but only one that has itself told it to us.
        A key that was shown at a door is never said: who had it shown to him need not know it."""
        welcome = self.state.table.welcome
        return self._plain if welcome is not None and welcome.minor == 0 else None

    def _answer_door(self, door: Door) -> None:
        """Show that we know the key to our seat, if we have one at this very table, and the password. Asked once, since
        it is work."""
        if self._asked:
            raise codec.ProtocolError("The table asks for our key twice.")
        self._asked, self._hung_up, self._table = True, 0, door.table
        token, code = self._key_for(door), authentication.read_code(self._way.code)
        if door.salt is not None and not (token or code or self._way.password):
            raise _Locked
        key = code or token
        self._key = (door.table, token) if token else None
        proof = authentication.proof(authentication.lock(key), door.nonce, door.table) if key else b""
        password = b""
        if door.salt is not None and self._way.password:
            password = authentication.proof(
                authentication.password_lock(self._way.password, door.salt), door.nonce, door.table
            )
        self._say(Enter(proof, password, self._way.watch, bool(code)))

    def _key_for(self, door: Door) -> str | None:
        if self._key is not None and self._key[0] == door.table:
            return self._key[1]
        return self._way.keys(door.table)

    def _with_key(self, welcome: Welcome) -> Welcome:
        """A welcome without a token is for who has just shown that he knows it. There is one, by the table that we have
        been at the door of: any other would bring keys for tables of others."""
        if self._welcomed or self._table not in (None, welcome.table_id):
            raise codec.ProtocolError("The table welcomes us twice, or as another table.")
        self._welcomed = True
        self._plain = welcome.token or None if self._table is None else None
        if welcome.token:
            self._key, self._way = (welcome.table_id, welcome.token), replace(self._way, code="")
        elif self._key is not None and self._key[0] == welcome.table_id:
            return msgspec.structs.replace(welcome, token=self._key[1])
        return welcome

    def _take(self, message: Message) -> None:
        if isinstance(message, Door):
            self._answer_door(message)
            return
        if isinstance(message, Welcome):
            message = self._with_key(message)
        answers = self.state.receive(message)
        if self.state.table.welcome is not None and self.state.table.refused is None:
            self.status = "open"
        for answer in answers:
            self.send(answer)
        self._changed(message)
        self._see_to_the_end()

    def _see_to_the_end(self) -> None:
        """A game that is over is checked when it has been opened; it must be soon."""
        client_state, nursery = self.state, self._nursery
        over, opened = client_state.games.finished, client_state.audit.take_opened()
        if nursery is None:
            return
        if opened is not None and client_state.table.welcome is not None:
            if len(self._verifying) == VERIFYING:
                raise codec.ProtocolError("The table opens games faster than they can be checked.")
            self._verifying.add(opened)
            nursery.start_soon(self._verify, opened, opened.transcript(client_state.table.welcome))
        if over is not None and over.proven and over not in self._checked:
            self._checked = {over}
            nursery.start_soon(self._await_opening, over)

    async def _verify(self, game: ReplicatedGame, told: Transcript) -> None:
        """Check a game in a thread of its own, which lets this one go on after every step."""
        game.verdict = await trio.to_thread.run_sync(verify, told, _breathe, abandon_on_cancel=True)
        self._verifying.discard(game)
        self._save(game)
        self._changed(None)

    async def _await_opening(self, game: ReplicatedGame) -> None:
        await trio.sleep(OPENING)
        if game.record is None:
            game.withhold()
            self._save(game)
            self._changed(None)

    def _save(self, game: ReplicatedGame) -> None:
        """Keep what we were told, if it can be proven and somebody keeps it."""
        if self._keep is not None and self.state.table.welcome is not None and game.proven:
            self._keep(game.transcript(self.state.table.welcome))

    async def _write(self, stream: trio.abc.SendStream, outbox: Outbox, scope: trio.CancelScope) -> None:
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError):
            await outbox.pour(stream)
        scope.cancel()

    async def _ping(self) -> None:
        number = 0
        while True:
            await trio.sleep(PING)
            number += 1
            self.send(Ping(number))

    def _sentence(self, code: str, text: str) -> Sentence:
        """A sentence about the table at the address we called."""
        return Sentence(code, text, where=self.where)

    def _become(self, status: str, trouble: str) -> None:
        self.status, self.trouble = status, trouble
        self._changed(None)


class _Locked(Exception):
    """The table asks for a password, and we have none to say."""


def _breathe() -> None:
    """Between two steps: the thread that draws comes first."""
    time.sleep(0.0005)


def _why_not(where: str, error: OSError) -> Sentence:
    """The sentence for a connection that could not be made."""
    causes = [error, *getattr(error, "exceptions", ()), error.__cause__, error.__context__]
    causes += [each for group in causes for each in getattr(group, "exceptions", ())]
    if any(isinstance(each, ConnectionRefusedError) for each in causes):
        text = "Nobody listens at {where}. Is the table open there, on that port?"
        return Sentence("nobody-listens", text, where=where)
    if any(type(each).__name__ == "gaierror" for each in causes):
        text = "There is no machine called {host}. Please check the spelling."
        return Sentence("no-machine", text, host=where.rsplit(":", 1)[0])
    if reason := getattr(error, "strerror", None):
        return Sentence("unreachable", "{where} cannot be reached: {reason}.", where=where, reason=reason)
    return Sentence("no-way", "{where} cannot be reached.", where=where)
