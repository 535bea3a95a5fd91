# Słowa tej edycji
edition-europe-blurb = Promy, tunele, które mogą kosztować więcej, i dworce, które pożyczają połączenie.
edition-europe-special = Promy wymagają lokomotyw, tunele mogą kosztować więcej, niż widać, a dworzec pozwala skorzystać z jednego cudzego połączenia.
