# Co ten moduł zasad mówi graczom
module-longest_path = premia za najdłuższą trasę
rulebook-score-longest = Najdłuższa trasa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za najdłuższy nieprzerwany ciąg własnych wagoników. Przez miasto może przechodzić kilka razy, przez połączenie tylko raz. Przy remisie dostają je wszyscy.
rulebook-ties-longest = najdłuższa trasa
reason-claim-longest = { $points ->
    [one] Daje { $points } punkt
    [few] Daje { $points } punkty
   *[many] Daje { $points } punktów
} i wydłuża własną najdłuższą trasę do { $length ->
    [one] { $length } wagonika
   *[other] { $length } wagoników
} (najdłuższa u rywali: { $rival }).
play-line-longest = najdłuższa trasa
play-line-longest-length = wagoniki na najdłuższej trasie
ending-longest = Najdłuższa trasa
ending-longest-text = { $player }: { $count ->
    [one] { $count } wagonik
    [few] { $count } wagoniki
   *[many] { $count } wagoników
} w jednym ciągu
ending-line-longest_length = Wagoniki na najdłuższej trasie
example-longest = Jak mierzy się najdłuższą trasę
example-longest-count = Podświetlone połączenia leżą jedno za drugim, razem { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
   *[many] { $trains } wagoników
}. Odnoga długości { $length } się nie liczy, bo nie da się jej objąć tym samym przejazdem. Przez miasto trasa może prowadzić dwa razy, przez połączenie nie.
example-score-longest = Twoja trasa jest najdłuższa przy stole: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
