# What these rules say to players
play-fact-loaded-herd = stado załadowane: { $place }
play-fact-sold-herd = stado sprzedane: { $place }, +{ $dollars } $
help-herds-text = Zajęcie połączenia przy mieście ze stadem pozwala je załadować (najwyżej dwa). Twoje linie wiozą je na targ bydła: { $t3 } $ lub więcej, im dalej, tym lepiej, do { $t6 } $. Niesprzedane stado kosztuje 1 $.
ask-load_herd = Załadować stado?
ask-load_herd-about = Na jednym z końców twojego nowego połączenia czeka stado.
ask-load_herd-go = Zdecyduj
ask-unload_herd = Wyładować stado?
ask-unload_herd-about = Twoje linie sięgają targu bydła, który jeszcze przyjmuje stada.
ask-unload_herd-go = Zdecyduj
row-herds-herds = stada czekają:
row-herds-delivered = sprzedane stada
ending-herds = Stada
phase-load_herd = ładowanie stada
phase-unload_herd = wyładowanie stada
