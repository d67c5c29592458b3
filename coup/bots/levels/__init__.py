"""The levels of play that follow rules, from novice to shrewd."""
