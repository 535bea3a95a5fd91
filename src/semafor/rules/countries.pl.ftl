# Co ten moduł zasad mówi graczom
module-countries = sąsiednie kraje
rulebook-country-heading = Za granicę
rulebook-country = Niektóre połączenia i bilety prowadzą do sąsiedniego kraju. Kraj to ślepy tor: można tam dojechać, ale nie można przejechać przez niego z jednego połączenia na drugie. Do biletu wystarcza dowolne twoje połączenie, które prowadzi do tego kraju.
coach-hint-country = Bilet za granicę
coach-hint-country-text = Wystarczy dowolne twoje połączenie do tego kraju. Ale to ślepy tor: dalej przez niego nie pojedziesz.
example-country = Dwa połączenia do jednego kraju
example-country-end = Masz oba połączenia, jedno zaczyna się w mieście { $a }, drugie w mieście { $b }. Każde liczy się do biletu do tego kraju ({ $country }), ale tam się nie spotykają: nie łączą ze sobą obu miast.
