# Why something was refused. One message for each reason key in the source: error-<reason>.

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
