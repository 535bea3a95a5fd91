# What these rules say to players
play-fact-packet-line = nowa linia parowca: { $place } – { $place_b }
help-packets-text = Gdy docierasz do portu, możesz za { $packet } $ otworzyć linię do innego portu na tych samych wodach. Na twoich biletach liczą się jak połączone; jedna linia na grę.
ask-packet_line = Linia parowca?
ask-packet_line-about = Dwa porty jednego akwenu liczą się na twoich biletach jako połączone.
ask-packet_line-go = Otwórz linię
row-packets-lines = linia parowca
phase-packet_line = linia parowca
