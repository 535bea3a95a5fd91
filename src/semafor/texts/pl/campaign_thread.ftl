# Prezenty z pocztówek, odmowy przy nazwach i wpisach
camp-do-gift-crew = awansuj swoją załogę o stopień
camp-do-gift-clue = znajdź poszlakę
camp-do-gift-improvement = po tej grze zainwestuj jeszcze raz
error-campaign-name = Nazwa ma jeden wiersz, nie dłuższy niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
error-campaign-name-whose = Nazwę nadaje właściciel, a gospodarz może ją tylko usunąć: { $of }.
error-campaign-name-taken = Tak nazywa się już inna spółka: { $name }. Wybierz inną nazwę.
error-campaign-quote = W kronice każda spółka ma jeden wiersz, nie dłuższy niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
error-campaign-quote-whose = Spółka pisze o grze, którą właśnie rozegrała, dopóki nie skończy się następna (gra { $game }).
error-campaign-share = Nie masz tu niczego do pokazania: { $of }.
