"""Every action that a game has, in a fixed order: what a learner calls action 17 is the same in every game and release
with the same rules.

Knows: what the fields of actions can hold, from the tables of what is in the box.
Must not know: when an action is possible, or who learns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, get_args

import core
from core.games.academy import components as academy
from core.games.grail import components as grail
from core.games.histrio import components as histrio
from core.games.nobles import components as nobles

ACADEMY_SQUIRES = range(5)
BLANKS = [f"blank-{seat}" for seat in range(5)]
KINGS = [noble for noble in nobles.NOBLES if nobles.rank_of(noble) == "king"]
ARMOUR = [weapon for weapon in nobles.WEAPONS if nobles.rank_of(weapon) in nobles.ARMOUR]

DOMAINS: Mapping[str, Mapping[str, Iterable[Any]]] = {
    "academy": {
        "card": academy.CARDS, "track": academy.BOARDS, "squire": ACADEMY_SQUIRES, "place": ACADEMY_SQUIRES,
        "shield": ("0", *academy.CODEX_PENALTIES), "stack": range(2),
        "give.value": academy.TRACKS["education"].worst,
        "take.value": range(1, academy.ALMS_MOST + 1),
    },
    "grail": {
        "ally": grail.ALLIES, "way": ("left", "right"), "knight": range(8), "spend": (False, True),
        "token": grail.TOKENS, "steps": sorted({steps for each in grail.DISTANCES.values() for steps in each}),
        "choose.space": grail.BOARDS["forest"].clover, "dragon.space": range(grail.BOARDS["forest"].finish + 1),
    },
    "nobles": {
        "noble": nobles.NOBLES, "card": nobles.WEAPONS, "king": KINGS, "arm.card": ARMOUR, "source": nobles.NOBLES,
        "target": nobles.NOBLES, "favour.target": (None, *nobles.NOBLES, *nobles.WEAPONS),
    },
    "histrio": {
        "card": histrio.TRAVEL, "answer.card": (*histrio.REQUESTS, *BLANKS), "request": histrio.REQUESTS,
        "start": histrio.CITIES, "end": histrio.CITIES, "city": histrio.CITIES, "steps": histrio.FIRE,
        "victim": range(5), "talent": histrio.TALENTS,
        "actor": [face for face in histrio.ENCOUNTERS if face.split("-")[0] in histrio.TALENTS],
    },
}  # fmt: skip
"""The values that a field can hold, by its name, or by the action's and its own."""


def _aims(favour: Any) -> bool:
    """Hearts favour a noble, clubs a weapon of the discard, the others nothing."""
    kinds = {"hearts": nobles.NOBLES, "clubs": nobles.WEAPONS}
    return favour.target in kinds.get(nobles.suit_of(favour.card), (None,))


def _of_its_suit(play: Any) -> bool:
    return academy.BOARDS[play.track].suit == play.card.split("-")[0]


FITS: Mapping[tuple[str, str], Callable[[Any], bool]] = {
    ("academy", "play"): _of_its_suit,
    ("nobles", "favour"): _aims,
    ("nobles", "move-armour"): lambda move: move.source != move.target,
    ("histrio", "tightrope"): lambda move: move.start != move.end,
}
"""Those of them that can ever be, where that is not all."""


@cache
def all_actions(game_id: str) -> Sequence[core.Action]:
    """Every action of a game, in the order of its action types and of the tables of its box."""
    kinds: tuple[type[core.Action], ...] = get_args(core.game(game_id).actions)
    return tuple(action for kind in kinds for action in _of_kind(game_id, kind))


@cache
def numbers(game_id: str) -> Mapping[core.Action, int]:
    """The place of each of them."""
    return {action: number for number, action in enumerate(all_actions(game_id))}


def _of_kind(game_id: str, kind: type[core.Action]) -> Iterator[core.Action]:
    tag, domains = str(kind.__struct_config__.tag), DOMAINS[game_id]
    values = [domains[f"{tag}.{name}" if f"{tag}.{name}" in domains else name] for name in kind.__struct_fields__]
    fits = FITS.get((game_id, tag), lambda action: True)
    return filter(fits, (kind(*chosen) for chosen in product(*values)))
