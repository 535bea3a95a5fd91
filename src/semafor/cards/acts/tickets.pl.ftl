# What these rules say to players
play-fact-replaced-ticket = bilet wymieniony na nowy
phase-replace_ticket = wymiana biletu
