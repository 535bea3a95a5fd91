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
rulebook-picture-longest = Trasa własnych wagoników, podświetlona od końca do końca.
