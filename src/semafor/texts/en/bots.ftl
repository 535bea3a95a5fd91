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

# The same from what everybody sees: before the end of a game, tickets and hand are nobody's business
reason-open-other = What speaks for it stays secret until the end of the game.
reason-open-claim-joins = Joins two parts of the network that lies on the board.
reason-open-claim-extends = Carries on the line that lies on the board.
reason-open-draw-unseen = A card from the deck shows nobody what is wanted, and it may be a locomotive.
reason-open-draw-locomotive = A locomotive fits every route.
reason-open-draw-colour = { $have ->
    [one] Cards of one colour pay for long routes: the first one of this colour that was taken openly ({ $card }).
   *[other] Cards of one colour pay for long routes: { $have } of this colour were taken openly by now ({ $card }).
}
reason-open-tickets = { $trains ->
    [one] { $trains } train is left for the routes of new tickets.
   *[other] { $trains } trains are left for the routes of new tickets.
}
reason-open-keep = Which tickets are kept and why stays secret until the end of the game.

reason-claim-completes = { $count ->
    [one] Completes the ticket { $tickets }.
   *[other] Completes the tickets { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Part of the way for the ticket { $tickets }.
   *[other] Part of the way for several tickets: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Part of the way for the ticket { $tickets }, and a rival's tracks touch both ends: it may soon be gone.
   *[other] Part of the way for several tickets ({ $tickets }), and a rival's tracks touch both ends: it may soon be gone.
}
reason-claim-only-way = { $count ->
    [one] There is no way round it for the ticket { $tickets }.
   *[other] There is no way round it for the tickets { $tickets }.
}
reason-claim-block = Keeps a rival from joining the tracks that touch both its ends.
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
    [one] The only ticket is complete
    [2] Both tickets are complete
   *[other] All { $done } tickets are complete
}, and { $trains ->
    [one] { $trains } train is
   *[other] { $trains } trains are
} left for more.
reason-tickets-hopeless = The open tickets can no longer be completed; new ones may fit the tracks that are there.
reason-tickets-time = The plan needs { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}: there is time for another ticket.

reason-keep-done = { $count ->
    [one] Complete already: { $tickets }.
   *[other] All complete already: { $tickets }.
}
reason-keep-line = Everything lies along one line: { $together ->
    [one] { $together } train
   *[other] { $together } trains
} in all instead of { $apart } one by one.
reason-keep-way = The plan passes there anyway: not one more train is needed.
reason-keep-near = { $more ->
    [one] Only { $more } train more than planned
   *[other] Only { $more } trains more than planned
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-keep-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}.
reason-keep-least = Something must be kept, and this loses least.

reason-found = { $games ->
    [one] { $games } game played ahead: this wins { $win }%.
   *[other] { $games } games played ahead: this wins { $win }%.
}
reason-found-next = { $games ->
    [one] { $games } game played ahead: this wins { $win }%, the next best move { $next }%.
   *[other] { $games } games played ahead: this wins { $win }%, the next best move { $next }%.
}
