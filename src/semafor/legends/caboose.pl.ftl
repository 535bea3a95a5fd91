# What these rules say to players
module-caboose = brankard za ostatnie miejsce
play-column-caboose = brankard
marker-caboose-end = Ostatnie miejsce, więc pierwsza tura w następnej grze: { $player } (brankard)
marker-caboose-about = ma kartę brankardu: do tej osoby należała pierwsza tura
short-caboose = Brankard
short-caboose-text = Kto ma tę kartę, zaczyna; na końcu dostaje ją ten, kto zajął ostatnie miejsce.
ending-caboose = Ostatnie miejsce, więc karta brankardu i pierwsza tura w następnej grze: { $player }.
