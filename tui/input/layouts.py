"""Finds the key that is meant where keys are commands: capitals, other alphabets, digits of a French keyboard.

Knows: the keyboard layouts of our languages.
Must not know: what a command does, or whether a text is being written.

A key that was chosen for a command is always itself. In Bépo the digits' keys clash with those of AZERTY: there, digits
are typed with Shift or on the keypad.
"""

from __future__ import annotations

from collections.abc import Container

from .keys import in_latin, pressed

FRENCH_LETTERS = {"&": "1", "é": "2", "è": "7", "ç": "9", "à": "0"}
"""Characters on the digits' keys of AZERTY that other layouts have nowhere, or as a letter of their own."""
FRENCH_ROW = {**FRENCH_LETTERS, '"': "3", "'": "4", "(": "5", "-": "6", "_": "8", "§": "6", "!": "8"}
"""All of them, with those of Belgium and of Apple. Elsewhere some of these lie beside Enter."""


def meant(key: str, character: str | None, chosen: Container[str], french: bool) -> str:
    """Returns the key that a pressed key stands for as a command. `chosen` are the keys that were chosen for commands;
    `french`: whether the game speaks French."""
    if character is None or not character.isprintable() or len(character) != 1 or pressed(key, character) in chosen:
        return key
    small = character.lower()
    if number := (FRENCH_ROW if french else FRENCH_LETTERS).get(small):
        return number
    latin = in_latin(small)
    return latin if latin.isascii() and latin.isalpha() else key


def number_typed(word: str) -> str:
    """Returns a word that is a number on the digits' keys of AZERTY as its digits; any other word unchanged."""
    return "".join(FRENCH_ROW[each] for each in word) if all(each in FRENCH_ROW for each in word) else word
