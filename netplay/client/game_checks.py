"""Verifies games when they are over: in a thread, as soon as the table has opened them, which it must do soon.

Knows: replicated games, trio, how a transcript is verified.
Must not know: connections, screens.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import trio

from netplay.audit.transcript import Transcript
from netplay.audit.verification import verify
from netplay.protocol import codec
from netplay.protocol.messages import Welcome

from .replicated_game import ReplicatedGame
from .state import ClientState

OPENING = 10.0
"""Seconds until the table must have opened a game that is over."""
VERIFYING = 4
"""Number of games that are verified at a time at most; no table at which people play opens more."""


class GameChecks:
    """Verifies the games of one client. `changed` is called after each verdict; `keep` gets each transcript."""

    def __init__(
        self, state: ClientState, changed: Callable[[], None], keep: Callable[[Transcript], None] | None
    ) -> None:
        self._state, self._changed, self.keep = state, changed, keep
        self._checked: set[ReplicatedGame] = set()
        """The games that are over and wait, or waited, for their opening."""
        self._verifying: set[ReplicatedGame] = set()

    def update(self, nursery: trio.Nursery | None) -> None:
        """Starts what is due after a message. Raises ProtocolError if games are opened too fast."""
        over, opened = self._state.games.finished, self._state.audit.take_opened()
        if nursery is None:
            return
        if opened is not None and (welcome := self._state.table.welcome) is not None:
            self._start(nursery, opened, welcome)
        if over is not None and over.proven and over not in self._checked:
            self._checked = {over}
            nursery.start_soon(self._await_opening, over)

    def _start(self, nursery: trio.Nursery, game: ReplicatedGame, welcome: Welcome) -> None:
        if len(self._verifying) == VERIFYING:
            raise codec.ProtocolError("The table opens games faster than they can be checked.")
        self._verifying.add(game)
        nursery.start_soon(self._verify, game, game.transcript(welcome))

    async def _verify(self, game: ReplicatedGame, transcript: Transcript) -> None:
        """Verifies a game in a thread of its own, which yields to this one after every step."""
        game.verdict = await trio.to_thread.run_sync(verify, transcript, _yield, abandon_on_cancel=True)
        self._verifying.discard(game)
        self.save(game)
        self._changed()

    async def _await_opening(self, game: ReplicatedGame) -> None:
        await trio.sleep(OPENING)
        if game.record is None:
            game.withhold()
            self.save(game)
            self._changed()

    def leave(self) -> None:
        """Keeps the transcript of a game that has no verdict, because the client leaves it."""
        game = self._state.games.current
        if game is not None and game.verdict is None:
            self.save(game)

    def save(self, game: ReplicatedGame) -> None:
        """Keeps the transcript of a game with a commitment, if there is a place for it."""
        welcome = self._state.table.welcome
        if self.keep is not None and welcome is not None and game.proven:
            self.keep(game.transcript(welcome))


def _yield() -> None:
    """Lets the thread that draws go first."""
    time.sleep(0.0005)
