"""The system calls that a visitor's process gives up, by seccomp: those that reach out of its sandbox, and that a visit
never needs.

Knows: the kernel's numbers and arguments of system calls, and its filter programs (classic BPF).
Must not know: what the process does, or which files and ports are its own: `sandbox` tells Landlock.

Landlock guards files and TCP ports. It does not guard what these calls do: Unix sockets by path, UDP, limits and
priorities of other processes, modes and times of files, namespaces, io_uring, new files without end. Filters need
Linux 3.5 and one of the machines in ARCHITECTURES; elsewhere `refuse` returns False. There is no well-kept library for
this that needs nothing else: pyseccomp loads the system's libseccomp, which may be missing.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import sys
from collections.abc import Iterable, Sequence
from struct import pack

ARCHITECTURES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1), "riscv64": (0xC00000F3, 1)}
"""For each machine: how the kernel calls it, and the place of its numbers in the tables below."""
LAST = 450
"""The last system call that is known here. Newer ones do not exist for a visit; libraries then use older ones."""
NOT_THERE, NOT_ALLOWED, NO_ACCESS = errno.ENOSYS, errno.EPERM, errno.EACCES
Numbers = tuple[int | None, int | None]
"""The numbers of a system call on x86-64 and on the other machines; None where there is none."""

REFUSED: dict[int, dict[str, Numbers]] = {
    NOT_THERE: {
        "clone3": (435, 435), "openat2": (437, 437), "io_uring_setup": (425, 425), "io_uring_enter": (426, 426),
        "io_uring_register": (427, 427),
    },
    NO_ACCESS: {
        "execve": (59, 221), "execveat": (322, 281), "bind": (49, 200), "listen": (50, 201), "accept": (43, 202),
        "accept4": (288, 242), "creat": (85, None), "mkdir": (83, None), "mkdirat": (258, 34), "mknod": (133, None),
        "mknodat": (259, 33), "symlink": (88, None), "symlinkat": (266, 36), "link": (86, None), "linkat": (265, 37),
        "rename": (82, None), "renameat": (264, 38), "renameat2": (316, 276), "truncate": (76, 45),
    },
    NOT_ALLOWED: {
        # other processes
        "fork": (57, None), "vfork": (58, None), "setpriority": (141, 140), "ioprio_set": (251, 30),
        "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272),
        "pidfd_open": (434, 434), "pidfd_getfd": (438, 438), "pidfd_send_signal": (424, 424),
        "process_madvise": (440, 440), "process_mrelease": (448, 448), "tkill": (200, 130),
        "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "migrate_pages": (256, 238),
        "move_pages": (279, 239),
        # modes, owners, times and attributes of files
        "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "chown": (92, None), "fchown": (93, 55),
        "lchown": (94, None), "fchownat": (260, 54), "utime": (132, None), "utimes": (235, None),
        "futimesat": (261, None), "utimensat": (280, 88), "setxattr": (188, 5), "lsetxattr": (189, 6),
        "fsetxattr": (190, 7), "removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16),
        # what outlives the process, or is no file
        "memfd_create": (319, 279), "memfd_secret": (447, 447), "shmget": (29, 194), "shmat": (30, 196),
        "msgget": (68, 186), "semget": (64, 190), "mq_open": (240, 180), "add_key": (248, 217),
        "request_key": (249, 218), "keyctl": (250, 219),
        # namespaces and mounts
        "unshare": (272, 97), "setns": (308, 268), "chroot": (161, 51), "pivot_root": (155, 41), "mount": (165, 40),
        "umount2": (166, 39), "open_tree": (428, 428), "move_mount": (429, 429), "fsopen": (430, 430),
        "fsconfig": (431, 431), "fsmount": (432, 432), "fspick": (433, 433), "mount_setattr": (442, 442),
        "name_to_handle_at": (303, 264), "open_by_handle_at": (304, 265), "fanotify_init": (300, 262),
        # the kernel and the machine
        "bpf": (321, 280), "perf_event_open": (298, 241), "userfaultfd": (323, 282), "kexec_load": (246, 104),
        "kexec_file_load": (320, 294), "init_module": (175, 105), "finit_module": (313, 273),
        "delete_module": (176, 106), "quotactl": (179, 60), "quotactl_fd": (443, 443), "swapon": (167, 224),
        "swapoff": (168, 225), "reboot": (169, 142), "acct": (163, 89), "syslog": (103, 116),
        "settimeofday": (164, 170), "clock_settime": (227, 112), "adjtimex": (159, 171), "clock_adjtime": (305, 266),
        "iopl": (172, None), "ioperm": (173, None), "modify_ldt": (154, None), "personality": (135, 92),
        "sethostname": (170, 161), "setdomainname": (171, 162), "vhangup": (153, 58),
    },
}  # fmt: skip
"""Calls that are refused whatever their arguments are, by the error that they get."""

# The arguments of the others

UNIX, INET, INET6, STREAM, KIND, TCP = 1, 2, 10, 1, 0xF, 6
CREATE, TEMPORARY, THREAD, FAST_OPEN = 0o100, 0o20000000, 0x10000, 0x20000000
OWNERS = (8, 15)
"""F_SETOWN and F_SETOWN_EX of fcntl, by which the kernel signals another process."""
CONTROLS = (0x40086602, 0x401C5820, 0x5412, 0x541C, 0x8901, 0x8902)
"""The calls of ioctl that set attributes of files, type into a terminal, or name a process to be signalled."""

# Instructions of the filter

LOAD, JUMP_EQUAL, JUMP_ABOVE, JUMP_SET, AND, RETURN = 0x20, 0x15, 0x25, 0x45, 0x54, 0x06
NUMBER, MACHINE, ARGUMENT = 0, 4, 16
"""Offsets of number, machine and first argument in the description of a call (struct seccomp_data)."""
ALLOW, ERROR, KILL = 0x7FFF0000, 0x00050000, 0x80000000
Instruction = tuple[int, int, int, int]
NO_NEW_PRIVILEGES, SET_SECCOMP, FILTER = 38, 22, 2


def refuse() -> bool:
    """Gives those system calls up; for this process, for good, and before it has threads. False where that cannot
    be."""
    machine = ARCHITECTURES.get(platform.machine())
    if sys.platform != "linux" or machine is None or sys.maxsize < 2**32:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    code = b"".join(pack("HBBI", *each) for each in program(*machine, os.getpid()))
    held = ctypes.create_string_buffer(code, len(code))
    description = pack("HxxxxxxQ", len(code) // 8, ctypes.addressof(held))
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return libc.prctl(SET_SECCOMP, FILTER, description, 0, 0) == 0


def program(machine: int, column: int, pid: int) -> list[Instruction]:
    """The filter of a process with this number: it returns for each call whether the kernel may do it."""
    filters = [
        *[(LOAD, 0, 0, MACHINE), (JUMP_EQUAL, 1, 0, machine), _returns(KILL), (LOAD, 0, 0, NUMBER)],
        *[(JUMP_ABOVE, 0, 1, LAST), _returns(ERROR | NOT_THERE)],
    ]
    for numbers, body in _with_arguments(pid):
        filters += _for_call(numbers[column], body)
    for error, calls in REFUSED.items():
        for numbers in calls.values():
            filters += _for_call(numbers[column], [_returns(ERROR | error)])
    return [*filters, _returns(ALLOW)]


def _with_arguments(pid: int) -> Iterable[tuple[Numbers, list[Instruction]]]:
    """The calls whose arguments decide, each with its filter."""
    yield (41, 198), [*_one_of(0, (INET, INET6), NO_ACCESS), *_stream(), *_one_of(2, (0, TCP), NO_ACCESS), _ALLOWED]
    yield (53, 199), [*_one_of(0, (UNIX,), NO_ACCESS), *_stream(), _ALLOWED]
    for numbers, flags in (((44, 206), 3), ((46, 211), 2), ((307, 269), 3)):  # sendto, sendmsg, sendmmsg
        yield numbers, _without(flags, FAST_OPEN, NO_ACCESS)
    for numbers, flags in (((2, None), 1), ((257, 56), 2)):  # open, openat
        yield numbers, _without(flags, CREATE | TEMPORARY, NO_ACCESS)
    yield (56, 220), [*_load(0), (JUMP_SET, 1, 0, THREAD), _returns(ERROR | NOT_ALLOWED), _ALLOWED]  # clone
    for numbers in ((62, 129), (234, 131)):  # kill, tgkill
        yield numbers, [*_one_of(0, (pid,), NOT_ALLOWED), _ALLOWED]
    for numbers in ((302, 261), (203, 122), (314, 274), (144, 119), (142, 118)):  # prlimit64, sched_…
        yield numbers, [*_one_of(0, (0,), NOT_ALLOWED), _ALLOWED]
    yield (16, 29), _none_of(1, CONTROLS)  # ioctl
    yield (72, 25), _none_of(1, OWNERS)  # fcntl


def _for_call(number: int | None, body: Sequence[Instruction]) -> list[Instruction]:
    """The filter of one call; any other goes past it. Nothing for a call that this machine does not have."""
    return [] if number is None else [(JUMP_EQUAL, 0, len(body), number), *body]


def _load(argument: int) -> list[Instruction]:
    """Loads the lower half of an argument, which is all that the kernel takes of those here."""
    return [(LOAD, 0, 0, ARGUMENT + 8 * argument)]


def _one_of(argument: int, values: Sequence[int], error: int) -> list[Instruction]:
    """Refuses all values but these."""
    tests = [(JUMP_EQUAL, len(values) - at, 0, value) for at, value in enumerate(values)]
    return [*_load(argument), *tests, _returns(ERROR | error)]


def _none_of(argument: int, values: Sequence[int]) -> list[Instruction]:
    """Refuses these values."""
    tests = [(JUMP_EQUAL, len(values) - at, 0, value) for at, value in enumerate(values)]
    return [*_load(argument), *tests, _ALLOWED, _returns(ERROR | NOT_ALLOWED)]


def _without(argument: int, flags: int, error: int) -> list[Instruction]:
    """Refuses calls with one of these flags."""
    return [*_load(argument), (JUMP_SET, 0, 1, flags), _returns(ERROR | error), _ALLOWED]


def _stream() -> list[Instruction]:
    """Refuses all kinds of sockets but streams."""
    return [*_load(1), (AND, 0, 0, KIND), (JUMP_EQUAL, 1, 0, STREAM), _returns(ERROR | NO_ACCESS)]


def _returns(answer: int) -> Instruction:
    return RETURN, 0, 0, answer


_ALLOWED = _returns(ALLOW)
