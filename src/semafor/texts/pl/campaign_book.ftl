# Księga reguł kampanii, która się zapełnia; mówi tylko o tym, co już odkryto
book-title = Księga reguł
book-empty = jeszcze puste
book-lead = Co obowiązuje teraz, z dzisiejszymi liczbami. Puste ramki zapełnią się w miarę opowieści.
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
book-end-2-text = Każde wydarzenie odkryte w tej grze zużywa się o jeden znak, a zużyte opuszczają kampanię. Potem posiadacz brankardu usuwa jedno z wydarzeń tej gry.
book-end-3 = Opowieść
book-end-3-text = Opowieść toczy się dalej.
book-end-4 = Stemple
book-end-4-text = { $needed ->
    [one] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. Już jeden stempel wycofuje bilet, a ten trafia do skarbca jako pamiątka.
    [few] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. { $needed } stemple wycofują bilet: kto przybił ostatni, zatrzymuje go jako pamiątkę.
   *[many] Każdy bilet zrealizowany w tej grze dostaje stempel spółki, od każdej najwyżej jeden. Pierwszy stempel na bilecie z numerem pozwala dobrać pocztówkę o tym numerze. { $needed } stempli wycofuje bilet: kto przybił ostatni, zatrzymuje go jako pamiątkę.
}
book-end-5 = Koncesja
book-end-5-text = Spośród zamkniętych obszarów, które stykają się z planszą, wybiera się dwa, do których miast granicznych zbudowano w tej grze najwięcej połączeń. Posiadacz brankardu otwiera jeden z nich. (Nie po grach 6, 10, 11 i 12).
book-end-6 = Skarbiec
book-end-6-text = Kwity trafiają do skarbców i nikt tam nie zagląda przed końcem kampanii. Spółka, która opuściła grę, dostaje stałą kwotę, podaną na końcu.
book-end-7 = Inwestycje
book-end-7-text = Od ostatniej do pierwszej każda spółka robi jedną inwestycję: maluje własną niemalowaną linię kartą tego koloru, buduje zajezdnię w małym mieście, w którym kończą się dwie jej linie (najwięcej zajezdni: { $limit }), odbudowuje utraconą linię (i dostaje dodatkowy kwit na { $rebuild } $) albo odkłada dodatkowy kwit na { $save } $.
book-end-8 = Porządki
book-end-8-first = Plansza jest sprzątana przed następną grą; to, co wybrano, zostaje.
book-end-8-text = Pora roku mija. Obszar, który rozkwitał przez pięć gier, zostaje zasiedlony: jego reguła i wydarzenia odchodzą, a jedno z jego miast staje się duże.
book-worth-slips = Kwity z gier
book-worth-slips-text = Każdy dolar z dwunastu kwitów.
book-worth-souvenir = Pamiątki
book-worth-souvenir-text = { $n } $ za każdą.
book-worth-depot = Zajezdnie
book-worth-depot-text = { $n } $ za każdą, a { $both } $ w mieście dużym dla wszystkich.
book-worth-painted = Malowane linie
book-worth-painted-text = { $n } $ za każdą linię w kolorze spółki.
book-worth-note = Dodatkowe kwity
book-worth-note-text = Tyle, ile na nich napisano.
book-founder = Założyciel: { $name }.
book-crew = Załoga, stopień { $level }: { $card }
book-region-person = Kogo się tam spotyka: { $person }.
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

# Strona: wspólne czytanie, wybieranie na planszy, wielkie chwile
book-readers = { $count ->
    [one] { $players } jeszcze czyta.
    [few] Jeszcze czytają: { $players }.
   *[many] Jeszcze czytają: { $players }.
}
book-go-on = Dalej bez czekania
book-decides = Decyduje { $player }
book-point = Wskaż miejsce na planszy albo wybierz z listy. To zostanie na całą kampanię.
book-all-options = { $count ->
    [one] Pokaż jedyną możliwość
    [few] Pokaż wszystkie { $count } możliwości
   *[many] Pokaż wszystkie { $count } możliwości
}
book-qr = Zaproszenie jako kod do zeskanowania
book-placed = { $count ->
    [one] Nowa reguła trafia do swojej ramki
    [few] Nowe reguły trafiają do swoich ramek
   *[many] Nowe reguły trafiają do swoich ramek
}
book-postcard = Pocztówka dla ciebie
book-box-inside = W pudełku: { $count ->
    [one] jedno miasto
    [few] { $count } miasta
   *[many] { $count } miast
}, { $lines ->
    [one] jedna linia
    [few] { $lines } linie
   *[many] { $lines } linii
}, { $tickets ->
    [one] jeden bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}, reguła i dwa wydarzenia.
book-failed = Nie można teraz wczytać księgi reguł. Za chwilę otwórz ją ponownie.
book-lookup = Do sprawdzenia
book-previously = W poprzednich odcinkach…
book-board-then = Plansza wtedy
book-board-now = Plansza teraz
book-missed-by = bez spółek: { $companies }
book-unread = { $count ->
    [one] Czeka na ciebie jedna strona opowieści.
    [few] Czekają na ciebie { $count } strony opowieści.
   *[many] Czeka na ciebie { $count } stron opowieści.
}
book-previously-done = Ruszamy dalej
book-skip = Pomiń dotychczasową opowieść
book-they-wait = Pozostali czekają, aż to przeczytasz.

# Nazwy, kronika, klasyfikacja
book-chronicle = Kronika
book-chronicle-about = Strona na każdą grę. Wydrukuj ją jako książkę albo powieś planszę na ścianie.
book-page = Gra { $game }
book-stays = Co zostaje
book-print = Otwórz książkę do druku
book-poster = Plansza jako plakat
book-games-won = { $count ->
    [one] jedna wygrana gra
    [few] { $count } wygrane gry
   *[many] { $count } wygranych gier
}
book-write = Zdanie do kroniki o roku { $year }
book-write-about = Każdy może je przeczytać. Da się je zmienić, dopóki nie skończy się następna gra.
book-write-do = Zapisz
book-write-remove = Usuń to zdanie
book-names = Nazwy
book-names-about = Co twoje, to możesz nazwać. Wszyscy to widzą i nic więcej z tego nie wynika.
book-name-company = Twoja spółka
book-name-train = Twój pociąg
book-name-depot = Zajezdnia: { $place }
book-name-line = Linia: { $place }
book-name-do = Nazwij
book-name-take = Odbierz tę nazwę
book-standings = Kto gdzie stoi
book-standings-about = Dolary leżą w skarbcach. Tu jest tylko to, co każdy mógł policzyć.
book-wins = wygrane gry
book-lasts = ostatnie miejsca
book-streak = { $count ->
    [one] Ostatnia wygrana: { $company }.
    [few] { $company } wygrywa { $count } gry z rzędu.
   *[many] { $company } wygrywa { $count } gier z rzędu.
}
book-rival = { $a } i { $b }: dwa pierwsze miejsca { $count ->
    [one] jeden raz
    [few] { $count } razy
   *[many] { $count } razy
} – { $wins }.
book-medal-most_wins = Najwięcej zwycięstw
book-medal-most_stamps = Najwięcej stempli
book-medal-most_depots = Najwięcej zajezdni
book-medal-most_coloured = Najwięcej pokolorowanych linii
book-medal-most_postcards = Najwięcej zrealizowanych pocztówek
book-medal-longest_streak = Najdłuższa seria zwycięstw
book-medal-goals = Cel na lata osiągnięty
book-coloured = Linie wciąż niemalowane: { $left } z { $all }.
book-goal = Twój cel na lata
book-goal-state = { $have } z { $need }
book-goal-done = osiągnięty w grze { $game }
book-finale = Jak kończy się opowieść
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
book-sight = Gra { $game }: { $city }
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

# Pytania głównego wątku
camp-ask-goal = Wybierz swój cel na lata. Aż do osiągnięcia znasz go tylko ty.
camp-ask-fork = Opowieść dochodzi do rozstajów. Naradźcie się; potem za wszystkich wybiera ten, kto ma brankard.
camp-ask-driver = Kto prowadzi zaginiony pociąg? Doradzać może każdy.
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
