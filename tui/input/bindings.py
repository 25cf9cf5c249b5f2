"""Textual's bindings for keys that can be changed.

Knows: the keymap, Textual's bindings.
Must not know: what an action does.
"""

from __future__ import annotations

from textual.binding import Binding

from .keys import Keymap


def named_binding(name: str, action: str, *, said: bool = True) -> Binding:
    """Returns the binding of the usual keys of a command, whose id lets the keymap change them. The keys of dialogs are
    not `said`: they have no text in the rows of keys."""
    return Binding(Keymap().keys(name), action, f"table-does-{name}" if said else "", show=False, id=name)


def in_force(binding: Binding, keymap: Keymap) -> Binding:
    """Returns the binding with the keys that were chosen for it."""
    return binding.with_key(keymap.keys(binding.id)) if binding.id in keymap.chosen else binding
