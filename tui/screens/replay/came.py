"""What came of the choice that a replay shows, for the rows below the choices.

Knows: the replay, and the lines that it tells.
Must not know: where they stand.
"""

from __future__ import annotations

from rich.text import Text

from tui.boards import View
from tui.draw.styles import style
from tui.game_view.replay.replay import Replay
from tui.text.words import rich

MOST = 2
"""Lines of what came of a choice."""


def came_of_it(replay: Replay, view: View) -> list[Text]:
    """The first lines that were told next, below their heading; nothing if nothing was told, or chosen."""
    if not view.legal:
        return []
    told = [rich(line.source, view.names, "ink") if line.source else line.text for line in replay.coming(view)[:MOST]]
    heading = Text(view.words("replay-came"), style("dim"), end="")
    return [heading, *told] if told else []
