var e=`# Księga reguł kampanii, która się zapełnia; mówi tylko o tym, co już odkryto
book-title = Księga reguł
book-lead = Co obowiązuje teraz, z dzisiejszymi liczbami. Puste ramki zapełnią się w miarę opowieści.
book-region-person = Kogo się tam spotyka: { $person }.

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
book-stays = Co zostaje
book-print = Otwórz książkę do druku
book-poster = Plansza jako plakat
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
book-sight = Gra { $game }: { $city }
`;export{e as default};