"""Names of tables. One named after its host in another language is shown so in the reader's language.

Knows: texts, languages.
Must not know: tables.
"""

from __future__ import annotations

from functools import cache

from tui.app.settings import LANGUAGES
from tui.text.words import Words


def table_called(words: Words, name: str) -> str:
    """Returns the name of a table for a reader of these words."""
    for before, behind in _around():
        host = name.removeprefix(before).removesuffix(behind)
        if host and name == f"{before}{host}{behind}":
            return words("table-of", name=words.verbatim(host))
    return words.verbatim(name)


@cache
def _around() -> list[tuple[str, str]]:
    """Returns what stands before and after the host's name, in each language, with all characters and in ASCII."""
    said = [Words(language, plainly)("table-of", name="?") for language in LANGUAGES for plainly in (False, True)]
    return [(before, behind) for before, _, behind in (each.partition("?") for each in said)]
