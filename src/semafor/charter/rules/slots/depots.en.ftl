# What these rules say to players
help-depots-text = A city with your depot is large for you: a claim there draws a card. Two depots of different companies make it large for everyone.
