# What these rules say to players
play-fact-worn-out = wydarzenie zużyte: { $name }
