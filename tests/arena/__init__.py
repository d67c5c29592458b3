"""Tests of tournaments, random games and their speed."""
