"""Recorded games of ours: `python -m tests.golden` writes the files anew, as `python -m core.laws.golden` does."""

from __future__ import annotations

from core.laws.golden import count, main

__all__ = ["count"]

if __name__ == "__main__":
    main()
