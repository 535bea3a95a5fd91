# What these rules say to players
help-mail-text = White routes add their length to your mail. From three mail on, the most pays ${ $first } at the end, the second most ${ $second } (with two players the first only).
row-mail-mail = mail
ending-mail = Mail
