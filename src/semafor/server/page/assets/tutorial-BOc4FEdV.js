var e=`# The guided first game and the hints at what is new in an edition
coach-name = Guide
coach-step = Step { $step } of { $steps }
coach-understood = Got it
coach-close = Close the guide
coach-hide = Make smaller
coach-show = Show the guide
coach-new-here = New here
coach-no-more-hints = No more hints

coach-start-title = Your first game
coach-start-text = A short guided game of the plain edition against one easy opponent. Nothing can go wrong: the screen offers only what is allowed.
coach-start-button = Begin
coach-start-continue = Continue the guided game
coach-start-creating = Setting up the board…
coach-start-rules = Read the rules instead

coach-welcome = Welcome!
coach-welcome-text = This is a real game against an easy opponent. I explain one thing at a time, right where it happens. You can turn me off whenever you like and play on.

coach-choose-tickets = Choose your tickets
coach-choose-tickets-text = Each ticket names two cities. Connect them with your own routes and it scores its points at the end; if they are not connected by then, you lose as many. Keep at least two. Look at them on the map first: tickets that lie in the same direction share routes.

coach-own-tickets = Your tickets
coach-own-tickets-text = Here they are, and only you can see them. Choose one, and its two cities light up on the map.

coach-draw = Collect cards
coach-draw-text = You pay for routes with cards. On your turn you may take two: from the five that lie face up, or blind from the deck. Take the colours of routes you need. A locomotive fits every route, but a face-up one counts as both cards.

coach-second-card = Now the second card
coach-second-card-text = The gap was filled at once, so you have a new choice. A face-up locomotive can’t be the second card; the deck is always possible.

coach-hand = Your cards
coach-hand-text = This is your hand, sorted by colour. A red route of four spaces takes four red cards; a grey one takes four cards of any one colour.

coach-plan = What does a ticket need?
coach-plan-text = Ask for a plan: the map shows the shortest connection to build and which cards you still need for it.

coach-wait = Your opponent’s turn
coach-wait-text = Everything that happens is listed here; choose a line to see it on the map.

coach-claim = You can claim a route
coach-claim-text = { $count ->
    [one] You have the cards for { $count } route; it glows on the map.
   *[other] You have the cards for { $count } routes; they glow on the map.
} Choose one that helps your tickets. You will see what it costs and what it scores before anything is final.

coach-claim-wanted = This one helps you
coach-claim-wanted-text = { $route }: you have the cards for it, and it helps one of your tickets. Choose it on the map and see what it costs. Once claimed, nobody can take it from you.

coach-claimed = Your first route
coach-claimed-text = That scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left. Long routes pay much more for each train: one of six is worth fifteen points, six of one only six.

coach-ticket-done = A ticket is complete
coach-ticket-done-text = { $ticket }: its cities are connected. Nobody can undo that now, and its points are counted at the end.

coach-all-done = All your tickets are complete
coach-all-done-text = You can draw new ones, which takes a whole turn: you are offered three and keep at least one. Often one fits the lines you already have. Or just claim long routes for points.

coach-collect = Collecting is fine
coach-collect-text = You already hold { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Long routes need many, but routes through narrow places may be gone soon. See whether you can already pay for one of yours.

coach-trains = Watch the trains
coach-trains-text = As soon as someone has two trains or fewer, everyone has one more turn. Finish your tickets before that.

coach-last-round = The last round
coach-last-round-text = Everyone has one more turn. A route still scores points; a new ticket would be risky now.

coach-ending = The final scoring
coach-ending-text = Now all tickets are revealed. Each one lights up on the map and is counted; the longest path scores ten points more. Afterwards you can watch the whole game again as a replay. Well done, you know how to play!

coach-free = You know how it goes
coach-free-text = Cards, routes, tickets: that is all a turn can be. I’ll speak up again when something new happens.

# New in an edition, at the first moment it matters
coach-hint-campaign = A game of the campaign
coach-hint-campaign-text = The panel beside the board shows what is happening in the regions and under the new rules. Open a line to read its rule; all rules in play are under “Rules of this game in short” and in the help (?). Cards with a pickaxe or a skull are ordinary cards of their colour.
`;export{e as default};