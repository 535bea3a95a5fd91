# What this rule module says to players
module-longest_path = a bonus for the longest path
rulebook-score-longest = Longest path: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the longest unbroken path of one player’s trains. It may pass a city again, but no route twice. If tied, everyone tied gets the bonus.
rulebook-ties-longest = the longest path
reason-claim-longest = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and extends this player’s longest path to { $length ->
    [one] { $length } train
   *[other] { $length } trains
} (the rivals’ longest: { $rival }).
play-line-longest = longest path
play-line-longest-length = trains on the longest path
ending-longest = Longest path
ending-longest-text = { $player }: { $count ->
    [one] { $count } train
   *[other] { $count } trains
} in one line
ending-line-longest_length = Trains on the longest path
example-longest = How the longest path is measured
example-longest-count = The lit routes lie end to end: { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}. The branch with { $length ->
    [one] { $length } train
   *[other] { $length } trains
} doesn’t count, because a single path can’t take it in as well. A path may pass a city twice, but no route.
example-score-longest = Your path is the longest at the table: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
