# Podpowiedzi: najlepsze ruchy w pozycji
hint-position = PLIK@RUCHY
hint-help-position = zapisana gra po tylu ruchach (sam PLIK: po wszystkich)
hint-help-seat = czyja podpowiedź; musi to być miejsce, które ma ruch (domyślnie: ono)
hint-help-seconds = jak długo szukać (domyślnie: 1)
hint-help-iterations = zamiast tego rozegraj w głowie tyle partii; wtedy to samo pytanie daje tę samą odpowiedź
hint-help-seed = liczba całkowita, od której zależą rozdania (domyślnie: 0)
hint-help-top = ile ruchów pokazać (domyślnie: 5)
hint-help-json = wypisz jeden obiekt JSON zamiast tabeli
hint-title = { $edition }, na ruchu { $seat }, po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}
hint-column-move = ruch
hint-column-win = wygrane na 100
hint-column-win-rough = wygrane na 100, szac.
hint-column-score = wynik
hint-column-share = próby
hint-column-prior = plan
hint-percent = { NUMBER($share, maximumFractionDigits: 0) }%
hint-reach = ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
hint-score = { NUMBER($score, maximumFractionDigits: 0) }
hint-only = Dozwolony jest tylko jeden ruch: { $move }.
hint-no-choice = Dozwolony jest tylko jeden ruch.
hint-best = Zalecany ruch: { $move }.
hint-planner = Tak zagrałby planista. Nie rozegrano tu w głowie żadnych partii, więc nie ma szans do pokazania.
hint-few = { $games ->
    [one] Rozegrano w głowie tylko { $games } partię
    [few] Rozegrano w głowie tylko { $games } partie
    [many] Rozegrano w głowie tylko { $games } partii
   *[other] Rozegrano w głowie tylko { $games } partii
}: za mało, by podać szanse.
hint-numbers = Liczby mówią, ile na 100 partii wygrywa dany ruch; w nawiasie przedział 95%. { $games ->
    [one] Rozegrano w głowie { $games } partię
    [few] Rozegrano w głowie { $games } partie
    [many] Rozegrano w głowie { $games } partii
   *[other] Rozegrano w głowie { $games } partii
}, tylko z tym, co widzisz. Zalecany jest ruch z najlepszym dolnym końcem przedziału.
hint-rough-early = To szacunek: na początku gry trasy rywali niewiele jeszcze mówią o ich biletach. Te liczby służą do porównywania ruchów.
hint-rough-guessed = To szacunek: biletów rywali trzeba się domyślać, więc szanse, zwłaszcza na początku gry, wychodzą za wysokie, często o dziesięć i więcej. Służą do porównywania ruchów.
hint-chance = wygrywa { $win } na 100 partii ({ $low }–{ $high })
hint-chance-rough = wygrywa szacunkowo { $win } na 100 partii ({ $low }–{ $high })
hint-little-tried = { $games ->
    [0] nie sprawdzono
    [one] za mało prób: { $games } partia
    [few] za mało prób: { $games } partie
    [many] za mało prób: { $games } partii
   *[other] za mało prób: { $games } partii
}
hint-less-certain = { $games ->
    [one] wyższa liczba z { $games } partii, ale mniej pewna: dolny koniec nie jest lepszy
   *[other] wyższa liczba z { $games } partii, ale mniej pewna: dolny koniec nie jest lepszy
}
hint-why = Dlaczego: { $reason }
hint-note = Czas: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Wynik: własne punkty na koniec. Próby: odsetek partii. Plan: ocena planisty przed szukaniem.
error-not-to-act = Miejsce { $seat } nie ma tu nic do wyboru, decyduje miejsce { $actor }; podpowiedź jest dla tego, kto ma ruch.
error-bad-seconds = Szukanie trwa od { $least } do { $most } s, a nie { $seconds }.
error-bad-iterations = Liczba partii rozegranych w głowie to od 1 do { $most }, a nie { $iterations }.
error-bad-top = Trzeba pokazać co najmniej jeden ruch, a nie { $top }.
