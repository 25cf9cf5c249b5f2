"""The person at a table in lines, as commands see them.

Knows: what a command may ask of a person's table and lines.
Must not know: any command.
"""

from __future__ import annotations

from typing import Protocol

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Message
from tui.lobby_view.people_menu import Choice

from .game_lines import GameLines
from .output import Menu, Output
from .screen_reader import ScreenReaderWords
from .table_lines import TableLines


class Person(Protocol):
    """The person at a table in lines whom a command is for."""

    @property
    def words(self) -> ScreenReaderWords:
        """The texts of the person's language."""
        ...

    @property
    def output(self) -> Output:
        """Prints lines for the person."""
        ...

    @property
    def menu(self) -> Menu:
        """Offers choices to the person."""
        ...

    @property
    def game(self) -> GameLines:
        """The game that the person is told."""
        ...

    @property
    def table(self) -> TableLines:
        """The lobby that the person is told."""
        ...

    @property
    def client_state(self) -> ClientState:
        """The state of the table."""
        ...

    @property
    def lobby(self) -> Lobby:
        """The lobby of the table."""
        ...

    @property
    def alone(self) -> bool:
        """True for a game against bots only."""
        ...

    def ask(self, message: Message) -> None:
        """Sends a request, whose reply is told."""
        ...

    def send(self, message: Message) -> bool:
        """Sends a request; False if there is no connection to the table."""
        ...

    def to_list(self) -> None:
        """Goes back to the list of the hall."""
        ...

    def bell(self) -> None:
        """Says that there is no connection to the table."""
        ...

    def choose(self, title: str, choices: list[Choice]) -> None:
        """Offers choices, and to choose none."""
        ...

    def seat_said(self, said: str) -> int | None:
        """The seat of this number; None if there is none, which is said."""
        ...

    def play_again(self) -> None:
        """For the host: goes back to the lobby, after confirmation if a game is running."""
        ...

    def take_back(self, steps: int) -> bool:
        """Goes back to where the game was after so many steps; False unless it is the person's alone."""
        ...

    def leave(self) -> None:
        """Leaves, after confirmation if something would be lost."""
        ...
