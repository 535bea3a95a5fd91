# What these rules say to players
play-fact-bonds = { $count ->
    [0] bez obligacji
    [one] jedna obligacja
    [few] { $count } obligacje
   *[many] { $count } obligacji
  }
help-bonds-text = Każda obligacja dała 6 $ przed pierwszą turą, a na końcu kosztuje 8 $.
ask-bonds = Obligacje
ask-bonds-about = Każda obligacja daje teraz 6 dolarów, a na koniec gry kosztuje 8.
ask-bonds-go = Weź tyle
row-bonds-bonds = obligacje
ending-bonds = Obligacje
phase-bonds = obligacje
