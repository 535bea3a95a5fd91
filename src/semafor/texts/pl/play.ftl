# Gra w terminalu: argumenty
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
