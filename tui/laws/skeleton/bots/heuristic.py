"""Skeleton: what a squire keeps.

Knows: what its seat sees.
Must not know: what others hold.
"""

from __future__ import annotations

import core
from ai.bot import Rate

from ..actions import Keep
from ..state import State


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Rates an answer, in any unit."""
    sign = -1 if state.options.low else 1
    return lambda action: sign * float(action.card or 0) if isinstance(action, Keep) else 0.0
