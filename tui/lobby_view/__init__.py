"""The texts and questions around a game, without Textual: lobby, people, table settings, verdicts."""
