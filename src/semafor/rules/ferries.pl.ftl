# Co ten moduł zasad mówi graczom
module-ferries = promy
rulebook-ferry-heading = Promy
rulebook-ferry = Prom to szare połączenie przez wodę. Za każdą narysowaną na nim lokomotywę trzeba zapłacić prawdziwą lokomotywą; na pozostałe pola idą jak zwykle karty jednego koloru.
coach-hint-ferry = Prom
coach-hint-ferry-text = Za każdą lokomotywę narysowaną na połączeniu trzeba zapłacić prawdziwą. Na resztę wystarczy jeden kolor.
reason-draw-locomotive-ferry = Prom { $route } wymaga lokomotywy.
play-kind-ferry = prom
rulebook-picture-ferry = Prom o trzech polach, na jednym z nich lokomotywa.
