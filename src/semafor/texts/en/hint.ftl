# Hints: the best moves of a position
hint-position = FILE@MOVES
hint-help-position = a saved game after so many moves (FILE alone: after all of them)
hint-help-seat = whose hint; must be the seat to act (default: that seat)
hint-help-seconds = how long to search (default: 1)
hint-help-iterations = play this many games ahead instead, which makes the answer repeatable
hint-help-seed = whole number that decides the deals (default: 0)
hint-help-top = how many moves to show (default: 5)
hint-help-json = print one JSON object instead of a table
hint-title = { $edition }, { $seat } to act, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
hint-column-move = move
hint-column-win = wins in 100
hint-column-win-rough = wins in 100, rough
hint-column-score = score
hint-column-share = tried
hint-column-prior = planner
hint-percent = { NUMBER($share, maximumFractionDigits: 0) }%
hint-reach = ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
hint-score = { NUMBER($score, maximumFractionDigits: 0) }
hint-only = Only one move is legal: { $move }.
hint-no-choice = Only one move is legal.
hint-best = Recommended: { $move }.
hint-planner = This is what the planner would do. No games were played ahead here, so there are no chances to show.
hint-few = { $games ->
    [one] Only { $games } game was played ahead
   *[other] Only { $games } games were played ahead
}: too few to name chances.
hint-numbers = The numbers say how many games in 100 a move wins, with the 95% interval in brackets. { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} played ahead, knowing only what you know. The move with the best lower end is recommended.
hint-rough-early = They are rough: this early, rivals’ routes say little of their tickets. Use them to compare moves.
hint-rough-guessed = They are rough: rivals’ tickets are guessed, and especially early in a game the chances come out too high, often by ten or more. Use them to compare moves.
hint-chance = wins { $win } in 100 games ({ $low }–{ $high })
hint-chance-rough = wins roughly { $win } in 100 games ({ $low }–{ $high })
hint-little-tried = { $games ->
    [0] not tried
    [one] too little tried: { $games } game
   *[other] too little tried: { $games } games
}
hint-less-certain = { $games ->
    [one] a higher number from { $games } game, but less certain: its lower end is not better
   *[other] a higher number from { $games } games, but less certain: its lower end is not better
}
hint-why = Why: { $reason }
hint-note = Took { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Score: the player’s points at the end. Tried: share of the games. Planner: its guess before the search.
error-not-to-act = Seat { $seat } has nothing to decide here, seat { $actor } does; a hint is for the seat to act.
error-bad-seconds = A search can take { $least } to { $most } s, not { $seconds }.
error-bad-iterations = The number of games played ahead is 1 to { $most }, not { $iterations }.
error-bad-top = At least one move must be shown, not { $top }.
