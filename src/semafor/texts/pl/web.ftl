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
