edition-fjords-blurb = Długie wybrzeże promów, na którym karty jednego koloru mogą zastąpić lokomotywę.
edition-fjords-special = Wzdłuż wybrzeża kursują promy, a z Kiruny jedzie ruda. Zbieraj jeden kolor na przeprawy, a po punkty jedź na północ.

module-crossings = karty zamiast lokomotyw na promach
module-ore_line = linia rudy
module-midnight_sun = punkty za kołem podbiegunowym
rulebook-crossings-heading = Przeprawy
crossings-rule = Jeśli brakuje ci lokomotywy, której wymaga prom, możesz ją zastąpić: { $cards ->
    [one] { $cards } kartą
   *[other] { $cards } kartami
} w kolorze, którym płacisz.
ore_line-rule = Za szare połączenia do Kiruny płaci się kartami białymi lub czarnymi albo lokomotywami.
midnight_sun-rule = Połączenie, które kończy się w Tromsø albo Narwiku, jest warte o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej; połączenie o jednym polu jest warte o jeden punkt mniej.
