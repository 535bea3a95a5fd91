# What these rules say to players
error-no-market-day = A market day needs one of your routes in the region and a coloured card to exchange.
describe-market_day = market day
play-fact-exchanged = bazaar: { $card } → { $card_b }
play-fact-market-day = market day
help-bazaar-text = After claiming a route in the sierra, exchange up to three cards with the bazaar, no more than the route has spaces. If it then shows four different colours, you get ${ $t1 }. With a route there you may also spend a turn on a market day.
ask-bazaar_give = What do you give?
ask-bazaar_give-about = A card from your hand for one in the bazaar.
ask-bazaar_give-go = Give it
ask-bazaar_take = What do you take?
ask-bazaar_take-about = One of the cards in the bazaar.
ask-bazaar_take-go = Take it
do-market_day = Market day
row-bazaar-row = in the bazaar
phase-bazaar_give = card for the bazaar
phase-bazaar_take = card from the bazaar
reason-market_day = Exchanges at the bazaar are worth more than a card of one’s choice.
