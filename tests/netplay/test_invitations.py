"""Invitations are understood in whatever a messenger makes of them."""

from __future__ import annotations

import pytest

from netplay.addresses import PORT, CannotJoin, parse_address
from netplay.invitations import Invitation, command_line

ADDRESS = "192.168.1.5:4747"
SEAT = "AB-CD-EF"


@pytest.mark.parametrize("pasted", [
    ADDRESS, f" {ADDRESS} ", f"{ADDRESS}.", f"{ADDRESS},", f"{ADDRESS};", f"{ADDRESS}!", f"{ADDRESS}…", f"«{ADDRESS}»",
    f"“{ADDRESS}”", f"„{ADDRESS}“", f"‘{ADDRESS}’", f"'{ADDRESS}'", f'"{ADDRESS}"', f"`{ADDRESS}`", f"```{ADDRESS}```",
    f"<{ADDRESS}>", f"({ADDRESS})", f"**{ADDRESS}**", f"_{ADDRESS}_", f"«{ADDRESS}».", f"\u200b{ADDRESS}\u200b",
    f"\ufeff{ADDRESS}", "192.168.1.5\u200b:\u200d4747", f"\u00a0{ADDRESS}\u202f", f"\u2068{ADDRESS}\u2069",
    f"{ADDRESS}\ufe0f",
    "192.168.1.5：4747", "１９２.168.1.5:4747", f"http://{ADDRESS}", f"https://{ADDRESS}/", f"ssh://{ADDRESS}",
    f"ssh://anna@{ADDRESS}", "http://192.168.1.5:4780/", "ssh://192.168.1.5:4722", "ssh://192.168.1.5", f"{ADDRESS}/",
    f"[{ADDRESS}](http://{ADDRESS})", f"join {ADDRESS}", f"round-table join {ADDRESS}",
    f"./scripts/play join {ADDRESS}.",
    f"python -m tui join {ADDRESS}", f"`round-table join {ADDRESS}`", f"round-table\u00a0join\u00a0{ADDRESS}",
    f"Come and play: round-table join {ADDRESS} tonight!", f"$ round-table join {ADDRESS}", f"join join {ADDRESS}",
    f"\u200ejoin\u200e {ADDRESS}",
], ids=ascii)  # fmt: skip
def test_an_address_is_found_in_what_a_messenger_made_of_it(pasted):
    found = Invitation.parse(pasted)
    assert parse_address(found.address, PORT) == ("192.168.1.5", 4747)
    assert (found.code, found.watch) == ("", False)


@pytest.mark.parametrize(("pasted", "host"), [
    ("my–host.example", "my-host.example"), ("my\u2011host:4747.", "my-host"),
    ("round-table join [fe80::1]:4747", "fe80::1"),
    ("«[fe80::1]»", "fe80::1"), ("fe80::1", "fe80::1"), ("http://[::1]:4780/", "::1"), ("localhost.", "localhost"),
])  # fmt: skip
def test_names_and_longer_addresses_keep_what_is_theirs(pasted, host):
    assert parse_address(Invitation.parse(pasted).address, PORT) == (host, 4747)


@pytest.mark.parametrize("dashes", ["--", "—", "–", "–-", "-–", "−−", "―", "\u2011\u2011"], ids=ascii)
@pytest.mark.parametrize("end", ["", ".", "»", "`"])
def test_a_seat_code_is_found_behind_whatever_became_of_the_dashes(dashes, end):
    found = Invitation.parse(f"round-table join {ADDRESS} {dashes}seat AB–CD-EF{end}")
    assert found == (ADDRESS, SEAT, False, "")
    assert Invitation.parse(f"join {ADDRESS} {dashes}watch{end}") == (ADDRESS, "", True, "")


@pytest.mark.parametrize(("said", "mended"), [
    (["join", ADDRESS], ["join", ADDRESS]),
    (["join", "round-table", "join", ADDRESS], ["join", ADDRESS]),
    (["join", f"./scripts/play join {ADDRESS} —seat {SEAT}"], ["join", ADDRESS, "--seat", SEAT]),
    (["join", ADDRESS, "—seat", SEAT], ["join", ADDRESS, "--seat", SEAT]),
    (["join", ADDRESS, "–watch"], ["join", ADDRESS, "--watch"]),
    ([f"join\u00a0{ADDRESS}"], ["join", ADDRESS]),
    (["--name", "A – B", "join", ADDRESS], ["--name", "A – B", "join", ADDRESS]),
    (["join", "python", "-m", "tui", "join", ADDRESS], ["join", ADDRESS]),
    (["join", ADDRESS, "--name", "—x"], ["join", ADDRESS, "--name", "—x"]),
    (["host", "--table", "A – B"], ["host", "--table", "A – B"]),
    (["solo", "—x"], ["solo", "—x"]),
    ([], []),
], ids=ascii)  # fmt: skip
def test_an_invitation_can_be_pasted_behind_join_on_the_command_line(said, mended):
    assert command_line(said) == mended


@pytest.mark.parametrize(
    "pasted", ["", "join", "«»", "`", "two words", "http://", "join --seat X", "ssh://@", "nobody@"]
)
def test_what_holds_no_address_is_refused_in_a_sentence(pasted):
    with pytest.raises(CannotJoin):
        parse_address(Invitation.parse(pasted).address, PORT)


@pytest.mark.parametrize(
    ("line", "address", "phrase"),
    [
        ("round-table join 192.168.1.5:4747 lion-42-maple-river", "192.168.1.5:4747", "lion-42-maple-river"),
        ("192.168.1.5:4747 lion-42-maple-river", "192.168.1.5:4747", "lion-42-maple-river"),
        ("Come! `./scripts/play join 192.168.1.5 Lion–42–Maple–River`.", "192.168.1.5", "lion-42-maple-river"),
        ("join «relay.example:4748/4177—лев—42—клён—река».", "relay.example:4748", "4177-лев-42-клен-река"),
        ("join [fd00::7]:4747 forêt 42 île houx", "[fd00::7]:4747", "foret-42-ile-houx"),
        ("relay.example/4177-lion-42-maple-river/", "relay.example", "4177-lion-42-maple-river"),
        ("join 192.168.1.5 lion-42-maple-river please", "192.168.1.5", "lion-42-maple-river"),
        ("my-42-old-server", "my-42-old-server", ""),
        ("join 192.168.1.5:4747", "192.168.1.5:4747", ""),
    ],
)
def test_a_phrase_behind_an_address_is_read_as_it_comes_through_messengers(line, address, phrase):
    invited = Invitation.parse(line)
    assert (invited.address, invited.phrase) == (address, phrase)
