# What these rules say to players
help-mail-text = White routes add their length to your mail. At the end, among those with three mail or more, the most pays ${ $first } and the second most ${ $second } (with two players only the most).
row-mail-mail = mail
ending-mail = Mail
