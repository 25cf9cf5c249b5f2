"""How many games the laws are tried on, and which.

Knows: hypothesis, variables of the environment.
Must not know: any law.
"""

from __future__ import annotations

import os
import secrets

from hypothesis import HealthCheck, settings

LAW_GAMES = int(os.environ.get("LAW_GAMES", "0"))
"""How many games each law is tried on; 0: the few of every test run, the same each time. See scripts/soak."""
FEW = 20
"""How many games each law is tried on in a test run."""
FRESH = int(os.environ.setdefault("LAW_SEED", str(secrets.randbelow(2**32))))
"""Where the few games begin that are new in each run; the processes of one run share it."""


def load(few: int = FEW) -> None:
    """Sets hypothesis up for the laws, which are tried on `few` games unless the environment asks for more."""
    settings.register_profile(
        "laws",
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        max_examples=LAW_GAMES or few,
        derandomize=not LAW_GAMES,
    )
    settings.load_profile("laws")
