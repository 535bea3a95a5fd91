# Co ten moduł zasad mówi graczom
module-stations = dworce
rulebook-turn-station = budujesz dworzec
rulebook-station-heading = Dworce
rulebook-station-build = Masz { $supply ->
    [one] { $supply } dworzec
    [few] { $supply } dworce
   *[many] { $supply } dworców
}. Budowa jednego zajmuje całą turę; można go postawić w każdym mieście, które nie ma jeszcze dworca. Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru, trzeci trzy jednego koloru; lokomotywy zastępują każdą kartę.
rulebook-station-use = Na końcu każdy dworzec pozwala ci użyć do wszystkich biletów jednego cudzego połączenia, które prowadzi do tego miasta. Najkorzystniejsze zostanie wybrane za ciebie. Najdłuższej trasy ono nie wydłuża.
rulebook-station-keep = Dworzec, którego nie zbudujesz, jest wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rulebook-score-stations = Dworce: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy niezbudowany.
rulebook-ties-stations_built = mniej zbudowanych dworców
coach-hint-station = Gdy ktoś stoi ci na drodze
coach-hint-station-text = Dworzec w mieście pozwala użyć do biletów jednego cudzego połączenia, które tam prowadzi. Pierwszy kosztuje jedną kartę. Każdy niezbudowany jest wart cztery punkty.
reason-station-ticket = { $count ->
    [one] Pożycza połączenie rywala dla biletu { $tickets }, który inaczej jest odcięty.
   *[other] Pożycza połączenie rywala dla biletów, które inaczej są odcięte: { $tickets }.
}
reason-station = { $place }: tory rywala mogą teraz posłużyć biletom.
describe-station = dworzec: { $city }, zapłata: { $pay }
describe-part-stations = Dworce (miejscami): { $value }
describe-part-left = Pozostałe dworce (miejscami): { $value }
error-unknown-city = Nie ma miasta „{ $city }”.
error-no-stations-left = Nie masz już dworców.
error-wrong-station-cost = Twój następny dworzec kosztuje { $needs ->
    [one] { $needs } kartę
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-city-has-station = { $city }: tu stoi już dworzec.
plan-station = { $city }: tutejszy dworzec pożycza { $route }
plan-station-new = { $city }: zbuduj dworzec i pożycz { $route }
play-command-station = s dworzec
play-menu-station = s dworzec
play-help-station = zbuduj dworzec: „s paryż”
play-prompt-station = W którym mieście (Enter: wstecz)
play-column-stations = dworce
play-no-station = Nie możesz teraz zbudować dworca.
play-fact-built-station = dworzec: { $place }
play-line-stations = niezbudowane dworce
play-line-stations-built = zbudowane dworce
ending-stations = Niezbudowane dworce
ending-line-stations_built = Zbudowane dworce
do-station = Dworzec
do-station-about = Pozwala użyć na swoje bilety jednego połączenia rywala przy tym mieście.
web-at-place = { $what }: { $place }
web-place = Miasto
web-place-choose = wybierz tu albo na planszy
do-station-go = Zbuduj dworzec
web-key-choice = wybór z własnym przyciskiem, na przykład dworzec
rulebook-first-station = Ktoś był szybszy? Poszukaj objazdu, a jeśli go nie ma, dworzec we właściwym mieście pozwoli ci użyć cudzego połączenia.
example-station = Dworzec ratuje bilet
example-station-stuck = Masz bilet { $a } – { $b }. Twoja trasa kończy się w mieście { $middle }, a ostatnie połączenie należy do kogoś innego.
example-station-build = Budujesz dworzec w mieście { $middle }. { $supply ->
    [one] To jedyny, jaki masz.
   *[other] Pierwszy kosztuje jedną kartę, następny dwie w jednym kolorze i tak dalej; wszystkich masz { $supply }.
}
example-station-end = Na końcu możesz użyć tego jednego połączenia: bilet jest zrealizowany. Właściciel nic na tym nie traci.
example-score-stations = Masz jeszcze { $left ->
    [one] { $left } niezbudowany dworzec
    [few] { $left } niezbudowane dworce
   *[many] { $left } niezbudowanych dworców
}, za każdy { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}. Razem { $points }.
