"""The formats of a tournament: each says who meets whom next, and when all is played."""
