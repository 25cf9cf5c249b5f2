"""Tests of the ssh door."""
