"""Tests of the rules, cited by their ids."""
