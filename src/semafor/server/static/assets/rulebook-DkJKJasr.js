var e=`# The rules page of the browser: sections written once, numbers from the edition's data
rulebook-heading = How to play
rulebook-choose = Edition
rulebook-contents = On this page
rulebook-play = Start a game
rulebook-first-game = Play a guided first game
rulebook-back = Back

rulebook-special-usa = The plain game and the best one to begin with: cards, routes, secret tickets.
rulebook-special-usa-more = The same board with more tickets: { $count } in the deck, { $start } offered at the start, and the last round begins earlier.
rulebook-special-europe = Ferries need locomotives, tunnels may cost more than they show, and a station lets you travel on one route of somebody else.
rulebook-special-germany = Passengers wait in the cities and come along with every route you claim; tickets come from two decks, and some lead across the border.

rulebook-special-legends = You run a railway company and count dollars: tickets pay, the colour of your company pays, and newspapers among the cards bring events that change the rules for a while.

rulebook-goal-heading = What it is about
rulebook-goal = You build railway lines by claiming routes between neighbouring places. A route brings points the moment it is yours. Your tickets are secret: each names two places, and at the end it brings its value if your own routes join them, or costs the same value if they don't. The most points win.

rulebook-goal-money = You build railway lines by claiming routes between neighbouring cities. A route by itself brings nothing: dollars come from tickets, from routes in the colour of your company, from events and from using up your trains. Your tickets are secret: each names two cities, and at the end it pays its value if your own routes join them, or costs the same if they don't. The most dollars win.

rulebook-setup-heading = Before the first turn
rulebook-setup-start = Everybody begins with { $trains } trains, { $hand } cards and no points. Five cards lie open: that is the market. The others are the deck.
rulebook-setup-start-money = Everybody begins with { $trains } trains, { $hand } cards and { $dollars } dollars, which lie open. Five cards lie open: that is the market. The others are the deck.
rulebook-setup-company = Everybody runs one company: blue, red, green, yellow or black. The caboose card shows who has the first turn.
rulebook-setup-news = Newspapers are shuffled into the deck: { $two } with two players, { $three } with three, { $four } with four or five. None is dealt or opened before the first turn. The events lie face down beside the board; none is active yet.
rulebook-setup-cards = There are { $each } cards in each of { $colours } colours and { $locomotives } locomotives. A locomotive stands for a card of any colour.
rulebook-setup-tickets = You are offered { $offer } tickets and keep at least { $keep } of them. All choose at the same time.
rulebook-setup-long = One of them is a long ticket: worth a lot, and a long way. You may give it back like any other. Later on no long ones can be drawn.
rulebook-setup-mix = First you say how many of your { $offer } tickets come from the short deck and how many from the long one; then you see them and keep at least { $keep }.
rulebook-setup-rejects = { $where ->
    [box] What you give back now leaves the game.
    [shuffle] What you give back now is shuffled into its own deck again.
   *[under] What you give back goes under the ticket deck.
}
rulebook-setup-passengers = In every city and country passengers of six colours wait, { $each } of each colour in all. Big cities have several.

rulebook-turn-heading = Your turn
rulebook-turn = You do exactly one of these things, then the next player has a turn:
rulebook-turn-draw = take cards
rulebook-turn-claim = claim one route
rulebook-turn-claim-passengers = claim one route and take passengers along
rulebook-turn-tickets = draw new tickets
rulebook-turn-station = build a station
rulebook-turn-pass = You may pass only when none of them is possible.

rulebook-draw-heading = Taking cards
rulebook-draw-two = You take two cards, one after the other: each from the market, or unseen from the deck. A gap in the market is filled at once, so you see the new card before you choose your second.
rulebook-draw-locomotive = An open locomotive counts for both cards: take it first, and nothing else. It is never a second card. A locomotive drawn unseen is just good luck and counts as one card.
rulebook-draw-sweep = When three of the five open cards are locomotives, all five are swept away and replaced.
rulebook-draw-hand = Your hand may be as large as you like. When the deck is used up, the discarded cards are shuffled into a new one.

rulebook-draw-blocked = When deck and discard pile together hold { $most } cards or fewer, nobody may choose to draw cards.

rulebook-news-heading = Newspapers and events
rulebook-news = A newspaper never stays in a hand or in the market. Whenever one comes up, drawn or opened, the top event is turned over, the newspaper is discarded, and the next card takes its place.
rulebook-news-active = The event turned over last is the active one; the one before it ends. Some events act once, at that moment. The others work for everybody for as long as they are active.
rulebook-news-shuffle = When all events have been seen, they are shuffled again, all but the active one.
rulebook-news-list = The events of this game:
rulebook-event-line = { $name }: { $text }

rulebook-company-heading = Your company
rulebook-company = A route in the colour of your company pays { $bonus } dollars at once, however long it is and whatever you pay it with: the colour of the route counts, not of the cards. A grey route never pays this.

rulebook-large-heading = Large cities
rulebook-large = After a claim that reaches a large city (with a brass ring on the map) you draw the top card of the deck: one card, also when both ends are large, and again with every further route.
rulebook-large-order = The company pays first, then the card is drawn; what the active event adds comes last.

rulebook-claim-heading = Claiming a route
rulebook-claim-cost = A route of four spaces costs four cards of its colour and four of your trains. For a grey route choose any one colour. Locomotives may replace as many cards as you like.
rulebook-claim-where = Any free route will do: it need not touch your others. But it must be paid in full, in one turn, and you claim only one route a turn.
rulebook-claim-points = Points for a route, scored at once
rulebook-claim-length = Spaces
rulebook-claim-value = Points
rulebook-claim-twins = { $most ->
    [3] Some places are joined by two or even three routes side by side. Nobody may own more than one of them. With two or three players only one can be used at all: the first claim closes the rest.
   *[2] Some places are joined by two routes side by side. Nobody may own both. With two or three players only one can be used at all: the first claim closes the other.
}

rulebook-claim-twins-all = Some places are joined by two or even three routes side by side. Nobody may own more than one of them. With two or three players only one of two can be used at all: the first claim closes the other. Of three side by side all can be used, with any number of players.

rulebook-ferry-heading = Ferries
rulebook-ferry = A ferry is a grey route over water. Each locomotive shown on it must be paid with a real locomotive; the other spaces take cards of one colour, as usual.

rulebook-tunnel-heading = Tunnels
rulebook-tunnel-reveal = Routes with a rocky frame are tunnels. Lay out the usual payment; then the top { $cards } cards of the deck are turned over. Each of them that has your colour, and each locomotive, asks for one more card of that colour (or a locomotive).
rulebook-tunnel-choice = Pay the extra cards and the tunnel is yours, for the usual points and trains. Or withdraw: your cards come back to your hand, and your turn is over.
rulebook-tunnel-locomotives = If you laid out nothing but locomotives, only locomotives that turn up count, and only locomotives pay for them.

rulebook-station-heading = Stations
rulebook-station-build = You have { $supply } stations. Building one is your turn, in any city that has none yet. The first costs one card, the second two of one colour, the third three of one colour; locomotives stand for anything.
rulebook-station-use = At the end each station lets you use one route of another player that ends in its city, for all your tickets. The route that helps you most is found for you. It does not lengthen your longest path.
rulebook-station-keep = A station that you never build is worth { $points } points.

rulebook-passenger-heading = Passengers
rulebook-passenger-take = After you claim a route you may take one passenger from each of its two ends, choosing among those who wait there. Nobody new arrives, and you can't come back for them later.
rulebook-passenger-points = At the end, for each of the six colours: whoever has most gets { $first } points, second most { $second }. Equal firsts all get { $first }, and nobody is second then; equal seconds all get { $second }.

rulebook-country-heading = Across the border
rulebook-country = Some routes and tickets lead into a neighbouring country. A country is a dead end: you arrive there, but you can't travel through it from one route to another. Any of your routes into the country will do for a ticket to it.

rulebook-ticket-heading = Tickets
rulebook-ticket-draw = As your turn you may draw { $offer } new tickets and keep at least { $keep }. The rest goes under the deck.
rulebook-ticket-mix = As your turn you may draw { $offer } new tickets: say first how many from the short deck and how many from the long one. Keep at least { $keep }; the rest goes under its own deck.
rulebook-ticket-count = A ticket is complete when an unbroken chain of your routes joins its two places, with any detour. Tickets don't use routes up: one line may serve many.
rulebook-ticket-secret = A kept ticket stays with you to the end, and nobody else sees it before.

rulebook-end-heading = The end
rulebook-end = When somebody ends a turn with { $threshold } trains or fewer, the last round begins: everybody has one more turn, that player last. Then the final scoring follows.

rulebook-score-heading = Final scoring
rulebook-score-dollars = Dollars: what you hold.
rulebook-score-trains = Trains: the fewer you have left, the more dollars ({ $none } for none, { $one } for one, { $two } for two, and so on; nothing for { $least } or more).
rulebook-score-floor = A total below zero counts as zero. Whoever comes last takes the caboose card.
rulebook-score-routes = Routes: the points you already have.
rulebook-score-tickets = Tickets: each complete one adds its value, each other one takes it away.
rulebook-score-stations = Stations: { $points } points for each one not built.
rulebook-score-longest = Longest path: { $points } points for the longest unbroken path of own trains. It may pass a city again, but no route twice. Those who are equal all get them.
rulebook-score-globetrotter = Globetrotter: { $points } points for most completed tickets. Those who are equal all get them.
rulebook-score-passengers = Passengers: { $first } and { $second } points in each colour.

rulebook-ties-heading = When two are equal
rulebook-ties = With equal points these decide, one after the other:
rulebook-ties-completed = more completed tickets
rulebook-ties-longest = the longest path
rulebook-ties-stations = fewer stations built
rulebook-ties-passengers = more passengers
rulebook-ties-money = With equal dollars these decide, one after the other:
rulebook-ties-order = whoever is later in turn order
rulebook-ties-shared = if that is equal too, the victory is shared

rulebook-tips-heading = Three things to know early
rulebook-tips-long = Long routes pay far more for each train than short ones.
rulebook-tips-company = Routes in your company's colour pay twice: on your ticket's way, and at once.
rulebook-tips-trains = Use up your trains: the last few are worth more than a small ticket.
rulebook-tips-same-way = Tickets that lie in the same direction share routes: keep those together.
rulebook-tips-narrow = Where only one route leads to a city, somebody may be faster. Claim such places first.

# What the little pictures show, for those who don't see them
rulebook-picture-route = A blue route of three spaces between two cities, and three ways to pay: three blue cards, two blue cards and a locomotive, or three locomotives.
rulebook-picture-grey = A grey route of two spaces: two cards of one colour.
rulebook-picture-twins = Two routes side by side; one is claimed, the other has a lock.
rulebook-picture-ferry = A ferry of three spaces, one of them with a locomotive.
rulebook-picture-tunnel = A red tunnel of two spaces. Three cards are turned over, one of them is red: one more card is needed.
rulebook-picture-station = A station in a city lets a ticket go on over somebody else's route.
rulebook-picture-passengers = A claimed route; one passenger is taken at each end.
rulebook-picture-country = Two routes into one country end there separately.
rulebook-picture-market = Five open cards and the deck; two cards are taken.
rulebook-picture-ticket = A ticket with two cities, and a chain of own routes between them.
rulebook-picture-longest = A path of own trains, lit from end to end.
rulebook-picture-extra = one more
rulebook-picture-or = or

rulebook-campaign-heading = The campaign
rulebook-campaign = In the campaign two to five companies play twelve games with these rules on one board that grows. Each game goes like this:
rulebook-campaign-story = The story is read card by card, first the front, then the back. It says what is new.
rulebook-campaign-game = A game is played, with a few more trains each time and with the rules that have come by then.
rulebook-campaign-slip = What a company earned is written on its slip, and the slip goes into its sealed vault. Below zero counts as zero.
rulebook-campaign-choices = Choices follow, one after the other. Whoever came last chooses first and also takes the caboose: the first turn of the next game. Nobody ever chooses a victim.
rulebook-campaign-region = After most games a region opens and joins the board for good. Its own rule holds for five games; then the region settles and the rule goes.
rulebook-campaign-group = A company that misses a game gets a fixed sum instead. Before each game it can be said anew whether a person or a bot plays a company.
rulebook-campaign-tariff = The tariff level, T on cards, makes many bonuses larger: it is 1 in the first games, then 2, at last 3. A route in the colour of a company pays T dollars and one more for every two spaces.
rulebook-campaign-postcards = A postcard has a front for everybody and a back for its owner: what it asks for and what it gives. Cards with a pickaxe or a skull are ordinary cards of their colour; some rules look at the mark.
rulebook-campaign-end = After the twelfth game the vaults are opened. The fullest one wins; with equal sums more games won decide, then the victory is shared.
rulebook-campaign-where = The rules that are in play stand on the page of the campaign, and at the table in the help (?). More is not told here: the boxes are opened one by one.
`;export{e as default};