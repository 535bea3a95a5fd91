# Pierwsza gra z przewodnikiem i podpowiedzi, co jest nowe w edycji
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
coach-choose-tickets-text = Każdy bilet wymienia dwa miasta. Połącz je ciągiem własnych połączeń, a na końcu da swoje punkty; jeśli drogi do tego czasu nie będzie, tyle samo odbierze. Zatrzymaj co najmniej dwa. Najpierw obejrzyj je na mapie: bilety w tym samym kierunku korzystają ze wspólnych torów.

coach-own-tickets = Twoje bilety
coach-own-tickets-text = Są tutaj i widzisz je tylko ty. Wybierz któryś, a jego dwa miasta zaświecą się na mapie.

coach-draw = Zbieraj karty
coach-draw-text = Za połączenia płaci się kartami. W swojej turze możesz wziąć dwie: z pięciu odkrytych albo w ciemno ze stosu. Bierz kolory połączeń, które są ci po drodze. Lokomotywa pasuje wszędzie, ale odkryta liczy się za obie karty.

coach-second-card = Teraz druga karta
coach-second-card-text = Luka od razu się zapełniła, więc wybór jest nowy. Odkryta lokomotywa nie może być drugą kartą; stos jest możliwy zawsze.

coach-hand = Twoje karty
coach-hand-text = To twoja ręka, ułożona kolorami. Czerwone połączenie o czterech polach kosztuje cztery czerwone karty, szare – cztery karty dowolnego jednego koloru.

coach-plan = Czego potrzeba do biletu?
coach-plan-text = Poproś o plan dla biletu: mapa pokaże, co najkrócej zbudować i jakich kart jeszcze brakuje.

coach-wait = Tura przeciwnika
coach-wait-text = Wszystko, co się dzieje, jest zapisane tutaj; wybierz wiersz, by zobaczyć to na mapie.

coach-claim = Możesz zająć połączenie
coach-claim-text = { $count ->
    [one] Twoje karty wystarczą na { $count } połączenie; świeci na mapie.
    [few] Twoje karty wystarczą na { $count } połączenia; świecą na mapie.
   *[many] Twoje karty wystarczą na { $count } połączeń; świecą na mapie.
} Wybierz takie, które jest po drodze twoim biletom. Zanim cokolwiek się stanie, zobaczysz, ile kosztuje i co daje.

coach-claim-wanted = To jest ci po drodze
coach-claim-wanted-text = { $route }: masz na nie karty i pomaga twojemu biletowi. Wybierz je na mapie i zobacz, ile kosztuje. Zajętego nikt ci już nie odbierze.

coach-claimed = Twoje pierwsze połączenie
coach-claimed-text = { $points ->
    [one] Zdobywasz { $points } punkt
    [few] Zdobywasz { $points } punkty
   *[many] Zdobywasz { $points } punktów
}, a wagoników zostało ci { $trains }. Długie połączenia dają znacznie więcej za wagonik: jedno o sześciu polach jest warte piętnaście punktów, sześć po jednym polu tylko sześć.

coach-ticket-done = Bilet zrealizowany
coach-ticket-done-text = { $ticket }: miasta są połączone. Nikt już tego nie zmieni, a punkty policzy się na końcu.

coach-all-done = Wszystkie bilety zrealizowane
coach-all-done-text = Możesz dobrać nowe, co zajmuje całą turę: dostajesz trzy do wyboru i zatrzymujesz co najmniej jeden. Często któryś pasuje do linii, które już masz. Albo po prostu zajmuj długie połączenia dla punktów.

coach-collect = Zbieranie się opłaca
coach-collect-text = Masz już na ręce { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}. Długie połączenia wymagają ich wielu, ale te w wąskich miejscach mogą wkrótce zniknąć. Sprawdź, czy na któreś z twoich możesz już zapłacić.

coach-trains = Pilnuj wagoników
coach-trains-text = Gdy komuś zostaną najwyżej dwa wagoniki, każdy ma jeszcze jedną turę. Do tego czasu skończ swoje bilety.

coach-last-round = Ostatnia runda
coach-last-round-text = Każdy ma jeszcze jedną turę. Połączenie wciąż daje punkty; nowy bilet to teraz ryzyko.

coach-ending = Liczenie punktów
coach-ending-text = Teraz odkrywa się wszystkie bilety. Każdy zaświeca się na mapie i jest liczony; najdłuższa trasa daje jeszcze dziesięć punktów. Potem możesz obejrzeć całą grę od nowa jako powtórkę. Brawo, już umiesz grać!

coach-free = Już wiesz, jak to działa
coach-free-text = Karty, połączenia, bilety: nic więcej w turze się nie zdarza. Odezwę się, gdy pojawi się coś nowego.

# Nowości w edycji, w pierwszej chwili, gdy mają znaczenie
coach-hint-campaign = Gra kampanii
coach-hint-campaign-text = Obok planszy widać, co dzieje się w obszarach i w nowych regułach. Rozwiń wiersz, żeby przeczytać jego regułę; wszystkie reguły są pod „Zasady tej gry w skrócie” i w pomocy (?). Karty z kilofem albo czaszką to zwykłe karty swojego koloru.
