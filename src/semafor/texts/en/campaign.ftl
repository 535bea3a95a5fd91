# Campaigns: why something was refused
error-bad-content = { $file }, { $row }: { $what }.
error-campaign-word = A campaign's log knows no entry "{ $word }" here.
error-campaign-field = The entry "{ $word }" lacks "{ $field }" or has it wrong.
error-campaign-complete = The campaign is complete: all { $games } games have been played.
error-campaign-not-now = This is not the time for it: { $what }.
error-campaign-too-few = A game needs at least two companies; given: { $count }.
error-campaign-player = "{ $company }" is not a company of this campaign, or its player lacks a name or a kind.
error-campaign-story = Both sides of a story card are read in their order; { $code } is not the next one.
error-campaign-option = "{ $option }" is not one of the options of "{ $kind }".
error-campaign-report = The report does not belong to this game: { $what }.
error-campaign-free-regions = Free play takes at most { $most } regions of the campaign; given: { $names }.
error-campaign-no-overlay = This record is not a game of a campaign.
error-campaign-file-unreadable = { $file } cannot be read: { $why }.
error-campaign-file-unwritable = { $file } cannot be written: { $why }.

# Names
camp-region-east = the east
camp-region-frontier = outside the east
camp-colour-grey = grey

# Questions between the games
camp-ask-story = Story
camp-ask-crew = Crew call: keep your crew member (one level higher) or hire another?
camp-ask-archive = You are in last place and take one event out of the campaign. Which one?
camp-ask-clause = Choose a clause for your company; it stays to the end.
camp-ask-pass = Choose a pass from the conductor's chest.
camp-ask-crew-first = Crew call: hire one of them. Where a card names three numbers, they belong to levels I, II and III; whoever stays rises a level.
camp-ask-charter = Most was built towards these regions. Which one is opened?
camp-ask-improve = Choose one improvement.
camp-ask-settle = { $region } settles. Which of its cities grows large?
camp-ask-destroy = Which line is lost?
camp-ask-expo = Where will the Exposition be?
camp-kept = { $company } keeps its crew member, who rises a level.
camp-gates = Joins the board at: { $cities }.
camp-postcard = { $number }. { $name }. “{ $line }”
camp-keep = keep
camp-improve-paint = paint { $strand }: { $colour }
camp-improve-depot = a depot in { $city }
camp-improve-rebuild = rebuild { $strand } in your colour (a note of 4 dollars)
camp-improve-depot-about = The city becomes large for your company: a claim there draws a card.
camp-improve-paint-about = The colour stays for the whole campaign. Your own brings the company bonus, white brings mail.
camp-improve-rebuild-about = A lost line comes back to the board.
camp-improve-save-about = It counts in the final reckoning of the campaign.
camp-improve-save = save: a note of 2 dollars into the vault

# Secret sides of postcards
camp-and = and
camp-or = or
camp-if = If { $what }:
camp-then = { $what }.
camp-uses-left = Uses left: { $count }.
camp-cost-discard_loco = (this costs an additional locomotive)
camp-when-setup = In the setup.
camp-when-payment = When you pay for a route.
camp-when-claim = After a claim of yours.
camp-when-draw = After your draw action.
camp-when-tickets = After your ticket action.
camp-when-turn_end = At the end of your turn.
camp-when-event = When an event is revealed.
camp-when-game_end = At the end of the game.
camp-sel-region = { $region }
camp-sel-colour = { $colour }
camp-sel-own = in your colour
camp-sel-unpainted = unpainted
camp-sel-len_min = { $n } or more spaces
camp-sel-len_max = at most { $n } spaces
camp-sel-ends = at { $cities }
camp-sel-large = to a large city
camp-sel-port = to a port
camp-sel-depot = to a city with your depot
camp-if-claimed = the route{ $what } fits
camp-if-own = you own at least { $n } routes{ $what }
camp-if-own_spaces = your routes{ $what } have at least { $n } spaces together
camp-if-connected = your lines join { $cities }
camp-if-touches = your routes reach { $cities }
camp-if-network_regions = one connected network of yours reaches { $n } regions
camp-if-large_touched = your routes reach { $n } different large cities
camp-if-colours = you own routes of { $n } different colours
camp-if-tickets_done = you have completed { $n } tickets
camp-if-ticket_done_value = you have completed a ticket worth { $n } or more
camp-if-no_failed = you hold at least { $n } tickets and none has failed
camp-if-dollars = you have at least { $n } dollars
camp-if-hand = you have at least { $n } cards
camp-if-pieces_min = you have at least { $n } trains left
camp-if-pieces_max = you have at most { $n } trains left
camp-if-event_active = the last event is one of these: { $events }
camp-if-events_seen = { $n } events have been revealed in this game
camp-if-rank-first = you are first
camp-if-rank-not_first = you are not first
camp-if-rank-not_last = you are not last
camp-if-stamps = you have { $n } stamps
camp-if-depots = you have { $n } depots
camp-if-painted = { $n } painted routes have your colour
camp-if-paid-locomotive_min = you paid at least { $n } locomotives
camp-if-paid-locomotive_max = { $n ->
    [0] you paid no locomotive
   *[other] you paid at most { $n } locomotives
}
camp-if-paid-pick_min = you paid at least { $n } cards with a pickaxe
camp-if-paid-skull_min = you paid at least { $n } cards with a skull
camp-if-module-grain_sold = you have sold { $n } grain
camp-if-module-grain_best = you have sold { $n } grain at once
camp-if-module-herds_delivered = you have delivered { $n } herds
camp-if-module-packet_lines = you have a packet line
camp-if-module-snow_cleared = you have cleared { $n } snow
camp-if-module-assay_best = one dig gave { $n } dollars
camp-if-module-bazaar_full = you filled the bazaar
camp-if-module-blasts = you have used powder { $n } times
camp-if-module-express_flags = you have { $n } express flags
camp-if-module-linkups = you have joined { $n } parts of your network
camp-if-module-gangs = you have hired { $n } gangs
camp-if-module-pavilions = you have { $n } pavilions
camp-do-gain_dollars = take { $n } dollars
camp-do-draw_cards = draw { $n } cards
camp-do-vault = a sealed note of { $n } dollars
camp-do-void_failed = a failed ticket worth up to { $max_value } counts nothing
camp-do-replace_ticket = put a ticket under the deck and take the top one
camp-do-cost_modifier = a route{ $what } costs one card less

# At the screen
play-prompt-campaign-free = Enter: stop; any key: free play on the finished board
play-prompt-campaign-free-regions = Regions in boom: up to four numbers with commas, 0 for none (Enter: four by lot)
play-prompt-campaign-free-events = Enter: the events still in play; any key: the archived ones too
camp-free-who = Free play: who plays? One word for each company, "-" for one that does not. Now: { $seats }
play-prompt-campaign-next = Press Enter
play-prompt-campaign-seats = Enter: the same players
play-prompt-campaign-choice = Your choice [1] (?: your postcards)
camp-who-plays = Game { $game }: who plays? One word for each company, "-" for an absent one. Now: { $seats }
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
camp-line-total = together
camp-winners = { $count ->
    [one] The Western Charter goes to { $companies }.
   *[other] The Western Charter is shared by { $companies }.
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
camp-news-large = { $city } is now a large city for everybody.
camp-news-event = New event: { $event }
camp-news-archived = Archived: { $event }
camp-news-retired = Ticket retired: { $ticket }
camp-news-postcard = { $company } draws a postcard: { $postcard }
camp-news-crew = New crew: { $crew }
camp-news-caboose = The caboose goes to { $company }.
error-campaign-seat-count = One word for each company is needed ({ $needed }), "-" for an absent one; given: { $count }.

# The command
cli-summary-campaign = a campaign of twelve games: The Western Charter
campaign-help-new = begin a campaign
campaign-help-play = play on
campaign-help-status = where a campaign stands
campaign-help-export = write a campaign, or one of its games, to a file
campaign-help-import = take over an exported campaign
campaign-help-simulate = whole campaigns between bots, with the questions of balance
campaign-arg-command = what to do
campaign-arg-file = file of the campaign
campaign-arg-target = file to be written
campaign-arg-source = exported campaign
campaign-arg-companies = companies in seat order, e.g. blue,red,green (of { $known })
campaign-arg-seats = players in the same order: you, you:NAME, { $levels }
campaign-arg-seed = seed of all shuffles (by default a secret one)
campaign-arg-veteran = postcards are exchanged within their groups
campaign-arg-game = number of a finished game: write its record
campaign-arg-runs = campaigns for each number of companies
campaign-arg-counts = numbers of companies, e.g. 2-5
campaign-arg-bot = bot that plays the games
campaign-arg-bonds = deals with which one seat tries every number of bonds (0: none, BAL-19)
campaign-arg-json = as JSON
campaign-new = The campaign is in { $file }. Play it with: { $command }
campaign-exported = Written: { $file }
campaign-imported = Taken over: { $file }, digest { $digest }
error-campaign-exists = { $file } is there already; nothing was changed.
error-campaign-no-game = Game { $game } of this campaign has not been played here.
error-campaign-runs = A simulation needs at least one campaign and two to five companies.
error-campaign-failed = { $count } campaigns did not come to their end. The first: { $first }
campaign-progress = campaigns
campaign-heading = { $runs } campaigns for each of { $seats } companies, bot { $bot }, seed { $seed }
campaign-run = { $finished } of { $started } campaigns came to their end, { $failed } failed; computing took { $mean_seconds } s on average, { $slowest_seconds } s at most. Cards, trains, tickets, dollars and vaults were checked after every game.
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
campaign-bal-15 = vault besides slips
campaign-bal-16 = a missed game costs
campaign-bal-17 = large cities before the last game
campaign-bal-18 = mishaps a blast; cave-ins a dig
campaign-bal-19 = each number of bonds
campaign-bal-20 = random bots reach the end

# Games of a campaign at the screen
play-command-more = m more
play-help-more = everything else you may do now: leases, market days, powers of your cards
play-menu-more = m more ({ $count })
play-no-more = There is nothing else to do now.
play-prompt-more = Which [1] (x: back)
play-prompt-answer = Your answer [1]
play-ask-bonds = How many bonds do you take?
play-ask-stakes = Which pair of cities do you stake?
play-ask-dig = Dig on or stop?
play-ask-sell-grain = How much grain do you sell?
play-ask-load-herd = Load a herd?
play-ask-unload-herd = Where do you unload the herd?
play-ask-packet-line = Open a packet line?
play-ask-bazaar-give = Which card do you give to the bazaar?
play-ask-bazaar-take = Which card do you take from the bazaar?
play-ask-take-open = Which open card do you take?
play-ask-swap-give = Which card do you swap with the market?
play-ask-swap-take = Which open card do you take for it?
play-ask-replace-ticket = Which ticket goes under the deck?
play-ask-power = Do you use { $card }?
play-line-bonds = bonds
play-line-mail = mail
play-line-powers = crew, clauses, passes, postcards
play-line-grain = grain left
play-line-herds = herds still carried
