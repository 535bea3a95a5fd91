# What these rules say to players
error-too-few-skulls = { $needs ->
    [one] Wybuch wymaga jednej karty
    [few] { $needs } wybuchy wymagają { $needs } kart
   *[many] { $needs } wybuchów wymaga { $needs } kart
  } z czaszką wśród zapłaconych.
describe-blast = { $count ->
    [one] jeden wybuch
    [few] { $count } wybuchy
   *[other] { $count } wybuchów
  }
play-fact-turned = odkryta karta: { $card }
help-powder-text = Na Zielonej Północy kartę z czaszką można odpalić: liczy się jak dwie karty. Potem odkrywa się wierzchnią kartę stosu; jeśli ma ten sam kolor albo jest lokomotywą, płacisz { $t2 } $.
row-powder-blasts = wybuchy
