# Moves and positions as plain text
describe-none = none
describe-closed = a choice that nobody else sees
describe-title = { $edition }, turn { $turn }
describe-actor = Seat { $seat } decides ({ $phase }).
describe-last-round = Seat { $seat } decides ({ $phase }); last round, { $left ->
    [one] { $left } turn
   *[other] { $left } turns
} left.
describe-over = The game is over.
describe-market = Market: { $market }. Deck { $deck }, discard pile { $discard }.
describe-seat = Seat { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
describe-hand = Hand of seat { $seat }: { $cards }
describe-own-tickets = Tickets: { $tickets }
describe-own-offered = On offer: { $tickets }
