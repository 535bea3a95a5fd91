# Bots: levels, characters, budgets
bot-level-baseline = baseline
bot-level-beginner = beginner
bot-level-casual = casual player
bot-level-regular = regular
bot-level-expert = expert
bot-level-master = master
bot-character-random = Plays any legal move; a yardstick, not an opponent.
bot-character-novice = Has a plan but loses the thread now and then; good for your first games.
bot-character-racer = Grabs long routes and runs for the end, hoping that others are left with open tickets.
bot-character-greedy = Takes the cheapest route that helps its tickets and draws toward the next one; ignores its rivals.
bot-character-planner = Lays one network for all its tickets, watches the clock and claims first what others may want.
bot-character-express = Plays the game to the end in its head, again and again, then makes the move that won most often.
bot-character-hoarder = Shows nothing until its hand is full or the end is near; a rival for bots.
bot-character-blocker = Takes the short links between two parts of a rival’s network before it goes about its own; a rival for bots.
bot-character-longest = Plays for the longest path once its first tickets are done; a rival for bots.
bot-character-outside = { $name }, a bot from outside.

# A bot from outside that has lost a move
bot-lost-crashed = The bot { $name } has crashed ({ $why }); a plain move was played for it.
bot-lost-late = The bot { $name } did not answer in time ({ $why }); a plain move was played for it.
bot-lost-garbled = The bot { $name } answered something that is no move ({ $why }); a plain move was played for it.
bot-lost-illegal = The bot { $name } chose an illegal move ({ $why }); a plain one was played for it.
bot-lost-out = The bot { $name } has failed too often in this game; plain moves are played for it to the end.

# Bots from outside that there are not
error-no-bots-there = There is no bot and no folder of bots at { $path }: name a folder, or a file ending in .py or .toml.
error-bad-bot-name = “{ $name }” ({ $file }) cannot be the name of a bot: it takes a small letter first, then at most 39 small letters, digits, _ and -.
error-bot-name-taken = A bot called “{ $name }” is part of the program: call yours ({ $file }) something else.
error-bot-name-twice = Two bots are called “{ $name }”: { $file } and { $other }. Rename one of them.
error-bad-bot-file = { $file } cannot be read as TOML: { $why }.
error-bad-bot-command = { $file } must name the program of a bot: command = ["program", "argument", …]; besides that only about = "…" is allowed.
error-bad-bot-limit = { $variable } must be a number from { $least } to { $most }, not “{ $text }”.
error-bot-not-started = The bot { $name } cannot be started: { $why }.
bot-character-learned = Learnt its trade from thousands of games against itself and others, and trusts what it has seen.

bot-level-beginner-about = Forgiving company for your first games: they have a plan and lose the thread.
bot-level-casual-about = They play for the fun of it, each in a simple way of their own.
bot-level-regular-about = They plan one network for all their tickets and keep an eye on yours.
bot-level-expert-about = They play a few hundred games ahead in their heads before every move.
bot-level-master-about = The strongest here: they think for a full second, through thousands of games, and wait for mistakes.

# The people one plays against: how they play (measured in docs/bots.md), what they say when the game begins
person-pola = Draws a few cards more than others before she dares to claim anything.
person-kuba = The keenest of the beginners: his mind wanders a little less often.
person-mimi = Cannot resist another ticket, finished or not.
person-helga = Takes the cheapest route that helps her tickets and minds her own business.
person-oskar = Forgets his tickets, grabs the longest routes and races for the end.
person-tadek = Collects tickets like stamps, and sometimes loses track of one.
person-irena = Usually carries more tickets than anybody else at the table.
person-bruno = Builds where you build.
person-wanda = Prefers many short routes to a few long ones.
person-emil = Holds a dozen cards before he claims his first route; never draws another ticket.
person-nadia = Waits with a full hand until your plans can be read.
person-kasper = Draws tickets while others draw cards, and usually finishes them.
person-flora = Looks for company: her routes run beside yours.
person-leopold = No habits at all: he plays whatever wins most often.
person-augusta = Shows nothing until she has to.

remark-hello-pola = Oh, is it my turn already?
remark-hello-kuba = Ready when you are!
remark-hello-mimi = So many cities! I want them all.
remark-hello-helga = Let’s have a quiet game.
remark-hello-oskar = Last one to the buffers loses.
remark-hello-tadek = Which stamps shall I collect today?
remark-hello-irena = I’ll need a bigger pocket for my tickets.
remark-hello-bruno = Nice map. I’ll be your neighbour.
remark-hello-wanda = One line, end to end. That’s all I ask.
remark-hello-emil = No hurry. Good things take cards.
remark-hello-nadia = After you.
remark-hello-kasper = Tickets first, worries later.
remark-hello-flora = I do enjoy good company.
remark-hello-leopold = Good evening. Shall we?
remark-hello-augusta = Let’s see what you have learned.
remark-long-1 = That one was worth waiting for.
remark-long-2 = A fine long stretch.
remark-admire-1 = Well laid!
remark-admire-2 = I was hoping nobody would notice that one.
remark-tickets-1 = One more journey can’t hurt.
remark-tickets-2 = Someone has to go there.
remark-stuck-1 = Rock. Nothing but rock.
remark-stuck-2 = Another time, mountain.
remark-last-1 = Last round, everybody.
remark-last-2 = All change, please!
remark-over-1 = Thank you for the game.
remark-over-2 = That was a good one. Again?
bot-budget-iterations = { $count ->
    [one] Plays { $count } game ahead for a move.
   *[other] Plays { $count } games ahead for a move.
}
bot-budget-seconds = { $seconds ->
    [one] Thinks up to { $seconds } second a move.
   *[other] Thinks up to { $seconds } seconds a move.
}
error-no-budget = The bot “{ $name }” answers at once; only “express” takes a budget, such as express@400.
error-bad-slips = “{ $name }”: how often a novice slips is a share between 0 and 1, such as novice@0.2.
error-bad-budget = “{ $name }” has no proper budget: it is a number of iterations such as 400, or seconds such as 0.5s.

# Why a move was made: one sentence, for bots and for hints alike, so without a subject
reason-only = The only legal move.
reason-random = Any move is as good as another.
reason-other = It looks best.
reason-pass = Nothing else is possible.

# The same from what everybody sees: before the end of a game, tickets and hand are nobody's business
reason-open-other = The reason stays secret until the end of the game.
reason-open-claim-joins = Joins two parts of the network already on the board.
reason-open-claim-extends = Extends the line already on the board.
reason-open-draw-unseen = A card from the deck gives nothing away, and it may be a locomotive.
reason-open-draw-locomotive = A locomotive fits every route.
reason-open-draw-colour = { $have ->
    [one] Cards of one colour pay for long routes: this is the first of its colour taken openly ({ $card }).
   *[other] Cards of one colour pay for long routes: { $have } of this colour have been taken openly so far ({ $card }).
}
reason-open-tickets = { $trains ->
    [one] { $trains } train is left for the routes of new tickets.
   *[other] { $trains } trains are left for the routes of new tickets.
}
reason-open-keep = Which tickets are kept, and why, stays secret until the end of the game.

reason-claim-completes = { $count ->
    [one] Completes the ticket { $tickets }.
   *[other] Completes the tickets { $tickets }.
}
reason-claim-ticket = { $count ->
    [one] Helps the ticket { $tickets }.
   *[other] Helps several tickets: { $tickets }.
}
reason-claim-contested = { $count ->
    [one] Helps the ticket { $tickets }, and a rival’s tracks touch both ends: it may soon be gone.
   *[other] Helps several tickets ({ $tickets }), and a rival’s tracks touch both ends: it may soon be gone.
}
reason-claim-only-way = { $count ->
    [one] Without it the ticket { $tickets } cannot be completed.
   *[other] Without it these tickets cannot be completed: { $tickets }.
}
reason-claim-block = Keeps a rival from joining up the tracks at both its ends.
reason-claim-points = { $points ->
    [one] Scores { $points } point at once.
   *[other] Scores { $points } points at once.
}
reason-claim-points-done = { $points ->
    [one] The tickets are complete: now points count, and this scores { $points }.
   *[other] The tickets are complete: now points count, and this scores { $points }.
}
reason-claim-last = { $points ->
    [one] Last turn: scores the { $points } point still available.
   *[other] Last turn: scores the { $points } points still available.
}
reason-claim-end = { $trains ->
    [0] Uses up the trains, which begins the last round.
    [one] Leaves { $trains } train, which begins the last round.
   *[other] Leaves { $trains } trains, which begins the last round.
}

reason-draw-colour = { $count ->
    [one] { $route } still needs { $missing } (for the ticket { $tickets }).
   *[other] { $route } still needs { $missing } (for the tickets { $tickets }).
}
reason-draw-save = Saves a locomotive on { $route }.
reason-draw-spare = A card to spare in case the tunnel { $route } costs more.
reason-draw-points = { $points ->
    [one] { $route } would score { $points } point and still needs { $missing }.
   *[other] { $route } would score { $points } points and still needs { $missing }.
}
reason-draw-collect = Cards of one colour pay for long routes ({ $card }: { $have } with this one).
reason-draw-locomotive-finish = With a locomotive { $route } can be claimed.
reason-draw-locomotive = { $lacking ->
    [0] A locomotive fits every route.
    [one] A locomotive fits everywhere, and the plan is { $lacking } card short.
   *[other] A locomotive fits everywhere, and the plan is { $lacking } cards short.
}
reason-draw-unseen = Nothing in the market helps: { $route } still needs { $missing }.
reason-draw-unseen-free = Nothing in the market is needed, and a card from the deck may be a locomotive.
reason-draw-unseen-chance = { $lacking ->
    [one] A card from the deck may be a locomotive, and the plan is { $lacking } card short.
   *[other] A card from the deck may be a locomotive, and the plan is { $lacking } cards short.
}
reason-draw-last = The last turn, and nothing else scores anything.
reason-missing-purple = { $count ->
    [one] { $count } purple card
   *[other] { $count } purple cards
}
reason-missing-blue = { $count ->
    [one] { $count } blue card
   *[other] { $count } blue cards
}
reason-missing-orange = { $count ->
    [one] { $count } orange card
   *[other] { $count } orange cards
}
reason-missing-white = { $count ->
    [one] { $count } white card
   *[other] { $count } white cards
}
reason-missing-green = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}
reason-missing-yellow = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
reason-missing-black = { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}
reason-missing-red = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}
reason-missing-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

reason-tickets-done = { $done ->
    [one] The only ticket is complete
    [2] Both tickets are complete
   *[other] All { $done } tickets are complete
}, and { $trains ->
    [one] { $trains } train is
   *[other] { $trains } trains are
} left for more.
reason-tickets-hopeless = The open tickets can no longer be completed; new ones may fit the tracks already built.
reason-tickets-time = The plan needs { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}: there is time for another ticket.

reason-keep-done = { $count ->
    [one] Complete already: { $tickets }.
   *[other] All complete already: { $tickets }.
}
reason-keep-line = Everything lies along one line: { $together ->
    [one] { $together } train
   *[other] { $together } trains
} in all instead of { $apart } one by one.
reason-keep-way = The plan passes there anyway: not a single extra train is needed.
reason-keep-near = { $more ->
    [one] Only { $more } train more than planned
   *[other] Only { $more } trains more than planned
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-keep-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}.
reason-keep-least = Something must be kept, and this loses least.

reason-found = { $games ->
    [one] { $games } game played ahead: this wins { $win }%.
   *[other] { $games } games played ahead: this wins { $win }%.
}
reason-found-next = { $games ->
    [one] { $games } game played ahead: this wins { $win }%, the next best move { $next }%.
   *[other] { $games } games played ahead: this wins { $win }%, the next best move { $next }%.
}
