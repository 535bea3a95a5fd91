var e=[`# Dlaczego coś odrzucono. Po jednym komunikacie na każdy klucz przyczyny w kodzie: error-<przyczyna>.

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
`,`# Why a table on the server refuses something
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-not-over = To można obejrzeć dopiero po zakończeniu gry.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Grę może rozpocząć tylko osoba, która ją założyła.
error-stale = Gra poszła dalej: spójrz na planszę i zdecyduj jeszcze raz.
error-already-chosen = Twój wybór jest już zapisany; teraz wybierają pozostali.
error-no-undo = Tego ruchu nie można cofnąć: coś odsłonił albo ktoś już wykonał następny.
error-bad-invite = To zaproszenie nie pasuje do tej gry.
error-already-seated = Masz już miejsce przy tym stole.
error-seat-taken = To miejsce jest zajęte.
error-bot-plays-already = Na tym miejscu gra już bot.
error-no-bot-plays = Na tym miejscu nie gra bot.
error-not-away = Bot może zastąpić inną osobę dopiero wtedy, gdy nie ma jej od { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}.
error-only-clock = W tej grze chodzi zegar: bot zastępuje kogoś dopiero wtedy, gdy skończy mu się czas.
error-nobody-there = Nikt tam nie siedzi.
error-bad-colour = Nie ma tu wagonów w tym kolorze; są: { $known }.
error-colour-taken = Ten kolor ma już ktoś inny.
error-game-rules = Tę grę rozpoczęto według zasad w wersji { $found }, a ten serwer ma wersję { $expected }. Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-game-map = Tę grę rozpoczęto na innej mapie ({ $edition }). Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-bad-pace = Boty mogą czekać od 0 do { $most } milisekund.
error-bad-clock = Zegar ma albo od 1 do { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
} na każdą turę, albo od 1 do { $bank ->
    [one] { $bank } sekundy
   *[other] { $bank } sekund
} i najwyżej { $increment ->
    [one] { $increment } sekundę
    [few] { $increment } sekundy
   *[many] { $increment } sekund
} dodatku za turę.
error-seat-twice = Możesz zająć tylko jedno miejsce; drugie oddaj innej osobie albo botowi.
error-no-open-seats = W trybie „{ $mode }” nikt nie może dołączyć: przydziel każde miejsce osobie przy tym ekranie albo botowi.
error-no-people-here = Przydziel co najmniej jedno miejsce człowiekowi.
error-bad-branch = Ta gra ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; graj dalej od pozycji przed ostatnim z nich.
error-no-explaining = Boty podają swoje powody tylko komuś, kto sam gra przeciwko botom.
error-no-help = Przy tym stole gra się bez pomocy: bez podpowiedzi i bez planów.
error-no-teaching = W grze szkoleniowej gra jedna osoba, a poza nią same boty: nikt inny nie może mieć ręki do ukrycia.
error-word-said = Twoje słowo już zostało dodane.
error-no-word = Rozgałęzienie toczy się dalej z nowym tasowaniem, którego nikt nie obiecał: nie przyjmuje słów.
error-nothing-to-explain = Ten bot jeszcze nie wykonał ruchu.

# Co widnieje na biletach kampanii
ticket-number = nr { $number }
ticket-number-about = Numer { $number }: kto pierwszy zrealizuje ten bilet, dobiera pocztówkę o tym numerze.
ticket-number-used = nr { $number }, dobrana
ticket-number-used-about = Numer { $number }: tę pocztówkę już dobrano.
ticket-stamps = { $needed ->
    [0] { $count ->
        [one] { $count } stempel
        [few] { $count } stemple
       *[other] { $count } stempli
    }
   *[other] stemple: { $count } z { $needed }
}
ticket-stamps-about = Stemple: { $companies }.
error-no-rewind = Cofnąć się o ruch można tylko w grze samemu z botami, z podpowiedziami i bez zegara, i nie przed pierwszym ruchem.
`,`# \`semafor serve\` i to, czego serwer odmawia.

serve-help-port = port (domyślnie { $port } albo następny wolny)
serve-help-host = adres, na którym serwer nasłuchuje (domyślnie: tylko ten komputer)
serve-help-host-name = nazwa, pod którą przeglądarki znajdują serwer, np. gry.example.org; można podać kilka
serve-help-lan = wpuść urządzenia z twojej sieci: wypisuje adres i kod QR
serve-help-open = otwórz przeglądarkę
serve-help-proxy = ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto: tylko za własnym serwerem pośredniczącym
serve-help-data = plik ze wszystkimi grami (domyślnie w twoim katalogu danych)
serve-help-database = trzymaj gry w PostgreSQL: postgresql://użytkownik@serwer/nazwa
serve-help-database-file = plik z tym adresem w pierwszym wierszu; można też ustawić { $variable }: adresu z hasłem nie powinno być w wierszu poleceń
serve-help-redis = przekazuj nowości między procesami przez Redis zamiast PostgreSQL: redis://serwer
serve-help-workers = liczba procesów (domyślnie 1; więcej tylko z --database)
serve-help-backup = zapisz spójną kopię gier do pliku PLIK i zakończ; działającemu serwerowi to nie przeszkadza
serve-help-production =
    Dla znajomych w twojej sieci:  semafor serve --lan

    W internecie postaw przed nim serwer pośredniczący z TLS i podaj serwerowi jego publiczną nazwę:
      semafor serve --port 8765 --host-name gry.example.org --proxy-header
    Pośrednik musi przekazywać Host, przejście na WebSocket, X-Forwarded-For
    i X-Forwarded-Proto. Przykład dla nginx jest w docs/serving.md.

    Wiele stołów: kilka procesów przy jednym PostgreSQL, tu albo na wielu maszynach:
      semafor serve --database postgresql://semafor@baza/semafor --workers 4 …
    O ruchach procesy powiadamiają się przez sam PostgreSQL albo przez --redis.

    Kopie: semafor backup gry-dzis.sqlite i semafor restore albo pg_dump.
    Obserwuj /healthz (200, gdy można zapisywać gry) i /metrics (Prometheus).
serve-ready = Semafor jest gotowy: { $url }
serve-lan = Dla telefonów i innych komputerów w twojej sieci: { $url }
serve-no-lan = Ten komputer nie jest połączony z siecią, więc dołączyć można tylko z niego samego.
serve-where = Gry są zapisywane w { $path }. Serwer zatrzymasz, naciskając Ctrl-C.
serve-running = Semafor już działa: { $url }
serve-stopped = Zatrzymano. Wszystkie gry są zapisane.
serve-backed-up = Wszystkie gry skopiowano do { $file }.
backup-arg-file = gdzie zapisać kopię; odczyta ją tylko właściciel
restore-arg-backup = kopia zrobiona poleceniem semafor backup
restore-done = Plik { $file } zawiera teraz gry z { $backup }.
restore-kept = To, co było wcześniej, zachowano jako { $file }.
check-help-seal = dodaj sumy kontrolne wierszom z wcześniejszych wydań, które ich nie mają
check-help-set-aside = wyjmij uszkodzone gry, żeby w pozostałe dało się grać; kopia ze wszystkimi zostaje (tylko SQLite)
check-progress = Sprawdzanie
check-looked =
    Sprawdzono: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $campaigns ->
        [one] { $campaigns } kampania
        [few] { $campaigns } kampanie
       *[other] { $campaigns } kampanii
    }, { $entries ->
        [one] { $entries } zdarzenie
        [few] { $entries } zdarzenia
       *[other] { $entries } zdarzeń
    }; odtworzono { $replays ->
        [one] { $replays } zakończoną grę
        [few] { $replays } zakończone gry
       *[other] { $replays } zakończonych gier
    }.
check-damaged = Uszkodzone: { $id }. { $why }
check-foreign = Całe, ale w tym wydaniu nie do gry: { $id }. { $why }
check-unsealed =
    { $count ->
        [one] { $count } wiersz z wcześniejszego wydania nie ma
        [few] { $count } wiersze z wcześniejszych wydań nie mają
       *[other] { $count } wierszy z wcześniejszych wydań nie ma
    } jeszcze sumy kontrolnej: doda ją semafor check --seal.
check-sealed =
    { $count ->
        [one] { $count } wiersz ma
        [few] { $count } wiersze mają
       *[other] { $count } wierszy ma
    } już sumę kontrolną.
check-whole = Wszystko jest całe.
check-advice = Przywróć kopię poleceniem semafor restore BACKUP albo wyjmij uszkodzone gry przez semafor check --set-aside.
check-set-aside = Uszkodzone gry wyjęto. Kopia ze wszystkim jest w { $file }.

# Czego nie da się uruchomić

error-bad-port = Nie ma portu { $port }: wybierz liczbę od 1 do 65535.
error-port-taken = Portu { $port } pod adresem { $host } nie można użyć ({ $why }): wybierz inny przez --port.
error-bad-database-url = --database oczekuje adresu w rodzaju postgresql://użytkownik@serwer/nazwa.
error-bad-redis-url = --redis oczekuje adresu w rodzaju redis://serwer:6379.
error-data-or-database = --data dotyczy SQLite, a --database PostgreSQL: podaj jedno z nich.
error-bad-database-file = Nie można odczytać pliku { $path } z adresem bazy ({ $why }).
error-redis-alone = --redis łączy procesy, które mają wspólny PostgreSQL: podaj go przez --database.
error-workers-need-database = Kilka procesów potrzebuje wspólnego PostgreSQL: podaj go przez --database.
error-lan-or-host = --lan samo nasłuchuje wszędzie: pomiń --host.
error-store-in-use = Inny serwer używa pliku { $path }: zatrzymaj go albo podaj inny plik przez --data.
error-store-in-use-at = Inny serwer używa pliku { $path }; jego strona to { $address }. Otwórz ją, zatrzymaj tamten serwer albo podaj inny plik przez --data.
error-store-folder = Nie można zapisywać w { $path } ({ $why }): podaj inny plik przez --data.
error-store-file = { $path } nie nadaje się na bazę danych ({ $why }): podaj inny plik przez --data.
error-store-damaged = Plik { $path } jest uszkodzony ({ $what }). Niczego nie zmieniono. Przywróć kopię poleceniem semafor restore BACKUP; semafor check powie, które gry są uszkodzone, a semafor check --set-aside je wyjmie.
error-store-stale-wal = Plik { $path } i leżący obok { $path }-wal nie pasują do siebie: ktoś ręcznie podstawił kopię. Niczego nie zmieniono. Użyj semafor restore BACKUP albo przenieś { $path }-wal i { $path }-shm gdzie indziej, żeby grać dalej na tej kopii.
error-store-newer = Gry zapisało późniejsze wydanie (wersja bazy { $found }, to wydanie zna { $latest }): zaktualizuj Semafor.
error-store-unreachable = PostgreSQL nie odpowiada ({ $why }): sprawdź adres i czy baza działa.
error-store-not-durable = Ten PostgreSQL ma wyłączone synchronous_commit i mógłby zgubić ruchy: włącz je dla tej bazy.
error-bus-unreachable = Redis nie odpowiada ({ $why }): sprawdź adres i czy działa.
error-backup-missing = W { $path } nie ma żadnych gier: podaj plik przez --data.
error-backup-exists = { $path } już istnieje: podaj nowy plik.
error-backup-failed = Kopia do { $path } się nie udała ({ $why }).
error-backup-postgres = PostgreSQL kopiuje się jego własnym narzędziem: pg_dump.
error-restore-postgres = PostgreSQL przywraca się jego własnym narzędziem: pg_restore, do pustej bazy.
error-restore-missing = Nie ma kopii { $path }.
error-restore-itself = { $path } to sam plik z grami: podaj jego kopię.
error-restore-no-games = { $path } nie jest kopią gier Semafora.
error-restore-damaged = Kopia { $path } jest uszkodzona ({ $what }). Gry zostały takie, jakie były: spróbuj starszej kopii.
error-restore-failed = Nie udało się podstawić kopii { $path } ({ $why }). Niczego nie zastąpiono.
error-set-aside-postgres = --set-aside działa na pliku SQLite. Serwer na PostgreSQL i tak rusza, a odmawia tylko uszkodzonej gry.
error-check-no-games = W tej bazie nie ma żadnych gier.
error-check-fold = Z jej zapisu nie da się złożyć gry ({ $why }).
error-check-short = Jej zapis kończy się na zdarzeniu { $found }, choć doszedł już do { $rev }.

# Czego serwer odmawia

error-game-damaged = To, co zapisano o { $game }, jest uszkodzone (zdarzenie { $rev }), więc nie da się tego otworzyć. Opiekun serwera może przywrócić kopię.
error-store-down = Serwer nie może teraz niczego zapisać. Ruch nie przepadł: spróbuj ponownie za kilka sekund.
error-thinking-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-worker-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-wrong-host = Serwer nie jest ustawiony na tę nazwę: uruchom go z --host-name albo użyj jego własnego adresu.
error-not-at-this-machine = To może zrobić tylko ktoś przy komputerze, na którym działa serwer.
error-no-network = Nie udało się wpuścić urządzeń z twojej sieci: sprawdź, czy ten komputer jest połączony z siecią, albo uruchom „semafor serve --lan”.
error-wrong-origin = To żądanie nie pochodzi ze strony tego serwera.
error-too-many = Za dużo naraz: odczekaj chwilę.
error-too-many-sockets = Masz tu otwartych zbyt wiele okien: zamknij kilka innych, a potem odśwież tę stronę.
error-too-long = To było za długie.
error-too-slow = Żądanie docierało zbyt długo: spróbuj ponownie.
error-unreadable = Serwer nie mógł odczytać wiadomości: odśwież stronę.
error-hello-first = Połączenie zaczęło się w zły sposób: odśwież stronę.
error-reload = Jest nowa wersja strony: odśwież ją.
error-seat-moved = To miejsce jest teraz na innym urządzeniu.
error-removed = Gospodarz usunął cię z tego stołu. Możesz się przyglądać albo poprosić o inne miejsce.
error-server = Coś poszło źle na serwerze. Nic, co zrobiono, nie przepadło: odśwież stronę.
error-bad-request = Serwer nie zrozumiał żądania: { $why }
error-unknown-path = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się zrobić pod tym adresem.
error-unknown-game = Nie ma takiej gry: sprawdź link.
error-bad-link = Ten link został już użyty albo jest za stary: poproś o nowy.
error-hand-wait = Ten telefon może być tylko uśpiony. Jeśli nie wróci, jego miejsce będzie można oddać innemu telefonowi za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-hand-early = Ta osoba została ostrzeżona i może jeszcze wrócić: spróbuj za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-hand-kept = Ta osoba wróciła i zostaje na swoim miejscu.
error-bad-name = Nazwa ma od 1 do { $most ->
    [one] { $most } znaku
   *[other] { $most } znaków
}.
error-bad-password = Hasło ma od { $least } do { $most ->
    [one] { $most } znaku
   *[other] { $most } znaków
}.
error-wrong-password = Nazwa albo hasło się nie zgadza.
error-name-taken = Ta nazwa jest zajęta: wybierz inną.
error-has-account = Masz już konto: najpierw się wyloguj.
error-no-session = Sesja wygasła: odśwież stronę.

# Kampanie na serwerze
error-unknown-campaign = Nie ma takiej kampanii.
error-not-your-company = To nie jest twoja spółka.
error-campaign-sealed = Tasowanie i ręce w grze kampanii pozostają zakryte, dopóki nie rozstrzygnie się wszystko po jej końcu; tajne strony są dla innych zakryte także później.
error-campaign-open = Jednej ze spółek nikt jeszcze nie objął: niech zagra za nią bot albo niech pauzuje w tej grze.
error-campaign-bot-already = Za tę spółkę decyduje już bot.
error-campaign-not-away = Bot może zdecydować za kogoś innego dopiero wtedy, gdy kampania czeka na tę osobę od dłuższej chwili.
error-campaign-no-bot = Za tę spółkę nie decyduje bot.

# Strona dla nazwy, której serwer nie zna
wrong-host-title = Ten serwer ma inną nazwę
wrong-host-why = Adres „{ $name }” prowadzi tutaj, ale serwer gier nie jest ustawiony na tę nazwę.
wrong-host-here = Jeśli ktoś przysłał ci link, użyj go dokładnie w takiej postaci albo poproś o nowy.
wrong-host-host = Jeśli to twój serwer, uruchom go z tą nazwą:
`,`# Gra w terminalu: argumenty
play-arg-edition = jedna z: { $known } (bez niej pyta menu)
play-arg-seats = gracze w kolejności, po przecinku: you, you:IMIĘ, poziom ({ $levels }) albo bot ({ $bots }); express przyjmuje budżet, na przykład express@400 (partie w głowie) lub express@0.5s (sekundy). Przykład: you,regular. Bez tej opcji o przeciwnika pyta menu
play-arg-first = kto zaczyna: numer gracza, od 1 (domyślnie pierwszy), albo { $lot }, żeby zdecydował los
play-arg-colours = kolory wagoników w kolejności graczy, po przecinku; pozostali dostają to, co zostanie. Przykład: red,green
play-arg-seed = decyduje o wszystkich losowaniach; to samo ziarno daje to samo rozdanie
play-arg-teaching = gra szkoleniowa: zapytane o powód boty mówią o swojej ręce i biletach
play-arg-resume = wznów zapisaną grę
play-arg-option = opcja edycji, na przykład tickets=mega (można podać kilka razy)

# Karty i kolory
play-card-purple = fioletowa
play-card-blue = niebieska
play-card-orange = pomarańczowa
play-card-white = biała
play-card-green = zielona
play-card-yellow = żółta
play-card-black = czarna
play-card-red = czerwona
play-card-locomotive = lokomotywa
play-colour-purple = fioletowy
play-colour-blue = niebieski
play-colour-orange = pomarańczowy
play-colour-white = biały
play-colour-green = zielony
play-colour-yellow = żółty
play-colour-black = czarny
play-colour-red = czerwony
play-colour-grey = dowolny
play-sign-claimable = możesz zająć
play-sign-closed = zamknięte dla ciebie
play-sign-wanted = po drodze

# Polecenia: pokazywane jest pierwsze słowo
play-command-deck = d dobierz stos
play-command-claim = c z zajmij
play-command-tickets = t bilety bilet
play-command-pass = p pas pasuję
play-command-board = b plansza mapa
play-command-hand = h ręka
play-command-hint = i podpowiedź podpowiedz
play-command-explain = e wyjaśnij wyjasnij
play-command-why = w dlaczego
play-command-log = l dziennik
play-command-screen = r ekran
play-command-help = ? pomoc
play-command-quit = q koniec wyjdź
play-command-back = x wstecz
play-command-all = a wszystkie

play-menu-deck = d stos
play-menu-market = 1–5 wystawka
play-menu-claim = c zajmij ({ $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
})
play-menu-tickets = t bilety
play-menu-pass = p pas
play-menu-board = b plansza
play-menu-help = ? pomoc
play-menu-hand = h ręka
play-menu-hint = i podpowiedź
play-menu-explain = e wyjaśnij
play-menu-why = w dlaczego nie
play-menu-log = l dziennik
play-menu-quit = q zapisz i wyjdź

play-help-title = Co można wpisać
play-help-deck = dobierz wierzchnią kartę ze stosu
play-help-market = weź tę kartę z wystawki
play-help-claim = zajmij połączenie: samo c pokazuje, co możesz zająć; „c sea hel” albo „c 17” wskazuje połączenie
play-help-tickets = dobierz bilety
play-help-pass = spasuj, gdy nie da się zrobić nic innego
play-help-board = cała plansza; „b chicago” pokazuje połączenia jednego miasta
play-help-hand = twoje karty i bilety
play-help-hint = najlepsze ruchy i ich szanse na wygraną; trwa sekundę
play-help-explain = dlaczego boty tak zagrały
play-help-why = dlaczego połączenia nie można zająć: „w sea hel”
play-help-log = co się dotąd wydarzyło
play-help-screen = narysuj ekran od nowa
play-help-help = ta pomoc
play-help-quit = zapisz i wyjdź; grę można potem wznowić
play-help-words = Wystarczą początki nazw, polskie znaki nie są potrzebne. x cofa, Enter wybiera możliwość w nawiasie [ ].

# Pytania w wierszu
play-prompt-edition = Edycja [1]
play-prompt-level = Przeciwnik [2]
play-prompt-turn = Twój ruch
play-prompt-second-card = Druga karta
play-prompt-claim = Które połączenie (numer albo miasta, Enter: wstecz)
play-prompt-route = Numer połączenia (Enter: wstecz)
play-prompt-payment = Zapłata [1]
play-prompt-keep = Zatrzymuję
play-prompt-why = Które połączenie
play-prompt-curtain = Naciśnij Enter
play-prompt-end-turn = Naciśnij Enter, by zakończyć turę

# Ekran
play-you = Ty
play-person = Gracz
play-players = Gracze
play-table = Kto gra
play-news = Od twojej ostatniej tury
play-news-none = Gra się zaczyna.
play-round = runda { $round }
play-last-round = ostatnia runda: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}
play-column-points = punkty
play-column-trains = wagoniki
play-column-cards = karty
play-column-tickets = bilety
play-market-empty = puste
play-piles-cards = stos { $deck }, odrzucone { $discard }
play-piles-tickets = bilety w talii: { $count }
play-piles-deck = bilety { $deck }: { $count }
play-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
play-hand-empty = brak kart
play-tickets = Twoje bilety
play-tickets-none = brak biletów
play-ticket-done = zrealizowany
play-ticket-lost = nie da się już zrealizować
play-ticket-missing = { $count ->
    [one] brakuje { $count } wagonika
   *[many] brakuje { $count } wagoników
}
play-ticket-too-far = więcej, niż masz
play-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
play-offer = Bilety do wyboru
play-log = Co się wydarzyło
play-thinking = { $player } myśli…
play-hint = Podpowiedź
play-hint-thinking = Rozgrywam partie w głowie…
play-explain = Dlaczego boty tak zagrały
play-explain-nothing = Od twojej tury żaden bot nie zagrał.
play-teaching = Gra szkoleniowa: zapytane o powód boty mówią o swojej ręce i biletach.
play-curtain = Ekran przejmuje { $player }.

# Pytania i odpowiedzi
play-which-level = Z kim grasz?
play-which-edition = Która edycja?
play-keep = Zatrzymaj co najmniej { $fewest }: wpisz numery, na przykład „1 3”, albo a, by wziąć wszystkie.
play-several-routes = Pasuje kilka połączeń; które?
play-more-routes = … i jeszcze { $count ->
    [one] { $count } krótkie połączenie
    [few] { $count } krótkie połączenia
   *[many] { $count } krótkich połączeń
}: b pokazuje wszystkie.
play-wrong-command = „{ $text }” nie jest tu poleceniem; ? pokazuje pomoc.
play-wrong-number = Wpisz liczbę od 1 do { $last }.
play-wrong-slot = Na wystawce są karty od 1 do { $last }.
play-wrong-keep = Wpisz numery od 1 do { $last }, na przykład „1 2”, albo a, by wziąć wszystkie.
play-slot-empty = Tu nic nie leży.
play-no-route = Żadne połączenie nie pasuje do „{ $text }”.
play-no-city = Żadne miasto nie pasuje do „{ $text }”.
play-which-city = Do „{ $text }” pasuje kilka miast: { $cities }.
play-no-claims = Nie możesz teraz zająć żadnego połączenia; „w” z nazwami miast powie dlaczego.

play-why-nothing = masz wszystko, czego trzeba
play-why-own = jest już twoje
play-why-taken = już zajęte: { $owner }
play-why-own-twin = masz już drugą nitkę tego podwójnego połączenia
play-why-twin-closed = zamknięte: przy dwojgu lub trojgu graczach można zająć tylko jedną nitkę podwójnego połączenia
play-why-trains = potrzeba { $needs ->
    [one] { $needs } wagonika
   *[many] { $needs } wagoników
}, zostało ci { $left }
play-why-locomotives = zapłata musi zawierać { $needs ->
    [one] { $needs } lokomotywę
    [few] { $needs } lokomotywy
   *[many] { $needs } lokomotyw
}, masz { $have }
play-why-cards = { $missing ->
    [one] brakuje { $missing } karty
   *[many] brakuje { $missing } kart
}; najbliżej: { $have } × { $colour } i { $locomotives ->
    [one] { $locomotives } lokomotywa
    [few] { $locomotives } lokomotywy
   *[many] { $locomotives } lokomotyw
}

# Koniec
play-end = wynik końcowy
play-winners = { $count ->
    [one] Wygrywa: { $players }
   *[many] Wygrywają wspólnie: { $players }
}
play-line-total = razem
play-line-rank = miejsce
play-record-saved = Zapis gry: { $file }
play-replay-command = Sprawdź go i obejrzyj: { $command } --show
play-saved = Gra jest zapisana: { $file }
play-resume-command = Wznowienie: { $command }

# Odtwarzanie zapisu
replay-arg-file = zapis gry (.semafor.json)
replay-arg-show = wypisz całą grę, ruch po ruchu
replay-arg-seat = wypisz ją tak, jak widziało ją to miejsce (pierwsze ma numer 0)
replay-ok = Zapis jest poprawny: każdy ruch jest dozwolony, a wynik się zgadza.
replay-ok-unfinished = Zapis jest dotąd poprawny: każdy ruch jest dozwolony, ale gra nie jest skończona.
replay-edition = Edycja: { $edition } ({ $name })
replay-players = Gracze: { $players }
replay-moves = Ruchy: { $count }
replay-result = Wynik: { $places }
replay-digest = Skrót ostatniej pozycji: { $digest }
replay-shuffle-verified = Losowanie: sprawdzone, wszystkie wyniki pochodzą z zapowiedzianego ziarna.
replay-shuffle-open = Losowanie: niesprawdzone, bo w zapisie nie ma ziarna.
`,`# Boty: poziomy, charaktery, czas na myślenie
bot-level-baseline = punkt odniesienia
bot-level-beginner = początkujący
bot-level-casual = gracz okazjonalny
bot-level-regular = stały bywalec
bot-level-expert = ekspert
bot-level-master = mistrz
bot-character-random = Wykonuje dowolny dozwolony ruch; miara dla innych, nie przeciwnik.
bot-character-novice = Ma plan, ale co jakiś czas gubi wątek; w sam raz na pierwsze partie.
bot-character-racer = Zgarnia długie połączenia i pędzi do końca, zanim inni zdążą zrealizować bilety.
bot-character-greedy = Zajmuje najtańsze połączenie, które pomaga jego biletom, i dobiera karty na następne; na rywali nie patrzy.
bot-character-planner = Układa jedną sieć dla wszystkich biletów, pilnuje czasu i najpierw zajmuje to, co mogą mu zabrać.
bot-character-learned = Uczył się fachu na tysiącach partii ze sobą i z innymi; ufa temu, co widział.
bot-character-express = Raz po raz rozgrywa w głowie partię do końca i robi ruch, który wygrywał najczęściej.
bot-character-hoarder = Nie zdradza się z niczym, póki nie ma pełnej ręki albo nie zbliża się koniec; rywal dla botów.
bot-character-blocker = Zanim zajmie się swoim, zabiera krótkie łączniki między dwiema częściami sieci rywala; rywal dla botów.
bot-character-longest = Gdy zrealizuje pierwsze bilety, gra już tylko o najdłuższą trasę; rywal dla botów.
bot-character-outside = { $name }, bot spoza programu.

# A bot from outside that has lost a move
bot-lost-crashed = Bot { $name } przerwał pracę ({ $why }); zagrano za niego zwykły ruch.
bot-lost-late = Bot { $name } nie odpowiedział na czas ({ $why }); zagrano za niego zwykły ruch.
bot-lost-garbled = Bot { $name } odpowiedział czymś, co nie jest ruchem ({ $why }); zagrano za niego zwykły ruch.
bot-lost-illegal = Bot { $name } wybrał niedozwolony ruch ({ $why }); zagrano za niego zwykły.
bot-lost-out = Bot { $name } zawiódł w tej grze zbyt wiele razy; do końca grane są za niego zwykłe ruchy.

# Bots from outside that there are not
error-no-bots-there = Pod { $path } nie ma ani bota, ani folderu z botami: podaj folder albo plik z końcówką .py lub .toml.
error-bad-bot-name = „{ $name }” ({ $file }) nie może być nazwą bota: najpierw mała litera, potem najwyżej 39 małych liter, cyfr, znaków _ i -.
error-bot-name-taken = Bot o nazwie „{ $name }” należy już do programu: nazwij swojego ({ $file }) inaczej.
error-bot-name-twice = Dwa boty nazywają się „{ $name }”: { $file } i { $other }. Zmień nazwę jednego z nich.
error-bad-bot-file = Nie da się odczytać { $file } jako TOML: { $why }.
error-bad-bot-command = Plik { $file } musi podać program bota: command = ["program", "argument", …]; poza tym wolno w nim napisać tylko about = "…".
error-bad-bot-limit = { $variable } musi być liczbą od { $least } do { $most }, a nie „{ $text }”.
error-bot-not-started = Nie da się uruchomić bota { $name }: { $why }.

bot-level-beginner-about = Wyrozumiałe towarzystwo na pierwsze partie: mają plan i gubią wątek.
bot-level-casual-about = Grają dla przyjemności, każde na swój prosty sposób.
bot-level-regular-about = Układają jedną sieć dla wszystkich biletów i mają oko na twoją.
bot-level-expert-about = Przed każdym ruchem rozgrywają w głowie kilkaset partii.
bot-level-master-about = Najsilniejsi: myślą pełną sekundę, przez tysiące partii, i czekają na błędy.

# Ludzie, z którymi się gra: jak grają (zmierzone w docs/bots.md), co mówią na początku
person-pola = Zanim odważy się coś zająć, dobiera kilka kart więcej niż inni.
person-kuba = Najpilniejszy z początkujących: myli się trochę rzadziej.
person-mimi = Nie oprze się kolejnemu biletowi, choćby poprzednie czekały.
person-helga = Bierze najtańsze połączenie, które pomaga jej biletom, i pilnuje własnego nosa.
person-oskar = Zapomina o biletach, zgarnia najdłuższe połączenia i pędzi do końca.
person-tadek = Zbiera bilety jak znaczki, a czasem o którymś zapomni.
person-irena = Zwykle ma więcej biletów niż ktokolwiek inny przy stole.
person-bruno = Buduje tam, gdzie ty.
person-wanda = Woli dużo krótkich połączeń niż kilka długich.
person-emil = Zajmuje pierwsze połączenie dopiero z tuzinem kart w ręku; po nowe bilety nie sięga.
person-nadia = Czeka z pełną ręką, aż da się odczytać twoje plany.
person-kasper = Dobiera bilety, gdy inni dobierają karty, i zwykle je realizuje.
person-flora = Lubi towarzystwo: jej połączenia biegną obok twoich.
person-leopold = Żadnych przyzwyczajeń: gra to, co wygrywa najczęściej.
person-augusta = Niczego nie pokazuje, dopóki nie musi.

remark-hello-pola = O, to już moja kolej?
remark-hello-kuba = Możemy zaczynać!
remark-hello-mimi = Tyle miast! Chcę wszystkie.
remark-hello-helga = Zagrajmy spokojnie.
remark-hello-oskar = Kto ostatni na stacji, ten przegrywa.
remark-hello-tadek = Jakie znaczki dziś do kolekcji?
remark-hello-irena = Przyda się większa kieszeń na bilety.
remark-hello-bruno = Ładna mapa. Będziemy sąsiadami.
remark-hello-wanda = Jedna linia, od końca do końca. Nic więcej.
remark-hello-emil = Bez pośpiechu. Dobre rzeczy wymagają kart.
remark-hello-nadia = Proszę przodem.
remark-hello-kasper = Najpierw bilety, potem zmartwienia.
remark-hello-flora = Cenię dobre towarzystwo.
remark-hello-leopold = Dobry wieczór. Zaczynamy?
remark-hello-augusta = Zobaczmy, czego nauczyły cię poprzednie partie.
remark-long-1 = Na to warto było czekać.
remark-long-2 = Piękny, długi odcinek.
remark-admire-1 = Dobrze położone!
remark-admire-2 = A była nadzieja, że nikt tego nie zauważy.
remark-tickets-1 = Jeszcze jedna podróż nie zaszkodzi.
remark-tickets-2 = Ktoś musi tam pojechać.
remark-stuck-1 = Skała. Nic, tylko skała.
remark-stuck-2 = Innym razem, góro.
remark-last-1 = Ostatnia runda, proszę państwa.
remark-last-2 = Proszę wysiadać, koniec blisko!
remark-over-1 = Dziękuję za grę.
remark-over-2 = To była dobra gra. Jeszcze raz?
bot-budget-iterations = { $count ->
    [one] Na ruch rozgrywa w głowie { $count } partię.
    [few] Na ruch rozgrywa w głowie { $count } partie.
    [many] Na ruch rozgrywa w głowie { $count } partii.
   *[other] Na ruch rozgrywa w głowie { $count } partii.
}
bot-budget-seconds = { $seconds ->
    [one] Myśli nad ruchem do { $seconds } sekundy.
    [few] Myśli nad ruchem do { $seconds } sekund.
    [many] Myśli nad ruchem do { $seconds } sekund.
   *[other] Myśli nad ruchem do { $seconds } sekundy.
}
error-no-budget = Bot „{ $name }” odpowiada od razu; tylko „express” przyjmuje budżet, na przykład express@400.
error-bad-slips = „{ $name }”: jak często nowicjusz się myli, mówi liczba od 0 do 1, na przykład novice@0.2.
error-bad-budget = „{ $name }” nie ma właściwego budżetu: to liczba iteracji, na przykład 400, albo sekundy, na przykład 0.5s.

# Dlaczego taki ruch: jedno zdanie, dla botów i dla podpowiedzi, więc bez podmiotu
reason-only = Jedyny dozwolony ruch.
reason-random = Każdy ruch jest równie dobry.
reason-other = Wygląda najlepiej.
reason-pass = Nic innego nie da się zrobić.

# To samo z tego, co widzą wszyscy: przed końcem gry bilety i ręka to niczyja sprawa
reason-open-other = Co za tym przemawia, pozostaje tajemnicą do końca gry.
reason-open-claim-joins = Łączy dwie części sieci, która leży na planszy.
reason-open-claim-extends = Przedłuża linię, która leży na planszy.
reason-open-draw-unseen = Karta ze stosu nikomu nie zdradza, czego brakuje, a może być lokomotywą.
reason-open-draw-locomotive = Lokomotywa pasuje do każdego połączenia.
reason-open-draw-colour = { $have ->
    [one] Karty jednego koloru opłacą długie połączenie: to pierwsza w tym kolorze wzięta jawnie ({ $card }).
   *[other] Karty jednego koloru opłacą długie połączenie: wziętych jawnie w tym kolorze jest już { $have } ({ $card }).
}
reason-open-tickets = { $trains ->
    [one] Na połączenia z nowych biletów został jeszcze { $trains } wagonik.
    [few] Na połączenia z nowych biletów zostały jeszcze { $trains } wagoniki.
   *[many] Na połączenia z nowych biletów zostało jeszcze { $trains } wagoników.
}
reason-open-keep = Które bilety zostają i dlaczego, pozostaje tajemnicą do końca gry.

reason-claim-completes = { $count ->
    [one] Realizuje bilet { $tickets }.
   *[other] Realizuje bilety: { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Pomaga biletowi { $tickets }.
   *[other] Pomaga kilku biletom: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Pomaga biletowi { $tickets }, a obu końców dotykają tory rywala: zaraz może być zajęte.
   *[other] Pomaga kilku biletom ({ $tickets }), a obu końców dotykają tory rywala: zaraz może być zajęte.
}
reason-claim-only-way = { $count ->
    [one] Bez tego połączenia nie da się zrealizować biletu { $tickets }.
   *[other] Bez tego połączenia nie da się zrealizować biletów: { $tickets }.
}
reason-claim-block = Nie pozwala rywalowi połączyć torów, które dotykają obu końców.
reason-claim-points = { $points ->
    [one] Daje od razu { $points } punkt.
    [few] Daje od razu { $points } punkty.
   *[many] Daje od razu { $points } punktów.
}
reason-claim-points-done = { $points ->
    [one] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punkt.
    [few] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punkty.
   *[many] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punktów.
}
reason-claim-last = { $points ->
    [one] Ostatnia tura: zdobywa jeszcze { $points } punkt.
    [few] Ostatnia tura: zdobywa jeszcze { $points } punkty.
   *[many] Ostatnia tura: zdobywa jeszcze { $points } punktów.
}
reason-claim-end = { $trains ->
    [0] Wyczerpuje wagoniki, a to zaczyna ostatnią rundę.
    [one] Zostawia { $trains } wagonik, a to zaczyna ostatnią rundę.
    [few] Zostawia { $trains } wagoniki, a to zaczyna ostatnią rundę.
   *[many] Zostawia { $trains } wagoników, a to zaczyna ostatnią rundę.
}

reason-draw-colour = { $count ->
    [one] Na połączenie { $route } brakuje { $missing } (bilet { $tickets }).
   *[other] Na połączenie { $route } brakuje { $missing } (bilety: { $tickets }).
}
reason-draw-save = Pozwala oszczędzić lokomotywę na połączeniu { $route }.
reason-draw-spare = Zapas na wypadek, gdyby tunel { $route } kosztował więcej.
reason-draw-points = { $points ->
    [one] Połączenie { $route } da { $points } punkt, a brakuje na nie { $missing }.
    [few] Połączenie { $route } da { $points } punkty, a brakuje na nie { $missing }.
   *[many] Połączenie { $route } da { $points } punktów, a brakuje na nie { $missing }.
}
reason-draw-collect = Karty jednego koloru opłacą długie połączenie ({ $card }: z tą już { $have }).
reason-draw-locomotive-finish = Z lokomotywą można zająć połączenie { $route }.
reason-draw-locomotive = { $lacking ->
    [0] Lokomotywa pasuje do każdego połączenia.
    [one] Lokomotywa pasuje wszędzie, a do planu brakuje { $lacking } karty.
   *[many] Lokomotywa pasuje wszędzie, a do planu brakuje { $lacking } kart.
}
reason-draw-unseen = Na wystawce nie ma nic przydatnego: na połączenie { $route } brakuje { $missing }.
reason-draw-unseen-free = Z wystawki nic nie jest potrzebne, a zakryta karta może być lokomotywą.
reason-draw-unseen-chance = { $lacking ->
    [one] Zakryta karta może być lokomotywą, a do planu brakuje { $lacking } karty.
   *[many] Zakryta karta może być lokomotywą, a do planu brakuje { $lacking } kart.
}
reason-draw-last = Ostatnia tura, a nic innego już nic nie daje.
reason-missing-purple = { $count ->
    [one] { $count } fioletowej karty
   *[many] { $count } fioletowych kart
}
reason-missing-blue = { $count ->
    [one] { $count } niebieskiej karty
   *[many] { $count } niebieskich kart
}
reason-missing-orange = { $count ->
    [one] { $count } pomarańczowej karty
   *[many] { $count } pomarańczowych kart
}
reason-missing-white = { $count ->
    [one] { $count } białej karty
   *[many] { $count } białych kart
}
reason-missing-green = { $count ->
    [one] { $count } zielonej karty
   *[many] { $count } zielonych kart
}
reason-missing-yellow = { $count ->
    [one] { $count } żółtej karty
   *[many] { $count } żółtych kart
}
reason-missing-black = { $count ->
    [one] { $count } czarnej karty
   *[many] { $count } czarnych kart
}
reason-missing-red = { $count ->
    [one] { $count } czerwonej karty
   *[many] { $count } czerwonych kart
}
reason-missing-locomotive = { $count ->
    [one] { $count } lokomotywy
   *[many] { $count } lokomotyw
}

reason-tickets-done = { $done ->
    [one] Jedyny bilet jest zrealizowany, a wagoników zostało { $trains }.
    [2] Oba bilety są zrealizowane, a wagoników zostało { $trains }.
   *[many] Wszystkie bilety ({ $done }) są zrealizowane, a wagoników zostało { $trains }.
}
reason-tickets-hopeless = Niezrealizowanych biletów nie da się już zrealizować; nowe mogą pasować do ułożonych torów.
reason-tickets-time = Plan wymaga { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}: jest czas na kolejny bilet.

reason-keep-done = { $count ->
    [one] Już zrealizowany: { $tickets }.
   *[other] Już zrealizowane: { $tickets }.
}
reason-keep-line = Wszystko leży na jednej linii: razem { $together ->
    [one] { $together } wagonik
    [few] { $together } wagoniki
   *[many] { $together } wagoników
} zamiast { $apart } osobno.
reason-keep-way = Plan i tak tamtędy prowadzi: nie trzeba ani jednego wagonika więcej.
reason-keep-near = { $more ->
    [one] Wystarczy { $more } wagonik ponad plan
    [few] Wystarczą { $more } wagoniki ponad plan
   *[many] Wystarczy { $more } wagoników ponad plan
}, a bilety są warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-keep-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za około { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}.
reason-keep-least = Coś trzeba zatrzymać, a tak traci się najmniej.

reason-found = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win }%.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win }%.
}
reason-found-next = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win }%, następny { $next }%.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win }%, następny { $next }%.
}
`,`# Strona w przeglądarce

# Wszędzie
web-home = Strona główna
web-close = Zamknij
web-nav = Główne strony
web-rules = Zasady
web-rules-of-game = Zasady tej gry
web-replays = Powtórki
web-account = Konto
web-settings = Ustawienia
web-save = Zapisz
web-saved = Zapisano.
web-on = włączone
web-off = wyłączone
web-nowhere = Tu nic nie ma
web-nowhere-about = Ten adres donikąd nie prowadzi. Może brakuje jego części.
web-error-unknown = Nie udało się ({ $code }).
web-player-number = Gracz { $number }
web-days-hours = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} { $hours } godz.
error-offline = Serwer nie odpowiada. Czy na pewno działa?

# Strona główna
web-start-title = Dokąd jedzie następny pociąg?
web-start-lead = Zajmuj połączenia między miastami i realizuj bilety, zanim skończą się wagoniki.
web-continue = Kontynuuj
web-show-all = Wszystkie gry ({ $count })
web-show-fewer = Mniej gier
web-your-turn = Twój ruch
web-their-turn = Czeka na innych
web-seat-asked = Twoje miejsce ma przejąć inny telefon: otwórz grę, żeby je zachować
web-rematch-row = Jeszcze jedna gra: twoje miejsce czeka
web-notice-table = Gospodarz usunął cię ze stołu ({ $edition }).
web-notice-hand = Twoje miejsce przy stole ({ $edition }) przejął inny telefon, bo twój był poza grą.
web-notice-campaign = Gospodarz odebrał ci w kampanii spółkę { $company }.
web-notice-read = W porządku
web-status-lobby = Czeka na graczy
web-won-by = Wygrana: { $players }
web-won-by-you = Twoja wygrana
web-new-game = Nowa gra
web-who-against = { $edition }: z kim grasz?
web-more-ways = Więcej trybów gry
web-other-ways = Jak jeszcze zagrać
web-tutorial = Pierwsza gra
web-tutorial-about = Nauka w trakcie gry, krok po kroku
web-with-friends = Ze znajomymi
web-with-friends-about = Przy jednym ekranie, z telefonami albo przez link
web-join = Dołącz do gry
web-join-about = Masz zaproszenie? Wklej tu link.
web-replays-about = Zakończone gry, ruch po ruchu
web-replays-count = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}
web-replays-lead = Każdą zakończoną grę można obejrzeć ruch po ruchu, oczami każdego gracza, i z każdego miejsca grać dalej.
web-replays-none = Żadna gra nie jest jeszcze zakończona.

# Nowa gra
web-edition = Edycja
web-mode = Jak grasz?
web-mode-solo = Z botami
web-mode-solo-about = Gra zaczyna się od razu.
web-mode-hotseat = Przy jednym ekranie
web-mode-hotseat-about = Ekran przechodzi z rąk do rąk, karty kryje kurtyna.
web-mode-online = Przez link
web-mode-online-about = Znajomi dołączają jako goście, skądkolwiek.
web-mode-table = Stół i telefony
web-mode-table-about = Ten ekran to plansza, a karty są na telefonach.
web-your-name = Twoje imię
web-seat-kind = Gracz { $number }: kto
web-seat-level = Gracz { $number }: poziom
web-seat-name = Gracz { $number }: imię
web-seat-remove = Usuń gracza { $number }
web-seat-add = Dodaj gracza
web-seat-here = osoba przy tym ekranie
web-seat-phone = osoba z telefonem
web-seat-link = kto ma link
web-seat-bot = bot
web-seat-open = wolne miejsce
web-variant = Bilety
web-variant-standard = podstawowe
web-variant-1910 = 1910
web-variant-mega = mega
web-variant-big-cities = wielkie miasta
web-clock-rule = Zegar
web-more-options = Więcej opcji
web-teaching = Gra szkoleniowa z odkrytymi kartami
web-teaching-about = Zapytane o powód boty mówią o swoich kartach i biletach.
web-teaching-mark = Gra szkoleniowa
web-word-wish = Dodaj słowa do tasowania
web-word-wish-about = Przed rozdaniem każdy gracz może dodać słowo; od niego zależy tasowanie.
web-clock-none = bez zegara
web-clock-quick = 10 minut + 15 sekund na turę
web-clock-calm = 25 minut + 30 sekund na turę
web-clock-day = dzień na turę
web-clock-days = trzy dni na turę
web-play = Graj
web-open-table = Otwórz stół

# Poczekalnia i dołączanie
web-lobby-title = { $edition }: stół się zapełnia
web-lobby-open = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
   *[many] Jest jeszcze { $count } wolnych miejsc.
}
web-lobby-full = Są już wszyscy.
web-lobby-missing = Jeszcze nie przy stole: { $players }.
web-lobby-rematch = Miejsca czekają na tych, którzy grali poprzednio.
web-first = Kto zaczyna
web-first-lot = losowo
web-first-by-lot = O tym, kto zaczyna, decyduje los.
web-first-is = Zaczyna: { $player }
web-colour-of = Kolor wagonów: { $player }
web-seat-colour = Gracz { $number }: kolor wagonów
web-seat-up = O miejsce wyżej: { $player }
web-seat-down = O miejsce niżej: { $player }
web-seat-take = Usiądź tutaj
web-seat-leave = Wstań od stołu
web-seat-remove-person = Usuń ze stołu: { $player }
web-seat-remove-about = { $player } straci miejsce i się o tym dowie. Miejsce będzie znów wolne: dla kogoś innego albo dla bota.
web-seat-remove-do = Usuń
web-no = Nie
web-rename = Zmień imię
web-word = Słowo do tasowania
web-word-about = Serwer ustalił już swoją tajną liczbę i ogłosił poniższy odcisk. Słowo, które teraz dodasz, zostanie do niej domieszane, więc prowadzący serwer nie wybierze rozdania sam. Po grze wszystko zostanie pokazane i sprawdzone.
web-word-field = Twoje słowo
web-word-say = Dodaj
web-word-said = Twoje słowo jest częścią tasowania.
web-word-others = { $count ->
    [one] Słowo dodał już { $count } gracz.
    [few] Słowo dodali już { $count } gracze.
   *[many] Słowo dodało już { $count } graczy.
}
web-why-open = Ręka i bilety pozostają tajemnicą do końca gry.
web-seat-waiting = czeka
web-fill-level = Poziom botów na wolnych miejscach
web-start-now = Zacznij
web-start-with-bots = { $count ->
    [one] Zacznij z { $count } botem
   *[many] Zacznij z { $count } botami
}
web-wait-host = Grę zaczyna ten, kto otworzył stół.
web-invite = Zaproszenie
web-invite-about = Kto ma ten link, może zająć wolne miejsce. Konto nie jest potrzebne.
web-invite-link = Link z zaproszeniem
web-invite-code = Zaproszenie jako kod QR
web-copy = Kopiuj
web-copied = Skopiowano
web-lan-closed = Te linki działają na razie tylko na tym komputerze. Telefony i inne komputery dołączą, gdy serwer będzie dostępny w twojej sieci.
web-lan-open = Wpuść urządzenia z tej sieci
web-lan-command = Uruchom serwer tym poleceniem:
web-lan-done = Urządzenia z twojej sieci mogą już dołączyć. Jeśli któremuś się to nie uda, może je blokować zapora sieciowa tego komputera.
web-codes = Telefony zamiast kart
web-codes-about = Zeskanuj kod miejsca: telefon pokaże karty i bilety, a ten ekran planszę.
web-code-of = Kod QR: { $player }
web-code-new = Pokaż kod
web-code-give = Oddaj to miejsce innemu telefonowi
web-code-wait = { $player }: ostrzeżenie wysłane, powrót jeszcze możliwy. Kod pojawi się za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
web-seat-given-in = { $player }: poza stołem. Inny telefon może przejąć miejsce za { $seconds } s, chyba że { $player } wróci.
web-seat-given = { $player }: poza stołem. Miejsce może teraz przejąć inny telefon.
web-code-move = Graj na telefonie
web-join-invited = { $edition }, przy stole: { $players }.
web-join-now = Usiądź do stołu
web-join-go = Dalej
web-join-guest = Grasz jako gość, nic więcej nie trzeba.
web-join-full = Nie ma już wolnych miejsc, ale można oglądać.
web-join-no-link = To nie jest link do gry.
web-seat = Miejsce
web-seat-any = dowolne
web-watch = Oglądaj
web-hand-title = Karty w telefonie
web-hand-about = Plansza zostaje na dużym ekranie; karty i bilety są tutaj i widzisz je tylko ty.
web-hand-take = Usiądź do stołu

# Konto i ustawienia
web-account-about = Konto nie jest potrzebne do gry. Z kontem twoje gry są dostępne także na innych urządzeniach.
web-account-in = Zalogowano jako { $name }.
web-account-lost = Konto nie ma adresu e-mail, więc utraconego hasła nie da się odzyskać.
web-login-brings = Po zalogowaniu gry i kampanie, w które grasz na tym urządzeniu jako gość, przejdą na twoje konto.
web-brought = { $count ->
    [one] Zalogowano. Na konto przeszła { $count } gra lub kampania rozpoczęta jako gość.
    [few] Zalogowano. Na konto przeszły { $count } gry i kampanie rozpoczęte jako gość.
   *[many] Zalogowano. Na konto przeszło { $count } gier i kampanii rozpoczętych jako gość.
}
web-register = Nowe konto
web-login = Zaloguj się
web-logout = Wyloguj się
web-password = Hasło
web-shown-name = Imię widoczne dla innych
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-motion = Animacje
web-motion-off = wyłączone
web-motion-fast = szybkie
web-motion-normal = zwykłe
web-motion-slow = wolne
web-anybody = ktokolwiek: { $level }
web-remarks = Uwagi przeciwników
web-sounds = Dźwięki
web-volume-low = cicho
web-volume-middle = średnio
web-volume-high = głośno
web-haptics = Wibracje
web-confirm = Zajmowanie połączenia
web-confirm-always = przyciskiem w panelu
web-confirm-quick = także przez ponowny wybór połączenia

# Ekran gry
web-game-title = Gra
web-reload = Wczytaj ponownie
web-game-failed = Tej gry nie można pokazać
web-board = Plansza
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Cała plansza
web-market = Karty do wzięcia
web-deck = stos
web-tickets = bilety
web-take-card = Weź z wystawki: { $card } (miejsce { $slot })
web-draw-deck = { $count ->
    [one] Dobierz ze stosu, { $count } karta
    [few] Dobierz ze stosu, { $count } karty
   *[many] Dobierz ze stosu, { $count } kart
}
web-discarded = Karty odrzucone: { $count }
web-draw-tickets = { $count ->
    [one] Dobierz bilety, został { $count }
    [few] Dobierz bilety, zostały { $count }
   *[many] Dobierz bilety, zostało { $count }
}
web-you-are = to ty
web-bot-plays = zastępuje bot
web-company-bot = bot, { $level }
web-online = przy stole
web-away = poza stołem
web-clock = pozostały czas
web-spectator = Oglądasz
web-menu = Menu
web-tabs = Karty, bilety, dziennik
web-tab-hand = karty
web-tab-board = plansza
web-tab-log = dziennik
web-react = Zareaguj
web-emote-hello = Cześć!
web-emote-nice = Dobry ruch!
web-emote-ouch = Oj!
web-emote-wow = No, no!
web-emote-thanks = Dzięki!
web-emote-hurry = Pociąg zaraz odjeżdża…

# Co teraz
web-status-loading = Chwileczkę…
web-status-wait = Chwileczkę…
web-status-sending = Wysłano…
web-status-turn = Twój ruch: karty, bilety albo połączenie.
web-status-turn-no-claim = Twój ruch: karty albo bilety.
web-status-chosen = Twój wybór zapisany. Wybierają jeszcze: { $players }
web-status-held = Wszyscy wybrali bilety. Teraz historia toczy się dalej w kampanii, a potem gra tutaj.
web-held-go = Dalej w kampanii
web-status-waiting = Teraz: { $players }
web-status-handover = To koniec twojej tury.
web-status-substitute = Gra za ciebie bot.
web-connection-lost = Brak połączenia z serwerem. Próbuję ponownie…
web-connection-now = Spróbuj teraz

# Decyzje
web-pay-with = Zapłata
web-pay-all = Wszystkie sposoby ({ $count })
do-claim-points = { $points ->
    [one] Zajmij za { $points } punkt
    [few] Zajmij za { $points } punkty
   *[many] Zajmij za { $points } punktów
}
do-claim = Zajmij połączenie
web-claim-later = Możesz je zająć w swojej turze.
web-points = punkty
web-trains-after = zostanie wagoników
web-completes = Realizuje: { $tickets }
web-helps = Pomaga: { $tickets }
web-route-own = To twoje połączenie.
web-route-owner = zajęte: { $player }
web-route-free = wolne
web-route-name = { $route }, { $about }: { $state }
web-locomotives = { $count ->
    [one] { $count } lokomotywa
    [few] { $count } lokomotywy
   *[many] { $count } lokomotyw
}
web-keep-title = Wybierz bilety
web-keep-fewest = { $count ->
    [one] Zatrzymaj co najmniej { $count } bilet; wszystkie są zaznaczone na planszy.
    [few] Zatrzymaj co najmniej { $count } bilety; wszystkie są zaznaczone na planszy.
   *[many] Zatrzymaj co najmniej { $count } biletów; wszystkie są zaznaczone na planszy.
}
web-keep = { $count ->
    [one] Zatrzymaj { $count } bilet
    [few] Zatrzymaj { $count } bilety
   *[many] Zatrzymaj { $count } biletów
}
web-keep-more = { $count ->
    [one] Wybierz { $count } bilet
    [few] Wybierz { $count } bilety
   *[many] Wybierz { $count } biletów
}
web-keep-total = Punkty: { $points }
web-keep-total-money = Dolary: { $points }
web-since = Od twojej ostatniej tury
web-keep-length = { $trains ->
    [one] około { $trains } wagonika
   *[many] około { $trains } wagoników
}
web-hand-colour = { $card }: { $count }
web-hand-lights = Podświetla połączenia, które opłacisz tym kolorem; przeciągnij na jedno z nich, by je zająć
web-keep-trains = razem z pozostałymi około { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}
ask-other = Twoja decyzja
ask-other-about = Wybierz jedną z możliwości.
ask-other-go = Zdecyduj
web-several-exactly = Wybierz { $count }.
web-several-between = Wybierz od { $fewest } do { $most }.
web-answers = Odpowiedzi
do-pass = Pas
web-undo = Cofnij
web-return = Przejmij grę od bota
web-rematch-wanted = { $player } chce zagrać jeszcze raz.
web-rematch-ready = Stół do następnej gry jest gotowy.
web-rematch-join = Dołącz
web-substitute-me = Niech bot gra za mnie
web-substitute = Niech gra bot: { $player }
web-away-for = { $minutes ->
    [0] przed chwilą poza stołem
    [one] poza stołem od minuty
    [few] poza stołem od { $minutes } minut
   *[many] poza stołem od { $minutes } minut
}
web-bot-in = bot może wejść do gry za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-curtain-about = Teraz powinna patrzeć tylko ta osoba.
web-curtain-open = To ja: { $player }

# Bilety, plany, podpowiedzi
web-ticket-balance = teraz { $points }
web-ticket-balance-title = Zrealizowane bilety minus niezrealizowane
web-plan = Pokaż drogę
web-plan-setting = Plan dla moich biletów na planszy
web-plan-still = brakuje jeszcze
web-plan-all-cards = masz już wszystkie karty
web-plan-turns = { $turns ->
    [one] około { $turns } tury
   *[many] około { $turns } tur
}
web-plan-dropped = poza zasięgiem: { $tickets }
web-plan-page = droga { $page } z { $pages }
web-plan-before = Poprzednia droga
web-plan-next = Inna droga
web-plan-lost = { $player } zajmuje { $route }. Poza zasięgiem: { $tickets }
web-plan-longer = { $player } zajmuje { $route }. Twoja droga omija to miejsce i wydłuża się o około { $turns ->
    [one] { $turns } turę.
    [few] { $turns } tury.
   *[many] { $turns } tur.
}
web-plan-round = { $player } zajmuje { $route }. Twoja droga omija to miejsce i nic na tym nie traci.
web-hint-more = Inne ruchy i co znaczą liczby
web-unaided = Bez pomocy
web-unaided-about = Bez podpowiedzi i bez planów, dla wszystkich przy stole.
web-unaided-mark = Bez pomocy
web-paper-name = Sygnał Wieczorny
web-paper-special = Dodatek specjalny
web-plan-all = Pokaż drogę
web-plan-ticket = Pokaż drogę: { $ticket }
web-plan-summary = Około { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}; brakujące karty: { $cards }
web-none = brak
web-ticket-done = Zrealizowane: { $tickets }
web-why = Dlaczego?
web-hint-use = Zagraj to
web-final-score = Wynik końcowy

# Dziennik
web-log-line = { $player }: { $text }
web-log-early = bilety wybrane
web-log-undone = ruch cofnięty
web-log-substitute = teraz gra bot
web-log-return = powrót do stołu
web-log-warn = poza stołem; gospodarz chce oddać to miejsce innemu telefonowi
web-log-keep = powrót, miejsce zostaje
web-log-start = Gra się zaczyna.
web-log-sit = już przy stole
web-log-word = dodane słowo do tasowania

# Szukanie i lista połączeń
web-finder = Znajdź połączenie
web-finder-label = Litery dwóch miast, na przykład: sea hel
web-routes-table = Wszystkie połączenia
web-only-claimable = tylko te, które mogę teraz zająć
web-choose = Wybierz
web-choose-route = Wybierz: { $route }, { $about }
web-column-route = połączenie
web-column-length = długość
web-column-colour = kolor
web-column-points = punkty
web-column-state = stan

# Klawisze
web-help-title = Pomoc
web-keys = Klawisze
web-choose-filter = Fragment nazwy
web-rules-short = Zasady tej gry w skrócie
web-status-asked = Twój ruch: { $question }
web-key-finder = znajdź połączenie po literach miast
web-key-routes = wszystkie połączenia w tabeli
web-key-market = weź tę kartę z wystawki
web-key-deck = dobierz ze stosu
web-key-tickets = dobierz bilety
web-key-commit = zatwierdź otwarty panel
web-key-undo = cofnij
web-key-pass = spasuj
web-key-plan = pokaż drogę dla moich biletów
web-key-hint = podpowiedź
web-key-log = co się wydarzyło
web-key-board = do planszy; strzałki prowadzą po połączeniach
web-key-escape = odłóż, zamknij
web-key-help = ta pomoc
web-campaign = Kampania
web-campaign-about = Dwanaście gier na jednej planszy, która rośnie.
web-to-campaign = Do kampanii
do-use = Użyj: { $power }
web-powers = Twoje karty biura
web-power-left = { $count ->
    [one] jeszcze { $count } raz
   *[other] jeszcze { $count } razy
}
web-power-postcard = pocztówka { $number }
web-panels = Kampania
# Rozdanie dnia
web-daily = Rozdanie dnia
web-daily-about = Jedno tasowanie dla wszystkich, a obok zagadka.
web-puzzle = Zagadka dnia
web-rewind = Wróć do mojego ruchu
web-ahead = Potem dwie karty ze stosu
web-ahead-about = Dobiorą się same, gdy przyjdzie twoja kolej. Naciśnij jeszcze raz, żeby zrezygnować.
web-ahead-gone = Ze stosu nie da się teraz nic dobrać.
web-daily-mark = rozdanie dnia
`,...Object.values(Object.assign({"../../../src/semafor/cards/acts/display.pl.ftl":`# What these rules say to players
play-fact-swapped = wymiana: { $card } → { $card_b }
phase-take_open = karta z wystawki
phase-swap_give = karta do wymiany
phase-swap_take = karta w zamian
`,"../../../src/semafor/cards/acts/hands.pl.ftl":`# What these rules say to players
play-prompt-discard = Odrzucam [1]
play-discard = Wybierz kartę; do odrzucenia { $count ->
    [one] jeszcze { $count } karta.
    [few] jeszcze { $count } karty.
   *[many] jeszcze { $count } kart.
}
play-fact-discarded = odrzucona karta: { $card }
reason-discard = Karta, której najmniej szkoda ({ $card }: { $have }).
error-card-not-in-hand = Nie masz takiej karty: { $card }.
ask-discard = Odrzuć kartę
ask-discard-about = { $event }: { $count ->
    [one] do odrzucenia jeszcze { $count } karta.
    [few] do odrzucenia { $count } karty, jedna po drugiej.
   *[many] do odrzucenia { $count } kart, jedna po drugiej.
}
ask-discard-go = Odrzuć
web-choose-have = na ręce: { $count }
web-status-discard = { $count ->
    [one] Odrzuć jeszcze { $count } kartę.
    [few] Odrzuć { $count } karty.
   *[many] Odrzuć { $count } kart.
}
`,"../../../src/semafor/cards/acts/money.pl.ftl":`# What these rules say to players
play-fact-money-gained = +{ $dollars } $
play-fact-money-paid = −{ $dollars } $
`,"../../../src/semafor/cards/acts/tickets.pl.ftl":`# What these rules say to players
play-fact-replaced-ticket = bilet wymieniony na nowy
phase-replace_ticket = wymiana biletu
`,"../../../src/semafor/cards/checking.pl.ftl":`# What these rules say to players
error-bad-effect = { $where }: { $what }.
`,"../../../src/semafor/cards/choices.pl.ftl":`# What these rules say to players
error-unknown-choice = Nie ma takiej odpowiedzi: „{ $option }”.
error-choice-not-open = Tej odpowiedzi nie można teraz wybrać: „{ $option }”.
choice-decline = rezygnuję
phase-effect = wydarzenie
describe-choose = wybierz: { $option }
`,"../../../src/semafor/editions/europe/pl.ftl":`# Słowa tej edycji
edition-europe-blurb = Promy, tunele, które mogą kosztować więcej, i dworce, które pożyczają połączenie.
edition-europe-special = Promy wymagają lokomotyw, tunele mogą kosztować więcej, niż widać, a dworzec pozwala skorzystać z jednego cudzego połączenia.
`,"../../../src/semafor/editions/germany/pl.ftl":`# Słowa tej edycji
edition-germany-blurb = W miastach czekają pasażerowie, a bilety są w dwóch taliach.
edition-germany-special = W miastach czekają pasażerowie i wsiadają przy każdym zajętym połączeniu; bilety leżą w dwóch taliach, a niektóre prowadzą za granicę.
`,"../../../src/semafor/editions/legends/pl.ftl":`# Słowa tej edycji
edition-legends-blurb = Dolary zamiast punktów, własna spółka i gazety, które zmieniają zasady.
edition-legends-special = Prowadzisz spółkę kolejową i liczysz dolary: płacą bilety, płaci kolor twojej spółki, a gazety wśród kart przynoszą wydarzenia, które na jakiś czas zmieniają zasady.
rulebook-campaign-heading = Kampania
rulebook-campaign = W kampanii od dwóch do pięciu spółek rozgrywa według tych zasad dwanaście gier na jednej planszy, która rośnie. Każda gra przebiega tak:
rulebook-campaign-deal = Rozdaje się karty i każdy wybiera bilety początkowe. Zaczyna ten, kto ma kartę brankardu; jeśli jego spółka opuszcza grę, rozstrzyga los.
rulebook-campaign-story = Czyta się opowieść, karta po karcie, najpierw przód, potem tył. Mówi, co jest nowe. Resztę przed pierwszą turą wybierasz, znając już swoje karty i bilety.
rulebook-campaign-game = Rozgrywa się grę z regułami, które już doszły; wagoników z czasem przybywa.
rulebook-campaign-slip = To, co spółka zarobiła, trafia na jej kwit, a kwit do zapieczętowanego skarbca. Wynik poniżej zera liczy się jako zero.
rulebook-campaign-choices = Kto był ostatni, bierze brankard, czyli zaczyna następną grę, i usuwa z kampanii jedno wydarzenie. Potem są wybory, jeden po drugim; ostatni wybiera pierwszy. Żaden wybór nie jest wymierzony w konkretnego gracza.
rulebook-campaign-region = Po większości gier otwiera się obszar i zostaje na planszy na zawsze. Jego własna reguła działa najwyżej przez pięć gier; potem obszar jest zasiedlony, a reguła znika.
rulebook-campaign-group = Spółka, która opuszcza grę, dostaje w zamian stałą sumę. Przed każdą grą można od nowa ustalić, czy za spółkę gra człowiek, czy bot.
rulebook-campaign-tariff = Poziom taryfy, na kartach T, powiększa wiele premii: w pierwszych grach wynosi 1, potem 2, na końcu 3. Połączenie w kolorze spółki daje T dolarów i jeszcze dolara za każde dwa pola.
rulebook-campaign-postcards = Pocztówka ma przód dla wszystkich i tył dla właściciela: czego wymaga i co daje. Dobrana po grze działa dopiero od następnej. Jeśli kilka kart wymaga dodatkowej lokomotywy, każda wymaga osobnej, ponad zapłatę za połączenie. Karty z kilofem albo czaszką to zwykłe karty swojego koloru; znak liczy się tylko w niektórych regułach.
rulebook-campaign-end = Po dwunastej grze otwiera się skarbce. Wygrywa najpełniejszy; przy remisie decyduje liczba wygranych gier, a potem zwycięstwo jest wspólne.
rulebook-campaign-where = Obowiązujące reguły znajdziesz na stronie kampanii, a w czasie gry w pomocy (?). Więcej tu nie zdradzamy: skrzynki otwiera się po kolei.
event-E01 = Dzień wypłaty
event-E01-text = Każdy bierze 2 dolary.
event-E02 = Tani węgiel
event-E02-text = Połączenia o długości 3 lub większej kosztują o jedną kartę mniej.
event-E03 = Roztopy
event-E03-text = Szare połączenia o długości do 3 kosztują dodatkowo jedną dowolną kartę.
event-E04 = Orkiestry dęte
event-E04-text = Połączenie z dużym miastem daje także 1 dolara.
event-E05 = Zgubione listy przewozowe
event-E05-text = Kto ma więcej niż 7 kart, odrzuca 2 z nich.
event-E06 = Zapasowe parowozy
event-E06-text = Odkryta lokomotywa liczy się jak zwykła karta, także jako druga.
event-E07 = Zbiórka publiczna
event-E07-text = Kto ma najmniej dolarów, bierze 3; przy remisie każdy z remisujących.
`,"../../../src/semafor/editions/usa-classic/pl.ftl":`# Słowa tej edycji
edition-usa-classic-blurb = Gra podstawowa: karty, połączenia, bilety i najdłuższa trasa.
edition-usa-classic-special = Gra podstawowa, najlepsza na początek: karty, połączenia, tajne bilety.
`,"../../../src/semafor/editions/usa-refreshed/pl.ftl":`# Słowa tej edycji
edition-usa-refreshed-blurb = Więcej nowych biletów, cztery do wyboru; gra kończy się szybciej.
edition-usa-refreshed-special = Ta sama plansza, ale więcej biletów: w talii jest ich { $count }, na początku wybiera się z { $start }, a ostatnia runda zaczyna się wcześniej.
edition-usa-refreshed-reconstructed = Instrukcja tej edycji, z której korzystamy, nie podaje listy biletów. Talia jest więc rekonstrukcją: to bilety wcześniejszych wydań tej planszy, razem { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}.
coach-hint-four = Cztery bilety do wyboru
coach-hint-four-text = Ta talia jest większa niż klasyczna, a na początku widzisz cztery bilety. Zatrzymaj co najmniej dwa.
`,"../../../src/semafor/legends/caboose.pl.ftl":`# What these rules say to players
module-caboose = brankard za ostatnie miejsce
play-column-caboose = brankard
marker-caboose-end = Ostatnie miejsce, więc pierwsza tura w następnej grze: { $player } (brankard)
marker-caboose-about = ma kartę brankardu: do tej osoby należała pierwsza tura
short-caboose = Brankard
short-caboose-text = Kto ma tę kartę, zaczyna; na końcu dostaje ją ten, kto zajął ostatnie miejsce.
ending-caboose = Ostatnie miejsce, więc karta brankardu i pierwsza tura w następnej grze: { $player }.
`,"../../../src/semafor/legends/changing_costs.pl.ftl":`# What these rules say to players
play-why-closed-now = zamknięte, dopóki działa obecne wydarzenie
play-why-fee = opłata wynosi { $needs } $, masz { $left } $
error-route-closed-now = { $route }: tego połączenia nie można zająć, dopóki działa obecne wydarzenie.
error-fee-not-paid = { $route }: opłata wynosi { $needs } $, a masz mniej.
error-name-the-further-card = Podaj karty: trzeba dołożyć jedną dowolną kartę.
web-note-cost = { $event }: koszt w kartach to { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
web-note-cost-here = Koszt tego połączenia w kartach to teraz { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
web-note-extra = { $event }: trzeba dołożyć { $cards ->
    [one] jedną dowolną kartę
    [few] { $cards } dowolne karty
   *[many] { $cards } dowolnych kart
}.
web-note-extra-here = Do tego połączenia trzeba teraz dołożyć { $cards ->
    [one] jedną dowolną kartę
    [few] { $cards } dowolne karty
   *[many] { $cards } dowolnych kart
}.
web-note-fee = { $event }: opłata { $dollars } $.
web-note-fee-here = Opłata za to połączenie wynosi teraz { $dollars } $.
`,"../../../src/semafor/legends/companies.pl.ftl":`# Co ten moduł zasad mówi graczom
module-companies = spółki
rulebook-setup-company = Każdy prowadzi jedną spółkę: niebieską, czerwoną, zieloną, żółtą albo czarną. Karta brankardu pokazuje, kto zaczyna; na początku ustalacie, kto ją ma, albo rozstrzyga los. Kolej przechodzi potem zgodnie z ruchem wskazówek zegara.
rulebook-company-heading = Twoja spółka
rulebook-company = Połączenie w kolorze twojej spółki od razu płaci { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}, niezależnie od długości i od tego, czym za nie płacisz: liczy się kolor połączenia, nie kart. Szare połączenie nigdy tego nie daje.
rulebook-claim-beyond = Połączeń, które wychodzą poza planszę, nie można zająć.
rulebook-tips-company = Połączenia w kolorze twojej spółki opłacają się podwójnie: prowadzą do celu biletu i od razu płacą.
coach-hint-company = Własna spółka
coach-hint-company-text = Połączenie w kolorze twojej spółki od razu daje dwa dolary. Połączenie z miastem w mosiężnej obwódce daje też kartę. Same połączenia nic tu nie dają: dolary są z biletów, ze spółki, a na końcu także za zużyte wagoniki.
play-column-company = spółka
play-company-blue = niebieska
play-company-red = czerwona
play-company-green = zielona
play-company-yellow = żółta
play-company-black = czarna
play-fact-company-bonus = kolor spółki, +{ $dollars } $
describe-part-companies = Spółki według miejsc: { $value }
reason-claim-company = Kolor własnej spółki: od razu daje premię.
web-company = spółka: { $colour }
web-company-none = bez spółki
web-note-company = Kolor twojej spółki: od razu daje { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-company-card = Kolor twojej spółki: od razu dobierasz kartę.
short-companies = Twoja spółka
short-companies-text = Połączenie w kolorze twojej spółki od razu daje { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}, czymkolwiek płacisz. Szare nigdy tego nie dają.
example-company = Połączenie w kolorze spółki
example-company-claim = Połączenie { $route } ma kolor twojej spółki. Zajmujesz je jak zwykle i od razu dostajesz { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}.
example-company-tickets = Do biletów liczy się jak każde inne. Inne spółki też mogą je zająć, tylko nic za to nie dostaną.
`,"../../../src/semafor/legends/dollars.pl.ftl":`# Co ten moduł zasad mówi graczom
module-dollars = dolary
rulebook-goal-money = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miastami. Samo połączenie nic nie daje: dolary dają bilety, połączenia w kolorze twojej spółki, wydarzenia i zużyte wagoniki. Bilety są tajne: każdy wymienia dwa miasta i na końcu płaci swoją wartość, jeśli łączy je ciąg twoich połączeń, a jeśli nie – tyle samo kosztuje. Wygrywa największa liczba dolarów.
rulebook-setup-start-money = Każdy dostaje na początek { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}, { $hand ->
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
} i { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}; dolary leżą jawnie. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-score-dollars = Dolary: tyle, ile masz.
rulebook-score-trains = Wagoniki: im mniej ci zostało, tym więcej dolarów (tabela poniżej).
rulebook-score-floor = Suma poniżej zera liczy się jako zero. Ostatnie miejsce dostaje kartę brankardu.
rulebook-unused-caption = Dolary za wagoniki, które zostały
rulebook-unused-trains = Wagoniki
rulebook-unused-dollars = Dolary
rulebook-unused-range = { $from }–{ $to }
rulebook-unused-more = { $from }+
rulebook-ties-money = Przy równej liczbie dolarów decyduje kolejno:
rulebook-tips-trains = Zużyj wagoniki: kilka ostatnich jest wartych więcej niż mały bilet.
rulebook-unused-one = { $from }
play-column-dollars = dolary
play-dollars = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
play-line-dollars = dolary na koniec gry
play-line-unused-trains = premia za mało wagoników
play-line-turn-order = kolejność po pierwszym graczu
describe-seat-dollars = Miejsce { $seat }: { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
}, { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}
reason-claim-trains = { $trains ->
    [0] Zużywa ostatnie wagoniki: im mniej zostaje, tym więcej dolarów na koniec.
    [one] Zostaje tylko { $trains } wagonik: im mniej zostaje, tym więcej dolarów na koniec.
    [few] Zostają { $trains } wagoniki: im mniej zostaje, tym więcej dolarów na koniec.
   *[many] Zostaje { $trains } wagoników: im mniej zostaje, tym więcej dolarów na koniec.
}
reason-draw-trains = Połączenie { $route } zużyje { $points ->
    [one] { $points } wagonik
    [few] { $points } wagoniki
   *[many] { $points } wagoników
}, a brakuje na nie { $missing }.
reason-keep-dollars = { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
} za około { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}.
web-money = { $amount } $
short-dollars = Dolary
short-dollars-text = Są zamiast punktów: z biletów, z połączeń w kolorze twojej spółki, z wydarzeń, a na końcu za zużyte wagoniki. Samo połączenie nic nie daje.
short-unused = Zużyte wagoniki
short-unused-text = Na końcu dostajesz dolary zależnie od tego, ile wagoników ci zostało: { $table }.
short-unused-one = { $from } – { $dollars } $
short-unused-range = { $from } do { $to } – { $dollars } $
short-unused-more = { $from } lub więcej – nic
ending-dollars = Dolary na ręce
ending-dollars-text = Tyle każdy ma na koniec gry.
ending-unused_trains = Zużyte wagoniki
ending-unused_trains-text = Im mniej wagoników zostało, tym większa premia.
ending-money = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
ending-money-so-far = Dolary dotąd
ending-floor = Suma poniżej zera liczy się jako zero.
ending-line-turn_order = Kolejność po pierwszym graczu
rulebook-first-more-money = Wszystkie bilety gotowe, a wagoników jeszcze dużo? Dobierz nowe bilety albo zużyj wagoniki: na końcu płacą ci za to, że zostało ich mało.
example-score-dollars = Na początku masz { $start ->
    [one] { $start } dolara
    [few] { $start } dolary
   *[many] { $start } dolarów
}, na końcu { $points }.
example-score-trains = { $trains ->
    [one] Został { $trains } wagonik
    [few] Zostały { $trains } wagoniki
   *[many] Zostało { $trains } wagoników
}: { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
}.
`,"../../../src/semafor/legends/events.pl.ftl":`# Co ten moduł zasad mówi graczom
module-events = wydarzenia
rulebook-news-list = Wydarzenia tej gry:
rulebook-event-line = { $name }: { $text }
coach-hint-event = Gazeta: nowe wydarzenie
coach-hint-event-text = Obok planszy widać wydarzenie, które właśnie odkryto. Jedne działają raz, inne zmieniają zasady aż do następnej gazety. Ceny w panelu połączenia już to uwzględniają.
coach-hint-effect = Wydarzenie o coś pyta
coach-hint-effect-text = Wybierz jedną z możliwości i zatwierdź. Wszyscy, których to dotyczy, dostają to samo pytanie.
play-event-none = Nie ma aktywnego wydarzenia.
play-event-active = Wydarzenie: { $name }. { $text }
play-event-past = Ostatnie wydarzenie: { $name }. { $text }
play-events-left = wydarzenia w talii: { $count }
play-prompt-archive = Do archiwum [1]
play-archive = Jesteś na ostatnim miejscu i usuwasz z gry jedno wydarzenie. Które?
event-blank = Zwykły dzień
event-blank-text = Nic się nie dzieje.
play-fact-event = gazeta! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] wydarzenie daje { $dollars } dolara
    [few] wydarzenie daje { $dollars } dolary
   *[many] wydarzenie daje { $dollars } dolarów
}
play-fact-archived = wydarzenie usunięte z gry: { $name }
describe-part-active_event = Aktywne wydarzenie: { $value }
describe-part-event_pile = Dotychczasowe wydarzenia: { $value }
reason-archive = Jedno z nich musi zniknąć.
error-unknown-event = Nie ma wydarzenia „{ $event }”.
error-event-not-in-pile = Wydarzenie „{ $event }” nie leży w stosie odkrytych.
web-event = Wydarzenie
web-event-lasting = działa
web-event-past = jednorazowe, już po nim
web-event-none = Na razie bez wydarzeń. Przyniesie je następna gazeta.
web-events-left = { $count ->
    [one] { $count } wydarzenie w talii
    [few] { $count } wydarzenia w talii
   *[many] { $count } wydarzeń w talii
}
web-events-all = Wszystkie wydarzenia
web-events-deck = Jeszcze w talii
web-events-pile = Dotychczas
ask-archive = Usuń wydarzenie z gry
ask-archive-about = Jesteś na ostatnim miejscu: jedno z odkrytych wydarzeń już nie wróci.
ask-archive-go = Usuń
web-note-bonus = { $event }: jeszcze { $dollars ->
    [one] { $dollars } dolar
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
short-events = Gazety i wydarzenia
short-events-text = Gazeta w stosie odkrywa kolejne wydarzenie. Jedne działają raz, inne zmieniają zasady dla wszystkich aż do następnej gazety.
web-status-archive = Usuń z gry jedno wydarzenie.
example-event = Pojawia się gazeta
example-event-drawn = Ktoś dobiera kartę i jest to gazeta. Nie trafia do niczyjej ręki.
example-event-turned = Odkrywa się wierzchnie wydarzenie, tak żeby każdy mógł je przeczytać: { $name }.
example-event-after = { $lasts ->
    [yes] Obowiązuje wszystkich aż do następnej gazety.
   *[no] Działa raz, teraz, i potem nie obowiązuje żadne.
} Gazeta idzie na stos odrzuconych, a kto ją dobrał, dobiera następną kartę.
`,"../../../src/semafor/legends/large_cities.pl.ftl":`# Co ten moduł zasad mówi graczom
module-large_cities = duże miasta
rulebook-large-heading = Duże miasta
rulebook-large = Po zajęciu połączenia, które prowadzi do dużego miasta (na mapie z mosiężną obwódką), dobierasz kartę z wierzchu stosu: jedną, także gdy duże są oba końce, i ponownie przy każdym następnym połączeniu.
rulebook-large-order = Najpierw płaci spółka, potem dobiera się kartę; to, co dodaje aktywne wydarzenie, przychodzi na końcu.
play-sign-large = duże miasto: kto zajmie prowadzące do niego połączenie, dobiera kartę
play-fact-large-city = duże miasto
reason-claim-large = Duże miasto: połączenie daje kartę.
web-large-city = duże miasto
web-note-large = Duże miasto: dobierasz też kartę z wierzchu stosu.
short-large_cities = Duże miasta
short-large_cities-text = Na planszy mają mosiężną obwódkę. Połączenie z takim miastem daje też kartę z wierzchu stosu.
`,"../../../src/semafor/legends/newspapers.pl.ftl":`# Co ten moduł zasad mówi graczom
module-newspapers = gazety
rulebook-setup-news = W stos wtasowuje się gazety: przy dwóch graczach { $two }, przy trzech { $three }, przy czterech lub pięciu { $four }. Przed pierwszą turą żadna nie trafia na rękę ani na wystawkę. Wydarzenia leżą zakryte obok planszy; żadne jeszcze nie działa.
rulebook-news-heading = Gazety i wydarzenia
rulebook-news = Gazeta nigdy nie zostaje na ręce ani na wystawce. Gdy tylko się pojawi, dobrana albo odkryta, odkrywa się wierzchnie wydarzenie, gazeta trafia na stos odrzuconych, a jej miejsce zajmuje następna karta.
rulebook-news-active = Aktywne jest wydarzenie odkryte ostatnio; poprzednie przestaje działać. Niektóre działają raz, w tej właśnie chwili. Pozostałe obowiązują wszystkich tak długo, jak długo są aktywne.
rulebook-news-shuffle = Gdy odkryto już wszystkie wydarzenia, tasuje się je na nowo, wszystkie oprócz aktywnego.
play-card-newspaper = gazeta
`,"../../../src/semafor/rules/claiming.pl.ftl":`# Co ten moduł zasad mówi graczom
rulebook-turn-claim = zajmujesz jedno połączenie
rulebook-claim-heading = Zajmowanie połączeń
rulebook-claim-cost = Połączenie o czterech polach kosztuje cztery karty jego koloru i cztery wagoniki. Na szare wybierasz dowolny jeden kolor. Lokomotywami można zastąpić tyle kart, ile się chce.
rulebook-claim-where = Może to być każde wolne połączenie, nie musi stykać się z twoimi. Trzeba jednak zapłacić za całość i od razu, a w jednej turze zajmuje się tylko jedno.
rulebook-claim-points = Punkty za połączenie, liczone od razu
rulebook-claim-length = Pola
rulebook-claim-value = Punkty
rulebook-claim-twins = { $most ->
    [3] Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich. Gdy gra dwoje lub troje graczy, można używać tylko jednej: pierwsze zajęcie zamyka pozostałe.
   *[2] Podwójne połączenia: między niektórymi miejscami biegną dwie nitki. Nikt nie może mieć obu. Gdy gra dwoje lub troje graczy, można używać tylko jednej: pierwsze zajęcie zamyka drugą.
}
rulebook-claim-twins-all = Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich. Gdy gra dwoje lub troje graczy, z dwóch nitek można używać tylko jednej: pierwsze zajęcie zamyka drugą. Z trzech nitek można używać wszystkich, niezależnie od liczby graczy.
rulebook-claim-beside = Podwójne jest tylko połączenie, którego nitki łączą te same dwa miejsca. Tory, które biegną obok siebie, ale kończą się w różnych miastach, to osobne połączenia.
rulebook-claim-twins-open = { $most ->
    [3] Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich.
   *[2] Podwójne połączenia: między niektórymi miejscami biegną dwie nitki. Nikt nie może mieć obu.
}
describe-claim = połączenie { $route }, zapłata: { $pay }
error-wrong-count = { $route }: koszt to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-wrong-colour = { $route }: właściwy kolor to { $colour } (można też płacić lokomotywami).
error-kind-not-taken = { $route }: za to połączenie nie można płacić taką kartą: { $card }.
error-route-taken = { $route }: to połączenie jest już zajęte.
error-own-twin = { $route }: masz już drugą nitkę tego podwójnego połączenia.
error-twin-closed = { $route }: przy dwojgu lub trojgu graczach można zająć tylko jedną nitkę podwójnego połączenia, a jedna jest już zajęta.
error-too-few-trains = { $route }: potrzeba { $needs ->
    [one] { $needs } wagonika
   *[many] { $needs } wagoników
}, a zostało ci { $left }.
error-too-few-locomotives = { $route }: w zapłacie musi być co najmniej { $needs ->
    [one] { $needs } lokomotywa
    [few] { $needs } lokomotywy
   *[many] { $needs } lokomotyw
}.
error-too-many-locomotives = { $most ->
    [0] { $route }: za to połączenie nie można płacić lokomotywami.
    [one] { $route }: w zapłacie może być najwyżej jedna lokomotywa.
    [few] { $route }: w zapłacie mogą być najwyżej { $most } lokomotywy.
   *[many] { $route }: w zapłacie może być najwyżej { $most } lokomotyw.
}
error-cards-not-in-hand = Nie masz na to kart.
play-fact-claimed-plain = { $route } ({ $length })
error-route-beyond = { $route }: to połączenie wychodzi poza planszę; można je zająć, gdy na obu końcach leży miasto.
short-twins = Podwójne i potrójne połączenia
short-twins-text = Nikt nie może mieć więcej niż jednej nitki. Gdy gra dwoje lub troje graczy, z dwóch nitek można używać tylko jednej; z trzech zawsze wszystkich.
play-fact-claimed = { $route } ({ $length }), +{ $points } pkt
rulebook-first-claim = Gdy tylko masz karty na połączenie, które leży po drodze, kliknij je. Zaczynaj tam, gdzie dalej prowadzi tylko jedno: komuś innemu też może być potrzebne.
rulebook-first-around = Ktoś był szybszy? Poszukaj objazdu. Jedno czy dwa połączenia więcej zwykle kosztują mniej niż stracony bilet.
example-claim = Zajęcie połączenia od początku do końca
example-claim-look = Połączenie { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}, a tak wygląda twoja ręka.
example-claim-pay = Płacisz: { $paid }. Karty idą na stos odrzuconych.
example-claim-done = Na każdym polu stawiasz jeden wagonik i połączenie jest twoje do końca gry.{ $points ->
    [0] {""}
    [one] {" "}Od razu daje { $points } punkt.
    [few] {" "}Od razu daje { $points } punkty.
   *[many] {" "}Od razu daje { $points } punktów.
} { $trains ->
    [one] Został ci { $trains } wagonik.
    [few] Zostały ci { $trains } wagoniki.
   *[many] Zostało ci { $trains } wagoników.
}
example-grey = Szare połączenie
example-grey-look = Połączenie { $route } jest szare. { $length ->
    [one] Potrzebna jest { $length } karta
    [few] Potrzebne są { $length } karty
   *[many] Potrzeba { $length } kart
}, a kolor wybierasz dowolnie.
example-grey-pay = Może to być każdy kolor, ale wszystkie karty muszą być tego samego.
example-twins = Podwójne połączenie
example-twins-few = Jedna nitka { $route } jest twoja. Gdy graczy jest najwyżej { $most }, druga jest odtąd zamknięta dla wszystkich.
example-twins-many = Przy stole, przy którym wolno używać obu nitek, drugą może zająć ktoś inny. Ty nie: nikt nie może mieć obu.
example-hand = Twoja ręka
example-paid = Płacisz
example-right = Dobrze
example-wrong = Źle
`,"../../../src/semafor/rules/countries.pl.ftl":`# Co ten moduł zasad mówi graczom
module-countries = sąsiednie kraje
rulebook-country-heading = Za granicę
rulebook-country = Niektóre połączenia i bilety prowadzą do sąsiedniego kraju. Kraj to ślepy tor: można tam dojechać, ale nie można przejechać przez niego z jednego połączenia na drugie. Do biletu wystarcza dowolne twoje połączenie, które prowadzi do tego kraju.
coach-hint-country = Bilet za granicę
coach-hint-country-text = Wystarczy dowolne twoje połączenie do tego kraju. Ale to ślepy tor: dalej przez niego nie pojedziesz.
example-country = Dwa połączenia do jednego kraju
example-country-end = Masz oba połączenia, jedno zaczyna się w mieście { $a }, drugie w mieście { $b }. Każde liczy się do biletu do tego kraju ({ $country }), ale tam się nie spotykają: nie łączą ze sobą obu miast.
`,"../../../src/semafor/rules/drawing.pl.ftl":`# Co ten moduł zasad mówi graczom
rulebook-turn-draw = dobierasz karty
rulebook-draw-heading = Dobieranie kart
rulebook-draw-two = Bierzesz dwie karty, jedną po drugiej: każdą z wystawki albo w ciemno ze stosu. Luka na wystawce zapełnia się od razu, więc widzisz nową kartę, zanim wybierzesz drugą.
rulebook-draw-locomotive = Odkryta lokomotywa liczy się za obie karty: bierzesz ją jako pierwszą i na tym koniec. Drugą kartą nie może być nigdy. Lokomotywa dobrana w ciemno to po prostu szczęście i liczy się za jedną kartę.
rulebook-draw-sweep = Gdy wśród pięciu odkrytych kart są co najmniej trzy lokomotywy, wszystkie pięć odpada i odkrywa się nowe.
rulebook-draw-hand = Na ręce można mieć dowolnie wiele kart. Gdy stos się skończy, odrzucone karty tasuje się i tworzą nowy.
rulebook-draw-empty = Gdy nie ma już kart ani w stosie, ani wśród odrzuconych, nie można wybrać dobierania kart, nawet jeśli na wystawce coś leży.
rulebook-draw-blocked = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nikt nie może wybrać dobierania kart, także z wystawki.
describe-draw = karta ze stosu
describe-take = karta z wystawki: { $card }
phase-second_card = druga karta
error-piles-empty = Nie ma już kart do dobrania.
error-not-open = Takiej karty nie ma teraz na wystawce: { $card }.
error-locomotive-second = Odkryta lokomotywa nie może być drugą kartą.
error-piles-low = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nie można dobierać.
short-drawing = Mało kart
short-drawing-text = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nie można wybrać dobierania kart, także z wystawki.
play-fact-drew = karta ze stosu
play-fact-drew-known = { $card } ze stosu
play-fact-took = { $card } z wystawki
play-fact-market-reset = Leżały trzy odkryte lokomotywy: wymieniono całą wystawkę.
play-fact-market-resets = Trzy lokomotywy leżały odkryte { $times } razy z rzędu: za każdym razem wymieniono całą wystawkę.
play-fact-market-chosen = Trzy lokomotywy leżały odkryte raz po raz: wszystkie karty przetasowano razem i wyłożono wystawkę, w której jest ich mniej.
play-fact-reshuffled = Odrzucone karty przetasowano: tworzą nowy stos.
web-status-turn-no-cards = Twój ruch: bilety albo połączenie. Zostało za mało kart, żeby dobierać.
web-status-second_card = Dobierz drugą kartę.
rulebook-first-draw = W pierwszych turach głównie dobieraj karty, w kolorach połączeń, które leżą po drodze. Przed każdą kartą warto spojrzeć na wystawkę.
example-draw = Dwie karty, jedna po drugiej
example-draw-first = Bierzesz tę kartę z wystawki: { $card }. Na jej miejsce od razu przychodzi karta ze stosu.
example-draw-second = Nowa karta na nic ci się nie przyda, więc drugą bierzesz w ciemno ze stosu. To koniec tury.
example-draw-locomotive = Odkryta lokomotywa wzięta na początku byłaby jedyną kartą: odkryta liczy się za obie.
example-market = Wystawka
example-deck = Stos
`,"../../../src/semafor/rules/ferries.pl.ftl":`# Co ten moduł zasad mówi graczom
module-ferries = promy
rulebook-ferry-heading = Promy
rulebook-ferry = Prom to szare połączenie przez wodę. Za każdą narysowaną na nim lokomotywę trzeba zapłacić prawdziwą lokomotywą; na pozostałe pola idą jak zwykle karty jednego koloru.
coach-hint-ferry = Prom
coach-hint-ferry-text = Za każdą lokomotywę narysowaną na połączeniu trzeba zapłacić prawdziwą. Na resztę wystarczy jeden kolor.
reason-draw-locomotive-ferry = Prom { $route } wymaga lokomotywy.
play-kind-ferry = prom
example-ferry = Prom
example-ferry-look = Prom { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}, w tym { $locomotives ->
    [one] { $locomotives } z lokomotywą
   *[other] { $locomotives } z lokomotywami
}.
example-ferry-pay = Płacisz: { $paid }. { $rest ->
    [0] Tu na każde pole trzeba prawdziwej lokomotywy.
   *[other] Na pola bez lokomotywy może to być dowolny kolor.
}
`,"../../../src/semafor/rules/globetrotter.pl.ftl":`# Co ten moduł zasad mówi graczom
module-globetrotter = premia za najwięcej biletów
rulebook-score-globetrotter = Najwięcej biletów: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za największą liczbę zrealizowanych biletów. Przy remisie dostają je wszyscy; gdy nikt nie zrealizował żadnego, nikt ich nie dostaje (tak liczy ten program).
play-line-globetrotter = najwięcej biletów
ending-globetrotter = Najwięcej zrealizowanych biletów
example-score-globetrotter = Nikt nie zrealizował więcej biletów niż ty: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
`,"../../../src/semafor/rules/longest_path.pl.ftl":`# Co ten moduł zasad mówi graczom
module-longest_path = premia za najdłuższą trasę
rulebook-score-longest = Najdłuższa trasa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za najdłuższy nieprzerwany ciąg własnych wagoników. Przez miasto może przechodzić kilka razy, przez połączenie tylko raz. Przy remisie dostają je wszyscy.
rulebook-ties-longest = najdłuższa trasa
reason-claim-longest = { $points ->
    [one] Daje { $points } punkt
    [few] Daje { $points } punkty
   *[many] Daje { $points } punktów
} i wydłuża własną najdłuższą trasę do { $length ->
    [one] { $length } wagonika
   *[other] { $length } wagoników
} (najdłuższa u rywali: { $rival }).
play-line-longest = najdłuższa trasa
play-line-longest-length = wagoniki na najdłuższej trasie
ending-longest = Najdłuższa trasa
ending-longest-text = { $player }: { $count ->
    [one] { $count } wagonik
    [few] { $count } wagoniki
   *[many] { $count } wagoników
} w jednym ciągu
ending-line-longest_length = Wagoniki na najdłuższej trasie
example-longest = Jak mierzy się najdłuższą trasę
example-longest-count = Podświetlone połączenia leżą jedno za drugim, razem { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}. Odnoga długości { $length } się nie liczy, bo nie da się jej objąć tym samym przejazdem. Przez miasto trasa może prowadzić dwa razy, przez połączenie nie.
example-score-longest = Twoja trasa jest najdłuższa przy stole: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
`,"../../../src/semafor/rules/passengers.pl.ftl":`# Co ten moduł zasad mówi graczom
module-passengers = pasażerowie
rulebook-setup-passengers = W każdym mieście i kraju czekają pasażerowie w sześciu kolorach, w każdym kolorze jest ich { $each }. W dużych miastach stoi po kilku.
rulebook-turn-claim-passengers = zajmujesz jedno połączenie i zabierasz pasażerów
rulebook-passenger-heading = Pasażerowie
rulebook-passenger-take = Po zajęciu połączenia możesz zabrać po jednym pasażerze z obu jego końców, wybierając spośród tych, którzy tam czekają. Nowi nie przychodzą. Kto zostanie, poczeka na następne połączenie do tego miasta – twoje albo cudze.
rulebook-passenger-points = Na końcu w każdym z sześciu kolorów: największa liczba pasażerów daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
}, druga z kolei { $second }. Przy remisie na czele wszyscy pierwsi dostają { $first }, a drugiego miejsca wtedy nie ma; przy remisie na drugim miejscu każdy dostaje { $second }.
rulebook-passenger-none = Kto nie ma w danym kolorze żadnego pasażera, nic za niego nie dostaje, nawet na drugim miejscu. Instrukcję można czytać inaczej; tak liczy ten program.
rulebook-score-passengers = Pasażerowie: w każdym kolorze { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
} za najwięcej, { $second } za drugie miejsce.
rulebook-ties-passengers_taken = więcej pasażerów
coach-hint-passengers = Proszę wsiadać
coach-hint-passengers-text = Zabierz po jednym pasażerze z każdego końca nowego połączenia. Na końcu największa liczba w kolorze daje dwadzieścia punktów, druga dziesięć: lepiej zbierać wybrane kolory niż po jednym z każdego.
reason-claim-passengers = { $points ->
    [one] Daje { $points } punkt i pasażerów po drodze.
    [few] Daje { $points } punkty i pasażerów po drodze.
   *[many] Daje { $points } punktów i pasażerów po drodze.
}
reason-passengers-lead = Daje lub utrzymuje przewagę wśród pasażerów ({ $colours }).
reason-passengers-level = Zrównuje się z prowadzącym wśród pasażerów ({ $colours }).
reason-passengers-more = Zbliża się do prowadzącego wśród pasażerów ({ $colours }).
reason-passengers-none = Nie ma tam nikogo, kogo warto zabrać.
describe-passengers = pasażerowie: { $taken }
passengers-held = masz { $own }, najlepszy rywal { $most }
phase-passengers = pasażerowie
describe-part-passengers = Pasażerowie: { $value }
describe-part-taken = Zabrani pasażerowie (miejscami): { $value }
error-not-an-end = { $place }: to nie jest koniec zajętego połączenia.
error-one-passenger = { $place }: weź jednego pasażera, podając jego kolor.
error-no-such-passenger = Nie ma tam pasażera tego koloru.
play-prompt-passenger = Zabieram [1]
play-column-passengers = pasaż.
play-passengers = { $place }: kogo zabierasz?
play-passenger-none = nikogo
play-fact-took-passenger = pasażer: { $card } ({ $place })
play-line-passengers = pasażerowie
play-line-passengers-taken = zabrani pasażerowie
ending-passengers = Pasażerowie
ending-line-passengers_taken = Zabrani pasażerowie
web-passengers = pasażerowie
web-status-passengers = Kto jedzie z tobą?
ask-passengers = Kto jedzie z tobą?
ask-passengers-about = Po jednym pasażerze z każdego końca nowego połączenia. Na końcu największa liczba w kolorze daje dwadzieścia punktów, druga dziesięć.
ask-passengers-nothing = { play-passenger-none }
ask-passengers-go = Odjazd
example-passengers = Pasażerowie wsiadają
example-passengers-take = Zajmujesz połączenie { $route }. Z każdego końca zabierasz jednego pasażera. W mieście { $a } czekają dwaj: jednego wybierasz, drugi zostaje.
example-passengers-count = Na końcu w jednym kolorze nikt nie ma więcej od ciebie, a w innym masz drugie miejsce.
example-passengers-term = { $colour }
example-score-passengers = Pasażerowie: w jednym kolorze masz najwięcej ({ $first }), w jednym drugie miejsce ({ $second }).
`,"../../../src/semafor/rules/scoring.pl.ftl":`# Co ten moduł zasad mówi graczom
rulebook-score-heading = Liczenie punktów
rulebook-score-routes = Połączenia: punkty, które już masz.
rulebook-score-tickets = Bilety: każdy zrealizowany dodaje swoją wartość, każdy inny ją odbiera.
play-line-routes = połączenia
play-line-tickets = bilety
play-line-completed = zrealizowane bilety
ending-routes = Połączenia
ending-routes-text = Punkty za połączenia zajęte w czasie gry.
ending-tickets = Bilety
ending-line-completed = Zrealizowane bilety
example-score = Końcowy wynik, wiersz po wierszu
example-score-routes = Zajętych połączeń: { $count } (liczba × pola: { $shown }), za co należy się { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
example-score-tickets = Dwa bilety są zrealizowane ({ $done } i { $more }), jeden nie ({ $lost }): { $done } + { $more } − { $lost } = { $points }.
example-score-total = Razem: { $total }.
`,"../../../src/semafor/rules/stations.pl.ftl":`# Co ten moduł zasad mówi graczom
module-stations = dworce
rulebook-turn-station = budujesz dworzec
rulebook-station-heading = Dworce
rulebook-station-build = Masz { $supply ->
    [one] { $supply } dworzec
    [few] { $supply } dworce
   *[many] { $supply } dworców
}. Budowa jednego zajmuje całą turę; można go postawić w każdym mieście, które nie ma jeszcze dworca. Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru, trzeci trzy jednego koloru; lokomotywy zastępują każdą kartę.
rulebook-station-use = Na końcu każdy dworzec pozwala ci użyć do wszystkich biletów jednego cudzego połączenia, które prowadzi do tego miasta. Najkorzystniejsze zostanie wybrane za ciebie. Najdłuższej trasy ono nie wydłuża.
rulebook-station-keep = Dworzec, którego nie zbudujesz, jest wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rulebook-score-stations = Dworce: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy niezbudowany.
rulebook-ties-stations_built = mniej zbudowanych dworców
coach-hint-station = Gdy ktoś stoi ci na drodze
coach-hint-station-text = Dworzec w mieście pozwala użyć do biletów jednego cudzego połączenia, które tam prowadzi. Pierwszy kosztuje jedną kartę. Każdy niezbudowany jest wart cztery punkty.
reason-station-ticket = { $count ->
    [one] Pożycza połączenie rywala dla biletu { $tickets }, który inaczej jest odcięty.
   *[other] Pożycza połączenie rywala dla biletów, które inaczej są odcięte: { $tickets }.
}
reason-station = { $place }: tory rywala mogą teraz posłużyć biletom.
describe-station = dworzec: { $city }, zapłata: { $pay }
describe-part-stations = Dworce (miejscami): { $value }
describe-part-left = Pozostałe dworce (miejscami): { $value }
error-unknown-city = Nie ma miasta „{ $city }”.
error-no-stations-left = Nie masz już dworców.
error-wrong-station-cost = Twój następny dworzec kosztuje { $needs ->
    [one] { $needs } kartę
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-city-has-station = { $city }: tu stoi już dworzec.
plan-station = { $city }: tutejszy dworzec pożycza { $route }
plan-station-new = { $city }: zbuduj dworzec i pożycz { $route }
play-command-station = s dworzec
play-menu-station = s dworzec
play-help-station = zbuduj dworzec: „s paryż”
play-prompt-station = W którym mieście (Enter: wstecz)
play-column-stations = dworce
play-no-station = Nie możesz teraz zbudować dworca.
play-fact-built-station = dworzec: { $place }
play-line-stations = niezbudowane dworce
play-line-stations-built = zbudowane dworce
ending-stations = Niezbudowane dworce
ending-line-stations_built = Zbudowane dworce
do-station = Dworzec
do-station-about = Pozwala użyć na swoje bilety jednego połączenia rywala przy tym mieście.
web-at-place = { $what }: { $place }
web-place = Miasto
web-place-choose = wybierz tu albo na planszy
do-station-go = Zbuduj dworzec
web-key-choice = wybór z własnym przyciskiem, na przykład dworzec
rulebook-first-station = Ktoś był szybszy? Poszukaj objazdu, a jeśli go nie ma, dworzec we właściwym mieście pozwoli ci użyć cudzego połączenia.
example-station = Dworzec ratuje bilet
example-station-stuck = Masz bilet { $a } – { $b }. Twoja trasa kończy się w mieście { $middle }, a ostatnie połączenie należy do kogoś innego.
example-station-build = Budujesz dworzec w mieście { $middle }. { $supply ->
    [one] To jedyny, jaki masz.
   *[other] Pierwszy kosztuje jedną kartę, następny dwie w jednym kolorze i tak dalej; wszystkich masz { $supply }.
}
example-station-end = Na końcu możesz użyć tego jednego połączenia: bilet jest zrealizowany. Właściciel nic na tym nie traci.
example-score-stations = Masz jeszcze { $left ->
    [one] { $left } niezbudowany dworzec
    [few] { $left } niezbudowane dworce
   *[many] { $left } niezbudowanych dworców
}, za każdy { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}. Razem { $points }.
`,"../../../src/semafor/rules/ticket_mix.pl.ftl":`# Co ten moduł zasad mówi graczom
module-ticket_mix = dwie talie biletów
rulebook-setup-mix = Dostajesz do wyboru { $offer ->
    [one] { $offer } bilet
    [few] { $offer } bilety
   *[many] { $offer } biletów
}: najpierw mówisz, ile z nich ma być z talii krótkich, a ile z talii długich, potem je oglądasz i zatrzymujesz co najmniej { $keep ->
    [one] jeden
    [2] dwa
   *[other] { $keep }
}.
rulebook-ticket-mix = W swojej turze możesz dobrać { $offer ->
    [one] { $offer } nowy bilet
    [few] { $offer } nowe bilety
   *[many] { $offer } nowych biletów
}: najpierw mówisz, ile z talii krótkich, a ile z talii długich. Zatrzymujesz co najmniej { $keep ->
    [one] jeden
   *[other] { $keep }
}; reszta trafia pod spód swojej talii.
rulebook-ticket-few-mix = Gdy w wybranej talii zostało mniej biletów, bierzesz tyle, ile jest; z drugiej talii się ich nie uzupełnia.
coach-hint-mix = Dwie talie biletów
coach-hint-mix-text = Najpierw powiedz, ile krótkich i ile długich biletów chcesz obejrzeć. Krótkie szybko się realizuje, długie są więcej warte.
reason-mix-first = Krótkie bilety da się szybko zrealizować.
reason-mix-second = Długie bilety dają więcej punktów.
reason-mix-both = Trochę krótkich biletów dla pewności, trochę długich dla punktów.
describe-mix = dobranie biletów: { $mix }
error-name-the-mix = Podaj, ile biletów z której talii, łącznie { $count }.
play-prompt-mix = Ile
play-mix = Dobierasz razem { $total ->
    [one] { $total } bilet
    [few] { $total } bilety
   *[many] { $total } biletów
}: { $first } i { $second }. Ile ma być pierwszych? Reszta będzie z drugiej talii.
play-wrong-mix = Wpisz jedną liczbę (bilety { $first }) albo dwie, razem { $total } (bilety { $first } i { $second }), na przykład „3 1”.
play-fact-announced-mix = dobrane bilety: { $deck } – { $first }, { $deck_b } – { $second }
web-status-announce = Wybierz, z których talii będą bilety.
do-tickets = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}: z których talii?
do-tickets-about = Krótkie bilety realizuje się szybko, długie dają więcej.
do-tickets-go = Dobierz
error-mix-too-large = ticket_mix.offer to { $offer }, a naraz można dać do wyboru najwyżej { $most }: ustaw tickets.most na { $offer }.
error-mix-of-decks = Moduł „ticket_mix” miesza dwie talie biletów; „decks” wymienia: { $decks }.
`,"../../../src/semafor/rules/tickets.pl.ftl":`# Co ten moduł zasad mówi graczom
rulebook-turn-tickets = dobierasz nowe bilety
rulebook-setup-tickets = { $offer ->
    [one] Dostajesz do wyboru { $offer } bilet
    [few] Dostajesz do wyboru { $offer } bilety
   *[many] Dostajesz do wyboru { $offer } biletów
} i zatrzymujesz co najmniej { $keep ->
    [one] jeden
    [2] dwa
   *[other] { $keep }
}. Wszyscy wybierają jednocześnie.
rulebook-setup-few = Gdy biletów jest za mało, każdy dostaje po trzy albo po dwa i wystarczy zatrzymać jeden. Zdarza się to tylko w kampanii, gdy wiele biletów już wycofano.
rulebook-setup-long = Jeden z nich jest długi: wart wiele, ale i droga daleka. Można go oddać jak każdy inny. Później długich biletów już się nie dobiera.
rulebook-setup-rejects = { $where ->
    [box] To, co teraz oddasz, odpada z gry.
    [shuffle] To, co teraz oddasz, zostanie wtasowane z powrotem w swoją talię.
   *[under] To, co oddasz, trafia pod spód talii biletów, w dowolnej kolejności.
}
rulebook-ticket-heading = Bilety
rulebook-ticket-draw = W swojej turze możesz dobrać { $offer ->
    [one] { $offer } nowy bilet
    [few] { $offer } nowe bilety
   *[many] { $offer } nowych biletów
} i zatrzymać co najmniej { $keep ->
    [one] jeden
   *[other] { $keep }
}. Reszta trafia pod spód talii.
rulebook-ticket-few = Gdy w talii zostało mniej biletów, bierzesz tyle, ile jest.
rulebook-ticket-count = Bilet jest zrealizowany, gdy jego miejsca łączy nieprzerwany ciąg twoich połączeń, choćby okrężną drogą. Bilety nie zużywają połączeń: jedna linia może służyć wielu.
rulebook-ticket-secret = Zatrzymany bilet zostaje do końca i do końca nikt inny go nie widzi.
rulebook-ties-completed = więcej zrealizowanych biletów
describe-tickets = dobranie biletów
describe-keep = zatrzymane bilety: { $tickets }
describe-kept = { $count ->
    [one] zatrzymany { $count } bilet
    [few] zatrzymane { $count } bilety
   *[many] zatrzymanych { $count } biletów
}
phase-tickets = wybór biletów
error-no-tickets-left = Nie ma już biletów do dobrania.
error-not-offered = Biletu „{ $ticket }” nie ma wśród wyłożonych przed tobą.
error-return-all-others = Oddać trzeba dokładnie te bilety, których nie zatrzymujesz.
error-keep-more = Zatrzymaj co najmniej { $needs ->
    [one] { $needs } bilet
    [few] { $needs } bilety
   *[many] { $needs } biletów
}.
play-deck-tickets = bilety
play-deck-regular = zwykłe
play-deck-short = krótkie
play-deck-long = długie
play-fact-drew-tickets = { $count ->
    [one] { $count } dobrany bilet
    [few] { $count } dobrane bilety
   *[many] { $count } dobranych biletów
}
play-fact-kept-tickets = { $kept ->
    [one] { $kept } bilet zatrzymany
    [few] { $kept } bilety zatrzymane
   *[many] { $kept } biletów zatrzymanych
}, { $returned ->
    [0] bez oddanych
    [one] { $returned } oddany
    [few] { $returned } oddane
   *[many] { $returned } oddanych
}
web-status-keep = Wybierz bilety: zatrzymaj co najmniej { $count }.
rulebook-first-tickets = Wybierz bilety. Dwa w tę samą stronę są łatwiejsze niż dwa w różne, bo korzystają ze wspólnych połączeń. Program pokazuje na mapie, dokąd każdy prowadzi.
rulebook-first-more = Wszystkie bilety gotowe, a wagoników jeszcze dużo? Dobierz nowe bilety albo zajmuj długie połączenia dla punktów.
example-ticket = Bilet od początku do końca
example-ticket-get = Zatrzymujesz bilet { $ticket }. Zrealizowany daje swoją wartość, czyli { $points }; niezrealizowany tyle samo zabiera.
example-ticket-build = W ciągu gry zajmujesz { $routes ->
    [one] to { $routes } połączenie
    [few] te { $routes } połączenia
   *[many] tych { $routes } połączeń
}, w dowolnej kolejności. Trasa nigdzie się nie urywa, więc bilet jest gotowy. Każda inna droga między tymi miejscami też by wystarczyła.
`,"../../../src/semafor/rules/tunnels.pl.ftl":`# Co ten moduł zasad mówi graczom
module-tunnels = tunele
rulebook-tunnel-heading = Tunele
rulebook-tunnel-reveal = Połączenia w skalnej ramce to tunele. Wykładasz zwykłą zapłatę, a potem odkrywa się { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu stosu. Każda z nich w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty tego koloru (albo lokomotywy).
rulebook-tunnel-choice = Płacisz dopłatę i tunel jest twój, za zwykłe punkty i wagoniki. Albo rezygnujesz: karty wracają na rękę i tura się kończy.
rulebook-tunnel-locomotives = Jeśli w zapłacie są same lokomotywy, liczą się tylko odkryte lokomotywy i tylko lokomotywami się dopłaca.
rulebook-tunnel-piles = Odkryte karty się odrzuca. Gdy w stosie i wśród odrzuconych jest ich za mało, odkrywa się tylko te, które są; gdy nie ma żadnej, tunel nic więcej nie kosztuje.
coach-hint-tunnel-open = Połączenia w skalnej ramce
coach-hint-tunnel-open-text = To tunele. Gdy wyłożysz karty, odkrywa się trzy następne, a każda w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty. Dobrze mieć jedną lub dwie w zapasie.
coach-hint-tunnel = Tunel wymaga dopłaty
coach-hint-tunnel-text = Zapłać dodatkowe karty, a będzie twój. Albo zrezygnuj: karty wracają na rękę, ale tura się kończy.
reason-open-tunnel-pay = Tunel jest wart dopłaty.
reason-open-tunnel-withdraw = Karty wracają na rękę: dopłata była za wysoka albo nie było z czego zapłacić.
reason-tunnel-pay = { $surcharge ->
    [one] { $surcharge } karta więcej za { $route } to mniej niż następna próba.
    [few] { $surcharge } karty więcej za { $route } to mniej niż następna próba.
   *[many] { $surcharge } kart więcej za { $route } to mniej niż następna próba.
}
reason-tunnel-withdraw = { $surcharge ->
    [one] { $surcharge } karta więcej za { $route } to za dużo; karty wracają na rękę.
    [few] { $surcharge } karty więcej za { $route } to za dużo; karty wracają na rękę.
   *[many] { $surcharge } kart więcej za { $route } to za dużo; karty wracają na rękę.
}
reason-tunnel-cannot = { $surcharge ->
    [one] Na ręce nie ma karty na dopłatę.
    [few] Na ręce nie ma { $surcharge } kart na dopłatę.
   *[many] Na ręce nie ma { $surcharge } kart na dopłatę.
}
describe-pay = dopłata: { $pay }
describe-withdraw = rezygnacja z tunelu
phase-tunnel = dopłata za tunel
describe-part-revealed = Odkryte: { $value }
describe-part-surcharge = Dopłata: { $value }
error-wrong-surcharge = Dopłata to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-surcharge-colour = Kolor dopłaty to { $colour } (można też płacić lokomotywami).
error-surcharge-locomotives = Tu można dopłacić tylko lokomotywami.
plan-surcharge = Spodziewana dopłata za tunele, w kartach: { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-kind-tunnel = tunel
play-prompt-tunnel = Twój wybór [1]
play-tunnel-odds = Dopłata w kartach: { $odds }.
play-tunnel-odds-none = żadna { $percent }%
play-tunnel-odds-some = { $count ->
    [one] jedna { $percent }%
    [2] dwie { $percent }%
    [3] trzy { $percent }%
   *[other] { $count }: { $percent }%
}
play-tunnel-odds-cannot = Szansa, że zabraknie ci kart: { $percent }%.
play-tunnel-revealed = Tunel odkrywa: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] Potrzebna jest jeszcze { $count } karta (kolor { $colour } albo lokomotywa).
    [few] Potrzebne są jeszcze { $count } karty (kolor { $colour } albo lokomotywy).
   *[many] Potrzeba jeszcze { $count } kart (kolor { $colour } albo lokomotywy).
}
play-tunnel-surcharge-locomotives = { $count ->
    [one] Potrzebna jest jeszcze { $count } lokomotywa.
    [few] Potrzebne są jeszcze { $count } lokomotywy.
   *[many] Potrzeba jeszcze { $count } lokomotyw.
}
play-tunnel-pay = zapłać { $cards }
play-tunnel-withdraw = zrezygnuj: karty wracają na rękę, tura się kończy
play-fact-revealed = tunel: { $card }
play-fact-surcharge = dopłata: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
play-fact-withdrew = rezygnacja z tunelu { $route }
web-status-tunnel = Tunel kosztuje więcej: zapłać albo zrezygnuj.
web-tunnel-warning = Tunel: odkrywa się trzy karty, a każda pasująca kosztuje jedną kartę więcej.
ask-tunnel = Tunel: { $route }
ask-tunnel-about = { $colour_id ->
    [locomotive] { $count ->
        [one] Potrzebna jest jeszcze { $count } lokomotywa.
        [few] Potrzebne są jeszcze { $count } lokomotywy.
       *[many] Potrzeba jeszcze { $count } lokomotyw.
    }
   *[other] { $count ->
        [one] Potrzebna jest jeszcze { $count } karta (kolor { $colour } albo lokomotywa).
        [few] Potrzebne są jeszcze { $count } karty (kolor { $colour } albo lokomotywy).
       *[many] Potrzeba jeszcze { $count } kart (kolor { $colour } albo lokomotywy).
    }
}
do-pay-with = Dopłata
ask-tunnel-go = Dopłać i zajmij
ask-tunnel-cannot = Nie masz na to kart.
do-withdraw = Zrezygnuj
example-tunnel = Tunel z dopłatą
example-tunnel-pay = Tunel { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}. Wykładasz: { $paid }.
example-tunnel-turn = { $cards ->
    [one] Odkrywa się { $cards } kartę, i to w twoim kolorze. Tunel wymaga jeszcze jednej karty.
    [few] Odkrywa się { $cards } karty. Jedna jest w twoim kolorze, więc tunel wymaga jeszcze jednej karty.
   *[many] Odkrywa się { $cards } kart. Jedna jest w twoim kolorze, więc tunel wymaga jeszcze jednej karty.
}
example-tunnel-done = Dopłacasz – razem { $all ->
    [one] { $all } karta
    [few] { $all } karty
   *[many] { $all } kart
} zamiast { $length } – i tunel jest twój. Jeśli takiej karty nie masz albo ci jej szkoda, zabierasz karty z powrotem i tura się kończy.
example-turned = Odkryte karty
`,"../../../src/semafor/rules/turns.pl.ftl":`# Co ten moduł zasad mówi graczom
rulebook-goal-heading = O co chodzi
rulebook-goal = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miejscami. Połączenie składa się z kilku pól i daje punkty w chwili zajęcia. Bilety są tajne: każdy wymienia dwa miejsca i na końcu daje swoją wartość, jeśli łączy je ciąg twoich połączeń, a jeśli nie – tyle samo odbiera. Wygrywa największa liczba punktów.
rulebook-setup-heading = Zanim zacznie się gra
rulebook-setup-start = Każdy dostaje na początek { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
} i { $hand ->
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
}, a licznik punktów stoi na zerze. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-setup-first = Kto zaczyna, ustalacie przed grą albo rozstrzyga los. Potem gra się w kolejności miejsc, zgodnie z ruchem wskazówek zegara.
rulebook-setup-cards = Karty mają { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
}, w każdym po { $each ->
    [one] { $each } karcie
    [few] { $each } karty
   *[many] { $each } kart
}; do tego { $locomotives ->
    [one] dochodzi { $locomotives } lokomotywa
    [few] dochodzą { $locomotives } lokomotywy
   *[many] dochodzi { $locomotives } lokomotyw
}. Lokomotywa zastępuje kartę dowolnego koloru.
rulebook-turn-heading = Twoja tura
rulebook-turn = W swojej turze robisz dokładnie jedną z tych rzeczy, potem kolej na następną osobę:
rulebook-turn-pass = Spasować można tylko wtedy, gdy żadna z nich nie jest możliwa.
rulebook-end-heading = Koniec gry
rulebook-end = Gdy ktoś kończy turę, mając najwyżej { $threshold ->
    [one] { $threshold } wagonik
    [few] { $threshold } wagoniki
   *[many] { $threshold } wagoników
}, zaczyna się ostatnia runda. Każdy ma jeszcze jedną turę, ta osoba na końcu. Potem następuje liczenie.
rulebook-ties-heading = Gdy jest remis
rulebook-ties = Przy równej liczbie punktów decyduje kolejno:
rulebook-ties-shared = a jeśli i to jest równe, zwycięstwo jest wspólne
rulebook-ties-turn_order = późniejsze miejsce w kolejności tur
rulebook-tips-heading = Trzy rady na początek
rulebook-tips-long = Długie połączenia dają znacznie więcej punktów za wagonik niż krótkie.
rulebook-tips-same-way = Bilety w tym samym kierunku korzystają ze wspólnych torów: warto zatrzymać je razem.
rulebook-tips-narrow = Gdzie do miasta prowadzi tylko jedno połączenie, ktoś może być szybszy. Takie miejsca zajmuj najpierw.
describe-pass = pas
phase-turn = tura
error-must-act = Spasować można tylko wtedy, gdy nie da się zrobić nic innego.
play-fact-passed = pas
play-fact-last-round = { $player }: { $trains ->
    [one] został { $trains } wagonik
    [few] zostały { $trains } wagoniki
   *[many] zostało { $trains } wagoników
}. Zaczyna się ostatnia runda.
play-fact-game-over = Koniec gry.
web-status-pass = Nic nie da się zrobić: spasuj.
rulebook-first-heading = Pierwsza gra krok po kroku
rulebook-first-deal = Program rozdaje: masz { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
} i { $hand ->
    [0] ani jednej karty
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
}. Obok planszy { $market ->
    [one] leży { $market } odkryta karta
    [few] leżą { $market } odkryte karty
   *[many] leży { $market } odkrytych kart
} i stos.
rulebook-first-end = Patrz, ile komu zostało wagoników. Gdy ktoś ma ich już tylko { $threshold } albo mniej, każdy ma jeszcze jedną turę. Potem pokazuje się bilety i liczy punkty.
`}))].join(`
`);export{e as default};