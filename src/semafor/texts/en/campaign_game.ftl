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
error-unmarked-first = Pay with unmarked cards first.
error-no-market-day = A market day needs an own route in the region and a coloured card to exchange.
