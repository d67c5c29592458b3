"""Tests of what holds in every game of every variant."""
