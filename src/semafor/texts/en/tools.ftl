# Command line
cli-description = Railway board games: play, simulate, replay, check.
cli-command = COMMAND
cli-word-address = ADDRESS
cli-word-alpha = ALPHA
cli-word-backup = BACKUP
cli-word-beta = BETA
cli-word-bonds = BONDS
cli-word-bot = BOT
cli-word-bots = BOTS
cli-word-colours = COLOURS
cli-word-companies = COMPANIES
cli-word-edition = EDITION
cli-word-editions = EDITIONS
cli-word-elo = ELO
cli-word-file = FILE
cli-word-first = SEAT
cli-word-folder = FOLDER
cli-word-game = GAME
cli-word-games = GAMES
cli-word-id = ID
cli-word-kind = KIND
cli-word-label = WORD
cli-word-minutes = MINUTES
cli-word-name = NAME
cli-word-path = PATH
cli-word-paths = PATHS
cli-word-port = PORT
cli-word-runs = RUNS
cli-word-seal = SEAL
cli-word-searches = SEARCHES
cli-word-seats = SEATS
cli-word-seconds = SECONDS
cli-word-seed = SEED
cli-word-steps = STEPS
cli-word-tries = TRIES
cli-word-url = URL
cli-word-value = VALUE
cli-word-workers = WORKERS
cli-help-lang = language of all texts (default: from the locale)
cli-usage-error = { $message }. Try “{ $program } --help”.
cli-interrupted = Stopped.
cli-summary-play = play a game in the terminal
cli-summary-simulate = let bots play many games and print statistics
cli-summary-scenario = run scenario files: positions, moves, what must hold
cli-summary-replay = replay and verify a game record
cli-summary-bench = measure the speed of the engine on one core
cli-summary-lab = for programs that learn: numbers, games in words, training
cli-summary-campaign = a campaign of twelve games: The Western Charter
cli-summary-hint = show the best moves of a position, with their chances to win
cli-summary-plan = plan the cheapest way to complete tickets
cli-summary-serve = play in the browser: alone, at one screen, with phones or over the network
cli-summary-report = write a page about an edition: routes, tickets, seats, bots, from many games
cli-summary-dataset = make an open data set of games between bots
cli-summary-tournament = let bots play each other on the same deals and rate them
cli-summary-train = let the search learn what rivals’ routes say of their tickets
cli-summary-backup = copy all games to a file, even while a server is running
cli-summary-ladder = keep a rated ladder of the bots in a folder
cli-summary-bots = list all bots, or try one from outside
cli-summary-restore = put a copy in place of the games, and keep what was there
cli-summary-check = check that everything stored is whole and can be played on
cli-summary-editions = list the editions that can be played
cli-summary-edition = check the folder of an edition, or draw its board
cli-plain-build = The engine is not compiled here: it plays the same games, about sixty times slower. A wheel for this system, or a C compiler and a new installation, makes it fast. (Said once.)
cli-help-editions = a folder with more editions, or of one; may be given several times
cli-help-bots-from = a bot’s file or a folder with bots; may be given several times

# scenario, bench
scenario-help-paths = scenario files or folders
bench-help-editions = editions to measure, separated by commas
bench-help-seats = numbers of seats, separated by commas
bench-help-seconds = seconds for each measurement
bench-help-json = print one JSON object
bench-help-compare = also measure the uncompiled build and check the ratios
bench-running = Measuring…
bench-progress = Measuring { $what }…
bench-title =
    { $compiled ->
        [true] Random games a second on one core (compiled)
       *[other] Random games a second on one core (plain Python)
    }
bench-edition = Edition
bench-column = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
bench-costs = A step from Python: { $step } µs. A copy of a position: { $clone } µs.
bench-ratios = Compiled is { $speedup } times as fast as plain Python. Editions against the first: { $share }.
bench-floor = Below its floor: { $problem }

# editions, edition
editions-help-ids = print nothing but the ids
edition-help-what = “check” says what players will see, “draw” writes the layout of the board
edition-help-folder = the folder of an edition, or a folder of such folders
edition-help-tries = changes that a search for the layout tries
edition-help-searches = searches, of which the best is kept
edition-help-seed = where the search begins; the same number gives the same layout
edition-problem = { $path } is not an edition that can be played. { $row ->
    [0] { $why }
   *[other] Line { NUMBER($row, useGrouping: 0) } of edition.toml: { $why }
}
edition-playable = { $title } ({ $name }) can be played. Players: { $fewest } to { $most }. Stage: { $stage }.
edition-contents = Places: { $places }, routes: { $routes }, tickets: { $tickets }, decks of tickets: { $decks }, train cards: { $cards }.
edition-language = { $language ->
    [pl] Polish
   *[en] English
}
edition-word-title = title
edition-words-missing = { $language }: no words for { $keys }. Players read what the other language has, or what is made from the map and the rules.
edition-nameless = { $language }: { $count ->
    [one] { $count } place has
   *[other] { $count } places have
} no name ({ $places }). The name in the other language is shown, or the id.
edition-lonely = { $count ->
    [one] { $count } place has no route
   *[other] { $count } places have no route
} ({ $places }).
edition-apart = { $count ->
    [one] { $count } ticket joins places
   *[other] { $count } tickets join places
} that no routes connect ({ $tickets }): nobody can complete such a ticket.
edition-silent = Rule modules that say nothing on the rules page: { $modules }.
edition-layout-own = Board: drawn as layout.json says.
edition-layout-made = Board: routes and labels are placed by the program; “semafor edition draw” writes layout.json, which you can correct.
edition-layout-stale = Board: layout.json is not the layout of this map (any more), so routes and labels are placed by the program; “semafor edition draw” writes a new one.
edition-layout-problem = Overlapping on the board: { $what }.
edition-layout-more = … and { $count } more of this kind.
edition-backdrop-own = Backdrop: backdrop.json.
edition-backdrop-plain = Backdrop: plain land, made from the map.
edition-thumbnail-own = Small picture: thumbnail.svg.
edition-thumbnail-made = Small picture: made from the board.
edition-tuned = Bots: tuned for this edition.
edition-untuned = Bots: they play with the usual weights; nobody has tuned them for this edition.
edition-drawn = { $file } is written.

# The words of argparse (what stands after % is filled in by it)
argparse-usage = {"usage: "}
argparse-options = options
argparse-positional = arguments
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-required = these arguments are missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-one = expected one value
argparse-some = expected at least one value
argparse-argument = argument %(argument_name)s: %(message)s
argparse-value = %(value)r is not a valid %(type)s
argparse-choice = %(value)r is not one of %(choices)s

# train
train-help-part = what to train: belief (rivals’ tickets) or value (positions); may be given twice (default: both)
train-help-games = games to learn rivals’ tickets from
train-help-value-games = games to learn the value of positions from, with two seats, and as many with more
train-help-minutes = play such games for so many minutes at most, for each number of seats; 0 for as long as they take
train-help-out = the folder to write to (default: that of the edition)
train-help-keep = a folder for games that were played: a run that was stopped goes on from there
train-help-cluster = play such games on a running Ray cluster: ray, or ray:HOST:PORT (needs the extra ray)
train-positions = Playing games: what positions come to
train-values = Learning the value of positions
train-done-value = Written: { $file }. It explains { $share }% of how the games kept apart end.
train-tickets = Playing games: who holds which ticket
train-odds = Learning the odds of single tickets
train-hands = Playing games: which tickets are held together
train-wholes = Learning the odds of whole hands
train-done = Written: { $file }. Log loss { $loss } in games kept apart; knowing nothing gives { $constant }.
# lab
lab-help-numbers = where every number of an observation stands
lab-help-words = games in words for programs: JSON messages over lines or HTTP
lab-help-train = train a bot and write it to a small file
lab-help-json = print one JSON object
lab-help-http = answer over HTTP at this port of this machine instead of line by line; 0 takes a free one
lab-help-edition = an edition
lab-help-seats = number of seats
lab-help-out = the file to write
lab-help-minutes = minutes of computing time
lab-help-against = bots to play against, separated by commas; as many games are played against itself
lab-help-seed = whole number that decides every game
lab-numbers-title = An observation has { $width ->
    [one] { $width } number
   *[other] { $width } numbers
  } and a move one of { $actions ->
    [one] { $actions } number
   *[other] { $actions } numbers
  }
lab-numbers-field = Field
lab-numbers-start = From
lab-numbers-shape = Rows × numbers
lab-numbers-limits = Limits
lab-serving = Answering at { $url }
lab-training = Training
lab-share = Against { $name }: won { $percent }% of the last games
lab-trained = Written to { $file }
bench-help-lab = measure what the lab offers instead: environments and vectors of games
bench-lab-title = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: decisions a second of computing time
bench-lab-what = What
bench-lab-rate = Decisions/s
bench-lab-ratio = Of a playout
bench-lab-inside-64 = 64 games in step, numbers and mask, choice inside
bench-lab-inside-1024 = 1024 games in step, numbers and mask, choice inside
bench-lab-numpy-lists = 256 games in step, NumPy chooses from lists
bench-lab-numpy-masks = 256 games in step, NumPy chooses from masks
bench-lab-pettingzoo = PettingZoo
bench-lab-openspiel = OpenSpiel
bench-lab-two-processes = Two processes (against one)
bench-lab-parquet = Planners in simulate, kept as Parquet (time against none kept)
bench-lab-two-workers = Planners in simulate, two workers (against one, their start included)
