"""The terminal, and the private parts of Textual: app, driver, painter, pastes, latency, capabilities, colours."""
