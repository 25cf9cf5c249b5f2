"""The laws of screens that every game passes, and the skeleton of a new game; see `core.laws`."""
