"""Tests of Rebellion G54, one file for each kind of character."""
