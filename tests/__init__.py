"""Tests of the rules, the machine, the bots and the page."""
