# Turnieje
tournament-help-edition = jedna z: { $known }; „all” oznacza wszystkie po kolei
tournament-help-bots = boty rozdzielone przecinkami, każdy gra z każdym (albo w każdym składzie stołu); dostępne: { $known } (domyślnie: greedy,random)
tournament-help-pair = dokładnie dwa boty, zamiast --bots
tournament-help-one = tylko pierwszy bot gra z każdym z pozostałych; przy większym stole siedzi sam wśród tylu egzemplarzy jednego z nich, ilu trzeba
tournament-help-seats = liczba miejsc przy stole, od 2 do 5 (domyślnie: 2)
tournament-help-games = liczba partii każdej pary lub składu, zaokrąglana w górę do pełnych rozdań (domyślnie: 100; z --sprt 20000 jako granica)
tournament-help-seed = liczba całkowita, od której zależy każda partia (domyślnie: 0)
tournament-help-workers = liczba procesów (domyślnie: jeden na rdzeń); nie zmienia wyniku
tournament-help-clock = co odmierza sekundy na myślenie: wall (zegar ścienny) albo cpu, czyli czas procesora, który stoi, gdy zajmują go inne programy (domyślnie: wall)
tournament-help-option = opcja edycji; można podać kilka razy
tournament-help-out = plik z wynikami; to samo polecenie gra dalej od miejsca, w którym je przerwano
tournament-help-label = słowo, które odróżnia kompilacje tej samej wersji przy porównywaniu plików
tournament-help-anchor = bot, którego ranking jest ustalony (domyślnie: greedy=1000, a bez niego średnia 1500)
tournament-help-sprt = zakończ, gdy będzie jasne, czy pierwszy z dwóch botów jest lepszy o ELO1, czy tylko o ELO0 (na przykład 0,50)
tournament-help-alpha = jak często test może błędnie wskazać ELO1 (domyślnie: 0.05)
tournament-help-beta = jak często test może błędnie wskazać ELO0 (domyślnie: 0.05)
tournament-help-show = nic nie rozgrywaj, wypisz tabele z plików z wynikami; pliki jednej edycji są oceniane razem
tournament-help-json = wypisz jeden obiekt JSON zamiast tabel
tournament-progress-sprt = { $edition }, LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } … { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-stopped = Przerwano. Dotychczasowe partie są w pliku { $file }; to samo polecenie zagra dalej od tego miejsca.
tournament-stopped-unsaved = Przerwano. Bez --out nic nie zostało zapisane.
tournament-heading = { $edition }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} na { $deals ->
    [one] { $deals } rozdaniu
   *[other] { $deals } rozdaniach
}, ziarno { $seeds }
tournament-file = wersja { $version }, ziarno { $seed }: { $bots }
tournament-no-games = Żadna partia nie jest jeszcze skończona.
tournament-column-bot = bot
tournament-column-elo = Elo
tournament-column-games = partie
tournament-column-share = odsetek wygranych
tournament-column-score = średni wynik
tournament-column-tickets = bilety zreal./ zatrzym.
tournament-column-completed = odsetek
tournament-column-longest = najdł. trasa
tournament-column-bonus = premia
tournament-column-first = wygrane z 1. miejsca
tournament-column-turns = tury
tournament-column-time = średni czas
tournament-column-slowest = maks. czas
tournament-column-meetings = spotkania
tournament-column-results = wygr./ rem./ przegr.
tournament-column-duel-share = odsetek punktów
tournament-column-pairs = rozdania wg punktów 2/1½/1/½/0
tournament-elo = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($width, maximumFractionDigits: 0) }
tournament-elo-alone = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) }
tournament-tickets = { NUMBER($completed, minimumFractionDigits: 1, maximumFractionDigits: 1) }/{ NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-percent = { NUMBER($share, maximumFractionDigits: 0) }%
tournament-time-ms = { NUMBER($value, maximumFractionDigits: 0) } ms
tournament-time-s = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-sprt = Test sekwencyjny: { $first } przeciw { $second }, Elo { NUMBER($elo0, maximumFractionDigits: 1) } czy { NUMBER($elo1, maximumFractionDigits: 1) }? Logarytm ilorazu wiarygodności { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) } po { $pairs ->
    [one] { $pairs } lustrzanym rozdaniu
   *[other] { $pairs } lustrzanych rozdaniach
}; rozstrzyga { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } albo { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) } (błędy: { NUMBER($alpha, maximumFractionDigits: 1) }% i { NUMBER($beta, maximumFractionDigits: 1) }%).
tournament-verdict-elo1 = Werdykt: przyjmujemy, że różnica { $first } − { $second } wynosi { NUMBER($elo1, maximumFractionDigits: 1) } Elo lub więcej, a nie { NUMBER($elo0, maximumFractionDigits: 1) }.
tournament-verdict-elo0 = Werdykt: przyjmujemy, że różnica { $first } − { $second } wynosi { NUMBER($elo0, maximumFractionDigits: 1) } Elo lub mniej, a nie { NUMBER($elo1, maximumFractionDigits: 1) }.
tournament-verdict-open = Bez werdyktu: te partie nie rozstrzygają, czy różnica { $first } − { $second } wynosi { NUMBER($elo0, maximumFractionDigits: 1) }, czy { NUMBER($elo1, maximumFractionDigits: 1) } Elo.
tournament-note-anchor = Elo: model Bradleya–Terry’ego, { $name } = { NUMBER($elo, maximumFractionDigits: 1, useGrouping: 0) }.
tournament-note-versions = We wszystkich wersjach liczy się jako jeden i ten sam bot.
tournament-note-mean = Elo: model Bradleya–Terry’ego, średnia wszystkich botów = 1500.
tournament-note-groups = Boty z różnych tabel rankingu nie mają wspólnych przeciwników: tych rankingów nie można porównywać.
tournament-note-intervals = Przedziały: 95%; wszystkie partie jednego rozdania to jedna obserwacja.
tournament-note-time = Czas dotyczy jednej decyzji.
tournament-note-pairs = Każde rozdanie jest grane dwa razy z zamianą miejsc.
tournament-note-table = Każde rozdanie jest grane we wszystkich obrotach miejsc; spotkanie to dwa boty jednej partii, wygrywa je wyżej sklasyfikowany.
tournament-run = Rozegrano { $played ->
    [one] { $played } partię
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
} w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
tournament-run-found = Rozegrano { $played ->
    [one] { $played } partię
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
} w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, w pliku było { $found }.

# The ladder
ladder-help-folder = folder z botami: NAZWA.py albo NAZWA.toml dla programu
ladder-help-out = plik drabinki: gry i klasyfikacje ze wszystkich uruchomień; musi leżeć poza folderem z botami
ladder-help-edition = edycja, w którą grają (domyślnie: { $usual }); ustala ją pierwsze uruchomienie
ladder-help-with = boty programu, które też grają, oddzielone przecinkami (domyślnie: greedy)
ladder-help-games = liczba gier każdej pary botów (domyślnie: { $usual }); ustala ją pierwsze uruchomienie
ladder-help-seed = liczba całkowita, od której zależą rozdania; bez niej nikt nie może ich znać wcześniej
ladder-help-history = wypisz siłę jednego bota po każdym uruchomieniu i nic nie graj
ladder-heading = { $edition }, dwa miejsca, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $runs ->
    [one] { $runs } uruchomienie
    [few] { $runs } uruchomienia
   *[many] { $runs } uruchomień
}
ladder-column-place = #
ladder-column-bot = bot
ladder-column-elo = Elo
ladder-column-change = zmiana
ladder-column-games = gry
ladder-column-points = punkty
ladder-column-lost = stracone ruchy
ladder-note = Elo z przedziałem 95%; { $anchor } ma zawsze 1500. Zmiana: od poprzedniego uruchomienia. Zmieniony plik to nowy gracz; wcześniejsze wersje zachowują swoją siłę, ale nie mają miejsca.
ladder-history = { $at }  { $player }  { $elo }  ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
})
error-ladder-not-ours = { $file } nie jest plikiem drabinki.
error-ladder-inside = Plik drabinki ({ $file }) nie może leżeć w folderze z botami: mogłyby w nim przeczytać ziarno swoich rozdań.
error-ladder-unknown = Żaden bot o nazwie „{ $name }” tu nie grał; grały: { $known }.
error-ladder-differs = { $file }: ta drabinka zaczęła się z { $key } { $found }, a nie { $expected }, i tego nie można zmienić; podaj inny plik.

# The list of bots
bots-help-check = wypróbuj bota spoza programu: co jest przed nim zamknięte i po jednej grze w każdej edycji
bots-stands-for = to samo co { $bot }
bots-door-network = sieć: { $shut ->
    [yes] zamknięta
   *[no] otwarta w tym systemie
}
bots-door-files = cudze pliki: { $shut ->
    [yes] zamknięte
   *[no] otwarte w tym systemie
}
bots-door-processes = inne procesy: { $shut ->
    [yes] zamknięte; to, co bot uruchomi, kończy się razem z nim
   *[no] otwarte w tym systemie
}
bots-door-memory = pamięć: { $shut ->
    [yes] ograniczona
   *[no] bez ograniczeń w tym systemie
}
bots-played = { $edition }: { $score } do { $other } w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s; najdłuższa decyzja { NUMBER($slowest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
bots-lost = { $count ->
    [0] Nie przepadł żaden ruch.
    [one] Przepadł { $count } ruch.
    [few] Przepadły { $count } ruchy.
   *[many] Przepadło { $count } ruchów.
}
error-bot-not-outside = „{ $name }” nie jest botem spoza programu; znane tutaj: { $known }. Podaj plik lub folder w --bots-from.
