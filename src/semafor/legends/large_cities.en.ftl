# What this rule module says to players
module-large_cities = large cities
rulebook-large-heading = Large cities
rulebook-large = After a claim that reaches a large city (with a brass ring on the map) you draw the top card of the deck: one card, also when both ends are large, and again with every further route.
rulebook-large-order = The company pays first, then the card is drawn; what the active event adds comes last.
play-sign-large = large city: whoever claims a route to it draws a card
play-fact-large-city = large city
reason-claim-large = A large city: the route draws a card.
web-large-city = large city
web-note-large = A large city: you also draw the top card of the deck.
short-large_cities = Large cities
short-large_cities-text = They have a brass ring on the map. A route to one also draws you the top card of the deck.
