# What these rules say to players
play-fact-sold-grain = sprzedaż zboża ({ $count }), +{ $dollars } $
help-grain-text = Połączenia prerii dają zboże, po jednym lub dwa, w silosie najwyżej cztery. Sprzedajesz na końcu tury: każda sprzedaż obniża cenę, wydarzenia i dobieranie biletów ją podnoszą.
ask-sell_grain = Sprzedać zboże?
ask-sell_grain-about = Cena spada z każdą sprzedażą.
ask-sell_grain-go = Sprzedaj
row-grain-price = cena zboża
row-grain-grain = zboże w silosie
ending-grain = Zboże w silosie
phase-sell_grain = sprzedaż zboża
