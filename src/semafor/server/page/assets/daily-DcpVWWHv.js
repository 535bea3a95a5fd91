var e=`# The deal of the day and the puzzle, on the page and in the terminal
daily-title = The deal of the day
daily-lead = { $day }. One shuffle, the same opponents and the same first player for everybody. What will you make of it?
daily-edition = Edition
daily-today = Today’s table
daily-alone = You play without hints and without a plan, and only once.
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-replay = Watch it again
daily-end = Final scoring
daily-rank = { $rank ->
    [1] points – and first of { $seats }
   *[other] points, place { $rank } of { $seats }
}
daily-promise = Is it the same shuffle for everybody?
daily-promise-about = Compare these characters with somebody else’s. They were fixed before the first card, and the replay shows the shuffle they belong to.
daily-table = Who plays today
daily-who = Player
daily-points = Points
daily-you = that’s you
daily-place = place { $rank }
daily-done = finished
daily-playing = still playing
daily-nobody = Nobody here has begun yet.
daily-closed = Results and replays open once you have finished.
daily-bots = In your seat
daily-bots-about = Others have played the same deal from your seat, against the same opponents.
daily-comparing = { $done } of { $all } have finished. The others are still playing.
daily-history = Your days
daily-late = finished later
puzzle-title = The puzzle of the day
puzzle-invite = A position from a game, four moves, one clearly better than the rest.
puzzle-look = Solve it
puzzle-streak = { $days ->
    [one] Solved { $days } day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-no-streak = A new row begins with the next puzzle you solve.
puzzle-you = Your turn, with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} at the table
puzzle-seat = { $who ->
    [you] You
   *[other] Opponent
}: { $score }, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
puzzle-hand = Your hand
puzzle-market = The market
puzzle-tickets = Your tickets
puzzle-question = Which move is best?
puzzle-about = Point at a move and the board shows it. Your first answer counts.
puzzle-best = The best move: it wins { $win ->
    [one] { $win } game in 100.
   *[other] { $win } games in 100.
}
puzzle-behind = It wins { $wins ->
    [0] just as many games, but scores
    [one] { $wins } game in 100 fewer and scores
   *[other] { $wins } games in 100 fewer and scores
} { $points ->
    [one] { $points } point less.
   *[other] { $points } points less.
}
puzzle-margin = Behind by { $behind }% of a game, give or take { $error }.
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-proof = Each move was played ahead { $games ->
    [one] { $games } time
   *[other] { $games } times
}, all on the same deals and knowing only what you see here.
puzzle-to-daily = To the deal of the day
daily-played = You have played today’s deal already: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, place { $rank } of { $seats }.
daily-result = Your result: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, place { $rank } of { $seats }.
daily-opponents = Today, { $day }, against { $names }.
daily-progress = Others play your deal
daily-arg-edition = edition: { $known }
daily-arg-history = show the days you have played, and no game
daily-arg-data = file that keeps your days (default: in your data folder)
daily-column-day = Day
daily-column-edition = Edition
daily-column-level = In your seat
daily-column-points = Points
daily-column-place = Place
daily-history-empty = You have not played a deal of the day yet.
error-daily-file = { $file } does not hold the days you have played: move it away, and a new one is begun.
cli-summary-daily = the deal of the day: one shuffle for everybody, compared with bots
`;export{e as default};