# Co ten moduł zasad mówi graczom
rulebook-score-heading = Liczenie punktów
rulebook-score-routes = Połączenia: punkty, które już masz.
rulebook-score-tickets = Bilety: każdy zrealizowany dodaje swoją wartość, każdy inny ją odbiera.
play-line-routes = połączenia
play-line-tickets = bilety
play-line-completed = zrealizowane bilety
ending-routes = Połączenia
ending-routes-text = Punkty za połączenia zajęte w czasie gry.
ending-tickets = Bilety
ending-line-completed = Zrealizowane bilety
example-score = Końcowy wynik, wiersz po wierszu
example-score-routes = Zajętych połączeń: { $count } (liczba × pola: { $shown }), za co należy się { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
example-score-tickets = Dwa bilety są zrealizowane ({ $done } i { $more }), jeden nie ({ $lost }): { $done } + { $more } − { $lost } = { $points }.
example-score-total = Razem: { $total }.
