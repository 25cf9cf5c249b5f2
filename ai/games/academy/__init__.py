"""Medieval Academy for bots: heuristic, values of states, weights."""
