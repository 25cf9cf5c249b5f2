"""Tests of `netplay/transport`: one connection."""
