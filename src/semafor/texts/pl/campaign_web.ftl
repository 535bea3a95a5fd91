# Kampania w przeglądarce. Nic zapieczętowanego tu nie ma: nazwy i opowieści przysyła serwer, gdy są już jawne.
trail-title = Kampania
trail-lead = Dwanaście gier na jednej planszy, która rośnie. To, co postanowisz, zostaje.
trail-about = Załóż spółkę kolejową i rozegraj dwanaście gier, od roku 1865 do 1898. Po każdej z nich plansza, reguły i spółki zmieniają się na stałe. Można przerwać w każdej chwili; wszystko jest zapisane.
trail-new = Nowa kampania
trail-found = Załóż spółki
trail-mine = Twoje kampanie
trail-none = Nie masz jeszcze żadnej kampanii.
trail-your-company = Twoja spółka
trail-other-companies = Pozostałe spółki
trail-number = Ile spółek
trail-who-plays = Kto gra: { $company }
trail-kind-bot = bot
trail-kind-person = ktoś przy tym ekranie
trail-kind-open = ktoś przez link
trail-veteran = Gramy tę kampanię kolejny raz
trail-veteran-about = Pod tymi samymi numerami leżą inne pocztówki.
trail-taken = zajęta
trail-begin-campaign = Zacznij kampanię
trail-row = Gra { $game } z { $games }, rok { $year }
trail-over-row = Ukończona
trail-waits-you = twoja kolej
trail-waits-others = decydują inni
trail-playing = gra trwa
trail-loading = Wczytywanie…
trail-game-of = Gra { $game } z { $games }
trail-tariff = poziom taryfy { $level }
trail-spectator = Tylko się przyglądasz.
trail-invite = Wyślij ten link tym, których jeszcze brakuje:
trail-copy = Kopiuj link
trail-copied = Skopiowano
trail-join = Obejmij spółkę { $company }
trail-join-about = Zaproszono cię do tej kampanii. Wybierz spółkę.

# Co jest teraz do zrobienia
trail-begin = Rok { $year }: gra { $game }
trail-begin-about = Kto bierze udział? Spółka, która opuszcza grę, dostaje w zamian stałą sumę.
trail-begin-do = Zacznij grę
trail-begin-wait = Następną grę zacznie { $player }.
trail-takes-part = bierze udział
trail-absent = opuszcza tę grę
trail-plays-bot = gra bot: { $level }
trail-plays-person = gra { $player }
trail-plays-you = grasz ty
trail-guest = gość
trail-bot-of = bot, { $level }
trail-choice-of = Co robi w tej grze: { $company }
trail-too-few = Muszą zagrać co najmniej dwie spółki, a za jedną z nich człowiek.
trail-story = Opowieść
trail-side-a = przód
trail-side-b = tył
trail-turn-card = Odwróć kartę
trail-next-card = Czytaj dalej
trail-choose = Wybierz
trail-secret-choice = Możliwości zna tylko { $company }.
trail-deal-title = Gra { $game }, rok { $year }: karty i bilety
trail-deal = Wybierz bilety
trail-deal-about = Plansza jest rozłożona. Najpierw wszyscy dostają karty i wybierają przy stole bilety początkowe. Potem opowieść toczy się dalej tutaj, razem z decyzjami, a po niej przychodzi pierwsza tura.
trail-dealt-about = Karty i bilety są rozdane; pierwsza tura zacznie się po opowieści i jej decyzjach.
trail-dealt-look = Zobacz swoje karty i bilety
trail-play = Zagraj
trail-watch = Zobacz grę
trail-play-about = Plansza jest rozłożona. Grę można w każdej chwili przerwać, a potem grać dalej od tego miejsca.
trail-changed = Co się zmieniło
trail-slips = Kwity z właśnie rozegranej gry
trail-slip-tickets = { $count ->
    [one] jeden bilet
    [few] { $count } bilety
   *[other] { $count } biletów
}
trail-over = Kampania ukończona
trail-over-won = { $count ->
    [one] Koncesję otrzymuje { $companies }.
   *[other] Koncesję dzielą między siebie { $companies }.
}

# Co jest jawne
trail-map = Plansza
trail-map-about = { $count ->
    [0] Otwarty jest wschód.
    [one] Otwarte są wschód i jeden obszar.
    [few] Otwarte są wschód i { $count } obszary.
   *[other] Otwarte są wschód i { $count } obszarów.
}
trail-companies = Spółki
trail-history = Rozegrane gry
trail-replay = obejrzyj ponownie
trail-won-by = zwycięzca: { $company }
trail-regions = Obszary
trail-region-boom = w rozkwicie
trail-region-settled = zasiedlony
trail-region-open = jego reguła zacznie działać w następnej grze
trail-rules = Reguły tej kampanii
trail-events = Wydarzenia w talii
trail-event-marks = { $count ->
    [one] jeden ślad zużycia
    [few] { $count } ślady zużycia
   *[other] { $count } śladów zużycia
}
trail-season = Pora roku
trail-row-crew = Załoga do wzięcia
trail-postcards = Pocztówki
trail-postcard-open = jawna
trail-postcard-secret = Tajna strona, tylko do twojej wiadomości
trail-postcard-done = w archiwum
trail-story-again = Przeczytaj opowieść jeszcze raz
trail-stamps = stemple
trail-tickets = Bilety z numerem lub stemplami
trail-depots = zajezdnie
trail-painted = malowane linie
trail-slips-count = kwity w skarbcu
trail-wins = wygrane gry
trail-caboose = ma brankard
trail-absences = opuszczone gry
trail-level = stopień { $level }
trail-you = ty
trail-open-seat = czeka na kogoś
trail-opens = Otwiera się nowy obszar
trail-skip = Dotknij albo naciśnij dowolny klawisz
trail-back = Do kampanii
trail-line-slips = kwity z gier
trail-line-absences = opuszczone gry
trail-line-notes = kwity dodatkowe
trail-line-souvenirs = pamiątki
trail-line-depots = zajezdnie
trail-line-painted = malowane linie
trail-line-total = razem
trail-line-points = dolary

trail-waits-for = Czekamy na decyzję: { $players }.
trail-row-waits = czeka: { $players }
trail-bot-decide = Niech zdecyduje bot
trail-bot-about = Bot decyduje za tę spółkę do początku następnej gry albo do powrotu gracza.
trail-late-host = Jeśli przez minutę nikt się nie zjawi, możesz oddać decyzję botowi.
trail-late-others = Jeśli przez dobę nikt się nie zjawi, możesz oddać decyzję botowi.
trail-late-begin = Jeśli przez dobę nikt jej nie zacznie, możesz to zrobić ty.
trail-away-you = Do początku następnej gry decyduje za ciebie bot.
trail-back-again = Już jestem
trail-company-away = tymczasem decyduje bot
trail-leave = Oddaj tę spółkę
trail-leave-about = Miejsce znów będzie wolne: kto wejdzie przez link, obejmie spółkę ze wszystkim, co do niej należy.
trail-leave-do = Oddaję
trail-leave-sure = Oddać spółkę { $company }?
trail-remove = Odbierz spółkę { $company } (gra: { $player })
trail-remove-sure = Odebrać spółkę { $company }? Gra nią { $player }.
trail-remove-about = Ta osoba się o tym dowie. Miejsce znów będzie wolne: kto wejdzie przez link, obejmie spółkę ze wszystkim, co do niej należy.
trail-remove-do = Odbieram
trail-removed = Gospodarz odebrał ci spółkę { $company }. Możesz się przyglądać albo poprosić o nowy link.
trail-eyes = Patrzy { $player }.
trail-eyes-show = Pokaż tajne strony: patrzy { $player }
trail-eyes-hide = Ukryj to, co tajne
trail-join-none = Wszystkie spółki są zajęte. Możesz się przyglądać.
trail-asked = Pytanie do spółki { $company }:
trail-player-name = imię gracza

# Pierwsza minuta i znaczenie słów
trail-first = Jak to przebiega
trail-first-1 = Wybierz bilety początkowe, a potem przeczytaj opowieść karta po karcie; mówi, co jest nowe.
trail-first-2 = Rozegraj grę. To, co zarobisz, trafia na kwit, a kwit do twojego zapieczętowanego skarbca.
trail-first-3 = Po każdej grze jest kilka wyborów, a pierwszy wybiera ten, kto był ostatni. To, co wybrano, zostaje we wszystkich następnych grach.
trail-first-4 = Po dwunastej grze otwiera się skarbce: wygrywa najpełniejszy.
trail-words = Co znaczą te słowa
trail-word-tariff = Poziom taryfy, T
trail-word-tariff-about = Liczba, która powiększa wiele premii. W pierwszych grach wynosi 1 i wzrasta dwa razy.
trail-word-caboose = Brankard
trail-word-caboose-about = Ma go ten, kto był ostatni: zaczyna następną grę, a między grami wybiera pierwszy.
trail-word-slip = Kwit i skarbiec
trail-word-slip-about = Na kwicie są dolary spółki z jednej gry. Kwity leżą w skarbcu, którego nikt nie otwiera przed końcem.
trail-word-region = W rozkwicie i zasiedlony
trail-word-region-about = Własna reguła obszaru działa, dopóki jest w rozkwicie, najwyżej przez pięć gier. Potem obszar jest zasiedlony: reguła znika, linie i miasta zostają.
trail-word-level = I, II, III
trail-word-level-about = Stopnie osoby z załogi: kto zostaje w spółce, awansuje o jeden przy każdym naborze. Trzy liczby na karcie dotyczą trzech stopni.
trail-word-postcard = Pocztówka
trail-word-postcard-about = Przód widzą wszyscy; tył z warunkiem i nagrodą czyta tylko właściciel.
trail-word-stamp = Stempel
trail-word-stamp-about = Każdy bilet zrealizowany w grze dostaje stempel spółki. Bilet, który ma ich dość, zostaje wycofany.
