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
error-campaign-free-regions = Wolna gra obejmuje najwyżej { $most } obszary tej kampanii; podano: { $names }.
error-campaign-no-overlay = Ten zapis nie jest grą z kampanii.
error-campaign-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
error-campaign-file-unwritable = Nie można zapisać pliku { $file }: { $why }.

# Nazwy
camp-region-east = wschód
camp-region-frontier = poza wschodem
camp-colour-grey = szare

# Pytania między grami
camp-ask-story = Opowieść
camp-ask-crew = Nabór załogi: zatrzymujesz swoją osobę (o stopień wyżej) czy zatrudniasz inną?
camp-ask-archive = Jesteś na ostatnim miejscu i usuwasz z kampanii jedno wydarzenie. Które?
camp-ask-clause = Wybierz klauzulę dla swojej spółki; zostaje do końca.
camp-ask-pass = Wybierz przepustkę ze skrzyni konduktora.
camp-ask-crew-first = Nabór załogi: zatrudnij jedną osobę. Trzy liczby na karcie dotyczą stopni I, II i III; kto zostaje, awansuje o stopień.
camp-ask-charter = W stronę tych obszarów zbudowano najwięcej. Który zostaje otwarty?
camp-ask-improve = Wybierz jedną inwestycję.
camp-ask-settle = Obszar zasiedlony: { $region }. Które z jego miast staje się duże?
camp-ask-destroy = Która linia przepadła?
camp-ask-expo = Gdzie odbędzie się Wystawa?
camp-kept = { $company } zatrzymuje swoją osobę, która awansuje o stopień.
camp-gates = Łączy się z planszą tutaj: { $cities }.
camp-postcard = { $number }. { $name }. „{ $line }”
camp-keep = zatrzymuję
camp-improve-paint = malowanie: { $strand }, kolor { $colour }
camp-improve-depot = zajezdnia w mieście { $city }
camp-improve-rebuild = odbudowa w twoim kolorze: { $strand } (kwit na 4 dolary)
camp-improve-depot-about = Miasto staje się duże dla twojej spółki: zajęcie przy nim daje kartę.
camp-improve-paint-about = Kolor zostaje do końca kampanii. Twój kolor daje premię spółki, biały pocztę.
camp-improve-rebuild-about = Utracona linia wraca na planszę.
camp-improve-save-about = Liczy się w rozrachunku na końcu kampanii.
camp-improve-save = oszczędność: kwit na 2 dolary do skarbca

# Tajne strony pocztówek
camp-and = i
camp-or = lub
camp-if = Jeżeli { $what }:
camp-then = { $what }.
camp-uses-left = Pozostałe użycia: { $count }.
camp-cost-discard_loco = (kosztuje dodatkową lokomotywę)
camp-when-setup = Podczas przygotowania gry.
camp-when-payment = Gdy płacisz za połączenie.
camp-when-claim = Po zajęciu połączenia.
camp-when-draw = Po dobieraniu kart.
camp-when-tickets = Po dobieraniu biletów.
camp-when-turn_end = Na końcu twojej tury.
camp-when-event = Gdy odkryto wydarzenie.
camp-when-game_end = Na końcu gry.
camp-sel-region = { $region }
camp-sel-colour = { $colour }
camp-sel-own = w twoim kolorze
camp-sel-unpainted = niemalowane
camp-sel-len_min = długość co najmniej { $n }
camp-sel-len_max = długość najwyżej { $n }
camp-sel-ends = przy: { $cities }
camp-sel-large = do dużego miasta
camp-sel-port = do portu
camp-sel-depot = do miasta z twoją zajezdnią
camp-if-claimed = połączenie{ $what } pasuje
camp-if-own = masz połączenia{ $what } w liczbie co najmniej { $n }
camp-if-own_spaces = twoje połączenia{ $what } mają razem długość co najmniej { $n }
camp-if-connected = twoje linie łączą: { $cities }
camp-if-touches = twoje połączenia sięgają miast: { $cities }
camp-if-network_regions = jedna twoja spójna sieć sięga obszarów w liczbie { $n }
camp-if-large_touched = twoje połączenia sięgają różnych dużych miast w liczbie { $n }
camp-if-colours = masz połączenia w różnych kolorach: { $n }
camp-if-tickets_done = masz wykonane bilety: { $n }
camp-if-ticket_done_value = masz wykonany bilet wart co najmniej { $n }
camp-if-no_failed = masz co najmniej { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
   *[other] { $n } biletów
} i wszystkie wykonane
camp-if-dollars = masz co najmniej { $n } $
camp-if-hand = masz co najmniej { $n ->
    [few] { $n } karty
   *[other] { $n } kart
}
camp-if-pieces_min = zostało ci co najmniej { $n ->
    [one] { $n } wagonik
    [few] { $n } wagoniki
   *[other] { $n } wagoników
}
camp-if-pieces_max = zostało ci najwyżej { $n ->
    [one] { $n } wagonik
    [few] { $n } wagoniki
   *[other] { $n } wagoników
}
camp-if-event_active = ostatnim wydarzeniem jest jedno z tych: { $events }
camp-if-events_seen = w tej grze odkryto wydarzenia w liczbie { $n }
camp-if-rank-first = jesteś na pierwszym miejscu
camp-if-rank-not_first = nie jesteś na pierwszym miejscu
camp-if-rank-not_last = nie jesteś na ostatnim miejscu
camp-if-stamps = masz stemple w liczbie { $n }
camp-if-depots = masz zajezdnie w liczbie { $n }
camp-if-painted = pomalowanych połączeń w twoim kolorze jest { $n }
camp-if-paid-locomotive_min = zapłata ma lokomotywy w liczbie co najmniej { $n }
camp-if-paid-locomotive_max = { $n ->
    [0] w zapłacie nie ma lokomotywy
   *[other] w zapłacie są najwyżej { $n } lokomotywy
}
camp-if-paid-pick_min = w zapłacie są karty z kilofem w liczbie co najmniej { $n }
camp-if-paid-skull_min = w zapłacie są karty z czaszką w liczbie co najmniej { $n }
camp-if-module-grain_sold = sprzedane zboże: { $n }
camp-if-module-grain_best = sprzedane naraz zboże: { $n }
camp-if-module-herds_delivered = dostarczone stada: { $n }
camp-if-module-packet_lines = masz linię parowca
camp-if-module-snow_cleared = odgarnięty śnieg: { $n }
camp-if-module-assay_best = jedna próba dała { $n } $
camp-if-module-bazaar_full = udało ci się zapełnić bazar
camp-if-module-blasts = użycia prochu: { $n }
camp-if-module-express_flags = chorągiewki ekspresów: { $n }
camp-if-module-linkups = spięcia linii: { $n }
camp-if-module-gangs = najęte brygady: { $n }
camp-if-module-pavilions = pawilony: { $n }
camp-do-gain_dollars = weź dolary: { $n }
camp-do-draw_cards = dobierz karty: { $n }
camp-do-vault = zapieczętowany kwit ({ $n } $)
camp-do-void_failed = jeden niewykonany bilet wart do { $max_value } nic nie kosztuje
camp-do-replace_ticket = połóż jeden bilet pod talią i weź wierzchni
camp-do-cost_modifier = połączenie{ $what } kosztuje o jedną kartę mniej

# Przy ekranie
play-prompt-campaign-free = Enter: koniec; dowolny znak: wolna gra na gotowej planszy
play-prompt-campaign-free-regions = Obszary w gorączce: do czterech numerów po przecinku, 0: żaden (Enter: cztery losowe)
play-prompt-campaign-free-events = Enter: wydarzenia, które zostały w grze; dowolny znak: także te z archiwum
camp-free-who = Wolna gra: kto gra? Jedno słowo na spółkę, „-” dla tej, która nie gra. Teraz: { $seats }
play-prompt-campaign-next = Naciśnij Enter
play-prompt-campaign-seats = Enter: ci sami gracze
play-prompt-campaign-choice = Twój wybór [1] (?: twoje pocztówki)
camp-who-plays = Gra { $game }: kto gra? Jedno słowo na spółkę, „-” dla nieobecnej. Teraz: { $seats }
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
camp-status-digest = Odcisk: { $digest }
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
camp-news-painted = Pomalowano: { $strand }, { $colour }
camp-news-destroyed = Zniszczone połączenie: { $strand }
camp-news-depot = { $company } stawia zajezdnię w mieście { $city }.
camp-news-large = { $city } jest teraz dużym miastem dla wszystkich.
camp-news-event = Nowe wydarzenie: { $event }
camp-news-archived = Do archiwum: { $event }
camp-news-retired = Bilet wycofany: { $ticket }
camp-news-postcard = { $company } dobiera pocztówkę: { $postcard }
camp-news-crew = Nowa osoba w załodze: { $crew }
camp-news-caboose = Brankard bierze { $company }.
error-campaign-seat-count = Potrzeba jednego słowa na każdą spółkę ({ $needed }), „-” dla nieobecnej; podano: { $count }.

# Polecenie
cli-summary-campaign = kampania dwunastu gier: Koncesja Zachodnia
campaign-help-new = rozpocznij kampanię
campaign-help-play = graj dalej
campaign-help-status = stan kampanii
campaign-help-export = zapisz kampanię albo jedną z jej gier do pliku
campaign-help-import = przejmij wyeksportowaną kampanię
campaign-help-simulate = całe kampanie botów, z pytaniami o równowagę
campaign-arg-command = co zrobić
campaign-arg-file = plik kampanii
campaign-arg-target = plik do zapisania
campaign-arg-source = wyeksportowana kampania
campaign-arg-companies = spółki w kolejności miejsc, np. blue,red,green (spośród: { $known })
campaign-arg-seats = gracze w tej samej kolejności: you, you:IMIĘ, { $levels }
campaign-arg-seed = ziarno wszystkich tasowań (domyślnie tajne)
campaign-arg-veteran = pocztówki zamieniają się miejscami w swoich grupach
campaign-arg-game = numer zakończonej gry: zapisz jej przebieg
campaign-arg-runs = kampanie dla każdej liczby spółek
campaign-arg-counts = liczby spółek, np. 2-5
campaign-arg-bot = bot, który gra
campaign-arg-bonds = ile rozdań próbuje jedno miejsce dla każdej liczby obligacji (0: wcale, BAL-19)
campaign-arg-json = jako JSON
campaign-new = Kampania jest w pliku { $file }. Aby grać: { $command }
campaign-exported = Zapisano: { $file }
campaign-imported = Przejęto: { $file }, odcisk { $digest }
error-campaign-exists = Plik { $file } już istnieje; nic nie zmieniono.
error-campaign-no-game = Gry { $game } tej kampanii tu nie rozegrano.
error-campaign-runs = Symulacja wymaga co najmniej jednej kampanii i od dwóch do pięciu spółek.
error-campaign-failed = Nie wszystkie kampanie doszły do końca (zatrzymane: { $count }). Pierwsza: { $first }
campaign-progress = kampanie
campaign-heading = Kampanie: { $runs } dla każdej liczby spółek ({ $seats }), bot { $bot }, ziarno { $seed }
campaign-run = Do końca doszło { $finished } z { $started } kampanii, nie powiodło się { $failed }; obliczenia trwały średnio { $mean_seconds } s, najwyżej { $slowest_seconds } s. Po każdej grze sprawdzono karty, wagoniki, bilety, dolary i skarbce.
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
campaign-bal-8 = dochód z obszaru w gorączce
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
