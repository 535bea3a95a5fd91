# Reguły gry kampanii, po zdaniu lub dwóch, z liczbami dla jej poziomu taryfy ($t0 to T, $t1 to T + 1).
# Serwer przysyła je z planszą, moduł po module, dopóki moduł jest w grze.
help-tariff = Poziom taryfy { $t0 }
help-tariff-text = Wiele premii rośnie z poziomem taryfy, teraz { $t0 }; na kartach oznacza go litera T. W całej kampanii wzrasta dwa razy.
help-tariff_bonus = Twoja spółka
help-tariff_bonus-text = Połączenie w kolorze twojej spółki od razu daje { $t0 } $ i jeszcze 1 $ za każde dwa pola. Szare nigdy tego nie dają.
help-payments = Karty ze znakami
help-payments-text = Karta z kilofem albo czaszką to zwykła karta swojego koloru. Znaki liczą się tylko tam, gdzie mówi o tym reguła.
help-bonds-text = Każda obligacja dała 6 $ przed pierwszą turą, a na końcu kosztuje 8 $.
help-stakes-text = Kto inny zbuduje tam, gdzie stoi twój palik, ten dokłada jedną kartę, a ty dostajesz { $t0 } $; gdy zbudujesz tam ty, dostajesz { $t1 } $.
help-snow-text = Każdy żeton śniegu na linii kosztuje jedną dowolną kartę więcej i daje { $t2 } $ temu, kto go usunie, budując. Każde wydarzenie przynosi nowy śnieg.
help-powder-text = Na Zielonej Północy kartę z czaszką można odpalić: liczy się jak dwie karty. Potem odkrywa się wierzchnią kartę stosu; jeśli ma ten sam kolor albo jest lokomotywą, płacisz { $t2 } $.
help-exchange_yard-text = Raz na zajęcie dwie karty jednego innego koloru liczą się jak jedna.
help-hired_gangs-text = Raz na zajęcie możesz zapłacić { $t2 } $ zamiast jednej karty.
help-trackage-text = Raz na grę, zamiast ruchu: wydzierżaw cudze połączenie na potrzeby swoich biletów. Kosztuje karty za o jedno pole mniej niż jego długość, jeden wagonik i { $t0 } $ dla właściciela.
help-herds-text = Zajęcie przy mieście ze stadem pozwala je załadować (najwyżej dwa). Twoje linie wiozą je na targ bydła: { $t3 } $ lub więcej, im dalej, tym lepiej, do { $t6 } $. Niesprzedane stado kosztuje 1 $.
help-assay-text = Na pustyni każda zapłacona karta z kilofem (do trzech) pozwala odkryć jedną kartę próby i wziąć dolary. Przestań, kiedy chcesz: zawał zabiera wszystko z tego kopania.
help-link_up-text = Zajęcie, które łączy dwie osobne części twojej sieci, daje do { $t0 } $.
help-long_haul-text = Połączenie o długości 4 daje { $t0 } $, a za każde dalsze pole o dolara więcej.
help-grain-text = Połączenia prerii dają zboże, po jednym lub dwa, w silosie najwyżej cztery. Sprzedajesz na końcu tury: każda sprzedaż obniża cenę, wydarzenia i dobieranie biletów ją podnoszą.
help-mail-text = Białe połączenia dodają swoją długość do twojej poczty. Od trzech wzwyż: najwięcej poczty daje na końcu { $first } $, drugie miejsce { $second } $ (we dwoje tylko pierwsze).
help-packets-text = Gdy docierasz do portu, możesz za { $t4 } $ otworzyć linię do innego twojego portu na tych samych wodach. Na twoich biletach liczą się jak połączone; jedna linia na grę.
help-bazaar-text = Po połączeniu w sierze wymień z bazarem do trzech kart, najwyżej tyle, ile pól ma połączenie. Jeśli leżą tam potem cztery różne kolory, dostajesz { $t1 } $. Kto ma tam połączenie, może też poświęcić turę na dzień targowy.
help-expresses-text = Gdy twoje linie połączą oba miasta odkrytej karty ekspresu, dostajesz { $flag } $; następny dostaje { $t3 } $, trzeci { $t0 } $.
help-exposition-text = Każdy obszar, który twoje linie połączą z miastem Wystawy, dostaje pawilon: pierwszy daje 2 $, następny 3 $ i tak dalej.
help-depots-text = Miasto z twoją zajezdnią jest dla ciebie duże: zajęcie przy nim daje kartę. Dwie zajezdnie różnych spółek czynią je dużym dla wszystkich.
