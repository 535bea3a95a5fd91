# Co ten moduł zasad mówi graczom
module-dollars = dolary
rulebook-goal-money = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miastami. Samo połączenie nic nie daje: dolary dają bilety, połączenia w kolorze twojej spółki, wydarzenia i zużyte wagoniki. Bilety są tajne: każdy wymienia dwa miasta i na końcu płaci swoją wartość, jeśli łączy je ciąg twoich połączeń, a jeśli nie – tyle samo kosztuje. Wygrywa największa liczba dolarów.
rulebook-setup-start-money = Każdy dostaje na początek { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}, { $hand ->
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
} i { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}; dolary leżą jawnie. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-score-dollars = Dolary: tyle, ile masz.
rulebook-score-trains = Wagoniki: im mniej ci zostało, tym więcej dolarów (tabela poniżej).
rulebook-score-floor = Suma poniżej zera liczy się jako zero. Ostatnie miejsce dostaje kartę brankardu.
rulebook-unused-caption = Dolary za wagoniki, które zostały
rulebook-unused-trains = Wagoniki
rulebook-unused-dollars = Dolary
rulebook-unused-range = { $from }–{ $to }
rulebook-unused-more = { $from }+
rulebook-ties-money = Przy równej liczbie dolarów decyduje kolejno:
rulebook-tips-trains = Zużyj wagoniki: kilka ostatnich jest wartych więcej niż mały bilet.
rulebook-unused-one = { $from }
play-column-dollars = dolary
play-dollars = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
play-line-dollars = dolary na koniec gry
play-line-unused-trains = premia za mało wagoników
play-line-turn-order = kolejność po pierwszym graczu
describe-seat-dollars = Miejsce { $seat }: { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
}, { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}
reason-claim-trains = { $trains ->
    [0] Zużywa ostatnie wagoniki: im mniej zostaje, tym więcej dolarów na koniec.
    [one] Zostaje tylko { $trains } wagonik: im mniej zostaje, tym więcej dolarów na koniec.
    [few] Zostają { $trains } wagoniki: im mniej zostaje, tym więcej dolarów na koniec.
   *[many] Zostaje { $trains } wagoników: im mniej zostaje, tym więcej dolarów na koniec.
}
reason-draw-trains = Połączenie { $route } zużyje { $points ->
    [one] { $points } wagonik
    [few] { $points } wagoniki
   *[many] { $points } wagoników
}, a brakuje na nie { $missing }.
reason-keep-dollars = { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
} za około { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}.
web-money = { $amount } $
short-dollars = Dolary
short-dollars-text = Są zamiast punktów: z biletów, z połączeń w kolorze twojej spółki, z wydarzeń, a na końcu za zużyte wagoniki. Samo połączenie nic nie daje.
short-unused = Zużyte wagoniki
short-unused-text = Na końcu dostajesz dolary zależnie od tego, ile wagoników ci zostało: { $table }.
short-unused-one = { $from } – { $dollars } $
short-unused-range = { $from } do { $to } – { $dollars } $
short-unused-more = { $from } lub więcej – nic
ending-dollars = Dolary na ręce
ending-dollars-text = Tyle każdy ma na koniec gry.
ending-unused_trains = Zużyte wagoniki
ending-unused_trains-text = Im mniej wagoników zostało, tym większa premia.
ending-money = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
ending-money-so-far = Dolary dotąd
ending-floor = Suma poniżej zera liczy się jako zero.
ending-line-turn_order = Kolejność po pierwszym graczu
rulebook-first-more-money = Wszystkie bilety gotowe, a wagoników jeszcze dużo? Dobierz nowe bilety albo zużyj wagoniki: na końcu płacą ci za to, że zostało ich mało.
example-score-dollars = Na początku masz { $start ->
    [one] { $start } dolara
    [few] { $start } dolary
   *[many] { $start } dolarów
}, na końcu { $points }.
example-score-trains = { $trains ->
    [one] Został { $trains } wagonik
    [few] Zostały { $trains } wagoniki
   *[many] Zostało { $trains } wagoników
}: { $points ->
    [one] { $points } dolar
    [few] { $points } dolary
   *[many] { $points } dolarów
}.
