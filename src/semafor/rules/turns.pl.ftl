# Co ten moduł zasad mówi graczom
rulebook-goal-heading = O co chodzi
rulebook-goal = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miejscami. Połączenie składa się z kilku pól i daje punkty w chwili zajęcia. Bilety są tajne: każdy wymienia dwa miejsca i na końcu daje swoją wartość, jeśli łączy je ciąg twoich połączeń, a jeśli nie – tyle samo odbiera. Wygrywa największa liczba punktów.
rulebook-setup-heading = Zanim zacznie się gra
rulebook-setup-start = Każdy dostaje na początek { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
} i { $hand ->
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
}, a licznik punktów stoi na zerze. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-setup-first = Kto zaczyna, ustalacie przed grą albo rozstrzyga los. Potem gra się w kolejności miejsc, zgodnie z ruchem wskazówek zegara.
rulebook-setup-cards = Karty mają { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
}, w każdym po { $each ->
    [one] { $each } karcie
    [few] { $each } karty
   *[many] { $each } kart
}; do tego { $locomotives ->
    [one] dochodzi { $locomotives } lokomotywa
    [few] dochodzą { $locomotives } lokomotywy
   *[many] dochodzi { $locomotives } lokomotyw
}. Lokomotywa zastępuje kartę dowolnego koloru.
rulebook-turn-heading = Twoja tura
rulebook-turn = W swojej turze robisz dokładnie jedną z tych rzeczy, potem kolej na następną osobę:
rulebook-turn-pass = Spasować można tylko wtedy, gdy żadna z nich nie jest możliwa.
rulebook-end-heading = Koniec gry
rulebook-end = Gdy ktoś kończy turę, mając najwyżej { $threshold ->
    [one] { $threshold } wagonik
    [few] { $threshold } wagoniki
   *[many] { $threshold } wagoników
}, zaczyna się ostatnia runda. Każdy ma jeszcze jedną turę, ta osoba na końcu. Potem następuje liczenie.
rulebook-ties-heading = Gdy jest remis
rulebook-ties = Przy równej liczbie punktów decyduje kolejno:
rulebook-ties-shared = a jeśli i to jest równe, zwycięstwo jest wspólne
rulebook-ties-turn_order = późniejsze miejsce w kolejności tur
rulebook-tips-heading = Trzy rady na początek
rulebook-tips-long = Długie połączenia dają znacznie więcej punktów za wagonik niż krótkie.
rulebook-tips-same-way = Bilety w tym samym kierunku korzystają ze wspólnych torów: warto zatrzymać je razem.
rulebook-tips-narrow = Gdzie do miasta prowadzi tylko jedno połączenie, ktoś może być szybszy. Takie miejsca zajmuj najpierw.
describe-pass = pas
phase-turn = tura
error-must-act = Spasować można tylko wtedy, gdy nie da się zrobić nic innego.
play-fact-passed = pas
play-fact-last-round = { $player }: { $trains ->
    [one] został { $trains } wagonik
    [few] zostały { $trains } wagoniki
   *[many] zostało { $trains } wagoników
}. Zaczyna się ostatnia runda.
play-fact-game-over = Koniec gry.
web-status-pass = Nic nie da się zrobić: spasuj.
rulebook-first-heading = Pierwsza gra krok po kroku
rulebook-first-deal = Program rozdaje: masz { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
} i { $hand ->
    [0] ani jednej karty
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
}. Obok planszy { $market ->
    [one] leży { $market } odkryta karta
    [few] leżą { $market } odkryte karty
   *[many] leży { $market } odkrytych kart
} i stos.
rulebook-first-end = Patrz, ile komu zostało wagoników. Gdy ktoś ma ich już tylko { $threshold } albo mniej, każdy ma jeszcze jedną turę. Potem pokazuje się bilety i liczy punkty.
