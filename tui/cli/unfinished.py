"""Prints the unfinished games of a journal, for `--resume list`.

Knows: the journal, standard output.
Must not know: screens, how a game is resumed.
"""

from __future__ import annotations

from msgspec import structs

from netplay.console import complain, tell_table
from netplay.game.saved import CannotResume
from netplay.journal.entry import LISTED, NOTHING_UNFINISHED, Entry, listed
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.protocol import codec
from tui.lobby_view.table_names import table_called
from tui.text.words import Words


def list_unfinished(journal: Journal, alone: bool, words: Words) -> int:
    """Prints a row for each unfinished game; `alone`: those against bots only. Returns the exit status."""
    try:
        found = journal.unfinished(alone=alone)
    except (CannotResume, NotSaved) as error:
        sentence = journal.unreadable(error) if isinstance(error, NotSaved) else error.sentence
        complain(codec.clean(words.sentence(sentence)))
        return 1
    if found:
        headings = [words(f"cli-listed-{each.lower()}") for each in LISTED]
        tell_table(headings, [listed(_translated(entry, words)) for entry in found])
    else:
        complain(words.sentence(NOTHING_UNFINISHED))
    return 0


def _translated(entry: Entry, words: Words) -> Entry:
    """Returns the entry with the names that the screens show for its game, table and bots."""
    known = f"{entry.game}-name"
    game = words(known) if words.has(known) else entry.game
    players = tuple(words.called(name, entry.players) for name in entry.players)
    return structs.replace(entry, name=table_called(words, entry.name), game=game, players=players)
