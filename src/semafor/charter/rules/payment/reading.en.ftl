# What these rules say to players
error-aid-not-open = That does not help with this claim: “{ $field }”.
error-power-not-open = This card cannot be used here: { $power }.
error-too-few-units = The payment must come to exactly { $needs }; this one comes to { $paid }.
error-wrong-further-cards = { $needs ->
    [0] No further cards are asked for.
    [one] Exactly one further card must be named as surcharge.
   *[other] Exactly { $needs } further cards must be named as surcharge.
  }
