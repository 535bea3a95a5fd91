# Ruchy i pozycje jako zwykły tekst
describe-none = nic
describe-closed = wybór, którego nikt inny nie widzi
describe-title = { $edition }, tura { $turn }
describe-actor = Decyduje miejsce { $seat } ({ $phase }).
describe-last-round = Decyduje miejsce { $seat } ({ $phase }); ostatnia runda, { $left ->
    [one] pozostała { $left } tura
    [few] pozostały { $left } tury
   *[many] pozostało { $left } tur
}.
describe-over = Gra jest skończona.
describe-market = Wystawka: { $market }. Stos { $deck }, odrzucone { $discard }.
describe-seat = Miejsce { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
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
describe-hand = Ręka, miejsce { $seat }: { $cards }
describe-own-tickets = Bilety: { $tickets }
describe-own-offered = Do wyboru: { $tickets }
