# What these rules say to players
help-long_haul-text = Połączenie o długości 4 daje { $t0 } $, a za każde dalsze pole o dolara więcej.
