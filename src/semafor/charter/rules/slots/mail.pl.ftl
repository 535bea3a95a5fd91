# What these rules say to players
help-mail-text = Białe połączenia dodają swoją długość do twojej poczty. Na końcu, licząc od trzech wzwyż, najwięcej poczty daje { $first } $, a drugie miejsce { $second } $ (przy dwojgu graczach tylko pierwsze).
row-mail-mail = poczta
ending-mail = Poczta
