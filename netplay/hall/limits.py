"""Limits of a hall: numbers of tables and people, and times.

Knows: numbers.
Must not know: anything else.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class HallLimits:
    """Limits of one hall. Times in seconds."""

    tables: int = 1000
    """Tables in the list, those that are put away included."""
    per_person: int = 3
    """Tables that one visitor has opened and that are in the list."""
    per_address: int = 24
    """The same for all visitors of one address, such as a club behind one router."""
    people: int = 800
    """People in the hall, those at its tables included."""
    seats: int = 4
    """Seats of games that go on which one visitor may have left behind, and still take another."""
    seats_per_address: int = 100
    """The same for all visitors of one address. The doors of a hall share one."""
    lines: int = 8
    """Lines that one visitor may say in `talk_seconds`, in the list and at tables."""
    lines_per_address: int = 60
    """The same for all visitors of one address."""
    talk_seconds: float = 20.0
    idle: float = 300.0
    """Time after which a table at which nobody is connected is put away, or closed if it has no game."""
    empty: float = 30.0
    """Time after which a table without a game is closed that everybody has left for good."""
    gathering: float = 0.5
    """Time for which changes of the list are collected before they are sent."""
