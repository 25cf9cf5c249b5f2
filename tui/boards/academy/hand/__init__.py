"""Our hand in Medieval Academy: the cards that we choose from, and those that are only to be seen."""
