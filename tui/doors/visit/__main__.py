"""`python -m tui.doors.visit`: the program of one visit, started by a door. It is at one table and nowhere else:
there is no main menu, so nothing of this machine can be opened, joined, played or saved from here.

Knows: the app, its job.
Must not know: how the visitor came.
"""

from __future__ import annotations

import fcntl
import signal
import sys
import termios
from contextlib import suppress

import msgspec

from tui.doors.sandbox import sandbox
from tui.doors.visit.home import VisitJob, take_job, writable_files


def main() -> int:
    """Sit down at the table; the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the screen stands; then Ctrl-C is a key
    sandbox.limit()
    with suppress(OSError):  # under sshd it is ours already, and a browser has none
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    try:
        job, writable = take_job(), writable_files()
    except (OSError, ValueError, KeyError, msgspec.MsgspecError):
        print("This program is started by the door of a table.", file=sys.stderr)
        return 2
    sandbox.shut(writable, job.port)
    return show(job)


def show(job: VisitJob) -> int:
    """Runs the screen until the visitor leaves or the table ends; then prints a last sentence."""
    from netplay.protocol import codec
    from tui.doors.visit.app import Visiting, WalkIn

    app = (Visiting if job.name else WalkIn).on(job)
    sentence = app.run()
    if sentence:
        print(codec.clean(sentence), file=sys.stderr)
    return app.return_code or 0


if __name__ == "__main__":
    sys.exit(main())
