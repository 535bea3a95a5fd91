# Legends: cards and columns
play-card-newspaper = newspaper
play-column-dollars = dollars
play-column-company = company
play-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
play-sign-large = large city: whoever claims a route to it draws a card
play-caboose = caboose
play-event-none = No event is active.
play-event-active = Event: { $name }. { $text }
play-event-past = Last event: { $name }. { $text }
play-events-left = events in the deck: { $count }
play-prompt-discard = Discard [1]
play-prompt-archive = Archive [1]
play-discard = Choose a card to discard; { $count ->
    [one] { $count } card to go.
   *[other] { $count } cards to go.
}
play-archive = You are in last place and take an event out of the game. Which one?

# Events: names and what they do
event-E01 = Payday on the Line
event-E01-text = Everybody takes 2 dollars.
event-E02 = Cheap Coal
event-E02-text = Routes of 3 or more spaces cost one card less.
event-E03 = Muddy Season
event-E03-text = Grey routes of up to 3 spaces cost one further card of any kind.
event-E04 = Brass Bands
event-E04-text = A route to a large city also earns 1 dollar.
event-E05 = Lost Waybills
event-E05-text = Everybody with more than 7 cards discards 2 of them.
event-E06 = Spare Engines
event-E06-text = An open locomotive counts as an ordinary card, first or second.
event-E07 = Public Subscription
event-E07-text = Whoever has fewest dollars takes 3; so do all who are tied.
event-blank = An ordinary day
event-blank-text = Nothing happens.

# What happened
play-fact-claimed-plain = { $route } ({ $length })
play-fact-company-bonus = company colour, +{ $dollars } $
play-fact-large-city = large city
play-fact-event = newspaper! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] the event pays { $dollars } dollar
   *[other] the event pays { $dollars } dollars
}
play-fact-money-gained = +{ $dollars } $
play-fact-money-paid = pays { $dollars } $
play-fact-discarded = discards { $card }
play-fact-archived = takes an event out of the game: { $name }

play-why-closed-now = closed while the active event lasts
play-why-fee = the fee is { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, you have { $left }

# Final score
play-line-dollars = dollars held
play-line-unused-trains = few trains left over
play-line-turn-order = turns after the first player
play-caboose-next = In last place, and first in the next game: { $player } (caboose)

# As plain text
describe-choose = choose { $option }
describe-seat-dollars = Seat { $seat }: { $points } dollars, { $trains } trains, { $cards } cards, { $tickets } tickets
describe-part-companies = Companies by seat: { $value }
describe-part-active_event = Active event: { $value }
describe-part-event_pile = Events so far: { $value }

# Why a bot does it
reason-claim-company = The colour of the own company: it earns a bonus at once.
reason-claim-large = A large city: the route brings a card.
reason-claim-trains = { $trains ->
    [0] Uses up the last trains: the fewer are left, the more dollars at the end.
    [one] Leaves only { $trains } train: the fewer are left, the more dollars at the end.
   *[other] Leaves { $trains } trains: the fewer are left, the more dollars at the end.
}
reason-draw-trains = { $route } would use up { $points ->
    [one] { $points } train
   *[other] { $points } trains
} and lacks { $missing }.
reason-keep-dollars = { $points } dollars for about { $needed } of { $trains } trains.
reason-discard = The card that is missed least ({ $card }: { $have }).
reason-archive = One of them has to go.

# Why something was refused
error-piles-low = With { $most } cards or fewer in deck and discard pile no cards can be drawn.
error-route-beyond = { $route } leads off the board: it can be claimed when a city lies at both ends.
error-route-closed-now = { $route } cannot be claimed while the active event lasts.
error-fee-not-paid = { $route } costs a fee of { $needs } dollars, and you have less.
error-name-the-further-card = Name the cards: one further card of your choice has to be paid.
error-card-not-in-hand = You do not hold such a card: { $card }.
error-unknown-event = There is no event called "{ $event }".
error-event-not-in-pile = The event "{ $event }" does not lie in the pile.
error-bad-effect = { $where }: { $what }.

# In the browser
web-money = ${ $amount }
web-company = company: { $colour }
web-company-none = no company
web-caboose-title = holds the caboose card and took the first turn
web-large-city = large city
web-event = Event
web-event-lasting = in force
web-event-past = acted once
web-event-none = No event yet. The next newspaper brings one.
web-events-left = { $count ->
    [one] { $count } event in the deck
   *[other] { $count } events in the deck
}
web-events-all = All events
web-events-deck = Still in the deck
web-events-pile = So far
web-effect-discard = Discard a card
web-effect-discard-about = { $event }: { $count ->
    [one] { $count } more card has to go.
   *[other] { $count } cards have to go, one after the other.
}
web-effect-discard-do = Discard
web-effect-archive = Take an event out of the game
web-effect-archive-about = You are in last place: one event of the pile will not come back.
web-effect-archive-do = Take it out
web-effect-have = { $count } in hand
web-note-cost = { $event }: it costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $length }. The trains stay the same.
web-note-extra = { $event }: { $cards ->
    [one] one further card of any kind
   *[other] { $cards } further cards of any kind
}.
web-note-extra-here = This route asks for { $cards ->
    [one] one further card of any kind
   *[other] { $cards } further cards of any kind
} now.
web-note-fee = { $event }: a fee of { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
web-note-company = The colour of your company: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} at once.
web-note-company-card = The colour of your company: you draw a card at once.
web-note-bonus = { $event }: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} more.
web-note-large = A large city: you also draw the top card of the deck.

# In short, for the help of the table
short-dollars = Dollars
short-dollars-text = They take the place of points: from tickets, from routes in the colour of your company, from events, and at the end for trains used up. A route by itself pays nothing.
short-events = Newspapers and events
short-events-text = A newspaper in the deck turns over the top event. Some events act once; the others change the rules for everybody until the next newspaper.
short-companies = Your company
short-companies-text = A route in the colour of your company pays two dollars at once, whatever you pay it with. Grey routes never pay this.
short-large_cities = Large cities
short-large_cities-text = They have a brass ring on the map. A route to one also brings you the top card of the deck.
short-caboose = The caboose
short-caboose-text = Whoever holds this card has the first turn; at the end it goes to whoever came last.
