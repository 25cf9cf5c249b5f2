"""Messages of every kind, drawn at random within their types."""

from __future__ import annotations

from typing import get_args

from hypothesis import strategies as st

import core
from netplay.protocol import messages as p

WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=12)
NUMBERS = st.integers(0, 2**31 - 1)
SEATS = st.integers(0, p.SEATS - 1)
FLAT = st.one_of(st.none(), st.booleans(), st.integers(-(2**63), 2**64 - 1), WORDS)
PLAIN = st.lists(st.one_of(FLAT, st.lists(FLAT, max_size=4)), max_size=5)
OPTIONS = st.dictionaries(WORDS, st.one_of(st.booleans(), st.integers(-9, 9), WORDS), max_size=3)
REPORTED = st.builds(core.Report, seq=NUMBERS, actor=SEATS, action=PLAIN, told=PLAIN, digest=st.binary(max_size=64))
SEATED = st.builds(
    p.Seated, person=st.none() | NUMBERS, bot=st.none() | WORDS, name=WORDS, here=st.booleans(), ready=st.booleans()
)
SECRETS = st.binary(min_size=p.NONCE_BYTES, max_size=p.NONCE_BYTES)
TERMS = st.builds(
    p.Terms, table=WORDS, number=NUMBERS, game=WORDS, rules=WORDS, stream=NUMBERS, options=OPTIONS,
    seats=st.lists(SEATS, max_size=p.SEATS), people=st.dictionaries(SEATS, NUMBERS, max_size=p.SEATS),
    bots=st.dictionaries(SEATS, WORDS, max_size=p.SEATS),
)  # fmt: skip
PARTS = st.lists(st.builds(p.Contribution, seat=SEATS, commitment=SECRETS, nonce=SECRETS | st.just(b"")), max_size=3)
DEALS = st.builds(p.Deal, terms=TERMS, commitment=SECRETS, parts=PARTS)

LIMITS = st.integers(0, 3600)
HOUSE = st.builds(
    p.TableSettings, open=st.booleans(), ask=st.booleans(), watch=st.sampled_from(["free", "silent", "none"]),
    clock=LIMITS, stand_in=LIMITS, hints=st.booleans(),
)  # fmt: skip

BROKEN = st.builds(
    p.AbandonedGame,
    number=NUMBERS,
    people=st.lists(NUMBERS, max_size=p.SEATS),
    agreed=st.lists(NUMBERS, max_size=p.SEATS),
)

HOSTS = st.none() | st.from_regex(r"[0-9a-z_][0-9a-z_.:-]{0,20}", fullmatch=True)
PORTS = st.integers(1, 65535)
SSH = st.builds(p.SshAddress, port=PORTS, fingerprint=st.from_regex(r"SHA256:[0-9A-Za-z+/]{43}", fullmatch=True))
URLS = st.lists(st.from_regex(r"https?://[0-9a-z.-]{1,20}(/[a-z]{0,9})?", fullmatch=True), max_size=4)
WEB = st.builds(p.WebDoorAddress, port=PORTS, scheme=st.sampled_from(["http", "https"]), urls=URLS)

FIELDS = {
    "key": st.binary(max_size=64),
    "address": WORDS,
    "addresses": st.lists(WORDS, max_size=4),
    "password": st.binary(max_size=64),
    "salt": st.none() | st.binary(max_size=64),
    "only_back": st.booleans(),
    "ban": st.booleans(),
    "open": st.booleans(),
    "hints": st.booleans(),
    "ask": st.booleans(),
    "yes": st.booleans(),
    "watch": st.booleans(),
    "house": HOUSE,
    "broken": st.none() | BROKEN,
    "agree": st.booleans(),
    "watchers": st.lists(NUMBERS, max_size=3),
    "asking": st.lists(NUMBERS, max_size=3),
    "major": NUMBERS,
    "minor": NUMBERS,
    "games": st.dictionaries(WORDS, WORDS, max_size=3),
    "can": st.lists(WORDS, max_size=3),
    "table_id": WORDS,
    "name": WORDS,
    "token": st.none() | WORDS,
    "seat": SEATS,
    "level": WORDS,
    "game": WORDS,
    "options": OPTIONS,
    "ready": st.booleans(),
    "text": WORDS,
    "n": NUMBERS,
    "seq": NUMBERS,
    "action": PLAIN,
    "person": NUMBERS,
    "table": WORDS,
    "code": WORDS,
    "host": NUMBERS,
    "watching": st.lists(WORDS, max_size=3),
    "names": st.lists(WORDS, max_size=3),
    "phase": st.sampled_from(["lobby", "playing", "over"]),
    "problem": st.none() | WORDS,
    "state": st.binary(max_size=40),
    "actor": SEATS,
    "digest": st.binary(max_size=64),
    "number": NUMBERS,
    "commitment": SECRETS,
    "nonce": SECRETS,
    "parts": PARTS,
    "bots": WORDS,
    "clock": LIMITS,
    "stand_in": LIMITS,
    "left": st.dictionaries(SEATS, NUMBERS, max_size=p.SEATS),
    "running": st.booleans(),
    "branch": WORDS,
    "id": WORDS,
    "organiser": st.booleans(),
    "time": NUMBERS,
    "packed": st.binary(max_size=64),
    "gone": st.lists(WORDS, max_size=3),
    "hall": WORDS,
    "tournament": WORDS,
    "pairing": NUMBERS,
    "places": st.lists(st.lists(NUMBERS, max_size=3), max_size=3),
    "byes": st.lists(NUMBERS, max_size=3),
    "until": NUMBERS,
    "web": WORDS,
    "on": st.booleans(),
    "paused": st.booleans(),
    "phrase": WORDS,
    "by": WORDS,
    "locked": st.booleans(),
    "seconds": st.integers(1, 24 * 3600),
}
ROWS = st.builds(
    p.ListedTable, id=WORDS, name=WORDS, game=WORDS, options=OPTIONS, people=st.lists(WORDS, max_size=3), bots=NUMBERS,
    free=NUMBERS, watching=NUMBERS, present=NUMBERS, state=st.sampled_from(["lobby", "playing", "over"]),
    sit=st.booleans(), ask=st.booleans(), watch=st.booleans(), since=NUMBERS, paused=st.booleans(),
)  # fmt: skip
FORMATS = st.sampled_from(["swiss", "round-robin", "knockout", "open"])
PLANS = st.builds(
    p.Plan, name=WORDS, game=WORDS, options=OPTIONS, format=FORMATS, rounds=NUMBERS, minutes=NUMBERS, seats=NUMBERS,
    clock=LIMITS, stand_in=LIMITS,
)  # fmt: skip
STAGES = st.sampled_from(["entry", "round", "break", "over"])
CUPS = st.builds(p.TournamentRow, id=WORDS, plan=PLANS, stage=STAGES, round=NUMBERS, entrants=NUMBERS)
STANDINGS = st.builds(
    p.Standing, id=NUMBERS, name=WORDS, place=NUMBERS, points=NUMBERS, games=NUMBERS, rating=NUMBERS,
    why=st.sampled_from(["", "met", "opponents", "wins"]), level=WORDS, gone=st.booleans(), ready=st.booleans(),
)  # fmt: skip
MEETINGS = st.builds(
    p.Meeting, number=NUMBERS, players=st.lists(NUMBERS, max_size=3), table=WORDS, places=FIELDS["places"],
    decided=st.booleans(),
)  # fmt: skip
SPECIAL = {
    (p.OpenTournament, "plan"): PLANS,
    (p.TournamentList, "rows"): st.lists(CUPS, max_size=3),
    (p.TournamentShown, "row"): CUPS,
    (p.TournamentShown, "standings"): st.lists(STANDINGS, max_size=3),
    (p.TournamentShown, "meetings"): st.lists(MEETINGS, max_size=3),
    (p.Entered, "token"): WORDS,
    (p.Challenge, "hall"): st.booleans(),
    (p.InHall, "token"): WORDS,
    (p.TablesChanged, "rows"): st.lists(ROWS, max_size=3),
    (p.Whereabouts, "people"): st.lists(st.builds(p.Whereabout, name=WORDS, table=WORDS, person=NUMBERS), max_size=3),
    (p.ProtectHall, "password"): WORDS,
    (p.ProtectHall, "phrase"): st.booleans(),
    (p.TableLog, "lines"): st.lists(st.builds(p.Notice, code=WORDS, names=st.lists(WORDS, max_size=3)), max_size=3),
    (p.TableLog, "began"): st.none()
    | st.builds(p.Began, game=WORDS, seats=st.lists(SEATS, max_size=3), seat=st.none(), state=st.binary(max_size=40)),
    (p.JoinAddresses, "host"): HOSTS,
    (p.JoinAddresses, "port"): st.none() | PORTS,
    (p.JoinAddresses, "relay"): HOSTS,
    (p.JoinAddresses, "room"): NUMBERS,
    (p.JoinAddresses, "ssh"): st.none() | SSH,
    (p.JoinAddresses, "web"): st.none() | WEB,
    (p.TableSettings, "watch"): st.sampled_from(["free", "silent", "none"]),
    (p.Lobby, "seats"): st.lists(SEATED, max_size=p.SEATS),
    (p.Began, "seats"): st.lists(SEATS, max_size=p.SEATS),
    (p.Began, "seat"): st.none() | SEATS,
    (p.Began, "reports"): st.lists(REPORTED, max_size=3),
    (core.Report, "told"): PLAIN,
    (p.Began, "deal"): st.none() | DEALS,
    (p.DealAnnounced, "deal"): DEALS,
    (p.Record, "steps"): st.lists(st.builds(p.Played, actor=SEATS, action=PLAIN), max_size=3),
    (p.Record, "bot_intervals"): st.lists(
        st.builds(p.BotInterval, seq=NUMBERS, player=SEATS, level=WORDS, lag=NUMBERS), max_size=3
    ),
    (p.Welcome, "token"): WORDS,
    (p.Lobby, "taking_back"): st.none()
    | st.builds(p.TakingBack, person=NUMBERS, seq=NUMBERS, steps=NUMBERS, awaited=st.lists(NUMBERS, max_size=p.SEATS)),
}


def messages(union) -> st.SearchStrategy[p.Message]:
    """Any message of a direction."""
    return st.one_of([message(kind) for kind in get_args(union)])


def message(kind) -> st.SearchStrategy[p.Message]:
    """Any message of a kind."""
    fields = {name: SPECIAL[kind, name] if (kind, name) in SPECIAL else FIELDS[name] for name in kind.__struct_fields__}
    return st.builds(kind, **fields)
