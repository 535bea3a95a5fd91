# The living rulebook of a campaign; only what is open by now is ever said
book-title = Rulebook
book-empty = still empty
book-lead = What holds now, with today’s numbers. Empty frames will fill as the story goes on.
book-today = This game
book-today-about = The numbers of { $year }.
book-trains = Trains
book-trains-text = { $count ->
    [one] Everybody has one train.
   *[other] Everybody has { $count } trains.
}
book-tariff = Tariff
book-tariff-text = The tariff level is { $level }; the sums below already count it.
book-season = Season
book-expo = City of the Exposition
book-setup = Before the first turn
book-setup-about = Five frames beside the setup, gone through from A to E.
book-payment = Paying for a route, and further actions
book-payment-about = Frames F to L change what a route costs or what a turn may be.
book-claim = After a claim
book-claim-about = Whoever claims a route goes through these twelve steps in order.
book-end = At the end of a game
book-end-about = Eight steps after the last turn.
book-worth = What the vault is worth
book-worth-about = Counted after the twelfth game.
book-companies = Companies
book-companies-about = What each brings to the table.
book-regions = Open boxes
book-regions-about = Everything that lay in the boxes opened so far.
book-events = Events
book-events-about = Those in the deck, and how worn they are.
book-slot-A = In turn, beginning with whoever came last, each company keeps its crew member or hires another from the row; there are two more in the row than companies. Whoever stays rises a level, to III at most; whoever is hired begins at level I.
book-slot-B = One season card is turned over. It holds for the whole game.
book-slot-C = What the booming regions need is laid out, in the order in which the regions were opened.
book-end-1 = Slips
book-end-1-text = Dollars, trains left over and tickets are added up. The highest slip wins the game; the lowest takes the caboose.
book-end-2 = Events
book-end-2-text = Every event turned over in this game wears by one mark, and worn-out events leave the campaign. Then whoever holds the caboose takes one of the events of this game out.
book-end-3 = Story
book-end-3-text = The story goes on.
book-end-4 = Stamps
book-end-4-text = { $needed ->
    [one] Every ticket completed in this game gets the stamp of its company, one from each at most. The first stamp on a numbered ticket draws that postcard. A single stamp retires a ticket: it goes into the vault as a souvenir.
   *[other] Every ticket completed in this game gets the stamp of its company, one from each at most. The first stamp on a numbered ticket draws that postcard. With { $needed } stamps a ticket retires: whoever gave the last one keeps it as a souvenir.
}
book-end-5 = Charter
book-end-5-text = Of the closed regions that touch the board, the two towards whose border cities most lines were built in this game are the candidates. Whoever holds the caboose opens one of them. (Not after games 6, 10, 11 and 12.)
book-end-6 = Vault
book-end-6-text = The slips go into the vaults, and nobody looks in before the end. A company that missed the game gets a fixed sum, told at the end.
book-end-7 = Improvements
book-end-7-text = From last to first, each company makes one improvement: it paints a blank line of its own with a card of that colour, builds a depot in a small city where two of its lines end (up to { $limit } in all), rebuilds a lost line (and gets a note of ${ $rebuild }), or saves a note of ${ $save }.
book-end-8 = Putting away
book-end-8-first = The board is cleared for the next game; what has been chosen stays.
book-end-8-text = The season ends. A region that has boomed for five games settles: its rule and its events leave, and one of its cities grows large.
book-worth-slips = Slips
book-worth-slips-text = Every dollar on the twelve slips.
book-worth-souvenir = Souvenirs
book-worth-souvenir-text = ${ $n } for each.
book-worth-depot = Depots
book-worth-depot-text = ${ $n } for each; ${ $both } in a city that is large for everybody.
book-worth-painted = Painted lines
book-worth-painted-text = ${ $n } for each line in the colour of its company.
book-worth-note = Notes
book-worth-note-text = What is written on them.
book-founder = Founded by { $name }.
book-crew = Crew, level { $level }: { $card }
book-region-person = Whom one meets there: { $person }.
book-region-cities = Cities: { $cities }.
book-region-event = Event: { $event }
book-region-tickets = Tickets: { $tickets }.
book-region-settled = Settled: its rule has left the game, its lines and cities stay.
book-event-wear = Wear: { $marks } of { $wear }.

# What an improvement would change, with the numbers of this campaign
camp-change-depot = The city becomes large for your company: a claim there draws a card. In the final reckoning the depot is worth ${ $n }, or ${ $both } if the city is large for everybody by then.
camp-change-depot-second = Somebody has a depot here already: with yours the city grows large for everybody, and each of the two depots is worth ${ $both } in the final reckoning.
camp-change-paint = The line keeps this colour for the whole campaign.
camp-change-paint-own = The line keeps this colour for the whole campaign. It is your own: a claim there brings you the company bonus, and in the final reckoning the line is worth ${ $n }.
camp-change-paint-white = The line keeps this colour for the whole campaign. White lines carry mail.
camp-change-rebuild = A lost line comes back to the board in your colour, and a note of ${ $n } goes into your vault.
camp-change-save = A note of ${ $n } goes into your vault. The board stays as it is.
camp-change-large = The city is large for everybody from now on: whoever claims a route there draws a card.
camp-change-destroy = The line is gone until somebody rebuilds it.

# The page: reading together, choosing on the board, great moments
book-readers = { $count ->
    [one] { $players } is still reading.
   *[other] Still reading: { $players }.
}
book-go-on = Go on without waiting
book-decides = { $player } decides
book-point = Point at the board, or choose from the list. It stays for the whole campaign.
book-all-options = { $count ->
    [one] Show the one option
   *[other] Show all { $count } options
}
book-qr = The invitation as a code to scan
book-placed = { $count ->
    [one] A new rule is placed on its frame
   *[other] New rules are placed on their frames
}
book-postcard = A postcard for you
book-box-inside = In the box: { $count ->
    [one] one city
   *[other] { $count } cities
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
}, a rule and two events.
book-failed = The rulebook cannot be loaded now. Open it again in a moment.
book-lookup = To look up
book-previously = Previously…
book-board-then = The board then
book-board-now = The board now
book-missed-by = without { $companies }
book-unread = { $count ->
    [one] One page of the story waits for you.
   *[other] { $count } pages of the story wait for you.
}
book-previously-done = On with it
book-skip = Skip the story so far
book-they-wait = The others wait until you have read it.

# Names, the chronicle, standings
book-chronicle = Chronicle
book-chronicle-about = A page for every game. Print it as a book, or hang the board on a wall.
book-page = Game { $game }
book-stays = What stays
book-print = Open the book to print
book-poster = The board as a poster
book-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
book-write = A line for the chronicle about { $year }
book-write-about = Everybody can read it. It can be changed until the next game is over.
book-write-do = Write it down
book-write-remove = Remove this line
book-names = Names
book-names-about = Whatever is yours can have a name. Everybody sees it; nothing else follows from it.
book-name-company = Your company
book-name-train = Your train
book-name-depot = Depot in { $place }
book-name-line = Line { $place }
book-name-do = Name it
book-name-take = Take this name away
book-standings = Where they stand
book-standings-about = Dollars stay in the vaults. This is what anybody could have counted.
book-wins = games won
book-lasts = last places
book-streak = { $count ->
    [one] { $company } won the latest game.
   *[other] { $company } has won { $count } games in a row.
}
book-rival = { $a } and { $b } have taken the first two places { $count ->
    [one] once
   *[other] { $count } times
}: { $wins }.
book-medal-most_wins = Most victories
book-medal-most_stamps = Most stamps
book-medal-most_depots = Most depots
book-medal-most_coloured = Most lines coloured
book-medal-most_postcards = Most postcards completed
book-medal-longest_streak = Longest run of victories
book-medal-goals = Long goal reached
book-coloured = Still blank: { $left } of { $all }.
book-goal = Your long goal
book-goal-state = { $have } of { $need }
book-goal-done = reached in game { $game }
book-finale = How the story ends
book-mystery = The lost train
book-clues = Clues
book-clue-share = Show it to everybody
book-clue-open = everybody knows
book-clue-mine = you alone know
book-clues-hidden = { $company } keeps { $count ->
    [one] one clue
   *[other] { $count } clues
} to itself.
book-suspects = Who may have driven it
book-sights = Where it was seen
book-sight = Game { $game }: { $city }
book-timetable = The old timetable

# The Gazette's headlines, and what stays of a game
book-headline-first_game = { $company } wins the first game on the new board
book-headline-streak = { $count ->
    [one] { $company } wins again
    [2] Twice in a row: { $company } cannot be stopped
   *[other] { $count } games in a row: { $company } cannot be stopped
}
book-headline-from_last = From last to first: { $company } turns the table
book-headline-first_win = At last: the first victory for { $company }
book-headline-fall = { $winner } wins, and the champion of yesterday, { $company }, comes in last
book-headline-traveller = { $count ->
    [one] { $winner } wins, though { $company } carried more passengers
   *[other] { $winner } wins, though { $company } completed { $count } tickets
}
book-headline-builder = { $count ->
    [one] { $winner } wins, though { $company } built the most
   *[other] { $company } lays { $count } lines, and { $winner } takes the prize
}
book-headline-win = { $variant ->
    [1] The report of { $company } is the fullest of the year
    [2] Applause for { $company }
   *[3] { $company } fills its vault
}
book-change-painted = { $company } colours { $what }: { $colour }.
book-change-painted-somebody = { $what } is coloured: { $colour }.
book-change-rebuilt = { $company } rebuilds { $what }.
book-change-rebuilt-somebody = { $what } is rebuilt.
book-change-destroyed = { $what } is lost.
book-change-depot = { $company } builds a depot in { $what }.
book-change-large = { $what } grows large.
book-change-expo = The Exposition will be in { $what }.
book-change-region = { $what } opens.
book-change-settled = { $what } settles.
book-change-rule = New rule: { $what }.
book-change-rule_gone = The rule “{ $what }” leaves.
book-change-retired = The ticket { $what } retires.
book-change-archived = The event “{ $what }” leaves the deck.
book-change-postcard = { $company } draws the postcard “{ $what }”.
book-change-goal = { $company } reaches its long goal.

# Questions of the thread
camp-ask-goal = Choose your long goal. Only you know it until it is reached.
camp-ask-fork = The story comes to a fork. Talk it over; then whoever holds the caboose chooses for all.
camp-ask-driver = Who drives the lost train? Everybody may advise.
camp-chose-closed = { $company } has chosen. Nobody else knows what.

# The terminal
play-prompt-campaign-who = Whose (Enter: back)
play-prompt-campaign-what = What (Enter: back)
play-prompt-campaign-text = Your words (Enter: none)
play-prompt-campaign-back = Press Enter
play-prompt-campaign-share = Show which (Enter: none)
book-share = You alone know this. You may show it to everybody:
book-goals = Long goals
book-notes-empty = There is nothing in your notes yet.
book-nothing-to-name = There is nothing to name or to write about yet.
book-written = Written down.
campaign-help-chronicle = write the chronicle as a book to print (.html), or the board as a poster (.svg)
error-campaign-chronicle-kind = { $file } ends in neither .html (the book) nor .svg (the poster).
