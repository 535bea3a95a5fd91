# What these rules say to players
play-fact-money-gained = +${ $dollars }
play-fact-money-paid = −${ $dollars }
