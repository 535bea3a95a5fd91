var e=[`# Why something was refused. One message for each reason key in the source: error-<reason>.

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
`,`# Why a table on the server refuses something
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
`,`# \`semafor serve\` and what the server refuses.

serve-help-port = port to listen on (default: { $port }, or the next free one)
serve-help-host = address to listen on (default: this machine only)
serve-help-host-name = a name under which browsers find the server, e.g. games.example.org; may be repeated
serve-help-lan = let the devices on your network join: prints an address and a QR code
serve-help-open = open the browser
serve-help-proxy = trust X-Forwarded-For and X-Forwarded-Proto: only behind your own proxy
serve-help-data = file with all games (default: in your data folder)
serve-help-database = keep the games in PostgreSQL: postgresql://user@host/name
serve-help-database-file = a file whose first line is that address; or set { $variable }: an address with a password does not belong on a command line
serve-help-redis = notify other processes through Redis instead of PostgreSQL: redis://host
serve-help-workers = number of processes (default: 1; more only with --database)
serve-help-backup = write a consistent copy of the games to FILE and stop; a running server is not disturbed
serve-help-production =
    For friends on your network:  semafor serve --lan

    On the internet, put a TLS proxy in front of it and give the server its public name:
      semafor serve --port 8765 --host-name games.example.org --proxy-header
    The proxy must pass on Host, the upgrade to WebSocket, X-Forwarded-For and
    X-Forwarded-Proto. An example for nginx is in docs/serving.md.

    Many tables: several processes on one PostgreSQL, here or on more machines:
      semafor serve --database postgresql://semafor@db/semafor --workers 4 …
    Processes notify each other of moves through PostgreSQL itself, or through --redis.

    Backups: semafor backup games-today.sqlite and semafor restore, or pg_dump.
    Watch /healthz (200 when games can be stored) and /metrics (Prometheus).
serve-ready = Semafor is ready: { $url }
serve-lan = For phones and other computers on your network: { $url }
serve-no-lan = This machine is not connected to a network, so only browsers on it can join.
serve-where = Games are stored in { $path }. Stop the server with Ctrl-C.
serve-running = Semafor is already running: { $url }
serve-stopped = Stopped. Every game is stored.
serve-backed-up = All games are copied to { $file }.
backup-arg-file = where to put the copy; only its owner will be able to read it
restore-arg-backup = a copy made with semafor backup
restore-done = { $file } now holds the games of { $backup }.
restore-kept = What was there before is kept as { $file }.
check-help-seal = give checksums to rows of earlier releases, which have none
check-help-set-aside = take damaged games out, so that the others can be played; a copy with all of them is kept (SQLite only)
check-progress = Checking
check-looked =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $campaigns ->
        [one] { $campaigns } campaign
       *[other] { $campaigns } campaigns
    }, { $entries ->
        [one] { $entries } event
       *[other] { $entries } events
    } checked; { $replays ->
        [one] { $replays } finished game replayed
       *[other] { $replays } finished games replayed
    }.
check-damaged = Damaged: { $id }. { $why }
check-foreign = Whole, but not to be played with this release: { $id }. { $why }
check-unsealed =
    { $count ->
        [one] { $count } row of an earlier release has
       *[other] { $count } rows of earlier releases have
    } no checksum yet: semafor check --seal gives them one.
check-sealed =
    { $count ->
        [one] { $count } row has
       *[other] { $count } rows have
    } a checksum now.
check-whole = Everything is whole.
check-advice = Put a backup in place with semafor restore BACKUP, or take the damaged games out with semafor check --set-aside.
check-set-aside = The damaged games are taken out. A copy with everything is kept as { $file }.

# What cannot be started

error-bad-port = There is no port { $port }: choose one from 1 to 65535.
error-port-taken = Port { $port } at { $host } cannot be used ({ $why }): choose another one with --port.
error-bad-database-url = --database needs an address like postgresql://user@host/name.
error-bad-redis-url = --redis needs an address like redis://host:6379.
error-data-or-database = --data is for SQLite and --database for PostgreSQL: name one of them.
error-bad-database-file = The file { $path } with the address of the database cannot be read ({ $why }).
error-redis-alone = --redis connects processes that share a PostgreSQL: name it with --database.
error-workers-need-database = Several processes need a PostgreSQL they can share: name it with --database.
error-lan-or-host = --lan listens everywhere by itself: leave out --host.
error-store-in-use = Another server is using { $path }: stop it, or name another file with --data.
error-store-in-use-at = Another server is using { $path }; its page is at { $address }. Open it there, stop that server, or name another file with --data.
error-store-folder = { $path } cannot be written ({ $why }): name another file with --data.
error-store-file = { $path } cannot be used as a database ({ $why }): name another file with --data.
error-store-damaged = { $path } is damaged ({ $what }). Nothing was changed. Put a backup in its place with semafor restore BACKUP; semafor check says which games are damaged, and semafor check --set-aside takes those out.
error-store-stale-wal = { $path } and the file { $path }-wal beside it do not belong together: a copy was put in place by hand. Nothing was changed. Use semafor restore BACKUP, or move { $path }-wal and { $path }-shm away to play on with the copy as it is.
error-store-newer = The games were stored by a later release (database version { $found }, this release knows { $latest }): update Semafor.
error-store-unreachable = PostgreSQL does not answer ({ $why }): check the address and whether it is running.
error-store-not-durable = This PostgreSQL has synchronous_commit off and could lose moves: switch it on for this database.
error-bus-unreachable = Redis does not answer ({ $why }): check the address and whether it is running.
error-backup-missing = There are no games at { $path }: name the file with --data.
error-backup-exists = { $path } exists already: name a new file.
error-backup-failed = The copy to { $path } failed ({ $why }).
error-backup-postgres = Copy a PostgreSQL with its own tool: pg_dump.
error-restore-postgres = Restore a PostgreSQL with its own tool: pg_restore, into an empty database.
error-restore-missing = There is no copy at { $path }.
error-restore-itself = { $path } is the file with the games itself: name a copy of it.
error-restore-no-games = { $path } is not a copy of Semafor’s games.
error-restore-damaged = The copy { $path } is damaged ({ $what }). The games were left as they are: try an older copy.
error-restore-failed = The copy { $path } could not be put in place ({ $why }). Nothing was replaced.
error-set-aside-postgres = --set-aside works on a SQLite file. A server on PostgreSQL begins all the same and refuses the damaged game alone.
error-check-no-games = There are no games in this database.
error-check-fold = Its log does not add up to a game ({ $why }).
error-check-short = Its log ends at event { $found }, though it had reached { $rev }.

# What the server refuses

error-game-damaged = What is stored of { $game } is damaged (event { $rev }), so it cannot be opened. Whoever runs the server can restore a backup.
error-store-down = The server cannot store anything at the moment. Your move is not lost: try again in a few seconds.
error-thinking-failed = No answer could be found this time: try again.
error-worker-failed = No answer could be found this time: try again.
error-wrong-host = The server is not configured for this host name: start it with --host-name, or use its own address.
error-not-at-this-machine = Only someone at the computer that runs the server can do that.
error-no-network = The server could not be opened to your network: check that this computer is connected, or start it with “semafor serve --lan”.
error-wrong-origin = This request did not come from the server’s own page.
error-too-many = Too much at once: wait a moment.
error-too-many-sockets = Too many windows are open here: close some of the others, then reload this page.
error-too-long = That was too long.
error-too-slow = The request took too long to arrive: try again.
error-unreadable = The server could not read what was sent: reload the page.
error-hello-first = The connection began the wrong way: reload the page.
error-reload = There is a new version of the page: reload it.
error-seat-moved = This seat is now played on another device.
error-removed = The host has removed you from this table. You can watch, or ask for another seat.
error-server = Something went wrong on the server. Nothing you did is lost: reload the page.
error-bad-request = The server could not understand the request: { $why }
error-unknown-path = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-unknown-game = There is no such game: check the link.
error-bad-link = This link has already been used or is too old: ask for a new one.
error-hand-wait = This phone may only be asleep. Its seat can be given to another phone in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, if it does not come back.
error-hand-early = This player has been warned and can still come back: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-hand-kept = This player has come back and keeps the seat.
error-bad-name = A name has 1 to { $most } characters.
error-bad-password = A password has { $least } to { $most } characters.
error-wrong-password = Name or password is wrong.
error-name-taken = This name is taken: choose another one.
error-has-account = You already have an account: log out first.
error-no-session = Your session has ended: reload the page.

# Campaigns on the server
error-unknown-campaign = There is no such campaign.
error-not-your-company = This is not your company.
error-campaign-sealed = The shuffle and the hands of a campaign game stay hidden until everything after the game has been decided; secret sides stay hidden from others after that too.
error-campaign-open = Nobody has taken one of the companies yet: let a bot play it, or leave it out of this game.
error-campaign-bot-already = A bot is already deciding for this company.
error-campaign-not-away = A bot can decide for someone else only when the campaign has been waiting for that player for a while.
error-campaign-no-bot = No bot is deciding for this company.

# The page for a host name that is not the server's
wrong-host-title = This server goes by another name
wrong-host-why = You asked for “{ $name }”, and the game server here is not set up for that name.
wrong-host-here = If someone sent you a link, use it exactly as it was sent, or ask for a new one.
wrong-host-host = If the server is yours, start it with this name:
`,`# Terminal play: arguments
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
`,`# Bots: levels, characters, budgets
bot-level-baseline = baseline
bot-level-beginner = beginner
bot-level-casual = casual player
bot-level-regular = regular
bot-level-expert = expert
bot-level-master = master
bot-character-random = Plays any legal move; a yardstick, not an opponent.
bot-character-novice = Has a plan but loses the thread now and then; good for your first games.
bot-character-racer = Grabs long routes and runs for the end, hoping that others are left with open tickets.
bot-character-greedy = Takes the cheapest route that helps its tickets and draws toward the next one; ignores its rivals.
bot-character-planner = Lays one network for all its tickets, watches the clock and claims first what others may want.
bot-character-express = Plays the game to the end in its head, again and again, then makes the move that won most often.
bot-character-hoarder = Shows nothing until its hand is full or the end is near; a rival for bots.
bot-character-blocker = Takes the short links between two parts of a rival’s network before it goes about its own; a rival for bots.
bot-character-longest = Plays for the longest path once its first tickets are done; a rival for bots.
bot-character-outside = { $name }, a bot from outside.

# A bot from outside that has lost a move
bot-lost-crashed = The bot { $name } has crashed ({ $why }); a plain move was played for it.
bot-lost-late = The bot { $name } did not answer in time ({ $why }); a plain move was played for it.
bot-lost-garbled = The bot { $name } answered something that is no move ({ $why }); a plain move was played for it.
bot-lost-illegal = The bot { $name } chose an illegal move ({ $why }); a plain one was played for it.
bot-lost-out = The bot { $name } has failed too often in this game; plain moves are played for it to the end.

# Bots from outside that there are not
error-no-bots-there = There is no bot and no folder of bots at { $path }: name a folder, or a file ending in .py or .toml.
error-bad-bot-name = “{ $name }” ({ $file }) cannot be the name of a bot: it takes a small letter first, then at most 39 small letters, digits, _ and -.
error-bot-name-taken = A bot called “{ $name }” is part of the program: call yours ({ $file }) something else.
error-bot-name-twice = Two bots are called “{ $name }”: { $file } and { $other }. Rename one of them.
error-bad-bot-file = { $file } cannot be read as TOML: { $why }.
error-bad-bot-command = { $file } must name the program of a bot: command = ["program", "argument", …]; besides that only about = "…" is allowed.
error-bad-bot-limit = { $variable } must be a number from { $least } to { $most }, not “{ $text }”.
error-bot-not-started = The bot { $name } cannot be started: { $why }.
bot-character-learned = Learnt its trade from thousands of games against itself and others, and trusts what it has seen.

bot-level-beginner-about = Forgiving company for your first games: they have a plan and lose the thread.
bot-level-casual-about = They play for the fun of it, each in a simple way of their own.
bot-level-regular-about = They plan one network for all their tickets and keep an eye on yours.
bot-level-expert-about = They play a few hundred games ahead in their heads before every move.
bot-level-master-about = The strongest here: they think for a full second, through thousands of games, and wait for mistakes.

# The people one plays against: how they play (measured in docs/bots.md), what they say when the game begins
person-pola = Draws a few cards more than others before she dares to claim anything.
person-kuba = The keenest of the beginners: his mind wanders a little less often.
person-mimi = Cannot resist another ticket, finished or not.
person-helga = Takes the cheapest route that helps her tickets and minds her own business.
person-oskar = Forgets his tickets, grabs the longest routes and races for the end.
person-tadek = Collects tickets like stamps, and sometimes loses track of one.
person-irena = Usually carries more tickets than anybody else at the table.
person-bruno = Builds where you build.
person-wanda = Prefers many short routes to a few long ones.
person-emil = Holds a dozen cards before he claims his first route; never draws another ticket.
person-nadia = Waits with a full hand until your plans can be read.
person-kasper = Draws tickets while others draw cards, and usually finishes them.
person-flora = Looks for company: her routes run beside yours.
person-leopold = No habits at all: he plays whatever wins most often.
person-augusta = Shows nothing until she has to.

remark-hello-pola = Oh, is it my turn already?
remark-hello-kuba = Ready when you are!
remark-hello-mimi = So many cities! I want them all.
remark-hello-helga = Let’s have a quiet game.
remark-hello-oskar = Last one to the buffers loses.
remark-hello-tadek = Which stamps shall I collect today?
remark-hello-irena = I’ll need a bigger pocket for my tickets.
remark-hello-bruno = Nice map. I’ll be your neighbour.
remark-hello-wanda = One line, end to end. That’s all I ask.
remark-hello-emil = No hurry. Good things take cards.
remark-hello-nadia = After you.
remark-hello-kasper = Tickets first, worries later.
remark-hello-flora = I do enjoy good company.
remark-hello-leopold = Good evening. Shall we?
remark-hello-augusta = Let’s see what you have learned.
remark-long-1 = That one was worth waiting for.
remark-long-2 = A fine long stretch.
remark-admire-1 = Well laid!
remark-admire-2 = I was hoping nobody would notice that one.
remark-tickets-1 = One more journey can’t hurt.
remark-tickets-2 = Someone has to go there.
remark-stuck-1 = Rock. Nothing but rock.
remark-stuck-2 = Another time, mountain.
remark-last-1 = Last round, everybody.
remark-last-2 = All change, please!
remark-over-1 = Thank you for the game.
remark-over-2 = That was a good one. Again?
bot-budget-iterations = { $count ->
    [one] Plays { $count } game ahead for a move.
   *[other] Plays { $count } games ahead for a move.
}
bot-budget-seconds = { $seconds ->
    [one] Thinks up to { $seconds } second a move.
   *[other] Thinks up to { $seconds } seconds a move.
}
error-no-budget = The bot “{ $name }” answers at once; only “express” takes a budget, such as express@400.
error-bad-slips = “{ $name }”: how often a novice slips is a share between 0 and 1, such as novice@0.2.
error-bad-budget = “{ $name }” has no proper budget: it is a number of iterations such as 400, or seconds such as 0.5s.

# Why a move was made: one sentence, for bots and for hints alike, so without a subject
reason-only = The only legal move.
reason-random = Any move is as good as another.
reason-other = It looks best.
reason-pass = Nothing else is possible.

# The same from what everybody sees: before the end of a game, tickets and hand are nobody's business
reason-open-other = The reason stays secret until the end of the game.
reason-open-claim-joins = Joins two parts of the network already on the board.
reason-open-claim-extends = Extends the line already on the board.
reason-open-draw-unseen = A card from the deck gives nothing away, and it may be a locomotive.
reason-open-draw-locomotive = A locomotive fits every route.
reason-open-draw-colour = { $have ->
    [one] Cards of one colour pay for long routes: this is the first of its colour taken openly ({ $card }).
   *[other] Cards of one colour pay for long routes: { $have } of this colour have been taken openly so far ({ $card }).
}
reason-open-tickets = { $trains ->
    [one] { $trains } train is left for the routes of new tickets.
   *[other] { $trains } trains are left for the routes of new tickets.
}
reason-open-keep = Which tickets are kept, and why, stays secret until the end of the game.

reason-claim-completes = { $count ->
    [one] Completes the ticket { $tickets }.
   *[other] Completes the tickets { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Helps the ticket { $tickets }.
   *[other] Helps several tickets: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Helps the ticket { $tickets }, and a rival’s tracks touch both ends: it may soon be gone.
   *[other] Helps several tickets ({ $tickets }), and a rival’s tracks touch both ends: it may soon be gone.
}
reason-claim-only-way = { $count ->
    [one] Without it the ticket { $tickets } cannot be completed.
   *[other] Without it these tickets cannot be completed: { $tickets }.
}
reason-claim-block = Keeps a rival from joining up the tracks at both its ends.
reason-claim-points = { $points ->
    [one] Scores { $points } point at once.
   *[other] Scores { $points } points at once.
}
reason-claim-points-done = { $points ->
    [one] The tickets are complete: now points count, and this scores { $points }.
   *[other] The tickets are complete: now points count, and this scores { $points }.
}
reason-claim-last = { $points ->
    [one] Last turn: scores the { $points } point still available.
   *[other] Last turn: scores the { $points } points still available.
}
reason-claim-end = { $trains ->
    [0] Uses up the trains, which begins the last round.
    [one] Leaves { $trains } train, which begins the last round.
   *[other] Leaves { $trains } trains, which begins the last round.
}

reason-draw-colour = { $count ->
    [one] { $route } still needs { $missing } (for the ticket { $tickets }).
   *[other] { $route } still needs { $missing } (for the tickets { $tickets }).
}
reason-draw-save = Saves a locomotive on { $route }.
reason-draw-spare = A card to spare in case the tunnel { $route } costs more.
reason-draw-points = { $points ->
    [one] { $route } would score { $points } point and still needs { $missing }.
   *[other] { $route } would score { $points } points and still needs { $missing }.
}
reason-draw-collect = Cards of one colour pay for long routes ({ $card }: { $have } with this one).
reason-draw-locomotive-finish = With a locomotive { $route } can be claimed.
reason-draw-locomotive = { $lacking ->
    [0] A locomotive fits every route.
    [one] A locomotive fits everywhere, and the plan is { $lacking } card short.
   *[other] A locomotive fits everywhere, and the plan is { $lacking } cards short.
}
reason-draw-unseen = Nothing in the market helps: { $route } still needs { $missing }.
reason-draw-unseen-free = Nothing in the market is needed, and a card from the deck may be a locomotive.
reason-draw-unseen-chance = { $lacking ->
    [one] A card from the deck may be a locomotive, and the plan is { $lacking } card short.
   *[other] A card from the deck may be a locomotive, and the plan is { $lacking } cards short.
}
reason-draw-last = The last turn, and nothing else scores anything.
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
    [one] The only ticket is complete
    [2] Both tickets are complete
   *[other] All { $done } tickets are complete
}, and { $trains ->
    [one] { $trains } train is
   *[other] { $trains } trains are
} left for more.
reason-tickets-hopeless = The open tickets can no longer be completed; new ones may fit the tracks already built.
reason-tickets-time = The plan needs { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}: there is time for another ticket.

reason-keep-done = { $count ->
    [one] Complete already: { $tickets }.
   *[other] All complete already: { $tickets }.
}
reason-keep-line = Everything lies along one line: { $together ->
    [one] { $together } train
   *[other] { $together } trains
} in all instead of { $apart } one by one.
reason-keep-way = The plan passes there anyway: not a single extra train is needed.
reason-keep-near = { $more ->
    [one] Only { $more } train more than planned
   *[other] Only { $more } trains more than planned
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-keep-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}.
reason-keep-least = Something must be kept, and this loses least.

reason-found = { $games ->
    [one] { $games } game played ahead: this wins { $win }%.
   *[other] { $games } games played ahead: this wins { $win }%.
}
reason-found-next = { $games ->
    [one] { $games } game played ahead: this wins { $win }%, the next best move { $next }%.
   *[other] { $games } games played ahead: this wins { $win }%, the next best move { $next }%.
}
`,`# The page in the browser

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
web-nowhere-about = This address leads nowhere. Perhaps part of it is missing.
web-error-unknown = That did not work ({ $code }).
web-player-number = Player { $number }
web-days-hours = { $days } d { $hours } h
error-offline = The server does not answer. Is it still running?

# Start page
web-start-title = Where does the next train go?
web-start-lead = Claim routes between cities and complete your tickets before the trains run out.
web-continue = Continue
web-show-all = All games ({ $count })
web-show-fewer = Fewer games
web-your-turn = Your turn
web-their-turn = Waiting for the others
web-seat-asked = Another phone is about to take your seat: open the game to keep it
web-rematch-row = Rematch: a seat is kept for you
web-notice-table = The host has removed you from a table ({ $edition }).
web-notice-hand = Your seat at a table ({ $edition }) went to another phone, because yours was away.
web-notice-campaign = The host has taken { $company } away from you in the campaign.
web-notice-read = OK
web-status-lobby = Waiting for players
web-won-by = Won by { $players }
web-won-by-you = You won
web-new-game = New game
web-who-against = { $edition }: who are you playing against?
web-more-ways = More ways to play
web-other-ways = Other ways to play
web-tutorial = First game
web-tutorial-about = Learn by playing, step by step
web-with-friends = With friends
web-with-friends-about = On one screen, with phones, or by link
web-join = Join a game
web-join-about = Got an invitation? Paste its link here.
web-replays-about = Finished games, move by move
web-replays-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
web-replays-lead = Every finished game can be watched move by move, through any player’s eyes, and played on from any point.
web-replays-none = No games finished yet.

# New game
web-edition = Edition
web-mode = How do you want to play?
web-mode-solo = Against bots
web-mode-solo-about = Start right away.
web-mode-hotseat = On one screen
web-mode-hotseat-about = Pass it around; a curtain hides the cards.
web-mode-online = Online by link
web-mode-online-about = Friends join as guests, wherever they are.
web-mode-table = Table with phones
web-mode-table-about = This screen shows the board, phones show each player’s cards.
web-your-name = Your name
web-seat-kind = Player { $number }: who
web-seat-level = Player { $number }: level
web-seat-name = Player { $number }: name
web-seat-remove = Remove player { $number }
web-seat-add = Add a player
web-seat-here = person at this screen
web-seat-phone = person with a phone
web-seat-link = anyone with the link
web-seat-bot = bot
web-seat-open = open seat
web-variant = Tickets
web-variant-standard = standard
web-variant-1910 = 1910
web-variant-mega = mega
web-variant-big-cities = big cities
web-clock-rule = Clock
web-more-options = More options
web-teaching = Teaching game with open hands
web-teaching-about = Ask the bots why, and they talk about their cards and tickets.
web-teaching-mark = Teaching game
web-word-wish = Add words to the shuffle
web-word-wish-about = Before the deal every player may add a word; the shuffle depends on it.
web-clock-none = none
web-clock-quick = 10 minutes + 15 seconds per turn
web-clock-calm = 25 minutes + 30 seconds per turn
web-clock-day = one day per turn
web-clock-days = three days per turn
web-play = Play
web-open-table = Open the table

# Lobby and joining
web-lobby-title = { $edition }: waiting for players
web-lobby-open = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-full = Everyone is here.
web-lobby-missing = Not here yet: { $players }.
web-lobby-rematch = The seats are kept for those who played last time.
web-first = Who goes first
web-first-lot = drawn at random
web-first-by-lot = The first player is drawn at random.
web-first-is = Goes first: { $player }
web-colour-of = Train colour: { $player }
web-seat-colour = Player { $number }: train colour
web-seat-up = Move { $player } up one seat
web-seat-down = Move { $player } down one seat
web-seat-take = Sit here
web-seat-leave = Leave
web-seat-remove-person = Remove { $player }
web-seat-remove-about = { $player } leaves the table and is notified. The seat opens up again, for someone else or for a bot.
web-seat-remove-do = Remove
web-no = No
web-rename = Change name
web-word = A word for the shuffle
web-word-about = The server has fixed its secret number and published the fingerprint below. A word you add now is mixed in, so whoever runs the server cannot choose the deal alone. After the game everything is shown and checked.
web-word-field = Your word
web-word-say = Add it
web-word-said = Your word is part of the shuffle.
web-word-others = { $count ->
    [one] { $count } player has added a word.
   *[other] { $count } players have added a word.
}
web-why-open = Hands and tickets stay secret until the end of the game.
web-seat-waiting = waiting
web-fill-level = Level of the bots in open seats
web-start-now = Begin
web-start-with-bots = { $count ->
    [one] Begin with { $count } bot
   *[other] Begin with { $count } bots
}
web-wait-host = The host starts the game.
web-invite = Invite
web-invite-about = Anyone with this link can take an open seat. No account needed.
web-invite-link = Invitation link
web-invite-code = The invitation as a QR code
web-copy = Copy
web-copied = Copied
web-lan-closed = So far only this computer can open these links. Phones and other computers can join once the server is open to your network.
web-lan-open = Let devices on this network join
web-lan-command = Start the server with this command instead:
web-lan-done = Devices on your network can join now. If one of them can’t, a firewall on this computer may be in the way.
web-codes = Cards on your phones
web-codes-about = Scan the code of a seat: the phone shows its cards and tickets, this screen shows the board.
web-code-of = QR code for { $player }
web-code-new = Show a code
web-code-give = Give this seat to another phone
web-code-wait = { $player } has been warned and can still come back. The code appears in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-seat-given-in = { $player } is away: in { $seconds } s another phone can take the seat, unless { $player } comes back.
web-seat-given = { $player } is away: another phone can take the seat now.
web-code-move = Play on a phone
web-join-invited = { $edition }, at the table: { $players }.
web-join-now = Take the seat
web-join-go = Continue
web-join-guest = You play as a guest; nothing else is needed.
web-join-full = There are no open seats left, but you can watch.
web-join-no-link = This is not a link to a game.
web-seat = Seat
web-seat-any = any
web-watch = Watch
web-hand-title = Your phone, your cards
web-hand-about = The board stays on the big screen; your cards and tickets are here, where only you can see them.
web-hand-take = Sit down

# Account and settings
web-account-about = You can play without an account. With one, your games follow you to other devices.
web-account-in = You are logged in as { $name }.
web-account-lost = Accounts have no e-mail address, so a lost password cannot be recovered.
web-login-brings = Games and campaigns you play as a guest on this device move to your account when you log in.
web-brought = { $count ->
    [one] Logged in. What you played as a guest is now in your account: { $count } game or campaign.
   *[other] Logged in. What you played as a guest is now in your account: { $count } games and campaigns.
}
web-register = New account
web-login = Log in
web-logout = Log out
web-password = Password
web-shown-name = Name shown to others
web-language = Language
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-anybody = anyone: { $level }
web-remarks = Opponents’ remarks
web-sounds = Sounds
web-volume-low = quiet
web-volume-middle = medium
web-volume-high = loud
web-haptics = Vibration
web-confirm = Claiming a route
web-confirm-always = with the button in the panel
web-confirm-quick = also by choosing the route a second time

# The game screen
web-game-title = Game
web-reload = Reload
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
    [one] Draw tickets, { $count } left
   *[other] Draw tickets, { $count } left
}
web-you-are = this is you
web-bot-plays = a bot is playing
web-company-bot = bot, { $level }
web-online = online
web-away = away
web-clock = time left
web-spectator = You are watching
web-menu = Menu
web-tabs = Cards, tickets, log
web-tab-hand = cards
web-tab-board = board
web-tab-log = log
web-react = React
web-emote-hello = Hello!
web-emote-nice = Nice move!
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
web-status-chosen = You have chosen. Waiting for: { $players }
web-status-held = Everyone has chosen tickets. The story now continues in the campaign; then the game continues here.
web-held-go = Continue in the campaign
web-status-waiting = Waiting for: { $players }
web-status-handover = Your turn is over.
web-status-substitute = A bot is playing for you.
web-connection-lost = No connection. Trying again…
web-connection-now = Try now

# Deciding
web-pay-with = Pay with
web-pay-all = All { $count } ways
do-claim-points = { $points ->
    [one] Claim for { $points } point
   *[other] Claim for { $points } points
}
do-claim = Claim the route
web-claim-later = You could claim it when it is your turn.
web-points = points
web-trains-after = trains left afterwards
web-completes = Completes: { $tickets }
web-helps = Helps: { $tickets }
web-route-own = It is yours.
web-route-owner = claimed by { $player }
web-route-free = free
web-route-name = { $route }, { $about }: { $state }
web-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
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
web-since = Since your last turn
web-keep-length = { $trains ->
    [one] about { $trains } train
   *[other] about { $trains } trains
}
web-hand-colour = { $card }: { $count }
web-hand-lights = Lights up the routes this colour can pay for; drag it onto one to claim it
web-keep-trains = together with your others, about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
ask-other = Your decision
ask-other-about = Choose one of the options.
ask-other-go = Decide
web-several-exactly = Choose { $count }.
web-several-between = Choose { $fewest } to { $most }.
web-answers = Answers
do-pass = Pass
web-undo = Undo
web-return = Take over from the bot
web-rematch-wanted = { $player } wants another game.
web-rematch-ready = The next game is ready.
web-rematch-join = Join
web-substitute-me = Let a bot play for me
web-substitute = Let a bot play for { $player }
web-away-for = { $minutes ->
    [0] just gone
    [one] away for { $minutes } minute
   *[other] away for { $minutes } minutes
}
web-bot-in = a bot can take over in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-curtain-about = Only the player named here should look now.
web-curtain-open = I am { $player }

# Tickets, plans, hints
web-ticket-balance = { $points } now
web-ticket-balance-title = Completed tickets minus open ones
web-plan = Show a plan
web-plan-setting = Plan for my tickets on the board
web-plan-still = still missing
web-plan-all-cards = every card is in your hand
web-plan-turns = { $turns ->
    [one] about { $turns } turn
   *[other] about { $turns } turns
}
web-plan-dropped = out of reach: { $tickets }
web-plan-page = plan { $page } of { $pages }
web-plan-before = The previous plan
web-plan-next = Another plan
web-plan-lost = { $player } took { $route }. Out of reach now: { $tickets }
web-plan-longer = { $player } took { $route }. Your plan goes around it, { $turns ->
    [one] about { $turns } turn longer.
   *[other] about { $turns } turns longer.
}
web-plan-round = { $player } took { $route }. Your plan goes around it at no extra cost.
web-hint-more = Other moves, and what the numbers mean
web-unaided = No help
web-unaided-about = No hints and no plans for anyone at the table.
web-unaided-mark = No help
web-paper-name = The Evening Signal
web-paper-special = Special edition
web-plan-all = Show a plan
web-plan-ticket = Show a plan: { $ticket }
web-plan-summary = About { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}; missing cards: { $cards }
web-none = none
web-ticket-done = Ticket complete: { $tickets }
web-why = Why?
web-hint-use = Play it
web-final-score = Final score

# The log
web-log-line = { $player }: { $text }
web-log-early = tickets chosen
web-log-undone = move undone
web-log-substitute = a bot stands in
web-log-return = back at the table
web-log-warn = away; the host wants to give the seat to another phone
web-log-keep = back and keeps the seat
web-log-start = The game begins.
web-log-sit = joined the table
web-log-word = word added to the shuffle

# Finding and listing routes
web-finder = Find a route
web-finder-label = First letters of two cities, for example: sea hel
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
web-key-commit = confirm the open panel
web-key-undo = undo
web-key-pass = pass
web-key-plan = show a plan for my tickets
web-key-hint = hint
web-key-log = what has happened
web-key-board = go to the board; arrow keys walk along the routes
web-key-escape = put away, close
web-key-help = this help
web-campaign = Campaign
web-campaign-about = Twelve games on one board that grows.
web-to-campaign = To the campaign
do-use = Use: { $power }
web-powers = Your office cards
web-power-left = { $count } left
web-power-postcard = postcard { $number }
web-panels = Campaign
# The deal of the day
web-daily = The deal of the day
web-daily-about = One shuffle for everybody, and a puzzle beside it.
web-puzzle = The puzzle of the day
web-rewind = Back to my last turn
web-ahead = Then two cards from the deck
web-ahead-about = Drawn for you when your turn comes. Press again to change your mind.
web-ahead-gone = There is nothing to draw from the deck now.
web-daily-mark = deal of the day
`,...Object.values(Object.assign({"../../../src/semafor/cards/acts/display.en.ftl":`# What these rules say to players
play-fact-swapped = swap: { $card } → { $card_b }
phase-take_open = card from the market
phase-swap_give = card to swap
phase-swap_take = card in return
`,"../../../src/semafor/cards/acts/hands.en.ftl":`# What these rules say to players
play-prompt-discard = Discard [1]
play-discard = Choose a card to discard; { $count ->
    [one] { $count } card to go.
   *[other] { $count } cards to go.
}
play-fact-discarded = { $card } discarded
reason-discard = The card that is missed least ({ $card }: { $have }).
error-card-not-in-hand = You do not hold such a card: { $card }.
ask-discard = Discard a card
ask-discard-about = { $event }: { $count ->
    [one] { $count } more card has to go.
   *[other] { $count } cards have to go, one after the other.
}
ask-discard-go = Discard
web-choose-have = { $count } in hand
web-status-discard = { $count ->
    [one] Discard { $count } more card.
   *[other] Discard { $count } cards.
}
`,"../../../src/semafor/cards/acts/money.en.ftl":`# What these rules say to players
play-fact-money-gained = +\${ $dollars }
play-fact-money-paid = −\${ $dollars }
`,"../../../src/semafor/cards/acts/tickets.en.ftl":`# What these rules say to players
play-fact-replaced-ticket = ticket replaced by a new one
phase-replace_ticket = replacing a ticket
`,"../../../src/semafor/cards/checking.en.ftl":`# What these rules say to players
error-bad-effect = { $where }: { $what }.
`,"../../../src/semafor/cards/choices.en.ftl":`# What these rules say to players
error-unknown-choice = There is no such answer: “{ $option }”.
error-choice-not-open = That answer cannot be chosen now: “{ $option }”.
choice-decline = decline
phase-effect = event
describe-choose = choose { $option }
`,"../../../src/semafor/editions/europe/en.ftl":`# Words of this edition
edition-europe-blurb = Ferries, tunnels that may cost more, and stations that borrow a route.
edition-europe-special = Ferries need locomotives, tunnels may cost more than they show, and a station lets you travel on one of someone else’s routes.
`,"../../../src/semafor/editions/germany/en.ftl":`# Words of this edition
edition-germany-blurb = Passengers wait in the cities, tickets come from two decks.
edition-germany-special = Passengers wait in the cities and come along with every route you claim; tickets come from two decks, and some lead across the border.
`,"../../../src/semafor/editions/legends/en.ftl":`# Words of this edition
edition-legends-blurb = Dollars in place of points, a company of your own, and newspapers that change the rules.
edition-legends-special = You run a railway company and count dollars: tickets pay, the colour of your company pays, and newspapers among the cards bring events that change the rules for a while.
rulebook-campaign-heading = The campaign
rulebook-campaign = In the campaign two to five companies play twelve games with these rules on one board that grows. Each game goes like this:
rulebook-campaign-deal = Cards are dealt and everyone chooses starting tickets. Whoever has the caboose card goes first; if that company misses the game, chance decides.
rulebook-campaign-story = The story is read card by card, first the front, then the back. It says what is new. Anything else there is to decide before the first turn, you decide knowing your cards and tickets.
rulebook-campaign-game = The game is played with the rules unlocked so far; over time there are more trains.
rulebook-campaign-slip = What a company earned is written on its slip, and the slip goes into its sealed vault. Below zero counts as zero.
rulebook-campaign-choices = Whoever came last takes the caboose, and with it the first turn of the next game, and removes one event from the campaign. Choices follow, one after the other; whoever came last chooses first. No choice is aimed at a particular player.
rulebook-campaign-region = After most games a region opens and joins the board for good. Its own rule holds for five games at most; then the region settles and the rule goes.
rulebook-campaign-group = A company that misses a game gets a fixed sum instead. Before each game you can change who plays each company, a person or a bot.
rulebook-campaign-tariff = The tariff level, T on cards, makes many bonuses larger: it is 1 in the first games, then 2, at last 3. A route in the colour of a company pays T dollars and one more for every two spaces.
rulebook-campaign-postcards = A postcard has a front for everyone and a back for its owner: what it asks for and what it gives. One drawn after a game works from the next game on. Where cards ask for an extra locomotive, each asks for its own, on top of what the route costs. Cards with a pickaxe or a skull are ordinary cards of their colour; the mark matters only under some rules.
rulebook-campaign-end = After the twelfth game the vaults are opened. The fullest one wins; a tie goes to whoever won more games, and after that the victory is shared.
rulebook-campaign-where = The current rules are listed on the campaign page and, during a game, in the help (?). No spoilers here: the boxes are opened one by one.
event-E01 = Payday on the Line
event-E01-text = Everyone takes 2 dollars.
event-E02 = Cheap Coal
event-E02-text = Routes of 3 or more spaces cost one card less.
event-E03 = Muddy Season
event-E03-text = Grey routes of up to 3 spaces cost one further card of any kind.
event-E04 = Brass Bands
event-E04-text = A route to a large city also earns 1 dollar.
event-E05 = Lost Waybills
event-E05-text = Everyone with more than 7 cards discards 2 of them.
event-E06 = Spare Engines
event-E06-text = A face-up locomotive counts as an ordinary card, first or second.
event-E07 = Public Subscription
event-E07-text = Whoever has the fewest dollars takes 3, and so does everyone tied.
`,"../../../src/semafor/editions/usa-classic/en.ftl":`# Words of this edition
edition-usa-classic-blurb = The plain game: cards, routes, tickets and the longest path.
edition-usa-classic-special = The plain game and the best one to begin with: cards, routes, secret tickets.
`,"../../../src/semafor/editions/usa-refreshed/en.ftl":`# Words of this edition
edition-usa-refreshed-blurb = More and newer tickets, four to choose from; the end comes sooner.
edition-usa-refreshed-special = The same board with more tickets: { $count } in the deck, { $start } offered at the start, and the last round begins earlier.
edition-usa-refreshed-reconstructed = The rulebook of this edition that we work from does not list its tickets. The deck is therefore a reconstruction from earlier editions of this board: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} in all.
coach-hint-four = Four tickets to choose from
coach-hint-four-text = This deck is larger than the classic one, and you see four tickets at the start. Keep at least two.
`,"../../../src/semafor/legends/caboose.en.ftl":`# What these rules say to players
module-caboose = a caboose for whoever comes last
play-column-caboose = caboose
marker-caboose-end = In last place, and first in the next game: { $player } (caboose)
marker-caboose-about = holds the caboose card and took the first turn
short-caboose = The caboose
short-caboose-text = Whoever holds this card has the first turn; at the end it goes to whoever came last.
ending-caboose = Last place, so the caboose card and the first turn of the next game: { $player }.
`,"../../../src/semafor/legends/changing_costs.en.ftl":`# What these rules say to players
play-why-closed-now = closed while the active event lasts
play-why-fee = the fee is { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, you have { $left }
error-route-closed-now = { $route } cannot be claimed while the active event lasts.
error-fee-not-paid = { $route } costs a fee of { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, and you have less.
error-name-the-further-card = Name the cards: one further card of your choice has to be paid.
web-note-cost = { $event }: it costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $length }. The trains stay the same.
web-note-cost-here = This route costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} now instead of { $length }. The trains stay the same.
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
web-note-fee-here = This route costs a fee of { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} now.
`,"../../../src/semafor/legends/companies.en.ftl":`# What this rule module says to players
module-companies = companies
rulebook-setup-company = Everyone runs one company: blue, red, green, yellow or black. The caboose card shows who has the first turn; decide who holds it at first, or leave it to chance. Turns then go round clockwise.
rulebook-company-heading = Your company
rulebook-company = A route in the colour of your company pays { $bonus ->
    [one] { $bonus } dollar
   *[other] { $bonus } dollars
} at once, however long it is and whatever you pay it with: the colour of the route counts, not of the cards. A grey route never pays this.
rulebook-claim-beyond = Routes that lead off the board cannot be claimed.
rulebook-tips-company = Routes in your company’s colour pay off twice: towards your ticket, and at once.
coach-hint-company = Your own company
coach-hint-company-text = A route in the colour of your company pays two dollars at once. A route to a city with a brass ring also draws you a card. Routes alone earn nothing here: dollars come from tickets, from your company and, at the end, from trains used up.
play-column-company = company
play-company-blue = blue
play-company-red = red
play-company-green = green
play-company-yellow = yellow
play-company-black = black
play-fact-company-bonus = company colour, +\${ $dollars }
describe-part-companies = Companies by seat: { $value }
reason-claim-company = A route in the company’s colour: it earns a bonus at once.
web-company = company: { $colour }
web-company-none = no company
web-note-company = The colour of your company: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} at once.
web-note-company-card = The colour of your company: you draw a card at once.
short-companies = Your company
short-companies-text = A route in the colour of your company pays { $bonus ->
    [one] { $bonus } dollar
   *[other] { $bonus } dollars
} at once, whatever you pay it with. Grey routes never pay this.
example-company = A route in your company’s colour
example-company-claim = The route { $route } has the colour of your company. You claim it as usual, and { $bonus ->
    [one] { $bonus } dollar is
   *[other] { $bonus } dollars are
} yours at once.
example-company-tickets = It counts for your tickets like any other route. Other companies may claim it, too; they just get nothing for it.
`,"../../../src/semafor/legends/dollars.en.ftl":`# What this rule module says to players
module-dollars = dollars
rulebook-goal-money = You build railway lines by claiming routes between neighbouring cities. A route by itself earns nothing: dollars come from tickets, from routes in the colour of your company, from events and from using up your trains. Your tickets are secret: each names two cities, and at the end it pays its value if a chain of your routes joins them, or costs you the same if not. Whoever has the most dollars wins.
rulebook-setup-start-money = Everyone begins with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}; dollars are public. Five cards lie face up: this is the market. The rest form the deck.
rulebook-score-dollars = Dollars: what you hold.
rulebook-score-trains = Trains: the fewer you have left, the more dollars (see the table below).
rulebook-score-floor = A total below zero counts as zero. Whoever comes last takes the caboose card.
rulebook-unused-caption = Dollars for trains left over
rulebook-unused-trains = Trains
rulebook-unused-dollars = Dollars
rulebook-unused-range = { $from }–{ $to }
rulebook-unused-more = { $from }+
rulebook-ties-money = If dollars are tied, these decide, in this order:
rulebook-tips-trains = Use up your trains: the last few are worth more than a small ticket.
rulebook-unused-one = { $from }
play-column-dollars = dollars
play-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
play-line-dollars = dollars held
play-line-unused-trains = few trains left over
play-line-turn-order = turns after the first player
describe-seat-dollars = Seat { $seat }: { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
reason-claim-trains = { $trains ->
    [0] Uses up the last trains: the fewer are left, the more dollars at the end.
    [one] Leaves only { $trains } train: the fewer are left, the more dollars at the end.
   *[other] Leaves { $trains } trains: the fewer are left, the more dollars at the end.
}
reason-draw-trains = { $route } would use up { $points ->
    [one] { $points } train
   *[other] { $points } trains
} and still needs { $missing }.
reason-keep-dollars = { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
} for about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}.
web-money = \${ $amount }
short-dollars = Dollars
short-dollars-text = They take the place of points: from tickets, from routes in the colour of your company, from events, and at the end for trains used up. A route by itself pays nothing.
short-unused = Trains used up
short-unused-text = At the end you get dollars for the trains you have left: { $table }.
short-unused-one = { $from } – \${ $dollars }
short-unused-range = { $from } to { $to } – \${ $dollars }
short-unused-more = { $from } or more – nothing
ending-dollars = Dollars held
ending-dollars-text = What everyone has in hand at the end of play.
ending-unused_trains = Trains used up
ending-unused_trains-text = The fewer trains are left, the larger the bonus.
ending-money = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
ending-money-so-far = Dollars so far
ending-floor = A total below zero counts as zero.
ending-line-turn_order = Turns after the first player
rulebook-first-more-money = All your tickets are done and you still have many trains? Draw new ones, or use your trains up: few left over pay at the end.
example-score-dollars = You began with { $start ->
    [one] { $start } dollar
   *[other] { $start } dollars
} and hold { $points } at the end.
example-score-trains = { $trains ->
    [one] { $trains } train is
   *[other] { $trains } trains are
} left over: { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}.
`,"../../../src/semafor/legends/events.en.ftl":`# What this rule module says to players
module-events = events
rulebook-news-list = The events of this game:
rulebook-event-line = { $name }: { $text }
coach-hint-event = A newspaper: an event
coach-hint-event-text = The event shown beside the board has just been turned over. Some act once, others change the rules until the next newspaper. Prices in the route’s panel already take it into account.
coach-hint-effect = An event asks you something
coach-hint-effect-text = Choose one of the options and confirm. Everyone it concerns is asked the same.
play-event-none = No event is active.
play-event-active = Event: { $name }. { $text }
play-event-past = Last event: { $name }. { $text }
play-events-left = events in the deck: { $count }
play-prompt-archive = Archive [1]
play-archive = You are in last place and take an event out of the game. Which one?
event-blank = An ordinary day
event-blank-text = Nothing happens.
play-fact-event = newspaper! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] the event pays { $dollars } dollar
   *[other] the event pays { $dollars } dollars
}
play-fact-archived = event taken out of the game: { $name }
describe-part-active_event = Active event: { $value }
describe-part-event_pile = Events so far: { $value }
reason-archive = One of them has to go.
error-unknown-event = There is no event called “{ $event }”.
error-event-not-in-pile = The event “{ $event }” is not in the pile.
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
ask-archive = Take an event out of the game
ask-archive-about = You are in last place: one event of the pile will not come back.
ask-archive-go = Take it out
web-note-bonus = { $event }: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} more.
short-events = Newspapers and events
short-events-text = A newspaper in the deck turns over the top event. Some events act once; the others change the rules for everyone until the next newspaper.
web-status-archive = Take an event out of the game.
example-event = A newspaper comes up
example-event-drawn = Somebody draws a card, and it is a newspaper. It goes into nobody’s hand.
example-event-turned = The top event is turned over, for everybody to read: { $name }.
example-event-after = { $lasts ->
    [yes] It holds for everybody until the next newspaper comes up.
   *[no] It acts once, now, and then nothing is active.
} The newspaper is discarded, and whoever drew it draws another card.
`,"../../../src/semafor/legends/large_cities.en.ftl":`# What this rule module says to players
module-large_cities = large cities
rulebook-large-heading = Large cities
rulebook-large = After a claim that reaches a large city (with a brass ring on the map) you draw the top card of the deck: one card, also when both ends are large, and again with every further route.
rulebook-large-order = The company pays first, then the card is drawn; what the active event adds comes last.
play-sign-large = large city: whoever claims a route to it draws a card
play-fact-large-city = large city
reason-claim-large = A large city: the route draws a card.
web-large-city = large city
web-note-large = A large city: you also draw the top card of the deck.
short-large_cities = Large cities
short-large_cities-text = They have a brass ring on the map. A route to one also draws you the top card of the deck.
`,"../../../src/semafor/legends/newspapers.en.ftl":`# What this rule module says to players
module-newspapers = newspapers
rulebook-setup-news = Newspapers are shuffled into the deck: with two players { $two }, with three { $three }, with four or five { $four }. None is dealt or turned face up before the first turn. The events lie face down beside the board; none is active yet.
rulebook-news-heading = Newspapers and events
rulebook-news = A newspaper never stays in a hand or in the market. Whenever one comes up, drawn or turned face up, the top event is turned over, the newspaper is discarded, and the next card takes its place.
rulebook-news-active = The event turned over last is the active one; the one before it ends. Some events act once, at that moment. The others apply to everyone for as long as they are active.
rulebook-news-shuffle = When all events have been seen, they are shuffled again, all but the active one.
play-card-newspaper = newspaper
`,"../../../src/semafor/rules/claiming.en.ftl":`# What this rule module says to players
rulebook-turn-claim = claim one route
rulebook-claim-heading = Claiming a route
rulebook-claim-cost = A route of four spaces costs four cards of its colour and four of your trains. For a grey route choose any one colour. Locomotives may replace as many cards as you like.
rulebook-claim-where = Any free route will do: it need not touch your others. But it must be paid for in full, in one turn, and you claim only one route a turn.
rulebook-claim-points = Points for a route, scored at once
rulebook-claim-length = Spaces
rulebook-claim-value = Points
rulebook-claim-twins = { $most ->
    [3] Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them. With two or three players only one can be used at all: the first claim closes the rest.
   *[2] Double routes: some places are joined by two tracks. Nobody may own both. With two or three players only one can be used at all: the first claim closes the other.
}
rulebook-claim-twins-all = Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them. With two or three players only one track of a double route can be used: the first claim closes the other. All three tracks of a triple route can be used, with any number of players.
rulebook-claim-beside = A route is double only if its tracks join the same two places. Tracks that run side by side but end in different cities are separate routes.
rulebook-claim-twins-open = { $most ->
    [3] Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them.
   *[2] Double routes: some places are joined by two tracks. Nobody may own both.
}
describe-claim = claim { $route }, pay { $pay }
error-wrong-count = { $route } costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-wrong-colour = { $route } must be paid in { $colour } (or with locomotives).
error-kind-not-taken = { $route } cannot be paid for with this card: { $card }.
error-route-taken = { $route } is already claimed.
error-own-twin = You already own another track of { $route }.
error-twin-closed = With so few players only one track of a double route can be used, so { $route } is closed.
error-too-few-trains = { $route } needs { $needs ->
    [one] { $needs } train
   *[other] { $needs } trains
}, and you have { $left } left.
error-too-few-locomotives = { $route } needs at least { $needs ->
    [one] { $needs } locomotive
   *[other] { $needs } locomotives
} in the payment.
error-too-many-locomotives = { $most ->
    [0] { $route } cannot be paid for with locomotives.
    [one] A payment for { $route } may include at most one locomotive.
   *[other] A payment for { $route } may include at most { $most } locomotives.
}
error-cards-not-in-hand = You do not hold the cards for this.
play-fact-claimed-plain = { $route } ({ $length })
error-route-beyond = { $route } leads off the board: it can be claimed once there is a city at both ends.
short-twins = Double and triple routes
short-twins-text = Nobody may own more than one track. With two or three players only one track of a double route can be used, but always all three of a triple route.
play-fact-claimed = { $route } ({ $length }), +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
rulebook-first-claim = As soon as you hold the cards for a route on your way, click it. Begin where only one route leads on: somebody else may need it, too.
rulebook-first-around = Somebody was faster? Look for a way round. One or two routes more are usually cheaper than a lost ticket.
example-claim = A claim from start to finish
example-claim-look = The route { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, and this is your hand.
example-claim-pay = You pay { $paid }. The cards go to the discard pile.
example-claim-done = You put one train on each space, and the route is yours to the end of the game.{ $points ->
    [0] {""}
    [one] {" "}It scores { $points } point at once.
   *[other] {" "}It scores { $points } points at once.
} You have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left.
example-grey = A grey route
example-grey-look = The route { $route } is grey. { $length ->
    [one] { $length } card is needed
   *[other] { $length } cards are needed
}, and you choose the colour.
example-grey-pay = Any colour will do, but all the cards must be of the same one.
example-twins = A double route
example-twins-few = You have claimed one track of { $route }. With up to { $most ->
    [one] { $most } player
   *[other] { $most } players
} the other one is closed to everybody from now on.
example-twins-many = At a table where both tracks may be used, somebody else can claim the second one. You can’t: nobody owns both.
example-hand = Your hand
example-paid = You pay
example-right = Right
example-wrong = Wrong
`,"../../../src/semafor/rules/countries.en.ftl":`# What this rule module says to players
module-countries = neighbouring countries
rulebook-country-heading = Across the border
rulebook-country = Some routes and tickets lead into a neighbouring country. A country is a dead end: you arrive there, but you can’t travel through it from one route to another. Any of your routes into the country will do for a ticket to it.
coach-hint-country = A ticket across the border
coach-hint-country-text = Any of your routes into that country will do. But it is a dead end: you can’t travel on through it.
example-country = Two routes into one country
example-country-end = You own both routes, from { $a } and from { $b }. Each of them serves a ticket into the country: { $country }. But they don’t meet there: they make no chain from one of these cities to the other.
`,"../../../src/semafor/rules/drawing.en.ftl":`# What this rule module says to players
rulebook-turn-draw = draw train cards
rulebook-draw-heading = Drawing train cards
rulebook-draw-two = You take two cards, one after the other: each from the market, or blind from the deck. A gap in the market is filled at once, so you see the new card before you choose your second.
rulebook-draw-locomotive = A face-up locomotive counts as both cards: take it first, and nothing else. It can never be the second card. A locomotive drawn blind is just good luck and counts as one card.
rulebook-draw-sweep = When at least three of the five face-up cards are locomotives, all five are discarded and replaced.
rulebook-draw-hand = Your hand may be as large as you like. When the deck is used up, the discarded cards are shuffled into a new one.
rulebook-draw-empty = When both the deck and the discard pile are empty, you may not choose to draw cards, even if some are left in the market.
rulebook-draw-blocked = When the deck and the discard pile together hold { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer, nobody may choose to draw cards, not even from the market.
describe-draw = draw from the deck
describe-take = take { $card } from the market
phase-second_card = second card
error-piles-empty = There are no cards left to draw.
error-not-open = There is no such card in the market now: { $card }.
error-locomotive-second = A face-up locomotive cannot be the second card.
error-piles-low = With { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer in the deck and the discard pile, no cards can be drawn.
short-drawing = Few cards
short-drawing-text = With { $most ->
    [one] { $most } card
   *[other] { $most } cards
} or fewer in the deck and the discard pile together, you may not choose to draw cards, not even from the market.
play-fact-drew = card from the deck
play-fact-drew-known = { $card } from the deck
play-fact-took = { $card } from the market
play-fact-market-reset = Three locomotives were face up: the whole market is replaced.
play-fact-market-resets = Three locomotives were face up { $times ->
    [one] once
   *[other] { $times } times
} in a row: each time the whole market was replaced.
play-fact-market-chosen = Three locomotives kept turning up: all cards are shuffled together, and a market with fewer of them is laid out.
play-fact-reshuffled = The discard pile is shuffled into a new deck.
web-status-turn-no-cards = Your turn: tickets or a route. Too few cards are left to draw.
web-status-second_card = Draw a second card.
rulebook-first-draw = In the first turns mostly draw cards, in the colours of the routes on your way. A look at the market before each draw is worth it.
example-draw = Two cards, one after the other
example-draw-first = You take this card from the market: { $card }. Its place is filled from the deck at once.
example-draw-second = The new card is no use to you, so your second card comes blind from the deck. Your turn is over.
example-draw-locomotive = Had you taken the face-up locomotive first, it would have been your only card: face up, it counts as both.
example-market = The market
example-deck = The deck
`,"../../../src/semafor/rules/ferries.en.ftl":`# What this rule module says to players
module-ferries = ferries
rulebook-ferry-heading = Ferries
rulebook-ferry = A ferry is a grey route over water. Each locomotive shown on it must be paid for with a real locomotive; the other spaces take cards of one colour, as usual.
coach-hint-ferry = A ferry
coach-hint-ferry-text = Each locomotive drawn on the route must be paid for with a real one. The rest takes one colour.
reason-draw-locomotive-ferry = The ferry { $route } cannot do without a locomotive.
play-kind-ferry = ferry
example-ferry = A ferry
example-ferry-look = The ferry { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}; { $locomotives ->
    [one] { $locomotives } of them shows a locomotive
   *[other] { $locomotives } of them show a locomotive
}.
example-ferry-pay = You pay { $paid }. { $rest ->
    [0] Every space wants a real locomotive here.
   *[other] For the spaces without a locomotive any colour will do.
}
`,"../../../src/semafor/rules/globetrotter.en.ftl":`# What this rule module says to players
module-globetrotter = a bonus for the most tickets
rulebook-score-globetrotter = Most tickets: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most completed tickets. If tied, everyone tied gets the bonus; with no completed ticket nobody does (this is how the program counts).
play-line-globetrotter = most tickets completed
ending-globetrotter = Most tickets completed
example-score-globetrotter = Nobody has completed more tickets than you: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
`,"../../../src/semafor/rules/longest_path.en.ftl":`# What this rule module says to players
module-longest_path = a bonus for the longest path
rulebook-score-longest = Longest path: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the longest unbroken path of one player’s trains. It may pass a city again, but no route twice. If tied, everyone tied gets the bonus.
rulebook-ties-longest = the longest path
reason-claim-longest = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and extends this player’s longest path to { $length ->
    [one] { $length } train
   *[other] { $length } trains
} (the rivals’ longest: { $rival }).
play-line-longest = longest path
play-line-longest-length = trains on the longest path
ending-longest = Longest path
ending-longest-text = { $player }: { $count ->
    [one] { $count } train
   *[other] { $count } trains
} in one line
ending-line-longest_length = Trains on the longest path
example-longest = How the longest path is measured
example-longest-count = The lit routes lie end to end: { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}. The branch with { $length ->
    [one] { $length } train
   *[other] { $length } trains
} doesn’t count, because a single path can’t take it in as well. A path may pass a city twice, but no route.
example-score-longest = Your path is the longest at the table: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
`,"../../../src/semafor/rules/passengers.en.ftl":`# What this rule module says to players
module-passengers = passengers
rulebook-setup-passengers = Passengers of six colours wait in every city and country, { $each } of each colour in all. Big cities have several.
rulebook-turn-claim-passengers = claim one route and pick up passengers
rulebook-passenger-heading = Passengers
rulebook-passenger-take = After you claim a route you may take one passenger from each of its two ends, choosing among those waiting there. Nobody new arrives. Anyone left behind waits for the next route to that city, yours or someone else’s.
rulebook-passenger-points = At the end, for each of the six colours, the most passengers score { $first ->
    [one] { $first } point
   *[other] { $first } points
} and the second most { $second }. If several are tied for most, each scores { $first } and nobody is second; if several are tied for second, each scores { $second }.
rulebook-passenger-none = Without a single passenger of a colour you score nothing for it, not even in second place. The rulebook can be read otherwise; this is how the program counts.
rulebook-score-passengers = Passengers: in each colour { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the most, { $second } for the second most.
rulebook-ties-passengers_taken = more passengers
coach-hint-passengers = All aboard
coach-hint-passengers-text = Take one passenger at each end of your new route. At the end, the most of a colour is worth twenty points, the second most ten: collect colours rather than one of each.
reason-claim-passengers = { $points ->
    [one] Scores { $points } point and picks up passengers.
   *[other] Scores { $points } points and picks up passengers.
}
reason-passengers-lead = Takes or keeps the lead among passengers ({ $colours }).
reason-passengers-level = Draws level with the leader among passengers ({ $colours }).
reason-passengers-more = Comes closer to the leader among passengers ({ $colours }).
reason-passengers-none = Nobody there is worth taking.
describe-passengers = take passengers: { $taken }
passengers-held = you have { $own }, the leading rival { $most }
phase-passengers = passengers
describe-part-passengers = Passengers: { $value }
describe-part-taken = Passengers taken by seat: { $value }
error-not-an-end = { $place } is not an end of the claimed route.
error-one-passenger = Take one passenger at { $place }, and name the colour.
error-no-such-passenger = No passenger of that colour is waiting there.
play-prompt-passenger = Take [1]
play-column-passengers = passengers
play-passengers = A passenger from { $place }?
play-passenger-none = nobody
play-fact-took-passenger = { $card } passenger from { $place }
play-line-passengers = passengers
play-line-passengers-taken = passengers taken
ending-passengers = Passengers
ending-line-passengers_taken = Passengers taken
web-passengers = passengers
web-status-passengers = Who comes along?
ask-passengers = Who comes along?
ask-passengers-about = One passenger from each end of your new route. At the end, the most of a colour is worth twenty points, the second most ten.
ask-passengers-nothing = { play-passenger-none }
ask-passengers-go = Go
example-passengers = Passengers get on
example-passengers-take = You have claimed { $route }. At each end you take one passenger with you. In { $a } two are waiting: you choose, the other one stays.
example-passengers-count = At the end nobody has more than you of one colour, and in another you are second.
example-passengers-term = { $colour }
example-score-passengers = Passengers: in one colour you have the most ({ $first }), in one you are second ({ $second }).
`,"../../../src/semafor/rules/scoring.en.ftl":`# What this rule module says to players
rulebook-score-heading = Final scoring
rulebook-score-routes = Routes: the points you already have.
rulebook-score-tickets = Tickets: each complete one adds its value, each other one takes it away.
play-line-routes = routes
play-line-tickets = tickets
play-line-completed = tickets completed
ending-routes = Routes
ending-routes-text = Points for routes claimed during the game.
ending-tickets = Tickets
ending-line-completed = Tickets completed
example-score = A final score, line by line
example-score-routes = You have claimed { $count ->
    [one] { $count } route
   *[other] { $count } routes
} (number × spaces: { $shown }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-score-tickets = Two tickets are done ({ $done } and { $more }), one is not ({ $lost }): { $done } + { $more } − { $lost } = { $points }.
example-score-total = Your total: { $total }.
`,"../../../src/semafor/rules/stations.en.ftl":`# What this rule module says to players
module-stations = stations
rulebook-turn-station = build a station
rulebook-station-heading = Stations
rulebook-station-build = You have { $supply ->
    [one] { $supply } station
   *[other] { $supply } stations
}. Building one takes your whole turn; it may stand in any city that has none yet. The first costs one card, the second two of one colour, the third three of one colour; locomotives replace any card.
rulebook-station-use = At the end each station lets you use one route of another player that ends in its city, for all your tickets. The route that helps you most is found for you. It does not lengthen your longest path.
rulebook-station-keep = A station you never build is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rulebook-score-stations = Stations: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each one not built.
rulebook-ties-stations_built = fewer stations built
coach-hint-station = When someone is in your way
coach-hint-station-text = A station in a city lets your tickets use one of someone else’s routes there. The first costs one card. Each one you don’t build is worth four points.
reason-station-ticket = { $count ->
    [one] Borrows a rival’s route for the ticket { $tickets }, which is otherwise cut off.
   *[other] Borrows a rival’s route for the tickets { $tickets }, which are otherwise cut off.
}
reason-station = A rival’s tracks at { $place } can now serve tickets.
describe-station = build a station in { $city }, pay { $pay }
describe-part-stations = Stations by seat: { $value }
describe-part-left = Stations left by seat: { $value }
error-unknown-city = There is no city called “{ $city }”.
error-no-stations-left = You have no stations left.
error-wrong-station-cost = Your next station costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-city-has-station = { $city } already has a station.
plan-station = { $city }: the station there borrows { $route }
plan-station-new = { $city }: build a station and borrow { $route }
play-command-station = s station
play-menu-station = s station
play-help-station = build a station: “s paris”
play-prompt-station = In which city (Enter: back)
play-column-stations = stations
play-no-station = You cannot build a station now.
play-fact-built-station = station in { $place }
play-line-stations = stations not built
play-line-stations-built = stations built
ending-stations = Stations not built
ending-line-stations_built = Stations built
do-station = Station
do-station-about = It lets your tickets use one of a rival’s routes at this city.
web-at-place = { $what }: { $place }
web-place = City
web-place-choose = choose, here or on the board
do-station-go = Build the station
web-key-choice = use what has a button of its own, such as a station
rulebook-first-station = Somebody was faster? Look for a way round; where there is none, a station in the right city lets you use somebody else’s route.
example-station = A station saves a ticket
example-station-stuck = Your ticket leads from { $a } to { $b }. Your chain ends in { $middle }, and the last route belongs to somebody else.
example-station-build = You build a station in { $middle }. { $supply ->
    [one] It is the only one you have.
   *[other] The first one costs one card, the next one two of a colour, and so on; you have { $supply } in all.
}
example-station-end = At the end you may use that one route: the ticket is done. Its owner loses nothing.
example-score-stations = You still have { $left ->
    [one] { $left } station
   *[other] { $left } stations
} not built, { $each ->
    [one] { $each } point
   *[other] { $each } points
} each: { $points }.
`,"../../../src/semafor/rules/ticket_mix.en.ftl":`# What this rule module says to players
module-ticket_mix = two decks of tickets
rulebook-setup-mix = You are offered { $offer ->
    [one] { $offer } ticket
   *[other] { $offer } tickets
}: first say how many come from the short deck and how many from the long one, then look at them and keep at least { $keep ->
    [one] one
    [2] two
   *[other] { $keep }
}.
rulebook-ticket-mix = On your turn you may instead draw { $offer ->
    [one] { $offer } new ticket
   *[other] { $offer } new tickets
}: first say how many from the short deck and how many from the long one. Keep at least { $keep ->
    [one] one
   *[other] { $keep }
}; the rest go under their own deck.
rulebook-ticket-few-mix = If the deck you named has fewer left, you take what is there; the other deck does not make up for it.
coach-hint-mix = Two decks of tickets
coach-hint-mix-text = First say how many short and how many long tickets you want to see. Short ones are done quickly, long ones are worth more.
reason-mix-first = Short tickets are quick to complete.
reason-mix-second = Long tickets score more points.
reason-mix-both = Some short tickets for safety, some long ones for points.
describe-mix = draw tickets: { $mix }
error-name-the-mix = Say how many tickets of each deck you want, { $count } in total.
play-prompt-mix = How many
play-mix = You draw { $total ->
    [one] { $total } ticket
   *[other] { $total } tickets
} in total. How many from the { $first } deck? The rest come from the { $second } deck.
play-wrong-mix = Type one number (for the { $first } deck) or two that make { $total } (for { $first } and { $second }), for example “3 1”.
play-fact-announced-mix = tickets drawn: { $first } { $deck }, { $second } { $deck_b }
web-status-announce = Choose which decks your tickets come from.
do-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: which mix?
do-tickets-about = Short tickets are quick to complete, long ones score more.
do-tickets-go = Draw them
error-mix-too-large = ticket_mix.offer is { $offer }, but { $most } can be offered at once: set tickets.most to { $offer }.
error-mix-of-decks = The module “ticket_mix” mixes two decks of tickets; “decks” names: { $decks }.
`,"../../../src/semafor/rules/tickets.en.ftl":`# What this rule module says to players
rulebook-turn-tickets = draw new tickets
rulebook-setup-tickets = You are offered { $offer ->
    [one] { $offer } ticket
   *[other] { $offer } tickets
} and keep at least { $keep ->
    [one] one
    [2] two
   *[other] { $keep }
} of them. Everyone chooses at the same time.
rulebook-setup-few = When there are too few tickets, everyone is offered only three or two and need keep just one. This happens only in the campaign, once many tickets have been retired.
rulebook-setup-long = One of them is a long ticket: worth a lot, but a long way. You may give it back like any other. Later on no long ones can be drawn.
rulebook-setup-rejects = { $where ->
    [box] What you return now leaves the game.
    [shuffle] What you return now is shuffled back into its own deck.
   *[under] What you return goes under the ticket deck, in any order.
}
rulebook-ticket-heading = Tickets
rulebook-ticket-draw = On your turn you may instead draw { $offer ->
    [one] { $offer } new ticket
   *[other] { $offer } new tickets
} and keep at least { $keep ->
    [one] one
   *[other] { $keep }
}. The rest go under the deck.
rulebook-ticket-few = If fewer tickets are left, you take what is there.
rulebook-ticket-count = A ticket is complete when an unbroken chain of your routes joins its two places, with any detour. Tickets don’t use routes up: one line may serve many.
rulebook-ticket-secret = A ticket you keep stays with you to the end, and nobody else sees it before then.
rulebook-ties-completed = more completed tickets
describe-tickets = draw tickets
describe-keep = keep { $tickets }
describe-kept = { $count ->
    [one] keep { $count } ticket
   *[other] keep { $count } tickets
}
phase-tickets = choosing tickets
error-no-tickets-left = There are no tickets left to draw.
error-not-offered = The ticket “{ $ticket }” is not among those offered to you.
error-return-all-others = The tickets given back must be exactly the ones not kept.
error-keep-more = Keep at least { $needs ->
    [one] { $needs } ticket
   *[other] { $needs } tickets
}.
play-deck-tickets = tickets
play-deck-regular = regular
play-deck-short = short
play-deck-long = long
play-fact-drew-tickets = { $count ->
    [one] { $count } ticket drawn
   *[other] { $count } tickets drawn
}
play-fact-kept-tickets = { $kept ->
    [one] { $kept } ticket kept
   *[other] { $kept } tickets kept
}, { $returned ->
    [0] none returned
   *[other] { $returned } returned
}
web-status-keep = Choose your tickets: keep at least { $count }.
rulebook-first-tickets = Choose your tickets. Two that lead the same way are easier than two that don’t: they share routes. The program shows on the map where each of them leads.
rulebook-first-more = All your tickets are done and you still have many trains? Draw new ones, or claim long routes for their points.
example-ticket = A ticket from start to finish
example-ticket-get = You keep the ticket { $ticket }. Completed, it scores its value, { $points }; left incomplete, it costs you just as much.
example-ticket-build = In the course of the game you claim these { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, in any order. The chain is unbroken, so the ticket is done. Another way between the two places would have done as well.
`,"../../../src/semafor/rules/tunnels.en.ftl":`# What this rule module says to players
module-tunnels = tunnels
rulebook-tunnel-heading = Tunnels
rulebook-tunnel-reveal = Routes with a rocky frame are tunnels. Lay out the usual payment; then { $cards ->
    [one] the top card of the deck is
   *[other] the top { $cards } cards of the deck are
} turned over. Each of them that has your colour, and each locomotive, asks for one more card of that colour (or a locomotive).
rulebook-tunnel-choice = Pay the extra cards and the tunnel is yours, for the usual points and trains. Or withdraw: your cards come back to your hand, and your turn is over.
rulebook-tunnel-locomotives = If you laid out nothing but locomotives, only locomotives that turn up count, and only locomotives pay for them.
rulebook-tunnel-piles = The cards turned over are discarded. If the deck and the discard pile hold too few, only as many as there are get turned over; if there are none, the tunnel costs nothing more.
coach-hint-tunnel-open = Routes with a rocky frame
coach-hint-tunnel-open-text = These are tunnels. After you lay out your cards, three more are turned over, and each one of your colour, or a locomotive, costs you one more card. Have one or two to spare.
coach-hint-tunnel = The tunnel costs more
coach-hint-tunnel-text = Pay the extra cards and it is yours. Or withdraw: you get your cards back, but your turn is over.
reason-open-tunnel-pay = The tunnel is worth the surcharge.
reason-open-tunnel-withdraw = The cards go back to the hand: the surcharge was too high, or there was nothing to pay it with.
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
describe-pay = pay the surcharge: { $pay }
describe-withdraw = withdraw from the tunnel
phase-tunnel = tunnel surcharge
describe-part-revealed = Revealed: { $value }
describe-part-surcharge = Surcharge: { $value }
error-wrong-surcharge = The surcharge is { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-surcharge-colour = The surcharge must be paid in { $colour } (or with locomotives).
error-surcharge-locomotives = This surcharge can only be paid with locomotives.
plan-surcharge = Surcharge of tunnels to expect: { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards.
play-kind-tunnel = tunnel
play-prompt-tunnel = Your choice [1]
play-tunnel-odds = Extra cards: { $odds }.
play-tunnel-odds-none = none { $percent }%
play-tunnel-odds-some = { $count ->
    [one] one { $percent }%
    [2] two { $percent }%
    [3] three { $percent }%
   *[other] { $count }: { $percent }%
}
play-tunnel-odds-cannot = Chance that you cannot pay: { $percent }%.
play-tunnel-revealed = The tunnel turns over: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] { $count } more card is needed, { $colour } or a locomotive.
   *[other] { $count } more cards are needed, { $colour } or locomotives.
}
play-tunnel-surcharge-locomotives = { $count ->
    [one] { $count } more locomotive is needed.
   *[other] { $count } more locomotives are needed.
}
play-tunnel-pay = pay { $cards }
play-tunnel-withdraw = withdraw: take your cards back, your turn ends
play-fact-revealed = tunnel: { $card }
play-fact-surcharge = surcharge: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-fact-withdrew = withdrawal from the tunnel { $route }
web-status-tunnel = The tunnel costs more: pay or withdraw.
web-tunnel-warning = A tunnel: three cards are turned over, and each match costs one more card.
ask-tunnel = Tunnel: { $route }
ask-tunnel-about = { $colour_id ->
    [locomotive] { $count ->
        [one] { $count } more locomotive is needed.
       *[other] { $count } more locomotives are needed.
    }
   *[other] { $count ->
        [one] { $count } more card is needed, { $colour } or a locomotive.
       *[other] { $count } more cards are needed, { $colour } or locomotives.
    }
}
do-pay-with = Pay the surcharge with
ask-tunnel-go = Pay and claim
ask-tunnel-cannot = You do not have the cards for it.
do-withdraw = Withdraw
example-tunnel = A tunnel that asks for more
example-tunnel-pay = The tunnel { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}. You lay out { $paid }.
example-tunnel-turn = { $cards ->
    [one] { $cards } card is turned over, and it has your colour. The tunnel asks for one card more.
   *[other] { $cards } cards are turned over. One of them has your colour, so the tunnel asks for one card more.
}
example-tunnel-done = You pay it: { $all ->
    [one] { $all } card
   *[other] { $all } cards
} instead of { $length }, and the tunnel is yours. Without the card, or if it is too dear, you take your cards back and your turn is over.
example-turned = Turned over
`,"../../../src/semafor/rules/turns.en.ftl":`# What this rule module says to players
rulebook-goal-heading = Goal
rulebook-goal = You build railway lines by claiming routes between neighbouring places. A route is made of spaces and scores points the moment it is yours. Your tickets are secret: each names two places, and at the end it scores its value if a chain of your routes joins them, or costs you the same value if not. Whoever has the most points wins.
rulebook-setup-heading = Before the first turn
rulebook-setup-start = Everyone begins with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and no points. Five cards lie face up: this is the market. The rest form the deck.
rulebook-setup-first = Decide before the game who begins, or leave it to chance. Turns then go round in the order of the seats, clockwise.
rulebook-setup-cards = The cards have { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
} with { $each ->
    [one] { $each } card
   *[other] { $each } cards
} each, and there are { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}. A locomotive replaces a card of any colour.
rulebook-turn-heading = Your turn
rulebook-turn = You do exactly one of these things, then it is the next player’s turn:
rulebook-turn-pass = You may pass only when none of them is possible.
rulebook-end-heading = The end
rulebook-end = When someone ends a turn with { $threshold ->
    [one] { $threshold } train
   *[other] { $threshold } trains
} or fewer, the last round begins: everyone has one more turn, that player last. Then comes the final scoring.
rulebook-ties-heading = Ties
rulebook-ties = If points are tied, these decide, in this order:
rulebook-ties-shared = if that is equal too, the victory is shared
rulebook-ties-turn_order = a later place in the turn order
rulebook-tips-heading = Three things to know early
rulebook-tips-long = Long routes score far more per train than short ones.
rulebook-tips-same-way = Tickets that lie in the same direction share routes: keep those together.
rulebook-tips-narrow = Where only one route leads to a city, someone may be faster. Claim such places first.
describe-pass = pass
phase-turn = turn
error-must-act = You may pass only when nothing else is possible.
play-fact-passed = pass
play-fact-last-round = { $player }: { $trains ->
    [one] { $trains } train left
   *[other] { $trains } trains left
}. The last round begins.
play-fact-game-over = The game is over.
web-status-pass = There is nothing you can do: pass.
rulebook-first-heading = Your first game, step by step
rulebook-first-deal = The program deals: you get { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
}. Beside the board lie { $market ->
    [one] { $market } face-up card
   *[other] { $market } face-up cards
} and the deck.
rulebook-first-end = Keep an eye on the trains. When somebody is down to { $threshold ->
    [one] { $threshold } train
   *[other] { $threshold } trains
} or fewer, everybody has one more turn. Then the tickets are shown and the points are added up.
`}))].join(`
`);export{e as default};