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
