"""Skeleton's guide: its rules in sections.

Knows: which texts there are (`rules-skeleton-<section>`).
Must not know: any game that is played.
"""

from __future__ import annotations

from tui.boards.guide import Guide

GUIDE = Guide("skeleton", rules=("aim", "turn"), options=("options",), terms=())
