# Wiersz poleceń
cli-description = Kolejowe gry planszowe: gra, symulacja, powtórka, sprawdzanie.
cli-command = POLECENIE
cli-help-lang = język wszystkich tekstów (domyślnie: z ustawień systemu)
cli-usage-error = { $message }. Pomoc: „{ $program } --help”.
cli-interrupted = Przerwano.
cli-summary-play = zagraj w terminalu
cli-summary-simulate = rozegraj wiele partii botami i pokaż statystyki
cli-summary-scenario = uruchom pliki scenariuszy: pozycje, ruchy, oczekiwania
cli-summary-replay = odtwórz i sprawdź zapis partii
cli-summary-bench = zmierz szybkość silnika na jednym rdzeniu
