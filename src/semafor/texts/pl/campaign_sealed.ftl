# The living rulebook, headlines, questions: what the server says once it is open, and no page ships
book-today = Ta gra
book-today-about = Liczby roku { $year }.
book-trains = Wagoniki
book-trains-text = { $count ->
    [one] Każdy ma jeden wagonik.
    [few] Każdy ma { $count } wagoniki.
   *[many] Każdy ma { $count } wagoników.
}
book-tariff = Taryfa
book-tariff-text = Stopień taryfy wynosi { $level }; kwoty poniżej już go uwzględniają.
book-season = Pora roku
book-expo = Miasto Wystawy
book-setup = Przed pierwszą turą
book-setup-about = Pięć ramek przy przygotowaniu gry, rozpatrywanych od A do E.
book-payment = Płacenie za połączenie i dodatkowe akcje
book-payment-about = Ramki od F do L zmieniają koszt połączenia albo to, co można zrobić w swojej turze.
book-claim = Po zajęciu połączenia
book-claim-about = Kto zajmie połączenie, wykonuje po kolei te dwanaście kroków.
book-end = Na koniec gry
book-end-about = Osiem kroków po ostatniej turze.
book-worth = Ile wart jest skarbiec
book-worth-about = Liczy się to po dwunastej grze.
book-companies = Spółki
book-companies-about = Co każda z nich wnosi do gry.
book-thread = Zaginiony pociąg
book-thread-about = Gdzie można go zobaczyć i po czym poznać, kto go prowadzi.
book-thread-sight = Jak go zobaczyć
book-thread-sight-text = { $lines ->
    [one] W każdej grze zatrzymuje się w jednym mieście. Spółka, która ma tam na koniec gry { $lines } linię, widziała go i tylko ona wie gdzie.
    [few] W każdej grze zatrzymuje się w jednym mieście. Spółka, która ma tam na koniec gry { $lines } linie, widziała go i tylko ona wie gdzie.
   *[many] W każdej grze zatrzymuje się w jednym mieście. Spółka, która ma tam na koniec gry { $lines } linii, widziała go i tylko ona wie gdzie.
}
book-thread-clue = Poszlaki
book-thread-clue-text = Leżą na odwrotach pocztówek, na biletach i w miastach. Poszlaka należy do tego, kto ją znalazł, i może on ją pokazać wszystkim; co znajdzie bot, jest od razu odkryte. Ręka, atrament i melodia: dowolne dwie z tych trzech rzeczy wskazują, kto prowadzi.
book-thread-page = Stary rozkład jazdy
book-thread-page-text = Pociąg jeździ według jednej z sześciu stron rozkładu. Pierwszy postój na stronie jest z gry 1, drugi z gry 2 i tak dalej.
book-thread-meet = Spotkanie
book-thread-meet-text = Ostatni postój wypada w grze { $last }. Kto ma tam najwięcej linii, a co najmniej { $lines }, spotyka pociąg i mówi, kto go prowadzi.
book-regions = Otwarte pudełka
book-regions-about = Wszystko, co leżało w otwartych dotąd pudełkach.
book-events = Wydarzenia
book-events-about = Te, które są w talii, i stopień ich zużycia.
book-slot-A = Po kolei, zaczynając od tego, kto był ostatni, każda spółka zatrzymuje swojego członka załogi albo zatrudnia innego z rzędu; w rzędzie są o dwie osoby więcej niż spółek. Kto zostaje, awansuje o stopień, najwyżej na III; nowy zaczyna od stopnia I.
book-slot-B = Odkrywa się jedną kartę pory roku. Obowiązuje przez całą grę.
book-slot-C = Rozkłada się to, czego potrzebują obszary w rozkwicie, w kolejności ich otwierania.
book-end-1 = Kwity
book-end-1-text = Sumuje się dolary, pozostałe wagoniki i bilety. Najwyższy kwit wygrywa grę, a najniższy dostaje brankard.
book-end-2 = Wydarzenia
book-end-2-text = Za każde odkrycie w tej grze wydarzenie dostaje jeden ślad zużycia{ $marks ->
    [0] {""}
   *[other] , najwyżej { $marks }
}, a zużyte wydarzenia opuszczają kampanię. Potem posiadacz brankardu usuwa jedno z wydarzeń tej gry.
book-end-3 = Opowieść
book-end-3-text = Opowieść toczy się dalej.
book-end-4 = Stemple
book-end-4-text = { $needed ->
    [one] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. Już jeden stempel wycofuje bilet, a ten trafia do skarbca jako pamiątka.
    [few] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. { $needed } stemple wycofują bilet: kto przybił ostatni, zatrzymuje go jako pamiątkę.
   *[many] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. { $needed } stempli wycofuje bilet: kto przybił ostatni, zatrzymuje go jako pamiątkę.
}
book-end-5 = Koncesja
book-end-5-text = Spośród zamkniętych obszarów, które stykają się z planszą, wybiera się dwa, do których miast granicznych zbudowano w tej grze najwięcej połączeń. Posiadacz brankardu otwiera jeden z nich.{ $opens ->
    [yes] {""}
   *[no] {" "}Po tej grze żaden się nie otwiera.
}
book-end-6 = Skarbiec
book-end-6-text = Kwity trafiają do skarbców i nikt tam nie zagląda przed końcem kampanii. Spółka, która opuściła grę, dostaje stałą kwotę, podaną na końcu.
book-end-7 = Inwestycje
book-end-7-text = Od ostatniej do pierwszej każda spółka robi jedną inwestycję: { $fresh ->
    [yes] maluje kartą danego koloru własną linię, która jest niemalowana albo dostała kolor w tej grze
   *[no] maluje własną niemalowaną linię kartą tego koloru
}, buduje zajezdnię w małym mieście, w którym kończą się dwie jej linie (najwięcej zajezdni: { $limit }), odbudowuje utraconą linię (i dostaje dodatkowy kwit na { $rebuild } $) albo odkłada dodatkowy kwit na { $save } $.
book-end-8 = Porządki
book-end-8-first = Plansza jest sprzątana przed następną grą; to, co wybrano, zostaje.
book-end-8-text = Pora roku mija. Obszar, który rozkwitał przez { $boom ->
    [one] jedną grę
    [few] { $boom } gry
   *[many] { $boom } gier
}, zostaje zasiedlony: jego reguła i wydarzenia odchodzą, a jedno z jego miast staje się duże.
book-worth-slips = Kwity z gier
book-worth-slips-text = Każdy dolar z dwunastu kwitów.
book-worth-souvenir = Pamiątki
book-worth-souvenir-text = { $n } $ za każdą.
book-worth-depot = Zajezdnie
book-worth-depot-text = { $n } $ za każdą, a { $both } $ w mieście dużym dla wszystkich.
book-worth-painted = Malowane linie
book-worth-painted-text = { $n } $ za każdą linię w kolorze spółki.
book-end-7-colours = Kto pierwszy zbudował czystą linię, zostawia ją w kolorze kart, którymi zapłacił; same lokomotywy zostawiają kolor spółki.
book-worth-goal = Cel na lata
book-worth-goal-text = Dodatkowy kwit na { $n } $ w dniu, w którym zostanie osiągnięty.
book-worth-note = Dodatkowe kwity
book-worth-note-text = Tyle, ile na nich napisano.
book-founder = Spółkę zakłada { $name }.
book-crew = Załoga, stopień { $level }: { $card }
book-region-cities = Miasta: { $cities }.
book-region-event = Wydarzenie: { $event }
book-region-tickets = Bilety: { $tickets }.
book-region-settled = Zasiedlony: jego reguła opuściła grę, linie i miasta zostają.
book-event-wear = Zużycie: { $marks } z { $wear }.

# Co zmieniłaby inwestycja, z liczbami tej kampanii
camp-change-depot = Miasto staje się duże dla twojej spółki: zajęcie połączenia przy nim daje kartę. W końcowym rozrachunku zajezdnia jest warta { $n } $ albo { $both } $, jeśli miasto będzie już wtedy duże dla wszystkich.
camp-change-depot-second = Ktoś ma tu już zajezdnię: razem z twoją miasto staje się duże dla wszystkich, a w końcowym rozrachunku każda z tych dwóch zajezdni jest warta { $both } $.
camp-change-paint = Linia zachowuje ten kolor do końca kampanii.
camp-change-paint-own = Linia zachowuje ten kolor do końca kampanii. To twój kolor: zajęcie tej linii daje ci premię spółki, a w końcowym rozrachunku jest ona warta { $n } $.
camp-change-paint-white = Linia zachowuje ten kolor do końca kampanii. Białe linie wożą pocztę.
camp-change-rebuild = Utracona linia wraca na planszę w twoim kolorze, a do twojego skarbca trafia kwit na { $n } $.
camp-change-save = Do twojego skarbca trafia kwit na { $n } $. Plansza się nie zmienia.
camp-change-large = Od tej chwili miasto jest duże dla wszystkich: kto zajmie połączenie przy nim, dobiera kartę.
camp-change-destroy = Tej linii nie ma, dopóki ktoś jej nie odbuduje.

# Nazwy, kronika, klasyfikacja
book-page = Gra { $game }
book-games-won = { $count ->
    [one] jedna wygrana gra
    [few] { $count } wygrane gry
   *[many] { $count } wygranych gier
}
book-mystery = Zaginiony pociąg
book-clues = Poszlaki
book-clue-share = Pokaż wszystkim
book-clue-open = wiedzą wszyscy
book-clue-mine = wiesz tylko ty
book-clues-hidden = { $company } zachowuje dla siebie: { $count ->
    [one] jedną poszlakę
    [few] { $count } poszlaki
   *[many] { $count } poszlak
}.
book-suspects = Kto mógł go prowadzić
book-sights = Gdzie go widziano
book-timetable = Stary rozkład jazdy

# Nagłówki „Gazette” i to, co zostaje po grze
book-headline-first_game = Pierwsza gra na nowej planszy dla spółki { $company }
book-headline-streak = { $count ->
    [one] Spółka { $company } znów wygrywa
    [2] Dwa razy z rzędu: nikt nie zatrzyma spółki { $company }
    [few] { $count } gry z rzędu: nikt nie zatrzyma spółki { $company }
   *[many] { $count } gier z rzędu: nikt nie zatrzyma spółki { $company }
}
book-headline-from_last = Z ostatniego miejsca na pierwsze: spółka { $company } odwraca losy
book-headline-first_win = Nareszcie: pierwsze zwycięstwo spółki { $company }
book-headline-fall = Wygrywa spółka { $winner }, a wczorajszy mistrz, spółka { $company }, jest na końcu
book-headline-traveller = { $count ->
    [one] Wygrywa spółka { $winner }, choć więcej pasażerów zadowoliła spółka { $company }
    [few] Wygrywa spółka { $winner }, choć spółka { $company } zrealizowała { $count } bilety
   *[many] Wygrywa spółka { $winner }, choć spółka { $company } zrealizowała { $count } biletów
}
book-headline-builder = { $count ->
    [one] Wygrywa spółka { $winner }, choć najwięcej zbudowała spółka { $company }
    [few] Spółka { $company } buduje { $count } linie, a nagrodę zgarnia spółka { $winner }
   *[many] Spółka { $company } buduje { $count } linii, a nagrodę zgarnia spółka { $winner }
}
book-headline-win = { $variant ->
    [1] Najlepsze sprawozdanie roku składa spółka { $company }
    [2] Brawa dla spółki { $company }
   *[3] Spółka { $company } napełnia swój skarbiec
}
book-change-painted = Spółka { $company } koloruje linię { $what }: { $colour }.
book-change-painted-somebody = Linia { $what } ma kolor: { $colour }.
book-change-rebuilt = Spółka { $company } odbudowuje linię { $what }.
book-change-rebuilt-somebody = Linia { $what } zostaje odbudowana.
book-change-destroyed = Linia { $what } przepada.
book-change-depot = Spółka { $company } buduje zajezdnię w mieście { $what }.
book-change-large = Miasto { $what } staje się duże.
book-change-expo = Wystawa odbędzie się w mieście { $what }.
book-change-region = Otwarty obszar: { $what }.
book-change-settled = Zasiedlony obszar: { $what }.
book-change-rule = Nowa reguła: { $what }.
book-change-rule_gone = Odchodzi reguła „{ $what }”.
book-change-retired = Bilet { $what } zostaje wycofany.
book-change-archived = Wydarzenie „{ $what }” opuszcza talię.
book-change-postcard = Spółka { $company } dobiera pocztówkę „{ $what }”.
book-change-goal = Spółka { $company } osiąga swój cel na lata.
book-changes-painted = Spółka { $company } koloruje kilka linii: { $what }.
book-changes-depot = Spółka { $company } buduje zajezdnie: { $what }.
book-changes-retired = Wycofane bilety: { $what }.
book-changes-archived = Wydarzenia, które opuszczają talię: { $what }.
book-changes-postcard = Spółka { $company } dobiera pocztówki: { $what }.

# Pytania głównego wątku
camp-ask-goal = Wybierz swój cel na lata. Aż do osiągnięcia znasz go tylko ty.
camp-ask-fork = Opowieść dochodzi do rozstajów. Naradźcie się; potem za wszystkich wybiera ten, kto ma brankard.
camp-ask-driver = Kto prowadzi zaginiony pociąg? Doradzać może każdy.
camp-finale-driver = Dłoń na przepustnicy przez te wszystkie lata: { $name }.
camp-chose-closed = Spółka { $company } już wybrała. Nikt inny nie wie co.

# Terminal
play-prompt-campaign-who = Czyje (Enter: powrót)
play-prompt-campaign-what = Co (Enter: powrót)
play-prompt-campaign-text = Twoje słowa (Enter: żadne)
play-prompt-campaign-back = Naciśnij Enter
play-prompt-campaign-share = Co pokazać (Enter: nic)
book-share = To wiesz tylko ty. Możesz to pokazać wszystkim:
book-goals = Cele na lata
book-notes-empty = W twoich notatkach nie ma jeszcze niczego.
book-nothing-to-name = Nie ma jeszcze czego nazwać ani o czym pisać.
book-written = Zapisano.
campaign-help-chronicle = zapisuje kronikę jako książkę do druku (.html) albo planszę jako plakat (.svg)
error-campaign-chronicle-kind = Nazwa { $file } nie kończy się ani na .html (książka), ani na .svg (plakat).
