# What these rules say to players
module-tariff_bonus = premia za kolor spółki
help-tariff = Poziom taryfy { $t0 }
help-tariff-text = Wiele premii rośnie z poziomem taryfy, teraz { $t0 }; na kartach oznacza go litera T. W całej kampanii wzrasta dwa razy.
help-tariff_bonus = Twoja spółka
help-tariff_bonus-text = Połączenie w kolorze twojej spółki od razu daje { $t0 } $ i jeszcze 1 $ za każde dwa pola. Szare nigdy tego nie dają.
