"""The laboratory: games played in great number, and the same games for those who train bots of their own.

Knows: `ai` and `core`.
Must not know: tables, people, screens. What needs the extra `lab` (Dask, PettingZoo) is imported when it is asked for.
"""

INSTALL = "python3 scripts/environment.py lab, or pip install 'round-table[lab]'"
"""The commands that install the extra `lab`: in a checkout, and elsewhere."""
