# Wiersz poleceń
cli-description = Kolejowe gry planszowe: gra, symulacja, powtórka, sprawdzanie.
cli-command = POLECENIE
cli-word-address = ADRES
cli-word-alpha = ALFA
cli-word-backup = KOPIA
cli-word-beta = BETA
cli-word-bonds = OBLIGACJE
cli-word-bot = BOT
cli-word-bots = BOTY
cli-word-colours = KOLORY
cli-word-companies = SPÓŁKI
cli-word-edition = EDYCJA
cli-word-editions = EDYCJE
cli-word-elo = ELO
cli-word-file = PLIK
cli-word-first = MIEJSCE
cli-word-folder = FOLDER
cli-word-game = GRA
cli-word-games = PARTIE
cli-word-id = ID
cli-word-kind = RODZAJ
cli-word-label = SŁOWO
cli-word-minutes = MINUTY
cli-word-name = NAZWA
cli-word-path = ŚCIEŻKA
cli-word-paths = ŚCIEŻKI
cli-word-port = PORT
cli-word-runs = KAMPANIE
cli-word-seal = PIECZĘĆ
cli-word-searches = PRZESZUKANIA
cli-word-seats = MIEJSCA
cli-word-seconds = SEKUNDY
cli-word-seed = ZIARNO
cli-word-steps = KROKI
cli-word-tries = PRÓBY
cli-word-url = URL
cli-word-value = WARTOŚĆ
cli-word-workers = PROCESY
cli-help-lang = język wszystkich tekstów (domyślnie: z ustawień systemu)
cli-usage-error = { $message }. Pomoc: „{ $program } --help”.
cli-interrupted = Przerwano.
cli-summary-play = zagraj w terminalu
cli-summary-simulate = rozegraj wiele partii między botami i pokaż statystyki
cli-summary-scenario = uruchom pliki scenariuszy: pozycje, ruchy, oczekiwania
cli-summary-replay = odtwórz i sprawdź zapis gry
cli-summary-bench = zmierz szybkość silnika na jednym rdzeniu
cli-summary-lab = dla programów, które się uczą: liczby, partie słowami, trening
cli-summary-campaign = kampania dwunastu gier: Koncesja Zachodnia
cli-summary-hint = pokaż najlepsze ruchy w pozycji i ich szanse na wygraną
cli-summary-plan = zaplanuj najtańszy sposób zrealizowania biletów
cli-summary-serve = graj w przeglądarce: w pojedynkę, przy jednym ekranie, z telefonami albo przez sieć
cli-summary-report = napisz stronę o edycji na podstawie wielu gier: trasy, bilety, miejsca, boty
cli-summary-dataset = utwórz otwarty zbiór danych z grami botów
cli-summary-tournament = rozegraj turniej botów na tych samych rozdaniach i policz ich siłę
cli-summary-train = naucz wyszukiwanie, co trasy rywali mówią o ich biletach
cli-summary-backup = skopiuj wszystkie gry do pliku, także gdy serwer działa
cli-summary-restore = zastąp gry kopią i zachowaj to, co było
cli-summary-ladder = prowadź drabinkę rankingową botów z folderu
cli-summary-bots = wypisz wszystkie boty albo wypróbuj bota spoza programu
cli-summary-check = sprawdź, czy wszystko, co zapisano, jest całe i da się grać dalej
cli-summary-editions = wypisz edycje, w które można grać
cli-summary-edition = sprawdź folder edycji albo narysuj jej planszę
cli-plain-build = Silnik nie jest tu skompilowany: gra tak samo, ale około sześćdziesiąt razy wolniej. Przyspieszy go gotowy pakiet dla tego systemu albo kompilator C i ponowna instalacja. (Ta wiadomość pojawia się raz.)
cli-help-editions = folder z kolejnymi edycjami albo folder jednej; można podać kilka razy
cli-help-bots-from = plik bota albo folder z botami; można podać kilka razy

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

# editions, edition
editions-help-ids = wypisz same identyfikatory
edition-help-what = „check” mówi, co zobaczą gracze, „draw” zapisuje układ planszy
edition-help-folder = folder edycji albo folder z takimi folderami
edition-help-tries = ile zmian próbuje jedno szukanie układu
edition-help-searches = ile razy szukać; zostaje najlepszy układ
edition-help-seed = od czego zaczyna się szukanie; ta sama liczba daje ten sam układ
edition-problem = { $path } nie jest edycją, w którą można grać. { $row ->
    [0] { $why }
   *[other] Wiersz { NUMBER($row, useGrouping: 0) } w edition.toml: { $why }
}
edition-playable = { $title } ({ $name }): można grać. Gracze: od { $fewest } do { $most }. Etap: { $stage }.
edition-contents = Miejsca: { $places }, połączenia: { $routes }, bilety: { $tickets }, talie biletów: { $decks }, karty wagonów: { $cards }.
edition-language = { $language ->
    [pl] Polski
   *[en] Angielski
}
edition-word-title = tytuł
edition-words-missing = { $language }: nie ma słów dla { $keys }. Gracze czytają to, co jest w drugim języku, albo to, co wynika z mapy i zasad.
edition-nameless = { $language }: miejsca bez nazwy: { $count } ({ $places }). Widać nazwę w drugim języku albo identyfikator.
edition-lonely = Miejsca bez żadnego połączenia: { $count } ({ $places }).
edition-apart = Bilety, których nikt nie zrealizuje, bo ich miast nie łączą żadne połączenia: { $count } ({ $tickets }).
edition-silent = Moduły zasad, które nic nie mówią na stronie z zasadami: { $modules }.
edition-layout-own = Plansza: narysowana według layout.json.
edition-layout-made = Plansza: połączenia i nazwy rozmieszcza program; „semafor edition draw” zapisuje layout.json, który można poprawić.
edition-layout-stale = Plansza: layout.json nie pasuje do tej mapy (albo już nie pasuje), więc połączenia i nazwy rozmieszcza program; „semafor edition draw” zapisze go na nowo.
edition-layout-problem = Na planszy nakładają się: { $what }.
edition-layout-more = … i jeszcze { $count } podobnych.
edition-backdrop-own = Tło: backdrop.json.
edition-backdrop-plain = Tło: zwykły ląd, zrobiony z mapy.
edition-thumbnail-own = Miniatura: thumbnail.svg.
edition-thumbnail-made = Miniatura: zrobiona z planszy.
edition-tuned = Boty: dostrojone do tej edycji.
edition-untuned = Boty: grają ze zwykłymi wagami; nikt ich do tej edycji nie dostroił.
edition-drawn = Zapisano { $file }.

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

# train
train-help-part = czego uczyć: belief (bilety rywali) albo value (wartość pozycji); można podać dwa razy (domyślnie jedno i drugie)
train-help-games = z ilu gier uczyć się biletów rywali
train-help-value-games = z ilu gier uczyć się wartości pozycji przy dwóch graczach; z tylu samo przy większej ich liczbie
train-help-minutes = przez ile minut najwyżej rozgrywać takie gry, osobno dla każdej liczby graczy; 0: tak długo, jak trzeba
train-help-out = folder, do którego trafią pliki (domyślnie folder edycji)
train-help-keep = folder na rozegrane gry: przerwana nauka podejmie pracę od tego miejsca
train-help-cluster = rozgrywa takie gry na działającym klastrze Ray: ray albo ray:HOST:PORT (wymaga dodatku ray)
train-positions = Rozgrywanie gier: do czego prowadzą pozycje
train-values = Nauka wartości pozycji
train-done-value = Zapisano { $file }. Wyjaśnia { $share }% wyniku gier odłożonych na próbę.
train-tickets = Rozgrywanie gier: kto ma jaki bilet
train-odds = Nauka szans pojedynczych biletów
train-hands = Rozgrywanie gier: jakie bilety są razem w ręku
train-wholes = Nauka szans całych zestawów
train-done = Zapisano { $file }. Strata logarytmiczna { $loss } w grach odłożonych na próbę; bez żadnej wiedzy { $constant }.
# lab
lab-help-numbers = gdzie stoi każda liczba obserwacji
lab-help-words = partie słowami dla programów: wiadomości JSON wiersz po wierszu albo przez HTTP
lab-help-train = wytrenuj bota i zapisz go w małym pliku
lab-help-json = wypisz jeden obiekt JSON
lab-help-http = odpowiadaj przez HTTP na tym porcie tego komputera zamiast wiersz po wierszu; 0 oznacza dowolny wolny
lab-help-edition = edycja
lab-help-seats = liczba miejsc
lab-help-out = plik wynikowy
lab-help-minutes = czas obliczeń w minutach
lab-help-against = boty, z którymi gra, po przecinku; tyle samo partii gra ze sobą
lab-help-seed = liczba całkowita, która decyduje o każdej partii
lab-numbers-title = Obserwacja ma { $width ->
    [one] { $width } liczbę
    [few] { $width } liczby
   *[other] { $width } liczb
  }, a ruch to jedna z { $actions ->
    [one] { $actions } liczby
   *[other] { $actions } liczb
  }
lab-numbers-field = Pole
lab-numbers-start = Od
lab-numbers-shape = Wiersze × liczby
lab-numbers-limits = Granice
lab-serving = Odpowiadam pod adresem { $url }
lab-training = Trening
lab-share = Z botem { $name }: { $percent }% wygranych w ostatnich partiach
lab-trained = Zapisano w pliku { $file }
bench-help-lab = zamiast tego zmierz laboratorium: środowiska i zestawy partii
bench-lab-title = { $edition }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
  }: decyzje na sekundę czasu obliczeń
bench-lab-what = Co
bench-lab-rate = Decyzje/s
bench-lab-ratio = Względem rozgrywki
bench-lab-inside-64 = 64 partie naraz, liczby i maska, wybór w środku
bench-lab-inside-1024 = 1024 partie naraz, liczby i maska, wybór w środku
bench-lab-numpy-lists = 256 partii naraz, NumPy wybiera z list
bench-lab-numpy-masks = 256 partii naraz, NumPy wybiera z masek
bench-lab-pettingzoo = PettingZoo
bench-lab-openspiel = OpenSpiel
bench-lab-two-processes = Dwa procesy (względem jednego)
bench-lab-parquet = Planiści w simulate, zapis do Parquet (czas względem braku zapisu)
bench-lab-two-workers = Planiści w simulate, dwa procesy robocze (względem jednego, razem z ich startem)
