edition-alps-blurb = Mała plansza przełęczy i jezior, na której lokomotywy służą tylko do tuneli i promów.
edition-alps-special = Góry dzielą północ od morza. Zachowaj lokomotywy na tunele i promy: gdzie indziej się nie przydadzą.

module-mountain_locomotives = lokomotywy tylko w górach
rulebook-mountain_locomotives-heading = Lokomotywy w górach
mountain_locomotives-cost = Połączenie o czterech polach kosztuje cztery karty w jego kolorze i cztery twoje wagony. Za szare połączenie płacisz dowolnym jednym kolorem.
mountain_locomotives-cards = Karty mają osiem kolorów; do tego { $locomotives ->
    [one] { $locomotives } lokomotywa
    [few] { $locomotives } lokomotywy
   *[many] { $locomotives } lokomotyw
} do tuneli i promów.
mountain_locomotives-rule = Lokomotywami płaci się tylko za promy i tunele. Tam zastępują karty dowolnego koloru, ile zechcesz; za każde inne połączenie płaci się wyłącznie kartami w kolorach. Na tej planszy przydają się na { $routes ->
    [one] { $routes } połączeniu
   *[other] { $routes } połączeniach
}.
mountain_locomotives-tip = Lokomotywa jest niewiele warta, jeśli twoje bilety prowadzą przez równiny.
coach-hint-mountain_locomotives = Lokomotywy zostają w górach
coach-hint-mountain_locomotives-text = Tutaj lokomotywą płaci się tylko za tunele i promy. Inne połączenia kosztują wyłącznie karty w jednym kolorze.
mountain_locomotives-example = Góra lokomotyw
mountain_locomotives-pay = Za { $route } można zapłacić nimi samymi: { $paid }.
