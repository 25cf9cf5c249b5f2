"""The command line: `./scripts/play [host GAME | join HOST:PORT | solo GAME]`, or `python -m tui …`.

Knows: what can be said there, and how it becomes a plan.
Must not know: screens or the network.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, get_args

from msgspec import structs

import core
from ai import LEVELS, STYLES, USUAL, parted
from netplay.addresses import (
    PORT,
    SSH_PORT,
    WEB_PORT,
    CannotJoin,
    parse_address,
)
from netplay.console import password_typed, tell_table
from netplay.game.bot_seats import PACE
from netplay.protocol import codec
from netplay.protocol.messages import LONGEST, NAME_CELLS, SHORTEST, Looking, is_limit

from .app.settings import LANGUAGES, Settings
from .input.keys import Keymap
from .lobby_view.table_names import table_called
from .session.launch import LaunchRequest
from .text.words import Words

if TYPE_CHECKING:
    from netplay.journal.journal import Entry, Journal

PROGRAM = "./scripts/play"
LEVEL = {"styles": ", ".join(STYLES)}
"""What may follow the strength of a bot."""
OF_ALL = ("name", "lang", "ascii", "lines")
"""Options that may stand before or after the command."""


Speaks = Callable[..., str]
"""What gives the text of a key: `Words`, or who only needs the keys."""


class Unplayable(Exception):
    """What the command line asks for cannot be; the text says why."""


class Help(argparse.RawDescriptionHelpFormatter):
    """Leaves a percent sign what it is, such as a key that was chosen for something."""

    def _get_help_string(self, action: argparse.Action) -> str:
        return (action.help or "").replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """Speaks the reader's language, and leaves values to `plan`, which has a sentence for each."""

    def __init__(self, words: Speaks, prog: str = PROGRAM, more: Callable[[], str] = str, **other: Any) -> None:
        super().__init__(
            prog=prog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=Help,
            **other,
        )
        self._words, self._more = words, more
        self.values = self.add_argument_group(words("cli-values"))
        self.options = self.add_argument_group(words("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def format_usage(self) -> str:
        return f"{self._words('cli-usage')} {super().format_usage().partition(' ')[2]}"

    def format_help(self) -> str:
        """With what is told only to who asks, because it takes a moment to find out."""
        _, _, rest = super().format_help().partition(" ")
        return f"{self._words('cli-usage')} {rest}{self._more()}"

    def error(self, message: str) -> NoReturn:
        raise Unplayable(self._words("cli-not-understood", said=codec.clean(message, 80)))


class ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(f"Round Table {version()}")
        parser.exit()


def parser(words: Speaks) -> Parser:
    """The arguments."""
    top = Parser(words, description=words("cli-about"))
    top.options.add_argument("--version", action=ShowVersion, nargs=0, help=words("cli-version"))
    commands = top.add_subparsers(dest="do", metavar=words("cli-command"), title=words("cli-commands"))
    for add in (_add_host, _add_join, _add_solo):
        _of_all(add(commands, words), words)
    _of_all(top, words)
    top.set_defaults(**dict.fromkeys(OF_ALL))
    return top


def _of_all(to: Parser, words: Speaks) -> None:
    add, absent = to.options.add_argument, argparse.SUPPRESS
    add("--name", default=absent, metavar=words("cli-word-name"), help=words("cli-name"))
    add("--lang", default=absent, metavar="|".join(LANGUAGES), help=words("cli-lang"))
    add("--ascii", action=argparse.BooleanOptionalAction, default=absent, help=words("cli-ascii"))
    add("--lines", action="store_true", default=absent, help=words("cli-lines"))


def _add_host(commands: Any, words: Speaks) -> Parser:
    host = _command(commands, "host", words, lambda: games(words))
    add = host.options.add_argument
    add("--port", default=str(PORT), metavar=words("cli-word-number"), help=words("cli-port", port=str(PORT)))
    add("--bind", default="", metavar=words("cli-word-address"), help=words("cli-bind"))
    add("--table", default="", metavar=words("cli-word-name"), help=words("cli-table"))
    _of_game(host, words)
    add("--ask", action=argparse.BooleanOptionalAction, help=words("cli-ask"))
    add("--clock", metavar=words("cli-word-seconds"), help=words("cli-clock"))
    add("--stand-in", metavar=words("cli-word-seconds"), help=words("cli-stand-in"))
    add("--hints", action=argparse.BooleanOptionalAction, help=words("cli-hints"))
    add("--spectators", metavar="|".join(get_args(Looking)), help=words("cli-spectators"))
    add("--password", action="store_true", help=words("cli-password"))
    add("--quiet", action="store_true", help=words("cli-quiet"))
    add("--ssh", nargs="?", const=str(SSH_PORT), metavar="PORT", help=words("cli-ssh", port=str(SSH_PORT)))
    add("--web", nargs="?", const=str(WEB_PORT), metavar="PORT", help=words("cli-web", port=str(WEB_PORT)))
    _of_games(host, words)
    _of_journal(host, words)
    return host


def _add_join(commands: Any, words: Speaks) -> Parser:
    join = _command(commands, "join", words)
    where = words("cli-word-join")
    join.values.add_argument("address", nargs="?", metavar=where, help=words("cli-address", port=str(PORT)))
    join.options.add_argument("--seat", default="", metavar=words("cli-word-code"), help=words("cli-seat"))
    join.options.add_argument("--watch", action="store_true", help=words("cli-watch"))
    _of_file(join, words)
    return join


def _add_solo(commands: Any, words: Speaks) -> Parser:
    solo = _command(commands, "solo", words, lambda: games(words))
    _of_game(solo, words)
    add = solo.options.add_argument
    add("--bots", metavar=words("cli-word-number"), help=words("cli-bots"))
    add("--level", default=USUAL, metavar="|".join(LEVELS), help=words("cli-level", level=USUAL, **LEVEL))
    _of_games(solo, words)
    _of_journal(solo, words)
    return solo


def _command(commands: Any, name: str, words: Speaks, more: Callable[[], str] = str) -> Parser:
    about = words(f"cli-{name}")
    return commands.add_parser(
        name, words=words, more=more, prog=f"{PROGRAM} {name}", help=about, description=about
    )  # fmt: skip


def _of_game(to: Parser, words: Speaks) -> None:
    """A game may be said as a word or as an option, whichever comes to mind; `_game` knows which it was."""
    called, known = words("cli-word-game"), ", ".join(core.IDS)
    to.values.add_argument("word", nargs="?", metavar=called, help=known)
    to.options.add_argument("--game", metavar=called, help=words("cli-game", games=known))


def _of_games(to: Parser, words: Speaks) -> None:
    add = to.options.add_argument
    add("--option", action="append", default=[], metavar=words("cli-word-option"), help=words("cli-option"))
    add("--pace", default=str(PACE), metavar=words("cli-word-seconds"), help=words("cli-pace", pace=str(PACE)))


def _of_journal(to: Parser, words: Speaks) -> None:
    to.options.add_argument("--resume", nargs="?", const="", metavar="ID", help=words("cli-resume"))
    _of_file(to, words)


def _of_file(to: Parser, words: Speaks) -> None:
    add, path = to.options.add_argument, words("cli-word-path")
    add("--journal", metavar=path, help=words("cli-journal"))
    add("--no-journal", action="store_true", help=words("cli-no-journal"))


def games(words: Speaks) -> str:
    """The games with how many may play, and the options of each with their values; the first one is the usual."""
    lines = ["", words("cli-games")]
    for game in map(core.game, core.IDS):
        lines += ["", f"  {game.id}   {words(f'{game.id}-name')}, {_players(game)}"]
        for choice in game.choices:
            usual = [choice.default, *(value for value in choice.values if value != choice.default)]
            said = f"{choice.name}={'|'.join(map(core.Choice.written, usual))}"
            lines.append(f"    {said:<44} {words(f'{game.id}-option-{choice.name}')}")
    return "\n".join([*lines, ""])


def _players(game: core.Game[Any]) -> str:
    return str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"


def version() -> str:
    """The version of this program."""
    import tomllib

    project = Path(__file__).parents[1] / "pyproject.toml"
    return tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"]


# What is asked for


def taken_apart(said: list[str], words: Words) -> argparse.Namespace:
    """The command line taken apart. Raises Unplayable with a sentence.

    Texts take a moment to load: they are looked at only for a help that is asked for, or a mistake.
    """
    if not {"-h", "--help"} & set(said):
        with suppress(Unplayable):
            return understood(said, lambda key, **_: key)
    return understood(said, words)


def understood(said: list[str], words: Speaks) -> argparse.Namespace:
    """The same, with the texts as they are given."""
    try:
        asked, rest = parser(words).parse_known_args(said)
    except argparse.ArgumentError as error:
        key = "cli-no-command" if error.argument_name == words("cli-command") else "cli-no-value"
        wrong = next((each for before, each in zip(["", *said], said, strict=False)
                      if not each.startswith("-") and before not in ("--name", "--lang")), "")  # fmt: skip
        raise Unplayable(words(key, option=error.argument_name or "", said=codec.clean(wrong, 40))) from None
    if rest:
        raise Unplayable(words("cli-not-understood", said=codec.clean(" ".join(rest), 60)))
    return asked


def plan(asked: argparse.Namespace, settings: Settings, words: Words) -> LaunchRequest:
    """What is asked for. Raises Unplayable with a sentence."""
    name = codec.clean(asked.name) if asked.name is not None else settings.person()
    if sentence := codec.why_no_name(name, NAME_CELLS):
        raise Unplayable(words.sentence(sentence))
    if asked.lang is not None:
        _one_of(asked.lang, LANGUAGES, "cli-no-lang", words)
    match asked.do:
        case "host":
            return _host(asked, name, settings, words)
        case "join":
            return _join(asked, name, words)
        case "solo":
            return _solo(asked, name, words)
        case _:
            if asked.lines:
                raise Unplayable(words("cli-lines-what"))
            return LaunchRequest("home", name)


def _join(asked: argparse.Namespace, name: str, words: Words) -> LaunchRequest:
    address = asked.address
    if address is None and asked.lines:
        address = _next_door(words)
    if address is None:
        return LaunchRequest("join", name, code=asked.seat, watch=asked.watch)
    try:
        host, port = parse_address(address, PORT)
    except CannotJoin as error:
        raise Unplayable(words.sentence(error.sentence)) from None
    return LaunchRequest("join", name, host, port, code=asked.seat, watch=asked.watch)


def _next_door(words: Words) -> str:
    """The address that is chosen or typed in lines. Raises Unplayable if nobody is there to choose, or he chooses
    none."""
    if not sys.stdin.isatty():
        raise Unplayable(words("cli-lines-where"))
    from netplay.discovery.browse import TableBrowser

    from .lines.found_tables import chosen

    if not (address := chosen(words, TableBrowser())):
        raise Unplayable(words("cli-lines-where"))
    return address


def _host(asked: argparse.Namespace, name: str, settings: Settings, words: Words) -> LaunchRequest:
    port = _port(asked.port, "--port", words)
    ssh = None if asked.ssh is None else _port(asked.ssh, "--ssh", words)
    web = None if asked.web is None else _port(asked.web, "--web", words)
    game = _game(asked, words) or (settings.game if settings.game in core.IDS else core.IDS[0])
    table = codec.clean(asked.table, 30) or words("table-of", name=name)
    options = _options(asked, game, core.game(game).seats, words)
    pace, house = _pace(asked, words), _house(asked, words)
    plan = LaunchRequest("host", name, asked.bind, port, table, game, options=options, pace=pace, resume=asked.resume)
    return replace(plan, house=house, quiet=asked.quiet, ssh=ssh, web=web)


def _port(said: str, option: str, words: Words) -> int:
    port = _number(said, option, words)
    if not 0 <= port < 65536:
        raise Unplayable(words("cli-no-port", port=str(port)))
    return port


def _house(asked: argparse.Namespace, words: Words) -> dict[str, Any]:
    """The rules of the house that were said."""
    if asked.spectators is not None:
        _one_of(asked.spectators, get_args(Looking), "cli-no-looking", words)
    clock, stand_in = _limit(asked.clock, "--clock", words), _limit(asked.stand_in, "--stand-in", words)
    said = {"ask": asked.ask, "watch": asked.spectators, "hints": asked.hints, "clock": clock, "stand_in": stand_in}
    return {name: rule for name, rule in said.items() if rule is not None}


def _limit(said: str | None, option: str, words: Words) -> int | None:
    """Seconds of a limit, 0 for none."""
    if said is None:
        return None
    seconds = _number(said, option, words)
    if not is_limit(seconds):
        raise Unplayable(words("cli-no-limit", option=option, fewest=SHORTEST, most=LONGEST))
    return seconds


def _solo(asked: argparse.Namespace, name: str, words: Words) -> LaunchRequest:
    if asked.resume is not None:
        return LaunchRequest("solo", name, pace=_pace(asked, words), at_once=True, resume=asked.resume)
    game = _game(asked, words)
    if game is None:
        raise Unplayable(words("cli-which-game", known=", ".join(core.IDS)))
    _level(asked.level, words)
    seats = core.game(game).seats
    bots = next(n for n in (2, 1, 3) if n + 1 in seats) if asked.bots is None else _number(asked.bots, "--bots", words)
    if bots + 1 not in seats:
        fewest, most = max(1, seats[0] - 1), seats[-1] - 1
        raise Unplayable(words("cli-how-many", players=len(seats), fewest=fewest, most=most))
    options = _options(asked, game, [bots + 1], words)
    more = {"level": asked.level, "options": options, "pace": _pace(asked, words), "at_once": True}
    return LaunchRequest("solo", name, table=words("table-of", name=name), game=game, bots=bots, **more)


def _game(asked: argparse.Namespace, words: Words) -> str | None:
    """The game that was said, in either way; None if none was."""
    said = [each for each in (asked.word, asked.game) if each is not None]
    for each in said:
        _one_of(each, core.IDS, "cli-no-game", words)
    if len(set(said)) > 1:
        raise Unplayable(words("cli-two-games", one=said[0], other=said[1]))
    return said[0] if said else None


def _one_of(said: str, known: tuple[str, ...], key: str, words: Words) -> None:
    if said not in known:
        raise Unplayable(words(key, said=codec.clean(said, 40), known=", ".join(known)))


def _level(said: str, words: Words) -> None:
    try:
        parted(said)
    except ValueError:
        raise Unplayable(words("cli-no-level", said=codec.clean(said, 40), known=", ".join(LEVELS), **LEVEL)) from None


def _number(said: str, option: str, words: Words) -> int:
    try:
        return int(said)
    except ValueError:
        raise Unplayable(words("cli-no-number", option=option, said=codec.clean(said, 40))) from None


def _pace(asked: argparse.Namespace, words: Words) -> float:
    """Seconds, from none to an hour."""
    try:
        pace = float(asked.pace)
    except ValueError:
        pace = float("nan")
    if not 0 <= pace <= 3600:
        raise Unplayable(words("cli-no-number", option="--pace", said=codec.clean(asked.pace, 40)))
    return pace


def _options(asked: argparse.Namespace, game: str, crowds: Iterable[int], words: Words) -> dict[str, Any]:
    """The options that were said. Raises Unplayable if no game of so many players, whichever of these,
    could be played by them."""
    options = options_said(game, asked.option, words)
    whys = list[str]()
    for players in crowds:
        try:
            core.game(game).configure(players, options)
        except core.BadOptions as error:
            whys.append(words.sentence(error.sentence))
        else:
            return options
    raise Unplayable(whys[0])


def options_said(game: str, said: list[str], words: Words) -> dict[str, Any]:
    """The options that were said, such as `excalibur`, `excalibur=off` or `two_player=karadoc`."""
    choices = {choice.name: choice.values for choice in core.game(game).choices}
    options: dict[str, Any] = {}
    for each in said:
        name, _, word = each.partition("=")
        if name not in choices:
            known = ", ".join(f"{choice}={'|'.join(map(core.Choice.written, of))}" for choice, of in choices.items())
            raise Unplayable(words("cli-no-option", game=game, said=codec.clean(name, 40), known=known or "–"))
        values = {core.Choice.written(value): value for value in choices[name]}
        if (word or "on") not in values:
            raise Unplayable(words("cli-no-such-value", option=name, known=", ".join(values)))
        options[name] = values[word or "on"]
    return options


def _spoken(said: list[str]) -> str | None:
    """The language that the command line asks for, if it is one: also what is wrong with the rest is said in it."""
    words = [each.removeprefix("--lang=") for before, each in zip(["", *said], said, strict=False)
             if before == "--lang" or each.startswith("--lang=")]  # fmt: skip
    return words[-1] if words and words[-1] in LANGUAGES else None


def main() -> int:
    """Run the program; the exit status."""
    said = sys.argv[1:]
    settings = Settings.load().for_now(language=_spoken(said))
    words = Words(settings.tongue(), keys=Keymap(settings.keymap).signs())
    try:
        asked = taken_apart(said, words)
        planned = plan(asked, settings, words)
    except Unplayable as error:
        print(error, file=sys.stderr)
        return 2
    if planned.resume == "list":
        return _list_unfinished(planned, asked, words)
    secret = getattr(asked, "password", False)
    if (secret or not asked.lines) and not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(words("cli-no-terminal", what="password" if secret else asked.do or "home"), file=sys.stderr)
        return 2
    if secret:
        password = password_typed(words("cli-type-password") + " ", words("cli-password-unreadable"))
        if password is None:
            return 1
        planned = replace(planned, password=password)
    return (_run_in_lines if asked.lines else _run)(planned, settings, asked)


def _journal(asked: argparse.Namespace) -> Journal:
    from netplay.journal.journal import Journal, journal_path

    said = getattr(asked, "journal", None)
    return Journal(Path(said) if said else journal_path())


def _list_unfinished(planned: LaunchRequest, asked: argparse.Namespace, words: Words) -> int:
    """Print the unfinished games, a row each; the exit status."""
    from netplay.game.saved import CannotResume
    from netplay.journal.journal import LISTED, NOTHING_UNFINISHED, NotSaved, listed

    with _journal(asked) as journal:
        try:
            found = journal.unfinished(alone=planned.do == "solo")
        except (CannotResume, NotSaved) as error:
            sentence = journal.unreadable(error) if isinstance(error, NotSaved) else error.sentence
            print(codec.clean(words.sentence(sentence)), file=sys.stderr)
            return 1
    if found:
        headings = [words(f"cli-listed-{each.lower()}") for each in LISTED]
        tell_table(headings, [listed(_read_out(entry, words)) for entry in found])
    else:
        print(words.sentence(NOTHING_UNFINISHED), file=sys.stderr)
    return 0


def _read_out(entry: Entry, words: Words) -> Entry:
    """The entry with its game and its bots called as on the screens."""
    known = f"{entry.game}-name"
    game = words(known) if words.has(known) else entry.game
    players = tuple(words.called(name, entry.players) for name in entry.players)
    return structs.replace(entry, name=table_called(words, entry.name), game=game, players=players)


def _for_now(planned: LaunchRequest, settings: Settings, asked: argparse.Namespace) -> None:
    """What the command line says of the settings."""
    name = planned.name if asked.name is not None else None
    characters = None if asked.ascii is None else "ascii" if asked.ascii else "unicode"
    settings.for_now(name=name, language=asked.lang, characters=characters)


def _saves(planned: LaunchRequest, asked: argparse.Namespace) -> bool:
    """Are the games of a table that is opened here saved?"""
    return planned.resume is not None or not getattr(asked, "no_journal", False)


def loaded() -> None:
    """The program is there: from now on garbage is looked for, but not among what was loaded."""
    gc.freeze()
    gc.enable()


def _run_in_lines(planned: LaunchRequest, settings: Settings, asked: argparse.Namespace) -> int:
    from netplay.failures import log_to_file

    from .lines.console import run
    from .terminal.capabilities import needs_ascii

    loaded()
    log_to_file()
    _for_now(planned, settings, asked)
    words = Words(settings.tongue(), settings.ascii_only(needs_ascii()))
    with ExitStack() as stack:
        journal = stack.enter_context(_journal(asked)) if _saves(planned, asked) else None
        return run(planned, words, journal, settings.lone_done)


def _run(planned: LaunchRequest, settings: Settings, asked: argparse.Namespace) -> int:
    from netplay.failures import log_to_file

    from .app.app import RoundTable

    loaded()
    log_to_file()
    _for_now(planned, settings, asked)
    with ExitStack() as stack:
        journal = (lambda: stack.enter_context(_journal(asked))) if _saves(planned, asked) else None
        app = RoundTable(planned, settings).saving_in(journal)
        sentence = app.run()
    if sentence:
        print(codec.clean(sentence), file=sys.stderr)
    return app.return_code or 0
