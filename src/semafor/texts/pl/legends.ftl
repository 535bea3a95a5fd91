# Legendy: karty i kolumny
play-card-newspaper = gazeta
play-column-dollars = dolary
play-column-company = spółka
play-dollars = { $count ->
    [one] { $count } dolar
    [few] { $count } dolary
   *[many] { $count } dolarów
}
play-sign-large = duże miasto: kto zajmie prowadzące do niego połączenie, dobiera kartę
play-caboose = brankard
play-event-none = Nie ma aktywnego wydarzenia.
play-event-active = Wydarzenie: { $name }. { $text }
play-event-past = Ostatnie wydarzenie: { $name }. { $text }
play-events-left = wydarzenia w talii: { $count }
play-prompt-discard = Odrzucam [1]
play-prompt-archive = Do archiwum [1]
play-discard = Wybierz kartę do odrzucenia; { $count ->
    [one] została { $count } karta.
    [few] zostały { $count } karty.
   *[many] zostało { $count } kart.
}
play-archive = Jesteś na ostatnim miejscu i usuwasz z gry jedno wydarzenie. Które?

# Wydarzenia: nazwy i działanie
event-E01 = Dzień wypłaty
event-E01-text = Każdy bierze 2 dolary.
event-E02 = Tani węgiel
event-E02-text = Połączenia o długości 3 lub większej kosztują o jedną kartę mniej.
event-E03 = Roztopy
event-E03-text = Szare połączenia o długości do 3 kosztują dodatkowo jedną dowolną kartę.
event-E04 = Orkiestry dęte
event-E04-text = Połączenie z dużym miastem daje także 1 dolara.
event-E05 = Zgubione listy przewozowe
event-E05-text = Kto ma więcej niż 7 kart, odrzuca 2 z nich.
event-E06 = Zapasowe parowozy
event-E06-text = Odkryta lokomotywa liczy się jak zwykła karta, także jako druga.
event-E07 = Zbiórka publiczna
event-E07-text = Kto ma najmniej dolarów, bierze 3; przy remisie każdy z remisujących.
event-blank = Zwykły dzień
event-blank-text = Nic się nie dzieje.

# Co się wydarzyło
play-fact-claimed-plain = { $route } ({ $length })
play-fact-company-bonus = kolor spółki, +{ $dollars } $
play-fact-large-city = duże miasto
play-fact-event = gazeta! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] wydarzenie daje { $dollars } dolara
    [few] wydarzenie daje { $dollars } dolary
   *[many] wydarzenie daje { $dollars } dolarów
}
play-fact-money-gained = +{ $dollars } $
play-fact-money-paid = płaci { $dollars } $
play-fact-discarded = odrzuca: { $card }
play-fact-archived = usuwa z gry wydarzenie: { $name }

play-why-closed-now = zamknięte, dopóki działa obecne wydarzenie
play-why-fee = opłata wynosi { $needs } $, masz { $left } $

# Wynik końcowy
play-line-dollars = dolary na koniec gry
play-line-unused-trains = premia za mało wagoników
play-line-turn-order = kolejność po pierwszym graczu
play-caboose-next = Ostatnie miejsce, więc pierwszy ruch w następnej grze: { $player } (brankard)

# Zwykły tekst
describe-choose = wybierz: { $option }
describe-seat-dollars = Miejsce { $seat }: dolary { $points }, wagoniki { $trains }, karty { $cards }, bilety { $tickets }
describe-part-companies = Spółki według miejsc: { $value }
describe-part-active_event = Aktywne wydarzenie: { $value }
describe-part-event_pile = Dotychczasowe wydarzenia: { $value }

# Dlaczego bot tak gra
reason-claim-company = Kolor własnej spółki: od razu daje premię.
reason-claim-large = Duże miasto: połączenie daje kartę.
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
reason-keep-dollars = Dolary: { $points }, potrzebne wagoniki: około { $needed } z { $trains }.
reason-discard = Karta, której najmniej szkoda ({ $card }: { $have }).
reason-archive = Jedno z nich musi zniknąć.

# Dlaczego coś odrzucono
error-piles-low = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most } kart, nie można dobierać.
error-route-beyond = { $route }: to połączenie wychodzi poza planszę; można je zająć, gdy na obu końcach leży miasto.
error-route-closed-now = { $route }: tego połączenia nie można zająć, dopóki działa obecne wydarzenie.
error-fee-not-paid = { $route }: opłata wynosi { $needs } $, a masz mniej.
error-name-the-further-card = Podaj karty: trzeba dołożyć jedną dowolną kartę.
error-card-not-in-hand = Nie masz takiej karty: { $card }.
error-unknown-event = Nie ma wydarzenia „{ $event }”.
error-event-not-in-pile = Wydarzenie „{ $event }” nie leży w stosie odkrytych.
error-bad-effect = { $where }: { $what }.

# W przeglądarce
web-money = { $amount } $
web-company = spółka: { $colour }
web-company-none = bez spółki
web-caboose-title = ma kartę brankardu: do tej osoby należał pierwszy ruch
web-large-city = duże miasto
web-event = Wydarzenie
web-event-lasting = działa
web-event-past = jednorazowe, już po nim
web-event-none = Na razie bez wydarzeń. Przyniesie je następna gazeta.
web-events-left = { $count ->
    [one] { $count } wydarzenie w talii
    [few] { $count } wydarzenia w talii
   *[many] { $count } wydarzeń w talii
}
web-events-all = Wszystkie wydarzenia
web-events-deck = Jeszcze w talii
web-events-pile = Dotychczas
web-effect-discard = Odrzuć kartę
web-effect-discard-about = { $event }: { $count ->
    [one] do odrzucenia jeszcze { $count } karta.
    [few] do odrzucenia { $count } karty, jedna po drugiej.
   *[many] do odrzucenia { $count } kart, jedna po drugiej.
}
web-effect-discard-do = Odrzuć
web-effect-archive = Usuń wydarzenie z gry
web-effect-archive-about = Jesteś na ostatnim miejscu: jedno z odkrytych wydarzeń już nie wróci.
web-effect-archive-do = Usuń
web-effect-have = na ręce: { $count }
web-note-cost = { $event }: koszt w kartach to { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
web-note-extra = { $event }: trzeba dołożyć { $cards ->
    [one] jedną dowolną kartę
    [few] { $cards } dowolne karty
   *[many] { $cards } dowolnych kart
}.
web-note-extra-here = Do tego połączenia trzeba teraz dołożyć { $cards ->
    [one] jedną dowolną kartę
    [few] { $cards } dowolne karty
   *[many] { $cards } dowolnych kart
}.
web-note-fee = { $event }: opłata { $dollars } $.
web-note-company = Kolor twojej spółki: od razu daje { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-company-card = Kolor twojej spółki: od razu dobierasz kartę.
web-note-bonus = { $event }: jeszcze { $dollars ->
    [one] { $dollars } dolar
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-large = Duże miasto: dobierasz też kartę z wierzchu stosu.

# W skrócie, do pomocy przy stole
short-dollars = Dolary
short-dollars-text = Są zamiast punktów: z biletów, z połączeń w kolorze twojej spółki, z wydarzeń, a na końcu za zużyte wagoniki. Samo połączenie nic nie daje.
short-events = Gazety i wydarzenia
short-events-text = Gazeta w stosie odkrywa kolejne wydarzenie. Jedne działają raz, inne zmieniają zasady dla wszystkich aż do następnej gazety.
short-companies = Twoja spółka
short-companies-text = Połączenie w kolorze twojej spółki od razu daje dwa dolary, czymkolwiek płacisz. Szare nigdy tego nie dają.
short-large_cities = Duże miasta
short-large_cities-text = Na planszy mają mosiężną obwódkę. Połączenie z takim miastem daje też kartę z wierzchu stosu.
short-caboose = Brankard
short-caboose-text = Kto ma tę kartę, zaczyna; na końcu dostaje ją ten, kto zajął ostatnie miejsce.
