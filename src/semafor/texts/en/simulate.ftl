# Mass simulation
simulate-edition = EDITION
simulate-help-edition = one of: { $known }
simulate-help-bots = two to five bots, one for each seat, separated by commas; known: { $known } (default: greedy,random)
simulate-help-games = number of games (default: 100)
simulate-help-seed = whole number that decides every game (default: 0)
simulate-help-workers = worker processes (default: one on each core); does not change the result
simulate-help-json = print one JSON object instead of a table
simulate-help-out = keep every game in a file, one row each: .parquet (needs the extra data) or .jsonl; a run that was cut off goes on
simulate-help-moves = keep every action in the file, too
simulate-help-cluster = play on a running Ray cluster: ray, or ray:HOST:PORT (needs the extra ray)
simulate-stopped = Stopped. The finished games are kept: run the same command again to go on with { $file }.
error-bad-games-file = { $file } must end in .parquet or .jsonl.
error-games-not-ours = { $file } is not a file of simulated games, or not a whole one.
error-games-differ = { $file } holds another simulation ({ $key }: { $found }, not { $expected }); name another file.
error-moves-need-file = --moves says what the file keeps: name one with --out.
error-bad-cluster = A cluster is named ray or ray:ADDRESS, not “{ $text }”.
error-no-cluster = No Ray cluster answers at { $address }: { $why }
error-extra-missing = { $what } is not installed: pip install "semafor[{ $extra }]".
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
simulate-lost = { $name } lost { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: a plain legal one was played in place of each.
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

error-unknown-bot = There is no bot called “{ $name }”; known bots: { $known }.
error-bad-bot-count = A game has two to five seats, but { $count ->
    [one] { $count } bot was named
   *[other] { $count } bots were named
}.
error-bad-game-count = The number of games must be at least 1, not { $count }.
error-bad-worker-count = The number of worker processes must be at least 1, not { $count }.

# The data set
dataset-help-folder = where the data set is made; a run that was cut off goes on
dataset-help-editions = editions, separated by commas (default: all that come with the program); known: { $known }
dataset-help-bots = two to five bots, one for each seat, separated by commas (default: planner,greedy)
dataset-help-games = games of each edition (default: 1000)
dataset-done = Made { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, in { $path }.
error-dataset-there = { $folder } holds a finished data set already: name another folder.
error-dataset-differs = { $folder } was begun with other editions, bots, games or another seed: name another folder.

# The report
report-help-out = the page to be written (default: report-EDITION.html)
report-help-bots = two to five bots, one for each seat, separated by commas (default: planner,planner)
report-help-games = number of games (default: 400)
report-written = The report is in { $file }.
report-title = a report
report-intro = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} between { $bots }, seed { NUMBER($seed, useGrouping: 0) }; { NUMBER($turns, maximumFractionDigits: 0) ->
    [one] { NUMBER($turns, maximumFractionDigits: 0) } turn
   *[other] { NUMBER($turns, maximumFractionDigits: 0) } turns
} a game. In brackets and as dark lines: 95% intervals.
report-note = Shares and means are counted from finished games between bots; people may play otherwise.
report-seat = Seat { $seat }
report-bots = Bots
report-bots-about = A win that several share counts for each of them.
report-scores = Scores
report-scores-about = How the final scores are spread.
report-seats = Who begins
report-seats-about = Wins by seat, the first one first; the dashed line is where all seats are equal.
report-heat = The board
report-heat-about = The darker a route, the more often it is claimed. Point at one to see its share of the games.
report-routes = Routes claimed most
report-routes-about = The share of games in which somebody claims them.
report-worth = Routes of winners
report-worth-about = How often the owner of a route wins, for routes claimed in at least a tenth of the games; sorted by the lower end of the interval. Winners claim good routes and many of them: this is no proof that the route wins.
report-tickets = Tickets
report-tickets-about = How often whoever keeps a ticket completes it, and what it brings on average: its points, or their loss.
report-bottlenecks = Bottlenecks
report-bottlenecks-about = Neighbours between which nothing is left to claim when the game ends.
report-colours = Cards paid
report-colours-about = Cards of each kind paid for routes, in one game on average.
report-column-bot = bot
report-column-games = games
report-column-wins = wins
report-column-score = mean score
report-column-ticket = ticket (points)
report-column-kept = kept
report-column-completed = completed
report-column-points = points on average
report-column-holder = holder wins
