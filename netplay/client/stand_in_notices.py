"""Records the table's notices about bots that answer for this client's seat.

Knows: the notices about bots that stand in, and the lobby's seats and clock.
Must not know: the game, requests, sockets, screens.

A bot answers for a person who is there only if the host lets it, or if their time is up; a table tells everybody of
both. A lobby that shows a bot on the seat without such a notice is a lie: the host could move for the person so.
"""

from __future__ import annotations

from netplay.protocol.messages import Lobby, Notice


class StandInNotices:
    """Follows the notices and lobbies of one table, for one person.

    A notice comes before the lobby that shows its bot, and no step comes between the two. The person may have been
    renamed in that lobby, so notices are taken in with it.
    """

    def __init__(self) -> None:
        self._waiting: list[Notice] = []
        """Notices since the last lobby."""
        self._name = ""
        """This client's name in the last lobby."""
        self._told = ""
        """Code of the notice that tells of a bot on this client's seat; "" for none."""
        self._timed = False
        """True if the table has shown a turn timer in this game."""
        self.recent = False
        """True if a bot may have answered for this client since `settle`."""

    def hear(self, notice: Notice) -> None:
        """Takes in a notice."""
        self._waiting.append(notice)

    def see_timer(self) -> None:
        """The table has sent the time that is left."""
        self._timed = True

    def see(self, lobby: Lobby, seat: int | None, name: str) -> None:
        """Takes in a lobby, with this client's seat and name. A lobby without a bot on the seat ends what was told."""
        self._timed = lobby.phase != "lobby" and (self._timed or bool(lobby.house.clock))
        ours, self._waiting = [each for each in self._waiting if each.names[:1] in ([name], [self._name])], []
        for notice in ours:
            self._take(notice.code)
        self._name = name
        if seat is None or lobby.seats[seat].bot is None:
            self._told = ""

    def _take(self, code: str) -> None:
        if code == "bot-in" or (code == "time-up" and self._timed):
            self._told, self.recent = code, True
        elif code == "bot-out":
            self._told = ""

    def settle(self) -> None:
        """A move of this client's seat was taken in."""
        self.recent = self.told

    @property
    def told(self) -> bool:
        """True if a bot may answer for this client now."""
        return self._told != ""
