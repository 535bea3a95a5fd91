# Co ten moduł zasad mówi graczom
module-newspapers = gazety
rulebook-setup-news = W stos wtasowuje się gazety: przy dwóch graczach { $two }, przy trzech { $three }, przy czterech lub pięciu { $four }. Przed pierwszą turą żadna nie trafia na rękę ani na wystawkę. Wydarzenia leżą zakryte obok planszy; żadne jeszcze nie działa.
rulebook-news-heading = Gazety i wydarzenia
rulebook-news = Gazeta nigdy nie zostaje na ręce ani na wystawce. Gdy tylko się pojawi, dobrana albo odkryta, odkrywa się wierzchnie wydarzenie, gazeta trafia na stos odrzuconych, a jej miejsce zajmuje następna karta.
rulebook-news-active = Aktywne jest wydarzenie odkryte ostatnio; poprzednie przestaje działać. Niektóre działają raz, w tej właśnie chwili. Pozostałe obowiązują wszystkich tak długo, jak długo są aktywne.
rulebook-news-shuffle = Gdy odkryto już wszystkie wydarzenia, tasuje się je na nowo, wszystkie oprócz aktywnego.
play-card-newspaper = gazeta
