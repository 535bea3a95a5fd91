# Co ten moduł zasad mówi graczom
module-ferries = promy
rulebook-ferry-heading = Promy
rulebook-ferry = Prom to szare połączenie przez wodę. Za każdą narysowaną na nim lokomotywę trzeba zapłacić prawdziwą lokomotywą; na pozostałe pola idą jak zwykle karty jednego koloru.
coach-hint-ferry = Prom
coach-hint-ferry-text = Za każdą lokomotywę narysowaną na połączeniu trzeba zapłacić prawdziwą. Na resztę wystarczy jeden kolor.
reason-draw-locomotive-ferry = Prom { $route } wymaga lokomotywy.
play-kind-ferry = prom
example-ferry = Prom
example-ferry-look = Prom { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}, w tym { $locomotives ->
    [one] { $locomotives } z lokomotywą
   *[other] { $locomotives } z lokomotywami
}.
example-ferry-pay = Płacisz: { $paid }. { $rest ->
    [0] Tu na każde pole trzeba prawdziwej lokomotywy.
   *[other] Na pola bez lokomotywy może to być dowolny kolor.
}
