# What these rules say to players
choice-dig = dig
choice-stop = stop
play-fact-assay = dig: { $assay ->
    [cave_in] a cave-in
   *[other] { $assay }
  }
help-assay-text = In the desert each pickaxe card you pay (up to three) lets you turn over one assay card for dollars. Stop whenever you like: a cave-in takes everything from this dig.
ask-dig = Keep digging?
ask-dig-about = Each card adds dollars; a cave-in ends the dig with nothing.
ask-dig-go = Decide
row-assay-best = best dig
phase-dig = dig
