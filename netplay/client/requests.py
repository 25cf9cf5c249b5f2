"""Requests of this client to the table, and their answers.

Knows: the messages Act, Consent, WantCode, Rejected and Code.
Must not know: the rules, the lobby, sockets, trio, screens.
"""

from __future__ import annotations

from collections import deque

import msgspec

import core
from netplay.protocol.messages import Act, Consent, Message, Rejected, RequestSeatCode, SeatCode

SENT = 64
"""Actions that are remembered: more than a client sends before one of them is answered."""


class Requests:
    """Requests on their way, and the last answers. A request counts from the moment when it was sent. What is to be
    taken back is not pending: others may have to agree, and the player can go on meanwhile."""

    def __init__(self) -> None:
        self.pending: Act | None = None
        """The action that was sent and is not yet answered."""
        self.rejected: Rejected | None = None
        """The last request that was turned down, until the next is made."""
        self.code: SeatCode | None = None
        """The last seat code that this client asked for."""
        self.agreed_after: int | None = None
        """The step after which this client last agreed that something is taken back."""
        self._codes = 0
        """Number of seat codes asked for and not yet received."""
        self._acts: deque[Act] = deque(maxlen=SENT)
        """The last actions that were sent."""
        self._n = 0

    @property
    def next_number(self) -> int:
        """The number of the next action."""
        return self._n + 1

    def count_from(self, n: int) -> None:
        """Continues the numbering after the last action that the table has seen from this client."""
        self._n = max(self._n, n)

    def sent(self, message: Message) -> None:
        """Marks a request as pending, after it was sent."""
        match message:
            case Act():
                back = core.TakeBack.is_packed(message.action)
                self._n, self.pending, self.rejected = message.n, self.pending if back else message, None
                self._acts.append(message)
            case RequestSeatCode():
                self._codes += 1
            case Consent(seq=seq, agree=True):
                self.agreed_after = seq
            case _:
                pass

    def settle(self) -> None:
        """Clears the pending action: it was answered, or its game is gone."""
        self.pending = None

    def turn_down(self, rejected: Rejected) -> None:
        """Takes in a rejection. Any action but the rejected one stays pending; the rejected one does not count as
        sent."""
        self.rejected = rejected
        self._acts = deque((act for act in self._acts if act.n != rejected.n), maxlen=SENT)
        if self.pending is not None and self.pending.n == rejected.n:
            self.pending = None

    def take_code(self, code: SeatCode) -> None:
        """Takes in a seat code, unless this client has not asked for one."""
        if self._codes:
            self.code, self._codes = code, self._codes - 1

    def has_sent(self, action: object, since: int) -> bool:
        """True if this action was sent at step `since` of the game or later."""
        packed = _packed(action)
        return any(act.seq >= since and _packed(act.action) == packed for act in self._acts)


_packed = msgspec.msgpack.Encoder().encode
"""An action as it is sent: lists and tuples are the same there."""
