# What these rules say to players
play-fact-snow = pada śnieg: { $route }
play-fact-cleared-snow = { $count ->
    [one] jeden usunięty żeton śniegu
    [few] { $count } usunięte żetony śniegu
   *[many] { $count } usuniętych żetonów śniegu
  }
help-snow-text = Każdy żeton śniegu na linii kosztuje jedną dowolną kartę więcej i daje { $t2 } $ temu, kto go usunie, budując. Każde wydarzenie przynosi nowy śnieg.
row-snow-cleared = odśnieżone
row-snow-tokens = śnieg leży:
