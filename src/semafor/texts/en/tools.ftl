# Command line
cli-description = Railway board games: play, simulate, replay, check.
cli-command = COMMAND
cli-help-lang = language of all texts (default: from the locale)
cli-usage-error = { $message }. Try "{ $program } --help".
cli-interrupted = Stopped.
cli-summary-play = play a game in the terminal
cli-summary-simulate = let bots play many games and print statistics
cli-summary-scenario = run scenario files: positions, moves, what must hold
cli-summary-replay = replay and verify a game record
cli-summary-bench = measure the speed of the engine on one core
