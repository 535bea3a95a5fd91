var e=`# The guided first game and the hints at what is new in an edition
coach-name = Guide
coach-step = Step { $step } of { $steps }
coach-understood = Got it
coach-close = Leave the guide
coach-hide = Make smaller
coach-show = Show the guide
coach-new-here = New here
coach-no-more-hints = No more hints

coach-start-title = Your first game
coach-start-text = A short guided game of the plain edition against one easy opponent. Nothing can go wrong: the screen offers only what is allowed.
coach-start-button = Begin
coach-start-continue = Continue the guided game
coach-start-creating = The table is being laid…
coach-start-rules = Read the rules instead

coach-welcome = Welcome!
coach-welcome-text = This is a real game against an easy opponent. I explain one thing at a time, right where it happens. You can shut me off whenever you like and play on.

coach-choose-tickets = Choose your tickets
coach-choose-tickets-text = Each ticket names two cities. Join them with routes of your own and it brings its points at the end; if the way is not there by then, it costs them. Keep at least two. Look at them on the map first: tickets that lie in the same direction share routes.

coach-own-tickets = Your tickets
coach-own-tickets-text = Here they are, and only you see them. Choose one, and its two cities light up on the map.

coach-draw = Collect cards
coach-draw-text = Routes are paid with cards. On your turn you may take two: from the five open ones, or unseen from the deck. Take colours of routes on your way. A locomotive fits every route, but an open one counts for both cards.

coach-second-card = Now the second card
coach-second-card-text = The gap was filled at once, so the choice is new. An open locomotive can't be the second card; the deck is always possible.

coach-hand = Your cards
coach-hand-text = This is your hand, sorted by colour. A red route of four spaces takes four red cards; a grey one takes four cards of any one colour.

coach-plan = What does a ticket need?
coach-plan-text = Ask for the way of a ticket: the map shows the shortest route to build and which cards are still missing for it.

coach-wait = The other one moves
coach-wait-text = Now it is your opponent's turn. Everything that happens is listed here; choose a line to see it on the map.

coach-claim = You can claim a route
coach-claim-text = { $count ->
    [one] Your cards are enough for { $count } route; it glows on the map.
   *[other] Your cards are enough for { $count } routes; they glow on the map.
} Choose one that lies on the way of your tickets. You will see what it costs and brings before anything is final.

coach-claim-wanted = This one is on your way
coach-claim-wanted-text = { $route }: you have the cards for it, and it lies on the way of a ticket of yours. Choose it on the map and look at what it costs. If it's final, it can't be taken from you.

coach-claimed = Your first route
coach-claimed-text = That brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left. Long routes pay much more for each train: one of six is worth fifteen points, six of one only six.

coach-ticket-done = A ticket is complete
coach-ticket-done-text = { $ticket }: its cities are joined. Nobody can undo that any more, and its points are counted at the end.

coach-all-done = All your tickets are complete
coach-all-done-text = You may draw new ones as your turn: three are offered, you keep at least one. Often one fits the lines you already have. Or just claim long routes for points.

coach-collect = Collecting is fine
coach-collect-text = You already hold { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Long routes need many, but routes on a narrow way may be gone soon. Look whether one of yours can be paid now.

coach-trains = Watch the trains
coach-trains-text = As soon as somebody has two trains or fewer, everybody has one more turn. Finish your tickets before that.

coach-last-round = The last round
coach-last-round-text = Everybody has one more turn. A route still brings points; a new ticket would be a risk now.

coach-ending = The final scoring
coach-ending-text = Now all tickets are opened. Each one lights up on the map and is counted; the longest path brings ten points more. Afterwards you can look at the whole game again as a replay. Well done, you know how to play!

coach-free = You know how it goes
coach-free-text = Cards, routes, tickets: that is all a turn can be. I'll speak up again when something new happens.

# New in an edition, at the first moment it matters
coach-hint-campaign = A game of the campaign
coach-hint-campaign-text = Beside the board stands what the regions and the new rules show. Open a line to read its rule; all rules in play are under “Rules of this game in short” and in the help (?). Cards with a pickaxe or a skull are ordinary cards of their colour.
`;export{e as default};