# Bots: levels, characters, budgets
bot-level-baseline = baseline
bot-level-beginner = beginner
bot-level-casual = casual player
bot-level-regular = regular
bot-level-expert = expert
bot-level-master = master
bot-character-random = Plays any legal move; a yardstick, not an opponent.
bot-character-novice = Has a plan but loses its thread now and then; kind to first games.
bot-character-racer = Grabs long routes and runs for the end, hoping that others are left with open tickets.
bot-character-greedy = Takes the cheapest route that helps its tickets and draws toward the next one; plans nothing against others.
bot-character-planner = Lays one network for all its tickets, watches the clock and claims first what others may want.
bot-character-express = Plays the game to its end in its head, again and again, and then makes the move that won most.
bot-budget-iterations = { $count ->
    [one] Plays { $count } game ahead for a move.
   *[other] Plays { $count } games ahead for a move.
}
bot-budget-seconds = { $seconds ->
    [one] Thinks up to { $seconds } second a move.
   *[other] Thinks up to { $seconds } seconds a move.
}
error-no-budget = The bot "{ $name }" answers at once; only "express" takes a budget, such as express@400.
error-bad-budget = "{ $name }" has no proper budget: it is a number of iterations such as 400, or seconds such as 0.5s.

# Why a move was made: one sentence, for bots and for hints alike, so without a subject
reason-only = The only legal move.
reason-random = Any move is as good as another.
reason-other = It looks best.
reason-pass = Nothing else is possible.

reason-claim-completes = { $count ->
    [one] Completes the ticket { $tickets }.
   *[other] Completes the tickets { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Lies on the way of the ticket { $tickets }.
   *[other] Lies on the way of several tickets: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Lies on the way of the ticket { $tickets }, and a rival's tracks touch both ends: it may soon be gone.
   *[other] Lies on the way of several tickets ({ $tickets }), and a rival's tracks touch both ends: it may soon be gone.
}
reason-claim-only-way = { $count ->
    [one] There is no way round it for the ticket { $tickets }.
   *[other] There is no way round it for the tickets { $tickets }.
}
reason-claim-block = Keeps a rival from joining the tracks that touch both its ends.
reason-claim-longest = { $points ->
    [one] Brings { $points } point
   *[other] Brings { $points } points
}, and the own longest path grows to { $length } trains (the rivals' longest: { $rival }).
reason-claim-passengers = { $points ->
    [one] Brings { $points } point and passengers to take along.
   *[other] Brings { $points } points and passengers to take along.
}
reason-claim-points = { $points ->
    [one] Brings { $points } point at once.
   *[other] Brings { $points } points at once.
}
reason-claim-points-done = { $points ->
    [one] The tickets are complete: now points count, and this brings { $points }.
   *[other] The tickets are complete: now points count, and this brings { $points }.
}
reason-claim-last = { $points ->
    [one] The last turn: takes the { $points } point that can still be had.
   *[other] The last turn: takes the { $points } points that can still be had.
}
reason-claim-end = { $trains ->
    [0] Uses up the trains, which begins the last round.
    [one] Leaves { $trains } train, which begins the last round.
   *[other] Leaves { $trains } trains, which begins the last round.
}

reason-draw-colour = { $count ->
    [one] { $route } still lacks { $missing } (for the ticket { $tickets }).
   *[other] { $route } still lacks { $missing } (for the tickets { $tickets }).
}
reason-draw-save = Saves a locomotive on { $route }.
reason-draw-spare = A card to spare in case the tunnel { $route } costs more.
reason-draw-points = { $points ->
    [one] { $route } would bring { $points } point and lacks { $missing }.
   *[other] { $route } would bring { $points } points and lacks { $missing }.
}
reason-draw-collect = Cards of one colour pay for long routes ({ $card }: { $have } with this one).
reason-draw-locomotive-finish = With a locomotive { $route } can be claimed.
reason-draw-locomotive-ferry = The ferry { $route } cannot do without a locomotive.
reason-draw-locomotive = { $lacking ->
    [0] A locomotive fits every route.
    [one] A locomotive fits everywhere, and the plan lacks { $lacking } card.
   *[other] A locomotive fits everywhere, and the plan lacks { $lacking } cards.
}
reason-draw-unseen = Nothing in the market helps: { $route } lacks { $missing }.
reason-draw-unseen-free = Nothing in the market is needed, and an unseen card may be a locomotive.
reason-draw-unseen-chance = { $lacking ->
    [one] An unseen card may be a locomotive, and the plan lacks { $lacking } card.
   *[other] An unseen card may be a locomotive, and the plan lacks { $lacking } cards.
}
reason-draw-last = The last turn, and nothing else brings anything.
reason-missing-purple = { $count ->
    [one] { $count } purple card
   *[other] { $count } purple cards
}
reason-missing-blue = { $count ->
    [one] { $count } blue card
   *[other] { $count } blue cards
}
reason-missing-orange = { $count ->
    [one] { $count } orange card
   *[other] { $count } orange cards
}
reason-missing-white = { $count ->
    [one] { $count } white card
   *[other] { $count } white cards
}
reason-missing-green = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}
reason-missing-yellow = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
reason-missing-black = { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}
reason-missing-red = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}
reason-missing-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

reason-tickets-done = { $done ->
    [one] The only ticket is complete, and { $trains } trains are left for more.
    [2] Both tickets are complete, and { $trains } trains are left for more.
   *[other] All { $done } tickets are complete, and { $trains } trains are left for more.
}
reason-tickets-hopeless = The open tickets can no longer be completed; new ones may fit the tracks that are there.
reason-tickets-time = { $needed ->
    [one] The plan needs { $needed } of { $trains } trains: there is time for another ticket.
   *[other] The plan needs { $needed } of { $trains } trains: there is time for another ticket.
}
reason-mix-first = Short tickets are soon complete.
reason-mix-second = Long tickets bring more points.
reason-mix-both = Some short tickets for safety, some long ones for points.

reason-keep-done = { $count ->
    [one] Complete already: { $tickets }.
   *[other] All complete already: { $tickets }.
}
reason-keep-line = Everything lies along one line: { $together } trains in all instead of { $apart } one by one.
reason-keep-way = The plan passes there anyway: not one more train is needed.
reason-keep-near = { $more ->
    [one] Only { $more } more train than planned is needed, for { $points } points.
   *[other] Only { $more } more trains than planned are needed, for { $points } points.
}
reason-keep-points = { $points } points for about { $needed } of { $trains } trains.
reason-keep-least = Something must be kept, and this loses least.

reason-station-ticket = { $count ->
    [one] Borrows a rival's route for the ticket { $tickets }, which is cut off otherwise.
   *[other] Borrows a rival's route for the tickets { $tickets }, which are cut off otherwise.
}
reason-station = The tracks of a rival at { $place } can now be used for tickets.

reason-tunnel-pay = { $surcharge ->
    [one] { $surcharge } more card for { $route } costs less than another try.
   *[other] { $surcharge } more cards for { $route } cost less than another try.
}
reason-tunnel-withdraw = { $surcharge ->
    [one] { $surcharge } more card for { $route } is too much; the cards come back.
   *[other] { $surcharge } more cards for { $route } are too much; the cards come back.
}
reason-tunnel-cannot = { $surcharge ->
    [one] The hand has no card for the surcharge.
   *[other] The hand does not have the { $surcharge } cards of the surcharge.
}

reason-passengers-lead = Takes or keeps the lead among passengers ({ $colours }).
reason-passengers-level = Draws level with the leader among passengers ({ $colours }).
reason-passengers-more = Comes closer to the leader among passengers ({ $colours }).
reason-passengers-none = Nobody there is worth taking.

reason-found = { $games ->
    [one] { $games } game played ahead: this wins { $win } %.
   *[other] { $games } games played ahead: this wins { $win } %.
}
reason-found-next = { $games ->
    [one] { $games } game played ahead: this wins { $win } %, the next best move { $next } %.
   *[other] { $games } games played ahead: this wins { $win } %, the next best move { $next } %.
}
