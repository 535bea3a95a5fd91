# Tournaments
tournament-help-edition = one of: { $known }; “all” for each of them in turn
tournament-help-bots = bots separated by commas, every two (or every table) of them meet; known: { $known } (default: greedy,random)
tournament-help-pair = exactly two bots, instead of --bots
tournament-help-one = only the first bot meets each of the others; with more than two seats it sits alone among as many of one other bot as are needed
tournament-help-seats = seats at a table, 2 to 5 (default: 2)
tournament-help-games = games for each pair or table of bots, rounded up to whole deals (default: 100; with --sprt 20000, as a limit)
tournament-help-seed = whole number that decides every game (default: 0)
tournament-help-workers = worker processes (default: one on each core); does not change the result
tournament-help-clock = what counts budgets in seconds: wall, or cpu for the processor’s time, which stands still while other programs have it (default: wall)
tournament-help-option = an option of the edition; may be given several times
tournament-help-out = file of results; the same command goes on where it was stopped
tournament-help-label = a word that tells builds of one version apart when files are compared
tournament-help-anchor = the bot whose rating is fixed (default: greedy=1000, without it a mean of 1500)
tournament-help-sprt = stop as soon as it is clear whether the first of two bots is better by ELO1 or only by ELO0 (such as 0,50)
tournament-help-alpha = how often the test may take ELO1 wrongly (default: 0.05)
tournament-help-beta = how often the test may take ELO0 wrongly (default: 0.05)
tournament-help-show = play nothing, print tables of files of results; those of one edition are rated together
tournament-help-json = print one JSON object instead of tables
tournament-progress-sprt = { $edition }, LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } … { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-stopped = Stopped. The games so far are in { $file }; the same command goes on with them.
tournament-stopped-unsaved = Stopped. Nothing is kept without --out.
tournament-heading = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seeds }
tournament-file = version { $version }, seed { $seed }: { $bots }
tournament-no-games = No game is finished yet.
tournament-column-bot = bot
tournament-column-elo = Elo
tournament-column-games = games
tournament-column-share = win share
tournament-column-score = mean score
tournament-column-tickets = tickets done/kept
tournament-column-completed = share
tournament-column-longest = longest path
tournament-column-bonus = bonus
tournament-column-first = first seat wins
tournament-column-turns = turns
tournament-column-time = mean time
tournament-column-slowest = longest time
tournament-column-meetings = meetings
tournament-column-results = won/ tied/ lost
tournament-column-duel-share = share of points
tournament-column-pairs = deals by points 2/1½/1/½/0
tournament-elo = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($width, maximumFractionDigits: 0) }
tournament-elo-alone = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) }
tournament-tickets = { NUMBER($completed, minimumFractionDigits: 1, maximumFractionDigits: 1) }/{ NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-percent = { NUMBER($share, maximumFractionDigits: 0) }%
tournament-time-ms = { NUMBER($value, maximumFractionDigits: 0) } ms
tournament-time-s = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-sprt = Sequential test of { $first } against { $second }: Elo { NUMBER($elo0, maximumFractionDigits: 1) } or { NUMBER($elo1, maximumFractionDigits: 1) }? Log-likelihood ratio { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) } after { $pairs ->
    [one] { $pairs } mirrored deal
   *[other] { $pairs } mirrored deals
}; decided at { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } or { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) } (errors: { NUMBER($alpha, maximumFractionDigits: 1) }% and { NUMBER($beta, maximumFractionDigits: 1) }%).
tournament-verdict-elo1 = Verdict: the difference { $first } − { $second } is taken to be { NUMBER($elo1, maximumFractionDigits: 1) } Elo or more, not { NUMBER($elo0, maximumFractionDigits: 1) }.
tournament-verdict-elo0 = Verdict: the difference { $first } − { $second } is taken to be { NUMBER($elo0, maximumFractionDigits: 1) } Elo or less, not { NUMBER($elo1, maximumFractionDigits: 1) }.
tournament-verdict-open = No verdict: these games do not tell whether the difference { $first } − { $second } is { NUMBER($elo0, maximumFractionDigits: 1) } or { NUMBER($elo1, maximumFractionDigits: 1) } Elo.
tournament-note-anchor = Elo: Bradley–Terry, { $name } = { NUMBER($elo, maximumFractionDigits: 1, useGrouping: 0) }.
tournament-note-versions = It counts as one and the same bot in all versions.
tournament-note-mean = Elo: Bradley–Terry, mean of all bots = 1500.
tournament-note-groups = Bots in different tables of ratings have no common opponents: these ratings cannot be compared.
tournament-note-intervals = Intervals: 95%; all games on one deal are one observation.
tournament-note-time = Time is that of one decision.
tournament-note-pairs = Each deal is played twice with seats swapped.
tournament-note-table = Each deal is played in every rotation of the seats; a meeting is two bots of a game, the better placed wins it.
tournament-run = { $played ->
    [one] { $played } game
   *[other] { $played } games
} played in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
tournament-run-found = { $played ->
    [one] { $played } game
   *[other] { $played } games
} played in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $found } found in the file.

# The ladder
ladder-help-folder = the folder with the bots: NAME.py, or NAME.toml for a program
ladder-help-out = the ladder’s file: games and standings of all runs; it must lie outside the folder of the bots
ladder-help-edition = the edition that is played (default: { $usual }); fixed by the first run
ladder-help-with = bots of the program that play along, separated by commas (default: greedy)
ladder-help-games = games of every two bots (default: { $usual }); fixed by the first run
ladder-help-seed = whole number that decides the deals; without it nobody can know them before
ladder-help-history = print the ratings of one bot after each run, and play nothing
ladder-heading = { $edition }, two seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}
ladder-column-place = #
ladder-column-bot = bot
ladder-column-elo = Elo
ladder-column-change = change
ladder-column-games = games
ladder-column-points = points
ladder-column-lost = lost moves
ladder-note = Elo with its 95% interval; { $anchor } stands at 1500. Change: since the run before. A changed file is a new player; earlier versions keep their ratings and have no place.
ladder-history = { $at }  { $player }  { $elo }  ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
error-ladder-not-ours = { $file } is not the file of a ladder.
error-ladder-inside = The ladder’s file ({ $file }) must not lie in the folder of the bots: they could read the seed of their deals in it.
error-ladder-unknown = No bot called “{ $name }” has played here; these have: { $known }.
error-ladder-differs = { $file } was begun with { $key } { $found }, not { $expected }: that is fixed for the life of a ladder; name another file.

# The list of bots
bots-help-check = try a bot from outside: what is shut around it here, and a game of every edition
bots-stands-for = stands for { $bot }
bots-door-network = network: { $shut ->
    [yes] shut
   *[no] open on this system
}
bots-door-files = files of others: { $shut ->
    [yes] shut
   *[no] open on this system
}
bots-door-processes = other processes: { $shut ->
    [yes] shut, and those the bot starts end with it
   *[no] open on this system
}
bots-door-memory = memory: { $shut ->
    [yes] limited
   *[no] not limited on this system
}
bots-played = { $edition }: { $score } against { $other } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s; slowest decision { NUMBER($slowest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
bots-lost = { $count ->
    [0] No move was lost.
    [one] { $count } move was lost.
   *[other] { $count } moves were lost.
}
error-bot-not-outside = “{ $name }” is no bot from outside; those known here: { $known }. Name their file or folder with --bots-from.
