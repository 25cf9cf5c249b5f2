"""The table as its client knows it: the last welcome and lobby, and who this client is there.

Knows: the messages Welcome, Lobby and Refused.
Must not know: the game that is played, chat, sockets, trio, screens.
"""

from __future__ import annotations

import msgspec

import core
from core import Sentence
from netplay.protocol import codec
from netplay.protocol.messages import AbandonedGame, Disclose, Lobby, Option, Ready, Refused, Welcome


def lacking(game: str) -> Sentence:
    """A sentence that this program does not have a game that a table plays."""
    text = "The table plays {game}, a game that is not installed here. Install it, or use the same version as the host."
    return Sentence("game-lacking", text, game=codec.clean(game, 24))


class TableState:
    """The last state of the table, its people and this client, as the table sent it."""

    def __init__(self) -> None:
        self.welcome: Welcome | None = None
        self.lobby: Lobby | None = None
        self.refused: Refused | None = None
        """The reason why the table refused this client, or ended its connection."""
        self.plays_on = False
        """True if this client has said, since the last game was over, that it is ready for another."""

    def greet(self, welcome: Welcome) -> None:
        """Takes in the welcome of a new connection."""
        self.welcome, self.refused = welcome, None

    def update(self, lobby: Lobby) -> None:
        """Takes in the present lobby. Raises ProtocolError for a game that this release does not have."""
        if lobby.game not in core.IDS:
            raise codec.ProtocolError(lacking(lobby.game))
        self.lobby = msgspec.structs.replace(lobby, options=_known(lobby.game, lobby.options))
        if lobby.phase == "over":
            self.plays_on = self.my_seat is not None and lobby.seats[self.my_seat].ready

    @property
    def token(self) -> str | None:
        """The token of this client's seat."""
        return self.welcome.token if self.welcome else None

    @property
    def is_host(self) -> bool:
        """True if this client is the host: it decides about game, options, bots and start."""
        return bool(self.lobby and self.welcome and self.lobby.host == self.welcome.person)

    @property
    def called(self) -> str:
        """This client's name at the table; "" before the table has let it in."""
        if not self.welcome:
            return ""
        seats, watching = (self.lobby.seats, self.lobby.watching) if self.lobby else ([], [])
        watchers = self.lobby.watchers if self.lobby else []
        people = [(seated.person, seated.name) for seated in seats] + list(zip(watchers, watching, strict=False))
        return next((name for person, name in people if person == self.welcome.person), self.welcome.name)

    @property
    def my_seat(self) -> int | None:
        """This client's seat of the table; None for a spectator."""
        if not self.lobby or not self.welcome:
            return None
        people = [seated.person for seated in self.lobby.seats]
        return people.index(self.welcome.person) if self.welcome.person in people else None

    @property
    def asked_to_open(self) -> AbandonedGame | None:
        """The abandoned game that this client played and has not yet agreed to disclose."""
        broken = self.lobby.broken if self.lobby else None
        if broken is None or self.welcome is None or self.welcome.person not in broken.people:
            return None
        return broken if self.welcome.person not in broken.agreed else None

    def toggled(self) -> Ready:
        """Returns the message that says ready for what the lobby shows, or takes that back."""
        lobby, seat = self.lobby, self.my_seat
        if lobby is None:
            return Ready(True)
        return Ready(seat is None or not lobby.seats[seat].ready, lobby.game, lobby.options)

    def disclosed(self, agree: bool) -> Disclose:
        """Returns the message that agrees to disclose the abandoned game, or declines."""
        broken = self.lobby.broken if self.lobby else None
        return Disclose(agree, broken.number if broken else None)


def _known(game: str, options: dict[str, Option]) -> dict[str, Option]:
    """Returns the options that this release has, with values that it allows: a table with newer rules may have more."""
    choices = core.game(game).choices
    return {choice.name: options[choice.name] for choice in choices if choice.takes(options.get(choice.name))}
