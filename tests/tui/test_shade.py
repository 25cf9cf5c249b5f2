"""What lies in the shade of a dialog is faint: text without a colour of its own, too."""

from __future__ import annotations

from functools import partial

import pytest
from rich.segment import Segment
from rich.style import Style

from tui.draw import styles
from tui.draw.themes import THEMES
from tui.screens.shade import in_shade


@pytest.mark.parametrize("theme", ["dark", "light", "safe", "contrast"])
def test_in_the_shade_text_without_a_colour_is_as_faint_as_ink(theme, request):
    request.addfinalizer(partial(styles.use, styles.current()))
    styles.use(THEMES[theme])
    bare, bold, inked = in_shade([Segment("42 %"), Segment("1", Style(bold=True)), Segment("2", styles.style("ink"))])
    assert bare.style.color == bold.style.color == inked.style.color


@pytest.mark.parametrize("theme", ["mono", "sixteen"])
def test_where_colours_cannot_be_mixed_all_in_the_shade_is_alike(theme, request):
    request.addfinalizer(partial(styles.use, styles.current()))
    styles.use(THEMES[theme])
    bare, inked = in_shade([Segment("42 %"), Segment("2", styles.style("ink"))])
    assert bare.style == inked.style
