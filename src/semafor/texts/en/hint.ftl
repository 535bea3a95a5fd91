# Hints: the best moves of a position
cli-summary-hint = show the best moves of a position, with their chances to win
hint-position = FILE@MOVES
hint-help-position = a saved game after so many moves (FILE alone: after all of them)
hint-help-seat = whose hint; must be the seat to act (default: that seat)
hint-help-seconds = how long to search (default: 1)
hint-help-iterations = play so many games ahead instead; then equal questions have equal answers
hint-help-seed = whole number that decides the deals (default: 0)
hint-help-top = how many moves to show (default: 5)
hint-help-json = print one JSON object instead of a table
hint-title = { $edition }, { $seat } to act, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
hint-column-move = move
hint-column-win = wins
hint-column-score = score
hint-column-share = tried
hint-column-prior = planner
hint-percent = { NUMBER($share, maximumFractionDigits: 0) } %
hint-reach = ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
hint-score = { NUMBER($score, maximumFractionDigits: 0) }
hint-only = Only one move is legal: { $move }.
hint-why = Why: { $reason }
hint-note = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played ahead in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s from what this seat sees. Wins: with the 95 % interval. Score: own points at the end. Tried: share of the games. Planner: its guess before the search.
error-not-to-act = Seat { $seat } has nothing to decide here, seat { $actor } does; a hint is for the seat to act.
error-bad-seconds = A search takes from { $least } to { $most } seconds, not { $seconds }.
error-bad-iterations = A search plays from 1 to { $most } games ahead, not { $iterations }.
error-bad-top = At least one move must be shown, not { $top }.
