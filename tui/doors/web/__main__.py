"""`python -m tui.doors.web`: the web door of a table, a process of its own, started by `netplay.door_launcher`."""

import sys

from tui.doors import doorway
from tui.doors.web.door import run

if __name__ == "__main__":
    sys.exit(doorway.program("web", run, "aiohttp"))
