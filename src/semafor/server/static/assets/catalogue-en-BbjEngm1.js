var e=`# Why something was refused. One message for each reason key in the source: error-<reason>.

# Moves
error-malformed = This move cannot be read: look at "{ $field }".
error-unknown-move = There is no move called "{ $do }".
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-now = That cannot be done now.
error-not-legal = That move is not legal now.
error-must-act = You may pass only when nothing else is possible.
error-piles-empty = There are no cards left to draw.
error-unknown-card = There is no card called "{ $card }".
error-not-open = No such card lies in the market: { $card }.
error-locomotive-second = An open locomotive cannot be the second card.
error-unknown-route = There is no route called "{ $route }".
error-wrong-count = { $route } costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-wrong-colour = { $route } must be paid in { $colour } (or with locomotives).
error-two-colours = All coloured cards of a payment must have the same colour.
error-name-the-colour = Several colours can pay for this: say which.
error-route-taken = { $route } is already claimed.
error-own-twin = You already own the parallel route of { $route }.
error-twin-closed = With so few players only one of the parallel routes can be used, so { $route } is closed.
error-too-few-trains = { $route } needs { $needs ->
    [one] { $needs } train
   *[other] { $needs } trains
}, and you have { $left } left.
error-too-few-locomotives = { $route } needs at least { $needs ->
    [one] { $needs } locomotive
   *[other] { $needs } locomotives
} in the payment.
error-cards-not-in-hand = You do not hold the cards for this.
error-wrong-surcharge = The surcharge is { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-surcharge-colour = The surcharge must be paid in { $colour } or with locomotives.
error-unknown-city = There is no city called "{ $city }".
error-no-stations-left = You have no stations left.
error-wrong-station-cost = Your next station costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-city-has-station = { $city } already has a station.
error-no-tickets-left = There are no tickets left to draw.
error-name-the-mix = Say how many tickets of each deck you want: { $count } together.
error-not-offered = The ticket "{ $ticket }" is not among those offered to you.
error-return-all-others = The tickets given back must be exactly the ones not kept.
error-keep-more = Keep at least { $needs ->
    [one] { $needs } ticket
   *[other] { $needs } tickets
}.
error-not-an-end = { $place } is not an end of the claimed route.
error-one-passenger = Take one passenger, by its colour, at { $place }.
error-no-such-passenger = No passenger of that colour stands there.

# Setting up a game
error-unknown-edition = There is no edition called "{ $edition }"; known editions: { $known }.
error-unknown-variant = { $edition } has no tickets called "{ $variant }"; known: { $known }.
error-unknown-module = The edition { $edition } names an unknown rule module: { $module }.
error-unknown-option = There is no option called "{ $name }".
error-bad-parameter = The setting { $name } cannot be "{ $value }"; expected: { $expected }.
error-bad-seats = A game has two to five seats, not { $seats }.
error-bad-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $seats }.
error-bad-first = The first seat cannot be { $first }: seats are numbered from 0, and there are { $seats }.
error-too-few-tickets = The ticket deck "{ $deck }" has { $tickets } tickets, but { $needed } are needed for so many players.
error-too-large = This board is too large for the engine.
error-step-taken = Two rules want to be step { $number } of "{ $procedure }".
error-option-taken = Two rules want to be option { $number } of "{ $decision }".
error-bad-position = The position cannot be: { $key } has "{ $value }".
error-map = The map { $source } cannot be used: { $row }: { $expected }.
error-not-playable = This edition has no rules for what is on the map: { $what } ({ $where }).
error-no-terminal = Playing here needs a terminal for both input and output; "semafor serve" plays in the browser.
error-no-people = Nobody sits at the screen: name at least one seat "you" (bots alone play with "semafor simulate").
error-option-form = An option looks like NAME=VALUE, not "{ $text }".

# Records
error-record-unreadable = { $file } cannot be read: { $why }.
error-record-not-text = { $file } is not a game record: it is not text in UTF-8.
error-record-json = { $file } is not a whole JSON file: line { $line }, column { $column }.
error-record-shape = This is not a game record: "{ $key }" is missing or of the wrong type (expected: { $expected }).
error-record-format = The record has format { $found }; this program reads format { $expected }.
error-record-rules = The record follows version { $found } of the rules; this program has version { $expected }.
error-record-map = The record was played on another map of { $edition }.
error-record-chance = The record does not hold together: other outcomes follow from move { $move } than it says.
error-record-move = Move { $move } of the record is not legal: { $why }.
error-record-unfinished = The record states a result, but after its { $moves } moves the game is not over.
error-record-result = The result in the record is wrong: "{ $key }" differs from what the moves give.
error-record-commitment = The seed in the record is not the one that was promised before the game.
error-record-shuffle = The outcomes in the record are not those of its seed: the first difference follows move { $move }.
error-record-finished = The game in { $file } is over; look at it with "semafor replay".
error-record-no-resume = { $file } cannot be resumed: the seed of the game is not in it.
error-chance-missing = The record breaks off: an outcome is missing ({ $what }).
error-chance-impossible = The record is impossible: "{ $outcome }" cannot come up ({ $what }).
error-chance-left = The record holds outcomes that no move explains: { $left }.
error-save-failed = The game could not be saved: { $why }.

# Scenarios
error-no-such-file = There is no such file or folder: { $path }.
error-no-scenarios = There are no scenarios here: { $path }.
error-unreadable-file = { $path } cannot be read ({ $why }).
error-bad-yaml = { $path } is not valid YAML: line { $line }.
error-scenario-file = { $path }: expected a list of scenarios.
error-scenario-row = { $path }: entry { $row } is not a scenario.
error-scenario-shape = The scenario lacks "{ $key }", or it has the wrong type.

# Measuring
error-bad-bench = Name at least one edition and a time of more than 0 seconds (given: { $seconds }).

# Tournaments
error-tournament-no-edition = Name an edition ({ $known }, or "all"), or files with --show.
error-too-few-bots = A tournament needs at least two bots, but { $count ->
    [one] { $count } bot was named
   *[other] { $count } bots were named
}.
error-bot-twice = The bot "{ $name }" is named twice; a bot against itself plays in "semafor simulate".
error-bots-or-pair = Give either --bots or --pair, not both.
error-bad-pair = A pair is two bots separated by a comma, not "{ $text }".
error-anchor-form = An anchor looks like BOT=ELO, not "{ $text }".
error-unknown-anchor = The anchor "{ $name }" does not play; these do: { $known }.
error-sprt-form = A test looks like ELO0,ELO1 (such as 0,50), not "{ $text }".
error-sprt-needs-two = A sequential test needs exactly two bots and two seats.
error-bad-sprt = The first Elo of a test must be below the second, both between -{ $most } and { $most }, not { $elo0 } and { $elo1 }.
error-bad-sprt-error = An error rate of a test must be above 0 and below 0.5, not { $value }.
error-results-differ = { $file } holds another tournament ({ $key }: { $found }, not { $expected }); name another file.
error-results-not-ours = { $file } is not a file of tournament results.
error-results-format = { $file } has format { $found }; this program reads format { $expected }.
error-results-line = Line { $line } of { $file } is damaged.
error-results-unwritable = { $file } cannot be written: { $why }.

# Planning
error-plan-no-tickets = There are no tickets to plan for: name some with --tickets.
error-plan-not-with-record = { $option } goes with an edition, not with a saved game.
error-plan-bad-move = The record has { $moves } moves, so there is no position after { $move }.
error-bad-steps = A search needs at least one step, not { $steps }.
error-bad-hand = "{ $text }" is not a number of cards such as red=3; kinds of cards: { $known }.
error-unknown-ticket = There is no ticket called "{ $ticket }".
error-unknown-ticket-near = There is no ticket called "{ $ticket }"; did you mean: { $near }?

# What the system says of files
why-no-such-file-or-directory = there is no such file or folder
why-permission-denied = permission denied
why-is-a-directory = it is a folder
why-not-a-directory = there is no such folder
why-no-space-left-on-device = the disk is full
why-read-only-file-system = the disk is read-only
why-file-name-too-long = the name is too long

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
error-not-away = A bot can play for somebody else only when that player has been away for { $seconds } seconds.
error-game-rules = This game was begun with version { $found } of the rules; this server has version { $expected }. It is kept, but cannot be played on here.
error-game-map = This game was begun on another map of { $edition }. It is kept, but cannot be played on here.
error-bad-pace = Bots can wait from 0 to { $most } milliseconds.
error-bad-clock = A clock has either 1 to { $days } days for each turn, or 1 to { $bank } seconds and up to { $increment } seconds more for each turn.
error-seat-twice = You can sit on one seat only; give the other one to another person or a bot.
error-no-open-seats = Nobody can join a game in the mode "{ $mode }": give every seat to a person here or a bot.
error-no-people-here = Give at least one seat to a person.
error-bad-branch = The game has { $moves } moves; play on from before the last one.
error-no-explaining = A bot's reasons give away its tickets: they are told only to a single player against bots.
error-nothing-to-explain = This bot has not moved yet.

# \`semafor serve\` and what the server refuses.

cli-summary-serve = play in the browser: alone, at one screen, with phones or over the network

serve-help-port = port to listen on (default: { $port }, or the next free one)
serve-help-host = address to listen on (default: this machine only)
serve-help-host-name = a name under which browsers find the server, e.g. games.example.org; may be repeated
serve-help-lan = let the devices of your network join: prints an address and a QR code
serve-help-open = open the browser
serve-help-proxy = trust X-Forwarded-For and X-Forwarded-Proto: only behind your own proxy
serve-help-data = file with all games (default: in your data folder)
serve-help-database = keep the games in PostgreSQL: postgresql://user@host/name
serve-help-redis = tell other processes of news by Redis instead of PostgreSQL: redis://host
serve-help-workers = number of processes (default: 1; more only with --database)
serve-help-backup = write a consistent copy of the games to FILE and stop; a running server is not disturbed
serve-help-production =
    For friends in your network:  semafor serve --lan

    On the internet, put a proxy with TLS before it and tell both about each other:
      semafor serve --port 8765 --host-name games.example.org --proxy-header
    The proxy must pass on Host, the upgrade to WebSocket, X-Forwarded-For and
    X-Forwarded-Proto. An example for nginx is in docs/serving.md.

    Many tables: several processes on one PostgreSQL, here or on more machines:
      semafor serve --database postgresql://semafor@db/semafor --workers 4 …
    Processes tell each other of moves by PostgreSQL itself, or by --redis.

    Backups: semafor serve --backup games-today.sqlite, or pg_dump.
    Watch /healthz (200 when games can be stored) and /metrics (Prometheus).
serve-ready = Semafor is ready: { $url }
serve-lan = For phones and other computers in your network: { $url }
serve-no-lan = This machine has no address in a network now, so only browsers on it can join.
serve-stopped = Stopped. Every game is stored.
serve-backed-up = All games are copied to { $file }.

# What cannot be started

error-bad-port = There is no port { $port }: choose one from 1 to 65535.
error-port-taken = Port { $port } at { $host } cannot be used ({ $why }): choose another one with --port.
error-bad-database-url = --database wants an address like postgresql://user@host/name.
error-bad-redis-url = --redis wants an address like redis://host:6379.
error-data-or-database = --data is for SQLite and --database for PostgreSQL: name one of them.
error-redis-alone = --redis connects processes that share a PostgreSQL: name it with --database.
error-workers-need-database = Several processes need a PostgreSQL they can share: name it with --database.
error-lan-or-host = --lan listens everywhere by itself: leave out --host.
error-store-in-use = Another server is using { $path }: stop it, or name another file with --data.
error-store-folder = { $path } cannot be written ({ $why }): name another file with --data.
error-store-file = { $path } cannot be used as a database ({ $why }): name another file with --data.
error-store-newer = The games were stored by a later release (database version { $found }, this release knows { $latest }): update Semafor.
error-store-unreachable = PostgreSQL does not answer ({ $why }): check the address and whether it is running.
error-store-not-durable = This PostgreSQL has synchronous_commit off and could lose moves: switch it on for this database.
error-bus-unreachable = Redis does not answer ({ $why }): check the address and whether it is running.
error-backup-missing = There are no games at { $path }: name the file with --data.
error-backup-exists = { $path } exists already: name a new file.
error-backup-failed = The copy to { $path } did not succeed ({ $why }).
error-backup-postgres = Copy a PostgreSQL with its own tool: pg_dump.

# What the server refuses

error-store-down = The server cannot store anything at the moment. Your move is not lost: try again in a few seconds.
error-thinking-failed = No answer could be found this time: try again.
error-worker-failed = No answer could be found this time: try again.
error-wrong-host = The server does not know itself under this name: start it with --host-name, or use its own address.
error-wrong-origin = This request did not come from the server's own page.
error-too-many = That was too much at once: wait a moment.
error-too-long = That was too long.
error-too-slow = The request took too long to arrive: try again.
error-unreadable = The server could not read what was sent: reload the page.
error-hello-first = The connection began in the wrong way: reload the page.
error-reload = There is a new version of the page: reload it.
error-seat-moved = This seat is now played on another device.
error-server = Something went wrong on the server. Nothing you did is lost: reload the page.
error-bad-request = The server could not understand the request: { $why }
error-unknown-path = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-unknown-game = There is no such game: check the link.
error-bad-link = This link was used already or is too old: ask for a new one.
error-bad-name = A name has 1 to { $most } characters.
error-bad-password = A password has { $least } to { $most } characters.
error-wrong-password = Name or password is wrong.
error-name-taken = This name is taken: choose another one.
error-has-account = You have an account already: log out first.
error-no-session = Your session is over: reload the page.

# Campaigns on the server
error-unknown-campaign = There is no such campaign.
error-not-your-company = This is not your company.
error-campaign-sealed = Hands and secret sides of a campaign stay closed.
error-campaign-open = Nobody has taken one of the companies yet: let a bot play it, or leave it out of this game.
error-campaign-bot-already = A bot decides for this company already.
error-campaign-not-away = A bot can decide for somebody else only when the campaign has waited for that player for a while.
error-campaign-no-bot = No bot decides for this company.

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

# Legends: cards and columns
play-card-newspaper = newspaper
play-column-dollars = dollars
play-column-company = company
play-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
play-sign-large = large city: whoever claims a route to it draws a card
play-caboose = caboose
play-event-none = No event is active.
play-event-active = Event: { $name }. { $text }
play-event-past = Last event: { $name }. { $text }
play-events-left = events in the deck: { $count }
play-prompt-discard = Discard [1]
play-prompt-archive = Archive [1]
play-discard = Choose a card to discard; { $count ->
    [one] { $count } card to go.
   *[other] { $count } cards to go.
}
play-archive = You are in last place and take an event out of the game. Which one?

# Events: names and what they do
event-E01 = Payday on the Line
event-E01-text = Everybody takes 2 dollars.
event-E02 = Cheap Coal
event-E02-text = Routes of 3 or more spaces cost one card less.
event-E03 = Muddy Season
event-E03-text = Grey routes of up to 3 spaces cost one further card of any kind.
event-E04 = Brass Bands
event-E04-text = A route to a large city also earns 1 dollar.
event-E05 = Lost Waybills
event-E05-text = Everybody with more than 7 cards discards 2 of them.
event-E06 = Spare Engines
event-E06-text = An open locomotive counts as an ordinary card, first or second.
event-E07 = Public Subscription
event-E07-text = Whoever has fewest dollars takes 3; so do all who are tied.
event-blank = An ordinary day
event-blank-text = Nothing happens.

# What happened
play-fact-claimed-plain = { $route } ({ $length })
play-fact-company-bonus = company colour, +{ $dollars } $
play-fact-large-city = large city
play-fact-event = newspaper! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] the event pays { $dollars } dollar
   *[other] the event pays { $dollars } dollars
}
play-fact-money-gained = +{ $dollars } $
play-fact-money-paid = pays { $dollars } $
play-fact-discarded = discards { $card }
play-fact-archived = takes an event out of the game: { $name }

play-why-closed-now = closed while the active event lasts
play-why-fee = the fee is { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, you have { $left }

# Final score
play-line-dollars = dollars held
play-line-unused-trains = few trains left over
play-line-turn-order = turns after the first player
play-caboose-next = In last place, and first in the next game: { $player } (caboose)

# As plain text
describe-choose = choose { $option }
describe-seat-dollars = Seat { $seat }: { $points } dollars, { $trains } trains, { $cards } cards, { $tickets } tickets
describe-part-companies = Companies by seat: { $value }
describe-part-active_event = Active event: { $value }
describe-part-event_pile = Events so far: { $value }

# Why a bot does it
reason-claim-company = The colour of the own company: it earns a bonus at once.
reason-claim-large = A large city: the route brings a card.
reason-claim-trains = { $trains ->
    [0] Uses up the last trains: the fewer are left, the more dollars at the end.
    [one] Leaves only { $trains } train: the fewer are left, the more dollars at the end.
   *[other] Leaves { $trains } trains: the fewer are left, the more dollars at the end.
}
reason-draw-trains = { $route } would use up { $points ->
    [one] { $points } train
   *[other] { $points } trains
} and lacks { $missing }.
reason-keep-dollars = { $points } dollars for about { $needed } of { $trains } trains.
reason-discard = The card that is missed least ({ $card }: { $have }).
reason-archive = One of them has to go.

# Why something was refused
error-piles-low = With { $most } cards or fewer in deck and discard pile no cards can be drawn.
error-route-beyond = { $route } leads off the board: it can be claimed when a city lies at both ends.
error-route-closed-now = { $route } cannot be claimed while the active event lasts.
error-fee-not-paid = { $route } costs a fee of { $needs } dollars, and you have less.
error-name-the-further-card = Name the cards: one further card of your choice has to be paid.
error-card-not-in-hand = You do not hold such a card: { $card }.
error-unknown-event = There is no event called "{ $event }".
error-event-not-in-pile = The event "{ $event }" does not lie in the pile.
error-bad-effect = { $where }: { $what }.

# In the browser
web-money = \${ $amount }
web-company = company: { $colour }
web-company-none = no company
web-caboose-title = holds the caboose card and took the first turn
web-large-city = large city
web-event = Event
web-event-lasting = in force
web-event-past = acted once
web-event-none = No event yet. The next newspaper brings one.
web-events-left = { $count ->
    [one] { $count } event in the deck
   *[other] { $count } events in the deck
}
web-events-all = All events
web-events-deck = Still in the deck
web-events-pile = So far
web-effect-discard = Discard a card
web-effect-discard-about = { $event }: { $count ->
    [one] { $count } more card has to go.
   *[other] { $count } cards have to go, one after the other.
}
web-effect-discard-do = Discard
web-effect-archive = Take an event out of the game
web-effect-archive-about = You are in last place: one event of the pile will not come back.
web-effect-archive-do = Take it out
web-effect-have = { $count } in hand
web-note-cost = { $event }: it costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $length }. The trains stay the same.
web-note-extra = { $event }: { $cards ->
    [one] one further card of any kind
   *[other] { $cards } further cards of any kind
}.
web-note-extra-here = This route asks for { $cards ->
    [one] one further card of any kind
   *[other] { $cards } further cards of any kind
} now.
web-note-fee = { $event }: a fee of { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
web-note-company = The colour of your company: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} at once.
web-note-company-card = The colour of your company: you draw a card at once.
web-note-bonus = { $event }: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} more.
web-note-large = A large city: you also draw the top card of the deck.

# In short, for the help of the table
short-dollars = Dollars
short-dollars-text = They take the place of points: from tickets, from routes in the colour of your company, from events, and at the end for trains used up. A route by itself pays nothing.
short-events = Newspapers and events
short-events-text = A newspaper in the deck turns over the top event. Some events act once; the others change the rules for everybody until the next newspaper.
short-companies = Your company
short-companies-text = A route in the colour of your company pays two dollars at once, whatever you pay it with. Grey routes never pay this.
short-large_cities = Large cities
short-large_cities-text = They have a brass ring on the map. A route to one also brings you the top card of the deck.
short-caboose = The caboose
short-caboose-text = Whoever holds this card has the first turn; at the end it goes to whoever came last.

# Bots: levels, characters, budgets
bot-level-baseline = baseline
bot-level-beginner = beginner
bot-level-casual = casual player
bot-level-regular = regular
bot-level-expert = expert
bot-level-master = master
bot-character-random = Plays any legal move; a yardstick, not an opponent.
bot-character-novice = Has a plan but loses its thread now and then; kind to first games.
bot-character-racer = Grabs long routes and runs for the end, hoping that others are left with open tickets.
bot-character-greedy = Takes the cheapest route that helps its tickets and draws toward the next one; plans nothing against others.
bot-character-planner = Lays one network for all its tickets, watches the clock and claims first what others may want.
bot-character-express = Plays the game to its end in its head, again and again, and then makes the move that won most.
bot-budget-iterations = { $count ->
    [one] Plays { $count } game ahead for a move.
   *[other] Plays { $count } games ahead for a move.
}
bot-budget-seconds = { $seconds ->
    [one] Thinks up to { $seconds } second a move.
   *[other] Thinks up to { $seconds } seconds a move.
}
error-no-budget = The bot "{ $name }" answers at once; only "express" takes a budget, such as express@400.
error-bad-budget = "{ $name }" has no proper budget: it is a number of iterations such as 400, or seconds such as 0.5s.

# Why a move was made: one sentence, for bots and for hints alike, so without a subject
reason-only = The only legal move.
reason-random = Any move is as good as another.
reason-other = It looks best.
reason-pass = Nothing else is possible.

reason-claim-completes = { $count ->
    [one] Completes the ticket { $tickets }.
   *[other] Completes the tickets { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Lies on the way of the ticket { $tickets }.
   *[other] Lies on the way of several tickets: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Lies on the way of the ticket { $tickets }, and a rival's tracks touch both ends: it may soon be gone.
   *[other] Lies on the way of several tickets ({ $tickets }), and a rival's tracks touch both ends: it may soon be gone.
}
reason-claim-only-way = { $count ->
    [one] There is no way round it for the ticket { $tickets }.
   *[other] There is no way round it for the tickets { $tickets }.
}
reason-claim-block = Keeps a rival from joining the tracks that touch both its ends.
reason-claim-longest = { $points ->
    [one] Brings { $points } point
   *[other] Brings { $points } points
}, and the own longest path grows to { $length } trains (the rivals' longest: { $rival }).
reason-claim-passengers = { $points ->
    [one] Brings { $points } point and passengers to take along.
   *[other] Brings { $points } points and passengers to take along.
}
reason-claim-points = { $points ->
    [one] Brings { $points } point at once.
   *[other] Brings { $points } points at once.
}
reason-claim-points-done = { $points ->
    [one] The tickets are complete: now points count, and this brings { $points }.
   *[other] The tickets are complete: now points count, and this brings { $points }.
}
reason-claim-last = { $points ->
    [one] The last turn: takes the { $points } point that can still be had.
   *[other] The last turn: takes the { $points } points that can still be had.
}
reason-claim-end = { $trains ->
    [0] Uses up the trains, which begins the last round.
    [one] Leaves { $trains } train, which begins the last round.
   *[other] Leaves { $trains } trains, which begins the last round.
}

reason-draw-colour = { $count ->
    [one] { $route } still lacks { $missing } (for the ticket { $tickets }).
   *[other] { $route } still lacks { $missing } (for the tickets { $tickets }).
}
reason-draw-save = Saves a locomotive on { $route }.
reason-draw-spare = A card to spare in case the tunnel { $route } costs more.
reason-draw-points = { $points ->
    [one] { $route } would bring { $points } point and lacks { $missing }.
   *[other] { $route } would bring { $points } points and lacks { $missing }.
}
reason-draw-collect = Cards of one colour pay for long routes ({ $card }: { $have } with this one).
reason-draw-locomotive-finish = With a locomotive { $route } can be claimed.
reason-draw-locomotive-ferry = The ferry { $route } cannot do without a locomotive.
reason-draw-locomotive = { $lacking ->
    [0] A locomotive fits every route.
    [one] A locomotive fits everywhere, and the plan lacks { $lacking } card.
   *[other] A locomotive fits everywhere, and the plan lacks { $lacking } cards.
}
reason-draw-unseen = Nothing in the market helps: { $route } lacks { $missing }.
reason-draw-unseen-free = Nothing in the market is needed, and an unseen card may be a locomotive.
reason-draw-unseen-chance = { $lacking ->
    [one] An unseen card may be a locomotive, and the plan lacks { $lacking } card.
   *[other] An unseen card may be a locomotive, and the plan lacks { $lacking } cards.
}
reason-draw-last = The last turn, and nothing else brings anything.
reason-missing-purple = { $count ->
    [one] { $count } purple card
   *[other] { $count } purple cards
}
reason-missing-blue = { $count ->
    [one] { $count } blue card
   *[other] { $count } blue cards
}
reason-missing-orange = { $count ->
    [one] { $count } orange card
   *[other] { $count } orange cards
}
reason-missing-white = { $count ->
    [one] { $count } white card
   *[other] { $count } white cards
}
reason-missing-green = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}
reason-missing-yellow = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
reason-missing-black = { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}
reason-missing-red = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}
reason-missing-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

reason-tickets-done = { $done ->
    [one] The only ticket is complete, and { $trains } trains are left for more.
    [2] Both tickets are complete, and { $trains } trains are left for more.
   *[other] All { $done } tickets are complete, and { $trains } trains are left for more.
}
reason-tickets-hopeless = The open tickets can no longer be completed; new ones may fit the tracks that are there.
reason-tickets-time = { $needed ->
    [one] The plan needs { $needed } of { $trains } trains: there is time for another ticket.
   *[other] The plan needs { $needed } of { $trains } trains: there is time for another ticket.
}
reason-mix-first = Short tickets are soon complete.
reason-mix-second = Long tickets bring more points.
reason-mix-both = Some short tickets for safety, some long ones for points.

reason-keep-done = { $count ->
    [one] Complete already: { $tickets }.
   *[other] All complete already: { $tickets }.
}
reason-keep-line = Everything lies along one line: { $together } trains in all instead of { $apart } one by one.
reason-keep-way = The plan passes there anyway: not one more train is needed.
reason-keep-near = { $more ->
    [one] Only { $more } more train than planned is needed, for { $points } points.
   *[other] Only { $more } more trains than planned are needed, for { $points } points.
}
reason-keep-points = { $points } points for about { $needed } of { $trains } trains.
reason-keep-least = Something must be kept, and this loses least.

reason-station-ticket = { $count ->
    [one] Borrows a rival's route for the ticket { $tickets }, which is cut off otherwise.
   *[other] Borrows a rival's route for the tickets { $tickets }, which are cut off otherwise.
}
reason-station = The tracks of a rival at { $place } can now be used for tickets.

reason-tunnel-pay = { $surcharge ->
    [one] { $surcharge } more card for { $route } costs less than another try.
   *[other] { $surcharge } more cards for { $route } cost less than another try.
}
reason-tunnel-withdraw = { $surcharge ->
    [one] { $surcharge } more card for { $route } is too much; the cards come back.
   *[other] { $surcharge } more cards for { $route } are too much; the cards come back.
}
reason-tunnel-cannot = { $surcharge ->
    [one] The hand has no card for the surcharge.
   *[other] The hand does not have the { $surcharge } cards of the surcharge.
}

reason-passengers-lead = Takes or keeps the lead among passengers ({ $colours }).
reason-passengers-level = Draws level with the leader among passengers ({ $colours }).
reason-passengers-more = Comes closer to the leader among passengers ({ $colours }).
reason-passengers-none = Nobody there is worth taking.

reason-found = { $games ->
    [one] { $games } game played ahead: this wins { $win } %.
   *[other] { $games } games played ahead: this wins { $win } %.
}
reason-found-next = { $games ->
    [one] { $games } game played ahead: this wins { $win } %, the next best move { $next } %.
   *[other] { $games } games played ahead: this wins { $win } %, the next best move { $next } %.
}

# The page in the browser

# Everywhere
web-home = Start page
web-close = Close
web-nav = Main pages
web-rules = Rules
web-rules-of-game = Rules of this game
web-replays = Replays
web-account = Account
web-settings = Settings
web-save = Save
web-saved = Saved.
web-on = on
web-off = off
web-nowhere = There is nothing here
web-nowhere-about = The address leads nowhere. Perhaps a part of it is missing.
web-error-unknown = That did not work ({ $code }).
web-player-number = Player { $number }
web-percent = { $share } %
web-days-hours = { $days } d { $hours } h
error-offline = The server does not answer. Is it still running?

# Start page
web-start-title = Where does the next train go?
web-start-lead = Claim routes between cities and complete your tickets before the trains run out.
web-continue = Continue
web-show-all = All { $count } games
web-show-fewer = Fewer games
web-your-turn = Your turn
web-their-turn = Others to move
web-status-lobby = Waiting for players
web-won-by = Won by { $players }
web-new-game = New game
web-who-against = { $edition }: who do you play against?
web-more-ways = More ways to play
web-other-ways = Other ways to begin
web-tutorial = First game
web-tutorial-about = Learn it by playing, step by step
web-with-friends = With friends
web-with-friends-about = At one screen, with phones, or by link
web-join = Join a game
web-join-about = You were sent an invitation? Paste its link here.
web-replays-about = Finished games, move by move
web-replays-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
web-replays-lead = Every finished game can be watched move by move, through any player's eyes, and played on from any point.
web-replays-none = No game is finished yet.
web-edition-usa-classic = The plain game: cards, routes, tickets and the longest path.
web-edition-usa-refreshed = More and newer tickets, four to choose from; the end comes sooner.
web-edition-europe = Ferries, tunnels that may cost more, and stations that borrow a route.
web-edition-germany = Passengers wait in the cities, tickets come from two decks.
web-edition-legends = Dollars in place of points, a company of your own, and newspapers that change the rules.

# New game
web-edition = Edition
web-mode = How do you play?
web-mode-solo = Against bots
web-mode-solo-about = Begin at once.
web-mode-hotseat = On one screen
web-mode-hotseat-about = Pass it on; a curtain hides the cards.
web-mode-online = Online by link
web-mode-online-about = Friends join as guests, wherever they are.
web-mode-table = Table with phones
web-mode-table-about = This screen is the board, phones are the hands.
web-your-name = Your name
web-seat-kind = Player { $number }: who
web-seat-level = Player { $number }: level
web-seat-name = Player { $number }: name
web-seat-remove = Remove player { $number }
web-seat-add = Add a player
web-seat-here = person at this screen
web-seat-phone = person with a phone
web-seat-link = whoever has the link
web-seat-bot = bot
web-seat-open = open seat
web-variant = Tickets
web-variant-standard = as in the box
web-variant-1910 = 1910
web-variant-mega = mega
web-variant-big-cities = big cities
web-clock-rule = Clock
web-clock-none = none
web-clock-quick = 10 minutes + 15 seconds a turn
web-clock-calm = 25 minutes + 30 seconds a turn
web-clock-day = one day for each turn
web-clock-days = three days for each turn
web-play = Play
web-open-table = Open the table

# Lobby and joining
web-lobby-title = { $edition }: the table is being laid
web-lobby-open = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-full = Everybody is here.
web-seat-waiting = waiting
web-fill-level = Level of the bots on open seats
web-start-now = Begin
web-start-with-bots = { $count ->
    [one] Begin, with { $count } bot
   *[other] Begin, with { $count } bots
}
web-wait-host = Whoever opened the table begins the game.
web-invite = Invite
web-invite-about = Whoever has this link can take an open seat. No account is needed.
web-invite-link = Invitation link
web-invite-code = The invitation as a QR code
web-copy = Copy
web-copied = Copied
web-codes = Phones as hands
web-codes-about = Scan the code of a seat: the phone shows its cards and tickets, this screen shows the board.
web-code-of = QR code for { $player }
web-code-new = Show a code
web-code-move = Play on a phone
web-join-invited = { $edition }, at the table: { $players }.
web-join-now = Take the seat
web-join-go = Continue
web-join-guest = You play as a guest; nothing else is needed.
web-join-full = No seat is open any more, but you can watch.
web-join-no-link = This is not a link to a game.
web-seat = Seat
web-seat-any = any
web-watch = Watch
web-hand-title = Your phone, your hand
web-hand-about = The board stays on the big screen; your cards and tickets are here, where only you see them.
web-hand-take = Sit down

# Account and settings
web-account-about = You can play without an account. With one, your games follow you to other devices.
web-account-in = You are logged in as { $name }.
web-account-lost = There is no e-mail, so a lost password cannot be sent again.
web-register = New account
web-login = Log in
web-logout = Log out
web-password = Password
web-shown-name = Name others see
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-sounds = Sounds
web-confirm = Claiming a route
web-confirm-always = with the button in the panel
web-confirm-quick = also by choosing the route a second time

# The game screen
web-game-title = Game
web-reload = Load again
web-game-failed = This game cannot be shown
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-market = Cards to draw
web-deck = deck
web-tickets = tickets
web-take-card = Take from the market: { $card } (place { $slot })
web-draw-deck = { $count ->
    [one] Draw from the deck, { $count } card
   *[other] Draw from the deck, { $count } cards
}
web-discarded = Discard pile: { $count }
web-draw-tickets = { $count ->
    [one] Draw tickets, { $count } is left
   *[other] Draw tickets, { $count } are left
}
web-you-are = that is you
web-bot-plays = a bot stands in
web-company-bot = bot, { $level }
web-online = online
web-away = away
web-clock = time left
web-passengers = passengers
web-spectator = You are watching
web-menu = Menu
web-tabs = Cards, tickets, log
web-tab-hand = cards
web-tab-board = board
web-tab-log = log
web-react = React
web-emote-hello = Hello!
web-emote-nice = Well played!
web-emote-ouch = Ouch!
web-emote-wow = Wow!
web-emote-thanks = Thank you!
web-emote-hurry = Your train leaves soon…

# What is expected
web-status-loading = One moment…
web-status-wait = One moment…
web-status-sending = Sent…
web-status-turn = Your turn: cards, tickets or a route.
web-status-turn-no-claim = Your turn: cards or tickets.
web-status-turn-no-cards = Your turn: tickets or a route. Too few cards are left to draw.
web-status-second = Draw a second card.
web-status-keep = Choose your tickets: keep at least { $count }.
web-status-mix = Choose from which decks your tickets come.
web-status-tunnel = The tunnel costs more: pay or withdraw.
web-status-passengers = Who comes along?
web-status-discard = { $count ->
    [one] Discard { $count } more card.
   *[other] Discard { $count } cards.
}
web-status-archive = Take an event out of the game.
web-status-pass = You cannot do anything: pass.
web-status-chosen = You have chosen. Waiting for: { $players }
web-status-waiting = Waiting for: { $players }
web-status-handover = Your turn is over.
web-status-substitute = A bot is playing for you.
web-connection-lost = No connection. Trying again…
web-connection-now = Try now

# Deciding
web-pay-with = Pay with
web-pay-all = All { $count } ways
web-claim = { $points ->
    [one] Claim for { $points } point
   *[other] Claim for { $points } points
}
web-claim-plain = Claim the route
web-claim-later = You could claim it when it is your turn.
web-points = points
web-trains-after = trains left after it
web-completes = Completes: { $tickets }
web-helps = Lies on the way of: { $tickets }
web-tunnel-warning = A tunnel: three cards are turned over, and each match costs one card more.
web-route-own = It is yours.
web-route-owner = claimed by { $player }
web-route-free = free
web-route-name = { $route }, { $about }: { $state }
web-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
web-station = Station
web-station-about = It lets you use one route of a rival at this city for your tickets.
web-station-in = Station: { $city }
web-station-city = City
web-station-choose = choose, here or on the board
web-station-build = Build the station
web-tunnel = The tunnel
web-tunnel-how = Pay the surcharge with
web-tunnel-pay = Pay and claim
web-tunnel-cannot = You do not have the cards for it.
web-tunnel-withdraw = Withdraw
web-passengers-title = Who comes along?
web-passengers-about = One passenger from each end of your new route.
web-passengers-take = Go
web-keep-title = Choose your tickets
web-keep-fewest = { $count ->
    [one] Keep at least { $count } ticket; all of them are ringed on the board.
   *[other] Keep at least { $count } tickets; all of them are ringed on the board.
}
web-keep = { $count ->
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
web-keep-more = { $count ->
    [one] Choose { $count } ticket
   *[other] Choose { $count } tickets
}
web-keep-total = Points: { $points }
web-keep-total-money = Dollars: { $points }
web-keep-trains = with your others about { $needed } of { $trains } trains
web-mix-title = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: which mix?
web-mix-about = Short tickets are soon complete, long ones bring more.
web-mix-draw = Draw them
web-pass = Pass
web-undo = Take back
web-return = Play again myself
web-substitute-me = Let a bot play for me
web-substitute = Let a bot play for { $player }
web-curtain-about = Only the player named here should look now.
web-curtain-open = I am { $player }

# Tickets, plans, hints
web-ticket-balance = { $points } now
web-ticket-balance-title = Complete tickets less open ones
web-plan = Show a way
web-plan-all = Show a way
web-plan-ticket = Show a way: { $ticket }
web-plan-summary = About { $trains } trains; missing cards: { $cards }
web-none = none
web-ticket-done = Ticket complete: { $tickets }
web-why = Why?
web-hint-use = Take it
web-hint-note = { $games ->
    [one] Found by playing { $games } game ahead, knowing only what you know.
   *[other] Found by playing { $games } games ahead, knowing only what you know.
}
web-hint-range = between { $low } and { $high } %
web-final-score = Final score

# The log
web-log-line = { $player }: { $text }
web-log-early = has chosen tickets
web-log-undone = takes the move back
web-log-substitute = a bot stands in
web-log-return = is back
web-log-start = The game begins.
web-log-sit = sits down

# Finding and listing routes
web-finder = Find a route
web-finder-label = Letters of two cities, for example: sea hel
web-routes-table = All routes
web-only-claimable = only those I can claim now
web-choose = Choose
web-choose-route = Choose { $route }, { $about }
web-column-route = route
web-column-length = length
web-column-colour = colour
web-column-points = points
web-column-state = state

# Keys
web-help-title = Help
web-keys = Keys
web-choose-filter = Part of a name
web-rules-short = Rules of this game in short
web-status-asked = Your turn: { $question }
web-key-finder = find a route by letters of its cities
web-key-routes = all routes as a table
web-key-market = take that card from the market
web-key-deck = draw from the deck
web-key-tickets = draw tickets
web-key-station = build a station
web-key-commit = do what the open panel says
web-key-undo = take back
web-key-pass = pass
web-key-plan = show a way for my tickets
web-key-hint = hint
web-key-log = what has happened
web-key-board = to the board; arrow keys walk along the routes
web-key-escape = put down, close
web-key-help = this help
web-campaign = Campaign
web-campaign-about = Twelve games on one board that grows.
web-to-campaign = To the campaign
web-use-power = Use: { $power }
web-panels = Of the campaign
web-powers = Cards of your office
web-power-left = left: { $count }
web-power-postcard = postcard { $number }
`;export{e as default};