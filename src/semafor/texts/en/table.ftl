# Why a table on the server refuses something
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-not-over = This can be seen once the game is over.
error-not-your-seat = This seat is not yours.
error-not-host = Only whoever made the game can begin it.
error-stale = The game has moved on: look at the board and decide again.
error-already-chosen = You have chosen; now the others choose.
error-no-undo = This move cannot be taken back: it showed something new, or somebody has acted since.
error-bad-invite = This invitation is not valid for this game.
error-already-seated = You already sit at this table.
error-seat-taken = This seat is taken.
error-bot-plays-already = A bot is already playing for this seat.
error-no-bot-plays = No bot is playing for this seat.
error-not-away = A bot can play for somebody else only when that player has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-only-clock = A clock runs in this game: a bot takes over only when somebody's time is up.
error-nobody-there = Nobody sits there.
error-bad-colour = There are no pieces of this colour here; there are { $known }.
error-colour-taken = Somebody else has chosen this colour.
error-game-rules = This game was begun with version { $found } of the rules; this server has version { $expected }. It is kept, but cannot be played on here.
error-game-map = This game was begun on another map of { $edition }. It is kept, but cannot be played on here.
error-bad-pace = Bots can wait from 0 to { $most } milliseconds.
error-bad-clock = A clock gives either 1 to { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each turn, or 1 to { $bank ->
    [one] { $bank } second
   *[other] { $bank } seconds
} with up to { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} more for each turn.
error-seat-twice = You can sit on one seat only; give the other one to another person or a bot.
error-no-open-seats = Nobody can join a game in the mode "{ $mode }": give every seat to a person here or a bot.
error-no-people-here = Give at least one seat to a person.
error-bad-branch = The game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; play on from before the last one.
error-no-explaining = Bots give their reasons only to a single player against bots.
error-no-teaching = A teaching game has one person and otherwise bots: nobody else may have a hand to hide.
error-word-said = You have added your word already.
error-no-word = A branch goes on with a new shuffle nobody has promised: it takes no words.
error-nothing-to-explain = This bot has not moved yet.

# What stands on a campaign's tickets
ticket-number = no. { $number }
ticket-number-about = Number { $number }: whoever completes this ticket first draws the postcard with this number.
ticket-number-used = no. { $number }, drawn
ticket-number-used-about = Number { $number }: its postcard has been drawn.
ticket-stamps = { $needed ->
    [0] { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }
    [one] { $count } of { $needed } stamp
   *[other] { $count } of { $needed } stamps
}
ticket-stamps-about = Stamps: { $companies }.
