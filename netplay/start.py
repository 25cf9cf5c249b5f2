"""Checks, before anything else is imported, that this Python can run the program. Any Python can read this file.

Knows: which Python the program needs, which packages, where `scripts/environment.py` puts them.
Must not know: anything that a package or a newer Python offers.
"""

# pyright: reportTypeCommentUsage=false
# Type comments, since an old Python cannot read annotations.

import os
import sys

OLDEST = (3, 11)
PACKAGES = (
    "confusable_homoglyphs", "cryptography", "fluent", "msgpack", "msgspec", "platformdirs", "spake2", "textual",
    "trio", "trio_parallel", "wcwidth", "zeroconf",
)  # fmt: skip
"""Import names of the dependencies."""
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SET_UP = os.path.join("scripts", "environment.py")
ENVIRONMENT = os.path.join(ROOT, ".venv")


COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""The values of LC_CTYPE that Python may set by itself, before any code runs, in a locale that it takes for C."""


def given_environment():
    """Returns the environment as this process was given it: without a LC_CTYPE that Python has set by itself."""
    return without_coercion(dict(os.environ), initial_variables())


def without_coercion(now, first):  # type: (dict[str, str], dict[str, str] | None) -> dict[str, str]  # pyright: ignore[reportTypeCommentUsage]
    """Returns the variables of `now` with LC_CTYPE as it was in `first`, what the system tells of the beginning. Where
    it tells nothing, a LC_CTYPE that Python may have set counts only without LANG."""
    given = dict(now)
    if not given.get("LC_ALL") and given.get("LC_CTYPE") in COERCED:
        before = (first if first is not None else {} if given.get("LANG") else now).get("LC_CTYPE")
        del given["LC_CTYPE"]
        if before:
            given["LC_CTYPE"] = before
    return given


def initial_variables():
    """Returns the environment that the system gave this process, before Python ran; None where it does not tell."""
    try:
        with open("/proc/self/environ", "rb") as file:
            pairs = file.read().decode("utf-8", "replace").split("\0")
    except (OSError, IOError):  # noqa: UP024
        return None
    return dict(pair.split("=", 1) for pair in pairs if "=" in pair)


def check():
    """Returns if the program can be imported. Else goes on with the Python of `.venv`, or exits with a sentence."""
    if sys.version_info < OLDEST:
        continue_in_environment()
        sys.exit("Round Table needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")
    if missing_packages():
        continue_in_environment()
        sys.exit(advice())


def missing_packages():
    """Returns the packages that this Python does not find."""
    from importlib.util import find_spec

    return [name for name in PACKAGES if find_spec(name) is None]


def continue_in_environment():
    """Replaces this process by the same command in `.venv`. Returns if there is no other Python that can run it."""
    places = (("bin", "python"), ("Scripts", "python.exe"))
    pythons = [path for path in (os.path.join(ENVIRONMENT, *place) for place in places) if can_run(path)]
    if not pythons or os.path.realpath(sys.prefix) == os.path.realpath(ENVIRONMENT):
        return
    module = os.path.basename(os.path.dirname(sys.argv[0]))
    command = [pythons[0], "-m", module] + sys.argv[1:]  # noqa: RUF005
    environment = {name: value for name, value in given_environment().items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = ROOT
    if os.name == "nt":  # where a process cannot be replaced
        import subprocess

        sys.exit(subprocess.call(command, env=environment))
    os.execve(command[0], command, environment)


def can_run(python):  # type: (str) -> bool
    """Returns True if there is a Python at this path, new enough and with the packages."""
    import subprocess

    probe = "import sys, importlib.util as u; sys.exit(sys.version_info < %r or not all(map(u.find_spec, %r)))"
    try:
        with open(os.devnull, "w") as nowhere:
            return not subprocess.call([python, "-I", "-c", probe % (OLDEST, PACKAGES)], stdout=nowhere, stderr=nowhere)
    except (OSError, ValueError):  # none there, or one that the system does not run
        return False


def advice():
    """Returns the sentence that tells how to get the packages."""
    if os.path.exists(os.path.join(ROOT, SET_UP)):
        how = "To set them up in .venv: " + ("python " if os.name == "nt" else "python3 ") + SET_UP
    else:
        how = "To install them: " + sys.executable + " -m pip install round-table"
    return "Round Table needs packages that this Python does not have: " + ", ".join(missing_packages()) + ". " + how
