"""The middle of the board of Duelling Nobles: a duel, the piles, or at the start the nobles that were dealt."""
