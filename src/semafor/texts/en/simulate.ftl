# Mass simulation
simulate-edition = EDITION
simulate-help-edition = one of: { $known }
simulate-help-bots = two to five bots, one for each seat, separated by commas; known: { $known } (default: greedy,random)
simulate-help-games = number of games (default: 100)
simulate-help-seed = whole number that decides every game (default: 0)
simulate-help-workers = worker processes (default: one on each core); does not change the result
simulate-help-json = print one JSON object instead of a table
simulate-progress = Games
simulate-heading = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { NUMBER($seed, useGrouping: 0) }
simulate-footer = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($speed, maximumFractionDigits: 0) } a second, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}); { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns a game. Tickets: completed ones. Time: for one decision. Intervals: 95%.
simulate-column-bot = bot
simulate-column-games = games
simulate-column-wins = wins
simulate-column-share = win share
simulate-column-score = mean score
simulate-column-tickets = tickets
simulate-column-turns = turns
simulate-column-time = time
simulate-whole = { NUMBER($value, maximumFractionDigits: 0) }
simulate-wins = { NUMBER($value, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-score = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-time = { NUMBER($value, maximumFractionDigits: 0) } µs

error-unknown-bot = There is no bot called "{ $name }"; known bots: { $known }.
error-bad-bot-count = A game has two to five seats, but { $count ->
    [one] { $count } bot was named
   *[other] { $count } bots were named
}.
error-bad-game-count = The number of games must be at least 1, not { $count }.
error-bad-worker-count = The number of worker processes must be at least 1, not { $count }.
