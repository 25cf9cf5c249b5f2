"""Histrio: troupes travel for two seasons to recruit actors for the King's festival."""

from .game import Histrio

GAME = Histrio()
