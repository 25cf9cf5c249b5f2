"""What may be asked of a table about people: by the host whom it concerns and how his house is, by all a seat code.

Knows: the lobby as the table sends it, and what one may ask of the table.
Must not know: how one chooses; whether the table will grant it; that it says itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from ai import USUAL
from netplay.client.state import ClientState
from netplay.protocol.messages import (
    AddBot,
    Code,
    Free,
    Grant,
    Kick,
    Lobby,
    Looking,
    Message,
    Sit,
    WantCode,
)
from tui.lobby_view.people_names import lettered
from tui.text.words import Words

Choice = tuple[str, Callable[[], object]]
"""What it is called, and what is done then."""
LOOKING: tuple[Looking, ...] = ("free", "silent", "none")


class Clerk(Protocol):
    """Who brings it to the table: a screen, or lines."""

    @property
    def words(self) -> Words:
        """The texts of who asks."""
        ...

    def choose(self, title: str, choices: list[Choice]) -> None:
        """One of these is chosen, or nothing."""
        ...

    def send(self, message: Message) -> bool:
        """Ask the table for something; False if there is no line to it."""
        ...

    def bell(self) -> object:
        """There was none."""
        ...


def nothing_to_ask(words: Words, alone: bool) -> str:
    """Why nothing can be asked for about people, as a sentence: of who plays alone, or else only watches."""
    return words("people-alone" if alone else "people-watching-only")


def code_lines(words: Words, client_state: ClientState, code: Code) -> tuple[str, str]:
    """A seat code that was asked for: whose it is, and what is done with it."""
    lobby, other = client_state.table.lobby, "" if code.seat == client_state.table.my_seat else "-other"
    name = lobby.seats[code.seat].name if lobby is not None and code.seat < len(lobby.seats) else ""
    title = words(f"people-code-title{other}", name=words.verbatim(name))
    return title, words(f"people-code-body{other}", code=code.code)


class PeopleMenu:
    """What one person at the table may ask for about people."""

    def __init__(self, clerk: Clerk, client_state: ClientState, lobby: Lobby, us: int) -> None:
        self._clerk, self._words = clerk, clerk.words
        self._client_state, self._lobby, self._us = client_state, lobby, us

    def choices(self) -> list[Choice]:
        """Everything there is to ask for."""
        found: list[Choice] = []
        if (seat := self._client_state.table.my_seat) is not None:
            if self._lobby.phase == "playing" and self._lobby.seats[seat].bot is not None:
                found.append((self._words("people-take-back"), self._send(Sit(seat))))
            found.append((self._words("people-code"), self._send(WantCode(seat))))
        return found + (self._people() + self._house() if self._client_state.table.is_host else [])

    def _send(self, message: Message) -> Callable[[], object]:
        def send() -> None:
            self._client_state.requests.rejected = None
            if not self._clerk.send(message):
                self._clerk.bell()

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
            choices += [] if seated.bot else [(words("people-bot"), self._send(AddBot(at, USUAL)))]
        else:
            choices.append((words("people-stand"), lambda: self._free(at, seated.person)))
        if not seated.here:
            choices.append((words("people-seat-code"), self._send(WantCode(at))))
        self._clerk.choose(words.verbatim(seated.name), choices + self._away_with(seated.person))

    def _free(self, at: int, person: int | None) -> None:
        """His seat, if it is still his; else there is another list."""
        lobby = self._client_state.table.lobby
        if lobby is not None and at < len(lobby.seats) and lobby.seats[at].person == person:
            self._send(Free(at))()
        elif lobby is not None:
            now = PeopleMenu(self._clerk, self._client_state, lobby, self._us)
            self._clerk.choose(self._words("people-title"), now.choices())

    def _about_watcher(self, name: str, person: int) -> None:
        words, called = self._words, self._words.verbatim(name)
        choices: list[Choice] = []
        if person in self._lobby.asking:
            choices.append((words("people-let-sit", name=called), self._send(Grant(person, True))))
            choices.append((words("people-let-not", name=called), self._send(Grant(person, False))))
        self._clerk.choose(called, choices + self._away_with(person))

    def _away_with(self, person: int) -> list[Choice]:
        kick, ban = Kick(person), Kick(person, ban=True)
        return [(self._words("people-kick"), self._send(kick)), (self._words("people-ban"), self._send(ban))]

    # The house

    def _house(self) -> list[Choice]:
        house, words = self._lobby.house, self._words
        door = "close" if house.open else "open"
        found = [(words(f"people-door-{door}"), self._send(replace(house, open=not house.open)))]
        found.append(
            (words(f"people-ask-{'off' if house.ask else 'on'}"), self._send(replace(house, ask=not house.ask)))
        )
        others = [each for each in LOOKING if each != house.watch]
        return found + [(words(f"people-watch-{each}"), self._send(replace(house, watch=each))) for each in others]
