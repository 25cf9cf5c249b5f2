"""Files that are no journal, or a damaged one: each is refused with a sentence, and left as it is."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3

import pytest

import core
from netplay.game.saved import CannotResume
from netplay.journal.entry import listed
from netplay.journal.journal import Journal
from tests.netplay.journal.saved_room import (
    OF_THIS_RELEASE,
    SavedRoom,
    changed,
    close,
    said,
    written,
)
from tests.netplay.room import go_on

# Files that are none


def foreign(path):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def newer(path):
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 2")
    db.close()


def garbled(path):
    data = bytearray(path.read_bytes())
    data[4096 * 2 : 4096 * 4] = random.Random(1).randbytes(4096 * 2)
    path.write_bytes(data)


def other_rules(path):
    now = core.game("nobles").fingerprint
    db = sqlite3.connect(path)
    (header,) = db.execute("SELECT header FROM tables").fetchone()
    assert now.encode() in header
    db.execute("UPDATE tables SET header = ?", (header.replace(now.encode(), b"0" * len(now)),))
    db.commit()
    db.close()


def an_unreadable_name(path):
    """SQLite says which table is damaged, and its name is no text."""
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE tables") + len(b"CREATE TAB")] = 0xCA
    path.write_bytes(data)


def with_a_view(path):
    """What is asked of a view may never end, or fill all memory."""
    db = sqlite3.connect(path)
    db.execute("ALTER TABLE steps RENAME TO others")
    db.execute("CREATE VIEW steps AS SELECT * FROM others")
    db.commit()
    db.close()


BAD = {
    "text": (lambda path: path.write_text("Dear diary, today I " * 300), "no journal of Round Table"),
    "another program's": (lambda path: (path.unlink(), foreign(path)), "no journal of Round Table"),
    "a newer release's": (newer, "newer version"),
    "garbled": (garbled, "damaged"),
    "cut off": (lambda path: os.truncate(path, 4096 * 2 + 100), "damaged"),
    "a step is missing": (changed("DELETE FROM steps WHERE seq = 7"), "damaged"),
    "another actor": (changed("UPDATE steps SET actor = 1 - actor"), "damaged"),
    "half a header": (changed("UPDATE tables SET header = substr(header, 1, 300)"), "no saved table"),
    "a name that is no text": (an_unreadable_name, "damaged"),
    "a view": (with_a_view, "damaged"),
    "a header that is none": (changed("UPDATE tables SET header = 5"), "damaged"),
    "lists in lists in lists": (changed("UPDATE steps SET action = ?", b"\x91" * 5000), "damaged"),
    "other rules": (other_rules, "other rules"),
}


@pytest.mark.parametrize(("spoil", "words"), BAD.values(), ids=BAD)
def test_a_journal_that_cannot_be_used_is_refused_and_left_as_it_is(spoil, words, path):
    """[F 32]"""
    room = written(core.game("nobles"), path)
    go_on(room, "Anna", 20, random.Random(4))
    close(room)
    spoil(path)
    before = path.read_bytes()
    with Journal(path) as journal, pytest.raises(CannotResume, match=words) as caught:
        journal.resume("", False, lambda: 0.0)
    assert str(caught.value)[-1] == "."
    assert path.read_bytes() == before


STRANGE = [
    "players = x'00'", "id = x'00'", "changed = 9e999", "changed = 1e300", "changed = -1e18", "changed = 'now'",
    "steps = 'many'", "steps = 9.5", "steps = -1", "port = 70000", "name = x'07'",
]  # fmt: skip
"""What no release writes into a row."""


@pytest.mark.parametrize("what", STRANGE)
def test_a_row_that_cannot_be_read_hides_no_other(what, path):
    """[F 32]"""
    room = written(core.game("nobles"), path)
    go_on(room, "Anna", 20, random.Random(4))
    close(room)
    other = written(core.game("grail"), path)
    close(other)
    changed(f"UPDATE tables SET {what} WHERE game = 'nobles'")(path)
    with Journal(path) as journal:
        assert [each.game for each in journal.unfinished()] == ["grail"]
        assert all(map(listed, journal.unfinished()))
        assert journal.resume("", False, lambda: 0.0)[0].game == "grail"


@pytest.mark.parametrize("spoil", [BAD["text"][0], BAD["another program's"][0], newer, garbled])
def test_no_game_is_written_into_a_file_that_is_not_ours(spoil, path):
    """[F 32]"""
    close(written(core.game("nobles"), path))
    spoil(path)
    before = path.read_bytes()
    room = written(core.game("nobles"), path)
    assert room.notices("Anna")[-1] == ("not-saved",)
    close(room)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_journal(path):
    path.parent.mkdir()
    path.touch()
    room = written(core.game("nobles"), path)
    assert len(room.journal.unfinished()) == 1
    close(room)


def test_the_journal_of_the_first_release_goes_on(tmp_path):
    """Each of its games, unless its rules have changed since: then that is said."""
    path = tmp_path / "journal.sqlite"
    shutil.copy(OF_THIS_RELEASE, path)
    with Journal(path) as journal:
        found = journal.unfinished()
    assert {entry.game for entry in found} >= {"academy", "grail", "histrio", "nobles"}
    for entry in found:
        there = SavedRoom(entry.game)
        try:
            with Journal(path) as journal:
                _, there.table = journal.resume(entry.id, False, lambda: 0.0)
        except CannotResume as error:
            assert error.sentence.code == "resume-rules"  # noqa: PT017
            continue
        assert there.table.seq == entry.steps == 25
        there.attach(path).acts = 25
        there.join("Anna", there.table.host_key())
        go_on(there, "Anna", 10**4, random.Random(1))
        assert there.dealer.outcome is not None
        close(there)


# The command line


@pytest.mark.process
def test_what_the_command_line_says_of_a_journal(path):
    room = written(core.game("nobles"), path)
    close(room)
    (entry,) = room.journal.unfinished()
    status, row, headings = said("--resume", "list", "--journal", str(path))
    close(room)
    assert status == 0
    assert row == f"{'   '.join(listed(entry)[:3])}   {entry.steps:<5}   Camelot   {', '.join(entry.players)}\n"
    assert headings == f"{'ID':<16}   {'Saved':<16}   {'Game':<6}   Moves   {'Table':<7}   Players\n"
    nothing = said("--resume", "--journal", str(path.with_name("none")), "--port", "0")
    assert nothing == (1, "", "There is no unfinished game to resume.\n")
    listing = said("--resume", "list", "--journal", str(path.with_name("none")))
    assert listing == (0, "", "There is no unfinished game to resume.\n")
    path.write_text("Dear diary " * 1000)
    status, _, sentence = said("--journal", str(path), "--port", "0")
    assert status == 1
    assert "no journal of Round Table" in sentence


@pytest.mark.process
def test_what_the_command_line_says_of_a_place_where_nobody_may_look(tmp_path):
    """Whether there is a file cannot be told: the same as with a folder that may not be entered, also for root."""
    path = tmp_path / ("n" * 300)
    sentence = f"The journal {path} cannot be read: File name too long.\n"
    for arguments in (["--resume", "--journal"], ["--resume", "list", "--journal"], ["verify"]):
        assert said(*arguments, str(path)) == (1, "", sentence)


@pytest.mark.process
def test_what_is_said_of_files_that_cannot_be_checked(path, tmp_path):
    """No option is named that `verify` does not have."""
    close(written(core.game("nobles"), path))
    newer(path)
    text = tmp_path / "text"
    text.write_text("Dear diary " * 1000)
    assert said("verify", str(path)) == (
        1, "", f"The journal {path} was written by a newer version. Please check it with that one.\n",
    )  # fmt: skip
    assert said("verify", str(text)) == (
        1, "", f"{text} is no journal of Round Table. Please name the file that the games are saved in.\n",
    )  # fmt: skip
    assert said("verify", str(tmp_path)) == (1, "", f"The journal {tmp_path} cannot be read: Is a directory.\n")
    assert said("verify", str(tmp_path / "none")) == (1, "", f"There is no file {tmp_path / 'none'}.\n")
