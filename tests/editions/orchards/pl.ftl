# Cydr nie ma tu słów: program musi sobie poradzić bez nich.
module-harvest = zbiory
do-harvest = Zbiory
do-harvest-about = Trzy razy w grze. Potem napełniasz swój wóz.
ask-cart = Wóz jest pusty
ask-cart-about = Co robisz ze zbiorami?
do-load = Załaduj owoce
do-load-about = Punkt za każdy rodzaj.
do-load-go = Załaduj wóz
do-sell = Sprzedaj na miejscu
choice-apples = jabłka
choice-pears = gruszki
choice-plums = śliwki
play-fact-harvested = zbiory: { $place }
