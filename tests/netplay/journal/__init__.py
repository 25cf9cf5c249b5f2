"""Tests of `netplay/journal`: saved tables."""
