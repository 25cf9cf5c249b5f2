"""Histrio: troupes travel for two seasons to recruit actors for the King's festival."""

from .rules import Histrio

GAME = Histrio()
