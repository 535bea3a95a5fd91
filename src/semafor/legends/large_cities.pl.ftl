# Co ten moduł zasad mówi graczom
module-large_cities = duże miasta
rulebook-large-heading = Duże miasta
rulebook-large = Po zajęciu połączenia, które prowadzi do dużego miasta (na mapie z mosiężną obwódką), dobierasz kartę z wierzchu stosu: jedną, także gdy duże są oba końce, i ponownie przy każdym następnym połączeniu.
rulebook-large-order = Najpierw płaci spółka, potem dobiera się kartę; to, co dodaje aktywne wydarzenie, przychodzi na końcu.
play-sign-large = duże miasto: kto zajmie prowadzące do niego połączenie, dobiera kartę
play-fact-large-city = duże miasto
reason-claim-large = Duże miasto: połączenie daje kartę.
web-large-city = duże miasto
web-note-large = Duże miasto: dobierasz też kartę z wierzchu stosu.
short-large_cities = Duże miasta
short-large_cities-text = Na planszy mają mosiężną obwódkę. Połączenie z takim miastem daje też kartę z wierzchu stosu.
