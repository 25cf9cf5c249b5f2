"""Tests of `netplay/discovery`: tables of the local network."""
