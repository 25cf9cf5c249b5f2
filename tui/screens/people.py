"""People at the table: what the host may do to whom, the rules of his house, a code for one's own seat, the password.

Knows: the lobby as the table sends it, and what one may ask of the table.
Must not know: whether the table will grant it; that it says itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from ai import USUAL
from netplay.mirror import Mirror
from netplay.protocol import AddBot, Code, Free, Grant, House, Kick, Lobby, Looking, Message, WantCode

from ..words import Words, letter
from ..wrap import Prose
from .dialogs import Chooser, Form, Reader

if TYPE_CHECKING:
    from ..app import RoundTable

Choice = tuple[str, Callable[[], object]]
LOOKING: tuple[Looking, ...] = ("free", "silent", "none")


def choose_people(app: RoundTable) -> None:
    """Whom is it about, or what? For a guest, only his own seat."""
    mirror = app.session.client.mirror if app.session.client is not None else None
    if mirror is None or mirror.lobby is None or mirror.welcome is None:
        return
    desk = Desk(app, mirror, mirror.lobby, mirror.welcome.person)
    choices = desk.choices()
    if choices:
        desk.ask(app.words("people-title"), app.words("people-about"), choices)
    else:
        app.bell()


class Desk:
    """What one person at the table may ask for about people."""

    def __init__(self, app: RoundTable, mirror: Mirror, lobby: Lobby, us: int) -> None:
        self._app, self._mirror, self._lobby, self._us = app, mirror, lobby, us

    @property
    def _words(self) -> Words:
        return self._app.words

    def choices(self) -> list[Choice]:
        """Everything there is to ask for."""
        found: list[Choice] = []
        if (seat := self._mirror.my_seat) is not None:
            found.append((self._words("people-code"), self._send(WantCode(seat))))
        return found + (self._people() + self._house() if self._mirror.is_host else [])

    def ask(self, title: str, body: str, choices: list[Choice]) -> None:
        """One of these, or nothing."""
        choices = [*choices, (self._words("people-nothing"), lambda: None)]

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                choices[at][1]()

        self._app.push_screen(Chooser(title, Text(body), [text for text, _ in choices]), done)

    def _send(self, message: Message) -> Callable[[], object]:
        def send() -> None:
            self._mirror.rejected = None
            if not self._app.session.send(message):
                self._app.bell()

        return send

    # Everybody else

    def _people(self) -> list[Choice]:
        lobby, words = self._lobby, self._words
        found: list[Choice] = []
        for at, seated in enumerate(lobby.seats):
            if seated.person not in (None, self._us):
                away = "" if seated.here else f"  ({words('people-away')})"
                found.append((f"{letter(at)} {seated.name}{away}", lambda at=at: self._about_seat(at)))
        for name, person in zip(lobby.watching, lobby.watchers, strict=False):
            if person != self._us:
                how = words("people-asking" if person in lobby.asking else "people-watching")
                found.append((f"{name}  ({how})", lambda name=name, person=person: self._about_watcher(name, person)))
        return found

    def _about_seat(self, at: int) -> None:
        words, lobby, seated = self._words, self._lobby, self._lobby.seats[at]
        if seated.person is None:
            return
        choices: list[Choice] = []
        if lobby.phase == "playing":
            choices.append((words("people-bot"), self._send(AddBot(at, USUAL))))
        else:
            choices.append((words("people-stand"), self._send(Free(at))))
        if not seated.here:
            choices.append((words("people-seat-code"), self._send(WantCode(at))))
        self.ask(seated.name, words("people-about"), choices + self._away_with(seated.person))

    def _about_watcher(self, name: str, person: int) -> None:
        words = self._words
        choices: list[Choice] = []
        if person in self._lobby.asking:
            choices.append((words("people-let-sit", name=name), self._send(Grant(person, True))))
            choices.append((words("people-let-not", name=name), self._send(Grant(person, False))))
        self.ask(name, words("people-about"), choices + self._away_with(person))

    def _away_with(self, person: int) -> list[Choice]:
        kick, ban = Kick(person), Kick(person, ban=True)
        return [(self._words("people-kick"), self._send(kick)), (self._words("people-ban"), self._send(ban))]

    # The house

    def _house(self) -> list[Choice]:
        house, words = self._lobby.house, self._words
        door = "close" if house.open else "open"
        found = [(words(f"people-door-{door}"), self._rule(replace(house, open=not house.open)))]
        found.append(
            (words(f"people-ask-{'off' if house.ask else 'on'}"), self._rule(replace(house, ask=not house.ask)))
        )
        others = [each for each in LOOKING if each != house.watch]
        return found + [(words(f"people-watch-{each}"), self._rule(replace(house, watch=each))) for each in others]

    def _rule(self, house: House) -> Callable[[], object]:
        return self._send(house)


def show_code(app: RoundTable, code: Code) -> None:
    """The seat code that was asked for."""
    words = app.words
    body = Text(words("people-code-body", code=code.code))
    app.push_screen(Reader(words("people-code-title"), body, words("people-code-back")))


class PasswordForm(Form):
    """A word that nobody behind us should read."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            yield Input(password=True, max_length=120)
            yield Static(Prose(Text(self._hint)), classes="hint", id="hint")


def ask_password(app: RoundTable, then: Callable[[str], None]) -> None:
    """The password of the table that we want to join; "" if it was left."""
    words = app.words

    def wrong(text: str) -> str | None:
        return None if text else words("people-password-empty")

    form = PasswordForm(words("people-password-title"), "", words("people-password-hint"), wrong)
    app.push_screen(form, lambda text: then(text or ""))
