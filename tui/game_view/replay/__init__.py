"""The replay of a finished game, without Textual: where it stands, what is shown and told there."""
