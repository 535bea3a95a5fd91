# What this rule module says to players
rulebook-turn-claim = claim one route
rulebook-claim-heading = Claiming a route
rulebook-claim-cost = A route of four spaces costs four cards of its colour and four of your trains. For a grey route choose any one colour. Locomotives may replace as many cards as you like.
rulebook-claim-where = Any free route will do: it need not touch your others. But it must be paid for in full, in one turn, and you claim only one route a turn.
rulebook-claim-points = Points for a route, scored at once
rulebook-claim-length = Spaces
rulebook-claim-value = Points
rulebook-claim-twins = { $most ->
    [3] Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them. With two or three players only one can be used at all: the first claim closes the rest.
   *[2] Double routes: some places are joined by two tracks. Nobody may own both. With two or three players only one can be used at all: the first claim closes the other.
}
rulebook-claim-twins-all = Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them. With two or three players only one track of a double route can be used: the first claim closes the other. All three tracks of a triple route can be used, with any number of players.
rulebook-claim-beside = A route is double only if its tracks join the same two places. Tracks that run side by side but end in different cities are separate routes.
rulebook-claim-twins-open = { $most ->
    [3] Double and triple routes: some places are joined by two or even three tracks. Nobody may own more than one of them.
   *[2] Double routes: some places are joined by two tracks. Nobody may own both.
}
describe-claim = claim { $route }, pay { $pay }
error-wrong-count = { $route } costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-wrong-colour = { $route } must be paid in { $colour } (or with locomotives).
error-kind-not-taken = { $route } cannot be paid for with this card: { $card }.
error-route-taken = { $route } is already claimed.
error-own-twin = You already own another track of { $route }.
error-twin-closed = With so few players only one track of a double route can be used, so { $route } is closed.
error-too-few-trains = { $route } needs { $needs ->
    [one] { $needs } train
   *[other] { $needs } trains
}, and you have { $left } left.
error-too-few-locomotives = { $route } needs at least { $needs ->
    [one] { $needs } locomotive
   *[other] { $needs } locomotives
} in the payment.
error-too-many-locomotives = { $most ->
    [0] { $route } cannot be paid for with locomotives.
    [one] A payment for { $route } may include at most one locomotive.
   *[other] A payment for { $route } may include at most { $most } locomotives.
}
error-cards-not-in-hand = You do not hold the cards for this.
play-fact-claimed-plain = { $route } ({ $length })
error-route-beyond = { $route } leads off the board: it can be claimed once there is a city at both ends.
short-twins = Double and triple routes
short-twins-text = Nobody may own more than one track. With two or three players only one track of a double route can be used, but always all three of a triple route.
play-fact-claimed = { $route } ({ $length }), +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
rulebook-first-claim = As soon as you hold the cards for a route on your way, click it. Begin where only one route leads on: somebody else may need it, too.
rulebook-first-around = Somebody was faster? Look for a way round. One or two routes more are usually cheaper than a lost ticket.
example-claim = A claim from start to finish
example-claim-look = The route { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, and this is your hand.
example-claim-pay = You pay { $paid }. The cards go to the discard pile.
example-claim-done = You put one train on each space, and the route is yours to the end of the game.{ $points ->
    [0] {""}
    [one] {" "}It scores { $points } point at once.
   *[other] {" "}It scores { $points } points at once.
} You have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left.
example-grey = A grey route
example-grey-look = The route { $route } is grey. { $length ->
    [one] { $length } card is needed
   *[other] { $length } cards are needed
}, and you choose the colour.
example-grey-pay = Any colour will do, but all the cards must be of the same one.
example-twins = A double route
example-twins-few = You have claimed one track of { $route }. With up to { $most ->
    [one] { $most } player
   *[other] { $most } players
} the other one is closed to everybody from now on.
example-twins-many = At a table where both tracks may be used, somebody else can claim the second one. You can’t: nobody owns both.
example-hand = Your hand
example-paid = You pay
example-right = Right
example-wrong = Wrong
