# Tournaments
tournament-help-edition = one of: { $known }; "all" for each of them in turn
tournament-help-bots = bots separated by commas, every two (or every table) of them meet; known: { $known } (default: greedy,random)
tournament-help-pair = exactly two bots, instead of --bots
tournament-help-seats = seats at a table, 2 to 5 (default: 2)
tournament-help-games = games for each pair or table of bots, rounded up to whole deals (default: 100; with --sprt 20000, as a limit)
tournament-help-seed = whole number that decides every game (default: 0)
tournament-help-workers = worker processes (default: one on each core); does not change the result
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
