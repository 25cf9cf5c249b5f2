"""Turns a parsed command line into a launch request, or into a sentence that says why that is impossible.

Knows: the settings that stand in for what is not given, the addresses of tables.
Must not know: screens. A table of the local network is looked for only where `join --lines` has no address.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, get_args

from msgspec.structs import replace

import core
from netplay.addresses import PORT, RELAY_PORT, WEB_PORT, CannotJoin, parse_address
from netplay.invitations import Invitation
from netplay.protocol import plain_text
from netplay.protocol.fields import NAME_CELLS, SpectatorPolicy
from tui.app.settings import LANGUAGES, Settings
from tui.lobby_view.launching import options_alone
from tui.session.launch import LaunchRequest, invited
from tui.text.words import Words

from . import values
from .arguments import Unplayable


def launch_request(asked: argparse.Namespace, settings: Settings, words: Words) -> LaunchRequest:
    """Returns what the command line asks for. Raises Unplayable with a sentence."""
    name = plain_text.clean(asked.name) if asked.name is not None else settings.person()
    if sentence := plain_text.why_no_name(name, NAME_CELLS):
        raise Unplayable(words.sentence(sentence))
    if asked.lang is not None:
        values.one_of(asked.lang, LANGUAGES, "cli-no-lang", words)
    match asked.do:
        case "host":
            return _host(asked, name, settings, words)
        case "join":
            return _join(asked, name, words)
        case "solo":
            return _solo(asked, name, words)
        case "replay":
            return LaunchRequest("home", name)
        case "learn":
            return _learn(asked, name, words)
        case _:
            if asked.lines:
                raise Unplayable(words("cli-lines-what"))
            return LaunchRequest("home", name)


def _join(asked: argparse.Namespace, name: str, words: Words) -> LaunchRequest:
    address = asked.address
    if address is None and asked.lines:
        address = _table_nearby(words)
    if address is None:
        return LaunchRequest("join", name, code=asked.seat, watch=asked.watch)
    request = LaunchRequest("join", name, code=asked.seat, watch=asked.watch)
    try:
        return invited(request, Invitation.parse(" ".join([address, *asked.phrase])))
    except CannotJoin as error:
        raise Unplayable(words.sentence(error.sentence)) from None


def _table_nearby(words: Words) -> str:
    """Returns the address that the person chooses or types. Raises Unplayable if there is no terminal or no choice."""
    if not sys.stdin.isatty():
        raise Unplayable(words("cli-lines-where"))
    from netplay.discovery.browse import TableBrowser
    from tui.lines.found_tables import chosen

    if not (address := chosen(words, TableBrowser())):
        raise Unplayable(words("cli-lines-where"))
    return address


def _host(asked: argparse.Namespace, name: str, settings: Settings, words: Words) -> LaunchRequest:
    port = PORT if asked.port is None else values.port(asked.port, "--port", words)
    ssh = None if asked.ssh is None else values.port(asked.ssh, "--ssh", words)
    urls = tuple(values.web_url(each, words) for each in asked.web_name)
    web = str(WEB_PORT) if asked.web is None and (urls or asked.web_cert) else asked.web
    web = None if web is None else values.port(web, "--web", words)
    game = values.game(asked, words) or (settings.game if settings.game in core.IDS else core.IDS[0])
    table = plain_text.clean(asked.table, 30) or words("table-of", name=name)
    options = values.options(asked, game, core.game(game).seats, words)
    pace, house = values.pace(asked, words), _house(asked, words)
    request = LaunchRequest("host", name, asked.bind, port, table, game, options=options, pace=pace)
    request = _protected(request, asked, words)
    return replace(request, resume=asked.resume, house=house, quiet=asked.quiet, ssh=ssh, web=web, web_urls=urls)


def _protected(request: LaunchRequest, asked: argparse.Namespace, words: Words) -> LaunchRequest:
    """Returns the request with what protects the lines of the table."""
    if asked.password and (asked.private or asked.relay):
        raise Unplayable(words("cli-private-or-password"))
    if (asked.web_cert is None) != (asked.web_key is None):
        raise Unplayable(words("cli-web-cert-and-key"))
    certificate = None if asked.web_cert is None else (os.path.abspath(asked.web_cert), os.path.abspath(asked.web_key))
    if asked.relay:
        try:
            parse_address(asked.relay, RELAY_PORT)
        except CannotJoin as error:
            raise Unplayable(words.sentence(error.sentence)) from None
    return replace(request, private=asked.private, relay=asked.relay or "", certificate=certificate)


def _house(asked: argparse.Namespace, words: Words) -> dict[str, Any]:
    """Returns the table settings that the command line names."""
    if asked.spectators is not None:
        values.one_of(asked.spectators, get_args(SpectatorPolicy), "cli-no-looking", words)
    clock = values.limit(asked.clock, "--clock", words)
    stand_in = values.limit(asked.stand_in, "--stand-in", words)
    said = {"ask": asked.ask, "watch": asked.spectators, "hints": asked.hints, "clock": clock, "stand_in": stand_in}
    return {name: rule for name, rule in said.items() if rule is not None}


def _solo(asked: argparse.Namespace, name: str, words: Words) -> LaunchRequest:
    if asked.resume is not None:
        return LaunchRequest("solo", name, pace=values.pace(asked, words), at_once=True, resume=asked.resume)
    game = values.game(asked, words)
    if game is None:
        raise Unplayable(words("cli-which-game", known=", ".join(core.IDS)))
    values.level(asked.level, words)
    bots = _bots(asked.bots, game, words)
    options = options_alone(game, values.options(asked, game, [bots + 1], words))
    more = {"level": asked.level, "options": options, "pace": values.pace(asked, words), "at_once": True}
    return LaunchRequest("solo", name, table=words("table-of", name=name), game=game, bots=bots, **more)


def _learn(asked: argparse.Namespace, name: str, words: Words) -> LaunchRequest:
    from tui.game_view.lesson import curriculum

    game, taught = values.game(asked, words), curriculum.taught()
    if game not in (None, *taught) or (game is None and (asked.lines or asked.exercises)):
        raise Unplayable(words("cli-which-game", known=", ".join(taught)))
    return LaunchRequest("home", name, game=game or "")


def _bots(said: str | None, game: str, words: Words) -> int:
    """Returns how many bots play. Raises Unplayable if the game is for fewer or more players."""
    seats = core.game(game).seats
    bots = next(n for n in (2, 1, 3) if n + 1 in seats) if said is None else values.number(said, "--bots", words)
    if bots + 1 not in seats:
        fewest, most = max(1, seats[0] - 1), seats[-1] - 1
        raise Unplayable(words("cli-how-many", players=len(seats), fewest=fewest, most=most))
    return bots
