"""The arguments of the command line, their help in the reader's language, and how they are parsed.

Knows: commands, options, the texts of their help.
Must not know: which values are allowed, settings, screens, the network.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NoReturn, get_args

import core
from ai import DEFAULT_LEVEL, LEVELS, STYLES
from netplay.addresses import PORT, SSH_PORT, WEB_PORT
from netplay.game.pace import PACE
from netplay.invocation import command, version
from netplay.protocol import plain_text
from netplay.protocol.fields import SpectatorPolicy
from tui.app.settings import LANGUAGES
from tui.terminal.capabilities import reported_size
from tui.text.words import Words

SCREENLESS = {
    "table": "cli-headless",
    "hall": "cli-hall",
    "verify": "cli-verify",
    "bot": "cli-bot",
    "relay": "cli-relay",
}
"""Commands without a screen, with the keys of their help: `netplay.cli` parses what follows them."""
LEVEL = {"styles": ", ".join(STYLES)}
"""The text that may follow the strength of a bot."""
COMMON = ("name", "lang", "ascii", "lines")
"""Options that may stand before or after the command."""
TextOf = Callable[..., str]
"""Returns the text of a key: `Words`, or a function that returns the key itself."""


class Unplayable(Exception):
    """The command line asks for something impossible; the text says why."""


class Help(argparse.RawDescriptionHelpFormatter):
    """Shows a percent sign as it is: it may be the key that a player has chosen for something. It is as wide as the
    terminal, whatever COLUMNS says."""

    def __init__(self, prog: str) -> None:
        size = reported_size(1)
        super().__init__(prog, width=size[0] - 2 if size else None)

    def _get_help_string(self, action: argparse.Action) -> str:
        return (action.help or "").replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """Speaks the reader's language. Leaves values to `tui.cli.request`, which has a sentence for each mistake."""

    def __init__(self, words: TextOf, prog: str | None = None, more: Callable[[], str] = str, **other: Any) -> None:
        super().__init__(
            prog=command() if prog is None else prog,
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
        """Returns the help with the list of games, which takes a moment to make, only when it is shown."""
        _, _, rest = super().format_help().partition(" ")
        return f"{self._words('cli-usage')} {rest}{self._more()}"

    def error(self, message: str) -> NoReturn:
        raise Unplayable(self._words("cli-not-understood", said=plain_text.clean(message, 80)))


class ShowVersion(argparse.Action):
    """Prints the version; looks it up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(f"Round Table {version()}")
        parser.exit()


def taken_apart(said: Sequence[str], words: Words) -> argparse.Namespace:
    """Returns the parsed command line. Raises Unplayable with a sentence.

    Texts take a moment to load, so they are loaded only for a help or a mistake.
    """
    if not {"-h", "--help"} & set(said):
        with suppress(Unplayable):
            return understood(said, lambda key, **_: key)
    return understood(said, words)


def understood(said: Sequence[str], words: TextOf) -> argparse.Namespace:
    """Returns the parsed command line, with texts from `words`. Raises Unplayable with a sentence."""
    try:
        asked, rest = parser(words).parse_known_args(said)
    except argparse.ArgumentError as error:
        key = "cli-no-command" if error.argument_name == words("cli-command") else "cli-no-value"
        option, wrong = error.argument_name or "", plain_text.clean(_first_word(said), 40)
        raise Unplayable(words(key, option=option, said=wrong)) from None
    if rest or asked.do in SCREENLESS:
        left = rest if asked.do not in SCREENLESS else said
        raise Unplayable(words("cli-not-understood", said=plain_text.clean(" ".join(left), 60)))
    return asked


def _first_word(said: Sequence[str]) -> str:
    """Returns the first word that is neither an option nor the value of one that may stand before the command."""
    pairs = zip(["", *said], said, strict=False)
    words = (word for before, word in pairs if not word.startswith("-") and before not in ("--name", "--lang"))
    return next(words, "")


def parser(words: TextOf) -> Parser:
    """Returns the parser of the whole command line."""
    top = Parser(words, description=words("cli-about"))
    top.options.add_argument("--version", action=ShowVersion, nargs=0, help=words("cli-version"))
    commands = top.add_subparsers(dest="do", metavar=words("cli-command"), title=words("cli-commands"))
    for add in (_add_host, _add_join, _add_solo, _add_replay, _add_learn):
        _add_common(add(commands, words), words)
    for name, key in SCREENLESS.items():
        commands.add_parser(name, words=words, help=words(key))
    _add_common(top, words)
    top.set_defaults(**dict.fromkeys(COMMON))
    return top


def _add_common(to: Parser, words: TextOf) -> None:
    add, absent = to.options.add_argument, argparse.SUPPRESS
    add("--name", default=absent, metavar=words("cli-word-name"), help=words("cli-name"))
    add("--lang", default=absent, metavar="|".join(LANGUAGES), help=words("cli-lang"))
    add("--ascii", action=argparse.BooleanOptionalAction, default=absent, help=words("cli-ascii"))
    add("--lines", action="store_true", default=absent, help=words("cli-lines"))


def _add_host(commands: Any, words: TextOf) -> Parser:
    host = _command(commands, "host", words, lambda: games(words))
    add = host.options.add_argument
    add("--port", metavar=words("cli-word-number"), help=words("cli-port", port=str(PORT)))
    add("--bind", default="", metavar=words("cli-word-address"), help=words("cli-bind"))
    add("--table", default="", metavar=words("cli-word-name"), help=words("cli-table"))
    _add_game(host, words)
    _add_settings(host, words)
    add("--private", action="store_true", help=words("cli-private"))
    add("--relay", metavar=words("cli-word-address"), help=words("cli-relay-at"))
    add("--quiet", action="store_true", help=words("cli-quiet"))
    add("--ssh", nargs="?", const=str(SSH_PORT), metavar="PORT", help=words("cli-ssh", port=str(SSH_PORT)))
    add("--web", nargs="?", const=str(WEB_PORT), metavar="PORT", help=words("cli-web", port=str(WEB_PORT)))
    add("--web-cert", metavar=words("cli-word-path"), help=words("cli-web-cert"))
    add("--web-key", metavar=words("cli-word-path"), help=words("cli-web-key"))
    add("--web-name", action="append", default=[], metavar=words("cli-word-name"), help=words("cli-web-name"))
    _add_play(host, words)
    _add_saving(host, words)
    return host


def _add_settings(to: Parser, words: TextOf) -> None:
    """Adds the settings of a table."""
    add, switch = to.options.add_argument, argparse.BooleanOptionalAction
    add("--ask", action=switch, help=words("cli-ask"))
    add("--clock", metavar=words("cli-word-seconds"), help=words("cli-clock"))
    add("--stand-in", metavar=words("cli-word-seconds"), help=words("cli-stand-in"))
    add("--hints", action=switch, help=words("cli-hints"))
    add("--spectators", metavar="|".join(get_args(SpectatorPolicy)), help=words("cli-spectators"))
    add("--password", action="store_true", help=words("cli-password"))


def _add_join(commands: Any, words: TextOf) -> Parser:
    join = _command(commands, "join", words)
    where = words("cli-word-join")
    join.values.add_argument("address", nargs="?", metavar=where, help=words("cli-address", port=str(PORT)))
    join.values.add_argument("phrase", nargs="*", metavar=words("cli-word-phrase"), help=words("cli-phrase"))
    join.options.add_argument("--seat", default="", metavar=words("cli-word-code"), help=words("cli-seat"))
    join.options.add_argument("--watch", action="store_true", help=words("cli-watch"))
    _add_journal(join, words)
    return join


def _add_solo(commands: Any, words: TextOf) -> Parser:
    solo = _command(commands, "solo", words, lambda: games(words))
    _add_game(solo, words)
    add = solo.options.add_argument
    add("--bots", metavar=words("cli-word-number"), help=words("cli-bots"))
    add(
        "--level",
        default=DEFAULT_LEVEL,
        metavar="|".join(LEVELS),
        help=words("cli-level", level=DEFAULT_LEVEL, **LEVEL),
    )
    _add_play(solo, words)
    _add_saving(solo, words)
    return solo


def _add_replay(commands: Any, words: TextOf) -> Parser:
    replay = _command(commands, "replay", words)
    replay.values.add_argument("kept", nargs="?", metavar=words("cli-word-kept"), help=words("cli-replay-game"))
    replay.options.add_argument("--csv", metavar=words("cli-word-path"), help=words("cli-replay-csv"))
    replay.options.add_argument("--take", metavar=words("cli-word-path"), help=words("cli-replay-take"))
    replay.options.add_argument("--journal", metavar=words("cli-word-path"), help=words("cli-journal"))
    return replay


def _add_learn(commands: Any, words: TextOf) -> Parser:
    learn = _command(commands, "learn", words)
    _add_game(learn, words)
    learn.options.add_argument("--exercises", action="store_true", help=words("cli-exercises"))
    return learn


def _command(commands: Any, name: str, words: TextOf, more: Callable[[], str] = str) -> Parser:
    about = words(f"cli-{name}")
    return commands.add_parser(name, words=words, more=more, prog=command(name), help=about, description=about)


def _add_game(to: Parser, words: TextOf) -> None:
    """Adds the game, both as a word and as an option."""
    called, known = words("cli-word-game"), ", ".join(core.IDS)
    to.values.add_argument("word", nargs="?", metavar=called, help=known)
    to.options.add_argument("--game", metavar=called, help=words("cli-game", games=known))


def _add_play(to: Parser, words: TextOf) -> None:
    """Adds how a game is played: its options and the pace of bots."""
    add = to.options.add_argument
    add("--option", action="append", default=[], metavar=words("cli-word-option"), help=words("cli-option"))
    add("--pace", default=str(PACE), metavar=words("cli-word-seconds"), help=words("cli-pace", pace=str(PACE)))


def _add_saving(to: Parser, words: TextOf) -> None:
    to.options.add_argument("--resume", nargs="?", const="", metavar="ID", help=words("cli-resume"))
    _add_journal(to, words)


def _add_journal(to: Parser, words: TextOf) -> None:
    add, path = to.options.add_argument, words("cli-word-path")
    add("--journal", metavar=path, help=words("cli-journal"))
    add("--no-journal", action="store_true", help=words("cli-no-journal"))


def games(words: TextOf) -> str:
    """Returns the games with their numbers of players and their options, the default value of each first."""
    lines = ["", words("cli-games")]
    for game in map(core.game, core.IDS):
        lines += ["", f"  {game.id}   {words(f'{game.id}-name')}, {_players(game)}"]
        for choice in game.choices:
            values = [choice.default, *(value for value in choice.values if value != choice.default)]
            said = f"{choice.name}={'|'.join(map(core.Choice.written, values))}"
            lines.append(f"    {said:<44} {words(f'{game.id}-option-{choice.name}')}")
    return "\n".join([*lines, ""])


def _players(game: core.Game[Any]) -> str:
    return str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"
