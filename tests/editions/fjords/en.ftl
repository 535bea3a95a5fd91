edition-fjords-blurb = A long coast of ferries, where cards of one colour can take the place of a locomotive.
edition-fjords-special = Ferries line the coast and ore comes down from Kiruna. Collect one colour for the crossings, and go north for points.

module-crossings = cards for the locomotives of ferries
module-ore_line = the ore line
module-midnight_sun = points beyond the circle
rulebook-crossings-heading = Crossings
crossings-rule = Where you lack a locomotive that a ferry asks for, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the colour you pay with may stand in for it.
ore_line-rule = Grey routes to Kiruna are paid in white or black, or with locomotives.
midnight_sun-rule = A route that ends in Tromsø or Narvik is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more; a route of a single space is worth one point less.
