# What these rules say to players
error-pair-colour = The cards must be of one other colour, without locomotives.
describe-exchange = exchange: { $cards }
help-exchange_yard-text = Once per claim two cards of one other colour count as one card.
