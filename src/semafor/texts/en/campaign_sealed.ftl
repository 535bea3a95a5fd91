# The living rulebook, headlines, questions: what the server says once it is open, and no page ships
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
book-thread = The lost train
book-thread-about = Where it can be seen, and what tells who is driving it.
book-thread-sight = Seeing it
book-thread-sight-text = { $lines ->
    [one] In every game it stops at one city. A company with { $lines } line there at the end of the game has seen it, and it alone knows where.
   *[other] In every game it stops at one city. A company with { $lines } lines there at the end of the game has seen it, and it alone knows where.
}
book-thread-clue = Clues
book-thread-clue-text = They lie behind postcards, on tickets and at cities. A clue is its finder’s, who may show it to everybody; what a bot finds is open at once. Hand, ink and tune: any two of the three name the driver.
book-thread-page = The old timetable
book-thread-page-text = It runs by one of the six pages of the timetable. The first stop on a page is that of game 1, the second that of game 2, and so on.
book-thread-meet = Meeting it
book-thread-meet-text = Its last stop is in game { $last }. Whoever has the most lines there, and { $lines } at least, meets it and says who is driving.
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
book-end-2-text = Every event wears by one mark each time it was turned over in this game{ $marks ->
    [0] {""}
   *[other] , by { $marks } at most
}, and worn-out events leave the campaign. Then whoever holds the caboose takes one of the events of this game out.
book-end-3 = Story
book-end-3-text = The story goes on.
book-end-4 = Stamps
book-end-4-text = { $needed ->
    [one] Every ticket completed in this game gets the stamp of its company, one from each at most. The first stamp on a numbered ticket draws that postcard. A single stamp retires a ticket: it goes into the vault as a souvenir.
   *[other] Every ticket completed in this game gets the stamp of its company, one from each at most. The first stamp on a numbered ticket draws that postcard. With { $needed } stamps a ticket retires: whoever gave the last one keeps it as a souvenir.
}
book-end-5 = Charter
book-end-5-text = Of the closed regions that touch the board, the two towards whose border cities the most lines were built in this game are the candidates. Whoever holds the caboose opens one of them.{ $opens ->
    [yes] {""}
   *[no] {" "}None opens after this game.
}
book-end-6 = Vault
book-end-6-text = The slips go into the vaults, and nobody looks in before the end. A company that missed the game gets a fixed sum, told at the end.
book-end-7 = Improvements
book-end-7-text = From last to first, each company makes one improvement: it paints { $fresh ->
    [yes] a line of its own that is blank or was coloured in this very game
   *[no] a blank line of its own
} with a card of that colour, builds a depot in a small city where two of its lines end (up to { $limit } in all), rebuilds a lost line (and gets a note of ${ $rebuild }), or saves a note of ${ $save }.
book-end-8 = Putting away
book-end-8-first = The board is cleared for the next game; what has been chosen stays.
book-end-8-text = The season ends. A region that has boomed for { $boom ->
    [one] one game
   *[other] { $boom } games
} settles: its rule and its events leave, and one of its cities grows large.
book-worth-slips = Slips
book-worth-slips-text = Every dollar on the twelve slips.
book-worth-souvenir = Souvenirs
book-worth-souvenir-text = ${ $n } for each.
book-worth-depot = Depots
book-worth-depot-text = ${ $n } for each; ${ $both } in a city that is large for everybody.
book-worth-painted = Painted lines
book-worth-painted-text = ${ $n } for each line in the colour of its company.
book-end-7-colours = Whoever has built a blank line first leaves it in the colour of the cards it was paid with; only locomotives leave the company’s own colour.
book-worth-goal = Long goal
book-worth-goal-text = A note of ${ $n } on the day it is reached.
book-worth-note = Notes
book-worth-note-text = What is written on them.
book-founder = Founded by { $name }.
book-crew = Crew, level { $level }: { $card }
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

# Names, the chronicle, standings
book-page = Game { $game }
book-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
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
book-timetable = The old timetable

# The Gazette's headlines, and what stays of a game
book-headline-first_game = { $company } wins the first game on the new board
book-headline-streak = { $count ->
    [one] { $company } wins again
    [2] Twice in a row: { $company } cannot be stopped
   *[other] { $count } games in a row: { $company } cannot be stopped
}
book-headline-from_last = From last to first: { $company } turns the tables
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
book-changes-painted = { $company } colours several lines: { $what }.
book-changes-depot = { $company } builds depots: { $what }.
book-changes-retired = These tickets retire: { $what }.
book-changes-archived = These events leave the deck: { $what }.
book-changes-postcard = { $company } draws postcards: { $what }.

# Questions of the thread
camp-ask-goal = Choose your long goal. Only you know it until it is reached.
camp-ask-fork = The story comes to a fork. Talk it over; then whoever holds the caboose chooses for all.
camp-ask-driver = Who drives the lost train? Everybody may advise.
camp-finale-driver = The hand on the throttle, all those years: { $name }.
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
