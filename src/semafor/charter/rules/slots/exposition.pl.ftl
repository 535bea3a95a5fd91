# What these rules say to players
play-fact-pavilion = pawilon nr { $count }
help-exposition-text = Każdy obszar, który twoje linie połączą z miastem Wystawy, dostaje pawilon: pierwszy daje 2 $, następny 3 $ i tak dalej.
row-exposition-pavilions = pawilony
