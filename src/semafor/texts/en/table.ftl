# Why a table on the server refuses something
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-not-over = This can be seen once the game is over.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host can begin the game.
error-stale = The game has moved on: look at the board and decide again.
error-already-chosen = You have chosen; now it is up to the others.
error-no-undo = This move cannot be undone: it revealed something, or someone has acted since.
error-bad-invite = This invitation is not valid for this game.
error-already-seated = You already have a seat at this table.
error-seat-taken = This seat is taken.
error-bot-plays-already = A bot is already playing for this seat.
error-no-bot-plays = No bot is playing for this seat.
error-not-away = A bot can play for someone else only when that player has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-only-clock = This game has a clock: a bot takes over only when someone’s time is up.
error-nobody-there = Nobody has that seat.
error-bad-colour = There are no pieces of this colour here; there are { $known }.
error-colour-taken = Someone else has chosen this colour.
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
error-seat-twice = You can take only one seat; give the other one to another person or a bot.
error-no-open-seats = Nobody can join a game in the mode “{ $mode }”: give every seat to a person here or a bot.
error-no-people-here = Give at least one seat to a person.
error-bad-branch = The game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; play on from before the last one.
error-no-explaining = Bots give their reasons only to a person playing alone against bots.
error-no-help = This table plays without help: no hints, no plans.
error-no-teaching = A teaching game has one person and otherwise bots: nobody else may have a hand to hide.
error-word-said = You have already added your word.
error-no-word = A branched game gets a new shuffle that nobody has promised, so it takes no words.
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
error-no-rewind = You can go back a turn only where you play alone against bots, with hints and without a clock, and not before your first turn.
