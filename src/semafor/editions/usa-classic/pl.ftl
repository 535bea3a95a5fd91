# Słowa tej edycji
edition-usa-classic-blurb = Gra podstawowa: karty, połączenia, bilety i najdłuższa trasa.
edition-usa-classic-special = Gra podstawowa, najlepsza na początek: karty, połączenia, tajne bilety.
