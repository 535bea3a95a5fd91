var e=`# Strona z zasadami w przeglądarce: rozdziały napisane raz, liczby z danych edycji
rulebook-heading = Jak się gra
rulebook-choose = Edycja
rulebook-contents = Na tej stronie
rulebook-play = Zacznij grę
rulebook-first-game = Pierwsza gra z przewodnikiem
rulebook-back = Wróć

# Co powstaje, gdy edycja nie ma własnych słów
rulebook-special-made = Własna plansza i zwykłe zasady.
rulebook-undescribed = { $count ->
    [one] Obowiązuje jeszcze jedna zasada, której
    [few] Obowiązują jeszcze { $count } zasady, których
   *[many] Obowiązuje jeszcze { $count } zasad, których
} ta strona nie opisuje: { $rules }. Zdania poniżej nie uwzględniają zmian, które z tego wynikają.
rulebook-special-with = Własna plansza. Poza zwykłymi zasadami: { $rules }.
edition-blurb-made = Miejsca: { $places }, połączenia: { $routes }, bilety: { $tickets }.

# Co widać na obrazku w przykładzie: dla tych, którzy go nie widzą
picture-stretch = { $ends } ({ $length }, { $colour }){ $owner ->
    [you] , twoje
    [other] , cudze
   *[none] {""}
}{ $closed ->
    [yes] , zamknięte
   *[no] {""}
}
picture-piece = { $kind ->
    [station] dworzec: { $place }
   *[pawn] pasażer: { $place }
}
picture-cards = { $heading }: { $cards }
picture-ticket = bilet { $ends } ({ $points })
rulebook-example = Przykład
rulebook-sum = Razem
`;export{e as default};