# semafor review: skończona gra jeszcze raz
cli-summary-review = przejrzyj skończoną grę: które ruchy drogo kosztowały i co było lepsze
review-help-all = pokaż wszystkie ocenione ruchy, także dobre
review-help-iterations = ile partii rozegrać w głowie dla każdego z dwóch ruchów, gdy różnica jest mała (domyślnie: { $usual }); reszta w proporcji
review-help-workers = liczba procesów (domyślnie: po jednym na rdzeń); wynik jest zawsze ten sam
review-help-against = przejrzyj drugi raz z tym ziarnem i powiedz, na ile oceny się zgadzają
review-help-json = wypisz jeden obiekt JSON zamiast tabeli
review-progress = Przegląd
review-column-player = gracz
review-column-move = ruch
review-column-verdict = ocena
review-column-better = lepsze było
review-column-wins = mniej wygranych na 100
review-column-points = mniej punktów
review-fine = dobry
review-doubtful = wątpliwy
review-costly = drogi
review-number = { NUMBER($number, maximumFractionDigits: 0) }
review-counts = ruchy dobre: { $fine }, wątpliwe: { $doubtful }, drogie: { $costly }.
review-best = Najlepszy: ruch { $number }.
review-dearest = Najdroższy: ruch { $number }.
review-decided = Rozstrzygnęła tura, która zaczęła się ruchem { $number }.
review-curve = Szanse tura po turze
review-note = { $games ->
        [one] Rozegrano w głowie 1 partię.
        [few] Rozegrano w głowie { $games } partie.
       *[many] Rozegrano w głowie { $games } partii.
    } Każdy ruch oceniany jest według tego, co gracz wtedy wiedział.
review-agreement = { $costly ->
        [0] Żaden przegląd nie nazwał drogim ani jednego ruchu.
       *[other] Ruchy nazwane drogimi: { $costly }, potwierdzone przez drugi przegląd: { $same } ({ $share }%).
    }
review-unknown = Ruchów tej gry nie da się ocenić: przy tych zasadach boty nie umieją jeszcze rozgrywać partii w głowie.
