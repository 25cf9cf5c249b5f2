"""Histrio for bots: heuristic, values of states, weights."""
