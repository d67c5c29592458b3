"""Trains the network by self-play on the game's own engine; needs numpy."""
