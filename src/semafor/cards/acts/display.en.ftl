# What these rules say to players
play-fact-swapped = swap: { $card } → { $card_b }
phase-take_open = card from the market
phase-swap_give = card to swap
phase-swap_take = card in return
