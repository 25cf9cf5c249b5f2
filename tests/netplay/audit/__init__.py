"""Tests of `netplay/audit`: commitments and the check of finished games."""
