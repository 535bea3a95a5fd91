# What these rules say to players
help-depots-text = Miasto z twoją zajezdnią jest dla ciebie duże: zajęcie połączenia z nim daje kartę. Dwie zajezdnie różnych spółek czynią je dużym dla wszystkich.
