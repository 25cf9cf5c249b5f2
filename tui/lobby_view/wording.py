"""A table told in lines of plain text: the lobby, a question with its answers, a round's table, the end.

Knows: what a client knows of its table, boards that speak, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import core
from netplay.addresses import written
from netplay.client.state import ClientState
from netplay.protocol.messages import House, Line, Lobby, Notice, Rejected, Seated
from tui.boards import Board, Tally, View, board
from tui.text.words import (
    END_OF_TINT,
    FIRST_INITIAL,
    FIRST_MARK,
    FIRST_TINT,
    Words,
    letter,
    mark,
    plain,
)

from .bot_levels import as_words
from .deal_verdict import broken_line
from .table_names import table_called
from .table_settings import RULES, rules

if TYPE_CHECKING:
    from ai.search import Option, Thought

NAMES = {FIRST_INITIAL + seat: FIRST_MARK + seat for seat in range(FIRST_INITIAL - FIRST_MARK)}
"""Whole names for letters."""
LETTERS = f"[{chr(FIRST_INITIAL)}-{chr(max(NAMES))}]"
COUNTED = re.compile(f"({LETTERS})(?=\\d)")
"""A letter with a number at it."""
LISTED = re.compile(f"({LETTERS}\\*?\\d*) (?={LETTERS})")
"""A letter before the next one: on a board they need nothing between them."""
TINT, END = f"[{chr(FIRST_TINT)}-{chr(FIRST_TINT + 0xFE)}]", END_OF_TINT
BEFORE_NAME = re.compile(f"{TINT}[^{END}]*{END} (?={TINT})")
"""A player's letter before his name."""
LETTER = re.compile(f"({TINT})([A-H]){END}")
"""A player's letter alone, in his colour."""
EMPTY = ("", "·", "–")
"""Cells of a table that say nothing."""


def called(words: Words, client_state: ClientState) -> list[str]:
    """The players' names, bots' in the reader's language."""
    return called_all(words, client_state.games.names())


def called_all(words: Words, names: Sequence[str]) -> list[str]:
    """Everybody's name, bots' in the reader's language."""
    return [words.called(name, names) for name in names]


def view_of(words: Words, client_state: ClientState, replica: core.Replica[Any]) -> View:
    """The game as it is now."""
    names = called(words, client_state)
    return View.of(replica, words, names, away=client_state.games.away(), ascii_only=words.ascii_only)


def badge(words: Words, client_state: ClientState, chair: int) -> Sequence[tuple[str, str]]:
    """The letters of who sits on this chair, each with the name of its colour: in a game those of his pieces there,
    none if he has none; free chairs have no player."""
    replica = client_state.games.replica
    if replica is None:
        return [(letter(chair), f"seat{chair}")]
    if chair not in client_state.games.seats:
        return []
    return board(replica.game.id).badge(view_of(words, client_state, replica), client_state.games.seats.index(chair))


def lettered(words: Words, client_state: ClientState, chair: int, text: str) -> str:
    """A text behind the letters of who sits on this chair."""
    letters = "".join(each for each, _ in badge(words, client_state, chair))
    return f"{letters} {text}" if letters else text


def named(text: str, names: Sequence[str]) -> str:
    """The text with whole names, also where a board has letters."""
    text = COUNTED.sub(r"\1 ", LISTED.sub(r"\1, ", text)).translate(NAMES)
    return plain(LETTER.sub(lambda found: _name(found, names), BEFORE_NAME.sub("", text)), names)


def _name(found: re.Match[str], names: Sequence[str]) -> str:
    """The name for a letter; the letter of a piece that is nobody's stays."""
    seat = ord(found[1]) - FIRST_TINT
    return mark(seat) if seat < len(names) and letter(seat) == found[2] else found[0]


def line_down(words: Words, client: Any) -> str:
    """What is said while there is no line to the table, else nothing. Who has been in has the right address:
    he is told that the line is cut, and a player that his seat is kept."""
    if client is None or client.status not in ("lost", "connecting"):
        return ""
    client_state, why = client.state, words.sentence(client.trouble)
    if client_state.table.welcome is not None:
        plays = client_state.games.current is not None and not client_state.games.watching
        why = words("table-line-cut" if plays else "table-no-lost")
    return f"{why} {words('table-trying')}"


# The lobby


def ways_in(words: Words, address: str, ssh: Any, web: Any) -> list[str]:
    """How others come to a table that is open here: by this program, and by the doors that are open."""
    lines = [words("table-friends-type", address=address)] if address else []
    host = address.rpartition(":")[0].strip("[]")
    if ssh is not None:
        lines += [
            words("doors-ssh", host=host, port=str(ssh.port)),
            words("doors-ssh-key", fingerprint=ssh.fingerprint),
        ]
    if web is not None:
        lines.append(words("doors-web", address=written(host, web.port)))
    return lines


def lobby_lines(words: Words, client_state: ClientState, ways: Sequence[str]) -> list[str]:
    """How others come in, who sits where, what will be played, and whether it can begin."""
    lobby, welcome = client_state.table.lobby, client_state.table.welcome
    if lobby is None or welcome is None:
        return []
    lines = [
        words(
            "table-lobby-title",
            table=table_called(words, welcome.table),
            name=words.verbatim(client_state.table.called),
        )
    ]
    lines += ways
    lines += [f"{at + 1}: {seat_line(words, client_state, at, seated)}" for at, seated in enumerate(lobby.seats)]
    lines += [words("table-row-game", game=words(f"{lobby.game}-name")), *options_of(words, client_state, lobby)]
    if lobby.watching:
        lines.append(words("table-watching", names=", ".join(map(words.verbatim, lobby.watching))))
    if broken := broken_line(words, client_state):
        lines.append(f"{broken} {words('lines-broken')}")
    return [*lines, why_not(words, client_state, lobby)]


def seat_line(words: Words, client_state: ClientState, at: int, seated: Seated) -> str:
    """A seat: its letter, who sits there and what is to be known of him."""
    names = [each.name for each in client_state.table.lobby.seats] if client_state.table.lobby else []
    who = [words.called(seated.name, names)] if seated.person is not None or seated.bot else []
    return f"{letter(at)} {', '.join([*who, *seat_notes(words, client_state, seated)])}"


def seat_notes(words: Words, client_state: ClientState, seated: Seated) -> list[str]:
    """What is to be known of a seat besides the name of who sits there."""
    if seated.person is None and seated.bot is None:
        return [words("table-seat-free")]
    notes = [words("table-seat-bot", **as_words(seated.bot))] if seated.bot else []
    notes += (
        [words("table-seat-you")]
        if client_state.table.welcome and seated.person == client_state.table.welcome.person
        else []
    )
    notes += (
        [words("table-seat-host")]
        if client_state.table.lobby and seated.person == client_state.table.lobby.host
        else []
    )
    state = "away" if not seated.here else "ready" if seated.ready else "not-ready"
    return [*notes, words(f"table-seat-{state}")]


class Setting(NamedTuple):
    """An option or a rule of the house as it is set."""

    name: str
    """By which `o` sets it."""
    label: str
    value: Any
    values: Sequence[Any]
    about: str
    """The key of the text that says what it means."""


def settings_of(words: Words, client_state: ClientState, lobby: Lobby) -> Iterator[Setting]:
    """The options of the game, then the rules of the house; to a guest only those that are not as usual."""
    players = sum(seated.person is not None or seated.bot is not None for seated in lobby.seats)
    for choice in core.game(lobby.game).offered(players):
        now = lobby.options.get(choice.name, choice.default)
        label, about = (words(f"{lobby.game}-option-{choice.name}"), f"{lobby.game}-about-{choice.name}")
        yield Setting(choice.name, label, now, choice.values, about)
    for rule in rules(words, lobby.house, client_state.table.is_host):
        yield Setting(rule.name, rule.text, rule.value, RULES[rule.name].values, f"table-about-{rule.name}")


def options_of(words: Words, client_state: ClientState, lobby: Lobby) -> list[str]:
    """The options and rules of the house as they are set, each with the name and the values by which `o` sets it."""
    written = core.Choice.written
    return [
        f"{each.label}{',' if ':' in each.label else ':'} {each.name}={written(each.value)}"
        f" ({', '.join(map(written, each.values))})"
        for each in settings_of(words, client_state, lobby)
    ]


def about_lines(words: Words, client_state: ClientState, lobby: Lobby, name: str) -> list[str]:
    """What the option or rule of the house of this name means; without a name what the game is and all of them mean;
    [] if there is none of that name."""
    found = [each for each in settings_of(words, client_state, lobby) if name in ("", each.name)]
    lines = [f"{each.name}: {each.label}. {words(each.about)}" for each in found]
    return lines if name else [f"{words(f'{lobby.game}-name')}: {words(f'{lobby.game}-blurb')}", *lines]


def unready(client_state: ClientState) -> bool:
    """Does the host wait for us, who have a seat, to say that we are ready?"""
    seat, lobby = client_state.table.my_seat, client_state.table.lobby
    return seat is not None and lobby is not None and not client_state.table.is_host and not lobby.seats[seat].ready


def why_not(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Why the game cannot start, or that it can."""
    return problem_line(words, lobby) or words("table-can-start" if client_state.table.is_host else "table-host-starts")


def problem_line(words: Words, lobby: Lobby) -> str:
    """Why the game cannot start; "" if it can."""
    if not lobby.problem:
        return ""
    seats = core.game(lobby.game).seats
    key = f"{lobby.game}-problem" if lobby.code == "options" else f"table-problem-{lobby.code}"
    names = ", ".join(map(words.verbatim, lobby.names))
    known = {"names": names, "fewest": seats[0], "most": seats[-1]}
    return words(key, **known) if words.has(key) else words.verbatim(lobby.problem)


def house_lines(words: Words, house: House) -> dict[str, str]:
    """Who may come in, sit and watch, by what it is about: what the host decides and no line of the lobby says."""
    return {
        "door": words(f"lines-door-{'open' if house.open else 'closed'}"),
        "ask": words(f"lines-ask-{'on' if house.ask else 'off'}"),
        "watch": words(f"lines-watch-{house.watch}"),
    }


# Talk, and what is turned down


def was_away(client_state: ClientState, line: Line) -> bool:
    """Does the table notice that we are away? Who hears that is here again."""
    return isinstance(line, Notice) and line.code in ("dropped", "away") and line.names == [client_state.table.called]


def said_line(words: Words, line: Line, us: str = "") -> str:
    """What somebody said, or what the table noticed; `us` is what we are called there."""
    if isinstance(line, Notice):
        ours = f"table-notice-{line.code}-you"
        if us and line.names == [us] and words.has(ours):
            return words(ours)
        return words(f"table-notice-{line.code}", name=words.called((line.names or [""])[0]))
    return words("table-said", name=words.verbatim(line.name), text=words.verbatim(line.text))


def talk_line(words: Words, client_state: ClientState, line: Line) -> str:
    """The same, behind the letter of who said it."""
    said = said_line(words, line, client_state.table.called)
    return said if isinstance(line, Notice) or line.seat is None else lettered(words, client_state, line.seat, said)


def rejected_line(words: Words, rejected: Rejected) -> str:
    """Why a request was turned down."""
    key = f"table-no-{rejected.code}"
    return words(key) if words.has(key) else words.verbatim(rejected.text)


# A game


def opening_lines(drawn: Board, view: View, replica: core.Replica[Any]) -> list[str]:
    """What is said of the time before the log begins; see `Board.opening`."""
    then = replace(view, state=replica.opening(), log=[], news=None)
    return [text for event in drawn.opening(then) if (text := drawn.line(then, event))]


def question_lines(drawn: Board, view: View, numbers: Sequence[int]) -> list[str]:
    """What we are asked, and the answers behind their numbers."""
    answers = [f"{number}: {drawn.answer(view, action)}" for number, action in zip(numbers, view.legal, strict=True)]
    return [named(text, view.names) for text in (drawn.ask(view), *answers)]


def hint_lines(drawn: Board, view: View, numbers: Sequence[int], thought: Thought) -> list[str]:
    """What a knight would do, why, and of each answer that he followed how often, and everybody's chance to win."""
    from tui.game_view.hints import reason, tried  # a knight is seldom asked, and takes a moment to load

    words = view.words

    def answer(option: Option) -> str:
        number = numbers[list(view.legal).index(option.action)]
        return named(f"{number}: {drawn.answer(view, option.action)}", view.names)

    def chances(option: Option) -> str:
        shares = zip(view.names, option.expected, strict=True)
        return ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares)

    found = tried(thought)
    rows = [f"{answer(option)}; {words('table-hint-visits')} {option.visits}; {chances(option)}" for option in found]
    first = f"{words('table-hint-title')} {answer(found[0])}"
    return [first, reason(words, thought, view.own), words("table-hint-answers"), *rows]


def awaited(view: View, client_state: ClientState | None) -> dict[str, list[int]]:
    """Whom we wait for, and who of them is away, has a bot play for him, or thinks; without a table, of a game that is
    only read, that is not known."""
    played = client_state.games.played_for() if client_state is not None else []
    by_bot = [seat for seat in view.to_act if seat < len(played) and played[seat]]
    away = [seat for seat in view.to_act if seat < len(view.away) and view.away[seat] and seat not in by_bot]
    return {
        "asked": list(view.to_act), "away": away, "by-bot": by_bot,
        "thinks": list(client_state.games.thinking()) if client_state is not None else [],
    }  # fmt: skip


def waiting(words: Words, drawn: Board, view: View, client_state: ClientState | None, *, seconds: bool = True) -> str:
    """Whom we wait for, who of them is not here or thinks and for how many seconds, and that we only watch; "" if there
    is nothing of all that."""
    parts, found = [drawn.waiting(view)], awaited(view, client_state)
    for kind, key in (("away", "table-gone"), ("by-bot", "table-played-for")):
        if found[kind]:
            parts.append(words(key, names=", ".join(map(mark, found[kind])), count=len(found[kind])))
    parts.append(thinkers(words, client_state, seconds=seconds))
    if view.seat is None:
        parts.insert(0, words("table-you-watch"))
    return " ".join(filter(None, parts))


def thinkers(words: Words, client_state: ClientState | None, *, seconds: bool = True) -> str:
    """Whose bots think, and for how many seconds; "" if none does."""
    if client_state is None or not (thinking := client_state.games.thinking()):
        return ""
    names = [words("table-thinker", name=mark(seat), **as_words(level)) for seat, (level, _) in thinking.items()]
    longest = int(max(since for _, since in thinking.values())) if seconds else 0
    key = "table-thinks-long" if longest else "table-thinks"
    return words(key, names=", ".join(names), count=len(names), seconds=longest)


def waiting_line(words: Words, drawn: Board, view: View, client_state: ClientState) -> str:
    """The same to be said once: the seconds would be others each time."""
    return named(waiting(words, drawn, view, client_state, seconds=False), view.names)


def tally_lines(tally: Tally, names: Sequence[str]) -> list[str]:
    """A table row by row, each cell behind what its column is."""
    lines = [tally.title] if tally.title else []
    for first, *cells in tally.whole or tally.rows:
        filled = [(head, cell) for head, cell in zip(tally.head[1:], cells, strict=True) if cell.strip() not in EMPTY]
        told = [f"{head} {cell}".strip() for head, cell in filled]
        lines.append(f"{first}: {', '.join(told) or 0}")
    return [named(line, names) for line in [*lines, *tally.notes]]


def end_lines(words: Words, drawn: Board, view: View, outcome: core.Outcome) -> list[str]:
    """The places, why, and what the scores are made of."""
    lines, place = [words("table-end-title")], 1
    for group in outcome.ranking:
        for seat in group:
            score = str(outcome.scores[seat]).replace("-", "−")
            lines.append(f"{place}. {letter(seat)} {view.names[seat]}: {score}")
        place += len(group)
    table = drawn.end_table(view)
    more = tally_lines(table, view.names) if table else [named(line, view.names) for line in drawn.end(view)]
    return [*lines, named(drawn.reason(view, outcome), view.names), *more]
