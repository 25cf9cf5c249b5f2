"""Bots against bots, and what comes of it. `./scripts/arena --help`.

Knows: the arena, the balance, and how results are shown in a terminal, as JSON and as a picture.
Must not know: how a bot decides, or where games are played.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import msgspec

import core
from ai import DEFAULT_LEVEL, UNSTYLED, Bot, split_level
from ai.lab import styles
from ai.lab.balance import Setting, bouts, settings, sorted_out
from ai.lab.bars import BLOCKS, LETTERS, Bar, Group, figures, line, svg, top_of
from ai.lab.code_hash import code_hash
from ai.lab.execution import Run, cluster, cores, here, processes
from ai.lab.matches import CannotPlay, Match, Played
from ai.lab.store import opened
from ai.lab.tally import Result, Tally

BROKEN_OFF = 130
"""The exit status after Ctrl-C."""
WIDTH = 40
"""Characters of a bar."""
PAPER = 140
"""Characters of a line where nobody watches."""
SCHEDULER = re.compile(r"\w+://\S+:\d+")
"""The form of a scheduler's address."""
SHOWN = 5
"""Faults that are described; all are counted."""

ABOUT = """\
Bots against bots: which level wins how much, with intervals (95 %) and Elo. The seats rotate from game to game.
A game is decided by its seed and its number alone, so results do not depend on the number of workers."""
MORE = """\
  scripts/arena nobles --seats squire,page --games 400
  scripts/arena academy --seats squire,page --options excalibur two_player=karadoc --json result.json
  scripts/arena grail --balance --games 200 --picture grail.svg
      a single level plays against itself, in every number of players and with each option changed alone
  scripts/arena nobles --seats knight,knight --styles --games 40
      how a style changes the play of the first: bold, careful, greedy, spiteful (knight:bold, …)
  scripts/arena grail --seats king,knight,knight --games 400 --keep kings.games
      can be broken off with Ctrl-C and continued another day
  scripts/arena histrio --seats squire,page,page --on tcp://192.168.1.5:8786
      on a Dask cluster that was started in copies of this folder: on one machine
          PYTHONPATH=. .venv/bin/dask scheduler
      and on all, for a game at a time on each core:
          PYTHONPATH=. .venv/bin/dask worker --nworkers=-1 --nthreads=1 tcp://192.168.1.5:8786"""


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="scripts/arena", description=ABOUT, epilog=MORE, formatter_class=shape)
    add: Callable[..., Any] = parser.add_argument
    add("game", metavar="GAME", help=", ".join(core.IDS))
    add(
        "--seats",
        metavar="LEVEL,…",
        help=f"who sits in game 0, in order, such as squire,page; "
        f"Elo counts from the last (with --balance: {DEFAULT_LEVEL})",
    )
    add("--games", type=int, default=100, metavar="NUMBER", help="with --balance: of each setting (%(default)s)")
    add("--seed", type=int, default=1, metavar="NUMBER", help="one number always plays the same games (%(default)s)")
    add("--options", nargs="+", default=[], metavar="NAME=VALUE", help="as for ./scripts/play host --option")
    add("--workers", type=int, metavar="NUMBER", help="games at the same time (one for each core)")
    add("--on", metavar="tcp://…", help="play on the Dask cluster whose scheduler is there")
    add("--keep", type=Path, metavar="FILE", help="write each game there as it ends; what is there is not played again")
    add("--json", type=Path, metavar="FILE", help="write everything there, too")
    add("--balance", action="store_true", help="how seats, options and numbers of players change wins")
    add("--styles", action="store_true", help="what the first seat does differently in each style, in the same games")
    add("--picture", type=Path, metavar="FILE.svg", help="write the bars there, too")
    return parser


def asked_for(argv: Sequence[str]) -> tuple[argparse.Namespace, Match]:
    """Parses the command line into a match. Ends the program with a sentence if it cannot be played."""
    parser = arguments()
    asked = parser.parse_args(argv)
    if asked.game not in core.IDS:
        parser.error(f"There is no game {asked.game!r:.40}; there are {', '.join(core.IDS)}.")
    if asked.seats is None and not asked.balance:
        parser.error("Who plays? Say --seats squire,page, for example.")
    asked.seats = asked.seats or DEFAULT_LEVEL
    levels = tuple(asked.seats.split(","))
    try:
        for level in levels:
            Bot(level, random.Random())
    except ValueError as error:
        parser.error(str(error))
    if asked.styles and asked.balance:
        parser.error("Either --styles or --balance, please.")
    if asked.styles and split_level(levels[0])[0] == UNSTYLED:
        parser.error(f"A {UNSTYLED} has no style: --styles needs another bot on the first seat.")
    if asked.on and not SCHEDULER.fullmatch(asked.on):
        parser.error("--on takes the address of a Dask scheduler, such as tcp://192.168.1.5:8786.")
    if asked.games < 1 or (asked.workers is not None and asked.workers < 1):
        parser.error("--games and --workers are at least 1.")
    for path in filter(None, (asked.keep, asked.json, asked.picture)):
        if not os.path.isdir(path.parent) or os.path.isdir(path):
            parser.error(f"{path} cannot be written: there is no such folder, or it is one.")
    if asked.picture and asked.picture.suffix != ".svg":
        better = asked.picture.with_suffix(".svg")
        parser.error(f"{asked.picture} is no name for a picture: they are SVG. Try {better}.")
    files = [path.resolve() for path in (asked.keep, asked.json, asked.picture) if path]
    if len(set(files)) < len(files):
        parser.error("--keep, --json and --picture need a file each.")
    match = Match(asked.game, levels, _options(parser, asked), asked.seed)
    alone = asked.balance and len(levels) == 1
    if whys := _unplayable(match, core.game(match.game).seats if alone else [len(levels)]):
        parser.error(whys)
    return asked, match


def _unplayable(match: Match, crowds: Sequence[int]) -> str:
    """Returns the reason why no number of these players is possible; empty if one is."""
    why = ""
    for players in crowds:
        try:
            core.game(match.game).configure(players, match.options)
        except core.BadOptions as error:
            why = str(error)
        else:
            return ""
    return why


def _options(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> dict[str, Any]:
    from tui.cli.arguments import Unplayable
    from tui.cli.values import options_said
    from tui.text.words import Words

    try:
        return options_said(asked.game, asked.options, Words("en"))
    except Unplayable as error:
        parser.error(str(error))


def runner(asked: argparse.Namespace) -> AbstractContextManager[Run]:
    """Returns the runner: a cluster, several processes, or this process."""
    count = asked.workers or cores()
    return cluster(asked.on) if asked.on else processes(count) if count > 1 else nullcontext(here)


def watched(played: Iterator[Played], total: int) -> Iterator[Played]:
    """The same games, with a bar that shows how many there are; only where somebody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(played, total)


# What is shown


def show_match(tally: Tally) -> None:
    """A line a level: wins, interval, fair share, Elo, time."""
    from rich.table import Table

    table = Table("level", "seats", "wins", "95 %", "fair", "× fair", "Elo", "ms a move", "longest", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    thought = tally.thought()
    for level, result in tally.by_level().items():
        took = thought[level]
        mean = 1000 * took.seconds / max(1, took.decisions)
        times = f"{mean:.1f}", f"{1000 * took.longest:.0f}"
        table.add_row(level, str(tally.match.levels.count(level)), *_figures(result), *times)
    title = (
        f"{tally.match.game}: {len(tally.played)} games by seed {tally.match.seed}, {tally.steps():.0f} steps a game"
    )
    _print(title, table)


def _figures(result: Result) -> list[str]:
    (low, high), elo = result.interval, result.elo
    rated = f"{elo.elo:+.0f} ±{elo.interval.high - elo.elo:.0f}" if elo else "–"
    times = result.share / result.fair
    return [f"{result.share:.1%}", f"{low:.1%}–{high:.1%}", f"{result.fair:.0%}", f"{times:.2f}", rated]


def show_balance(chosen: Sequence[Setting], tallies: Sequence[Tally]) -> None:
    """A row a setting, a column a seat; then the same as bars."""
    from rich.table import Table

    seats, levels = max(setting.players for setting in chosen), _mixed(tallies)
    columns = ["players", "options", "games", "steps", *(f"seat {seat + 1}" for seat in range(seats)), *levels]
    table = Table(*columns, box=None)
    for setting, tally in zip(chosen, tallies, strict=True):
        shares = [_short(each) for each in _bars(tally)]
        shares[setting.players : setting.players] = [""] * (seats - setting.players)
        games, steps = str(len(tally.played)), f"{tally.steps():.0f}"
        table.add_row(str(setting.players), setting.changed, games, steps, *shares)
    note = "Wins in %, and the 95 % interval. *: a fair share is outside of it; one in twenty is by luck."
    _print(f"{chosen[0].match.game}: balance", table, note)
    drawn = groups(chosen, tallies)
    signs, top = BLOCKS if "utf" in (sys.stdout.encoding or "").lower() else LETTERS, top_of(drawn)
    for group in drawn:
        _print("", group.title)
        for bar in group.bars:
            _print(f"  {bar.label:<8} {line(bar, top, WIDTH, signs)} {figures(bar)}{' *' if bar.unfair else ''}")


def _mixed(tallies: Sequence[Tally]) -> list[str]:
    """The levels, if there is more than one."""
    levels = tallies[0].levels
    return levels if len(levels) > 1 else []


def _bars(tally: Tally) -> list[Bar]:
    bars = [_bar(f"seat {seat + 1}", result) for seat, result in enumerate(tally.by_seat())]
    mixed = _mixed([tally])
    return bars + [_bar(level, result) for level, result in tally.by_level().items() if level in mixed]


def _bar(label: str, result: Result) -> Bar:
    return Bar(label, result.share, result.interval, result.fair, result.games)


def _short(bar: Bar) -> str:
    low, high = bar.interval
    return f"{100 * bar.share:.0f} {100 * low:.0f}–{100 * high:.0f}{'*' if bar.unfair else ''}"


def groups(chosen: Sequence[Setting], tallies: Sequence[Tally]) -> list[Group]:
    """Returns the groups of bars for the chart."""
    return [Group(", ".join(filter(None, (f"{setting.players} players", setting.changed))), _bars(tally))
            for setting, tally in zip(chosen, tallies, strict=True)]  # fmt: skip


def _print(*shown: Any) -> None:
    """Prints with question marks in the place of characters that the terminal cannot show."""
    from rich.console import Console

    reconfigure: Callable[..., None] = getattr(sys.stdout, "reconfigure", lambda **_: None)
    reconfigure(errors="replace")
    width = None if sys.stdout.isatty() else PAPER
    Console(width=width, highlight=False, markup=False, emoji=False).print(*shown, sep="\n")


def show_styles(chosen: Sequence[Setting], tallies: Sequence[Tally]) -> None:
    """A row a figure, a column a style."""
    from rich.table import Table

    table = Table("", *(setting.changed for setting in chosen), box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, (plain, *others) in styles.compared(tallies).items():
        table.add_row(name, f"{plain.mean:.2f}", *(f"{each.mean:.2f}{'*' if each.sure else ' '}" for each in others))
    match = chosen[0].match
    games = len(set[int].intersection(*({each.bout.number for each in tally.played} for tally in tallies)))
    note = f"Means of {games} games, the same ones for each style. *: differs from plain by {styles.SURE:.0f} errors."
    _print(f"{match.game}: {match.levels[0]} among {', '.join(match.levels[1:])}", table, note)


def show_faults(tallies: Sequence[Tally]) -> int:
    """Prints the faults of bots. Returns the exit status."""
    faults = [fault for tally in tallies for fault in tally.faults]
    for fault in faults[:SHOWN]:
        print(f"{fault.level} failed in game {fault.number}, step {fault.step}: {fault.what}", file=sys.stderr)
    if faults:
        print(f"{len(faults)} decisions failed and were drawn by lot. The results are worth less.", file=sys.stderr)
    return 1 if faults else 0


def written_out(tally: Tally, wanted: int) -> dict[str, Any]:
    """All of a match, as plain data. Nothing in it but `thinking` depends on the machine."""
    match = tally.match
    return {
        "match": msgspec.to_builtins(match), "wanted": wanted, "played": len(tally.played), "bots": code_hash(),
        "levels": {level: _plain(result) for level, result in tally.by_level().items()},
        "seats": [_plain(result) for result in tally.by_seat()],
        "steps": tally.steps(), "faults": msgspec.to_builtins(tally.faults),
        "games": [{"number": each.bout.number, "seated": each.seated, "ranking": each.ranking, "scores": each.scores,
                   "steps": each.steps} for each in tally.played],
        "thinking": msgspec.to_builtins(tally.thought()),
    }  # fmt: skip


def _plain(result: Result) -> dict[str, Any]:
    rated = {"elo": result.elo.elo, "elo_interval": result.elo.interval} if result.elo else {}
    plain = {"won": result.won, "share": result.share, "interval": result.interval, "fair": result.fair}
    return {**plain, **rated}


def main(argv: Sequence[str] | None = None) -> int:
    """Play, show, write; the exit status."""
    asked, match = asked_for(sys.argv[1:] if argv is None else argv)
    chosen = settings(match) if asked.balance else styles.settings(match) if asked.styles else [Setting("", match)]
    status, tallies = played(asked, chosen)
    if any(tally.played for tally in tallies):
        if asked.balance:
            show_balance(chosen, tallies)
        elif asked.styles:
            show_styles(chosen, tallies)
        else:
            show_match(tallies[0])
        status = save(asked, chosen, tallies) or show_faults(tallies) or status
    return status


def played(asked: argparse.Namespace, chosen: Sequence[Setting]) -> tuple[int, list[Tally]]:
    """Returns the exit status and the tallies of all games that could be played. Ctrl-C, or the loss of the cluster,
    loses no finished game."""
    kept: list[Played] = []
    wanted, status = bouts(chosen, asked.games), 0
    ends = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    former = {number: signal.signal(number, signal.default_int_handler) for number in ends}
    try:
        with opened(asked.keep) if asked.keep else nullcontext() as store:
            kept += store.of(wanted) if store else []
            missing = store.missing(wanted) if store else wanted
            with runner(asked) as run:
                playing = watched(run(missing), len(missing))
                for each in store.filled(playing) if store else playing:
                    kept.append(each)
    except CannotPlay as error:
        print(error, file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        print(f"Broken off after {len(kept)} of {len(wanted)} games.", file=sys.stderr)
        status = BROKEN_OFF
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
    return status, sorted_out(chosen, kept)


def save(asked: argparse.Namespace, chosen: Sequence[Setting], tallies: Sequence[Tally]) -> int:
    """The files that were asked for; the exit status."""
    title = f"{asked.game}: wins of {asked.seats}, seed {asked.seed}"
    try:
        if asked.json:
            all_of_it = [written_out(tally, asked.games) for tally in tallies]
            asked.json.write_text(json.dumps(all_of_it if len(chosen) > 1 else all_of_it[0]) + "\n", encoding="utf-8")
        if asked.picture:
            asked.picture.write_text(svg(title, groups(chosen, tallies)), encoding="utf-8")
    except OSError as error:
        print(f"{error.filename} could not be written: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
