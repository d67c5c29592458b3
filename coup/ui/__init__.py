"""The page: what a player sees and does, in front of a Match."""
