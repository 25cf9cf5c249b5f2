"""`python -m tui`."""

import gc
import sys

gc.disable()  # what is loaded stays: to look through it again and again would take longer; see `cli.loaded`

try:
    from netplay.console import as_program

    from .cli import main
except KeyboardInterrupt:
    sys.exit(130)

sys.exit(as_program(main))
