# What these rules say to players
play-fact-packet-line = new packet line: { $place } – { $place_b }
help-packets-text = When you reach a port, you may pay ${ $packet } for a line to another port in the same waters. It joins the two for your tickets; one line per game.
ask-packet_line = A packet line?
ask-packet_line-about = Two ports of one basin count as joined for your tickets.
ask-packet_line-go = Open the line
row-packets-lines = packet line
phase-packet_line = packet line
