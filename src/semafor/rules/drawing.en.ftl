# What this rule module says to players
rulebook-turn-draw = draw train cards
rulebook-draw-heading = Drawing train cards
rulebook-draw-two = You take two cards, one after the other: each from the market, or blind from the deck. A gap in the market is filled at once, so you see the new card before you choose your second.
rulebook-draw-locomotive = A face-up locomotive counts as both cards: take it first, and nothing else. It can never be the second card. A locomotive drawn blind is just good luck and counts as one card.
rulebook-draw-sweep = When at least three of the five face-up cards are locomotives, all five are discarded and replaced.
rulebook-draw-hand = Your hand may be as large as you like. When the deck is used up, the discarded cards are shuffled into a new one.
rulebook-draw-empty = When both the deck and the discard pile are empty, you may not choose to draw cards, even if some are left in the market.
rulebook-draw-blocked = When the deck and the discard pile together hold { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer, nobody may choose to draw cards, not even from the market.
describe-draw = draw from the deck
describe-take = take { $card } from the market
phase-second_card = second card
error-piles-empty = There are no cards left to draw.
error-not-open = There is no such card in the market now: { $card }.
error-locomotive-second = A face-up locomotive cannot be the second card.
error-piles-low = With { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer in the deck and the discard pile, no cards can be drawn.
short-drawing = Few cards
short-drawing-text = With { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer in the deck and the discard pile together, you may not choose to draw cards, not even from the market.
play-fact-drew = card from the deck
play-fact-drew-known = { $card } from the deck
play-fact-took = { $card } from the market
play-fact-market-reset = Three locomotives were face up: the whole market is replaced.
play-fact-market-resets = Three locomotives were face up { $times ->
    [one] once
   *[other] { $times } times
} in a row: each time the whole market was replaced.
play-fact-market-chosen = Three locomotives kept turning up: all cards are shuffled together, and a market with fewer of them is laid out.
play-fact-reshuffled = The discard pile is shuffled into a new deck.
web-status-turn-no-cards = Your turn: tickets or a route. Too few cards are left to draw.
web-status-second_card = Draw a second card.
rulebook-first-draw = In the first turns mostly draw cards, in the colours of the routes on your way. A look at the market before each draw is worth it.
example-draw = Two cards, one after the other
example-draw-first = You take this card from the market: { $card }. Its place is filled from the deck at once.
example-draw-second = The new card is no use to you, so your second card comes blind from the deck. Your turn is over.
example-draw-locomotive = Had you taken the face-up locomotive first, it would have been your only card: face up, it counts as both.
example-market = The market
example-deck = The deck
