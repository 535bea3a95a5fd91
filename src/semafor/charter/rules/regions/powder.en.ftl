# What these rules say to players
error-too-few-skulls = { $needs ->
    [one] A blast needs one skull card
   *[other] { $needs } blasts need as many skull cards
  } among the cards paid.
describe-blast = { $count ->
    [one] one blast
   *[other] { $count } blasts
  }
play-fact-turned = card turned over: { $card }
help-powder-text = In the evergreen region a skull card can be blasted: it counts as two cards. Then the top card of the deck is turned over; if it has the same colour or is a locomotive, you pay ${ $t2 }.
row-powder-blasts = blasts
