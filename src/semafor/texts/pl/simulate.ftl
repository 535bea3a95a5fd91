# Masowa symulacja
simulate-edition = EDYCJA
simulate-help-edition = jedna z: { $known }
simulate-help-bots = od dwóch do pięciu botów, po jednym na miejsce, rozdzielonych przecinkami; dostępne: { $known } (domyślnie: greedy,random)
simulate-help-games = liczba partii (domyślnie: 100)
simulate-help-seed = liczba całkowita, od której zależy każda partia (domyślnie: 0)
simulate-help-workers = liczba procesów (domyślnie: jeden na rdzeń); nie zmienia wyniku
simulate-help-json = wypisz jeden obiekt JSON zamiast tabeli
simulate-help-out = zapisz każdą grę w pliku, po jednym wierszu: .parquet (wymaga dodatku data) albo .jsonl; przerwaną symulację można dokończyć
simulate-help-moves = zapisz w pliku także wszystkie ruchy
simulate-help-cluster = graj na działającym klastrze Ray: ray albo ray:HOST:PORT (wymaga dodatku ray)
simulate-stopped = Przerwano. Rozegrane gry są zapisane: to samo polecenie dokończy { $file }.
error-bad-games-file = Nazwa pliku { $file } musi się kończyć na .parquet albo .jsonl.
error-games-not-ours = { $file } nie jest plikiem z rozegranymi grami albo nie jest cały.
error-games-differ = { $file } zawiera inną symulację ({ $key }: { $found }, a nie { $expected }); podaj inny plik.
error-moves-need-file = --moves mówi, co zapisać w pliku: podaj go w --out.
error-bad-cluster = Klaster nazywa się ray albo ray:ADRES, a nie „{ $text }”.
error-no-cluster = Pod { $address } nie odpowiada żaden klaster Ray: { $why }
error-extra-missing = Brakuje pakietu ({ $what }): pip install "semafor[{ $extra }]".
simulate-progress = Partie
simulate-heading = { $edition }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { NUMBER($seed, useGrouping: 0) }
simulate-footer = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($speed, maximumFractionDigits: 0) } na sekundę, { $workers ->
    [one] { $workers } proces
    [few] { $workers } procesy
    [many] { $workers } procesów
   *[other] { $workers } procesu
}); średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury na partię. Bilety: zrealizowane. Czas: jednej decyzji. Przedziały: 95%.
simulate-lost = { $name }: { $count ->
    [one] przepadł { $count } ruch
    [few] przepadły { $count } ruchy
   *[many] przepadło { $count } ruchów
}; za każdym razem zagrano zwykły dozwolony.
simulate-column-bot = bot
simulate-column-games = partie
simulate-column-wins = wygrane
simulate-column-share = odsetek
simulate-column-score = średni wynik
simulate-column-tickets = bilety
simulate-column-turns = tury
simulate-column-time = czas
simulate-whole = { NUMBER($value, maximumFractionDigits: 0) }
simulate-wins = { NUMBER($value, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-score = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-time = { NUMBER($value, maximumFractionDigits: 0) } µs

error-unknown-bot = Nie ma bota o nazwie „{ $name }”; dostępne boty: { $known }.
error-bad-bot-count = W grze jest od dwóch do pięciu miejsc, a { $count ->
    [one] podano { $count } bota
    [few] podano { $count } boty
   *[many] podano { $count } botów
}.
error-bad-game-count = Liczba partii musi wynosić co najmniej 1, a nie { $count }.
error-bad-worker-count = Liczba procesów musi wynosić co najmniej 1, a nie { $count }.

# The data set
dataset-help-folder = gdzie powstaje zbiór danych; przerwane tworzenie można dokończyć
dataset-help-editions = edycje oddzielone przecinkami (domyślnie wszystkie, które są w programie); znane: { $known }
dataset-help-bots = od dwóch do pięciu botów, po jednym na miejsce, oddzielonych przecinkami (domyślnie: planner,greedy)
dataset-help-games = liczba partii w każdej edycji (domyślnie: 1000)
dataset-done = Gotowe: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; folder: { $path }.
error-dataset-there = W { $folder } jest już gotowy zbiór danych: podaj inny folder.
error-dataset-differs = { $folder } zaczęto z innymi edycjami, botami, liczbą partii albo ziarnem: podaj inny folder.

# The report
report-help-out = strona do zapisania (domyślnie: report-EDYCJA.html)
report-help-bots = od dwóch do pięciu botów, po jednym na miejsce, oddzielonych przecinkami (domyślnie: planner,planner)
report-help-games = liczba partii (domyślnie: 400)
report-written = Raport jest w { $file }.
report-title = raport
report-intro = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} przy stole na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}; boty: { $bots }; ziarno { NUMBER($seed, useGrouping: 0) }; średnio { NUMBER($turns, maximumFractionDigits: 0) ->
    [one] { NUMBER($turns, maximumFractionDigits: 0) } tura
    [few] { NUMBER($turns, maximumFractionDigits: 0) } tury
   *[many] { NUMBER($turns, maximumFractionDigits: 0) } tur
} na partię. W nawiasach i ciemną kreską: przedziały 95%.
report-note = Udziały i średnie policzono z zakończonych partii botów; ludzie mogą grać inaczej.
report-seat = Miejsce { $seat }
report-bots = Boty
report-bots-about = Wygrana dzielona przez kilku liczy się każdemu z nich.
report-scores = Wyniki
report-scores-about = Jak rozkładają się wyniki końcowe.
report-seats = Kto zaczyna
report-seats-about = Wygrane według miejsca, od pierwszego; linia przerywana pokazuje, gdzie wszystkie miejsca są równe.
report-heat = Plansza
report-heat-about = Im ciemniejsza trasa, tym częściej ktoś ją zajmuje. Po najechaniu widać, w ilu procentach partii.
report-routes = Trasy zajmowane najczęściej
report-routes-about = W ilu procentach partii ktoś je zajmuje.
report-worth = Trasy zwycięzców
report-worth-about = Jak często wygrywa właściciel trasy, dla tras zajętych w co najmniej jednej dziesiątej partii; kolejność według dolnego końca przedziału. Zwycięzcy zajmują dobre trasy i dużo tras: to nie dowód, że wygrywa właśnie ta.
report-tickets = Bilety
report-tickets-about = Jak często ten, kto zatrzymał bilet, go realizuje i ile bilet średnio przynosi: swoje punkty albo ich stratę.
report-bottlenecks = Wąskie gardła
report-bottlenecks-about = Sąsiednie miasta, między którymi na koniec partii nie ma już nic do zajęcia.
report-colours = Wydane karty
report-colours-about = Ile kart każdego rodzaju wydano na trasy, średnio w jednej partii.
report-column-bot = bot
report-column-games = partie
report-column-wins = wygrane
report-column-score = średni wynik
report-column-ticket = bilet (punkty)
report-column-kept = zatrzymany
report-column-completed = zrealizowany
report-column-points = punkty średnio
report-column-holder = wygrane posiadacza
