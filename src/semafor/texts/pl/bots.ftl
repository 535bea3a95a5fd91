# Boty: poziomy, charaktery, czas na myślenie
bot-level-baseline = punkt odniesienia
bot-level-beginner = początkujący
bot-level-casual = gracz okazjonalny
bot-level-regular = stały bywalec
bot-level-expert = ekspert
bot-level-master = mistrz
bot-character-random = Wykonuje dowolny dozwolony ruch; miara dla innych, nie przeciwnik.
bot-character-novice = Ma plan, ale co jakiś czas gubi wątek; w sam raz na pierwsze partie.
bot-character-racer = Zgarnia długie połączenia i pędzi do końca, zanim inni zdążą zrealizować bilety.
bot-character-greedy = Zajmuje najtańsze połączenie, które pomaga jego biletom, i dobiera karty na następne; na rywali nie patrzy.
bot-character-planner = Układa jedną sieć dla wszystkich biletów, pilnuje czasu i najpierw zajmuje to, co mogą mu zabrać.
bot-character-learned = Uczył się fachu na tysiącach partii ze sobą i z innymi; ufa temu, co widział.
bot-character-express = Raz po raz rozgrywa w głowie partię do końca i robi ruch, który wygrywał najczęściej.
bot-character-hoarder = Nie zdradza się z niczym, póki nie ma pełnej ręki albo nie zbliża się koniec; rywal dla botów.
bot-character-blocker = Zanim zajmie się swoim, zabiera krótkie łączniki między dwiema częściami sieci rywala; rywal dla botów.
bot-character-longest = Gdy zrealizuje pierwsze bilety, gra już tylko o najdłuższą trasę; rywal dla botów.
bot-character-outside = { $name }, bot spoza programu.

# A bot from outside that has lost a move
bot-lost-crashed = Bot { $name } przerwał pracę ({ $why }); zagrano za niego zwykły ruch.
bot-lost-late = Bot { $name } nie odpowiedział na czas ({ $why }); zagrano za niego zwykły ruch.
bot-lost-garbled = Bot { $name } odpowiedział czymś, co nie jest ruchem ({ $why }); zagrano za niego zwykły ruch.
bot-lost-illegal = Bot { $name } wybrał niedozwolony ruch ({ $why }); zagrano za niego zwykły.
bot-lost-out = Bot { $name } zawiódł w tej grze zbyt wiele razy; do końca grane są za niego zwykłe ruchy.

# Bots from outside that there are not
error-no-bots-there = Pod { $path } nie ma ani bota, ani folderu z botami: podaj folder albo plik z końcówką .py lub .toml.
error-bad-bot-name = „{ $name }” ({ $file }) nie może być nazwą bota: najpierw mała litera, potem najwyżej 39 małych liter, cyfr, znaków _ i -.
error-bot-name-taken = Bot o nazwie „{ $name }” należy już do programu: nazwij swojego ({ $file }) inaczej.
error-bot-name-twice = Dwa boty nazywają się „{ $name }”: { $file } i { $other }. Zmień nazwę jednego z nich.
error-bad-bot-file = Nie da się odczytać { $file } jako TOML: { $why }.
error-bad-bot-command = Plik { $file } musi podać program bota: command = ["program", "argument", …]; poza tym wolno w nim napisać tylko about = "…".
error-bad-bot-limit = { $variable } musi być liczbą od { $least } do { $most }, a nie „{ $text }”.
error-bot-not-started = Nie da się uruchomić bota { $name }: { $why }.

bot-level-beginner-about = Wyrozumiałe towarzystwo na pierwsze partie: mają plan i gubią wątek.
bot-level-casual-about = Grają dla przyjemności, każde na swój prosty sposób.
bot-level-regular-about = Układają jedną sieć dla wszystkich biletów i mają oko na twoją.
bot-level-expert-about = Przed każdym ruchem rozgrywają w głowie kilkaset partii.
bot-level-master-about = Najsilniejsi: myślą pełną sekundę, przez tysiące partii, i czekają na błędy.

# Ludzie, z którymi się gra: jak grają (zmierzone w docs/bots.md), co mówią na początku
person-pola = Zanim odważy się coś zająć, dobiera kilka kart więcej niż inni.
person-kuba = Najpilniejszy z początkujących: myli się trochę rzadziej.
person-mimi = Nie oprze się kolejnemu biletowi, choćby poprzednie czekały.
person-helga = Bierze najtańsze połączenie, które pomaga jej biletom, i pilnuje własnego nosa.
person-oskar = Zapomina o biletach, zgarnia najdłuższe połączenia i pędzi do końca.
person-tadek = Zbiera bilety jak znaczki, a czasem o którymś zapomni.
person-irena = Zwykle ma więcej biletów niż ktokolwiek inny przy stole.
person-bruno = Buduje tam, gdzie ty.
person-wanda = Woli dużo krótkich połączeń niż kilka długich.
person-emil = Zajmuje pierwsze połączenie dopiero z tuzinem kart w ręku; po nowe bilety nie sięga.
person-nadia = Czeka z pełną ręką, aż da się odczytać twoje plany.
person-kasper = Dobiera bilety, gdy inni dobierają karty, i zwykle je realizuje.
person-flora = Lubi towarzystwo: jej połączenia biegną obok twoich.
person-leopold = Żadnych przyzwyczajeń: gra to, co wygrywa najczęściej.
person-augusta = Niczego nie pokazuje, dopóki nie musi.

remark-hello-pola = O, to już moja kolej?
remark-hello-kuba = Możemy zaczynać!
remark-hello-mimi = Tyle miast! Chcę wszystkie.
remark-hello-helga = Zagrajmy spokojnie.
remark-hello-oskar = Kto ostatni na stacji, ten przegrywa.
remark-hello-tadek = Jakie znaczki dziś do kolekcji?
remark-hello-irena = Przyda się większa kieszeń na bilety.
remark-hello-bruno = Ładna mapa. Będziemy sąsiadami.
remark-hello-wanda = Jedna linia, od końca do końca. Nic więcej.
remark-hello-emil = Bez pośpiechu. Dobre rzeczy wymagają kart.
remark-hello-nadia = Proszę przodem.
remark-hello-kasper = Najpierw bilety, potem zmartwienia.
remark-hello-flora = Cenię dobre towarzystwo.
remark-hello-leopold = Dobry wieczór. Zaczynamy?
remark-hello-augusta = Zobaczmy, czego nauczyły cię poprzednie partie.
remark-long-1 = Na to warto było czekać.
remark-long-2 = Piękny, długi odcinek.
remark-admire-1 = Dobrze położone!
remark-admire-2 = A była nadzieja, że nikt tego nie zauważy.
remark-tickets-1 = Jeszcze jedna podróż nie zaszkodzi.
remark-tickets-2 = Ktoś musi tam pojechać.
remark-stuck-1 = Skała. Nic, tylko skała.
remark-stuck-2 = Innym razem, góro.
remark-last-1 = Ostatnia runda, proszę państwa.
remark-last-2 = Proszę wysiadać, koniec blisko!
remark-over-1 = Dziękuję za grę.
remark-over-2 = To była dobra gra. Jeszcze raz?
bot-budget-iterations = { $count ->
    [one] Na ruch rozgrywa w głowie { $count } partię.
    [few] Na ruch rozgrywa w głowie { $count } partie.
    [many] Na ruch rozgrywa w głowie { $count } partii.
   *[other] Na ruch rozgrywa w głowie { $count } partii.
}
bot-budget-seconds = { $seconds ->
    [one] Myśli nad ruchem do { $seconds } sekundy.
    [few] Myśli nad ruchem do { $seconds } sekund.
    [many] Myśli nad ruchem do { $seconds } sekund.
   *[other] Myśli nad ruchem do { $seconds } sekundy.
}
error-no-budget = Bot „{ $name }” odpowiada od razu; tylko „express” przyjmuje budżet, na przykład express@400.
error-bad-slips = „{ $name }”: jak często nowicjusz się myli, mówi liczba od 0 do 1, na przykład novice@0.2.
error-bad-budget = „{ $name }” nie ma właściwego budżetu: to liczba iteracji, na przykład 400, albo sekundy, na przykład 0.5s.

# Dlaczego taki ruch: jedno zdanie, dla botów i dla podpowiedzi, więc bez podmiotu
reason-only = Jedyny dozwolony ruch.
reason-random = Każdy ruch jest równie dobry.
reason-other = Wygląda najlepiej.
reason-pass = Nic innego nie da się zrobić.

# To samo z tego, co widzą wszyscy: przed końcem gry bilety i ręka to niczyja sprawa
reason-open-other = Co za tym przemawia, pozostaje tajemnicą do końca gry.
reason-open-claim-joins = Łączy dwie części sieci, która leży na planszy.
reason-open-claim-extends = Przedłuża linię, która leży na planszy.
reason-open-draw-unseen = Karta ze stosu nikomu nie zdradza, czego brakuje, a może być lokomotywą.
reason-open-draw-locomotive = Lokomotywa pasuje do każdego połączenia.
reason-open-draw-colour = { $have ->
    [one] Karty jednego koloru opłacą długie połączenie: to pierwsza w tym kolorze wzięta jawnie ({ $card }).
   *[other] Karty jednego koloru opłacą długie połączenie: wziętych jawnie w tym kolorze jest już { $have } ({ $card }).
}
reason-open-tickets = { $trains ->
    [one] Na połączenia z nowych biletów został jeszcze { $trains } wagonik.
    [few] Na połączenia z nowych biletów zostały jeszcze { $trains } wagoniki.
   *[many] Na połączenia z nowych biletów zostało jeszcze { $trains } wagoników.
}
reason-open-keep = Które bilety zostają i dlaczego, pozostaje tajemnicą do końca gry.

reason-claim-completes = { $count ->
    [one] Realizuje bilet { $tickets }.
   *[other] Realizuje bilety: { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Pomaga biletowi { $tickets }.
   *[other] Pomaga kilku biletom: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Pomaga biletowi { $tickets }, a obu końców dotykają tory rywala: zaraz może być zajęte.
   *[other] Pomaga kilku biletom ({ $tickets }), a obu końców dotykają tory rywala: zaraz może być zajęte.
}
reason-claim-only-way = { $count ->
    [one] Bez tego połączenia nie da się zrealizować biletu { $tickets }.
   *[other] Bez tego połączenia nie da się zrealizować biletów: { $tickets }.
}
reason-claim-block = Nie pozwala rywalowi połączyć torów, które dotykają obu końców.
reason-claim-points = { $points ->
    [one] Daje od razu { $points } punkt.
    [few] Daje od razu { $points } punkty.
   *[many] Daje od razu { $points } punktów.
}
reason-claim-points-done = { $points ->
    [one] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punkt.
    [few] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punkty.
   *[many] Bilety są zrealizowane, teraz liczą się punkty: ten ruch daje { $points } punktów.
}
reason-claim-last = { $points ->
    [one] Ostatnia tura: zdobywa jeszcze { $points } punkt.
    [few] Ostatnia tura: zdobywa jeszcze { $points } punkty.
   *[many] Ostatnia tura: zdobywa jeszcze { $points } punktów.
}
reason-claim-end = { $trains ->
    [0] Wyczerpuje wagoniki, a to zaczyna ostatnią rundę.
    [one] Zostawia { $trains } wagonik, a to zaczyna ostatnią rundę.
    [few] Zostawia { $trains } wagoniki, a to zaczyna ostatnią rundę.
   *[many] Zostawia { $trains } wagoników, a to zaczyna ostatnią rundę.
}

reason-draw-colour = { $count ->
    [one] Na połączenie { $route } brakuje { $missing } (bilet { $tickets }).
   *[other] Na połączenie { $route } brakuje { $missing } (bilety: { $tickets }).
}
reason-draw-save = Pozwala oszczędzić lokomotywę na połączeniu { $route }.
reason-draw-spare = Zapas na wypadek, gdyby tunel { $route } kosztował więcej.
reason-draw-points = { $points ->
    [one] Połączenie { $route } da { $points } punkt, a brakuje na nie { $missing }.
    [few] Połączenie { $route } da { $points } punkty, a brakuje na nie { $missing }.
   *[many] Połączenie { $route } da { $points } punktów, a brakuje na nie { $missing }.
}
reason-draw-collect = Karty jednego koloru opłacą długie połączenie ({ $card }: z tą już { $have }).
reason-draw-locomotive-finish = Z lokomotywą można zająć połączenie { $route }.
reason-draw-locomotive = { $lacking ->
    [0] Lokomotywa pasuje do każdego połączenia.
    [one] Lokomotywa pasuje wszędzie, a do planu brakuje { $lacking } karty.
   *[many] Lokomotywa pasuje wszędzie, a do planu brakuje { $lacking } kart.
}
reason-draw-unseen = Na wystawce nie ma nic przydatnego: na połączenie { $route } brakuje { $missing }.
reason-draw-unseen-free = Z wystawki nic nie jest potrzebne, a zakryta karta może być lokomotywą.
reason-draw-unseen-chance = { $lacking ->
    [one] Zakryta karta może być lokomotywą, a do planu brakuje { $lacking } karty.
   *[many] Zakryta karta może być lokomotywą, a do planu brakuje { $lacking } kart.
}
reason-draw-last = Ostatnia tura, a nic innego już nic nie daje.
reason-missing-purple = { $count ->
    [one] { $count } fioletowej karty
   *[many] { $count } fioletowych kart
}
reason-missing-blue = { $count ->
    [one] { $count } niebieskiej karty
   *[many] { $count } niebieskich kart
}
reason-missing-orange = { $count ->
    [one] { $count } pomarańczowej karty
   *[many] { $count } pomarańczowych kart
}
reason-missing-white = { $count ->
    [one] { $count } białej karty
   *[many] { $count } białych kart
}
reason-missing-green = { $count ->
    [one] { $count } zielonej karty
   *[many] { $count } zielonych kart
}
reason-missing-yellow = { $count ->
    [one] { $count } żółtej karty
   *[many] { $count } żółtych kart
}
reason-missing-black = { $count ->
    [one] { $count } czarnej karty
   *[many] { $count } czarnych kart
}
reason-missing-red = { $count ->
    [one] { $count } czerwonej karty
   *[many] { $count } czerwonych kart
}
reason-missing-locomotive = { $count ->
    [one] { $count } lokomotywy
   *[many] { $count } lokomotyw
}

reason-tickets-done = { $done ->
    [one] Jedyny bilet jest zrealizowany, a wagoników zostało { $trains }.
    [2] Oba bilety są zrealizowane, a wagoników zostało { $trains }.
   *[many] Wszystkie bilety ({ $done }) są zrealizowane, a wagoników zostało { $trains }.
}
reason-tickets-hopeless = Niezrealizowanych biletów nie da się już zrealizować; nowe mogą pasować do ułożonych torów.
reason-tickets-time = Plan wymaga { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}: jest czas na kolejny bilet.

reason-keep-done = { $count ->
    [one] Już zrealizowany: { $tickets }.
   *[other] Już zrealizowane: { $tickets }.
}
reason-keep-line = Wszystko leży na jednej linii: razem { $together ->
    [one] { $together } wagonik
    [few] { $together } wagoniki
   *[many] { $together } wagoników
} zamiast { $apart } osobno.
reason-keep-way = Plan i tak tamtędy prowadzi: nie trzeba ani jednego wagonika więcej.
reason-keep-near = { $more ->
    [one] Wystarczy { $more } wagonik ponad plan
    [few] Wystarczą { $more } wagoniki ponad plan
   *[many] Wystarczy { $more } wagoników ponad plan
}, a bilety są warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-keep-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za około { $needed } z { $trains ->
    [one] { $trains } wagonika
   *[many] { $trains } wagoników
}.
reason-keep-least = Coś trzeba zatrzymać, a tak traci się najmniej.

reason-found = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win }%.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win }%.
}
reason-found-next = { $games ->
    [one] Po { $games } partii rozegranej w głowie: ten ruch wygrywa { $win }%, następny { $next }%.
   *[many] Po { $games } partiach rozegranych w głowie: ten ruch wygrywa { $win }%, następny { $next }%.
}
