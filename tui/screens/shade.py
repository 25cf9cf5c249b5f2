"""What lies in the shade of a dialog: its colours are near those of the paper.

Knows: rows of the screen as they are drawn, styles.
Must not know: dialogs, what lies in the shade.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style

from tui.draw.colours import mix
from tui.draw.styles import current, style

SHADE = "over-paper faint-ink"
"""The style of what lies in the shade, as far as it has no colours of its own."""
LEFT = 0.34
"""The share of its own colours that is left to what lies in the shade."""


def in_shade(row: Iterable[Segment]) -> list[Segment]:
    """The same row in the shade: its colours near that of the paper, of text without a colour as those of ink; all
    alike where colours cannot be mixed."""
    theme = current()
    paper, ink = (theme.colours["paper"], theme.colours["ink"]) if theme.colours and not theme.faded else ("", "")
    shade = style(SHADE) + (Style(color=mix(paper, ink, LEFT)) if paper else Style.null())
    return [Segment(each.text, shaded(each.style or Style.null(), shade, paper)) for each in row]


@cache
def shaded(bright: Style, shade: Style, paper: str) -> Style:
    """The style of the shade with so little of a style's own colours, on this paper, that only their kind is seen."""
    own = Style(color=_near(paper, bright.color), bgcolor=_near(paper, bright.bgcolor)) if paper else Style.null()
    return shade + own


def _near(paper: str, colour: Color | None) -> str | None:
    """The colour with the paper's laid over it; None for one that cannot be mixed."""
    return mix(paper, colour.name, LEFT) if colour is not None and colour.name.startswith("#") else None
