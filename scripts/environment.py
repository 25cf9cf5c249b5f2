"""Makes the virtual environment in .venv, with the packages that requirements.txt pins.

Usage: python3 scripts/environment.py [doors] [hall] [lab] [test]

Without a word, what playing needs; each word adds an extra, and `test` adds all. What .venv already has is kept.
With --check, only the exit status says whether .venv has all of it.

Knows: virtual environments, pip, the extras that the lock file marks.
Must not know: what the packages are for.
"""

import ast
import os
import re
import shutil
import subprocess
import sys

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

EXTRAS = ("doors", "hall", "lab", "test")
ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
VENV, NEW, OLD = (os.path.join(ROOT, ".venv" + suffix) for suffix in ("", ".new", ".old"))
BIN = "Scripts" if os.name == "nt" else "bin"
PIP = [os.path.join(NEW, BIN, "python"), "-I", "-m", "pip", "--disable-pip-version-check"]
LOCK = os.path.join(ROOT, "requirements.txt")
STAMP = "made-of"
"""This file in .venv, written last, says which Python, place, lock and extras the environment was made of."""
SOURCES = (
    "cert", "client-cert", "proxy", "trusted-host", "index-url", "extra-index-url", "find-links", "no-index",
    "timeout", "default-timeout", "retries", "cache-dir", "no-cache-dir",
)  # fmt: skip
"""Settings of pip that say where packages come from. They are the user's; all others could spoil the environment."""


def main(said):
    """Makes the environment unless it is there; returns the exit status."""
    if sys.version_info < (3, 11):  # noqa: UP036
        return fail("Round Table needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")
    unknown = [word for word in said if word not in (*EXTRAS, "--check")]
    if unknown:
        print(str(__doc__).partition("\n\nKnows")[0])
        return 0 if unknown[0] in ("-h", "--help") else 2
    wanted = set(EXTRAS if "test" in said else said) & set(EXTRAS)
    if "--check" in said:
        return 0 if is_made_of(wanted) else 1
    try:
        with open(LOCK, encoding="utf-8") as lock:
            if not (wait_for_others(lock) and was_made(wanted)):
                make(wanted | extras_of(stamp_of(VENV)))
    except OSError as error:
        return fail("The environment in .venv could not be made: " + str(error))
    except subprocess.CalledProcessError as error:
        return fail(error.output + "\n" + error.stderr)
    except KeyboardInterrupt:
        return 130
    return 0


def fail(text):
    """Prints a text; returns the exit status of a failure."""
    sys.stderr.write(text.strip() + "\n")
    return 1


# What an environment is made of


def stamp(extras):
    """Returns what an environment with these extras is made of here, with this Python."""
    made = (sys.version, sys.base_prefix, os.path.realpath(VENV), " ".join(sorted(extras)))
    with open(LOCK, encoding="utf-8") as lock:
        return "".join(repr(each) + "\n" for each in made) + lock.read()


def stamp_of(venv):
    """Returns what this environment was made of; empty if it was never completed."""
    try:
        with open(os.path.join(venv, STAMP), encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def extras_of(text):
    """Returns the extras that a stamp names."""
    lines = text.splitlines()
    return set(ast.literal_eval(lines[3]).split()) if len(lines) > 3 else set()


def is_made_of(wanted):
    """True if .venv was made of what is here now and has the extras. Asked with the Python of .venv itself."""
    made = stamp_of(VENV)
    has_pip = any(os.path.isdir(os.path.join(path, "pip")) for path in sys.path)
    return has_pip and wanted <= extras_of(made) and made == stamp(extras_of(made))


def was_made(wanted):
    """True if another start has made the environment that is wanted."""
    command = [os.path.join(VENV, BIN, "python"), "-I", os.path.realpath(__file__), "--check", *wanted]
    return os.path.exists(command[0]) and subprocess.run(command, env=clean_environment(), check=False).returncode == 0


def wait_for_others(lock):
    """Waits while another start sets up; True if there was one. The open file is the lock for as long as it is open; a
    disk without locks keeps nobody out."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Another start is setting up here: waiting for it.")
        fcntl.flock(lock, fcntl.LOCK_EX)
        return True
    except OSError:
        pass
    return False


# Making it, beside the old one


def make(extras):
    """Makes the environment aside and puts it in the place of the old one. Raises OSError, CalledProcessError."""
    say("Setting up, once: this takes a minute or two.")
    shutil.rmtree(NEW, ignore_errors=True)
    say("1 of 2: a virtual environment in .venv")
    make_venv()
    run([*PIP, "--version"])
    install(locked(extras))
    made = stamp(extras)
    move_programs()
    with open(os.path.join(NEW, STAMP), "w", encoding="utf-8") as file:
        file.write(made)
    replace_old()
    say("Ready.")


def make_venv():
    """Makes an environment with pip. Raises CalledProcessError, or OSError with the cause if pip had no room."""
    try:
        run([sys.executable, "-I", "-m", "venv", NEW])
    except subprocess.CalledProcessError as error:
        if "'ensurepip'" not in error.output + error.stderr:
            raise
        again = [PIP[0], "-I", "-m", "ensurepip", "--default-pip"]  # venv does not tell what it said
        done = subprocess.run(again, env=clean_environment(), capture_output=True, text=True, check=False)
        lines = (error.output + done.stdout + done.stderr).strip().splitlines()
        raise OSError(([line for line in lines if line.startswith("ERROR")] or lines)[-1]) from None


def clean_environment():
    """Returns the variables of the user, without the settings of Python and of pip."""
    clean = {name: value for name, value in os.environ.items() if not name.upper().startswith(("PIP_", "PYTHON"))}
    return {**clean, "PIP_CONFIG_FILE": os.devnull}


def sources():
    """Returns the user's settings of pip that say where packages come from, as variables for a pip without others."""
    config = [*PIP, "config", "list"]
    listed = subprocess.run(config, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout
    found = re.findall(r"(?m)^(global|install|:env:)\.([\w-]+)=(.*)$", listed)
    found.sort(key=lambda setting: ("global", "install", ":env:").index(setting[0]))
    kept = ((name, value) for _, name, value in found if name in SOURCES)
    return {"PIP_" + name.upper().replace("-", "_"): ast.literal_eval(value) for name, value in kept}


def locked(extras):
    """Returns the requirements of the lock that hold for these extras, each with its hashes."""
    with open(LOCK, encoding="utf-8") as lock:
        text = lock.read()
    for extra in extras:
        text = text.replace("extra == '" + extra + "'", "os_name != ''")
    return re.split(r"\n(?=\S)", text.strip())


def run(command):
    """Runs a program silently. Raises CalledProcessError with all that it printed."""
    environment, nothing = clean_environment(), subprocess.DEVNULL
    subprocess.run(command, env=environment, stdin=nothing, capture_output=True, text=True, check=True)


def install(requirements):
    """Installs the requirements, and shows how far it has come. Raises CalledProcessError with pip's complaint."""
    path, log = os.path.join(NEW, "requirements.txt"), os.path.join(NEW, "pip.log")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(requirements) + "\n")
    command = [*PIP, "install", "--require-hashes", "--progress-bar", "off", "-r", path]
    environment, nothing, pipe = {**clean_environment(), **sources()}, subprocess.DEVNULL, subprocess.PIPE
    with open(log, "w+", encoding="utf-8") as errors:
        with subprocess.Popen(command, env=environment, stdin=nothing, stdout=pipe, stderr=errors) as process:
            show_progress(process.stdout, sum("==" in each and "extra ==" not in each for each in requirements))
        errors.seek(0)
        if process.returncode:
            said = "The packages could not be installed. pip says:"
            raise subprocess.CalledProcessError(process.returncode, command, said, errors.read())


def show_progress(lines, total):
    """Counts packages in the output of pip: in one line of a terminal, else in a line for each."""
    terminal, done = sys.stderr.isatty(), 0
    for line in (line.decode("utf-8", "replace") for line in lines):
        if line.startswith(("Collecting", "Processing", "Requirement", "Ignoring")) and "extra ==" not in line:
            done += 1
            text = f"2 of 2: packages, {min(done, total)} of {total}"
            sys.stderr.write("\r" + text if terminal else text + "\n")
            sys.stderr.flush()
    sys.stderr.write("\n" if terminal else "")


def move_programs():
    """Names the place where the environment will be in its programs, which name their Python by its path."""
    folder = os.path.join(NEW, BIN)
    for path in (os.path.join(folder, name) for name in os.listdir(folder)):
        if not os.path.islink(path) and os.path.isfile(path):
            with open(path, "r+b") as file:
                text = file.read()
                if b"\0" not in text and os.fsencode(NEW) in text:
                    file.seek(0)
                    file.write(text.replace(os.fsencode(NEW), os.fsencode(VENV)))
                    file.truncate()


def replace_old():
    """Puts the new environment in the place of the old one; of a link to another folder only the link goes."""
    shutil.rmtree(OLD, ignore_errors=True)
    if os.path.islink(VENV):
        os.unlink(VENV)
    elif os.path.exists(VENV):
        os.rename(VENV, OLD)
    os.rename(NEW, VENV)
    shutil.rmtree(OLD, ignore_errors=True)


def say(text):
    """Prints a line for the person who waits."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
