# Inside one game of the campaign: refusals, cards and what happens.

error-unknown-choice = There is no such answer: "{ $option }".
error-choice-not-open = That answer is not open now: "{ $option }".
error-aid-not-open = That does not help with this claim: "{ $field }".
error-power-not-open = This card cannot be used here: { $power }.
error-pair-colour = The cards must be of one other colour, without locomotives.
error-too-few-skulls = For { $needs ->
    [one] one blast
   *[other] { $needs } blasts
  } as many skull cards must be among the cards paid.
error-too-few-units = The payment must come to exactly { $needs }; this one comes to { $paid }.
error-wrong-further-cards = { $needs ->
    [0] No further cards are asked for.
    [one] Exactly one further card must be named as surcharge.
   *[other] Exactly { $needs } further cards must be named as surcharge.
  }
error-no-lease = { $route } cannot be leased now.
error-no-market-day = A market day needs an own route in the region and a coloured card to exchange.

play-card-black_pick = black (pickaxe)
play-card-black_skull = black (skull)
play-card-blue_pick = blue (pickaxe)
play-card-blue_skull = blue (skull)
play-card-white_pick = white (pickaxe)
play-card-white_skull = white (skull)
play-card-green_pick = green (pickaxe)
play-card-green_skull = green (skull)
play-card-yellow_pick = yellow (pickaxe)
play-card-yellow_skull = yellow (skull)
play-card-red_pick = red (pickaxe)
play-card-red_skull = red (skull)

choice-decline = decline
choice-use = use the card
choice-dig = dig
choice-stop = stop

describe-lease = lease { $route }, pay { $pay }
describe-market_day = market day
describe-use = use { $power }
describe-surcharge = surcharge { $cards }
describe-exchange = exchange { $cards }
describe-off-colour = { $card } as another colour
describe-gang = a hired gang
describe-blast = { $count ->
    [one] one blast
   *[other] { $count } blasts
  }
describe-with = with { $powers }

play-fact-bonds = takes { $count ->
    [0] no bonds
    [one] one bond
   *[other] { $count } bonds
  }
play-fact-staked = stakes { $route }
play-fact-leased = leases { $route }
play-fact-sold-grain = sells { $count } grain, +{ $dollars } $
play-fact-loaded-herd = loads a herd in { $place }
play-fact-sold-herd = sells a herd in { $place }, +{ $dollars } $
play-fact-snow = snow falls on { $route }
play-fact-cleared-snow = clears { $count ->
    [one] one snow token
   *[other] { $count } snow tokens
  }
play-fact-assay = digs: { $assay ->
    [cave_in] a cave-in
   *[other] { $assay }
  }
play-fact-packet-line = opens a packet line { $place } – { $place_b }
play-fact-turned = turns over { $card }
play-fact-flag = places a flag: { $place } – { $place_b }
play-fact-exchanged = gives { $card } for { $card_b } in the bazaar
play-fact-market-day = has a market day
play-fact-pavilion = opens pavilion { $count }
play-fact-power = uses { $power }
play-fact-drew-postcard = draws a postcard: { $power }
play-fact-worn-out = an event is worn out: { $name }
play-fact-swapped = swaps { $card } for { $card_b }
play-fact-replaced-ticket = replaces a ticket
