"""Coached first games and exercises: what is taught, without a screen."""
