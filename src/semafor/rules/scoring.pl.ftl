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
