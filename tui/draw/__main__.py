"""The sheet of all parts: `python -m tui.draw`."""

from .sheet import main

main()
