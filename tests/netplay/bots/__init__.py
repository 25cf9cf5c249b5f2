"""Tests of `netplay/bots`: programs of other people."""
