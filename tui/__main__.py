"""`python -m tui`."""

import gc
import sys

gc.disable()  # what is loaded stays: to look through it again and again would take longer; see `cli.loaded`

from .cli import main  # noqa: E402

sys.exit(main())
