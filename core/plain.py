"""Bounded types of the plain data that leaves the rules: actions, and what a seat is told.

Knows: the largest sizes that any game needs.
Must not know: any game, or where the data goes.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_SEATS = 8
"""Seats of the largest game, Grail Cup."""
CODE_POINTS = 1000
"""Code points of any text. Columns alone do not bound it, since some characters take none."""
ITEMS = 500
"""Values of one list."""
DIGEST_BYTES = 64

Text = Annotated[str, Meta(max_length=CODE_POINTS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Flat = None | bool | int | Text
Plain = Annotated[list[Flat | Annotated[list[Flat], Meta(max_length=ITEMS)]], Meta(max_length=ITEMS)]
"""Plain values at most two lists deep, so that nothing deeper is accepted."""
Digest = Annotated[bytes, Meta(max_length=DIGEST_BYTES)]
