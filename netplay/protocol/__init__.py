"""What goes over the wire: messages, their bytes, and what both sides agree on (names, addresses, keys)."""
