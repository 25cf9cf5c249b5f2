"""Invitations as they come through messengers: the address of a table, with a seat code or alone, in whatever was made
of it on the way.

Knows: what messengers make of dashes, quotes and blanks; how a host's screen writes an invitation.
Must not know: how a table is joined.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from netplay.addresses import SSH_PORT, WEB_PORT
from netplay.phrases.phrase import parse

JOIN = "join"
DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−﹘﹣－", "-"))
AROUND = "«»‹›“”„‟‘’‚‛\"'`´<>()*_,;!?…|"
"""Characters that a sentence or a messenger puts around a word."""
LINK = re.compile(r"\[[^\]\s]*\]\((\S+)\)")
"""A link in Markdown."""
SCHEME = re.compile(r"(?i)([a-z][a-z0-9+.-]*)://(?:[^@/\s]*@)?([^/?#\s]*)[/?#]?.*")
DOORS = {"ssh": (SSH_PORT, 22), "http": (WEB_PORT, 80), "https": (WEB_PORT, 443)}
"""The ports of a table's doors, which are not those of the table beside them."""
ITS_OWN = ("--name", "--lang", "--journal")
"""Options of `join` whose values are no part of an invitation."""


class Invitation(NamedTuple):
    """An invitation as it is typed or pasted: an address, or the whole command that the host's screen shows."""

    address: str
    code: str = ""
    """The seat code."""
    watch: bool = False
    phrase: str = ""
    """The phrase of a private table, with its room if the address is that of a relay."""

    @classmethod
    def parse(cls, line: str) -> Invitation:
        """Parses a line. Ignores what precedes the address; after it come the options of the command line."""
        words = [*filter(None, map(_bare, LINK.sub(r"\1", plain(line)).split()))]
        whole = JOIN in words
        words = words[len(words) - words[::-1].index(JOIN) :] if whole else words
        code, watch = "", "--watch" in words
        if "--seat" in words[:-1]:
            at = words.index("--seat")
            code = words[at + 1]
            del words[at : at + 2]
        words, phrase = _phrase([word for word in words if word != "--watch"])
        return cls(_address(words[0] if whole and words else " ".join(words)), code, watch, phrase)


def command_line(said: Sequence[str]) -> list[str]:
    """Returns the words of a command line, of which an invitation may have been pasted as one, or behind another
    `join`. Without `join` they stay as they are."""
    words = [each for one in said for each in (plain(one).split() if JOIN in plain(one).split() else [one])]
    if JOIN not in words:
        return list(said)
    first, last = words.index(JOIN), len(words) - 1 - words[::-1].index(JOIN)
    after = words[last + 1 :]
    kept = [one if before in ITS_OWN else _option(one) for before, one in zip(["", *after], after, strict=False)]
    return [*(words[:first] if first == last else _options(words[:first])), JOIN, *kept]


def plain(text: str) -> str:
    """Returns the text without characters that cannot be seen, and with plain blanks, dashes, colons and digits."""
    alike = unicodedata.normalize("NFKC", text).translate(DASHES)
    return "".join(each for each in alike if each.isspace() or unicodedata.category(each) not in ("Cf", "Cc", "Mn"))


def _options(words: Sequence[str]) -> list[str]:
    """Returns the options among the words before `join`, with their values; the rest is the name of a program."""
    at = next((number for number, word in enumerate(words) if word.startswith("--")), len(words))
    return list(words[at:])


def _option(word: str) -> str:
    """Returns a word that may be an option, with the two dashes that a messenger has made one."""
    return re.sub(r"^-+(?=[a-z]{2})", "--", plain(word)) if plain(word).startswith("-") else word


def _bare(word: str) -> str:
    """Returns a word without what stands around it."""
    bare = word.strip(AROUND)
    if not bare.startswith("["):
        bare = bare.rstrip("]")
    return _option(bare.rstrip(".").rstrip(AROUND))


def _phrase(words: list[str]) -> tuple[list[str], str]:
    """Returns the words without the phrase that follows an address, after a blank or a slash, and the phrase."""
    for at, word in enumerate(words):
        host, _, tail = word.removesuffix("/").rpartition("/")
        for said in (" ".join([tail, *words[at + 1 :]]), tail):
            if (at or host) and (found := parse(said)) is not None:
                return [*words[:at], *([host.rstrip("/")] if host else [])], str(found)
    return words, ""


def _address(text: str) -> str:
    """Returns an address without the scheme of a link. The port of a door is left out."""
    link = SCHEME.fullmatch(text)
    if link is None:
        return text.rstrip("/")
    host, colon, port = link[2].rpartition(":")
    if colon and port in map(str, DOORS.get(link[1].lower(), ())):
        return host
    return link[2]
