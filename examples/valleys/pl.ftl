module-crowded_valleys = zatłoczone doliny
crowded_valleys-rule = Gdy ktoś zbuduje połączenie do Doliny, Wiązowa albo Gaju, każde następne połączenie do tej miejscowości kosztuje o jedną kartę więcej; jej kolor jest dowolny.
module-inns = gospody
rulebook-inns-heading = Gospody
inns-rule = Przy pierwszym połączeniu otwierasz gospodę na jednym z jego końców. Na koniec gry każde twoje połączenie do tej miejscowości jest warte { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }.
phase-inn = otwieranie gospody
ask-inn = Twoja gospoda
ask-inn-about = Na którym końcu połączenia ma stanąć?
do-open_inn = Otwórz gospodę
do-open_inn-about = Twoje połączenia do jej miejscowości będą na koniec warte więcej.
do-open_inn-go = Otwórz tutaj
play-fact-inn-opened = otwiera gospodę ({ $place })
play-line-inns = Gospoda
edition-valleys-blurb = Osiem miejscowości, trzy ciasne doliny i gospoda dla każdego.
edition-valleys-special = Mała plansza, na której warto się spieszyć: w dolinach robi się ciasno, a gospody przynoszą punkty.
