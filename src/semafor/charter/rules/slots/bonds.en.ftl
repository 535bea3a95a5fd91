# What these rules say to players
play-fact-bonds = { $count ->
    [0] no bonds
    [one] one bond
   *[other] { $count } bonds
  }
help-bonds-text = Each bond gave $6 before the first turn and costs $8 at the end.
ask-bonds = Bonds
ask-bonds-about = Each bond gives 6 dollars now and costs 8 at the end of the game.
ask-bonds-go = Take so many
row-bonds-bonds = bonds
ending-bonds = Bonds
phase-bonds = bonds
