"""The sandbox of a visit's process."""
