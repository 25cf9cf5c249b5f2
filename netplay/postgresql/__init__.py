"""A hall's tables in PostgreSQL, which several processes share."""
