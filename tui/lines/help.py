"""The help in lines: what can be typed, and the rules of the game, section by section.

Knows: the guide of a game.
Must not know: what any game's rules are, or what else can be typed.
"""

from __future__ import annotations

from tui.boards.guide import Guide, guide
from tui.input.layouts import number_typed

from .person import Person
from .screen_reader import ScreenReaderWords


def help_(person: Person, rest: str) -> None:
    """What can be typed, and the sections of the rules; with a number, that section."""
    sections, number = told_sections(guide(_game(person)), person.words), number_typed(rest)
    if number.isascii() and number.isdigit() and 1 <= int(number) <= len(sections):
        person.output.say(guide(_game(person)).aloud(sections[int(number) - 1], person.words))
        return
    key = "lines-help-lobby" if person.game.replica is None else "lines-help-game"
    titles = (guide(_game(person)).section(name, person.words).title for name in sections)
    person.output.say(person.words(key), person.words("lines-help-both"), person.words("lines-help-rules"))
    person.output.say(" ".join(f"{at}:\u00a0{title}." for at, title in enumerate(titles, 1)))


def told_sections(it: Guide, words: ScreenReaderWords) -> list[str]:
    """Returns the sections of the rules that are told; those about what is drawn are not."""
    return [name for name in it.sections if words.readable(it.aloud(name, words)).strip()]


def rules(person: Person, rest: str) -> None:
    """All the rules of the game."""
    person.output.say(guide(_game(person)).read_aloud(person.words))


def _game(person: Person) -> str:
    """The game that is played, or is to be played."""
    replica = person.game.replica
    return person.lobby.game if replica is None else replica.game.id
