"""`python -m netplay` as a process: joined over a socket, and closed by Ctrl-C without a trace."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pexpect
import pytest
import trio

import core
from netplay.cli.arguments import arguments, understood
from netplay.cli.verify import verifying
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.console import as_program
from netplay.phrases.phrase import LISTS
from netplay.protocol import messages as p
from tests.netplay.journal.saved_room import changed, close, written

pytestmark = pytest.mark.process


@pytest.fixture
def table():
    """Starts tables; whatever is left of them ends with the test."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "netplay", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
async def test_a_table_is_opened_joined_played_at_and_closed(table, how):
    process = table("--port", "0", "--bind", "127.0.0.1", "--table", "Camelot", "--pace", "0")
    first, second, third = [await trio.to_thread.run_sync(process.stdout.readline) for _ in range(3)]
    code = re.fullmatch(r"The host adds to that: --seat ((?:[2-9A-Z]{4}-?){3})\n", second)[1]
    port = int(
        re.fullmatch(r"The table is open\. Friends join with: python -m tui join 127\.0\.0\.1:(\d+)\n", first)[1]
    )
    with trio.fail_after(20):
        async with trio.open_nursery() as nursery:
            stranger = Client("127.0.0.1", port, "Zoe", lambda message: None)
            nursery.start_soon(stranger.run)
            await reached(lambda: stranger.state.table.lobby is not None)
            assert not stranger.state.table.is_host, "whoever comes first is nobody yet"
            client = Client("127.0.0.1", port, "Anna", lambda message: None, Way(code=code.lower()))
            nursery.start_soon(client.run)
            await reached(lambda: client.status == "open" and client.state.table.is_host)
            client.send(p.Kick(stranger.state.table.welcome.person))
            await reached(lambda: stranger.status == "closed")
            assert client.state.table.welcome.table == "Camelot"
            for message in (p.Stand(), *(p.AddBot(seat, "page") for seat in range(4)), p.Start()):
                assert client.send(message)
            await reached(lambda: client.state.table.lobby.phase == "over")
            assert client.state.games.replica.outcome
            process.send_signal(how)
            await reached(lambda: client.status == "closed")
        assert client.trouble == "The table has been closed."
        out, err = await trio.to_thread.run_sync(process.communicate)
    assert process.returncode == 0
    assert third == "This code works once. Ctrl-C closes the table.\n"
    assert (out, err) == ("The table is closed.\n", "")


async def reached(condition) -> None:
    """Wait until it is so."""
    while not condition():
        await trio.sleep(0.01)


def fails(process: subprocess.Popen[str]) -> str:
    """The only line of a table that could not be opened."""
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (1, "")
    (line,) = err.splitlines()
    return line


@pytest.mark.parametrize(("more", "language"), [((), "uk"), (("--lang", "fr"), "french")])
async def test_a_phrase_is_made_up_in_the_language_of_the_host(table, monkeypatch, more, language):
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    words = import_module(f"netplay.phrases.{LISTS.get(language, language)}").WORDS
    process = table("--port", "0", "--bind", "127.0.0.1", "--no-journal", "--private", *more)
    phrase = (await trio.to_thread.run_sync(process.stdout.readline)).split()[-1]
    one, _, two, three = phrase.split("-")
    assert {one, two, three} <= {*words}


def test_a_port_in_use_and_one_that_is_none(table):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        in_use = table("--bind", "127.0.0.1", "--port", str(port))
        none = table("--port", "70000")
        elsewhere = table("--bind", "192.0.2.77", "--port", "0")
        assert (
            fails(in_use)
            == f"Port {port} cannot be used: another program has it, perhaps a table that is open already. "
            "Join that one, or start with --port 0 for any port that is free."
        )
        assert fails(none) == "There is no port 70000: ports go from 0 to 65535, and 0 means any that is free."
        assert fails(elsewhere) == ("This machine has no such address. Without --bind the table listens on all it has.")


@pytest.mark.skipif(sys.platform == "win32", reason="no such files, and a process cannot be sent Ctrl-C there")
@pytest.mark.parametrize("output", ["a full disk", "nobody reads"])
def test_a_table_whose_output_cannot_be_written_goes_on_and_says_the_same_beside_it(output):
    if output == "a full disk":
        unwritten = os.open("/dev/full", os.O_WRONLY)
    else:
        reading, unwritten = os.pipe()
        os.close(reading)
    command = [sys.executable, "-m", "netplay", "--port", "0", "--bind", "127.0.0.1", "--quiet", "--no-journal"]
    with subprocess.Popen(command, stdout=unwritten, stderr=subprocess.PIPE, text=True) as process:
        os.close(unwritten)
        port = int(process.stderr.readline().rpartition(":")[2])
        assert re.fullmatch(r"The host adds to that: --seat \S{14}\n", process.stderr.readline())
        assert process.stderr.readline() == "This code works once. Ctrl-C closes the table.\n"
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            process.send_signal(signal.SIGINT)
            assert process.stderr.read() == "The table is closed.\n"
    assert process.returncode == 0


ASKING = {
    "netplay": (["netplay", "--port", "0", "--quiet", "--password"], "the table is not opened"),
    "bot": (["netplay", "bot", "127.0.0.1:1", "--exec", sys.executable, "--password"], "the table is not visited"),
    "host": (["tui", "host", "--password"], ""),
}


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
@pytest.mark.parametrize("key", ["c", "d"])
@pytest.mark.parametrize(("command", "sentence"), ASKING.values(), ids=ASKING)
def test_who_types_no_password_ends_the_program_without_a_trace(command, sentence, key, tmp_path):
    where = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LANG": "en"}
    terminal = pexpect.spawn(sys.executable, ["-m", *command], env=where, encoding="utf-8", timeout=20)
    terminal.expect("Password of the table: ")
    terminal.sendcontrol(key)
    terminal.expect(pexpect.EOF)
    terminal.close()
    said = terminal.before.strip().removeprefix("^C").strip()
    assert (terminal.exitstatus, said) == (1, sentence and f"No password was typed, so {sentence}.")


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
@pytest.mark.parametrize("command", [command for command, _ in ASKING.values()], ids=ASKING)
def test_a_password_that_is_no_text_is_a_sentence(command, tmp_path):
    """As an é is that comes from a terminal of another encoding."""
    where = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LANG": "en"}
    where["LC_ALL"] = "C.UTF-8"
    terminal = pexpect.spawn(sys.executable, ["-m", *command], env=where, timeout=20)
    terminal.expect("Password of the table: ")
    terminal.sendline(b"caf\xe9")
    terminal.expect(pexpect.EOF)
    terminal.close()
    said = terminal.before.decode()
    assert (terminal.exitstatus, "Traceback" in said) == (1, False)
    assert said.strip().startswith("What was typed is no text in the encoding of this terminal.")


@pytest.mark.parametrize(
    "said", [["tui", "--lang", "ru", "--help"], ["tui", "host", "--resume", "list"], ["netplay", "verify", "FILE"]]
)
def test_what_the_encoding_of_the_output_cannot_say_is_a_question_mark_there(said, tmp_path):
    """A name that a guest has, or the text itself, in a terminal that is not of UTF-8."""
    file = tmp_path / "round-table" / "journal.sqlite"
    close(written(core.game("nobles"), file))
    changed("UPDATE tables SET players = 'Анна\nБорис', name = '円卓'")(file)
    where = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    where["PYTHONIOENCODING"] = "ascii:strict"
    command = [sys.executable, "-m", *(str(file) if word == "FILE" else word for word in said)]
    done = subprocess.run(command, env=where, capture_output=True, timeout=60, check=False)
    assert b"Traceback" not in done.stderr
    assert b"???" in done.stdout


def test_an_account_without_a_home_is_told_what_it_needs(monkeypatch, capsys):
    def none(*_):
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", none)
    assert as_program(lambda: 0) == 0, "who needs none"
    assert as_program(none) == 1
    assert (
        capsys.readouterr().err
        == "You have no home folder. Please set HOME to a folder, to keep settings and games in.\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no such sessions there")
@pytest.mark.parametrize("program", ["netplay", "bot"])
def test_an_end_of_what_is_piped_is_no_password(program):
    command, sentence = ASKING[program]
    command = [sys.executable, "-m", *command]
    piped = {"stdin": subprocess.DEVNULL, "capture_output": True, "start_new_session": True}
    done = subprocess.run(command, **piped, text=True, timeout=20, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"No password was typed, so {sentence}.\n")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("command", [command for command, _ in ASKING.values()], ids=ASKING)
def test_a_terminal_at_which_a_password_was_asked_shows_again_what_is_typed(command, how, tmp_path):
    """[F 38]"""
    where = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LANG": "en"}
    terminal = pexpect.spawn(sys.executable, ["-m", *command], env=where, encoding="utf-8", timeout=20)
    terminal.expect("Password of the table: ")
    assert terminal.waitnoecho()
    terminal.kill(how)
    terminal.expect(pexpect.EOF)
    assert terminal.getecho()
    terminal.close()
    assert terminal.exitstatus == 128 + how


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
def test_a_password_may_be_piped_where_there_is_no_terminal():
    command = [sys.executable, "-m", "netplay", "bot", "127.0.0.1:1", "--exec", sys.executable, "--password"]
    piped = {"input": "Excalibur\n", "capture_output": True, "start_new_session": True}
    done = subprocess.run(command, **piped, text=True, timeout=20, check=False)
    assert done.stderr == "Nothing is listening at 127.0.0.1:1. Is the table open there, on that port?\n"


IMPATIENT = """
import runpy, sys
class CtrlC:
    def find_spec(self, name, *_):
        if name == "core":
            raise KeyboardInterrupt
sys.meta_path.insert(0, CtrlC())
runpy.run_module(sys.argv[1], run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize("program", ["netplay", "tui"])
def test_ctrl_c_while_the_program_is_loaded_leaves_no_trace(program):
    done = subprocess.run([sys.executable, "-c", IMPATIENT, program], capture_output=True, timeout=20, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


STREAMS = {
    "nobody reads a list": ("tui host --resume list | :", 141, "ID "),
    "no room for a list": ("netplay --resume list >/dev/full", 1, "cannot be written: No space left on device."),
    "no output at all": ("tui --help >&-", 0, ""),
    "no input at all": ("tui solo nobles <&-", 2, "This needs a terminal"),
    "in lines, no input": ("tui solo nobles --lines <&-", 0, ""),
    "no password": ("netplay --password <&-", 1, "No password was typed"),
    "nothing at all": ("tui solo nobles <&- >&- 2>&-", 2, ""),
}


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
@pytest.mark.parametrize(("line", "status", "said"), STREAMS.values(), ids=STREAMS)
def test_streams_that_are_closed_or_full_leave_no_trace(line, status, said, tmp_path):
    where = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LANG": "en"}
    close(written(core.game("nobles"), tmp_path / "round-table" / "journal.sqlite"))
    shell = ["bash", "-c", f"{sys.executable} -m {line}; exit ${{PIPESTATUS[0]}}"]
    done = subprocess.run(shell, env=where, capture_output=True, start_new_session=True, timeout=60, check=False)
    error = done.stderr.decode()
    assert (done.returncode, "Traceback" in error, "Exception" in error) == (status, False, False)
    assert said in error if said else not error


@pytest.mark.parametrize("said", ["nan", "-5", "inf", "3601", "soon"])
def test_a_pace_that_is_none(said, capsys):
    with pytest.raises(SystemExit) as ended:
        arguments().parse_args([f"--pace={said}"])
    assert ended.value.code == 2
    assert f"argument --pace: {said!r} is not a number from 0 to 3600\n" in capsys.readouterr().err


def test_a_game_is_a_word_or_an_option(capsys):
    for said in (["nobles"], ["--game", "nobles"], ["--quiet", "nobles"], ["nobles", "--game", "nobles"]):
        assert understood(said).game == "nobles"
    assert understood([]).game == core.IDS[0]
    wrong = {
        "argument GAME: invalid choice: 'chess'": ["chess"],
        "two games were named, nobles and grail; please name one\n": ["--game", "grail", "nobles"],
    }
    for sentence, said in wrong.items():
        with pytest.raises(SystemExit):
            understood(said)
        assert sentence in capsys.readouterr().err


def test_the_rules_have_one_fingerprint_in_every_process():
    command = [sys.executable, "-c", "from netplay.protocol.messages import greeting; print(greeting('Anna'))"]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"PYTHONHASHSEED": seed}) for seed in "017"
    ]
    assert {process.communicate(timeout=20)[0].strip() for process in running} == {str(p.greeting("Anna"))}


def test_the_help_says_where_games_are_saved(monkeypatch):
    monkeypatch.setattr("netplay.cli.arguments.journal_path", lambda: Path("/100%/games"))
    for parser in (arguments(), verifying()):
        assert "/100%/games" in parser.format_help()
