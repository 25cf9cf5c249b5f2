"""`python -m netplay`."""

import sys

try:
    from .cli import main
    from .console import as_program
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(as_program(main))
