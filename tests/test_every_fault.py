"""Every fault and attack that a table must survive has a test that names its number, such as `[F 7]`, or a line in
docs/security.md that says why it cannot happen here."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAULTS = {
    1: "whatever marks a frame's length is wrong", 2: "a frame is split, or many come at once",
    3: "a slow drip, or silence", 4: "a thousand connections", 5: "a line that is dead and says nothing",
    6: "a peer that never reads", 7: "a flood of actions, talk or pings", 8: "deep nesting",
    9: "many empty maps, and lengths that are claimed", 10: "values that are none of ours", 11: "wrong types",
    12: "text that is none, bytes too many", 13: "a decoder that goes on after an error",
    14: "what a terminal obeys, in names and talk", 15: "markup in what others say", 16: "names that look alike",
    17: "lines in logs, paths in names", 18: "a seat is stolen", 19: "a frame is played again",
    20: "two sessions for one seat", 21: "actions out of turn, illegal or stale", 22: "a rejection tells a secret",
    23: "a spectator peeks", 24: "peeking at files", 25: "a shuffle that somebody chose", 26: "the host sees all",
    27: "versions or rules differ", 28: "order by hash, place or platform", 29: "a copy of the game loses step",
    30: "the host dies", 31: "the disk is full", 32: "a save is damaged or hostile", 33: "the clock jumps",
    34: "a slow and faulty line", 35: "both sides act while the line is cut", 36: "a bot fails",
    37: "everybody leaves, or the host", 38: "terminals of every kind", 39: "the server is hostile",
    40: "ports, addresses, other protocols", 41: "small questions, large answers", 42: "ended within a broadcast",
    43: "full hellos from an address that honest people share", 44: "openings left out, deals until one is liked",
    45: "a bot shown on a present player's seat for one move", 46: "code runs in a visit's process",
    47: "an environment half made, moved, foreign or outdated", 48: "bytes of a terminal that mean nothing",
    49: "typing in bursts, pastes without marks", 50: "a disk without locks, or a journal that others may read",
}  # fmt: skip
MARK = re.compile(r"\[F ((?:\d+ ?)+)\]")


def named(paths: list[Path]) -> set[int]:
    """The numbers that are named there."""
    found = (mark for path in paths for mark in MARK.findall(path.read_text(encoding="utf-8")))
    return {int(number) for mark in found for number in mark.split()}


def test_every_fault_is_named_by_a_test_or_cannot_happen():
    rooms = (ROOT / "tests", ROOT / "core" / "laws", ROOT / "tui" / "laws")
    tests = [path for room in rooms for path in room.rglob("test_*.py") if path != Path(__file__)]
    numbers = named(tests) | named([ROOT / "docs" / "security.md"])
    assert FAULTS.keys() - numbers == set()
    assert numbers - FAULTS.keys() == set(), "there is no such fault"
