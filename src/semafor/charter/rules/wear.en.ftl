# What these rules say to players
play-fact-worn-out = an event is worn out: { $name }
