"""`python -m tui.doors.ssh`: the ssh door of a table, a process of its own, started by `netplay.door_launcher`."""

import sys

from tui.doors import doorway
from tui.doors.ssh.server import run

if __name__ == "__main__":
    sys.exit(doorway.program("ssh", run, "asyncssh"))
