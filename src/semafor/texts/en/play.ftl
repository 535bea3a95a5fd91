# Terminal play: arguments
play-arg-edition = one of: { $known } (without it a menu asks)
play-arg-seats = players in turn order, separated by commas: you, you:NAME, a level ({ $levels }) or a bot ({ $bots }); express takes a budget, such as express@400 (games ahead) or express@0.5s (seconds). Example: you,regular. Without it a menu asks for the opponent
play-arg-first = who goes first: the number of a player, from 1 (the first one if left out), or { $lot } to leave it to chance
play-arg-colours = train colours in the order of the players, separated by commas; the others get what is left. Example: red,green
play-arg-seed = decides every shuffle; the same seed gives the same deal
play-arg-teaching = a teaching game: asked why, the bots talk about their hands and tickets
play-arg-resume = go on with a saved game
play-arg-option = an option of the edition, for example tickets=mega (may be repeated)

# Cards and colours
play-card-purple = purple
play-card-blue = blue
play-card-orange = orange
play-card-white = white
play-card-green = green
play-card-yellow = yellow
play-card-black = black
play-card-red = red
play-card-locomotive = locomotive
play-colour-purple = purple
play-colour-blue = blue
play-colour-orange = orange
play-colour-white = white
play-colour-green = green
play-colour-yellow = yellow
play-colour-black = black
play-colour-red = red
play-colour-grey = any colour
play-sign-claimable = you can claim it now
play-sign-closed = closed to you
play-sign-wanted = helps your tickets

# Commands: the first word is the one that is shown
play-command-deck = d deck draw
play-command-claim = c claim
play-command-tickets = t tickets ticket
play-command-pass = p pass
play-command-board = b board map
play-command-hand = h hand
play-command-hint = i hint
play-command-explain = e explain
play-command-why = w why
play-command-log = l log
play-command-screen = r redraw screen
play-command-help = ? help
play-command-quit = q quit exit
play-command-back = x back
play-command-all = a all

play-menu-deck = d deck
play-menu-market = 1–5 market
play-menu-claim = c claim ({ $count ->
    [one] { $count } route
   *[other] { $count } routes
})
play-menu-tickets = t tickets
play-menu-pass = p pass
play-menu-board = b board
play-menu-help = ? help
play-menu-hand = h hand
play-menu-hint = i hint
play-menu-explain = e explain
play-menu-why = w why not
play-menu-log = l log
play-menu-quit = q save, quit

play-help-title = What you can type
play-help-deck = draw the top card of the deck
play-help-market = take that card from the market
play-help-claim = claim a route: c alone lists what you can claim, “c sea hel” or “c 17” names it
play-help-tickets = draw tickets
play-help-pass = pass, when nothing else is possible
play-help-board = the whole board; “b chicago” shows the routes of one city
play-help-hand = your cards and tickets
play-help-hint = the best moves with their chances of winning; thinks for a second
play-help-explain = why the bots moved as they did
play-help-why = why a route cannot be claimed: “w sea hel”
play-help-log = what has happened so far
play-help-screen = draw the screen again
play-help-help = this help
play-help-quit = save and quit; the game can be resumed
play-help-words = The beginning of a name is enough, and accents do not matter. x goes back, Enter takes the choice in [ ].

# Prompts
play-prompt-edition = Edition [1]
play-prompt-level = Opponent [2]
play-prompt-turn = Your turn
play-prompt-second-card = Second card
play-prompt-claim = Which route (number or cities, Enter: back)
play-prompt-route = Number of the route (Enter: back)
play-prompt-payment = Pay with [1]
play-prompt-keep = Keep
play-prompt-why = Which route
play-prompt-curtain = Press Enter
play-prompt-end-turn = Press Enter to end your turn

# The screen
play-you = You
play-person = Player
play-players = Players
play-table = Who plays
play-news = Since your last turn
play-news-none = The game begins.
play-round = round { $round }
play-last-round = last round: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
play-column-points = points
play-column-trains = trains
play-column-cards = cards
play-column-tickets = tickets
play-market-empty = empty
play-piles-cards = deck { $deck }, discard pile { $discard }
play-piles-tickets = tickets left: { $count }
play-piles-deck = { $deck } tickets left: { $count }
play-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-hand-empty = no cards
play-tickets = Your tickets
play-tickets-none = no tickets
play-ticket-done = complete
play-ticket-lost = can no longer be completed
play-ticket-missing = { $count ->
    [one] { $count } train missing
   *[other] { $count } trains missing
}
play-ticket-too-far = more than you have
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-offer = Tickets on offer
play-log = What has happened
play-thinking = { $player } is thinking…
play-hint = Hint
play-hint-thinking = Playing ahead…
play-explain = Why the bots moved as they did
play-explain-nothing = No bot has moved since you did.
play-teaching = A teaching game: asked why, the bots talk about their hands and tickets.
play-curtain = Pass the screen to { $player }.

# Questions and answers
play-which-level = Who are you playing against?
play-which-edition = Which edition?
play-keep = Keep at least { $fewest }: type their numbers, for example “1 3”, or a for all.
play-several-routes = Several routes match; which one?
play-more-routes = … and { $count ->
    [one] { $count } more short route
   *[other] { $count } more short routes
}: b shows them all.
play-wrong-command = “{ $text }” is not a command here; type ? for help.
play-wrong-number = Type a number from 1 to { $last }.
play-wrong-slot = The market has the cards 1 to { $last }.
play-wrong-keep = Type numbers from 1 to { $last }, for example “1 2”, or a for all.
play-slot-empty = There is nothing there.
play-no-route = No route matches “{ $text }”.
play-no-city = No city matches “{ $text }”.
play-which-city = Several cities match “{ $text }”: { $cities }.
play-no-claims = You cannot claim any route now; w and two cities says why.

play-why-nothing = you have everything you need for it
play-why-own = it is yours already
play-why-taken = already claimed by { $owner }
play-why-own-twin = you already own another track of this route
play-why-twin-closed = closed: with so few players only one track of a double route can be used
play-why-trains = it needs { $needs ->
    [one] { $needs } train
   *[other] { $needs } trains
}, you have { $left } left
play-why-locomotives = the payment must include { $needs ->
    [one] { $needs } locomotive
   *[other] { $needs } locomotives
}, you have { $have }
play-why-cards = { $missing ->
    [one] { $missing } card is missing
   *[other] { $missing } cards are missing
}; closest: { $have } × { $colour } and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}

# The end
play-end = final score
play-winners = { $count ->
    [one] Winner: { $players }
   *[other] Winners, all tied: { $players }
}
play-line-total = total
play-line-rank = place
play-record-saved = The record of the game: { $file }
play-replay-command = Check it and look at it: { $command } --show
play-saved = The game is saved: { $file }
play-resume-command = Resume it with: { $command }

# Replaying a record
replay-arg-file = a game record (.semafor.json)
replay-arg-show = print the whole game, move by move
replay-arg-seat = print it as this seat saw it (the first seat is 0)
replay-ok = The record is sound: every move is legal and the result is right.
replay-ok-unfinished = The record is sound as far as it goes: every move is legal, but the game is not finished.
replay-edition = Edition: { $edition } ({ $name })
replay-players = Players: { $players }
replay-moves = Moves: { $count }
replay-result = Result: { $places }
replay-digest = Digest of the last position: { $digest }
replay-shuffle-verified = Shuffle: verified, all outcomes are those of the promised seed.
replay-shuffle-open = Shuffle: not verified, because the seed is not in the record.
