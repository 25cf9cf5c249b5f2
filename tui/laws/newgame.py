"""`python -m tui.laws.newgame ID --seats 2-4`: a package with a game that runs at once, to be changed into another.

Knows: the skeleton, a small game that is complete.
Must not know: what a game needs: the skeleton has all of it.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from core.games import ID

SKELETON = Path(__file__).parent / "skeleton"
OUTSIDE = "pyproject.toml"
"""The file that lies beside the package, not in it."""


def main(argv: list[str] | None = None) -> int:
    """Writes the package; returns 2, with a sentence, if that cannot be."""
    parser = argparse.ArgumentParser(prog="newgame", description="Writes a small game that runs at once.")
    parser.add_argument("id", metavar="ID", help="small letters, digits and _; it names the package, too")
    parser.add_argument("--seats", default="2-4", help="the numbers of players, such as 2-4 (%(default)s)")
    parser.add_argument("--to", type=Path, default=Path(), help="where the folder is made (here)")
    asked = parser.parse_args(argv)
    found = re.fullmatch(r"([1-9]\d?)(?:-([1-9]\d?))?", asked.seats)
    folder = asked.to / asked.id
    if not ID.fullmatch(asked.id):
        parser.error("ID is made of small letters, digits and _.")
    if found is None or not 2 <= int(found[1]) <= int(found[2] or found[1]) <= 8:
        parser.error("--seats is 2-4 or the like: from 2 to 8 players.")
    if folder.exists():
        parser.error(f"{folder} is there already.")
    write(asked.id, range(int(found[1]), int(found[2] or found[1]) + 1), folder)
    print(STEPS.format(folder=folder, id=asked.id))
    return 0


STEPS = """{folder} is a game. In its folder, in an environment with Round Table, pytest and hypothesis:
  pip install -e .                           Round Table finds it
  python -m core.laws.golden {id}                 records its games
  python -m pytest --pyargs core.laws tui.laws --game {id}   tries the laws on it, in some 15 seconds
  python -m tui.text {id}                    lists the texts it needs
  round-table solo {id}                      plays it"""


def write(id: str, seats: range, folder: Path) -> None:
    """Writes the skeleton with this id, for these numbers of players, into a new folder."""
    for path in sorted(SKELETON.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml"):
            inside = path.relative_to(SKELETON)
            target = folder / (inside if inside.name == OUTSIDE else id / inside)
            target = target.with_name(target.name.replace("skeleton", id))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text(encoding="utf-8"), id, seats), encoding="utf-8")


def renamed(text: str, id: str, seats: range) -> str:
    """A file of the skeleton as one of this game."""
    title = "".join(part.capitalize() for part in id.split("_"))
    text = text.replace("skeleton", id).replace("Skeleton", title)
    text = text.replace("players = 2\n", f"players = {seats[0]}\n")
    return text.replace("range(2, 5)", f"range({seats[0]}, {seats[-1] + 1})")


if __name__ == "__main__":
    sys.exit(main())
