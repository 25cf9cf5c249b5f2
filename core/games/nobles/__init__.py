"""Duelling Nobles: two courts of three, and the last noble standing wins."""

from .game import Nobles

GAME = Nobles()
