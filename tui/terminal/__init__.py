"""All that touches the terminal's or Textual's insides: driver, painter, paste limiter, latency, capabilities."""
