"""The card of a low lobby in place of the settings: the game's picture, what it is about, and what is not default.

Knows: the lobby as the table sends it, its settings, drawing parts.
Must not know: where the card stands, or what may be asked of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from netplay.protocol.messages import Lobby
from tui.boards import look
from tui.boards.look import players_of
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.text.words import Words
from tui.text.wrap import wrapped

from .listed_settings import Setting, brief

PICTURE = 15
"""Columns of the picture."""
SUMMARIES = 2
"""Rows of the settings: options, and rules of the table."""
BETWEEN = "  "
"""Between two settings beside each other."""


def folded(canvas: Canvas, words: Words, lobby: Lobby, settings: Sequence[Setting]) -> Canvas:
    """Draws the card, as much of it as there is room for: the settings, where their lines have room, before the text
    about the game."""
    picture, colour, *_ = look(lobby.game)
    pictures.place(canvas.part(1, 0, PICTURE, canvas.height), picture, colour)
    room = canvas.part(PICTURE + 2, 0, canvas.width - PICTURE - 2, canvas.height)
    lines = [*_summaries(words, settings, room.width)]
    if any(line.cell_len > room.width for line in lines):
        lines = []
    top = max(0, room.height - SUMMARIES * bool(lines))
    _about(room.part(0, 0, room.width, top), words, lobby.game, colour)
    for row, line in enumerate(lines, top):
        room.write(0, row, line)
    return canvas


def _about(room: Canvas, words: Words, game: str, colour: str) -> None:
    """Writes how many play the game, and what it is about; a free row above and below where there is room."""
    said = [words.shown(players_of(words, game)), *wrapped(words(f"{game}-blurb"), room.width)]
    first = int(len(said) + 1 < room.height)
    for row, line in enumerate(said[: room.height - first], first):
        cut = "…" if row == room.height - 1 and len(said) > row + 1 else ""
        room.put(0, row, words.shown(line[: room.width - len(cut)] + cut), "" if row > first else colour)


def _summaries(words: Words, settings: Sequence[Setting], width: int) -> Iterator[Text]:
    """Yields a line for the options of the game and one for the rules of the table: those that are not default. That of
    the rules is left out where none is listed."""
    labels = {rule: words("lobby-rules" if rule else "lobby-fold-options") for rule in (False, True)}
    column = max(map(cell_len, labels.values())) + 2
    for rule, label in labels.items():
        ours = [each for each in settings if each.rule is rule]
        if ours:
            line = Text().append(label, style("gold"))
            line.pad_right(column - line.cell_len)
            yield line.append_text(_changed(words, [each for each in ours if not each.usual], width - column))


def _changed(words: Words, changed: Sequence[Setting], width: int) -> Text:
    """Returns settings and their values beside each other, as many as have room, and how many more there are."""
    if not changed:
        return Text().append(words("lobby-fold-usual"), style("soft-dim"))
    pieces = [
        Text().append(f"{brief(each)} ", style("ink bold")).append(each.value, style("gold bold")) for each in changed
    ]
    fitting = (line for count in range(len(pieces), 0, -1) if (line := _some(pieces, count)).cell_len <= width)
    return next(fitting, _some(pieces, 0))


def _some(pieces: Sequence[Text], count: int) -> Text:
    """Returns the first so many pieces, and how many more there are."""
    more = [Text().append(f"+{len(pieces) - count}", style("soft-dim"))] * (count < len(pieces))
    return Text(BETWEEN).join([*pieces[:count], *more])
