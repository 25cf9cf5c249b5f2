"""Grail Cup for bots: heuristic, values of states, likelihoods, policies, weights and nets."""
