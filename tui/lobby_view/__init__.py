"""What is told and asked around a game, without Textual: lobby, people, table settings, verdicts."""
