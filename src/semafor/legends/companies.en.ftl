# What this rule module says to players
module-companies = companies
rulebook-setup-company = Everyone runs one company: blue, red, green, yellow or black. The caboose card shows who has the first turn; decide who holds it at first, or leave it to chance. Turns then go round clockwise.
rulebook-company-heading = Your company
rulebook-company = A route in the colour of your company pays { $bonus ->
    [one] { $bonus } dollar
   *[other] { $bonus } dollars
} at once, however long it is and whatever you pay it with: the colour of the route counts, not of the cards. A grey route never pays this.
rulebook-claim-beyond = Routes that lead off the board cannot be claimed.
rulebook-tips-company = Routes in your company’s colour pay off twice: towards your ticket, and at once.
coach-hint-company = Your own company
coach-hint-company-text = A route in the colour of your company pays two dollars at once. A route to a city with a brass ring also draws you a card. Routes alone earn nothing here: dollars come from tickets, from your company and, at the end, from trains used up.
play-column-company = company
play-company-blue = blue
play-company-red = red
play-company-green = green
play-company-yellow = yellow
play-company-black = black
play-fact-company-bonus = company colour, +${ $dollars }
describe-part-companies = Companies by seat: { $value }
reason-claim-company = A route in the company’s colour: it earns a bonus at once.
web-company = company: { $colour }
web-company-none = no company
web-note-company = The colour of your company: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} at once.
web-note-company-card = The colour of your company: you draw a card at once.
short-companies = Your company
short-companies-text = A route in the colour of your company pays { $bonus ->
    [one] { $bonus } dollar
   *[other] { $bonus } dollars
} at once, whatever you pay it with. Grey routes never pay this.
example-company = A route in your company’s colour
example-company-claim = The route { $route } has the colour of your company. You claim it as usual, and { $bonus ->
    [one] { $bonus } dollar is
   *[other] { $bonus } dollars are
} yours at once.
example-company-tickets = It counts for your tickets like any other route. Other companies may claim it, too; they just get nothing for it.
