# What this rule module says to players
rulebook-turn-tickets = draw new tickets
rulebook-setup-tickets = You are offered { $offer ->
    [one] { $offer } ticket
   *[other] { $offer } tickets
} and keep at least { $keep ->
    [one] one
    [2] two
   *[other] { $keep }
} of them. Everyone chooses at the same time.
rulebook-setup-few = When there are too few tickets, everyone is offered only three or two and need keep just one. This happens only in the campaign, once many tickets have been retired.
rulebook-setup-long = One of them is a long ticket: worth a lot, but a long way. You may give it back like any other. Later on no long ones can be drawn.
rulebook-setup-rejects = { $where ->
    [box] What you return now leaves the game.
    [shuffle] What you return now is shuffled back into its own deck.
   *[under] What you return goes under the ticket deck, in any order.
}
rulebook-ticket-heading = Tickets
rulebook-ticket-draw = On your turn you may instead draw { $offer ->
    [one] { $offer } new ticket
   *[other] { $offer } new tickets
} and keep at least { $keep ->
    [one] one
   *[other] { $keep }
}. The rest go under the deck.
rulebook-ticket-few = If fewer tickets are left, you take what is there.
rulebook-ticket-count = A ticket is complete when an unbroken chain of your routes joins its two places, with any detour. Tickets don’t use routes up: one line may serve many.
rulebook-ticket-secret = A ticket you keep stays with you to the end, and nobody else sees it before then.
rulebook-ties-completed = more completed tickets
describe-tickets = draw tickets
describe-keep = keep { $tickets }
describe-kept = { $count ->
    [one] keep { $count } ticket
   *[other] keep { $count } tickets
}
phase-tickets = choosing tickets
error-no-tickets-left = There are no tickets left to draw.
error-not-offered = The ticket “{ $ticket }” is not among those offered to you.
error-return-all-others = The tickets given back must be exactly the ones not kept.
error-keep-more = Keep at least { $needs ->
    [one] { $needs } ticket
   *[other] { $needs } tickets
}.
play-deck-tickets = tickets
play-deck-regular = regular
play-deck-short = short
play-deck-long = long
play-fact-drew-tickets = { $count ->
    [one] { $count } ticket drawn
   *[other] { $count } tickets drawn
}
play-fact-kept-tickets = { $kept ->
    [one] { $kept } ticket kept
   *[other] { $kept } tickets kept
}, { $returned ->
    [0] none returned
   *[other] { $returned } returned
}
web-status-keep = Choose your tickets: keep at least { $count }.
rulebook-first-tickets = Choose your tickets. Two that lead the same way are easier than two that don’t: they share routes. The program shows on the map where each of them leads.
rulebook-first-more = All your tickets are done and you still have many trains? Draw new ones, or claim long routes for their points.
example-ticket = A ticket from start to finish
example-ticket-get = You keep the ticket { $ticket }. Completed, it scores its value, { $points }; left incomplete, it costs you just as much.
example-ticket-build = In the course of the game you claim these { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, in any order. The chain is unbroken, so the ticket is done. Another way between the two places would have done as well.
