# Podpowiedzi: najlepsze ruchy w pozycji
cli-summary-hint = pokaż najlepsze ruchy w pozycji i ich szanse na wygraną
hint-position = PLIK@RUCHY
hint-help-position = zapisana gra po tylu ruchach (sam PLIK: po wszystkich)
hint-help-seat = czyja podpowiedź; musi to być miejsce, które ma ruch (domyślnie: ono)
hint-help-seconds = jak długo szukać (domyślnie: 1)
hint-help-iterations = zamiast tego rozegraj naprzód tyle partii; wtedy to samo pytanie daje tę samą odpowiedź
hint-help-seed = liczba całkowita, od której zależą rozdania (domyślnie: 0)
hint-help-top = ile ruchów pokazać (domyślnie: 5)
hint-help-json = wypisz jeden obiekt JSON zamiast tabeli
hint-title = { $edition }, na ruchu { $seat }, po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}
hint-column-move = ruch
hint-column-win = wygrane
hint-column-score = wynik
hint-column-share = próby
hint-column-prior = plan
hint-percent = { NUMBER($share, maximumFractionDigits: 0) } %
hint-reach = ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
hint-score = { NUMBER($score, maximumFractionDigits: 0) }
hint-only = Dozwolony jest tylko jeden ruch: { $move }.
hint-why = Dlaczego: { $reason }
hint-note = { $games ->
    [one] Rozegrano naprzód { $games } partię
    [few] Rozegrano naprzód { $games } partie
    [many] Rozegrano naprzód { $games } partii
   *[other] Rozegrano naprzód { $games } partii
} w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, znając tylko to, co widzi to miejsce. Wygrane: z przedziałem 95 %. Wynik: własne punkty na koniec. Próby: odsetek partii. Plan: ocena planisty przed szukaniem.
error-not-to-act = Miejsce { $seat } nie ma tu nic do wyboru, decyduje miejsce { $actor }; podpowiedź jest dla tego, kto ma ruch.
error-bad-seconds = Szukanie trwa od { $least } do { $most } sekund, a nie { $seconds }.
error-bad-iterations = Naprzód można rozegrać od 1 do { $most } partii, a nie { $iterations }.
error-bad-top = Trzeba pokazać co najmniej jeden ruch, a nie { $top }.
