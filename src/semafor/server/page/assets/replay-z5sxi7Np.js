var e=`# The replay page of the browser
watch-title = Replay: { $edition }
watch-loading = Loading the game…
watch-controls = Replay controls
watch-first = First position
watch-previous = One move back
watch-next = One move forward
watch-last = Last position
watch-play = Play
watch-pause = Pause
watch-speed = Speed
watch-speed-value = { $speed }×
watch-position-start = Before the first move
watch-position-round = Move { $move } of { $moves }, round { $round }
watch-slider = Move
watch-eyes = View
watch-eyes-open = open hands
watch-eyes-spectator = spectator
watch-tickets-of = Tickets: { $player }
watch-no-tickets = no tickets yet
watch-no-cards = no cards
watch-log = Moves
watch-setup = The cards are dealt.
watch-link = Copy a link to this move
watch-link-copied = The link is copied.
watch-link-here = Link to this move
watch-download = Download the record
watch-branch = Play on from here
watch-branch-title = Play on from move { $move }
watch-branch-text = A new game begins from exactly this position. This one stays as it is. Bots take the other seats.
watch-branch-seat = You play as
watch-branch-level = The others are
watch-branch-start = Start
watch-branch-cancel = Cancel
watch-branch-over = The game is over here: go back a few moves first.
watch-branched = Branched off from another game
watch-ending = Show the final scoring
watch-board-only = Back to the board
watch-keys = Arrow keys step, Space plays and pauses, Home and End jump.
watch-unfinished = This game is not finished: you can see what you saw yourself.
watch-market = Market
watch-deck = Deck { $count }

# The shuffle that was promised
watch-shuffle-good = Shuffle verified
watch-shuffle-bad = Shuffle does not match
watch-shuffle-open = Shuffle not checked
watch-shuffle-good-text = Before the first card was dealt, the server published a fingerprint of its secret number. Now that the game is over it has revealed the number itself. Your browser has just computed the fingerprint again, and it is the same: the number was not changed afterwards. The server has also dealt the whole game again from this number, and every card came just as it did in the game.
watch-shuffle-half-text = Your browser has computed the fingerprint of the secret number again, and it is the same as the one published before the game. The server has not confirmed that every card follows from it.
watch-shuffle-bad-text = The secret number shown after the game does not have the fingerprint that was published before it. Something was changed: do not trust this game’s deal.
watch-shuffle-open-text = The secret number is shown when the game is over. Until then there is only its fingerprint.
watch-shuffle-branch-text = This game continues from a position of another one, so its deal was not promised from the start. Look at the shuffle of the game it comes from.
watch-shuffle-commitment = Fingerprint, published before the game
watch-shuffle-computed = Fingerprint, computed now in your browser
watch-shuffle-seed = Secret number
watch-shuffle-salt = Salt
watch-shuffle-words = Words of the players, mixed in after the fingerprint was published
watch-shuffle-key = Key of the shuffle, computed now in your browser from the number and the words
watch-shuffle-sealed-text = The shuffle of a campaign game is shown once everything after the game has been decided and the next game is about to begin.

# The final scoring, step by step
ending-title = Final scoring
ending-result = Final result
ending-skip = Skip to the result
ending-next = Next
ending-again = Show the scoring again
ending-step = { $step } of { $steps }
ending-ticket-done = complete
ending-ticket-failed = failed
ending-player-points = { $player }: { $points }
ending-score-so-far = Points so far
ending-total = Total
ending-place = Place
ending-player = Player
ending-win = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
ending-win-you = You win!
ending-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-replay = Replay
ending-rematch = Play again
ending-home = Start page
ending-all-tickets = All tickets
ending-show-on-map = Show on the map

# The story of a finished game and its review
story-title = Game review
story-race = The race
story-race-text = Scores over the whole game. At the end: { $scores }.
story-curve = Chances to win
story-curve-text = Chances to win, turn by turn. At the beginning: { $chances }.
story-decided-here = decided here
story-decided = The turn that decided it: move { $number }
story-best = { $player }: best move { $number }
story-dearest = { $wins ->
        [0] { $player }: costliest move { $number }
        [one] { $player }: costliest move { $number } (−1 win in 100)
       *[other] { $player }: costliest move { $number } (−{ $wins } wins in 100)
    }
story-how = Every move is judged by what its player knew at the time, using games played ahead. Luck does not count.
story-running = { $moves ->
        [one] Looking at the game: { $done } of 1 move…
       *[other] Looking at the game: { $done } of { $moves } moves…
    }
story-unknown = The moves of this game cannot be judged: under its rules the bots cannot play games ahead yet.
story-failed = The review stopped. Try again.
story-begin = Review this game
story-begin-text = Which moves were costly, what was better, and when the game was decided. This takes about a minute.
story-fine = Nothing was clearly better.
story-doubtful = Doubtful.
story-costly = Costly.
story-mark-doubtful = doubtful
story-mark-costly = costly
story-better = Better: { $move }.
story-wins = { $wins ->
        [one] It wins 1 more game in 100.
       *[other] It wins { $wins } more games in 100.
    }
story-points = { $points ->
        [one] It scores 1 point more.
       *[other] It scores { $points } points more.
    }
story-show = Show it on the board
story-picture = Picture to share
`;export{e as default};