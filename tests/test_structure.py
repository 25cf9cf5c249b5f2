"""The structure of the source tree: no import circles, no crowded folders, and true module heads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("core", "ai", "netplay", "tui", "scripts")
LARGEST_FOLDER = 20
"""Modules in one folder, so that a reader can take in its list of names."""
CHECKED = {
    "trio": ("trio",),
    "asyncio": ("asyncio",),
    "sockets": ("socket",),
    "textual": ("textual",),
    "screens": ("tui.screens",),
}
"""What a head may say its module must not know, and the imports that this excludes."""


@cache
def modules() -> Mapping[str, Path]:
    """Every module, by its name; a package by its own."""
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


@cache
def tree(name: str) -> ast.Module:
    return ast.parse(modules()[name].read_text(encoding="utf-8"))


def imports(name: str, part: ast.AST) -> Iterator[str]:
    """The modules that a part of a module imports, wherever in it the import stands."""
    package = name if modules()[name].name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(part):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{base}.{alias.name}" if f"{base}.{alias.name}" in modules() else base


def graph() -> dict[str, set[str]]:
    """The imports among our modules, those in functions and for type checkers included."""
    return {name: {each for each in imports(name, tree(name)) if each in modules()} - {name} for name in modules()}


def circles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other: what is left of the graph without all modules that import nothing
    left in it, and without all that nothing left imports."""
    left = {name: set(others) for name, others in edges.items()}
    while True:
        imported = set().union(*left.values()) if left else set()
        kept = {name for name, others in left.items() if others and name in imported}
        if len(kept) == len(left):
            return groups(left)
        left = {name: left[name] & kept for name in kept}


def groups(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The modules that reach themselves, each with the others on its way."""
    reach = {name: reached(edges, name) for name in edges}
    found = {tuple(sorted(each for each in reach[name] if name in reach[each])) for name in edges}
    return [list(group) for group in sorted(found) if group]


def reached(edges: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = set(edges[start])
    while ahead:
        name = ahead.pop()
        found.add(name)
        ahead |= edges[name] - found
    return found


def test_no_modules_import_each_other_in_a_circle():
    assert circles(graph()) == []


def test_a_circle_is_found_wherever_its_imports_stand():
    edges = {"a": {"b", "d"}, "b": {"c"}, "c": {"a"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert circles(edges) == [["a", "b", "c"], ["d", "e"]]
    hidden = ast.parse("def f():\n    from tui import cli\nif TYPE_CHECKING:\n    import tui.lines.lines\n")
    assert set(imports("tui.cli", hidden)) == {"tui.cli", "tui.lines.lines"}


def test_no_folder_is_crowded():
    folders: dict[Path, int] = {}
    for path in modules().values():
        folders[path.parent] = folders.get(path.parent, 0) + 1
    assert {str(folder): count for folder, count in folders.items() if count > LARGEST_FOLDER} == {}


def with_code() -> list[str]:
    """The modules with a function or a class, apart from packages' own and from those that only start a program."""
    return [
        name
        for name, path in modules().items()
        if not name.startswith("scripts")
        and path.name not in ("__init__.py", "__main__.py")
        and any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) for node in tree(name).body)
    ]


@pytest.mark.parametrize("heading", ["Knows:", "Must not know:"])
def test_every_module_says_what_it_knows_and_must_not_know(heading):
    silent = [name for name in with_code() if heading not in (ast.get_docstring(tree(name)) or "")]
    assert silent == []


def must_not_know(name: str) -> str:
    """What the head of a module excludes, up to the end of its paragraph."""
    _, _, said = (ast.get_docstring(tree(name)) or "").partition("Must not know:")
    return said.partition("\n\n")[0].lower()


def at_run_time(name: str) -> ast.Module:
    """A module without what only type checkers read."""
    body = [node for node in tree(name).body if "TYPE_CHECKING" not in ast.unparse(getattr(node, "test", ast.Pass()))]
    return ast.Module(body, [])


def false_claims(name: str) -> Iterator[str]:
    """What a head says that its module must not know, although it imports it."""
    said, imported = must_not_know(name), {*imports(name, at_run_time(name))}
    for words, excluded in CHECKED.items():
        if re.search(rf"\b{words}\b", said):
            for each in imported:
                if any(each == module or each.startswith(f"{module}.") for module in excluded):
                    yield f"{name}: {words}: {each}"


def test_what_a_head_excludes_is_not_imported():
    assert [claim for name in with_code() for claim in false_claims(name)] == []


def test_some_heads_exclude_what_can_be_checked():
    claims = [name for name in with_code() if any(re.search(rf"\b{words}\b", must_not_know(name)) for words in CHECKED)]
    assert len(claims) > 20
