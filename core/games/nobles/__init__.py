"""Duelling Nobles: two courts of three, and the last noble standing wins."""

from .rules import Nobles

GAME = Nobles()
