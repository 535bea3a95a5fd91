# Kampanie: dlaczego coś odrzucono
error-bad-content = { $file }, { $row }: { $what }.
error-campaign-word = Dziennik kampanii nie zna w tym miejscu wpisu „{ $word }”.
error-campaign-field = We wpisie „{ $word }” brakuje pola „{ $field }” albo jest ono błędne.
error-campaign-complete = Kampania jest zakończona: rozegrano wszystkie gry ({ $games }).
error-campaign-not-now = Nie pora na to: { $what }.
error-campaign-too-few = Do gry potrzeba co najmniej dwóch spółek; podano: { $count }.
error-campaign-player = „{ $company }” nie jest spółką tej kampanii albo jej graczowi brakuje imienia lub rodzaju.
error-campaign-story = Obie strony karty opowieści czyta się po kolei; { $code } nie jest następną.
error-campaign-option = „{ $option }” nie należy do możliwości wyboru „{ $kind }”.
error-campaign-report = Sprawozdanie nie dotyczy tej gry: { $what }.
error-campaign-free-regions = Wolna gra obejmuje najwyżej { $most ->
    [one] { $most } obszar
    [few] { $most } obszary
   *[many] { $most } obszarów
} tej kampanii; podano: { $names }.
error-campaign-no-overlay = Ten zapis nie jest grą z kampanii.
error-campaign-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
error-campaign-file-unwritable = Nie można zapisać pliku { $file }: { $why }.

# Nazwy
camp-region-east = wschód
camp-region-frontier = poza wschodem

# Pytania między grami
camp-ask-story = Opowieść
camp-ask-crew = Nabór załogi: zatrzymujesz swoją osobę (o stopień wyżej) czy zatrudniasz inną?
camp-ask-archive = Kto był ostatni, usuwa z kampanii jedno wydarzenie. Które?
camp-ask-clause = Wybierz klauzulę dla swojej spółki; zostaje do końca.
camp-ask-pass = Wybierz przepustkę ze skrzyni konduktora.
camp-ask-crew-first = Nabór załogi: zatrudnij jedną osobę. Każdy zaczyna od stopnia I; kto zostaje, awansuje o stopień i nabiera wprawy.
camp-ask-charter = W stronę tych obszarów zbudowano najwięcej. Który zostaje otwarty?
camp-ask-improve = Wybierz jedną inwestycję.
camp-ask-settle = Obszar zasiedlony: { $region }. Które z jego miast staje się duże?
camp-ask-destroy = Która linia przepadła?
camp-ask-expo = Gdzie odbędzie się Wystawa?
camp-kept = { $company } zatrzymuje swoją osobę, która awansuje o stopień.
camp-hired = { $company } zatrudnia: { $crew }
camp-gates = Styka się z planszą w miastach: { $cities }.
camp-traffic = { $count ->
    [0] W zakończonej właśnie grze nikt nie zajął tam połączenia.
    [one] W zakończonej właśnie grze zajęto tam jedno połączenie.
    [few] W zakończonej właśnie grze zajęto tam { $count } połączenia.
   *[many] W zakończonej właśnie grze zajęto tam { $count } połączeń.
}
camp-lines-meet = { $count ->
    [one] Kończy się tu jedna linia.
    [few] Zbiegają się tu { $count } linie.
   *[many] Zbiega się tu { $count } linii.
}
camp-postcard = { $number }. { $name }. „{ $line }”
camp-keep = zatrzymuję
camp-keep-level = zatrzymuję na stopniu { $level }
camp-improve-paint = malowanie: { $strand }, kolor { $colour }
camp-improve-depot = zajezdnia w mieście { $city }
camp-improve-rebuild = odbudowa w twoim kolorze: { $strand } (kwit na 4 $)
camp-improve-save = oszczędność: kwit na 2 $ do skarbca

# Tajne strony pocztówek
camp-and = i
camp-or = lub
camp-secret = { $when }: { $what }.
camp-secret-if = { $when }, jeżeli { $if }: { $what }.
camp-uses-left = { $count ->
    [0] Wykorzystana.
    [one] Zostało jeszcze { $count } użycie.
    [few] Zostały jeszcze { $count } użycia.
   *[many] Zostało jeszcze { $count } użyć.
}
camp-cost-discard_loco = kosztem jednej dodatkowej lokomotywy
camp-when-setup = Podczas przygotowania gry
camp-when-payment = Gdy płacisz za połączenie{ $what }
camp-when-claim = Gdy zajmiesz połączenie{ $what }
camp-when-draw = Po dobraniu kart
camp-when-tickets = Po dobraniu biletów
camp-when-turn_end = Na koniec swojej tury
camp-when-event = Gdy zostanie odkryte wydarzenie
camp-when-game_end = Na koniec gry
camp-sel-region = { $id ->
    [east] na wschodzie
    [frontier] poza wschodem
   *[other] w obszarze { $region }
}
camp-sel-colour-black = w kolorze czarnym
camp-sel-colour-blue = w kolorze niebieskim
camp-sel-colour-white = w kolorze białym
camp-sel-colour-green = w kolorze zielonym
camp-sel-colour-yellow = w kolorze żółtym
camp-sel-colour-red = w kolorze czerwonym
camp-sel-colour-grey = w kolorze szarym
camp-sel-own = w kolorze twojej spółki
camp-sel-unpainted = bez malowania
camp-sel-len_min = o długości co najmniej { $n }
camp-sel-len_max = { $n ->
    [one] o jednym polu
   *[other] o długości najwyżej { $n }
}
camp-sel-end = do miasta { $cities }
camp-sel-ends = do miast { $cities }
camp-sel-large = { $count ->
    [one] do dużego miasta
   *[other] do dużych miast
}
camp-sel-port = { $count ->
    [one] do portu
   *[other] do portów
}
camp-sel-depot = { $count ->
    [one] do miasta z twoją zajezdnią
   *[other] do miast z twoimi zajezdniami
}
camp-if-claimed = zajmujesz połączenie{ $what }
camp-if-own = masz { $n ->
    [one] połączenie
    [few] co najmniej { $n } połączenia
   *[many] co najmniej { $n } połączeń
}{ $what }
camp-if-own_spaces = twoje połączenia{ $what } mają razem co najmniej { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}
camp-if-connected = twoje linie łączą miasta { $cities }
camp-if-touch = twoje połączenia sięgają miasta { $cities }
camp-if-touches = twoje połączenia sięgają miast { $cities }
camp-if-network_regions = jedna sieć twoich połączeń obejmuje co najmniej { $n ->
    [one] jeden obszar
    [few] { $n } obszary
   *[many] { $n } obszarów
}
camp-if-large_touched = twoje połączenia sięgają co najmniej { $n ->
    [one] jednego dużego miasta
   *[many] { $n } różnych dużych miast
}
camp-if-colours = masz połączenia w co najmniej { $n ->
    [one] jednym kolorze
   *[many] { $n } różnych kolorach
}
camp-if-tickets_done = masz co najmniej { $n ->
    [one] jeden zrealizowany bilet
    [few] { $n } zrealizowane bilety
   *[many] { $n } zrealizowanych biletów
}
camp-if-ticket_done_value = masz zrealizowany bilet o wartości co najmniej { $n }
camp-if-no_failed = masz co najmniej { $n ->
    [one] jeden bilet
    [few] { $n } bilety
   *[many] { $n } biletów
} i wszystkie są zrealizowane
camp-if-dollars = masz co najmniej { $n } $
camp-if-hand = masz na ręce co najmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
}
camp-if-pieces_min = { $n ->
    [one] został ci co najmniej jeden wagonik
    [few] zostały ci co najmniej { $n } wagoniki
   *[many] zostało ci co najmniej { $n } wagoników
}
camp-if-pieces_max = { $n ->
    [0] nie został ci ani jeden wagonik
    [one] został ci najwyżej jeden wagonik
    [few] zostały ci najwyżej { $n } wagoniki
   *[many] zostało ci najwyżej { $n } wagoników
}
camp-if-event_active = ostatnie odkryte wydarzenie to { $events }
camp-events-more = { $count ->
    [one] takie, którego nie ma teraz w grze
    [few] jedno z { $count }, których nie ma teraz w grze
   *[many] jedno z { $count }, których nie ma teraz w grze
}
camp-if-events_seen = w tej grze odkryto co najmniej { $n ->
    [one] jedno wydarzenie
    [few] { $n } wydarzenia
   *[many] { $n } wydarzeń
}
camp-if-rank-first = jesteś na pierwszym miejscu
camp-if-rank-not_first = nie jesteś na pierwszym miejscu
camp-if-rank-not_last = nie jesteś na ostatnim miejscu
camp-if-stamps = masz co najmniej { $n ->
    [one] jeden stempel
    [few] { $n } stemple
   *[many] { $n } stempli
}
camp-if-depots = masz co najmniej { $n ->
    [one] jedną zajezdnię
    [few] { $n } zajezdnie
   *[many] { $n } zajezdni
}
camp-if-painted = co najmniej { $n ->
    [one] jedno pomalowane połączenie ma
    [few] { $n } pomalowane połączenia mają
   *[many] { $n } pomalowanych połączeń ma
} kolor twojej spółki
camp-if-paid-locomotive_min = zapłata zawiera co najmniej { $n ->
    [one] jedną lokomotywę
    [few] { $n } lokomotywy
   *[many] { $n } lokomotyw
}
camp-if-paid-locomotive_max = { $n ->
    [0] w zapłacie nie ma lokomotywy
    [one] zapłata zawiera najwyżej jedną lokomotywę
    [few] zapłata zawiera najwyżej { $n } lokomotywy
   *[many] zapłata zawiera najwyżej { $n } lokomotyw
}
camp-if-paid-pick_min = zapłata zawiera co najmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
} z kilofem
camp-if-paid-skull_min = zapłata zawiera co najmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
} z czaszką
camp-if-module-grain_sold = masz na koncie co najmniej { $n ->
    [one] jeden sprzedany żeton
    [few] { $n } sprzedane żetony
   *[many] { $n } sprzedanych żetonów
} zboża
camp-if-module-grain_best = jedna sprzedaż objęła co najmniej { $n ->
    [one] jeden żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} zboża
camp-if-module-herds_delivered = masz na koncie co najmniej { $n ->
    [one] jedno sprzedane stado
    [few] { $n } sprzedane stada
   *[many] { $n } sprzedanych stad
}
camp-if-module-packet_lines = masz linię parowca
camp-if-module-snow_cleared = masz na koncie co najmniej { $n ->
    [one] jeden usunięty żeton
    [few] { $n } usunięte żetony
   *[many] { $n } usuniętych żetonów
} śniegu
camp-if-module-assay_best = jedno kopanie dało ci co najmniej { $n } $
camp-if-module-bazaar_full = udało ci się zapełnić bazar
camp-if-module-blasts = masz na koncie co najmniej { $n ->
    [one] jeden wybuch
    [few] { $n } wybuchy
   *[many] { $n } wybuchów
}
camp-if-module-express_flags = masz co najmniej { $n ->
    [one] jedną chorągiewkę
    [few] { $n } chorągiewki
   *[many] { $n } chorągiewek
} ekspresów
camp-if-module-linkups = udało ci się połączyć osobne części sieci co najmniej { $n ->
    [one] jeden raz
   *[other] { $n } razy
}
camp-if-module-gangs = masz na koncie co najmniej { $n ->
    [one] jedną najętą brygadę
    [few] { $n } najęte brygady
   *[many] { $n } najętych brygad
}
camp-if-module-pavilions = masz co najmniej { $n ->
    [one] jeden pawilon
    [few] { $n } pawilony
   *[many] { $n } pawilonów
}
camp-do-gain_dollars = weź { $n } $
camp-do-draw_cards = dobierz { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
}
camp-do-vault = odłóż do skarbca kwit na { $n } $
camp-do-void_failed = jeden niezrealizowany bilet o wartości najwyżej { $max_value } nic nie kosztuje
camp-do-replace_ticket = połóż jeden bilet pod talią i weź wierzchni
camp-do-cost_modifier = zapłać o { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
} mniej
camp-do-cost_modifier-what = za połączenie{ $what } zapłać o { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
} mniej
camp-quoted = „{ $name }”

# Przy ekranie
play-prompt-campaign-free = Enter: koniec; cokolwiek innego: wolna gra na gotowej planszy
play-prompt-campaign-free-regions = Obszary w rozkwicie: do czterech numerów po przecinku, 0: żaden (Enter: cztery losowe)
play-prompt-campaign-free-events = Enter: wydarzenia, które zostały w grze; cokolwiek innego: także te z archiwum
camp-free-who = Wolna gra: kto gra? Jedno słowo na spółkę, „-” dla tej, która nie gra. Teraz: { $seats }
play-prompt-campaign-next = Naciśnij Enter (r: księga reguł, n: notatki)
play-prompt-campaign-seats = Enter: ci sami gracze (r: księga reguł, n: notatki, w: nazwy i kronika)
play-prompt-campaign-choice = Twój wybór (?: twoje karty, r: księga reguł, n: notatki)
camp-who-plays = Gra { $game }: kto gra? Jedno słowo na spółkę, „-” dla nieobecnej. Teraz: { $seats }
camp-deal-first = Najpierw wszyscy dostają karty i wybierają bilety początkowe. Potem opowieść toczy się dalej, razem z decyzjami, a po niej przychodzi pierwsza tura.
camp-dealt = Wszyscy wybrali. Opowieść toczy się dalej.
camp-stopped = Kampania jest zapisana w pliku { $file }.
camp-chose = { $company }: { $option }
camp-your-choice = { $player } ({ $company }):
camp-status-head = gra { $game } z 12, rok { $year }, poziom taryfy { $tariff }
camp-status-regions = Obszary: { $regions }
camp-status-next = { $what ->
    [begin] Zaraz zacznie się następna gra.
    [play] Trwa gra.
    [over] Kampania jest zakończona.
   *[decide] Czeka decyzja.
}
camp-status-digest = Skrót: { $digest }
camp-settled = zasiedlony
camp-column-company = spółka
camp-column-player = gracz
camp-column-wins = wygrane gry
camp-column-stamps = stemple
camp-column-depots = zajezdnie
camp-column-crew = załoga
camp-column-clauses = klauzule i przepustka
camp-line-slips = kwity z gier
camp-line-absences = opuszczone gry
camp-line-notes = kwity dodatkowe
camp-line-souvenirs = pamiątki
camp-line-depots = zajezdnie
camp-line-painted = pomalowane połączenia
camp-line-total = razem
camp-winners = { $count ->
    [one] Koncesję Zachodnią zdobywa { $companies }.
   *[other] Koncesją Zachodnią dzielą się: { $companies }.
}
camp-news-rule = Nowa reguła: { $rule }
camp-news-rule-gone = Reguła wycofana: { $rule }
camp-news-tariff = Poziom taryfy { $tariff }
camp-news-season = Pora roku: { $season }
camp-news-expo = Miasto Wystawy: { $city }
camp-news-region = Nowy obszar: { $region }
camp-news-settled = { $region }: obszar zasiedlony, jego reguła i wydarzenia znikają z gry.
camp-news-painted = Pomalowano: { $strand }, kolor { $colour }
camp-news-destroyed = Zniszczone połączenie: { $strand }
camp-news-depot = { $company } stawia zajezdnię w mieście { $city }.
camp-news-large = { $city } jest teraz dużym miastem dla wszystkich.
camp-news-event = Nowe wydarzenie: { $event }
camp-news-archived = Do archiwum: { $event }
camp-news-retired = Bilet wycofany: { $ticket }
camp-news-postcard = { $company } dobiera pocztówkę: { $postcard }
camp-news-crew = Nowa osoba w załodze: { $crew }
camp-news-crews = O pracę pytają: { $crew }.
camp-news-caboose = Brankard bierze { $company }.
camp-news-seen = { $company } widzi zaginiony pociąg.
camp-news-found = { $count ->
    [one] { $company } znajduje poszlakę.
    [few] { $company } znajduje { $count } poszlaki.
   *[many] { $company } znajduje { $count } poszlak.
}
camp-news-goal = { $company } osiąga swój cel na lata: { $goal }
camp-news-file-here = { $company }: kampania pobrana jako plik dla tego serwera. Kto go wczyta, zobaczy zakryte pocztówki wszystkich. Wszystko, co przed nami, zostało potasowane od nowa.
camp-news-file-elsewhere = { $company }: kampania pobrana jako plik dla innego miejsca. Kto go tam otworzy, zobaczy wszystko, co dotąd zakryte. Wszystko, co tu przed nami, zostało potasowane od nowa.
camp-news-file-host = Gospodarz
error-campaign-seat-count = Potrzeba jednego słowa na każdą spółkę ({ $needed }), „-” dla nieobecnej; podano: { $count }.

# Polecenie
campaign-help-new = rozpocznij kampanię
campaign-help-play = graj dalej
campaign-help-status = stan kampanii
campaign-help-export = zapisz kampanię albo jedną z jej gier do pliku
campaign-help-import = wczytaj wyeksportowaną kampanię
campaign-help-seal = pieczęć pliku, który ma tu przyjść z innego miejsca (`export … --for PIECZĘĆ`)
campaign-help-simulate = całe kampanie botów, z pytaniami o równowagę
campaign-arg-file = plik kampanii
campaign-arg-target = plik do zapisania
campaign-arg-source = wyeksportowana kampania
campaign-arg-companies = spółki w kolejności miejsc, np. blue,red,green (spośród: { $known })
campaign-arg-seats = gracze w tej samej kolejności: you, you:IMIĘ, { $levels }
campaign-arg-seed = ziarno wszystkich tasowań (domyślnie tajne)
campaign-arg-veteran = pocztówki zamieniają się miejscami w swoich grupach
campaign-arg-game = numer zakończonej gry: zapisz jej przebieg
campaign-arg-seal = zapieczętuj plik dla serwera albo innego terminala; bez tego klucz trafia obok pliku
campaign-help-match = dwa boty w partiach kampanii rozegranych do tego miejsca przez inne boty albo boty patrzące naprzód między partiami przeciw stałym regułom; z zamianą miejsc
campaign-arg-pair = dwa boty, np. express@400,planner
campaign-arg-games = partie kampanii, np. 1,4,8,12
campaign-arg-pairs = kampanie na każdą partię; każda jest grana dwa razy, z zamianą miejsc
campaign-arg-runs = kampanie dla każdej liczby spółek
campaign-arg-counts = liczby spółek, np. 2-5
campaign-arg-bot = bot, który gra
campaign-arg-out = plik z ukończonymi kampaniami, zapisywanymi po kolei: to samo polecenie gra dalej od miejsca, w którym je przerwano, można też dodać inne ziarna
campaign-arg-show = nic nie rozgrywaj, odpowiedz na pytania z plików z ukończonymi kampaniami, ze wszystkich razem
campaign-arg-bonds = ile rozdań próbuje jedno miejsce dla każdej liczby obligacji (0: wcale, BAL-19)
campaign-arg-ahead = ile szybkich gier bot rozgrywa naprzód przy każdym pytaniu między partiami (0: trzyma się stałych reguł)
campaign-arg-ahead-match = zamiast tego: kampanie od pierwszej do ostatniej z tych partii, w których jedna z dwóch spółek rozgrywa naprzód tyle szybkich gier przy każdym pytaniu między partiami
campaign-arg-json = jako JSON
campaign-new = Kampania jest w pliku { $file }. Aby grać: { $command }
campaign-exported = Zapisano: { $file }
campaign-imported = Wczytano: { $file }, skrót { $digest }
campaign-exported-key = Otworzyć go można tylko kluczem { $key }: zachowaj ten klucz dla siebie.
campaign-seal-told = To, co zapieczętowano dla { $file }, da się otworzyć tylko tam. Pieczęć:
error-campaign-exists = Plik { $file } już istnieje; nic nie zmieniono.
error-campaign-no-game = Gry { $game } tej kampanii tu nie rozegrano.
error-campaign-runs = Symulacja wymaga co najmniej jednej kampanii i od dwóch do pięciu spółek.
error-campaign-failed = Nie wszystkie kampanie doszły do końca (zatrzymane: { $count }). Pierwsza: { $first }
error-campaign-match = Mecz wymaga dwóch botów, co najmniej jednej kampanii i partii od 1 do { $most }.
campaign-match-progress = pary partii
campaign-match-heading = { $first } przeciw { $second } w partiach kampanii
campaign-match-game = partia
campaign-match-looking = { $count ->
    [one] { $count } gra naprzód
    [few] { $count } gry naprzód
   *[many] { $count } gier naprzód
}
campaign-match-rules = stałe reguły
campaign-match-games = rozegrane
campaign-match-share = wygrane
campaign-match-margin = przewaga
campaign-match-time = czas na decyzję
campaign-match-dollars = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } $
campaign-match-milliseconds = { NUMBER($value, maximumFractionDigits: 0) } ms
campaign-progress = kampanie
campaign-heading = Kampanie: { $runs } dla każdej liczby spółek ({ $seats }), bot { $bot }, ziarno { $seed }
campaign-heading-files = Kampanie bota { $bot }, treść { $content }
campaign-run = Do końca doszło { $finished } z { $started ->
    [one] { $started } kampanii
   *[other] { $started } kampanii
}, nie powiodło się { $failed }; obliczenia trwały średnio { $mean_seconds } s, najwyżej { $slowest_seconds } s. Po każdej grze sprawdzono karty, wagoniki, bilety, dolary i skarbce.
campaign-column-id = pytanie
campaign-column-what = o co chodzi
campaign-column-measured = zmierzono
campaign-column-target = cel
campaign-column-verdict = ocena
campaign-verdict-yes = mieści się
campaign-verdict-no = chybia
campaign-verdict-open = nie zmierzono

# Pytania o równowagę
campaign-bal-1 = wygrywające wyniki dwunastu gier
campaign-bal-2 = wzrost z gry na grę, w najgorszym razie
campaign-bal-3 = tury gracza, pierwsza i ostatnia gra
campaign-bal-4 = wygrane według kolorów, odchylenie od równego udziału
campaign-bal-5 = wygrane według klauzul, przepustek i załogi, krotność równego udziału
campaign-bal-6 = prowadzący po 6. grze wygrywa
campaign-bal-7 = posiadacz brankardu wygrywa, ponad równy udział
campaign-bal-8 = dochód z obszaru w rozkwicie
campaign-bal-9 = miejsca, na których otwiera się obszar
campaign-bal-10 = wybrany pierwszy kandydat
campaign-bal-11 = bilety na gracza na początku; wycofane
campaign-bal-12 = pocztówki dobrane; wykonane
campaign-bal-13 = wydarzenia odkryte; talia wydarzeń
campaign-bal-14 = gry zakończone zastojem
campaign-bal-15 = skarbiec poza kwitami z gier
campaign-bal-16 = opuszczona gra kosztuje
campaign-bal-17 = duże miasta przed ostatnią grą
campaign-bal-18 = wypadki na wybuch; zawały na kopanie
campaign-bal-19 = każda liczba obligacji
campaign-bal-20 = losowe boty dochodzą do końca
campaign-bal-21 = przewaga zwycięzcy nad drugim
campaign-bal-22 = jak często dochodzi do każdego zakończenia
campaign-bal-23 = czyste linie, które na końcu mają kolor
campaign-bal-24 = jak często osiąga się każdy cel na lata

# Gry kampanii przy ekranie
play-command-more = m więcej wiecej
play-help-more = wszystko inne, co możesz teraz zrobić: dzierżawa, dzień targowy, moce twoich kart
play-menu-more = m więcej ({ $count })
play-no-more = Teraz nie da się zrobić nic więcej.
play-prompt-more = Co [1] (x: wstecz)
play-prompt-answer = Twoja odpowiedź [1]
play-ask-bonds = Ile bierzesz obligacji?
play-ask-stakes = Przy której parze miast wbijasz palik?
play-ask-dig = Kopiesz dalej czy kończysz?
play-ask-sell-grain = Ile zboża sprzedajesz?
play-ask-load-herd = Ładujesz stado?
play-ask-unload-herd = Gdzie wyładowujesz stado?
play-ask-packet-line = Otwierasz linię parowca?
play-ask-bazaar-give = Którą kartę oddajesz na bazar?
play-ask-bazaar-take = Którą kartę bierzesz z bazaru?
play-ask-take-open = Którą odkrytą kartę bierzesz?
play-ask-swap-give = Którą kartę z ręki wymieniasz?
play-ask-swap-take = Którą odkrytą kartę bierzesz w zamian?
play-ask-replace-ticket = Który bilet kładziesz pod talią?
play-ask-power = Używasz karty „{ $card }”?
play-line-bonds = obligacje
play-line-mail = poczta
play-line-powers = załoga, klauzule, przepustki, pocztówki
play-line-grain = pozostałe zboże
play-line-herds = niesprzedane stada
