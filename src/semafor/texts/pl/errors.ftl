# Dlaczego coś odrzucono. Po jednym komunikacie na każdy klucz przyczyny w kodzie: error-<przyczyna>.

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
