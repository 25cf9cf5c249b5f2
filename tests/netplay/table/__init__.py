"""Tests of `netplay/table`: one table without I/O."""
