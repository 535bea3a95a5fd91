# What this rule module says to players
module-globetrotter = a bonus for the most tickets
rulebook-score-globetrotter = Most tickets: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most completed tickets. If tied, everyone tied gets the bonus; with no completed ticket nobody does (this is how the program counts).
play-line-globetrotter = most tickets completed
ending-globetrotter = Most tickets completed
example-score-globetrotter = Nobody has completed more tickets than you: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
