# Campaigns: why something was refused
error-bad-content = { $file }, { $row }: { $what }.
error-campaign-word = A campaign’s log has no entry “{ $word }” at this point.
error-campaign-field = In the entry “{ $word }”, “{ $field }” is missing or wrong.
error-campaign-complete = The campaign is complete: { $games ->
    [one] its { $games } game has been played
   *[other] all { $games } games have been played
}.
error-campaign-not-now = This is not the time for that: { $what }.
error-campaign-too-few = A game needs at least two companies; given: { $count }.
error-campaign-player = “{ $company }” is not a company of this campaign, or its player lacks a name or a kind.
error-campaign-story = Both sides of a story card are read in their order; { $code } is not the next one.
error-campaign-option = “{ $option }” is not one of the options of “{ $kind }”.
error-campaign-report = The report does not belong to this game: { $what }.
error-campaign-free-regions = Free play takes at most { $most ->
    [one] { $most } region
   *[other] { $most } regions
} of the campaign; given: { $names }.
error-campaign-no-overlay = This record is not a game of a campaign.
error-campaign-file-unreadable = { $file } cannot be read: { $why }.
error-campaign-file-unwritable = { $file } cannot be written: { $why }.

# Names
camp-region-east = the east
camp-region-frontier = outside the east

# Questions between the games
camp-ask-story = Story
camp-ask-crew = Crew call: keep your crew member (one level higher) or hire another?
camp-ask-archive = Whoever came last removes one event from the campaign. Which one?
camp-ask-clause = Choose a clause for your company; it stays to the end.
camp-ask-pass = Choose a pass from the conductor’s chest.
camp-ask-crew-first = Crew call: hire one of them. Everybody begins at level I; whoever stays rises a level and is better at it.
camp-ask-charter = Most was built towards these regions. Which one opens?
camp-ask-improve = Choose one improvement.
camp-ask-settle = { $region } settles. Which of its cities grows large?
camp-ask-destroy = Which line is lost?
camp-ask-expo = Where will the Exposition be?
camp-kept = { $company } keeps its crew member, who rises a level.
camp-hired = { $company } hires: { $crew }
camp-gates = It joins the board at { $cities }.
camp-traffic = { $count ->
    [0] Nobody claimed a route there in the game just played.
    [one] One route was claimed there in the game just played.
   *[other] { $count } routes were claimed there in the game just played.
}
camp-lines-meet = { $count ->
    [one] One line ends here.
   *[other] { $count } lines meet here.
}
camp-postcard = { $number }. { $name }. “{ $line }”
camp-keep = keep
camp-keep-level = keep at level { $level }
camp-improve-paint = paint { $strand }: { $colour }
camp-improve-depot = a depot in { $city }
camp-improve-rebuild = rebuild { $strand } in your colour (a note of $4)
camp-improve-save = save: a note of $2 into the vault

# Secret sides of postcards
camp-and = and
camp-or = or
camp-secret = { $when }: { $what }.
camp-secret-if = { $when }, if { $if }: { $what }.
camp-uses-left = { $count ->
    [0] Used up.
    [one] { $count } use left.
   *[other] { $count } uses left.
}
camp-cost-discard_loco = at the cost of one extra locomotive
camp-when-setup = During setup
camp-when-payment = When you pay for a route{ $what }
camp-when-claim = When you claim a route{ $what }
camp-when-draw = After you draw cards
camp-when-tickets = After you draw tickets
camp-when-turn_end = At the end of your turn
camp-when-event = When an event is revealed
camp-when-game_end = At the end of the game
camp-sel-region = { $id ->
    [east] in the east
    [frontier] outside the east
   *[other] in the { $region } region
}
camp-sel-colour-black = in black
camp-sel-colour-blue = in blue
camp-sel-colour-white = in white
camp-sel-colour-green = in green
camp-sel-colour-yellow = in yellow
camp-sel-colour-red = in red
camp-sel-colour-grey = in grey
camp-sel-own = in your company’s colour
camp-sel-unpainted = without paint
camp-sel-len_min = of { $n } or more spaces
camp-sel-len_max = { $n ->
    [one] of one space
   *[other] of at most { $n } spaces
}
camp-sel-end = to { $cities }
camp-sel-ends = to { $cities }
camp-sel-large = { $count ->
    [one] to a large city
   *[other] to large cities
}
camp-sel-port = { $count ->
    [one] to a port
   *[other] to ports
}
camp-sel-depot = { $count ->
    [one] to a city with your depot
   *[other] to cities with your depots
}
camp-if-claimed = you claim a route{ $what }
camp-if-own = you own { $n ->
    [one] a route
   *[other] at least { $n } routes
}{ $what }
camp-if-own_spaces = your routes{ $what } have a total of at least { $n ->
    [one] one space
   *[other] { $n } spaces
}
camp-if-connected = your lines connect { $cities }
camp-if-touch = your routes reach { $cities }
camp-if-touches = your routes reach { $cities }
camp-if-network_regions = one network of your routes covers at least { $n ->
    [one] one region
   *[other] { $n } regions
}
camp-if-large_touched = your routes reach at least { $n ->
    [one] one large city
   *[other] { $n } different large cities
}
camp-if-colours = you own routes in at least { $n ->
    [one] one colour
   *[other] { $n } different colours
}
camp-if-tickets_done = you have completed at least { $n ->
    [one] one ticket
   *[other] { $n } tickets
}
camp-if-ticket_done_value = you have completed a ticket worth { $n } or more
camp-if-no_failed = you hold at least { $n ->
    [one] one ticket and it is complete
   *[other] { $n } tickets and all of them are complete
}
camp-if-dollars = you have at least ${ $n }
camp-if-hand = you have at least { $n ->
    [one] one card
   *[other] { $n } cards
} in hand
camp-if-pieces_min = you have at least { $n ->
    [one] one train
   *[other] { $n } trains
} left
camp-if-pieces_max = you have { $n ->
    [0] no trains
    [one] at most one train
   *[other] at most { $n } trains
} left
camp-if-event_active = the latest event is { $events }
camp-events-more = { $count ->
    [one] one that is not in play
   *[other] one of { $count } that are not in play
}
camp-if-events_seen = at least { $n ->
    [one] one event has
   *[other] { $n } events have
} been revealed in this game
camp-if-rank-first = you are first
camp-if-rank-not_first = you are not first
camp-if-rank-not_last = you are not last
camp-if-stamps = you have at least { $n ->
    [one] one stamp
   *[other] { $n } stamps
}
camp-if-depots = you have at least { $n ->
    [one] one depot
   *[other] { $n } depots
}
camp-if-painted = at least { $n ->
    [one] one painted route has
   *[other] { $n } painted routes have
} your company’s colour
camp-if-paid-locomotive_min = you pay with at least { $n ->
    [one] one locomotive
   *[other] { $n } locomotives
}
camp-if-paid-locomotive_max = you pay { $n ->
    [0] without a locomotive
    [one] with at most one locomotive
   *[other] with at most { $n } locomotives
}
camp-if-paid-pick_min = you pay with at least { $n ->
    [one] one card
   *[other] { $n } cards
} showing a pickaxe
camp-if-paid-skull_min = you pay with at least { $n ->
    [one] one card
   *[other] { $n } cards
} showing a skull
camp-if-module-grain_sold = you have sold at least { $n } grain
camp-if-module-grain_best = you have sold at least { $n } grain in one sale
camp-if-module-herds_delivered = you have sold at least { $n ->
    [one] one herd
   *[other] { $n } herds
}
camp-if-module-packet_lines = you have a packet line
camp-if-module-snow_cleared = you have cleared at least { $n ->
    [one] one snow token
   *[other] { $n } snow tokens
}
camp-if-module-assay_best = one dig has earned you at least ${ $n }
camp-if-module-bazaar_full = you have filled the bazaar
camp-if-module-blasts = you have set off at least { $n ->
    [one] one blast
   *[other] { $n } blasts
}
camp-if-module-express_flags = you have at least { $n ->
    [one] one express flag
   *[other] { $n } express flags
}
camp-if-module-linkups = you have joined separate parts of your network at least { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
camp-if-module-gangs = you have hired at least { $n ->
    [one] one gang
   *[other] { $n } gangs
}
camp-if-module-pavilions = you have at least { $n ->
    [one] one pavilion
   *[other] { $n } pavilions
}
camp-do-gain_dollars = take ${ $n }
camp-do-draw_cards = draw { $n ->
    [one] one card
   *[other] { $n } cards
}
camp-do-vault = put a note of ${ $n } into your vault
camp-do-void_failed = one failed ticket worth { $max_value } or less costs you nothing
camp-do-replace_ticket = put a ticket under the deck and take the top one
camp-do-cost_modifier = pay { $n ->
    [one] one card
   *[other] { $n } cards
} less
camp-do-cost_modifier-what = pay { $n ->
    [one] one card
   *[other] { $n } cards
} less for a route{ $what }
camp-quoted = “{ $name }”

# At the screen
play-prompt-campaign-free = Enter: stop; any other input: free play on the finished board
play-prompt-campaign-free-regions = Booming regions: up to four numbers separated by commas, 0 for none (Enter: four at random)
play-prompt-campaign-free-events = Enter: the events still in play; any other input: the archived ones too
camp-free-who = Free play: who plays? One word for each company, “-” for one that does not. Now: { $seats }
play-prompt-campaign-next = Press Enter (r: rulebook, n: notes)
play-prompt-campaign-seats = Enter: the same players (r: rulebook, n: notes, w: names and the chronicle)
play-prompt-campaign-choice = Your choice (?: your cards, r: rulebook, n: notes)
camp-who-plays = Game { $game }: who plays? One word for each company, “-” for an absent one. Now: { $seats }
camp-deal-first = First everyone gets cards and chooses starting tickets. Then the story continues with its decisions, and after that comes the first turn.
camp-dealt = Everyone has chosen. The story continues.
camp-stopped = The campaign is saved in { $file }.
camp-chose = { $company }: { $option }
camp-your-choice = { $player } ({ $company }):
camp-status-head = game { $game } of 12, { $year }, tariff level { $tariff }
camp-status-regions = Regions: { $regions }
camp-status-next = { $what ->
    [begin] The next game is about to begin.
    [play] The game is being played.
    [over] The campaign is over.
   *[decide] A decision is waiting.
}
camp-status-digest = Digest: { $digest }
camp-settled = settled
camp-column-company = company
camp-column-player = player
camp-column-wins = games won
camp-column-stamps = stamps
camp-column-depots = depots
camp-column-crew = crew
camp-column-clauses = clauses and pass
camp-line-slips = slips
camp-line-absences = missed games
camp-line-notes = notes
camp-line-souvenirs = souvenirs
camp-line-depots = depots
camp-line-painted = painted routes
camp-line-total = total
camp-winners = { $count ->
    [one] The Western Charter goes to { $companies }.
   *[other] { $companies } share the Western Charter.
}
camp-news-rule = New rule: { $rule }
camp-news-rule-gone = Rule withdrawn: { $rule }
camp-news-tariff = Tariff level { $tariff }
camp-news-season = Season: { $season }
camp-news-expo = The Exposition will be in { $city }.
camp-news-region = A new region: { $region }
camp-news-settled = { $region } has settled: its rule and its events leave the game.
camp-news-painted = { $strand } is painted: { $colour }
camp-news-destroyed = { $strand } is lost.
camp-news-depot = { $company } builds a depot in { $city }.
camp-news-large = { $city } is now a large city for everyone.
camp-news-event = New event: { $event }
camp-news-archived = Archived: { $event }
camp-news-retired = Ticket retired: { $ticket }
camp-news-postcard = { $company } draws a postcard: { $postcard }
camp-news-crew = New crew: { $crew }
camp-news-crews = Looking for work: { $crew }.
camp-news-caboose = The caboose goes to { $company }.
camp-news-seen = { $company } has seen the lost train.
camp-news-found = { $count ->
    [one] { $company } has found a clue.
   *[other] { $company } has found { $count } clues.
}
camp-news-goal = { $company } reaches its long goal: { $goal }
camp-news-file-here = { $company } has saved the campaign as a file for this server. Whoever imports it sees everyone’s hidden postcards. Everything that lies ahead has been reshuffled.
camp-news-file-elsewhere = { $company } has saved the campaign as a file for another place. Whoever opens it there sees everything hidden so far. Everything that lies ahead here has been reshuffled.
camp-news-file-host = The host
error-campaign-seat-count = One word for each company is needed ({ $needed }), “-” for an absent one; given: { $count }.

# The command
campaign-help-new = begin a campaign
campaign-help-play = continue a campaign
campaign-help-status = how a campaign stands
campaign-help-export = write a campaign, or one of its games, to a file
campaign-help-import = import an exported campaign
campaign-help-seal = the seal of a file that is to receive a campaign from elsewhere (`export … --for SEAL`)
campaign-help-simulate = whole campaigns between bots, with the questions of balance
campaign-arg-file = file of the campaign
campaign-arg-target = file to be written
campaign-arg-source = exported campaign
campaign-arg-companies = companies in seat order, e.g. blue,red,green (of { $known })
campaign-arg-seats = players in the same order: you, you:NAME, { $levels }
campaign-arg-seed = seed of all shuffles (by default a secret one)
campaign-arg-veteran = postcards swap places within their groups
campaign-arg-game = number of a finished game: write its record
campaign-arg-seal = seal the file for a server or another terminal; without it the key is written beside the file
campaign-help-match = two bots in games of campaigns that other bots have played on, or with and without looking ahead between games; seats swapped
campaign-arg-pair = the two bots, e.g. express@400,planner
campaign-arg-games = games of the campaign, e.g. 1,4,8,12
campaign-arg-pairs = campaigns for each game; each is played twice, with seats swapped
campaign-arg-runs = campaigns for each number of companies
campaign-arg-counts = numbers of companies, e.g. 2-5
campaign-arg-bot = bot that plays the games
campaign-arg-out = file of finished campaigns, written one by one: the same command goes on where it was stopped, other seeds may be added
campaign-arg-show = play nothing, answer the questions from files of finished campaigns, all together
campaign-arg-bonds = deals with which one seat tries every number of bonds (0: none, BAL-19)
campaign-arg-ahead = quick games that a bot plays ahead for each question between games (0: it goes by fixed rules)
campaign-arg-ahead-match = instead: campaigns from the first to the last of the games, in which one of two companies plays so many quick games ahead for each question between games
campaign-arg-json = as JSON
campaign-new = The campaign is in { $file }. Play it with: { $command }
campaign-exported = Written: { $file }
campaign-imported = Imported: { $file }, digest { $digest }
campaign-exported-key = It can be opened only with its key, { $key }: keep that key to yourself.
campaign-seal-told = What is sealed for { $file } can be opened only there. Its seal:
error-campaign-exists = { $file } already exists; nothing was changed.
error-campaign-no-game = Game { $game } of this campaign has not been played here.
error-campaign-runs = A simulation needs at least one campaign and two to five companies.
error-campaign-failed = Not all campaigns reached the end ({ $count } stopped). The first: { $first }
error-campaign-match = A match needs two bots, at least one campaign and games from 1 to { $most }.
campaign-progress = campaigns
campaign-match-progress = pairs of games
campaign-match-heading = { $first } against { $second } in games of a campaign
campaign-match-game = game
campaign-match-looking = { $count ->
    [one] { $count } game ahead
   *[other] { $count } games ahead
}
campaign-match-rules = fixed rules
campaign-match-games = played
campaign-match-share = won
campaign-match-margin = margin
campaign-match-time = time per decision
campaign-match-dollars = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } $
campaign-match-milliseconds = { NUMBER($value, maximumFractionDigits: 0) } ms
campaign-heading = Campaigns: { $runs } for each number of companies ({ $seats }), bot { $bot }, seed { $seed }
campaign-heading-files = Campaigns of { $bot }, content { $content }
campaign-run = { $finished } of { $started ->
    [one] { $started } campaign
   *[other] { $started } campaigns
} reached the end, { $failed } failed; computing took { $mean_seconds } s on average, { $slowest_seconds } s at most. Cards, trains, tickets, dollars and vaults were checked after every game.
campaign-column-id = question
campaign-column-what = what
campaign-column-measured = measured
campaign-column-target = target
campaign-column-verdict = verdict
campaign-verdict-yes = within
campaign-verdict-no = misses
campaign-verdict-open = not measured

# Questions of balance
campaign-bal-1 = winning totals of the twelve games
campaign-bal-2 = growth from game to game, at worst
campaign-bal-3 = turns of a player, first and last game
campaign-bal-4 = wins by colour, off the fair share
campaign-bal-5 = wins by clause, pass and crew, of the fair share
campaign-bal-6 = leader after game 6 wins
campaign-bal-7 = caboose holder wins, beyond the fair share
campaign-bal-8 = income of a booming region
campaign-bal-9 = positions in which a region opens
campaign-bal-10 = first candidate chosen
campaign-bal-11 = tickets a player at the start; retired
campaign-bal-12 = postcards drawn; completed
campaign-bal-13 = events seen; event deck
campaign-bal-14 = games that ended in a deadlock
campaign-bal-15 = vault apart from slips
campaign-bal-16 = a missed game costs
campaign-bal-17 = large cities before the last game
campaign-bal-18 = mishaps a blast; cave-ins a dig
campaign-bal-19 = each number of bonds
campaign-bal-20 = random bots reach the end
campaign-bal-21 = the winner’s lead over the second
campaign-bal-22 = how often each end is reached
campaign-bal-23 = blank lines coloured at the end
campaign-bal-24 = how often each goal is reached where somebody has it

# Games of a campaign at the screen
play-command-more = m more
play-help-more = everything else you can do now: leases, market days, powers of your cards
play-menu-more = m more ({ $count })
play-no-more = There is nothing else to do now.
play-prompt-more = Which [1] (x: back)
play-prompt-answer = Your answer [1]
play-ask-bonds = How many bonds do you take?
play-ask-stakes = Which pair of cities do you stake?
play-ask-dig = Keep digging or stop?
play-ask-sell-grain = How much grain do you sell?
play-ask-load-herd = Load a herd?
play-ask-unload-herd = Where do you unload the herd?
play-ask-packet-line = Open a packet line?
play-ask-bazaar-give = Which card do you give to the bazaar?
play-ask-bazaar-take = Which card do you take from the bazaar?
play-ask-take-open = Which face-up card do you take?
play-ask-swap-give = Which card do you swap with the market?
play-ask-swap-take = Which face-up card do you take for it?
play-ask-replace-ticket = Which ticket goes under the deck?
play-ask-power = Do you use { $card }?
play-line-bonds = bonds
play-line-mail = mail
play-line-powers = crew, clauses, passes, postcards
play-line-grain = grain left
play-line-herds = herds still carried
