# Co ten moduł zasad mówi graczom
rulebook-turn-tickets = dobierasz nowe bilety
rulebook-setup-tickets = { $offer ->
    [one] Dostajesz do wyboru { $offer } bilet
    [few] Dostajesz do wyboru { $offer } bilety
   *[many] Dostajesz do wyboru { $offer } biletów
} i zatrzymujesz co najmniej { $keep ->
    [one] jeden
    [2] dwa
   *[other] { $keep }
}. Wszyscy wybierają jednocześnie.
rulebook-setup-few = Gdy biletów jest za mało, każdy dostaje po trzy albo po dwa i wystarczy zatrzymać jeden. Zdarza się to tylko w kampanii, gdy wiele biletów już wycofano.
rulebook-setup-long = Jeden z nich jest długi: wart wiele, ale i droga daleka. Można go oddać jak każdy inny. Później długich biletów już się nie dobiera.
rulebook-setup-rejects = { $where ->
    [box] To, co teraz oddasz, odpada z gry.
    [shuffle] To, co teraz oddasz, zostanie wtasowane z powrotem w swoją talię.
   *[under] To, co oddasz, trafia pod spód talii biletów, w dowolnej kolejności.
}
rulebook-ticket-heading = Bilety
rulebook-ticket-draw = W swojej turze możesz dobrać { $offer ->
    [one] { $offer } nowy bilet
    [few] { $offer } nowe bilety
   *[many] { $offer } nowych biletów
} i zatrzymać co najmniej { $keep ->
    [one] jeden
   *[other] { $keep }
}. Reszta trafia pod spód talii.
rulebook-ticket-few = Gdy w talii zostało mniej biletów, bierzesz tyle, ile jest.
rulebook-ticket-count = Bilet jest zrealizowany, gdy jego miejsca łączy nieprzerwany ciąg twoich połączeń, choćby okrężną drogą. Bilety nie zużywają połączeń: jedna linia może służyć wielu.
rulebook-ticket-secret = Zatrzymany bilet zostaje do końca i do końca nikt inny go nie widzi.
rulebook-ties-completed = więcej zrealizowanych biletów
describe-tickets = dobranie biletów
describe-keep = zatrzymane bilety: { $tickets }
describe-kept = { $count ->
    [one] zatrzymany { $count } bilet
    [few] zatrzymane { $count } bilety
   *[many] zatrzymanych { $count } biletów
}
phase-tickets = wybór biletów
error-no-tickets-left = Nie ma już biletów do dobrania.
error-not-offered = Biletu „{ $ticket }” nie ma wśród wyłożonych przed tobą.
error-return-all-others = Oddać trzeba dokładnie te bilety, których nie zatrzymujesz.
error-keep-more = Zatrzymaj co najmniej { $needs ->
    [one] { $needs } bilet
    [few] { $needs } bilety
   *[many] { $needs } biletów
}.
play-deck-tickets = bilety
play-deck-regular = zwykłe
play-deck-short = krótkie
play-deck-long = długie
play-fact-drew-tickets = { $count ->
    [one] { $count } dobrany bilet
    [few] { $count } dobrane bilety
   *[many] { $count } dobranych biletów
}
play-fact-kept-tickets = { $kept ->
    [one] { $kept } bilet zatrzymany
    [few] { $kept } bilety zatrzymane
   *[many] { $kept } biletów zatrzymanych
}, { $returned ->
    [0] bez oddanych
    [one] { $returned } oddany
    [few] { $returned } oddane
   *[many] { $returned } oddanych
}
web-status-keep = Wybierz bilety: zatrzymaj co najmniej { $count }.
rulebook-first-tickets = Wybierz bilety. Dwa w tę samą stronę są łatwiejsze niż dwa w różne, bo korzystają ze wspólnych połączeń. Program pokazuje na mapie, dokąd każdy prowadzi.
rulebook-first-more = Wszystkie bilety gotowe, a wagoników jeszcze dużo? Dobierz nowe bilety albo zajmuj długie połączenia dla punktów.
example-ticket = Bilet od początku do końca
example-ticket-get = Zatrzymujesz bilet { $ticket }. Zrealizowany daje swoją wartość, czyli { $points }; niezrealizowany tyle samo zabiera.
example-ticket-build = W ciągu gry zajmujesz { $routes ->
    [one] to { $routes } połączenie
    [few] te { $routes } połączenia
   *[many] tych { $routes } połączeń
}, w dowolnej kolejności. Trasa nigdzie się nie urywa, więc bilet jest gotowy. Każda inna droga między tymi miejscami też by wystarczyła.
