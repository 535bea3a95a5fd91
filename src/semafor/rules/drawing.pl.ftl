# Co ten moduł zasad mówi graczom
rulebook-turn-draw = dobierasz karty
rulebook-draw-heading = Dobieranie kart
rulebook-draw-two = Bierzesz dwie karty, jedną po drugiej: każdą z wystawki albo w ciemno ze stosu. Luka na wystawce zapełnia się od razu, więc widzisz nową kartę, zanim wybierzesz drugą.
rulebook-draw-locomotive = Odkryta lokomotywa liczy się za obie karty: bierzesz ją jako pierwszą i na tym koniec. Drugą kartą nie może być nigdy. Lokomotywa dobrana w ciemno to po prostu szczęście i liczy się za jedną kartę.
rulebook-draw-sweep = Gdy wśród pięciu odkrytych kart są co najmniej trzy lokomotywy, wszystkie pięć odpada i odkrywa się nowe.
rulebook-draw-hand = Na ręce można mieć dowolnie wiele kart. Gdy stos się skończy, odrzucone karty tasuje się i tworzą nowy.
rulebook-draw-empty = Gdy nie ma już kart ani w stosie, ani wśród odrzuconych, nie można wybrać dobierania kart, nawet jeśli na wystawce coś leży.
rulebook-draw-blocked = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nikt nie może wybrać dobierania kart, także z wystawki.
describe-draw = karta ze stosu
describe-take = karta z wystawki: { $card }
phase-second_card = druga karta
error-piles-empty = Nie ma już kart do dobrania.
error-not-open = Takiej karty nie ma teraz na wystawce: { $card }.
error-locomotive-second = Odkryta lokomotywa nie może być drugą kartą.
error-piles-low = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nie można dobierać.
short-drawing = Mało kart
short-drawing-text = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, nie można wybrać dobierania kart, także z wystawki.
play-fact-drew = karta ze stosu
play-fact-drew-known = { $card } ze stosu
play-fact-took = { $card } z wystawki
play-fact-market-reset = Leżały trzy odkryte lokomotywy: wymieniono całą wystawkę.
play-fact-market-resets = Trzy lokomotywy leżały odkryte { $times } razy z rzędu: za każdym razem wymieniono całą wystawkę.
play-fact-market-chosen = Trzy lokomotywy leżały odkryte raz po raz: wszystkie karty przetasowano razem i wyłożono wystawkę, w której jest ich mniej.
play-fact-reshuffled = Odrzucone karty przetasowano: tworzą nowy stos.
web-status-turn-no-cards = Twój ruch: bilety albo połączenie. Zostało za mało kart, żeby dobierać.
web-status-second_card = Dobierz drugą kartę.
rulebook-first-draw = W pierwszych turach głównie dobieraj karty, w kolorach połączeń, które leżą po drodze. Przed każdą kartą warto spojrzeć na wystawkę.
example-draw = Dwie karty, jedna po drugiej
example-draw-first = Bierzesz tę kartę z wystawki: { $card }. Na jej miejsce od razu przychodzi karta ze stosu.
example-draw-second = Nowa karta na nic ci się nie przyda, więc drugą bierzesz w ciemno ze stosu. To koniec tury.
example-draw-locomotive = Odkryta lokomotywa wzięta na początku byłaby jedyną kartą: odkryta liczy się za obie.
example-market = Wystawka
example-deck = Stos
