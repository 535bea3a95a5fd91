# What this rule module says to players
rulebook-score-heading = Final scoring
rulebook-score-routes = Routes: the points you already have.
rulebook-score-tickets = Tickets: each complete one adds its value, each other one takes it away.
play-line-routes = routes
play-line-tickets = tickets
play-line-completed = tickets completed
ending-routes = Routes
ending-routes-text = Points for routes claimed during the game.
ending-tickets = Tickets
ending-line-completed = Tickets completed
example-score = A final score, line by line
example-score-routes = You have claimed { $count ->
    [one] { $count } route
   *[other] { $count } routes
} (number × spaces: { $shown }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-score-tickets = Two tickets are done ({ $done } and { $more }), one is not ({ $lost }): { $done } + { $more } − { $lost } = { $points }.
example-score-total = Your total: { $total }.
