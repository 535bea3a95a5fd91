# Terminal play: arguments
play-arg-edition = one of: { $known } (without it a menu asks)
play-arg-seats = players in turn order, separated by commas: you, you:NAME, a level ({ $levels }) or a bot ({ $bots }); express takes a budget, such as express@400 (games ahead) or express@0.5s (seconds). Example: you,regular. Without it a menu asks for the opponent
play-arg-seed = decides every shuffle; the same seed gives the same deal
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
play-card-grey = any colour
play-deck-tickets = tickets
play-deck-regular = regular
play-deck-short = short
play-deck-long = long
play-kind-tunnel = tunnel
play-kind-ferry = ferry
play-sign-claimable = you can claim it now
play-sign-closed = closed to you
play-sign-wanted = on your way

# Commands: the first word is the one that is shown
play-command-deck = d deck draw
play-command-claim = c claim
play-command-tickets = t tickets ticket
play-command-station = s station
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
play-menu-station = s station
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
play-help-claim = claim a route: c alone lists what you can claim, "c sea hel" or "c 17" names it
play-help-tickets = draw tickets
play-help-station = build a station: "s paris"
play-help-pass = pass, when nothing else is possible
play-help-board = the whole board; "b chicago" shows the routes of one city
play-help-hand = your cards and tickets
play-help-hint = the best moves with their chances to win; thinks for a second
play-help-explain = why the bots moved as they did (gives away their tickets)
play-help-why = why a route cannot be claimed: "w sea hel"
play-help-log = what has happened so far
play-help-screen = draw the screen again
play-help-help = this help
play-help-quit = save and quit; the game can be resumed
play-help-words = Beginnings of names are enough, and accents do not matter. x goes back, Enter takes the first choice.

# Prompts
play-prompt-edition = Edition [1]
play-prompt-level = Opponent [2]
play-prompt-turn = Your turn
play-prompt-second-card = Second card
play-prompt-claim = Which route (number or cities, Enter: back)
play-prompt-route = Number of the route (Enter: back)
play-prompt-payment = Pay with [1]
play-prompt-station = In which city (Enter: back)
play-prompt-mix = How many
play-prompt-keep = Keep
play-prompt-tunnel = Your choice [1]
play-prompt-passenger = Take [1]
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
play-column-stations = stations
play-column-passengers = passengers
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
play-ticket-lost = no way is left
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
play-explain = Why the bots moved so
play-explain-nothing = No bot has moved since you did.
play-curtain = Pass the screen to { $player }.

# Questions and answers
play-which-level = Who do you play against?
play-which-edition = Which edition?
play-keep = Keep at least { $fewest }: type their numbers, for example "1 3", or a for all.
play-mix = You draw { $total } tickets together. How many from the deck "{ $first }"? The rest comes from "{ $second }".
play-several-routes = Several routes fit; which one?
play-more-routes = … and { $count ->
    [one] { $count } more short route
   *[other] { $count } more short routes
}: b shows them all.
play-tunnel-revealed = The tunnel turns over: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] { $count } more card is needed
   *[other] { $count } more cards are needed
}: { $colour } or locomotives.
play-tunnel-pay = pay { $cards }
play-tunnel-withdraw = withdraw: take your cards back, your turn ends
play-passengers = A passenger from { $place }?
play-passenger-none = nobody
play-wrong-command = "{ $text }" is no command here; type ? for help.
play-wrong-number = Type a number from 1 to { $last }.
play-wrong-slot = The market has the cards 1 to { $last }.
play-wrong-keep = Type numbers from 1 to { $last }, for example "1 2", or a for all.
play-wrong-mix = Type one number (from the deck "{ $first }") or two that make { $total } ("{ $first }" and "{ $second }"), for example "3 1".
play-slot-empty = Nothing lies there.
play-no-route = No route fits "{ $text }".
play-no-city = No city fits "{ $text }".
play-which-city = Several cities fit "{ $text }": { $cities }.
play-no-claims = There is no route you can claim now; w and a route says why.
play-no-station = You cannot build a station now.

play-why-nothing = you have everything you need for it
play-why-own = it is yours already
play-why-taken = already claimed by { $owner }
play-why-own-twin = you own the parallel route
play-why-twin-closed = closed: with so few players only one of the parallel routes can be used
play-why-trains = it needs { $needs } trains, you have { $left } left
play-why-locomotives = the payment must hold { $needs ->
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

# What happened: after "Name: "
play-fact-drew = card from the deck
play-fact-drew-known = { $card } from the deck
play-fact-took = { $card } from the market
play-fact-claimed = { $route } ({ $length }), +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-fact-passed = pass
play-fact-last-round = { $player }: { $trains ->
    [one] { $trains } train left
   *[other] { $trains } trains left
}. The last round begins.
play-fact-game-over = The game is over.
play-fact-market-reset = Three locomotives lay open: all cards of the market are replaced.
play-fact-reshuffled = The discard pile is shuffled into a new deck.
play-fact-drew-tickets = draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
play-fact-announced-mix = tickets drawn: { $first } { $first_name }, { $second } { $second_name }
play-fact-kept-tickets = keeps { $kept ->
    [one] { $kept } ticket
   *[other] { $kept } tickets
}, gives back { $returned }
play-fact-revealed = tunnel shows { $card }
play-fact-surcharge = surcharge { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-fact-withdrew = withdraws from the tunnel { $route }
play-fact-built-station = station in { $place }
play-fact-took-passenger = passenger { $card } from { $place }

# The end
play-end = final score
play-winners = { $count ->
    [one] Winner: { $players }
   *[other] Winners, all tied: { $players }
}
play-line-routes = routes
play-line-tickets = tickets
play-line-longest = longest path
play-line-stations = stations not built
play-line-globetrotter = most tickets completed
play-line-passengers = passengers
play-line-total = total
play-line-rank = place
play-line-completed = tickets completed
play-line-longest-length = trains on the longest path
play-line-stations-built = stations built
play-line-passengers-taken = passengers taken
play-record-saved = The record of the game: { $file }
play-replay-command = Check it and look at it: { $command } --show
play-saved = The game is saved: { $file }
play-resume-command = Go on with: { $command }

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
