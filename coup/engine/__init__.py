"""How a game is played: the referee, which knows no character by name."""
