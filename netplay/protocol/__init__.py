"""The wire protocol: messages, their bytes, and rules that both sides share (names, authentication)."""
