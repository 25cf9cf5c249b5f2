"""Formats simple messages without Fluent, which takes as long to load as the main menu takes to draw: texts in one
row, variables, other messages, and choices between such texts by a word or a number.

Knows: the part of Fluent's syntax that most messages use, and the plurals of small whole numbers in each language.
Must not know: which texts there are. Whatever is not simple is left to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

LARGE = 1000
"""Numbers from here on are written differently from language to language."""
HEAD = re.compile(r"[\w-]+ *= *")
END = re.compile(r"\s*(?:#.*\n*)*")
TEXT = re.compile(r"[^{}\n]+")
VARIABLE = re.compile(r"\{ *\$([\w-]+) *\}")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
CHOICE = re.compile(r"\{ *\$([\w-]+) *->")
CASE = re.compile(r"\s*\n\s*(\*?)\[ *([\w-]+) *\] *")
CLOSE = re.compile(r"\s*\n?\s*\}")


class NotSimple(Exception):
    """Raised for what is left to Fluent."""


class Variable(NamedTuple):
    """A value that is set in."""

    name: str


class Reference(NamedTuple):
    """Another message that is set in."""

    name: str


class Choice(NamedTuple):
    """Texts of which a variable chooses one."""

    name: str
    cases: Mapping[str, Pattern]
    default: str


Pattern = tuple[str | Variable | Reference | Choice, ...]


def _east_slavic(number: int) -> str:
    last, teens = number % 10, number % 100 // 10 == 1
    if last == 1 and not teens:
        return "one"
    return "few" if 2 <= last <= 4 and not teens else "many"


PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "fr": lambda number: "one" if number < 2 else "other",
    "ru": _east_slavic,
    "uk": _east_slavic,
}
"""The plural form of a whole number below `LARGE` in each language."""


def parsed(source: str) -> Pattern | None:
    """Returns the pattern of a message; None if it is not simple."""
    head = HEAD.match(source)
    if head is None:
        return None
    pattern, at = _pattern(source, head.end())
    return pattern if pattern and END.fullmatch(source, at) else None


def formatted(pattern: Pattern, args: Mapping[str, Any], language: str, other: Callable[[str], Pattern | None]) -> str:
    """Returns a message's text; `other` finds the messages that it refers to. Raises NotSimple."""
    return "".join(_formatted(pattern, args, language, other))


def _pattern(source: str, at: int) -> tuple[Pattern, int]:
    """Reads one row with whatever stands in braces there; returns it with its end."""
    pieces: list[str | Variable | Reference | Choice] = []
    while at < len(source):
        if found := TEXT.match(source, at):
            pieces.append(found[0])
        elif found := VARIABLE.match(source, at):
            pieces.append(Variable(found[1]))
        elif found := REFERENCE.match(source, at):
            pieces.append(Reference(found[1]))
        elif found := CHOICE.match(source, at):
            choice, at = _choice(source, found[1], found.end())
            if choice is None:
                return (), at
            pieces.append(choice)
            continue
        else:
            break
        at = found.end()
    if pieces and isinstance(last := pieces[-1], str):
        pieces[-1] = last.rstrip()
    return tuple(pieces), at


def _choice(source: str, name: str, at: int) -> tuple[Choice | None, int]:
    """Reads the cases of a choice; None if they are not simple."""
    cases: dict[str, Pattern] = {}
    default = ""
    while found := CASE.match(source, at):
        pattern, at = _pattern(source, found.end())
        if not pattern:
            return None, at
        cases[found[2]] = pattern
        default = found[2] if found[1] else default
    close = CLOSE.match(source, at)
    return (Choice(name, cases, default), close.end()) if close and default else (None, at)


def _formatted(
    pattern: Pattern, args: Mapping[str, Any], language: str, other: Callable[[str], Pattern | None]
) -> Iterator[str]:
    """Yields the pieces of a text."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Variable):
            yield str(_value(args, piece.name))
        elif isinstance(piece, Reference):
            referred = other(piece.name)
            if referred is None:
                raise NotSimple
            yield from _formatted(referred, args, language, other)
        else:
            yield from _formatted(piece.cases[_case(piece, args, language)], args, language, other)


def _case(choice: Choice, args: Mapping[str, Any], language: str) -> str:
    """Returns which case of a choice holds: the first that names the value, or its plural form. A case with a number
    is never for a word. Raises NotSimple for a number in a language whose plurals are not known here."""
    value = _value(args, choice.name)
    if isinstance(value, int) and language not in PLURALS:
        raise NotSimple
    names = (str(value), PLURALS[language](value)) if isinstance(value, int) else (value,) * (not value.isdecimal())
    return next((case for case in choice.cases if case in names), choice.default)


def _value(args: Mapping[str, Any], name: str) -> str | int:
    """Returns the value of a variable. Raises NotSimple for all but words and small whole numbers."""
    value = args.get(name)
    if isinstance(value, str) or (type(value) is int and 0 <= value < LARGE):
        return value
    raise NotSimple
