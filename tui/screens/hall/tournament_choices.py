"""What is asked before a tournament is opened, or a game of one decided.

Knows: dialogs, words, the messages about tournaments.
Must not know: how a tournament is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
from rich.text import Text

import core
from netplay.protocol.messages import Decide, Message, OpenTournament, Plan, TournamentShown
from netplay.protocol.tournament_messages import LONGEST_OPEN, ROUNDS, Format
from tui.hall_view.tournament_text import meeting_of, names_of
from tui.lobby_view.table_settings import CLOCKS, STAND_INS, rule_label, rule_value
from tui.screens.dialogs import Form, Picker

Send = Callable[[Message], None]
FORMATS: tuple[Format, ...] = get_args(Format)
PATIENCES = (*STAND_INS[1:], STAND_INS[0])
"""When a bot stands in, the usual one first: nobody else waits for who is away."""


def ask_plan(app: Any, name: str, send: Send) -> None:
    """Asks the organiser for game, format, table size, length and time limits, and opens a tournament."""
    words = app.words

    def game(at: int) -> None:
        sizes = list(core.game(core.IDS[at]).seats)
        formats = [words(f"cup-about-{each}") for each in FORMATS]
        _choose(app, words("cup-format-title"), formats, lambda chosen: seats(core.IDS[at], FORMATS[chosen], sizes))

    def seats(game: str, format: Format, sizes: list[int]) -> None:
        if len(sizes) == 1:
            length(game, format, sizes[0])
            return
        _choose(app, words("cup-seats-title"), list(map(str, sizes)), lambda at: length(game, format, sizes[at]))

    def length(game: str, format: Format, seats: int) -> None:
        called = words("cup-name", name=words.verbatim(name), game=words(f"{game}-name"))
        plan = Plan(called, game, format=format, seats=seats)
        _ask_length(app, plan, send)

    _choose(app, words("cup-game-title"), [words(f"{each}-name") for each in core.IDS], game)


def _ask_length(app: Any, plan: Plan, send: Send) -> None:
    """Asks for rounds or minutes where the format has a number of them."""
    words, is_open = app.words, plan.format == "open"
    if plan.format not in ("swiss", "open"):
        _ask_clock(app, plan, send)
        return
    most = LONGEST_OPEN if is_open else ROUNDS

    def wrong(text: str) -> str | None:
        return None if _number(text, most) else words("cup-number-wrong", most=str(most))

    def done(text: str | None) -> None:
        if number := _number(text or "", most):
            rounds, minutes = (plan.rounds, number) if is_open else (number, plan.minutes)
            _ask_clock(app, msgspec.structs.replace(plan, rounds=rounds, minutes=minutes), send)

    title = words("cup-minutes-title" if is_open else "cup-rounds-title")
    app.push_screen(Form(title, str(plan.minutes if is_open else plan.rounds), words("cup-number-hint"), wrong), done)


def _ask_clock(app: Any, plan: Plan, send: Send) -> None:
    """Asks how long a decision may take at the tables."""

    def done(at: int) -> None:
        _ask_stand_in(app, msgspec.structs.replace(plan, clock=CLOCKS[at]), send)

    _choose_limit(app, "clock", CLOCKS, app.words("table-about-clock"), done)


def _ask_stand_in(app: Any, plan: Plan, send: Send) -> None:
    """Asks when a bot stands in for those who are away, and opens the tournament."""

    def done(at: int) -> None:
        send(OpenTournament(msgspec.structs.replace(plan, stand_in=PATIENCES[at])))

    about = f"{app.words('table-about-stand-in')}\n\n{app.words('cup-opens')}"
    _choose_limit(app, "stand-in", PATIENCES, about, done)


def _choose_limit(app: Any, rule: str, values: Sequence[int], about: str, done: Callable[[int], None]) -> None:
    """Asks for a value of a rule that tables have, in seconds; 0 for none."""
    answers = [rule_value(app.words, rule, each) for each in values]
    _choose(app, rule_label(app.words, rule), answers, done, about)


def _number(text: str, most: int) -> int:
    """Returns the number that was typed; 0 for none between 1 and `most`."""
    said = text.strip()
    number = int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0
    return number if number <= most else 0


def ask_decision(app: Any, shown: TournamentShown, send: Send) -> None:
    """Asks the organiser for a game that goes on and for its winner, and decides it so."""
    words, names = app.words, names_of(app.words, shown)
    running = [each for each in shown.meetings if not each.places]

    def winner(at: int) -> None:
        meeting = running[at]
        answers = [*(names.get(id, "?") for id in meeting.players), words("cup-shared")]

        def done(chosen: int) -> None:
            send(Decide(shown.row.id, meeting.number, places_with(meeting.players, chosen)))

        _choose(app, words("cup-winner-title"), answers, done)

    if running:
        _choose(app, words("cup-decide-title"), [meeting_of(words, each, names) for each in running], winner)


def places_with(players: list[int], first: int) -> list[list[int]]:
    """Returns the places with this player first and the others after them; beyond the last one, all share the place."""
    if first >= len(players):
        return [list(players)]
    return [[players[first]], [id for id in players if id != players[first]]]


def _choose(app: Any, title: str, answers: list[str], done: Callable[[int], None], about: str = "") -> None:
    app.push_screen(Picker(title, Text(about), answers), lambda at: done(at) if at is not None and at >= 0 else None)
