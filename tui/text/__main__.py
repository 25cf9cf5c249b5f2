"""`python -m tui.text ID [LANGUAGE ...]`: the texts that a game needs, and which are missing in each of its languages.

Knows: the command line.
Must not know: where texts lie, or what needs them.
"""

from __future__ import annotations

import sys

import core
from core.games import manifest

from .needed import missing, needed


def main() -> int:
    """Prints the report; returns 1 if a text is missing in the game's first language."""
    if {"-h", "--help"} & {*sys.argv[1:]}:
        print((__doc__ or "").split("\n\n")[0])
        return 0
    if len(sys.argv) < 2 or sys.argv[1] not in core.IDS:
        print(f"Which game? Choose from: {', '.join(core.IDS)}. Behind it may stand languages.", file=sys.stderr)
        return 2
    id, languages = sys.argv[1], sys.argv[2:] or manifest(sys.argv[1]).languages
    absent = {language: set(missing(id, language)) for language in languages}
    for group, keys in needed(id).items():
        print(f"{group}:")
        for key in keys:
            without = ", ".join(language for language in languages if key in absent[language])
            print(f"  {key}{f'   missing: {without}' if without else ''}")
    for language, keys in absent.items():
        print(f"{language}: {len(keys)} missing" if keys else f"{language}: complete")
    return int(bool(absent[languages[0]]))


if __name__ == "__main__":
    sys.exit(main())
