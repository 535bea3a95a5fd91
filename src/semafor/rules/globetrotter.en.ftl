# What this rule module says to players
module-globetrotter = a bonus for most tickets
rulebook-score-globetrotter = Most tickets: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for most completed tickets. If tied, everyone tied gets the bonus; with no completed ticket nobody does (this is how the program counts).
play-line-globetrotter = most tickets completed
ending-globetrotter = Most tickets completed
