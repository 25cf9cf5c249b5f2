"""Textual's private parts: only `tui.terminal` touches them, and it fails loudly when they change.

If a test here fails after an update of Textual: read what has changed in the methods named, try the overrides in
`tui/terminal`, then set `TEXTUAL` and the digests below anew.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from textual._parser import Parser
from textual.app import App
from textual.driver import Driver
from textual.drivers.linux_driver import LinuxDriver
from textual.drivers.web_driver import WebDriver
from textual.screen import Screen

from tui.terminal.app import TerminalApp
from tui.terminal.driver import TerminalDriver
from tui.terminal.textual_internals import OVERRIDDEN, TEXTUAL

ROOT = Path(__file__).parents[2]
DIGESTS = {
    "App._build_driver": "2838e509bae08877",
    "App._display": "4b78dff6669a455c",
    "App._fatal_error": "2474616cec7fa94d",
    "App._handle_exception": "baea2e7f88e7ac52",
    "LinuxDriver._get_terminal_size": "7e80e59356c609c4",
    "LinuxDriver._sigcont_application": "1d7463a74df118a4",
}
"""The beginning of the SHA-256 of each overridden method's source."""
READ = {
    App: ("_batch_count", "_driver", "_previous_cursor_position", "_screen_stack"),
    Driver: ("_app", "_loop", "_size"),
    Parser: ("_timeout_time",),
    Screen: ("_push_result_callback",),
    WebDriver: ("_input_reader", "_on_meta"),
    LinuxDriver: ("_auto_restart", "_file", "_key_thread", "_must_signal_resume", "_writer_thread"),
}
"""The private parts that we read, set or call, and the class that has them."""


def source_of(owner: type, name: str) -> str:
    return inspect.getsource(getattr(owner, name))


def digest(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def test_the_version_is_the_one_the_overrides_were_tried_with():
    assert version("textual") == TEXTUAL
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"textual=={TEXTUAL}" in project["dependencies"]


def test_every_overridden_method_is_as_it_was_tried():
    found = {f"{owner.__name__}.{name}": digest(source_of(owner, name)) for owner, name in OVERRIDDEN}
    assert found == DIGESTS
    assert all(issubclass(TerminalApp, owner) or issubclass(TerminalDriver, owner) for owner, _ in OVERRIDDEN)


@pytest.mark.parametrize("owner", READ, ids=lambda owner: owner.__name__)
def test_the_private_attributes_that_are_read_exist(owner):
    source = inspect.getsource(owner)
    assert [name for name in READ[owner] if not re.search(rf"(self\.|def ){name}\b", source)] == []


# Who touches them


def modules() -> Iterator[Any]:
    """Our modules that may have a class below one of Textual's. (Others load libraries that start processes.)"""
    for path in sorted((ROOT / "tui").rglob("*.py")):
        if path.stem != "__main__" and re.search(r"textual|tui\.app|screens|widgets", path.read_text(encoding="utf-8")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield importlib.import_module(name)


def our_classes() -> list[type]:
    """Our classes with a class of Textual above them."""
    classes = {
        each
        for module in modules()
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__ and textual_bases(each)
    }
    return sorted(classes, key=lambda each: (each.__module__, each.__name__))


def textual_bases(kind: type) -> tuple[type, ...]:
    return tuple(each for each in kind.__mro__ if each.__module__.startswith("textual."))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


@cache
def private_names(base: type) -> frozenset[str]:
    """The private methods and attributes of a class of Textual."""
    source = inspect.getsource(base)
    return frozenset(filter(is_private, {*vars(base), *re.findall(r"\bself\.(_\w+)\b", source)}))


def private_above(kind: type) -> set[str]:
    return set().union(*map(private_names, textual_bases(kind)))


def touched(kind: type) -> set[str]:
    """The private names that a class of ours defines or uses of itself."""
    source = inspect.getsource(kind)
    return set(filter(is_private, {*vars(kind), *re.findall(r"\bself\.(_\w+)\b", source)})) - {"_abc_impl"}


def added_by_textual(kind: type) -> set[str]:
    """What Textual itself writes into each class below its own."""
    return set(filter(is_private, vars(type("Below", textual_bases(kind)[:1], {}))))


def test_no_class_outside_the_terminal_package_touches_a_private_part_of_textual():
    found = {
        f"{kind.__module__}.{kind.__name__}": sorted(names)
        for kind in our_classes()
        if not kind.__module__.startswith("tui.terminal.")
        and (names := (touched(kind) & private_above(kind)) - added_by_textual(kind))
    }
    assert found == {}


def test_every_private_method_that_the_terminal_package_overrides_is_marked():
    overridden = {
        (kind.__name__, name)
        for kind in our_classes()
        if kind.__module__.startswith("tui.terminal.")
        for name, value in vars(kind).items()
        if is_private(name) and inspect.isfunction(value) and any(name in vars(base) for base in textual_bases(kind))
    }
    assert {name for _, name in overridden} == {name for _, name in OVERRIDDEN}


def outside() -> list[Path]:
    return [path for path in sorted((ROOT / "tui").rglob("*.py")) if path.parent.name != "terminal"]


def test_no_module_outside_the_terminal_package_imports_a_private_module():
    imported = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in outside()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom | ast.Import)
        for name in [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
        if re.match(r"textual\.(.+\.)?_\w", name)
    ]
    assert imported == []


def test_no_module_outside_the_terminal_package_reads_a_private_part_of_the_app_or_a_screen():
    """An attribute of something else than `self`, by a name that Textual's app, screen or driver has."""
    names = set().union(*map(private_names, (*App.__mro__[:-2], *LinuxDriver.__mro__[:-2])))
    read = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in outside()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in names and ast.unparse(node.value) != "self"
    ]
    assert read == []
