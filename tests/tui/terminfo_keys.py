"""The key sequences of all terminals that ncurses knows: `terminfo_keys.txt`, one a line, escaped as in Python.

`python -m tests.tui.terminfo_keys` makes the file anew from the terminals of this machine (package `ncurses-term`).
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")
CAPABILITY = re.compile(r"\t(k\w+)=(.*),")
PART = re.compile(r"\\([0-7]{3})|\\(.)|\^(.)|\$<[^>]*>|(.)", re.DOTALL)
"""An octal number, an escaped character, a control character, a delay, or any other character."""
ESCAPED = {"E": 27, "e": 27, "n": 10, "l": 10, "r": 13, "t": 9, "b": 8, "f": 12, "s": 32, "0": 128}
REPORTS = ("kmous",)
"""Capabilities that are the beginning of something longer."""


def sequences() -> list[bytes]:
    """Returns the recorded sequences."""
    lines = LIST.read_text(encoding="ascii").splitlines()
    return [line.encode().decode("unicode_escape").encode("latin-1") for line in lines]


def unescaped(text: str) -> bytes:
    """Returns the bytes of a capability as `infocmp` writes it."""
    codes: list[int] = []
    for octal, escaped, control, other in PART.findall(text):
        if octal:
            codes.append(int(octal, 8) & 0xFF)
        elif escaped:
            codes.append(ESCAPED.get(escaped, ord(escaped)))
        elif control:
            codes.append(127 if control == "?" else ord(control) & 0x1F)
        elif other:
            codes.append(ord(other))
    return bytes(codes)


def known_here() -> set[bytes]:
    """Returns the key sequences of all terminals in this machine's database."""
    names = {line.split()[0] for line in _output("toe", "-a").splitlines() if line.strip()}
    told = (line for name in sorted(names) for line in _output("infocmp", "-1", "-x", name).splitlines())
    found = (match.groups() for line in told if (match := CAPABILITY.fullmatch(line)))
    return {unescaped(text) for name, text in found if name not in REPORTS}


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, check=True, encoding="latin-1").stdout


if __name__ == "__main__":
    lines = (each.decode("latin-1").encode("unicode_escape").decode() for each in sorted(known_here()))
    LIST.write_text("\n".join(lines) + "\n", encoding="ascii")
