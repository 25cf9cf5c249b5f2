"""What a table is called is said in the reader's language, where it is called after its host."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tui.local import LocalTable, screen_text, show
from tui.app.settings import LANGUAGES
from tui.lobby_view.table_names import table_called
from tui.text.words import Words


@pytest.mark.parametrize("plainly", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_called_after_its_host_is_so_in_every_language(language, plainly):
    name = Words(language, plainly)("table-of", name="Ольга")
    assert {table_called(Words(reader), name) for reader in LANGUAGES} == {
        "Ольга’s table", "Chez Ольга", "Стол: Ольга", "Стіл: Ольга",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["Round Table", "Chez ", "’s table", "Стол", "King Arthur’s tables", ""])
def test_any_other_name_stays(name):
    assert {table_called(Words(reader), name) for reader in LANGUAGES} == {name}


@pytest.mark.parametrize(("started", "size"), [(False, (80, 24)), (True, (120, 40))])
def test_a_guest_reads_no_language_of_their_hosts(started, size):
    local = LocalTable("Anna", "Boris", game="nobles")
    if started:
        local.start()
    boris = local.clients[1]
    boris.state.table.welcome = replace(boris.state.table.welcome, table="Стол: Anna")

    async def script(app, pilot):
        app.seen = screen_text(app)

    seen = show(boris, script, size, language="uk").seen
    assert "Стіл: Anna" in seen
    assert "Стол" not in seen
