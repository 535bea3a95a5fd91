# What these rules say to players
play-why-closed-now = closed while the active event lasts
play-why-fee = the fee is { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, you have { $left }
error-route-closed-now = { $route } cannot be claimed while the active event lasts.
error-fee-not-paid = { $route } costs a fee of { $needs ->
    [one] { $needs } dollar
   *[other] { $needs } dollars
}, and you have less.
error-name-the-further-card = Name the cards: one further card of your choice has to be paid.
web-note-cost = { $event }: it costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $length }. The trains stay the same.
web-note-cost-here = This route costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} now instead of { $length }. The trains stay the same.
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
web-note-fee-here = This route costs a fee of { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} now.
