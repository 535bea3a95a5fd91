# Co ten moduł zasad mówi graczom
module-globetrotter = premia za najwięcej biletów
rulebook-score-globetrotter = Najwięcej biletów: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za największą liczbę zrealizowanych biletów. Przy remisie dostają je wszyscy; gdy nikt nie zrealizował żadnego, nikt ich nie dostaje (tak liczy ten program).
play-line-globetrotter = najwięcej biletów
ending-globetrotter = Najwięcej zrealizowanych biletów
example-score-globetrotter = Nikt nie zrealizował więcej biletów niż ty: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
