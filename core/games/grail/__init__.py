"""Grail Cup: knights race along a forest path, carried by allies that are drafted anew every round."""

from .game import GrailCup

GAME = GrailCup()
