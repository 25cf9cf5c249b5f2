"""Starts the program: `python -m tui`, `./scripts/play` and the installed command `round-table`.

Any Python can read this file: one that is too old gets a sentence.
"""

import gc
import sys

from netplay import start


def main():
    """Runs the program; returns its exit status."""
    start.check()
    gc.disable()  # what is imported stays: collecting garbage among it would only take time; see `cli.loaded`
    try:
        from netplay.console import as_program

        from .cli import main as run
    except KeyboardInterrupt:
        return 130
    return as_program(run)


if __name__ == "__main__":
    sys.exit(main())
