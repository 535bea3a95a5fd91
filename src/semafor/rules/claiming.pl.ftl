# Co ten moduł zasad mówi graczom
rulebook-turn-claim = zajmujesz jedno połączenie
rulebook-claim-heading = Zajmowanie połączeń
rulebook-claim-cost = Połączenie o czterech polach kosztuje cztery karty jego koloru i cztery wagoniki. Na szare wybierasz dowolny jeden kolor. Lokomotywami można zastąpić tyle kart, ile się chce.
rulebook-claim-where = Może to być każde wolne połączenie, nie musi stykać się z twoimi. Trzeba jednak zapłacić za całość i od razu, a w jednej turze zajmuje się tylko jedno.
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
    [3] Podwójne i potrójne połączenia: między niektórymi miejscami biegną dwie, a nawet trzy nitki. Nikt nie może mieć więcej niż jednej z nich.
   *[2] Podwójne połączenia: między niektórymi miejscami biegną dwie nitki. Nikt nie może mieć obu.
}
describe-claim = połączenie { $route }, zapłata: { $pay }
error-wrong-count = { $route }: koszt to { $needs ->
    [one] { $needs } karta
    [few] { $needs } karty
   *[many] { $needs } kart
}, a nie { $paid }.
error-wrong-colour = { $route }: właściwy kolor to { $colour } (można też płacić lokomotywami).
error-kind-not-taken = { $route }: za to połączenie nie można płacić taką kartą: { $card }.
error-route-taken = { $route }: to połączenie jest już zajęte.
error-own-twin = { $route }: masz już drugą nitkę tego podwójnego połączenia.
error-twin-closed = { $route }: przy dwojgu lub trojgu graczach można zająć tylko jedną nitkę podwójnego połączenia, a jedna jest już zajęta.
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
    [one] { $route }: w zapłacie może być najwyżej jedna lokomotywa.
    [few] { $route }: w zapłacie mogą być najwyżej { $most } lokomotywy.
   *[many] { $route }: w zapłacie może być najwyżej { $most } lokomotyw.
}
error-cards-not-in-hand = Nie masz na to kart.
play-fact-claimed-plain = { $route } ({ $length })
error-route-beyond = { $route }: to połączenie wychodzi poza planszę; można je zająć, gdy na obu końcach leży miasto.
short-twins = Podwójne i potrójne połączenia
short-twins-text = Nikt nie może mieć więcej niż jednej nitki. Gdy gra dwoje lub troje graczy, z dwóch nitek można używać tylko jednej; z trzech zawsze wszystkich.
play-fact-claimed = { $route } ({ $length }), +{ $points } pkt
rulebook-first-claim = Gdy tylko masz karty na połączenie, które leży po drodze, kliknij je. Zaczynaj tam, gdzie dalej prowadzi tylko jedno: komuś innemu też może być potrzebne.
rulebook-first-around = Ktoś był szybszy? Poszukaj objazdu. Jedno czy dwa połączenia więcej zwykle kosztują mniej niż stracony bilet.
example-claim = Zajęcie połączenia od początku do końca
example-claim-look = Połączenie { $route } ma { $length ->
    [one] { $length } pole
    [few] { $length } pola
   *[many] { $length } pól
}, a tak wygląda twoja ręka.
example-claim-pay = Płacisz: { $paid }. Karty idą na stos odrzuconych.
example-claim-done = Na każdym polu stawiasz jeden wagonik i połączenie jest twoje do końca gry.{ $points ->
    [0] {""}
    [one] {" "}Od razu daje { $points } punkt.
    [few] {" "}Od razu daje { $points } punkty.
   *[many] {" "}Od razu daje { $points } punktów.
} { $trains ->
    [one] Został ci { $trains } wagonik.
    [few] Zostały ci { $trains } wagoniki.
   *[many] Zostało ci { $trains } wagoników.
}
example-grey = Szare połączenie
example-grey-look = Połączenie { $route } jest szare. { $length ->
    [one] Potrzebna jest { $length } karta
    [few] Potrzebne są { $length } karty
   *[many] Potrzeba { $length } kart
}, a kolor wybierasz dowolnie.
example-grey-pay = Może to być każdy kolor, ale wszystkie karty muszą być tego samego.
example-twins = Podwójne połączenie
example-twins-few = Jedna nitka { $route } jest twoja. Gdy graczy jest najwyżej { $most }, druga jest odtąd zamknięta dla wszystkich.
example-twins-many = Przy stole, przy którym wolno używać obu nitek, drugą może zająć ktoś inny. Ty nie: nikt nie może mieć obu.
example-hand = Twoja ręka
example-paid = Płacisz
example-right = Dobrze
example-wrong = Źle
