"""The client's side of admission: how it shows its token, seat code or password, and to which table.

Knows: the messages Challenge, Enter and Welcome, and how a secret is proven without being sent.
Must not know: sockets, trio, where tokens are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

import msgspec

from netplay.protocol import authentication, codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import Challenge, Enter, Entered, InHall, JoinTable, OpenTable, Welcome


def no_key(table: str) -> str | None:
    """Returns no token: for a client that has never been at any table."""
    return None


@dataclass(frozen=True)
class Way:
    """A client's credentials and wishes when it joins."""

    keys: Callable[[str], str | None] = no_key
    """Returns the token of its seat at the table with this identity."""
    code: str = ""
    """A seat code, instead of a token."""
    password: str = ""
    """The password or the phrase of the table. With it the line is private from the first byte."""
    watch: bool = False
    """True to be a spectator."""
    door_key: str = ""
    """Opens a private line to the table, for a visitor of one of its doors."""
    hall: bool = False
    """True to be shown the list, if there is a hall at the address."""
    wish: JoinTable | OpenTable | None = None
    """The table of a hall to go to, or to open, without looking at the list."""
    room: int = 0
    """The room at the relay whose address is called; 0 if the table itself is called."""

    stays: bool = False
    """True if no other address is called, as in the sandbox of a door: where a hall sends this client on, it asks the
    process at this address to pass its line on."""

    @property
    def private(self) -> bool:
        """True if the table is known to have private lines only."""
        return bool(self.password or self.door_key or self.room)


class Locked(Exception):
    """The table asks for a password, and there is none to show."""


class Admission:
    """The secrets shown to one table. A secret goes only to the table that gave it, never to one in its place."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._token: tuple[str, str] | None = None
        """The identity of the table this client is at, and its token there."""
        self._hall: tuple[str, str] | None = None
        """The identity of the hall that this client organises, and its token there."""
        self._in_hall = ""
        """The identity of the hall that this client was last let in to."""
        self.reserved: Callable[[], Collection[str]] = tuple
        """Returns the numbers of the tables at which the hall has reserved a seat, to which its key opens the way."""
        self._plain: str | None = None
        """The token of the last table, if that table gave it without asking for proof."""
        self.asked = False
        """True if the table has asked for proof over the present connection."""
        self._table: str | None = None
        """The identity that the table has stated over the present connection."""
        self._welcomed = False
        self._skipped = b""
        """The hash of a key that the table did not know: the next private line is opened by another secret."""
        self._shown = b""
        """The hash of the key that was last shown on a private line; empty for a password."""
        self._hashed: tuple[bytes, bytes] = b"", b""
        """The salt and the hash of the password."""

    def connect(self) -> None:
        """Begins anew for a new connection."""
        self.asked, self._table, self._welcomed = False, None, False

    def to_table(self) -> None:
        """The hall is asked for a table, which asks for its own key."""
        self.connect()

    def go_to(self, wish: JoinTable) -> None:
        """The hall sends this client on to another address, where it goes to this table."""
        self._way = replace(self._way, wish=wish)

    @property
    def has_password(self) -> bool:
        """True if a password was given, right or wrong."""
        return bool(self._way.password)

    def old_token(self, welcome: Welcome | None) -> str | None:
        """Returns the token that may be sent with the hello.

        Only a table of version 2.0 needs that, and only one that has itself sent the token gets it. A token that was
        proven is never sent: the table to which it was proven need not know it.
        """
        return self._plain if welcome is not None and welcome.minor == 0 else None

    def line_secret(self, table: str, salt: bytes) -> tuple[tuple[bytes, bytes] | None, bytes]:
        """Returns the id and the hash of a key to show to this table, None if there is none that it may know, and the
        hash of the password. Raises Locked if there is neither."""
        way, token = self._way, self._token_for(table)
        keys = [way.door_key, authentication.normalize_code(way.code), token or ""]
        hashes = [hashed for key in keys if key and (hashed := authentication.key_hash(key)) != self._skipped]
        self._skipped = b""
        self._shown = hashes[0] if hashes else b""
        if hashes:
            return (authentication.key_id(hashes[0]), hashes[0]), b""
        if not way.password:
            raise Locked
        return None, self._password_hash(salt)

    def skip_shown(self) -> bool:
        """Passes over the last key the next time. False if it was a password, or a seat code that was typed in."""
        self._skipped, self._shown = self._shown, b""
        code = authentication.normalize_code(self._way.code)
        return bool(self._skipped) and not (code and authentication.key_hash(code) == self._skipped)

    def answer(self, door: Challenge, binding: bytes = b"") -> Enter:
        """Proves token or seat code and password, without sending them. On a private line the proof is of its
        `binding`, so that nobody can use it on another. Raises Locked or ProtocolError.

        Answered once a connection, since the proof costs processor time.
        """
        if self.asked or (binding and door.nonce != binding):
            raise codec.ProtocolError("The table asks for our key twice, or for a proof to pass on.")
        self.asked, self._table = True, door.table
        token, code = self._token_for(door.table), authentication.normalize_code(self._way.code)
        if door.salt is not None and not (token or code or self._way.password):
            raise Locked
        key = code or token
        if door.hall:
            return self._answer_hall(door, token)
        self._token = (door.table, token) if token else None
        proof = authentication.proof(authentication.key_hash(key), door.nonce, door.table) if key else b""
        return Enter(proof, self._password(door), self._way.watch, bool(code))

    def _answer_hall(self, door: Challenge, token: str | None) -> Enter:
        """Proves what may be the organiser's code. One that opens nothing here may open a seat at a table."""
        key = authentication.normalize_code(self._way.code) or token
        proof = authentication.proof(authentication.key_hash(key), door.nonce, door.table) if key else b""
        return Enter(proof, self._password(door))

    def enter_hall(self, welcome: InHall) -> None:
        """The client is let into a hall. Raises ProtocolError for a second welcome, for one that was not wanted, or for
        one of another hall than has asked for proof."""
        wanted = self._way.hall or self._way.wish is not None
        if not wanted or self._welcomed or self._table != welcome.id:
            raise codec.ProtocolError("The hall welcomes us unasked, twice, or as another hall.")
        if welcome.organiser:
            self._way = replace(self._way, code="")
        self._in_hall = welcome.id
        if welcome.token:
            self._hall = welcome.id, welcome.token

    def enter_tournament(self, entered: Entered) -> None:
        """The hall gives a key, by which it knows this client again. Raises ProtocolError outside of a hall."""
        if not self._in_hall:
            raise codec.ProtocolError("A table gives us a key of a hall.")
        self._hall = self._in_hall, entered.token

    def _token_for(self, table: str) -> str | None:
        for known in (self._token, self._hall):
            if known is not None and known[0] == table:
                return known[1]
        if self._in_hall not in ("", table) and number_of(table) in self.reserved():
            return self.hall_key
        return self._way.keys(table)

    @property
    def hall_key(self) -> str | None:
        """The key by which the hall knows this client; None if it has none."""
        return self._token_for(self._in_hall) if self._in_hall else None

    def _password_hash(self, salt: bytes) -> bytes:
        if self._hashed[0] != salt:
            self._hashed = salt, authentication.password_hash(self._way.password, salt)
        return self._hashed[1]

    def _password(self, door: Challenge) -> bytes:
        if door.salt is None or not self._way.password:
            return b""
        return authentication.proof(self._password_hash(door.salt), door.nonce, door.table)

    def admit(self, welcome: Welcome) -> Welcome:
        """Returns the welcome with its token, which the table leaves out if the client has just proven it.

        Raises ProtocolError for a second welcome, or for one of another table than has asked for proof: that would
        bring tokens for tables of others.
        """
        if self._welcomed or self._table not in (None, welcome.table_id):
            raise codec.ProtocolError("The table welcomes us twice, or as another table.")
        self._welcomed = True
        self._plain = welcome.token or None if self._table is None else None
        if welcome.token:
            self._token, self._way = (welcome.table_id, welcome.token), replace(self._way, code="")
        elif self._token is not None and self._token[0] == welcome.table_id:
            return msgspec.structs.replace(welcome, token=self._token[1])
        return welcome
