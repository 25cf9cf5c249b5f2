"""Medieval Academy: squires train on seven tracks, and after six rounds one is knighted."""

from .game import Academy

GAME = Academy()
