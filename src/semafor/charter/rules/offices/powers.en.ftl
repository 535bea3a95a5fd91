# What these rules say to players
choice-use = use the card
describe-use = use { $power }
play-fact-power = card used: { $power }
play-fact-drew-postcard = new postcard: { $power }
ask-power = { $card }
ask-power-about = { $text }
ask-power-go = Decide
ending-powers = Crew, clauses, postcards
table-postcards-mine = Your postcards ({ $count })
table-postcards-others = Postcards of the others ({ $count })
table-postcard-secret = For your eyes only:
table-postcard-open = Shown:
table-postcard-done = completed
phase-power = office card
reason-use = This card makes more of the action.
