"""The meaning of a key: keymap, keyboard layouts, and the guard against stale input."""
