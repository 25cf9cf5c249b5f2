"""Goofspiel's guide: its rules in sections.

Knows: which texts there are.
Must not know: any game that is played.
"""

from __future__ import annotations

from tui.boards.guide import Guide

GUIDE = Guide("goofspiel", rules=("aim", "round", "end"), options=("options",), terms=())
