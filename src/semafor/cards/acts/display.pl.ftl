# What these rules say to players
play-fact-swapped = wymiana: { $card } → { $card_b }
phase-take_open = karta z wystawki
phase-swap_give = karta do wymiany
phase-swap_take = karta w zamian
