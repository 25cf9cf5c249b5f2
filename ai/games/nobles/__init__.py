"""Duelling Nobles for bots: heuristic, values of states, weights and nets."""
