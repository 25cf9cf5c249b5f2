"""The sandbox of a visitor's process: limited memory, a few small files, the program's files to read, one port.

Knows: resource limits, and Landlock, by which a process of Linux gives up rights for good.
Must not know: what the process does, or system calls: those are given up in `system_calls`.

Nothing that a visitor can press opens a file or starts a program. Should that ever be wrong, the kernel still refuses.
Landlock guards files from Linux 5.13 on, ports from 6.7, signals and abstract sockets from 6.12. The filter of system
calls guards the rest on Linux; on other systems only the limits hold.
"""

from __future__ import annotations

import ctypes
import os
import resource
import sys
import sysconfig
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from struct import pack

from core.games import registry
from tui.doors.sandbox import system_calls

ROOT = Path(__file__).parents[3]
MEMORY = 768 * 1024 * 1024
"""Bytes of address space: a screen takes a third, most of which is never touched."""
LIMITS = {
    resource.RLIMIT_AS: MEMORY,
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_FSIZE: 64 * 1024,
    resource.RLIMIT_NOFILE: 64,
}
NICE = 5
"""The host's own screen comes first."""

CREATE, ADD, RESTRICT = 444, 445, 446
"""The numbers of Landlock's calls, the same on all machines."""
NO_NEW_PRIVILEGES = 38
BENEATH, PORT = 1, 2
READ_FILE, READ_FOLDER, WRITE_FILE = 1 << 2, 1 << 3, 1 << 1
TRUNCATE = 1 << 14
READ = READ_FILE | READ_FOLDER
WRITE = READ | WRITE_FILE | TRUNCATE
RIGHTS = {1: 0x1FFF, 2: 0x3FFF, 3: 0x7FFF, 5: 0xFFFF}
"""The rights to files that exist from each version of Landlock on."""
BIND, CONNECT = 1, 2
SCOPED = 0b11
"""Scopes from version 6 on: signals and abstract sockets reach no process outside."""


def limit() -> None:
    """Applies the resource limits to this process, irrevocably."""
    for what, most in LIMITS.items():
        _, hard = resource.getrlimit(what)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(ValueError, OSError):  # some systems know a limit and do not let it be set
            resource.setrlimit(what, (most, most))
    os.nice(NICE)


def shut(writable: Iterable[Path], port: int) -> bool:
    """Gives up every file but the program's, which can be read, and the `writable` ones; new files; every program;
    every port but this one, to call; every system call that reaches farther. For this process, for good, and before it
    has threads. False where there is no Landlock."""
    guarded = _restrict(writable, port)
    system_calls.refuse()
    return guarded


def _restrict(writable: Iterable[Path], port: int) -> bool:
    """Gives up files and ports by Landlock; False where there is none."""
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(CREATE, None, 0, 1) if sys.platform == "linux" else -1
    if version < 1:
        return False
    rights = max(known for since, known in RIGHTS.items() if since <= version)
    asked = pack("QQQ", rights, BIND | CONNECT if version >= 4 else 0, SCOPED if version >= 6 else 0)
    rules = libc.syscall(CREATE, asked, 8 if version < 4 else 16 if version < 6 else 24, 0)
    if rules < 0:
        return False
    try:
        for path in program():
            _allow(libc, rules, path, READ & rights)
        for path in writable:
            _allow(libc, rules, path, WRITE & rights)
        _allow(libc, rules, Path("/dev/null"), READ_FILE | WRITE_FILE)
        if version >= 4:
            libc.syscall(ADD, rules, PORT, pack("QQ", CONNECT, port), 0)
        libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        return libc.syscall(RESTRICT, rules, 0) == 0
    finally:
        os.close(rules)


def program() -> Iterable[Path]:
    """The folders of the program and of everything it is made of."""
    ours = [ROOT / each for each in ("ai", "core", "netplay", "tui", "pyproject.toml")]
    python = [Path(sysconfig.get_path(each)) for each in ("stdlib", "platstdlib", "purelib", "platlib")]
    system = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo"]
    libraries = [Path(sys.base_prefix) / "lib", *map(Path, system), Path("/dev/urandom")]
    return dict.fromkeys(path.resolve() for path in (*ours, *games(), *python, *libraries) if path.exists())


def games() -> list[Path]:
    """The folders of installed games: those that are being worked on lie anywhere."""
    packages = (sys.modules.get(package) for package in registry().packages.values())
    return [Path(folder) for package in packages if package is not None for folder in package.__path__]


def _allow(libc: ctypes.CDLL, rules: int, path: Path, rights: int) -> None:
    """These rights to what is beneath a path; to a file, those that files have."""
    file = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        libc.syscall(ADD, rules, BENEATH, pack("=Qi", rights if path.is_dir() else rights & ~READ_FOLDER, file), 0)
    finally:
        os.close(file)
