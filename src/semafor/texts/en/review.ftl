# semafor review: a finished game looked at again
cli-summary-review = look at a finished game again: which moves were costly, what was better
review-help-all = show every move that was judged, also those that were fine
review-help-iterations = games played ahead for each of two moves where it stays close (default: { $usual }); the rest in proportion
review-help-workers = worker processes (default: one for each core); the result stays the same
review-help-against = look a second time with this seed, and say how far both agree
review-help-json = print one JSON object instead of a table
review-progress = Reviewing
review-column-player = player
review-column-move = move
review-column-verdict = verdict
review-column-better = better
review-column-wins = wins lost in 100
review-column-points = points lost
review-fine = fine
review-doubtful = doubtful
review-costly = costly
review-number = { NUMBER($number, maximumFractionDigits: 0) }
review-counts = { $fine ->
        [one] 1 move fine
       *[other] { $fine } moves fine
    }, { $doubtful } doubtful, { $costly } costly.
review-best = Best: move { $number }.
review-dearest = Most expensive: move { $number }.
review-decided = The turn that decided it began with move { $number }.
review-curve = Chances, turn by turn
review-note = { $games ->
        [one] 1 game was played ahead.
       *[other] { $games } games were played ahead.
    } Every move is judged by what its player knew at the time.
review-agreement = { $costly ->
        [0] Neither look calls any move costly.
        [one] Of 1 move called costly, the other look calls { $same } costly as well ({ $share }%).
       *[other] Of { $costly } moves called costly, the other look calls { $same } costly as well ({ $share }%).
    }
review-unknown = The moves of this game cannot be judged: under its rules the bots cannot play games ahead yet.
