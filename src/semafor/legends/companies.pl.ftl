# Co ten moduł zasad mówi graczom
module-companies = spółki
rulebook-setup-company = Każdy prowadzi jedną spółkę: niebieską, czerwoną, zieloną, żółtą albo czarną. Karta brankardu pokazuje, kto zaczyna; na początku ustalacie, kto ją ma, albo rozstrzyga los. Kolej przechodzi potem zgodnie z ruchem wskazówek zegara.
rulebook-company-heading = Twoja spółka
rulebook-company = Połączenie w kolorze twojej spółki od razu płaci { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}, niezależnie od długości i od tego, czym za nie płacisz: liczy się kolor połączenia, nie kart. Szare połączenie nigdy tego nie daje.
rulebook-claim-beyond = Połączeń, które wychodzą poza planszę, nie można zająć.
rulebook-tips-company = Połączenia w kolorze twojej spółki opłacają się podwójnie: prowadzą do celu biletu i od razu płacą.
coach-hint-company = Własna spółka
coach-hint-company-text = Połączenie w kolorze twojej spółki od razu daje dwa dolary. Połączenie z miastem w mosiężnej obwódce daje też kartę. Same połączenia nic tu nie dają: dolary są z biletów, ze spółki, a na końcu także za zużyte wagoniki.
play-column-company = spółka
play-company-blue = niebieska
play-company-red = czerwona
play-company-green = zielona
play-company-yellow = żółta
play-company-black = czarna
play-fact-company-bonus = kolor spółki, +{ $dollars } $
describe-part-companies = Spółki według miejsc: { $value }
reason-claim-company = Kolor własnej spółki: od razu daje premię.
web-company = spółka: { $colour }
web-company-none = bez spółki
web-note-company = Kolor twojej spółki: od razu daje { $dollars ->
    [one] { $dollars } dolara
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
web-note-company-card = Kolor twojej spółki: od razu dobierasz kartę.
short-companies = Twoja spółka
short-companies-text = Połączenie w kolorze twojej spółki od razu daje { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}, czymkolwiek płacisz. Szare nigdy tego nie dają.
example-company = Połączenie w kolorze spółki
example-company-claim = Połączenie { $route } ma kolor twojej spółki. Zajmujesz je jak zwykle i od razu dostajesz { $bonus ->
    [one] { $bonus } dolara
    [few] { $bonus } dolary
   *[many] { $bonus } dolarów
}.
example-company-tickets = Do biletów liczy się jak każde inne. Inne spółki też mogą je zająć, tylko nic za to nie dostaną.
