"""Kept games as files: what is in them, what is not, and that nothing from a stranger does harm."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import core
from core.chance import Stream
from netplay.archive import file_format, store
from netplay.archive.file_format import GameFile, NoKeptGame
from netplay.archive.from_journal import finished_games
from netplay.archive.kept_game import KeptGame
from netplay.archive.library import Library
from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from netplay.archive.recorder import GameRecorder
from netplay.client.state import ClientState
from netplay.game.saved import SavedStep
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.protocol import codec
from netplay.protocol.messages import Began, Notice, Record
from netplay.table.saved import to_bytes
from tests.netplay.journal.saved_room import OF_THIS_RELEASE
from tests.play import all_tables, play, seed_of
from tests.replay import kept
from tests.test_laws import Observed

GAMES = pytest.mark.parametrize("game", core.IDS)


def code_of(data: bytes) -> str:
    """Why these bytes cannot be opened."""
    with pytest.raises(NoKeptGame) as refused:
        OpenedGame(file_format.decode(data))
    return refused.value.sentence.code


# What is kept


@GAMES
def test_a_finished_game_is_kept_and_opens_as_it_was(game, tmp_path):
    made = kept.table(game, tmp_path)
    kept.play(made)
    replica = made.clients[0].state.games.finished.replica
    (listed,) = store.Archive(tmp_path).games()
    opened = OpenedGame(store.read(listed.path))
    assert listed.summary == opened.summary
    assert opened.timeline(0).last.state == replica.state
    assert opened.timeline(0).last.log == replica.log
    assert listed.summary.scores == list(replica.outcome.scores)
    assert {listed.summary.places[seat] for seat in replica.outcome.ranking[0]} == {1}
    assert (listed.summary.ended, listed.summary.names[:2]) == (kept.NOON, ["Anna", "Boris"])
    assert oct(listed.path.stat().st_mode)[-3:] == "600"
    assert opened.views() == [0, *range(1, len(listed.summary.names)), ALL_OPEN]


@GAMES
def test_every_seat_of_an_opened_game_is_what_the_dealer_tells_it(game, tmp_path):
    made = kept.table(game, tmp_path)
    kept.play(made)
    dealer, opened = made.table.play.dealer, OpenedGame(store.read(store.Archive(tmp_path).games()[0].path))
    for seat in range(dealer.seats):
        timeline = opened.timeline(seat)
        assert timeline.at(timeline.steps).state == core.mask(dealer.game, dealer.state, seat)
        assert timeline.at(0).state == core.mask(dealer.game, dealer._start, seat)
    assert opened.timeline(ALL_OPEN).last.state == dealer.state


def test_an_unfinished_game_is_not_kept(tmp_path):
    made = kept.table("grail", tmp_path)
    made.start(bots=1)
    made.play(lambda replica: replica.seq > 20, random.Random(1))
    assert made.clients[0].state.games.goes_on
    assert not store.Archive(tmp_path).games()


def test_two_games_of_one_table_are_two_files_and_a_game_told_again_is_one(tmp_path):
    made = kept.table("nobles", tmp_path)
    kept.play(made)
    assert len(store.Archive(tmp_path).games()) == 1
    client = made.clients[0]
    again = GameRecorder(store.Archive(tmp_path), lambda: kept.NOON)
    again.update(client.state)
    assert len(store.Archive(tmp_path).games()) == 1, "another program of this person was there too"
    from netplay.protocol.messages import Again

    client.send(Again())
    kept.play(made, seed=8)
    assert len(store.Archive(tmp_path).games()) == 2


@GAMES
def test_a_spectator_keeps_what_spectators_see(game, tmp_path):
    seats, options = all_tables(core.game(game), 1)[0]
    dealer = core.Dealer(core.game(game), seats, options, seed=seed_of(5))
    for seat, action in play(dealer, random.Random(5)):
        dealer.act(seat, action)
    opened = kept.of_dealer(dealer, options, seed_of(5), None)
    assert opened.seat is None
    assert opened.timeline(None).last.state == core.mask(dealer.game, dealer.state, None)
    assert opened.timeline(1).last.state == core.mask(dealer.game, dealer.state, 1)


def test_a_failure_to_write_is_said_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").write_text("")
    made = kept.table("nobles", tmp_path / "file" / "games")
    kept.play(made)
    talk = made.clients[0].state.talk.lines
    notices = [line for line in talk if isinstance(line, Notice) and line.code == "not-kept"]
    assert notices
    assert made.clients[0].state.games.finished.record is not None


def test_the_oldest_games_are_removed_by_number_and_by_bytes(tmp_path):
    archive, file = store.Archive(tmp_path, kept=3), kept.kept("grail", tmp_path / "other")
    for number in range(5):
        archive.keep(
            file._replace(summary=msgspec.structs.replace(file.summary, id=f"g{number}", ended=100.0 + number))
        )
    assert [each.summary.id for each in archive.games()] == ["g4", "g3", "g2"]
    size = archive.games()[0].path.stat().st_size
    small = store.Archive(tmp_path, kept=10, kept_bytes=2 * size + 10)
    small.keep(file._replace(summary=msgspec.structs.replace(file.summary, id="g9", ended=99.0)))
    assert [each.summary.id for each in small.games()] == ["g4", "g9"], "the new one stays, whatever its date"


# Law 2


def bytes_of(began: Began, reports: list[core.Report]) -> bytes:
    """The bytes of a game that the table has not opened; of a game under way, too."""
    return codec.encode(KeptGame(began, reports))


@GAMES
@pytest.mark.parametrize("seed", [1, 2])
def test_law_2_the_file_of_a_seat_holds_no_byte_of_what_it_may_not_see(game, seed):
    """At every step a second world is imagined from what a seat sees. Where both look the same to it, what would be
    kept there is the same to the last byte."""
    rules, rng = core.game(game), random.Random(seed)
    seats, options = rng.choice(all_tables(rules))
    dealer = core.Dealer(rules, seats, options, seed=seed_of(seed))
    compared = differed = 0
    for number, (actor, action) in enumerate(play(dealer, rng)):
        who = [None, *range(seats)][number % (seats + 1)]
        start = core.determinize(rules, core.mask(rules, dealer._start, who), rng)
        other = core.determinize(rules, core.mask(rules, dealer.state, who), rng)
        twins = [twin for twin in rules.legal(other, actor) if twin.masked() == action.masked()]
        twin = action if actor == who else rng.choice(twins) if twins else None
        before = dealer.history(who)
        here, there = (
            stepped(rules, state, actor, each, who, number) if each is not None else None
            for state, each in ((dealer.state, action), (other, twin))
        )
        if here is not None and there is not None and here[0] == there[0]:
            compared, differed = compared + 1, differed + (other != dealer.state)
            first, imagined = (core.dealer.seen(rules, state, who) for state in (dealer._start, start))
            began, began_there = (Began(game, [*range(seats)], who, state) for state in (first, imagined))
            assert bytes_of(began, [*before, here[1]]) == bytes_of(began_there, [*before, there[1]])
        dealer.act(actor, action)
    assert compared > number / 4
    assert differed > compared / 4


def stepped(rules: core.Game[Any], state: Any, actor: int, action: Any, who: int | None, number: int) -> Any:
    """What a seat sees after a step, and the report that it is given."""
    after, chance = rules.clone(state), Observed(Stream(seed_of(number)))
    rules.apply(after, actor, action, chance)
    news, luck = chance.take()
    packed, masked = rules.pack(action), rules.pack(action.masked())
    step = core.Step(number + 1, actor, packed, masked, news, luck, core.digest(rules, after))
    looks = [faces for seat, faces in chance.looks if seat == who]
    return (core.mask(rules, after, who), looks), step.report(who)


@GAMES
def test_law_2_before_the_table_opens_a_game_the_file_is_made_of_what_the_client_was_told(game, tmp_path):
    """A second client state that is sent the same messages, at no table at all, keeps the same bytes."""
    made, told = kept.table(game, tmp_path / "here"), []
    client = made.clients[0]
    before = client.heard

    def heard(message: Any) -> None:
        told.append(message)
        before(message)

    client.heard = heard
    made.start(bots=max(0, core.game(game).seats[0] - 2))
    told.insert(0, client.state.table.welcome)
    made.play(lambda replica: False, random.Random(3))
    elsewhere, written = ClientState(), []
    recorder = GameRecorder(store.Archive(tmp_path / "there"), lambda: kept.NOON)
    for message in told:
        if isinstance(message, Record):
            break
        elsewhere.receive(message)
        recorder.update(elsewhere)
    (path,) = (each.path for each in store.Archive(tmp_path / "there").games())
    written = store.read(path)
    final = store.read(store.Archive(tmp_path / "here").games()[0].path)
    assert written.game.disclosed is None
    assert final.game.disclosed is not None
    assert file_format.encode(written) == file_format.encode(
        final._replace(game=msgspec.structs.replace(final.game, disclosed=None))
    )
    assert final.game.disclosed.seed not in file_format.encode(written)


# From strangers


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A file of each game."""
    folder = tmp_path_factory.mktemp("files")
    return {game: file_format.encode(kept.kept(game, folder / game)) for game in core.IDS}


def mutated(data: bytes, rng: random.Random) -> bytes:
    """The bytes with a few of them changed, put in, or taken away."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        at = rng.randrange(len(changed))
        match rng.randrange(4):
            case 0:
                changed[at] = rng.randrange(256)
            case 1:
                changed[at] ^= 1 << rng.randrange(8)
            case 2:
                del changed[at : at + rng.choice((1, 4, 100))]
            case _:
                changed[at:at] = rng.randbytes(rng.choice((1, 4, 100)))
    return bytes(changed)


def resealed(data: bytes, rng: random.Random) -> bytes:
    """A file whose game was changed by somebody who knows the format: the frames are right, a value is not."""
    file = file_format.decode(data)
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(file.game))
    reports = plain["reports"]
    target = rng.choice(reports)
    match rng.randrange(5):
        case 0:
            target["actor"] = rng.randrange(8)
        case 1:
            target["action"] = [rng.choice(["x", 0, None, -1, True, 2**60])] * rng.randrange(4)
        case 2:
            target["told"] = target["told"][:-1] if target["told"] else [rng.choice([1, None, "x", ["y"]])]
        case 3:
            target["digest"] = rng.randbytes(8)
        case _:
            del reports[rng.randrange(len(reports))]
    body = msgspec.msgpack.encode(plain)
    head = data[: -codec.PREFIX - len(msgspec.msgpack.encode(file.game))]
    return head + len(body).to_bytes(codec.PREFIX, "big") + body


@GAMES
@pytest.mark.parametrize("how", [mutated, resealed])
def test_a_damaged_file_gets_a_sentence(game, how, files, tmp_path, monkeypatch):
    """Thousands of damaged files: each is refused with a sentence, or is a game that can be played over. None takes
    long, writes, or fails otherwise."""
    rng, refused = random.Random(game), []
    monkeypatch.chdir(tmp_path)
    for _ in range(150):
        data = how(files[game], rng)
        start = time.process_time()
        refused += [sentence] if (sentence := refusal(data)) is not None else []
        assert time.process_time() - start < 2
    assert len(refused) > 75
    assert all(sentence.endswith(".") for sentence in refused)
    assert not list(tmp_path.iterdir())


def refusal(data: bytes) -> str | None:
    """The sentence with which a file is refused; None if it is a game, seen from everywhere."""
    try:
        opened = OpenedGame(file_format.decode(data))
        for view in opened.views():
            opened.timeline(view)
    except NoKeptGame as error:
        return str(error.sentence)
    return None


def test_bytes_at_random_are_foreign_or_damaged(files):
    rng = random.Random(1)
    for _ in range(2000):
        noise = rng.randbytes(rng.randrange(300))
        assert code_of(noise) == "kept-foreign"
        assert code_of(file_format.MAGIC + bytes([file_format.VERSION]) + noise) == "kept-damaged"
    whole = files["grail"]
    for end in range(0, len(whole), 97):
        assert code_of(whole[:end]) in ("kept-foreign", "kept-damaged")
    assert code_of(whole + b"x") == "kept-damaged"


def test_files_of_newer_releases_and_of_other_rules_say_so(files):
    data = files["nobles"]
    at = len(file_format.MAGIC)
    assert code_of(data[:at] + bytes([file_format.VERSION + 1]) + data[at + 1 :]) == "kept-newer"
    file = file_format.decode(data)

    def told(**changes: Any) -> str:
        return code_of(file_format.encode(file._replace(summary=msgspec.structs.replace(file.summary, **changes))))

    assert told(rules="other", rules_number=9) == "kept-rules"
    assert told(game="chess") == "kept-no-game"
    assert told(scores=[99, 99]) == "kept-damaged", "a summary that lies"
    assert told(options={"opening_hand": 2}) == "kept-damaged"
    assert told(names=["Anna"]) == "kept-damaged"
    unfinished = msgspec.structs.replace(file.game, reports=file.game.reports[:-1])
    assert code_of(file_format.encode(GameFile(file.summary, unfinished))) == "kept-damaged"


def test_control_characters_of_a_stranger_are_taken_out(files):
    file = file_format.decode(files["nobles"])
    names = ["A\x1b[31mnna", "Bo\u202eris"]
    summary = msgspec.structs.replace(file.summary, names=names, table="T\x07able")
    read = file_format.decode(file_format.encode(file._replace(summary=summary))).summary
    assert (read.names, read.table) == (["A[31mnna", "Boris"], "Table")


def test_what_the_table_disclosed_of_another_game_opens_no_seat(files):
    ours, other = file_format.decode(files["nobles"]), file_format.decode(files["grail"])
    lie = msgspec.structs.replace(ours.game, disclosed=other.game.disclosed)
    opened = OpenedGame(ours._replace(game=lie))
    assert (opened.is_open, opened.views()) == (False, [0])


def test_odd_files_are_not_opened(tmp_path, files):
    folder = tmp_path / "folder.rtgame"
    folder.mkdir()
    pipe, link, large = tmp_path / "pipe.rtgame", tmp_path / "link.rtgame", tmp_path / "large.rtgame"
    os.mkfifo(pipe)
    (tmp_path / "true.rtgame").write_bytes(files["grail"])
    link.symlink_to(tmp_path / "true.rtgame")
    large.write_bytes(files["grail"] + bytes(file_format.LARGEST))
    (tmp_path / "noise.rtgame").write_bytes(b"noise")
    for path, code in ((folder, "unreadable"), (pipe, "unreadable"), (link, "unreadable"), (large, "large")):
        with pytest.raises(NoKeptGame) as refused:
            store.read(path)
        assert refused.value.sentence.code == f"kept-{code}"
    found = [each.path.name for each in store.Archive(tmp_path).games()]
    assert sorted(found) == ["large.rtgame", "true.rtgame"], "a list reads summaries; the large one is refused later"


# Journals


def test_a_game_of_an_old_journal_that_was_finished_is_listed_and_opens(tmp_path):
    """The kept journal has one unfinished game of each kind: each is played on to its end in the file."""
    path = tmp_path / "journal.sqlite"
    path.write_bytes(OF_THIS_RELEASE.read_bytes())
    with Journal(path) as journal:
        assert finished_games(journal) == []
        for entry in journal.unfinished():
            finish(journal, entry)
        found = finished_games(journal)
        library = Library(store.Archive(tmp_path / "games"), journal)
        assert [each.id for each in library.games()] == [each.id for each in found]
        assert {each.game for each in found} == {*core.IDS}
        for each in found:
            opened = OpenedGame(each.open())
            assert (opened.summary.steps, opened.is_open) == (each.steps, True)
            assert opened.timeline(opened.seat).last.outcome is not None


def finish(journal: Journal, entry: Entry) -> None:
    """Plays a game of a journal at random to its end, and saves that."""
    saved = journal.read(entry.id)
    assert saved.play is not None
    dealer = saved.play.replayed()
    for seat, action in play(dealer, random.Random(1)):
        dealer.act(seat, action)
    steps = [SavedStep(step.actor, step.action, step.luck) for step in dealer.steps]
    header = to_bytes(msgspec.structs.replace(saved, play=msgspec.structs.replace(saved.play, steps=[])))
    over = msgspec.structs.replace(entry, steps=len(steps), playing=False)
    journal.write(over, b"", header, steps, claim=True)


@GAMES
def test_a_game_of_the_journal_of_this_release_opens_from_every_seat(game, tmp_path):
    from netplay.journal.writer import JournalWriter

    made = kept.table(game, tmp_path / "unused", proven=False)
    made.clients[0].heard = lambda message: None
    with Journal(tmp_path / "journal.sqlite") as journal:
        writer = JournalWriter(journal, made.table)
        kept.play(made)
        writer.keep()
        writer.keep()
        (each,) = finished_games(journal)
        opened = OpenedGame(each.open())
    dealer = made.table.play.dealer
    assert (opened.seat, opened.is_open) == (0, True)
    assert opened.timeline(0).last.state == core.mask(dealer.game, dealer.state, 0)
    assert opened.timeline(1).last.state == core.mask(dealer.game, dealer.state, 1)


def test_a_game_in_both_is_listed_once(tmp_path):
    from netplay.journal.writer import JournalWriter

    made = kept.table("nobles", tmp_path / "games")
    with Journal(tmp_path / "journal.sqlite") as journal:
        writer = JournalWriter(journal, made.table)
        kept.play(made)
        writer.keep()
        writer.keep()
        assert len(finished_games(journal)) == 1
        (only,) = Library(store.Archive(tmp_path / "games"), journal).games()
    assert only.summary is not None
    assert only.matches("boris duel", "Duelling Nobles")
    assert not only.matches("boris grail", "Duelling Nobles")


def test_a_library_opens_paths_and_identities(tmp_path, files):
    archive = store.Archive(tmp_path / "games")
    file = file_format.decode(files["histrio"])
    archive.keep(file)
    (tmp_path / "friend.rtgame").write_bytes(files["grail"])
    library = Library(archive, None)
    assert library.open(str(tmp_path / "friend.rtgame")).summary.game == "grail"
    assert library.open(file.summary.id[:5]).summary == file.summary
    for wrong in ("nonsense", "", str(Path(tmp_path, "none.rtgame"))):
        with pytest.raises(NoKeptGame):
            library.open(wrong)
