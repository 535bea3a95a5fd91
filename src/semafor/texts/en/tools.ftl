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
bench-column = { $seats } seats
bench-costs = A step from Python: { $step } µs. A copy of a position: { $clone } µs.
bench-ratios = Compiled is { $speedup } times as fast as plain Python. Editions against the first: { $share }.
bench-floor = Below its floor: { $problem }

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
