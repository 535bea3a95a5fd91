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

# scenario, bench
scenario-help-paths = pliki lub foldery ze scenariuszami
bench-help-editions = mierzone edycje, po przecinku
bench-help-seats = liczby miejsc, po przecinku
bench-help-seconds = sekundy na każdy pomiar
bench-help-json = wypisz jeden obiekt JSON
bench-help-compare = zmierz także wersję nieskompilowaną i sprawdź proporcje
bench-running = Pomiar…
bench-progress = Pomiar: { $what }…
bench-title =
    { $compiled ->
        [true] Losowe partie na sekundę, jeden rdzeń (kompilowany)
       *[other] Losowe partie na sekundę, jeden rdzeń (czysty Python)
    }
bench-edition = Edycja
bench-column =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }
bench-costs = Krok z Pythona: { $step } µs. Kopia pozycji: { $clone } µs.
bench-ratios = Wersja skompilowana jest { $speedup } razy szybsza. Edycje względem pierwszej: { $share }.
bench-floor = Poniżej progu: { $problem }

# Słowa argparse (to, co stoi po %, wstawia sam argparse)
argparse-usage = {"użycie: "}
argparse-options = opcje
argparse-positional = argumenty
argparse-help = pokaż tę pomoc i zakończ
argparse-version = pokaż wersję i zakończ
argparse-required = brakuje argumentów: %s
argparse-unrecognized = nieznane argumenty: %s
argparse-one = potrzebna jedna wartość
argparse-some = potrzebna co najmniej jedna wartość
argparse-argument = argument %(argument_name)s: %(message)s
argparse-value = %(value)r to nie jest poprawna wartość typu %(type)s
argparse-choice = %(value)r nie należy do: %(choices)s
