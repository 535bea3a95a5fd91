# What these rules say to players
play-fact-bonds = { $count ->
    [0] no bonds
    [one] one bond
   *[other] { $count } bonds
  }
help-bonds-text = Each bond gave ${ $gives } before the first turn and costs ${ $costs } at the end.
ask-bonds = Bonds
ask-bonds-about = Money now, a little more to pay back at the end of the game.
ask-bonds-go = Take this many
row-bonds-bonds = bonds
ending-bonds = Bonds
phase-bonds = bonds
