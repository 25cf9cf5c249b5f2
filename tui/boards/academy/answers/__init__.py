"""The answers of Medieval Academy: as rows, in brief, and as tables, with what each would do to the standing."""
