"""What a key means: keymap, keyboard layouts, and the guard against stale input."""
