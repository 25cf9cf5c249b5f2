"""Opens the line of a connection: plain, or private after a handshake that is paid for and counted as a guess. Before
it, a visitor of a door may ask to be passed on.

Knows: the first bytes of a connection, the handshake, the secrets of the table.
Must not know: messages.

The arithmetic of a handshake takes some 17 ms of a processor. It runs in one thread, one handshake at a time, so that
callers cannot hold up the table; and each step is answered after the same time, so that its duration tells nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import trio

from netplay.hall.premises import Premises
from netplay.protocol import relay_lines
from netplay.protocol.authentication import NONCE_BYTES
from netplay.protocol.relay_lines import Pass
from netplay.secure_channel import wire
from netplay.secure_channel.wire import ChannelError, Frame, FrameReader, WrongSecret
from netplay.table.admission import is_loopback
from netplay.transport.socket_io import receive

from .connection import Connection
from .limits import HANDSHAKE, Limits
from .payments import Payments

if TYPE_CHECKING:
    from netplay.secure_channel.handshake import Claim, Secret, TableHandshake

STEP = 0.05
"""Seconds after which a step of a handshake is answered, unless the machine is slower."""
NOT_PRIVATE, WRONG_PASSWORD, NO_SUCH_KEY = "not-private", "password", "no-such-key"
"""The codes of refusals."""
Compute = Callable[..., Awaitable[Any]]
"""Runs a function that takes long, without holding up others."""


def in_thread() -> Compute:
    """Returns what runs functions in a thread, one at a time."""
    one = trio.CapacityLimiter(1)

    async def compute(function: Callable[..., Any], *args: Any) -> Any:
        return await trio.to_thread.run_sync(function, *args, limiter=one)

    return compute


class PassOn(Exception):
    """A peer is to be passed on to another process of the hall, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class LineOpener:
    """Opens the lines of the connections to one table, or to a hall."""

    def __init__(self, premises: Premises, limits: Limits, payments: Payments) -> None:
        self._premises, self._limits, self._payments = premises, limits, payments
        self.compute = in_thread()

    async def open(self, connection: Connection, patience: trio.CancelScope) -> bytes:
        """Returns the first data of a connection, once its line is open; nothing if the peer has left or was refused.
        Raises ChannelError for a handshake that fails, and PassOn."""
        data = await _first(connection)
        if relay_lines.begins(data) and self._premises.addresses:
            self._hear_call(connection, await _rest_of_line(connection, data))
            data = await _first(connection)
        if not wire.begins_private(data):
            return bytes(data)
        admission = self._premises.admission
        if not (admission.has_password or admission.had_password):
            connection.say(wire.PRIVATE_MAGIC + wire.refusal(NOT_PRIVATE))
            return b""
        reader = FrameReader()
        reader.feed(data)
        return await self._shake(connection, reader, patience)

    def _hear_call(self, connection: Connection, line: bytes) -> None:
        """Agrees to serve who calls this process. Raises PassOn for a caller of another, ChannelError for one who may
        not be passed on: they do not come from this machine, as visitors of a door do, or the hall has no such process.
        """
        said, here = relay_lines.parse_call(line), self._premises.addresses
        if not isinstance(said, Pass) or said.address not in here or not is_loopback(connection.address):
            connection.say(relay_lines.refusal(relay_lines.NOBODY))
            raise ChannelError("nobody is reached by this call")
        if said.address != here[0]:
            raise PassOn(said.address)
        connection.say(relay_lines.OK)

    async def _shake(self, connection: Connection, reader: FrameReader, patience: trio.CancelScope) -> bytes:
        from netplay.secure_channel.handshake import PASSWORD, Hello, TableHandshake

        salt = self._premises.admission.password_hash[0]
        handshake = TableHandshake(Hello(self._premises.id, salt or secrets.token_bytes(NONCE_BYTES)))
        connection.say(handshake.hello())
        claim = handshake.claimed(await _frame(connection, reader))
        if salt is None and claim.kind == PASSWORD:
            connection.say(wire.refusal(NOT_PRIVATE))
            return b""
        secret = self._secret(claim)
        await self._pay(connection, claim, secret, patience)
        if secret is None:
            return self._refuse(connection, NO_SUCH_KEY)
        return await self._agree(connection, reader, handshake, secret)

    async def _agree(
        self, connection: Connection, reader: FrameReader, handshake: TableHandshake, secret: Secret
    ) -> bytes:
        """Answers the client, and checks its proof."""
        from netplay.secure_channel.handshake import PASSWORD

        connection.say(await self._step(handshake.answer, secret))
        frame = await _frame(connection, reader)
        try:
            proof, channel = await self._step(handshake.finish, frame)
        except WrongSecret:
            return self._refuse(connection, WRONG_PASSWORD if secret.kind == PASSWORD else NO_SUCH_KEY)
        connection.secure(channel, proof)
        return bytes(connection.line.opened(reader.rest())) or bytes(await connection.receive(4096))

    def _secret(self, claim: Claim) -> Secret | None:
        """Returns the secret that a client says it has; None if there is no such key."""
        from netplay.secure_channel.handshake import PASSWORD, Secret

        admission = self._premises.admission
        if claim.kind == PASSWORD:
            return Secret.of_password(admission.password_hash[1])
        hashed = admission.hash_of_key(claim.id, self._premises.key_holders())
        return Secret(claim.kind, claim.id, hashed) if hashed is not None else None

    async def _pay(
        self, connection: Connection, claim: Claim, secret: Secret | None, patience: trio.CancelScope
    ) -> None:
        """Waits until the handshake is paid for: from a bucket of its own for a key of the table."""
        from netplay.secure_channel.handshake import KEY

        with connection.queued():
            if claim.kind == KEY and secret is not None:
                await self._payments.earn(("line", claim.id), self._limits.seated, HANDSHAKE, patience)
                return
            connection.owed += HANDSHAKE
            connection.guesses += 1
            await self._payments.queue(connection, patience)
            await self._payments.before_guess(connection.address, patience)

    def _refuse(self, connection: Connection, code: str) -> bytes:
        """Refuses a wrong secret, which is charged as a guess."""
        self._payments.charge_guess(connection.address)
        connection.say(wire.refusal(code))
        return b""

    async def _step(self, function: Callable[..., Any], *args: Any) -> Any:
        """Runs a step of a handshake; returns its result, or raises its error, after a fixed time."""
        due = trio.current_time() + STEP
        try:
            return await self.compute(function, *args)
        finally:
            await trio.sleep_until(due)


async def _first(connection: Connection) -> bytearray:
    """Returns the first data of a connection, enough to tell whether the line is private."""
    data = bytearray()
    while wire.begins_private(data) is None and (more := await receive(connection.stream, 4096)):
        data += more
    return data


async def _rest_of_line(connection: Connection, data: bytearray) -> bytes:
    """Returns the line that begins so; nothing is said after it before it is answered."""
    while b"\n" not in data and len(data) < relay_lines.LONGEST:
        if not (more := await receive(connection.stream, relay_lines.LONGEST)):
            break
        data += more
    return bytes(data)


async def _frame(connection: Connection, reader: FrameReader) -> Frame:
    """Returns the next frame of the handshake. Raises ChannelError, also if the peer leaves."""
    while (frame := reader.frame()) is None:
        if not (data := await receive(connection.stream, 4096)):
            raise ChannelError("the peer has left")
        reader.feed(data)
    return frame
