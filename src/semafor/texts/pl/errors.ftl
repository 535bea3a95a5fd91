# Dlaczego coś odrzucono. Po jednym komunikacie na każdy klucz przyczyny w kodzie: error-<przyczyna>.

# Ruchy
error-malformed = Tego ruchu nie da się odczytać: sprawdź „{ $field }”.
error-unknown-move = Nie ma ruchu „{ $do }”.
error-game-over = Gra jest już skończona.
error-not-your-turn = To nie twoja kolej.
error-not-now = Tego nie można teraz zrobić.
error-not-legal = Ten ruch nie jest teraz dozwolony.
error-unknown-card = Nie ma karty „{ $card }”.
error-unknown-route = Nie ma połączenia „{ $route }”.
error-two-colours = Wszystkie kolorowe karty zapłaty muszą być tego samego koloru.
error-name-the-colour = Można zapłacić kilkoma kolorami: podaj, którym.

# Przygotowanie gry
error-unknown-edition = Nie ma edycji „{ $edition }”; znane edycje: { $known }.
error-unknown-variant = Edycja { $edition } nie ma biletów „{ $variant }”; znane: { $known }.
error-unknown-module = Edycja { $edition } podaje nieznany moduł zasad: { $module }.
error-unknown-option = Nie ma opcji „{ $name }”.
error-bad-parameter = Ustawienie { $name } nie może mieć wartości „{ $value }”; oczekiwano: { $expected }.
error-bad-seats = W grze bierze udział od dwóch do pięciu graczy, a nie { $seats }.
error-bad-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0, a jest ich { $seats }.
error-bad-first = Pierwszym miejscem nie może być { $first }: miejsca liczy się od 0, a jest ich { $seats }.
error-first-number = Kto zaczyna, to numer gracza od 1 do { $seats } albo { $lot }, a nie „{ $text }”.
error-colours-number = Jest więcej kolorów niż graczy, bo gra { $seats ->
    [one] { $seats } osoba
    [few] { $seats } osoby
   *[many] { $seats } osób
}.
error-too-few-tickets = W talii biletów „{ $deck }” jest { $tickets }, a przy tylu graczach potrzeba { $needed }.
error-bad-seats-here = Ta edycja nie pasuje do tylu graczy ({ $seats }): najmniej { $fewest }, najwięcej { $most }.
error-too-large = Ta plansza jest za duża dla silnika.
error-over-limit = { $what ->
    [cards] Za dużo kart rodzaju „{ $kind }”: { $found }
    [colours] Za dużo kolorów kart: { $found }
    [kinds] Za dużo rodzajów kart: { $found }
    [routes] Za dużo połączeń: { $found }
    [tickets] Za dużo biletów: { $found }
    [places] Za dużo miejsc: { $found }
    [actions] Za dużo możliwych ruchów we wszystkich decyzjach razem: { $found }
    [parts] Za dużo liczb w częściach stanu, które dodają zasady: { $found }
    [lines] Za dużo wierszy końcowego podliczenia: { $found }
   *[decks] Za dużo talii biletów: { $found }
}. Silnik mieści najwyżej { $most }.
error-no-editions-folder = W { $path } nie ma edycji: oczekiwano pliku „edition.toml” albo folderów, które go mają.
error-bad-edition-name = Folder „{ $name }” nie może być edycją: jego nazwa to identyfikator z małych liter, cyfr i łączników.
error-bad-edition = { $key }: oczekiwano: { $key ->
    [stage] draft, playable albo complete
    [order] liczba całkowita od 0
    [seats] najmniejsza i największa liczba graczy, od 2 do 5
    [rules_version] liczba całkowita od 1
    [modules] lista różnych modułów zasad
    [decks] lista nazw talii biletów, z małych liter (bez ogonków), cyfr, _ i -
    [tie_breaks] lista tego, co się liczy
    [seat_colours] pięć różnych kolorów
    [title] tytuł w każdym języku
    [cards] liczba kart każdego rodzaju, także locomotive
    [hints] lista podpowiedzi
    [rulebook] wiersze z section i lines (number, at, ordered)
    [map] nazwa edycji, do której należy mapa
    [regions] lista regionów mapy
    [variants] tabela dla każdego, z nazwą listy (list)
    [earlier] tabele według wersji i modułu
    [ticket_list] lista z mapy
   *[other] { $expected }
}.
error-bad-file = Nie da się odczytać { $file }: { $why }.
error-missing-module = Każda edycja potrzebuje modułu zasad „{ $module }”; „modules” go nie wymienia.
error-rules-fail = Zasady tej edycji do siebie nie pasują: { $what }.
error-unknown-tie-break = edition.toml: tie_breaks: żadna zasada nie liczy „{ $name }”; do wyboru: { $known }.
error-unknown-kind = edition.toml: cards: nie ma karty „{ $kind }”; kolory: { $known }.
error-unknown-fact = Zasady mówią o „{ $fact }”, a żaden moduł nie wymienia tego w swoich „facts”.
error-line-unwritten = Nic nie wypełnia wiersza „{ $line }” końcowego podliczenia: wywołaj „points_line” przed „score_line”.
error-trial-endless = Próbna gra się nie skończyła; wykonane ruchy: { NUMBER($moves, useGrouping: 0) }.
error-trial-no-moves = Próbna gra stanęła: na „{ $decision }” nie ma żadnej odpowiedzi.
error-trial-refused = Próbna gra stanęła: ruch { $move } jest na liście, a potem zostaje odrzucony ({ $why }).
error-trial-part = Część „{ $part }” nie odtwarza tego, co pokazała: „load” musi być odwrotnością „show”.
error-trial-replay = Próbnej gry nie da się odtworzyć ({ $why }): zasady mogą losować tylko przez „draw_card”, „draw_ticket” i „draw_token”.
error-not-text = { $file }, wiersz { NUMBER($row, useGrouping: 0) }: to nie jest tekst w UTF-8.
error-unknown-key = Nie ma tu klucza ani tabeli „{ $key }”; są: { $known }.
error-unknown-parameter = Nie ma ustawienia { $name }; są: { $known }.
error-no-modules = rules.py{ $row ->
    [0] {""}
   *[other] , wiersz { NUMBER($row, useGrouping: 0) }
}: oczekiwano MODULES, krotki obiektów RuleModule.
error-no-routes = Na mapie nie ma połączeń, więc nie ma o co grać.
error-bad-layout = { $file } nie jest układem planszy ({ $what }); usuń ten plik, a będzie można narysować nowy.
error-bad-rules-file = rules.py, wiersz { NUMBER($row, useGrouping: 0) }: { $what }.
error-edition-twice = Edycja „{ $name }” już istnieje.
error-module-twice = Moduł zasad „{ $module }” już istnieje; nadaj swojemu inną nazwę.
error-word-twice = { $file }: klucz „{ $key }” należy do własnych tekstów Semafora; zacznij swój od nazwy edycji albo swojego modułu zasad.
error-bad-words = { $file } nie jest katalogiem w postaci Fluent: { $what }.
error-step-taken = Dwie zasady chcą być krokiem { $number } w „{ $procedure }”.
error-advice-taken = Dwie zasady chcą radzić graczom w „{ $decision }”.
error-option-taken = Dwie zasady chcą być możliwością { $number } w „{ $decision }”.
error-module-listed-twice = Moduł „{ $module }” jest na liście modułów dwa razy.
error-port-missing = Zasady „{ $module }” potrzebują „{ $port }”, a żaden moduł tej gry tego nie wnosi.
error-port-twice = „{ $port }” wnoszą dwa moduły: { $modules }. W jednej grze jest miejsce na jeden z nich.
error-port-cycle = Te moduły czekają na siebie nawzajem, więc żadnego nie da się zbudować jako pierwszego: { $modules }.
error-port-undeclared = Moduł „{ $module }” korzysta z „{ $port }”, ale nie wymienia tego w swoim „{ $where }”.
error-unknown-query = Moduł „{ $module }” odpowiada na pytanie, którego nikt nie zadaje: { $query }. Są takie: { $known }.
error-bad-position = Taka pozycja nie może powstać: { $key } zawiera „{ $value }”.
error-map = Mapy { $source } nie można użyć: { $row }: { $expected }.
error-not-playable = Ta edycja nie ma zasad dla czegoś, co jest na mapie: { $what } ({ $where }).
error-no-terminal = Gra w tym oknie wymaga terminala na wejściu i na wyjściu; w przeglądarce gra się przez „semafor serve”.
error-no-people = Przy ekranie nikt nie siedzi: co najmniej jedno miejsce musi mieć nazwę „you” (same boty grają w „semafor simulate”).
error-option-form = Opcja ma postać NAZWA=WARTOŚĆ, a nie „{ $text }”.

# Zapisy gier
error-record-unreadable = Nie można odczytać pliku { $file }: { $why }.
error-record-not-text = { $file } nie jest zapisem gry: to nie jest tekst w UTF-8.
error-record-json = { $file } nie jest kompletnym plikiem JSON: wiersz { $line }, kolumna { $column }.
error-record-shape = To nie jest zapis gry: brakuje „{ $key }” albo ma zły typ (oczekiwano: { $expected }).
error-record-format = Zapis ma format { $found }; ten program czyta format { $expected }.
error-record-rules = Zapis powstał w wersji { $found } zasad; ten program ma wersję { $expected }.
error-record-rules-earlier = Zapis powstał w wersji { $found } zasad. Ten program ma wersję { $expected } i nie umie już odtworzyć tej gry dokładnie tak, jak przebiegła: { $why }
error-position-shape = To nie jest zapis pozycji tej wersji: nie da się odczytać { $key }.
error-record-map = Tę grę rozegrano na innej mapie edycji { $edition }.
error-record-chance = Zapis jest niespójny: z ruchu { $move } wynikają inne losowania niż zapisane.
error-record-move = Ruch { $move } w zapisie jest niedozwolony: { $why }.
error-record-unfinished = Zapis podaje wynik, ale po { $moves ->
    [one] jego { $moves } ruchu
   *[other] jego { $moves } ruchach
} gra nie jest skończona.
error-record-result = Wynik w zapisie jest błędny: „{ $key }” różni się od tego, co dają ruchy.
error-record-commitment = Ziarno w zapisie nie jest tym, które zapowiedziano przed grą.
error-record-shuffle = Losowania w zapisie nie pochodzą z jego ziarna: pierwsza różnica jest po ruchu { $move }.
error-record-finished = Gra w pliku { $file } jest skończona; obejrzyj ją poleceniem „semafor replay”.
error-record-no-resume = Gry z pliku { $file } nie można wznowić: nie ma w nim ziarna losowań.
error-chance-missing = Zapis się urywa: brakuje losowania ({ $what }).
error-chance-impossible = Zapis jest niemożliwy: nie mogło wypaść „{ $outcome }” ({ $what }).
error-chance-left = Zapis zawiera losowania, których nie tłumaczy żaden ruch: { $left }.
error-save-failed = Nie udało się zapisać gry: { $why }.

# Scenariusze
error-no-such-file = Nie ma takiego pliku ani folderu: { $path }.
error-no-scenarios = Nie ma tu żadnych scenariuszy: { $path }.
error-unreadable-file = Nie można odczytać pliku { $path } ({ $why }).
error-bad-yaml = { $path } nie jest poprawnym plikiem YAML: wiersz { $line }.
error-scenario-file = { $path }: oczekiwano listy scenariuszy.
error-scenario-row = { $path }: pozycja { $row } nie jest scenariuszem.
error-scenario-shape = W scenariuszu brakuje „{ $key }” albo ma zły typ.

# Pomiary
error-bad-bench = Podaj co najmniej jedną edycję i czas dłuższy niż 0 sekund (podano: { $seconds }).
error-no-training = Do nauki potrzebna jest biblioteka numpy: pip install "semafor[training]".
error-too-few-games = Liczba gier do nauki musi wynosić co najmniej { $fewest }, a nie { $count }.

# Turnieje
error-tournament-no-edition = Podaj edycję ({ $known } albo „all”) lub pliki po --show.
error-too-few-bots = Turniej wymaga co najmniej dwóch botów, a { $count ->
    [one] podano { $count } bota
    [few] podano { $count } boty
   *[many] podano { $count } botów
}.
error-bot-twice = Bota „{ $name }” podano dwa razy; bot przeciw sobie gra w „semafor simulate”.
error-bots-or-pair = Podaj --bots albo --pair, nie oba naraz.
error-bad-pair = Para to dwa boty rozdzielone przecinkiem, a nie „{ $text }”.
error-anchor-form = Punkt odniesienia ma postać BOT=ELO, a nie „{ $text }”.
error-unknown-anchor = Bot „{ $name }”, punkt odniesienia rankingu, nie gra; grają: { $known }.
error-unknown-clock = Nie ma zegara „{ $name }”; są: { $known }.
error-sprt-form = Test ma postać ELO0,ELO1 (na przykład 0,50), a nie „{ $text }”.
error-sprt-needs-two = Test sekwencyjny wymaga dokładnie dwóch botów i dwóch miejsc.
error-bad-sprt = Pierwsze Elo testu musi być mniejsze od drugiego, oba między -{ $most } a { $most }, a nie { $elo0 } i { $elo1 }.
error-bad-sprt-error = Poziom błędu testu musi być większy od 0 i mniejszy od 0,5, a nie { $value }.
error-results-differ = { $file } zawiera inne wyniki ({ $key }: { $found }, a nie { $expected }); podaj inny plik.
error-results-not-ours = { $file } nie jest plikiem z takimi wynikami.
error-results-format = { $file } ma format { $found }; ten program czyta format { $expected }.
error-results-line = Wiersz { $line } pliku { $file } jest uszkodzony.
error-results-unwritable = Nie można zapisać pliku { $file }: { $why }.

# Planowanie
error-plan-no-tickets = Nie ma biletów do zaplanowania: podaj je po --tickets.
error-plan-not-with-record = { $option } można podać z edycją, a nie z zapisaną grą.
error-plan-bad-move = Zapis ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, więc nie ma pozycji po ruchu { $move }.
error-bad-steps = Szukanie wymaga co najmniej jednego kroku, a nie { $steps }.
error-bad-hand = „{ $text }” to nie liczba kart w postaci red=3; rodzaje kart: { $known }.
error-unknown-ticket = Nie ma biletu „{ $ticket }”.
error-unknown-ticket-near = Nie ma biletu „{ $ticket }”; może chodzi o: { $near }?

# Co system mówi o plikach
why-no-such-file-or-directory = nie ma takiego pliku ani folderu
why-permission-denied = brak uprawnień
why-is-a-directory = to jest folder
why-not-a-directory = nie ma takiego folderu
why-no-space-left-on-device = na dysku nie ma miejsca
why-read-only-file-system = dysk jest tylko do odczytu
why-file-name-too-long = nazwa jest za długa

# Co może być nie tak z mapą
map-row = wiersz { NUMBER($number, useGrouping: 0) }
map-file = plik
map-unreadable = nie da się go odczytać ({ $why })
map-not-text = to nie jest tekst w UTF-8
map-not-json = to nie jest poprawny JSON ({ $why })
map-empty-region = region „{ $what }” nie ma na tej mapie żadnego miasta
map-no-object = oczekiwano obiektu z cities, routes i tickets
map-no-list = oczekiwano listy
map-frame = oczekiwano: lewa krawędź, górna krawędź, szerokość, wysokość
map-twice = „{ $what }” występuje dwa razy
map-same-point = leży w tym samym punkcie co „{ $what }”
map-no-point = oczekiwano dwóch liczb, x i y, albo żadnej
map-no-id = oczekiwano identyfikatora albo rekordu z id
map-bad-id = id to „{ $what }”; oczekiwano liter, cyfr, _ lub -
map-waiting = passengers: oczekiwano liczby całkowitej
map-names = names: oczekiwano nazwy w każdym języku
map-large = large: oczekiwano true albo false
map-bad-region = regionu „{ $what }” nie ma w regions
map-no-points = oczekiwano punktów dla każdej długości
map-bad-points = „{ $what }” to nie jest długość z punktami
map-same-id = dwie pary miejsc dają ten sam identyfikator; zmień jedną nazwę
map-dead-end = kraj jest ślepym końcem; na jednym końcu musi być miasto
map-no-ends = oczekiwano rekordu z a i b
map-no-place = „{ $what }” to nie jest miasto ani kraj tej mapy
map-same-ends = „{ $what }” nie może być na obu końcach
map-wrong-id = id to „{ $what }”, oczekiwano „{ $known }”
map-length = długość to { $what }, oczekiwano od 1 do { $most }
map-length-points = długości { $what } nie ma w tabeli punktów ({ $known })
map-colour = kolor to „{ $what }”, oczekiwano grey albo jednego z: { $known }
map-kind = rodzaj to „{ $what }”, oczekiwano tunnel albo ferry
map-locomotives = locomotives to { $what }, oczekiwano od 0 do { $most }
map-crossing = prom jest szary i ma co najmniej jedną lokomotywę, inne połączenia nie mają żadnej
map-needs = needs to { $what }, oczekiwano regionów tej mapy
map-points = punkty to { $what }, oczekiwano od 1 do { $most }
map-deck = talia to { $what }, oczekiwano nazwy
map-deck-known = talia to „{ $what }”, oczekiwano jednej z: { $known }
error-pickle-version = Ten zapis „{ $edition }” utworzyła inna wersja Semafora albo edycji; partie przechowuj jako zapisy przebiegu, które da się odtworzyć.
error-pickle-module = Ten zapis wymaga modułu zasad „{ $module }”, którego tu nie ma.
error-lab-games = Zestaw partii może ich mieć od 1 do { $most }, a nie { $games }.
error-lab-reward = Nie ma nagrody „{ $reward }”; do wyboru: { $known }.
error-lab-no-learner = Gracze wewnętrzni zajęli wszystkie miejsca w partii { $game }; jedno trzeba zostawić temu, co się uczy.
error-lab-seeds = Liczba ziaren losowych: { $seeds }, a liczba partii: { $games }; każda partia potrzebuje jednego.
error-lab-actions = Liczba akcji: { $actions }, a liczba partii: { $games }; każda partia potrzebuje jednej.
error-lab-illegal = Akcja { $action } jest niedozwolona dla miejsca { $seat } w partii { $game }; wybierz jedną z podanych.
error-lab-missing = Do tego potrzeba { $name }: pip install "semafor[{ $extra }]".
error-learned-unreadable = Nie można odczytać wag z pliku { $file }; wskaż plik zapisany przez „semafor lab train”.
error-learned-format = { $file } nie jest plikiem wag; wskaż plik zapisany przez „semafor lab train”.
error-learned-version = Wagi w pliku { $file } pochodzą z innej wersji Semafora; wytrenuj je ponownie poleceniem „semafor lab train”.
error-lab-illegal-word = Nie ma sposobu „{ $word }” na niedozwolone akcje; do wyboru: { $known }.
error-lab-not-understood = „{ $answer }” nie oznacza żadnego ruchu; podaj numer ruchu z listy, jego treść albo obiekt.
error-lab-message = Wiadomość to obiekt JSON, w którym „do” ma jedną z wartości: { $known }.
error-lab-full = Otwarte partie już są: { $most ->
    [one] { $most } partia
    [few] { $most } partie
   *[many] { $most } partii
}; najpierw zakończ którąś z nich.
error-lab-bots-seat = Tu gra bot (miejsce { $seat }): jego kart nie pokazuje się nikomu.
error-lab-no-game = Nie ma partii { $number }; najpierw ją rozpocznij.
# Rozdanie dnia
error-daily-closed = To rozdanie dnia, a ty jeszcze go nie masz za sobą. Otworzy się, gdy dograsz je do końca, a dla wszystkich – gdy dzień się skończy.
error-daily-alone = Rozdanie dnia rozgrywa się w pojedynkę: nikt cię nie zastąpi i miejsce zostaje twoje.
error-no-puzzle = Nie ma takiej zagadki.
error-lab-port = Nie można użyć portu { $port }; podaj wolny, od 0 do 65535.
error-lab-minutes = Czas treningu w minutach musi być większy od 0 i nie większy niż { $most }.
error-lab-folder = Nie ma folderu dla pliku { $file }; najpierw go utwórz.
