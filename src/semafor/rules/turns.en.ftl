# What this rule module says to players
rulebook-goal-heading = Goal
rulebook-goal = You build railway lines by claiming routes between neighbouring places. A route is made of spaces and scores points the moment it is yours. Your tickets are secret: each names two places, and at the end it scores its value if a chain of your routes joins them, or costs the same value if not. The most points win.
rulebook-setup-heading = Before the first turn
rulebook-setup-start = Everybody begins with { $trains ->
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
rulebook-turn = You do exactly one of these things, then the next player has a turn:
rulebook-turn-pass = You may pass only when none of them is possible.
rulebook-end-heading = The end
rulebook-end = When somebody ends a turn with { $threshold ->
    [one] { $threshold } train
   *[other] { $threshold } trains
} or fewer, the last round begins: everybody has one more turn, that player last. Then comes the final scoring.
rulebook-ties-heading = Ties
rulebook-ties = With equal points these decide, one after the other:
rulebook-ties-shared = if that is equal too, the victory is shared
rulebook-ties-turn_order = whoever is later in turn order
rulebook-tips-heading = Three things to know early
rulebook-tips-long = Long routes pay far more for each train than short ones.
rulebook-tips-same-way = Tickets that lie in the same direction share routes: keep those together.
rulebook-tips-narrow = Where only one route leads to a city, somebody may be faster. Claim such places first.
describe-pass = pass
phase-turn = turn
error-must-act = You may pass only when nothing else is possible.
play-fact-passed = pass
play-fact-last-round = { $player }: { $trains ->
    [one] { $trains } train left
   *[other] { $trains } trains left
}. The last round begins.
play-fact-game-over = The game is over.
web-status-pass = You cannot do anything: pass.
