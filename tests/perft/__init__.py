"""Counts of move sequences, derived by hand where that is possible."""
