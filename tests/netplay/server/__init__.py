"""Tests of `netplay/server`: the server."""
