# What these rules say to players
play-card-black_pick = black (pickaxe)
play-card-black_skull = black (skull)
play-card-blue_pick = blue (pickaxe)
play-card-blue_skull = blue (skull)
play-card-white_pick = white (pickaxe)
play-card-white_skull = white (skull)
play-card-green_pick = green (pickaxe)
play-card-green_skull = green (skull)
play-card-yellow_pick = yellow (pickaxe)
play-card-yellow_skull = yellow (skull)
play-card-red_pick = red (pickaxe)
play-card-red_skull = red (skull)
describe-surcharge = surcharge: { $cards }
describe-off-colour = { $card } as another colour
describe-with = with { $powers }
help-payments = Marked cards
help-payments-text = A card with a pickaxe or a skull is an ordinary card of its colour. Some rules look at the marks, and they say so.
