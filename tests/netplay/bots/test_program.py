"""Programs of other people, as processes, and whatever one can do wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import trio
import trio.testing

from netplay.bots.external_bot import _legal_action, main
from netplay.bots.program import Failed, Program
from tests.netplay.bots.visited_table import reached

# A real process


def python(code: str, patience: float = 10.0) -> Program:
    return Program([sys.executable, "-S", "-c", code], patience)


ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"


@pytest.mark.process
async def test_a_program_is_asked_again_and_again_and_ends_when_told():
    program = python(ECHO)
    for question in ({"n": 1}, [None, "é\n"], "x" * 30_000):
        assert await program.ask(question) == question
    process = program._process
    assert program.starts == 1
    await program.end()
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "The program ended (status 3)."),
        ("import sys; sys.exit(4)", "The program ended (status 4)."),
        (
            "import os, time; input(); os.close(1); time.sleep(60)",
            "is still running, but has closed its input or output",
        ),
        ("while input(): print('Yes, I think so', flush=True)", "answered 'Yes, I think so', which is no JSON."),
        ("while input(): print(flush=True)", "answered an empty line."),
        ("import os\nwhile input(): os.write(1, b'\\xff\\xfe\\n')", "answered '\ufffd\ufffd', which is no JSON."),
        ("while input(): print('[' * 60_000, flush=True)", r"answered '\[{60}', which is no JSON."),
        ("while input(): print('1' * 100_000, flush=True)", "a line that is too long"),
    ],
)
@pytest.mark.process
async def test_what_a_program_does_instead_of_answering_is_said_and_it_may_try_again(code, sentence):
    program = python(code)
    with trio.fail_after(20):
        for _ in range(2):
            with pytest.raises(Failed, match=sentence.replace("(", r"\(").replace(")", r"\)")):
                await program.ask("x" * 100)
        await program.end()


@pytest.mark.process
async def test_what_was_said_before_a_question_answers_it_not():
    program = python("for n in range(9): input(); print(n, 'null', 'null', sep='\\n', flush=True)")
    with trio.fail_after(20):
        assert [await program.ask("x") for _ in range(3)] == [0, 1, 2]
        await program.end()


@pytest.mark.process
async def test_a_program_that_never_stops_talking_is_killed(monkeypatch):
    program = python("input()\nwhile True: print('null', flush=True)")
    with trio.fail_after(20):
        await program.ask("x")
        program._patience = 0.3
        monkeypatch.setattr("netplay.bots.program.UNASKED", 10.0)  # on a busy machine it may take a breath
        with pytest.raises(Failed, match="talks without being asked"):
            await program.ask("x")
        assert program._process is None


def test_an_answer_of_any_depth_is_refused_with_a_sentence():
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Failed, match="too deep to tell, which is not possible now"):
        _legal_action(deep, [])


@pytest.mark.process
async def test_a_program_that_says_nothing_is_killed_with_all_that_it_has_started(tmp_path):
    pid = tmp_path / "pid"
    program = Program(["sh", "-c", f"sleep 60 & echo $! > {pid}; wait"], 0.3)
    with trio.fail_after(20):
        with pytest.raises(Failed, match=r"did not answer within 0\.3 s\."):
            await program.ask("Well?")
        await reached(lambda: not alive(int(pid.read_text())))


def alive(pid: int) -> bool:
    """Does it run? Who has ended and was not buried does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="there the name of a file says by what it is run")
@pytest.mark.process
async def test_why_a_file_that_may_be_run_cannot_be_started(tmp_path):
    for text, sentence in [
        ("#!/no/such/thing\n", r"what its first line \(#!\) names is not on this machine"),
        ("print(1)\n", "its first line does not say by what it is run, such as #!/usr/bin/env python3"),
    ]:
        path = tmp_path / "bot"
        path.write_text(text)
        path.chmod(0o755)
        with pytest.raises(Failed, match=f"^The program could not be started: {sentence}\\.$"):
            await Program([str(path)], 1).ask(1)


@pytest.mark.process
async def test_what_is_no_program_is_said_before_anybody_is_called(capsys):
    with pytest.raises(Failed, match="The program could not be started"):
        await Program([os.devnull], 1).ask(1)
    for said, sentence in [
        (["localhost", "--exec", "./no-such-bot"], "There is no program './no-such-bot', or it may not be run."),
        (["localhost", "--exec", os.devnull], "or it may not be run."),
        (["localhost", "--exec", "a 'b"], '--exec "a \'b" cannot be taken apart: No closing quotation.'),
        (["localhost", "--exec", ""], "There is no program"),
        (["no where", "--exec", "sh"], "no where is not an address. Write it like"),
        (["localhost:99999", "--exec", "sh"], "There is no port 99999"),
        (["localhost", "--exec", "sh", "--seconds", "nan"], "--seconds takes a number above 0"),
        (["localhost", "--exec", "sh", "--name", "\x1b"], "name"),
    ]:
        with pytest.raises(SystemExit, match="2"):
            main(said)
        assert sentence in capsys.readouterr().err
