# Co ten moduł zasad mówi graczom
rulebook-turn-claim = zajmujesz jedno połączenie
rulebook-claim-heading = Zajmowanie połączeń
rulebook-claim-cost = Połączenie o czterech polach kosztuje cztery karty jego koloru i cztery wagoniki. Na szare wybierasz dowolny jeden kolor. Lokomotywami można zastąpić tyle kart, ile się chce.
rulebook-claim-where = Może to być każde wolne połączenie, nie musi stykać się z twoimi. Trzeba jednak zapłacić za całość i od razu, a w jednym ruchu zajmuje się tylko jedno.
rulebook-claim-points = Punkty za połączenie, liczone od razu
rulebook-claim-length = Pola
rulebook-claim-value = Punkty
rulebook-claim-twins = { $most ->
    [3] Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich. Gdy gra dwoje lub troje graczy, można używać tylko jednej: pierwsze zajęcie zamyka pozostałe.
   *[2] Podwójne połączenia: między niektórymi miejscami biegną dwie nitki. Nikt nie może mieć obu. Gdy gra dwoje lub troje graczy, można używać tylko jednej: pierwsze zajęcie zamyka drugą.
}
rulebook-claim-twins-all = Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich. Gdy gra dwoje lub troje graczy, z dwóch nitek można używać tylko jednej: pierwsze zajęcie zamyka drugą. Z trzech nitek można używać wszystkich, niezależnie od liczby graczy.
rulebook-claim-beside = Podwójne jest tylko połączenie, którego nitki łączą te same dwa miejsca. Tory, które biegną obok siebie, ale kończą się w różnych miastach, to osobne połączenia.
rulebook-claim-twins-open = { $most ->
    [3] Połączenia podwójne i potrójne: niektóre miejsca łączą dwa, a nawet trzy tory. Nikt nie może mieć więcej niż jednego z nich.
   *[2] Połączenia podwójne: niektóre miejsca łączą dwa tory. Nikt nie może mieć obu.
}
describe-claim = połączenie { $route }, zapłata: { $pay }
error-wrong-count = { $route }: koszt to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-wrong-colour = { $route }: właściwy kolor to { $colour } (można też płacić lokomotywami).
error-kind-not-taken = { $route }: takimi kartami nie można za nie płacić: { $card }.
error-route-taken = { $route }: to połączenie jest już zajęte.
error-own-twin = { $route }: masz już inną nitkę tego połączenia.
error-twin-closed = { $route }: przy tylu graczach można zająć tylko jedną nitkę podwójnego połączenia, a jedna jest już zajęta.
error-too-few-trains = { $route }: potrzeba { $needs ->
    [one] { $needs } wagonika
   *[many] { $needs } wagoników
}, a zostało ci { $left }.
error-too-few-locomotives = { $route }: w zapłacie musi być co najmniej { $needs ->
    [one] { $needs } lokomotywa
    [few] { $needs } lokomotywy
   *[many] { $needs } lokomotyw
}.
error-too-many-locomotives = { $most ->
    [0] { $route }: za to połączenie nie można płacić lokomotywami.
   *[other] { $route }: w zapłacie nie może być więcej lokomotyw niż { $most }.
}
error-cards-not-in-hand = Nie masz na to kart.
play-fact-claimed-plain = { $route } ({ $length })
error-route-beyond = { $route }: to połączenie wychodzi poza planszę; można je zająć, gdy na obu końcach leży miasto.
short-twins = Podwójne i potrójne połączenia
short-twins-text = Nikt nie może mieć więcej niż jednej nitki. Gdy gra dwoje lub troje graczy, z dwóch nitek można używać tylko jednej; z trzech zawsze wszystkich.
play-fact-claimed = { $route } ({ $length }), +{ $points } pkt
