var e=`# The living rulebook of a campaign; only what is open by now is ever said
book-title = Rulebook
book-lead = What holds now, with today’s numbers. Empty frames will fill as the story goes on.
book-region-person = Whom one meets there: { $person }.

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
book-stays = What stays
book-print = Open the book to print
book-poster = The board as a poster
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
book-sight = Game { $game }: { $city }
`;export{e as default};