# What these rules say to players
help-mail-text = Białe połączenia dodają swoją długość do twojej poczty. Od trzech wzwyż: najwięcej poczty daje na końcu { $first } $, drugie miejsce { $second } $ (we dwoje tylko pierwsze).
row-mail-mail = poczta
ending-mail = Poczta
