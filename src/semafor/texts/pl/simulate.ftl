# Masowa symulacja
simulate-edition = EDYCJA
simulate-help-edition = jedna z: { $known }
simulate-help-bots = od dwóch do pięciu botów, po jednym na miejsce, rozdzielonych przecinkami; dostępne: { $known } (domyślnie: greedy,random)
simulate-help-games = liczba partii (domyślnie: 100)
simulate-help-seed = liczba całkowita, od której zależy każda partia (domyślnie: 0)
simulate-help-workers = liczba procesów (domyślnie: jeden na rdzeń); nie zmienia wyniku
simulate-help-json = wypisz jeden obiekt JSON zamiast tabeli
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
