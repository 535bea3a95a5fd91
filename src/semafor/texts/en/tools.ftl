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
cli-word-name = NAME
cli-word-paths = PATHS
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
cli-usage-error = { $message }. Try "{ $program } --help".
cli-interrupted = Stopped.
cli-summary-play = play a game in the terminal
cli-summary-simulate = let bots play many games and print statistics
cli-summary-scenario = run scenario files: positions, moves, what must hold
cli-summary-replay = replay and verify a game record
cli-summary-bench = measure the speed of the engine on one core
cli-summary-campaign = a campaign of twelve games: The Western Charter
cli-summary-hint = show the best moves of a position, with their chances to win
cli-summary-plan = plan the cheapest way to complete tickets
cli-summary-serve = play in the browser: alone, at one screen, with phones or over the network
cli-summary-tournament = let bots play each other on the same deals and rate them
cli-summary-backup = copy all games to a file, also while a server runs
cli-summary-restore = put a copy in place of the games, and keep what was there
cli-summary-check = check that everything stored is whole and can be played on
cli-summary-editions = list the editions that can be played
cli-summary-edition = check the folder of an edition, or draw its board
cli-help-editions = a folder with more editions, or of one; may be given several times

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
edition-help-what = "check" says what players will see, "draw" writes the layout of the board
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
edition-words-missing = { $language }: no words for { $keys }. Players read what stands there in the other language, or what is made from the map and the rules.
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
edition-layout-made = Board: routes and labels are placed by the program; "semafor edition draw" writes layout.json, which you can correct.
edition-layout-stale = Board: layout.json is not the layout of this map (any more), so routes and labels are placed by the program; "semafor edition draw" writes it anew.
edition-layout-problem = On the board lie on each other: { $what }.
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
