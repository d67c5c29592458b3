"""Looking ahead: worlds that may be true, games played on in them, and the bot that does so."""
