"""What may be typed at a table that speaks in lines, besides numbers: a function a command.

Knows: what is asked of whoever speaks (`Lines`) and of the table.
Must not know: when a line counts, or how it came.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

import core
from netplay.protocol import codec
from netplay.protocol.messages import (
    CHAT_CELLS,
    NAME_CELLS,
    AddBot,
    Chat,
    Free,
    Pick,
    Rename,
    Stand,
    Start,
)
from tui.boards import board
from tui.game_view import outcome_text, plain_names, question_text, waiting_text
from tui.lobby_view import bot_levels, lobby_text, table_settings
from tui.lobby_view.deal_verdict import deal_lines, may_open, opened_game
from tui.lobby_view.people_menu import PeopleMenu, nothing_to_ask
from tui.lobby_view.table_settings import RULES

if TYPE_CHECKING:
    from .lines import Lines

HEADING = re.compile("(?m)(?<=\\w) {2}(?=\\S)")
"""What stands between a heading of the rules and its paragraph."""


# Everywhere


def again(person: Lines, rest: str) -> None:
    """Say once more where we are."""
    if person.replica is None:
        person.say(*lobby_text.lobby_lines(person.words, person.client_state, person.ways_in()))
        return
    view, drawn = person.view(), board(person.replica.game.id)
    if person.legal:
        view.legal = person.legal
        person.say(*question_text.question_lines(drawn, view, person.numbers), *person.clock(view))
    elif view.outcome is not None:
        outcome(person, rest)
    else:  # nobody else is asked while our answer is under way
        person.say(
            waiting_text.waiting_line(person.words, drawn, view, person.client_state) or person.words("table-sending")
        )


def help_(person: Lines, rest: str) -> None:
    """What can be typed, and what the game is about."""
    game = person.client_state.table.lobby.game if person.replica is None else person.replica.game.id
    key = "lines-help-lobby" if person.replica is None else "lines-help-game"
    rules = HEADING.sub(". ", person.words(f"{game}-help"))
    person.say(person.words(key), person.words("lines-help-both"), rules)


def talk(person: Lines, rest: str) -> None:
    """A line to everybody."""
    if rest:
        person.ask(Chat(codec.cut(rest, CHAT_CELLS)))


def people(person: Lines, rest: str) -> None:
    """What may be asked for about people: a list to choose from."""
    client_state, alone = person.client_state, person.session.plan.do == "solo"
    if client_state.table.welcome is None or client_state.table.lobby is None:
        return
    choices = (
        []
        if alone
        else PeopleMenu(person, client_state, client_state.table.lobby, client_state.table.welcome.person).choices()
    )
    if choices:
        person.choose(person.words("people-title"), choices)
    else:
        person.say(nothing_to_ask(person.words, alone))


def deal(person: Lines, rest: str) -> None:
    """What was checked of the deal; of a game that was broken off, or whether it may be opened."""
    client_state, words = person.client_state, person.words
    over = person.replica is not None and person.replica.outcome is not None
    game = opened_game(client_state) if person.replica is None else client_state.games.current if over else None
    asked = may_open(words, client_state) if person.replica is None and game is None else None
    if asked is not None:
        body, answers = asked
        said = [client_state.table.disclosed(agree) for agree in (True, False)]
        does = (lambda: None, *(partial(person.ask, message) for message in said))
        person.offer("\n".join([words("table-broken-title"), *body]), zip(answers, does, strict=False))
    else:
        lines = deal_lines(words, game)
        person.say(*(lines if lines[0] else [words("lines-no-deal")]))


def leave(person: Lines, rest: str) -> None:
    """Leave; where that closes the table for others, or a game is lost by it, it is asked first."""
    person.leave()


# In a game


def state(person: Lines, rest: str) -> None:
    """How things stand on the table."""
    view = person.view()
    drawn = board(view.game.id)
    person.say(*(plain_names.named(line, view.names) for line in (drawn.title(view), *drawn.facts(view))))


def log(person: Lines, rest: str) -> None:
    """All that has happened, or the last so many lines."""
    view = person.view()
    drawn = board(view.game.id)
    told = person.opening(drawn, view, person.replica) if person.replica is not None else []
    told += [plain_names.named(text, view.names) for event in view.log if (text := drawn.line(view, event))]
    most = int(rest) if rest.isascii() and rest.isdigit() else 0
    if rest and not most:
        person.say(person.words("lines-unknown", said=person.words.verbatim(f"l {rest}")))
    else:
        person.say(*(told[-most:] or [person.words("table-log-empty")]))


def explain(person: Lines, rest: str) -> None:
    """More about an answer, or about what is asked."""
    view = person.view()
    view.legal = person.legal
    number = int(rest) if rest.isascii() and rest.isdigit() else None
    if rest and not (person.legal and number in person.numbers):
        person.say(person.words("lines-no-answer", said=person.words.verbatim(rest)))
        return
    if number is not None:
        view.cursor = person.legal[person.numbers.index(number)]
    person.say(plain_names.named(board(view.game.id).explain(view, view.cursor), view.names))


def why(person: Lines, rest: str) -> None:
    """What cannot be answered now, each with the reason."""
    view = person.view()
    drawn, refused = board(view.game.id), list(person.replica.refused()) if person.replica and person.legal else []
    told = [plain_names.named(drawn.refusal(view, each), view.names) for each in refused]
    person.say(*(told or [person.words("lines-no-why")]))


def last_round(person: Lines, rest: str) -> None:
    """Once more the table of the last round."""
    view = person.view()
    drawn = board(view.game.id)
    ended = [told for told, event in enumerate(view.log, 1) if drawn.round_ends(event)]
    if ended:
        person.tell_round(drawn, view, ended[-1])
    else:
        person.say(person.words("table-round-none"))


def outcome(person: Lines, rest: str) -> None:
    """Once more the result."""
    view = person.view()
    if view.outcome is None:
        person.say(person.words("lines-not-over"))
    else:
        person.say(*outcome_text.end_lines(person.words, board(view.game.id), view, view.outcome))


def hint(person: Lines, rest: str) -> None:
    """What would a knight do?"""
    person.hint()


def play_again(person: Lines, rest: str) -> None:
    """Host: back to the lobby; a game that goes on is abandoned, which is asked first."""
    person.play_again()


# In the lobby


def set_ready(person: Lines, rest: str) -> None:
    """Ready, or no longer."""
    person.ask(person.client_state.table.toggled())


def stand(person: Lines, rest: str) -> None:
    """From the seat to those who look on."""
    person.ask(Stand())


def start(person: Lines, rest: str) -> None:
    """Host: the game begins."""
    person.ask(Start())


def name(person: Lines, rest: str) -> None:
    """Another name, if one can be called so."""
    if why := codec.why_no_name(rest, NAME_CELLS):
        person.say(person.words.sentence(why))
    else:
        person.ask(Rename(rest))


def bot(person: Lines, rest: str) -> None:
    """A bot on a seat, or on the first free one; again, a stronger one."""
    known = bot_levels.strengths(person.client_state)
    _seat_bot(person, rest, lambda now: bot_levels.stronger(now, known))


def character(person: Lines, rest: str) -> None:
    """A bot with a style, there too; again, with another."""
    if bot_levels.characters(person.client_state):
        _seat_bot(person, rest, bot_levels.otherwise)
    else:
        person.say(person.words("lines-no-answer", said=person.words.verbatim(rest)))


def _seat_bot(person: Lines, rest: str, level: Callable[[str | None], str]) -> None:
    """A bot, of the level that follows from that which sits there now."""
    seats = person.client_state.table.lobby.seats
    free = [seat for seat, seated in enumerate(seats) if seated.person is None and seated.bot is None]
    seat = free[0] if free and not rest else person.seat_said(rest)
    if seat is not None:
        person.ask(AddBot(seat, level(seats[seat].bot)))


def free(person: Lines, rest: str) -> None:
    """A seat is freed."""
    if not rest:
        person.say(person.words("lines-which-seat"))
    elif (seat := person.seat_said(rest)) is not None:
        person.ask(Free(seat))


def game(person: Lines, rest: str) -> None:
    """Another game, by its name."""
    if rest in core.IDS:
        person.ask(Pick(rest, {}))
    else:
        person.say(person.words("cli-which-game", known=", ".join(core.IDS)))


def about(person: Lines, rest: str) -> None:
    """What the game and its options are, or what the one of this name is."""
    lines = table_settings.about_lines(person.words, person.client_state, person.client_state.table.lobby, rest)
    person.say(*(lines or [person.words("lines-no-answer", said=person.words.verbatim(rest))]))


def option(person: Lines, rest: str) -> None:
    """An option, as on the command line, or a rule of the house: name=value."""
    lobby = person.client_state.table.lobby
    name, _, word = (part.strip() for part in rest.partition("="))
    choices = {each.name: each.values for each in core.game(lobby.game).choices}
    values = choices.get(name) or (RULES[name].values if name in RULES else ())
    meant = {core.Choice.written(value): value for value in values}
    if word not in meant:
        person.say(*table_settings.settings_lines(person.words, person.client_state, lobby))
    elif name in choices:
        person.ask(Pick(lobby.game, {**lobby.options, name: meant[word]}))
    else:
        person.ask(replace(lobby.house, **{RULES[name].field: meant[word]}))


Commands = dict[str, Callable[["Lines", str], None]]
BOTH: Commands = {
    "": again, "?": help_, "help": help_, "t": talk, "talk": talk, "p": people, "people": people,
    "d": deal, "deal": deal, "q": leave, "quit": leave,
}  # fmt: skip
IN_GAME: Commands = {
    "s": state, "state": state, "l": log, "log": log, "i": explain, "explain": explain, "h": hint, "hint": hint,
    "w": why, "why": why, "r": last_round, "round": last_round, "o": outcome, "outcome": outcome,
    "a": play_again, "again": play_again,
}  # fmt: skip
IN_LOBBY: Commands = {
    "r": set_ready, "ready": set_ready, "w": stand, "watch": stand, "s": start, "start": start, "n": name, "name": name,
    "b": bot, "bot": bot, "c": character, "character": character, "x": free, "free": free,
    "g": game, "game": game, "o": option, "option": option, "i": about, "explain": about,
}  # fmt: skip
"""What may be typed, by letter or by word: the letters of the screens."""
AT_ONCE = {*BOTH, *IN_GAME} - {"", "h", "hint", "a", "again"}
"""What need not wait, in a game, until we are asked."""
