"""Grail Cup: knights race along a forest path, carried by allies that are drafted anew every round."""

from .rules import GrailCup

GAME = GrailCup()
