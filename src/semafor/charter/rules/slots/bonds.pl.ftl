# What these rules say to players
play-fact-bonds = { $count ->
    [0] bez obligacji
    [one] jedna obligacja
    [few] { $count } obligacje
   *[many] { $count } obligacji
  }
help-bonds-text = Każda obligacja dała { $gives } $ przed pierwszą turą, a na końcu kosztuje { $costs } ${ $less ->
    [0] .
   *[other] {""}, ale tylko { $kept } $, jeśli bilety przyniosą co najmniej { $promise } $; druga wymaga { $further } $.
  }
ask-bonds = Obligacje
ask-bonds-about = Każda obligacja daje teraz { $gives } $, a na końcu kosztuje { $costs } ${ $less ->
    [0] .
   *[other] {""}, ale tylko { $kept } $, jeśli bilety przyniosą co najmniej { $promise } $; druga wymaga { $further } $.
  }
ask-bonds-go = Weź tyle
row-bonds-bonds = obligacje
ending-bonds = Obligacje
phase-bonds = obligacje
