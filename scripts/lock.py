"""Writes requirements.txt anew: every package that the program and its extras need, with version and hashes.

Usage: python3 scripts/lock.py [--upgrade]     (needs `uv`: python3 -m pip install uv)

Versions stay as they are unless pyproject.toml asks for others, or with --upgrade. A package that only extras need has
the marker `extra == '…'`: pip passes it over, so that `pip install -r requirements.txt` installs what playing needs;
`scripts/environment.py` knows the markers.

Knows: pyproject.toml, uv.
Must not know: what the packages are for.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.txt"
EXTRAS = ("doors", "hall", "lab", "test")
HEAD = """# Written by scripts/lock.py: every package of every extra, with its hashes.
# `pip install -r requirements.txt` installs what playing needs.
"""


def compiled(extras: tuple[str, ...], pins: Path) -> dict[str, tuple[str, str]]:
    """Returns for each package, as `name==version`, its marker (empty if there is none) and the lines of its hashes."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    command += ["--python-version", "3.11", "--constraint", str(pins), str(ROOT / "pyproject.toml")]
    command += [word for extra in extras for word in ("--extra", extra)]
    text = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    packages = re.findall(r"(?m)^(\S+==\S+)(?: ; (.*?))? \\\n((?:    --hash.*\n)+)", text)
    return {name: (marker, hashes) for name, marker, hashes in packages}


def marked(name: str, sets: dict[str, dict[str, tuple[str, str]]]) -> str:
    """Returns the marker of a package: for which extras, and on which systems, it is needed."""
    parts: list[str] = []
    for extra, packages in sets.items():
        marker = packages.get(name, (None, ""))[0]
        if marker is None or (extra and marker == sets[""].get(name, (None, ""))[0]) or (extra == "test" and parts):
            continue  # needed already; `test` comes with the other extras
        if not (marker or extra):
            return ""
        wanted = f"extra == '{extra}'" if extra else ""
        parts.append(f"({wanted} and ({marker}))" if marker and extra else wanted or f"({marker})")
    return " or ".join(parts)


def main() -> None:
    """Writes the lock file."""
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder) / "pins.txt"
        old = LOCK.read_text("utf-8") if LOCK.exists() and "--upgrade" not in sys.argv else ""
        pins.write_text("\n".join(re.findall(r"(?m)^\S+==[^\s;]+", old)), "utf-8")
        whole = compiled(EXTRAS, pins)
        pins.write_text("\n".join(whole), "utf-8")
        sets = {extra: compiled((extra,) if extra else (), pins) for extra in ("", *EXTRAS)}
    blocks = []
    for name, (_, hashes) in sorted(whole.items()):
        marker = marked(name, sets)
        blocks.append(f"{name}{' ; ' if marker else ''}{marker} \\\n{hashes}")
    LOCK.write_text(HEAD + "".join(blocks), "utf-8")


if __name__ == "__main__":
    main()
