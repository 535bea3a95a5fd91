# Why something was refused. One message for each reason key in the source: error-<reason>.

# Moves
error-malformed = This move cannot be read: look at “{ $field }”.
error-unknown-move = There is no move called “{ $do }”.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-now = That cannot be done now.
error-not-legal = That move is not legal now.
error-unknown-card = There is no card called “{ $card }”.
error-unknown-route = There is no route called “{ $route }”.
error-two-colours = All coloured cards of a payment must have the same colour.
error-name-the-colour = Several colours can pay for this: say which.

# Setting up a game
error-unknown-edition = There is no edition called “{ $edition }”; known editions: { $known }.
error-unknown-variant = { $edition } has no tickets called “{ $variant }”; known: { $known }.
error-unknown-module = The edition { $edition } names an unknown rule module: { $module }.
error-unknown-option = There is no option called “{ $name }”.
error-bad-parameter = The setting { $name } cannot be “{ $value }”; expected: { $expected }.
error-bad-seats = A game has two to five seats, not { $seats }.
error-bad-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $seats }.
error-bad-first = The first seat cannot be { $first }: seats are numbered from 0, and there are { $seats }.
error-first-number = Who goes first is a player’s number from 1 to { $seats }, or { $lot }, not “{ $text }”.
error-colours-number = There are more colours than players: { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
error-too-few-tickets = The ticket deck “{ $deck }” has { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, but { $needed } are needed for so many players.
error-bad-seats-here = This edition is not for that many players ({ $seats }): { $fewest } at least, { $most } at most.
error-too-large = This board is too large for the engine.
error-over-limit = { $what ->
    [cards] Too many cards of the kind “{ $kind }”: { $found }
    [colours] Too many colours of cards: { $found }
    [kinds] Too many kinds of cards: { $found }
    [routes] Too many routes: { $found }
    [tickets] Too many tickets: { $found }
    [places] Too many places: { $found }
    [actions] Too many actions of all decisions together: { $found }
    [parts] Too many numbers in the parts of the rules: { $found }
    [lines] Too many lines of the final score: { $found }
   *[decks] Too many decks of tickets: { $found }
}. The engine has room for { $most }.
error-no-editions-folder = There is no edition in { $path }: expected an “edition.toml” in it, or folders that have one.
error-bad-edition-name = A folder called “{ $name }” cannot be an edition: its name is the id, in small letters, digits and hyphens.
error-bad-edition = { $key }: expected { $key ->
    [stage] draft, playable or complete
    [order] a whole number from 0
    [seats] fewest and most players, 2 to 5
    [rules_version] a whole number from 1
    [modules] a list of different rule modules
    [decks] a list of names of ticket decks, in small letters, digits, _ and -
    [tie_breaks] a list of counts
    [seat_colours] five different colours
    [title] a title by language
    [cards] a number for each kind of card, locomotive among them
    [hints] a list of hints
    [rulebook] rows of section and lines (number, at, ordered)
    [map] the name of an edition whose map it is
    [regions] a list of regions of the map
    [variants] a table for each, with the name of its list
    [earlier] tables by version and module
    [ticket_list] a list of the map
   *[other] { $expected }
}.
error-bad-file = { $file } cannot be read: { $why }.
error-missing-module = Every edition needs the rule module “{ $module }”; “modules” does not name it.
error-rules-fail = The rules of this edition do not fit together: { $what }.
error-unknown-tie-break = edition.toml: tie_breaks: nothing counts “{ $name }”; there are: { $known }.
error-unknown-kind = edition.toml: cards: there is no card called “{ $kind }”; colours: { $known }.
error-unknown-fact = The rules report “{ $fact }”, but no module lists it in its “facts”.
error-line-unwritten = Nothing writes the line “{ $line }” of the final score: call “points_line” before its “score_line”.
error-trial-endless = A trial game did not end; moves made: { NUMBER($moves, useGrouping: 0) }.
error-trial-no-moves = A trial game got stuck: there is no answer to “{ $decision }”.
error-trial-refused = A trial game got stuck: the move { $move } is offered and then refused ({ $why }).
error-trial-part = The part “{ $part }” does not restore what it has shown: “load” must be the reverse of “show”.
error-trial-replay = A trial game cannot be replayed ({ $why }): rules may draw chance only from “draw_card”, “draw_ticket” and “draw_token”.
error-not-text = { $file }, line { NUMBER($row, useGrouping: 0) }: this is not text in UTF-8.
error-unknown-key = There is no key or table “{ $key }” here; there are: { $known }.
error-unknown-parameter = There is no setting { $name }; there are: { $known }.
error-no-modules = rules.py{ $row ->
    [0] {""}
   *[other] , line { NUMBER($row, useGrouping: 0) }
}: expected MODULES, a tuple of RuleModule.
error-no-routes = The map has no routes, so there is nothing to play for.
error-bad-layout = { $file } is not a layout ({ $what }); move it away, and a new one can be drawn.
error-bad-rules-file = rules.py, line { NUMBER($row, useGrouping: 0) }: { $what }.
error-edition-twice = There is already an edition called “{ $name }”.
error-module-twice = There is already a rule module called “{ $module }”; give yours another name.
error-word-twice = { $file }: the key “{ $key }” belongs to Semafor’s own texts; begin yours with the name of the edition or of a rule module of yours.
error-bad-words = { $file } is not a catalogue in Fluent’s form: { $what }.
error-step-taken = Two rules want to be step { $number } of “{ $procedure }”.
error-advice-taken = Two rules want to advise players on “{ $decision }”.
error-option-taken = Two rules want to be option { $number } of “{ $decision }”.
error-module-listed-twice = The module “{ $module }” is listed twice in the list of modules.
error-port-missing = The rules of “{ $module }” need “{ $port }”, and no module of this game provides it.
error-port-twice = Two modules provide “{ $port }”: { $modules }. A game takes one of them.
error-port-cycle = These modules wait for each other, so none can be built first: { $modules }.
error-port-undeclared = The module “{ $module }” uses “{ $port }” without naming it in its “{ $where }”.
error-unknown-query = The module “{ $module }” answers a question nobody asks: { $query }. There are: { $known }.
error-bad-position = The position cannot be: { $key } has “{ $value }”.
error-map = The map { $source } cannot be used: { $row }: { $expected }.
error-not-playable = This edition has no rules for what is on the map: { $what } ({ $where }).
error-no-terminal = Playing here needs a terminal for both input and output; “semafor serve” lets you play in the browser.
error-no-people = Nobody sits at the screen: name at least one seat “you” (bots play among themselves with “semafor simulate”).
error-option-form = An option looks like NAME=VALUE, not “{ $text }”.

# Records
error-record-unreadable = { $file } cannot be read: { $why }.
error-record-not-text = { $file } is not a game record: it is not text in UTF-8.
error-record-json = { $file } is not a whole JSON file: line { $line }, column { $column }.
error-record-shape = This is not a game record: “{ $key }” is missing or of the wrong type (expected: { $expected }).
error-record-format = The record has format { $found }; this program reads format { $expected }.
error-record-rules = The record follows version { $found } of the rules; this program has version { $expected }.
error-record-rules-earlier = The record follows version { $found } of the rules. This program has version { $expected } and can no longer play it exactly as it was: { $why }
error-position-shape = This is not the text of a position of this version: { $key } cannot be read.
error-record-map = The record was played on another map of { $edition }.
error-record-chance = The record is inconsistent: move { $move } leads to outcomes other than those it states.
error-record-move = Move { $move } of the record is not legal: { $why }.
error-record-unfinished = The record states a result, but after its { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} the game is not over.
error-record-result = The result in the record is wrong: “{ $key }” differs from what the moves give.
error-record-commitment = The seed in the record is not the one that was promised before the game.
error-record-shuffle = The outcomes in the record are not those of its seed: the first difference follows move { $move }.
error-record-finished = The game in { $file } is over; look at it with “semafor replay”.
error-record-no-resume = { $file } cannot be resumed: the seed of the game is not in it.
error-chance-missing = The record breaks off: an outcome is missing ({ $what }).
error-chance-impossible = The record is impossible: “{ $outcome }” cannot come up ({ $what }).
error-chance-left = The record holds outcomes that no move explains: { $left }.
error-save-failed = The game could not be saved: { $why }.

# Scenarios
error-no-such-file = There is no such file or folder: { $path }.
error-no-scenarios = There are no scenarios here: { $path }.
error-unreadable-file = { $path } cannot be read ({ $why }).
error-bad-yaml = { $path } is not valid YAML: line { $line }.
error-scenario-file = { $path }: expected a list of scenarios.
error-scenario-row = { $path }: entry { $row } is not a scenario.
error-scenario-shape = The scenario lacks “{ $key }”, or it has the wrong type.

# Measuring
error-bad-bench = Name at least one edition and a time of more than 0 seconds (given: { $seconds }).
error-no-training = Training needs numpy: pip install "semafor[training]".
error-too-few-games = The number of games to learn from must be at least { $fewest }, not { $count }.

# Tournaments
error-tournament-no-edition = Name an edition ({ $known }, or “all”), or files with --show.
error-too-few-bots = A tournament needs at least two bots, but { $count ->
    [one] { $count } bot was named
   *[other] { $count } bots were named
}.
error-bot-twice = The bot “{ $name }” is named twice; a bot against itself plays in “semafor simulate”.
error-bots-or-pair = Give either --bots or --pair, not both.
error-bad-pair = A pair is two bots separated by a comma, not “{ $text }”.
error-anchor-form = An anchor looks like BOT=ELO, not “{ $text }”.
error-unknown-anchor = The anchor “{ $name }” does not play; these do: { $known }.
error-unknown-clock = There is no clock “{ $name }”; there are: { $known }.
error-sprt-form = A test looks like ELO0,ELO1 (such as 0,50), not “{ $text }”.
error-sprt-needs-two = A sequential test needs exactly two bots and two seats.
error-bad-sprt = The first Elo of a test must be below the second, both between -{ $most } and { $most }, not { $elo0 } and { $elo1 }.
error-bad-sprt-error = An error rate of a test must be above 0 and below 0.5, not { $value }.
error-results-differ = { $file } holds other results ({ $key }: { $found }, not { $expected }); name another file.
error-results-not-ours = { $file } is not a file of such results.
error-results-format = { $file } has format { $found }; this program reads format { $expected }.
error-results-line = Line { $line } of { $file } is damaged.
error-results-unwritable = { $file } cannot be written: { $why }.

# Planning
error-plan-no-tickets = There are no tickets to plan for: name some with --tickets.
error-plan-not-with-record = { $option } goes with an edition, not with a saved game.
error-plan-bad-move = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so there is no position after { $move }.
error-bad-steps = A search needs at least one step, not { $steps }.
error-bad-hand = “{ $text }” is not a number of cards such as red=3; kinds of cards: { $known }.
error-unknown-ticket = There is no ticket called “{ $ticket }”.
error-unknown-ticket-near = There is no ticket called “{ $ticket }”; did you mean: { $near }?

# What the system says of files
why-no-such-file-or-directory = there is no such file or folder
why-permission-denied = permission denied
why-is-a-directory = it is a folder
why-not-a-directory = there is no such folder
why-no-space-left-on-device = the disk is full
why-read-only-file-system = the disk is read-only
why-file-name-too-long = the name is too long

# What may be wrong with a map
map-row = row { NUMBER($number, useGrouping: 0) }
map-file = the file
map-unreadable = it cannot be read ({ $why })
map-not-text = this is not text in UTF-8
map-not-json = this is not valid JSON ({ $why })
map-empty-region = the region “{ $what }” has no city on this map
map-no-object = expected an object with cities, routes and tickets
map-no-list = expected a list
map-frame = expected left, top, width and height
map-twice = “{ $what }” appears twice
map-same-point = it is at the same point as “{ $what }”
map-no-point = expected two numbers, x and y, or neither
map-no-id = expected an id or a record with an id
map-bad-id = the id is “{ $what }”; expected letters, digits, _ or -
map-waiting = passengers: expected a whole number
map-names = names: expected a name by language
map-large = large: expected true or false
map-bad-region = the region “{ $what }” is not in regions
map-no-points = expected points by length
map-bad-points = “{ $what }” is not a length with its points
map-same-id = two pairs of places give this id; rename one
map-dead-end = a country is a dead end; expected a city at one end
map-no-ends = expected a record with a and b
map-no-place = “{ $what }” is not a city or country of this map
map-same-ends = “{ $what }” cannot be both ends
map-wrong-id = the id is “{ $what }”, expected “{ $known }”
map-length = the length is { $what }, expected 1 to { $most }
map-length-points = the length { $what } is not in the table of points ({ $known })
map-colour = the colour is “{ $what }”, expected grey or one of: { $known }
map-kind = the kind is “{ $what }”, expected tunnel or ferry
map-locomotives = locomotives is { $what }, expected 0 to { $most }
map-crossing = a ferry is grey and has at least one locomotive, other routes have none
map-needs = needs is { $what }, expected regions of this map
map-points = points is { $what }, expected 1 to { $most }
map-deck = the deck is { $what }, expected a name
map-deck-known = the deck is “{ $what }”, expected one of: { $known }
error-pickle-version = This pickle of “{ $edition }” was made by another version of Semafor or of the edition; keep games as records, which replay.
error-pickle-module = This pickle needs the rule module “{ $module }”, which is not known here.
error-lab-games = A batch has 1 to { $most ->
    [one] { $most } game
   *[other] { $most } games
}, not { $games }.
error-lab-reward = There is no reward “{ $reward }”; there are: { $known }.
error-lab-no-learner = Every seat of game { $game } is played inside; leave one to the learner.
error-lab-seeds = There are { $seeds } seeds for { $games ->
    [one] { $games } game
   *[other] { $games } games
}; give one for each.
error-lab-actions = There are { $actions } actions for { $games ->
    [one] { $games } game
   *[other] { $games } games
}; give one for each.
error-lab-illegal = Action { $action } is not legal for seat { $seat } in game { $game }; choose one of those listed.
error-lab-missing = This needs { $name }: pip install "semafor[{ $extra }]".
error-learned-unreadable = The weights in { $file } cannot be read; name a file that “semafor lab train” has written.
error-learned-format = { $file } is not a file of weights; name one that “semafor lab train” has written.
error-learned-version = The weights in { $file } were learnt by another version of Semafor; train them again with “semafor lab train”.
error-lab-illegal-word = There is no way “{ $word }” to treat illegal actions; there are: { $known }.
error-lab-not-understood = “{ $answer }” names no move; give the number of a listed move, its text, or an object.
error-lab-message = A message is a JSON object whose “do” is one of: { $known }.
error-lab-full = There { $most ->
    [one] is { $most } game
   *[other] are { $most } games
} already; end one first.
error-lab-bots-seat = Seat { $seat } is a bot’s: its cards are shown to nobody.
error-lab-no-game = There is no game { $number }; begin one first.
# The deal of the day
error-daily-closed = This is the deal of the day, and you have not played it to the end yet. It opens for you when you have, and for everybody when the day is over.
error-daily-alone = The deal of the day is played alone: nobody plays for you, and the seat stays yours.
error-no-puzzle = There is no such puzzle.
error-lab-port = Port { $port } cannot be used; name a free one from 0 to 65535.
error-lab-minutes = The minutes of training must be more than 0 and at most { $most }.
error-lab-folder = There is no folder for { $file }; create it first.
