"""The commands of the palette: what can be done on this screen, and every value of every setting, in groups.

Knows: bindings with descriptions, settings and their values.
Must not know: what a command does, or how it is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from textual.content import Content, Span

from netplay.protocol.plain_text import cut
from tui.input import keys

from .base import MainScreen, redraw
from .settings.settings import CHOICES, GROUPS, label_of, value_of, values_from

if TYPE_CHECKING:
    from textual.binding import Binding

    from tui.app.protocol import TableApp

WIDTH, AROUND = 72, 6
"""Columns of the palette, and those of its frame, the scroll bar and the gaps beside a row."""
LEAD = "  "
"""Before a command; headings stand farther left."""
GOLD, QUIET = "$own-gold", "$own-line"
"""The colours of keys and marks, and of the lines of headings, as the style sheets name them: a row follows a theme
that is tried out."""
PROGRAM = ("name", "language", "help", "settings", "quit")
"""The commands that concern the program, wherever they can be given, in the order shown."""
PLACES = {"home": "home", "lobby": "table", "table": "table", "within": "table", "hall": "hall", "game": "game"}
"""The group of the commands that hold in a place."""
GROUP_OF = {name: PLACES.get(place, "program") for place, names in keys.USUAL.items() for name in names}
ORDER = ("home", "game", "table", "hall", "program")
"""The groups of commands, before those of the settings."""
OF_SETTINGS = "settings-"
"""Begins the group of a setting."""
SPACED = 30
"""Rows of a screen that has room for a free row above each heading but the first."""


class Command(NamedTuple):
    """Something that can be done."""

    key: tuple[Any, ...]
    """What it is, in every language."""
    text: str
    """What it is called, in columns."""
    do: Callable[[], Any]
    also: str = ""
    """More words by which it is found."""
    group: str = ""
    """The group that it stands in."""
    gold: tuple[int, int] = (0, 0)
    """The part of the text that is a key or a mark."""
    setting: tuple[str, Any] | None = None
    """The setting and the value that it chooses."""
    label: int = 0
    """The columns of the label that it shares with the command before; 0 if it shares none."""


def commands(app: TableApp, screen: Any) -> Iterator[Command]:
    """Yields the described keys of a screen and of the app, group by group, then every value of every setting. A
    setting that is typed or has a list of its own is one command, which opens it."""
    bindings = screen.named_keys() if isinstance(screen, MainScreen) else []
    there = [each for each in bindings if each.action != "command_palette" and _is_there(screen, each)]
    own = next((group for each in there if (group := GROUP_OF.get(_name(each), "program")) != "program"), "program")
    grouped = sorted((_place(each, own), at) for at, each in enumerate(there))
    yield from (_keyed(app, there[at], ORDER[group]) for (group, _), at in grouped)
    group = ""
    for key, values in CHOICES.items():
        group = GROUPS.get(key, group)
        for value in values or (app.preferences.chosen(key),):
            yield _settable(app, key, value)._replace(group=f"{OF_SETTINGS}{group}")


def _is_there(screen: Any, binding: Binding) -> bool:
    return screen.check_action(binding.action, ()) is not False


def _name(binding: Binding) -> str:
    """Returns the name of a command; that of the one whose keys cannot be changed is its action."""
    return binding.id or binding.action


def _place(binding: Binding, own: str) -> tuple[int, int]:
    """Returns the group of a command, and its place there: those of a screen keep their order. A key of the screen that
    has no name stands in the screen's `own` group."""
    name = _name(binding)
    if name in PROGRAM:
        return ORDER.index("program"), PROGRAM.index(name)
    return ORDER.index(GROUP_OF.get(name, own)), 0


def _keyed(app: TableApp, binding: Binding, group: str) -> Command:
    """Returns the command of a key, with the key at the right end."""
    key = keys.sign(binding.key)
    said = cut(app.words(binding.description), row_width(app) - cell_len(key) - len(LEAD))
    gap = row_width(app) - cell_len(said) - cell_len(key)
    text = f"{said[0].upper()}{said[1:]}{' ' * gap}{key}"
    do, gold = partial(run, app, binding.action), (len(text) - len(key), len(text))
    return Command((binding.action,), text, do, group=group, gold=gold)


def _settable(app: TableApp, key: str, value: Any) -> Command:
    """Returns the command that chooses a value; the one in force is marked before it."""
    values, label = CHOICES[key], label_of(app, key)
    mark = app.words.shown("✓") if values and value == app.preferences.chosen(key) else " "
    start = values_from(app) - len(LEAD)
    before = f"{label}{' ' * (start - cell_len(label))}"
    text = f"{before}{mark} {value_of(app, key, value)}".rstrip()
    gold = (len(before), len(before) + len(mark))
    if not values:
        return Command((key,), text, partial(app.action_settings, key), _also(app, key), gold=gold)
    shared = start if value != values[0] else 0
    do = partial(choose, app, key, value)
    return Command((key, value), text, do, _also(app, key), gold=gold, setting=(key, value), label=shared)


def _also(app: TableApp, key: str) -> str:
    """Returns more words by which a setting is found."""
    name = f"settings-also-{key.replace('_', '-')}"
    return app.words(name) if app.words.has(name) else ""


def row_width(app: TableApp) -> int:
    """Returns the columns of a command."""
    return min(WIDTH, app.size.width) - AROUND - len(LEAD)


def main_screen(app: TableApp) -> Any:
    """Returns the screen that the palette is about: the one below all dialogs that is seen, which is another after a
    value was tried out."""
    return next((each for each in reversed(app.screen_stack) if isinstance(each, MainScreen)), app.screen)


def row(command: Command, *, listed: bool) -> Content:
    """Returns the row of a command. `listed`: below the one before, whose label it does not repeat."""
    text = command.text
    if listed and command.label:
        rest = text[command.gold[0] :]
        text = f"{' ' * command.label}{rest}"
    shift = len(LEAD) + len(text) - len(command.text)
    spans = [Span(command.gold[0] + shift, command.gold[1] + shift, GOLD)]
    return Content(f"{LEAD}{text}", spans)


def heading(app: TableApp, group: str, *, first: bool) -> Content:
    """Returns the row of a heading, with a line to the right end."""
    above = "" if first or app.size.height < SPACED else "\n"
    name = group_name(app, group)
    start = f"{above}{name} "
    line = app.words.shown("─") * (row_width(app) + len(LEAD) - cell_len(name) - 1)
    return Content(f"{start}{line}", [Span(len(above), len(start), GOLD), Span(len(start), len(start + line), QUIET)])


def group_name(app: TableApp, group: str) -> str:
    """Returns the name of a group."""
    if not group.startswith(OF_SETTINGS):
        return app.words(f"table-palette-group-{group}")
    name = app.words(f"settings-group-{group.removeprefix(OF_SETTINGS)}")
    return app.words.shown(f"{app.words('table-set-title')} · {name}")


def keys_row(app: TableApp, *, trying: bool) -> Content:
    """Returns the row of keys below the commands. `trying`: a value is shown that Enter keeps."""
    said = app.words.shown(app.words("table-palette-keys", kind="tried" if trying else "other"))
    keys_named = re.finditer(r"(?:^|(?<=   ))\S+", said)
    spans = [Span(*each.span(), GOLD) for each in keys_named]
    return Content(said, spans)


async def run(app: TableApp, action: str) -> None:
    """Carries out an action of the screen that is seen."""
    await app.run_action(action, main_screen(app))


async def choose(app: TableApp, key: str, value: Any) -> None:
    """Changes a setting, and draws the screen again with it."""
    before = app.preferences.appearance
    app.preferences.choose(key, value)
    await redraw(app, before)
