"""Tests of `netplay/protocol`: messages and their bytes."""
