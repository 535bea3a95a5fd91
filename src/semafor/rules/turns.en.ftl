# What this rule module says to players
rulebook-goal-heading = Goal
rulebook-goal = You build railway lines by claiming routes between neighbouring places. A route is made of spaces and scores points the moment it is yours. Your tickets are secret: each names two places, and at the end it scores its value if a chain of your routes joins them, or costs you the same value if not. Whoever has the most points wins.
rulebook-setup-heading = Before the first turn
rulebook-setup-start = Everyone begins with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and no points. Five cards lie face up: this is the market. The rest form the deck.
rulebook-setup-first = Decide before the game who begins, or leave it to chance. Turns then go round in the order of the seats, clockwise.
rulebook-setup-cards = The cards have { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
} with { $each ->
    [one] { $each } card
   *[other] { $each } cards
} each, and there are { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}. A locomotive replaces a card of any colour.
rulebook-turn-heading = Your turn
rulebook-turn = You do exactly one of these things, then it is the next player’s turn:
rulebook-turn-pass = You may pass only when none of them is possible.
rulebook-end-heading = The end
rulebook-end = When someone ends a turn with { $threshold ->
    [one] { $threshold } train
   *[other] { $threshold } trains
} or fewer, the last round begins: everyone has one more turn, that player last. Then comes the final scoring.
rulebook-ties-heading = Ties
rulebook-ties = If points are tied, these decide, in this order:
rulebook-ties-shared = if that is equal too, the victory is shared
rulebook-ties-turn_order = a later place in the turn order
rulebook-tips-heading = Three things to know early
rulebook-tips-long = Long routes score far more per train than short ones.
rulebook-tips-same-way = Tickets that lie in the same direction share routes: keep those together.
rulebook-tips-narrow = Where only one route leads to a city, someone may be faster. Claim such places first.
describe-pass = pass
phase-turn = turn
error-must-act = You may pass only when nothing else is possible.
play-fact-passed = pass
play-fact-last-round = { $player }: { $trains ->
    [one] { $trains } train left
   *[other] { $trains } trains left
}. The last round begins.
play-fact-game-over = The game is over.
web-status-pass = There is nothing you can do: pass.
rulebook-first-heading = Your first game, step by step
rulebook-first-deal = The program deals: you get { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
}. Beside the board lie { $market ->
    [one] { $market } face-up card
   *[other] { $market } face-up cards
} and the deck.
rulebook-first-end = Keep an eye on the trains. When somebody is down to { $threshold ->
    [one] { $threshold } train
   *[other] { $threshold } trains
} or fewer, everybody has one more turn. Then the tickets are shown and the points are added up.
