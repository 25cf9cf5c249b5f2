"""The help: rules, signs, things on the board, keys and rulings of each game; and the explanation of a thing shown."""
