# What these rules say to players
play-fact-flag = chorągiewka: { $place } – { $place_b }
help-expresses-text = Gdy twoje linie połączą oba miasta odkrytej karty ekspresu, dostajesz { $flag } $; następny dostaje { $t3 } $, trzeci { $t0 } $.
row-expresses-row = ekspresy
row-expresses-placed = chorągiewki
