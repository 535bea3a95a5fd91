# What this rule module says to players
module-events = events
rulebook-news-list = The events of this game:
rulebook-event-line = { $name }: { $text }
coach-hint-event = A newspaper: an event
coach-hint-event-text = The event shown beside the board has just been turned over. Some act once, others change the rules until the next newspaper. Prices in the route’s panel already take it into account.
coach-hint-effect = An event asks you something
coach-hint-effect-text = Choose one of the options and confirm. Everyone it concerns is asked the same.
play-event-none = No event is active.
play-event-active = Event: { $name }. { $text }
play-event-past = Last event: { $name }. { $text }
play-events-left = events in the deck: { $count }
play-prompt-archive = Archive [1]
play-archive = You are in last place and take an event out of the game. Which one?
event-blank = An ordinary day
event-blank-text = Nothing happens.
play-fact-event = newspaper! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] the event pays { $dollars } dollar
   *[other] the event pays { $dollars } dollars
}
play-fact-archived = event taken out of the game: { $name }
describe-part-active_event = Active event: { $value }
describe-part-event_pile = Events so far: { $value }
reason-archive = One of them has to go.
error-unknown-event = There is no event called “{ $event }”.
error-event-not-in-pile = The event “{ $event }” is not in the pile.
web-event = Event
web-event-lasting = in force
web-event-past = acted once
web-event-none = No event yet. The next newspaper brings one.
web-events-left = { $count ->
    [one] { $count } event in the deck
   *[other] { $count } events in the deck
}
web-events-all = All events
web-events-deck = Still in the deck
web-events-pile = So far
ask-archive = Take an event out of the game
ask-archive-about = You are in last place: one event of the pile will not come back.
ask-archive-go = Take it out
web-note-bonus = { $event }: it pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} more.
short-events = Newspapers and events
short-events-text = A newspaper in the deck turns over the top event. Some events act once; the others change the rules for everyone until the next newspaper.
web-status-archive = Take an event out of the game.
example-event = A newspaper comes up
example-event-drawn = Somebody draws a card, and it is a newspaper. It goes into nobody’s hand.
example-event-turned = The top event is turned over, for everybody to read: { $name }.
example-event-after = { $lasts ->
    [yes] It holds for everybody until the next newspaper comes up.
   *[no] It acts once, now, and then nothing is active.
} The newspaper is discarded, and whoever drew it draws another card.
