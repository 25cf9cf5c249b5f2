"""Tests of `netplay/client`: the client."""
