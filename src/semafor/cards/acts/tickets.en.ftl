# What these rules say to players
play-fact-replaced-ticket = ticket replaced by a new one
phase-replace_ticket = replacing a ticket
