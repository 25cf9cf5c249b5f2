"""The hand of Histrio: the cards that a question is about, and what only this seat knows."""
