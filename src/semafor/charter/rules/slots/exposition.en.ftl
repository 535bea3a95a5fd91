# What these rules say to players
play-fact-pavilion = pavilion no. { $count }
help-exposition-text = Each region your lines join with the exposition city gets a pavilion: the first pays $2, the next $3, and so on.
row-exposition-pavilions = pavilions
