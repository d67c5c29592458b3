"""Tests of the levels that follow rules."""
