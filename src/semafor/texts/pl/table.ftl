# Why a table on the server refuses something
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-not-over = To można obejrzeć dopiero po zakończeniu gry.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Grę może rozpocząć tylko osoba, która ją założyła.
error-stale = Gra poszła dalej: spójrz na planszę i zdecyduj jeszcze raz.
error-already-chosen = Twój wybór jest już zapisany; teraz wybierają pozostali.
error-no-undo = Tego ruchu nie można cofnąć: coś odsłonił albo ktoś już wykonał następny.
error-bad-invite = To zaproszenie nie pasuje do tej gry.
error-already-seated = Masz już miejsce przy tym stole.
error-seat-taken = To miejsce jest zajęte.
error-bot-plays-already = Na tym miejscu gra już bot.
error-no-bot-plays = Na tym miejscu nie gra bot.
error-not-away = Bot może zastąpić inną osobę dopiero wtedy, gdy nie ma jej od { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}.
error-only-clock = W tej grze chodzi zegar: bot zastępuje kogoś dopiero wtedy, gdy skończy mu się czas.
error-nobody-there = Nikt tam nie siedzi.
error-bad-colour = Nie ma tu wagonów w tym kolorze; są: { $known }.
error-colour-taken = Ten kolor ma już ktoś inny.
error-game-rules = Tę grę rozpoczęto według zasad w wersji { $found }, a ten serwer ma wersję { $expected }. Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-game-map = Tę grę rozpoczęto na innej mapie ({ $edition }). Gra jest zachowana, ale tutaj nie można jej kontynuować.
error-bad-pace = Boty mogą czekać od 0 do { $most } milisekund.
error-bad-clock = Zegar ma albo od 1 do { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
} na każdą turę, albo od 1 do { $bank ->
    [one] { $bank } sekundy
   *[other] { $bank } sekund
} i najwyżej { $increment ->
    [one] { $increment } sekundę
    [few] { $increment } sekundy
   *[many] { $increment } sekund
} dodatku za turę.
error-seat-twice = Możesz zająć tylko jedno miejsce; drugie oddaj innej osobie albo botowi.
error-no-open-seats = W trybie „{ $mode }” nikt nie może dołączyć: przydziel każde miejsce osobie przy tym ekranie albo botowi.
error-no-people-here = Przydziel co najmniej jedno miejsce człowiekowi.
error-bad-branch = Ta gra ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; graj dalej od pozycji przed ostatnim z nich.
error-no-explaining = Boty podają swoje powody tylko komuś, kto sam gra przeciwko botom.
error-no-help = Przy tym stole gra się bez pomocy: bez podpowiedzi i bez planów.
error-no-teaching = W grze szkoleniowej gra jedna osoba, a poza nią same boty: nikt inny nie może mieć ręki do ukrycia.
error-word-said = Twoje słowo już zostało dodane.
error-no-word = Rozgałęzienie toczy się dalej z nowym tasowaniem, którego nikt nie obiecał: nie przyjmuje słów.
error-nothing-to-explain = Ten bot jeszcze nie wykonał ruchu.

# Co widnieje na biletach kampanii
ticket-number = nr { $number }
ticket-number-about = Numer { $number }: kto pierwszy zrealizuje ten bilet, dobiera pocztówkę o tym numerze.
ticket-number-used = nr { $number }, dobrana
ticket-number-used-about = Numer { $number }: tę pocztówkę już dobrano.
ticket-stamps = { $needed ->
    [0] { $count ->
        [one] { $count } stempel
        [few] { $count } stemple
       *[other] { $count } stempli
    }
   *[other] stemple: { $count } z { $needed }
}
ticket-stamps-about = Stemple: { $companies }.
error-no-rewind = Cofnąć się o ruch można tylko w grze samemu z botami, z podpowiedziami i bez zegara, i nie przed pierwszym ruchem.
