"""Keys on disk: kept for their owner, for one table and name each."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from netplay.client.tokens import FROM_ONE, TokenStore

# Keys on disk


def test_a_key_is_kept_for_a_table_and_a_name_and_nobody_else_may_read_it(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    assert ring.get("table-1", "Anna") == "secret"
    assert ring.get("table-1", "ANNA") == "secret"
    assert ring.get("table-1", "Bert") is None
    assert ring.get("table-2", "Anna") is None
    (path,) = (tmp_path / "seats").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "seats").stat().st_mode) == 0o700
    assert "Anna" not in path.name
    assert "table" not in path.name


def test_a_key_from_another_address_takes_no_others_place(tmp_path):
    """A table only says which one it is: whoever calls one hears that, and can say the same."""
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    ring.keep("table-1", "Anna", "junk", "198.51.100.1:4747")
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == "secret"
    assert ring.get("table-1", "Anna", "203.0.113.77:4747") == "secret", "the host has moved"
    ring.keep("table-1", "Anna", "newer", "203.0.113.77:4747")
    assert ring.get("table-1", "Anna", "203.0.113.77:4747") == "newer"
    assert ring.latest("table-1", "Anna") == "newer"
    assert ring.get("table-1", "Bert", "203.0.113.5:4747") is None


def test_keys_that_nobody_may_look_at_cost_a_seat_code_and_no_game(tmp_path, monkeypatch):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    (path,) = (tmp_path / "seats").iterdir()
    (path.parent / "gone.json").symlink_to(tmp_path / "nowhere")
    assert ring.get("table-1", "Anna", "another:4747") == "secret", "one that has just been removed is passed over"

    def forbidden(self, **more):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    assert ring.get("table-1", "Anna", "another:4747") is None
    assert ring.latest("table-1", "Anna") is None


def test_a_key_that_a_first_release_kept_is_still_found(tmp_path):
    """It wrote neither the name nor the address."""
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.write_text('{"table": "table-1", "token": "secret"}')
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == ring.latest("table-1", "Anna") == "secret"
    assert ring.latest("table-1", "Bert") is None


def test_one_address_has_room_for_a_few_keys(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    ring.keep("table-2", "Anna", "older")
    for number in range(120):
        ring.keep(f"t{number}", "Anna", "junk", "198.51.100.1:4747")
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == "secret"
    assert ring.get("table-2", "Anna") == "older"
    assert ring.get("t119", "Anna", "198.51.100.1:4747") == "junk"
    assert len(list((tmp_path / "seats").iterdir())) == 2 + FROM_ONE


def test_fault_17_a_table_with_a_path_for_an_identity_writes_nowhere_else(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    for table in ("../../evil", "/etc/passwd", "a\0b", "x" * 5000):
        ring.keep(table, "../Anna", "secret")
        assert ring.get(table, "../Anna") == ("secret" if len(table) < 4000 else None)
    assert {path.parent for path in tmp_path.rglob("*.json")} == {tmp_path / "seats"}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"table": "other", "token": "x"}', b"\xff" * 9000])
def test_a_damaged_key_is_no_key(tmp_path, content):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.write_bytes(content)
    assert ring.get("table-1", "Anna") is None


def test_a_key_is_not_looked_for_behind_a_link(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.rename(tmp_path / "elsewhere")
    os.symlink(tmp_path / "elsewhere", path)
    assert ring.get("table-1", "Anna") is None


def test_old_keys_go_and_a_folder_that_cannot_be_written_fails_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr("netplay.client.tokens.KEPT", 3)
    ring = TokenStore(tmp_path / "seats")
    for number in range(6):
        ring.keep(f"table-{number}", "Anna", "secret")
    assert len(list((tmp_path / "seats").iterdir())) == 3
    (tmp_path / "file").write_text("")
    TokenStore(tmp_path / "file").keep("table", "Anna", "secret")
    assert TokenStore(tmp_path / "file").get("table", "Anna") is None
