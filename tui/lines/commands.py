"""The commands that may be typed at a table in lines, besides numbers: a function a command.

Knows: what may be asked of a person at a table (`Person`) and of the table.
Must not know: when a line counts, or how it came.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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
from tui.game_view import outcome_text, plain_names, waiting_text
from tui.game_view.replay import taking_back
from tui.lobby_view import bot_levels, table_settings
from tui.lobby_view.deal_verdict import deal_lines, may_open, opened_game
from tui.lobby_view.people_menu import PeopleMenu, nothing_to_ask
from tui.lobby_view.table_settings import RULES

from .help import help_, rules
from .person import Person

# Everywhere


def again(person: Person, rest: str) -> None:
    """Says again where we are."""
    question = person.game.presenter.question
    if person.game.replica is None:
        person.output.say(*person.table.lobby_lines(person.client_state))
        return
    view = person.game.view()
    if question.legal:
        view.legal = question.legal
        person.output.say(*person.game.question_lines(view))
    elif view.outcome is not None:
        outcome(person, rest)
    else:  # nobody else is asked while our answer is on its way
        waiting = waiting_text.waiting_line(person.words, board(view.game.id), view, person.client_state)
        person.output.say(waiting or person.words("table-sending"))


def to_list(person: Person, rest: str) -> None:
    """Goes back to the list of the hall."""
    person.to_list()


def talk(person: Person, rest: str) -> None:
    """Says something to everybody."""
    if rest:
        said = codec.clean(rest, CHAT_CELLS)
        person.ask(Chat(said))
        if said != codec.clean(rest):
            person.output.say(person.words("lines-talk-cut"))


def people(person: Person, rest: str) -> None:
    """Offers what may be asked for about people."""
    client_state, alone, welcome = person.client_state, person.alone, person.client_state.table.welcome
    if welcome is None:
        return
    choices = [] if alone else PeopleMenu(person, client_state, person.lobby, welcome.person).choices()
    if choices:
        person.choose(person.words("people-title"), choices)
    else:
        person.output.say(nothing_to_ask(person.words, alone))


def deal(person: Person, rest: str) -> None:
    """The check of the deal; for a game that was broken off, also the question whether it may be opened."""
    client_state, words = person.client_state, person.words
    over = person.game.replica is not None and person.game.replica.outcome is not None
    game = opened_game(client_state) if person.game.replica is None else client_state.games.current if over else None
    asked = may_open(words, client_state) if person.game.replica is None and game is None else None
    if asked is not None:
        body, answers = asked
        said = [client_state.table.disclosed(agree) for agree in (True, False)]
        does = (lambda: None, *(partial(person.ask, message) for message in said))
        person.menu.offer("\n".join([words("table-broken-title"), *body]), zip(answers, does, strict=False))
    else:
        lines = deal_lines(words, game)
        person.output.say(*(lines if lines[0] else [words("lines-no-deal")]))


def leave(person: Person, rest: str) -> None:
    """Leaves, after confirmation if something would be lost."""
    person.leave()


def help_then(person: Person, rest: str) -> None:
    """Tells what can be typed, or a section of the rules, then what is asked again: the help has pushed it away."""
    help_(person, rest)
    _asked_again(person)


def rules_then(person: Person, rest: str) -> None:
    """Tells all the rules, then what is asked again."""
    rules(person, rest)
    _asked_again(person)


def _asked_again(person: Person) -> None:
    if person.game.presenter.question.legal:
        again(person, "")


# In a game


def state(person: Person, rest: str) -> None:
    """The state of the table."""
    view = person.game.view()
    drawn = board(view.game.id)
    person.output.say(*(plain_names.named(line, view.names) for line in (drawn.title(view), *drawn.facts(view))))


def log(person: Person, rest: str) -> None:
    """Everything that has happened, or the last so many lines."""
    narration, names = person.game.presenter.narration, person.game.presenter.moments.names()
    told = [plain_names.named(line.source, names) for line in narration.lines if line.source]
    most = int(rest) if rest.isascii() and rest.isdigit() else 0
    if rest and not most:
        person.output.say(person.words("lines-unknown", said=person.words.verbatim(f"l {rest}")))
    else:
        person.output.say(*(told[-most:] or [person.words("table-log-empty")]))


def explain(person: Person, rest: str) -> None:
    """More about an answer, or about what is asked."""
    view, question = person.game.view(), person.game.presenter.question
    view.legal = question.legal
    number = int(rest) if rest.isascii() and rest.isdigit() else None
    if rest and not (question.legal and number in question.numbers):
        person.output.say(person.words("lines-no-answer", said=person.words.verbatim(rest)))
        return
    if number is not None:
        view.cursor = question.legal[question.numbers.index(number)]
    person.output.say(plain_names.named(board(view.game.id).explain(view, view.cursor), view.names))


def why(person: Person, rest: str) -> None:
    """The answers that cannot be given now, each with the reason."""
    view, replica = person.game.view(), person.game.replica
    asked = replica is not None and person.game.presenter.question.legal
    drawn, refused = board(view.game.id), replica.refused() if replica is not None and asked else ()
    told = [plain_names.named(drawn.refusal(view, each), view.names) for each in refused]
    person.output.say(*(told or [person.words("lines-no-why")]))


def undo(person: Person, rest: str) -> None:
    """Takes our last choice back, or asks the others whether it may be; answers when somebody else asks."""
    client_state, words = person.client_state, person.words
    game = client_state.games.current
    if taking_back.is_awaited(client_state):
        body, answers = taking_back.question(words, client_state)
        said = [taking_back.answer(client_state, agree) for agree in (True, False)]
        does = (lambda: None, *(partial(person.ask, each) for each in said if each is not None))
        person.menu.offer(body, zip(answers, does, strict=True))
    elif game is None or game.replica.outcome is not None:
        person.output.say(words("branch-undo-none"))
    elif person.alone:
        step = taking_back.before_last_choice(game)
        if step is None or not person.take_back(step):
            person.output.say(words(taking_back.why_not(game)))
    elif (action := taking_back.last_choice(game)) is None:
        person.output.say(words(taking_back.why_not(game)))
    else:
        person.ask(client_state.act(action))


def last_round(person: Person, rest: str) -> None:
    """The recap of the last round, again."""
    told = person.game.presenter.last_round
    if told is not None:
        person.game.tell_recap(told)
    else:
        person.output.say(person.words("table-round-none"))


def outcome(person: Person, rest: str) -> None:
    """The result, again."""
    view = person.game.view()
    if view.outcome is None:
        person.output.say(person.words("lines-not-over"))
    else:
        person.output.say(*outcome_text.end_lines(person.words, board(view.game.id), view, view.outcome))


def hint(person: Person, rest: str) -> None:
    """Asks a knight for a hint."""
    person.game.hint()


def play_again(person: Person, rest: str) -> None:
    """For the host: goes back to the lobby, after confirmation if a game is running."""
    person.play_again()


# In the lobby


def set_ready(person: Person, rest: str) -> None:
    """Says that we are ready, or no longer."""
    person.ask(person.client_state.table.toggled())


def stand(person: Person, rest: str) -> None:
    """Leaves the seat and becomes a spectator."""
    person.ask(Stand())


def start(person: Person, rest: str) -> None:
    """For the host: starts the game."""
    person.ask(Start())


def name(person: Person, rest: str) -> None:
    """Takes another name, if it is a possible one."""
    if why := codec.why_no_name(rest, NAME_CELLS):
        person.output.say(person.words.sentence(why))
    else:
        person.ask(Rename(rest))


def bot(person: Person, rest: str) -> None:
    """Puts a bot on a seat, or on the first free one; a stronger one if a bot sits there."""
    known = bot_levels.strengths(person.client_state)
    _seat_bot(person, rest, lambda now: bot_levels.stronger(now, known))


def character(person: Person, rest: str) -> None:
    """Puts a bot with a style on a seat; one of another style if it has one."""
    if bot_levels.characters(person.client_state):
        _seat_bot(person, rest, bot_levels.otherwise)
    else:
        person.output.say(person.words("lines-no-answer", said=person.words.verbatim(rest)))


def _seat_bot(person: Person, rest: str, level: Callable[[str | None], str]) -> None:
    """Puts a bot on a seat; `level` returns its level, given that of the bot there now."""
    seats = person.lobby.seats
    free = [seat for seat, seated in enumerate(seats) if seated.person is None and seated.bot is None]
    seat = free[0] if free and not rest else person.seat_said(rest)
    if seat is not None:
        person.ask(AddBot(seat, level(seats[seat].bot)))


def free(person: Person, rest: str) -> None:
    """Frees a seat."""
    if not rest:
        person.output.say(person.words("lines-which-seat"))
    elif (seat := person.seat_said(rest)) is not None:
        person.ask(Free(seat))


def game(person: Person, rest: str) -> None:
    """Chooses another game, by its name."""
    if rest in core.IDS:
        person.ask(Pick(rest, {}))
    else:
        person.output.say(person.words("cli-which-game", known=", ".join(core.IDS)))


def about(person: Person, rest: str) -> None:
    """The game and its options, or the option of this name."""
    lines = table_settings.about_lines(person.words, person.client_state, person.lobby, rest)
    person.output.say(*(lines or [person.words("lines-no-answer", said=person.words.verbatim(rest))]))


def option(person: Person, rest: str) -> None:
    """Sets an option of the game or a table setting, as on the command line: name=value."""
    lobby = person.lobby
    name, _, word = (part.strip() for part in rest.partition("="))
    choices = {each.name: each.values for each in core.game(lobby.game).choices}
    values = choices.get(name) or (RULES[name].values if name in RULES else ())
    meant = {core.Choice.written(value): value for value in values}
    if word not in meant:
        person.output.say(*table_settings.settings_lines(person.words, person.client_state, lobby))
    elif name in choices:
        person.ask(Pick(lobby.game, {**lobby.options, name: meant[word]}))
    else:
        person.ask(replace(lobby.house, **{RULES[name].field: meant[word]}))


Commands = dict[str, Callable[[Person, str], None]]
BOTH: Commands = {
    "": again, "?": help_then, "help": help_then, "??": rules_then, "rules": rules_then, "t": talk, "talk": talk,
    "p": people, "people": people,
    "d": deal, "deal": deal, "list": to_list, "q": leave, "quit": leave,
}  # fmt: skip
IN_GAME: Commands = {
    "s": state, "state": state, "l": log, "log": log, "i": explain, "explain": explain, "h": hint, "hint": hint,
    "w": why, "why": why, "r": last_round, "round": last_round, "o": outcome, "outcome": outcome,
    "a": play_again, "again": play_again, "u": undo, "undo": undo,
}  # fmt: skip
IN_LOBBY: Commands = {
    "r": set_ready, "ready": set_ready, "w": stand, "watch": stand, "s": start, "start": start, "n": name, "name": name,
    "b": bot, "bot": bot, "c": character, "character": character, "x": free, "free": free,
    "g": game, "game": game, "o": option, "option": option, "i": about, "explain": about,
}  # fmt: skip
"""The commands by letter, as on the screens, and by word."""
AT_ONCE = {*BOTH, *IN_GAME} - {"", "h", "hint", "a", "again"}
"""Commands that need not wait, in a game, until a question is open."""
