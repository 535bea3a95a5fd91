var e=`# Dlaczego coś odrzucono. Po jednym komunikacie na każdy klucz przyczyny w kodzie: error-<przyczyna>.

# Ruchy
error-malformed = Tego ruchu nie da się odczytać: sprawdź „{ $field }”.
error-unknown-move = Nie ma ruchu „{ $do }”.
error-game-over = Gra jest już skończona.
error-not-your-turn = To nie twoja kolej.
error-not-now = Tego nie można teraz zrobić.
error-not-legal = Ten ruch nie jest teraz dozwolony.
error-must-act = Spasować można tylko wtedy, gdy nie da się zrobić nic innego.
error-piles-empty = Nie ma już kart do dobrania.
error-unknown-card = Nie ma karty „{ $card }”.
error-not-open = Takiej karty nie ma na wystawce: { $card }.
error-locomotive-second = Odkryta lokomotywa nie może być drugą kartą.
error-unknown-route = Nie ma połączenia „{ $route }”.
error-wrong-count = { $route }: koszt to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-wrong-colour = { $route }: trzeba zapłacić kolorem: { $colour } (albo lokomotywami).
error-two-colours = Wszystkie kolorowe karty zapłaty muszą być tego samego koloru.
error-name-the-colour = Można zapłacić kilkoma kolorami: podaj, którym.
error-route-taken = { $route }: to połączenie jest już zajęte.
error-own-twin = { $route }: masz już połączenie równoległe.
error-twin-closed = { $route }: przy tylu graczach można zająć tylko jedno z połączeń równoległych, to jest zamknięte.
error-too-few-trains = { $route }: potrzeba { $needs ->
    [one] { $needs } wagonika
   *[many] { $needs } wagoników
}, a zostało ci { $left }.
error-too-few-locomotives = { $route }: w zapłacie musi być co najmniej { $needs ->
    [one] { $needs } lokomotywa
    [few] { $needs } lokomotywy
   *[many] { $needs } lokomotyw
}.
error-cards-not-in-hand = Nie masz na to kart.
error-wrong-surcharge = Dopłata to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-surcharge-colour = Dopłatę trzeba zapłacić kolorem: { $colour } albo lokomotywami.
error-unknown-city = Nie ma miasta „{ $city }”.
error-no-stations-left = Nie masz już dworców.
error-wrong-station-cost = Twój następny dworzec kosztuje { $needs ->
    [one] { $needs } kartę
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-city-has-station = { $city }: tu stoi już dworzec.
error-no-tickets-left = Nie ma już biletów do dobrania.
error-name-the-mix = Podaj, ile biletów z której talii: razem { $count }.
error-not-offered = Biletu „{ $ticket }” nie ma wśród wyłożonych przed tobą.
error-return-all-others = Oddać trzeba dokładnie te bilety, których nie zatrzymujesz.
error-keep-more = Zatrzymaj co najmniej { $needs ->
    [one] { $needs } bilet
    [few] { $needs } bilety
   *[many] { $needs } biletów
}.
error-not-an-end = { $place }: to nie jest koniec zajętego połączenia.
error-one-passenger = { $place }: weź jednego pasażera, podając jego kolor.
error-no-such-passenger = Nie ma tam pasażera tego koloru.

# Przygotowanie gry
error-unknown-edition = Nie ma edycji „{ $edition }”; znane edycje: { $known }.
error-unknown-variant = Edycja { $edition } nie ma biletów „{ $variant }”; znane: { $known }.
error-unknown-module = Edycja { $edition } podaje nieznany moduł zasad: { $module }.
error-unknown-option = Nie ma opcji „{ $name }”.
error-bad-parameter = Ustawienie { $name } nie może mieć wartości „{ $value }”; oczekiwano: { $expected }.
error-bad-seats = W grze bierze udział od dwóch do pięciu graczy, a nie { $seats }.
error-bad-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0, a jest ich { $seats }.
error-bad-first = Pierwszym miejscem nie może być { $first }: miejsca liczy się od 0, a jest ich { $seats }.
error-too-few-tickets = W talii biletów „{ $deck }” jest { $tickets }, a przy tylu graczach potrzeba { $needed }.
error-too-large = Ta plansza jest za duża dla silnika.
error-step-taken = Dwie zasady chcą być krokiem { $number } w „{ $procedure }”.
error-option-taken = Dwie zasady chcą być możliwością { $number } w „{ $decision }”.
error-bad-position = Taka pozycja nie może powstać: { $key } zawiera „{ $value }”.
error-map = Mapy { $source } nie można użyć: { $row }: { $expected }.
error-not-playable = Ta edycja nie ma zasad dla czegoś, co jest na mapie: { $what } ({ $where }).
error-no-terminal = Gra w tym oknie wymaga terminala na wejściu i na wyjściu; „semafor serve” gra w przeglądarce.
error-no-people = Przy ekranie nikt nie siedzi: co najmniej jedno miejsce musi mieć nazwę „you” (same boty grają w „semafor simulate”).
error-option-form = Opcja ma postać NAZWA=WARTOŚĆ, a nie „{ $text }”.

# Zapisy partii
error-record-unreadable = Nie można odczytać pliku { $file }: { $why }.
error-record-not-text = { $file } nie jest zapisem partii: to nie jest tekst w UTF-8.
error-record-json = { $file } nie jest kompletnym plikiem JSON: wiersz { $line }, kolumna { $column }.
error-record-shape = To nie jest zapis partii: brakuje „{ $key }” albo ma zły typ (oczekiwano: { $expected }).
error-record-format = Zapis ma format { $found }; ten program czyta format { $expected }.
error-record-rules = Zapis powstał w wersji { $found } zasad; ten program ma wersję { $expected }.
error-record-map = Tę partię rozegrano na innej mapie edycji { $edition }.
error-record-chance = Zapis jest niespójny: z ruchu { $move } wynikają inne losowania niż zapisane.
error-record-move = Ruch { $move } w zapisie jest niedozwolony: { $why }.
error-record-unfinished = Zapis podaje wynik, ale po jego { $moves } ruchach gra nie jest skończona.
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

# Turnieje
error-tournament-no-edition = Podaj edycję ({ $known } albo „all”) lub pliki po --show.
error-too-few-bots = Turniej wymaga co najmniej dwóch botów, a { $count ->
    [one] podano { $count } bota
   *[other] podano { $count } botów
}.
error-bot-twice = Bota „{ $name }” podano dwa razy; bot przeciw sobie gra w „semafor simulate”.
error-bots-or-pair = Podaj --bots albo --pair, nie oba naraz.
error-bad-pair = Para to dwa boty rozdzielone przecinkiem, a nie „{ $text }”.
error-anchor-form = Punkt odniesienia ma postać BOT=ELO, a nie „{ $text }”.
error-unknown-anchor = Bot „{ $name }”, punkt odniesienia rankingu, nie gra; grają: { $known }.
error-sprt-form = Test ma postać ELO0,ELO1 (na przykład 0,50), a nie „{ $text }”.
error-sprt-needs-two = Test sekwencyjny wymaga dokładnie dwóch botów i dwóch miejsc.
error-bad-sprt = Pierwsze Elo testu musi być mniejsze od drugiego, oba między -{ $most } a { $most }, a nie { $elo0 } i { $elo1 }.
error-bad-sprt-error = Poziom błędu testu musi być większy od 0 i mniejszy od 0,5, a nie { $value }.
error-results-differ = { $file } zawiera inny turniej ({ $key }: { $found }, a nie { $expected }); podaj inny plik.
error-results-not-ours = { $file } nie jest plikiem z wynikami turnieju.
error-results-format = { $file } ma format { $found }; ten program czyta format { $expected }.
error-results-line = Wiersz { $line } pliku { $file } jest uszkodzony.
error-results-unwritable = Nie można zapisać pliku { $file }: { $why }.

# Planowanie
error-plan-no-tickets = Nie ma biletów do zaplanowania: podaj je po --tickets.
error-plan-not-with-record = { $option } można podać z edycją, a nie z zapisaną grą.
error-plan-bad-move = Liczba ruchów w zapisie to { $moves }, więc nie ma pozycji po ruchu { $move }.
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

# Why a table on the server refuses something
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
error-not-away = Bot może zastąpić inną osobę dopiero wtedy, gdy nie ma jej od { $seconds } sekund.
error-game-rules = Tę grę rozpoczęto według zasad w wersji { $found }, a ten serwer ma wersję { $expected }. Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-game-map = Tę grę rozpoczęto na innej mapie ({ $edition }). Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-bad-pace = Boty mogą czekać od 0 do { $most } milisekund.
error-bad-clock = Zegar ma albo od 1 do { $days } dni na każdą turę, albo od 1 do { $bank } sekund i najwyżej { $increment } sekund dodatku za turę.
error-seat-twice = Możesz zająć tylko jedno miejsce; drugie oddaj innej osobie albo botowi.
error-no-open-seats = W trybie „{ $mode }” nikt nie może dołączyć: przydziel każde miejsce osobie przy tym ekranie albo botowi.
error-no-people-here = Przydziel co najmniej jedno miejsce człowiekowi.
error-bad-branch = Liczba ruchów w tej grze: { $moves }; graj dalej od pozycji przed ostatnim z nich.
error-no-explaining = Powody bota zdradzają jego bilety: poznaje je tylko ktoś, kto sam gra przeciwko botom.
error-nothing-to-explain = Ten bot jeszcze nie wykonał ruchu.

# \`semafor serve\` i to, czego serwer odmawia.

cli-summary-serve = graj w przeglądarce: w pojedynkę, przy jednym ekranie, z telefonami albo przez sieć

serve-help-port = port (domyślnie { $port } albo następny wolny)
serve-help-host = adres, na którym serwer nasłuchuje (domyślnie: tylko ten komputer)
serve-help-host-name = nazwa, pod którą przeglądarki znajdują serwer, np. gry.example.org; można podać kilka
serve-help-lan = wpuść urządzenia z twojej sieci: wypisuje adres i kod QR
serve-help-open = otwórz przeglądarkę
serve-help-proxy = ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto: tylko za własnym serwerem pośredniczącym
serve-help-data = plik ze wszystkimi partiami (domyślnie w twoim katalogu danych)
serve-help-database = trzymaj partie w PostgreSQL: postgresql://użytkownik@serwer/nazwa
serve-help-redis = przekazuj nowości między procesami przez Redis zamiast PostgreSQL: redis://serwer
serve-help-workers = liczba procesów (domyślnie 1; więcej tylko z --database)
serve-help-backup = zapisz spójną kopię partii do pliku FILE i zakończ; działającemu serwerowi to nie przeszkadza
serve-help-production =
    Dla znajomych w twojej sieci:  semafor serve --lan

    W internecie postaw przed nim serwer pośredniczący z TLS i powiedz obu o sobie:
      semafor serve --port 8765 --host-name gry.example.org --proxy-header
    Pośrednik musi przekazywać Host, przejście na WebSocket, X-Forwarded-For
    i X-Forwarded-Proto. Przykład dla nginx jest w docs/serving.md.

    Wiele stołów: kilka procesów przy jednym PostgreSQL, tu albo na wielu maszynach:
      semafor serve --database postgresql://semafor@baza/semafor --workers 4 …
    O ruchach procesy powiadamiają się przez sam PostgreSQL albo przez --redis.

    Kopie: semafor serve --backup partie-dzis.sqlite albo pg_dump.
    Obserwuj /healthz (200, gdy można zapisywać partie) i /metrics (Prometheus).
serve-ready = Semafor jest gotowy: { $url }
serve-lan = Dla telefonów i innych komputerów w twojej sieci: { $url }
serve-no-lan = Ten komputer nie ma teraz adresu w sieci, więc dołączyć można tylko z niego samego.
serve-stopped = Zatrzymano. Wszystkie partie są zapisane.
serve-backed-up = Wszystkie partie skopiowano do { $file }.

# Czego nie da się uruchomić

error-bad-port = Nie ma portu { $port }: wybierz liczbę od 1 do 65535.
error-port-taken = Portu { $port } pod adresem { $host } nie można użyć ({ $why }): wybierz inny przez --port.
error-bad-database-url = --database oczekuje adresu w rodzaju postgresql://użytkownik@serwer/nazwa.
error-bad-redis-url = --redis oczekuje adresu w rodzaju redis://serwer:6379.
error-data-or-database = --data dotyczy SQLite, a --database PostgreSQL: podaj jedno z nich.
error-redis-alone = --redis łączy procesy, które mają wspólny PostgreSQL: podaj go przez --database.
error-workers-need-database = Kilka procesów potrzebuje wspólnego PostgreSQL: podaj go przez --database.
error-lan-or-host = --lan samo nasłuchuje wszędzie: pomiń --host.
error-store-in-use = Inny serwer używa pliku { $path }: zatrzymaj go albo podaj inny plik przez --data.
error-store-folder = Nie można zapisywać w { $path } ({ $why }): podaj inny plik przez --data.
error-store-file = { $path } nie nadaje się na bazę danych ({ $why }): podaj inny plik przez --data.
error-store-newer = Partie zapisało późniejsze wydanie (wersja bazy { $found }, to wydanie zna { $latest }): zaktualizuj Semafor.
error-store-unreachable = PostgreSQL nie odpowiada ({ $why }): sprawdź adres i czy baza działa.
error-store-not-durable = Ten PostgreSQL ma wyłączone synchronous_commit i mógłby zgubić ruchy: włącz je dla tej bazy.
error-bus-unreachable = Redis nie odpowiada ({ $why }): sprawdź adres i czy działa.
error-backup-missing = W { $path } nie ma żadnych partii: podaj plik przez --data.
error-backup-exists = { $path } już istnieje: podaj nowy plik.
error-backup-failed = Kopia do { $path } się nie udała ({ $why }).
error-backup-postgres = PostgreSQL kopiuje się jego własnym narzędziem: pg_dump.

# Czego serwer odmawia

error-store-down = Serwer nie może teraz niczego zapisać. Ruch nie przepadł: spróbuj ponownie za kilka sekund.
error-thinking-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-worker-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-wrong-host = Serwer nie zna siebie pod tą nazwą: uruchom go z --host-name albo użyj jego własnego adresu.
error-wrong-origin = To żądanie nie pochodzi ze strony tego serwera.
error-too-many = Za dużo naraz: odczekaj chwilę.
error-too-long = To było za długie.
error-too-slow = Żądanie docierało zbyt długo: spróbuj ponownie.
error-unreadable = Serwer nie mógł odczytać wiadomości: odśwież stronę.
error-hello-first = Połączenie zaczęło się w zły sposób: odśwież stronę.
error-reload = Jest nowa wersja strony: odśwież ją.
error-seat-moved = To miejsce jest teraz na innym urządzeniu.
error-server = Coś poszło źle na serwerze. Nic, co zrobiono, nie przepadło: odśwież stronę.
error-bad-request = Serwer nie zrozumiał żądania: { $why }
error-unknown-path = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się zrobić pod tym adresem.
error-unknown-game = Nie ma takiej partii: sprawdź link.
error-bad-link = Ten link został już użyty albo jest za stary: poproś o nowy.
error-bad-name = Nazwa ma od 1 do { $most } znaków.
error-bad-password = Hasło ma od { $least } do { $most } znaków.
error-wrong-password = Nazwa albo hasło się nie zgadza.
error-name-taken = Ta nazwa jest zajęta: wybierz inną.
error-has-account = Masz już konto: najpierw się wyloguj.
error-no-session = Sesja wygasła: odśwież stronę.

# Kampanie na serwerze
error-unknown-campaign = Nie ma takiej kampanii.
error-not-your-company = To nie jest twoja spółka.
error-campaign-sealed = Ręce i tajne strony w kampanii pozostają zakryte.
error-campaign-open = Jednej ze spółek nikt jeszcze nie objął: niech zagra za nią bot albo niech pauzuje w tej grze.
error-campaign-bot-already = Za tę spółkę decyduje już bot.
error-campaign-not-away = Bot może zdecydować za kogoś innego dopiero wtedy, gdy kampania czeka na tę osobę od dłuższej chwili.
error-campaign-no-bot = Za tę spółkę nie decyduje bot.

# Gra w terminalu: argumenty
play-arg-edition = jedna z: { $known } (bez niej pyta menu)
play-arg-seats = gracze w kolejności, po przecinku: you, you:IMIĘ, poziom ({ $levels }) albo bot ({ $bots }); express przyjmuje budżet, na przykład express@400 (partie naprzód) lub express@0.5s (sekundy). Przykład: you,regular. Bez tej opcji o przeciwnika pyta menu
play-arg-seed = decyduje o wszystkich losowaniach; to samo ziarno daje to samo rozdanie
play-arg-resume = wznów zapisaną grę
play-arg-option = opcja edycji, na przykład tickets=mega (można podać kilka razy)

# Karty i kolory
play-card-purple = fioletowy
play-card-blue = niebieski
play-card-orange = pomarańczowy
play-card-white = biały
play-card-green = zielony
play-card-yellow = żółty
play-card-black = czarny
play-card-red = czerwony
play-card-locomotive = lokomotywa
play-card-grey = dowolny
play-deck-tickets = bilety
play-deck-regular = zwykłe
play-deck-short = krótkie
play-deck-long = długie
play-kind-tunnel = tunel
play-kind-ferry = prom
play-sign-claimable = możesz zająć
play-sign-closed = zamknięte dla ciebie
play-sign-wanted = po drodze

# Polecenia: pokazywane jest pierwsze słowo
play-command-deck = d dobierz stos
play-command-claim = c z zajmij
play-command-tickets = t bilety bilet
play-command-station = s dworzec
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
play-menu-station = s dworzec
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
play-help-station = zbuduj dworzec: „s paryż”
play-help-pass = spasuj, gdy nie da się zrobić nic innego
play-help-board = cała plansza; „b chicago” pokazuje połączenia jednego miasta
play-help-hand = twoje karty i bilety
play-help-hint = najlepsze ruchy i ich szanse na wygraną; trwa sekundę
play-help-explain = dlaczego boty tak zagrały (zdradza ich bilety)
play-help-why = dlaczego połączenia nie można zająć: „w sea hel”
play-help-log = co się dotąd wydarzyło
play-help-screen = narysuj ekran od nowa
play-help-help = ta pomoc
play-help-quit = zapisz i wyjdź; grę można potem wznowić
play-help-words = Wystarczą początki nazw, polskie znaki nie są potrzebne. x cofa, Enter wybiera pierwszą możliwość.

# Pytania w wierszu
play-prompt-edition = Edycja [1]
play-prompt-level = Przeciwnik [2]
play-prompt-turn = Twój ruch
play-prompt-second-card = Druga karta
play-prompt-claim = Które połączenie (numer albo miasta, Enter: wstecz)
play-prompt-route = Numer połączenia (Enter: wstecz)
play-prompt-payment = Zapłata [1]
play-prompt-station = W którym mieście (Enter: wstecz)
play-prompt-mix = Ile
play-prompt-keep = Zatrzymuję
play-prompt-tunnel = Twój wybór [1]
play-prompt-passenger = Zabieram [1]
play-prompt-why = Które połączenie
play-prompt-curtain = Naciśnij Enter
play-prompt-end-turn = Naciśnij Enter, by zakończyć ruch

# Ekran
play-you = Ty
play-person = Gracz
play-players = Gracze
play-table = Kto gra
play-news = Od twojego ostatniego ruchu
play-news-none = Gra się zaczyna.
play-round = runda { $round }
play-last-round = ostatnia runda: { $turns ->
    [one] został { $turns } ruch
    [few] zostały { $turns } ruchy
   *[many] zostało { $turns } ruchów
}
play-column-points = punkty
play-column-trains = wagoniki
play-column-cards = karty
play-column-tickets = bilety
play-column-stations = dworce
play-column-passengers = pasaż.
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
play-ticket-lost = nie ma już drogi
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
play-hint-thinking = Rozgrywam partie naprzód…
play-explain = Dlaczego boty tak zagrały
play-explain-nothing = Od twojego ruchu żaden bot nie zagrał.
play-curtain = Ekran przejmuje { $player }.

# Pytania i odpowiedzi
play-which-level = Z kim grasz?
play-which-edition = Która edycja?
play-keep = Zatrzymaj co najmniej { $fewest }: wpisz numery, na przykład „1 3”, albo a, by wziąć wszystkie.
play-mix = Dobierasz razem { $total ->
    [one] { $total } bilet
    [few] { $total } bilety
   *[many] { $total } biletów
}. Ile z talii „{ $first }”? Reszta będzie z talii „{ $second }”.
play-several-routes = Pasuje kilka połączeń; które?
play-more-routes = … i jeszcze { $count ->
    [one] { $count } krótkie połączenie
    [few] { $count } krótkie połączenia
   *[many] { $count } krótkich połączeń
}: b pokazuje wszystkie.
play-tunnel-revealed = Tunel odkrywa: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] Potrzebna jest jeszcze { $count } karta
    [few] Potrzebne są jeszcze { $count } karty
   *[many] Potrzeba jeszcze { $count } kart
}: { $colour } albo lokomotywy.
play-tunnel-pay = zapłać { $cards }
play-tunnel-withdraw = zrezygnuj: karty wracają na rękę, ruch się kończy
play-passengers = { $place }: kogo zabierasz?
play-passenger-none = nikogo
play-wrong-command = „{ $text }” nie jest tu poleceniem; ? pokazuje pomoc.
play-wrong-number = Wpisz liczbę od 1 do { $last }.
play-wrong-slot = Na wystawce są karty od 1 do { $last }.
play-wrong-keep = Wpisz numery od 1 do { $last }, na przykład „1 2”, albo a, by wziąć wszystkie.
play-wrong-mix = Wpisz jedną liczbę (z talii „{ $first }”) albo dwie, razem { $total } („{ $first }” i „{ $second }”), na przykład „3 1”.
play-slot-empty = Tu nic nie leży.
play-no-route = Żadne połączenie nie pasuje do „{ $text }”.
play-no-city = Żadne miasto nie pasuje do „{ $text }”.
play-which-city = Do „{ $text }” pasuje kilka miast: { $cities }.
play-no-claims = Nie ma teraz połączenia, które możesz zająć; w i nazwy miast powie dlaczego.
play-no-station = Nie możesz teraz zbudować dworca.

play-why-nothing = masz wszystko, czego trzeba
play-why-own = jest już twoje
play-why-taken = już zajęte: { $owner }
play-why-own-twin = masz połączenie równoległe
play-why-twin-closed = zamknięte: przy tylu graczach można zająć tylko jedno z połączeń równoległych
play-why-trains = potrzeba { $needs } wagoników, zostało ci { $left }
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

# Co się wydarzyło: po „Imię: ”
play-fact-drew = karta ze stosu
play-fact-drew-known = { $card } ze stosu
play-fact-took = { $card } z wystawki
play-fact-claimed = { $route } ({ $length }), +{ $points } pkt
play-fact-passed = pas
play-fact-last-round = { $player }: { $trains ->
    [one] został { $trains } wagonik
    [few] zostały { $trains } wagoniki
   *[many] zostało { $trains } wagoników
}. Zaczyna się ostatnia runda.
play-fact-game-over = Koniec gry.
play-fact-market-reset = Leżały trzy odkryte lokomotywy: cała wystawka jest wymieniona.
play-fact-reshuffled = Odrzucone karty potasowano w nowy stos.
play-fact-drew-tickets = dobiera { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}
play-fact-announced-mix = dobiera bilety: { $first_name } { $first }, { $second_name } { $second }
play-fact-kept-tickets = zatrzymuje { $kept ->
    [one] { $kept } bilet
    [few] { $kept } bilety
   *[many] { $kept } biletów
}, oddaje { $returned }
play-fact-revealed = tunel: { $card }
play-fact-surcharge = dopłata { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
play-fact-withdrew = rezygnacja z tunelu { $route }
play-fact-built-station = dworzec: { $place }
play-fact-took-passenger = pasażer { $card } ({ $place })

# Koniec
play-end = wynik końcowy
play-winners = { $count ->
    [one] Wygrywa: { $players }
   *[many] Wygrywają wspólnie: { $players }
}
play-line-routes = połączenia
play-line-tickets = bilety
play-line-longest = najdłuższa trasa
play-line-stations = niezbudowane dworce
play-line-globetrotter = najwięcej biletów
play-line-passengers = pasażerowie
play-line-total = razem
play-line-rank = miejsce
play-line-completed = zrealizowane bilety
play-line-longest-length = wagoniki na najdłuższej trasie
play-line-stations-built = zbudowane dworce
play-line-passengers-taken = zabrani pasażerowie
play-record-saved = Zapis partii: { $file }
play-replay-command = Sprawdź go i obejrzyj: { $command } --show
play-saved = Gra jest zapisana: { $file }
play-resume-command = Wznowienie: { $command }

# Odtwarzanie zapisu
replay-arg-file = zapis partii (.semafor.json)
replay-arg-show = wypisz całą partię, ruch po ruchu
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

# Legendy: karty i kolumny
play-card-newspaper = gazeta
play-column-dollars = dolary
play-column-company = spółka
play-dollars = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
play-sign-large = duże miasto: kto zajmie prowadzące do niego połączenie, dobiera kartę
play-caboose = brankard
play-event-none = Nie ma aktywnego wydarzenia.
play-event-active = Wydarzenie: { $name }. { $text }
play-event-past = Ostatnie wydarzenie: { $name }. { $text }
play-events-left = wydarzenia w talii: { $count }
play-prompt-discard = Odrzucam [1]
play-prompt-archive = Do archiwum [1]
play-discard = Wybierz kartę do odrzucenia; { $count ->
    [one] została { $count } karta.
    [few] zostały { $count } karty.
   *[many] zostało { $count } kart.
}
play-archive = Jesteś na ostatnim miejscu i usuwasz z gry jedno wydarzenie. Które?

# Wydarzenia: nazwy i działanie
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
event-blank = Zwykły dzień
event-blank-text = Nic się nie dzieje.

# Co się wydarzyło
play-fact-claimed-plain = { $route } ({ $length })
play-fact-company-bonus = kolor spółki, +{ $dollars } $
play-fact-large-city = duże miasto
play-fact-event = gazeta! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] wydarzenie daje { $dollars } dolara
    [few] wydarzenie daje { $dollars } dolary
   *[many] wydarzenie daje { $dollars } dolarów
}
play-fact-money-gained = +{ $dollars } $
play-fact-money-paid = płaci { $dollars } $
play-fact-discarded = odrzuca: { $card }
play-fact-archived = usuwa z gry wydarzenie: { $name }

play-why-closed-now = zamknięte, dopóki działa obecne wydarzenie
play-why-fee = opłata wynosi { $needs } $, masz { $left } $

# Wynik końcowy
play-line-dollars = dolary na koniec gry
play-line-unused-trains = premia za mało wagoników
play-line-turn-order = kolejność po pierwszym graczu
play-caboose-next = Ostatnie miejsce, więc pierwszy ruch w następnej grze: { $player } (brankard)

# Zwykły tekst
describe-choose = wybierz: { $option }
describe-seat-dollars = Miejsce { $seat }: dolary { $points }, wagoniki { $trains }, karty { $cards }, bilety { $tickets }
describe-part-companies = Spółki według miejsc: { $value }
describe-part-active_event = Aktywne wydarzenie: { $value }
describe-part-event_pile = Dotychczasowe wydarzenia: { $value }

# Dlaczego bot tak gra
reason-claim-company = Kolor własnej spółki: od razu daje premię.
reason-claim-large = Duże miasto: połączenie daje kartę.
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
reason-keep-dollars = Dolary: { $points }, potrzebne wagoniki: około { $needed } z { $trains }.
reason-discard = Karta, której najmniej szkoda ({ $card }: { $have }).
reason-archive = Jedno z nich musi zniknąć.

# Dlaczego coś odrzucono
error-piles-low = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most } kart, nie można dobierać.
error-route-beyond = { $route }: to połączenie wychodzi poza planszę; można je zająć, gdy na obu końcach leży miasto.
error-route-closed-now = { $route }: tego połączenia nie można zająć, dopóki działa obecne wydarzenie.
error-fee-not-paid = { $route }: opłata wynosi { $needs } $, a masz mniej.
error-name-the-further-card = Podaj karty: trzeba dołożyć jedną dowolną kartę.
error-card-not-in-hand = Nie masz takiej karty: { $card }.
error-unknown-event = Nie ma wydarzenia „{ $event }”.
error-event-not-in-pile = Wydarzenie „{ $event }” nie leży w stosie odkrytych.
error-bad-effect = { $where }: { $what }.

# W przeglądarce
web-money = { $amount } $
web-company = spółka: { $colour }
web-company-none = bez spółki
web-caboose-title = ma kartę brankardu: do tej osoby należał pierwszy ruch
web-large-city = duże miasto
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
web-effect-discard = Odrzuć kartę
web-effect-discard-about = { $event }: { $count ->
    [one] do odrzucenia jeszcze { $count } karta.
    [few] do odrzucenia { $count } karty, jedna po drugiej.
   *[many] do odrzucenia { $count } kart, jedna po drugiej.
}
web-effect-discard-do = Odrzuć
web-effect-archive = Usuń wydarzenie z gry
web-effect-archive-about = Jesteś na ostatnim miejscu: jedno z odkrytych wydarzeń już nie wróci.
web-effect-archive-do = Usuń
web-effect-have = na ręce: { $count }
web-note-cost = { $event }: koszt w kartach to { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
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
web-note-company = Kolor twojej spółki: od razu daje { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-company-card = Kolor twojej spółki: od razu dobierasz kartę.
web-note-bonus = { $event }: jeszcze { $dollars ->
    [one] { $dollars } dolar
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-large = Duże miasto: dobierasz też kartę z wierzchu stosu.

# W skrócie, do pomocy przy stole
short-dollars = Dolary
short-dollars-text = Są zamiast punktów: z biletów, z połączeń w kolorze twojej spółki, z wydarzeń, a na końcu za zużyte wagoniki. Samo połączenie nic nie daje.
short-events = Gazety i wydarzenia
short-events-text = Gazeta w stosie odkrywa kolejne wydarzenie. Jedne działają raz, inne zmieniają zasady dla wszystkich aż do następnej gazety.
short-companies = Twoja spółka
short-companies-text = Połączenie w kolorze twojej spółki od razu daje dwa dolary, czymkolwiek płacisz. Szare nigdy tego nie dają.
short-large_cities = Duże miasta
short-large_cities-text = Na planszy mają mosiężną obwódkę. Połączenie z takim miastem daje też kartę z wierzchu stosu.
short-caboose = Brankard
short-caboose-text = Kto ma tę kartę, zaczyna; na końcu dostaje ją ten, kto zajął ostatnie miejsce.

# Boty: poziomy, charaktery, czas na myślenie
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
bot-character-express = Raz po raz rozgrywa w głowie partię do końca i robi ruch, który wygrywał najczęściej.
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
error-bad-budget = „{ $name }” nie ma właściwego budżetu: to liczba iteracji, na przykład 400, albo sekundy, na przykład 0.5s.

# Dlaczego taki ruch: jedno zdanie, dla botów i dla podpowiedzi, więc bez podmiotu
reason-only = Jedyny dozwolony ruch.
reason-random = Każdy ruch jest równie dobry.
reason-other = Wygląda najlepiej.
reason-pass = Nic innego nie da się zrobić.

reason-claim-completes = { $count ->
    [one] Realizuje bilet { $tickets }.
   *[other] Realizuje bilety: { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Leży na drodze biletu { $tickets }.
   *[other] Leży na drodze kilku biletów: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Leży na drodze biletu { $tickets }, a obu końców dotykają tory rywala: zaraz może być zajęte.
   *[other] Leży na drodze kilku biletów ({ $tickets }), a obu końców dotykają tory rywala: zaraz może być zajęte.
}
reason-claim-only-way = { $count ->
    [one] Bez tego połączenia nie da się zrealizować biletu { $tickets }.
   *[other] Bez tego połączenia nie da się zrealizować biletów: { $tickets }.
}
reason-claim-block = Nie pozwala rywalowi połączyć torów, które dotykają obu końców.
reason-claim-longest = { $points ->
    [one] Daje { $points } punkt
    [few] Daje { $points } punkty
   *[many] Daje { $points } punktów
} i wydłuża własną najdłuższą trasę (wagoniki: { $length }, najdłuższa u rywali: { $rival }).
reason-claim-passengers = { $points ->
    [one] Daje { $points } punkt i pasażerów po drodze.
    [few] Daje { $points } punkty i pasażerów po drodze.
   *[many] Daje { $points } punktów i pasażerów po drodze.
}
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
    [one] Ostatni ruch: zdobywa jeszcze { $points } punkt.
    [few] Ostatni ruch: zdobywa jeszcze { $points } punkty.
   *[many] Ostatni ruch: zdobywa jeszcze { $points } punktów.
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
reason-draw-locomotive-ferry = Prom { $route } wymaga lokomotywy.
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
reason-draw-last = Ostatni ruch, a nic innego już nic nie daje.
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
reason-tickets-hopeless = Otwartych biletów nie da się już zrealizować; nowe mogą pasować do ułożonych torów.
reason-tickets-time = { $needed ->
    [one] Plan wymaga { $needed } z { $trains } wagoników: jest czas na kolejny bilet.
   *[many] Plan wymaga { $needed } z { $trains } wagoników: jest czas na kolejny bilet.
}
reason-mix-first = Krótkie bilety da się szybko zrealizować.
reason-mix-second = Długie bilety dają więcej punktów.
reason-mix-both = Trochę krótkich biletów dla pewności, trochę długich dla punktów.

reason-keep-done = { $count ->
    [one] Już zrealizowany: { $tickets }.
   *[other] Już zrealizowane: { $tickets }.
}
reason-keep-line = Wszystko leży na jednej linii: razem { $together } wagoników zamiast { $apart } osobno.
reason-keep-way = Plan i tak tamtędy prowadzi: nie trzeba ani jednego wagonika więcej.
reason-keep-near = { $more ->
    [one] Za { $points } punktów wystarczy { $more } wagonik ponad plan.
    [few] Za { $points } punktów wystarczą { $more } wagoniki ponad plan.
   *[many] Za { $points } punktów wystarczy { $more } wagoników ponad plan.
}
reason-keep-points = Punkty: { $points }, potrzebne wagoniki: około { $needed } z { $trains }.
reason-keep-least = Coś trzeba zatrzymać, a tak traci się najmniej.

reason-station-ticket = { $count ->
    [one] Pożycza połączenie rywala dla biletu { $tickets }, który inaczej jest odcięty.
   *[other] Pożycza połączenie rywala dla biletów, które inaczej są odcięte: { $tickets }.
}
reason-station = { $place }: tory rywala mogą teraz posłużyć biletom.

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

reason-passengers-lead = Daje lub utrzymuje przewagę wśród pasażerów ({ $colours }).
reason-passengers-level = Zrównuje się z prowadzącym wśród pasażerów ({ $colours }).
reason-passengers-more = Zbliża się do prowadzącego wśród pasażerów ({ $colours }).
reason-passengers-none = Nie ma tam nikogo, kogo warto zabrać.

reason-found = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win } %.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win } %.
}
reason-found-next = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win } %, następny { $next } %.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win } %, następny { $next } %.
}

# Strona w przeglądarce

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
web-percent = { $share } %
web-days-hours = { $days } d { $hours } godz.
error-offline = Serwer nie odpowiada. Czy na pewno działa?

# Strona główna
web-start-title = Dokąd jedzie następny pociąg?
web-start-lead = Zajmuj połączenia między miastami i realizuj bilety, zanim skończą się wagoniki.
web-continue = Kontynuuj
web-show-all = Wszystkie gry ({ $count })
web-show-fewer = Mniej gier
web-your-turn = Twój ruch
web-their-turn = Ruch innych
web-status-lobby = Czeka na graczy
web-won-by = Wygrana: { $players }
web-new-game = Nowa gra
web-who-against = { $edition }: z kim grasz?
web-more-ways = Więcej sposobów gry
web-other-ways = Inne początki
web-tutorial = Pierwsza gra
web-tutorial-about = Nauka w trakcie gry, krok po kroku
web-with-friends = Ze znajomymi
web-with-friends-about = Przy jednym ekranie, z telefonami albo przez link
web-join = Dołącz do gry
web-join-about = Masz zaproszenie? Wklej tu jego link.
web-replays-about = Zakończone gry, ruch po ruchu
web-replays-count = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}
web-replays-lead = Każdą zakończoną grę można obejrzeć ruch po ruchu, oczami każdego gracza, i z każdego miejsca grać dalej.
web-replays-none = Żadna gra nie jest jeszcze zakończona.
web-edition-usa-classic = Gra podstawowa: karty, połączenia, bilety i najdłuższa trasa.
web-edition-usa-refreshed = Więcej nowych biletów, cztery do wyboru; koniec przychodzi szybciej.
web-edition-europe = Promy, tunele, które mogą kosztować więcej, i dworce, które pożyczają połączenie.
web-edition-germany = W miastach czekają pasażerowie, a bilety są w dwóch taliach.
web-edition-legends = Dolary zamiast punktów, własna spółka i gazety, które zmieniają zasady.

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
web-variant-standard = jak w pudełku
web-variant-1910 = 1910
web-variant-mega = mega
web-variant-big-cities = wielkie miasta
web-clock-rule = Zegar
web-clock-none = bez zegara
web-clock-quick = 10 minut + 15 sekund na ruch
web-clock-calm = 25 minut + 30 sekund na ruch
web-clock-day = dzień na ruch
web-clock-days = trzy dni na ruch
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
web-seat-waiting = czeka
web-fill-level = Poziom botów na wolnych miejscach
web-start-now = Zacznij
web-start-with-bots = { $count ->
    [one] Zacznij, z { $count } botem
   *[many] Zacznij, z { $count } botami
}
web-wait-host = Grę zaczyna ten, kto otworzył stół.
web-invite = Zaproszenie
web-invite-about = Kto ma ten link, może zająć wolne miejsce. Konto nie jest potrzebne.
web-invite-link = Link z zaproszeniem
web-invite-code = Zaproszenie jako kod QR
web-copy = Kopiuj
web-copied = Skopiowano
web-codes = Telefony zamiast kart
web-codes-about = Zeskanuj kod miejsca: telefon pokaże karty i bilety, a ten ekran planszę.
web-code-of = Kod QR: { $player }
web-code-new = Pokaż kod
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
web-account-in = Jesteś na koncie: { $name }.
web-account-lost = Nie ma poczty elektronicznej, więc utraconego hasła nie można odzyskać.
web-register = Nowe konto
web-login = Zaloguj się
web-logout = Wyloguj się
web-password = Hasło
web-shown-name = Imię widoczne dla innych
web-language = Język
web-theme = Kolory
web-theme-auto = jak urządzenie
web-theme-light = jasne
web-theme-dark = ciemne
web-motion = Animacje
web-motion-off = wyłączone
web-motion-fast = szybkie
web-motion-normal = zwykłe
web-motion-slow = wolne
web-sounds = Dźwięki
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
web-passengers = pasażerowie
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
web-status-turn-no-cards = Twój ruch: bilety albo połączenie. Zostało za mało kart, żeby dobierać.
web-status-second = Dobierz drugą kartę.
web-status-keep = Wybierz bilety: zatrzymaj co najmniej { $count }.
web-status-mix = Wybierz, z których talii będą bilety.
web-status-tunnel = Tunel kosztuje więcej: zapłać albo się wycofaj.
web-status-passengers = Kto jedzie z tobą?
web-status-discard = { $count ->
    [one] Odrzuć jeszcze { $count } kartę.
    [few] Odrzuć { $count } karty.
   *[many] Odrzuć { $count } kart.
}
web-status-archive = Usuń z gry jedno wydarzenie.
web-status-pass = Nic nie da się zrobić: spasuj.
web-status-chosen = Twój wybór zapisany. Wybierają jeszcze: { $players }
web-status-waiting = Teraz: { $players }
web-status-handover = To koniec twojego ruchu.
web-status-substitute = Gra za ciebie bot.
web-connection-lost = Brak połączenia z serwerem. Próbuję ponownie…
web-connection-now = Spróbuj teraz

# Decyzje
web-pay-with = Zapłata
web-pay-all = Wszystkie sposoby ({ $count })
web-claim = { $points ->
    [one] Zajmij za { $points } punkt
    [few] Zajmij za { $points } punkty
   *[many] Zajmij za { $points } punktów
}
web-claim-plain = Zajmij połączenie
web-claim-later = Możesz je zająć w swoim ruchu.
web-points = punkty
web-trains-after = zostanie wagoników
web-completes = Realizuje: { $tickets }
web-helps = Leży na drodze: { $tickets }
web-tunnel-warning = Tunel: odkrywa się trzy karty, a każda pasująca kosztuje jedną kartę więcej.
web-route-own = To twoje połączenie.
web-route-owner = zajęte: { $player }
web-route-free = wolne
web-route-name = { $route }, { $about }: { $state }
web-locomotives = { $count ->
    [one] { $count } lokomotywa
    [few] { $count } lokomotywy
   *[many] { $count } lokomotyw
}
web-station = Dworzec
web-station-about = Pozwala użyć na swoje bilety jednego połączenia rywala przy tym mieście.
web-station-in = Dworzec: { $city }
web-station-city = Miasto
web-station-choose = wybierz tu albo na planszy
web-station-build = Zbuduj dworzec
web-tunnel = Tunel
web-tunnel-how = Dopłata
web-tunnel-pay = Dopłać i zajmij
web-tunnel-cannot = Nie masz na to kart.
web-tunnel-withdraw = Wycofaj się
web-passengers-title = Kto jedzie z tobą?
web-passengers-about = Po jednym pasażerze z każdego końca nowego połączenia.
web-passengers-take = Odjazd
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
web-keep-trains = razem z pozostałymi około { $needed } z { $trains } wagoników
web-mix-title = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}: z których talii?
web-mix-about = Krótkie bilety realizuje się szybko, długie dają więcej.
web-mix-draw = Dobierz
web-pass = Pas
web-undo = Cofnij
web-return = Wracam do gry
web-substitute-me = Niech bot gra za mnie
web-substitute = Niech gra bot: { $player }
web-curtain-about = Teraz powinna patrzeć tylko ta osoba.
web-curtain-open = To ja: { $player }

# Bilety, plany, podpowiedzi
web-ticket-balance = teraz { $points }
web-ticket-balance-title = Zrealizowane bilety minus otwarte
web-plan = Pokaż drogę
web-plan-all = Pokaż drogę
web-plan-ticket = Pokaż drogę: { $ticket }
web-plan-summary = Wagoniki: około { $trains }; brakujące karty: { $cards }
web-none = brak
web-ticket-done = Zrealizowane: { $tickets }
web-why = Dlaczego?
web-hint-use = Biorę
web-hint-note = { $games ->
    [one] Po { $games } partii rozegranej naprzód, ze znajomością tylko tego, co wiesz ty.
   *[many] Po { $games } partiach rozegranych naprzód, ze znajomością tylko tego, co wiesz ty.
}
web-hint-range = od { $low } do { $high } %
web-final-score = Wynik końcowy

# Dziennik
web-log-line = { $player }: { $text }
web-log-early = bilety wybrane
web-log-undone = cofnięty ruch
web-log-substitute = zastępuje bot
web-log-return = powrót do stołu
web-log-start = Gra się zaczyna.
web-log-sit = siada do stołu

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
web-key-station = zbuduj dworzec
web-key-commit = zrób to, co mówi otwarty panel
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
web-use-power = Użyj: { $power }
web-panels = Z kampanii
web-powers = Karty twojego biura
web-power-left = zostało: { $count }
web-power-postcard = pocztówka { $number }
`;export{e as default};