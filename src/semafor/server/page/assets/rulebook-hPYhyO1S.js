var e=`# Strona z zasadami w przeglądarce: rozdziały napisane raz, liczby z danych edycji
rulebook-heading = Jak się gra
rulebook-choose = Edycja
rulebook-contents = Na tej stronie
rulebook-play = Zacznij grę
rulebook-first-game = Pierwsza gra z przewodnikiem
rulebook-back = Wróć

# Co widać na małych obrazkach: dla tych, którzy ich nie widzą
rulebook-picture-route = Niebieskie połączenie o trzech polach między dwoma miastami i trzy sposoby zapłaty: trzy niebieskie karty, dwie niebieskie i lokomotywa albo trzy lokomotywy.
rulebook-picture-grey = Szare połączenie o dwóch polach: dwie karty jednego koloru.
rulebook-picture-twins = Podwójne połączenie; jedna nitka jest zajęta, druga ma kłódkę.
rulebook-picture-market = Pięć odkrytych kart i stos; dwie karty są wzięte.
rulebook-picture-extra = jeszcze jedna
rulebook-picture-or = albo

# Co powstaje, gdy edycja nie ma własnych słów
rulebook-special-made = Własna plansza i zwykłe zasady.
rulebook-special-with = Własna plansza. Poza zwykłymi zasadami: { $rules }.
edition-blurb-made = Miejsca: { $places }, połączenia: { $routes }, bilety: { $tickets }.
`;export{e as default};