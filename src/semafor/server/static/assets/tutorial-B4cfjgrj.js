var e=`# Pierwsza gra z przewodnikiem i podpowiedzi, co jest nowe w edycji
coach-name = Przewodnik
coach-step = Krok { $step } z { $steps }
coach-understood = Jasne
coach-close = Zakończ przewodnik
coach-hide = Zmniejsz
coach-show = Pokaż przewodnik
coach-new-here = Nowość
coach-no-more-hints = Bez podpowiedzi

coach-start-title = Twoja pierwsza gra
coach-start-text = Krótka gra z przewodnikiem w edycji podstawowej, z jednym łatwym przeciwnikiem. Nic nie może pójść źle: ekran proponuje tylko to, co wolno.
coach-start-button = Zaczynamy
coach-start-continue = Graj dalej z przewodnikiem
coach-start-creating = Rozkładam planszę…
coach-start-rules = Wolę przeczytać zasady

coach-welcome = Witaj!
coach-welcome-text = To prawdziwa gra z łatwym przeciwnikiem. Wyjaśniam po jednej rzeczy, tam, gdzie się dzieje. W każdej chwili możesz mnie wyłączyć i grać dalej.

coach-choose-tickets = Wybierz bilety
coach-choose-tickets-text = Każdy bilet wymienia dwa miasta. Połącz je własnymi połączeniami, a na końcu da swoje punkty; jeśli drogi do tego czasu nie będzie, tyle samo odbierze. Zatrzymaj co najmniej dwa. Najpierw obejrzyj je na mapie: bilety w tym samym kierunku korzystają ze wspólnych torów.

coach-own-tickets = Twoje bilety
coach-own-tickets-text = Są tutaj i widzisz je tylko ty. Wybierz któryś, a jego dwa miasta zaświecą się na mapie.

coach-draw = Zbieraj karty
coach-draw-text = Za połączenia płaci się kartami. W swoim ruchu możesz wziąć dwie: z pięciu odkrytych albo w ciemno ze stosu. Bierz kolory połączeń, które są ci po drodze. Lokomotywa pasuje wszędzie, ale odkryta liczy się za obie karty.

coach-second-card = Teraz druga karta
coach-second-card-text = Luka od razu się zapełniła, więc wybór jest nowy. Odkryta lokomotywa nie może być drugą kartą; stos jest możliwy zawsze.

coach-hand = Twoje karty
coach-hand-text = To twoja ręka, ułożona kolorami. Czerwone połączenie o czterech polach kosztuje cztery czerwone karty, szare – cztery karty dowolnego jednego koloru.

coach-plan = Czego potrzeba do biletu?
coach-plan-text = Poproś o drogę dla biletu: mapa pokaże, co najkrócej zbudować i jakich kart jeszcze brakuje.

coach-wait = Ruch przeciwnika
coach-wait-text = Teraz kolej na przeciwnika. Wszystko, co się dzieje, jest zapisane tutaj; wybierz wiersz, by zobaczyć to na mapie.

coach-claim = Możesz zająć połączenie
coach-claim-text = { $count ->
    [one] Twoje karty wystarczą na { $count } połączenie; świeci na mapie.
    [few] Twoje karty wystarczą na { $count } połączenia; świecą na mapie.
   *[many] Twoje karty wystarczą na { $count } połączeń; świecą na mapie.
} Wybierz takie, które jest po drodze twoim biletom. Zanim cokolwiek się stanie, zobaczysz, ile kosztuje i co daje.

coach-claim-wanted = To jest ci po drodze
coach-claim-wanted-text = { $route }: masz na nie karty i leży na drodze twojego biletu. Wybierz je na mapie i zobacz, ile kosztuje. Zajętego nikt ci już nie odbierze.

coach-claimed = Twoje pierwsze połączenie
coach-claimed-text = { $points ->
    [one] Zdobywasz { $points } punkt
    [few] Zdobywasz { $points } punkty
   *[many] Zdobywasz { $points } punktów
}, a wagoników zostało ci { $trains }. Długie połączenia dają znacznie więcej za wagonik: jedno o sześciu polach jest warte piętnaście punktów, sześć po jednym polu tylko sześć.

coach-ticket-done = Bilet zrealizowany
coach-ticket-done-text = { $ticket }: miasta są połączone. Nikt już tego nie zmieni, a punkty policzy się na końcu.

coach-all-done = Wszystkie bilety zrealizowane
coach-all-done-text = Możesz dobrać nowe, to cały ruch: dostajesz trzy do wyboru i zatrzymujesz co najmniej jeden. Często któryś pasuje do linii, które już masz. Albo po prostu zajmuj długie połączenia dla punktów.

coach-collect = Zbieranie się opłaca
coach-collect-text = Kart na ręce: { $cards }. Długie połączenia wymagają ich wielu, ale te w wąskich miejscach mogą wkrótce zniknąć. Sprawdź, czy na któreś z twoich możesz już zapłacić.

coach-trains = Pilnuj wagoników
coach-trains-text = Gdy komuś zostaną najwyżej dwa wagoniki, każdy ma jeszcze jeden ruch. Do tego czasu skończ swoje bilety.

coach-last-round = Ostatnia runda
coach-last-round-text = Każdy ma jeszcze jeden ruch. Połączenie wciąż daje punkty; nowy bilet to teraz ryzyko.

coach-ending = Liczenie punktów
coach-ending-text = Teraz odkrywa się wszystkie bilety. Każdy zaświeca się na mapie i jest liczony; najdłuższa trasa daje jeszcze dziesięć punktów. Potem możesz obejrzeć całą grę od nowa jako powtórkę. Brawo, już umiesz grać!

coach-free = Już wiesz, jak to działa
coach-free-text = Karty, połączenia, bilety: nic więcej w ruchu się nie zdarza. Odezwę się, gdy pojawi się coś nowego.

# Nowości w edycji, w pierwszej chwili, gdy mają znaczenie
coach-hint-tunnel-open = Połączenia w skalnej ramce
coach-hint-tunnel-open-text = To tunele. Gdy wyłożysz karty, odkrywa się trzy następne, a każda w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty. Dobrze mieć jedną lub dwie w zapasie.
coach-hint-tunnel = Tunel wymaga dopłaty
coach-hint-tunnel-text = Zapłać dodatkowe karty, a będzie twój. Albo zrezygnuj: karty wracają na rękę, ale ruch się kończy.
coach-hint-ferry = Prom
coach-hint-ferry-text = Za każdą lokomotywę narysowaną na połączeniu trzeba zapłacić prawdziwą. Na resztę wystarczy jeden kolor.
coach-hint-station = Gdy ktoś stoi ci na drodze
coach-hint-station-text = Dworzec w mieście pozwala użyć do biletów jednego cudzego połączenia, które tam prowadzi. Pierwszy kosztuje jedną kartę. Każdy niezbudowany jest wart cztery punkty.
coach-hint-mix = Dwie talie biletów
coach-hint-mix-text = Najpierw powiedz, ile krótkich i ile długich biletów chcesz obejrzeć. Krótkie szybko się realizuje, długie są więcej warte.
coach-hint-passengers = Proszę wsiadać
coach-hint-passengers-text = Zabierz po jednym pasażerze z każdego końca nowego połączenia. Na końcu największa liczba w kolorze daje dwadzieścia punktów, druga dziesięć: lepiej zbierać wybrane kolory niż po jednym z każdego.
coach-hint-country = Bilet za granicę
coach-hint-country-text = Wystarczy dowolne twoje połączenie do tego kraju. Ale to ślepy tor: dalej przez niego nie pojedziesz.
coach-hint-four = Cztery bilety do wyboru
coach-hint-four-text = Ta talia jest większa niż klasyczna, a na początku widzisz cztery bilety. Zatrzymaj co najmniej dwa.
coach-hint-company = Własna spółka
coach-hint-company-text = Połączenie w kolorze twojej spółki od razu daje dwa dolary. Połączenie z miastem w mosiężnej obwódce daje też kartę. Same połączenia nic tu nie dają: dolary są z biletów, ze spółki, a na końcu także za zużyte wagoniki.
coach-hint-event = Gazeta: nowe wydarzenie
coach-hint-event-text = Obok planszy widać wydarzenie, które właśnie odkryto. Jedne działają raz, inne zmieniają zasady aż do następnej gazety. Ceny w panelu połączenia już to uwzględniają.
coach-hint-campaign = Gra kampanii
coach-hint-campaign-text = Obok planszy widać, co dzieje się w obszarach i w nowych regułach. Rozwiń wiersz, żeby przeczytać jego regułę; wszystkie reguły są pod „Zasady tej gry w skrócie” i w pomocy (?). Karty z kilofem albo czaszką to zwykłe karty swojego koloru.
coach-hint-effect = Wydarzenie o coś pyta
coach-hint-effect-text = Wybierz jedną z możliwości i zatwierdź. Wszyscy, których to dotyczy, dostają to samo pytanie.
`;export{e as default};