"""The command `verify`: reports for each game of a journal whether its deal was fair.

Knows: the journal, the verification of a game, standard output.
Must not know: the server.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from netplay.audit.verdict import Verdict
from netplay.audit.verification import verify, verify_saved
from netplay.console import Parser, complain
from netplay.game.saved import CannotResume
from netplay.invocation import headless_command
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.protocol import codec

from .arguments import default_journal

UNCHECKED = {
    "journal-foreign": "{path} is no journal of Round Table. Please name the file that the games are saved in.",
    "journal-newer": "The journal {path} was written by a newer version. Please check it with that one.",
    "journal-damaged": "The journal {path} is damaged: what is in it cannot be checked.",
}
"""Sentences for files that cannot be read, in place of those written for a player who wants to resume."""


def main(said: Sequence[str]) -> int:
    """Checks the games of a file. Returns the exit status."""
    asked = verifying().parse_args(said)
    return check_all(asked.file, asked.id)


def verifying() -> argparse.ArgumentParser:
    """Returns the parser of the command `verify`."""
    about = "Check whether the deals of saved games were fair: of games hosted here, and of those we were guests at."
    parser = Parser(prog=headless_command("verify"), description=about)
    file = f"the journal that the games are saved in, such as {default_journal()}"
    parser.add_argument("file", type=Path, metavar="FILE", help=file)
    parser.add_argument("id", nargs="?", default="", metavar="ID", help="only games whose table's ID begins like this")
    return parser


def check_all(path: Path, wanted: str) -> int:
    """Prints a verdict and what was checked for each game whose ID begins with `wanted`. Returns 1 if a deal was not
    fair or no game could be read."""
    with Journal(path) as journal:
        try:
            if journal.there():
                return _print_checked(journal, wanted)
            sentence = f"There is no file {path}."
        except CannotResume as error:
            sentence = UNCHECKED.get(error.sentence.code, "").format(path=path) or str(error)
        except NotSaved as error:
            sentence = str(journal.unreadable(error))
    complain(codec.clean(sentence))
    return 1


def _print_checked(journal: Journal, wanted: str) -> int:
    """Raises NotSaved or CannotResume."""
    worst, count = 0, 0
    for title, verdict in checked(journal, wanted):
        count += 1
        worst = max(worst, int(verdict.fair is False))
        print(codec.clean(f"{title}: {verdict.sentence}"))
        for line in verdict.checked:
            print(f"    {codec.clean(line)}")
    if not count:
        complain("There is no such game in that file.")
    return worst if count else 1


def checked(journal: Journal, wanted: str) -> Iterator[tuple[str, Verdict]]:
    """Yields a title and a verdict for each game: first those hosted here, then those visited."""
    for entry in journal.all_dealt():
        if entry.id.startswith(wanted):
            title = f"{entry.id}, {entry.game}, hosted here, {entry.steps} steps, {', '.join(entry.players)}"
            yield title, _verdict(lambda entry=entry: verify_saved(journal.read(entry.id).play, entry.players))
    for told in journal.all_told():
        if told.table.startswith(wanted):
            title = (
                f"{told.table}, {told.began.game}, at {told.name}, {len(told.reports)} steps, {', '.join(told.names)}"
            )
            yield title, _verdict(lambda told=told: verify(told))


def _verdict(check: Callable[[], Verdict]) -> Verdict:
    """Returns the verdict; for a game that cannot be checked, one that tells why. Raises NotSaved."""
    try:
        return check()
    except CannotResume as error:
        return Verdict(False, error.sentence.code, error.sentence)
