"""Joining an address that does not answer: it is said at once, and can be stopped. Real processes."""

from __future__ import annotations

import socket

import pytest

from tests.tui.test_whole_product import GUARD, host, start  # noqa: F401

pytestmark = pytest.mark.process


@pytest.fixture
def silent():
    """The address of a program that takes calls and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"127.0.0.1:{listening.getsockname()[1]}"


def test_a_silent_address_is_named_at_once_and_esc_leads_to_the_menu(start, silent):  # noqa: F811
    anna = start("join", f"«{silent}».", "--name", "Anna", "--lang", "en")
    shown = anna.wait(f"Connecting to {silent}", "Quit")
    assert f"Connecting to {silent}" in shown
    assert "Host a table" not in shown
    anna.child.send("h1")  # begins nothing meanwhile
    anna.read(0.5)
    anna.child.send("\x1b")
    assert "Connecting" not in anna.wait("Quit")
    anna.child.send("q")
    assert anna.end() == 0


def test_a_table_can_be_joined_after_a_silent_address_was_given_up(start, silent):  # noqa: F811
    _, address = host(start)
    boris = start("join", silent, "--name", "Boris", "--lang", "en")
    boris.wait("Connecting to")
    boris.read(2 * GUARD)
    boris.child.send("q")
    boris.wait("Quit")
    boris.child.send(f"j\x15«round-table join {address}»\r")
    boris.wait("you are Boris")


def test_an_address_that_nobody_answers_at_ends_in_a_sentence(start, silent):  # noqa: F811
    anna = start("join", silent, "--name", "Anna", "--lang", "en")
    anna.wait("Connecting to")
    assert anna.end() == 1
    assert "accepts the connection but sends nothing" in "\n".join(anna.screen.display)


def test_lines_of_text_name_the_address_at_once(start, silent):  # noqa: F811
    anna = start("join", silent, "--lines", "--name", "Anna", "--lang", "en")
    anna.wait(f"Connecting to {silent}")
