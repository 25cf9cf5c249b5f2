"""The fair deal: commitment and reveal of the seed, and verification of a finished game."""
