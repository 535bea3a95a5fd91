# What these rules say to players
play-why-closed-now = zamknięte, dopóki działa obecne wydarzenie
play-why-fee = opłata wynosi { $needs } $, masz { $left } $
error-route-closed-now = { $route }: tego połączenia nie można zająć, dopóki działa obecne wydarzenie.
error-fee-not-paid = { $route }: opłata wynosi { $needs } $, a masz mniej.
error-name-the-further-card = Podaj karty: trzeba dołożyć jedną dowolną kartę.
web-note-cost = { $event }: koszt w kartach to { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
web-note-cost-here = Koszt tego połączenia w kartach to teraz { $cards } zamiast { $length }. Wagoników trzeba tyle samo.
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
web-note-fee-here = Opłata za to połączenie wynosi teraz { $dollars } $.
