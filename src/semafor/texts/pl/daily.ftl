# Rozdanie dnia i zagadka, na stronie i w terminalu
daily-title = Rozdanie dnia
daily-lead = { $day }. Dla wszystkich to samo tasowanie, ci sami przeciwnicy i ten sam początek. Co z tego zrobisz?
daily-edition = Edycja
daily-today = Dzisiejszy stół
daily-alone = Grasz bez podpowiedzi i bez planu, i tylko raz.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Wróć do swojej gry
daily-replay = Obejrzyj grę jeszcze raz
daily-end = Końcowa punktacja
daily-rank = { $rank ->
    [1] pkt, pierwsze miejsce na { $seats }
   *[other] pkt, miejsce { $rank } z { $seats }
}
daily-promise = Czy wszyscy mają to samo tasowanie?
daily-promise-about = Porównaj te znaki z cudzymi. Były ustalone przed pierwszą kartą, a powtórka gry pokazuje tasowanie, do którego należą.
daily-table = Kto dziś gra
daily-who = Gracz
daily-points = Punkty
daily-you = to ty
daily-place = miejsce { $rank }
daily-done = po grze
daily-playing = w trakcie gry
daily-nobody = Nikt tu jeszcze nie zaczął.
daily-closed = Wyniki i powtórki otworzą się, gdy dograsz swoją grę.
daily-bots = Na twoim miejscu
daily-bots-about = Inni zagrali to samo rozdanie na twoim miejscu, z tymi samymi przeciwnikami.
daily-comparing = Gotowe: { $done } z { $all }. Reszta jeszcze gra.
daily-history = Twoje dni
daily-late = dokończone później
puzzle-title = Zagadka dnia
puzzle-invite = Pozycja z prawdziwej gry, cztery ruchy, z których jeden jest wyraźnie lepszy od reszty.
puzzle-look = Rozwiąż
puzzle-streak = { $days ->
    [one] Seria rozwiązanych zagadek: { $days } dzień.
   *[other] Seria rozwiązanych zagadek: { $days } dni.
}
puzzle-no-streak = Nową serię zaczniesz następną rozwiązaną zagadką.
puzzle-you = Twój ruch, przy stole { $seats ->
    [one] siedzi { $seats } osoba
    [few] siedzą { $seats } osoby
   *[many] siedzi { $seats } osób
}
puzzle-seat = { $who ->
    [you] Ty
   *[other] Przeciwnik
}: { $score }, { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}
puzzle-hand = Twoja ręka
puzzle-market = Wystawka
puzzle-tickets = Twoje bilety
puzzle-question = Który ruch jest najlepszy?
puzzle-about = Wskaż ruch, a plansza go pokaże. Liczy się pierwsza odpowiedź.
puzzle-best = Najlepszy ruch: na 100 gier wygrywa { $win }.
puzzle-behind = { $wins ->
    [0] Wygrywa tyle samo gier, ale daje
    [one] Wygrywa o { $wins } grę na 100 mniej i daje
    [few] Wygrywa o { $wins } gry na 100 mniej i daje
   *[many] Wygrywa o { $wins } gier na 100 mniej i daje
} { $points ->
    [one] o { $points } punkt mniej.
    [few] o { $points } punkty mniej.
   *[many] o { $points } punktów mniej.
}
puzzle-margin = Gorszy o { $behind }% gry, z dokładnością do { $error }.
puzzle-right = Dobrze!
puzzle-wrong = Tym razem nie.
puzzle-proof = Każdy ruch rozegrano { $games ->
    [one] { $games } raz
   *[other] { $games } razy
}, na tych samych rozdaniach i tylko z tą wiedzą, którą tu widać.
puzzle-to-daily = Do rozdania dnia
daily-played = Dzisiejsze rozdanie masz już za sobą: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}, miejsce { $rank } z { $seats }.
daily-result = Twój wynik: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}, miejsce { $rank } z { $seats }.
daily-opponents = Dziś, { $day }, grają z tobą: { $names }.
daily-progress = Inni grają twoje rozdanie
daily-arg-edition = edycja: { $known }
daily-arg-history = pokaż dni, które masz za sobą, bez gry
daily-arg-data = plik z twoimi dniami (zwykle w twoim folderze danych)
daily-column-day = Dzień
daily-column-edition = Edycja
daily-column-level = Na twoim miejscu
daily-column-points = Punkty
daily-column-place = Miejsce
daily-history-empty = Nie masz jeszcze za sobą żadnego rozdania dnia.
error-daily-file = W pliku { $file } nie ma twoich dni: odłóż go gdzie indziej, a powstanie nowy.
cli-summary-daily = rozdanie dnia: jedno tasowanie dla wszystkich, porównane z botami
