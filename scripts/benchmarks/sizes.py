"""Bytes per seat and action, and of a late client's first messages.

Knows: the table and the codec.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import random

import core
from netplay.protocol import codec


def sizes() -> None:
    """(d) bytes per seat per action, and of a late sync after a whole game."""
    from tests.tui.local import LocalTable

    for game_id in core.IDS:
        seats = min(4, core.game(game_id).seats[-1])
        people = ["Anna", "Boris", "Chloé", "Dmytro"][:seats]
        local = LocalTable(*people, game=game_id)
        local.start()
        rng, actions, total = random.Random(1), 0, 0
        count = lambda mail: sum(len(codec.encode(message)) for _, message in mail)  # noqa: E731
        while local.clients[0].state.games.replica.outcome is None:
            client = next(each for each in local.clients if each.state.games.replica.legal())
            act = client.state.act(rng.choice(list(client.state.games.replica.legal())))
            client.state.sent(act)
            mail = local.table.receive(client, act)
            total += count([pair for pair in mail if type(pair[1]).__name__ == "Report"])
            actions += 1
            local.deliver(mail)
        play = local.table.play
        assert play is not None
        record = play.record()
        sync = count([(local.clients[0], message) for message in (play.began(0), record) if message is not None])
        print(
            f"(d) {game_id}, {seats} seats: {total / actions / seats:.0f} bytes per seat per action (goal 120), "
            f"late sync after {actions} actions {sync / 1000:.1f} kB (goal 20)"
        )
