# What these rules say to players
play-fact-sold-grain = { $count } grain sold, +${ $dollars }
help-grain-text = Routes on the prairie give you grain, one or two, with room for four in the silo. Sell at the end of your turn: each sale lowers the price, events and drawn tickets raise it.
ask-sell_grain = Sell grain?
ask-sell_grain-about = The price falls with what is sold.
ask-sell_grain-go = Sell
row-grain-price = price of grain
row-grain-grain = grain in the silo
ending-grain = Grain left
phase-sell_grain = selling grain
