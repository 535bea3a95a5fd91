# Co ten moduł zasad mówi graczom
module-tunnels = tunele
rulebook-tunnel-heading = Tunele
rulebook-tunnel-reveal = Połączenia w skalnej ramce to tunele. Wykładasz zwykłą zapłatę, a potem odkrywa się { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu stosu. Każda z nich w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty tego koloru (albo lokomotywy).
rulebook-tunnel-choice = Płacisz dopłatę i tunel jest twój, za zwykłe punkty i wagoniki. Albo rezygnujesz: karty wracają na rękę i tura się kończy.
rulebook-tunnel-locomotives = Jeśli w zapłacie są same lokomotywy, liczą się tylko odkryte lokomotywy i tylko lokomotywami się dopłaca.
rulebook-tunnel-piles = Odkryte karty się odrzuca. Gdy w stosie i wśród odrzuconych jest ich za mało, odkrywa się tylko te, które są; gdy nie ma żadnej, tunel nic więcej nie kosztuje.
coach-hint-tunnel-open = Połączenia w skalnej ramce
coach-hint-tunnel-open-text = To tunele. Gdy wyłożysz karty, odkrywa się trzy następne, a każda w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty. Dobrze mieć jedną lub dwie w zapasie.
coach-hint-tunnel = Tunel wymaga dopłaty
coach-hint-tunnel-text = Zapłać dodatkowe karty, a będzie twój. Albo zrezygnuj: karty wracają na rękę, ale tura się kończy.
reason-open-tunnel-pay = Tunel jest wart dopłaty.
reason-open-tunnel-withdraw = Karty wracają na rękę: dopłata była za wysoka albo nie było z czego zapłacić.
reason-tunnel-pay = { $surcharge ->
    [one] { $surcharge } karta więcej za { $route } to mniej niż następna próba.
    [few] { $surcharge } karty więcej za { $route } to mniej niż następna próba.
   *[many] { $surcharge } kart więcej za { $route } to mniej niż następna próba.
}
reason-tunnel-withdraw = { $surcharge ->
    [one] { $surcharge } karta więcej za { $route } to za dużo; karty wracają na rękę.
    [few] { $surcharge } karty więcej za { $route } to za dużo; karty wracają na rękę.
   *[many] { $surcharge } kart więcej za { $route } to za dużo; karty wracają na rękę.
}
reason-tunnel-cannot = { $surcharge ->
    [one] Na ręce nie ma karty na dopłatę.
    [few] Na ręce nie ma { $surcharge } kart na dopłatę.
   *[many] Na ręce nie ma { $surcharge } kart na dopłatę.
}
describe-pay = dopłata: { $pay }
describe-withdraw = rezygnacja z tunelu
phase-tunnel = dopłata za tunel
describe-part-revealed = Odkryte: { $value }
describe-part-surcharge = Dopłata: { $value }
error-wrong-surcharge = Dopłata to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-surcharge-colour = Kolor dopłaty to { $colour } (można też płacić lokomotywami).
error-surcharge-locomotives = Tu można dopłacić tylko lokomotywami.
plan-surcharge = Spodziewana dopłata za tunele, w kartach: { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-kind-tunnel = tunel
play-prompt-tunnel = Twój wybór [1]
play-tunnel-odds = Dopłata w kartach: { $odds }.
play-tunnel-odds-none = żadna { $percent }%
play-tunnel-odds-some = { $count ->
    [one] jedna { $percent }%
    [2] dwie { $percent }%
    [3] trzy { $percent }%
   *[other] { $count }: { $percent }%
}
play-tunnel-odds-cannot = Szansa, że zabraknie ci kart: { $percent }%.
play-tunnel-revealed = Tunel odkrywa: { $cards }.
play-tunnel-surcharge = { $count ->
    [one] Potrzebna jest jeszcze { $count } karta (kolor { $colour } albo lokomotywa).
    [few] Potrzebne są jeszcze { $count } karty (kolor { $colour } albo lokomotywy).
   *[many] Potrzeba jeszcze { $count } kart (kolor { $colour } albo lokomotywy).
}
play-tunnel-surcharge-locomotives = { $count ->
    [one] Potrzebna jest jeszcze { $count } lokomotywa.
    [few] Potrzebne są jeszcze { $count } lokomotywy.
   *[many] Potrzeba jeszcze { $count } lokomotyw.
}
play-tunnel-pay = zapłać { $cards }
play-tunnel-withdraw = zrezygnuj: karty wracają na rękę, tura się kończy
play-fact-revealed = tunel: { $card }
play-fact-surcharge = dopłata: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
play-fact-withdrew = rezygnacja z tunelu { $route }
web-status-tunnel = Tunel kosztuje więcej: zapłać albo zrezygnuj.
web-tunnel-warning = Tunel: odkrywa się trzy karty, a każda pasująca kosztuje jedną kartę więcej.
ask-tunnel = Tunel: { $route }
ask-tunnel-about = { $colour_id ->
    [locomotive] { $count ->
        [one] Potrzebna jest jeszcze { $count } lokomotywa.
        [few] Potrzebne są jeszcze { $count } lokomotywy.
       *[many] Potrzeba jeszcze { $count } lokomotyw.
    }
   *[other] { $count ->
        [one] Potrzebna jest jeszcze { $count } karta (kolor { $colour } albo lokomotywa).
        [few] Potrzebne są jeszcze { $count } karty (kolor { $colour } albo lokomotywy).
       *[many] Potrzeba jeszcze { $count } kart (kolor { $colour } albo lokomotywy).
    }
}
do-pay-with = Dopłata
ask-tunnel-go = Dopłać i zajmij
ask-tunnel-cannot = Nie masz na to kart.
do-withdraw = Zrezygnuj
example-tunnel = Tunel z dopłatą
example-tunnel-pay = Tunel { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}. Wykładasz: { $paid }.
example-tunnel-turn = { $cards ->
    [one] Odkrywa się { $cards } kartę, i to w twoim kolorze. Tunel wymaga jeszcze jednej karty.
    [few] Odkrywa się { $cards } karty. Jedna jest w twoim kolorze, więc tunel wymaga jeszcze jednej karty.
   *[many] Odkrywa się { $cards } kart. Jedna jest w twoim kolorze, więc tunel wymaga jeszcze jednej karty.
}
example-tunnel-done = Dopłacasz – razem { $all ->
    [one] { $all } karta
    [few] { $all } karty
   *[many] { $all } kart
} zamiast { $length } – i tunel jest twój. Jeśli takiej karty nie masz albo ci jej szkoda, zabierasz karty z powrotem i tura się kończy.
example-turned = Odkryte karty
