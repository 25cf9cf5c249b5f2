"""Every language says everything: the same keys, the same variables, and nothing that Fluent cannot read."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import core
from tui.settings import LANGUAGES
from tui.words import LOCALES

BOOKS = ("table", "cli", *core.IDS)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def texts(language: str, book: str) -> dict[str, set[str]]:
    """Every key of a file with the variables that its text uses."""
    path = LOCALES / language / f"{book}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:200]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_text_and_no_other(language, book):
    english, ours = texts("en", book), texts(language, book)
    assert ours.keys() == english.keys()
    for key, variables in ours.items():
        assert variables <= english[key], f"{key} uses a variable that is not given"
