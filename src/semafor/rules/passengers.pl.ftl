# Co ten moduł zasad mówi graczom
module-passengers = pasażerowie
rulebook-setup-passengers = W każdym mieście i kraju czekają pasażerowie w sześciu kolorach, w każdym kolorze jest ich { $each }. W dużych miastach stoi po kilku.
rulebook-turn-claim-passengers = zajmujesz jedno połączenie i zabierasz pasażerów
rulebook-passenger-heading = Pasażerowie
rulebook-passenger-take = Po zajęciu połączenia możesz zabrać po jednym pasażerze z obu jego końców, wybierając spośród tych, którzy tam czekają. Nowi nie przychodzą. Kto zostanie, poczeka na następne połączenie do tego miasta – twoje albo cudze.
rulebook-passenger-points = Na końcu w każdym z sześciu kolorów: największa liczba pasażerów daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
}, druga z kolei { $second }. Przy remisie na czele wszyscy pierwsi dostają { $first }, a drugiego miejsca wtedy nie ma; przy remisie na drugim miejscu każdy dostaje { $second }.
rulebook-passenger-none = Kto nie ma w danym kolorze żadnego pasażera, nic za niego nie dostaje, nawet na drugim miejscu. Instrukcję można czytać inaczej; tak liczy ten program.
rulebook-score-passengers = Pasażerowie: w każdym kolorze { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
} za najwięcej, { $second } za drugie miejsce.
rulebook-ties-passengers_taken = więcej pasażerów
coach-hint-passengers = Proszę wsiadać
coach-hint-passengers-text = Zabierz po jednym pasażerze z każdego końca nowego połączenia. Na końcu największa liczba w kolorze daje dwadzieścia punktów, druga dziesięć: lepiej zbierać wybrane kolory niż po jednym z każdego.
reason-claim-passengers = { $points ->
    [one] Daje { $points } punkt i pasażerów po drodze.
    [few] Daje { $points } punkty i pasażerów po drodze.
   *[many] Daje { $points } punktów i pasażerów po drodze.
}
reason-passengers-lead = Daje lub utrzymuje przewagę wśród pasażerów ({ $colours }).
reason-passengers-level = Zrównuje się z prowadzącym wśród pasażerów ({ $colours }).
reason-passengers-more = Zbliża się do prowadzącego wśród pasażerów ({ $colours }).
reason-passengers-none = Nie ma tam nikogo, kogo warto zabrać.
describe-passengers = pasażerowie: { $taken }
passengers-held = masz { $own }, najlepszy rywal { $most }
phase-passengers = pasażerowie
describe-part-passengers = Pasażerowie: { $value }
describe-part-taken = Zabrani pasażerowie (miejscami): { $value }
error-not-an-end = { $place }: to nie jest koniec zajętego połączenia.
error-one-passenger = { $place }: weź jednego pasażera, podając jego kolor.
error-no-such-passenger = Nie ma tam pasażera tego koloru.
play-prompt-passenger = Zabieram [1]
play-column-passengers = pasaż.
play-passengers = { $place }: kogo zabierasz?
play-passenger-none = nikogo
play-fact-took-passenger = pasażer: { $card } ({ $place })
play-line-passengers = pasażerowie
play-line-passengers-taken = zabrani pasażerowie
ending-passengers = Pasażerowie
ending-line-passengers_taken = Zabrani pasażerowie
web-passengers = pasażerowie
web-status-passengers = Kto jedzie z tobą?
ask-passengers = Kto jedzie z tobą?
ask-passengers-about = Po jednym pasażerze z każdego końca nowego połączenia. Na końcu największa liczba w kolorze daje dwadzieścia punktów, druga dziesięć.
ask-passengers-nothing = { play-passenger-none }
ask-passengers-go = Odjazd
example-passengers = Pasażerowie wsiadają
example-passengers-take = Zajmujesz połączenie { $route }. Z każdego końca zabierasz jednego pasażera. W mieście { $a } czekają dwaj: jednego wybierasz, drugi zostaje.
example-passengers-count = Na końcu w jednym kolorze nikt nie ma więcej od ciebie, a w innym masz drugie miejsce.
example-passengers-term = { $colour }
example-score-passengers = Pasażerowie: w jednym kolorze masz najwięcej ({ $first }), w jednym drugie miejsce ({ $second }).
