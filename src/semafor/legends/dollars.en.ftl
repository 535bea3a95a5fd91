# What this rule module says to players
module-dollars = dollars
rulebook-goal-money = You build railway lines by claiming routes between neighbouring cities. A route by itself earns nothing: dollars come from tickets, from routes in the colour of your company, from events and from using up your trains. Your tickets are secret: each names two cities, and at the end it pays its value if a chain of your routes joins them, or costs you the same if not. Whoever has the most dollars wins.
rulebook-setup-start-money = Everyone begins with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}; dollars are public. Five cards lie face up: this is the market. The rest form the deck.
rulebook-score-dollars = Dollars: what you hold.
rulebook-score-trains = Trains: the fewer you have left, the more dollars (see the table below).
rulebook-score-floor = A total below zero counts as zero. Whoever comes last takes the caboose card.
rulebook-unused-caption = Dollars for trains left over
rulebook-unused-trains = Trains
rulebook-unused-dollars = Dollars
rulebook-unused-range = { $from }–{ $to }
rulebook-unused-more = { $from }+
rulebook-ties-money = If dollars are tied, these decide, in this order:
rulebook-tips-trains = Use up your trains: the last few are worth more than a small ticket.
rulebook-unused-one = { $from }
play-column-dollars = dollars
play-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
play-line-dollars = dollars held
play-line-unused-trains = few trains left over
play-line-turn-order = turns after the first player
describe-seat-dollars = Seat { $seat }: { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
reason-claim-trains = { $trains ->
    [0] Uses up the last trains: the fewer are left, the more dollars at the end.
    [one] Leaves only { $trains } train: the fewer are left, the more dollars at the end.
   *[other] Leaves { $trains } trains: the fewer are left, the more dollars at the end.
}
reason-draw-trains = { $route } would use up { $points ->
    [one] { $points } train
   *[other] { $points } trains
} and still needs { $missing }.
reason-keep-dollars = { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
} for about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}.
web-money = ${ $amount }
short-dollars = Dollars
short-dollars-text = They take the place of points: from tickets, from routes in the colour of your company, from events, and at the end for trains used up. A route by itself pays nothing.
short-unused = Trains used up
short-unused-text = At the end you get dollars for the trains you have left: { $table }.
short-unused-one = { $from } – ${ $dollars }
short-unused-range = { $from } to { $to } – ${ $dollars }
short-unused-more = { $from } or more – nothing
ending-dollars = Dollars held
ending-dollars-text = What everyone has in hand at the end of play.
ending-unused_trains = Trains used up
ending-unused_trains-text = The fewer trains are left, the larger the bonus.
ending-money = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
ending-money-so-far = Dollars so far
ending-floor = A total below zero counts as zero.
ending-line-turn_order = Turns after the first player
rulebook-first-more-money = All your tickets are done and you still have many trains? Draw new ones, or use your trains up: few left over pay at the end.
example-score-dollars = You began with { $start ->
    [one] { $start } dollar
   *[other] { $start } dollars
} and hold { $points } at the end.
example-score-trains = { $trains ->
    [one] { $trains } train is
   *[other] { $trains } trains are
} left over: { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}.
