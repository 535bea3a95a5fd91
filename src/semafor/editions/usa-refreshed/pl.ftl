# Słowa tej edycji
edition-usa-refreshed-blurb = Więcej nowych biletów, cztery do wyboru; gra kończy się szybciej.
edition-usa-refreshed-special = Ta sama plansza, ale więcej biletów: w talii jest ich { $count }, na początku wybiera się z { $start }, a ostatnia runda zaczyna się wcześniej.
edition-usa-refreshed-reconstructed = Instrukcja tej edycji, z której korzystamy, nie podaje listy biletów. Talia jest więc rekonstrukcją: to bilety wcześniejszych wydań tej planszy, razem { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}.
coach-hint-four = Cztery bilety do wyboru
coach-hint-four-text = Ta talia jest większa niż klasyczna, a na początku widzisz cztery bilety. Zatrzymaj co najmniej dwa.
