# What this rule module says to players
module-tunnels = tunnels
rulebook-tunnel-heading = Tunnels
rulebook-tunnel-reveal = Routes with a rocky frame are tunnels. Lay out the usual payment; then { $cards ->
    [one] the top card of the deck is
   *[other] the top { $cards } cards of the deck are
} turned over. Each of them that has your colour, and each locomotive, asks for one more card of that colour (or a locomotive).
rulebook-tunnel-choice = Pay the extra cards and the tunnel is yours, for the usual points and trains. Or withdraw: your cards come back to your hand, and your turn is over.
rulebook-tunnel-locomotives = If you laid out nothing but locomotives, only locomotives that turn up count, and only locomotives pay for them.
rulebook-tunnel-piles = The cards turned over are discarded. If the deck and the discard pile hold too few, only as many as there are get turned over; if there are none, the tunnel costs nothing more.
coach-hint-tunnel-open = Routes with a rocky frame
coach-hint-tunnel-open-text = These are tunnels. After you lay out your cards, three more are turned over, and each one of your colour, or a locomotive, costs you one more card. Have one or two to spare.
coach-hint-tunnel = The tunnel costs more
coach-hint-tunnel-text = Pay the extra cards and it is yours. Or withdraw: you get your cards back, but your turn is over.
reason-open-tunnel-pay = The tunnel is worth the surcharge.
reason-open-tunnel-withdraw = The cards go back to the hand: the surcharge was too high, or there was nothing to pay it with.
reason-tunnel-pay = { $surcharge ->
    [one] { $surcharge } more card for { $route } costs less than another try.
   *[other] { $surcharge } more cards for { $route } cost less than another try.
}
reason-tunnel-withdraw = { $surcharge ->
    [one] { $surcharge } more card for { $route } is too much; the cards come back.
   *[other] { $surcharge } more cards for { $route } are too much; the cards come back.
}
reason-tunnel-cannot = { $surcharge ->
    [one] The hand has no card for the surcharge.
   *[other] The hand does not have the { $surcharge } cards of the surcharge.
}
describe-pay = pay the surcharge: { $pay }
describe-withdraw = withdraw from the tunnel
phase-tunnel = tunnel surcharge
describe-part-revealed = Revealed: { $value }
describe-part-surcharge = Surcharge: { $value }
error-wrong-surcharge = The surcharge is { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-surcharge-colour = The surcharge must be paid in { $colour } (or with locomotives).
error-surcharge-locomotives = This surcharge can only be paid with locomotives.
plan-surcharge = Surcharge of tunnels to expect: { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards.
play-kind-tunnel = tunnel
play-prompt-tunnel = Your choice [1]
play-tunnel-odds = Extra cards: { $odds }.
play-tunnel-odds-none = none { $percent }%
play-tunnel-odds-some = { $count ->
    [one] one { $percent }%
    [2] two { $percent }%
    [3] three { $percent }%
   *[other] { $count }: { $percent }%
}
play-tunnel-odds-cannot = Chance that you cannot pay: { $percent }%.
play-tunnel-revealed = The tunnel turns over: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] { $count } more card is needed, { $colour } or a locomotive.
   *[other] { $count } more cards are needed, { $colour } or locomotives.
}
play-tunnel-surcharge-locomotives = { $count ->
    [one] { $count } more locomotive is needed.
   *[other] { $count } more locomotives are needed.
}
play-tunnel-pay = pay { $cards }
play-tunnel-withdraw = withdraw: take your cards back, your turn ends
play-fact-revealed = tunnel: { $card }
play-fact-surcharge = surcharge: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-fact-withdrew = withdrawal from the tunnel { $route }
web-status-tunnel = The tunnel costs more: pay or withdraw.
web-tunnel-warning = A tunnel: three cards are turned over, and each match costs one more card.
ask-tunnel = Tunnel: { $route }
ask-tunnel-about = { $colour_id ->
    [locomotive] { $count ->
        [one] { $count } more locomotive is needed.
       *[other] { $count } more locomotives are needed.
    }
   *[other] { $count ->
        [one] { $count } more card is needed, { $colour } or a locomotive.
       *[other] { $count } more cards are needed, { $colour } or locomotives.
    }
}
do-pay-with = Pay the surcharge with
ask-tunnel-go = Pay and claim
ask-tunnel-cannot = You do not have the cards for it.
do-withdraw = Withdraw
example-tunnel = A tunnel that asks for more
example-tunnel-pay = The tunnel { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}. You lay out { $paid }.
example-tunnel-turn = { $cards ->
    [one] { $cards } card is turned over, and it has your colour. The tunnel asks for one card more.
   *[other] { $cards } cards are turned over. One of them has your colour, so the tunnel asks for one card more.
}
example-tunnel-done = You pay it: { $all ->
    [one] { $all } card
   *[other] { $all } cards
} instead of { $length }, and the tunnel is yours. Without the card, or if it is too dear, you take your cards back and your turn is over.
example-turned = Turned over
