"""Checks, before anything else is imported, that this Python can run the program. Any Python can read this file.

Knows: which Python the program needs, which packages, where `scripts/environment.py` puts them.
Must not know: anything that a package or a newer Python offers.
"""

import os
import sys

OLDEST = (3, 11)
PACKAGES = (
    "confusable_homoglyphs", "fluent", "msgpack", "msgspec", "platformdirs", "textual", "trio", "trio_parallel",
    "wcwidth", "zeroconf",
)  # fmt: skip
"""What the dependencies are imported as."""
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SET_UP = os.path.join("scripts", "environment.py")
ENVIRONMENT = os.path.join(ROOT, ".venv")


def check():
    """Returns if the program can be imported. Else goes on with the Python of `.venv`, or exits with a sentence."""
    if sys.version_info < OLDEST:
        sys.exit("Round Table needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")
    if missing_packages():
        continue_in_environment()
        sys.exit(advice())


def missing_packages():
    """Returns the packages that this Python does not find."""
    from importlib.util import find_spec

    return [name for name in PACKAGES if find_spec(name) is None]


def continue_in_environment():
    """Replaces this process by the same command in `.venv`. Returns if there is no other Python."""
    places = (("bin", "python"), ("Scripts", "python.exe"))
    pythons = [path for path in (os.path.join(ENVIRONMENT, *place) for place in places) if os.path.exists(path)]
    if not pythons or os.path.realpath(sys.prefix) == os.path.realpath(ENVIRONMENT):
        return
    module = os.path.basename(os.path.dirname(sys.argv[0]))
    command = [pythons[0], "-m", module] + sys.argv[1:]  # noqa: RUF005
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = ROOT
    if os.name == "nt":  # where a process cannot be replaced
        import subprocess

        sys.exit(subprocess.call(command, env=environment))
    os.execve(command[0], command, environment)


def advice():
    """Returns the sentence that tells how to get the packages."""
    if os.path.exists(os.path.join(ROOT, SET_UP)):
        how = "To set them up in .venv: " + ("python " if os.name == "nt" else "python3 ") + SET_UP
    else:
        how = "To install them: " + sys.executable + " -m pip install round-table"
    return "Round Table needs packages that this Python does not have: " + ", ".join(missing_packages()) + ". " + how
