"""The command `hall`: what is loaded before anybody waits for it."""

from __future__ import annotations

from netplay.cli import hall
from netplay.hall.tournaments.desk import PACKAGES


def test_what_tournaments_need_is_loaded_where_it_is_installed(monkeypatch):
    asked: list[str] = []

    def load(name: str) -> None:
        asked.append(name)
        raise ImportError(name)

    monkeypatch.setattr(hall, "import_module", load)
    hall.load_packages()
    assert [name.partition(".")[0] for name in asked] == list(PACKAGES)
