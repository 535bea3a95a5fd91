var e=`# Strona z zasadami w przeglądarce: rozdziały napisane raz, liczby z danych edycji
rulebook-heading = Jak się gra
rulebook-choose = Edycja
rulebook-contents = Na tej stronie
rulebook-play = Zacznij grę
rulebook-first-game = Pierwsza gra z przewodnikiem
rulebook-back = Wróć

rulebook-special-usa = Gra podstawowa, najlepsza na początek: karty, połączenia, tajne bilety.
rulebook-special-usa-more = Ta sama plansza, ale więcej biletów: w talii jest { $count }, na początku wybiera się z { $start }, a ostatnia runda zaczyna się wcześniej.
rulebook-special-europe = Promy wymagają lokomotyw, tunele mogą kosztować więcej, niż widać, a dworzec pozwala skorzystać z jednego cudzego połączenia.
rulebook-special-germany = W miastach czekają pasażerowie i wsiadają przy każdym zajętym połączeniu; bilety leżą w dwóch taliach, a niektóre prowadzą za granicę.

rulebook-special-legends = Prowadzisz spółkę kolejową i liczysz dolary: płacą bilety, płaci kolor twojej spółki, a gazety wśród kart przynoszą wydarzenia, które na jakiś czas zmieniają zasady.

rulebook-goal-heading = O co chodzi
rulebook-goal = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miejscami. Połączenie daje punkty w chwili zajęcia. Bilety są tajne: każdy wymienia dwa miejsca i na końcu daje swoją wartość, jeśli łączą je twoje połączenia, a jeśli nie – tyle samo odbiera. Wygrywa największa liczba punktów.

rulebook-goal-money = Budujesz linie kolejowe, zajmując połączenia między sąsiednimi miastami. Samo połączenie nic nie daje: dolary dają bilety, połączenia w kolorze twojej spółki, wydarzenia i zużyte wagoniki. Bilety są tajne: każdy wymienia dwa miasta i na końcu płaci swoją wartość, jeśli łączą je twoje połączenia, a jeśli nie – tyle samo kosztuje. Wygrywa największa liczba dolarów.

rulebook-setup-heading = Zanim zacznie się gra
rulebook-setup-start = Każdy zaczyna z tym samym: wagoniki { $trains }, karty { $hand }, punkty 0. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-setup-start-money = Każdy zaczyna z tym samym: wagoniki { $trains }, karty { $hand }, dolary { $dollars }; dolary leżą jawnie. Pięć kart leży odkrytych: to wystawka. Pozostałe tworzą stos.
rulebook-setup-company = Każdy prowadzi jedną spółkę: niebieską, czerwoną, zieloną, żółtą albo czarną. Karta brankardu pokazuje, do kogo należy pierwszy ruch.
rulebook-setup-news = W stos wtasowuje się gazety: { $two } w dwie osoby, { $three } w trzy, { $four } w cztery lub pięć. Przed pierwszym ruchem żadna nie trafia na rękę ani do wystawki. Wydarzenia leżą zakryte obok planszy; żadne jeszcze nie działa.
rulebook-setup-cards = Kart w każdym kolorze jest { $each }, kolorów { $colours }, a lokomotyw { $locomotives }. Lokomotywa zastępuje kartę dowolnego koloru.
rulebook-setup-tickets = { $offer ->
    [one] Dostajesz do wyboru { $offer } bilet
    [few] Dostajesz do wyboru { $offer } bilety
   *[many] Dostajesz do wyboru { $offer } biletów
} i zatrzymujesz co najmniej { $keep }. Wszyscy wybierają jednocześnie.
rulebook-setup-long = Jeden z nich jest długi: wart wiele, ale i droga daleka. Można go oddać jak każdy inny. Później długich biletów już się nie dobiera.
rulebook-setup-mix = Najpierw mówisz, ile z twoich { $offer } biletów ma być z talii krótkich, a ile z talii długich; potem je oglądasz i zatrzymujesz co najmniej { $keep }.
rulebook-setup-rejects = { $where ->
    [box] To, co teraz oddasz, odpada z gry.
    [shuffle] To, co teraz oddasz, zostanie wtasowane z powrotem w swoją talię.
   *[under] To, co oddasz, trafia pod spód talii biletów.
}
rulebook-setup-passengers = W każdym mieście i kraju czekają pasażerowie w sześciu kolorach, w każdym kolorze jest ich { $each }. W dużych miastach stoi po kilku.

rulebook-turn-heading = Twój ruch
rulebook-turn = Robisz dokładnie jedną z tych rzeczy, potem kolej na następną osobę:
rulebook-turn-draw = dobierasz karty
rulebook-turn-claim = zajmujesz jedno połączenie
rulebook-turn-claim-passengers = zajmujesz jedno połączenie i zabierasz pasażerów
rulebook-turn-tickets = dobierasz nowe bilety
rulebook-turn-station = budujesz dworzec
rulebook-turn-pass = Spasować można tylko wtedy, gdy żadna z nich nie jest możliwa.

rulebook-draw-heading = Dobieranie kart
rulebook-draw-two = Bierzesz dwie karty, jedną po drugiej: każdą z wystawki albo w ciemno ze stosu. Luka w wystawce zapełnia się od razu, więc widzisz nową kartę, zanim wybierzesz drugą.
rulebook-draw-locomotive = Odkryta lokomotywa liczy się za obie karty: bierzesz ją jako pierwszą i na tym koniec. Drugą kartą nie może być nigdy. Lokomotywa dobrana w ciemno to po prostu szczęście i liczy się za jedną kartę.
rulebook-draw-sweep = Gdy wśród pięciu odkrytych kart są trzy lokomotywy, wszystkie pięć odpada i odkrywa się nowe.
rulebook-draw-hand = Na ręce można mieć dowolnie wiele kart. Gdy stos się skończy, tasuje się z odrzuconych nowy.

rulebook-draw-blocked = Gdy w stosie i wśród odrzuconych jest razem najwyżej { $most } kart, nikt nie może wybrać dobierania kart.

rulebook-news-heading = Gazety i wydarzenia
rulebook-news = Gazeta nigdy nie zostaje na ręce ani w wystawce. Gdy tylko się pojawi, dobrana albo odkryta, odkrywa się wierzchnie wydarzenie, gazeta trafia na stos odrzuconych, a jej miejsce zajmuje następna karta.
rulebook-news-active = Aktywne jest wydarzenie odkryte ostatnio; poprzednie przestaje działać. Niektóre działają raz, w tej właśnie chwili. Pozostałe obowiązują wszystkich tak długo, jak długo są aktywne.
rulebook-news-shuffle = Gdy odkryto już wszystkie wydarzenia, tasuje się je na nowo, wszystkie oprócz aktywnego.
rulebook-news-list = Wydarzenia tej gry:
rulebook-event-line = { $name }: { $text }

rulebook-company-heading = Twoja spółka
rulebook-company = Połączenie w kolorze twojej spółki od razu płaci { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}, niezależnie od długości i od tego, czym za nie płacisz: liczy się kolor połączenia, nie kart. Szare połączenie nigdy tego nie daje.

rulebook-large-heading = Duże miasta
rulebook-large = Po zajęciu połączenia, które prowadzi do dużego miasta (na mapie z mosiężną obwódką), dobierasz kartę z wierzchu stosu: jedną, także gdy duże są oba końce, i ponownie przy każdym następnym połączeniu.
rulebook-large-order = Najpierw płaci spółka, potem dobiera się kartę; to, co dodaje aktywne wydarzenie, przychodzi na końcu.

rulebook-claim-heading = Zajmowanie połączeń
rulebook-claim-cost = Połączenie o czterech polach kosztuje cztery karty jego koloru i cztery wagoniki. Na szare wybierasz dowolny jeden kolor. Lokomotywami można zastąpić tyle kart, ile się chce.
rulebook-claim-where = Może to być każde wolne połączenie, nie musi stykać się z twoimi. Trzeba jednak zapłacić za całość i od razu, a w jednym ruchu zajmuje się tylko jedno.
rulebook-claim-points = Punkty za połączenie, liczone od razu
rulebook-claim-length = Pola
rulebook-claim-value = Punkty
rulebook-claim-twins = { $most ->
    [3] Niektóre miejsca łączą dwa, a nawet trzy połączenia obok siebie. Nikt nie może mieć więcej niż jednego z nich. W dwie lub trzy osoby można używać tylko jednego: pierwsze zajęcie zamyka pozostałe.
   *[2] Niektóre miejsca łączą dwa połączenia obok siebie. Nikt nie może mieć obu. W dwie lub trzy osoby można używać tylko jednego: pierwsze zajęcie zamyka drugie.
}

rulebook-claim-twins-all = Niektóre miejsca łączą dwa, a nawet trzy połączenia obok siebie. Nikt nie może mieć więcej niż jednego z nich. W dwie lub trzy osoby z dwóch można używać tylko jednego: pierwsze zajęcie zamyka drugie. Z trzech obok siebie można używać wszystkich, niezależnie od liczby osób.

rulebook-ferry-heading = Promy
rulebook-ferry = Prom to szare połączenie przez wodę. Za każdą narysowaną na nim lokomotywę trzeba zapłacić prawdziwą lokomotywą; na pozostałe pola idą jak zwykle karty jednego koloru.

rulebook-tunnel-heading = Tunele
rulebook-tunnel-reveal = Połączenia w skalnej ramce to tunele. Wykładasz zwykłą zapłatę, a potem odkrywa się karty z wierzchu stosu: { $cards }. Każda z nich w twoim kolorze i każda lokomotywa wymaga jeszcze jednej karty tego koloru (albo lokomotywy).
rulebook-tunnel-choice = Płacisz dopłatę i tunel jest twój, za zwykłe punkty i wagoniki. Albo rezygnujesz: karty wracają na rękę i ruch się kończy.
rulebook-tunnel-locomotives = Jeśli w zapłacie są same lokomotywy, liczą się tylko odkryte lokomotywy i tylko lokomotywami się dopłaca.

rulebook-station-heading = Dworce
rulebook-station-build = Liczba twoich dworców: { $supply }. Budowa to cały ruch, w dowolnym mieście bez dworca. Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru, trzeci trzy jednego koloru; lokomotywy zastępują każdą kartę.
rulebook-station-use = Na końcu każdy dworzec pozwala ci użyć do wszystkich biletów jednego cudzego połączenia, które prowadzi do tego miasta. Najkorzystniejsze zostanie wybrane za ciebie. Najdłuższej trasy ono nie wydłuża.
rulebook-station-keep = Dworzec, którego nie zbudujesz, jest wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

rulebook-passenger-heading = Pasażerowie
rulebook-passenger-take = Po zajęciu połączenia możesz zabrać po jednym pasażerze z obu jego końców, wybierając spośród tych, którzy tam czekają. Nowi nie przychodzą, a wrócić po nich później się nie da.
rulebook-passenger-points = Na końcu w każdym z sześciu kolorów: największa liczba pasażerów daje { $first } punktów, druga z kolei { $second }. Przy remisie na czele wszyscy pierwsi dostają { $first }, a drugiego miejsca wtedy nie ma; przy remisie na drugim miejscu każdy dostaje { $second }.

rulebook-country-heading = Za granicę
rulebook-country = Niektóre połączenia i bilety prowadzą do sąsiedniego kraju. Kraj to ślepy tor: można tam dojechać, ale nie można przejechać przez niego z jednego połączenia na drugie. Do biletu wystarcza dowolne twoje połączenie, które prowadzi do tego kraju.

rulebook-ticket-heading = Bilety
rulebook-ticket-draw = W swoim ruchu możesz dobrać nowe bilety: { $offer }, i zatrzymać co najmniej { $keep }. Reszta trafia pod spód talii.
rulebook-ticket-mix = W swoim ruchu możesz dobrać nowe bilety, razem { $offer }: najpierw mówisz, ile z talii krótkich, a ile z talii długich. Zatrzymujesz co najmniej { $keep }; reszta trafia pod spód swojej talii.
rulebook-ticket-count = Bilet jest zrealizowany, gdy jego miejsca łączy nieprzerwany ciąg twoich połączeń, choćby okrężną drogą. Bilety nie zużywają połączeń: jedna linia może służyć wielu.
rulebook-ticket-secret = Zatrzymany bilet zostaje do końca i do końca nikt inny go nie widzi.

rulebook-end-heading = Koniec gry
rulebook-end = Gdy ktoś skończy ruch i zostanie mu najwyżej tyle wagoników: { $threshold }, zaczyna się ostatnia runda. Każdy ma jeszcze jeden ruch, ta osoba na końcu. Potem następuje liczenie.

rulebook-score-heading = Liczenie punktów
rulebook-score-dollars = Dolary: tyle, ile masz.
rulebook-score-trains = Wagoniki: im mniej zostało, tym więcej dolarów ({ $none } za zero, { $one } za jeden, { $two } za dwa i tak dalej; nic, gdy zostało { $least } lub więcej).
rulebook-score-floor = Suma poniżej zera liczy się jako zero. Ostatnie miejsce dostaje kartę brankardu.
rulebook-score-routes = Połączenia: punkty, które już masz.
rulebook-score-tickets = Bilety: każdy zrealizowany dodaje swoją wartość, każdy inny ją odbiera.
rulebook-score-stations = Dworce: punkty za każdy niezbudowany ({ $points }).
rulebook-score-longest = Najdłuższa trasa: { $points } punktów za najdłuższy nieprzerwany ciąg własnych wagoników. Przez miasto może przechodzić kilka razy, przez połączenie tylko raz. Przy remisie dostają je wszyscy.
rulebook-score-globetrotter = Globtroter: { $points } punktów za największą liczbę zrealizowanych biletów. Przy remisie dostają je wszyscy.
rulebook-score-passengers = Pasażerowie: { $first } i { $second } punktów w każdym kolorze.

rulebook-ties-heading = Gdy jest remis
rulebook-ties = Przy równej liczbie punktów decyduje kolejno:
rulebook-ties-completed = więcej zrealizowanych biletów
rulebook-ties-longest = najdłuższa trasa
rulebook-ties-stations = mniej zbudowanych dworców
rulebook-ties-passengers = więcej pasażerów
rulebook-ties-money = Przy równej liczbie dolarów decyduje kolejno:
rulebook-ties-order = późniejsze miejsce w kolejności ruchów
rulebook-ties-shared = a jeśli i to jest równe, zwycięstwo jest wspólne

rulebook-tips-heading = Trzy rady na początek
rulebook-tips-long = Długie połączenia dają znacznie więcej punktów za wagonik niż krótkie.
rulebook-tips-company = Połączenia w kolorze twojej spółki opłacają się podwójnie: prowadzą do celu biletu i od razu płacą.
rulebook-tips-trains = Zużyj wagoniki: kilka ostatnich jest wartych więcej niż mały bilet.
rulebook-tips-same-way = Bilety w tym samym kierunku korzystają ze wspólnych torów: warto zatrzymać je razem.
rulebook-tips-narrow = Gdzie do miasta prowadzi tylko jedno połączenie, ktoś może być szybszy. Takie miejsca zajmuj najpierw.

# Co widać na małych obrazkach: dla tych, którzy ich nie widzą
rulebook-picture-route = Niebieskie połączenie o trzech polach między dwoma miastami i trzy sposoby zapłaty: trzy niebieskie karty, dwie niebieskie i lokomotywa albo trzy lokomotywy.
rulebook-picture-grey = Szare połączenie o dwóch polach: dwie karty jednego koloru.
rulebook-picture-twins = Dwa połączenia obok siebie; jedno jest zajęte, drugie ma kłódkę.
rulebook-picture-ferry = Prom o trzech polach, na jednym z nich lokomotywa.
rulebook-picture-tunnel = Czerwony tunel o dwóch polach. Odkryto trzy karty, jedna jest czerwona: potrzeba jeszcze jednej karty.
rulebook-picture-station = Dworzec w mieście pozwala biletowi jechać dalej po cudzym połączeniu.
rulebook-picture-passengers = Zajęte połączenie; na każdym końcu wsiada jeden pasażer.
rulebook-picture-country = Dwa połączenia do jednego kraju kończą się tam osobno.
rulebook-picture-market = Pięć odkrytych kart i stos; dwie karty są wzięte.
rulebook-picture-ticket = Bilet z dwoma miastami i ciąg własnych połączeń między nimi.
rulebook-picture-longest = Trasa własnych wagoników, podświetlona od końca do końca.
rulebook-picture-extra = jeszcze jedna
rulebook-picture-or = albo

rulebook-campaign-heading = Kampania
rulebook-campaign = W kampanii od dwóch do pięciu spółek rozgrywa według tych zasad dwanaście gier na jednej planszy, która rośnie. Każda gra przebiega tak:
rulebook-campaign-story = Czyta się opowieść, karta po karcie, najpierw przód, potem tył. Mówi, co jest nowe.
rulebook-campaign-game = Rozgrywa się grę, za każdym razem z kilkoma wagonikami więcej i z regułami, które już doszły.
rulebook-campaign-slip = To, co spółka zarobiła, trafia na jej kwit, a kwit do zapieczętowanego skarbca. Wynik poniżej zera liczy się jako zero.
rulebook-campaign-choices = Potem są wybory, jeden po drugim. Kto był ostatni, wybiera pierwszy i bierze brankard, czyli zaczyna następną grę. Nikt nigdy nie wybiera ofiary.
rulebook-campaign-region = Po większości gier otwiera się obszar i zostaje na planszy na zawsze. Jego własna reguła działa przez pięć gier; potem obszar jest zasiedlony, a reguła znika.
rulebook-campaign-group = Spółka, która opuszcza grę, dostaje w zamian stałą sumę. Przed każdą grą można od nowa ustalić, czy za spółkę gra człowiek, czy bot.
rulebook-campaign-tariff = Poziom taryfy, na kartach T, powiększa wiele premii: w pierwszych grach wynosi 1, potem 2, na końcu 3. Połączenie w kolorze spółki daje T dolarów i jeszcze dolara za każde dwa pola.
rulebook-campaign-postcards = Pocztówka ma przód dla wszystkich i tył dla właściciela: czego wymaga i co daje. Karty z kilofem albo czaszką to zwykłe karty swojego koloru; niektóre reguły patrzą na znak.
rulebook-campaign-end = Po dwunastej grze otwiera się skarbce. Wygrywa najpełniejszy; przy remisie decyduje liczba wygranych gier, a potem zwycięstwo jest wspólne.
rulebook-campaign-where = Reguły, które są w grze, stoją na stronie kampanii, a przy stole w pomocy (?). Więcej tu nie zdradzamy: skrzynki otwiera się po kolei.
`;export{e as default};