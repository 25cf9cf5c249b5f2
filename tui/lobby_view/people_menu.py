"""The people menu: what a host may ask of the table about people and admission, and any player about a seat code.

Knows: the lobby as the table sends it, and which requests there are.
Must not know: how a choice is made; whether the table grants a request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from ai import DEFAULT_LEVEL
from netplay.client.state import ClientState
from netplay.protocol.messages import (
    AddBot,
    Free,
    Grant,
    Kick,
    Lobby,
    Message,
    RequestSeatCode,
    SeatCode,
    Seated,
    Sit,
    SpectatorPolicy,
)
from tui.lobby_view.people_names import lettered
from tui.text.words import Words

Choice = tuple[str, Callable[[], object]]
"""The text of a choice, and what it does."""
LOOKING: tuple[SpectatorPolicy, ...] = ("free", "silent", "none")


class MenuDialogs(Protocol):
    """Shows the menu and sends its requests: a screen, or the lines."""

    @property
    def words(self) -> Words:
        """The texts in the reader's language."""
        ...

    def choose(self, title: str, choices: list[Choice]) -> None:
        """Lets the reader choose one of these, or none."""
        ...

    def send(self, message: Message) -> bool:
        """Sends a request to the table. False if no connection takes it."""
        ...

    def bell(self) -> object:
        """Signals that a request was not sent."""
        ...


def _away(seated: Seated) -> bool:
    return seated.person is not None and not seated.here


def nothing_to_ask(words: Words, alone: bool) -> str:
    """Returns why the menu is empty: for somebody who plays alone, or is a spectator."""
    return words("people-alone" if alone else "people-watching-only")


def code_lines(words: Words, client_state: ClientState, code: SeatCode) -> tuple[str, str]:
    """Returns title and text for a seat code that was asked for."""
    lobby, other = client_state.table.lobby, "" if code.seat == client_state.table.my_seat else "-other"
    name = lobby.seats[code.seat].name if lobby is not None and code.seat < len(lobby.seats) else ""
    title = words(f"people-code-title{other}", name=words.verbatim(name))
    return title, words(f"people-code-body{other}", code=code.code)


class PeopleMenu:
    """The choices of one person at the table."""

    def __init__(self, dialogs: MenuDialogs, client_state: ClientState, lobby: Lobby, us: int) -> None:
        self._dialogs, self._words = dialogs, dialogs.words
        self._client_state, self._lobby, self._us = client_state, lobby, us

    def choices(self) -> list[Choice]:
        """Returns all choices of the first menu."""
        found: list[Choice] = []
        if (seat := self._client_state.table.my_seat) is not None:
            if self._lobby.phase == "playing" and self._lobby.seats[seat].bot is not None:
                found.append((self._words("people-take-back"), self._send(Sit(seat))))
            found.append((self._words("people-code"), self._send(RequestSeatCode(seat))))
        return found + (self._people() + self._admission() if self._client_state.table.is_host else [])

    def _send(self, message: Message) -> Callable[[], object]:
        def send() -> None:
            self._client_state.requests.rejected = None
            if not self._dialogs.send(message):
                self._dialogs.bell()

        return send

    # Everybody else

    def _people(self) -> list[Choice]:
        lobby, words = self._lobby, self._words
        found: list[Choice] = []
        for at, seated in enumerate(lobby.seats):
            if seated.person not in (None, self._us):
                away = "" if seated.here else f"  ({words('people-away')})"
                who = lettered(words, self._client_state, at, f"{words.verbatim(seated.name)}{away}")
                found.append((who, lambda at=at: self._about_seat(at)))
        for name, person in zip(lobby.watching, lobby.watchers, strict=False):
            if person != self._us:
                how = words("people-asking" if person in lobby.asking else "people-watching")
                who = f"{words.verbatim(name)}  ({how})"
                found.append((who, lambda name=name, person=person: self._about_watcher(name, person)))
        return found

    def _about_seat(self, at: int) -> None:
        words, lobby, seated = self._words, self._lobby, self._lobby.seats[at]
        if seated.person is None:
            return
        choices: list[Choice] = []
        if lobby.phase == "playing":
            choices += [] if seated.bot else [(words("people-bot"), self._send(AddBot(at, DEFAULT_LEVEL)))]
        else:
            choices.append((words("people-stand"), lambda: self._free(at, seated.person)))
        if not seated.here:
            choices.append((words("people-seat-code"), self._send(RequestSeatCode(at))))
        self._dialogs.choose(words.verbatim(seated.name), choices + self._away_with(seated.person))

    def _free(self, at: int, person: int | None) -> None:
        """Frees a seat if the same person still has it; else shows the present menu."""
        lobby = self._client_state.table.lobby
        if lobby is not None and at < len(lobby.seats) and lobby.seats[at].person == person:
            self._send(Free(at))()
        elif lobby is not None:
            now = PeopleMenu(self._dialogs, self._client_state, lobby, self._us)
            self._dialogs.choose(self._words("people-title"), now.choices())

    def _about_watcher(self, name: str, person: int) -> None:
        words, called = self._words, self._words.verbatim(name)
        choices: list[Choice] = []
        if person in self._lobby.asking:
            choices.append((words("people-let-sit", name=called), self._send(Grant(person, True))))
            choices.append((words("people-let-not", name=called), self._send(Grant(person, False))))
        if self._lobby.phase == "playing":
            choices += [
                self._giving(at, called, person) for at, seated in enumerate(self._lobby.seats) if _away(seated)
            ]
        self._dialogs.choose(called, choices + self._away_with(person))

    def _giving(self, at: int, called: str, person: int) -> Choice:
        """The choice to give somebody the seat of a player who is away."""
        former = self._words.verbatim(self._lobby.seats[at].name)
        return self._words("people-give-seat", name=called, former=former), self._send(Grant(person, True, at))

    def _away_with(self, person: int) -> list[Choice]:
        kick, ban = Kick(person), Kick(person, ban=True)
        return [(self._words("people-kick"), self._send(kick)), (self._words("people-ban"), self._send(ban))]

    # Admission

    def _admission(self) -> list[Choice]:
        house, words = self._lobby.house, self._words
        door = "close" if house.open else "open"
        found = [(words(f"people-door-{door}"), self._send(replace(house, open=not house.open)))]
        found.append(
            (words(f"people-ask-{'off' if house.ask else 'on'}"), self._send(replace(house, ask=not house.ask)))
        )
        others = [each for each in LOOKING if each != house.watch]
        return found + [(words(f"people-watch-{each}"), self._send(replace(house, watch=each))) for each in others]
