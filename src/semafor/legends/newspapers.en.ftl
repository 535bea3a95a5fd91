# What this rule module says to players
module-newspapers = newspapers
rulebook-setup-news = Newspapers are shuffled into the deck: with two players { $two }, with three { $three }, with four or five { $four }. None is dealt or turned face up before the first turn. The events lie face down beside the board; none is active yet.
rulebook-news-heading = Newspapers and events
rulebook-news = A newspaper never stays in a hand or in the market. Whenever one comes up, drawn or turned face up, the top event is turned over, the newspaper is discarded, and the next card takes its place.
rulebook-news-active = The event turned over last is the active one; the one before it ends. Some events act once, at that moment. The others apply to everyone for as long as they are active.
rulebook-news-shuffle = When all events have been seen, they are shuffled again, all but the active one.
play-card-newspaper = newspaper
