"""Benchmarks: each figure beside a baseline measured in the same run, because machines are noisy.

Knows: which measurements there are.
Must not know: how any of them is taken.
"""

from __future__ import annotations

import sys

from scripts.benchmarks.action_cost import action_costs
from scripts.benchmarks.crowd import crowds
from scripts.benchmarks.doors import doors
from scripts.benchmarks.floods import floods, hall_floods
from scripts.benchmarks.hall import halls
from scripts.benchmarks.journal import resuming, verifying
from scripts.benchmarks.private import mutations, privacy
from scripts.benchmarks.relay import relays
from scripts.benchmarks.relay_floods import relay_floods
from scripts.benchmarks.replays import replays
from scripts.benchmarks.rules import clone, play
from scripts.benchmarks.screen import screens
from scripts.benchmarks.sizes import sizes
from scripts.benchmarks.store import stores
from scripts.benchmarks.thoughts import thoughts

PARTS = {
    "clone": clone, "play": play, "relay": relays, "bytes": sizes, "screen": screens, "crowd": crowds,
    "verify": verifying, "resume": resuming, "floods": floods, "relay-floods": relay_floods, "doors": doors,
    "hall": halls, "thoughts": thoughts, "private": privacy, "mutations": mutations, "replays": replays,
    "hall-floods": hall_floods, "cost": action_costs, "store": stores,
}  # fmt: skip


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        sys.exit(f"There is no measurement called {', '.join(unknown)}; there are {', '.join(PARTS)}.")
    for name in wanted:
        PARTS[name]()


if __name__ == "__main__":
    main()
