# Strona powtórki w przeglądarce
watch-title = Powtórka: { $edition }
watch-loading = Wczytuję grę…
watch-controls = Sterowanie powtórką
watch-first = Pierwsza pozycja
watch-previous = Ruch wstecz
watch-next = Ruch naprzód
watch-last = Ostatnia pozycja
watch-play = Odtwarzaj
watch-pause = Zatrzymaj
watch-speed = Szybkość
watch-speed-value = { $speed }×
watch-position-start = Przed pierwszym ruchem
watch-position-round = Ruch { $move } z { $moves }, runda { $round }
watch-slider = Ruch
watch-eyes = Widok
watch-eyes-open = odkryte karty
watch-eyes-spectator = widz
watch-tickets-of = Bilety: { $player }
watch-no-tickets = jeszcze bez biletów
watch-no-cards = brak kart
watch-log = Ruchy
watch-setup = Karty są rozdane.
watch-link = Kopiuj link do tego ruchu
watch-link-copied = Link jest skopiowany.
watch-link-here = Link do tego ruchu
watch-download = Pobierz zapis gry
watch-branch = Graj dalej od tego miejsca
watch-branch-title = Gra dalej od ruchu { $move }
watch-branch-text = Nowa gra zacznie się dokładnie od tej pozycji. Ta zostaje bez zmian. Pozostałe miejsca zajmą boty.
watch-branch-seat = Grasz jako
watch-branch-level = Pozostali
watch-branch-start = Zacznij
watch-branch-cancel = Anuluj
watch-branch-over = Tu gra jest już skończona: cofnij się najpierw o kilka ruchów.
watch-branched = Odgałęzienie innej gry
watch-ending = Pokaż liczenie punktów
watch-board-only = Wróć do planszy
watch-keys = Strzałki przechodzą o ruch, spacja odtwarza i zatrzymuje, Home i End skaczą na początek i koniec.
watch-unfinished = Ta gra nie jest skończona: widać tylko to, co było widać z twojego miejsca.
watch-market = Wystawka
watch-deck = Stos { $count }

# Zapowiedziane losowanie
watch-shuffle-good = Tasowanie sprawdzone
watch-shuffle-bad = Tasowanie się nie zgadza
watch-shuffle-open = Tasowanie niesprawdzone
watch-shuffle-good-text = Zanim rozdano pierwszą kartę, serwer ogłosił odcisk swojej tajnej liczby. Po grze pokazał samą liczbę. Twoja przeglądarka właśnie policzyła odcisk jeszcze raz i jest taki sam: liczby nie zmieniono. Serwer rozdał też z niej całą grę od nowa i każda karta przyszła tak jak w grze.
watch-shuffle-half-text = Twoja przeglądarka policzyła odcisk tajnej liczby jeszcze raz i jest taki sam jak ogłoszony przed grą. Serwer nie potwierdził, że każda karta z niej wynika.
watch-shuffle-bad-text = Tajna liczba pokazana po grze ma inny odcisk niż ogłoszony przed grą. Coś zostało zmienione: nie ufaj temu rozdaniu.
watch-shuffle-open-text = Tajną liczbę widać dopiero po końcu gry. Do tego czasu znany jest tylko jej odcisk.
watch-shuffle-branch-text = Ta gra toczy się dalej od pozycji z innej gry, więc jej rozdania nie zapowiedziano od początku. Sprawdź tasowanie gry, z której pochodzi.
watch-shuffle-commitment = Odcisk ogłoszony przed grą
watch-shuffle-computed = Odcisk policzony teraz w twojej przeglądarce
watch-shuffle-seed = Tajna liczba
watch-shuffle-salt = Sól
watch-shuffle-words = Słowa graczy, domieszane po ogłoszeniu odcisku
watch-shuffle-key = Klucz tasowania, policzony teraz w twojej przeglądarce z liczby i słów
watch-shuffle-sealed-text = Tasowanie gry w kampanii zostanie pokazane, gdy rozstrzygnie się wszystko po jej końcu i ma się zacząć następna gra.

# Liczenie punktów krok po kroku
ending-title = Liczenie punktów
ending-result = Wynik końcowy
ending-skip = Od razu do wyniku
ending-next = Dalej
ending-again = Policz jeszcze raz
ending-step = { $step } z { $steps }
ending-ticket-done = zrealizowany
ending-ticket-failed = niezrealizowany
ending-player-points = { $player }: { $points }
ending-score-so-far = Punkty dotąd
ending-total = Razem
ending-place = Miejsce
ending-player = Gracz
ending-win = { $count ->
    [one] Wygrywa { $players }
   *[many] Wspólne zwycięstwo: { $players }
}
ending-win-you = Wygrywasz!
ending-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
ending-replay = Powtórka
ending-rematch = Zagraj znowu
ending-home = Strona główna
ending-all-tickets = Wszystkie bilety
ending-show-on-map = Pokaż na mapie

# Historia skończonej gry i jej przegląd
story-title = Przegląd gry
story-race = Wyścig
story-race-text = Punkty przez całą grę. Na końcu: { $scores }.
story-curve = Szanse na wygraną
story-curve-text = Szanse na wygraną, tura po turze. Na początku: { $chances }.
story-decided-here = tu się rozstrzygnęło
story-decided = Tura, która rozstrzygnęła grę: ruch { $number }
story-best = { $player }: najlepszy ruch { $number }
story-dearest = { $wins ->
        [0] { $player }: najdroższy ruch { $number }
        [one] { $player }: najdroższy ruch { $number } (−1 wygrana na 100)
        [few] { $player }: najdroższy ruch { $number } (−{ $wins } wygrane na 100)
       *[many] { $player }: najdroższy ruch { $number } (−{ $wins } wygranych na 100)
    }
story-how = Każdy ruch oceniany jest według tego, co gracz wtedy wiedział, na partiach rozegranych w głowie. Szczęście się nie liczy.
story-running = { $moves ->
        [one] Przegląd gry: { $done } z 1 ruchu…
       *[other] Przegląd gry: { $done } z { $moves } ruchów…
    }
story-unknown = Ruchów tej gry nie da się ocenić: przy tych zasadach boty nie umieją jeszcze rozgrywać partii w głowie.
story-failed = Przegląd się urwał. Spróbuj jeszcze raz.
story-begin = Przejrzyj grę
story-begin-text = Które ruchy drogo kosztowały, co było lepsze i kiedy gra się rozstrzygnęła. Zajmie to około minuty.
story-fine = Nic nie było wyraźnie lepsze.
story-doubtful = Wątpliwy.
story-costly = Drogi.
story-mark-doubtful = wątpliwy
story-mark-costly = drogi
story-better = Lepiej: { $move }.
story-wins = { $wins ->
        [one] Daje 1 wygraną więcej na 100.
        [few] Daje { $wins } wygrane więcej na 100.
       *[many] Daje { $wins } wygranych więcej na 100.
    }
story-points = { $points ->
        [one] Daje 1 punkt więcej.
        [few] Daje { $points } punkty więcej.
       *[many] Daje { $points } punktów więcej.
    }
story-show = Pokaż na planszy
story-picture = Obrazek do pokazania
