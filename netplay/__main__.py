"""Starts a table without a screen: `python -m netplay`. Any Python can read this file: one too old gets a sentence."""

import sys

from netplay import start


def main():
    """Runs the program; returns its exit status."""
    start.check()
    try:
        from .cli import main as run
        from .console import as_program
    except KeyboardInterrupt:
        return 130
    return as_program(run)


if __name__ == "__main__":
    sys.exit(main())
