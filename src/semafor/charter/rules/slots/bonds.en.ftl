# What these rules say to players
play-fact-bonds = { $count ->
    [0] no bonds
    [one] one bond
   *[other] { $count } bonds
  }
help-bonds-text = Each bond gave ${ $gives } before the first turn and costs ${ $costs } at the end{ $less ->
    [0] .
   *[other] {""}, but only ${ $kept } if the tickets on your slip bring at least ${ $promise }; a second bond asks for ${ $further }.
  }
ask-bonds = Bonds
ask-bonds-about = Each bond gives ${ $gives } now and costs ${ $costs } at the end{ $less ->
    [0] .
   *[other] {""}, but only ${ $kept } if the tickets on your slip bring at least ${ $promise }; a second bond asks for ${ $further }.
  }
ask-bonds-go = Take this many
row-bonds-bonds = bonds
ending-bonds = Bonds
phase-bonds = bonds
