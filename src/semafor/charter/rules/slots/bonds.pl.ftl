# What these rules say to players
play-fact-bonds = { $count ->
    [0] bez obligacji
    [one] jedna obligacja
    [few] { $count } obligacje
   *[many] { $count } obligacji
  }
help-bonds-text = Każda obligacja dała { $gives } $ przed pierwszą turą, a na końcu kosztuje { $costs } $.
ask-bonds = Obligacje
ask-bonds-about = Pieniądze teraz, a na koniec gry trochę więcej do oddania.
ask-bonds-go = Weź tyle
row-bonds-bonds = obligacje
ending-bonds = Obligacje
phase-bonds = obligacje
