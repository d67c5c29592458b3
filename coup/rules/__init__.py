"""What the games are: characters, actions, options and variants, as data only."""
