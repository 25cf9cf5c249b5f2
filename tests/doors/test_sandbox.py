"""Attacks from inside the sandbox of a visit: each is run by code in a sandboxed process, and the kernel refuses it.
[F 46]"""

from __future__ import annotations

import ctypes
import errno
import os
import resource
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal import ROOT
from tui.doors.sandbox import sandbox, system_calls

pytestmark = pytest.mark.process

LANDLOCK = (
    ctypes.CDLL(None, use_errno=True).syscall(sandbox.CREATE, None, 0, 1)
    if sys.platform == "linux" and hasattr(sandbox, "CREATE")
    else -1
)
"""The version of Landlock in this kernel; below 1 for none."""
FILTERS = sys.platform == "linux" and os.uname().machine in system_calls.ARCHITECTURES
NUMBERS = {"x86_64": 0, "aarch64": 1, "riscv64": 1}
PRELUDE = r"""
import ctypes, os, socket, sys, threading, time
from pathlib import Path
from tui.doors.sandbox import sandbox
home, outside, port, victim = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
libc = ctypes.CDLL(None, use_errno=True)
opened = open(sys.executable, "rb")
def call(*of):
    ctypes.set_errno(0)
    if libc.syscall(*of) < 0:
        raise OSError(ctypes.get_errno(), "refused")
sandbox.limit()
sandbox.shut([home / "seats.json"], port)
"""
REPORT = """
try:
    attack()
    print("done")
except MemoryError:
    print("no memory")
except OSError as error:
    print(error.errno)
"""


class Host:
    """What a visit might reach on the machine of its host."""

    def __init__(self, folder: Path) -> None:
        self.home, self.outside = folder / "home", folder / "outside"
        for each in (self.home, self.outside):
            each.mkdir()
        (self.home / "seats.json").write_text("")
        (self.outside / "file").write_text("secret")
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.unix = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.unix.bind(str(self.outside / "socket"))
        self.unix.listen()
        self.datagrams = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.datagrams.bind(str(self.outside / "datagrams"))
        self.process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)

    def attacked(self, attack: str) -> str:
        """Runs the statements of an attack in the sandbox; returns `done`, or the number of the error."""
        body = "def attack():\n" + "".join(f"    {line}\n" for line in attack.strip().splitlines())
        port = self.listening.getsockname()[1]
        argv = [sys.executable, "-c", PRELUDE + body + REPORT, *map(str, (self.home, self.outside, port))]
        run = subprocess.run(
            [*argv, str(self.process.pid)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
        )
        assert run.stderr == "", run.stderr
        return run.stdout.strip()

    def close(self) -> None:
        """Ends everything."""
        for each in (self.listening, self.unix, self.datagrams):
            each.close()
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def host(tmp_path):
    host = Host(tmp_path)
    yield host
    host.close()


def refused(host: Host, attack: str) -> None:
    """Asserts that the kernel refuses an attack."""
    answer = host.attacked(attack)
    assert answer.isdigit(), f"{answer}: {attack}"
    assert int(answer) in (errno.EPERM, errno.EACCES, errno.ENOSYS), answer


needs_filters = pytest.mark.skipif(not FILTERS, reason="the machine has no filters of system calls that we know")
needs_landlock = pytest.mark.skipif(LANDLOCK < 1, reason="the kernel has no Landlock")

SOCKETS = {
    "Unix socket by path": "socket.socket(socket.AF_UNIX).connect(str(outside / 'socket'))",
    "Unix datagrams by path": (
        "socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b'x', str(outside / 'datagrams'))"
    ),
    "a pair of datagram sockets": (
        "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0].sendto(b'x', str(outside / 'datagrams'))"
    ),
    "UDP": "socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', port))",
    "UDP by IPv6": "socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).sendto(b'x', ('::1', port))",
    "raw IP": "socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)",
    "netlink": "socket.socket(16, socket.SOCK_RAW)",
    "packets": "socket.socket(17, socket.SOCK_RAW)",
    "virtual machines": "socket.socket(40, socket.SOCK_STREAM)",
    "multipath TCP, which Landlock does not see": "socket.socket(socket.AF_INET, socket.SOCK_STREAM, 262)",
    "TCP fast open, which Landlock does not see": (
        "socket.socket().sendto(b'x', 0x20000000, ('127.0.0.1', port))"
    ),
    "listening without a port": "socket.socket().listen()",
    "listening at a port": "socket.create_server(('127.0.0.1', 0))",
}  # fmt: skip
PROCESSES = {
    "limits of another process": "import resource; resource.prlimit(victim, resource.RLIMIT_CPU, (0, 0))",
    "a signal": "os.kill(victim, 18)",
    "a signal to all": "os.kill(-1, 0)",
    "a signal by a descriptor": "os.pidfd_open(victim)",
    "its processors": "os.sched_setaffinity(victim, {0})",
    "its priority": "os.setpriority(os.PRIO_PROCESS, victim, 19)",
    "its scheduling": "os.sched_setscheduler(victim, os.SCHED_BATCH, os.sched_param(0))",
    "its memory": "call({process_vm_readv}, victim, None, 0, None, 0, 0)",
    "tracing": "call({ptrace}, 16, victim, 0, 0)",
    "being told for it": "import fcntl; fcntl.fcntl(0, fcntl.F_SETOWN, victim)",
    "typing into a terminal": "import fcntl; fcntl.ioctl(0, 0x5412, b'x')",
    "a process": "os.fork()",
    "a program": "os.execv(sys.executable, [sys.executable, '-c', 'print()'])",
    "a program in memory": "os.memfd_create('x')",
}
NAMESPACES = {
    "a user namespace": "call({unshare}, 0x10000000)",
    "a user namespace by clone": "call({clone}, 0x10000000 | 17, 0, 0, 0, 0)",
    "a user namespace by clone3": "call(435, (ctypes.c_uint64 * 11)(0x10000000), 88)",
    "another's namespace": "call({setns}, 0, 0)",
    "io_uring": "call(425, 8, ctypes.create_string_buffer(120))",
    "keys of the kernel": "call({add_key}, b'user', b'x', b'y', 1, -3)",
    "shared memory": "call({shmget}, 0, 4096, 0o600)",
    "a call of a newer kernel": "call(452, -100, str(outside / 'file').encode(), 0o777, 0)",
}
FILES = {
    "mode": "os.chmod(outside / 'file', 0o777)",
    "mode by a descriptor": "os.fchmod(os.open(sys.executable, os.O_RDONLY), 0o777)",
    "owner": "os.chown(outside / 'file', os.getuid(), os.getgid())",
    "times": "os.utime(outside / 'file', (1, 1))",
    "times of an open file": "os.utime(opened.fileno(), (1, 1))",
    "attributes": "os.setxattr(outside / 'file', 'user.x', b'y')",
    "flags": "import fcntl; fcntl.ioctl(opened, 0x40086602, b'\\0' * 8)",
    "shortening": "os.truncate(outside / 'file', 0)",
}
NEW_FILES = {
    "a file": "(home / 'x').write_text('x')",
    "a file beside the home": "(outside / 'x').write_text('x')",
    "a nameless file": "os.open(home, os.O_TMPFILE | os.O_RDWR)",
    "a folder": "(home / 'x').mkdir()",
    "a link": "os.link(home / 'seats.json', home / 'x')",
    "a symbolic link": "os.symlink('/', home / 'x')",
    "a pipe": "os.mkfifo(home / 'x')",
    "another name": "(home / 'seats.json').rename(home / 'x')",
    "memory that lies in files": "Path('/dev/shm/x').write_text('x')",
}
CODES = {
    "process_vm_readv": (310, 270), "ptrace": (101, 117), "unshare": (272, 97), "clone": (56, 220),
    "setns": (308, 268), "add_key": (248, 217), "shmget": (29, 194),
}  # fmt: skip


def numbered(attack: str) -> str:
    """An attack with the numbers of this machine's system calls."""
    column = NUMBERS[os.uname().machine]
    for name, numbers in CODES.items():
        attack = attack.replace(f"{{{name}}}", str(numbers[column]))
    return attack


@needs_filters
@pytest.mark.parametrize("what", SOCKETS)
def test_no_socket_leads_anywhere_but_to_the_table(host, what):
    refused(host, SOCKETS[what])


@needs_filters
@pytest.mark.parametrize("what", PROCESSES)
def test_no_other_process_is_reached_and_none_is_started(host, what):
    before = resource.prlimit(host.process.pid, resource.RLIMIT_CPU)
    refused(host, numbered(PROCESSES[what]))
    assert resource.prlimit(host.process.pid, resource.RLIMIT_CPU) == before
    assert host.process.poll() is None


@needs_filters
@pytest.mark.parametrize("what", NAMESPACES)
def test_no_namespace_ring_or_unknown_call_is_had(host, what):
    refused(host, numbered(NAMESPACES[what]))


@needs_filters
@pytest.mark.parametrize("what", FILES)
def test_no_file_outside_is_changed(host, what):
    before = (host.outside / "file").stat()
    refused(host, FILES[what])
    now = (host.outside / "file").stat()
    assert stat.S_IMODE(now.st_mode) == stat.S_IMODE(before.st_mode)
    assert (now.st_mtime, now.st_size) == (before.st_mtime, before.st_size)


@needs_filters
@pytest.mark.parametrize("what", NEW_FILES)
def test_no_file_is_made(host, what):
    refused(host, NEW_FILES[what])
    assert [each.name for each in host.home.iterdir()] == ["seats.json"]


def test_a_visit_fills_no_disk(host):
    """Its only files are there before, and have at most so many bytes."""
    attack = """
file = os.open(home / 'seats.json', os.O_WRONLY)
for _ in range(300):
    os.write(file, b'x' * 1024)
"""
    assert host.attacked(attack) == str(errno.EFBIG)
    assert (host.home / "seats.json").stat().st_size <= 64 * 1024


@needs_landlock
def test_nothing_of_the_host_is_read_or_written(host):
    for attack in (
        "open(outside / 'file').read()",
        "open('/etc/passwd').read()",
        "os.listdir('/')",
        "os.listdir(home)",
        "os.open(outside / 'file', os.O_WRONLY)",
        "open(f'/proc/{victim}/environ').read()",
    ):
        refused(host, attack)


@pytest.mark.skipif(LANDLOCK < 4, reason="the kernel's Landlock guards no ports")
def test_no_other_port_is_called(host):
    with socket.create_server(("127.0.0.1", 0)) as neighbour:
        refused(host, f"socket.create_connection(('127.0.0.1', {neighbour.getsockname()[1]}))")


def test_what_a_visit_needs_is_left_to_it(host):
    attack = """
socket.create_connection(('127.0.0.1', port)).close()
socket.socketpair()
thread = threading.Thread(target=time.sleep, args=(0.01,)); thread.start(); thread.join()
file = os.open(home / 'seats.json', os.O_WRONLY); os.pwrite(file, b'xyz', 0); os.ftruncate(file, 2); os.close(file)
assert (home / 'seats.json').read_text() == 'xy'
(sandbox.ROOT / 'tui' / 'app' / 'app.py').read_text()
import resource; resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
import signal; signal.raise_signal(signal.SIGCONT)
os.urandom(8)
"""
    assert host.attacked(attack) == "done"


@needs_filters
def test_the_filter_stands_for_every_machine_that_it_is_written_for():
    for machine, column in system_calls.ARCHITECTURES.values():
        program = system_calls.program(machine, column, 1)
        assert len(program) < 4096
        for at, (code, true, false, _) in enumerate(program):
            if code & 7 == 5:
                assert at + max(true, false) < len(program)
        assert program[-1] == (system_calls.RETURN, 0, 0, system_calls.ALLOW)


@pytest.mark.skipif(not FILTERS or os.uname().machine != "x86_64", reason="other machines have one set of numbers")
def test_calls_by_the_numbers_of_32_bit_programs_end_the_process(host):
    """They mean other calls: 20 asks for the number of the process, and for something else in 64-bit programs."""
    code = """
import mmap
page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
page.write(b"\\xb8\\x14\\0\\0\\0\\xcd\\x80\\xc3")
function = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))
function()
"""
    argv = [sys.executable, "-c", PRELUDE + code, str(host.home), str(host.outside), "1", "1"]
    run = subprocess.run(argv, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert run.returncode in (-signal.SIGSYS, -signal.SIGSEGV), run


def test_without_the_sandbox_these_attacks_would_succeed(host, monkeypatch):
    """So a refusal above is the sandbox's, not the test's."""
    shut = 'sandbox.shut([home / "seats.json"], port)'
    assert shut in PRELUDE
    monkeypatch.setattr(sys.modules[__name__], "PRELUDE", PRELUDE.replace(shut, ""))
    for attack in (
        *[SOCKETS[what] for what in ("Unix socket by path", "UDP", "listening without a port")],
        *[FILES[what] for what in ("mode", "times of an open file")],
        *[PROCESSES[what] for what in ("its processors", "a signal", "limits of another process")],
        NEW_FILES["a file"],
    ):
        assert host.attacked(attack) == "done", attack
