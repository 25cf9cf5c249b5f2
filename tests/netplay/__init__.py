"""Tests of the network part."""
