"""Clients at a table, over lines in memory."""

from __future__ import annotations

import pytest

from netplay.protocol import messages as p
from tests.netplay.lines import Hall, settled


@pytest.fixture
async def hall(nursery) -> Hall:
    return Hall(nursery)


@pytest.fixture
async def clients(nursery, hall):
    """A hall with a running game of three clients."""
    clients = []
    for name in ("Anna", "Bert", "Cleo"):
        clients.append(hall.client(name))
        await settled()
    for client in clients[1:]:
        client.send(p.Ready(True))
    await settled()
    clients[0].send(p.Start())
    await settled()
    return clients
