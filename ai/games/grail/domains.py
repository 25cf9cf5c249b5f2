"""What the fields of the actions of Grail Cup can hold: for numbered actions (`ai.lab.actions`).

Knows: the tables of what is in the box.
Must not know: when an action is possible.
"""

from __future__ import annotations

from core.games.grail import components as grail

DOMAINS = {
    "ally": grail.ALLIES, "way": ("left", "right"), "knight": range(8), "spend": (False, True),
    "token": grail.TOKENS, "steps": sorted({steps for each in grail.DISTANCES.values() for steps in each}),
    "choose.space": grail.BOARDS["forest"].clover, "dragon.space": range(grail.BOARDS["forest"].finish + 1),
}  # fmt: skip
